"""The games as environments of Gymnasium: its own check holds, the learner is asked in every game, and the others may
be any bot or function."""

import re
import runpy
from pathlib import Path

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from games import assert_one_sentence, every_game, every_table, variants
from madang.bots import bot
from madang.engine.drivers import interpreted
from madang.engine.refusal import IllegalMove, Refused
from madang.envs.gymnasium import MadangEnv, MadangVectorEnv
from madang.games import game as game_of

EXAMPLES = Path(__file__).parent.parent / "examples"
OTHERS = ("random", "greedy", "apprentice")


def first_legal(observations, masks):
    return masks.argmax(axis=1)


def any_legal(masks, rng):
    return (masks * (1 - rng.random(masks.shape))).argmax(axis=1)


@every_table
def test_the_check_of_the_library_holds(name, players):
    for seat in (0, players - 1):
        check_env(MadangEnv(name, players, seat=seat), skip_render_check=True)


@every_game
def test_the_check_of_the_library_holds_with_options(name):
    for options in variants(name):
        check_env(MadangEnv(name, options=options), skip_render_check=True)


@every_table
def test_each_of_many_games_is_the_game_of_one_alone(name, players):
    """Gymnasium has no check of its own for games side by side: they are compared, step by step, with the environment
    of one game, which passes its check, from the same deals and with the same others."""
    [options, *_] = variants(name)[-1:] or [{}]
    many = MadangVectorEnv(name, players, players, first_legal, options=options)
    alone = [MadangEnv(name, players, first_legal, seat, options) for seat in range(players)]
    seen, infos = many.reset(seed=1)
    assert infos == {}
    rng, ended = np.random.default_rng(1), 0
    at_the_same_table(alone, many)
    for _ in range(60):
        assert many.observation_space.contains(seen)
        assert data_equivalence(seen, together([one.look() for one in alone]), exact=True)
        actions = any_legal(seen["action_mask"], rng)
        seen, rewards, over, cut, infos = many.step(actions)
        for at, (one, action) in enumerate(zip(alone, actions, strict=True)):
            last, reward, ends, cuts, told = one.step(action)
            assert (over[at], cut[at], told) == (ends, cuts, {})
            assert rewards[at] == pytest.approx(reward, abs=1e-6)
            if ends:
                assert infos["_final_obs"][at]
                assert data_equivalence(infos["final_obs"][at], last, exact=True)
                ended += 1
        at_the_same_table([one for one, ends in zip(alone, over, strict=True) if ends], many)
    assert ended > 0


def at_the_same_table(alone, many):
    """Puts single games where those side by side are that have the learner at the same seat."""
    for one in alone:
        one.playing.states[:] = many.batch.states[one.seat : one.seat + 1]
        one.playing._ask()


def together(seen):
    return {name: np.stack([one[name] for one in seen]) for name in seen[0]}


@every_game
def test_games_side_by_side_are_what_gymnasium_takes_for_such(name):
    env = MadangVectorEnv(name, num_envs=3, others="random")
    single = MadangEnv(name)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert (env.single_observation_space, env.single_action_space) == (single.observation_space, single.action_space)
    assert env.observation_space == batch_space(single.observation_space, 3)
    assert env.action_space == batch_space(Discrete(single.action_space.n), 3)
    one, other = (MadangVectorEnv(name, num_envs=3, others="random").reset(seed=5) for _ in range(2))
    assert data_equivalence(one, other, exact=True)
    assert not data_equivalence(one, env.reset(seed=6), exact=True)
    seen, _ = (counted := RecordEpisodeStatistics(env)).reset(seed=1)
    rng, lengths = np.random.default_rng(1), np.zeros(3, np.int64)
    for _ in range(60):
        seen, rewards, over, cut, infos = counted.step(any_legal(seen["action_mask"], rng))
        assert env.observation_space.contains(seen)
        assert [one.shape for one in (rewards, over, cut)] == [(3,)] * 3
        assert [one.dtype for one in (rewards, over, cut)] == [np.float64, np.bool_, np.bool_]
        lengths += 1
        if over.any():
            assert infos["episode"]["l"][over].tolist() == lengths[over].tolist()
            assert infos["episode"]["r"][over].tolist() == pytest.approx(rewards[over].tolist())
        lengths[over] = 0
    env.close()


@every_game
@pytest.mark.parametrize("others", [*OTHERS, first_legal], ids=[*OTHERS, "function"])
def test_the_learner_is_asked_and_paid_in_every_game(name, others):
    game = game_of(name)
    env = MadangVectorEnv(name, game.players[-1], 6, others)
    seen, _ = env.reset(seed=1)
    rng, ended, core = np.random.default_rng(1), 0, interpreted(game)
    for _ in range(80):
        assert (env.batch.seats == env.learners).all()
        assert env.observation_space.contains(seen)
        expected = np.zeros(game.observation_size, np.int8)
        for at, seat in enumerate(env.learners):
            core.observe(env.batch.states, at, int(seat), expected)
            assert seen["observation"][at].tolist() == expected.tolist()
        seen, rewards, over, cut, infos = env.step(any_legal(seen["action_mask"], rng))
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        assert (rewards >= -1 / (env.players - 1)).all()
        assert [one is not None for one in infos.get("final_obs", np.full(6, None))] == over.tolist()
        ended += over.sum()
    assert ended > 0


@pytest.mark.parametrize("name", ["koryo", "gosux"])
def test_from_one_seed_the_same_games(name):
    def played(env):
        seen, _ = env.reset(seed=3)
        rng, told = np.random.default_rng(1), []
        for _ in range(30):
            told.append(seen["observation"].tobytes())
            seen, *_ = env.step(any_legal(seen["action_mask"], rng))
        return told

    one, other = (MadangVectorEnv(name, 2, 4, "greedy", threads=threads) for threads in (1, 2))
    assert played(one) == played(other) == played(one)


def test_others_win_as_often_inside_the_compiled_loop_as_outside():
    """Greedy against a learner who plays at random."""

    def share(others):
        env = MadangVectorEnv("koryo", 2, 64, others)
        seen, _ = env.reset(seed=1)
        rng, paid = np.random.default_rng(1), []
        while len(paid) < 300:
            seen, rewards, over, _, _ = env.step(any_legal(seen["action_mask"], rng))
            paid += rewards[over].tolist()
        return np.mean(paid)

    assert share("greedy") == pytest.approx(share(bot("greedy", game_of("koryo"))), abs=0.25)
    assert share("greedy") < -0.5 < share("random")


def test_an_illegal_action_loses_one_game_and_is_refused_in_many():
    env = MadangEnv("koryo", 3)
    env.reset(seed=1)
    illegal = int(env.look()["action_mask"].argmin())
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-0.5, True)
    assert "is no legal action of seat 0" in info["illegal"]
    many = MadangVectorEnv("koryo", 3, 2)
    seen, _ = many.reset(seed=1)
    before = many.batch.states.tobytes()
    with pytest.raises(IllegalMove):
        many.step(seen["action_mask"].argmin(axis=1))
    assert many.batch.states.tobytes() == before


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"others": 3}, "The others are"),
        ({"others": "nobody"}, "nobody"),
        ({"seat": 2}, "seat from 0 to 1"),
        ({"seat": True}, "seat from 0 to 1"),
        ({"players": 7}, "2 to 4 players"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(wrong, words):
    for kind in (MadangEnv, MadangVectorEnv):
        with pytest.raises(Refused, match=words):
            kind("koryo", **{"players": 2, **wrong})


class Answering:
    """A bot that gives the same answer to everything."""

    def __init__(self, answer):
        self.answer = answer

    def choose(self, states, legal, seat, rng):
        return self.answer


WRONG = {
    "none": lambda seen, masks: None,
    "one too many": lambda seen, masks: np.append(first_legal(seen, masks), 0),
    "fractions": lambda seen, masks: first_legal(seen, masks).astype(float),
    "rows": lambda seen, masks: [[0], [0, 1]],
    "not legal": lambda seen, masks: masks.argmin(axis=1),
    "no action": lambda seen, masks: np.full(len(masks), 10**6),
    "below zero": lambda seen, masks: np.full(len(masks), -1),
    "a bot's none": Answering(None),
    "a bot's text": Answering("0"),
    "a bot's no action": Answering(10**6),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("kind", [MadangEnv, MadangVectorEnv])
def test_after_others_who_answer_wrongly_only_a_reset_goes_on(kind, wrong):
    env = kind("koryo", 2, others=first_legal)
    seen, _ = env.reset(seed=1)

    def play():
        nonlocal seen
        for _ in range(60):
            seen, *_ = env.step(seen["action_mask"].argmax(axis=-1))

    env.others = wrong
    with pytest.raises(IllegalMove, match=r"^The others answer .*; reset the environment before going on\.") as refused:
        play()
    assert_one_sentence(refused.value)
    with pytest.raises(Refused, match="have not finished their turn; reset the environment"):
        env.step(seen["action_mask"].argmax(axis=-1))
    if kind is MadangVectorEnv:
        with pytest.raises(Refused, match="have not finished their turn; reset the environment"):
            env.look()
    env.others = first_legal
    seen, _ = env.reset(seed=1)
    env.step(seen["action_mask"].argmax(axis=-1))


def test_infos_are_empty_unless_they_are_to_be_readable():
    for readable in (False, True):
        game = MadangEnv("koryo", 2, seat=1, readable=readable)
        seen, info = game.reset(seed=1)
        for _ in range(5):
            assert info == ({"view": game.playing.view(1)} if readable else {})
            seen, *_, info = game.step(int(seen["action_mask"].argmax()))


@every_game
def test_critics_see_what_all_seats_know_from_the_learner_on(name):
    players = game_of(name).players[-1]
    many = MadangVectorEnv(name, players, players, first_legal, perfect=True)
    alone = [MadangEnv(name, players, first_legal, seat) for seat in range(players)]
    seen, _ = many.reset(seed=1)
    for _ in range(5):
        at_the_same_table(alone, many)
        assert many.state().tolist() == [one.state().tolist() for one in alone]
        assert (many.state()[:, 0] == seen["observation"]).all()
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
    with pytest.raises(Refused, match="only where it is asked for"):
        MadangVectorEnv(name, num_envs=1).state()


@pytest.mark.parametrize(
    ("example", "shown"),
    [("pettingzoo_agents", r"Rewards: \{'seat_0': "), ("gymnasium_learner", r"\d+ games, \d+% won")],
)
def test_the_examples_run(example, shown, capsys):
    runpy.run_path(str(EXAMPLES / f"{example}.py"))
    assert re.match(shown, capsys.readouterr().out)
