"""What is shown in a terminal, on paper: that it fits, that it is all there, and that it is in the player's words."""

import io
import json
import random
import re
from itertools import product
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import madang
from games import every_game, every_table, facts
from madang.cli.files import Keeper
from madang.cli.moves import Moves
from madang.cli.play import Play
from madang.cli.replay import replay
from madang.cli.screen import Screen, cut_short
from madang.cli.tables import tabletop
from madang.engine.words import LANGUAGES
from madang.games import game as find
from madang.games.gosux.terminal import cost_to_lay
from madang.terminal.texts import texts_in
from reading import from_title

every_language = pytest.mark.parametrize("language", LANGUAGES)
ROW = {
    "koryo": r"[⚑ ] ?{seat} {name} .*\s−?\d+$",
    "choson": r"[⚑ ] ?{seat} {name} .*\s−?\d+$",
    "chronicle": r"[⚑ ]{seat} {name}(?: ✗)? +\d(?:\+\d)? +\d+ .*\S$",
    "gosux": r"[⚑ ]{seat} {name}(?: |$)",
}
"""The row of a seat, from its name to its last entry."""


def paper(columns: int, rows: int) -> Console:
    """A terminal of this size whose text is kept."""
    return Console(
        file=io.StringIO(), width=columns, height=rows, force_terminal=True, legacy_windows=False, color_system=None
    )


def written_on(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


class Paper:
    """Lets somebody at seat 0 give answers and then leave, and returns what was shown, a text an answer."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch):
        self.folder, self.patch = folder, patch

    def __call__(
        self, table: madang.Table, *answers: str, columns: int = 120, rows: int = 40, language: str = "en"
    ) -> list[str]:
        console, texts, marks = paper(columns, rows), texts_in(language), iter((*answers, "quit"))

        def answered(question: str) -> str:
            console.print(f"{question}{MARK}", soft_wrap=True)
            return next(marks)

        screen, keeper = Screen(console=console), Keeper(self.folder / "game.json", table.game.name, texts, True)
        self.patch.setattr("builtins.input", answered)
        Play(table, 0, ["random"], screen, texts, keeper).run()
        return written_on(console).split(MARK)


MARK = "\x00\n"
"""Stands after each question."""


@pytest.fixture
def seated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paper:
    return Paper(tmp_path, monkeypatch)


def drawn(table: madang.Table, viewer: int | None, width: int = 80, language: str = "en") -> list[str]:
    """The table of a seat as it is drawn, with all that can be said of it."""
    top, words = tabletop(table.game), table.words(language)
    return [line.plain for line in top.draw(table.view(viewer), words, texts_in(language, table.game), width)]


def narrowed(lines: list[str]) -> str:
    """As text, with one space where there are many."""
    return "".join(re.sub(r"\s+", " ", line).rstrip() + "\n" for line in lines)


def is_row(line: str, game: str, seat: int, name: str) -> bool:
    """Whether this is the row of a seat, not broken in two."""
    return bool(re.match(ROW[game].format(seat=seat, name=name), line))


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
    top, words, view = tabletop(table.game), table.words(language), table.view(viewer)
    texts = texts_in(language, table.game)
    table_drawn = top.draw(view, words, texts, width)
    count = top.draw_scores(view, table.winners(), words, texts, width)
    assert max(line.cell_len for line in table_drawn + count) <= width
    assert_every_seat_has_its_row([line.plain for line in table_drawn], table, language)


def check_smallest_screen(table: madang.Table, seat: int, language: str) -> None:
    """What a seat that is asked sees on 24 lines of 80 characters."""
    texts, console = texts_in(language), paper(80, 24)
    keeper = Keeper(None, table.game.name, texts, False)
    playing = Play(table, seat, ["random"], Screen(console=console), texts, keeper)
    playing.since, playing.made = len(table.actions), 1
    playing.show()
    lines = from_title(written_on(console), table.game.title)
    assert len(lines) + 1 <= 24, written_on(console)
    assert max(map(cell_len, lines)) <= 80
    assert_every_seat_has_its_row(lines, table, language)
    prompt = table.prompt(seat)
    assert prompt
    title = table.words(language).prompt(prompt)[0]
    asked = next(number for number, line in enumerate(lines) if line.startswith(title[:60]))
    assert "…" not in "\n".join(lines[:asked])
    below = "\n".join(lines[asked + 1 :])
    for number in range(1, len(prompt["options"]) + 1):
        assert re.search(rf"(?<!\d){number}(\)|  )", below), (number, below)


def assert_every_seat_has_its_row(lines: list[str], table: madang.Table, language: str) -> None:
    words = table.words(language)
    for seat in range(table.players):
        assert len([line for line in lines if is_row(line, table.game.name, seat, words.seat(seat))]) == 1


@every_game
@every_language
def test_the_fullest_table_fits_the_smallest_terminal(name: str, language: str) -> None:
    table = madang.Table.from_position({"game": name, **facts(name).FULLEST}, seed=1)
    assert table.to_act is not None
    check_smallest_screen(table, table.to_act, language)


@every_game
@every_language
def test_moves_cut_short_are_understood(name: str, language: str) -> None:
    table = madang.Table.from_position({"game": name, **facts(name).FULLEST}, seed=1)
    moves, legal = Moves(table, tabletop(table.game), texts_in(language, table.game)), table.legal()
    for action in legal:
        assert moves.meant(cut_short(moves.typed(action)), legal) == [action]


@pytest.mark.parametrize(("columns", "language"), [(80, "fr"), (80, "en"), (200, "en")])
def test_answers_are_no_wider_than_the_terminal(seated: Paper, columns: int, language: str) -> None:
    table = madang.table("koryo", players=3, seed=7)
    screens = seated(table, "1", "1", "?", "? KO-ORD-1", "log", "moves", columns=columns, rows=24, language=language)
    assert len(screens) == 8
    assert max(len(line) for screen in screens[:-1] for line in screen.splitlines()) <= columns


def test_a_terminal_too_small_for_all_moves_says_how_to_see_them(seated: Paper) -> None:
    table = madang.Table.from_position({"game": "choson", **facts("choson").FULLEST}, seed=1)
    count = len(table.legal())
    first, listed, _ = seated(table, "moves", columns=80, rows=12)
    assert f"… {count} moves in all; type moves to see them." in first
    assert len(from_title(first, "Chosŏn")) > 12, "of the table itself nothing is left out"
    assert f"  {count}  Lay " in listed


def test_narrow_terminal_gets_the_plain_lines(seated: Paper) -> None:
    screen = seated(madang.table("koryo", players=3, seed=7), columns=50)[0]
    assert "Points now: 0" in screen
    assert "▲" not in screen
    assert max(map(len, screen.splitlines())) <= 50


def test_french(seated: Paper) -> None:
    screens = seated(madang.table("koryo", players=3, seed=7), "1", "aide", "aide 1", "coups", language="fr")
    said = "".join(screens[:-1])
    for words in (
        "Vous êtes Soleil",
        "Koryŏ · manche 1 sur 8 · Ordres",
        "Votre main",
        "Posez votre ordre",
        "Depuis votre",
    ):
        assert words in said
    assert "Pour reprendre plus tard" in screens[-1]
    assert not re.search(r"\b(?:the|your|card|round|seat|move|saved|lay)\b", said.lower())


def test_help_and_undo(seated: Paper) -> None:
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
    shown, helped, explained, nothing, taken, back, refused, _ = seated(
        table, "?", "? 1", "undo", "banker", "undo", "end"
    )
    assert "2 ▲+1" in shown
    assert "takes your last move back" in helped
    assert "KO-BANK-1 Banker: take one token" in explained
    assert "There is nothing to take back yet." in nothing
    assert "pool 6 tokens" in taken
    assert "Taken back: Banker: take a token" in back
    assert "pool 7 tokens" in back
    assert "“end” is not possible now (KO-MAIN-1)" in refused


def test_replay_is_drawn(tmp_path: Path) -> None:
    table, choice = madang.table("koryo", players=4, seed=1), random.Random(1)
    while not table.over:
        table.play(choice.choice(table.moves()))
    path, console = tmp_path / "game.json", paper(100, 40)
    path.write_text(json.dumps(table.record()))
    replay(str(path), None, None, Screen(console=console), texts_in("en"))
    assert "Final count" in written_on(console)
    assert max(map(len, written_on(console).splitlines())) <= 100


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
    top, words, texts = tabletop(table.game), table.words(), texts_in("en", table.game)
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
    top, words, texts = tabletop(table.game), table.words(), texts_in("en", table.game)

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
        assert re.search(r"^ no suit yet: Mountain → Wave → Sun$", screen, re.MULTILINE)
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
            plain = list(tabletop(table.game).describe(table.view(2), table.words(), texts_in("en", table.game)))
            assert "Wave played face down: Champion (Power 9)" in plain
            assert "Pine played a card face down" in plain
            assert "Winning so far: Mountain" in plain
        table.play(move)
    texts = texts_in("en", table.game)
    told = [line.text for line in tabletop(table.game).account(table.events(0), table.words(), texts, True)]
    assert "Sun plays Hermit (Wisdom 7). Chancellor (Wisdom 9) of Mountain is turned face down." in told
    assert any(line.startswith("Sun wins the meeting and takes 4 cards. The face-down card of") for line in told)


def test_account_of_chronicle_has_a_line_a_deed() -> None:
    table, choice = madang.table("chronicle", players=4, seed=2), random.Random(2)
    while not table.over:
        table.play(choice.choice(table.moves()))
    top, words, texts = tabletop(table.game), table.words(), texts_in("en", table.game)
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


def test_questions_on_chronicle(seated: Paper) -> None:
    table = madang.table("chronicle", players=3, seed=7)
    answers = seated(table, "?", "? hunter", "? Fortune-Teller", "? the king's coronation", "? cr-play-2")[1:]
    said = [" ".join(answer.split()) for answer in answers]
    assert "? p1 " in said[0]
    assert "[names: reconstructed]" in said[1]
    assert "Take one Ally of your choice" in said[2]
    assert "CR-HIST-CORONATION" in said[3]
    assert "CR-PLAY-2 One must follow" in said[4]


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
    top, words, texts = tabletop(table.game), table.words(), texts_in("en", table.game)
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


def playable(table: madang.Table) -> set[str]:
    """The moves by which the seat to act can play a card, as the table tells costs."""
    seat, view = table.to_act, table.view(table.to_act)
    assert seat is not None
    shown = view["seats"][seat]
    means = shown["hand_size"] - 1 + (view["wonder"] == seat)
    costs = {card: cost_to_lay(view, seat, card) for card in shown["hand"] if card not in shown["barred"]}
    return {f"play {card}" for card, cost in costs.items() if cost is not None and cost <= means}


def test_costs_of_gosux_are_those_of_the_rules() -> None:
    """What the table says of a hand agrees with what may be played."""
    checked = 0
    for seed in range(3):
        table, choice = madang.table("gosux", seed=seed, options={"draft": "random"}), random.Random(seed)
        while not table.over:
            view = table.view(table.to_act)
            if view["asked"] == "turn" and not view["open_discard"] and view["turn"] <= 200:
                affordable = playable(table)
                assert affordable == {move for move in table.moves() if move.startswith("play ")}
                checked += len(affordable)
            table.play(choice.choice(table.moves()))
    assert checked > 100


@pytest.mark.parametrize(("facing", "cards"), [("all-in-one", {"elle", "volantis"}), ("3-voeux", set())])
def test_aat_costs_what_its_text_makes_of_it(facing: str, cards: set[str]) -> None:
    position = {
        "game": "gosux",
        "clans": [["tomorrow", "justice", "goan-sul"], ["xi-an", "galmi", "narashima"]],
        "armies": [{"a1": "aat"}, {"a1": facing}],
        "hands": [{"elle": 1, "volantis": 1}, {}],
        "owned": [2, 2],
    }
    table = madang.Table.from_position(position)
    assert playable(table) == {f"play {card}" for card in cards}
    assert playable(table) == {move for move in table.moves() if move.startswith("play ")}


def test_account_of_gosux_has_a_line_a_turn() -> None:
    table, choice = madang.table("gosux", seed=2), random.Random(2)
    while not table.over:
        table.play(choice.choice(table.moves()))
    top, words, texts = tabletop(table.game), table.words(), texts_in("en", table.game)
    events = table.events(0)
    lines, kinds = top.account(events, words, texts, False), [event["kind"] for event in events]
    assert len([line for line in lines if line.heading]) == kinds.count("round-opens")
    assert len([line for line in lines if "’s turn. " in line.text]) == kinds.count("turn-begins")
    told = "\n".join(line.text for line in lines)
    for event in events:
        assert event["card"] is None or words.card(event["card"]) in told
    short = top.account(events, words, texts, True)
    assert not any("’s turn." in line.text or "shuffles the deck (" in line.text for line in short)


def test_questions_on_gosux(seated: Paper) -> None:
    first, card, move, rule, _ = seated(madang.Table.from_position(GOSUX), "? three wishes", "? shift b1", "? pass")
    assert "Shift the card at b1, Solok the Turnkey" in first
    said = " ".join(card.split())
    assert "Three Wishes: Troop (Xi’an), value 2" in said
    assert "Entry: choose a clan and reveal the next 4 cards of your deck" in said
    assert "GX-CARD-3-VOEUX" in said
    assert "Shift the card at b1 (shift b1)" in move
    assert "GX-PASS-1" in rule
