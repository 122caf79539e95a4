"""How many threads may be asked for."""

import os

from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given

MOST_THREADS = 4096


def thread_number(asked: int | None) -> int:
    """The number of threads that was asked for; None means one a core."""
    number = (os.cpu_count() or 1) if asked is None else whole_number(asked)
    if number is None or not 1 <= number <= MOST_THREADS:
        raise Refused(f"The number of threads is from 1 to {MOST_THREADS:,}, not {as_given(asked)}.")
    return number
