"""Every screen, in both languages: axe finds no fault in light and dark, on desktop and phone; nothing is wider than
the window, cut short, covered by something else or reached too late by keyboard."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from fluent.syntax import FluentParser, ast
from measuring import MISWRITTEN, PLACE, ROOM
from playwright.sync_api import Page
from prepared import SOMEBODY_ELSE, Question, prepared
from visiting import DESKTOP, OUTAGE, PATIENCE, Visitor

from madang.games import NAMES
from madang.server.schema import LONGEST_NAME

PROJECT = Path(__file__).parents[2]
AXE = PROJECT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NEW = {"game": "koryo"}
TAUGHT = ("koryo", "gosux")
"""Games whose lesson is looked at in every window: the coach is the same in all."""
WINDOWS = ((1440, 844), (2560, 1300), (1024, 844), (768, 844), (390, 844), (320, 640))
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
LAYOUTS = ((1440, 844), (768, 844), (320, 640))
"""One window of each layout of a table."""
MEASURED = ((1440, 844), (2560, 1300), (768, 844), (390, 844), (320, 640))
"""Every width that the page is drawn for."""
WIDE = ((1440, 844), (1440, 1000))
"""For what is there only beside the board."""
LOOK = 200
"""Milliseconds between two looks at words that are not yet right."""
REFUSED = (r"/api/invitations/\S+ gave 4\d\d", r"the server responded with a status of 4\d\d")

# What axe complains about. The drawings that the page takes its emblems from are never shown.
VIOLATIONS = f"""async () => {{
  const place = {{ include: [{PLACE}], exclude: [".emblems"] }};
  const {{ violations }} = await axe.run(place, {{ resultTypes: ["violations"], preload: false }});
  return violations.flatMap(({{ id, nodes }}) =>
    nodes.map((node) => `${{id}}: ${{node.failureSummary}}\\n${{node.html.slice(0, 200)}}`));
}}"""

READABLE = """() => [
  ...document.body.innerText.split("\\n"),
  ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => [one.ariaLabel, one.title, one.placeholder]),
  document.title,
].filter(Boolean).map((line) => line.replace(/\\s+/g, " ").trim())"""

# Buttons, fields and words that stick out, unless they lie in something that scrolls.
STICKING_OUT = """() => {
  const scrolls = (one) => one && one !== document.documentElement &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  return [...document.querySelectorAll("button, a, input, select, h1, h2, h3, p, li, [role=img]")]
    .filter((one) => one.checkVisibility() && !scrolls(one.parentElement))
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
    .map((one) => one.outerHTML.slice(0, 120));
}"""

# What can be chosen or pressed at a table and lies under something else. Cards of a hand overlap, and where a whole row
# is aimed at, its piles lie upon it.
COVERED_THINGS = """() => {
  const chosen = ".board [data-state^=legal]:not([data-testid^=aim-], [data-testid^=hand-])";
  return [...document.querySelectorAll(`:root:not(:has(dialog[open])) :is(${chosen}, .board .prompt button)`)]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
}"""
COVERED = f"() => ({COVERED_THINGS})().map((one) => one.outerHTML.slice(0, 120))"

TEXT_SIZES = (
    """() => [...document.querySelectorAll("h1, p, button")].map((one) => parseFloat(getComputedStyle(one).fontSize))"""
)

# The same, of what is in the window, wherever one has scrolled to.
COVERED_SOMEWHERE = f"""() => {{
  const found = new Set();
  for (let y = 0; y < document.scrollingElement.scrollHeight; y += 50) {{
    scrollTo(0, y);
    const seen = (one) => {{
      const {{ y, height }} = one.getBoundingClientRect();
      return y >= 0 && y + height <= innerHeight;
    }};
    for (const one of ({COVERED_THINGS})().filter(seen)) found.add(one.outerHTML.slice(0, 120));
  }}
  scrollTo(0, 0);
  return [...found];
}}"""

# Whether there are some pixels between the letters of a name and the tick of its card.
TICK_APART = """(card) => {
  const range = document.createRange();
  range.selectNodeContents(card.querySelector(".name b"));
  const [name, tick] = [range.getBoundingClientRect(), card.querySelector(".tick").getBoundingClientRect()];
  return name.right + 4 <= tick.left || tick.right + 4 <= name.left;
}"""

# What stands beside each other on a plate and does not.
OVERLAPPING = """(plate) => {
  const parts = [...plate.querySelectorAll(".person, .passed, button")].filter((one) => one.checkVisibility());
  return parts.filter((part, i) => {
    const one = part.getBoundingClientRect();
    return one.right > innerWidth || parts.slice(i + 1).map((other) => other.getBoundingClientRect()).some((two) =>
      Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1);
  }).map((part) => part.outerHTML.slice(0, 120));
}"""

# Words that stick out of their place, or stand in two lines.
BROKEN = """(place) => {
  const range = document.createRange();
  const { left, right } = place.getBoundingClientRect();
  return [...place.firstChild.data.matchAll(/\\S+/g)].filter(({ index, 0: word }) => {
    range.setStart(place.firstChild, index);
    range.setEnd(place.firstChild, index + word.length);
    const box = range.getBoundingClientRect();
    return range.getClientRects().length > 1 || box.left < left - 1 || box.right > right + 1;
  }).map(([word]) => word);
}"""

# Where the main button comes before the cards that it lays.
TOO_EARLY = """() => {
  const act = document.querySelector("[data-testid=primary]");
  const cards = [...document.querySelectorAll("[data-testid^=hand-]")];
  return cards.filter((card) => act?.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map((card) => card.outerHTML.slice(0, 120));
}"""

# In colours that the visitor's system forces upon the page: cards through which one sees, and buttons without an edge.
# Cards have an edge of their own, a link in a text is underlined, and what only says what it is needs no edge.
BARE = """() => {
  const isEdged = (one) => {
    const { borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(one);
    return parseFloat(borderTopWidth) > 0 || outlineStyle !== "none" || textDecorationLine === "underline";
  };
  const isClear = (one) => /, 0\\)$|transparent/.test(getComputedStyle(one).backgroundColor);
  return [
    ...[...document.querySelectorAll(".card")].filter(isClear).map((one) => ["see-through", one]),
    ...[...document.querySelectorAll("button:not([data-tells]), .act, .paper-acts > *")]
      .filter((one) => ![one, ...one.querySelectorAll("*")].some(isEdged))
      .map((one) => ["without an edge", one]),
  ].filter(([, one]) => one.checkVisibility()).map(([what, one]) => `${what}: ${one.outerHTML.slice(0, 120)}`);
}"""

# All of these. A window of another size is drawn with the next frame, and what is seen only then may need another font.
MISPLACED = f"""async () => {{
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await document.fonts.ready;
  const room = document.scrollingElement.scrollWidth;
  const kinds = {{ "sticks out": {STICKING_OUT}, "is covered": {COVERED}, "is reached after the button": {TOO_EARLY} }};
  return [
    ...(room > innerWidth ? [`the page is ${{room}} wide`] : []),
    ...Object.entries(kinds).flatMap(([what, find]) => find().map((thing) => `this ${{what}}: ${{thing}}`)),
    ...({MISWRITTEN})(),
  ];
}}"""


# The screens


def home(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".gates").wait_for()


def home_with_tables(visitor: Visitor) -> None:
    """A table of each game, one that waits for friends, and one that is almost over."""
    asked = [prepared(game).USUAL for game in NAMES]
    for question in (prepared("choson").LAST, *asked):
        visitor.house.lay_out(question.position, visitor.guest, *question.others, moves=question.moves)
    visitor.house.lay_out(NEW, visitor.guest, None)
    home(visitor)
    visitor.page.locator("li a[href^='/table/']").nth(len(NAMES) + 1).wait_for()


def new_table(visitor: Visitor) -> None:
    visitor.go("/new")
    visitor.choice("seat", 3).click()
    visitor.choice("sitter", "friend").click()
    visitor.choice("seat", 1).click()
    visitor.choice("sitter", "Owl").click()
    visitor.page.evaluate("scrollTo(0, 0)")


def waiting(visitor: Visitor) -> None:
    visitor.at_table(visitor.house.lay_out(NEW, visitor.guest, None, "Heron", None))
    visitor.links()
    visitor.see("qr").first.click()
    visitor.page.locator("svg[role=img]").nth(1).wait_for()


def asked(question: Question) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.sit_at(question)
        visitor.press(*question.steps)
        if visitor.page.locator("html").get_attribute("lang") == "en":
            assert visitor.title.startswith(question.asks)

    return show


def rules(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.sit_at(prepared(game).USUAL)
        visitor.page.locator("header .tools button").first.click()
        visitor.page.locator("dialog[open] table").first.wait_for()
        visitor.see("rules-taught").wait_for()

    return show


def rules_found(visitor: Visitor) -> None:
    """Some with pictures, marks and why a card is not the printed one; what the marks mean."""
    rules("chronicle")(visitor)
    visitor.see("rules-search").fill("CR-CARD-")
    visitor.page.locator("dialog[open] #rule-CR-CARD-9").wait_for()
    visitor.page.locator("dialog[open] .legend summary").click()


def no_rules_found(visitor: Visitor) -> None:
    rules("gosux")(visitor)
    visitor.see("rules-search").fill("zebra")
    visitor.page.locator("dialog[open] [data-item]").first.wait_for(state="detached")


def lesson(game: str) -> Callable[[Visitor], None]:
    """A step that asks for a move, and something lit."""

    def show(visitor: Visitor) -> None:
        visitor.context.clear_cookies()  # whoever has many matches going can begin no other
        assert visitor.guest
        visitor.go("/nowhere")
        visitor.at_table(visitor.first_game(game))
        visitor.press("coach-go-on")
        visitor.see("lantern").first.wait_for()
        visitor.see("coach-order").wait_for()

    return show


def idea(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        home(visitor)
        visitor.see(f"learn-{game}").click()
        visitor.see("learn-first").wait_for()

    return show


def puzzle(visitor: Visitor) -> None:
    visitor.go("/puzzle/koryo/barbarians-guardian-majority")
    visitor.see("puzzle-next").wait_for()


def menu(visitor: Visitor) -> None:
    visitor.sit_at(prepared("koryo").QUESTIONS["turn"])
    visitor.page.locator("header .tools button").last.click()
    visitor.page.locator("dialog[open] section input").wait_for()  # the link, which the server is asked for


def settings(visitor: Visitor) -> None:
    menu(visitor)
    visitor.see("settings").click()
    visitor.see("sample").wait_for()


def account(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.see("you").click()
    visitor.see("forget").click()
    visitor.see("forget-now").wait_for()


def ladder(visitor: Visitor) -> None:
    visitor.go("/ladder")
    visitor.see("ladder-empty").wait_for()


def log(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        asked(prepared(game).USUAL)(visitor)
        visitor.page.keyboard.press("l")
        visitor.page.locator("dialog[open] [role=log]").wait_for()

    return show


def talk(game: str) -> Callable[[Visitor], None]:
    """On a phone, where it is a sheet; the buttons of the bar leave room for the round."""

    def show(visitor: Visitor) -> None:
        visitor.page.set_viewport_size({"width": 390, "height": 844})
        position, *bots = prepared(game).USUAL.position, *prepared(game).USUAL.others[1:]
        visitor.at_table(visitor.house.lay_out(position, visitor.guest, SOMEBODY_ELSE, *bots))
        visitor.see("open-talk").click()
        visitor.see("talk").get_by_role("button").first.click()
        visitor.see("talk").get_by_role("listitem").wait_for()

    return show


def talk_beside_the_board(visitor: Visitor) -> None:
    position, *bots = prepared("koryo").USUAL.position, *prepared("koryo").USUAL.others[1:]
    visitor.at_table(visitor.house.lay_out(position, visitor.guest, SOMEBODY_ELSE, *bots))
    visitor.see("tab-talk").click()
    visitor.see("talk").get_by_role("button").first.click()
    visitor.see("talk").get_by_role("listitem").wait_for()


def leave(visitor: Visitor) -> None:
    menu(visitor)
    visitor.see("leave").click()
    visitor.see("leave-go").wait_for()


def credits(visitor: Visitor) -> None:
    visitor.go("/credits")
    visitor.page.locator("main li, main p").first.wait_for()


def inspector(game: str) -> Callable[[Visitor], None]:
    """A card that is read: in a sheet, of Gosu X beside the board."""

    def show(visitor: Visitor) -> None:
        visitor.sit_at(prepared(game).USUAL)
        visitor.see(INSPECTED[game]).click()
        visitor.page.locator("dialog[open] [data-testid^=text-], .rail .inspector").first.wait_for()

    return show


INSPECTED = {"koryo": "plaque-banker", "choson": "plaque-gosu", "chronicle": "allies-1-love", "gosux": "card-1-b1"}
"""What is pressed to read a card."""


def result(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.sit_at(prepared(game).LAST)
        visitor.press(*prepared(game).LAST.closing)
        assert not visitor.goes_on()
        visitor.unfold("all-points")
        visitor.unfold("fair")
        visitor.see("result").locator(".verdict").wait_for()

    return show


def battle(rows: int) -> Callable[[Visitor], None]:
    """Gosu X: a Great Battle, so many rows of it counted; the verdict comes after four."""

    def show(visitor: Visitor) -> None:
        last = prepared("gosux").LAST
        match = visitor.house.lay_out(last.position, visitor.guest, "greedy")
        visitor.page.goto(f"/table/{match}?pace=Infinity")
        visitor.press(last.closing[0])
        visitor.see("primary").click()
        for _ in range(rows - 1):
            visitor.see("go-on").click()
        visitor.page.locator(".sum, .prize").first.wait_for()

    return show


def ending(name: str) -> Callable[[Visitor], None]:
    """The winner's moment: somebody else stands before the sun, and where nobody is behind it is half risen."""

    def show(visitor: Visitor) -> None:
        if name == "resigned":
            visitor.sit_at(prepared("koryo").ENDINGS["lost"])
            match = visitor.page.url.rpartition("/")[2]
            assert visitor.context.request.post(f"/api/matches/{match}/give-up").ok
            visitor.see("result").wait_for()  # until then the old question may still stand there
        else:
            visitor.sit_at(prepared("koryo").ENDINGS[name])
            visitor.press(*prepared("koryo").LAST.closing)
        assert not visitor.goes_on()
        result = visitor.see("result")
        assert result.locator("h3.winner").inner_text() == ENDINGS[name]
        assert result.locator("h3.winner").evaluate("(heading) => heading === document.activeElement")
        assert result.locator(".sky > .portrait").count() == (name in ("lost", "resigned"))
        assert result.locator(".half").count() == (name == "drawn")

    return show


ENDINGS = {
    "lost": "Crane wins",
    "shared": "A shared win: Guest and Crane",
    "drawn": "A shared win: Guest and Crane",
    "resigned": "Crane wins",
}


def join(visitor: Visitor) -> None:
    _go_by_link(visitor, "join")
    visitor.see("sit").wait_for()


def watch(visitor: Visitor) -> None:
    _go_by_link(visitor, "watch")
    visitor.wait_still()


def taken_seat(visitor: Visitor) -> None:
    """Somebody comes by a link after somebody else has sat down."""
    match = visitor.house.lay_out(NEW, visitor.guest, None, None)
    link = visitor.context.request.get(f"/api/matches/{match}/links").json()["invitations"]["1"]
    for name in ("sit", "watch"):
        visitor.context.clear_cookies()
        assert visitor.guest
        visitor.go(link)
        visitor.see(name).wait_for()
        if name == "sit":
            visitor.see("name").fill("Ben")
            visitor.see("sit").click()
            visitor.see("lobby").wait_for()


def closed_table(visitor: Visitor) -> None:
    match = visitor.house.lay_out(NEW, visitor.guest, None)
    visitor.at_table(match)
    [invitation, _] = visitor.links()
    visitor.words("Close this table").click()
    visitor.words("Your tables").wait_for()
    visitor.go(invitation)
    visitor.words("This table is closed").wait_for()


def bad_link(visitor: Visitor) -> None:
    visitor.expect_noise(*REFUSED)
    visitor.go("/join/nonsense")
    visitor.page.locator("main p").wait_for()


def not_yours(visitor: Visitor) -> None:
    visitor.go(f"/table/{visitor.house.lay_out(NEW, SOMEBODY_ELSE, 'random')}")
    visitor.page.locator("main p").wait_for()


def not_found(visitor: Visitor) -> None:
    visitor.go("/somewhere/else")


def somebody(visitor: Visitor, name: str) -> Visitor:
    """A friend with a browser of their own."""
    assert visitor.context.browser
    friend = Visitor(visitor.context.browser, visitor.house, DESKTOP)
    friend.go("/")
    friend.call_oneself(name)
    return friend


def free_seats(visitor: Visitor) -> Callable[[], object]:
    ann = somebody(visitor, "Ann")
    new = {"game": "koryo", "seats": ["me", "open"], "public": True}
    match = ann.context.request.post("/api/matches", data=new).json()["match"]
    home(visitor)
    visitor.see(f"sit-{match}").wait_for()

    def end() -> None:
        ann.context.request.post(f"/api/matches/{match}/close")
        ann.leave()

    return end


def filters(visitor: Visitor) -> None:
    for _ in range(7):
        visitor.house.lay_out(NEW, visitor.guest, "random")
    home(visitor)
    visitor.see("filter-game").wait_for()


def from_home(label: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        home(visitor)
        visitor.page.get_by_role("button", name=label, exact=True).first.click()
        visitor.page.locator("dialog[open] h2").first.wait_for()

    return show


def logging_in(visitor: Visitor) -> None:
    home(visitor)
    visitor.see("you").click()
    visitor.words("Log in").click()
    visitor.see("current-password").wait_for()


def logged_in(visitor: Visitor) -> Callable[[], object]:
    visitor.context.clear_cookies()
    made = {"name": f"Mina {visitor.guest[:8]}", "password": "correct horse"}
    assert visitor.context.request.post("/api/account", data=made).ok
    home(visitor)
    visitor.see("you").click()
    visitor.see("log-out").wait_for()
    visitor.see("you-panel").locator("summary").click()

    def end() -> None:
        visitor.context.clear_cookies()
        assert visitor.guest
        visitor.go("/nowhere")

    return end


def new_table_of(game: str, players: int | None) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.go("/new")
        visitor.choice("game", game).click()
        if players:
            visitor.choice("players", players).click()
        visitor.choice("seat", 1).click()
        visitor.choice("sitter", "friend").click()
        visitor.page.locator("[name=clock]").last.check(force=True)
        visitor.page.evaluate("scrollTo(0, 0)")

    return show


def invited(visitor: Visitor) -> None:
    """Somebody who has sat down, waits for the others and says hello."""
    visitor.at_table(visitor.house.lay_out(NEW, SOMEBODY_ELSE, visitor.guest, None))
    visitor.see("talk").get_by_role("button").first.click()
    visitor.see("talk").get_by_role("listitem").wait_for()


def no_table(visitor: Visitor) -> None:
    visitor.go("/table/nonsense")
    visitor.page.locator("main p").wait_for()


def spectator(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        question = prepared(game).USUAL
        match = visitor.house.lay_out(question.position, visitor.guest, *question.others, moves=question.moves)
        visitor.follow(visitor.watching_link(match))
        visitor.wait_still()

    return show


def puzzle_shown(visitor: Visitor) -> None:
    puzzle(visitor)
    visitor.see("puzzle-show").click()
    visitor.page.locator("[data-testid=puzzle][data-found=true]").wait_for()


def puzzle_missed(visitor: Visitor) -> None:
    puzzle(visitor)
    visitor.page.locator("[data-testid^=option-], [data-testid=primary]").last.click()
    visitor.see("puzzle-again").wait_for()


def at_one_table(visitor: Visitor) -> Visitor:
    """The visitor and Ann at a table of Koryŏ."""
    ann = somebody(visitor, "Ann")
    question = prepared("koryo").USUAL
    match = visitor.house.lay_out(question.position, visitor.guest, ann.guest, *question.others[1:])
    for someone in (ann, visitor):
        someone.at_table(match)
    return ann


def saying(visitor: Visitor) -> Callable[[], object]:
    ann = at_one_table(visitor)
    ann.see("tab-talk").click()
    ann.words("Thank you").click()
    visitor.see("slip").wait_for()
    return ann.leave


def about_a_saying(visitor: Visitor) -> Callable[[], object]:
    leave = saying(visitor)
    visitor.see("tab-talk").click()
    visitor.see("about-saying").first.click()
    visitor.see("block").first.wait_for()
    return leave


def read_at_chronicle(name: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.page.set_viewport_size({"width": 390, "height": 844})
        visitor.sit_at(prepared("chronicle").USUAL)
        visitor.see(name).click()
        visitor.page.locator("dialog[open] [data-testid^=text-]").first.wait_for()

    return show


def line_down(visitor: Visitor) -> Callable[[], object]:
    visitor.sit_at(prepared("koryo").USUAL)
    visitor.speak("fr")  # the words are fetched while there is a line
    visitor.speak("en")
    visitor.expect_noise(*OUTAGE)
    visitor.context.set_offline(True)
    visitor.see("reconnecting").wait_for()

    def end() -> None:
        visitor.context.set_offline(False)
        visitor.see("reconnecting").wait_for(state="detached")
        visitor.wait_still()

    return end


def _go_by_link(visitor: Visitor, way: str) -> None:
    match = visitor.house.lay_out(NEW, visitor.guest, None, "random")
    links = visitor.context.request.get(f"/api/matches/{match}/links").json()
    visitor.context.clear_cookies()  # whoever comes by a link is somebody else
    visitor.go(links["watch"] if way == "watch" else links["invitations"]["1"])


def moments_of(game: str) -> dict[str, Callable[[Visitor], None]]:
    """Moments at the table of a game; its questions are looked at in test_browser_reloads.py."""
    return {f"{game}: {name}": asked(question) for name, question in prepared(game).MOMENTS.items()}


def sheets_of(game: str) -> dict[str, Callable[[Visitor], None]]:
    """What else looks different in each game."""
    sheets = {"rules": rules, "log": log, "talk": talk, "result": result}
    return {f"{game}: {name}": show(game) for name, show in sheets.items()}


FOR_NEWCOMERS: dict[str, Callable[[Visitor], None]] = {"home": home, "home with tables": home_with_tables}
"""Here it matters where somebody has been before."""

FULLEST = ("choson: three powers", "chronicle: among six", "chronicle: twelve cards", "gosux: card chosen")
"""Moments with as much to see as there can be, looked at in every window."""
ON_A_SMALL_LAPTOP = (*FULLEST, "koryo: which of two", "gosux: the battle read")
MOMENTS = {name: show for game in NAMES for name, show in moments_of(game).items()}
SCREENS: dict[str, Callable[[Visitor], None]] = {
    "new table": new_table,
    "waiting": waiting,
    "menu": menu,
    "settings": settings,
    "account": account,
    "ladder": ladder,
    "puzzle": puzzle,
    **{f"{game}: lesson": lesson(game) for game in TAUGHT},
    "join": join,
    "watch": watch,
    "bad link": bad_link,
    "not yours": not_yours,
    "not found": not_found,
    **{name: show for game in NAMES for name, show in sheets_of(game).items()},
    **MOMENTS,
}
FORCED: dict[str, Callable[[Visitor], None]] = {
    "home with tables": home_with_tables,
    "lesson": lesson("koryo"),
    "new table": new_table,
    "settings": settings,
    "result": result("choson"),
    **{game: asked(prepared(game).USUAL) for game in NAMES},
}
"""What is looked at in the colours of a system."""
ENLARGED = {
    "home with tables": home_with_tables,
    "rules": rules("koryo"),
    "lesson": lesson("koryo"),
    "result": result("choson"),
    "new table": new_table,
    **{game: asked(prepared(game).USUAL) for game in NAMES},
}
"""What is looked at in letters of twice the size."""


LARGE = {"koryo": "discard", "choson": "turn", "chronicle": "take", "gosux": "turn"}
"""Questions in which things of one's own can be chosen, which lie lowest."""


MORE_SCREENS: dict[str, tuple[Callable[[Visitor], Any], tuple[tuple[int, int], ...]]] = {
    "credits": (credits, MEASURED),
    "leave": (leave, MEASURED),
    "taken seat": (taken_seat, MEASURED),
    "closed table": (closed_table, MEASURED),
    "talk beside the board": (talk_beside_the_board, WIDE),
    "rules found": (rules_found, MEASURED),
    "no rules found": (no_rules_found, MEASURED),
    **{f"{game}: idea": (idea(game), WINDOWS if game == "koryo" else MEASURED) for game in NAMES},
    **{f"result: {name}": (ending(name), MEASURED) for name in ENDINGS},
    "battle": (battle(2), MEASURED),
    "battle verdict": (battle(5), MEASURED),
    **{f"{game}: lesson": (lesson(game), MEASURED) for game in NAMES if game not in TAUGHT},
    **{f"{game}: inspector": (inspector(game), WIDE if game == "gosux" else MEASURED) for game in NAMES},
    "free seats": (free_seats, MEASURED),
    "filters": (filters, MEASURED),
    "rules from home": (from_home("Rules"), MEASURED),
    "menu from home": (from_home("Menu"), MEASURED),
    "log in": (logging_in, MEASURED),
    "logged in": (logged_in, MEASURED),
    "new table for six": (new_table_of("chronicle", 6), MEASURED),
    "new table of Gosu X": (new_table_of("gosux", None), MEASURED),
    "invited": (invited, MEASURED),
    "no such table": (no_table, MEASURED),
    **{f"{game}: spectator": (spectator(game), MEASURED) for game in NAMES},
    "puzzle solved": (puzzle_shown, MEASURED),
    "puzzle missed": (puzzle_missed, MEASURED),
    "saying": (saying, WIDE),
    "about a saying": (about_a_saying, WIDE),
    "discard": (read_at_chronicle("discard-small"), MEASURED[::-1]),
    "line down": (line_down, MEASURED),
}
"""What is looked at besides; WIDE where another window puts it away."""


@contextmanager
def shown(visitor: Visitor, show: Callable[[Visitor], Any]) -> Iterator[None]:
    """A screen, while it is looked at; who has come along for it leaves at the end."""
    end = show(visitor)
    try:
        yield
    finally:
        if end:
            end()


@pytest.mark.parametrize("screen", MORE_SCREENS)
def test_a_smaller_screen_is_accessible_fits_and_speaks_both_languages(resident, screen):
    show, windows = MORE_SCREENS[screen]
    with shown(resident, show):
        check_screen(resident, "en", "fr", windows=windows, quick=True)


@pytest.mark.parametrize("game", NAMES)
def test_a_slip_that_says_why_is_accessible(resident, game):
    """A window of another size puts the slip away."""
    resident.sit_at(prepared(game).USUAL)
    resident.page.locator(NOT_TO_BE_CHOSEN[game]).first.click(force=True)
    resident.see("why").wait_for()
    found = resident.page.evaluate(MISPLACED)
    for light in LIGHTS:
        found += violations(resident.page, light)
    assert resident.see("why").is_visible()
    assert not found, "\n".join(found)


NOT_TO_BE_CHOSEN = {
    "koryo": "[data-testid=pile-0-banker]",
    "choson": "[data-testid=pile-1-oracle]",
    "chronicle": "[data-testid=plate-1] .hand",
    "gosux": "[data-testid=card-1-b1]",
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_accessible_fits_and_speaks_both_languages(resident, screen):
    SCREENS[screen](resident)
    check_screen(resident, "en", "fr", windows=MEASURED if screen in MOMENTS and screen not in FULLEST else WINDOWS)


@pytest.mark.parametrize("screen", FOR_NEWCOMERS)
def test_the_courtyard_is_accessible_fits_and_speaks_french(visit, screen):
    visitor = visit()
    FOR_NEWCOMERS[screen](visitor)
    check_screen(visitor, "en")
    visitor = visit(DESKTOP, locale="fr-FR")
    FOR_NEWCOMERS[screen](visitor)
    assert visitor.page.locator("html").get_attribute("lang") == "fr"
    check_screen(visitor, "fr")


@pytest.mark.parametrize("screen", ["new table", "waiting"])
def test_a_screen_for_somebody_far_away_is_not_lost_in_the_middle(resident, screen):
    SCREENS[screen](resident)
    resident.page.set_viewport_size({"width": 2560, "height": 1300})
    wide, high = resident.page.evaluate(
        "[document.querySelector('main').getBoundingClientRect().width, document.scrollingElement.scrollHeight]"
    )
    assert wide > 2560 / 2
    assert high == 1300


def test_the_tick_of_a_chosen_bird_keeps_off_its_name(resident):
    resident.go("/new")
    resident.speak("fr")
    resident.choice("seat", 1).click()
    resident.choice("sitter", "Wren").click()
    for width, height in MEASURED:
        resident.page.set_viewport_size({"width": width, "height": height})
        resident.wait_drawn()
        assert resident.choice("sitter", "Wren").evaluate(TICK_APART), width


@pytest.mark.parametrize("game", NAMES)
def test_a_table_uses_all_of_a_wide_window(resident, game):
    """The board has what the rail leaves, its parts reach from edge to edge, and cards grow with it."""
    asked(prepared(game).USUAL)(resident)
    *_, card = resident.page.evaluate(ROOM)
    resident.page.set_viewport_size({"width": 2560, "height": 1300})
    resident.wait_drawn()
    board, used, larger = resident.page.evaluate(ROOM)
    assert board > 0.7
    assert used > 0.9
    assert larger > 1.2 * card


@pytest.mark.parametrize("screen", ON_A_SMALL_LAPTOP)
def test_a_table_fits_a_small_laptop(resident, screen):
    """Wide and low: what has no room is scrolled to, and neither cut nor covered."""
    SCREENS[screen](resident)
    check_screen(resident, "en", "fr", windows=((1280, 720),), lights=())


@pytest.mark.parametrize("game", NAMES)
def test_long_names_stand_whole(resident, game):
    position, birds = prepared(game).USUAL.position, ("Mina of the mill",) * 3
    others, moves = prepared(game).USUAL.others, prepared(game).USUAL.moves
    resident.at_table(resident.house.lay_out(position, resident.guest, *others, moves=moves, birds=birds))
    check_screen(resident, "en", "fr", windows=MEASURED, lights=())


def test_three_powers_to_use_leave_all_of_the_table_in_sight(resident):
    asked(prepared("choson").MOMENTS["three powers"])(resident)
    assert resident.page.locator("[data-testid^=option-]").count() == 3
    for language in ("en", "fr"):
        resident.speak(language)
        for width, height in ((390, 844), (320, 640)):
            resident.page.set_viewport_size({"width": width, "height": height})
            resident.wait_drawn()
            assert resident.page.evaluate("document.scrollingElement.scrollHeight") == height, (language, width)


@pytest.mark.parametrize("name", ["Crane", "Maximilienne de Beauharnais"[:LONGEST_NAME]])
def test_the_name_of_a_rival_stands_whole(resident, name):
    """In Gosu X much stands beside it: clans, tokens, piles, and that they have passed."""
    position = {**prepared("gosux").RICH, "passed": 1, "turns_left": 2}
    resident.at_table(resident.house.lay_out(position, resident.guest, "random", birds=(name,)))
    for width, height in LAYOUTS:
        resident.page.set_viewport_size({"width": width, "height": height})
        plate = resident.see("plate-1")
        assert plate.locator(".person").inner_text() == name
        assert plate.locator(".person").evaluate(BROKEN) == [], width
        assert plate.evaluate(OVERLAPPING) == [], width


@pytest.mark.parametrize("game", NAMES)
def test_at_twice_the_size_nothing_that_can_be_chosen_lies_under_the_tray(resident, game):
    question = prepared(game).QUESTIONS[LARGE[game]]
    resident.page.set_viewport_size({"width": 720, "height": 450})
    resident.sit_at(question)
    resident.press(*question.steps)
    assert resident.page.evaluate(COVERED_SOMEWHERE) == []


@pytest.mark.parametrize("screen", ENLARGED)
def test_text_of_twice_the_size_covers_and_clips_nothing(visitor, screen):
    """As somebody chooses it in the browser: everything is drawn for it, where windows of that size would be."""
    chosen = visitor.context.new_cdp_session(visitor.page)
    visitor.go("/nowhere")
    usual = visitor.page.evaluate(TEXT_SIZES)
    chosen.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    assert visitor.page.evaluate(TEXT_SIZES) == [2 * size for size in usual]
    ENLARGED[screen](visitor)
    found = visitor.page.evaluate(MISPLACED) + visitor.page.evaluate(COVERED_SOMEWHERE)
    if screen == "home with tables":
        heading, below = (visitor.page.locator(name).first.bounding_box() for name in ("h1", ".awaited, .gates"))
        assert heading
        assert below
        assert heading["y"] + heading["height"] <= below["y"]
    chosen.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", FORCED)
def test_forced_colours_leave_cards_opaque_and_buttons_with_an_edge(visitor, screen):
    visitor.page.emulate_media(forced_colors="active")
    FORCED[screen](visitor)
    bare = visitor.page.evaluate(BARE)
    visitor.page.emulate_media(forced_colors="none")
    assert not bare, "\n".join(bare)


def test_the_sheet_of_parts_is_accessible_and_fits(resident):
    """It is for whoever works on the page, and in English."""
    resident.go("/parts")
    check_screen(resident, "en")


def check_screen(
    visitor: Visitor,
    *languages: str,
    windows: tuple[tuple[int, int], ...] = WINDOWS,
    lights: tuple[Light, ...] = LIGHTS,
    quick: bool = False,
) -> None:
    """What is shown, in windows of these sizes and each of these languages. Axe looks at the first language, in light
    at the first size and in dark at the last: colours depend on the light, never on the width. Another language costs
    more than another size, so each is spoken once, and the sizes go down with the first and up with the second. What
    is like other screens is looked at quickly: at every size in the last language only, whose words are the longest."""
    page, problems = visitor.page, []
    examined: dict[tuple[int, int], Light] = {windows[0]: "light", windows[-1]: "dark"}
    for language in languages:
        if page.locator("html").get_attribute("lang") != language:
            visitor.speak(language)
        ends = (windows[0], windows[-1])
        for width, height in windows[::-1] if language != languages[0] else ends if quick else windows:
            if page.viewport_size != {"width": width, "height": height}:
                page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(MISPLACED)
            if language == languages[0] and (light := examined.get((width, height))) in lights:
                found += violations(page, light)
            if (width, height) == windows[-1]:
                found += settled_words(page, language)
            problems += [f"At {width} in {language}, {problem}" for problem in found]
    assert not problems, "\n".join(problems)


def violations(page: Page, light: Light) -> list[str]:
    page.emulate_media(color_scheme=light)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(VIOLATIONS)
    page.emulate_media(color_scheme="light")  # whoever has this page next finds it as it was
    return [f"{light}: {problem}" for problem in found]


def settled_words(page: Page, language: str) -> list[str]:
    """Words that stay wrong: a lesson's come from the server, a moment after the page speaks another language."""
    wrong: list[str] = []
    for _ in range(PATIENCE // LOOK):
        if not (wrong := wrong_words(page.evaluate(READABLE), language)):
            break
        page.wait_for_timeout(LOOK)
    return wrong


def wrong_words(lines: list[str], language: str) -> list[str]:
    """Keys instead of words, and words of the other language."""
    wrong = [f"this is a key: {line}" for line in KEYS.intersection(lines)]
    english = [line for line in lines if is_english(line)]
    if language == "en":
        return wrong if english else [*wrong, "nothing is English"]
    return wrong + [f"this is English: {line}" for line in english]


# The words of the message files


def message_files(language: str) -> list[Path]:
    page, games = f"web/src/**/{language}.ftl", f"src/madang/games/*/**/text/{language}.ftl"
    return [*PROJECT.glob(page), *(path for path in PROJECT.glob(games) if path.parts[-3] != "terminal")]


@cache
def messages(language: str) -> dict[str, list[str]]:
    """Each message as regular expressions, one for each of its variants."""
    found = {}
    for file in message_files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                found[entry.id.name] = variants(entry.value)
    return found


def variants(pattern: ast.Pattern) -> list[str]:
    ways = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            more = [re.escape(re.sub(r"\s+", " ", element.value))]
        elif isinstance(element.expression, ast.SelectExpression):
            more = [way for variant in element.expression.variants for way in variants(variant.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            more = [re.escape(element.expression.value)]
        else:
            more = [".+"]
        ways = [way + one for way, one in product(ways, more)]
    return ways


def only_english() -> list[re.Pattern[str]]:
    """What can only be English: said by an English message, and by no French one."""
    french = {way for ways in messages("fr").values() for way in ways}
    spoken = {way for ways in messages("en").values() for way in ways} - french
    return [re.compile(way) for way in spoken if len(re.findall(r"[a-z]", way.replace(".+", ""))) > 3]


@cache
def is_english(line: str) -> bool:
    return any(pattern.fullmatch(line) for pattern in ENGLISH)


KEYS = {key for key in messages("en") if "-" in key}
ENGLISH = only_english()
