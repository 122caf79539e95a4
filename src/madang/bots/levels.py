"""Opponents of three strengths, in every game: each wins clearly more often than the one below. docs/bots.md has the
figures.

The apprentice plays by the game's network, which it follows freely: it draws among the moves the network likes, and
moves that it likes far less than the best one it never plays. The companion thinks ahead briefly and takes any of the
moves that are nearly as good as the best. The master thinks ahead for long and takes the best. In a game without a
network the apprentice looks one decision ahead, and the others search without one.
"""

from typing import Any, NamedTuple

from madang.bots.asking import check_question
from madang.bots.greedy import Greedy
from madang.bots.network import NetworkBot, has_network
from madang.bots.search import Budget, Mind, Search, think
from madang.engine.game import Game
from madang.engine.rng import below


class Freedom(NamedTuple):
    """How far the apprentice departs from what its network likes best."""

    temperature: float
    """1: it draws moves as often as the network likes them; more: the others get closer to the best one."""
    least: float
    """The least a move must be liked, the best one being liked 1."""


FREEDOM = {
    "koryo": Freedom(8, 0.00001),
    "choson": Freedom(7, 0.00003),
    "chronicle": Freedom(9, 0.00001),
    "gosux": Freedom(4, 0.001),
}
USUAL_FREEDOM = Freedom(8, 0.00001)
"""For games in which it was not tuned."""
BRIEF = 600
"""The companion's iterations for a move."""
NEARLY = {"koryo": 0.17, "gosux": 0.05}
"""How much worse than the best a move may be for the companion to take it, in fair shares of the wins: 0.05 is 2.5 % of
the games of two players. In long games small losses at many decisions add up; in Koryŏ, whose games are short, they
must be larger for the master to be clearly stronger at every table."""
USUALLY_NEARLY = 0.1
TRIED = 0.02
"""The part of the iterations in which a move must have been tried for the companion to trust what it found."""
LONG = {"koryo": 20_000, "choson": 20_000, "chronicle": 16_000, "gosux": 12_000}
"""The master's iterations for a move: 0.12 to 0.15 seconds on one core."""
USUALLY_LONG = 20_000
"""For games in which it was not measured."""


def apprentice(game: Game) -> "NetworkBot | Greedy":
    return NetworkBot(game, None, *FREEDOM.get(game.name, USUAL_FREEDOM)) if has_network(game) else Greedy(game)


class Companion:
    """Thinks ahead briefly, and takes any of the moves that seem nearly as good as the best."""

    def __init__(self, game: Game):
        self.game = game
        self.mind = Mind.of(game, has_network(game))

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        actions, seat = check_question(self.game, states, legal, seat, rng)
        if len(actions) == 1:
            return actions[0]
        rows, iterations = think(self.mind, states, actions, seat, rng, Budget(BRIEF))
        best = int(rows["visits"].argmax())
        nearly = NEARLY.get(self.game.name, USUALLY_NEARLY) / int(states["players"][0])
        enough = rows["win"][best] / rows["visits"][best] - nearly
        good = [
            action
            for action, row in zip(actions, rows, strict=True)
            if row["visits"] >= TRIED * iterations and row["win"] / row["visits"] >= enough
        ]
        return good[int(below(rng.data, len(good)))]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies carry neither compiled code nor weights."""
        return Companion, (self.game,)


def master(game: Game) -> Search:
    return Search(game, Budget(LONG.get(game.name, USUALLY_LONG)), has_network(game))
