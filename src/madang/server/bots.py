"""Bots at a table: they think in a few threads of their own, each over what its seat knows, never over the truth."""

import asyncio
import hashlib
import hmac
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from madang.bots import at_once, bot
from madang.engine.rng import generator
from madang.server import metrics
from madang.tables import Table

BEHIND = 10
"""How much lower the priority of the bots' threads is (a nice value)."""


def choose(name: str, table: Table) -> str:
    """The move of a bot for the seat to act. Its random numbers come from the match's seed, so a replay repeats
    them."""
    seat = table.to_act
    assert seat is not None
    words = f"bot {len(table.actions) + 1}"
    rng = generator(hmac.new(table.seed, words.encode(), hashlib.sha256).digest())
    legal = table.legal()
    action = bot(at_once(name, table.game), table.game).choose(table.known_to(seat, rng), legal, seat, rng)
    return table.game.actions.actions[action].text


class Thinkers:
    """The threads in which bots think, at a lower priority than everything that people wait for."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, "bot", stand_back)

    async def choose(self, name: str, table: Table, told: str | None = None) -> str:
        """As `choose`, or the move that the bot is told to make, without holding up anybody else, and not sooner than
        people can follow: how long a bot has thought says nothing then. The table must not change meanwhile."""
        earliest = asyncio.create_task(asyncio.sleep(self._pace))
        try:
            with metrics.thinking.time():
                if told is None:
                    told = await asyncio.get_running_loop().run_in_executor(self._threads, choose, name, table)
            await earliest
        finally:
            earliest.cancel()
        return told

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)


def stand_back() -> None:
    """Lowers the priority of this thread. Only Linux can do that for a single thread."""
    if sys.platform == "linux":
        os.nice(BEHIND)
