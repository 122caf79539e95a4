"""Many games side by side, stepped together into arrays that are written in place. For training and for benchmarks."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from madang.engine.drivers import compiled
from madang.engine.game import Game
from madang.engine.memory import room_for
from madang.engine.refusal import IllegalMove, Refused, shorten
from madang.engine.rng import seed_bytes, seed_words


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
        self.game = game
        self.players = game.check_players(players)
        self.options = game.option_numbers(game.check_options(options))
        self.seed = seed_words(seed_bytes(seed))
        bytes_each = game.state.itemsize + game.observation_size + len(game.actions) + 8 * (2 + self.players) + 1
        with room_for(size, f"games of {game.title} side by side", bytes_each) as games:
            self.states = np.zeros(games, game.state)
            self.numbers = np.arange(games, dtype=np.int64)
            self.seats = np.zeros(games, np.int64)
            self.observations = np.zeros((games, game.observation_size), np.int8)
            self.masks = np.zeros((games, len(game.actions)), np.int8)
            self.finished = np.zeros(games, np.bool_)
            self.scores = np.zeros((games, self.players), np.int64)
        self._core = compiled(game)
        self._core.deal_all(
            self.states, self.numbers, self.players, self.options, self.seed, self.seats, self.observations, self.masks
        )

    def __len__(self) -> int:
        return len(self.states)

    def step(self, actions: ArrayLike) -> None:
        """One decision in every game."""
        chosen = self._actions(actions)
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

    def _actions(self, given: ArrayLike) -> NDArray[np.int64]:
        """The actions of a step as the rules take them; fractions are refused rather than rounded."""
        wanted = f"A batch of {len(self)} games takes as many action numbers"
        try:
            actions = np.asarray(given)
        except ValueError:  # rows of different lengths
            raise IllegalMove(f"{wanted}, one for each, not {shorten(given)}.") from None
        if actions.shape != (len(self),):
            raise IllegalMove(f"{wanted}, one for each, not an array of shape {actions.shape}.")
        if actions.dtype.kind not in "iu":
            raise IllegalMove(f"{wanted}, which are whole numbers of a common size, not {actions.dtype}.")
        return np.ascontiguousarray(actions, np.int64)

    # Copies

    def __copy__(self) -> Self:
        """A batch of its own: what is played on one leaves the other as it is."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """All but the compiled code."""
        return {name: value for name, value in self.__dict__.items() if name != "_core"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        if kept["states"].dtype != kept["game"].state:
            raise Refused(f"The batch was kept by another Madang, whose {kept['game'].title} has another record.")
        self.__dict__.update(kept)
        self._core = compiled(self.game)
