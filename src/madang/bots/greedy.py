"""The bot that looks one decision ahead: it tries every move on a few guesses of what it cannot see, and takes the one
after which the game's own evaluation likes its seat best."""

from typing import Any

import numpy as np

from madang.engine.drivers import core_of
from madang.engine.game import Game

SAMPLES = 4


class Greedy:
    """One decision deep, over SAMPLES guesses; of equally good moves the first."""

    def __init__(self, game: Game):
        self.core = core_of(game)

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        if len(legal) == 1:
            return legal[0]
        worth = np.zeros(len(legal), np.int64)
        self.core.look_ahead(np.repeat(states, 3), np.array(legal, np.int32), seat, rng, SAMPLES, worth)
        return legal[int(worth.argmax())]
