"""The bot that picks any legal move."""

from typing import Any

from madang.bots.asking import check_question
from madang.engine.game import Game
from madang.engine.rng import below


class Random:
    """Every legal action equally likely."""

    def __init__(self, game: Game):
        self.game = game

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        actions, _ = check_question(self.game, states, legal, seat, rng)
        return actions[int(below(rng.data, len(actions)))]
