"""Many games side by side, stepped together into arrays that are written in place. For training and for benchmarks."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from itertools import pairwise
from typing import Any, Self
from weakref import finalize

import numpy as np
from numpy.typing import ArrayLike, NDArray

from madang.engine.crew import Crew
from madang.engine.drivers import DEAL, INNER_BOTS, NO_BOT, compiled, room_of
from madang.engine.game import Game
from madang.engine.memory import room_for
from madang.engine.numbers import whole_number
from madang.engine.refusal import IllegalMove, Refused, as_given, shorten
from madang.engine.rng import GENERATOR_WORDS, seed_bytes, seed_words
from madang.engine.rule import NOBODY
from madang.engine.threads import thread_number

Seated = Mapping[int, str]
"""Names of bots by seat."""
PASSING = ("_core", "_crew", "_running")
"""What a copy makes anew."""
SHOWN = (
    "players",
    "seats",
    "observations",
    "masks",
    "finished",
    "resting",
    "scores",
    "shares",
    "last_observations",
    "perfect",
)
"""The arrays of a batch that everybody may read."""


def in_turn(given: Any) -> list[Any]:
    """One value for all games, or a list of values that is repeated over the games."""
    return list(given) if isinstance(given, list | tuple) and given else [given]


def truth(given: object, what: str) -> bool:
    if not isinstance(given, bool | np.bool_):
        raise Refused(f"'{what}' of a batch is True or False, not {as_given(given)}.")
    return bool(given)


class Batch:
    """`size` games of one kind. After `step` every array shows the new situation; nothing is allocated. An array may be
    replaced by another one of its shape and type, for instance in memory that a GPU can read.

    players            the number of players of each game
    seats              the seat to act in each game
    observations       what that seat knows (int8, see the game's table of indices)
    masks              1 for each legal action of that seat
    finished           whether the last step ended the game; it has been dealt anew already, or rests
    scores             the points of every seat in the game that ended last in each place
    shares             the part of the win that each seat had in it: they add up to 1
    last_observations  what each seat knew at its end
    resting            whether the place has played its game, where each is played once
    perfect            if asked for: what every seat knows, from the seat to act on, one row a seat. For critics, which
                       see it while they learn; nobody who plays may be shown it
    """

    _running: bool

    def __init__(
        self,
        game: Game,
        players: int | Sequence[int],
        size: int,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        threads: int | None = 1,
        relative: bool = False,
        bots: Seated | Sequence[Seated] | None = None,
        once: bool = False,
        perfect: bool = False,
    ):
        self.game = game
        mixed = np.array([game.check_players(number) for number in in_turn(players)], np.int64)
        chosen = np.array([game.option_numbers(game.check_options(one)) for one in in_turn(options)])
        seated = seated_bots(bots, mixed)
        self.seed = seed_words(seed_bytes(seed))
        self._threads = thread_number(threads)
        self._once = truth(once, "once")
        most, actions, seen = int(mixed.max()), len(game.actions), game.observation_size
        self._relative = np.tile(np.arange(actions, dtype=np.int16), (most + 1, most, 1))
        for number in set(mixed.tolist()) if truth(relative, "relative") else ():
            self._relative[number, :number] = game.actions.relative(number)
        self._absolute = self._relative.argsort(axis=2).astype(np.int16)
        rows = 1 + (2 * most if truth(perfect, "perfect") else most)
        bytes_each = game.state.itemsize + rows * seen + actions + 8 * (8 + chosen.shape[1]) + 20 * most + 2
        with room_for(size, f"games of {game.title} side by side", bytes_each) as games:
            self.states = np.zeros(games, game.state)
            self.numbers = np.arange(games, dtype=np.int64)
            self.players = mixed[self.numbers % len(mixed)]
            self.options = chosen[self.numbers % len(chosen)]
            self.seats = np.zeros(games, np.int64)
            self.observations = np.zeros((games, seen), np.int8)
            self.masks = np.zeros((games, actions), np.int8)
            self.finished = np.zeros(games, np.bool_)
            self.resting = np.zeros(games, np.bool_)
            self.scores = np.zeros((games, most), np.int64)
            self.shares = np.zeros((games, most), np.float32)
            self.last_observations = np.zeros((games, most, seen), np.int8)
            self.perfect = np.zeros((games if perfect else 0, most, seen), np.int8)
            self._bots = seated[self.numbers % len(seated)]
            self._choosers = np.zeros((games, GENERATOR_WORDS), np.int64)
            self._chosen = np.full(games, DEAL, np.int64)
        if not ((self._bots == NO_BOT) & (np.arange(most) < self.players[:, None])).any(axis=1).all():
            raise Refused("A batch leaves a seat of every game without a bot; else there would be nothing to decide.")
        self._prepare()
        self._begin(here=True)
        self.wait()

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> bool:
        """Whether all places have played their game, where each is played once."""
        return bool(self.resting.all())

    def step(self, actions: ArrayLike) -> None:
        """One decision in every game."""
        self._choose(actions)
        self._begin(here=True)
        self.wait()

    def start_step(self, actions: ArrayLike) -> None:
        """Begins a step and returns at once; the arrays may be read again after `wait`."""
        self._choose(actions)
        self._begin()

    def _choose(self, actions: ArrayLike) -> None:
        """Takes the actions of the next step, if all are legal."""
        if self._running:
            raise Refused("A step of this batch has been started and not been waited for.")
        self._crew.wait()  # where one was interrupted
        chosen = self._actions(actions)
        wrong = self._core.illegal(chosen, self.masks, self.resting)
        if wrong != NOBODY:
            raise IllegalMove(f"Action {chosen[wrong]} is not legal in game {wrong} of the batch; nothing was changed.")
        self._chosen[:] = chosen

    def wait(self) -> None:
        """Returns when the step that was started is done."""
        self._running = False
        self._crew.wait()

    def _actions(self, given: ArrayLike) -> NDArray[np.int64]:
        """The actions of a step as the rules take them; fractions are refused rather than rounded."""
        wanted = f"A batch of {len(self)} games takes as many action numbers"
        try:
            actions = np.asarray(given)
        except ValueError:  # rows of different lengths
            raise IllegalMove(f"{wanted}, one for each, not {as_given(given)}.") from None
        if actions.shape != (len(self),):
            raise IllegalMove(f"{wanted}, one for each, not an array of shape {actions.shape}.")
        if actions.dtype.kind not in "iu":
            raise IllegalMove(f"{wanted}, which are whole numbers of a common size, not {actions.dtype}.")
        return np.ascontiguousarray(actions, np.int64)

    def _prepare(self) -> None:
        """Shares the games out among the threads. Which thread plays a game has no influence on it."""
        self._core = compiled(self.game)
        self._running = False
        edges = np.linspace(0, len(self), min(self._threads, len(self)) + 1).astype(np.int64).tolist()
        self._crew = Crew(self._core, [(first, last, room_of(self.game)) for first, last in pairwise(edges)])
        finalize(self, self._crew.end)

    def _begin(self, here: bool = False) -> None:
        """Begins a step; `here`: this thread plays a part of it at once."""
        self._running = not here
        arrays = (
            self.states,
            self._chosen,
            self.numbers,
            self.players,
            self.options,
            self.seed,
            self._absolute,
            self._relative,
            self._bots,
            self._once,
            self._choosers,
            self.seats,
            self.observations,
            self.masks,
            self.finished,
            self.resting,
            self.scores,
            self.shares,
            self.last_observations,
            self.perfect,
        )
        self._crew.begin(arrays, here)

    # Copies

    def __copy__(self) -> Self:
        """A batch of its own: what is played on one leaves the other as it is."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """All but compiled code and threads, after the step under way."""
        self.wait()
        return {name: value for name, value in self.__dict__.items() if name not in PASSING}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        if kept["states"].dtype != kept["game"].state:
            raise Refused(f"The batch was kept by another Madang, whose {kept['game'].title} has another state.")
        self.__dict__.update(kept)
        self._prepare()


def seated_bots(bots: Seated | Sequence[Seated] | None, players: NDArray[np.int64]) -> NDArray[np.int64]:
    """The number of the bot of each seat, NO_BOT for seats whose decisions come from outside; a row for each table of
    seats that was given."""
    given, most = in_turn(bots), int(players.max())
    found = np.full((len(given), most), NO_BOT, np.int64)
    for row, seated in enumerate(given):
        if seated is not None and not isinstance(seated, Mapping):
            raise Refused(f"The bots of a batch are a table of seats and names, not {as_given(seated)}.")
        for seat, name in (seated or {}).items():
            number = whole_number(seat)
            if number is None or not 0 <= number < most:
                raise Refused(f"A bot takes a seat from 0 to {most - 1}, not {as_given(seat)}.")
            if not isinstance(name, str) or name not in INNER_BOTS:
                known = ", ".join(INNER_BOTS)
                raise Refused(f"The bots that play inside a batch are {known}, not '{shorten(name)}'.")
            found[row, number] = INNER_BOTS[name]
    return found
