"""Who may see a field of the state. Hidden by default: what is not named is not shown."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from madang.engine.layout import copied, proxy_class
from madang.engine.rule import NOBODY, around, rule

OPEN = "open"
OWN = "own"
"""Each seat sees its own row."""
HIDDEN = "hidden"


def masked(dtype: np.dtype[Any], visibility: Mapping[str, str], state: Any, seat: int | None) -> Any:
    """A copy of a state in which all that a seat may not see is zero. None sees everything, SPECTATOR what is open."""
    shown = int.from_bytes(state.raw, "little") & shown_bits(dtype, tuple(visibility.items()), seat)
    return proxy_class(dtype)(copied(shown.to_bytes(dtype.itemsize, "little"), dtype), 0)  # type: ignore[call-arg]


@cache
def shown_bits(dtype: np.dtype[Any], visibility: tuple[tuple[str, str], ...], seat: int | None) -> int:
    """The bits of a state that a seat may see, the whole state being one number."""
    shown = np.zeros(1, dtype)
    for name, seen in visibility:
        if seat is None or seen == OPEN:
            shown[name] = -1
        elif seen == OWN and seat >= 0:
            shown[name][0, seat] = -1
    return int.from_bytes(shown.tobytes(), "little")


@rule
def seen_from(seat: Any, other: Any, players: Any) -> Any:
    """A seat counted clockwise from the observer: 0 is oneself; NOBODY stays."""
    if other == NOBODY:
        return NOBODY
    return around(other - seat + players, players)
