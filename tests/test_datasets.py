"""Datasets: what is read is what was played, however the files were cut and the run interrupted, and what does not
belong there is refused with nothing written."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread

import numpy as np
import pytest
from pyarrow import parquet

import madang
from games import every_game, variants
from madang.cli import main
from madang.datasets.plan import KINDS, TABLES, Plan, part_file
from madang.datasets.schema import schemas
from madang.datasets.writing import Writer
from madang.engine.drivers import compiled
from madang.engine.match import Match
from madang.engine.refusal import Refused
from madang.engine.spreading import Threads
from madang.games import game as game_of
from test_docs import plain, rows

KORYO = game_of("koryo")
ROOT = Path(__file__).parent.parent
SAMPLE = ROOT / "docs" / "datasets" / "koryo"


def planned(bots=("greedy", "random"), games=6, games_a_file=4, game=KORYO, players=None, seed=1, options=None):
    return Plan.of(game, players, bots, games, seed, options, games_a_file)


def content(folder):
    """All rows of both tables, whatever files they are in."""
    return {table: parquet.read_table(folder / table).to_pylist() for table in TABLES}


def files(folder):
    return {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@every_game
def test_what_is_read_is_what_was_played(name, tmp_path):
    """Replayed from its record, every game is the one in the arrays, decision by decision."""
    game = game_of(name)
    [options, *_] = variants(name)[-1:] or [{}]
    plan = planned(["greedy", "random"], 3, 2, game, options=options)
    Writer(plan, tmp_path).write(Threads(1))
    found = madang.read_dataset(tmp_path)
    assert (len(found), found.complete, found.plan) == (3, True, plan.plain())
    numbers = []
    for part in found:
        for place, record in enumerate(part.records):
            assert record["options"] == game.check_options(options)
            match = Match(game, record["players"], record["seed"], record["options"], "plain", core=compiled(game))
            for at in np.flatnonzero(part.rows == place):
                assert match.to_act == part.seats[at]
                assert match.observe(match.to_act).tobytes() == part.observations[at].tobytes()
                assert np.flatnonzero(part.masks[at]).tolist() == match.legal()
                match.make(int(part.actions[at]))
            assert match.over
            assert match.record() == record
            assert match.scores() == part.scores[place].tolist()
            assert match.winners() == np.flatnonzero(part.winners[place]).tolist()
            assert part.shares[place].tolist() == pytest.approx(part.winners[place] / part.winners[place].sum())
            assert part.bots[place].index("greedy") == part.games[place] % match.players
        assert (part.outcomes == part.shares[part.rows, part.seats]).all()
        numbers += part.games.tolist()
    assert numbers == [0, 1, 2]


def test_bots_that_do_not_think_have_one_thread_unless_told_otherwise(tmp_path):
    assert Writer(planned(["greedy", "network"]), tmp_path / "quick").threads == 1
    assert Writer(planned(["greedy", "search:5"]), tmp_path / "thinking").threads is None


def test_cuts_and_threads_change_nothing(tmp_path):
    cut = {(6, 1): "one", (2, 2): "three", (1, 3): "six"}
    for (games_a_file, threads), name in cut.items():
        Writer(planned(["search:5", "random"], 6, games_a_file), tmp_path / name).write(Threads(threads))
    whole, three, six = (content(tmp_path / name) for name in cut.values())
    assert whole == three == six
    other = planned(["search:5", "random"], 6, 6, seed=2)
    Writer(other, tmp_path / "other").write()
    assert content(tmp_path / "other") != whole


def test_an_interrupted_run_is_gone_on_with_and_ends_with_the_same_files(tmp_path):
    plan = planned(games=5, games_a_file=2)
    Writer(plan, tmp_path / "whole").write()

    def interrupt(games):
        if (tmp_path / "cut" / "games" / "part-000001.parquet").exists():
            raise KeyboardInterrupt

    writer = Writer(plan, tmp_path / "cut")
    with pytest.raises(KeyboardInterrupt):
        writer.write(Threads(1), interrupt)
    assert (writer.written, len(madang.read_dataset(tmp_path / "cut"))) == (4, 4)
    assert not madang.read_dataset(tmp_path / "cut").complete
    part_file(tmp_path / "cut", "decisions", 0).unlink()
    (tmp_path / "cut" / "games" / ".part-000002.parquet.tmp").write_bytes(b"cut off")
    told = []
    again = Writer(plan, tmp_path / "cut")
    assert again.missing == [0, 2]
    again.write(Threads(1), told.append)
    assert sum(told) == 3
    assert files(tmp_path / "cut") == files(tmp_path / "whole")
    untouched = files(tmp_path / "cut")
    Writer(plan, tmp_path / "cut").write()
    assert files(tmp_path / "cut") == untouched


def test_a_killed_command_has_whole_files_only(tmp_path):
    asked = ["dataset", "koryo", "--bots", "greedy", "--players", "2", "--seed", "1", "--games-a-file", "2"]
    asked += ["--threads", "2", "--plain", "--out", str(tmp_path / "games"), "--games", "3000"]
    with subprocess.Popen([sys.executable, "-m", "madang", *asked]) as running:
        while not (tmp_path / "games" / "games" / "part-000003.parquet").exists():
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGKILL)
    found = madang.read_dataset(tmp_path / "games")
    assert sum(len(part.games) for part in found) == len(found) >= 8
    assert not found.complete
    kept = Writer(planned(["greedy"], 3000, 2, players=2), tmp_path / "games")
    assert kept.written == len(found)


def test_a_terminal_is_shown_how_far_it_is(tmp_path, monkeypatch, capsys):
    """A bar, how many games there are, how many a second; what is written at the end stands apart."""
    terminal, screen = os.openpty()
    told = []

    def watch():
        with suppress(OSError):  # what a terminal says when nobody is left at its other end
            while part := os.read(terminal, 4096):
                told.append(part)

    for name, value in {"COLUMNS": "100", "TERM": "xterm"}.items():
        monkeypatch.setenv(name, value)
    watching = Thread(target=watch)
    watching.start()
    asked = ["dataset", "koryo", "--bots", "greedy", "--games", "30", "--out", str(tmp_path / "games")]
    with open(screen, "w", encoding="utf-8") as tty:
        monkeypatch.setattr(sys, "stderr", tty)
        with pytest.raises(SystemExit) as left:
            main(asked)
    watching.join()
    os.close(terminal)
    assert (left.value.code, capsys.readouterr().out) == (0, f"30 games are in {tmp_path / 'games'}.\n")
    shown = b"".join(told).decode()
    assert re.search(r"\D30/30\D", shown)
    assert re.search(r"\d/s\D", shown)
    assert "━" in shown


def test_the_sample_is_what_the_command_writes_today(tmp_path, capsys):
    line = next(line for line in (ROOT / "docs" / "datasets.md").read_text("utf-8").splitlines() if line[0:1] == "$")
    arguments = line.removeprefix("$ madang ").split()
    with pytest.raises(SystemExit) as left:
        main([*arguments[:-1], str(tmp_path / "games")])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"20 games are in {tmp_path / 'games'}.\n"
    assert content(tmp_path / "games") == content(SAMPLE)
    assert json.loads((tmp_path / "games" / "dataset.json").read_text()) == madang.read_dataset(SAMPLE).plan
    assert sum(map(len, files(SAMPLE).values())) <= 200_000


def test_the_page_names_every_column():
    for table, schema in schemas(KORYO.observation_size, len(KORYO.actions), 4).items():
        described = {
            plain(name): kind for name, kind, _ in rows("docs/datasets.md", f"column of {table}", "type", "is")
        }
        kinds = {field.name: str(field.type).partition("[")[0] for field in schema}
        assert described == {name: re.sub(r"<item: (\w+)>", r" of \1", kind) for name, kind in kinds.items()}


@pytest.mark.parametrize("arguments", [[], [str(SAMPLE)]])
def test_the_example_runs(arguments):
    program = [sys.executable, str(ROOT / "examples" / "dataset.py"), *arguments]
    ran = subprocess.run(program, capture_output=True, text=True)
    if arguments:
        assert ran.stdout.startswith("20 games, 921 decisions\nlay ")
    else:
        assert (ran.returncode, ran.stderr.count("\n")) == (1, 1)
        assert ran.stderr.startswith("Say which dataset to read")


# What is refused


def damaged(folder):
    """A dataset of which one file was cut off."""
    Writer(planned(games=2), folder).write()
    path = part_file(folder, "games", 0)
    path.write_bytes(path.read_bytes()[:100])
    return folder


def test_a_damaged_file_is_named(tmp_path):
    with pytest.raises(Refused, match=r"part-000000\.parquet is damaged or missing"):
        list(madang.read_dataset(damaged(tmp_path)))


def altered(table, name):
    """A part of a dataset in which a column is missing, or another one."""
    if name is None:
        return table.rename_columns([f"my {column}" for column in table.column_names])
    return table.set_column(table.column_names.index(name), name, [["?"] * len(table)])


@pytest.mark.parametrize(
    ("table", "name"),
    [
        ("games", None),
        ("decisions", None),
        ("games", "scores"),
        *(("decisions", one) for one in ("mask", "observation")),
    ],
)
def test_a_part_with_other_columns_is_named(table, name, tmp_path):
    Writer(planned(games=2), tmp_path).write()
    path = part_file(tmp_path, table, 0)
    parquet.write_table(altered(parquet.read_table(path), name), path)
    with pytest.raises(Refused, match=rf"part-000000\.parquet has other columns than the {table} of this dataset"):
        list(madang.read_dataset(tmp_path))


@pytest.mark.parametrize("field", KINDS)
@pytest.mark.parametrize("value", [None, 0.5, True, ["koryo", 5]])
def test_a_description_of_other_kinds_is_refused(field, value, tmp_path):
    (tmp_path / "dataset.json").write_text(json.dumps({**planned().plain(), field: value}))
    for ask in (lambda: madang.read_dataset(tmp_path), lambda: Writer(planned(), tmp_path)):
        with pytest.raises(Refused, match="does not describe a dataset; it is left alone"):
            ask()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"madang dataset": 2}'])
def test_a_description_that_is_none_is_refused(text, tmp_path):
    (tmp_path / "dataset.json").write_text(text)
    for ask in (lambda: madang.read_dataset(tmp_path), lambda: Writer(planned(), tmp_path)):
        with pytest.raises(Refused, match="does not describe a dataset; it is left alone"):
            ask()


WRONG = {
    "no bots": (["--bots"], "requires an argument"),
    "bots left out": (["--out", "games"], "Say which bots play: --bots NAME"),
    "no folder": (["--bots", "greedy"], "--out FOLDER"),
    "too many bots": (["--bots", *["greedy"] * 5, "--out", "games"], "1 to 4 bots, not 5"),
    "an unknown bot": (["--bots", "genius", "--out", "games"], "no bot 'genius'"),
    "zero games": (["--bots", "greedy", "--games", "0", "--out", "games"], "from 1 to 1,000,000,000, not 0"),
    "huge files": (["--bots", "greedy", "--games-a-file", "10001", "--out", "games"], "1 to 10,000, not 10001"),
    "no patience": (["--bots", "greedy", "--patience", "0", "--out", "games"], "patience"),
    "no threads": (["--bots", "greedy", "--threads", "0", "--out", "games"], "threads"),
    "nowhere": (["--bots", "greedy", "--out", "no/games"], "no such folder"),
    "a file": (["--bots", "greedy", "--out", "letter"], "letter is a file; a dataset is a folder"),
    "foreign files": (["--bots", "greedy", "--out", "."], "has 'begun', which is no part of a dataset"),
    "other games": (
        ["--bots", "greedy", "--games", "7", "--out", "begun"],
        "another number of games: 2, not 7",
    ),
    "other bots": (
        ["--bots", "random", "--games", "2", "--out", "begun"],
        "another table of bots: ['greedy', ",
    ),
    "parts alone": (["--bots", "greedy", "--out", "parts"], "parts of a dataset without their dataset.json"),
}


@pytest.mark.parametrize(("asked", "words"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_said_in_a_sentence_and_nothing_is_written(asked, words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("letter").write_text("Dear Kim, ...")
    Path("begun").mkdir()
    Path("begun/dataset.json").write_text(json.dumps(planned(["greedy"], 2, 250).plain()))
    Path("parts/games").mkdir(parents=True)
    Path("parts/games/part-000000.parquet").write_bytes(b"")
    before = files(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(["dataset", "koryo", *asked])
    out, err = capsys.readouterr()
    assert (left.value.code, out, err.count("\n")) == (2, "", 1)
    assert words in err
    assert files(tmp_path) == before


@pytest.mark.parametrize("made", ["nothing", "the folder", "its description"])
def test_a_bot_that_fails_leaves_what_was_there_before(made, tmp_path):
    (tmp_path / "crash.py").write_text("import sys; sys.exit('no cards')")
    folder, plan = tmp_path / "games", planned([f"program:{tmp_path / 'crash.py'}"])
    if made != "nothing":
        folder.mkdir()
    if made == "its description":
        (folder / "dataset.json").write_text(json.dumps(plan.plain()))
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(Refused, match="ended when it was asked for a move: no cards"):
        Writer(plan, folder).write(Threads(2))
    assert sorted(tmp_path.rglob("*")) == before
    if made != "its description":
        Writer(planned(["greedy"]), folder).write(Threads(1))
        assert madang.read_dataset(folder).complete


def test_what_others_put_there_meanwhile_stays_where_nothing_was_written(tmp_path):
    def interrupt(games):
        (tmp_path / "games" / "letter").write_text("Dear Kim, ...")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Writer(planned(), tmp_path / "games").write(Threads(1), interrupt)
    assert files(tmp_path) == {Path("games/letter"): b"Dear Kim, ..."}


def test_two_processes_do_not_write_one_folder(tmp_path):
    writer = Writer(planned(games=2), tmp_path)
    refused = []

    def second(games):
        try:
            Writer(planned(games=2), tmp_path).write(Threads(1))
        except Refused as refusal:
            refused.append(str(refusal))

    writer.write(Threads(1), second)
    assert refused == [f"{tmp_path} is being written by another process."]


def test_without_the_package_a_sentence_says_what_to_install(tmp_path):
    program = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "from madang.cli import main\n"
        f"main(['dataset', 'koryo', '--bots', 'greedy', '--out', {str(tmp_path / 'games')!r}])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "Datasets need the package 'pyarrow'; install it with: pip install 'madang[dataset]'\n"
    assert not (tmp_path / "games").exists()
