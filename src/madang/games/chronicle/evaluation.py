"""Chronicle: how well a seat stands, for bots that look one decision ahead. In hundredths of Fame; a rough judgement,
not a rule. It reads only what the seat knows: Allies, Fame, the cards of the meeting it has seen, and its own hand."""

import numpy as np

from madang.engine.rule import NOTHING, lowest, rule, size, whole
from madang.games.chronicle.cards import (
    ABILITIES,
    ABILITY,
    ANGEL,
    CARDS,
    CONDITION,
    DEMON,
    DRAGON,
    EVIL,
    EVIL_ALLIES,
    FEWEST,
    KING,
    NONE,
    OPERAND,
    REVERSING,
    SUIT_CARDS,
    SUITED_CARDS,
    UNIVERSAL,
)
from madang.games.chronicle.histories import measure
from madang.games.chronicle.rules import winning_card, winning_seat
from madang.games.chronicle.sampling import unseen_cards
from madang.games.chronicle.state import FACE_DOWN, OVER

FAME = 100
VICTORY = 1000
LEAD_WORTH = np.array([2, 4, 8, 18, 48, 70, 84, 92, 96], np.int64)
"""The chance to score a condition, in hundredths, by how far one leads: from four behind (or more) to four ahead."""
EXCLUDED_WORTH = 23
"""Hundredths of what an excluded seat would have: it may still get rid of its Evil cards."""
EVIL_WORTH = np.array([0, 0, 2, 20, 180], np.int64)
"""What it is worth to have so many of the four Evil cards: all four bring Fame."""
_HELD_WORTH = {"evil": -6, "lowest_wins_or_self": -5, "wins": 8, "burn_meeting": 5, "steal_ally": 6, "purify": 9}
HELD_WORTH = np.array([_HELD_WORTH.get(ability, 0) for ability in ABILITIES], np.int64)
"""What a card is good for in the own hand, by its ability."""


@rule
def excluded_if(state, taker, cards):
    """Who would be excluded if a seat took these cards; the owner of an Angel is expected to lose its Evil ones."""
    excluded = 0
    if whole(state.paying) & UNIVERSAL == 0:
        for seat in range(whole(state.players)):
            allies = whole(state.allies[seat]) | (cards if seat == taker else 0)
            if allies & EVIL and not allies & ANGEL:
                excluded |= 1 << seat
    return excluded


@rule
def lead_worth(state, history, seat, taker, cards, excluded):
    """How likely a condition is met: the seat's hundredths times the number of the others, less those of the others."""
    players = whole(state.players)
    condition = whole(CONDITION[history])
    what = whole(OPERAND[history])
    sign = -1 if condition in (FEWEST, NONE) else 1
    first = -2 * CARDS
    second = -2 * CARDS
    for other in range(players):
        if not excluded >> other & 1:
            number = sign * measure(whole(state.allies[other]) | (cards if other == taker else 0), what)
            if number > first:
                second = first
                first = number
            elif number > second:
                second = number
    worth = 0
    for other in range(players):
        number = sign * measure(whole(state.allies[other]) | (cards if other == taker else 0), what)
        out = excluded >> other & 1
        if condition == NONE:
            likely = 95 if number == 0 else 5
        else:
            rival = second if number == first and not out else first
            likely = whole(LEAD_WORTH[max(-4, min(4, number - rival)) + 4])
        if out:
            likely = likely * EXCLUDED_WORTH // 100
        worth += likely * (players - 1) if other == seat else -likely
    return worth


@rule
def round_worth(state, seat, taker, cards):
    """What the round is likely to bring if a seat takes these cards."""
    players = whole(state.players)
    excluded = excluded_if(state, taker, cards)
    worth = 0
    paying = whole(state.paying)
    while paying:
        worth += lead_worth(state, lowest(paying), seat, taker, cards, excluded)
        paying &= paying - 1
    for other in range(players):
        evil = measure(whole(state.allies[other]) | (cards if other == taker else 0), EVIL_ALLIES)
        promise = whole(EVIL_WORTH[min(evil, 4)])
        worth += promise * (players - 1) if other == seat else -promise
    return worth


@rule
def seen_in_meeting(state, seat):
    """The cards of the meeting that a seat has seen, its own face-down card included."""
    cards = 0
    for other in range(whole(state.players)):
        card = whole(state.table[other])
        if card != NOTHING and card != FACE_DOWN:
            cards |= 1 << card
    if state.down[seat] > 0:
        cards |= 1 << whole(state.down[seat]) - 1
    return cards


@rule
def holds(state, seat):
    """The chance, in hundredths, that whoever is winning the meeting now wins it."""
    players = whole(state.players)
    left = players - 1 - whole(state.turn)
    if left <= 0:
        return 100
    face_up = whole(state.face_up)
    if face_up & (KING | DRAGON):
        return 88
    danger = 12 * left
    card = winning_card(state)
    if card != NOTHING and (1 << card) & SUITED_CARDS:
        unseen = unseen_cards(state, seat)
        for other in range(players):
            if other != seat:
                unseen |= whole(state.known[other])
        suit = unseen & whole(SUIT_CARDS[state.suit])
        lower = suit & ((1 << card) - 1)
        lowest_wins = (face_up & REVERSING != 0) != (face_up & DEMON != 0)
        better = size(lower) if lowest_wins else size(suit & ~lower)
        danger += 45 * better * left // (players - 1)
    return 10000 // (100 + danger)


@rule
def hand_worth(state, seat):
    """What the own hand is good for: Evil is to be got rid of, unless it is what History asks for."""
    worth = 0
    hand = whole(state.hand[seat])
    universal = whole(state.paying) & UNIVERSAL != 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        if not (universal and EVIL >> card & 1):
            worth += whole(HELD_WORTH[ABILITY[card]])
    return worth


@rule
def evaluate(state, seat):
    """The seat's Fame and what more is likely, less the average of the others."""
    players = whole(state.players)
    worth = 0
    best = 0
    for other in range(players):
        fame = whole(state.fame[other])
        best = max(best, fame)
        worth += FAME * fame * (players - 1) if other == seat else -FAME * fame
    if state.phase == OVER:
        return worth + (VICTORY * (players - 1) if whole(state.fame[seat]) == best else -VICTORY)
    worth += hand_worth(state, seat) * (players - 1)
    cards = seen_in_meeting(state, seat)
    if cards == 0:
        return worth + round_worth(state, seat, NOTHING, 0)
    chance = holds(state, seat)
    won = round_worth(state, seat, winning_seat(state), cards)
    lost = round_worth(state, seat, NOTHING, 0)
    return worth + (chance * won + (100 - chance) * lost) // 100
