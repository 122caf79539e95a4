"""Gosu X: what a seat knows as numbers, for bots that learn. docs/observations/gosux.md explains every index; that
nothing hidden is in it, the tests check against `redeal` and the view."""

from madang.engine.knowledge import seen_from
from madang.engine.rule import NOTHING, rule, size, whole
from madang.games.gosux.cards import CLAN_CARDS, CLANS, CLANS_EACH, KINDS, KINDS_IN_CLAN, PLACES, SEATS, SLOTS
from madang.games.gosux.effects.tables import FIRST_TROOPS, PLACE_OF
from madang.games.gosux.knowledge import held_kind, text_under_way
from madang.games.gosux.queries import kind_of, military
from madang.games.gosux.state import ASK_NOTHING

OBSERVATION_VERSION = 2
MOST_NUMBER = 127
TOP_SHOWN, BOTTOM_SHOWN = 5, 3
FIRST_TILE = 23
FIRST_SEAT = FIRST_TILE + len(CLANS)
SEAT_NUMBERS = 12
ARMY = SEAT_NUMBERS
BAGS = ARMY + 4 * SLOTS
KNOWN_DECK = BAGS + 6 * len(KINDS)
SEAT_FEATURES = KNOWN_DECK + TOP_SHOWN + BOTTOM_SHOWN
OBSERVATION_SIZE = FIRST_SEAT + SEATS * SEAT_FEATURES


@rule
def write_bag(state, seat, bag, out, at):
    """Counts by kind of a bag of a seat's cards."""
    for kind in range(len(KINDS)):
        out[at + kind] = 0
    for slot in range(CLANS_EACH):
        clan = whole(state.clans[seat, slot])
        if clan != NOTHING:
            for number in range(KINDS_IN_CLAN):
                card = slot * CLAN_CARDS + whole(PLACE_OF[number])
                second = FIRST_TROOPS >> card & 1 & bag >> card + 1
                out[at + clan * KINDS_IN_CLAN + number] = (bag >> card & 1) + second


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
