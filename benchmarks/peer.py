"""How strong OpenSpiel's search is in a task of the benchmark, where it plays our game through the adapter: against the
opponents of the benchmark, and against our own search with the same time for a move.

The peer is `open_spiel.python.algorithms.ismcts.ISMCTSBot` with one random rollout an iteration; the one written in C++
cannot play games that are written in Python. It sees what its seat sees, like every bot. Nothing is asserted.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import madang
from madang.arena.benchmark import OPPONENTS, Task, tasks_named
from madang.bots import BOTS
from madang.bots.program import PATIENCE
from madang.bots.search import Budget
from madang.cli.arena import run
from madang.engine.game import Game
from madang.engine.refusal import Refused
from madang.engine.spreading import Threads
from madang.terminal.texts import Texts

try:
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    from madang.envs.openspiel import UNKNOWN
except ImportError:
    sys.exit("OpenSpiel is not installed; pip install 'madang[openspiel]' does it.")

NAME = "openspiel"
EXPLORATION = 1.0
"""Returns lie between -1 and 1."""
SEEDS = 2**31
"""How many different seeds its random numbers may have."""


class Within(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a budget of iterations or time."""

    def __init__(self, game: Any, budget: Budget, chance: np.random.RandomState):
        super().__init__(game, RandomRolloutEvaluator(1, chance), EXPLORATION, 1, random_state=chance)
        self.budget, self.searches, self.iterations, self.seconds = budget, 0, 0, 0.0

    def run_search(self, state: Any) -> Any:
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        root, began, made = self.create_new_node(state), time.perf_counter(), 0
        # The first iteration only makes the root; the second tries a move.
        while root.total_visits < 1 or self._has_time(made, began):
            self.run_simulation(self.sample_root_state(state))
            made += 1
        self.searches += 1
        self.iterations += made
        self.seconds += time.perf_counter() - began
        return self.get_final_policy(state, root)

    def _has_time(self, made: int, began: float) -> bool:
        if self.budget.iterations is not None:
            return made < self.budget.iterations
        return time.perf_counter() - began < (self.budget.milliseconds or 0) / 1000


class Peer:
    """OpenSpiel's search as a bot of Madang."""

    def __init__(self, game: Game, players: int, budget: Budget):
        self.game = pyspiel.load_game(f"madang_{game.name}(players={players})")
        self.chance = np.random.RandomState()
        self.search = Within(self.game, budget, self.chance)

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        self.chance.seed(madang.below(rng, SEEDS))
        state = self.game.new_initial_state()
        state.seed, state.states = UNKNOWN, states.copy()
        return int(self.search.step(state))


def measure(task: Task, opponent: str, budget: str, games: int, keep: Path | None) -> None:
    peers: list[Peer] = []

    def peer(game: Game) -> Peer:
        peers.append(Peer(game, task.players, Budget.parse(NAME, budget)))
        return peers[-1]

    name = f"{NAME}-{budget}"
    BOTS[name] = peer
    kept = keep and keep / f"{task.name}-{name}-{opponent.replace(':', '-')}.arena"
    contest = task.contest(name, opponent)
    # One thread: its time is that of Python, which would be shared.
    standings = run(contest, games, False, kept, Threads(1), PATIENCE, sys.stderr.isatty(), Texts("en"))
    found, searches = standings.standing(0), sum(one.search.searches for one in peers)
    low, high = found["times_fair_interval"]
    iterations, seconds = (sum(getattr(one.search, what) for one in peers) for what in ("iterations", "seconds"))
    made = f" ({iterations / searches:.0f} iterations, {1000 * seconds / searches:.0f} ms)" if searches else ""
    print(
        f"{task.name}: OpenSpiel's ISMCTS, {budget} a move{made}, against {opponent}: "
        f"{found['times_fair']:.2f} times a fair share ({low:.2f}–{high:.2f}) in {found['games']} games.",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures OpenSpiel's search in a task of the benchmark.")
    parser.add_argument("--task", default="koryo-2", help="which task (default koryo-2)")
    parser.add_argument("--against", nargs="+", default=[*OPPONENTS, "guided:300ms"], metavar="BOT")
    parser.add_argument("--budget", default="300ms", help="a move: iterations, or milliseconds like 300ms, the default")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="against each (default 40)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep every game there, and go on from there")
    arguments = parser.parse_args()
    (task,) = tasks_named([arguments.task])
    for opponent in arguments.against:
        measure(task, opponent, arguments.budget, arguments.games, arguments.keep)


if __name__ == "__main__":
    try:
        main()
    except Refused as problem:
        sys.exit(str(problem))
