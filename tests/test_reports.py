"""The programs of benchmarks/ that write reports: they count what Madang's own bots play, and say what they
cannot do in a sentence, with nothing written. That they write the same on a cluster is tested in tests/peers."""

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from madang.bots import greedy
from madang.games import game as game_of

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"
PROGRAMS = {"report.py": ["--game", "koryo"], "places.py": []}


def test_the_loop_that_plays_greedy_is_the_bot(monkeypatch):
    """The loop, which is the same for all games, as it is written: compiling it takes half a minute."""
    monkeypatch.syspath_prepend(BENCHMARKS)
    from reporting import games

    monkeypatch.setattr(games, "tally", games.tally.py_func)
    for module in (games, greedy):
        monkeypatch.setattr(module, "SAMPLES", 1)
    koryo = game_of("koryo")
    player, loop = games.Player(koryo), games.playing(koryo).py_func
    states = [0, 5, 6]  # of its arguments those whose fields it reads

    def play(*given):
        loop(*(one.view(np.recarray) if at in states else one for at, one in enumerate(given)))

    player._play = play
    asked = 2, koryo.option_numbers({}), range(1, 2)
    by_loop = player.do((games.GREEDY, *asked))
    by_bot = [np.zeros_like(one) for one in by_loop]
    player._think(games.GREEDY, *asked, *by_bot)
    assert by_loop[2].min() > 10
    assert all(one.tobytes() == other.tobytes() for one, other in zip(by_loop, by_bot, strict=True))


@pytest.fixture
def refused(tmp_path, capsys, monkeypatch):
    """Runs a program that cannot write its report, and gives the sentence."""
    monkeypatch.syspath_prepend(BENCHMARKS)
    (tmp_path / "letter").write_text("Dear Kim, ...")
    before = sorted(tmp_path.rglob("*"))

    def run(program, *arguments, out="reports"):
        monkeypatch.setattr(sys, "argv", [program, *PROGRAMS[program], "--out", str(tmp_path / out), *arguments])
        with pytest.raises(SystemExit) as left:
            runpy.run_path(str(BENCHMARKS / program), run_name="__main__")
        out, err = capsys.readouterr()
        assert (left.value.code, out, err.count("\n")) == (2, "", 1)
        assert sorted(tmp_path.rglob("*")) == before
        return err

    return run


@pytest.mark.parametrize("program", PROGRAMS)
def test_what_cannot_be_is_said_in_a_sentence_and_nothing_is_written(program, refused, monkeypatch):
    assert "Nobody answers at 127.0.0.1:1 " in refused(program, "--ray", "127.0.0.1:1")
    assert "is named by HOST:PORT" in refused(program, "--ray", "here")
    assert "threads" in refused(program, "--threads", "0")
    assert "letter cannot be written to" in refused(program, out="letter")
    assert "cannot be written to" in refused(program, out="no/folder")
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'madang[ray]'" in refused(program, "--ray", "local")
