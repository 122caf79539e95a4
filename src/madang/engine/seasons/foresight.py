"""Games with seasons: what a move would do, told to the seat that thinks of it."""

from collections.abc import Callable, Sequence
from typing import Any

from madang.engine.events import SILENCE
from madang.engine.game import Plain
from madang.engine.pack import count, kinds, total
from madang.engine.rule import NOBODY
from madang.engine.seasons.cards import FAMILIES

POWERLESS = FAMILIES - 1
"""The family with the most cards: in all these games it has no power."""
CONSEQUENCES = ("lay", "gain-power", "lose-power", "give-power", "break-power", "points")


def lay_out(before: Any, after: Any, seat: int, order: int, reveal: Callable[[Any, Any], None]) -> None:
    """Makes of `after` the table as it would be, were the seat to reveal this order with nothing else changed."""
    after.raw[:] = before.raw
    after.seat, after.order[seat], after.laid[seat] = seat, order, total(order)
    reveal(after, SILENCE)


def of_order(before: Any, after: Any, seat: int, order: int, names: Sequence[str]) -> list[Plain]:
    """How the families of an order would stand."""
    told = []
    for family in range(FAMILIES):
        if amount := count(order, family):
            numbers = [count(after.tableau[other], family) for other in range(after.players)]
            own = numbers.pop(seat)
            power = "none"
            if family == POWERLESS:
                pass
            elif after.holder[family] == seat:
                power = "kept" if before.holder[family] == seat else "won"
            elif after.holder[family] == NOBODY:
                power = "nobody"
            about = {"own": own, "best": max(numbers), "power": power}
            told.append({"kind": "lay", "amount": amount, "card": names[family], **about})
    return told


def of_powers(before: Any, after: Any, seat: int, names: Sequence[str], but: int = 0) -> list[Plain]:
    """Whose powers would change hands, those of the families of a pack left out."""
    told: list[Plain] = []
    for family in range(POWERLESS):
        old, new = before.holder[family], after.holder[family]
        if old == new or kinds(but) >> family & 1:
            continue
        if new == seat:
            told.append({"kind": "gain-power", "card": names[family]})
        elif old == seat:
            told.append({"kind": "lose-power", "card": names[family]})
        elif new != NOBODY:
            told.append({"kind": "give-power", "card": names[family], "seat": new})
        else:
            told.append({"kind": "break-power", "card": names[family], "seat": old})
    return told


def of_points(before: Any, after: Any, seat: int, scores: Callable[[Any, Any], None]) -> list[Plain]:
    """How many points the seat would have, where that changes."""
    old, new = [0] * before.players, [0] * before.players
    scores(before, old)
    scores(after, new)
    return [{"kind": "points", "points": new[seat], "before": old[seat]}] if old[seat] != new[seat] else []
