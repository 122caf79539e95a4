"""Batches as tensors of PyTorch: they are the memory of the batch, and a network plays with them."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

import madang
from madang.engine.batch import SHOWN
from madang.engine.refusal import Refused
from madang.envs.torch import tensors

EXAMPLE = Path(__file__).parents[2] / "examples" / "torch_batch.py"


def test_tensors_show_what_a_step_writes():
    batch = madang.batch("koryo", players=[2, 3], size=8, seed=1, perfect=True)
    twin = madang.batch("koryo", players=[2, 3], size=8, seed=1, perfect=True)
    seen = tensors(batch)
    for _ in range(60):
        actions = batch.masks.argmax(axis=1)
        batch.step(torch.from_numpy(actions))
        twin.step(actions)
        for name in SHOWN:
            assert seen[name].numpy().tobytes() == getattr(twin, name).tobytes(), name
    assert seen["finished"].dtype == torch.bool
    for name in SHOWN:
        array = getattr(batch, name)
        assert seen[name].data_ptr() == array.ctypes.data, name
        assert seen[name].is_pinned() == torch.cuda.is_available(), name


def test_what_is_no_batch_is_refused():
    with pytest.raises(Refused, match="made of a batch"):
        tensors(np.zeros(3))


def test_an_array_is_a_tensor_over_the_same_memory():
    batch = madang.batch("koryo", size=4, seed=1)
    seen = torch.from_dlpack(batch.observations)
    assert seen.data_ptr() == batch.observations.ctypes.data
    before = seen.clone()
    batch.step(batch.masks.argmax(axis=1))
    assert seen.tolist() == batch.observations.tolist()
    assert not torch.equal(seen, before)


def test_the_example_runs():
    """As a program of its own: here everything that it needs has been imported already."""
    ran = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"\d+ games ended\n", ran.stdout)
