"""Whether an environment leaks can be asked of any: those of Madang do not, and one that does is found out."""

import numpy as np
import pytest
from gymnasium import Wrapper
from gymnasium.vector import VectorWrapper
from pettingzoo.utils.wrappers import BaseParallelWrapper, BaseWrapper

import madang
from games import every_game, variants
from madang.envs.gymnasium import MadangEnv, MadangVectorEnv
from madang.envs.leaks import Leak, unlike
from madang.envs.pettingzoo import env, parallel_env
from madang.games import game as game_of


@every_game
def test_the_environments_of_madang_leak_nothing(name):
    """The smallest tables with the default options, the largest with others; views where they are cheap."""
    fewest, most = game_of(name).players[0], game_of(name).players[-1]
    [options, *_] = variants(name)[-1:] or [{}]
    assert madang.check_no_leaks(env(name, fewest, readable=True)) > 50
    assert madang.check_no_leaks(env(name, most, options=options)) > 50
    assert madang.check_no_leaks(parallel_env(name, fewest, readable=True)) > 50
    assert madang.check_no_leaks(MadangEnv(name, most, "random", options=options, readable=True), games=2) > 20
    assert madang.check_no_leaks(MadangVectorEnv(name, fewest, 3, first_legal)) > 20
    assert madang.check_no_leaks(MadangVectorEnv(name, most, 3, "random", options=options)) > 20


def first_legal(observations, masks):
    return masks.argmax(axis=1)


class Peeking(BaseWrapper):
    """Shows how the next shuffle will come out."""

    def observe(self, agent):
        return {**self.env.observe(agent), "hint": self.unwrapped.playing.states["generator"][0, 0]}


class Telling(BaseWrapper):
    """Tells the same beside the observation."""

    def step(self, action):
        super().step(action)
        state = self.unwrapped.playing.states
        self.unwrapped.infos = {agent: {"hint": state["generator"].sum()} for agent in self.unwrapped.infos}


class Whispering(Wrapper):
    """Gives the learner everything with each step."""

    def step(self, action):
        seen, reward, over, cut, _ = super().step(action)
        return seen, reward, over, cut, {"hint": str(self.unwrapped.playing.view(None))}


class PeekingTogether(BaseParallelWrapper):
    """Shows every agent how the next shuffle will come out."""

    def step(self, actions):
        seen, *more = self.env.step(actions)
        hint = int(self.unwrapped.playing.states["generator"][0, 0])
        return {agent: {**its, "hint": hint} for agent, its in seen.items()}, *more


class TellingTogether(BaseParallelWrapper):
    """Tells the agent of seat 1 the same beside the observation."""

    def step(self, actions):
        *more, infos = self.env.step(actions)
        told = {**infos.get("seat_1", {}), "hint": int(self.unwrapped.playing.states["generator"].sum())}
        return *more, {**infos, "seat_1": told}


class PeekingSideBySide(VectorWrapper):
    """Shows the learner of every game how its next shuffle will come out; if asked, only when its game is over."""

    def __init__(self, env, at_the_end=False):
        super().__init__(env)
        self.at_the_end = at_the_end

    def step(self, actions):
        generators = self.unwrapped.batch.states["generator"].sum(axis=1)
        seen, rewards, over, cut, infos = self.env.step(actions)
        if self.at_the_end:
            rewards = np.where(over, generators, rewards)
        else:
            infos = {**infos, "hint": generators}
        return seen, rewards, over, cut, infos


class TellingAll(VectorWrapper):
    """Tells a number that belongs to no game in particular, and is made of all hands."""

    def step(self, actions):
        *given, infos = self.env.step(actions)
        return *given, {**infos, "hint": float(self.unwrapped.batch.states["generator"].sum())}


def many(name):
    return MadangVectorEnv(name, game_of(name).players[0], 3, first_legal)


@every_game
def test_one_that_leaks_to_all_agents_at_once_is_found_out(name):
    with pytest.raises(Leak, match=r"After decision \d+ of game 0 seat \d .*observed hint is"):
        madang.check_no_leaks(PeekingTogether(parallel_env(name)))
    with pytest.raises(Leak, match=r"After decision \d+ of game 0 seat 1 .*info hint is"):
        madang.check_no_leaks(TellingTogether(parallel_env(name)))
    with pytest.raises(Leak, match=r"At decision \d+ of game 0 seat 0 .*look is"):
        madang.check_no_leaks(parallel_env(name), lambda game, seat: str(game.unwrapped.playing.view(None)))


@every_game
def test_one_that_leaks_in_games_side_by_side_is_found_out(name):
    with pytest.raises(Leak, match=r"After decision \d+ of game 0 the learner of game \d .*given\[4\] hint is"):
        madang.check_no_leaks(PeekingSideBySide(many(name)))
    with pytest.raises(Leak, match=r"After decision \d+ of game \d+ the learner of game \d .*given\[1\] is"):
        madang.check_no_leaks(PeekingSideBySide(many(name), at_the_end=True), games=20)
    with pytest.raises(Leak, match=r"After decision \d+ of game \d all are told what they cannot know: .*hint is"):
        madang.check_no_leaks(TellingAll(many(name)), games=5)
    with pytest.raises(Leak, match=r"At decision \d+ of game 0 the learner of game 0 .*look\[0\] is"):
        madang.check_no_leaks(many(name), lambda games, at: games.unwrapped.batch.seed)


@every_game
def test_one_that_leaks_is_found_out(name):
    with pytest.raises(Leak, match=r"At decision 0 of game 0 seat 0 .*observed hint is"):
        madang.check_no_leaks(Peeking(env(name)))
    with pytest.raises(Leak, match=r"After decision \d+ of game 0 seat \d .*info hint is"):
        madang.check_no_leaks(Telling(env(name)))
    with pytest.raises(Leak, match="hint is"):
        madang.check_no_leaks(Whispering(MadangEnv(name, others="random")), games=3)
    with pytest.raises(Leak, match="look is"):
        madang.check_no_leaks(MadangEnv(name), lambda game, seat: str(game.unwrapped.playing.view(None)))


def test_what_differs_is_named():
    one = {"a": [1, np.array([1, 2])], "b": "x"}
    assert unlike(one, {"a": [1, np.array([1, 2])], "b": "x"}, "it") is None
    assert unlike(one, {"a": [1, np.array([1, 3])], "b": "x"}, "it") == (
        "it a[1][1] is np.int64(2) in one world and np.int64(3) in another"
    )
    assert unlike(one, {"a": [1, np.array([1, 2])], "b": "y"}, "it") == "it b is 'x' in one world and 'y' in another"
    told = [np.array([None, {"a": np.array([1, last])}], object) for last in (2, 3)]
    assert unlike(told[0], told[0], "it") is None
    assert unlike(*told, "it") == "it[1] a[1] is np.int64(2) in one world and np.int64(3) in another"
    assert unlike([1], [1, 2], "it") == "it is [1] in one world and [1, 2] in another"
    assert unlike(np.zeros(2), np.zeros(3), "it").startswith("it is array([0., 0.]) in one world")


def test_it_is_asked_of_environments_only():
    with pytest.raises(madang.Refused, match="PettingZoo, Gymnasium or OpenSpiel"):
        madang.check_no_leaks(madang.table("koryo", seed=1))
