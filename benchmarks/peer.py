"""How strong a search with a network is against OpenSpiel's search, which plays our game through the adapter, both with
the same time for a move.

The peer is `open_spiel.python.algorithms.ismcts.ISMCTSBot` with one random rollout an iteration; it stops when its time
is over. The one written in C++ cannot play games that are written in Python. Seats take turns, and both see only what
their seat sees. Nothing is asserted.
"""

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from rich.console import Console
from rich.progress import track

import madang
from madang.arena.standings import wilson
from madang.engine.warming import warm
from madang.envs.openspiel import SEED_BYTES, MadangState
from madang.games import NAMES
from madang.games import game as find_game

EXPLORATION = 1.0
"""Returns lie between -1 and 1."""


class Timed(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a limit of time in place of a number of iterations."""

    def __init__(self, game: Any, seconds: float, chance: np.random.RandomState):
        super().__init__(game, RandomRolloutEvaluator(1, chance), EXPLORATION, 1, random_state=chance)
        self.seconds, self.searches, self.iterations = seconds, 0, 0

    def run_search(self, state: Any) -> Any:
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        root, deadline = self.create_new_node(state), time.perf_counter() + self.seconds
        self.searches += 1
        # The first iteration only makes the root; the second tries a move.
        while time.perf_counter() < deadline or root.total_visits < 1:
            self.run_simulation(self.sample_root_state(state))
            self.iterations += 1
        return self.get_final_policy(state, root)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the guided search against OpenSpiel's, at equal time.")
    parser.add_argument("--game", choices=NAMES, default="koryo", help="which game, with the fewest players")
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--milliseconds", type=int, default=300, metavar="MS", help="for each move")
    arguments = parser.parse_args()
    own = find_game(arguments.game)
    for _ in warm(own):
        pass
    players = min(own.players)
    game = pyspiel.load_game(f"madang_{own.name}(players={players})")
    chance, rng = np.random.RandomState(1), madang.generator(1)
    peer = Timed(game, arguments.milliseconds / 1000, chance)
    bot = madang.bot(f"guided:{arguments.milliseconds}ms", own.name)
    won = 0.0
    for number in track(range(arguments.games), console=Console(stderr=True), transient=True):
        state: MadangState = game.new_initial_state()
        for part in number.to_bytes(SEED_BYTES):
            state.apply_action(part)
        ours = number % players
        while not state.is_terminal():
            seat = state.current_player()
            if seat == ours:
                known = state.resample_from_infostate(seat, chance.random_sample).states
                state.apply_action(bot.choose(known, state.legal_actions(), seat, rng))
            else:
                state.apply_action(int(peer.step(state)))
        won += (state.returns()[ours] * (players - 1) + 1) / players
    low, high = wilson(won / arguments.games, arguments.games)
    print(
        f"{own.title}, {players} players, {arguments.milliseconds} ms a move: guided won {won / arguments.games:.1%} "
        f"({low:.1%} – {high:.1%}) of {arguments.games} games against OpenSpiel's ISMCTS, which made "
        f"{peer.iterations / max(1, peer.searches):.0f} iterations a move."
    )


if __name__ == "__main__":
    main()
