"""How much memory is left. What needs more is refused at the start, because the system would later end the program
without a word."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given

MEASURES = Path("/proc/meminfo")
CONTAINER_LIMITS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
GIGABYTE = 10**9
MOST_THINGS = 10**12
"""More than this is refused without looking at the memory."""


def memory_left() -> int:
    """Bytes that can still be had; a container may be given less than its machine has. Where the system does not say
    how much is left: all the memory there is; where it does not say that either: no limit."""
    limits = [sys.maxsize]
    try:
        lines = dict(line.split(":") for line in MEASURES.read_text("ascii").splitlines())
        limits.append(1024 * sum(int(lines[name].split()[0]) for name in ("MemAvailable", "SwapFree")))
    except (OSError, ValueError, KeyError):
        if hasattr(os, "sysconf"):
            limits.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for path in CONTAINER_LIMITS:
        with suppress(OSError, ValueError):  # not there, not ours to read, or no number: no limit
            limits.append(int(path.read_text("ascii")))
    return min(limits)


@contextmanager
def room_for(asked: object, what: str, bytes_each: int) -> Iterator[int]:
    """The number of things somebody asked for; refused where they do not fit, before they are made or meanwhile."""
    number = whole_number(asked)
    if number is None or not 1 <= number <= MOST_THINGS:
        raise Refused(f"The number of {what} is from 1 to {MOST_THINGS:,}, not {as_given(asked)}.")
    needed, left = number * bytes_each, memory_left()
    if needed > left:
        fitting = f"at most {left // bytes_each:,} would fit"
        raise Refused(f"{number:,} {what} need {gigabytes(needed)} of memory; there are {gigabytes(left)}: {fitting}.")
    try:
        yield number
    except MemoryError:
        raise Refused(f"{number:,} {what} need {gigabytes(needed)} of memory, more than the system gives.") from None


def gigabytes(size: int) -> str:
    return f"{size / GIGABYTE:,.1f} GB"
