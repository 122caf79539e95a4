"""How long people may think. What is left to each follows from stored times alone; while no server was up, nobody's
time ran. Knows no rules and no sockets."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

SECOND = 1000
"""Milliseconds, in which all times are."""
DAY = 24 * 60 * 60
Downtimes = Sequence[tuple[int, int]]
"""When no server was up: from when to when."""


@dataclass(frozen=True)
class Clock:
    """What a table has chosen."""

    seconds: int
    """What everybody has at the beginning."""
    increment: int | None
    """What is added when somebody else is asked; None where every decision has all the seconds to itself."""
    end: str
    """What befalls a seat whose time is up."""

    @property
    def by_the_day(self) -> bool:
        """Every decision has a day or more: people need not be there at the same time."""
        return self.increment is None and self.seconds >= DAY


class Clocks:
    """The clocks of a match, one a seat."""

    def __init__(self, clock: Clock, players: int, downtimes: Downtimes):
        self.clock = clock
        self.asked: int | None = None
        """Who is asked, whether or not that is a person."""
        self._since: int | None = None
        """Since when that one's clock runs, if it does."""
        self._left = [clock.seconds * SECOND] * players
        self._downtimes = downtimes

    def ask(self, seat: int | None, thinks: bool, at: int, decided: bool = False) -> None:
        """From now on a seat is asked, or still is; its clock runs if somebody `thinks` there. Where the seat that was
        asked has `decided`, it gets what the clock gives for that."""
        self._left = self.left(at)
        if decided and self.asked is not None:
            if self.clock.increment is None:
                self._left[self.asked] = self.clock.seconds * SECOND
            elif seat != self.asked:
                self._left[self.asked] += self.clock.increment * SECOND
        self.asked = seat
        self._since = at if thinks else None

    @property
    def running(self) -> int | None:
        """The seat whose clock runs."""
        return None if self._since is None else self.asked

    def left(self, at: int) -> list[int]:
        """What every seat has left."""
        left = self._left[:]
        if self.asked is not None and self._since is not None:
            left[self.asked] = max(0, left[self.asked] - up_between(self._since, at, self._downtimes))
        return left

    def deadline(self, at: int) -> int | None:
        """When the clock that runs now runs out, if the server stays up."""
        return None if self.running is None else at + self.left(at)[self.running]

    def times(self, dealt: int, made: Sequence[int]) -> list[int]:
        """How long each decision took, given when it was made."""
        return [up_between(begin, end, self._downtimes) for begin, end in pairwise([dealt, *made])]


def up_between(begin: int, end: int, downtimes: Downtimes) -> int:
    """How long servers were up between two moments."""
    down = sum(max(0, min(end, back) - max(begin, gone)) for gone, back in downtimes)
    return max(0, end - begin - down)
