"""A game in a package of its own, examples/goofspiel, installed into a clean environment beside this Madang: found
there without being registered anywhere, played in every way, and tested like all games. What the games share is
compiled already."""

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Page, sync_playwright

sys.path.append(str(Path(__file__).parent / "browser"))

from chromium import launched

PROJECT = Path(__file__).parent.parent
EXAMPLE = PROJECT / "examples" / "goofspiel"
MOST_TOUCHES = 60
"""More than the twelve bids of a game; a player who needs more is stuck."""
SHARED = ("test_properties", "test_two_worlds", "test_equality", "test_records")


class Environment:
    """A virtual environment with the wheel of the example. Madang, and what it depends on, come from the environment of
    the tests, behind everything that is installed here."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.python = folder / "venv" / "bin" / "python"
        ready = folder / "ready"
        if ready.exists():
            return
        folder.mkdir()
        self.command(sys.executable, "-m", "venv", "--without-pip", str(folder / "venv"))
        build = ("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder / "wheels"), str(EXAMPLE))
        self.command(sys.executable, *build)
        wheels = map(str, (folder / "wheels").glob("*.whl"))
        install = ("install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index")
        self.command(sys.executable, "-m", "pip", "--python", str(self.python), *install, *wheels)
        own = self.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
        (Path(own) / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n{PROJECT / 'src'}\n")
        ready.touch()

    def command(self, *words: str, given: str = "", **environment: str) -> str:
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        variables = {**clean, "XDG_DATA_HOME": str(self.folder / "data"), "LANG": "C.UTF-8", **environment}
        done = subprocess.run(words, cwd=self.folder, capture_output=True, text=True, input=given, env=variables)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a server of this environment."""
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        with (
            TemporaryDirectory() as data,
            subprocess.Popen(
                [self.python, "-m", "madang", "serve", "--port", "0", "--data", data],
                cwd=self.folder,
                env={**clean, "MADANG_BOT_PACE": "0"},
                stdout=subprocess.PIPE,
                text=True,
            ) as server,
        ):
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[4]
            finally:
                server.terminate()

    def run(self, *words: str, given: str = "", **environment: str) -> str:
        return self.command(str(self.python), *words, given=given, **environment)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """One environment for all processes of a test run: the first that needs it makes it."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "installed"
    with open(f"{folder}.lock", "w") as lock:
        flock(lock, LOCK_EX)
        return Environment(folder)


def test_it_is_found_beside_the_games_of_madang(installed: Environment) -> None:
    code = "import json, madang_goofspiel as own; from madang.games import NAMES; "
    code += "print(json.dumps([NAMES, own.__file__]))"
    names, file = json.loads(installed.run("-W", "error", "-c", code))
    assert names[-1] == "goofspiel"
    assert len(names) == 5
    assert file.startswith(str(installed.folder)), "what is tested is what was installed"
    assert "Goofspiel" in installed.run("-m", "madang", "games")


def test_it_is_played_from_python_by_bots_and_by_the_command(installed: Environment) -> None:
    """One after the other: what the first compiles, the second finds compiled."""
    code = """
import madang
from madang.engine.rng import generator
table, rng = madang.table("goofspiel", players=3, seed=1, names=["Ann", "Bo", "Cy"]), generator(1)
bots = [madang.bot(name, table.game) for name in ("greedy", "random", "search:20")]
while not table.over:
    seat = table.to_act
    table.play(bots[seat].choose(table.known_to(seat, rng), table.legal(), seat, rng), seat)
assert len(table.actions) == 36 and 0 < sum(table.scores()) <= 91, table.scores()
assert madang.Table.from_record(table.record()).scores() == table.scores()
assert "Ann montre" in "\\n".join(table.log("fr"))
scores = madang.simulate("goofspiel", players=2, games=500, seed=1).scores
assert scores.shape == (500, 2) and scores.sum(1).max() <= 91
"""
    installed.run("-W", "error", "-c", code)
    shown = json.loads(installed.run("-m", "madang", "simulate", "goofspiel", "--games", "500", "--json"))
    assert shown["games"] == 500


@pytest.mark.parametrize(("language", "won"), [("en", "Final count"), ("fr", "Décompte final")])
def test_it_is_played_in_the_terminal(installed: Environment, language: str, won: str) -> None:
    play = ("-m", "madang", "play", "goofspiel", "--players", "2", "--seed", "3", "--lang", language)
    shown = installed.run(*play, "--save", f"{language}.json", given="1\n" * 12)
    assert won in shown
    assert "field" not in shown


def test_its_scenarios_hold_and_it_lacks_nothing(installed: Environment) -> None:
    assert "4 hold, 0 fail" in installed.run("-m", "madang", "scenario", "--game", "goofspiel", "--lang", "en")
    assert "Goofspiel lacks nothing." in installed.run("-m", "madang", "check", "goofspiel")
    assert "GS-TIE-1" in installed.run("-m", "madang", "rules", "goofspiel", "--lang", "fr")


def test_the_tests_that_all_games_share_hold(installed: Environment) -> None:
    files = [str(PROJECT / "tests" / f"{name}.py") for name in SHARED]
    options = ("-v", "-p", "no:cacheprovider", "-c", str(PROJECT / "pyproject.toml"))
    facts = os.pathsep.join((str(PROJECT / "tests"), str(EXAMPLE / "tests")))
    shown = installed.run("-m", "pytest", *options, "-k", "goofspiel", *files, PYTHONPATH=facts)
    for name in SHARED:
        assert f"{name}.py ." in shown, "each of these files has tests of it"


# In the browser, at the plain table


OPTION = "[data-testid^=option-]:not(:disabled)"


def by_mouse(page: Page) -> None:
    page.locator(OPTION).last.click()


def by_finger(page: Page) -> None:
    """The card itself, not the button of its move; as a bid cannot be taken back, that only aims."""
    page.locator("[data-state=legal]").first.tap()
    page.get_by_test_id("primary").tap()


def by_keyboard(page: Page) -> None:
    for _ in range(MOST_TOUCHES):
        if page.evaluate(f"document.activeElement.matches('{OPTION}')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("No move can be reached by keyboard.")


SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"},
}
SENTENCES = {"en": "Bid for prizes in secret", "fr": "Enchérissez en secret"}


def test_it_is_played_in_the_browser(installed: Environment) -> None:
    with installed.serving() as address, sync_playwright() as playwright:
        browser = launched(playwright)
        for touch, size, language in (
            (by_mouse, "desktop", "en"),
            (by_keyboard, "desktop", "fr"),
            (by_finger, "phone", "fr"),
        ):
            context = browser.new_context(**SIZES[size], locale=language)
            play_to_the_end(context.new_page(), f"{address}?pace=0", touch, SENTENCES[language])
            context.close()
        browser.close()


def play_to_the_end(page: Page, address: str, touch: Callable[[Page], None], sentence: str) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda problem: complaints.append(str(problem)))
    page.goto(address)
    page.get_by_text(sentence).wait_for()
    page.get_by_test_id("home-goofspiel").click()
    result = page.get_by_test_id("result")
    for _ in range(MOST_TOUCHES):
        page.locator(OPTION).or_(result).first.wait_for()
        if result.is_visible():
            break
        touch(page)
    page.get_by_test_id("all-points").locator("summary").click()
    assert page.get_by_test_id("score").last.inner_text().strip()
    assert complaints == []
