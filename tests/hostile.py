"""Data that nobody should send, for tests of what reads data: any value at all, values too deep or too large."""

from typing import Any

import numpy as np
from hypothesis import strategies as st

DEEP = 100_000
HUGE = 10**5000
"""Python refuses to write a number of so many digits."""

VALUES: dict[str, Any] = {
    "None": None,
    "nan": float("nan"),
    "1.5": 1.5,
    "True": True,
    "-1": -1,
    "10**30": 10**30,
    "text": "x",
    "empty list": [],
    "float32": np.float32(1),
    "truth of NumPy": np.True_,
    "array": np.arange(3),
    "object": object(),
}
"""One of each kind that a careless program might hand over, by name."""

plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def nested(depth: int = DEEP) -> list[Any]:
    """A list in a list in a list ..."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found
