"""The games as environments of Gymnasium, for one learner at a table of others: `MadangEnv` plays one game at a time,
`MadangVectorEnv` many side by side. Needs the package `gymnasium`, the extra `madang[envs]`.

The learner observes a mapping of `observation`, what its seat knows (docs/observations), and `action_mask`, 1 for each
legal action. Its reward comes at the end: 1 for winning alone, -1 / (players - 1) for winning nothing, and in between
for a shared win. Actions name seats counted from the learner's, as observations do.

The others are one of these, the same at every other seat:

- the name of a bot, such as "greedy" or "apprentice"; "random" and "greedy" play inside the compiled loop;
- a bot of one's own, an object with `choose(states, legal, seat, rng)` (docs/bots.md);
- a function of observations and masks, one row a game, that gives one action each.

What the others answer is checked. If it is refused, or they fail, the learner's own step has been made already, but it
is not the learner's turn again: then the environment goes on only after a reset.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from madang.bots import bot
from madang.bots.asking import known_to
from madang.engine.batch import Batch
from madang.engine.drivers import INNER_BOTS, compiled
from madang.engine.game import Game
from madang.engine.numbers import whole_number
from madang.engine.refusal import IllegalMove, Refused, as_given
from madang.engine.rng import below, generator
from madang.envs.playing import Playing, reward_of
from madang.games import game as find_game

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as problem:
    raise ImportError("Gymnasium is not installed; pip install 'madang[envs]' does it.") from problem

Policy = Callable[[NDArray[np.int8], NDArray[np.int8]], Any]
Seen = dict[str, NDArray[np.int8]]


class Bot(Protocol):
    def choose(self, states: Any, legal: list[int], seat: int, rng: Any, /) -> int: ...


Others = str | Bot | Policy
RESET = "reset the environment before going on"


def spaces(game: Game) -> tuple[Any, Any]:
    """What is observed, and what is done."""
    seen = Box(-128, 127, (game.observation_size,), np.int8)
    mask = Box(0, 1, (len(game.actions),), np.int8)
    return Dict(observation=seen, action_mask=mask), Discrete(len(game.actions))


def checked_others(others: Others, game: Game) -> Bot | Policy:
    if isinstance(others, str):
        return bot(others, game)
    if not hasattr(others, "choose") and not callable(others):
        known = "a bot, its name, or a function of observations and masks"
        raise Refused(f"The others are {known}, not {as_given(others)}.")
    return others


def answers(given: Any, games: int) -> NDArray[Any]:
    """The actions that a function has chosen, which was shown so many games."""
    try:
        actions = np.asarray(given)
    except ValueError:  # rows of different lengths
        actions = np.zeros(0)
    if actions.shape != (games,) or actions.dtype.kind not in "iu":
        wanted = f"one whole number for each row they are shown, here {games}"
        raise IllegalMove(f"The others answer with {wanted}, not with {as_given(given)}; {RESET}.")
    return actions


def not_legal(answer: object, seat: int) -> IllegalMove:
    return IllegalMove(f"The others answer {as_given(answer)} at seat {seat}, which is not legal there; {RESET}.")


class MadangEnv(gymnasium.Env[Seen, Any]):
    """One game at a time; the learner sits at `seat`. Gymnasium has no way to say which actions are legal now, so one
    that is not loses the game at once, and `info` says why."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012, as the library has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        others: Others = "greedy",
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        readable: bool = False,
    ):
        self.readable = readable
        self.playing = Playing(find_game(game), players, options, relative=True)
        self.observation_space, self.action_space = spaces(self.playing.game)
        self.seat = checked_seat(seat, self.playing.players)
        self.others = checked_others(others, self.playing.game)
        self._chance = generator(None)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Seen, dict[str, Any]]:
        """A new game. After a seed, games without one follow from it."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = generator(seed)
        self.playing.deal_by(self._chance)
        self._let_others_play()
        return self.look(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.playing.seat not in (None, self.seat):
            raise Refused(f"The others have not finished their turn; {RESET}.")
        try:
            self.playing.make(action)
        except IllegalMove as refusal:
            self.playing.seat = None
            lost = reward_of(np.zeros(1), self.playing.players)
            return self.look(), float(lost[0]), True, False, {"illegal": str(refusal)}
        self._let_others_play()
        over = self.playing.seat is None
        return self.look(), self.playing.rewards()[self.seat] if over else 0.0, over, False, self._info()

    def _info(self) -> dict[str, Any]:
        """If it is to be readable, the table as people see it."""
        return {"view": self.playing.view(self.seat)} if self.readable else {}

    def look(self) -> Seen:
        """What the learner sees now."""
        return {"observation": self.playing.observe(self.seat), "action_mask": self.playing.mask(self.seat)}

    def state(self) -> NDArray[np.int8]:
        """What all seats know, from the learner's on: for critics, which see it while they learn, and for nobody who
        plays."""
        players = self.playing.players
        return np.stack([self.playing.observe((self.seat + away) % players) for away in range(players)])

    def _let_others_play(self) -> None:
        playing = self.playing
        while (seat := playing.seat) is not None and seat != self.seat:
            legal = playing.legal()
            if hasattr(self.others, "choose"):
                meant = playing.absolute(legal)
                states = playing.known_to(seat, self._chance)
                answer = self.others.choose(states, sorted(meant), seat, self._chance)
            else:
                meant = legal
                [answer] = answers(self.others(playing.observe(seat)[None], playing.mask(seat)[None]), 1)
            number = whole_number(answer)
            if number not in meant:
                raise not_legal(answer, seat)
            playing.make(legal[meant.index(number)])


class MadangVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games side by side, on `threads` threads. In game number i the learner sits at `seat` or, without one, at
    seat i modulo the number of players. A game that is over is dealt anew in the same step: `infos["final_obs"]` has
    what the learner saw at its end. An action that is not legal is refused and changes nothing. With `perfect`,
    `state()` gives what all seats know."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 64,
        others: Others = "greedy",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        threads: int | None = 1,
        perfect: bool = False,
    ):
        self.game = find_game(game)
        self.players = self.game.check_players(max(self.game.players) if players is None else players)
        self.others = checked_others(others, self.game)
        first = None if seat is None else checked_seat(seat, self.players)
        seats = [at if first is None else first for at in range(self.players)]
        inner = others if isinstance(others, str) and others in INNER_BOTS else None
        bots = [{other: inner for other in range(self.players) if inner and other != own} for own in seats]
        self._made: dict[str, Any] = {
            "options": options,
            "threads": threads,
            "relative": True,
            "bots": bots,
            "perfect": perfect,
        }
        self._chance = generator(None)
        self.batch = Batch(self.game, self.players, num_envs, 0, **self._made)
        self.num_envs = len(self.batch)
        self.learners = np.array(seats, np.int64)[np.arange(self.num_envs) % self.players]
        """Where the learner sits in each game."""
        self.single_observation_space, self.single_action_space = spaces(self.game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._meant = self.game.actions.relative(self.players).argsort(axis=1)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Seen, dict[str, Any]]:
        """New games everywhere. After a seed, games without one follow from it."""
        if seed is not None:
            self._chance = generator(seed)
        self.batch = Batch(self.game, self.players, self.num_envs, below(self._chance, 2**31), **self._made)
        self._let_others_play({}, np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self.look(), {}

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        self._check_turn()
        self.batch.step(actions)
        self._note_ends(infos, rewards, over)
        self._let_others_play(infos, rewards, over)
        return self.look(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def look(self) -> Seen:
        """What the learner sees now in every game."""
        self._check_turn()
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.copy()}

    def state(self) -> NDArray[np.int8]:
        """What all seats know in every game, from the learner's on: for critics, which see it while they learn, and for
        nobody who plays. Only where it was asked for with `perfect`."""
        if not len(self.batch.perfect):
            raise Refused("What all seats know is kept only where it is asked for: MadangVectorEnv(..., perfect=True).")
        self._check_turn()
        return self.batch.perfect.copy()

    def _check_turn(self) -> None:
        """Refuses where it is not the learner's turn: before the first reset, or after the others failed."""
        if (self.batch.seats != self.learners).any():
            raise Refused(f"The others have not finished their turn; {RESET}.")

    def _note_ends(self, infos: dict[str, Any], rewards: NDArray[Any], over: NDArray[Any]) -> None:
        ended = np.flatnonzero(self.batch.finished & ~over)
        if len(ended):
            own = self.learners[ended]
            rewards[ended] = reward_of(self.batch.shares[ended, own], self.players)
            over[ended] = True
            last = infos.setdefault("final_obs", np.full(self.num_envs, None, object))
            for at, seat in zip(ended, own, strict=True):
                seen = self.batch.last_observations[at, seat].copy()
                last[at] = {"observation": seen, "action_mask": np.zeros(len(self.game.actions), np.int8)}
            infos["_final_obs"] = over.copy()

    def _let_others_play(self, infos: dict[str, Any], rewards: NDArray[Any], over: NDArray[Any]) -> None:
        """Others who play outside the compiled loop decide until the learner is asked in every game."""
        batch = self.batch
        while (waiting := batch.seats != self.learners).any():
            batch.resting[:] = ~waiting
            actions = np.zeros(self.num_envs, np.int64)
            actions[waiting] = self._choices(np.flatnonzero(waiting))
            try:
                batch.step(actions)
            finally:
                batch.resting[:] = False
            self._note_ends(infos, rewards, over)

    def _choices(self, games: NDArray[np.int64]) -> Any:
        """The legal actions that the others choose in these games."""
        batch = self.batch
        if hasattr(self.others, "choose"):
            return [self._choice(int(at)) for at in games]
        chosen = answers(self.others(batch.observations[games], batch.masks[games]), len(games))
        known = (chosen >= 0) & (chosen < len(self.game.actions))
        legal = known & (batch.masks[games, np.where(known, chosen, 0)] > 0)
        if not legal.all():
            wrong = legal.argmin()
            raise not_legal(chosen[wrong], batch.seats[games[wrong]])
        return chosen

    def _choice(self, at: int) -> int:
        """What a bot chooses in a game."""
        seat = int(self.batch.seats[at])
        states = known_to(compiled(self.game), self.batch.states[at : at + 1], seat, self._chance)
        legal = np.flatnonzero(self.batch.masks[at]).tolist()
        meant = self._meant[seat, legal].tolist()
        others: Any = self.others
        answer = others.choose(states, sorted(meant), seat, self._chance)
        number = whole_number(answer)
        if number not in meant:
            raise not_legal(answer, seat)
        chosen: int = legal[meant.index(number)]
        return chosen


def checked_seat(seat: object, players: int) -> int:
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise Refused(f"The learner sits at a seat from 0 to {players - 1}, not {as_given(seat)}.")
    return number
