"""Games with seasons: what their views share, as structs and as plain data."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from madang.engine.seasons.cards import DEALT, FAMILIES, KEPT, ROUNDS
from madang.engine.seasons.rules import scoring_seat


class Season(msgspec.Struct, forbid_unknown_fields=True):
    """A season card: how many cards are dealt, how many may be kept."""

    dealt: int
    kept: int


class ScoreLine(msgspec.Struct, forbid_unknown_fields=True):
    """What each seat gets for one thing; null where it gets nothing."""

    what: str
    points: list[int | None]


def season_cards() -> list[dict[str, Any]]:
    """All season cards, that of the first round first."""
    return [{"dealt": int(DEALT[number]), "kept": int(KEPT[number])} for number in range(1, ROUNDS + 1)]


def score_lines(state: Any, kinds: Sequence[str], others: Mapping[str, Sequence[int]]) -> list[dict[str, Any]]:
    """The score if the game ended now: a line for each family, then the others; None where a seat gets nothing."""
    lines: dict[str, Sequence[int]] = {}
    for family in range(FAMILIES):
        best = scoring_seat(state, family)
        lines[kinds[family]] = [family + 1 if seat == best else 0 for seat in range(state.players)]
    lines |= others
    return [{"what": what, "points": [number or None for number in points]} for what, points in lines.items()]
