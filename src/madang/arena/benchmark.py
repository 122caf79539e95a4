"""The benchmark: fixed tables, opponents and deals, so that the figures of different people can be compared.
docs/benchmark.md has the protocol, and what Madang's own bots reach."""

import time
from dataclasses import dataclass
from itertools import count
from statistics import median
from typing import Any

from madang.arena.contest import Contest
from madang.arena.playing import Players
from madang.arena.standings import rounded
from madang.bots import Bot
from madang.engine.game import Plain
from madang.engine.refusal import Refused, shorten
from madang.games import game as find_game

VERSION = 1
"""Bumped when tasks, opponents or deals change: figures of different versions are not compared."""
SEED = b"madang benchmark 1".ljust(32)
OPPONENTS = ("greedy", "apprentice")
GAMES = 1000
"""Against each opponent, unless told otherwise."""
BUDGETS = {"fast": 0.001, "standard": 1.0}
"""Seconds that a decision may take on one core, in the middle of all: a busy machine makes some take longer."""
FREE = "free"
"""The budget of those who take longer."""
TIMED_DECISIONS, TIMED_SECONDS = 100, 5.0
"""After so many decisions, or so long, it is known how long one takes."""


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


class Timed:
    """A bot, and how long it took for each of its decisions that were a choice."""

    def __init__(self, bot: Bot):
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        if self.enough:
            raise Enough
        began, worked = time.perf_counter(), time.process_time()
        chosen = self.bot.choose(states, legal, seat, rng)
        if len(legal) > 1:  # several threads of this process count as often as they worked
            self.seconds.append(max(time.perf_counter() - began, time.process_time() - worked))
        return chosen

    @property
    def enough(self) -> bool:
        return len(self.seconds) > TIMED_DECISIONS or sum(self.seconds[1:]) > TIMED_SECONDS


class Enough(Exception):
    """It is known how long a decision takes."""


def thinking(task: Task, name: str, patience: float) -> Plain:
    """How long a bot takes for a decision of a task on this machine, where nothing else of the benchmark is under way:
    the median, the longest, and the budget that the median keeps to."""
    opponent = next(one for one in OPPONENTS if one != name)
    contest = task.contest(name, opponent)
    players = Players(contest, patience)
    timed, others = Timed(players.own_bots()[name]), players.own_bots()[opponent]
    try:
        for number in count():
            for seating, deal in zip(contest.seatings(number), contest.deals(number), strict=True):
                players.play_game([timed if place == 0 else others for place in seating], deal)
    except Enough:
        pass
    finally:
        players.stop()
    seconds = timed.seconds[1:]  # the first one may compile
    middle = median(seconds)
    return {
        "decisions": len(seconds),
        "seconds": rounded(middle),
        "longest": rounded(max(seconds)),
        "budget": next((budget for budget, most in BUDGETS.items() if middle <= most), FREE),
    }
