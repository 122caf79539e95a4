"""Training on one machine: what it cannot do is said in a sentence with nothing written, and what it has saved is gone
on with by the same kind of run only."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from games import assert_one_sentence
from madang.engine.refusal import Refused

TRAIN = Path(__file__).parents[2] / "examples" / "train.py"
BRIEF = "--quick --windows 1 --distil 0 --games 96 --device cpu"


def train(folder, arguments):
    return subprocess.run([sys.executable, str(TRAIN), *arguments.split()], cwd=folder, capture_output=True, text=True)


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A folder in which a brief run has left its files in `trained`."""
    folder = tmp_path_factory.mktemp("training")
    ran = train(folder, f"--game koryo {BRIEF} --out trained")
    assert (ran.returncode, ran.stderr) == (0, "")
    return folder


def test_a_run_tells_how_much_it_played_and_learned(trained):
    lines = [json.loads(line) for line in (trained / "trained" / "koryo.jsonl").read_text().splitlines()]
    speeds = next(line["decisions_a_second"] for line in lines if line["what"] == "learned")
    assert speeds["both"] == pytest.approx(1 / (1 / speeds["played"] + 1 / speeds["learned from"]))


def test_a_run_goes_on_from_what_was_saved(trained):
    ran = train(trained, f"--game koryo {BRIEF} --out more --resume trained")
    assert (ran.returncode, ran.stderr) == (0, "")
    saved = [torch.load(trained / out / "koryo.pt", weights_only=True) for out in ("trained", "more")]
    assert saved[0]["purpose"] == saved[1]["purpose"]
    assert (saved[0]["decisions"], saved[1]["decisions"]) == (96 * 32, 2 * 96 * 32)


WRONG = {
    "no GPU": ("--game koryo --device cuda", "No network can run on the device 'cuda'; choose cpu"),
    "no device": ("--device nonsense", "No network can run on the device 'nonsense'; choose "),
    "no folder": ("--game koryo --resume nowhere", "There is no folder 'nowhere' to go on from"),
    "no checkpoint": ("--resume trained --quick", "'trained' has no choson.pt to go on from"),
    "other sizes": ("--game koryo --resume trained", "trained/koryo.pt has layers of 128, 64, but this run has "),
    "no exploiter": ("--game koryo --quick --exploit --resume trained", "trained/koryo.pt is no exploiter; leave "),
    "another game": ("--game choson --quick --resume renamed", "renamed/choson.pt is for game koryo, but this run "),
    "a damaged file": ("--game koryo --quick --resume damaged", "damaged/koryo.pt is damaged or no checkpoint"),
    "a file": ("--game koryo --quick --out letter", "Nothing can be written to 'letter'"),
}


@pytest.mark.parametrize(("asked", "words"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_said_in_a_sentence_and_nothing_is_written(asked, words, trained, tmp_path):
    if "cuda" in asked and torch.cuda.is_available():
        pytest.skip("there is a GPU")
    shutil.copytree(trained / "trained", tmp_path / "trained")
    for folder in ("renamed", "damaged"):
        (tmp_path / folder).mkdir()
    shutil.copy(tmp_path / "trained" / "koryo.pt", tmp_path / "renamed" / "choson.pt")
    (tmp_path / "damaged" / "koryo.pt").write_text("Weights.")
    (tmp_path / "letter").write_text("Dear Kim, ...")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    ran = train(tmp_path, asked)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith(words)
    assert_one_sentence(Refused(ran.stderr.strip()))
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
