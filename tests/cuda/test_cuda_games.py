"""Games on a GPU are those on the processor, byte for byte. `make test` has Numba imitate a GPU, game by game and in
plain Python; `make test-gpu` runs the same on a real one, with many games."""

import pickle
from copy import copy
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import numba
import numpy as np
import pytest

import madang
from games import assert_one_sentence, every_game, variants
from madang import cuda
from madang.cuda.batches import CudaBatch
from madang.cuda.kernels import device
from madang.engine.batch import SHOWN
from madang.games import game as game_of

IMITATED = bool(numba.config.ENABLE_CUDASIM)
GAMES, STEPS = (2, 40) if IMITATED else (4096, 400)
BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
LAST = 3
"""Steps before an end that a GPU makes; the processor has made those before."""
RESULTS = ("scores", "winners", "lengths")
ARRAYS = (*SHOWN, "states", "numbers")


def contents(batch):
    """All that a batch shows, wherever it lies."""
    arrays = [getattr(batch, name) for name in ARRAYS]
    return [(one if isinstance(one, np.ndarray) else one.copy_to_host()).tobytes() for one in arrays]


def random_actions(batch, chance):
    return (chance.random(batch.masks.shape, np.float32) * batch.masks).argmax(1)


def mixed(name):
    """Numbers of players and options, to be dealt out in turn: the largest and the smallest table come first."""
    *fewer, most = game_of(name).players
    return [most, *fewer], [*variants(name), {}]


@every_game
def test_random_games_end_as_on_the_processor(name):
    for options in ({}, *variants(name)):
        told = []
        here = cuda.simulate(name, games=GAMES, seed=3, options=options, progress=told.append)
        there = madang.simulate(name, games=GAMES, seed=3, options=options)
        assert all((getattr(here, what) == getattr(there, what)).all() for what in RESULTS)
        assert sum(told) == GAMES


@every_game
def test_a_step_does_what_it_does_on_the_processor(name):
    (players, options), chance = mixed(name), np.random.default_rng(1)
    here, there = (
        made(name, players, GAMES, 5, options, relative=True, perfect=True) for made in (cuda.batch, madang.batch)
    )
    assert contents(here) == contents(there)
    for _ in range(STEPS):
        actions = random_actions(there, chance)
        here.step(actions)
        there.step(actions)
    assert contents(here) == contents(there)


@every_game
@pytest.mark.parametrize("once", [False, True])
def test_a_finished_game_leaves_its_result_and_is_followed_by_the_next_or_rests(name, once):
    players, options = mixed(name)
    there, chance = madang.batch(name, players, GAMES, 5, options, once=once), np.random.default_rng(1)
    last = []
    while not (there.over if once else there.finished.any()):
        last = [*last, (copy(there), random_actions(there, chance))][-LAST:]
        there.step(last[-1][1])
    here = on_gpu(last[0][0])
    for _, actions in last:
        here.step(actions)
    assert contents(here) == contents(there)
    assert here.over == once


def on_gpu(batch):
    """The same games, moved to the GPU; outside of tests nobody needs that."""
    moved = CudaBatch.__new__(CudaBatch)
    moved.__setstate__(batch.__getstate__())
    return moved


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


@pytest.mark.parametrize("rate", ["on_gpu", "stepped_on_gpu"])
def test_the_benchmark_measures_games_on_a_gpu(rate, monkeypatch):
    monkeypatch.syspath_prepend(BENCHMARKS)
    peers = import_module("peers")
    more = [STEPS // 10] if rate == "stepped_on_gpu" else []
    assert getattr(peers, rate)("koryo", GAMES, *more)(1) > 0


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


def test_what_does_not_fit_on_the_gpu_is_refused(monkeypatch):
    """The imitated GPU has no end of memory, unless it is told to have."""
    context = type(device().current_context())
    monkeypatch.setattr(context, "get_memory_info", lambda self: SimpleNamespace(free=1000, total=10**10))
    with pytest.raises(
        madang.Refused, match=r"2 games of Koryŏ side by side need 0\.0 GB of the GPU's memory; there"
    ) as no:
        cuda.batch("koryo", 2, 2, 5)
    assert_one_sentence(no.value)
    here, there = (made("koryo", 2, 7, 5) for made in (cuda.simulate, madang.simulate))
    assert all((getattr(here, what) == getattr(there, what)).all() for what in RESULTS), "a few games at a time"


def test_memory_that_the_gpu_does_not_give_is_said_in_a_sentence(monkeypatch):
    def refuse(array):
        raise RuntimeError("[2] Call to cuMemAlloc results in CUDA_ERROR_OUT_OF_MEMORY")

    monkeypatch.setattr(device(), "to_device", refuse)
    for ask in (lambda: cuda.batch("koryo", 2, 2, 5), lambda: cuda.simulate("koryo", 2, 2, 5)):
        with pytest.raises(madang.Refused, match="of the GPU's memory, more than it gives; ask for fewer") as no:
            ask()
        assert_one_sentence(no.value)
