"""Chosŏn: who sees what (CH-INFO-1).

VISIBILITY is the one definition: `view` is made from a state masked by it, `redeal` in `sampling` replaces exactly what
it hides, and the tests check `observe` in `observation` against both.
"""

from typing import Any

import numpy as np

from madang.engine.game import SPECTATOR
from madang.engine.knowledge import HIDDEN, OPEN, OWN, masked, shared
from madang.engine.pack import count, named
from madang.engine.rule import NOBODY, NOTHING
from madang.engine.seasons.cards import DEALT, FAMILIES, KEPT, PHASES, TURNS
from madang.engine.seasons.rules import family_points
from madang.engine.seasons.views import score_lines, season_cards
from madang.games.choson.cards import CARDS, EFFECT_OF, EFFECTS, FIRST_PLAYER_POINTS, HULK, KINDS, SNIPER, YI
from madang.games.choson.rules import limit
from madang.games.choson.scoring import points_before_legacy, score
from madang.games.choson.state import ASKED, OPEN_EFFECT, POWERS, STATE

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
    "round_number": OPEN,
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


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seat_view(state: Any, other: int) -> dict[str, Any]:
    families = family_points(state)
    return {
        "seat": other,
        "tableau": named(state.tableau[other], KINDS),
        "cards": state.cards[other],
        "limit": limit(state, other),
        "points_taken": state.tokens[other],
        "kept_events": state.kept[other],
        "hand_size": state.held[other],
        "hand": None,
        "order_size": state.laid[other],
        "order": None,
        "put_back": None,
        "shield": KINDS[state.shield] if state.shield != NOTHING and state.holder[YI] == other else None,
        "return_fire": state.holder[SNIPER] == other,
        "counter_attack": state.holder[HULK] == other,
        "legacy": state.legacy == other,
        "points_before_legacy": points_before_legacy(state, other, families),
        "points": score(state, other, families),
    }


def _own_view(state: Any, seat: int) -> dict[str, Any]:
    return {
        "hand": named(state.hand[seat], KINDS),
        "order": named(state.order[seat], KINDS),
        "put_back": named(state.returned[seat], KINDS),
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
    played = state.character != NOTHING
    begun = state.victim != NOBODY
    return {
        "revealed": bool(state.revealed),
        "used": [name for bit, name in enumerate(POWERS) if state.used >> bit & 1],
        "events": state.events,
        "character": KINDS[state.character] if played else None,
        "effect": EFFECTS[EFFECT_OF[state.character]] if played else None,
        "effect_open": state.effect == OPEN_EFFECT,
        "named": {"seat": state.victim, "card": KINDS[state.family]} if begun else None,
    }


def _score_view(state: Any) -> list[dict[str, Any]]:
    """CH-SCORE-1, CH-SCORE-2, CH-SCORE-3"""
    seats, families = range(state.players), family_points(state)
    others = {
        "points": [state.tokens[seat] for seat in seats],
        "kept": [state.kept[seat] for seat in seats],
        "first": [FIRST_PLAYER_POINTS if seat == state.first else 0 for seat in seats],
        "legacy": [score(state, seat, families) - points_before_legacy(state, seat, families) for seat in seats],
    }
    return score_lines(state, KINDS, others)


@shared
def _open_view(shown: Any) -> dict[str, Any]:
    players = shown.players
    about = shown.events + sum(
        shown.cards[other] + shown.kept[other] + shown.held[other] + shown.laid[other] for other in range(players)
    )
    return {
        "players": players,
        "viewer": SPECTATOR,
        "round": shown.round_number,
        "dealt": int(DEALT[shown.round_number]),
        "kept": int(KEPT[shown.round_number]),
        "seasons": season_cards(),
        "phase": PHASES[shown.phase],
        "first": shown.first,
        "turn_of": seat_or_none(shown.seat),
        "to_act": seat_or_none(shown.actor),
        "asked": ASKED[shown.asked],
        "pool": shown.pool,
        "pile": CARDS - about,
        "seats": [_seat_view(shown, other) for other in range(players)],
        "powers": {KINDS[family]: _power_view(shown, family) for family in range(FAMILIES)},
        "turn": _turn_view(shown) if shown.phase == TURNS else None,
        "score": _score_view(shown),
    }


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """What a seat may know as plain data; a spectator's with SPECTATOR, everything with None."""
    shown = masked(STATE, VISIBILITY, state, seat)
    result = _open_view(masked(STATE, VISIBILITY, state, SPECTATOR)) | {"viewer": seat}
    for own in result["seats"]:
        if seat in (None, own["seat"]):
            own |= _own_view(shown, own["seat"])
    if seat is None:
        result["pile_cards"] = named(shown.pile, KINDS)
    return result


assert set(VISIBILITY) == set(STATE.names or ()), "every field of the state needs its visibility"
assert np.iinfo(np.int8).max >= CARDS
