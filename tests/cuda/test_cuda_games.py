"""Games on a GPU are those on the processor, byte for byte. `make test` has Numba imitate a GPU, game by game and in
plain Python; `make test-gpu` runs the same on a real one, with many games."""

import pickle

import numba
import numpy as np
import pytest

import madang
from games import assert_one_sentence, every_game
from madang import cuda
from madang.cuda.kernels import device
from madang.engine.batch import SHOWN
from madang.games import game as game_of

IMITATED = bool(numba.config.ENABLE_CUDASIM)
GAMES, STEPS = (2, 40) if IMITATED else (4096, 400)
RESULTS = ("scores", "winners", "lengths")
ARRAYS = (*SHOWN, "states", "numbers")


def contents(batch):
    """All that a batch shows, wherever it lies."""
    arrays = [getattr(batch, name) for name in ARRAYS]
    return [(one if isinstance(one, np.ndarray) else one.copy_to_host()).tobytes() for one in arrays]


def random_actions(batch, chance):
    return (chance.random(batch.masks.shape, np.float32) * batch.masks).argmax(1)


@every_game
def test_random_games_end_as_on_the_processor(name):
    told = []
    here = cuda.simulate(name, games=GAMES, seed=3, progress=told.append)
    there = madang.simulate(name, games=GAMES, seed=3)
    assert all((getattr(here, what) == getattr(there, what)).all() for what in RESULTS)
    assert sum(told) == GAMES


@every_game
def test_a_step_does_what_it_does_on_the_processor(name):
    players, chance = game_of(name).players, np.random.default_rng(1)
    here, there = (made(name, players, GAMES, 5, relative=True, perfect=True) for made in (cuda.batch, madang.batch))
    assert contents(here) == contents(there)
    for _ in range(STEPS):
        actions = random_actions(there, chance)
        here.step(actions)
        there.step(actions)
    assert contents(here) == contents(there)


@pytest.mark.parametrize("once", [False, True])
def test_a_finished_game_leaves_its_result_and_is_followed_by_the_next_or_rests(once):
    chance = np.random.default_rng(1)
    here, there = (made("koryo", 2, GAMES, 5, once=once) for made in (cuda.batch, madang.batch))
    ended = False
    while not ended:
        actions = random_actions(there, chance)
        here.step(actions)
        there.step(actions)
        ended = there.over if once else bool(there.finished.any())
    assert contents(here) == contents(there)
    assert here.over == once


def test_a_batch_is_copied_with_all_that_it_holds():
    batch = cuda.batch("koryo", 2, GAMES, 5)
    twin = pickle.loads(pickle.dumps(batch))
    assert contents(twin) == contents(batch)
    batch.step(batch.masks.copy_to_host().argmax(1))
    assert contents(twin) != contents(batch)
    twin.step(twin.masks.copy_to_host().argmax(1))
    assert contents(twin) == contents(batch)


def test_actions_may_lie_on_the_gpu_already():
    here, there = (cuda.batch("koryo", 2, GAMES, 5) for _ in range(2))
    for _ in range(3):
        actions = here.masks.copy_to_host().argmax(1)
        here.step(device().to_device(actions))
        there.step(actions)
        assert contents(here) == contents(there)


def test_every_array_says_where_on_the_gpu_it_lies():
    """As other libraries ask for it. Numba's imitation of a GPU has none: there the arrays of both are compared."""
    here, there = (made("koryo", 2, GAMES, 5, perfect=True) for made in (cuda.batch, madang.batch))
    for name in SHOWN:
        array, expected = getattr(here, name), getattr(there, name)
        if IMITATED:
            told = (array.shape, array.dtype)
        else:
            lies = array.__cuda_array_interface__
            told = (lies["shape"], np.dtype(lies["typestr"]))
            assert lies["data"][0]
            assert lies.get("strides") is None, "its rows follow one another"
            assert not lies["data"][1], "it may be written"
        assert told == (expected.shape, expected.dtype), name


def test_what_cannot_be_is_refused_and_changes_nothing():
    batch = cuda.batch("koryo", 2, GAMES, 5)
    before, legal = contents(batch), batch.masks.copy_to_host().argmax(1)
    for wrong in ([], legal[:1], legal.astype(float), np.where(np.arange(GAMES) == 1, -1, legal), legal + 10**6):
        with pytest.raises(madang.IllegalMove) as refused:
            batch.step(wrong)
        assert_one_sentence(refused.value)
        assert contents(batch) == before
    batch.step(legal)
    assert contents(batch) != before
    for ask in (lambda: cuda.simulate("koryo", games=0), lambda: cuda.simulate("koryo", progress=1)):
        with pytest.raises(madang.Refused) as no:
            ask()
        assert_one_sentence(no.value)
