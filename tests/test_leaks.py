"""Whether an environment leaks can be asked of any: those of Madang do not, and one that does is found out."""

import numpy as np
import pytest
from gymnasium import Wrapper
from pettingzoo.utils.wrappers import BaseWrapper

import madang
from games import every_game
from madang.envs.gymnasium import MadangEnv
from madang.envs.leaks import Leak, unlike
from madang.envs.pettingzoo import env
from madang.games import game as game_of


@every_game
def test_the_environments_of_madang_leak_nothing(name):
    assert madang.check_no_leaks(env(name, game_of(name).players[0])) > 50
    assert madang.check_no_leaks(MadangEnv(name, others="random"), games=2) > 20


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
    assert unlike([1], [1, 2], "it") == "it is [1] in one world and [1, 2] in another"
    assert unlike(np.zeros(2), np.zeros(3), "it").startswith("it is array([0., 0.]) in one world")


def test_it_is_asked_of_environments_only():
    with pytest.raises(madang.Refused, match="PettingZoo or Gymnasium"):
        madang.check_no_leaks(madang.table("koryo", seed=1))
