"""Games with seasons: how well a seat stands in a family, for bots that look one decision ahead."""

from typing import Any

from madang.engine.pack import count
from madang.engine.rule import rule, whole


@rule
def lead_worth(state: Any, seat: Any, viewer: Any, family: Any, table: Any) -> Any:
    """What a family is likely to bring a seat at the final count: a share of its points, read from a table by how far
    the seat is behind or ahead of the best rival (three cards behind to three ahead). The viewer counts its own
    face-down order as laid out."""
    own = 0
    best = 0
    for other in range(whole(state.players)):
        number = count(whole(state.tableau[other]), family)
        if other == viewer:
            number += count(whole(state.order[other]), family)
        if other == seat:
            own = number
        else:
            best = max(best, number)
    if own == 0:
        return 0
    return whole(table[max(-3, min(3, own - best)) + 3]) * (family + 1)
