"""Work in pieces, shared out among threads or whatever else takes pieces, such as a cluster. The results come in the
order of the pieces, and only so many pieces are under way at a time, so that memory stays bounded."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from madang.engine.game import Game
from madang.engine.threads import thread_number

AHEAD = 3
"""Pieces for each worker that are handed out before the first of them is done."""

Piece = TypeVar("Piece")
PieceTaken = TypeVar("PieceTaken", contravariant=True)
Result = TypeVar("Result")
ResultGiven = TypeVar("ResultGiven", covariant=True)


class Work(Protocol[PieceTaken, ResultGiven]):
    """What is done with each piece. It pickles, because it may have to travel, and several threads may ask it at once.
    Who does a piece, and when, has no influence on the result."""

    @property
    def game(self) -> Game:
        """The game whose rules it needs."""

    def do(self, piece: PieceTaken) -> ResultGiven:
        """The result of a piece."""

    def stop(self) -> None:
        """Ends what is under way, programs included: `do` raises Stopped."""


class Workers(Protocol):
    """Those who do the work."""

    @property
    def number(self) -> int:
        """How many pieces they do at a time."""

    def doing(self, work: Work[Piece, Result]) -> AbstractContextManager[Callable[[Piece], Future[Result]]]:
        """Gives a function that hands out a piece. At the end all that is under way is stopped."""


class Stopped(Exception):
    """The work was stopped."""


class Threads:
    """Threads of this process. Rules and bots run outside the interpreter's lock or in processes of their own."""

    def __init__(self, number: int | None = None):
        self.number = thread_number(number)

    @contextmanager
    def doing(self, work: Work[Piece, Result]) -> Iterator[Callable[[Piece], Future[Result]]]:
        with ThreadPoolExecutor(self.number) as pool:
            try:
                yield lambda piece: pool.submit(work.do, piece)
            finally:
                work.stop()
                pool.shutdown(cancel_futures=True)
                work.stop()  # a program may have been started meanwhile


def results(
    workers: Workers,
    work: Work[Piece, Result],
    pieces: Iterable[Piece],
    arrived: Callable[[Result], Any] = lambda result: None,
) -> Generator[Result]:
    """The results in the order of the pieces; each is told to `arrived` as soon as it is there, in whatever order they
    end. Close the generator to stop early: what is done by then is still told."""
    waiting, handed, given = iter(pieces), 0, 0
    running: dict[Future[Result], int] = {}
    ready: dict[int, Result] = {}
    ended: SimpleQueue[Future[Result]] = SimpleQueue()
    try:
        with workers.doing(work) as hand_out:
            while True:
                for piece in islice(waiting, given + AHEAD * workers.number - handed):
                    future = hand_out(piece)
                    running[future] = handed
                    handed += 1
                    future.add_done_callback(ended.put)
                if given == handed:
                    return
                while given not in ready:
                    one = ended.get()
                    number, result = running.pop(one), one.result()
                    ready[number] = result
                    arrived(result)
                yield ready.pop(given)
                given += 1
    finally:
        for one in running:
            if one.done() and not one.cancelled() and one.exception() is None:
                arrived(one.result())
