"""The `madang` command: what every subcommand says, and that what cannot be done is refused with one sentence on
stderr, with exit code 2 and nothing written."""

import io
import json
import os
import random
import re
import shlex
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import madang
from madang.cli import commands, main, rules_page
from madang.cli.commands import app
from madang.cli.files import shell_command
from madang.cli.moves import Moves, folded
from madang.cli.options import options_given, shown
from madang.cli.tables import tabletop
from madang.data import rules_folder
from madang.engine.game import Option
from madang.engine.refusal import Refused
from madang.engine.words import LANGUAGES, Words
from madang.games import NAMES
from madang.games import game as find
from madang.games.gosux.terminal import CARDS
from madang.terminal.seasons import SeasonTable
from madang.terminal.texts import FOLDER, Texts, chosen_texts, texts_in

COMMANDS = [
    "games",
    "play",
    "rules",
    "scenario",
    "check",
    "replay",
    "verify",
    "simulate",
    "arena",
    "dataset",
    "benchmark",
    "bench",
    "warm",
    "serve",
    "admin",
]
ESCAPE = "\x1b"
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WORDS = {"all": FOLDER, **{name: find(name).folder / "terminal" / "text" for name in NAMES}}
every_folder_of_words = pytest.mark.parametrize("folder", WORDS.values(), ids=WORDS)
"""The words of the terminal: of the command, and of each game's table."""


class Command:
    """Runs the command in this process, in a folder and with a data folder of its own."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch):
        self.folder, self.capture, self.patch = folder, capture, patch

    def __call__(self, *arguments: str, typed: str = "") -> tuple[int, str, str]:
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        self.capture.readouterr()
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        out, err = self.capture.readouterr()
        return int(left.value.code or 0), out, err

    def files(self) -> list[Path]:
        return sorted(path for path in self.folder.rglob("*") if path.is_file())


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Command(folder, capsys, monkeypatch)


def played(players: int = 3, decisions: int | None = None, seed: int = 7) -> madang.Table:
    """A game of random moves, to its end or so many decisions far."""
    table, choice = madang.table("koryo", players=players, seed=seed), random.Random(seed)
    while not table.over and (decisions is None or len(table.actions) < decisions):
        table.play(choice.choice(table.moves()))
    return table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "finished.json"
    path.write_text(json.dumps(played().record()))
    return path


# Help


def test_without_arguments_the_help_is_shown(command: Command) -> None:
    code, out, _ = command()
    assert code == 0
    assert all(name in out for name in COMMANDS)


def test_version(command: Command) -> None:
    assert command("--version") == (0, f"madang {madang.__version__}\n", "")


def test_commands_are_those_promised() -> None:
    assert {one.name or one.callback.__name__ for one in app.registered_commands if one.callback} == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(command: Command, name: str) -> None:
    code, out, _ = command(name, "--help")
    assert code == 0
    assert "Examples" in out
    assert f"madang {name}" in out.split("Examples")[1]


def test_help_loads_neither_numba_nor_games() -> None:
    script = (
        "import sys\nfrom madang.cli import main\n"
        "try: main(['play', '--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'madang.games', 'fluent.runtime')))"
    )
    assert subprocess.run([sys.executable, "-c", script], stdout=subprocess.DEVNULL, check=False).returncode == 0


# Texts


@every_folder_of_words
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_keys(folder: Path, language: str) -> None:
    english, other = ((folder / f"{name}.ftl").read_text("utf-8") for name in ("en", language))
    assert KEY.findall(english) == KEY.findall(other)


@every_folder_of_words
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_well_formed(folder: Path, language: str) -> None:
    resource = FluentResource((folder / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]


@every_folder_of_words
def test_every_text_is_used(folder: Path) -> None:
    shared = [*FOLDER.parent.glob("*.py"), *Path(commands.__file__).parent.glob("*.py")]
    own = [path for words in WORDS.values() if folder in (words, FOLDER) for path in words.parent.glob("*.py")]
    sources = "\n".join(path.read_text("utf-8") for path in {*shared, *own})
    keys = set(re.findall(r"f?\"([a-z][^\"\s]*(?:\{[^}]*\}[^\"\s]*)*)\"|'([a-z][\w-]*)'", sources))
    keys = {key for pair in keys for key in pair if key}
    used = re.compile("|".join(re.sub(r"\\{.*?\\}", "[a-z0-9-]+", re.escape(key)) for key in keys))
    unused = [key for key in KEY.findall((folder / "en.ftl").read_text("utf-8")) if not used.fullmatch(key)]
    assert not unused


@every_folder_of_words
def test_french_has_unbreakable_spaces(folder: Path) -> None:
    text = re.sub(r"^#.*$", "", (folder / "fr.ftl").read_text("utf-8"), flags=re.MULTILINE)
    for line in text.splitlines():
        value = line.partition(" = ")[2] or line
        assert not re.search(r"\w [:;!»]|[»)}] [:;!]|« | %|\w:\s", value), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in NAMES if isinstance(tabletop(find(name)), SeasonTable)])
def test_heads_of_columns_fit(name: str, language: str) -> None:
    texts, top = Texts(language, find(name)), tabletop(find(name))
    for card in find(name).cards:
        assert max(map(len, texts.say(f"column-card-{card}").split())) <= 6
        assert len(texts.say(f"tiny-card-{card}")) <= 4
    for width in (80, 120):
        grid = top.grid(width)
        assert grid.width <= width
        assert grid.cell >= (6 if grid.wide else 4)
        for stat, size in grid.stats.items():
            assert len(texts.say(f"{'column' if grid.wide else 'tiny'}-{stat}")) <= size


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert chosen_texts(None).language == language
    assert chosen_texts("fr").language == "fr"


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_terminal_table(name: str) -> None:
    game, top = find(name), tabletop(find(name))
    assert set(top.CARD_RULES) == set(game.cards)
    assert {rule for rules in top.CARD_RULES.values() for rule in rules} <= set(game.rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_card_can_be_named_and_explained(name: str, language: str) -> None:
    game, top, words = find(name), tabletop(find(name)), Words(find(name), language)
    called = {card: {folded(card), *map(folded, top.names(card, words))} for card in game.cards}
    assert sum(map(len, called.values())) == len(set.union(*called.values())), "one name, one card"
    for card in game.cards:
        assert top.about(card, words).endswith(".")


# games, rules


def test_games_are_listed(command: Command) -> None:
    code, out, _ = command("games")
    assert code == 0
    for name in NAMES:
        assert name in out
        assert find(name).title in out
        assert find(name).rules_version in out
    assert "two_histories = false, true; play_on = false, true" in out
    assert "draft = full, random, given; clans = 560 values, such as justice+abhilasha+tomorrow/" in out
    assert max(map(len, out.splitlines())) < 300, "many values are counted, not listed"
    assert "clans = 560 valeurs, comme justice" in command("games", "--lang", "fr")[1]
    assert "joueurs" in command("games", "--lang", "fr")[1]


@pytest.mark.parametrize(("language", "ending"), [("en", "md"), ("fr", "fr.md")])
@pytest.mark.parametrize("name", NAMES)
def test_rules_page_goes_through_a_pipe_as_it_is_written(
    command: Command, name: str, language: str, ending: str
) -> None:
    code, out, _ = command("rules", name, "--lang", language)
    assert code == 0
    assert out == (rules_folder() / f"{name}.{ending}").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_rule_can_be_shown(command: Command, name: str, language: str) -> None:
    game, texts = find(name), texts_in(language)
    for rule in game.rules:
        first, *_ = lines = rules_page.rule(game, language, rule.lower(), texts)
        assert first.startswith(f"{rule} ")
        assert len(first) > len(rule) + 20
        assert "**" not in "\n".join(lines)
    code, out, _ = command("rules", name, game.rules[0].lower(), "--lang", language)
    assert (code, out.splitlines()) == (0, rules_page.rule(game, language, game.rules[0], texts))


def test_rule_with_its_ruling(command: Command) -> None:
    out = command("rules", "koryo", "KO-SCORE-3")[1]
    assert "tie is a shared win" in out
    assert "no tie-break" in out.splitlines()[1]


@pytest.mark.parametrize(
    ("language", "rule", "said"),
    [
        ("en", "CR-CARD-5", "[names: reconstructed]"),
        ("en", "CR-CARD-SAGE", "[name: book]"),
        ("en", "CR-CARD-8", "[names: public; "),
        ("en", "CR-HIST-GREAT-REFORM", "[condition: public]"),
        ("fr", "CR-CARD-5", "[noms\u00a0: reconstitué]"),
    ],
)
def test_rule_of_a_card_says_where_it_comes_from(command: Command, language: str, rule: str, said: str) -> None:
    assert said in command("rules", "chronicle", rule, "--lang", language)[1].replace(" :", "\u00a0:")


def test_unknown_rule_names_close_ones(command: Command) -> None:
    code, out, err = command("rules", "koryo", "KO-MAJ-9")
    assert (code, out) == (2, "")
    assert "KO-MAJ-1" in err


# scenario


SCENARIO = """title = "The pool holds eight tokens"
rule = ["KO-SETUP-1"]
[then]
pool = {pool}
"""


def scenario_file(folder: Path, name: str, text: str) -> str:
    path = folder / "koryo" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return str(path)


def test_scenario_that_holds(command: Command) -> None:
    code, out, err = command("scenario", scenario_file(command.folder, "eight.toml", SCENARIO.format(pool=8)))
    assert (code, err) == (0, "")
    assert "The pool holds eight tokens (KO-SETUP-1)" in out
    assert "1 scenario: 1 hold, 0 fail, 0 unreadable." in out


def test_scenario_that_fails_shows_the_difference(command: Command) -> None:
    held = scenario_file(command.folder, "eight.toml", SCENARIO.format(pool=8))
    code, out, err = command("scenario", scenario_file(command.folder, "nine.toml", SCENARIO.format(pool=9)), held)
    assert (code, err) == (1, "")
    assert "pool: expected 9, found 8" in out
    assert "2 scenarios: 1 hold, 1 fail, 0 unreadable." in out


def test_unreadable_scenario(command: Command) -> None:
    broken = scenario_file(command.folder, "broken.toml", "title = ")
    failing = scenario_file(command.folder, "nine.toml", SCENARIO.format(pool=9))
    code, out, err = command("scenario", broken, failing)
    assert code == 2
    assert len(err.splitlines()) == 1
    assert "broken.toml" in err
    assert "1 fail, 1 unreadable" in out


def test_scenarios_of_a_game(command: Command) -> None:
    code, out, err = command("scenario", "--game", "koryo")
    assert (code, err) == (0, "")
    assert "koryo/majority-tie.toml" in out
    assert " 0 fail, 0 unreadable." in out


# replay


def test_replay_tells_the_game_and_its_end(command: Command, record: Path) -> None:
    code, out, err = command("replay", str(record))
    assert (code, err) == (0, "")
    table = played()
    for number in range(1, 9):
        assert f"Round {number} of 8 begins." in out
    for seat, points in enumerate(table.scores()):
        assert f"{table.words().seat(seat)}: {points} in all" in out
    assert out.rstrip().endswith(("wins.", "win together."))


def test_replay_in_french(command: Command, record: Path) -> None:
    out = command("replay", str(record), "--lang", "fr")[1]
    assert "La manche 8 sur 8 commence." in out
    assert "Décompte final" in out


def test_replay_shows_a_seat_only_what_it_could_see(command: Command, record: Path) -> None:
    everything, one = command("replay", str(record))[1], command("replay", str(record), "--seat", "1")[1]
    assert "Sun orders" in everything
    assert "Mountain orders" in one
    assert "Sun orders" not in one
    assert re.search(r"^Sun is dealt 10 cards\.$", one, re.MULTILINE)


@pytest.mark.parametrize("step", [0, 11, 25])
def test_replay_at_a_step(command: Command, record: Path, step: int) -> None:
    out = command("replay", str(record), "--step", str(step))[1]
    view = played(decisions=step).view()
    assert f"The table after decision {step} of " in out
    assert f"Cards in the pile: {view['pile']}\n" in out
    assert f"round {view['round']} of 8" in out


def test_replay_tells_what_befell_seats(command: Command, tmp_path: Path) -> None:
    table = played(decisions=10)
    table.note("taken-over", 1)
    table.note("resigned", 1)
    for seat in range(2, table.players):
        table.note("resigned", seat)
    path = tmp_path / "given-up.json"
    path.write_text(json.dumps(table.record()))
    out = command("replay", str(path))[1]
    assert "A bot plays on for Mountain.\nMountain resigns.\n" in out
    assert out.rstrip().endswith("Sun wins.")
    assert "Mountain abandonne" not in command("replay", str(path), "--step", "9")[1]
    assert "Montagne abandonne.\n" in command("replay", str(path), "--lang", "fr")[1]


def test_a_record_is_verified(command: Command, record: Path) -> None:
    promised = sha256(played().seed).hexdigest()
    code, out, err = command("verify", str(record), "--commitment", promised.upper())
    assert (code, err) == (0, "")
    assert f"all {len(played().actions)} decisions were possible" in out
    assert promised in out
    assert "That is the SHA-256 promised at the start." in out
    assert out.rstrip().endswith(("wins.", "win together."))
    assert "C’est le SHA-256 promis" in command("verify", str(record), "--commitment", promised, "--lang", "fr")[1]
    assert "or give that with --commitment" in command("verify", str(record))[1]


@pytest.mark.parametrize(
    ("commitment", "sentence"), [("12", "64 hexadecimal digits"), ("0" * 64, "was not promised: its SHA-256 is")]
)
def test_a_seed_that_was_not_promised_is_refused(command: Command, record: Path, commitment, sentence) -> None:
    code, out, err = command("verify", str(record), "--commitment", commitment)
    assert code != 0
    assert out == ""
    assert sentence in err


def test_a_record_with_other_cards_or_moves_is_not_verified(command: Command, record: Path, tmp_path: Path) -> None:
    plain = json.loads(record.read_text())
    for number, forged in enumerate(({"seed": "00" * 32}, {"moves": plain["moves"][::-1]})):
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps(plain | forged))
        code, out, err = command("verify", str(path))
        assert code != 0
        assert out == ""
        assert "cannot be replayed" in err


def test_unfinished_save_is_replayed_as_its_player_sees_it(command: Command, tmp_path: Path) -> None:
    save = {"record": played(decisions=10).record(), "seat": 2, "bots": ["random"], "lang": "en"}
    path = tmp_path / "running.madang.json"
    path.write_text(json.dumps(save))
    out = command("replay", str(path))[1]
    assert "As Wave (seat 2) sees it" in out
    assert "Sun orders" not in out
    assert "the game is not over" in out


# simulate, bench, warm


def test_simulation_is_summed_up(command: Command) -> None:
    code, out, err = command("simulate", "koryo", "--players", "3", "--games", "3000", "--seed", "1")
    assert (code, err) == (0, "")
    assert "3,000 random games" in out
    assert out.count("mean score") == 3


def test_simulation_as_json(command: Command) -> None:
    code, out, _ = command("simulate", "koryo", "--players", "2", "--games", "3000", "--seed", "1", "--json")
    facts, found = json.loads(out), madang.simulate("koryo", 2, 3000, seed=1)
    assert code == 0
    assert facts["mean_scores"] == [round(float(one), 4) for one in found.scores.mean(axis=0)]
    assert sum(facts["win_share"]) == pytest.approx(1)
    for share, (low, high) in zip(facts["win_share"], facts["win_share_interval"], strict=True):
        assert low < share < high
        assert high - low == pytest.approx(2 * 1.96 * (share * (1 - share) / 3000) ** 0.5, rel=0.1)
    assert facts["decisions"]["total"] == found.decisions
    assert facts["shared_wins"] == pytest.approx(float((found.winners.sum(axis=1) > 1).mean()), abs=1e-6)


def test_simulation_with_options(command: Command) -> None:
    arguments = ("simulate", "chronicle", "--players", "3", "--games", "300", "--seed", "1", "--json")
    facts = json.loads(command(*arguments)[1])
    assert facts["options"] == {"two_histories": False, "play_on": False}
    chosen = json.loads(command(*arguments, "--option", "Two-Histories", "--option", "play_on = TRUE")[1])
    assert chosen["options"] == {"two_histories": True, "play_on": True}
    assert chosen["shared_wins"] == 0
    assert chosen["decisions"]["mean"] < facts["decisions"]["mean"], "two History cards a round make games shorter"


def test_simulation_writes_its_arrays_and_replaces_nothing(command: Command) -> None:
    arguments = ("simulate", "koryo", "--players", "2", "--games", "500", "--seed", "1", "--out", "games.npz")
    assert command(*arguments)[0] == 0
    first = (command.folder / "games.npz").read_bytes()
    with np.load(command.folder / "games.npz") as arrays:
        assert (arrays["scores"] == madang.simulate("koryo", 2, 500, seed=1).scores).all()
        assert set(arrays) == {"scores", "winners", "lengths"}
    code, _, err = command(*arguments[:-3], "2", "--out", "games.npz")
    assert code == 2
    assert "--force" in err
    assert (command.folder / "games.npz").read_bytes() == first
    assert command(*arguments[:-3], "2", "--out", "games.npz", "--force")[0] == 0
    assert (command.folder / "games.npz").read_bytes() != first
    assert command.files() == [command.folder / "games.npz"]


def test_warm_and_bench(command: Command) -> None:
    code, out, err = command("warm", "koryo")
    assert (code, err) == (0, "")
    assert out.startswith("Koryŏ is compiled")
    assert command("warm", "koryo", "--quiet") == (0, "", "")
    code, out, err = command("bench", "koryo")
    assert (code, err) == (0, "")
    assert "loaded from the cache" in out
    assert [line.split(",")[0] for line in out.splitlines() if line.startswith("players")] == [
        f"players {players}" for players in find("koryo").players
    ]
    assert "make bench" in out


# play


def answers(number: int) -> str:
    return "1\n" * number


@pytest.mark.parametrize("name", NAMES)
def test_game_through_a_pipe(command: Command, name: str) -> None:
    """From the deal to the count in plain lines; numbers of which there are too few moves are asked for again."""
    players, choice = min(find(name).players), random.Random(2)
    typed = "".join(f"{choice.randint(1, 3)}\n" for _ in range(2000))
    arguments = ("play", name, "--players", str(players), "--seed", "7", "--bots", "random")
    code, out, err = command(*arguments, typed=typed)
    assert (code, err) == (0, "")
    assert ESCAPE not in out
    lines = [line for line in out.splitlines() if not line.startswith(f"{find(name).title} · ")]
    assert not re.search("[─-╿▀-▟▲▼⚑◉★·◆»†♕✗↺→△⇄⇅◎✧≡◦◌○●×]", "\n".join(lines))
    (save,) = command.files()
    assert save.parent == command.folder / "data" / "madang"
    assert re.fullmatch(rf"{name}-\d{{8}}-\d{{6}}\.madang\.json", save.name)
    table = madang.Table.from_record(json.loads(save.read_text("utf-8"))["record"])
    assert table.over
    assert table.record()["seed"] == madang.table(name, players=players, seed=7).seed.hex()
    count = out.split("Final count")[1]
    for seat, points in enumerate(table.scores()):
        assert f"{table.words().seat(seat)}: {points} in all" in count
    assert out.splitlines()[-1].endswith(f" replay {save.name.removesuffix('.madang.json')}")
    replayed = command("replay", str(save))
    assert replayed[0] == 0
    assert command("replay", save.name.removesuffix(".madang.json")) == command("replay", "last") == replayed


def test_game_with_options_through_a_pipe(command: Command) -> None:
    arguments = ("play", "chronicle", "--players", "3", "--seed", "7", "--bots", "random", "--option", "two_histories")
    code, out, err = command(*arguments, typed=answers(400))
    assert (code, err) == (0, "")
    assert "With the options two_histories\n" in out
    assert "Final count" in out
    (save,) = command.files()
    table = madang.Table.from_record(json.loads(save.read_text("utf-8"))["record"])
    assert table.over
    assert table.options == {"two_histories": True, "play_on": False}


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [([], "full"), (["draft=random"], "random"), (["draft = GIVEN"], "given"), (["Draft=2"], None), (["draft"], None)],
)
def test_options_with_names_for_values(typed: list[str], chosen: str | None) -> None:
    game = replace(find("koryo"), options=(Option("draft", ("full", "random", "given"), "full"),))
    if chosen is None:
        with pytest.raises(Refused, match="full, random, given"):
            options_given(game, typed, Texts("en"))
    else:
        assert options_given(game, typed, Texts("en")) == {"draft": chosen}


def test_of_many_values_one_is_named() -> None:
    """The sentence stays short, whoever writes it."""
    option = Option("number", tuple(range(100)), 7)
    game, few = replace(find("koryo"), options=(option,)), replace(option, values=tuple(range(8)))
    assert shown(option, Texts("en")) == "number = 100 values, such as 7"
    assert shown(few, Texts("en")) == "number = 7, 0, 1, 2, 3, 4, 5, 6"
    assert options_given(game, ["number=99"], Texts("en")) == {"number": 99}
    for typed in (["number=100"], ["number"]):
        with pytest.raises(Refused, match="one of 100 values, such as 7"):
            options_given(game, typed, Texts("en"))
    with pytest.raises(Refused, match="one of 100 values such as 0, not '100'"):
        game.check_options({"number": 100})


def test_end_of_input_saves_and_says_how_to_go_on(command: Command) -> None:
    code, out, err = command("play", "koryo", "--seed", "7", "--save", "my.json", typed=answers(3))
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].endswith(" play --resume my.json")
    (path,) = command.files()
    save = json.loads(path.read_text("utf-8"))
    assert save["seat"] == 0
    assert save["bots"] == ["companion"]
    assert save["lang"] == "en"
    table = madang.Table.from_record(save["record"])
    assert table.to_act == 0
    assert not table.over


def test_resumed_game_goes_on_where_it_stood(command: Command) -> None:
    command("play", "koryo", "--seed", "7", "--seat", "1", "--bots", "random,greedy,random", "--save", "my.json",
            "--lang", "fr", typed=answers(3))  # fmt: skip
    before = json.loads(Path("my.json").read_text("utf-8"))
    code, out, err = command("play", "--resume", "my.json", typed="log\n1\n")
    assert (code, err) == (0, "")
    assert "Vous êtes Montagne, place 1." in out
    assert "Vague, place 2\u00a0: robot greedy." in out
    after = json.loads(Path("my.json").read_text("utf-8"))
    moves = before["record"]["moves"]
    assert after["record"]["moves"][: len(moves)] == moves
    assert len(after["record"]["moves"]) > len(moves)
    assert (after["seat"], after["bots"], after["lang"]) == (1, ["random", "greedy", "random"], "fr")
    assert [path.name for path in command.files()] == ["my.json"]


def test_last_save_is_resumed(command: Command) -> None:
    command("play", "koryo", "--seed", "7", typed=answers(2))
    (older,) = command.files()
    os.utime(older, (1, 1))
    command("play", "koryo", "--seed", "8", typed=answers(2))
    (newer,) = set(command.files()) - {older}
    out = command("play", "--resume", "last")[1]
    assert f"Saved to {newer}" in out


def test_bare_record_is_resumed_into_a_save_of_its_own(command: Command) -> None:
    path = command.folder / "bare.json"
    text = json.dumps(played(decisions=8).record())
    path.write_text(text)
    out = command("play", "--resume", "bare.json", "--seat", "2", "--bots", "random", typed=answers(1))[1]
    assert "You are Wave, seat 2." in out
    assert path.read_text() == text
    assert len(command.files()) == 2


def test_finished_game_is_resumed_to_its_end(command: Command, record: Path) -> None:
    code, out, _ = command("play", "--resume", str(record))
    assert code == 0
    assert "Final count" in out


def test_saves_of_one_second_do_not_meet(command: Command) -> None:
    for _ in range(3):
        command("play", "koryo", "--players", "2", typed="quit\n")
    assert len(command.files()) == 3


def test_illegal_moves_are_explained_and_asked_again(command: Command) -> None:
    typed = "fly\n0\n99\n²\n" + "9" * 5000 + "\nend\nLAY 1 Bakers\nreveal now\n\x1b[31m\n\n"
    code, out, err = command("play", "koryo", "--seed", "7", typed=typed)
    assert (code, err) == (0, "")
    assert "“fly” is not a move here" in out
    assert "There is no move 0; the moves are numbered 1 to" in out
    assert "There is no move 99;" in out
    assert "“end” is not possible now (KO-MAIN-1)" in out
    (save,) = command.files()
    table = madang.Table.from_record(json.loads(save.read_text("utf-8"))["record"])
    assert table.view(0)["seats"][0]["hand_size"] == 10, "none of this was a move"
    assert out.count("Your move") == 11


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "would make it 1 to 0: the power would be yours."),
        ("fr", "cela ferait 1 contre 0, et le pouvoir serait à vous."),
    ],
)
def test_a_move_that_is_explained_says_what_it_would_do(command: Command, language: str, told: str) -> None:
    out = command("play", "koryo", "--seed", "1", "--lang", language, typed="? 1\n? end\n")[1]
    assert out.count(told) == 1, "what is not possible would do nothing"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "LAY  1   MERCHANT"),
        ("en", "lay merch"),
        ("en", "Poser 1 marchand"),
        ("fr", "poser 1 marchand"),
        ("fr", "pos march"),
        ("fr", "lay 1 merchant"),
    ],
)
def test_moves_may_be_typed_in_any_words(command: Command, language: str, typed: str) -> None:
    out = command("play", "koryo", "--seed", "7", "--bots", "random", "--lang", language, typed=f"{typed}\n")[1]
    assert ("Sun lays 1 card face down." if language == "en" else "Soleil pose 1 carte face cachée.") in out


def test_a_text_that_may_be_several_moves_makes_none(command: Command) -> None:
    out = command("play", "koryo", "--seed", "7", "--bots", "random", typed="lay\n")[1]
    (save,) = command.files()
    table = madang.Table.from_record(json.loads(save.read_text("utf-8"))["record"])
    assert table.to_act == 0
    assert f"“lay” may be several moves: {', '.join(table.moves()[:4])}, …. Write more of it." in out


def moves_of(name: str, language: str) -> Moves:
    return Moves(madang.table(name, seed=1), tabletop(find(name)), texts_in(language, find(name)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_move_is_understood_as_it_is_shown(name: str, language: str) -> None:
    """By its short form, its sentence and its notation, and by somebody who plays in another language."""
    moves, others = moves_of(name, language), [moves_of(name, other) for other in LANGUAGES if other != language]
    typed = [moves.typed(action.number) for action in find(name).actions.actions]
    assert len({folded(text) for text in typed}) == len(typed)
    for action, short in zip(find(name).actions.actions, typed, strict=True):
        sentence = moves.words.move(action.block, action.fields)
        for text in (short, sentence, action.text, folded(short), sentence.upper()):
            assert moves.meant(text, [action.number]) == [action.number], text
        for one in (moves, *others):
            assert one.meant(short, []) == one.meant(action.text, []) == [action.number], short


@pytest.mark.parametrize("name", NAMES)
def test_no_command_is_a_move(name: str) -> None:
    sources = (FOLDER / f"{language}.ftl" for language in LANGUAGES)
    commands = [
        word
        for source in sources
        for line in re.findall(r"^command-.* = (.*)$", source.read_text("utf-8"), re.MULTILINE)
        for word in line.split(", ")
        if word != "?"
    ]
    assert {"q", "exit", "quit", "quitter", "help", "aide", "moves", "coups"} <= set(commands)
    for language in LANGUAGES:
        moves = moves_of(name, language)
        every = range(len(find(name).actions))
        assert [word for word in commands if moves.meant(word, every)] == []


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("play three wishes", "play 3-voeux"),
        ("PLAY WISHES", "play 3-voeux"),
        ("wishes", "play 3-voeux"),
        ("poser 3 vœux", "play 3-voeux"),
        ("poser 3 voeux", "play 3-voeux"),
        ("play elle", "play elle"),
        ("Elle the Seeker", "play elle"),
        ("play arr", "play les-fleches-de-justice"),
        ("clan xi'an", "clan xi-an"),
        ("shift solok", None),
        ("play the seeker", "play elle"),
        ("play", None),
        ("…", None),
    ],
)
def test_cards_of_gosux_go_by_their_english_names(text: str, meant: str | None) -> None:
    moves, actions = moves_of("gosux", "en"), find("gosux").actions
    legal = [actions.parse(move) for move in ("play 3-voeux", "play elle", "play les-fleches-de-justice", "shift b1")]
    found = moves.meant(text, legal)
    assert (actions.actions[found[0]].text if len(found) == 1 else None) == meant


def test_english_names_in_a_game_of_gosux(command: Command, tmp_path: Path) -> None:
    """What is shown and suggested is English, and typed back it is understood."""
    position = {
        "game": "gosux",
        "round": 1,
        "turn": 3,
        "clans": [["justice", "xi-an", "phoenix"], ["tomorrow", "narashima", "galmi"]],
        "hands": [{"les-fleches-de-justice": 1, "3-voeux": 1, "1000-visages": 1}, {"galmi": 1}],
    }
    path = tmp_path / "gosux.json"
    path.write_text(
        json.dumps({"record": madang.Table.from_position(position).record(), "seat": 0, "bots": ["random"]})
    )
    code, out, err = command("play", "--resume", str(path), typed="play trhee wishes\n? thousand faces\nplay wishes\n")
    assert (code, err) == (0, "")
    assert "1. Play Arrows of Justice (play arrows)" in out
    assert "“play trhee wishes” is not a move here; write it like “play wishes”" in out
    assert "Thousand Faces: Troop (Xi’an)" in out
    assert "Sun plays Three Wishes." in out
    assert not re.search("voeux|fleches", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draft_of_gosux_says_what_the_cards_of_a_clan_do(command: Command, language: str) -> None:
    words = Words(find("gosux"), language)
    for clan, typed in (
        ("justice", "? 1"),
        ("xi-an", "? clan xi'an"),
        ("phoenix", "? phoenix"),
        ("galmi", "aide galmi"),
    ):
        out = command("play", "gosux", "--seed", "3", "--bots", "random", "--lang", language, typed=f"{typed}\n")[1]
        before, listed = out.split(words.say(f"clan-{clan}") + " (clan ")
        assert words.say(f"tile-{clan}") in listed
        for card in CARDS:
            assert (words.say(f"text-{card}") in listed) == (CARDS[card]["clan"] == clan), card
        assert "? 1" in before


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "q"), ("en", "exit"), ("en", "quit"), ("fr", "Q"), ("fr", "quitter"), ("fr", "exit"), ("fr", "quit")],
)
def test_words_for_leaving(command: Command, language: str, word: str) -> None:
    code, out, err = command("play", "koryo", "--lang", language, typed=f"{word}\n1\n")
    assert (code, err) == (0, "")
    assert len(re.findall("Your move|Votre coup", out)) == 1
    assert out.splitlines()[-2] in ("Go on later with:", "Pour reprendre plus tard\u00a0:")
    (save,) = command.files()
    assert out.splitlines()[-1].endswith(f" play --resume {save.name.removesuffix('.madang.json')}")


def test_what_is_to_be_pasted_starts_the_program_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its name where a shell finds it, else as it was started: what `make terminal` runs is not on the path."""
    program, other = tmp_path / "my games" / "madang", tmp_path / "other" / "madang"
    for one in (program, other):
        one.parent.mkdir()
        one.write_text("#!/bin/sh\n")
        one.chmod(0o755)
    for started, path, said in (
        (program, program.parent, "madang"),
        (program, other.parent, f"'{program}'"),
        (program, tmp_path, f"'{program}'"),
        (tmp_path / "__main__.py", program.parent, f"{shlex.quote(sys.executable)} -m madang"),
    ):
        monkeypatch.setattr(sys, "argv", [str(started)])
        monkeypatch.setenv("PATH", str(path))
        assert shell_command("replay", "l’été.json") == f"{said} replay 'l’été.json'"


def test_questions_are_answered(command: Command) -> None:
    typed = "?\n? 1\n? lay 1 merchant\n? end\n? ko-maj-2\n? banker\n? Bankers\n? nonsense\n? 99\nlog\ntable\nundo\n"
    code, out, err = command("play", "koryo", "--seed", "7", typed=typed)
    assert (code, err) == (0, "")
    assert "quit, q, exit: saves the game and leaves" in out
    assert "Lay 1 Merchant (lay 1 merchant)" in out
    assert "KO-ORD-1 In turn order" in out
    assert "End the turn (end)\nNot possible now (KO-MAIN-1)." in out
    assert "KO-MAJ-2 On a tie nobody has it" in out
    assert out.count("Banker: takes a token.") == 2
    assert "KO-BANK-1 Banker: take one token" in out
    assert "Nothing is known of “nonsense”" in out
    assert "Sun is dealt 10 cards: " in out
    assert out.count("Koryŏ · round 1 of 8 · Orders") == 2
    assert "There is nothing to take back yet." in out


def test_questions_are_answered_in_french(command: Command) -> None:
    typed = "aide\naide 1\n? KO-MAJ-2\naide banquier\n? evenement\nannuler\njournal\ncoups\nquitter\n"
    code, out, err = command("play", "koryo", "--seed", "7", "--lang", "fr", typed=typed)
    assert (code, err) == (0, "")
    assert "quitter, q\u00a0: sauvegarde" in out
    assert "KO-MAJ-2 À égalité, personne ne l’a" in out
    assert "Banquier\u00a0: prend un jeton." in out
    assert "Rien n’est connu de «\u00a0evenement\u00a0»" in out
    assert "Pour reprendre plus tard" in out
    english = set(re.findall(r"\b(?:the|your|card|round|seat|move|saved)\b", out.lower()))
    assert not english, english


def own_turn(path: Path) -> str:
    """A save in which seat 0, with the Banker and the Spy, is about to reveal."""
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
    path.write_text(json.dumps({"record": table.record(), "seat": 0, "bots": ["random"], "lang": "en"}))
    return str(path)


def test_undo(command: Command) -> None:
    save = own_turn(command.folder / "turn.json")
    _, out, _ = command("play", "--resume", save, typed="banker\nundo\nundo\nbanker\nreveal\nundo\n")
    assert out.count("Sun takes a token from the pool (Banker).") == 2
    assert "Taken back: Banker: take a token" in out
    assert "There is nothing to take back yet." in out
    assert "The last move cannot be taken back: it showed something hidden" in out
    assert json.loads(Path(save).read_text())["record"]["moves"] == ["banker", "reveal"]


@pytest.mark.parametrize("place", ["data", "data/madang"])
def test_game_that_cannot_be_saved_is_still_played(command: Command, place: str) -> None:
    blocked = command.folder / place
    blocked.parent.mkdir(exist_ok=True)
    blocked.write_text("a file where the folder should be")
    code, out, err = command("play", "koryo", "--players", "2", "--seed", "7", typed="1\nsave\n1\n")
    assert code == 2
    assert out.count("cannot be written") == 3
    assert out.count("Your move") == 4
    assert len(err.splitlines()) == 1
    assert "cannot be written" in err
    assert command.files() == [blocked]


def test_save_name_taken_meanwhile_is_left_alone(command: Command) -> None:
    Path("gone").symlink_to("nowhere")
    code, _, err = command("play", "koryo", "--players", "2", "--save", "gone", typed="quit\n")
    assert code == 2
    assert "exists already" in err
    assert not Path("nowhere").exists()
    assert Path("gone").is_symlink()


# Bad input


LEGAL_SAVE = {"seat": 0, "bots": ["greedy"], "lang": "en"}


def refused(command: Command, *arguments: str) -> str:
    """The one sentence with which a command refuses."""
    before = {path: path.read_bytes() for path in command.files()}
    code, out, err = command(*arguments, typed=answers(5))
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1, err
    assert "Traceback" not in err
    assert ESCAPE not in err
    assert "│" not in err
    assert {path: path.read_bytes() for path in command.files()} == before
    return err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("fly", "fly"),
        ("--fly", "--fly"),
        ("play", "Say which game to play"),
        ("play chess", "There is no game 'chess'"),
        ("rules chess", "There is no game 'chess'"),
        ("rules", "GAME"),
        ("rules koryo KO", "has no rule"),
        ("scenario --game chess", "There is no game 'chess'"),
        ("scenario a.toml --game koryo", "not both"),
        ("simulate chess", "There is no game 'chess'"),
        ("bench chess", "There is no game 'chess'"),
        ("warm koryo chess", "There is no game 'chess'"),
        ("play koryo extra", "extra"),
        ("play koryo --players 5", "2 to 4 players, not 5"),
        ("play koryo --players 1", "2 to 4 players, not 1"),
        ("play koryo --players many", "--players"),
        ("play koryo --seat 4", "there is no seat 4"),
        ("play koryo --seat -1", "there is no seat -1"),
        ("play koryo --bots deep-blue", "There is no bot 'deep-blue'"),
        ("play koryo --bots greedy,greedy", "There are 3 other seats"),
        ("play koryo --bots ,", "3 other seats"),
        ("play koryo --seed luck", "A seed is a whole number or 64 hexadecimal digits"),
        ("play koryo --lang de", "There is no language 'de'"),
        ("play koryo --save nowhere/game.json", "no such folder"),
        ("play --resume nowhere.json", "cannot be read"),
        ("play --resume last", "no saved game"),
        ("play --resume last --players 3", "leave out --players"),
        ("play --resume last --option play_on", "leave out --players, --option"),
        ("play koryo --option play_on", "Koryŏ has no option 'play_on'; its options: none."),
        ("play chronicle --option", "--option"),
        ("play chronicle --option =", "Chronicle has no option ''; its options: two_histories, play_on."),
        ("play chronicle --option draft=full", "Chronicle has no option 'draft'"),
        ("play chronicle --option play_on=maybe", "is one of false, true, not “maybe”"),
        ("play chronicle --option play_on --option play-on=false", "given twice"),
        ("play chronicle --players 2", "3 to 6 players, not 2"),
        ("simulate chronicle --games 10 --option play_on=", "is one of false, true, not “”"),
        ("play gosux --players 3", "Gosu X is for 2 players, not 3"),
        ("play gosux --option draft", "needs a value: --option draft=VALUE, one of full, random, given."),
        ("play gosux --option clans=all", "is one of 560 values, such as justice+"),
        ("replay nowhere.json", "cannot be read"),
        ("replay .", "is a folder"),
        ("replay /dev/zero", "not an ordinary file"),
        ("simulate koryo --players 9 --games 10", "2 to 4 players, not 9"),
        ("simulate koryo --games 0", "from 1 to"),
        ("simulate koryo --games 10 --seed x", "A seed is"),
        ("simulate koryo --games 10 --out nowhere/games.npz", "no such folder"),
        ("simulate koryo --games 10 --out .", ". is a folder; name a file"),
    ],
)
def test_bad_command_lines(command: Command, arguments: str, said: str) -> None:
    assert said in refused(command, *arguments.split())


@pytest.mark.parametrize(
    "arguments",
    [
        "play koryo --save",
        "scenario",
        "simulate koryo --games 10 --out",
        "arena koryo --bots greedy random --games 10 --resume",
        "arena koryo --bots greedy random --games 10 --json",
        "dataset koryo --bots greedy --games 10 --out",
        "benchmark greedy --keep",
        "benchmark greedy --json",
        "serve --data",
        "admin backup",
        "admin list --data",
    ],
)
def test_an_empty_text_is_no_file_and_not_this_folder(command: Command, arguments: str) -> None:
    assert "an empty text names no file and no folder" in refused(command, *arguments.split(), "")


def test_existing_file_is_never_overwritten(command: Command) -> None:
    Path("precious.txt").write_text("precious")
    assert "exists already" in refused(command, "play", "koryo", "--save", "precious.txt")
    assert "exists already" in refused(command, "simulate", "koryo", "--games", "10", "--out", "precious.txt")


def hostile_records() -> dict[str, bytes]:
    """Files that are no records, or not ours."""
    good = played(decisions=12).record()

    def changed(**fields: object) -> bytes:
        return json.dumps({**good, **fields}).encode()

    whole = json.dumps(good).encode()
    return {
        "empty": b"",
        "truncated": whole[: len(whole) // 2],
        "binary": bytes(range(256)) * 10,
        "nul": b"\0" * 1000,
        "not utf-8": "é".encode("latin-1"),
        "a number": b"12",
        "a list": b"[]",
        "deep": b"[" * 200_000,
        "deep table": b'{"a":' * 100_000,
        "huge number": b"9" * 100_000,
        "huge": b" " * 5_000_000,
        "no game": b"{}",
        "another game": changed(game="chess"),
        "game is a list": changed(game=["koryo"]),
        "another version": changed(rules_version="0-00000000"),
        "unknown field": changed(cheat=True),
        "escape codes": changed(**{"\x1b[2J\n\nboo": 1}),
        "too many players": changed(players=10**40),
        "negative players": changed(players=-1),
        "bad seed": changed(seed="zz"),
        "seed number": changed(seed=7),
        "bad shuffle": changed(shuffle="none"),
        "bad options": changed(options=[1]),
        "unknown option": changed(options={"\ud800": 1}),
        "moves text": changed(moves="lay 1 banker"),
        "moves numbers": changed(moves=[1, 2]),
        "malformed move": changed(moves=["fly\nto the moon"]),
        "illegal move": changed(moves=["end"]),
        "too many moves": changed(moves=["end"] * 100_001),
        "start is a number": changed(start=5),
        "start is text": changed(start="deal"),
        "start is nonsense": changed(start={"tokens": [9, 9, 9]}, moves=[]),
        "start has unknown card": changed(start={"tableaus": [{"dragon": 1}, {}, {}]}, moves=[]),
        "save of nothing": b'{"record": null}',
        "save of text": b'{"record": "boo"}',
        "save with unknown field": json.dumps({"record": good, **LEGAL_SAVE, "cheat": 1}).encode(),
        "save with bad seat": json.dumps({"record": good, **LEGAL_SAVE, "seat": 3}).encode(),
        "save with bots of numbers": json.dumps({"record": good, **LEGAL_SAVE, "bots": [1]}).encode(),
        "save with bad language": json.dumps({"record": good, **LEGAL_SAVE, "lang": "\x1b[2J"}).encode(),
    }


@pytest.mark.parametrize("name", hostile_records())
def test_hostile_files(command: Command, name: str) -> None:
    Path("file.json").write_bytes(hostile_records()[name])
    sentence = refused(command, "replay", "file.json")
    assert refused(command, "play", "--resume", "file.json") == sentence
    assert len(sentence) < 400


def test_save_with_bad_bots(command: Command) -> None:
    save = {"record": played(decisions=12).record(), **LEGAL_SAVE}
    for bots, said in ((["deep-blue"], "There is no bot"), (["random"] * 3, "2 other seats"), ([], "2 other seats")):
        Path("file.json").write_text(json.dumps({**save, "bots": bots}))
        assert said in refused(command, "play", "--resume", "file.json")


def test_step_and_seat_out_of_range(command: Command, record: Path) -> None:
    decisions = len(played().actions)
    assert f"from 0 to {decisions}" in refused(command, "replay", str(record), "--step", str(decisions + 1))
    assert f"from 0 to {decisions}" in refused(command, "replay", str(record), "--step", "-1")
    assert "no seat 3" in refused(command, "replay", str(record), "--seat", "3")


def test_resuming_needs_the_game_of_the_file(command: Command, record: Path) -> None:
    assert "There is no game" in refused(command, "play", "chess", "--resume", str(record))


def test_truncated_files_at_every_length(command: Command) -> None:
    text = json.dumps({"record": played(decisions=6).record(), **LEGAL_SAVE})
    for length in range(0, len(text), 29):
        Path("file.json").write_text(text[:length])
        refused(command, "replay", "file.json")
