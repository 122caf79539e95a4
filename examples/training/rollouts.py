"""A window of play on the workers of a Ray cluster, see docs/cluster.md. Whoever learns keeps the games: the workers
get a copy of them and the networks, and give back the moves."""

from contextlib import closing
from dataclasses import dataclass

import torch

from madang.engine.game import Game
from madang.engine.spreading import Workers, results
from training.net import Net
from training.playing import Moves, Tables, play_window


@dataclass
class Rollout:
    """The networks of one window, who play in any copy of the tables."""

    game: Game
    net: Net
    opponent: Net | None
    sharp: bool

    def do(self, tables: Tables) -> Moves:
        torch.set_num_threads(1)  # a worker has one core
        play_window([tables], self.net, self.opponent, self.sharp)
        return tables.moves()

    def stop(self) -> None:
        pass


def play_window_on(workers: Workers, parts: list[Tables], net: Net, opponent: Net | None, sharp: bool = False) -> None:
    """The same as `play_window`, a part to a piece. No window is begun before the last one is learned from."""
    work = Rollout(parts[0].batch.game, net, opponent, sharp)
    with closing(results(workers, work, parts)) as played:
        for part, moves in zip(parts, played, strict=True):
            part.play_again(moves)
