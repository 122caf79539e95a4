"""Holding a file so that only one process at a time does something. The system lets go when the process ends, whatever
ends it."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POLL_SECONDS = 0.2


@contextmanager
def holding(path: Path, wait: bool = True) -> Iterator[None]:
    """Holds a file, made if need be. Where another process holds it: waits, or raises BlockingIOError."""
    with open(path, "w", encoding="ascii") as lock:
        while not _taken(lock.fileno()):
            if not wait:
                raise BlockingIOError(f"{path} is held by another process")
            time.sleep(POLL_SECONDS)
        yield


def _taken(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
