"""The same bots in several threads, each of which has its own: a bot answers one question at a time."""

from collections.abc import Sequence
from threading import Lock, local

from madang.bots import Bot
from madang.bots.program import PATIENCE, Program, player
from madang.engine.game import Game


class BotsByThread:
    """Bots by name. Those of the thread that asks first are made at once, so that a name nobody knows is refused."""

    def __init__(self, game: Game, names: Sequence[str], patience: float = PATIENCE):
        self._game, self._names, self._patience = game, tuple(dict.fromkeys(names)), patience
        self._threads = local()
        self._programs: list[Program] = []
        self._changing = Lock()
        self.own()

    def own(self) -> dict[str, Bot]:
        """The bots of this thread, by name."""
        if not hasattr(self._threads, "bots"):
            bots = {name: player(name, self._game, self._patience) for name in self._names}
            with self._changing:
                self._programs += [bot for bot in bots.values() if isinstance(bot, Program)]
            self._threads.bots = bots
        found: dict[str, Bot] = self._threads.bots
        return found

    def close(self) -> None:
        """Ends the programs among them, in all threads."""
        with self._changing:
            for program in self._programs:
                program.close()
