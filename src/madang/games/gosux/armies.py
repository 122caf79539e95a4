"""Gosu X: what happens to cards in play. Every change of an army ends in `refresh`."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, size, whole
from madang.games.gosux import cards
from madang.games.gosux.cards import (
    BOUNTY_RETURNED,
    COLUMNS,
    FIRST_SLOT,
    FREED,
    FULL_ARMY,
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
def tokens_to_spent(state, place_number, events):
    """GX-TOK-2: the tokens on a card go to the spent zone."""
    seat = place_number // SLOTS
    slot = place_number % SLOTS
    number = whole(state.laid[seat, slot])
    if number > 0:
        state.laid[seat, slot] = 0
        state.spent[seat] += number
        spent = place(cards.SPENT_ZONE, seat)
        tell(events, TOKEN_SPENT, seat, NOTHING, slot_zone(place_number), spent, number, GX_TOK_2, PUBLIC)


@rule
def stand(state, seat, slot, card, events):
    """GX-KW-WONDER, GX-WIN-3: a card comes to lie face up on a slot; it may take the Wonder token or win the game."""
    state.army[seat, slot] = card
    state.up[seat] |= 1 << slot
    refresh(state)
    if has_keyword(state, seat * SLOTS + slot, WONDER) and state.wonder != seat:
        source = (
            place(cards.BOARD_ZONE, TABLE) if state.wonder == NOBODY else place(cards.TOKENS_ZONE, whole(state.wonder))
        )
        kind = kind_of(state, seat, card)
        state.wonder = seat
        tell(events, WONDER_TAKEN, seat, kind, source, place(cards.TOKENS_ZONE, seat), 1, GX_KW_WONDER, PUBLIC)
    check_full_army(state, seat, events)


@rule
def drop_bounty(state, place_number, events):
    """GX-KW-BOUNTY: the token leaves with its card."""
    if state.bounty == place_number:
        state.bounty = NOTHING
        board = place(cards.BOARD_ZONE, TABLE)
        tell(events, BOUNTY_RETURNED, NOBODY, NOTHING, slot_zone(place_number), board, 1, GX_KW_BOUNTY, PUBLIC)


@rule
def leave(state, place_number, events):
    """A FREE card leaves play; returns the card. What lay on it goes, too."""
    seat = place_number // SLOTS
    slot = place_number % SLOTS
    card = whole(state.army[seat, slot])
    tokens_to_spent(state, place_number, events)
    drop_bounty(state, place_number, events)
    state.army[seat, slot] = NOTHING
    state.up[seat] &= ~(1 << slot)
    state.rows[seat, slot // COLUMNS] -= 1
    refresh(state)
    return card


@rule
def turn_down(state, place_number, events):
    """GX-KW-CAPTURE: a card is turned face down."""
    tokens_to_spent(state, place_number, events)
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
