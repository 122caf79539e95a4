"""The same games on a Ray cluster as on one machine: whatever is killed or interrupted, the same bytes."""

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from clusters import ADDRESS, PORT, running, wait_for, workers

import madang

PACKAGE = Path(madang.__file__).parent
NETWORK = PACKAGE / "bots" / "networks" / "koryo.npz"
REPORTS = {name: Path(__file__).parents[2] / "benchmarks" / f"{name}.py" for name in ("report", "places")}
WORK = {
    "simulate": "simulate koryo --games 30000 --seed 1 --out out",
    "compiled arena": "arena koryo --bots greedy random --games 600 --seed 1 --json out",
    "arena": "arena koryo --bots search:20 greedy --games 40 --seed 1 --json out",
    "dataset": "dataset koryo --bots greedy --games 55 --games-a-file 25 --seed 1 --out out",
    "benchmark": "benchmark random --task koryo-2 --games 20 --json out",
    "own network": f"arena koryo --bots network:{NETWORK} greedy --games 40 --seed 1 --json out",
    "report": "report --game koryo --games 300 --companion 6 --out out",
    "places": "places --game koryo --greedy 300 --network 30 --companion 6 --out out",
}


def ask(folder, arguments, environment=None):
    """A command of Madang, or a program that writes a report."""
    first, *more = arguments
    command = [str(REPORTS[first]), *more] if first in REPORTS else ["-m", "madang", *arguments, "--plain"]
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
    )


def written(folder):
    """All files, without how long a bot thought, which the benchmark writes behind what follows from the games."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes().partition(b' "thinking": ')[0] for path in files}


@pytest.mark.parametrize("work", WORK.values(), ids=WORK)
def test_a_cluster_gives_the_same_bytes_as_threads(work, cluster, tmp_path):
    ways = {"one": ["--threads", "1"], "two": ["--threads", "2"], "cluster": ["--ray", ADDRESS]}
    found = {}
    for name, how in ways.items():
        (tmp_path / name).mkdir()
        ran = ask(tmp_path / name, [*work.split(), *how], cluster)
        assert (ran.returncode, ran.stderr) == (0, "")
        found[name] = written(tmp_path / name)
    assert found["one"]
    assert found["one"] == found["two"] == found["cluster"]


def test_a_cluster_is_started_and_ended_where_there_is_none(tmp_path):
    for name, how in (("here", []), ("there", ["--ray", "local", "--threads", "2"])):
        (tmp_path / name).mkdir()
        ran = ask(tmp_path / name, [*WORK["simulate"].split(), *how])
        assert (ran.returncode, ran.stderr) == (0, "")
    assert written(tmp_path / "here") == written(tmp_path / "there")
    assert not workers()


@pytest.mark.parametrize("killed", [1, 2])
def test_killed_workers_cost_time_but_no_results(killed, cluster, tmp_path):
    asked = ["arena", "koryo", "--bots", "search:100", "greedy", "--players", "2", "--games", "120", "--seed", "1"]
    assert ask(tmp_path, [*asked, "--json", "whole"]).returncode == 0
    command = [sys.executable, "-m", "madang", *asked, "--ray", ADDRESS, "--json", "survived", "--resume", "kept"]
    with subprocess.Popen(command, cwd=tmp_path, env=cluster, stdout=subprocess.DEVNULL) as running:
        wait_for(lambda: (tmp_path / "kept").exists() and len(workers()) >= killed)
        for process in workers()[:killed]:
            os.kill(process, signal.SIGKILL)
        played = len((tmp_path / "kept").read_text().splitlines())
        assert running.wait() == 0
    rounds = [json.loads(line)["round"] for line in (tmp_path / "kept").read_text().splitlines()[1:]]
    assert played < len(rounds), "they were killed while they worked"
    assert sorted(rounds) == list(range(60)), "no round is kept twice"
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "survived").read_bytes()


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_command_ends_what_is_under_way_and_can_be_gone_on_with(sent, cluster, tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, os, sys\n"
        f"open({str(tmp_path / 'running')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "for line in sys.stdin: print(json.dumps({'move': json.loads(line)['moves'][0]}), flush=True)\n"
    )
    asked = ["arena", "koryo", "--bots", f"program:{program}", "greedy", "--players", "2", "--seed", "1"]
    asked += ["--resume", "kept", "--ray", ADDRESS]
    command = [sys.executable, "-m", "madang", *asked, "--games", "100000"]
    with subprocess.Popen(command, cwd=tmp_path, env=cluster, stderr=subprocess.PIPE) as running:
        wait_for(lambda: (tmp_path / "kept").exists() and len((tmp_path / "kept").read_text().splitlines()) > 2)
        running.send_signal(sent)
        said = running.communicate()[1].decode()
    assert running.returncode == 130
    rounds = len((tmp_path / "kept").read_text().splitlines()) - 1
    assert said == f"{rounds} rounds are kept in kept; the same command goes on from there.\n"
    programs = (tmp_path / "running").read_text().split()
    wait_for(lambda: not workers() and not any(Path("/proc", program).exists() for program in programs))


def test_a_dataset_whose_bot_fails_leaves_nothing(cluster, tmp_path):
    (tmp_path / "crash.py").write_text("import sys; sys.exit('no cards')")
    asked = ["dataset", "koryo", "--games", "20", "--seed", "1", "--out", "games", "--ray", ADDRESS]
    ran = ask(tmp_path, [*asked, "--bots", f"program:{tmp_path / 'crash.py'}"], cluster)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert "ended when it was asked for a move: no cards" in ran.stderr
    assert not (tmp_path / "games").exists()
    assert ask(tmp_path, [*asked, "--bots", "greedy"], cluster).returncode == 0


def test_another_madang_than_that_of_the_workers_is_refused(cluster, tmp_path):
    copy = tmp_path / "other" / "madang"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    with (copy / "games" / "koryo" / "rules.py").open("a") as rules:
        rules.write("# changed\n")
    ran = ask(tmp_path, [*WORK["arena"].split(), "--ray", ADDRESS], {**cluster, "PYTHONPATH": str(copy.parent)})
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert f"{socket.gethostname()} has Madang " in ran.stderr
    assert "install the same Madang on every machine of the cluster" in ran.stderr
    assert not (tmp_path / "out").exists()


def lines(file):
    return len(file.read_text().splitlines()) if file.exists() else 0


def test_another_network_in_the_same_file_is_refused(cluster, tmp_path):
    """One machine cannot have two files in one place, so the file is another one for each process that reads it."""
    folder = tmp_path / "networks"
    folder.mkdir()
    for number, content in enumerate((NETWORK.read_bytes(), b"Weights.")):
        (folder / str(number)).write_bytes(content)
    (folder / "own.npz").symlink_to("0")
    asked = ["arena", "koryo", "--bots", f"network:{folder / 'own.npz'}", "greedy", "--players", "2", "--seed", "1"]
    command = [sys.executable, "-m", "madang", *asked, "--games", "100000", "--ray", ADDRESS, "--resume", "kept"]
    with subprocess.Popen(command, cwd=tmp_path, env=cluster, stderr=subprocess.PIPE) as running:
        wait_for(lambda: running.poll() is not None or lines(tmp_path / "kept") > 2)
        (folder / "other").symlink_to("1")
        (folder / "other").replace(folder / "own.npz")
        for process in workers():  # those that come after them read the file anew
            os.kill(process, signal.SIGKILL)
        said = running.communicate()[1].decode()
    assert (running.returncode, said.count("\n")) == (2, 1)
    assert f"{socket.gethostname()} has not the same network in '{folder / 'own.npz'}' as the machine where" in said


@pytest.mark.parametrize("killed", [1, 2])
def test_killed_workers_leave_a_dataset_as_it_would_have_been(killed, cluster, tmp_path):
    asked = ["dataset", "koryo", "--bots", "search:50", "greedy", "--players", "2", "--games", "120", "--seed", "1"]
    asked += ["--games-a-file", "20"]
    assert ask(tmp_path, [*asked, "--out", "whole"]).returncode == 0
    command = [sys.executable, "-m", "madang", *asked, "--ray", ADDRESS, "--out", "survived", "--plain"]
    with subprocess.Popen(command, cwd=tmp_path, env=cluster, stdout=subprocess.DEVNULL) as running:
        first = tmp_path / "survived" / "games" / "part-000000.parquet"
        wait_for(lambda: running.poll() is not None or (first.exists() and len(workers()) >= killed))
        for process in workers()[:killed]:
            os.kill(process, signal.SIGKILL)
        last = tmp_path / "survived" / "games" / "part-000005.parquet"
        assert not last.exists(), "they were killed while they worked"
        assert running.wait() == 0
    assert last.exists()
    assert written(tmp_path / "whole") == written(tmp_path / "survived")


def test_a_machine_without_madang_is_refused(tmp_path, tmp_path_factory):
    (tmp_path / "other" / "madang").mkdir(parents=True)
    (tmp_path / "other" / "madang" / "__init__.py").touch()
    folder = tmp_path_factory.mktemp("bare")  # a short name: that of a socket may not be long
    with running(folder, PORT + 1, PYTHONPATH=str(tmp_path / "other")) as reached:
        ran = ask(tmp_path, [*WORK["simulate"].split(), "--ray", f"127.0.0.1:{PORT + 1}"], reached)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "A machine of the cluster has no such Madang; install the same on every one.\n"
    assert not (tmp_path / "out").exists()


def test_a_bot_that_fails_on_a_worker_is_said_in_a_sentence(cluster, tmp_path):
    (tmp_path / "crash.py").write_text("raise SystemExit('I give up.')")
    bots = ["--bots", f"program:{tmp_path / 'crash.py'}", "greedy"]
    ran = ask(tmp_path, ["arena", "koryo", *bots, "--ray", ADDRESS, "--json", "out"], cluster)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert "ended when it was asked for a move: I give up (exit code 1)." in ran.stderr
    assert not (tmp_path / "out").exists()


def test_what_answers_without_being_a_cluster_is_refused(tmp_path):
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        ran = ask(tmp_path, [*WORK["dataset"].split(), "--ray", address])
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith(f"What answers at {address} cannot be used as a Ray cluster: ")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("without", ["the token", "a token", "the mode"])
def test_a_cluster_that_does_not_let_us_in_is_refused(without, cluster, tmp_path, tmp_path_factory):
    token = tmp_path_factory.mktemp("token") / "token"
    if without == "the token":
        token.write_text(secrets.token_hex(32))
    reached = {**cluster, "RAY_AUTH_TOKEN_PATH": str(token)}
    if without == "the mode":
        reached = {name: value for name, value in cluster.items() if not name.startswith("RAY_AUTH")}
    ran = ask(tmp_path, [*WORK["dataset"].split(), "--ray", ADDRESS], reached)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith(f"What answers at {ADDRESS} cannot be used as a Ray cluster: it asks for its token: ")
    assert not (tmp_path / "out").exists()
