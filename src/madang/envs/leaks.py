"""Whether an environment shows its players more than they may know: two worlds that a seat cannot tell apart must look
alike to it. The second world is the first one with all that the seat cannot know dealt anew. In both the same is done,
and where the seat then knows the same in both, by Madang's own observation, it must be shown the same."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy as np

from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, shorten
from madang.engine.rng import below, generator

MOST_GAMES = 10**6
Look = Callable[[Any, int], Any]


class Leak(AssertionError):
    """What somebody is shown tells them something that they cannot know."""


def check_no_leaks(env: Any, look: Look | None = None, games: int = 1, seed: int | str | bytes | None = 0) -> int:
    """Plays random games in an environment of Madang, or in a wrapper around one, and raises a Leak where a seat is
    shown what it cannot know. Returns how often two worlds were compared.

    Compared are the observations, infos and rewards of agents of PettingZoo, and all that `step` of Gymnasium gives its
    learner; with `look(env, seat)` whatever else a seat is shown: numbers, texts, arrays, and mappings and sequences of
    them. The environment is copied with `copy.deepcopy`."""
    playing = getattr(getattr(env, "unwrapped", env), "playing", None)
    if playing is None:
        raise Refused("Leaks are looked for in an environment of PettingZoo or Gymnasium that Madang has made.")
    if look is not None and not callable(look):
        raise Refused(f"A look is a function of an environment and a seat, not {shorten(look)}.")
    number = whole_number(games)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise Refused(f"Leaks are looked for in 1 to {MOST_GAMES} games, not in {shorten(games)}.")
    agents = getattr(env.unwrapped, "possible_agents", None)
    seats = range(playing.players) if agents else [env.unwrapped.seat]

    def shown(world: Any, seat: int, given: Any) -> Any:
        found = {} if look is None else {"look": look(world, seat)}
        if agents is None:
            return {**found, "given": given}
        agent, own = agents[seat], world.unwrapped
        told = {"info": own.infos.get(agent), "reward": own.rewards.get(agent)}
        return {**found, "observed": world.observe(agent), **told}

    def compare(one: Any, other: Any, seat: int, given: Sequence[Any], where: str) -> None:
        found = unlike(shown(one, seat, given[0]), shown(other, seat, given[1]), "")
        if found:
            raise Leak(f"{where} seat {seat} is shown what it cannot know: {found}.")

    rng, compared = generator(seed), 0
    for game in range(number):
        given = env.reset(seed=below(rng, 2**31))
        decisions = 0
        while playing.seat is not None:
            twins = []
            action = playing.legal()[below(rng, len(playing.legal()))]
            for seat in seats:
                twin = deepcopy(env)
                other = twin.unwrapped.playing
                other.redeal(other.states, 0, seat, rng)
                compare(env, twin, seat, (given, given), f"At decision {decisions} of game {game}")
                compared += 1
                if action in other.legal():
                    twins.append((seat, twin, twin.step(action)))
            given = env.step(action)
            decisions += 1
            for seat, twin, its in twins:
                if np.array_equal(playing.observe(seat), twin.unwrapped.playing.observe(seat)):
                    compare(env, twin, seat, (given, its), f"After decision {decisions} of game {game}")
                    compared += 1
    return compared


def unlike(one: Any, other: Any, name: str) -> str | None:
    """The first part in which two looks differ, and how."""
    if isinstance(one, Mapping) and isinstance(other, Mapping) and one.keys() == other.keys():
        inside = (unlike(one[key], other[key], f"{name} {key}".strip()) for key in one)
        return next(filter(None, inside), None)
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray) and one.shape == other.shape and one.shape:
        return None if np.array_equal(one, other) else unlike(list(one), list(other), name)
    listed = isinstance(one, list | tuple) and isinstance(other, list | tuple)
    if listed and len(one) == len(other):
        inside = (unlike(one[at], other[at], f"{name}[{at}]") for at in range(len(one)))
        return next(filter(None, inside), None)
    return None if np.array_equal(one, other) else f"{name} is {one!r} in one world and {other!r} in another"
