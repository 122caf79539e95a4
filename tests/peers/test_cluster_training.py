"""Training whose games are played on a Ray cluster: the same network, down to the last bit, whatever is killed."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from clusters import ADDRESS, PORT, running, wait_for, workers

TRAIN = Path(__file__).parents[2] / "examples" / "train.py"
SHORT = "--game koryo --quick --games 96 --device cpu --distil 0 --seed 3"
MEASURED = {"seconds", "play_seconds", "learn_seconds", "decisions_a_second"}
"""What differs from run to run."""


def command(arguments):
    return [sys.executable, str(TRAIN), *arguments.split()]


def train(folder, arguments, environment=None):
    return subprocess.run(command(arguments), cwd=folder, env=environment, capture_output=True, text=True)


def curve(folder):
    """The lines that are whole so far."""
    file = folder / "koryo.jsonl"
    written = file.read_text() if file.exists() else ""
    lines = [json.loads(line) for line in written.splitlines(True) if line.endswith("\n")]
    return [{name: told for name, told in line.items() if name not in MEASURED} for line in lines]


def steps(folder):
    return [line["what"] for line in curve(folder)]


def test_a_cluster_trains_the_same_network(cluster, tmp_path):
    for out, ray in (("here", ""), ("there", f"--ray {ADDRESS}")):
        ran = train(tmp_path, f"{SHORT} --windows 10 --parts 3 --out {out} {ray}", cluster)
        assert (ran.returncode, ran.stderr) == (0, "")
    here, there = (curve(tmp_path / out) for out in ("here", "there"))
    assert [line for line in here if line["what"] != "learning"] == [
        line for line in there if line["what"] != "learning"
    ]
    learned = next(line for line in here if line["what"] == "learned")
    assert (learned["decisions"], learned["windows"]) == (96 * 32 * 10, 10)
    saved = [torch.load(tmp_path / out / "koryo.pt", weights_only=True)["net"] for out in ("here", "there")]
    assert all(torch.equal(saved[0][name], saved[1][name]) for name in saved[0])


def test_the_network_follows_from_seed_and_parts(tmp_path):
    def weights(arguments):
        assert train(tmp_path, f"{SHORT} --windows 1 --out out {arguments}").returncode == 0
        return curve(tmp_path / "out")[-3]["weights"]

    found = [weights(arguments) for arguments in ("", "--parts 2", "--parts 4", "--seed 4")]
    assert found[0] == found[1]
    assert len(set(found)) == 3


def test_killed_workers_cost_time_but_change_no_weight(cluster, tmp_path):
    asked = f"{SHORT} --windows 16 --out"
    assert train(tmp_path, f"{asked} whole").returncode == 0
    with subprocess.Popen(command(f"{asked} survived --ray {ADDRESS}"), cwd=tmp_path, env=cluster) as running:
        wait_for(lambda: "learning" in steps(tmp_path / "survived") and workers())
        for process in workers():
            os.kill(process, signal.SIGKILL)
        assert "learned" not in steps(tmp_path / "survived"), "they were killed while they worked"
        assert running.wait() == 0
    whole, survived = (curve(tmp_path / out) for out in ("whole", "survived"))
    assert [line["what"] for line in whole[-3:]] == ["learned", "large", "done"]
    assert whole[-3:] == survived[-3:]


def test_interrupted_training_ends_what_is_under_way(cluster, tmp_path):
    asked = command(f"{SHORT} --windows 100000 --out out --ray {ADDRESS}")
    with subprocess.Popen(asked, cwd=tmp_path, env=cluster, stderr=subprocess.PIPE) as running:
        wait_for(lambda: (tmp_path / "out" / "koryo.pt").exists() and workers())
        running.send_signal(signal.SIGINT)
        said = running.communicate()[1].decode()
    assert running.returncode == 130
    assert said == "The training was interrupted. --resume out goes on from the network that was saved last.\n"
    wait_for(lambda: not workers())


@pytest.mark.parametrize(
    ("ray", "said"),
    [
        ("--ray 127.0.0.1:1", "Nobody answers at 127.0.0.1:1 ("),
        ("--ray somewhere", "A Ray cluster is named by HOST:PORT"),
        ("--ray local --device cuda", "On a GPU games are played where the network is: leave --ray out, or "),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(ray, said, tmp_path):
    ran = train(tmp_path, f"{SHORT} --out out {ray}")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith(said)
    assert not list(tmp_path.iterdir())


def test_a_machine_without_pytorch_is_refused(tmp_path, tmp_path_factory):
    (tmp_path / "torch").mkdir()
    (tmp_path / "torch" / "__init__.py").write_text("raise ModuleNotFoundError('There is none.', name='torch')\n")
    folder = tmp_path_factory.mktemp("bare")  # a short name: that of a socket may not be long
    with running(folder, PORT + 2, PYTHONPATH=str(tmp_path)) as reached:
        ran = train(tmp_path, f"{SHORT} --out out --ray 127.0.0.1:{PORT + 2}", reached)
    assert ran.returncode == 2
    assert ran.stderr == "A machine of the cluster has no package 'torch'; install the same on every one.\n"
