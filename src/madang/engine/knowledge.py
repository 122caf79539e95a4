"""Who may see a field of the state. Hidden by default: what is not named is not shown."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from madang.engine.layout import proxy_class
from madang.engine.rule import NOBODY, around, rule

OPEN = "open"
OWN = "own"
"""Each seat sees its own row."""
HIDDEN = "hidden"


def masked(dtype: np.dtype[Any], visibility: Mapping[str, str], state: Any, seat: int | None) -> Any:
    """A copy of a state in which all that a seat may not see is zero. None sees everything, SPECTATOR what is open."""
    copy = np.zeros(1, dtype)
    source = np.frombuffer(state.raw, dtype, 1)
    for name in dtype.names or ():
        shown = visibility.get(name, HIDDEN)
        if seat is None or shown == OPEN:
            copy[name] = source[name]
        elif shown == OWN and seat >= 0:
            copy[name][0, seat] = source[name][0, seat]
    return proxy_class(dtype)(copy, 0)  # type: ignore[call-arg]


@rule
def seen_from(seat: Any, other: Any, players: Any) -> Any:
    """A seat counted clockwise from the observer: 0 is oneself; NOBODY stays."""
    if other == NOBODY:
        return NOBODY
    return around(other - seat + players, players)
