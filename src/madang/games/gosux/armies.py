"""Gosu X: what happens to cards in play. Every change of an army ends in `refresh`."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, size, whole
from madang.games.gosux import cards
from madang.games.gosux.cards import (
    BOUNTY_RETURNED,
    COLUMNS,
    ENTERED,
    FIRST_SLOT,
    FREED,
    FULL_ARMY,
    GX_ARMY_1,
    GX_KW_BOUNTY,
    GX_KW_WONDER,
    GX_TOK_2,
    GX_WIN_3,
    ROWS,
    SLOTS,
    SWAPPED,
    TOKEN_SPENT,
    WONDER,
    WONDER_TAKEN,
)
from madang.games.gosux.queries import has_keyword, kind_at, kind_of, refresh
from madang.games.gosux.zones import win


@rule
def slot_zone(place_number):
    """A place of an army as a place of an event."""
    return place(FIRST_SLOT + place_number % SLOTS, place_number // SLOTS)


@rule
def check_full_army(state, seat, events):
    """GX-WIN-3: fifteen face-up cards win."""
    if size(whole(state.up[seat])) == FULL_ARMY:
        win(state, 1 << seat, GX_WIN_3, events)


@rule
def take_tokens(state, place_number):
    """GX-TOK-2: the tokens on a card go to the spent zone; returns how many."""
    seat = place_number // SLOTS
    slot = place_number % SLOTS
    number = whole(state.laid[seat, slot])
    state.laid[seat, slot] = 0
    state.spent[seat] += number
    return number


@rule
def take_bounty(state, place_number):
    """GX-KW-BOUNTY: the token leaves with its card; returns whether it was there."""
    if state.bounty == place_number:
        state.bounty = NOTHING
        return True
    return False


@rule
def tell_taken(place_number, tokens, bounty, events):
    """What lay on a card and went."""
    here = slot_zone(place_number)
    seat = place_number // SLOTS
    if tokens > 0:
        tell(events, TOKEN_SPENT, seat, NOTHING, here, place(cards.SPENT_ZONE, seat), tokens, GX_TOK_2, PUBLIC)
    if bounty:
        board = place(cards.BOARD_ZONE, TABLE)
        tell(events, BOUNTY_RETURNED, NOBODY, NOTHING, here, board, 1, GX_KW_BOUNTY, PUBLIC)


@rule
def stand(state, seat, slot, card, events):
    """GX-ARMY-1, GX-KW-WONDER, GX-WIN-3: a card comes to lie face up on a slot; it may take the Wonder token or win the
    game."""
    state.army[seat, slot] = card
    state.up[seat] |= 1 << slot
    refresh(state)
    here = slot_zone(seat * SLOTS + slot)
    tell(events, ENTERED, seat, kind_of(state, seat, card), NOWHERE, here, 1, GX_ARMY_1, PUBLIC)
    if has_keyword(state, seat * SLOTS + slot, WONDER) and state.wonder != seat:
        source = (
            place(cards.BOARD_ZONE, TABLE) if state.wonder == NOBODY else place(cards.TOKENS_ZONE, whole(state.wonder))
        )
        kind = kind_of(state, seat, card)
        state.wonder = seat
        tell(events, WONDER_TAKEN, seat, kind, source, place(cards.TOKENS_ZONE, seat), 1, GX_KW_WONDER, PUBLIC)
    check_full_army(state, seat, events)


@rule
def leave(state, place_number):
    """A FREE card leaves play; returns the card."""
    seat = place_number // SLOTS
    slot = place_number % SLOTS
    card = whole(state.army[seat, slot])
    state.army[seat, slot] = NOTHING
    state.up[seat] &= ~(1 << slot)
    state.rows[seat, slot // COLUMNS] -= 1
    refresh(state)
    return card


@rule
def turn_down(state, place_number):
    """GX-KW-CAPTURE: a card is turned face down."""
    state.up[place_number // SLOTS] &= ~(1 << place_number % SLOTS)
    refresh(state)


@rule
def occupied(state, seat):
    """The slots of an army on which a card lies."""
    slots = 0
    for row in range(ROWS):
        slots |= ((1 << whole(state.rows[seat, row])) - 1) << row * COLUMNS
    return slots


@rule
def turn_up(state, by, seat, slots, cause, events):
    """GX-KW-RELEASE, GX-WIN-3: captured cards of an army are turned up."""
    left = slots & occupied(state, seat) & ~whole(state.up[seat])
    if left:
        state.up[seat] |= left
        refresh(state)
        while left:
            there = seat * SLOTS + lowest(left)
            left &= left - 1
            tell(events, FREED, by, kind_at(state, there), slot_zone(there), slot_zone(there), 1, cause, PUBLIC)
        check_full_army(state, seat, events)


@rule
def swapped_place(number, one, other):
    """Where a place is found after two places have been swapped."""
    if number == one:
        return other
    if number == other:
        return one
    return number


@rule
def swap(state, by, one, other, cause, events):
    """GX-PLAY-5: two cards of one row change places, with what lies on them; frames that mean one of them follow it."""
    seat = one // SLOTS
    here = one % SLOTS
    there = other % SLOTS
    card = whole(state.army[seat, here])
    state.army[seat, here] = state.army[seat, there]
    state.army[seat, there] = card
    tokens = whole(state.laid[seat, here])
    state.laid[seat, here] = state.laid[seat, there]
    state.laid[seat, there] = tokens
    up = whole(state.up[seat])
    if (up >> here ^ up >> there) & 1:
        state.up[seat] = up ^ (1 << here | 1 << there)
    state.bounty = swapped_place(whole(state.bounty), one, other)
    for frame in range(whole(state.depth)):
        state.source[frame] = swapped_place(whole(state.source[frame]), one, other)
        state.place[frame] = swapped_place(whole(state.place[frame]), one, other)
    refresh(state)
    tell(events, SWAPPED, by, kind_at(state, other), slot_zone(one), slot_zone(other), 1, cause, PUBLIC)
    tell(events, SWAPPED, by, kind_at(state, one), slot_zone(other), slot_zone(one), 1, cause, PUBLIC)


assert NOWHERE == NOTHING
