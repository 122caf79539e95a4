"""The benchmark: what the page says is what is played, and whoever goes on or uses other threads gets the same."""

import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from madang.arena.benchmark import BUDGETS, FREE, OPPONENTS, TASKS, VERSION, Enough, Task, Timed, thinking
from madang.bots import BOTS
from madang.cli import main
from madang.games import game as game_of
from test_docs import rows

PAGE = "docs/benchmark.md"


@pytest.fixture
def command(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")

    def run(*arguments):
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(["benchmark", *arguments])
        return int(left.value.code or 0), *capsys.readouterr()

    return run


def test_the_page_names_every_task_and_opponent():
    table = rows(PAGE, "task", "game", "players", "what is hard about it")
    described = [(name, title, int(players)) for name, title, players, _ in table]
    assert described == [(task.name, game_of(task.game).title, task.players) for task in TASKS]
    for opponent in OPPONENTS:
        found = rows(PAGE, f"against {opponent}", "budget", *(task.name for task in TASKS))
        assert found[0][0] == "`random`"
        assert {row[1] for row in found} <= {*BUDGETS, FREE}
    budgets = dict(rows(PAGE, "budget", "a decision takes on one core"))
    assert budgets.keys() == {*BUDGETS, FREE}
    assert [float(budgets[name].split()[2]) for name in BUDGETS] == [1000 * most for most in BUDGETS.values()]


def test_a_bot_sits_once_at_each_seat_of_every_deal():
    for task in TASKS:
        contest = task.contest("random", "greedy")
        assert contest.duplicate
        assert contest.names == ("random", *["greedy"] * (task.players - 1))
        assert [seating.index(0) for seating in contest.seatings(5)] == list(range(task.players))
        assert contest.deals(5) == [5] * task.players
    assert Task("koryo", 2).contest("random", "greedy").seed == Task("gosux", 2).contest("greedy", "random").seed


def test_the_figures_of_the_page_come_out_again(command):
    code, out, err = command("random", "--task", "koryo-2", "--games", "400", "--plain", "--json", "found")
    assert (code, err) == (0, "")
    cells = {
        opponent: rows(PAGE, f"against {opponent}", "budget", *(task.name for task in TASKS))[0][2]
        for opponent in OPPONENTS
    }
    for opponent, cell in cells.items():
        assert f"against {opponent} {cell}" in out
    found = json.loads(Path("found").read_text())
    assert (found["madang benchmark"], found["bot"]) == (VERSION, "random")
    assert [(one["task"], one["opponent"], one["games"]) for one in found["results"]] == [
        ("koryo-2", opponent, 400) for opponent in OPPONENTS
    ]
    spent = found["thinking"]["koryo-2"]
    assert spent.keys() == {"decisions", "seconds", "longest", "budget"}
    assert f"a decision, budget {1000 * spent['seconds']:.3g} ms, {spent['budget']}\n" in out


def test_kept_games_are_gone_on_with_and_threads_change_nothing(command):
    asked = ("search:5", "--task", "koryo-2", "--plain")
    whole = played(command(*asked, "--games", "8", "--threads", "2"))
    Path("kept").mkdir()
    command(*asked, "--games", "4", "--keep", "kept")
    assert {path.name for path in Path("kept").iterdir()} == {f"koryo-2-{opponent}.arena" for opponent in OPPONENTS}
    assert played(command(*asked, "--games", "8", "--keep", "kept", "--threads", "1")) == whole


def played(told):
    """What follows from the games, and not from how fast the machine is."""
    code, out, err = told
    return code, re.sub("a decision, budget .*", "", out), err


class Slow:
    """Takes so many seconds for every decision that is a choice, by a clock that it moves itself."""

    def __init__(self, seconds, clock):
        self.seconds, self.clock = seconds, clock

    def choose(self, states, legal, seat, rng):
        self.clock[0] += self.seconds if len(legal) > 1 else 0
        return legal[0]


@pytest.mark.parametrize(
    ("seconds", "budget", "decisions"),
    [(0.0009, "fast", 100), (0.0011, "standard", 100), (0.5, "standard", 11), (1.5, "free", 4), (100, "free", 1)],
)
def test_how_long_a_decision_takes_names_the_budget(seconds, budget, decisions, monkeypatch):
    clock = [0.0]
    monkeypatch.setattr(
        "madang.arena.benchmark.time", SimpleNamespace(perf_counter=lambda: clock[0], process_time=lambda: 0)
    )
    monkeypatch.setitem(BOTS, "slow", lambda game: Slow(seconds, clock))
    found = thinking(Task("koryo", 2), "slow", 10)
    assert (found["decisions"], found["budget"]) == (decisions, budget)
    assert found["seconds"] == found["longest"] == pytest.approx(seconds)


def test_the_work_of_several_threads_counts_as_often_as_they_are():
    clock = SimpleNamespace(perf_counter=iter(range(100)).__next__, process_time=iter(range(0, 300, 3)).__next__)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("madang.arena.benchmark.time", clock)
        timed = Timed(Slow(0, [0]))
        for _ in range(3):
            timed.choose(None, [1, 2], 0, None)
        assert timed.seconds == [3, 3, 3]
        with pytest.raises(Enough):
            timed.choose(None, [1, 2], 0, None)


def test_what_is_no_choice_is_not_timed():
    timed = Timed(Slow(0, [0]))
    timed.choose(None, [1], 0, None)
    assert timed.seconds == []


def test_a_bot_is_not_measured_against_itself(command):
    _, out, _ = command("greedy", "--task", "koryo-2", "--games", "4", "--plain")
    assert "against apprentice" in out
    assert "against greedy" not in out


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (["genius"], "no bot 'genius'"),
        (["random", "--task", "chess-2"], "no task 'chess-2'; its tasks are koryo-2"),
        (["random", "--games", "0"], "number of games"),
        (["random", "--keep", "nowhere"], "no such folder"),
        (["random", "--json", "nowhere/found"], "no such folder"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence_and_nothing_is_written(command, asked, words, tmp_path):
    code, out, err = command(*asked)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert re.search(words, err)
    assert not list(tmp_path.iterdir())
