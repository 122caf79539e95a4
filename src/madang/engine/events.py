"""What happened, as rows of numbers written by the rules and read by everybody else.

A row is (kind, seat, card, source, target, amount, rule, seen). Places are zone x 8 + seat. `seen` is PUBLIC or the
set of seats that may see the row. Row 0 of the array counts the rows; an array of length 0 asks for silence.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.engine.rule import rule, whole

COLUMNS = 8
MOST_EVENTS = 255
TABLE = 7
"""The seat part of a place that belongs to nobody."""
NOWHERE = -1

Rows = NDArray[np.int16]


def event_rows() -> Rows:
    return np.zeros((MOST_EVENTS + 1, COLUMNS), np.int16)


SILENCE: Rows = np.zeros((0, COLUMNS), np.int16)


@rule
def place(zone: Any, seat: Any) -> Any:
    return zone * 8 + seat


@rule
def tell(
    events: Any, kind: Any, seat: Any, card: Any, source: Any, target: Any, amount: Any, cause: Any, seen: Any
) -> None:
    """Writes one row, unless silence was asked for."""
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
