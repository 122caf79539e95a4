"""Many games side by side, stepped together into arrays that are written in place. For training and for benchmarks."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from madang.engine.drivers import compiled
from madang.engine.game import Game
from madang.engine.refusal import IllegalMove, Refused, shorten
from madang.engine.rng import seed_bytes, seed_words

MOST_GAMES = 10_000_000


class Batch:
    """`size` games of one kind. After `step` every array shows the new situation; nothing is allocated.

    seats         the seat to act in each game
    observations  what that seat knows (int8, see the game's table of indices)
    masks         1 for each legal action of that seat
    finished      whether the last step ended the game; it has been dealt anew already
    scores        the result of the game that ended last in each place
    """

    def __init__(
        self,
        game: Game,
        players: int,
        size: int,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | None = None,
    ):
        if not isinstance(size, int) or isinstance(size, bool) or not 1 <= size <= MOST_GAMES:
            raise Refused(f"A batch has from 1 to {MOST_GAMES:,} games, not {shorten(size)}.")
        self.game = game
        self.players = game.check_players(players)
        self.options = game.option_numbers(game.check_options(options))
        self.seed = seed_words(seed_bytes(seed))
        self.states = np.zeros(size, game.state)
        self.numbers = np.arange(size, dtype=np.int64)
        self.seats = np.zeros(size, np.int64)
        self.observations = np.zeros((size, game.observation_size), np.int8)
        self.masks = np.zeros((size, len(game.actions)), np.int8)
        self.finished = np.zeros(size, np.bool_)
        self.scores = np.zeros((size, players), np.int64)
        self._core = compiled(game)
        self._core.deal_all(
            self.states, self.numbers, players, self.options, self.seed, self.seats, self.observations, self.masks
        )

    def __len__(self) -> int:
        return len(self.states)

    def step(self, actions: ArrayLike) -> None:
        """One decision in every game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (len(self),):
            raise IllegalMove(
                f"A batch of {len(self)} games takes {len(self)} actions, not an array of {chosen.shape}."
            )
        wrong = self._core.step_all(
            self.states,
            chosen,
            self.numbers,
            self.players,
            self.options,
            self.seed,
            self.seats,
            self.observations,
            self.masks,
            self.finished,
            self.scores,
        )
        if wrong >= 0:
            raise IllegalMove(f"Action {chosen[wrong]} is not legal in game {wrong} of the batch; nothing was changed.")
