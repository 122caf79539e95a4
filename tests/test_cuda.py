"""Games on a GPU, as far as they can be tested without one: tests/cuda runs in a process in which Numba imitates it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from games import assert_one_sentence
from madang import cuda
from madang.cuda.kernels import device
from madang.engine.refusal import Refused

GAMES = Path(__file__).parent / "cuda" / "test_cuda_games.py"
"""The other file there has tensors of PyTorch on a real GPU, which nothing imitates: `make test-gpu` runs it, too."""


def test_games_on_an_imitated_gpu_are_those_on_the_processor():
    words = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(GAMES)]
    done = subprocess.run(words, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("ask", [cuda.simulate, cuda.batch])
def test_without_a_gpu_the_sentence_says_what_there_is_instead(ask, monkeypatch):
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    device.cache_clear()
    with pytest.raises(Refused, match=r"madang\.simulate and madang\.batch play on the processor") as refused:
        ask("koryo")
    assert_one_sentence(refused.value)
