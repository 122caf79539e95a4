"""The same bots in several threads, each of which has its own: a bot answers one question at a time."""

import hashlib
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock, local

from madang.bots import Bot, network_file
from madang.bots.program import PATIENCE, Program, player
from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten

Networks = Mapping[str, str | None]
"""By the file of a network of somebody's own, a hash of what is in it."""


class BotsByThread:
    """Bots by name. Those of the thread that asks first are made at once, so that a name nobody knows is refused. Where
    they have travelled to another machine, `networks` says what the files were in which they have their networks."""

    def __init__(self, game: Game, names: Sequence[str], patience: float = PATIENCE, networks: Networks | None = None):
        self._game, self._names, self._patience = game, tuple(dict.fromkeys(names)), patience
        self._threads = local()
        self._programs: list[Program] = []
        self._changing = Lock()
        self.networks = hashes_of(self._names)
        if networks is not None:
            check_networks(networks, self.networks)
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


def hashes_of(names: Sequence[str]) -> Networks:
    """The files in which bots of these names have their networks; one that cannot be read has no hash."""
    found: dict[str, str | None] = {}
    for file in filter(None, map(network_file, names)):
        try:
            found[file] = hashlib.sha256(Path(file).read_bytes()).hexdigest()
        except (OSError, ValueError):
            found[file] = None
    return found


def check_networks(asked: Networks, here: Networks) -> None:
    """Refuses to play with another network than that of whoever asks."""
    for file, content in asked.items():
        if here[file] != content:
            raise Refused(
                f"{socket.gethostname()} has not the same network in '{shorten(file, 200)}' as the machine where the "
                "command was given; copy that file to every machine of the cluster, under the same whole path."
            )
