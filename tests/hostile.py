"""Data that nobody should send, for tests of what reads data: any value at all, values too deep or too large."""

from typing import Any

from hypothesis import strategies as st

DEEP = 100_000
HUGE = 10**5000
"""Python refuses to write a number of so many digits."""

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
