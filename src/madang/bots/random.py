"""The bot that picks any legal move."""

from typing import Any

from madang.engine.game import Game
from madang.engine.rng import below


class Random:
    """Every legal action equally likely."""

    def __init__(self, game: Game):
        self.game = game

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        return legal[int(below(rng.data, len(legal)))]
