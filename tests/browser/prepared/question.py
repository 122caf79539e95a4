"""What the prepared tables of every game are made of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

BOTS = ("random", "random", "random")
SOMEBODY_ELSE = "0" * 32
"""A guest who never connects."""


@dataclass(frozen=True)
class Question:
    """How a visitor, who has seat 0, comes to be asked something or to wait for somebody."""

    position: Mapping[str, Any]
    asks: str
    """How the question begins, in English."""
    others: tuple[str | None, ...] = BOTS
    """Who else sits there: bots, guests and open seats."""
    moves: tuple[str, ...] = ()
    """What was played since the position."""
    steps: tuple[str, ...] = ()
    """What is touched to get there."""
    touches: int = 1
    """How many touches the last of the steps takes: where one aims first, two."""
    drafted: bool = False
    """Whether the last of the steps can be taken back."""
    closing: tuple[str, ...] = ()
    """What is touched to answer it."""
    told: tuple[str, ...] = ()
    """What the log then says of it, each line once."""
