"""How fast the page feels, in a real Chromium against a real server; what is measured is printed, nothing is asserted.

Times run from the event of the click, as the browser stamped it, to the first frame that shows the effect. A click on
the table has two effects: the ring of what was touched, which is the page's own, and the table as the server confirms
it, stored and told. A page is usable when what one came for can be touched, counted from the start of the navigation;
each load has an empty cache. A phone is simulated by the same machine at a quarter of its speed.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

# The visitors, the server and the tables are those of the browser tests.
sys.path.extend(str(Path(__file__).parents[1] / "tests" / folder) for folder in ("browser", "server"))

from chromium import launched
from prepared import BOTS, QUESTIONS
from visiting import DESKTOP, PHONE, STILL, House, Visitor

SLOWER = 4
PROFILES: dict[str, tuple[dict[str, Any], int]] = {"desktop": (DESKTOP, 1), "phone": (PHONE, SLOWER)}
GOALS = {"ring": 100, "usable": 1000}
"""Goals, in milliseconds."""

# Waits for several effects of one click, each to the end of the frame that shows it.
LISTEN = """(effects) => {
  let clicked;
  addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true, once: true });
  const shown = (selector) => new Promise((resolve) => {
    const look = () => {
      if (clicked === undefined || !document.querySelector(selector)) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
  });
  window.effects = Promise.all(effects.map(shown));
}"""
# Notes when something is there to be touched for the first time.
ARRIVAL = """
const watcher = new MutationObserver(() => {
  if (!document.querySelector("SELECTOR")) return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
});
watcher.observe(document, { subtree: true, childList: true, attributes: true });
"""

Times = dict[str, list[float]]


@contextmanager
def visiting(browser: Browser, house: House, profile: str) -> Iterator[Visitor]:
    kind, slower = PROFILES[profile]
    visitor = Visitor(browser, house, kind)
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield visitor
    visitor.leave()


def click(visitor: Visitor, name: str, *effects: str) -> list[float]:
    """Touches something and waits for its effects, in order."""
    visitor.page.evaluate(LISTEN, list(effects))
    visitor.see(name).click(position={"x": 12, "y": 12})
    times: list[float] = visitor.page.evaluate("window.effects")
    visitor.wait_still()
    return times


def hand(visitor: Visitor, times: Times) -> None:
    """Picks a card up and puts it back: nothing is sent to the server."""
    for pressed in ("true", "false"):
        effect = f"[data-testid=hand-banker][aria-pressed={pressed}]"
        times.setdefault("a card of the hand: ring", []).extend(click(visitor, "hand-banker", effect))


def guided_move(visitor: Visitor, times: Times) -> None:
    """The first half of a swap, and back."""
    ring = "[data-testid=pile-1-senator][data-state=chosen]"
    for what, took in zip(
        ("ring", "confirmed"), click(visitor, "pile-1-senator", ring, f"{STILL} [data-testid=undo]"), strict=True
    ):
        times.setdefault(f"a card of the table: {what}", []).append(took)
    gone = f"{STILL}:not(:has([data-testid=undo]))"
    times.setdefault("undo: confirmed", []).extend(click(visitor, "undo", gone))


def order(visitor: Visitor, times: Times) -> None:
    """An order of a new table each time, laid for good."""
    visitor.sit_at(QUESTIONS["order"].position, *BOTS)
    visitor.press("hand-banker")
    laid = f"{STILL} [data-testid=own-order]"
    times.setdefault("an order laid: confirmed", []).extend(click(visitor, "primary", laid))


def loads(browser: Browser, house: House, profile: str, times: Times) -> None:
    """First visits: the courtyard, and a table by its address."""
    for what, question in (("the courtyard", None), ("a table", QUESTIONS["turn"])):
        with visiting(browser, house, profile) as visitor:
            there = "[data-testid=home-koryo]" if question is None else f"{STILL} [data-testid=primary]"
            visitor.context.add_init_script(ARRIVAL.replace("SELECTOR", there))
            path = "/" if question is None else f"/table/{house.lay_out(dict(question.position), visitor.guest, *BOTS)}"
            visitor.page.goto(path)
            visitor.page.locator(there).wait_for()
            times.setdefault(f"{what}: usable", []).append(visitor.page.evaluate("window.usable"))


def measure(browser: Browser, house: House, profile: str, rounds: int, tick: Callable[[], None]) -> Times:
    times: Times = {}
    with visiting(browser, house, profile) as at_hand, visiting(browser, house, profile) as at_swap:
        at_hand.sit_at(QUESTIONS["order"].position, *BOTS)
        at_swap.sit_at(QUESTIONS["swap"].position, *BOTS)
        at_swap.press("primary")
        for _ in range(rounds):
            hand(at_hand, times)
            guided_move(at_swap, times)
            tick()
    with visiting(browser, house, profile) as laying:
        for _ in range(rounds):
            order(laying, times)
            tick()
    for _ in range(rounds):
        loads(browser, house, profile, times)
        tick()
    return times


def row(profile: str, what: str, times: list[float]) -> list[str]:
    ordered = sorted(times)
    median, late = statistics.median(ordered), ordered[min(len(ordered) - 1, len(ordered) * 19 // 20)]
    goal = GOALS.get(what.split(": ")[1])
    met = "" if goal is None else "[green]met" if median < goal else "[red]not met"
    figures = [f"{figure:.0f}" for figure in (median, late, ordered[-1])]
    return [profile, what, *figures, "" if goal is None else f"< {goal}", met]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how fast Madang's page feels.")
    parser.add_argument("--rounds", type=int, default=20, metavar="N", help="times each is measured (default 20)")
    rounds = parser.parse_args().rounds
    report = Table(box=SIMPLE_HEAD)
    for column in ("where", "what", "median ms", "19 of 20 ms", "worst ms", "goal", ""):
        report.add_column(column, justify="right" if "ms" in column else "left")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
    ):
        house = House(Path(data))
        house.start()
        browser = launched(playwright)
        for profile in PROFILES:
            task = progress.add_task(profile, total=3 * rounds)
            times = measure(browser, house, profile, rounds, partial(progress.advance, task))
            for what, took in times.items():
                report.add_row(*row(profile, what, took))
            report.add_section()
        browser.close()
        house.stop()
    console = Console(width=max(100, Console().width))
    console.print(report)


if __name__ == "__main__":
    main()
