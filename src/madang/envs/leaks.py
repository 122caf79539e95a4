"""Whether an environment shows its players more than they may know: two worlds that a seat cannot tell apart must look
alike to it. The second world is the first one with all that the seat cannot know dealt anew. In both the same is done,
and where the seat then knows the same in both, by Madang's own observation, it must be shown the same."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy, deepcopy
from typing import Any

import numpy as np

from madang.engine.drivers import core_of
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given
from madang.engine.rng import WORD, below, draw, generator

MOST_GAMES = 10**6
Look = Callable[[Any, int], Any]


class Leak(AssertionError):
    """What somebody is shown tells them something that they cannot know."""


def check_no_leaks(env: Any, look: Look | None = None, games: int = 1, seed: int | str | bytes | None = 0) -> int:
    """Plays random games in an environment of Madang, or in a wrapper around one, and raises a Leak where a seat is
    shown what it cannot know. Returns how often two worlds were compared.

    Compared are the observations, infos and rewards of agents of PettingZoo, in its parallel API, too; all that `step`
    of Gymnasium gives its learner, in many games side by side that of each game; and what states of OpenSpiel tell a
    player. With `look(env, seat)` compared is whatever else a seat is shown: numbers, texts, arrays, and mappings and
    sequences of them. Environments are copied with `copy.deepcopy`."""
    world = world_of(env)
    if look is not None and not callable(look):
        raise Refused(f"A look is a function of an environment and a seat, not {as_given(look)}.")
    number = whole_number(games)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise Refused(f"Leaks are looked for in 1 to {MOST_GAMES} games, not in {as_given(games)}.")

    def compare(one: World, other: World, viewers: Sequence[int], where: str) -> int:
        for viewer in viewers:
            told, otherwise = (
                ({} if look is None else {"look": look(each.env, viewer)}) | each.shown(viewer) for each in (one, other)
            )
            if found := unlike(told, otherwise, ""):
                raise Leak(f"{where} {world.called} {viewer} is shown what it cannot know: {found}.")
        return len(viewers)

    rng, compared = generator(seed), 0
    for game in range(number):
        world.begin(rng)
        decisions = 0
        while not world.over:
            twins = []
            action = world.some_action(rng)
            for viewers in world.viewers:
                twin = world.dealt_anew(viewers, rng)
                compared += compare(world, twin, viewers, f"At decision {decisions} of game {game}")
                if twin.allows(action):
                    twin.step(action)
                    twins.append((viewers, twin))
            world.step(action)
            decisions += 1
            for viewers, twin in twins:
                same = [viewer for viewer in viewers if world.knowledge(viewer) == twin.knowledge(viewer)]
                where = f"After decision {decisions} of game {game}"
                compared += compare(world, twin, same, where)
                if len(same) == len(viewers) and (found := unlike(world.told_to_all, twin.told_to_all, "")):
                    raise Leak(f"{where} all are told what they cannot know: {found}.")
    return compared


class World:
    """An environment with a game under way."""

    called = "seat"
    """What is counted by the numbers of those who look."""
    viewers: Sequence[Sequence[int]]
    """Who looks; each group at a second world of its own."""
    told_to_all: Any = None
    """What was told last that belongs to no viewer in particular."""
    over: bool

    def __init__(self, env: Any):
        self.env = env
        self.given: Any = None
        """What the last call gave."""

    def begin(self, rng: Any) -> None:
        self.given = self.env.reset(seed=below(rng, 2**31))

    def step(self, action: Any) -> None:
        self.given = self.env.step(action)

    def some_action(self, rng: Any) -> Any:
        """A legal one."""
        raise NotImplementedError

    def allows(self, action: Any) -> bool:
        raise NotImplementedError

    def dealt_anew(self, viewers: Sequence[int], rng: Any) -> "World":
        """Another world, which these cannot tell from this one."""
        raise NotImplementedError

    def knowledge(self, viewer: int) -> bytes:
        """What a viewer knows, by Madang's own observation."""
        raise NotImplementedError

    def shown(self, viewer: int) -> dict[str, Any]:
        raise NotImplementedError


class Single(World):
    """One game at a time, as `Playing` holds it."""

    @property
    def playing(self) -> Any:
        return self.env.unwrapped.playing

    @property
    def over(self) -> bool:  # type: ignore[override]
        return self.playing.seat is None

    def some_action(self, rng: Any) -> Any:
        legal = self.playing.legal()
        return legal[below(rng, len(legal))]

    def allows(self, action: Any) -> bool:
        return action in self.playing.legal()

    def dealt_anew(self, viewers: Sequence[int], rng: Any) -> World:
        twin = copy(self)
        twin.env = deepcopy(self.env)
        twin.playing.redeal(twin.playing.states, 0, viewers[0], rng)
        return twin

    def knowledge(self, viewer: int) -> bytes:
        seen: bytes = self.playing.observe(viewer).tobytes()
        return seen


class Learner(Single):
    """Gymnasium: one seat learns, the others are part of its environment."""

    def __init__(self, env: Any):
        super().__init__(env)
        self.viewers = [[env.unwrapped.seat]]

    def shown(self, viewer: int) -> dict[str, Any]:
        return {"given": self.given}


class Agents(Single):
    """PettingZoo, where agents take turns: each may look at any time."""

    def __init__(self, env: Any):
        super().__init__(env)
        self.viewers = [[seat] for seat in range(self.playing.players)]

    def shown(self, viewer: int) -> dict[str, Any]:
        own = self.env.unwrapped
        agent = own.possible_agents[viewer]
        told = {"info": own.infos.get(agent), "reward": own.rewards.get(agent)}
        return {"observed": self.env.observe(agent), **told}


class Together(Agents):
    """PettingZoo's parallel API: after every step each agent is given its part."""

    def step(self, action: Any) -> None:
        super().step(dict.fromkeys(self.env.agents, action))

    def shown(self, viewer: int) -> dict[str, Any]:
        agent = self.env.unwrapped.possible_agents[viewer]
        names = ("observed", "reward", "terminated", "truncated", "info")
        parts = dict(zip(names if len(self.given) == len(names) else ("observed", "info"), self.given, strict=True))
        return {name: part.get(agent) for name, part in parts.items()}


class Learners(World):
    """Gymnasium's games side by side. A viewer is the learner of a game, by the number of that game; they are over when
    each has ended once."""

    called = "the learner of game"

    def __init__(self, env: Any):
        super().__init__(env)
        self.viewers = [range(env.unwrapped.num_envs)]
        self.ended = np.zeros(env.unwrapped.num_envs, np.bool_)

    def begin(self, rng: Any) -> None:
        super().begin(rng)
        self.ended = np.zeros(len(self.ended), np.bool_)

    @property
    def over(self) -> bool:  # type: ignore[override]
        return bool(self.ended.all())

    def step(self, action: Any) -> None:
        super().step(action)
        self.ended = self.ended | self.batch.finished

    @property
    def batch(self) -> Any:
        return self.env.unwrapped.batch

    def some_action(self, rng: Any) -> Any:
        chosen = [np.flatnonzero(mask) for mask in self.batch.masks]
        return np.array([legal[below(rng, len(legal))] for legal in chosen])

    def allows(self, action: Any) -> bool:
        """What is legal was written down before the games were dealt anew, so it is the same."""
        return True

    def dealt_anew(self, viewers: Sequence[int], rng: Any) -> World:
        twin = copy(self)
        twin.env = deepcopy(self.env)
        if below(rng, 2):  # of the games to come nothing is known either; with the same ones ends can be compared
            twin.batch.seed = generator(below(rng, 2**31)).repeat(2)
        core = core_of(twin.batch.game)
        for at, seat in enumerate(twin.env.unwrapped.learners.tolist()):
            core.redeal(twin.batch.states, at, seat, rng)
        return twin

    def knowledge(self, viewer: int) -> bytes:
        """Where a game has ended, also what the learner knew then."""
        batch, seat = self.batch, self.env.unwrapped.learners[viewer]
        last = batch.last_observations[viewer, seat].tobytes() if self.rewarded[viewer] else b""
        seen: bytes = batch.observations[viewer].tobytes() + last
        return seen

    @property
    def rewarded(self) -> Any:
        """In which games the last step gave the result of a game."""
        return np.array(self.given[2]) if len(self.given) > 2 else np.zeros(len(self.ended), np.bool_)

    def shown(self, viewer: int) -> dict[str, Any]:
        return {"given": self.part(self.given, viewer)}

    @property
    def told_to_all(self) -> Any:
        return self.given

    def part(self, given: Any, viewer: int) -> Any:
        """The part of a game in what was given: its row where there is one for each game, else nothing. In Gymnasium's
        infos `_name` says which games have `name`."""
        if isinstance(given, Mapping):
            marks = {key: given.get(f"_{str(key).removeprefix('_')}") for key in given}
            has = {key: mark is None or bool(self.part(mark, viewer)) for key, mark in marks.items()}
            return {key: self.part(value, viewer) for key, value in given.items() if has[key]}
        if isinstance(given, tuple):
            return [self.part(value, viewer) for value in given]
        return given[viewer] if isinstance(given, list | np.ndarray) and len(given) == len(self.ended) else None


class Players(World):
    """OpenSpiel: what a state tells a player, from the deal on. The other world is made by resampling, so what a state
    keeps of its history is not in it."""

    def __init__(self, env: Any):
        super().__init__(env)
        self.game = env
        self.viewers = [[seat] for seat in range(env.num_players())]

    def begin(self, rng: Any) -> None:
        self.env = self.game.new_initial_state()
        while self.env.is_chance_node():
            self.step(self.some_action(rng))

    @property
    def over(self) -> bool:  # type: ignore[override]
        return bool(self.env.is_terminal())

    def step(self, action: Any) -> None:
        self.env.apply_action(action)

    def some_action(self, rng: Any) -> Any:
        legal = self.env.legal_actions()
        return legal[below(rng, len(legal))]

    def allows(self, action: Any) -> bool:
        return action in self.env.legal_actions()

    def dealt_anew(self, viewers: Sequence[int], rng: Any) -> World:
        from madang.envs.openspiel import MadangState

        twin = copy(self)
        # The method of Madang itself: one that a wrapper puts in its place could leave the world as it is.
        twin.env = MadangState.resample_from_infostate(self.env, viewers[0], lambda: draw(rng) / (WORD + 1))
        return twin

    def knowledge(self, viewer: int) -> bytes:
        seen: bytes = self.env.knowledge(viewer).tobytes()
        return seen

    def shown(self, viewer: int) -> dict[str, Any]:
        state, kind = self.env, self.game.get_type()
        told = {
            "information state": (kind.provides_information_state_string, state.information_state_string),
            "information state tensor": (kind.provides_information_state_tensor, state.information_state_tensor),
            "observation": (kind.provides_observation_string, state.observation_string),
            "observation tensor": (kind.provides_observation_tensor, state.observation_tensor),
        }
        found = {name: ask(viewer) for name, (provided, ask) in told.items() if provided}
        asked = state.current_player() == viewer
        legal = [state.action_to_string(viewer, action) for action in state.legal_actions()] if asked else []
        return {**found, "legal actions": legal, "reward": state.player_reward(viewer), "asked": asked}


def world_of(env: Any) -> World:
    """An environment as this test knows it."""
    base = getattr(env, "unwrapped", env)
    if hasattr(base, "batch") and hasattr(base, "learners"):
        return Learners(env)
    if hasattr(base, "playing"):
        turns = hasattr(env, "agent_iter")
        return (Agents if turns else Together)(env) if hasattr(base, "possible_agents") else Learner(env)
    if hasattr(env, "new_initial_state") and hasattr(env, "rules"):
        return Players(env)
    raise Refused("Leaks are looked for in an environment of PettingZoo, Gymnasium or OpenSpiel that Madang has made.")


def unlike(one: Any, other: Any, name: str) -> str | None:
    """The first part in which two looks differ, and how."""
    if isinstance(one, Mapping) and isinstance(other, Mapping) and one.keys() == other.keys():
        inside = (unlike(one[key], other[key], f"{name} {key}".strip()) for key in one)
        return next(filter(None, inside), None)
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray) and one.shape == other.shape and one.shape:
        same = one.dtype != object and np.array_equal(one, other)
        return None if same else unlike(list(one), list(other), name)
    listed = isinstance(one, list | tuple) and isinstance(other, list | tuple)
    if listed and len(one) == len(other):
        inside = (unlike(one[at], other[at], f"{name}[{at}]") for at in range(len(one)))
        return next(filter(None, inside), None)
    return None if np.array_equal(one, other) else f"{name} is {one!r} in one world and {other!r} in another"
