"""Python's search for garbage that only refers to itself. Nobody is answered while it looks through all matches (0.2 to
0.4 s where 200 are played), so it does that now and then, not every few seconds."""

import gc
import time

SEARCHED_AFTER = (10_000, 10, 100)
"""New objects after which Python looks through the youngest, how often until through the next older ones, and how often
then until through all: ten million."""
SHARE = 1000
"""Of so many seconds, one is spent on looking through all."""


def search_rarely() -> None:
    """From now on Python looks through all seldom by itself, and never through what is there already."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCHED_AFTER)


class Search:
    """Looks through all objects as often as that stays a small part of the time: after about a minute where few matches
    are played, after several where many are."""

    def __init__(self) -> None:
        self._next = 0.0

    def when_due(self) -> None:
        began = time.monotonic()
        if began >= self._next:
            gc.collect()
            ended = time.monotonic()
            self._next = ended + (ended - began) * SHARE
