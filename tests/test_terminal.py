"""`madang` in a real pseudo-terminal: whole games on a small screen, colours, leaving and coming back."""

import contextlib
import fcntl
import json
import os
import pty
import random
import re
import select
import shlex
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import madang
from games import every_game
from madang.engine import cache
from madang.engine.locking import holding
from madang.games import game as find
from reading import from_title

QUESTION = re.compile(r"(?:Your move|Votre coup) \(1(?:(?:-| à )(\d+))?, \? (?:for help|pour l’aide)\)\s?: $")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7])(?:;\d+)*m")
PATIENCE = 600.0
"""Seconds after which something is taken for hanging; nothing here needs so many."""
PRESSED_AGAIN = 15.0
"""Seconds after which a key is pressed again: long enough for a program that noticed the first press to have ended."""
OF_SEASONS = (*(f"round {number} of 8 · Orders" for number in range(1, 9)), "▲+", " =", "⚑", "seasons 1 2 [3] 4")
SIGNS = {
    "koryo": OF_SEASONS,
    "choson": OF_SEASONS,
    "chronicle": ("round 1 · meeting 1 ", "History pile ", "⚑", " → ", "Evil: "),
    "gosux": (
        "Gosu X · Draft ",
        " · round 1 · turn 1 ",
        "Tiles active for both:",
        "⚑",
        "△",
        "⇄",
        " a1 2",
        "army ",
        "×",
    ),
}
"""What is on the screen at some time of any whole game."""
PLAYERS = {"koryo": 3, "choson": 3}
"""How many play, where it is not as many as can: with four, some of the signs are rare."""
TOTAL = {"koryo": "Total", "choson": "Total", "chronicle": "Fame", "gosux": "Total"}
"""What the last line of the final count is called."""


class Terminal:
    """A program in a pseudo-terminal of a given size, with somebody to read and to type."""

    def __init__(self, command: list[str], columns: int, rows: int, environment: dict[str, str]):
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            with contextlib.suppress(OSError):
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
                os.execve(command[0], command, environment)
            os._exit(127)
        self.raw = b""
        self.read_from = 0
        self.code: int | None = None

    @property
    def text(self) -> str:
        """All that was shown, control sequences taken out."""
        return CONTROL.sub("", self.seen)

    @property
    def seen(self) -> str:
        return self.raw.decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "")

    def read(self, until: Callable[[str], bool]) -> str:
        """What was shown since the last reading, once it is as wished or the program has ended."""
        deadline = time.monotonic() + PATIENCE
        while not until(self.text[self.read_from :]) and self.code is None:
            assert time.monotonic() < deadline, self.text[-2000:]
            if select.select([self.screen], [], [], 1.0)[0]:
                try:
                    piece = os.read(self.screen, 65536)
                except OSError:  # how Linux says that the other end has closed
                    piece = b""
                self.raw += piece
                if not piece:
                    self.code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        found = self.text[self.read_from :]
        self.read_from = len(self.text)
        return found

    def asked(self) -> str:
        """What is shown up to the next question."""
        found = self.read(lambda text: bool(QUESTION.search(text)))
        assert QUESTION.search(found) or self.code is not None, found
        return found

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def answer(self, line: str) -> str:
        self.type(line)
        return self.asked()

    def press(self, key: str, goodbye: str) -> str:
        """Presses a key until the program says goodbye, and returns what it shows until it ends: an interrupt
        between prompt and reading goes unnoticed in Python."""
        shown = ""
        while self.code is None and goodbye not in shown:
            os.write(self.screen, key.encode())
            until = time.monotonic() + PRESSED_AGAIN
            shown += self.read(lambda text, until=until: goodbye in text or time.monotonic() > until)
        return shown + (self.rest() if self.code is None else "")

    def rest(self) -> str:
        """Everything until the program ends."""
        return self.read(lambda text: False)

    def close(self) -> None:
        if self.code is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.screen)


Open = Callable[..., Terminal]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def terminal(home: Path) -> Iterator[Open]:
    """Opens terminals; at the end all are closed."""
    opened: list[Terminal] = []

    def open_terminal(
        *arguments: str, pasted: str | None = None, columns: int = 120, rows: int = 40, **more: str
    ) -> Terminal:
        """Runs `madang` with arguments, or what is pasted into a shell."""
        command = [sys.executable, "-m", "madang", *arguments] if pasted is None else ["/bin/sh", "-c", pasted]
        kept = {
            name: os.environ[name] for name in ("PATH", "HOME", "MADANG_CACHE", "XDG_CACHE_HOME") if name in os.environ
        }
        terminal = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(home)}
        opened.append(Terminal(command, columns, rows, {**kept, **terminal, **more}))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


def saves(home: Path) -> list[Path]:
    return sorted((home / "madang").glob("*"))


def name_of(save: Path) -> str:
    """What a save of the usual folder is called on the command line."""
    return save.name.removesuffix(".madang.json")


def saved_table(home: Path) -> madang.Table:
    (path,) = saves(home)
    return madang.Table.from_record(json.loads(path.read_text("utf-8"))["record"])


def play_to_the_end(terminal: Terminal, seed: int) -> list[str]:
    """Answers with random legal numbers; gives the screens shown."""
    choice, screens = random.Random(seed), [terminal.asked()]
    while terminal.code is None:
        question = QUESTION.search(screens[-1])
        assert question
        screens.append(terminal.answer(str(choice.randint(1, int(question[1] or 1)))))
    return screens


def widest(text: str) -> int:
    """The width of the text; lines with the path of a file or of a program are as long as that path."""
    return max(len(line) for line in text.splitlines() if ".madang.json" not in line and " -m madang " not in line)


@every_game
def test_whole_game_in_the_smallest_terminal(terminal: Open, home: Path, name: str) -> None:
    """The table, from its title, and the question stand on 24 lines of 80 characters, whatever happens."""
    arguments = ("play", name, "--players", str(PLAYERS.get(name, max(find(name).players))), "--seed", "7")
    shown = terminal(*arguments, "--bots", "random", columns=80, rows=24)
    screens = play_to_the_end(shown, 1)
    assert shown.code == 0
    assert COLOUR.search(shown.seen)
    assert widest(shown.text) <= 80
    assert len(screens) > 8
    for screen in screens[:-1]:
        assert len(from_title(screen, find(name).title)) <= 24, screen
    for sign in (f" {find(name).title} · round 1 ", "Your hand: ", "Since your last move", *SIGNS[name]):
        assert sign in shown.text
    table = saved_table(home)
    assert table.over
    totals = re.search(rf"^ {TOTAL[name]} (.*)", screens[-1], re.MULTILINE)
    assert totals
    assert [int(one) for one in re.findall(r"\d+", totals[1])] == [abs(points) for points in table.scores()]
    assert totals[1].count("★") == len(table.winners())
    assert len(screens[-1].split("Final count")[1].splitlines()) <= 24
    assert screens[-1].splitlines()[-1].endswith(f" -m madang replay {name_of(saves(home)[0])}")


def test_rules_are_drawn(terminal: Open) -> None:
    rules = terminal("rules", "koryo", columns=100)
    assert "KO-MAJ-1" in rules.rest()
    assert rules.code == 0
    assert "**" not in rules.text
    assert widest(rules.text) <= 100


def test_plain_lines_have_nothing_but_characters(terminal: Open) -> None:
    shown = terminal("play", "koryo", "--seed", "3", "--plain")
    shown.asked()
    shown.answer("1")
    assert "\x1b" not in shown.seen


def test_no_colour_when_none_is_wanted(terminal: Open) -> None:
    shown = terminal("play", "koryo", "--seed", "3", NO_COLOR="1")
    shown.asked()
    shown.answer("1")
    assert not COLOUR.search(shown.seen)
    assert "Omni-" in shown.text


def test_dumb_terminal_gets_plain_lines(terminal: Open) -> None:
    shown = terminal("play", "koryo", "--seed", "3", TERM="dumb")
    shown.asked()
    assert "\x1b" not in shown.seen


def to_be_pasted(parting: str) -> str:
    """The command that leaving recommends: the last line, and all of it."""
    return parting.splitlines()[-1]


def test_quit_and_resume_by_pasting_what_is_said(terminal: Open, home: Path) -> None:
    program = shlex.quote(str(Path(sys.executable).with_name("madang")))
    first = terminal(pasted=f"exec {program} play koryo --players 3 --seed 7 --bots random,greedy")
    first.asked()
    first.answer("1")
    before = first.answer("table")
    first.type("q")
    command = to_be_pasted(first.rest())
    assert command == f"{program} play --resume {name_of(saves(home)[0])}"
    assert first.code == 0
    moves = saved_table(home).record()["moves"]

    second = terminal(pasted=command)
    again = second.asked()
    assert "Mountain, seat 1: random bot." in again
    assert "Wave, seat 2: greedy bot." in again
    table = re.search(r"Koryŏ · round[\s\S]*?(?=\n\n)", before)
    assert table
    assert table[0] in again
    second.answer("1")
    second.type("quit")
    second.rest()
    assert second.code == 0
    after = saved_table(home).record()["moves"]
    assert after[: len(moves)] == moves
    assert len(after) > len(moves)


def test_what_is_to_be_pasted_is_whole_whatever_the_file_is_called(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / ("a long name of a folder that has room for eighty letters and more" * 2) / "l’été & moi.json"
    path.parent.mkdir()
    first = terminal("play", "koryo", "--players", "2", "--save", str(path), "--lang", "fr", columns=80, rows=24)
    first.asked()
    first.type("quitter")
    second = terminal(pasted=to_be_pasted(first.rest()), columns=80, rows=24)
    assert "Posez votre ordre" in second.asked()


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_interrupt_and_end_of_input_save(terminal: Open, home: Path, key: str) -> None:
    shown = terminal("play", "koryo", "--players", "3", "--seed", "7")
    shown.asked()
    shown.answer("1")
    end = shown.press(key, goodbye="madang play --resume")
    assert shown.code == 0
    assert "Traceback" not in end
    assert "madang play --resume" in to_be_pasted(end)
    table = saved_table(home)
    assert table.to_act == 0
    assert table.events(0, since=1), "the order that was laid is saved"


def test_closed_terminal_loses_no_move(terminal: Open, home: Path) -> None:
    shown = terminal("play", "koryo", "--players", "3", "--seed", "7")
    shown.asked()
    shown.answer("1")
    os.kill(shown.pid, signal.SIGKILL)
    shown.rest()
    table = saved_table(home)
    assert table.to_act == 0
    assert table.record()["moves"]


def test_simulation_shows_its_progress_and_can_be_interrupted(terminal: Open) -> None:
    shown = terminal("simulate", "koryo", "--games", "4000000", "--seed", "1")
    shown.read(lambda text: bool(re.search(r"Playing .*[1-9]\d*/4000000.*/s .*\d:\d\d", text)))
    os.write(shown.screen, b"\x03")
    end = shown.rest()
    assert shown.code == 130
    assert "random games in" not in end
    assert "Traceback" not in end


def test_cold_start_compiles_in_the_background_and_plays_at_once(terminal: Open, tmp_path: Path) -> None:
    """Here the compiler is kept from running: everything is shown before it is done."""
    folder = tmp_path / "cache"
    folder.mkdir()
    with holding(folder / ".compiling"):
        shown = terminal("play", "koryo", "--players", "2", "--seed", "7", MADANG_CACHE=str(folder))
        assert "compiled in the background" in shown.asked()
        shown.answer("1")
        shown.type("quit")
        shown.rest()
        assert shown.code == 0
        assert not list(folder.glob("koryo-*/**/*.nbi"))
    warm = terminal("play", "koryo", "--players", "2", "--seed", "7")
    assert ("compiled in the background" in warm.asked()) != cache.is_warm(find("koryo"))
