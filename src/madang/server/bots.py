"""Bots at a table: they think in a few threads of their own, each over what its seat knows, never over the truth."""

import asyncio
import hashlib
import hmac
import os
from concurrent.futures import ThreadPoolExecutor

from madang.bots import bot
from madang.engine.rng import generator
from madang.tables import Table

BIRDS = ("Crane", "Magpie", "Heron", "Owl", "Wren", "Swift")


def choose(name: str, table: Table) -> str:
    """The move of a bot for the seat to act. Its chance comes from the match's seed, so a replay repeats it."""
    seat = table.to_act
    assert seat is not None
    words = f"bot {len(table.actions) + 1}"
    rng = generator(hmac.new(table.seed, words.encode(), hashlib.sha256).digest())
    legal = table.legal()
    action = bot(name, table.game).choose(table.known_to(seat, rng), legal, seat, rng)
    return table.game.actions.actions[action].text


class Thinkers:
    """The threads in which bots think."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, "bot")

    async def choose(self, name: str, table: Table) -> str:
        """As `choose`, without holding up anybody else. The table must not change meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, choose, name, table)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)
