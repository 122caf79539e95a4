"""The games as environments of PettingZoo: its own tests hold, and they play as tables do."""

import json

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from games import every_game, every_table, variants
from madang.engine.drivers import interpreted
from madang.engine.game import SPECTATOR
from madang.engine.match import PLAIN, Match
from madang.engine.refusal import IllegalMove, Refused
from madang.engine.rng import below, generator
from madang.envs.pettingzoo import env, parallel_env
from madang.envs.playing import Playing
from madang.games import game as game_of

pytestmark = pytest.mark.filterwarnings("ignore:Observation (space|is not):UserWarning")
"""The library's own card games have such spaces, too: a mask belongs to what is observed."""


@every_table
def test_the_tests_of_the_library_hold(name, players):
    api_test(env(name, players), num_cycles=200)
    seed_test(lambda: env(name, players), num_cycles=50)


@every_game
def test_the_tests_of_the_library_hold_with_options(name):
    for options in variants(name):
        api_test(env(name, options=options), num_cycles=100)


def of_legal_agents(name, players):
    """A parallel environment whose agents choose a legal action: the library's own tests would choose illegal ones."""
    game = parallel_env(name, players)
    for agent in game.possible_agents:
        space = game.action_space(agent)

        def sample(mask=None, space=space):
            legal = game.unwrapped.playing.legal()
            return legal[int(space.np_random.integers(len(legal)))]

        space.sample = sample
    return game


@every_table
def test_the_parallel_tests_of_the_library_hold(name, players):
    parallel_api_test(of_legal_agents(name, players), num_cycles=100)
    parallel_seed_test(lambda: of_legal_agents(name, players), num_cycles=50)


@every_game
@pytest.mark.parametrize("relative", [False, True])
def test_an_environment_plays_as_a_table_does(name, relative):
    game, seed = game_of(name), 4
    players = game.players[-1]
    playing, chance = Playing(game, players, None, relative), generator(seed, stream=1)
    match = Match(game, players, seed, shuffle=PLAIN, core=interpreted(game))
    playing.deal(seed)
    named = game.actions.relative(players)
    while (seat := match.to_act) is not None:
        assert (playing.seat, playing.states.tobytes()) == (seat, match.state_bytes())
        assert playing.observe(seat).tolist() == match.observe(seat).tolist()
        legal = [int(named[seat, action]) if relative else action for action in match.legal()]
        assert playing.legal() == legal
        assert np.flatnonzero(playing.mask(seat)).tolist() == sorted(legal)
        assert not playing.mask((seat + 1) % players).any()
        at = below(chance, len(legal))
        playing.make(np.int64(legal[at]))
        match.make(match.legal()[at])
    assert playing.seat is None
    rewards, won = playing.rewards(), match.winners()
    assert sum(rewards) == pytest.approx(0)
    assert [seat for seat, reward in enumerate(rewards) if reward == max(rewards)] == won


@pytest.mark.parametrize("action", [-1, 10**6, 1.5, True, None, "lay 1 spy"])
def test_an_illegal_action_is_refused_and_changes_nothing(action):
    game = env("koryo", 2)
    game.reset(seed=1)
    before = game.unwrapped.playing.states.tobytes()
    with pytest.raises(IllegalMove, match="is no legal action of seat"):
        game.step(action)
    assert game.unwrapped.playing.states.tobytes() == before


def test_nonsense_is_refused_with_a_sentence():
    for game, players, options in (("chess", None, None), ("koryo", 7, None), ("koryo", 2, {"draft": 1})):
        with pytest.raises(Refused):
            env(game, players, options=options)
    playing = Playing(game_of("koryo"), 2, None, False)
    with pytest.raises(IllegalMove, match="Nobody is asked"):
        playing.make(0)


def test_what_everybody_may_see_can_be_read(capsys):
    game = env("koryo", 2, render_mode="ansi")
    game.reset(seed=1)
    assert json.loads(game.render()) == game.unwrapped.playing.view(SPECTATOR)
    game = env("koryo", 2, render_mode="human")
    game.reset(seed=1)
    game.step(game.unwrapped.playing.legal()[0])
    assert '"hand": null' in capsys.readouterr().out


def test_critics_see_what_all_seats_know():
    game = env("koryo", 3)
    game.reset(seed=1)
    each = [game.observe(agent)["observation"].tolist() for agent in game.possible_agents]
    assert game.state().tolist() == each
    assert game.state_space.contains(game.state())


def test_infos_are_empty_unless_they_are_to_be_readable():
    for readable in (False, True):
        game = env("chronicle", 3, readable=readable)
        game.reset(seed=1)
        for agent in game.agent_iter(10):
            seen, *_, info = game.last()
            view = game.unwrapped.playing.view(int(agent[-1]))
            assert info == ({"view": view} if readable else {})
            game.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_an_unknown_render_mode_is_refused():
    for mode in ("human", "ansi", None):
        env("koryo", render_mode=mode)
    with pytest.raises(Refused, match=r"A render mode is one of human, ansi, not 'rgb_array'\."):
        env("koryo", render_mode="rgb_array")
