"""Chosŏn: who sees what (CH-INFO-1), and samples of what one cannot see.

VISIBILITY is the one definition: `view` is made from a record masked by it, `redeal` replaces exactly what it hides,
and the tests check `observe` against both.
"""

from typing import Any

import numpy as np

from madang.engine.knowledge import (
    HIDDEN,
    OPEN,
    OWN,
    masked,
    seen_from,
)
from madang.engine.pack import (
    copies,
    count,
    named,
    pick,
    pick_some,
    total,
    write_counts,
)
from madang.engine.rng import (
    below,
    restart,
)
from madang.engine.rule import (
    NOBODY,
    NOTHING,
    rule,
    whole,
)
from madang.engine.seasons import (
    CHARACTERS,
    DEALT,
    FAMILIES,
    KEPT,
    SEATS,
    clashes,
    kind_of_equal,
    redeal_rest,
    unseen_cards,
)
from madang.games.choson.cards import (
    ALL_CARDS,
    CARDS,
    EFFECT_OF,
    EFFECTS,
    EVENT,
    HULK,
    KINDS,
    SNIPER,
    TRIO,
    WATCHER,
    YI,
)
from madang.games.choson.rules import (
    can_order,
    points_before_legacy,
    score,
)
from madang.games.choson.state import (
    ASK_ORDER,
    ASKED,
    OPEN_EFFECT,
    PHASES,
    STATE,
    TURNS,
    USED_GOSU,
    USED_ORACLE,
    USED_SCIENTIST,
    USED_SHIELD,
)

VISIBILITY = {
    "generator": HIDDEN,
    "tableau": OPEN,
    "hand": OWN,
    "returned": OWN,
    "order": OWN,
    "pile": HIDDEN,
    "gone": OPEN,
    "choices": OPEN,
    "held": OPEN,
    "laid": OPEN,
    "tokens": OPEN,
    "kept": OPEN,
    "cards": OPEN,
    "holder": OPEN,
    "pool": OPEN,
    "players": OPEN,
    "season": OPEN,
    "phase": OPEN,
    "first": OPEN,
    "turn": OPEN,
    "seat": OPEN,
    "actor": OPEN,
    "asked": OPEN,
    "shield": OPEN,
    "legacy": OPEN,
    "revealed": OPEN,
    "used": OPEN,
    "events": OPEN,
    "effect": OPEN,
    "character": OPEN,
    "victim": OPEN,
    "family": OPEN,
    "pad": OPEN,
}


# Sampling


@rule
def guess_order(number, unseen, rng):
    """CH-ORD-1: a combination of so many cards, every choice of single cards equally likely."""
    characters = unseen & CHARACTERS
    if number == 1:
        return copies(pick(characters, total(characters), rng), 1)
    if number == 2:
        return guess_two(characters, count(unseen, EVENT), rng)
    return copies(kind_of_equal(unseen if number == TRIO else characters, number, rng), number)


@rule
def guess_two(characters, events, rng):
    """CH-ORD-1: two characters, or one that is no Watcher with an event."""
    number = total(characters)
    able = characters - copies(WATCHER, count(characters, WATCHER))
    pairs = number * (number - 1) // 2
    if below(rng, pairs + total(able) * events) < pairs:
        return pick_some(characters, number, 2, rng)
    return copies(pick(able, total(able), rng), 1) + copies(EVENT, 1)


@rule
def guess_orders(state, seat, unseen, rng):
    """Fills in the orders of the others; returns the cards left. After a clash all are drawn anew."""
    while True:
        left = unseen
        clash = False
        for other in range(whole(state.players)):
            if other != seat and state.laid[other] > 0 and not clash:
                order = guess_order(whole(state.laid[other]), unseen, rng)
                clash = clashes(order, unseen, left, rng)
                if not clash:
                    left -= order
                    state.order[other] = order
        if not clash:
            return left


@rule
def redeal(state, seat, rng):
    """CH-INFO-1: replaces all that a seat cannot know by a sample; every arrangement of the single cards that fits what
    the seat has seen is equally likely. Events in play or kept are in nobody's hand; whoever is asked for an order can
    lay one (CH-ORD-1)."""
    restart(state.generator, rng)
    events = whole(state.events)
    for other in range(whole(state.players)):
        events += whole(state.kept[other])
    unseen = unseen_cards(state, seat, ALL_CARDS - copies(EVENT, events))
    while True:
        redeal_rest(state, seat, guess_orders(state, seat, unseen, rng), rng)
        if state.asked != ASK_ORDER or can_order(whole(state.hand[state.actor])):
            return


# Observation

OWN_CARDS = 24
FIRST_SEAT = OWN_CARDS + 3 * len(KINDS)
SEAT_FEATURES = FAMILIES + 4
HOLDERS = FIRST_SEAT + SEATS * SEAT_FEATURES
OBSERVATION_SIZE = HOLDERS + FAMILIES
OBSERVATION_VERSION = 1


@rule
def observe(state, seat, out):
    """What a seat knows as numbers; docs/observations/choson.md explains every index."""
    players = whole(state.players)
    cards_about = whole(state.events)
    out[0] = OBSERVATION_VERSION
    out[1] = players
    out[2] = state.season
    out[3] = state.phase
    out[4] = state.asked
    out[5] = seen_from(seat, whole(state.seat), players)
    out[6] = seen_from(seat, whole(state.actor), players)
    out[7] = seen_from(seat, whole(state.first), players)
    out[8] = seen_from(seat, whole(state.legacy), players)
    out[9] = state.shield
    out[10] = state.turn
    out[11] = state.pool
    out[13] = state.revealed
    for power in range(4):
        out[14 + power] = (whole(state.used) >> power) & 1
    out[18] = state.events
    out[19] = state.effect
    out[20] = state.character
    out[21] = seen_from(seat, whole(state.victim), players)
    out[22] = state.family
    out[23] = KEPT[state.season]
    write_counts(whole(state.hand[seat]), len(KINDS), out, OWN_CARDS)
    write_counts(whole(state.order[seat]), len(KINDS), out, OWN_CARDS + len(KINDS))
    write_counts(whole(state.returned[seat]), len(KINDS), out, OWN_CARDS + 2 * len(KINDS))
    for away in range(SEATS):
        at = FIRST_SEAT + away * SEAT_FEATURES
        if away < players:
            other = (seat + away) % players
            write_counts(whole(state.tableau[other]), FAMILIES, out, at)
            out[at + FAMILIES] = state.tokens[other]
            out[at + FAMILIES + 1] = state.kept[other]
            out[at + FAMILIES + 2] = state.held[other]
            out[at + FAMILIES + 3] = state.laid[other]
            cards_about += whole(state.cards[other]) + whole(state.kept[other])
            cards_about += whole(state.held[other]) + whole(state.laid[other])
        else:
            for feature in range(SEAT_FEATURES):
                out[at + feature] = 0
    out[12] = CARDS - cards_about
    for family in range(FAMILIES):
        out[HOLDERS + family] = seen_from(seat, whole(state.holder[family]), players)


# View


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seat_view(state: Any, other: int, own: bool) -> dict[str, Any]:
    return {
        "seat": other,
        "tableau": named(state.tableau[other], KINDS),
        "cards": state.cards[other],
        "limit": int(KEPT[state.season]),
        "points_taken": state.tokens[other],
        "kept_events": state.kept[other],
        "hand_size": state.held[other],
        "hand": named(state.hand[other], KINDS) if own else None,
        "order_size": state.laid[other],
        "order": named(state.order[other], KINDS) if own else None,
        "put_back": named(state.returned[other], KINDS) if own else None,
        "shield": KINDS[state.shield] if state.shield != NOTHING and state.holder[YI] == other else None,
        "return_fire": state.holder[SNIPER] == other,
        "counter_attack": state.holder[HULK] == other,
        "legacy": state.legacy == other,
        "points_before_legacy": points_before_legacy(state, other),
        "points": score(state, other),
    }


def _power_view(state: Any, family: int) -> dict[str, Any]:
    holder = state.holder[family]
    counts = [count(state.tableau[seat], family) for seat in range(state.players)]
    tied = max(counts) > 0 and counts.count(max(counts)) > 1
    return {
        "holder": seat_or_none(holder),
        "counts": counts,
        "tie": tied,
        "by_shield": tied and holder != NOBODY,
    }


def _turn_view(state: Any) -> dict[str, Any]:
    used = {"shield": USED_SHIELD, "oracle": USED_ORACLE, "scientist": USED_SCIENTIST, "gosu": USED_GOSU}
    played = state.character != NOTHING
    begun = state.victim != NOBODY
    return {
        "revealed": bool(state.revealed),
        "used": [name for name, bit in used.items() if state.used & bit],
        "events": state.events,
        "character": KINDS[state.character] if played else None,
        "effect": EFFECTS[EFFECT_OF[state.character]] if played else None,
        "effect_open": state.effect == OPEN_EFFECT,
        "named": {"seat": state.victim, "card": KINDS[state.family]} if begun else None,
    }


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """What a seat may know as plain data; a spectator's with SPECTATOR, everything with None."""
    shown = masked(STATE, VISIBILITY, state, seat)
    players = shown.players
    about = shown.events + sum(
        shown.cards[other] + shown.kept[other] + shown.held[other] + shown.laid[other] for other in range(players)
    )
    result: dict[str, Any] = {
        "players": players,
        "viewer": seat,
        "round": shown.season,
        "dealt": int(DEALT[shown.season]),
        "kept": int(KEPT[shown.season]),
        "phase": PHASES[shown.phase],
        "first": shown.first,
        "turn_of": seat_or_none(shown.seat),
        "to_act": seat_or_none(shown.actor),
        "asked": ASKED[shown.asked],
        "pool": shown.pool,
        "pile": CARDS - about,
        "seats": [_seat_view(shown, other, seat is None or seat == other) for other in range(players)],
        "powers": {KINDS[family]: _power_view(shown, family) for family in range(FAMILIES)},
        "turn": _turn_view(shown) if shown.phase == TURNS else None,
    }
    if seat is None:
        result["pile_cards"] = named(shown.pile, KINDS)
    return result


assert set(VISIBILITY) == set(STATE.names or ()), "every field of the record needs its visibility"
assert np.iinfo(np.int8).max >= CARDS
