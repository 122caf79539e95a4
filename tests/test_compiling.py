"""Compiled code: what is compiled, where it is kept, who compiles it, and that nothing is compiled twice."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import madang
from games import EVERY_BOT, every_game
from madang.engine import cache
from madang.engine.drivers import compiled, core_of, interpreted
from madang.engine.locking import holding
from madang.engine.warming import PARTS, start_warming, warm
from madang.games import NAMES
from madang.games import game as game_of


def run_python(code: str, **environment: str) -> str:
    """What a program prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@every_game
def test_warming_compiles_all_parts_and_marks_the_game_as_warm(name):
    game = game_of(name)
    parts = list(warm(game))
    assert len(parts) == len(set(parts)) == PARTS
    assert core_of(game) is compiled(game)
    assert start_warming([game]) is None
    assert not interpreted(game).compiled


@every_game
def test_a_warm_game_compiles_nothing_any_more(name):
    """Everything that tables, bots, simulations and batches call comes out of the cache, in the form it is called."""
    code = f"""
import json, madang
from madang.bots import bot
from madang.engine.drivers import compiled
from madang.engine.rng import generator
from madang.engine.warming import warm
from madang.games import game
table = madang.table({name!r}, seed=1)
rng, bots = generator(1), [bot(kind, table.game) for kind in {EVERY_BOT!r}]
while not table.over:
    seat = table.to_act
    table.observe(seat), table.prompt(), table.view()
    asked = bots if len(table.actions) < 3 else [bots[len(table.actions) % len(bots)]]
    choices = [one.choose(table.known_to(seat, rng), table.legal(), seat, rng) for one in asked]
    table.play(choices[-1])
table.scores(), table.winners()
madang.simulate({name!r}, games=3000, seed=1)
batch = madang.batch({name!r}, size=4, seed=1)
batch.step(batch.masks.argmax(1))
core = vars(compiled(table.game))
print(json.dumps([name for name in core if hasattr(core[name], "stats") and core[name].stats.cache_misses]))
used = {{name: len(core[name].signatures) for name in core if hasattr(core[name], "signatures")}}
list(warm(table.game))
print(json.dumps([name for name in used if len(core[name].signatures) != max(1, used[name])]))
"""
    list(warm(game_of(name)))
    compiled_again, warmed_otherwise = map(json.loads, run_python(code).splitlines())
    assert compiled_again == []
    assert warmed_otherwise == []


FOLDER = f"""
from madang.engine import cache
from madang.engine.drivers import core_of
from madang.games import game
first = game({NAMES[0]!r})
"""


def test_a_cold_game_is_played_interpreted(tmp_path):
    code = FOLDER + "print(cache.folder(first).parent, cache.is_warm(first), core_of(first).compiled)"
    assert run_python(code, MADANG_CACHE=str(tmp_path)).split() == [str(tmp_path), "False", "False"]


def test_code_is_kept_apart_for_each_game():
    folders = {cache.folder(game_of(name)) for name in NAMES}
    assert len(folders) == len(NAMES)
    assert all(folder.is_dir() for folder in folders)


def test_a_cache_that_cannot_be_written_is_replaced_by_one_that_ends_with_the_program(tmp_path):
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    code = "import warnings; warnings.simplefilter('ignore')" + FOLDER + "print(cache.folder(first))"
    folder = Path(run_python(code, MADANG_CACHE=str(occupied), TMPDIR=str(tmp_path)).strip())
    assert folder.is_relative_to(tmp_path)
    assert not folder.exists()


def test_a_cache_that_somebody_else_can_write_is_not_trusted(tmp_path):
    find = "import warnings; warnings.simplefilter('default')" + FOLDER + "print(cache.folder(first))"
    folder = Path(run_python(find, MADANG_CACHE=str(tmp_path)).strip())
    assert folder.parent == tmp_path
    folder.chmod(0o777)
    other = Path(run_python(find, MADANG_CACHE=str(tmp_path), TMPDIR=str(tmp_path)).strip())
    assert other != folder
    assert other.name == folder.name


def test_old_caches_are_removed_and_the_last_ones_kept(tmp_path):
    code = (
        FOLDER
        + """
import os
root = cache.folder(first).parent
for age in range(1, 7):
    old = root / f"{first.name}-{age}"
    old.mkdir()
    (old / ".used").touch()
    os.utime(old / ".used", (1e9 - age, 1e9 - age))
(root / "other-1").mkdir()
cache.prune(first)
print(*sorted(path.name for path in root.iterdir() if path != cache.folder(first)), cache.folder(first).is_dir())
"""
    )
    kept = [f"{NAMES[0]}-1", f"{NAMES[0]}-2", "other-1", "True"]
    assert run_python(code, MADANG_CACHE=str(tmp_path)).split() == kept


ASKING = (
    FOLDER
    + """
from madang.engine.warming import start_warming
print(start_warming([first]).pid, flush=True)
input()
"""
)


def asking_for_a_compiler(folder):
    """A program that asks for a compiler in the background, and the number of that compiler's process."""
    program = subprocess.Popen(
        [sys.executable, "-c", ASKING],
        env={**os.environ, "MADANG_CACHE": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    return program, int(program.stdout.readline())


def wait_until(condition):
    """Waits for what must come; that it comes is asserted, not when."""
    for _ in range(3000):
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError("It never came.")


def is_running(process):
    """Whether a process of that number runs; one that only waits to be noticed by whoever started it does not."""
    status = Path(f"/proc/{process}/status")
    try:
        return "\nState:\tZ" not in status.read_text() if status.parent.parent.exists() else os.kill(process, 0) is None
    except (FileNotFoundError, ProcessLookupError):
        return False


def is_held(path):
    """Whether another process holds a file."""
    try:
        with holding(path, wait=False):
            return False
    except BlockingIOError:
        return True


def test_one_compiler_at_a_time_works_in_the_background_and_stands_back(tmp_path):
    turn = tmp_path / ".compiling"
    with holding(turn):
        program, compiler = asking_for_a_compiler(tmp_path)
        wait_until(lambda: os.getpriority(os.PRIO_PROCESS, compiler) > os.getpriority(os.PRIO_PROCESS, program.pid))
        assert is_running(compiler)
        assert not list(tmp_path.glob("*/.lock"))
    wait_until(lambda: is_held(turn))
    wait_until(lambda: list(tmp_path.glob("*/.lock")))
    program.communicate("done")
    wait_until(lambda: not is_running(compiler))


def test_a_compiler_ends_with_the_program_that_asked_for_it_even_if_that_is_killed(tmp_path):
    with holding(tmp_path / ".compiling"):
        program, compiler = asking_for_a_compiler(tmp_path)
        assert is_running(compiler)
        with program:
            program.kill()
        wait_until(lambda: not is_running(compiler))


def test_importing_madang_is_light():
    """The compiler is loaded when a game is, so that help and version are instant."""
    code = "import sys, madang; print('numba' in sys.modules, 'numpy' in sys.modules, madang.__version__)"
    assert run_python(code).split() == ["False", "False", madang.__version__]
