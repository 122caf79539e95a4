"""The benchmark: fixed tables, opponents and deals, so that the figures of different people can be compared.
docs/benchmark.md has the protocol, and what Madang's own bots reach."""

from dataclasses import dataclass

from madang.arena.contest import Contest
from madang.engine.refusal import Refused, shorten
from madang.games import game as find_game

VERSION = 1
"""Bumped when tasks, opponents or deals change: figures of different versions are not compared."""
SEED = b"madang benchmark 1".ljust(32)
OPPONENTS = ("greedy", "apprentice")
GAMES = 1000
"""Against each opponent, unless told otherwise."""


@dataclass(frozen=True)
class Task:
    """A table: the bot at one seat, the same opponent at all others. Options have their default."""

    game: str
    players: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}"

    def contest(self, bot: str, opponent: str) -> Contest:
        """The games of a bot against an opponent: every deal is played once from each seat."""
        return Contest.of(find_game(self.game), self.players, [bot, opponent], SEED, duplicate=True)


TASKS = (Task("koryo", 2), Task("koryo", 4), Task("choson", 3), Task("chronicle", 4), Task("gosux", 2))


def tasks_named(names: list[str]) -> list[Task]:
    """The tasks of these names; without any, all."""
    known = {task.name: task for task in TASKS}
    for name in names:
        if name not in known:
            raise Refused(f"The benchmark has no task '{shorten(name)}'; its tasks are {', '.join(known)}.")
    return [known[name] for name in dict.fromkeys(names)] or list(TASKS)
