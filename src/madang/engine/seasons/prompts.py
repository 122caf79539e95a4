"""Games with seasons: where the options of a question lie, and what stands in the way of a move."""

from collections.abc import Iterable, Sequence
from typing import Any

from madang.engine.game import Plain
from madang.engine.pack import count
from madang.engine.rule import NOBODY


def zones_of(parts: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The zones that parts of the table lie in, each once: where the options of a prompt lie."""
    zones: list[dict[str, Any]] = [{name: part[name] for name in ("zone", "seat") if name in part} for part in parts]
    return [zone for number, zone in enumerate(zones) if zone not in zones[:number]]


def of_order(seat: int) -> Plain:
    """The order of a seat lies face down."""
    return {"kind": "unrevealed", "places": [{"zone": "order", "seat": seat}]}


def of_first(state: Any, names: Sequence[str]) -> Plain:
    """The first card of a swap is named."""
    return {"kind": "first", "places": [_pile(state.victim, names[state.family])]}


def of_power(state: Any, seat: int, family: int, names: Sequence[str]) -> Plain:
    """A power has been used by a seat, or somebody else has it, or nobody."""
    holder, card = int(state.holder[family]), names[family]
    plaque = {"zone": "power", "card": card}
    if holder == NOBODY:
        return {"kind": "nobody", "places": [plaque]}
    if holder == seat:
        return {"kind": "used", "places": [_pile(seat, card), plaque]}
    return of_majority(state, family, names)


def of_majority(state: Any, family: int, names: Sequence[str]) -> Plain:
    """Somebody has most cards of a family."""
    holder, card = int(state.holder[family]), names[family]
    numbers = [int(count(state.tableau[seat], family)) for seat in range(state.players)]
    most = numbers.pop(holder)
    places = [_pile(holder, card), {"zone": "power", "card": card}]
    return {"kind": "majority", "most": most, "next": max(numbers), "places": places}


def _pile(seat: int, card: str) -> Plain:
    return {"zone": "tableau", "seat": int(seat), "card": card}
