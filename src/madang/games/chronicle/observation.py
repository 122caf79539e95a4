"""Chronicle: what a seat knows as numbers (CR-INFO-1); docs/observations/chronicle.md explains every index."""

from madang.engine.knowledge import seen_from
from madang.engine.observing import at_table, first, numbers
from madang.engine.rule import NOBODY, NOTHING, around, lowest, rule, whole
from madang.games.chronicle.cards import CARDS, HISTORIES, MEASURES, ROUNDS_REMEMBERED, SUITS
from madang.games.chronicle.histories import excluded_seats, measure
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
def mark(members, value, at, out):
    """Writes one value for all members of a set, the first of which would stand at that index."""
    while members:
        out[at + lowest(members)] = value
        members &= members - 1


@rule
def observe(state, seat, out):
    """What a seat knows as numbers; docs/observations/chronicle.md explains every index."""
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
    mark(whole(state.aside), IN_ASIDE, CARD_PLACES, out)
    for number in range(discarded):
        out[CARD_PLACES + whole(state.discard[number])] = IN_DISCARD
    observe_histories(state, out)
    excluded = excluded_seats(state)
    for away in range(players):
        observe_seat(state, around(seat + away, players), away, excluded, FIRST_SEAT + away * SEAT_FEATURES, out)
    mark(whole(state.hand[seat]), OWN_HAND, CARD_PLACES, out)
    if state.down[seat] > 0:
        out[CARD_PLACES + whole(state.down[seat]) - 1] = OWN_DOWN


@rule
def observe_histories(state, out):
    mark(whole(state.used), WAS_USED, HISTORY_PLACES, out)
    mark(whole(state.paying), IS_PAYING, HISTORY_PLACES, out)
    for number in range(whole(state.turned_up)):
        out[HISTORY_PLACES + whole(state.turned[number])] = TURNED_UP
    for back in range(ROUNDS_REMEMBERED):
        mark(whole(state.paid[back]), 1, EARLIER + back * len(HISTORIES), out)


@rule
def observe_seat(state, other, away, excluded, at, out):
    allies = whole(state.allies[other])
    card = whole(state.table[other])
    mark(whole(state.known[other]), IN_HAND + away, CARD_PLACES, out)
    mark(allies, AN_ALLY + away, CARD_PLACES, out)
    shown = 0
    if card == FACE_DOWN:
        shown = 3
    elif card != NOTHING:
        shown = 1 if whole(state.face_up) >> card & 1 else 2
        out[CARD_PLACES + card] = away + (FACE_UP if shown == 1 else TURNED)
    out[at] = state.fame[other]
    out[at + 1] = state.held[other]
    mark(whole(state.voids[other]), 1, at + 2, out)
    out[at + 5] = shown
    out[at + 6] = excluded >> other & 1
    if allies:
        for what in range(len(MEASURES)):
            out[at + 7 + what] = measure(allies, what)
