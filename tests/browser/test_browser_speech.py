"""What a screen reader hears at a table of each game, in each language: with the coach, while choosing, upon touching
what cannot be chosen, and when the game is over. It has to make sense without the picture, so it is kept as files to be
read. Delete one, and the test writes it anew."""

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from prepared import prepared
from prepared.question import Question
from visiting import DESKTOP, PHONE, Visitor, corner

from madang.games import NAMES
from madang.games import game as game_of
from madang.lessons import lesson_of

KEPT = Path(__file__).parent / "speech"
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
STEPS = 3
"""So many steps of the coach are listened to."""
CLOCK = 60
"""Seconds on a clock."""
TIME_PASSES = "(seconds) => (window.noon ??= Date.now(), Date.now = () => noon + seconds * 1000)"
ASKED = {
    "koryo": ("order", "pile-1-senator", ("hand-banker", "hand-banker-2")),
    "choson": ("turn-sword", "pile-1-gosu", ("pile-1-oracle",)),
    "chronicle": ("follow", "hand-power-6", ("hand-love-3",)),
    "gosux": ("target chosen", "card-1-c1", ("card-1-a5",)),
}
"""A question, something that cannot be chosen then, and what is chosen."""

# Notes which live regions change. A region that comes with its words is not read aloud, and nothing hidden is. What is
# read as a whole, and the log, is as it stands when one listens; what passes in other regions is heard all the same.
EAR = """() => {
  if (window.overheard) return;
  const live = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const changed = new Set(), known = new WeakMap();
  const lines = (region) => {
    const found = [];
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.data.replace(/\\s+/g, " ");
      if (!node.parentElement.checkVisibility() || node.parentElement.closest("[aria-hidden=true]")) continue;
      const block = node.parentElement.closest("p, li, h1, h2, h3, h4, dt, dd, div") ?? region;
      if (found.at(-1)?.block === block) found.at(-1).words += words;
      else if (words.trim()) found.push({ block, words });
    }
    return found.map(({ block, words }) => ({ block, words: words.replace(/ +/g, " ").trim() }));
  };
  const isWhole = (region) => /status|alert/.test(region.role) || region.ariaAtomic === "true";
  const news = (region) => {
    const now = lines(region), before = known.get(region) ?? [];
    known.set(region, now.map(({ words }) => words));
    const fresh = now.filter(({ words }) => !before.includes(words));
    return (isWhole(region) && fresh.length ? now : fresh).map(({ words }) => words);
  };
  const regions = () => [...document.querySelectorAll(live)].filter((one) => !one.parentElement.closest(live));
  const passed = [];
  new MutationObserver((all) => {
    const found = all.map(({ target }) => (target.closest ? target : target.parentElement)?.closest(live));
    for (const region of new Set(found)) {
      if (!region?.checkVisibility()) continue;
      if (isWhole(region) || region.role === "log") changed.add(region);
      else passed.push(news(region));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  window.overheard = () => {
    const said = [];
    for (const region of regions().toSorted((one, other) => (other.role === "log") - (one.role === "log"))) {
      const told = news(region);
      if (changed.has(region)) said.push(told);
    }
    said.push(...passed.splice(0));
    changed.clear();
    return said.filter((told) => told.length);
  };
}"""


class Listener:
    """Writes down what is done and what is then heard."""

    def __init__(self, visitor: Visitor):
        self.visitor = visitor
        self.heard: list[str] = []

    def begin(self, what: str) -> None:
        """Comes to another table; what stands there already is not read aloud."""
        self.visitor.page.evaluate(EAR)
        self.visitor.page.evaluate("overheard()")
        self.heard += [*([""] if self.heard else []), f"# {what}"]

    def hear(self, *touched: str) -> None:
        self.visitor.wait_still()
        said = self.visitor.page.evaluate("overheard()")
        self.heard.append(f"({', '.join(touched)})")
        for first, *more in said:
            self.heard += [f"- {first}", *(f"  {line}" for line in more)]

    def press(self, *touched: str) -> None:
        for name in touched:
            self.visitor.press(name)
            self.hear(name)


def each_copy(names: Sequence[str]) -> list[str]:
    """On a large screen copies lie side by side, and the second has a name of its own."""
    counts = [names[: at + 1].count(name) for at, name in enumerate(names)]
    return [name if count == 1 else f"{name}-{count}" for name, count in zip(names, counts, strict=True)]


def lesson(listener: Listener, game: str) -> None:
    visitor, steps = listener.visitor, lesson_of(game_of(game)).steps
    visitor.at_table(visitor.first_game(game))
    visitor.see("lantern").first.wait_for()
    listener.begin("The first steps with the coach")
    for step, following in pairwise(steps[: STEPS + 1]):
        touched = [name for one in step.moves for name in each_copy(prepared(game).LESSON[one.move])] or ["coach-go-on"]
        listener.press(*touched[:-1])
        visitor.see(touched[-1]).click()
        visitor.page.locator(f"html[data-ready=true] [data-testid=coach][data-step={following.name}]").wait_for()
        listener.hear(touched[-1])


def question(listener: Listener, game: str) -> None:
    visitor, (kind, forbidden, chosen) = listener.visitor, ASKED[game]
    visitor.sit_at({**prepared(game).QUESTIONS, **prepared(game).MOMENTS}[kind])
    listener.begin("What cannot be chosen, and what a choice would do")
    visitor.see(forbidden).click(position=corner(forbidden), force=True)
    visitor.see("why").wait_for()
    listener.hear(forbidden)
    listener.press(*chosen)


def ending(listener: Listener, last: Question, what: str) -> None:
    visitor = listener.visitor
    visitor.sit_at(last)
    listener.begin(what)
    listener.press(*last.closing[:-1])
    visitor.see(last.closing[-1]).click()
    assert not visitor.goes_on()
    listener.hear(last.closing[-1])


def battle(listener: Listener) -> None:
    """The same for whoever does not want it at once: the Great Battle is counted row by row."""
    visitor, last = listener.visitor, prepared("gosux").LAST
    match = visitor.house.lay_out(last.position, visitor.guest, *last.others)
    visitor.page.goto(f"/table/{match}?pace=3600000")
    visitor.wait_still()
    listener.begin("A Great Battle that is counted row by row")
    listener.press(*last.closing[:-1])
    visitor.see(last.closing[-1]).click()
    visitor.see("battle").locator(".now").get_by_text("III", exact=True).wait_for()
    visitor.see("battle").locator(".now").first.wait_for(state="detached")
    visitor.page.keyboard.press("Space")
    assert not visitor.goes_on()
    listener.hear(last.closing[-1])


def song(listener: Listener) -> None:
    """What follows a Great Battle that does not end the game."""
    question = prepared("gosux").QUESTIONS["song"]
    listener.visitor.go("/")  # at the usual pace again
    listener.visitor.sit_at(question)
    listener.begin("The Song of the Dead")
    listener.press(*question.closing, "card-0-c1", "primary")


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", NAMES)
def test_a_table_is_read_aloud_as_before(visit, game, language):
    visitor = visit(DESKTOP, locale=LOCALES[language])
    visitor.go("/")
    listener = Listener(visitor)
    lesson(listener, game)
    question(listener, game)
    ending(listener, prepared(game).LAST, "The last act")
    if game == "koryo":
        ending(listener, prepared(game).ENDINGS["lost"], "Somebody else wins")
    if game == "gosux":
        battle(listener)
        song(listener)
    check_heard(listener, f"{game}.{language}.txt")


@pytest.mark.parametrize("language", LOCALES)
def test_the_life_of_a_table_is_read_aloud_as_before(visit_hasty, language):
    """What others say and do, and what becomes of the line, beside the game itself."""
    ann, ben = visit_hasty(DESKTOP, locale=LOCALES[language]), visit_hasty(PHONE)
    match = ann.house.lay_out({"game": "koryo", "first": 1}, ann.named("Ann"), ben.named("Ben"))
    for someone in (ben, ann):
        someone.at_table(match)
    listener = Listener(ann)
    listener.begin("Two friends at a table")

    ben.see("open-talk").tap()
    ben.words("One moment").tap()
    ann.see("slip").wait_for()
    listener.hear("Ben says something")
    ben.put_away()
    with ann.without_network():
        listener.hear("the line is lost")
    listener.hear("it is back")

    ben.page.goto("about:blank")
    ann.see("away-chip").wait_for()
    listener.hear("Ben goes away")
    ben.at_table(match)
    ann.see("away-chip").wait_for(state="detached")
    listener.hear("Ben is back")

    ben.page.locator("[data-testid^=hand-][data-state=legal]").first.tap(position=corner("hand-"))
    ben.press("primary")
    assert ann.goes_on()
    listener.hear("Ben lays an order")
    ben.page.get_by_role("button", name="Menu").tap()
    ben.see("ask-back").tap()
    ann.see("take-back-request").wait_for()
    listener.hear("Ben asks to take it back")
    ann.see("consent").click()
    assert ben.goes_on()
    ann.see("take-back-request").wait_for(state="detached")
    listener.hear("consent")

    ben.page.get_by_role("button", name="Menu").tap()
    ben.see("leave").tap()
    ben.choice("way", "resign").tap()
    ben.see("leave-go").tap()
    assert not ann.goes_on()
    listener.hear("Ben resigns")

    wanted = {"game": "koryo", "seats": ["me", "apprentice"], "clock": {"seconds": CLOCK, "increment": 0}}
    answer = ann.context.request.post("/api/matches", data=wanted)
    assert answer.ok, answer.text()
    ann.at_table(answer.json()["match"])
    assert ann.goes_on()
    ann.page.locator(".clock.runs").wait_for()  # how much time is left comes after the question
    listener.begin("A table with a clock")
    for left, warned in ((15, 20), (5, 10)):
        ann.page.evaluate(TIME_PASSES, CLOCK - left)
        ann.page.get_by_role("status").filter(has_text=re.compile(rf"\b{warned} sec")).wait_for(state="attached")
        listener.hear(f"{left} seconds are left")
    check_heard(listener, f"table.{language}.txt")


def check_heard(listener: Listener, name: str) -> None:
    kept, heard = KEPT / name, "\n".join(listener.heard) + "\n"
    if not kept.exists():
        kept.write_text(heard, "utf-8")
        pytest.fail(f"{kept.name} was written anew: read it aloud.")
    assert heard == kept.read_text("utf-8")
