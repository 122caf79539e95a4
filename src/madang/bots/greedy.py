"""The bot that looks one decision ahead: it tries every move on a few guesses of what it cannot see, and takes the one
after which the game's own evaluation likes its seat best."""

from typing import Any

import numpy as np

from madang.bots.asking import check_question
from madang.engine.drivers import SAMPLES, core_of
from madang.engine.events import SILENCE
from madang.engine.game import Game


class Greedy:
    """One decision deep, over SAMPLES guesses; of equally good moves the first."""

    def __init__(self, game: Game):
        self.game = game
        self.core = core_of(game)

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        actions, seat = check_question(self.game, states, legal, seat, rng)
        if len(actions) == 1:
            return actions[0]
        worth = np.zeros(len(actions), np.int64)
        self.core.look_ahead(np.repeat(states, 3), np.array(actions, np.int32), seat, rng, SAMPLES, worth, SILENCE)
        return actions[int(worth.argmax())]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies carry no compiled code."""
        return Greedy, (self.game,)
