"""Batches on a real GPU as tensors of PyTorch: they are the memory of the batch, what a network chooses is taken from
where it lies, and training plays there. For `make test-gpu`; without a GPU all of this fails with a sentence."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

import madang
from games import assert_one_sentence, every_game
from madang import cuda
from madang.cuda.batches import CudaBatch
from madang.engine.batch import SHOWN
from madang.envs.torch import tensors
from madang.games import game as game_of

GAMES, STEPS = 4096, 400
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def gpu():
    if not torch.cuda.is_available():
        pytest.fail("These tests need an NVIDIA GPU, and a PyTorch that finds it; `make test` needs neither.")


def any_legal(masks, chance):
    """A legal action in each game, drawn on the GPU."""
    return ((1 - torch.rand(masks.shape, device="cuda", generator=chance)) * masks).argmax(1)


@every_game
def test_tensors_are_the_memory_of_the_batch_and_their_choices_are_taken_where_they_lie(name):
    players = game_of(name).players
    here, there = (made(name, players, GAMES, 5, relative=True, perfect=True) for made in (cuda.batch, madang.batch))
    seen, chance = tensors(here), torch.Generator("cuda").manual_seed(1)
    for what in SHOWN:
        tensor, lies = seen[what], getattr(here, what).__cuda_array_interface__
        assert tensor.is_cuda, what
        assert (tensor.data_ptr(), tuple(tensor.shape)) == (lies["data"][0], lies["shape"]), what
    assert seen["finished"].dtype == torch.bool
    for _ in range(STEPS):
        actions = any_legal(seen["masks"], chance)
        assert actions.is_cuda
        here.step(actions)
        there.step(actions.cpu().numpy())
    assert there.numbers.max() >= GAMES, "some games have ended, and others followed"
    for what in SHOWN:
        assert seen[what].cpu().numpy().tobytes() == getattr(there, what).tobytes(), what


def test_what_a_network_does_next_sees_the_new_situation():
    """Nobody waits for the GPU by hand: what is asked of it is done in order, on the processor in the same order."""
    here, there = (made("koryo", 2, GAMES, 5, relative=True) for made in (cuda.batch, madang.batch))
    seen, chance, chosen, sums = tensors(here), torch.Generator("cuda").manual_seed(1), [], []
    for _ in range(STEPS):
        chosen.append(any_legal(seen["masks"], chance))
        here.step(chosen[-1])
        sums.append(seen["observations"].sum())
    for actions, total in zip(chosen, sums, strict=True):
        there.step(actions.cpu().numpy())
        assert int(total) == there.observations.sum(dtype=np.int64)


def test_tensors_of_the_processor_are_copied_and_others_refused_with_nothing_changed():
    here, there = (cuda.batch("koryo", 2, GAMES, 5) for _ in range(2))
    seen = tensors(here)
    legal = seen["masks"].argmax(1)
    before = {what: seen[what].clone() for what in SHOWN}
    none = legal.clone()
    none[7] = int(seen["masks"][7].argmin())
    for wrong in (
        legal.int(),
        legal.float(),
        legal[:-1],
        legal[:, None],
        legal.repeat_interleave(2)[::2],
        none,
        none - 10**6,
    ):
        with pytest.raises(madang.IllegalMove) as refused:
            here.step(wrong)
        assert_one_sentence(refused.value)
        assert all(torch.equal(before[what], seen[what]) for what in SHOWN)
    here.step(legal)
    there.step(legal.cpu())
    again = tensors(there)
    assert all(torch.equal(again[what], seen[what]) for what in SHOWN)
    assert not torch.equal(before["observations"], seen["observations"])


def test_training_steps_its_games_on_the_gpu(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    from training.playing import side_by_side

    made = side_by_side(game_of("koryo"), [2, 3], 64, 1, [{}], 1, torch.device("cuda"))
    assert isinstance(made, CudaBatch)
    assert all(tensor.is_cuda for tensor in tensors(made).values())


def test_a_window_of_training_is_played_and_learned_from_on_the_gpu(tmp_path):
    asked = "--game koryo --quick --windows 1 --distil 0 --seed 1 --device cuda --out trained"
    command = [sys.executable, str(EXAMPLES / "train.py"), *asked.split()]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [json.loads(line) for line in (tmp_path / "trained" / "koryo.jsonl").read_text().splitlines()]
    told = {line["what"]: line for line in lines}
    assert torch.cuda.get_device_name() in told["begins"]["machine"]
    assert (told["learned"]["windows"], told["learned"]["decisions"]) == (1, 512 * 32)
    assert told["learned"]["decisions_a_second"]["both"] > 0
    saved = torch.load(tmp_path / "trained" / "koryo.pt", weights_only=True)["net"]
    assert all(bool(part.isfinite().all()) for part in saved.values() if part.is_floating_point())
    assert told.keys() >= {"begins", "learning", "learned", "large", "done"}
