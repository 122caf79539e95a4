"""Gosu X: what a seat knows as numbers, for bots that learn. docs/observations/gosux.md explains every index; that
nothing hidden is in it, the tests check against `redeal` and the view."""

from madang.engine.knowledge import seen_from
from madang.engine.observing import at_table, first, numbers
from madang.engine.rule import NOTHING, lowest, rule, size, whole
from madang.games.gosux.cards import CLANS, CLANS_EACH, KINDS, PLACES, SEATS, SLOTS
from madang.games.gosux.knowledge import held_kind, text_under_way
from madang.games.gosux.queries import kind_of, military
from madang.games.gosux.state import ASK_NOTHING

OBSERVATION_VERSION = 2
MOST_NUMBER = 127
TOP_SHOWN, BOTTOM_SHOWN = 5, 3
SEAT = numbers(
    *(("clans", CLANS_EACH), "tokens in hand", "tokens spent", "tokens owned", "supremacy", "passed"),
    *("cards in hand", "cards in deck", "military value", "face-up cards"),
    *(("army cards", SLOTS), ("army faces", SLOTS), ("army tokens", SLOTS), ("army texts", SLOTS)),
    *(("hand", len(KINDS)), ("known hand", len(KINDS)), ("discard", len(KINDS)), ("removed", len(KINDS))),
    *(("revealed", len(KINDS)), ("barred", len(KINDS)), ("deck top", TOP_SHOWN), ("deck bottom", BOTTOM_SHOWN)),
)
OBSERVATION = numbers(
    *("version", "stage", "round", "turn", "asked", "to act", "active", "first", "turns left", "additional"),
    *("granted", "open discard", "wonder", "bounty", "result", "text", "source", "held", "count", "clan", "level"),
    *("place", "other place", ("tiles", len(CLANS)), ("seats", SEAT, SEATS)),
)
FIRST_TILE = first(OBSERVATION, "tiles")
FIRST_SEAT = first(OBSERVATION, "seats")
SEAT_FEATURES = SEAT.itemsize
ARMY = first(SEAT, "army cards")
BAGS = first(SEAT, "hand")
KNOWN_DECK = first(SEAT, "deck top")


def place_at_table(number: int, observer: int, players: int) -> int:
    """A place, with the slots of seat 0 first instead of one's own."""
    return number if number < 0 else at_table(number // SLOTS, observer, players) * SLOTS + number % SLOTS


NAMING_SEATS = {
    **dict.fromkeys(("to act", "active", "first", "wonder"), at_table),
    **dict.fromkeys(("bounty", "source", "place", "other place"), place_at_table),
}


@rule
def write_bag(state, seat, bag, out, at):
    """Counts by kind of a bag of a seat's cards."""
    while bag:
        out[at + kind_of(state, seat, lowest(bag))] += 1
        bag &= bag - 1


@rule
def place_from(seat, place):
    """A place counted from the observer's own army; NOTHING stays."""
    return (place + seat * SLOTS) % PLACES if place != NOTHING else NOTHING


@rule
def observe_seat(state, other, hand, out, at):
    """What is known of one seat, `hand` being the cards of its hand that the observer knows."""
    for slot in range(CLANS_EACH):
        out[at + slot] = state.clans[other, slot]
    out[at + 3] = state.tokens[other]
    out[at + 4] = state.spent[other]
    out[at + 5] = state.owned[other]
    out[at + 6] = state.supremacy[other]
    out[at + 7] = state.passed[other]
    out[at + 8] = state.hand_size[other]
    out[at + 9] = state.deck_size[other]
    out[at + 10] = military(state, other)
    out[at + 11] = size(whole(state.up[other]))
    for slot in range(SLOTS):
        card = whole(state.army[other, slot])
        lies = card != NOTHING
        up = whole(state.up[other]) >> slot & 1
        out[at + ARMY + slot] = kind_of(state, other, card) if lies else NOTHING
        out[at + ARMY + SLOTS + slot] = (1 if up else 2) if lies else 0
        out[at + ARMY + 2 * SLOTS + slot] = state.laid[other, slot]
        out[at + ARMY + 3 * SLOTS + slot] = state.text[other, slot]
    barred = whole(state.barred[other, 0]) | whole(state.barred[other, 1])
    write_bag(state, other, hand, out, at + BAGS)
    write_bag(state, other, whole(state.seen[other]), out, at + BAGS + len(KINDS))
    write_bag(state, other, whole(state.discard[other]), out, at + BAGS + 2 * len(KINDS))
    write_bag(state, other, whole(state.removed[other]), out, at + BAGS + 3 * len(KINDS))
    write_bag(state, other, whole(state.revealed[other]), out, at + BAGS + 4 * len(KINDS))
    write_bag(state, other, barred, out, at + BAGS + 5 * len(KINDS))
    top = whole(state.deck_size[other]) - 1
    write_known(state, other, top, -1, TOP_SHOWN, out, at + KNOWN_DECK)
    write_known(state, other, 0, 1, BOTTOM_SHOWN, out, at + KNOWN_DECK + TOP_SHOWN)


@rule
def write_known(state, seat, position, step, number, out, at):
    """The kinds of a deck's cards from one end on, as far as all know them."""
    known = True
    for place in range(number):
        known = known and position >= 0 and whole(state.known[seat]) >> position & 1 != 0
        out[at + place] = kind_of(state, seat, whole(state.deck[seat, position])) if known else NOTHING
        position += step


@rule
def observe(state, seat, out):
    """What a seat knows as numbers; docs/observations/gosux.md explains every index."""
    frame = whole(state.depth) - 1
    asked = state.asked != ASK_NOTHING
    out[0] = OBSERVATION_VERSION
    out[1] = state.stage
    out[2] = state.round_number
    out[3] = min(MOST_NUMBER, whole(state.turns))
    out[4] = state.asked
    out[5] = seen_from(seat, whole(state.ask_seat), SEATS)
    out[6] = seen_from(seat, whole(state.active), SEATS)
    out[7] = seen_from(seat, whole(state.first), SEATS)
    out[8] = state.turns_left
    out[9] = state.additional
    out[10] = state.granted
    out[11] = state.open_discard
    out[12] = seen_from(seat, whole(state.wonder), SEATS)
    out[13] = place_from(seat, whole(state.bounty))
    result = whole(state.result)
    out[14] = (result >> seat & 1) | (result >> 1 - seat & 1) << 1
    out[15] = text_under_way(state) if asked else NOTHING
    out[16] = place_from(seat, whole(state.source[frame])) if asked else NOTHING
    out[17] = held_kind(state) if asked else NOTHING
    out[18] = state.count[frame]
    out[19] = state.clan[frame]
    out[20] = state.level[frame]
    out[21] = place_from(seat, whole(state.place[frame]))
    out[22] = place_from(seat, whole(state.other[frame]))
    for clan in range(len(CLANS)):
        out[FIRST_TILE + clan] = whole(state.tiles) >> clan & 1
    observe_seat(state, seat, whole(state.hand[seat]), out, FIRST_SEAT)
    observe_seat(state, 1 - seat, whole(state.seen[1 - seat]), out, FIRST_SEAT + SEAT_FEATURES)


assert max(len(KINDS), PLACES) <= MOST_NUMBER
