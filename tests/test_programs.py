"""Programs as bots: they are told what their seat may know, play by the rules, and whatever they do wrong is counted or
said in a sentence; nothing of them is left running."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import madang
from games import assert_one_sentence, every_game, in_world, random_game
from madang.bots.program import ILLEGAL, LATE, Program
from madang.engine.refusal import Refused
from madang.engine.rng import generator
from madang.games import game as game_of

ROOT = Path(__file__).resolve().parent.parent
KEEPER = """
import json, sys
for line in sys.stdin:
    open({kept!r}, "a").write(line)
    print(json.dumps({{"move": json.loads(line)["moves"][-1]}}), flush=True)
"""


def node() -> str:
    """Node, from the machine or from PyPI as the page gets it."""
    sys.path.insert(0, str(ROOT))
    try:
        from tools.page import npm_command
    finally:
        sys.path.pop(0)
    command = npm_command()
    return command[0] if command[0].endswith("node") else "node"


@pytest.fixture
def script(tmp_path):
    """Writes a program; gives the command that runs it."""

    def write(text):
        path = tmp_path / "program.py"
        path.write_text(text)
        return str(path)

    return write


def ask(program, table):
    rng = generator(1)
    return program.choose(table.known_to(table.to_act, rng), table.legal(), table.to_act, rng)


def play(program, table, seed=5):
    """A whole game in which the program has every seat."""
    rng = generator(seed)
    while not table.over:
        table.play(program.choose(table.known_to(table.to_act, rng), table.legal(), table.to_act, rng))
    return table.record()["moves"]


def is_running(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"


# The examples


@every_game
@pytest.mark.parametrize("language", ["Python", "JavaScript"])
def test_the_examples_play_whole_games_and_always_the_same(name, language):
    command = {"Python": ROOT / "examples/bot.py", "JavaScript": f"{node()} {ROOT}/examples/bot.mjs"}[language]
    bots = [madang.bot(f"program:{command}", name) for _ in range(2)]
    games = [play(bot, madang.table(name, seed=3)) for bot in bots]
    assert games[0] == games[1]
    assert games[0] != play(bots[0], madang.table(name, seed=3), seed=6)
    assert all(not any(bot.faults.values()) for bot in bots)
    for bot in bots:
        bot.close()


# What a program is told


@every_game
def test_a_program_is_told_the_same_in_two_worlds_that_its_seat_cannot_tell_apart(name, script, tmp_path):
    kept = tmp_path / "questions"
    program = Program(game_of(name), script(KEEPER.format(kept=str(kept))))
    asked = 0
    for match in random_game(game_of(name), max(game_of(name).players), seed=31):
        if not match.over and len(match.actions) % 3 == 0:
            seat = match.to_act
            for world in (match, in_world(match, match.known_to(seat, generator(asked, stream=3)))):
                rng = generator(7)
                assert program.choose(world.known_to(seat, rng), world.legal(), seat, rng) == match.legal()[-1]
            asked += 1
    program.close()
    questions = kept.read_text().splitlines()
    assert len(questions) == 2 * asked > 10
    assert questions[0::2] == questions[1::2]
    for question in map(json.loads, questions):
        assert set(question) == {"game", "seat", "players", "view", "prompt", "moves", "chance"}
        assert question["view"]["viewer"] == question["seat"] == question["view"]["to_act"]


def test_a_question_holds_what_the_table_shows_to_the_seat(script, tmp_path):
    kept = tmp_path / "questions"
    table = madang.table("koryo", players=3, seed=7)
    program = Program(table.game, script(KEEPER.format(kept=str(kept))))
    assert ask(program, table) == table.legal()[-1]
    program.close()
    question = json.loads(kept.read_text())
    assert question["view"] == table.view(table.to_act)
    assert question["moves"] == table.moves()


# What goes wrong


@pytest.mark.parametrize(
    "answer",
    ['{"move": "fly"}', "fly", "[]", '{"move": []}', "{}", "7", "", "\\xff", "[" * 60_000],
    ids=["no move", "no JSON", "list", "no text", "nothing", "number", "empty", "no UTF-8", "deep"],
)
def test_an_answer_that_is_none_of_the_moves_is_counted_and_the_first_move_made(script, answer):
    table = madang.table("koryo", seed=3)
    program = Program(table.game, script(f"for _ in open(0): print('''{answer}''', flush=True)"))
    assert ask(program, table) == ask(program, table) == table.legal()[0]
    program.close()
    assert program.faults == {LATE: 0, ILLEGAL: 2}


def test_an_answer_without_end_is_cut_off(script):
    table = madang.table("koryo", seed=3)
    program = Program(table.game, script("import sys\nwhile True: sys.stdout.write('x' * 1000)"))
    assert ask(program, table) == table.legal()[0]
    program.close()
    assert program.faults == {LATE: 0, ILLEGAL: 1}


def test_a_late_program_is_ended_and_started_anew(script, tmp_path):
    text = f"""
import json, os, sys, time
for line in sys.stdin:
    if not os.path.exists({str(tmp_path / "met")!r}):
        open({str(tmp_path / "met")!r}, "w").close()
        time.sleep(1000)
    print(json.dumps({{"move": json.loads(line)["moves"][-1]}}), flush=True)
"""
    table = madang.table("koryo", seed=3)
    program = Program(table.game, script(text), patience=2)
    assert ask(program, table) == table.legal()[0]
    assert ask(program, table) == table.legal()[-1]
    program.close()
    assert program.faults == {LATE: 1, ILLEGAL: 0}


def test_a_program_that_hangs_is_ended_with_all_it_started(script, tmp_path):
    text = f"""
import subprocess, sys, os
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
with open({str(tmp_path / "running")!r}, "a") as file: print(os.getpid(), child.pid, file=file)
child.wait()
"""
    table = madang.table("koryo", seed=3)
    program = Program(table.game, script(text), patience=1.5)
    for _ in range(2):
        assert ask(program, table) == table.legal()[0]
    with pytest.raises(Refused, match=r"gave no answer within 1\.5 s, 3 times in a row; it was ended\.$") as refused:
        ask(program, table)
    assert_one_sentence(refused.value)
    processes = [int(word) for word in (tmp_path / "running").read_text().split()]
    assert len(processes) == 6
    for process in processes:
        while is_running(process):  # the system takes its time
            time.sleep(0.01)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise SystemExit('I give up.')", r"I give up \(exit code 1\)\.$"),
        ("import sys; input(); sys.exit(3)", r"it does not say why \(exit code 3\)\.$"),
        ("input(); print('half a line', end='')", r"it does not say why \(exit code 0\)\.$"),
    ],
)
def test_a_program_that_ends_is_refused_with_its_last_words(script, text, why):
    table = madang.table("koryo", seed=3)
    with pytest.raises(Refused, match="^The program '.*' ended when it was asked for a move: " + why) as refused:
        ask(Program(table.game, script(text)), table)
    assert_one_sentence(refused.value)


@pytest.mark.parametrize("command", ["", "  ", "'", "no-such-program-anywhere", "./nothing.py", "/"])
def test_what_cannot_be_started_is_refused(command):
    with pytest.raises(Refused) as refused:
        madang.bot(f"program:{command}", "koryo")
    assert_one_sentence(refused.value)


def test_names_from_elsewhere_start_no_program():
    from madang.bots import bot

    with pytest.raises(Refused, match="There is no bot"):
        bot(f"program:{sys.executable}", game_of("koryo"))


def test_a_program_ends_with_whoever_asks_it(script, tmp_path):
    """However that ends, killed included: the program reads until nobody can ask any more."""
    text = f"""
import json, os, sys
with open({str(tmp_path / "running")!r}, "w") as file: file.write(str(os.getpid()))
for line in sys.stdin: print(json.dumps({{"move": json.loads(line)["moves"][0]}}), flush=True)
"""
    asker = f"""
import os, signal, madang
from madang.engine.rng import generator
table, rng = madang.table("koryo", seed=3), generator(1)
bot = madang.bot("program:{script(text)}", "koryo")
bot.choose(table.known_to(table.to_act, rng), table.legal(), table.to_act, rng)
os.kill(os.getpid(), signal.SIGKILL)
"""
    assert subprocess.run([sys.executable, "-c", asker], check=False).returncode < 0
    process = int((tmp_path / "running").read_text())
    while is_running(process):
        time.sleep(0.01)
