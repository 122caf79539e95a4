"""Who may see a field of the state. Hidden by default: what is not named is not shown."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
from msgspec import msgpack

from madang.engine.layout import copied, proxy_class
from madang.engine.rule import NOBODY, around, rule

OPEN = "open"
OWN = "own"
"""Each seat sees its own row."""
HIDDEN = "hidden"
MOST_SHARED = 100
"""Views that are kept for others who look at the same state; they look at the same moment."""


def masked(dtype: np.dtype[Any], visibility: Mapping[str, str], state: Any, seat: int | None) -> Any:
    """A copy of a state in which all that a seat may not see is zero. None sees everything, SPECTATOR what is open."""
    shown = int.from_bytes(state.raw, "little") & shown_bits(dtype, tuple(visibility.items()), seat)
    return proxy_class(dtype)(copied(shown.to_bytes(dtype.itemsize, "little"), dtype), 0)  # type: ignore[call-arg]


def shared(make: Callable[[Any], dict[str, Any]]) -> Callable[[Any], dict[str, Any]]:
    """Decorates what makes a view of all that is open, given a state masked for SPECTATOR: it is made once for all who
    look at that state, and each gets a copy to add to."""
    made: dict[bytes, bytes] = {}

    def view(shown: Any) -> dict[str, Any]:
        state = bytes(shown.raw)
        packed = made.get(state)
        if packed is None:
            if len(made) >= MOST_SHARED:
                made.clear()
            packed = made[state] = msgpack.encode(make(shown))
        copy: dict[str, Any] = msgpack.decode(packed)
        return copy

    return view


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
