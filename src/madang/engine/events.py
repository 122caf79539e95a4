"""What happened, as rows of numbers written by the rules and read by everybody else.

A row is (kind, seat, card, source, target, amount, rule, seen). Places are zone x 8 + seat. `seen` is PUBLIC or the
set of seats that may see the row. Row 0 of the array counts the rows; into an array of length 0 nothing is written.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.engine.rule import rule, whole

COLUMNS = 8
MOST_EVENTS = 255
PLACES = 8
"""A zone has a place for each seat and one for nobody."""
TABLE = 7
"""The seat part of a place that belongs to nobody."""
NOWHERE = -1

Rows = NDArray[np.int16]


def event_rows() -> Rows:
    return np.zeros((MOST_EVENTS + 1, COLUMNS), np.int16)


SILENCE: Rows = np.zeros((0, COLUMNS), np.int16)


@rule
def place(zone: Any, seat: Any) -> Any:
    return zone * PLACES + seat


@rule
def tell(
    events: Any, kind: Any, seat: Any, card: Any, source: Any, target: Any, amount: Any, cause: Any, seen: Any
) -> None:
    """Writes one row, unless the array has length 0."""
    if events.shape[0] > 0:
        row = whole(events[0, 0]) + 1
        events[0, 0] = row
        events[row, 0] = kind
        events[row, 1] = seat
        events[row, 2] = card
        events[row, 3] = source
        events[row, 4] = target
        events[row, 5] = amount
        events[row, 6] = cause
        events[row, 7] = seen


def told_rows(rows: Rows) -> list[tuple[int, ...]]:
    """The rows that were written."""
    return [tuple(row) for row in rows[1 : int(rows[0, 0]) + 1].tolist()]


class Witness:
    """Event rows that remember the state in which each was told. Interpreted rules write into them as into an array."""

    def __init__(self, states: NDArray[Any]):
        self.moments: list[bytes] = []
        self._states = states
        self._told = event_rows()
        self._rows = self._told.data  # quicker, one number at a time
        self.shape = self._told.shape

    def __getitem__(self, at: tuple[int, int]) -> int:
        return int(self._rows[at])

    def __setitem__(self, at: tuple[int, int], number: int) -> None:
        self._rows[at] = number
        if at == (0, 0):
            self.moments.append(self._states.tobytes())

    def told(self) -> list[tuple[int, ...]]:
        return told_rows(self._told)


def cut_into_deeds(
    kinds: Sequence[str], deeds: Mapping[str, str], singly: Collection[str] = ()
) -> list[tuple[str, int]]:
    """Kinds of events in a row as deeds: the name of each, and how many events it has. `deeds` names the deed that an
    event is part of, "" for one that begins a deed which the next named event names; all others belong to the deed
    before. Events of one name after the other are one deed, except those of `singly`, which are a deed each."""
    found: list[tuple[str, int]] = []
    for kind in kinds:
        name = deeds.get(kind)
        last, events = found[-1] if found else ("", 0)
        if not found or (name is not None and last and (last != name or kind in singly)):
            found.append((name or "", 1))
        else:
            found[-1] = (last or name or "", events + 1)
    return found
