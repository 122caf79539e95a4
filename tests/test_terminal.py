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
import shlex
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import madang
from games import every_game, every_table
from madang.cli.files import Keeper
from madang.cli.play import Play
from madang.cli.screen import Screen
from madang.cli.tables import tabletop
from madang.cli.tables.gosux import cost_to_lay
from madang.cli.texts import texts_in
from madang.engine import cache
from madang.engine.locking import holding
from madang.engine.words import LANGUAGES
from madang.games import game as find

QUESTION = re.compile(r"(?:Your move|Votre coup) \(1(?:-(\d+))?, \? (?:for help|pour l’aide)\)\s?: $")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7])(?:;\d+)*m")
PATIENCE = 600.0
"""Seconds after which something is taken for hanging; nothing here needs so many."""
OF_SEASONS = (*(f"round {number} of 8 · Orders" for number in range(1, 9)), "▲+", " =", "⚑", "seasons 1 2 [3] 4")
SIGNS = {
    "koryo": OF_SEASONS,
    "choson": OF_SEASONS,
    "chronicle": (
        "round 1 · meeting 1 ",
        "round 1 · meeting 2 ",
        "History pile ",
        "⚑",
        "▲",
        " ✗",
        "▼",
        " → ",
        "Evil: ",
    ),
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
"""What is on the screen at some time of a whole game."""
PLAYERS = {"koryo": 3, "choson": 3}
"""How many play, where it is not as many as can: with four, some of the signs are rare."""
TOTAL = {"koryo": "Total", "choson": "Total", "chronicle": "Fame", "gosux": "Total"}
"""What the last line of the final count is called."""
ROW = {
    "koryo": r"[⚑ ] ?{seat} {name} .*\s−?\d+$",
    "choson": r"[⚑ ] ?{seat} {name} .*\s−?\d+$",
    "chronicle": r"[⚑ ]{seat} {name}(?: ✗)? +\d(?:\+\d)? +\d+ .*\S$",
    "gosux": r"[⚑ ]{seat} {name}(?: |$)",
}
"""The row of a seat, from its name to its last entry."""


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
    """The width of the text; a line with the path of a file is as long as that path."""
    return max(len(line) for line in text.splitlines() if ".madang.json" not in line)


def drawn(table: madang.Table, viewer: int | None, width: int = 80, language: str = "en") -> list[str]:
    """The table of a seat as it is drawn, with all that can be said of it."""
    top, words = tabletop(table.game.name), table.words(language)
    return [line.plain for line in top.draw(table.view(viewer), words, texts_in(language), width)]


def narrowed(lines: list[str]) -> str:
    """As text, with one space where there are many."""
    return "".join(re.sub(r"\s+", " ", line).rstrip() + "\n" for line in lines)


def from_title(screen: str, title: str) -> list[str]:
    """The lines of a screen from the last table on it down to the question."""
    lines = screen.splitlines()
    first = max(number for number, line in enumerate(lines) if line.startswith(f" {title} · "))
    return lines[first:]


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


@every_game
def test_whole_game_in_plain_lines(terminal: Open, home: Path, name: str) -> None:
    players = str(PLAYERS.get(name, min(find(name).players)))
    shown = terminal("play", name, "--players", players, "--seed", "7", "--bots", "random", "--plain")
    screens = play_to_the_end(shown, 2)
    assert shown.code == 0
    assert "\x1b" not in shown.seen
    lines = [line for line in shown.text.splitlines() if not line.startswith(f"{find(name).title} · ")]
    assert not re.search("[─-╿▀-▟▲▼⚑◉★·◆»†♕✗↺→△⇄⇅◎✧≡◦◌○●×]", "\n".join(lines))
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


@every_table
def test_every_screen_fits(name: str, players: int) -> None:
    """Along random games, in both languages: in terminals of every size lines are no longer than the terminal is wide
    and every seat has its row; on 24 lines of 80 characters stand the table, what is asked and everything that can be
    done, and nothing is cut off."""
    choice, game = random.Random(players), find(name)
    options = {option.name: choice.choice(option.values) for option in game.options if option.name != "clans"}
    table = madang.table(name, players=players, seed=players, options=options)
    while not table.over:
        if len(table.actions) % 5 == 0:
            assert table.to_act is not None
            check_smallest_screen(table, table.to_act, choice.choice(LANGUAGES))
            language, viewer = choice.choice(LANGUAGES), choice.choice((0, 1, None, madang.SPECTATOR))
            check_drawing(table, viewer, choice.choice((80, 119, 120, 160)), language)
        table.play(choice.choice(table.legal()))
    for width, language in product((80, 120), LANGUAGES):
        check_drawing(table, None, width, language)


def check_drawing(table: madang.Table, viewer: int | None, width: int, language: str) -> None:
    top, words, texts, view = tabletop(table.game.name), table.words(language), texts_in(language), table.view(viewer)
    table_drawn = top.draw(view, words, texts, width)
    count = top.draw_scores(view, table.winners(), words, texts, width)
    assert max(line.cell_len for line in table_drawn + count) <= width
    assert_every_seat_has_its_row([line.plain for line in table_drawn], table, language)


def check_smallest_screen(table: madang.Table, seat: int, language: str) -> None:
    """What a seat that is asked sees on 24 lines of 80 characters."""
    texts, paper = texts_in(language), io.StringIO()
    console = Console(file=paper, width=80, height=24, force_terminal=True, legacy_windows=False, color_system=None)
    playing = Play(table, seat, ["random"], Screen(console=console), texts, Keeper(None, table.game.name, texts, False))
    playing.since, playing.made = len(table.actions), 1
    playing.show()
    lines = from_title(paper.getvalue(), table.game.title)
    assert len(lines) + 1 <= 24, paper.getvalue()
    assert max(map(cell_len, lines)) <= 80
    assert_every_seat_has_its_row(lines, table, language)
    prompt = table.prompt(seat)
    assert prompt
    asked = next(
        number for number, line in enumerate(lines) if line.startswith(table.words(language).prompt(prompt)[0][:60])
    )
    assert "…" not in "\n".join(lines[:asked])
    below = "\n".join(lines[asked + 1 :])
    for number in range(1, len(prompt["options"]) + 1):
        assert re.search(rf"(?<!\d){number}(\)|  )", below), (number, below)


def assert_every_seat_has_its_row(lines: list[str], table: madang.Table, language: str) -> None:
    words = table.words(language)
    for seat in range(table.players):
        assert len([line for line in lines if is_row(line, table.game.name, seat, words.seat(seat))]) == 1


FULLEST = {
    "koryo": {
        "players": 4,
        "round": 2,
        "phase": "orders",
        "tokens": [2, 2, 2, 2],
        "tableaus": [
            {"ship-owner": 2, "broadcaster": 2},
            {"omniscient": 1, "banker": 2, "barbarians": 1},
            {"priest": 1, "guardian": 2, "lobbying": 1},
            {"senator": 1, "merchant": 3},
        ],
        "hands": [
            dict.fromkeys(
                (
                    "spy",
                    "senator",
                    "priest",
                    "ship-owner",
                    "banker",
                    "guardian",
                    "broadcaster",
                    "merchant",
                    "barbarians",
                    "lobbying",
                ),
                1,
            ),
            *[None] * 3,
        ],
    },
    "choson": {
        "players": 4,
        "phase": "orders",
        "hands": [
            dict.fromkeys(
                ("yi", "sniper", "oracle", "reaper", "gosu", "scientist", "hulk", "time-traveller", "watcher", "event"),
                1,
            ),
            *[None] * 3,
        ],
    },
    "chronicle": {
        "players": 6,
        "options": {"two_histories": True, "play_on": True},
        "phase": "meeting",
        "round": 3,
        "meeting": 5,
        "fame": [2, 1, 2, 0, 1, 2],
        "histories": ["coronation", "conversation-with-a-dragon", "revolt", "golden-age"],
        "previous": [["royal-wedding", "pilgrimage"], ["great-reform", "scandal-at-court"]],
        "used": ["royal-wedding", "pilgrimage", "great-reform", "scandal-at-court"],
        "leader": 1,
        "hands": [
            ["wisdom-4", "wisdom-9"],
            ["love-10", "power-3"],
            ["love-8", "wisdom-6"],
            ["love-9", "power-10"],
            ["love-5", "wisdom-8"],
            ["love-6", "wisdom-5"],
        ],
        "allies": [
            ["power-2", "power-4", "power-5", "power-6", "wisdom-2", "king"],
            ["power-1", "demon", "dragon", "fool", "sage"],
            ["wisdom-1", "love-2"],
            ["love-1", "love-3", "power-7", "angel"],
            ["love-4"],
            [],
        ],
        "discard": ["power-8", "power-9", "wisdom-3"],
        "known": [["wisdom-9"], ["power-3"], ["wisdom-6"], [], ["love-5"], []],
        "voids": [["power"], ["wisdom"], ["power"], ["wisdom"], ["power"], ["power"]],
    },
    "gosux": {
        "round": 2,
        "turn": 19,
        "clans": [["justice", "abhilasha", "xi-an"], ["tomorrow", "narashima", "galmi"]],
        "armies": [
            {
                **dict(
                    zip(
                        ("a1", "a2", "a3", "a4", "a5"),
                        (
                            "atalante-a-grand-bouclier",
                            "les-gardiens-de-la-nuit",
                            "les-fleches-de-justice",
                            "les-apotres-de-la-nuit",
                            "les-sombres-cultistes",
                        ),
                        strict=True,
                    )
                ),
                **dict(
                    zip(
                        ("b1", "b2", "b3", "b4", "b5"),
                        ("alpha-mort", "dalisteer", "shennong", "tourach", "ecnalab"),
                        strict=True,
                    )
                ),
                **dict(
                    zip(
                        ("c1", "c2", "c3", "c4"),
                        (
                            {"card": "byun-hyung-ja-abhilasha", "captured": True},
                            "byun-hyung-ja-justice",
                            "byun-hyung-ja-xi-an",
                            "abhilasha",
                        ),
                        strict=True,
                    )
                ),
            },
            {
                **dict(
                    zip(
                        ("a1", "a2", "a3", "a4", "a5"),
                        ("chercheurs-de-depouilles", "nakshatra", "nikhilesh", "boul-go", "obeezs"),
                        strict=True,
                    )
                ),
                **dict(
                    zip(
                        ("b1", "b2", "b3", "b4", "b5"),
                        ("narashima-lion", "galmi-avatar", "nityananda", "nachiketa", "niranjan"),
                        strict=True,
                    )
                ),
                **dict(
                    zip(
                        ("c1", "c2", "c3", "c4"),
                        ("byun-hyung-ja-narashima", "byun-hyung-ja-tomorrow", "byun-hyung-ja-galmi", "narashima"),
                        strict=True,
                    )
                ),
            },
        ],
        "hands": [
            dict.fromkeys(("les-fees-petales", "volantis", "elle", "nezha", "quae", "sati", "pangu", "cylak"), 1),
            {"galmi": 1},
        ],
        "known_hands": [{"elle": 1}, {"galmi": 1}],
        "discards": [{"all-in-one": 2, "3-voeux": 1, "1000-visages": 2}, {"navaj": 2, "aat": 2, "ez": 1, "fre-e": 1}],
        "removed": [{"dragon-dansant": 1}, {"ne-ye": 1}],
        "owned": [4, 4],
        "supremacy": [1, 1],
        "wonder": 0,
    },
}
"""As much as there can be at once."""


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_the_smallest_terminal(name: str, language: str) -> None:
    table = madang.Table.from_position({"game": name, **FULLEST[name]}, seed=1)
    assert table.to_act is not None
    check_smallest_screen(table, table.to_act, language)


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
    for width, shield in ((80, "2▲◆"), (120, "2 ▲◆")):
        sun, mountain, wave = (
            next(line for line in drawn(table, 0, width) if is_row(line, "choson", seat, words.seat(seat)))
            for seat in range(3)
        )
        assert re.search(r"»\s+0\s", sun)
        assert shield in mountain
        assert re.search(r"†\s+3\s", mountain)
        assert re.search(r"\s2\s+♕\s+0\s", wave)
        assert any(
            "Sun has played Gosu with an event. Sword: destroy a neighbour, not used yet." in line
            for line in drawn(table, 0, width)
        )
    table.play("strike 2 gosu")
    assert any("Named first: Wave’s Gosu" in line for line in drawn(table, 0))
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


def test_marks_of_chronicle() -> None:
    """The meeting in the order of play, who is ahead, what everybody has, what is known, and who is out."""
    table = madang.Table.from_position(
        {
            "game": "chronicle",
            "players": 3,
            "options": {"play_on": True},
            "phase": "meeting",
            "round": 3,
            "fame": [1, 2, 0],
            "histories": ["conversation-with-a-dragon"],
            "previous": [["royal-wedding"], ["revolt"]],
            "used": ["royal-wedding", "revolt"],
            "meeting": 5,
            "leader": 1,
            "hands": [["power-6", "wisdom-7", "sage"], ["love-8", "love-5", "king"], ["love-10", "power-9", "power-3"]],
            "allies": [["love-2", "love-3"], ["power-1", "love-7", "dragon"], ["wisdom-2", "angel"]],
            "discard": ["wisdom-6", "power-2"],
            "known": [[], ["king"], []],
            "voids": [[], ["power"], []],
        }
    )
    top, words, texts = tabletop("chronicle"), table.words(), texts_in("en")

    for width in (80, 120):
        screen = narrowed(drawn(table, 0, width))
        assert "discard 2, on top P2 Prince" in screen
        assert "options play_on" in screen
        assert "Conversation with a Dragon pays nothing; the cards of 2 rounds are back" in screen
        assert "↺ Royal Wedding most Love ▲4 1 0\n" in screen
        assert "↺ Revolt fewest Power ▲0 1 ▲0\n" in screen
        assert "Known: Mountain has King, no Power\n" in screen
        assert re.search(r"^⚑1 Mountain ✗ 2 3 (3 1 )?1 · 7 Dragon$", screen, re.MULTILINE)
        assert re.search(r"^ 0 Sun 1\+2 3 (4 0 )?· · 2 3 ·$", screen, re.MULTILINE)
        assert re.search(r"^ no colour yet: Mountain → Wave → Sun$", screen, re.MULTILINE)
        assert "Evil: P1 Mountain · W1 set aside · L1 set aside · Demon set aside\n" in screen
    table.play("play love-8")
    assert "Mountain’s Cleric acts: another player discards\n" in narrowed(drawn(table, 0))
    table.play("choose 2")
    table.play("discard power-3")
    table.play("play love-10")
    table.play("play wisdom-7")
    plain = list(top.describe(table.view(1), words, texts))
    assert "Meeting 6, led by Wave" in plain
    assert "Royal Wedding now: Sun 4, Mountain 1, Wave 2" in plain
    assert "Royal Wedding would pay: Sun" in plain
    assert "Has no Love" in plain
    assert "Excluded by an Evil Ally" in plain
    assert "Known in hand: King" not in plain, "it is the viewer's own"
    assert "King: wins the meeting" in plain
    assert "Evil: Assassin (Power 1), Ally of Mountain" in plain


def test_face_down_cards_of_chronicle() -> None:
    """A card played face down is shown to its player alone, one that a 7 turned to everybody."""
    hands = [["wisdom-7", "wisdom-4"], ["wisdom-9", "wisdom-5"], ["power-9", "power-3"], ["love-1", "love-2"]]
    table = madang.Table.from_position(
        {"game": "chronicle", "players": 4, "phase": "meeting", "histories": ["revolt"], "leader": 1, "hands": hands}
    )
    for move in ("play wisdom-9", "play power-9", "play love-1", "play wisdom-7"):
        if move == "play wisdom-7":
            shown = {seat: "\n".join(drawn(table, seat)) for seat in (0, 2, None)}
            assert "Mountain  W9 Chancellor ▲ → Wave ▼ → Pine ▼ → Sun" in shown[0]
            assert "Wave ▼ P9 → Pine ▼ → Sun" in shown[2]
            assert "Wave ▼ P9 → Pine ▼ L1 → Sun" in shown[None]
            plain = list(tabletop("chronicle").describe(table.view(2), table.words(), texts_in("en")))
            assert "Wave played face down: Champion (Power 9)" in plain
            assert "Pine played a card face down" in plain
            assert "Winning so far: Mountain" in plain
        table.play(move)
    told = [line.text for line in tabletop("chronicle").account(table.events(0), table.words(), texts_in("en"), True)]
    assert "Sun plays Hermit (Wisdom 7). Chancellor (Wisdom 9) of Mountain is turned face down." in told
    assert any(line.startswith("Sun wins the meeting and takes 4 cards. The face-down card of") for line in told)


def test_account_of_chronicle_has_a_line_a_deed() -> None:
    table, choice = madang.table("chronicle", players=4, seed=2), random.Random(2)
    while not table.over:
        table.play(choice.choice(table.moves()))
    top, words, texts = tabletop("chronicle"), table.words(), texts_in("en")
    events = table.events(0)
    lines = top.account(events, words, texts, False)
    kinds = [event["kind"] for event in events]
    headings = [line for line in lines if line.heading]
    assert len(headings) == kinds.count("round-opens") + kinds.count("meeting-begins")
    assert len(lines) < len(events) / 1.5
    told = "\n".join(line.text for line in lines)
    assert told.count("Sun is dealt 9 cards: ") == kinds.count("round-opens")
    for event in events:
        assert event["card"] is None or words.card(event["card"]) in told
    short = top.account(events, words, texts, True)
    assert not any("is dealt" in line.text for line in short)
    assert {line.text for line in short} < {line.text for line in lines}


def test_questions_on_chronicle(terminal: Open) -> None:
    shown = terminal("play", "chronicle", "--players", "3", "--seed", "7", "--bots", "random")
    shown.asked()
    assert "? p1 " in shown.answer("?")
    assert "[names: reconstructed]" in " ".join(shown.answer("? hunter").split())
    assert "Take one Ally of your choice" in shown.answer("? Fortune-Teller")
    assert "CR-HIST-CORONATION" in shown.answer("? the king's coronation")
    assert "CR-PLAY-2 One must follow" in shown.answer("? cr-play-2")


GOSUX = {
    "game": "gosux",
    "players": 2,
    "round": 2,
    "turn": 9,
    "clans": [["justice", "abhilasha", "xi-an"], ["tomorrow", "narashima", "galmi"]],
    "armies": [
        {
            "a1": "all-in-one",
            "a2": {"card": "le-cercle-rouge", "captured": True},
            "a3": {"card": "3-voeux", "tokens": 1},
            "b1": "solok",
            "b2": "shennong",
        },
        {"a1": {"card": "nitish", "tokens": 1}, "a2": {"card": "boul-go", "bounty": True}, "b1": "nalin"},
    ],
    "hands": [{"justice": 1, "les-fleches-de-justice": 2, "cylak": 1}, {"galmi": 1, "ree-ab": 1}],
    "discards": [{"nezha": 1, "le-cercle-rouge": 1}, {"navaj": 2}],
    "removed": [{"quae": 1}, {}],
    "known_hands": [{"cylak": 1}, {"galmi": 1}],
    "owned": [3, 2],
    "spent": [1, 0],
    "supremacy": [1, 0],
    "wonder": 1,
}


def test_marks_of_gosux() -> None:
    """Mirror cards stand in one column; what lies on a card, what it is, and what each player has are marked."""
    table = madang.Table.from_position(GOSUX)
    top, words, texts = tabletop("gosux"), table.words(), texts_in("en")
    view = table.view(0)
    for width in (80, 120):
        lines = drawn(table, 0, width)
        screen = narrowed(lines)
        rows = [number for number, line in enumerate(lines) if line.startswith((" I ", " II "))]
        assert [lines[number][:4].strip() for number in rows] == ["II", "I", "I", "II"], "Troops meet in the middle"
        theirs, ours = lines[rows[1]], lines[rows[2]]
        assert theirs.index("Nitish") == ours.index("All in One")
        assert theirs.index("Boul Go") == ours.index("▼C")
        assert " a1 2 $ a2 0 a3 2△ ●" in screen
        assert re.search(r" a1 2 ●.* a2 2△ .*◎", screen)
        assert re.search(r"^⚑0 Sun army 14 · hand 4 · deck \d+ · tokens ●◦◌× · ★ ", screen, re.MULTILINE)
        assert re.search(r"^ 1 Mountain army 9 · hand 2 · deck \d+ · tokens ●◦×× · ◆ ", screen, re.MULTILINE)
        assert "Tiles active for both:" in screen
        assert "Known of Mountain’s hand: Galmi\n" in screen
        assert "Known of your hand: Cylak the Godsnarer\n" in screen
        assert "Sun, out of the game (1): Quae the Equalizer\n" in screen
        assert " 2× I Arrows of Justice free ⇄" in screen
        assert " III Justice free" in screen
    plain = list(top.describe(view, words, texts))
    for fact in (
        "a2 Crimson Circle: captured",
        "Activation tokens: 1 in hand, 1 on cards, 1 spent, 1 locked",
        "Army now: 14 (Troops 4, Heroes 6, Immortals 0, hand 4)",
        "Holds the Wonder token",
        "Supremacy tokens: 1",
        "Mountain’s discard (2): 2 Navaj Callers",
    ):
        assert plain.count(fact) == 1, fact
    assert any(line.startswith("a2 Boul Go Heralds: value 2, FREE, ") and "Bounty token" in line for line in plain)
    watching = "\n".join(top.describe(table.view(madang.SPECTATOR), words, texts))
    assert "Cylak" not in watching
    assert "Known of" not in watching


def test_source_of_a_decision_of_gosux() -> None:
    table = madang.Table.from_position(GOSUX)
    table.play("play justice")
    assert " Sun decides for Justice (Sun, c1)." in drawn(table, 0)
    assert " Sun decides for Justice (Sun, c1)." in drawn(table, madang.SPECTATOR)


def test_costs_of_gosux_are_those_of_the_rules() -> None:
    """What the table says of a hand agrees with what may be played."""
    checked = 0
    for seed in range(3):
        table, choice = madang.table("gosux", seed=seed, options={"draft": "random"}), random.Random(seed)
        while not table.over:
            seat, view = table.to_act, table.view(table.to_act)
            assert seat is not None
            if view["asked"] == "turn" and not view["open_discard"] and view["turn"] <= 200:
                shown = view["seats"][seat]
                means = shown["hand_size"] - 1 + (view["wonder"] == seat)
                costs = {card: cost_to_lay(view, seat, card) for card in shown["hand"] if card not in shown["barred"]}
                affordable = {f"play {card}" for card, cost in costs.items() if cost is not None and cost <= means}
                assert affordable == {move for move in table.moves() if move.startswith("play ")}
                checked += len(affordable)
            table.play(choice.choice(table.moves()))
    assert checked > 100


def test_account_of_gosux_has_a_line_a_turn() -> None:
    table, choice = madang.table("gosux", seed=2), random.Random(2)
    while not table.over:
        table.play(choice.choice(table.moves()))
    top, words, texts = tabletop("gosux"), table.words(), texts_in("en")
    events = table.events(0)
    lines, kinds = top.account(events, words, texts, False), [event["kind"] for event in events]
    assert len([line for line in lines if line.heading]) == kinds.count("round-opens")
    assert len([line for line in lines if "’s turn. " in line.text]) == kinds.count("turn-begins")
    told = "\n".join(line.text for line in lines)
    for event in events:
        assert event["card"] is None or words.card(event["card"]) in told
    short = top.account(events, words, texts, True)
    assert not any("’s turn." in line.text or "shuffles the deck (" in line.text for line in short)


def test_questions_on_gosux(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "gosux.json"
    record = madang.Table.from_position(GOSUX).record()
    path.write_text(json.dumps({"record": record, "seat": 0, "bots": ["random"], "lang": "en"}))
    shown = terminal("play", "--resume", str(path))
    assert "Shift the card at b1, Solok the Turnkey" in shown.asked()
    answer = " ".join(shown.answer("? three wishes").split())
    assert "Three Wishes: Troop (Xi’an), value 2" in answer
    assert "Entry: choose a clan and reveal the next 4 cards of your deck" in answer
    assert "GX-CARD-3-VOEUX" in answer
    assert "Shift the card at b1 (shift b1)" in shown.answer("? shift b1")
    assert "GX-PASS-1" in shown.answer("? pass")


def is_row(line: str, game: str, seat: int, name: str) -> bool:
    """Whether this is the row of a seat, not broken in two."""
    return bool(re.match(ROW[game].format(seat=seat, name=name), line))


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


def test_a_terminal_too_small_for_all_moves_says_how_to_see_them(terminal: Open) -> None:
    shown = terminal("play", "choson", "--players", "4", "--seed", "7", columns=80, rows=12)
    screen = shown.asked()
    count = QUESTION.search(screen)
    assert count
    assert f"… {count[1]} moves in all; type moves to see them." in screen
    assert f"  {count[1]}  Lay " in shown.answer("moves")


def test_french(terminal: Open) -> None:
    shown = terminal("play", "koryo", "--players", "3", "--seed", "7", LANG="fr_FR.UTF-8")
    screen = shown.asked() + shown.answer("1") + shown.answer("aide") + shown.answer("aide 1") + shown.answer("coups")
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


def to_be_pasted(parting: str) -> str:
    """The command that leaving recommends: the last line, and all of it."""
    return parting.splitlines()[-1]


def test_quit_and_resume_by_pasting_what_is_said(terminal: Open, home: Path) -> None:
    first = terminal("play", "koryo", "--players", "3", "--seed", "7", "--bots", "random,greedy")
    first.asked()
    first.answer("1")
    before = first.answer("table")
    first.type("q")
    command = to_be_pasted(first.rest())
    assert command == f"{shlex.quote(sys.executable)} -m madang play --resume {name_of(saves(home)[0])}"
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
    os.write(shown.screen, b"\x03")
    end = shown.rest()
    assert shown.code == 130
    assert "random games in" not in end
    assert "Traceback" not in end


def test_cold_start_compiles_in_the_background_and_plays_at_once(terminal: Open, tmp_path: Path) -> None:
    """Here the compiler never gets its turn: all that is shown is shown before it is done."""
    folder = tmp_path / "cache"
    folder.mkdir()
    with holding(folder / ".compiling"):
        shown = terminal("play", "koryo", "--players", "2", "--seed", "7", MADANG_CACHE=str(folder))
        assert "compiled in the background" in shown.asked()
        shown.answer("1")
        shown.type("quit")
        shown.rest()
        assert shown.code == 0
        assert not list(folder.rglob("*.nbi"))
    warm = terminal("play", "koryo", "--players", "2", "--seed", "7")
    assert ("compiled in the background" in warm.asked()) != cache.is_warm(find("koryo"))
