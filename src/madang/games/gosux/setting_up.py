"""Gosu X: an empty table, the draft, the decks and the starting hands."""

from itertools import combinations

import numpy as np

from madang.engine.events import NOWHERE, place, tell
from madang.engine.names import Names
from madang.engine.rng import below
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, size, whole
from madang.games.gosux import cards
from madang.games.gosux.cards import (
    CLANS,
    CLANS_EACH,
    DECK_CARDS,
    DRAFTED,
    FIRST_TOKENS,
    GX_SET_1,
    GX_SET_2,
    GX_SET_3,
    HAND_CARDS,
    IMMORTAL_KIND,
    KINDS_IN_CLAN,
    REDREW,
    SEATS,
    SHOWED,
    SLOTS,
    TILE_ACTIVE,
)
from madang.games.gosux.effects.tables import ALL_CARDS
from madang.games.gosux.frames import clear_frame
from madang.games.gosux.queries import kind_of, refresh
from madang.games.gosux.state import DEPTH, MULLIGAN
from madang.games.gosux.zones import draw_cards, fill_deck, shuffle

_draft = Names()
FULL_DRAFT = _draft("full")
RANDOM_DRAFT = _draft("random")
GIVEN_DRAFT = _draft("given")
DRAFTS = _draft.all

_DECKS = list(combinations(range(len(CLANS)), CLANS_EACH))
_PAIRS = [(one, other) for one in _DECKS for other in _DECKS if not set(one) & set(other)]
GIVEN_CLANS = np.array(_PAIRS, np.int64)
"""GIVEN_CLANS[value of the option `clans`, seat, slot]: every way in which two players can have three clans each."""
GIVEN_NAMES = tuple("/".join("+".join(CLANS[clan] for clan in deck) for deck in pair) for pair in _PAIRS)


@rule
def clear(state):
    """An empty table."""
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.discard[seat] = 0
        state.removed[seat] = 0
        state.revealed[seat] = 0
        state.seen[seat] = 0
        state.known[seat] = 0
        state.holds[seat] = 0
        state.up[seat] = 0
        state.free[seat] = 0
        state.ethereal[seat] = 0
        state.deck_size[seat] = 0
        state.hand_size[seat] = 0
        state.tokens[seat] = FIRST_TOKENS
        state.spent[seat] = 0
        state.owned[seat] = FIRST_TOKENS
        state.supremacy[seat] = 0
        state.passed[seat] = 0
        state.barred[seat, 0] = 0
        state.barred[seat, 1] = 0
        for i in range(3):
            state.choices[seat, i] = 0
            state.rows[seat, i] = 0
            state.support[seat, i] = 0
            state.clans[seat, i] = NOTHING
        for slot in range(SLOTS):
            state.army[seat, slot] = NOTHING
            state.laid[seat, slot] = 0
            state.text[seat, slot] = NOTHING
        for position in range(DECK_CARDS):
            state.deck[seat, position] = NOTHING
    for frame in range(DEPTH):
        clear_frame(state, frame)
    state.chain = 0
    state.marked = 0
    state.ended = 0
    state.tiles = 0
    state.turns = 0
    state.active = NOBODY
    state.stage = MULLIGAN
    state.round_number = 0
    state.turns_left = NOTHING
    state.additional = 0
    state.granted = 0
    state.open_discard = 0
    state.wonder = NOBODY
    state.bounty = NOTHING
    state.result = 0
    state.reason = 0
    for seat in range(SEATS):
        state.sung[seat] = 0


@rule
def draft_at_random(state):
    """GX-SET-1: six of the eight clans, three each."""
    left = (1 << len(CLANS)) - 1
    for taken in range(SEATS * CLANS_EACH):
        number = below(state.generator, len(CLANS) - taken)
        clans = left
        for _ in range(number):
            clans &= clans - 1
        clan = lowest(clans)
        left &= ~(1 << clan)
        state.clans[taken // CLANS_EACH, taken % CLANS_EACH] = clan


@rule
def tell_clan(events, what, seat, clan, cause):
    """An event about a clan names it by its Immortal."""
    tell(events, what, seat, clan * KINDS_IN_CLAN + IMMORTAL_KIND, NOWHERE, NOWHERE, 1, cause, PUBLIC)


@rule
def take_clan(state, top, events):
    """GX-SET-1."""
    seat = whole(state.who[top])
    clan = whole(state.clan[top])
    slot = 0
    while state.clans[seat, slot] != NOTHING:
        slot += 1
    state.clans[seat, slot] = clan
    state.clan[top] = NOTHING
    tell_clan(events, DRAFTED, seat, clan, GX_SET_1)


@rule
def set_up(state, events):
    """GX-SET-1, GX-SET-2: clans in order, the tiles of the two left become active, decks shuffled, seven cards each."""
    tiles = (1 << len(CLANS)) - 1
    for seat in range(SEATS):
        for slot in range(CLANS_EACH):
            tiles &= ~(1 << whole(state.clans[seat, slot]))
            for other in range(slot):
                if state.clans[seat, slot] < state.clans[seat, other]:
                    clan = whole(state.clans[seat, slot])
                    state.clans[seat, slot] = state.clans[seat, other]
                    state.clans[seat, other] = clan
    state.tiles = tiles
    state.stage = MULLIGAN
    refresh(state)
    while tiles:
        tell_clan(events, TILE_ACTIVE, NOBODY, lowest(tiles), GX_SET_1)
        tiles &= tiles - 1
    for turn in range(SEATS):
        seat = turn if state.first == 0 else 1 - turn
        fill_deck(state, seat, ALL_CARDS)
        shuffle(state, seat, GX_SET_2, events)
        draw_cards(state, seat, HAND_CARDS, GX_SET_2, events)


@rule
def redraw(state, seat, events):
    """GX-SET-3: the hand is shown, shuffled back and drawn anew."""
    hand = whole(state.hand[seat])
    tell(events, REDREW, seat, NOTHING, NOWHERE, NOWHERE, size(hand), GX_SET_3, PUBLIC)
    state.hand[seat] = 0
    state.seen[seat] = 0
    state.hand_size[seat] = 0
    fill_deck(state, seat, hand)
    while hand:
        kind = kind_of(state, seat, lowest(hand))
        hand &= hand - 1
        tell(events, SHOWED, seat, kind, place(cards.HAND_ZONE, seat), NOWHERE, 1, GX_SET_3, PUBLIC)
    shuffle(state, seat, GX_SET_3, events)
    draw_cards(state, seat, HAND_CARDS, GX_SET_3, events)
