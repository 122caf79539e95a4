"""One browser and one server for all tests of a worker, and visitors whose every console message fails the test."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

# The server of the server tests serves here, too.
sys.path.append(str(Path(__file__).parents[1] / "server"))

from chromium import launched
from visiting import DESKTOP, House, Visitor

from madang.server.page import page_folder


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    assert page_folder(), "The page is not built; in the project folder, say: make page"
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    running = launched(driver)
    yield running
    running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed and restarted."""
    running = House(tmp_path / "data")
    running.start()
    yield running
    if running.process:
        running.stop()


@pytest.fixture(scope="session")
def rested(browser: Browser) -> Iterator[list[Visitor]]:
    """Visitors of earlier tests: their browsers keep the files they have loaded, and nothing else."""
    resting: list[Visitor] = []
    yield resting
    for visitor in resting:
        visitor.leave()


@pytest.fixture
def visit(browser: Browser, house: House, rested: list[Visitor]) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors of the shared server; an error or warning of a browser fails the test."""
    yield from _guests(browser, house, rested)


@pytest.fixture
def newcomer(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors of the shared server whose browsers have loaded nothing yet."""
    yield from _visitors(browser, house)


@pytest.fixture
def notified(driver: Playwright, house: House) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors whose browser shows notifications, which its shell never does."""
    running = launched(driver, whole=True)
    yield from _visitors(running, house)
    running.close()


@pytest.fixture
def visit_own(browser: Browser, own_house: House) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors of the test's own server."""
    yield from _visitors(browser, own_house)


@pytest.fixture(scope="session")
def hasty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server to whom somebody is away after a second."""
    running = House(tmp_path_factory.mktemp("hasty"), MADANG_AWAY="1")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit_hasty(browser: Browser, hasty_house: House, rested: list[Visitor]) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors of that server."""
    yield from _guests(browser, hasty_house, rested)


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    return visit()


@pytest.fixture(scope="session")
def living_here(browser: Browser, house: House) -> Iterator[Visitor]:
    visitor = Visitor(browser, house, {"viewport": {"width": 1440, "height": 844}})
    assert visitor.guest  # known to the server first: otherwise it may take page and test for two newcomers
    visitor.go("/nowhere")
    yield visitor
    visitor.leave()


@pytest.fixture
def resident(living_here: Visitor) -> Iterator[Visitor]:
    """Somebody who stays the same through all tests, and goes from table to table without loading the page again."""
    living_here.begin_anew()
    living_here.follow("/nowhere")
    living_here.speak("en")
    yield living_here
    _assert_quiet(living_here.complaints())


def _assert_quiet(noise: list[str]) -> None:
    assert not noise, "The browser complained:\n" + "\n".join(noise)


def _guests(browser: Browser, house: House, rested: list[Visitor]) -> Iterator[Callable[..., Visitor]]:
    """Visitors who come again in later tests."""
    here: list[Visitor] = []

    def make(profile: dict[str, object] = DESKTOP, **more: object) -> Visitor:
        wanted = {**profile, **more}
        visitor = next((one for one in rested if (one.house, one.profile) == (house, wanted)), None)
        if visitor:
            rested.remove(visitor)
        here.append(visitor or Visitor(browser, house, wanted))
        return here[-1]

    yield make
    noise = [line for one in here for line in one.forget()]
    rested += here
    _assert_quiet(noise)


def _visitors(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    made: list[Visitor] = []

    def make(profile: dict[str, object] = DESKTOP, **more: object) -> Visitor:
        made.append(Visitor(browser, house, {**profile, **more}))
        return made[-1]

    yield make
    _assert_quiet([line for one in made for line in one.leave()])
