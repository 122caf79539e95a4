"""Opponents of three strengths, in every game: each wins clearly more often than the one below. docs/bots.md has the
figures, `benchmarks/strength.py` measures them.

The apprentice and the companion play by the game's network, which they do not always follow: they draw among the moves
it likes, the apprentice more freely. Moves that it likes far less than the best one they never play. The master thinks
ahead with the network. In a game without a network they look ahead one decision, briefly, and for long.
"""

from typing import Any, NamedTuple

from madang.bots.greedy import Greedy
from madang.bots.network import NetworkBot, has_network
from madang.bots.search import Budget, Search
from madang.bots.shared import is_ready
from madang.engine.game import Game


class Freedom(NamedTuple):
    """How far a level departs from what its network likes best."""

    temperature: float
    """1: it draws moves as often as the network likes them; more: the others get closer to the best one."""
    least: float
    """The least a move must be liked, the best one being liked 1."""


APPRENTICE = {
    "koryo": Freedom(8, 0.00001),
    "choson": Freedom(7, 0.00003),
    "chronicle": Freedom(9, 0.00001),
    "gosux": Freedom(4, 0.001),
}
COMPANION = {
    "koryo": Freedom(3.5, 0.003),
    "choson": Freedom(3.5, 0.003),
    "chronicle": Freedom(3.5, 0.003),
    "gosux": Freedom(2, 0.02),
}
LONG = {"koryo": 20_000, "choson": 20_000, "chronicle": 16_000, "gosux": 12_000}
"""The master's iterations a move: half a second on one core, about."""
ANY_GAME = 20_000
BRIEF = 200
"""The companion's iterations in a game without a network."""


def apprentice(game: Game) -> "NetworkBot | Greedy":
    return NetworkBot(game, None, *APPRENTICE[game.name]) if has_network(game) else Greedy(game)


def companion(game: Game) -> "NetworkBot | Search":
    return NetworkBot(game, None, *COMPANION[game.name]) if has_network(game) else Search(game, Budget(BRIEF))


class Master:
    """Thinks ahead. While the game is not compiled yet it does without: nobody should have to wait for a compiler."""

    def __init__(self, game: Game):
        self.game = game
        self.search = Search(game, Budget(LONG.get(game.name, ANY_GAME)), has_network(game))

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        if is_ready(self.game):
            return self.search.choose(states, legal, seat, rng)
        quick = NetworkBot(self.game) if has_network(self.game) else Greedy(self.game)
        return quick.choose(states, legal, seat, rng)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies carry no compiled code."""
        return Master, (self.game,)
