"""The wheel: it holds the rules, the scenarios and the texts, and works without the project around it."""

import os
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import madang
from madang.engine.warming import warm
from madang.engine.words import LANGUAGES
from madang.games import NAMES
from madang.games import game as game_of

PROJECT = Path(__file__).parent.parent


def run(*command: str, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, capture_output=True, text=True, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), folder=PROJECT)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Path:
    """The wheel unpacked somewhere else, as an installation would."""
    folder = tmp_path_factory.mktemp("installed")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


def in_project(*patterns: str) -> set[str]:
    return {path.relative_to(PROJECT).as_posix() for pattern in patterns for path in PROJECT.glob(pattern)}


def test_the_wheel_holds_everything_it_needs(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    code = {path.removeprefix("src/") for path in in_project("src/madang/**/*.py", "src/madang/**/*.ftl")}
    rules = {path.replace("docs/", "madang/data/", 1) for path in in_project("docs/rules/*.md")}
    scenarios = {f"madang/data/{path}" for path in in_project("scenarios/**/*.toml")}
    for wanted in (code, rules, scenarios):
        assert wanted
        assert wanted <= names
    for name in NAMES:
        assert f"madang/data/rules/{name}.md" in names
        assert any(path.startswith(f"madang/data/scenarios/{name}/") for path in names)
        for language in LANGUAGES:
            text = game_of(name).text_folder / f"{language}.ftl"
            assert text.relative_to(Path(madang.__file__).parent.parent).as_posix() in names


def test_the_wheel_holds_nothing_else(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    strange = [name for name in names if not name.startswith(("madang/", "madang-"))]
    leftovers = [name for name in names if "__pycache__" in name or name.endswith((".pyc", ".nbc", ".nbi"))]
    assert strange == leftovers == []


def test_an_installed_madang_finds_its_own_files(installed, tmp_path):
    code = """
import json, madang, madang.data
from madang.games import NAMES, game
print(json.dumps([madang.__file__, str(madang.data.rules_folder()), str(madang.data.scenario_folder())]))
for name in NAMES:
    table = madang.table(name, seed=1)
    table.play(table.moves()[0])
    assert table.log("fr") and (madang.data.rules_folder() / f"{name}.md").is_file()
"""
    shown = run("-W", "error", "-c", code, folder=installed, PYTHONPATH=str(installed), MADANG_CACHE=str(tmp_path))
    assert shown.count(str(installed)) == 3


def modules_of_extras() -> list[str]:
    """What can be imported here and does not come with `pip install madang` alone."""
    wanted, found = ["madang"], set()
    while wanted:
        if (name := canonicalize_name(wanted.pop())) not in found:
            found.add(name)
            asked = map(Requirement, metadata.requires(name) or ())
            wanted += [one.name for one in asked if one.marker is None or one.marker.evaluate({"extra": ""})]
    packages = metadata.packages_distributions().items()
    return [module for module, owners in packages if not found & set(map(canonicalize_name, owners))]


def test_an_installed_madang_lists_and_plays_its_games_without_any_extra(installed):
    """A package that only an extra brings is refused here as if it were not there."""
    code = f"""
import sys
sys.modules |= dict.fromkeys({modules_of_extras()!r})
import madang, madang.arena.contest, madang.bots.search
from madang.cli import main
from madang.games import NAMES
for name in NAMES:
    table = madang.table(name, seed=1)
    table.play(table.legal()[0])
    table.view(0)
sys.argv = ["madang", "games"]
main()
"""
    shown = run("-c", code, folder=installed, PYTHONPATH=str(installed))
    for name in NAMES:
        assert name in shown


def test_a_second_copy_of_madang_does_not_take_the_first_ones_compiled_code_for_its_own(installed):
    """Numba keeps compiled code by the place of its source: a copy elsewhere starts cold, and must know it."""
    name = NAMES[0]
    list(warm(game_of(name)))
    code = f"""
from madang.engine.drivers import core_of
from madang.games import game
core = core_of(game({name!r}))
print(core.compiled)
"""
    assert run("-c", code, folder=installed, PYTHONPATH=str(installed)).strip() == "False"


def test_an_installed_madang_serves_its_page_without_node(installed, tmp_path):
    """Everything the page asks for at first is in the wheel; the server is stopped by its own program."""
    code = """
import os, re, signal, threading, urllib.request
from madang.server.app import run

def visit(address):
    page = urllib.request.urlopen(address).read().decode()
    files = re.findall(r'(?:src|href)="(/[^"]+[.](?:js|css|svg))"', page)
    sizes = [len(urllib.request.urlopen(address.rstrip("/") + path).read()) for path in files]
    print(len(files), min(sizes), flush=True)
    os.kill(os.getpid(), signal.SIGINT)

run(port=0, ready=lambda address: threading.Thread(target=visit, args=(address,)).start())
"""
    found = run(
        "-c", code, folder=tmp_path, PYTHONPATH=str(installed), PATH=str(tmp_path), MADANG_DATA=str(tmp_path / "data")
    )
    files, smallest = (int(number) for number in found.split())
    assert files >= 3
    assert smallest > 0


def test_training_without_pytorch_says_what_to_install(tmp_path):
    (tmp_path / "torch.py").write_text("raise ModuleNotFoundError('There is none.', name='torch')\n")
    asked = [sys.executable, str(PROJECT / "examples" / "train.py"), "--game", "koryo", "--out", "trained"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Training needs PyTorch; install it with: pip install 'madang[train]'\n"
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ".py" and path.name != "__pycache__"] == []
