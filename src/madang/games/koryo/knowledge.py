"""Koryŏ: who sees what (KO-INFO-1).

VISIBILITY is the one definition: `view` is made from a state masked by it, `redeal` in `sampling` replaces exactly what
it hides, and the tests check `observe` in `observation` against both.
"""

from typing import Any

import numpy as np

from madang.engine.game import SPECTATOR
from madang.engine.knowledge import HIDDEN, OPEN, OWN, masked, shared
from madang.engine.pack import count, named
from madang.engine.rule import NOBODY
from madang.engine.seasons.cards import DEALT, FAMILIES, KEPT, OVER, PHASES, TURNS
from madang.engine.seasons.rules import family_points
from madang.engine.seasons.views import score_lines, season_cards
from madang.games.koryo.cards import CARDS, KINDS, OMNISCIENT
from madang.games.koryo.rules import limit
from madang.games.koryo.scoring import events_in_front, score
from madang.games.koryo.state import ASK_CHARACTER, ASK_SWAP, ASKED, POWERS, STATE

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
    "round_number": OPEN,
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


def _seat_view(state: Any, other: int, families: int) -> dict[str, Any]:
    return {
        "seat": other,
        "tableau": named(state.tableau[other], KINDS),
        "cards": state.cards[other],
        "limit": limit(state, other),
        "tokens": state.tokens[other],
        "hand_size": state.held[other],
        "hand": None,
        "order_size": state.laid[other],
        "order": None,
        "may_be_two_kinds": bool(state.free[other]) and state.laid[other] == 2,
        "put_back": None,
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
        "holder": None if holder == NOBODY else holder,
        "counts": counts,
        "tie": tied,
        "by_omniscient": tied and holder != NOBODY and count(state.tableau[holder], OMNISCIENT) > 0,
    }


def _score_view(state: Any) -> list[dict[str, Any]]:
    """KO-SCORE-1, KO-SCORE-2"""
    seats = range(state.players)
    events, tokens = [-events_in_front(state, seat) for seat in seats], [state.tokens[seat] for seat in seats]
    return score_lines(state, KINDS, {"events": events, "tokens": tokens})


@shared
def _open_view(shown: Any) -> dict[str, Any]:
    players = shown.players
    in_turn = shown.phase == TURNS
    families = family_points(shown)
    about = sum(shown.cards[other] + shown.held[other] + shown.laid[other] for other in range(players))
    result: dict[str, Any] = {
        "players": players,
        "viewer": SPECTATOR,
        "round": shown.round_number,
        "dealt": int(DEALT[shown.round_number]),
        "kept": int(KEPT[shown.round_number]),
        "seasons": season_cards(),
        "phase": PHASES[shown.phase],
        "first": shown.first,
        "to_act": None if shown.phase == OVER else shown.seat,
        "asked": ASKED[shown.asked],
        "pool": shown.pool,
        "pile": CARDS - about,
        "seats": [_seat_view(shown, other, families) for other in range(players)],
        "powers": {KINDS[family]: _power_view(shown, family) for family in range(FAMILIES)},
        "turn": None,
        "score": _score_view(shown),
    }
    if in_turn:
        result["turn"] = {
            "revealed": bool(shown.revealed),
            "used": [name for bit, name in enumerate(POWERS) if shown.used >> bit & 1],
            "open": {"barbarians": shown.barbarians, "lobbying": shown.lobbying},
            "victim": shown.victim if shown.asked == ASK_CHARACTER else None,
            "swap": {"seat": shown.victim, "card": KINDS[shown.family]} if shown.asked == ASK_SWAP else None,
        }
    return result


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
