"""Things and their numbers from one declaration: rules write the constant, everybody else reads what it stands for.

>>> _zone = Names()
>>> PILE = _zone("pile")
>>> HAND = _zone("hand")
>>> PILE, HAND, _zone.all
(0, 1, ('pile', 'hand'))
"""

from collections.abc import Iterable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Numbered(Generic[Thing]):
    """Things that are numbered in the order in which they are declared, on from those given."""

    def __init__(self, before: Iterable[Thing] = ()):
        self._things = list(before)

    def __call__(self, thing: Thing) -> int:
        """Declares a thing; returns its number."""
        if thing in self._things:
            raise ValueError(f"{thing!r} is declared twice.")
        self._things.append(thing)
        return len(self._things) - 1

    @property
    def all(self) -> tuple[Thing, ...]:
        """Everything declared so far, at the place of its number."""
        return tuple(self._things)


Names = Numbered[str]
