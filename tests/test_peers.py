"""The benchmark beside other libraries has all the figures that it says, with whatever peers are there."""

import runpy
import sys
from pathlib import Path

from madang.games import NAMES
from madang.games import game as game_of

PEERS = Path(__file__).parent.parent / "benchmarks" / "peers.py"
TITLES = {
    "Random games inside compiled code": "decisions/s",
    "One game from Python, with observation (madang.envs.playing)": "decisions/s",
    "One game behind PettingZoo": "decisions/s",
    "1,024 games from Python, with observations and masks": "decisions/s",
    "The same with two threads, in real time": "× one thread",
    "A sample of what is hidden, from Python": "a second",
    "A copy, from Python": "a second",
}
"""What is measured in each section; starting takes too long for here, and a GPU has tests of its own."""


def test_every_section_has_a_figure_for_every_game(monkeypatch, capsys):
    monkeypatch.syspath_prepend(PEERS.parent)
    groups = ["random", "single", "pettingzoo", "batch", "worlds"]
    monkeypatch.setattr(sys, "argv", ["peers.py", "--quick", "--rounds", "1", "--only", *groups])
    runpy.run_path(str(PEERS), run_name="__main__")
    told = " ".join(capsys.readouterr().out.split())
    sections = [told[told.index(title) :] for title in TITLES]
    assert sections == sorted(sections, key=len, reverse=True)
    for section, unit in zip(sections, TITLES.values(), strict=True):
        assert unit in section
        for name in NAMES:
            figure = section.partition(f" {game_of(name).title} ")[2].split()[0]
            assert float(figure.replace(",", "")) > 0
