"""Work in pieces: results in order whoever ends first, bounded, stopped when nobody asks any more; and what is said
where there is no cluster. What needs Ray itself is in peers/test_cluster.py."""

import pickle
import socket
import sys
from contextlib import closing
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from games import assert_one_sentence
from madang.arena.contest import Contest
from madang.arena.playing import Players
from madang.bots.network import FOLDER
from madang.cli import main
from madang.cluster import do_piece
from madang.datasets.plan import Plan
from madang.datasets.playing import Player
from madang.engine.refusal import Refused
from madang.engine.rng import seed_bytes
from madang.engine.simulation import RandomGames
from madang.engine.spreading import AHEAD, Stopped, Threads, results
from madang.games import game as game_of

KORYO = game_of("koryo")


class Waiting:
    """Work of which some pieces wait until others have been told, and some fail."""

    game = KORYO

    def __init__(self, after=None, failing=()):
        self.after, self.failing = after or {}, failing
        self.told = []
        self._heard = {piece: Event() for piece in range(100)}
        self.stopped = Event()

    def do(self, piece):
        for earlier in self.after.get(piece, ()):
            while not self._heard[earlier].wait(0.01):
                if self.stopped.is_set():
                    raise Stopped
        if piece in self.failing:
            raise Refused("This piece cannot be done.")
        return piece

    def stop(self):
        self.stopped.set()

    def arrived(self, result):
        self.told.append(result)
        self._heard[result].set()


def test_results_come_in_order_and_are_told_as_they_end():
    work = Waiting({0: [1], 1: [2], 4: [5]})
    assert list(results(Threads(3), work, range(7), work.arrived)) == list(range(7))
    assert sorted(work.told) == list(range(7))
    assert work.told.index(2) < work.told.index(1) < work.told.index(0)
    assert work.told.index(5) < work.told.index(4)
    assert work.stopped.is_set()


def test_only_so_many_pieces_are_under_way():
    handed = []

    def pieces():
        for piece in range(40):
            handed.append(piece)
            yield piece

    with closing(results(Threads(2), Waiting(), pieces())) as found:
        for given in found:
            assert len(handed) <= given + AHEAD * 2


def test_who_stops_early_is_told_what_is_done_and_waits_for_nothing():
    work = Waiting({1: [99], 2: [99]})
    with closing(results(Threads(3), work, range(50), work.arrived)) as found:
        assert next(found) == 0
    assert work.stopped.is_set()
    assert not {1, 2} & set(work.told)


def test_a_piece_that_fails_ends_the_work_and_loses_no_other():
    work = Waiting({3: [0, 1, 2]}, failing=[3])
    with pytest.raises(Refused, match="cannot be done"):
        list(results(Threads(2), work, range(50), work.arrived))
    assert {0, 1, 2} <= set(work.told)
    assert 3 not in work.told
    assert work.stopped.is_set()


def test_work_that_has_travelled_gives_the_same():
    contest = Contest.of(KORYO, 2, ["greedy", "random"], 1)
    plan = Plan.of(KORYO, 2, ["greedy", "random"], 2, 1)
    for work, piece in (
        (RandomGames(KORYO, 3, {}, seed_bytes(1)), range(3, 20)),
        (Players(contest), [3, 4]),
        (Player(plan), range(1, 2)),
    ):
        travelled = pickle.loads(pickle.dumps(work))
        assert travelled is not work
        here, there = work.do(piece), travelled.do(piece)
        assert all(map(np.array_equal, here, there)) if isinstance(here, tuple) else here == there


@pytest.mark.parametrize("bot", ["network", "guided:5"])
def test_a_machine_with_another_network_in_a_file_does_not_work_for_this_one(bot, tmp_path):
    file = tmp_path / "own.npz"
    content = (FOLDER / "koryo.npz").read_bytes()
    file.write_bytes(content)
    names = [f"{bot}:{file}", "random"]
    works = Players(Contest.of(KORYO, 2, names, 1)), Player(Plan.of(KORYO, 2, names, 2, 1))
    for work, travelling in zip(works, map(pickle.dumps, works), strict=True):
        file.write_bytes(content)
        assert pickle.loads(travelling).game == work.game
        file.write_bytes(content[:-1])
        with pytest.raises(Refused, match=rf"has not the same network in '{file}' as the machine where") as refused:
            pickle.loads(travelling)
        assert_one_sentence(refused.value)
        file.unlink()
        with pytest.raises(Refused, match="has not the same network in"):
            pickle.loads(travelling)


def test_another_madang_does_not_work_for_this_one():
    with pytest.raises(Refused, match=r"has Madang .* but 0\.0 \(other\) asks; install the same Madang") as refused:
        do_piece("0.0 (other)", "work", [], 0)
    assert_one_sentence(refused.value)


# What cannot be

WORK = {
    "simulate": ["simulate", "koryo", "--games", "5", "--out", "written"],
    "arena": ["arena", "koryo", "--bots", "greedy", "random", "--resume", "written", "--json", "results"],
    "dataset": ["dataset", "koryo", "--bots", "greedy", "--games", "2", "--out", "written"],
    "benchmark": ["benchmark", "random", "--task", "koryo-2", "--json", "written"],
}


@pytest.fixture
def refused(tmp_path, capsys, monkeypatch):
    """Runs a command that cannot be carried out, and gives the sentence; nothing is written."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments):
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        out, err = capsys.readouterr()
        assert (left.value.code, out, err.count("\n")) == (2, "", 1)
        assert not list(Path().iterdir())
        return err

    return run


@pytest.mark.parametrize("work", WORK.values(), ids=WORK)
def test_without_the_package_a_sentence_says_what_to_install(work, refused, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    sentence = "A cluster needs the package 'ray'; install it with: pip install 'madang[ray]'\n"
    assert refused(*work, "--ray", "local") == sentence


@pytest.mark.parametrize("address", ["", "here", "host:", ":6379", "host:port", "host:65536", "ray://host:1x"])
def test_what_is_no_address_is_refused(address, refused):
    assert "is named by HOST:PORT, or 'local' for this machine" in refused(*WORK["simulate"], "--ray", address)


def test_an_address_at_which_nobody_answers_is_refused(refused):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and does not listen
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        for work in WORK.values():
            sentence = refused(*work, "--ray", address)
            assert sentence.startswith(f"Nobody answers at {address} (")


def test_threads_are_not_for_a_cluster_of_others(refused):
    assert "leave --threads out" in refused(*WORK["arena"], "--ray", "127.0.0.1:1", "--threads", "2")
    assert "The number of threads is from 1" in refused(*WORK["simulate"], "--ray", "local", "--threads", "0")
