"""Chronicle: what a seat knows as numbers (CR-INFO-1); docs/observations/chronicle.md explains every index."""

import numpy as np

from madang.engine.eights import EIGHT, members, write_eight
from madang.engine.knowledge import seen_from
from madang.engine.observing import at_table, first, numbers
from madang.engine.rule import NOBODY, NOTHING, around, rule, whole
from madang.games.chronicle.cards import ALL_CARDS, CARDS, HISTORIES, MEASURES, ROUNDS_REMEMBERED, SUITS
from madang.games.chronicle.histories import excluded_seats, measure, turned_set
from madang.games.chronicle.rules import winning_seat
from madang.games.chronicle.state import FACE_DOWN, SEATS

OBSERVATION_VERSION = 2
SEAT = numbers("fame", "cards in hand", ("voids", len(SUITS)), "card", "excluded", ("allies", len(MEASURES)))
OBSERVATION = numbers(
    *("version", "players", "round", "phase", "asked", "to act", "leader", "suit", "meeting", "through"),
    *("two histories", "play on", "discarded", "top discard", "given", "pile", "winning"),
    *(("cards", CARDS), ("histories", len(HISTORIES)), ("last round", len(HISTORIES))),
    *(("the round before", len(HISTORIES)), ("seats", SEAT, SEATS)),
)
CARD_PLACES = first(OBSERVATION, "cards")
HISTORY_PLACES = first(OBSERVATION, "histories")
EARLIER = first(OBSERVATION, "last round")
FIRST_SEAT = first(OBSERVATION, "seats")
SEAT_FEATURES = SEAT.itemsize
OBSERVATION_SIZE = OBSERVATION.itemsize
CARDS_IN_EIGHTS, HISTORIES_IN_EIGHTS = -(-CARDS // EIGHT), -(-len(HISTORIES) // EIGHT)
"""In how many words cards are written; the last one may reach into numbers that are written after it."""
COUNTED_TOGETHER = np.array(
    [
        [sum(measure(cards << EIGHT * byte, what) << 8 * what for what in range(len(MEASURES))) for cards in range(256)]
        for byte in range(CARDS_IN_EIGHTS)
    ],
    np.int64,
)
"""COUNTED_TOGETHER[byte, cards]: what these eight cards count as Allies, all measures as one word, a byte each."""

OWN_HAND, OWN_DOWN, IN_DISCARD, IN_ASIDE = 1, 2, 3, 4
AN_ALLY, IN_HAND, FACE_UP, TURNED = 10, 20, 30, 40
"""Where a card is; the last four are counted up by whose it is, clockwise from the observer."""
WAS_USED, TURNED_UP, IS_PAYING = 1, 2, 3
"""Where a History card is."""


def place_at_table(number: int, observer: int, players: int) -> int:
    """Where a card is, with its seat numbered as at the table."""
    return number if number < AN_ALLY else number // 10 * 10 + at_table(number % 10, observer, players)


NAMING_SEATS = dict.fromkeys(("to act", "leader", "winning"), at_table) | {"cards": place_at_table}


@rule
def observe(state, seat, out):
    """What a seat knows as numbers; docs/observations/chronicle.md explains every index."""
    assert len(out) >= OBSERVATION_SIZE  # looked at once, so that no number below has to be
    players = whole(state.players)
    discarded = whole(state.discarded)
    out[0] = OBSERVATION_VERSION
    out[1] = players
    out[2] = min(whole(state.round_number), 127)
    out[3] = state.phase
    out[4] = state.asked
    out[5] = seen_from(seat, whole(state.seat), players)
    out[6] = seen_from(seat, whole(state.leader), players)
    out[7] = state.suit
    out[8] = state.meeting
    out[9] = state.turn
    out[10] = state.two_histories
    out[11] = state.play_on
    out[12] = discarded
    out[13] = state.discard[discarded - 1] if discarded > 0 else NOTHING
    out[14] = state.given
    out[15] = state.pile_size
    out[16] = seen_from(seat, winning_seat(state), players) if whole(state.face_up) else NOBODY
    observe_cards(state, seat, out)
    observe_histories(state, out)
    excluded = excluded_seats(state)
    for away in range(SEATS):
        if away < players:
            observe_seat(state, around(seat + away, players), excluded, FIRST_SEAT + away * SEAT_FEATURES, out)
    if state.down[seat] > 0:
        out[CARD_PLACES + whole(state.down[seat]) - 1] = OWN_DOWN


@rule
def observe_cards(state, seat, out):
    """Where every card is: the tens say in what kind of place, the ones say whose, and are gathered bit by bit."""
    players = whole(state.players)
    discarded = 0
    for number in range(whole(state.discarded)):
        discarded |= 1 << whole(state.discard[number])
    allies, known, meeting, odd, second, third = 0, 0, 0, 0, 0, 0
    for away in range(SEATS):
        if away < players:
            other = around(seat + away, players)
            held = whole(state.known[other]) if away else 0
            played = 1 << whole(state.table[other]) + 1 >> 1 & ALL_CARDS
            here = whole(state.allies[other]) | held | played
            allies |= whole(state.allies[other])
            known |= held
            meeting |= played
            odd |= here if away & 1 else 0
            second |= here if away & 2 else 0
            third |= here if away & 4 else 0
    face_up = meeting & whole(state.face_up)
    for number in range(CARDS_IN_EIGHTS):
        at = EIGHT * number
        tens = AN_ALLY * members(allies, at) + IN_HAND * members(known, at)
        tens += FACE_UP * members(face_up, at) + TURNED * members(meeting & ~face_up, at)
        ones = members(odd, at) + 2 * members(second, at) + 4 * members(third, at)
        ones += OWN_HAND * members(whole(state.hand[seat]), at)
        ones += IN_DISCARD * members(discarded, at) + IN_ASIDE * members(whole(state.aside), at)
        write_eight(tens + ones, out, CARD_PLACES + at)


@rule
def observe_histories(state, out):
    turned = turned_set(state)
    paying = whole(state.paying) & ~turned
    used = whole(state.used) & ~turned & ~paying
    for number in range(HISTORIES_IN_EIGHTS):
        at = EIGHT * number
        found = WAS_USED * members(used, at) + IS_PAYING * members(paying, at) + TURNED_UP * members(turned, at)
        write_eight(found, out, HISTORY_PLACES + at)
    for back in range(ROUNDS_REMEMBERED):
        for number in range(HISTORIES_IN_EIGHTS):
            at = EIGHT * number
            write_eight(members(whole(state.paid[back]), at), out, EARLIER + back * len(HISTORIES) + at)


@rule
def observe_seat(state, other, excluded, at, out):
    allies = whole(state.allies[other])
    voids = whole(state.voids[other])
    card = whole(state.table[other])
    shown = 2 - (whole(state.face_up) >> max(card, 0) & 1)
    shown = 0 if card == NOTHING else 3 if card == FACE_DOWN else shown
    out[at] = state.fame[other]
    out[at + 1] = state.held[other]
    out[at + 2] = voids & 1
    out[at + 3] = voids >> 1 & 1
    begun = (voids >> 2 & 1) | shown << 8 | (excluded >> other & 1) << 16
    write_eight(begun | counted(allies) << 24, out, at + 4)


@rule
def counted(allies):
    """CR-END-3, CR-CARD-2: what a set of Allies counts, all measures as one word, a byte each."""
    word = 0
    for byte in range(CARDS_IN_EIGHTS):
        word += COUNTED_TOGETHER[byte, allies >> EIGHT * byte & 255]
    return word


assert SEAT_FEATURES == 4 + EIGHT
