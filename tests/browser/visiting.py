"""A visitor with a real browser, and the server they visit. A visitor only looks and touches: what they do goes through
the page, never around it. Everything a browser complains about is noted; what a test expects, it says beforehand."""

import re
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Position, Request, expect
from prepared import Question
from serving import NAMELESS, Server, stored

from madang.engine.game import SPECTATOR
from madang.server.presentation import standing_of, view_for
from madang.server.storage import Storage, Taken
from madang.tables import Table

PROGRAM = """
import sys
from pathlib import Path
from madang.server.app import run
run(port=int(sys.argv[2]), data=Path(sys.argv[1]), ready=lambda address: print(address, flush=True))
"""
BIRDS = ("Crane", "Magpie", "Heron", "Owl", "Wren", "Swift")
"""What bots at prepared tables are called, in the order of their seats."""
PATIENCE = 60_000
"""Milliseconds; long enough for a busy machine; a page that hangs still fails."""

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

# Listens in on the page's socket: an act is settled when its answer, and the update it caused, have come; a question
# about a move when it is answered, unless the line is lost. The mark stands in the document because the page's policy
# lets no test evaluate a condition again and again. While the machine sleeps, its lines die without a word; once it
# wakes, all that the page wanted to do meanwhile is due.
EAR = """
const unsettled = new Set(), lines = new Set(), dead = new Set(), due = new Map();
const AT_ONCE = 200;
let answered, asleep = false;
const mark = () => {
  document.documentElement.toggleAttribute("data-unsettled", unsettled.size > 0);
  document.documentElement.toggleAttribute("data-asleep", asleep);
};
const { setTimeout: later, clearTimeout: never } = window;
window.setTimeout = (then, after = 0, ...given) => {
  const timer = later(() => (due.delete(timer), then(...given)), after);
  if (after > AT_ONCE) due.set(timer, then);
  return timer;
};
window.clearTimeout = (timer) => (due.delete(timer), never(timer));
window.sleep = () => {
  asleep = true;
  for (const line of lines) dead.add(line);
  mark();
};
window.wake = () => {
  for (const [timer, then] of [...due]) {
    clearTimeout(timer);
    then();
  }
};
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    lines.add(this);
    this.addEventListener("message", (event) => {
      const { data } = event;
      if (dead.has(this)) return event.stopImmediatePropagation();
      const message = JSON.parse(data);
      asleep = false;
      if (message.type === "accepted") answered = message.id;
      if (message.type === "refused") unsettled.delete(message.id);
      if (message.type === "update") {
        unsettled.delete(answered);
        window.offered = message.prompt?.options ?? [];
      }
      if (message.type === "because") unsettled.delete(`why ${message.move}`);
      if (message.type === "would") unsettled.delete(`what ${message.move}`);
      mark();
    });
    this.addEventListener("close", () => {
      for (const one of unsettled) if (/^(what|why) /.test(one)) unsettled.delete(one);
      mark();
    });
  }
  send(data) {
    if (dead.has(this)) return;
    const { id, type, move } = JSON.parse(data);
    if (id && type !== "say") unsettled.add(id);  // no update comes of what is said
    if (type === "what" || type === "why") unsettled.add(`${type} ${move}`);
    mark();
    super.send(data);
  }
};
"""
# Nobody waits between the deeds of others, unless a test wants to see that.
AT_ONCE = "try { localStorage['madang.pace'] ??= '0'; } catch {}"
# Without the service worker, what a test does to the network is done to the page.
WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker;"

# What a link of the page does: another screen, with nothing loaded again.
FOLLOW = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""

# What a choice in another window does.
CHOOSE = """(language) => {
  localStorage.setItem("madang.language", language);
  dispatchEvent(new StorageEvent("storage"));
}"""

DRAWN = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""

STILL = "html[data-ready=true]:not([data-unsettled])"
ASKED = f"{STILL} [data-testid=tray].asked"
OVER = f"{STILL} [data-testid=result][data-counted=true]"

OUTAGE = (r"WebSocket connection to .* failed", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED")
"""What a browser says while there is no server, or no network."""

SCENE = """() => {
  const words = (element) => element?.innerText?.replace(/\\s+/g, " ").trim() ?? "";
  const all = (selector, what) => [...document.querySelectorAll(selector)].map(what);
  const prompt = document.querySelector("[data-testid=prompt]");
  return {
    title: words(prompt?.querySelector("h2")),
    prompt: words(prompt),
    tray: words(document.querySelector("[data-testid=tray]")),
    buttons: all("[data-testid=prompt] button", (one) => [words(one), one.disabled, one.ariaPressed]),
    hand: all("[data-testid^=hand-]", (one) => [one.dataset.testid, one.dataset.state]),
    piles: all("[data-testid^=pile-]", (one) => [one.dataset.testid, one.dataset.state, one.dataset.count]),
    others: all(
      ["allies", "meeting", "history", "pick", "card"].map((name) => `[data-testid^=${name}-]`).join(),
      (one) => [one.dataset.testid, one.dataset.state, words(one)],
    ),
    plates: all("[data-plate] .side", words),
    court: all("[data-zone=pool], [data-zone=pile], [data-testid^=plaque-]", (one) => one.ariaLabel ?? words(one)),
    log: all(".rail [role=log] :is(li, h3)", (one) => one.textContent.replace(/\\s+/g, " ").trim()),
    score: all(".rail :is([data-testid=score], [data-testid=race]) tr", words),
  };
}"""


def corner(name: str) -> Position | None:
    """Where to touch a thing that others may lie upon: cards of a hand overlap, piles lie in the row one aims at."""
    return {"x": 12, "y": 12} if name.startswith(("hand-", "aim-")) else None


class House(Server):
    """A server that keeps its address when it is started again."""

    def launch(self) -> "House":
        port = re.search(r":(\d+)/", self.url)
        self.run(PROGRAM, port[1] if port else "0")
        return self

    def lay_out(
        self,
        position: Mapping[str, Any],
        *seats: str | None,
        moves: Sequence[str] = (),
        birds: Sequence[str] = BIRDS,
    ) -> str:
        """A match that begins at a position, at a table of guests, bots (called like this) and open seats (None)."""
        table = Table.from_position({"players": len(seats), **position}, seed=0)
        for move in moves:
            table.play(move)
        return self.put_down(table, *seats, birds=birds)

    def put_down(self, table: Table, *seats: str | None, birds: Sequence[str] = BIRDS) -> str:
        """A match that has come as far as this table."""
        record = table.record()
        fresh = Table.from_record({**record, "moves": []})
        match = stored(fresh, *seats)
        names = iter(birds)
        for seat in match.seats:
            if seat.bot in NAMELESS:
                seat.name = next(names)

        async def write(storage: Storage) -> None:
            await storage.create(match)
            if steps := [Taken(0, move) for move in record["moves"]]:
                await storage.add(match.id, 1, steps, standing_of(table, view_for(table, SPECTATOR)))

        self.with_storage(write)
        return match.id

    def with_storage(self, work: Any) -> Any:
        # Playwright has an event loop of its own in this thread.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(super().with_storage, work).result()


class Visitor:
    """Somebody with a browser of their own: cookie, memory, page."""

    def __init__(self, browser: Browser, house: House, profile: dict[str, Any]):
        self.house = house
        self.profile = profile
        self.noise: list[str] = []
        self._expected: list[str] = []
        profile = {"reduced_motion": "reduce", **profile}
        self.context = browser.new_context(base_url=house.url, **profile)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"{{{EAR}}}")
        if profile["reduced_motion"] == "reduce":
            self.context.add_init_script(AT_ONCE)
        if profile.get("service_workers") != "allow":
            self.context.add_init_script(WITHOUT_WORKER)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: said.type in ("error", "warning") and self.noise.append(said.text))
        page.on("pageerror", lambda problem: self.noise.append(str(problem)))
        page.on("requestfailed", self._note_failure)
        page.on("response", lambda came: came.status >= 400 and self.noise.append(f"{came.url} gave {came.status}"))
        return page

    def _note_failure(self, asked: Request) -> None:
        # Whoever goes elsewhere before an answer has come gives it up.
        if asked.failure != "net::ERR_ABORTED":
            self.noise.append(f"{asked.url} failed: {asked.failure}")

    def expect_noise(self, *patterns: str) -> None:
        """Complaints that belong to what is tested, as regular expressions."""
        self._expected += patterns

    def complaints(self) -> list[str]:
        """What the browser complained about without being expected to."""
        return [line for line in self.noise if not any(re.search(pattern, line) for pattern in self._expected)]

    def begin_anew(self) -> None:
        """Forgets all messages so far, and sets the window back to its first size."""
        self.noise.clear()
        self._expected.clear()
        self.restore_window()

    def restore_window(self) -> None:
        if self.page.viewport_size != self.profile["viewport"]:
            self.page.set_viewport_size(self.profile["viewport"])

    def forget(self) -> list[str]:
        """Leaves the server and keeps only the files the browser has loaded; returns its complaints."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.goto("about:blank")
        kept = {"origin": self.house.url, "storageTypes": "cookies,local_storage"}
        self.context.new_cdp_session(self.page).send("Storage.clearDataForOrigin", kept)
        complaints = self.complaints()
        self.begin_anew()
        return complaints

    def leave(self) -> list[str]:
        """Closes the browser; returns its complaints."""
        self.context.close()
        return self.complaints()

    def named(self, name: str) -> str:
        """The visitor under a name, without coming to the courtyard for it."""
        answer = self.context.request.put("/api/me", data={"name": name})
        assert answer.ok, answer.text()
        return answer.json()["guest"]

    @property
    def guest(self) -> str:
        return self.context.request.get("/api/me").json()["guest"]

    # Going somewhere

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("h1").first.wait_for()

    def sit_at(self, question: Question) -> str:
        """Opens a prepared table, the visitor at seat 0; the steps to its question are still to be made."""
        match = self.house.lay_out(question.position, self.guest, *question.others, moves=question.moves)
        self.at_table(match)
        return match

    def first_game(self, game: str) -> str:
        """The visitor's first game with the coach."""
        answer = self.context.request.post("/api/lessons", data={"game": game})
        assert answer.ok, answer.text()
        return answer.json()["match"]

    def at_table(self, match: str) -> None:
        """Comes to a table: from another screen as its links do, else by loading the page."""
        path = f"/table/{match}"
        if self.page.url.startswith(self.house.url):
            self.follow(path)
        else:
            self.page.goto(path)
        self.wait_still()

    def follow(self, path: str) -> None:
        """Goes elsewhere as by a link of the page."""
        self.page.evaluate(FOLLOW, path)

    def reload(self) -> None:
        self.page.reload()
        self.wait_still()

    def speak(self, language: str) -> None:
        """Has the page say everything in a language, what it shows unchanged."""
        self.page.evaluate(CHOOSE, language)
        self.page.locator(f"html[lang={language}]:not(:has([lang]:not([lang={language}])))").wait_for()

    @contextmanager
    def without_network(self) -> Iterator[None]:
        """Takes the network away from an open table, and gives it back at the end."""
        self.expect_noise(*OUTAGE)
        notice = self.see("reconnecting")
        self.context.set_offline(True)
        try:
            notice.wait_for()
            yield
        finally:
            self.context.set_offline(False)
        notice.wait_for(state="detached")
        self.wait_still()

    def sleep_and_wake(self) -> None:
        """The machine sleeps with an open table: timers stop, and nobody says that the line is dead."""
        self.page.evaluate("sleep()")
        for _ in ("a question whether the line still lives", "no answer", "another line"):
            self.page.evaluate("wake()")
        self.page.locator("html:not([data-asleep])").wait_for()
        self.wait_still()

    # Looking

    def wait_still(self) -> None:
        """Waits until all that came is shown and nothing that was sent is unanswered. Bots may still have to move."""
        self.page.locator(STILL).wait_for()

    def wait_drawn(self) -> None:
        """Waits until what follows from a window of another size is drawn: some things are measured first."""
        self.page.evaluate(DRAWN)

    def goes_on(self) -> bool:
        """Waits until the visitor is asked something, or the game is over; says which."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for()
        return self.page.locator(OVER).count() == 0

    def is_asked(self) -> bool:
        """Whether it is the visitor who is asked now."""
        self.wait_still()
        return self.page.locator(ASKED).count() > 0

    def scene(self) -> dict[str, Any]:
        """The table as somebody would describe it. Nothing is pointed at, as who rests on a thing is told more."""
        self.page.mouse.move(1, 200)
        self.page.mouse.move(0, 0)
        return self.page.evaluate(SCENE)

    @property
    def title(self) -> str:
        """What is asked."""
        return self.see("prompt").locator("h2").inner_text()

    @property
    def log(self) -> list[str]:
        return self.scene()["log"]

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def choice(self, name: str, value: object) -> Locator:
        """One of several radio buttons, by what it looks like: its card."""
        return self.page.locator("label", has=self.page.locator(f'[name="{name}"][value="{value}"]'))

    def words(self, words: str) -> Locator:
        """Where the page says exactly this."""
        return self.page.get_by_text(words, exact=True).filter(visible=True).first

    def says(self, words: str) -> bool:
        """Waits until the page says exactly this, and fails if it never does."""
        self.words(words).wait_for()
        return True

    def round(self) -> int:
        words = self.page.locator("ol [aria-current=step] b").inner_text()
        return int(words.split()[1])

    def watching_link(self, match: str) -> str:
        """The link by which others may watch a match of the visitor's."""
        return self.context.request.get(f"/api/matches/{match}/links").json()["watch"]

    def document_of(self, match: str, watching: bool = False) -> str:
        """All of a table's document, loaded anew, to the last attribute."""
        self.page.goto(self.watching_link(match) if watching else f"/table/{match}")
        self.wait_still()
        return self.page.content()

    def links(self) -> list[str]:
        """The links of a table that waits: invitations, then the one for watching."""
        fields = self.see("lobby").locator("input[readonly]")
        fields.first.wait_for()
        return fields.evaluate_all("(fields) => fields.map((field) => field.value)")

    # Touching

    def call_oneself(self, name: str) -> None:
        field = self.see("name")
        expect(field).not_to_have_value("")  # the name they have so far comes from the server
        field.fill(name)
        self.words("Save").click()
        assert self.says("Saved")

    def unfold(self, name: str) -> Locator:
        """Opens what is folded, unless that is done; returns all of it."""
        folded = self.see(name)
        if folded.get_attribute("open") is None:
            folded.locator("summary").click()
        return folded

    def put_away(self) -> None:
        """Closes the open sheet by key."""
        self.page.keyboard.press("Escape")
        self.page.locator("dialog .sheet").wait_for(state="detached")

    def press(self, *names: str) -> None:
        """Touches one thing after the other, each when the last one has had its effect."""
        for name in names:
            self.see(name).click(position=corner(name))
            self.wait_still()
