"""`madang` in a real pseudo-terminal: whole games, what fits on the screen, leaving and coming back."""

import contextlib
import fcntl
import io
import json
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import madang
from games import every_game
from madang.cli.tables import tabletop
from madang.cli.texts import texts_in
from madang.engine import cache
from madang.engine.words import LANGUAGES
from madang.games import game as find

QUESTION = re.compile(r"(?:Your move|Votre coup) \(1(?:-(\d+))?, \? (?:for help|pour l’aide)\)\s?: $")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7])(?:;\d+)*m")
PATIENCE = 60.0


class Terminal:
    """A program in a pseudo-terminal of a given size, with somebody to read and to type."""

    def __init__(self, arguments: list[str], columns: int, rows: int, environment: dict[str, str]):
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            with contextlib.suppress(OSError):
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
                os.execve(sys.executable, [sys.executable, "-m", "madang", *arguments], environment)
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
            until = time.monotonic() + 1
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

    def open_terminal(*arguments: str, columns: int = 120, rows: int = 40, **more: str) -> Terminal:
        kept = {
            name: os.environ[name] for name in ("PATH", "HOME", "MADANG_CACHE", "XDG_CACHE_HOME") if name in os.environ
        }
        terminal = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(home)}
        opened.append(Terminal(list(arguments), columns, rows, {**kept, **terminal, **more}))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


def saves(home: Path) -> list[Path]:
    return sorted((home / "madang").glob("*"))


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
    """The width of the text; a line with the path of a file is as long as that path."""
    return max(len(line) for line in text.splitlines() if ".madang.json" not in line)


@every_game
def test_whole_game(terminal: Open, home: Path, name: str) -> None:
    shown = terminal("play", name, "--players", "3", "--seed", "7")
    screens = play_to_the_end(shown, 1)
    assert shown.code == 0
    assert COLOUR.search(shown.seen)
    assert widest(shown.text) <= 120
    assert len(screens) > 8, "eight orders at least, and the end"
    for number in range(1, 9):
        assert f"{find(name).title} · round {number} of 8 · Orders" in shown.text
    for sign in ("▲+", " =", "⚑", "Your hand: ", "Since your last move", "seasons 1 2 [3] 4"):
        assert sign in shown.text
    table = saved_table(home)
    assert table.over
    totals = re.search(r"Total(.*)", screens[-1])
    assert totals
    assert [int(one) for one in re.findall(r"\d+", totals[1])] == [abs(points) for points in table.scores()]
    assert totals[1].count("★") == len(table.winners())
    assert f"madang replay {saves(home)[0]}" in screens[-1]


@every_game
def test_whole_game_in_plain_lines(terminal: Open, home: Path, name: str) -> None:
    shown = terminal("play", name, "--players", "3", "--seed", "7", "--plain")
    screens = play_to_the_end(shown, 2)
    assert shown.code == 0
    assert "\x1b" not in shown.seen
    assert not re.search("[─-╿▀-▟▲▼⚑◉★·◆»†♕]", re.sub(r"\w+ · (round \d) of 8 · ", r"\1", shown.text))
    table = saved_table(home)
    assert table.over
    for seat, points in enumerate(table.scores()):
        assert f"{table.words().seat(seat)}: {points} in all" in screens[-1]


@pytest.mark.parametrize(("columns", "language"), [(80, "fr"), (200, "en")])
def test_nothing_is_wider_than_the_terminal(terminal: Open, columns: int, language: str) -> None:
    shown = terminal("play", "koryo", "--seed", "3", "--lang", language, columns=columns, rows=24)
    screen = shown.asked()
    for line in ("1", "1", "1", "?", "log"):
        screen += shown.answer(line)
    assert widest(screen) <= columns
    assert ("Espi" if language == "fr" else "Omniscient") in screen


@pytest.mark.parametrize("width", [80, 119, 120, 160])
@every_game
def test_every_table_fits(name: str, width: int) -> None:
    """Tables and counts along random games, as different people see them, in both languages."""
    top, choice = tabletop(name), random.Random(width)
    for players in (2, 4):
        table = madang.table(name, players=players, seed=players)
        while not table.over:
            table.play(choice.choice(table.moves()))
            if len(table.actions) % 4 and not table.over:
                continue
            language, viewer = choice.choice(LANGUAGES), choice.choice((0, 1, None, madang.SPECTATOR))
            view, words, texts = table.view(viewer), table.words(language), texts_in(language)
            paper = io.StringIO()
            console = Console(file=paper, width=width, force_terminal=True, legacy_windows=False)
            console.print(top.draw(view, words, texts, width))
            console.print(top.draw_scores(view, table.winners(), words, texts, width))
            lines = CONTROL.sub("", paper.getvalue()).splitlines()
            assert max(map(len, lines)) <= width
            for seat in range(players):
                assert len([line for line in lines if is_row(line, seat, words.seat(seat))]) == 1


def test_marks_of_choson() -> None:
    """Tokens lie with their holders, the shield on its pile, and the played character says what it may do."""
    table = madang.Table.from_position(
        {
            "game": "choson",
            "players": 3,
            "round": 5,
            "phase": "turns",
            "legacy": 2,
            "points": [0, 3, 0],
            "kept_events": [0, 0, 2],
            "shield": "hulk",
            "tableaus": [{"reaper": 1, "sniper": 1}, {"yi": 1, "hulk": 2, "scientist": 1}, {"hulk": 2, "gosu": 1}],
            "orders": [{"gosu": 1, "event": 1}, {"watcher": 1}, {"watcher": 1}],
        }
    )
    top, words, texts = tabletop("choson"), table.words(), texts_in("en")

    def drawn(width: int) -> list[str]:
        paper = io.StringIO()
        Console(file=paper, width=width).print(top.draw(table.view(0), words, texts, width))
        return paper.getvalue().splitlines()

    for width, shield in ((80, "2▲◆"), (120, "2 ▲◆")):
        sun, mountain, wave = (
            next(line for line in drawn(width) if is_row(line, seat, words.seat(seat))) for seat in range(3)
        )
        assert re.search(r"»\s+0\s", sun)
        assert shield in mountain
        assert re.search(r"†\s+3\s", mountain)
        assert re.search(r"\s2\s+♕\s+0\s", wave)
        assert any(
            "Sun has played Gosu with an event. Sword: destroy a neighbour, not used yet." in line
            for line in drawn(width)
        )
    table.play("strike 2 gosu")
    assert any("Named first: Wave’s Gosu" in line for line in drawn(80))
    plain = list(top.describe(table.view(0), words, texts))
    for fact in (
        "Holds Return Fire",
        "Holds Counter-Attack",
        "Holds Yi’s Legacy",
        "Victory points: 3",
        "2 events (+1)",
    ):
        assert plain.count(fact) == 1
    assert "2 Hulks (7), holds the power: tie won by Yi’s Shield" in plain


def is_row(line: str, seat: int, name: str) -> bool:
    """Whether this is the row of a seat, with its points at the end: not broken in two."""
    return bool(re.match(rf"[⚑ ] ?{seat} {name} .*\s−?\d+$", line))


def test_narrow_terminal_gets_the_plain_lines(terminal: Open) -> None:
    shown = terminal("play", "koryo", "--seed", "3", columns=50)
    screen = shown.asked()
    assert "Points now: 0" in screen
    assert "▲" not in screen
    assert widest(screen) <= 50


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


def test_french(terminal: Open) -> None:
    shown = terminal("play", "koryo", "--players", "3", "--seed", "7", LANG="fr_FR.UTF-8")
    screen = shown.asked() + shown.answer("1") + shown.answer("?")
    for words in (
        "Vous êtes Soleil",
        "Koryŏ · ronde 1 sur 8 · Ordres",
        "Votre main",
        "Posez votre ordre",
        "Depuis votre",
    ):
        assert words in screen
    shown.type("quitter")
    assert "Pour reprendre plus tard" in shown.rest()
    assert shown.code == 0
    assert not re.search(r"\b(?:the|your|card|round|seat|move|saved)\b", CONTROL.sub("", screen.lower()))


def test_quit_and_resume(terminal: Open, home: Path) -> None:
    first = terminal("play", "koryo", "--players", "3", "--seed", "7", "--bots", "random,greedy")
    first.asked()
    first.answer("1")
    before = first.answer("table")
    first.type("quit")
    parting = first.rest()
    assert f"madang play --resume {saves(home)[0]}" in parting
    assert first.code == 0
    moves = saved_table(home).record()["moves"]

    second = terminal("play", "--resume", str(saves(home)[0]))
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


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_interrupt_and_end_of_input_save(terminal: Open, home: Path, key: str) -> None:
    shown = terminal("play", "koryo", "--players", "3", "--seed", "7")
    shown.asked()
    shown.answer("1")
    end = shown.press(key, goodbye="madang play --resume")
    assert shown.code == 0
    assert "Traceback" not in end
    assert "madang play --resume" in end
    assert saved_table(home).view(0)["round"] >= 1


def test_closed_terminal_loses_no_move(terminal: Open, home: Path) -> None:
    shown = terminal("play", "koryo", "--players", "3", "--seed", "7")
    shown.asked()
    shown.answer("1")
    os.kill(shown.pid, signal.SIGKILL)
    shown.rest()
    table = saved_table(home)
    assert table.to_act == 0
    assert table.record()["moves"]


def test_help_and_undo(terminal: Open, tmp_path: Path) -> None:
    table = madang.Table.from_position(
        {
            "game": "koryo",
            "players": 3,
            "phase": "turns",
            "tokens": [0, 1, 0],
            "tableaus": [{"banker": 2, "spy": 1}, {"banker": 1}, {}],
            "orders": [{"barbarians": 1}, {"merchant": 1}, {"merchant": 1}],
        }
    )
    path = tmp_path / "turn.json"
    path.write_text(json.dumps({"record": table.record(), "seat": 0, "bots": ["random"], "lang": "en"}))
    shown = terminal("play", "--resume", str(path))
    assert "2 ▲+1" in shown.asked()
    assert "takes your last move back" in shown.answer("?")
    assert "KO-BANK-1 Banker: take one token" in shown.answer("? 1")
    assert "There is nothing to take back yet." in shown.answer("undo")
    assert "pool 6 tokens" in shown.answer("banker")
    back = shown.answer("undo")
    assert "Taken back: Banker: take a token" in back
    assert "pool 7 tokens" in back
    assert "“end” is not possible now (KO-MAIN-1)" in shown.answer("end")


def test_replay_and_rules_are_drawn(terminal: Open, tmp_path: Path) -> None:
    table, choice = madang.table("koryo", players=4, seed=1), random.Random(1)
    while not table.over:
        table.play(choice.choice(table.moves()))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(table.record()))
    replay = terminal("replay", str(path), columns=100)
    assert "Final count" in replay.rest()
    assert replay.code == 0
    assert widest(replay.text) <= 100
    rules = terminal("rules", "koryo", columns=100)
    assert "KO-MAJ-1" in rules.rest()
    assert rules.code == 0
    assert "**" not in rules.text


def test_simulation_shows_its_progress_and_can_be_interrupted(terminal: Open) -> None:
    shown = terminal("simulate", "koryo", "--games", "20000000", "--seed", "1")
    shown.read(lambda text: bool(re.search(r"Playing .*[1-9]\d*/20000000.*/s .*\d:\d\d", text)))
    began = time.monotonic()
    os.write(shown.screen, b"\x03")
    end = shown.rest()
    assert time.monotonic() - began < 10
    assert shown.code == 130
    assert "Traceback" not in end


def test_cold_start_compiles_in_the_background_and_plays_at_once(terminal: Open, home: Path, tmp_path: Path) -> None:
    shown = terminal("play", "koryo", "--players", "2", "--seed", "7", MADANG_CACHE=str(tmp_path / "cache"))
    began = time.monotonic()
    assert "compiled in the background" in shown.asked()
    shown.answer("1")
    shown.type("quit")
    shown.rest()
    assert shown.code == 0
    assert time.monotonic() - began < 20
    with contextlib.suppress(ProcessLookupError):
        os.killpg(shown.pid, signal.SIGKILL)  # the child that compiles: nobody waits for it here
    warm = terminal("play", "koryo", "--players", "2", "--seed", "7")
    assert ("compiled in the background" in warm.asked()) != cache.is_warm("koryo")
