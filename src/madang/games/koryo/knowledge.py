"""Koryŏ: who sees what (KO-INFO-1), and samples of what one cannot see.

VISIBILITY is the one definition: `view` is made from a record masked by it, `redeal` replaces exactly what it hides,
and the tests check `observe` against both.
"""

from typing import Any

import numpy as np

from madang.engine.knowledge import HIDDEN, OPEN, OWN, masked, seen_from
from madang.engine.pack import copies, count, named, pick_some, total, write_counts
from madang.engine.rng import restart
from madang.engine.rule import NOBODY, rule, whole
from madang.engine.seasons import (
    DEALT,
    FAMILIES,
    KEPT,
    SEATS,
    clashes,
    kind_of_equal,
    redeal_rest,
    unseen_cards,
)
from madang.games.koryo.cards import ALL_CARDS, CARDS, KINDS, OMNISCIENT, SENATOR, SENATOR_KEEPS
from madang.games.koryo.rules import score
from madang.games.koryo.state import (
    ASK_CHARACTER,
    ASK_SWAP,
    ASKED,
    OVER,
    PHASES,
    STATE,
    TURNS,
    USED_BANKER,
    USED_PRIEST,
    USED_SPY,
)

VISIBILITY = {
    "generator": HIDDEN,
    "tableau": OPEN,
    "hand": OWN,
    "returned": OWN,
    "pile": HIDDEN,
    "gone": OPEN,
    "choices": OPEN,
    "order": OWN,
    "held": OPEN,
    "laid": OPEN,
    "free": OPEN,
    "tokens": OPEN,
    "cards": OPEN,
    "holder": OPEN,
    "pool": OPEN,
    "players": OPEN,
    "season": OPEN,
    "phase": OPEN,
    "first": OPEN,
    "turn": OPEN,
    "seat": OPEN,
    "asked": OPEN,
    "revealed": OPEN,
    "used": OPEN,
    "barbarians": OPEN,
    "lobbying": OPEN,
    "victim": OPEN,
    "family": OPEN,
    "pad": OPEN,
}


# Sampling


@rule
def guess_order(state, seat, unseen, rng):
    """KO-ORD-1, KO-ORD-2: an order that can lie face down in front of a seat, every choice of cards equally likely."""
    number = whole(state.laid[seat])
    if number == 1 or (number == 2 and state.free[seat]):
        return pick_some(unseen, total(unseen), number, rng)
    return copies(kind_of_equal(unseen, number, rng), number)


@rule
def guess_orders(state, seat, unseen, rng):
    """Fills in the orders of the others; returns the cards left. After a clash all are drawn anew."""
    while True:
        left = unseen
        clash = False
        for other in range(whole(state.players)):
            if other != seat and state.laid[other] > 0 and not clash:
                order = guess_order(state, other, unseen, rng)
                clash = clashes(order, unseen, left, rng)
                if not clash:
                    left -= order
                    state.order[other] = order
        if not clash:
            return left


@rule
def redeal(state, seat, rng):
    """KO-INFO-1: replaces all that a seat cannot know by a sample; every arrangement of the single cards that fits what
    the seat has seen is equally likely."""
    restart(state.generator, rng)
    left = guess_orders(state, seat, unseen_cards(state, seat, ALL_CARDS), rng)
    redeal_rest(state, seat, left, rng)


# Observation

OWN_CARDS = 20
FIRST_SEAT = OWN_CARDS + 3 * len(KINDS)
SEAT_FEATURES = len(KINDS) + 4
HOLDERS = FIRST_SEAT + SEATS * SEAT_FEATURES
OBSERVATION_SIZE = HOLDERS + FAMILIES
OBSERVATION_VERSION = 1


@rule
def observe(state, seat, out):
    """What a seat knows as numbers; docs/observations/koryo.md explains every index."""
    players = whole(state.players)
    cards_about = 0
    out[0] = OBSERVATION_VERSION
    out[1] = players
    out[2] = state.season
    out[3] = state.phase
    out[4] = state.asked
    out[5] = seen_from(seat, whole(state.seat), players)
    out[6] = seen_from(seat, whole(state.first), players)
    out[7] = state.turn
    out[8] = state.pool
    out[10] = state.revealed
    out[11] = 1 if whole(state.used) & USED_BANKER else 0
    out[12] = 1 if whole(state.used) & USED_PRIEST else 0
    out[13] = 1 if whole(state.used) & USED_SPY else 0
    out[14] = state.barbarians
    out[15] = state.lobbying
    out[16] = seen_from(seat, whole(state.victim), players)
    out[17] = state.family
    out[18] = DEALT[state.season]
    out[19] = KEPT[state.season]
    write_counts(whole(state.hand[seat]), len(KINDS), out, OWN_CARDS)
    write_counts(whole(state.order[seat]), len(KINDS), out, OWN_CARDS + len(KINDS))
    write_counts(whole(state.returned[seat]), len(KINDS), out, OWN_CARDS + 2 * len(KINDS))
    for away in range(SEATS):
        at = FIRST_SEAT + away * SEAT_FEATURES
        if away < players:
            other = (seat + away) % players
            write_counts(whole(state.tableau[other]), len(KINDS), out, at)
            out[at + 11] = state.tokens[other]
            out[at + 12] = state.held[other]
            out[at + 13] = state.laid[other]
            out[at + 14] = state.free[other]
            cards_about += whole(state.cards[other]) + whole(state.held[other]) + whole(state.laid[other])
        else:
            for feature in range(SEAT_FEATURES):
                out[at + feature] = 0
    out[9] = CARDS - cards_about
    for family in range(FAMILIES):
        out[HOLDERS + family] = seen_from(seat, whole(state.holder[family]), players)


# View


def _seat_view(state: Any, other: int, whole_hand: bool) -> dict[str, Any]:
    limit = int(KEPT[state.season]) + (SENATOR_KEEPS if state.holder[SENATOR] == other else 0)
    return {
        "seat": other,
        "tableau": named(state.tableau[other], KINDS),
        "cards": state.cards[other],
        "limit": limit,
        "tokens": state.tokens[other],
        "hand_size": state.held[other],
        "hand": named(state.hand[other], KINDS) if whole_hand else None,
        "order_size": state.laid[other],
        "order": named(state.order[other], KINDS) if whole_hand else None,
        "may_be_two_kinds": bool(state.free[other]) and state.laid[other] == 2,
        "put_back": named(state.returned[other], KINDS) if whole_hand else None,
        "points": score(state, other),
    }


def _power_view(state: Any, family: int) -> dict[str, Any]:
    holder = state.holder[family]
    counts = [count(state.tableau[seat], family) for seat in range(state.players)]
    tied = max(counts) > 0 and counts.count(max(counts)) > 1
    return {
        "holder": None if holder == NOBODY else holder,
        "counts": counts,
        "tie": tied,
        "by_omniscient": tied and holder != NOBODY and count(state.tableau[holder], OMNISCIENT) > 0,
    }


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """What a seat may know as plain data; a spectator's with SPECTATOR, everything with None."""
    shown = masked(STATE, VISIBILITY, state, seat)
    players = shown.players
    in_turn = shown.phase == TURNS
    used = {"banker": USED_BANKER, "priest": USED_PRIEST, "spy": USED_SPY}
    about = sum(shown.cards[other] + shown.held[other] + shown.laid[other] for other in range(players))
    result: dict[str, Any] = {
        "players": players,
        "viewer": seat,
        "round": shown.season,
        "dealt": int(DEALT[shown.season]),
        "kept": int(KEPT[shown.season]),
        "phase": PHASES[shown.phase],
        "first": shown.first,
        "to_act": None if shown.phase == OVER else shown.seat,
        "asked": ASKED[shown.asked],
        "pool": shown.pool,
        "pile": CARDS - about,
        "seats": [_seat_view(shown, other, seat is None or seat == other) for other in range(players)],
        "powers": {KINDS[family]: _power_view(shown, family) for family in range(FAMILIES)},
        "turn": None,
    }
    if in_turn:
        result["turn"] = {
            "revealed": bool(shown.revealed),
            "used": [name for name, bit in used.items() if shown.used & bit],
            "open": {"barbarians": shown.barbarians, "lobbying": shown.lobbying},
            "victim": shown.victim if shown.asked == ASK_CHARACTER else None,
            "swap": {"seat": shown.victim, "card": KINDS[shown.family]} if shown.asked == ASK_SWAP else None,
        }
    if seat is None:
        result["pile_cards"] = named(shown.pile, KINDS)
    return result


assert set(VISIBILITY) == set(STATE.names or ()), "every field of the record needs its visibility"
assert np.iinfo(np.int8).max >= CARDS
