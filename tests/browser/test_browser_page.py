"""What holds for the page as a whole: how much it loads, what it remembers, how one takes back, which keys work."""

import json
import re
from itertools import pairwise, product

import pytest
from playwright.sync_api import expect
from prepared import prepared
from prepared.question import BOTS, Question
from test_browser_screens import LOOK, MEASURED, check_screen
from visiting import PATIENCE, PHONE

from madang.games import NAMES

QUESTIONS, MOMENTS = prepared("koryo").QUESTIONS, prepared("koryo").MOMENTS

MOST_AT_HOME, MOST_MORE, MOST_PICTURES = 100_000, 80_000, 35_000
"""Bytes of compressed scripts and styles before the courtyard can be used, how many more for a table, for pictures."""
DRAWN = ("chronicle", "gosux")
RULES_WIDE = 492
"""How wide the rules are beside the board."""

SUITED = [f"{suit}-{strength}" for suit in ("power", "wisdom", "love") for strength in range(1, 11)]
FULL_HANDS = {
    "chronicle": {
        "game": "chronicle",
        "phase": "meeting",
        "leader": 3,
        "hands": [[*SUITED[:8], "love-1"], [*SUITED[8:17]], [*SUITED[17:20], *SUITED[21:27]], SUITED[27:30]],
    },
    "gosux": {**prepared("gosux").RICH, "armies": [{"a1": "timer"}, {}], "hands": [{}, {}], "discards": [{}, {}]},
}
FULL_HANDS["gosux"]["hands"] = [
    dict.fromkeys(("alpha", "kaez", "goan-sul", "hempo", "phoenix", "smook", "orgah", "fenghuang", "genious"), 1),
    {"navaj": 1},
]
FULL_MOVES = {"chronicle": ("play love-10",), "gosux": ()}
"""Nine cards in hand, most of which cannot be played."""

FEW = {"game": "koryo", "round": 5}
ONE_KIND = {"merchant": 9, "priest": 1}
LAST_TOUCHES = {
    "a kill": (
        Question(
            {**FEW, "phase": "turns", "tableaus": [{"merchant": 2}, {"senator": 1}], "orders": [{"barbarians": 1}, {}]},
            "Your turn",
            others=BOTS[:1],
        ),
        "aim-1",
        "Barbarians against Crane",
    ),
    "a discard": (
        Question(
            {**FEW, "phase": "discards", "tableaus": [ONE_KIND, {"senator": 1}]}, "You hold too many", others=BOTS[:1]
        ),
        "pile-0-priest",
        "Give up one Priest",
    ),
}
"""A touch after which others act, though more could still be asked: nothing else is left to choose."""

# The cards of the hand as they are drawn, those that cannot be played apart; the room for them, and that of the tray.
HELD = """() => {
  const cards = [...document.querySelectorAll("[data-testid^=hand-] .card")].map((card) => {
    const { left, right } = card.getBoundingClientRect();
    let opaque = true;
    for (let one = card; one && !one.matches(".board"); one = one.parentElement)
      opaque &&= getComputedStyle(one).opacity === "1";
    const { backgroundImage } = getComputedStyle(card);
    opaque &&= backgroundImage.includes("gradient") && !/rgba|transparent| \\/ /.test(backgroundImage);
    return { left, right, opaque, barred: card.matches(".not-legal") };
  });
  return {
    all: cards,
    barred: cards.filter(({ barred }) => barred),
    room: document.querySelector("[data-region][data-zone=hand]").clientWidth,
    tray: document.querySelector("[data-testid=tray] .cards").clientWidth,
  };
}"""

# How many cards have a picture, of those that are drawn.
PICTURED = """(place) => [...place.querySelectorAll(".card .picture use")].filter((one) => {
  const { width, height } = one.getBBox();
  return document.querySelector(one.getAttribute("href")) && width > 32 && height > 32;
}).length"""

# What says what it is, of all that is in sight, and those of them that Tab comes to.
TELLING = """() => {
  const all = [...document.querySelectorAll("[data-tells]")].filter((one) => one.checkVisibility());
  return [all.length, all.filter((one) => one.tabIndex === 0).length];
}"""
RULED = {
    "koryo": "KO-END-1 KO-ORD-1 KO-MAIN-1 KO-SCORE-1 KO-SCORE-2 KO-SETUP-1 KO-END-3",
    "choson": "CH-END-1 CH-TT-1 CH-ORD-1 CH-MAIN-1 CH-SCORE-1 CH-SCORE-2 CH-ORD-2 CH-RIP-1 CH-VP-1 CH-SETUP-1 CH-YI-1 "
    "CH-LEG-1",
    "chronicle": "CR-WIN-2 CR-ROUND-1 CR-SET-2 CR-END-3 CR-INFO-1 CR-PLAY-3",
    "gosux": "GX-BAT-1 GX-TURN-1 GX-WIN-1 GX-KW-WONDER GX-TOK-1 GX-WIN-2 GX-WIN-3 GX-WIN-4 GX-WIN-5 GX-ARMY-1",
}
"""The rules that the small things of a table name, from the top down, each once."""
STOPS = {"koryo": 6, "choson": 6, "chronicle": 7, "gosux": 6}
"""How many stops of Tab all small things of a table are: one each for the bar, the ways to win, a plate, the pool, an
army."""

# Where the sun stands, its sky, and the words and buttons upon it.
SUN = """() => {
  const box = (thing) => ({ ...thing.getBoundingClientRect().toJSON(), words: thing.textContent.trim() });
  return [
    box(document.querySelector(".sun")),
    box(document.querySelector(".sky")),
    [...document.querySelectorAll(".hero :is(a, button)")].map(box),
  ];
}"""


def weights_of(visitor, path, there):
    """Bytes on the wire of all scripts and styles that a first visit needs: of the pictures, and of everything else."""
    loaded = []
    kinds = ("script", "stylesheet")
    visitor.page.on("requestfinished", lambda done: done.resource_type in kinds and loaded.append(done))
    visitor.page.goto(path)
    visitor.see(there).wait_for()
    assert any(done.response().header_value("content-encoding") == "gzip" for done in loaded)
    sizes = {done.url.rpartition("/")[2]: done.sizes()["responseBodySize"] for done in loaded}
    pictures = sum(size for name, size in sizes.items() if name.startswith("sprite-"))
    return pictures, sum(sizes.values()) - pictures


def test_the_first_load_is_small(newcomer):
    """No file of pictures is fetched at home; the cards on the gates, and in a minute behind them, have theirs."""
    visitor = newcomer()
    pictures, home = weights_of(visitor, "/", "home-koryo")
    assert home < MOST_AT_HOME
    assert pictures == 0
    for game in NAMES:
        assert visitor.see(f"home-{game}").evaluate(PICTURED) == 3 * (game in DRAWN)
        visitor.see(f"learn-{game}").click()
        visitor.see("learn-first").wait_for()
        assert visitor.page.locator("dialog[open] ol").evaluate(PICTURED) == 3 * (game in DRAWN)
        visitor.put_away()
    for game in NAMES:
        visitor, question = newcomer(), prepared(game).USUAL
        match = visitor.house.lay_out(question.position, visitor.guest, *question.others, moves=question.moves)
        pictures, more = weights_of(visitor, f"/table/{match}", "primary")
        assert more < home + MOST_MORE
        assert bool(pictures) == (game in DRAWN)
        assert pictures < MOST_PICTURES


def test_every_screen_opens_without_a_network_and_then_asks_the_server_first(newcomer):
    visitor = newcomer(service_workers="allow")
    visitor.expect_noise(r"ERR_INTERNET_DISCONNECTED", r"ERR_FAILED")
    visitor.go("/")
    manifest = visitor.context.request.get(visitor.page.locator("link[rel=manifest]").get_attribute("href"))
    assert {visitor.context.request.get(icon["src"]).status for icon in manifest.json()["icons"]} == {200}
    browser = visitor.context.new_cdp_session(visitor.page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    faults = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}, "a browser of tests keeps nothing"
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    visitor.context.set_offline(True)
    visitor.go("/")
    assert visitor.says("The server cannot be reached just now.")
    assert visitor.see("home-koryo").count() == 0  # what the server tells is never kept
    visitor.follow("/credits")  # never opened before
    assert visitor.says("Pictures on the cards")
    for path in ("/table/1", "/watch/1", "/join/1", "/puzzle/koryo/one"):
        visitor.go(path)
        assert visitor.says("This cannot be shown now")
    visitor.words("Back to the courtyard").click()
    visitor.context.set_offline(False)
    visitor.go("/")
    visitor.see("home-koryo").wait_for()


# The push service of a browser is not here: what it would give.
PUSH_SERVICE = """{
  const keys = {
    p256dh: "BFFZC3pRUUDS14TIVghmj9_vjIL9H1vlJCFVSg3D0DPt4MF9qJBKcn2K4b82v4p5Jg0BLwDU2AiI0dC7RP2hbaQ",
    auth: "AAAAAAAAAAAAAAAAAAAAAA",
  };
  const endpoint = "https://push.example/1";
  const unsubscribe = async () => localStorage.removeItem("subscribed");
  const given = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
  PushManager.prototype.subscribe = async () => (localStorage.setItem("subscribed", ""), given);
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("subscribed") === null ? null : given);
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  let shown = [];
  while (!shown.length) {
    await new Promise((later) => setTimeout(later, 50));
    shown = await worker.getNotifications();
  }
  const { title, body, tag, data } = shown[0];
  return [title, body, tag, data];
}"""


def test_a_call_to_ones_turn_is_asked_for_and_shown(notified):
    visitor = notified(service_workers="allow", permissions=["notifications"])
    visitor.context.add_init_script(PUSH_SERVICE)
    switch = visitor.see("switch-call")

    def open_settings():
        visitor.go("/")
        visitor.page.get_by_role("button", name="Menu").click()

    open_settings()
    switch.click()
    visitor.page.locator("[data-testid=switch-call][aria-checked=true]").wait_for()
    open_settings()
    visitor.page.locator("[data-testid=switch-call][aria-checked=true]").wait_for()
    [called] = visitor.context.request.get("/api/me/export").json()["called"]
    assert (called["endpoint"], called["language"]) == ("https://push.example/1", "en")

    devices = visitor.context.new_cdp_session(visitor.page)
    workers = []
    devices.on("ServiceWorker.workerRegistrationUpdated", lambda told: workers.extend(told["registrations"]))
    devices.send("ServiceWorker.enable")
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    for _ in range(PATIENCE // LOOK):  # the browser may tell of a worker a moment after it is ready
        if workers:
            break
        visitor.page.wait_for_timeout(LOOK)
    call = {"title": "Koryŏ", "text": "It is your turn.", "path": "/table/1"}
    devices.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.house.url, "registrationId": workers[0]["registrationId"], "data": json.dumps(call)},
    )
    assert visitor.page.evaluate(SHOWN) == ["Koryŏ", "It is your turn.", "/table/1", "/table/1"]

    switch.click()
    visitor.page.locator("[data-testid=switch-call][aria-checked=false]").wait_for()
    assert visitor.context.request.get("/api/me/export").json()["called"] == []


def test_who_cannot_be_called_is_told_why(newcomer):
    denied, without = newcomer(service_workers="allow"), newcomer()
    denied.context.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' });")
    for visitor, words in ((denied, "you have forbidden notifications"), (without, "this browser cannot be notified")):
        visitor.go("/")
        visitor.page.get_by_role("button", name="Menu").click()
        visitor.page.get_by_text(words).wait_for()
        assert visitor.see("switch-call").is_disabled()


def test_a_screen_that_cannot_be_fetched_says_so_and_offers_to_try_again(newcomer):
    visitor = newcomer()
    visitor.expect_noise(r"ERR_FAILED", "Failed to fetch dynamically imported module")
    visitor.page.route("**/assets/Credits-*", lambda route: route.abort())
    visitor.go("/")
    visitor.follow("/credits")
    assert visitor.says("This cannot be shown now")
    check_screen(visitor, "en", "fr", windows=MEASURED)
    visitor.speak("en")
    visitor.page.unroute_all()
    visitor.words("Try again").click()
    assert visitor.says("Pictures on the cards")


def test_a_part_of_a_table_that_cannot_be_fetched_says_so_and_comes_when_the_page_is_loaded_again(newcomer):
    visitor = newcomer()
    visitor.expect_noise("ERR_FAILED")
    visitor.go("/")
    visitor.sit_at(QUESTIONS["discard"])
    visitor.press("pile-0-merchant")
    drafted = visitor.scene()
    visitor.page.route("**/assets/Leave-*", lambda route: route.abort())
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.see("leave").click()
    assert visitor.says("This cannot be shown now")
    visitor.page.unroute_all()
    visitor.words("Try again").click()
    visitor.page.locator("dialog[open]").wait_for(state="detached")
    visitor.wait_still()
    assert visitor.scene() == drafted
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.see("leave").click()
    visitor.see("leave-go").wait_for()


def test_language_and_theme_are_remembered(visitor):
    root = visitor.page.locator("html")

    def look():
        return root.get_attribute("lang"), root.get_attribute("data-theme")

    def background():
        return visitor.page.locator("main").evaluate("(main) => getComputedStyle(main).background")

    visitor.go("/")
    assert look() == ("en", None)
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_text("Français").click()
    visitor.page.get_by_text("Sombre", exact=True).click()
    visitor.says("Langue")
    assert look() == ("fr", "dark")
    visitor.page.reload()
    assert visitor.says("Vos tables")
    assert look() == ("fr", "dark")
    visitor.sit_at(QUESTIONS["order"])
    visitor.reload()
    assert look() == ("fr", "dark")
    dark = background()
    other = visitor.new_page()
    other.goto("/")
    other.get_by_role("button", name="Menu").click()
    other.get_by_text("English").click()
    other.locator("label", has_text="Light").click()
    visitor.page.locator("html[lang=en][data-theme=light]").wait_for()  # what one window chooses holds in the other
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.see("settings").click()
    visitor.page.get_by_role("dialog", name="Settings").get_by_text("As the system", exact=True).click()
    visitor.reload()
    assert look() == ("en", None)
    assert background() != dark


def test_how_cards_look_and_sound_is_chosen_at_once_and_remembered(visitor):
    def chosen():
        root = visitor.page.locator("html")
        return [root.get_attribute(f"data-{name}") for name in ("size", "patterns", "motion")]

    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.go("/")
    assert chosen() == ["usual", "off", "on"]
    visitor.page.get_by_role("button", name="Menu").click()
    volume = visitor.see("slider-sound")
    assert volume.input_value() == "0"  # silent until somebody wants to hear something
    volume.fill("0.6")
    visitor.page.get_by_text("Large", exact=True).click()
    visitor.see("switch-patterns").click()
    visitor.see("switch-motion").click()
    weave = visitor.see("sample").locator(".window").first
    assert "gradient" in weave.evaluate("(window) => getComputedStyle(window, '::before').background")
    assert chosen() == ["large", "on", "off"]
    visitor.page.reload()
    visitor.page.get_by_role("button", name="Menu").click()
    assert chosen() == ["large", "on", "off"]
    assert volume.input_value() == "0.6"
    visitor.page.emulate_media(reduced_motion="reduce")


def test_a_new_table_knows_who_opens_it_also_after_a_reload(visitor):
    visitor.go("/")
    visitor.call_oneself("Ann")
    visitor.go("/new")
    visitor.choice("seat", 0).click()
    visitor.see("name").wait_for()
    assert visitor.page.get_by_role("radio", name="Ann you Seat 1").is_checked()
    assert visitor.see("name").input_value() == "Ann"


def test_whoever_chooses_so_sees_the_others_move_step_by_step(visitor):
    question = QUESTIONS["order"]
    visitor.sit_at(question)
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.see("settings").click()
    visitor.page.get_by_role("dialog", name="Settings").get_by_text("Step by step", exact=True).click()
    visitor.put_away()
    visitor.press(*question.closing[:-1])
    visitor.see("primary").click()
    lines = visitor.page.locator(".rail [role=log] li")
    for go_on in (visitor.see("go-on").click, lambda: visitor.page.keyboard.press("Space")):
        visitor.see("go-on").wait_for()
        told = lines.count()
        go_on()
        expect(lines).not_to_have_count(told)


# What lies in the rows of a table of Koryŏ, and the points beside it.
ROWS_AND_POINTS = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
  const number = (words) => (words === "·" ? 0 : Number(words.replace("\u2212", "-")));
  const lines = [...document.querySelectorAll(".rail [data-testid=score] tbody tr")];
  return {
    rows: Object.fromEntries([...document.querySelectorAll("[data-testid^=pile-]")]
      .map((one) => [one.dataset.testid, Number(one.dataset.count)]).filter(([, count]) => count)),
    lines: lines.map((line) => [...line.querySelectorAll("td")].map((one) => number(one.textContent.trim()))),
    totals: texts(".rail [data-testid=score] tfoot td").map(number),
    plates: texts("[data-plate] .points .long").map((words) => Number(words.match(/\\d+/)[0])),
  };
}"""


def test_between_two_deeds_of_others_the_points_are_those_of_the_rows(visitor):
    """The page is compared with the table as the server told it after each deed."""
    question, told = QUESTIONS["order"], []

    def hear(frame):
        message = json.loads(frame)
        if message["type"] == "update":
            told.extend([deed["view"] for deed in message["deeds"] if deed["view"]] + [message["view"]])

    visitor.page.on("websocket", lambda line: line.on("framereceived", hear))
    match = visitor.house.lay_out(question.position, visitor.guest, *question.others, moves=question.moves)
    visitor.page.goto(f"/table/{match}?pace=Infinity")
    visitor.wait_still()
    visitor.press(*question.closing[:-1])
    visitor.see("primary").click()
    goes_on, at, totals = visitor.see("go-on"), 0, []
    goes_on.wait_for()
    while goes_on.count():
        shown = visitor.page.evaluate(ROWS_AND_POINTS)
        plates = shown.pop("plates")
        assert shown in map(rows_and_points, told[at:])
        at += [*map(rows_and_points, told[at:])].index(shown)
        assert sorted(plates) == sorted(shown["totals"])
        totals.append(shown["totals"])
        goes_on.click()
        visitor.wait_drawn()
    assert any(one != other for one, other in pairwise(totals))


def rows_and_points(view):
    """What a view says of that."""
    return {
        "rows": {
            f"pile-{seat['seat']}-{kind}": count
            for seat in view["seats"]
            for kind, count in seat["tableau"].items()
            if count
        },
        "lines": [[points or 0 for points in line["points"]] for line in view["score"]],
        "totals": [seat["points"] for seat in view["seats"]],
    }


@pytest.mark.parametrize("back", ["button", "Escape"])
def test_a_guided_move_is_taken_back_step_by_step(visitor, back):
    question = QUESTIONS["swap"]
    visitor.sit_at(question)
    visitor.press("primary")
    before = visitor.scene()

    def step_back(name):
        if back == "button":
            visitor.see(name).click()
        else:
            visitor.page.keyboard.press("Escape")
        visitor.wait_still()

    visitor.press("option-swap")
    assert visitor.see("option-swap").get_attribute("aria-pressed") == "true"
    visitor.press("pile-1-senator")
    assert visitor.see("pile-1-senator").get_attribute("data-state") == "chosen"
    assert visitor.title == "Swap Crane’s Senator for which card?"
    step_back("undo")
    assert visitor.scene() == before
    visitor.press("option-swap")
    step_back("clear")
    assert visitor.scene() == before
    assert visitor.see("undo").count() == 0


def test_a_touch_that_can_mean_two_things_asks_which(visitor):
    visitor.sit_at(MOMENTS["which of two"])
    visitor.press(*MOMENTS["which of two"].steps)
    assert visitor.title == "Which of these?"
    assert visitor.see("option-swap-1-senator").inner_text() == "Lobbying: Crane’s Senator"
    visitor.press("option-barbarians-1")
    assert visitor.title == "Which character of Crane do the Barbarians destroy?"
    assert visitor.see("primary").inner_text() == "Destroy one Senator", "what was touched is meant all the way"
    visitor.see("clear").click()
    assert visitor.see("primary").count() == 0


@pytest.mark.parametrize("last", LAST_TOUCHES)
def test_what_cannot_be_taken_back_waits_for_the_button(visitor, last):
    question, touched, says = LAST_TOUCHES[last]
    visitor.sit_at(question)
    before = visitor.scene()["others"], visitor.log
    visitor.press(touched)
    assert (visitor.scene()["others"], visitor.log) == before
    assert visitor.see("primary").inner_text() == says
    visitor.see("clear").click()
    assert visitor.see("clear").count() == 0
    visitor.press(touched, "primary")
    assert visitor.goes_on()
    assert visitor.log != before[1]


def test_cards_picked_for_an_order_are_put_back(visitor):
    visitor.sit_at(QUESTIONS["order"])
    before = visitor.scene()
    visitor.press("hand-banker-2")
    assert [visitor.see(f"hand-banker{copy}").get_attribute("aria-pressed") for copy in ("", "-2")] == ["false", "true"]
    visitor.press("hand-banker")
    assert visitor.see("primary").inner_text() == "Lay 2 Bankers"
    visitor.press("hand-banker-2")
    assert visitor.see("primary").inner_text() == "Lay 1 Banker"
    visitor.press("hand-spy")  # another kind begins anew
    assert visitor.see("primary").inner_text() == "Lay 1 Spy"
    visitor.page.keyboard.press("Escape")
    assert visitor.scene() == before


def test_a_third_card_of_an_order_of_two_is_refused_in_words(visitor):
    visitor.sit_at(prepared("choson").QUESTIONS["order"])
    visitor.press("hand-gosu", "hand-event")
    lays = visitor.see("primary").inner_text()
    visitor.press("hand-oracle")
    assert visitor.says("These cannot be laid together. Put one back first.")
    assert visitor.see("primary").inner_text() == lays
    pressed = visitor.page.locator("[data-testid^=hand-][aria-pressed=true]")
    assert pressed.evaluate_all("(cards) => cards.map((card) => card.dataset.testid)") == ["hand-gosu", "hand-event"]


@pytest.mark.parametrize("game", DRAWN)
def test_cards_that_cannot_be_played_are_opaque_and_the_hand_uses_the_room(visitor, game):
    match = visitor.house.lay_out(FULL_HANDS[game], visitor.guest, *prepared(game).USUAL.others, moves=FULL_MOVES[game])
    visitor.at_table(match)
    cards = visitor.page.evaluate(HELD)
    assert len(cards["all"]) == 9
    assert [card for card in cards["barred"] if not card["opaque"]] == []
    assert len(cards["barred"]) > 1
    first, last = cards["all"][0], cards["all"][-1]
    assert first["right"] > cards["all"][1]["left"], "with so many, cards lie over each other"
    assert last["right"] - first["left"] > 0.98 * cards["room"]
    assert cards["room"] > 0.9 * cards["tray"]


def test_a_courtyard_says_play_only_where_one_is_asked(visitor):
    asked = {
        game: visitor.house.lay_out(question.position, visitor.guest, *question.others, moves=question.moves)
        for game, question in ((name, prepared(name).USUAL) for name in NAMES)
    }
    waits = MOMENTS["another’s order"]
    other = visitor.house.lay_out(waits.position, visitor.guest, *waits.others)
    visitor.go("/")
    visitor.see("home-koryo").wait_for()  # the games, and with them their colours, may come after the tables
    row = visitor.page.locator("li").filter(has=visitor.page.locator(f"a[href='/table/{other}']"))
    assert row.locator("a").inner_text().startswith("Look")
    assert "turn" not in row.get_attribute("class").split()
    colours = set()
    for match in asked.values():
        row = visitor.page.locator("li").filter(has=visitor.page.locator(f"a[href='/table/{match}']"))
        assert row.locator("a").inner_text().startswith("Play")
        colours.add(row.locator(".game").evaluate("(sign) => getComputedStyle(sign).backgroundColor"))
    assert len(colours) == len(NAMES), "every game has a colour of its own"
    assert "rgba(0, 0, 0, 0)" not in colours


def test_at_home_the_sun_is_whole_on_a_wide_screen_and_nothing_lies_over_it(visitor):
    visitor.go("/")
    for language, width in product(("en", "fr"), (1440, 2560)):
        visitor.speak(language)
        visitor.page.set_viewport_size({"width": width, "height": 1300})
        sun, sky, things = visitor.page.evaluate(SUN)
        assert sky["top"] <= sun["top"], width
        assert sun["right"] <= sky["right"], width
        over = [
            thing["words"]
            for thing in things
            if thing["left"] < sun["right"]
            and thing["right"] > sun["left"]
            and thing["top"] < sun["bottom"]
            and thing["bottom"] > sun["top"]
        ]
        assert not over, width


def test_what_cannot_be_chosen_says_so(visitor):
    visitor.sit_at(QUESTIONS["discard"])
    before = visitor.scene()
    visitor.see("pile-1-senator").click(force=True)  # it is marked as disabled, and explains itself all the same
    assert visitor.says("This lies before Crane: give up characters of your own.")
    visitor.see("why").get_by_role("button", name="Rule KO-END-1").click()
    rule = visitor.page.locator("dialog[open] #rule-KO-END-1")
    rule.wait_for()
    assert rule.evaluate("(rule) => rule.getBoundingClientRect().bottom <= innerHeight")
    visitor.see("try-KO-END-1").click()
    tried = visitor.page.frame_locator("[data-testid=tried]")
    status = tried.get_by_test_id("puzzle").get_by_role("status")
    expect(status).to_contain_text("What cannot be done?")
    tried.get_by_test_id("puzzle-show").click()
    expect(status).to_contain_text("That is it")
    tried.get_by_test_id("puzzle-next").click()
    expect(status).to_contain_text("Which move is it?")
    tried.get_by_test_id("pile-0-merchant").click()
    tried.get_by_test_id("primary").click()
    expect(status).to_contain_text("That can be done, too")
    tried.get_by_test_id("puzzle-again").click()
    expect(status).to_contain_text("Which move is it?")
    tried.get_by_test_id("puzzle-show").click()
    expect(status).to_contain_text("That is it")
    assert tried.get_by_test_id("puzzle-leave").count() == 0
    tried.get_by_test_id("puzzle-next").press("Escape")
    expect(visitor.see("try-KO-END-1")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.see("tried")).to_have_count(0)
    visitor.put_away()
    assert visitor.scene() == before


def test_rules_are_looked_for_counted_and_walked_along_by_keys(visitor):
    """Tab leads from what is looked for over the filters into the rules, to the scenario of one, and out."""
    visitor.sit_at(QUESTIONS["turn"])
    book = visitor.page.get_by_role("button", name="Rules")
    book.click()
    visitor.see("rules-taught").wait_for()
    keys, focused = visitor.page.keyboard, visitor.page.locator(":focus")
    assert visitor.page.locator("dialog[open]").evaluate("(one) => one.getBoundingClientRect().width") == RULES_WIDE
    keys.press("Tab")
    assert focused.get_attribute("data-testid") == "rules-search"
    visitor.page.keyboard.type("sHip-own")
    status = visitor.see("rules-found")
    expect(status).to_have_text("2 of 27 rules")
    assert status.get_attribute("role") == "status"
    names = ["All", "For this moment", "Rulings"]
    for name in names:
        keys.press("Tab")
        assert focused.inner_text() == name
    keys.press("Enter")
    expect(status).to_have_text("1 of 27 rules")
    keys.press("Tab")
    assert focused.get_attribute("id") == "rule-KO-ORD-2"
    keys.press("Tab")
    assert focused.get_attribute("data-testid") == "try-KO-ORD-2"
    keys.press("Tab")
    assert focused.evaluate("(one) => one.localName") == "summary", "what the marks mean"
    keys.press("Tab")
    assert focused.get_attribute("aria-label") == "Close"
    visitor.see("rules-search").fill("zebra")
    expect(status).to_have_text("0 of 27 rules")
    assert visitor.says("No rule has these words.")
    visitor.see("rules-search").fill("")
    visitor.page.get_by_role("button", name="All").click()
    visitor.see("rules-search").focus()
    rules = visitor.page.locator("[data-item]")
    places = []
    for key in ("ArrowDown", "ArrowDown", "End", "ArrowUp", "Home"):
        keys.press(key)
        places.append(rules.evaluate_all("(all) => all.indexOf(document.activeElement)"))
    before = places[0]
    assert rules.nth(before).get_attribute("id") == "rule-KO-ORD-2", "where one has been before"
    assert places[1:] == [before + 1, rules.count() - 1, rules.count() - 2, 0]
    assert visitor.page.locator("[data-item][tabindex='0']").count() == 1
    visitor.put_away()
    expect(book).to_be_focused()


def test_keys_open_what_they_say(visitor):
    visitor.sit_at(QUESTIONS["turn"])
    dialog = visitor.page.locator("dialog[open]")
    for key, title in (("l", "Log and score"), ("?", "Rules of Koryŏ")):
        visitor.page.keyboard.press(key)
        dialog.get_by_role("heading", name=title).wait_for()
        visitor.put_away()
    visitor.see("plaque-banker").click()
    dialog.get_by_role("heading", name="Banker").wait_for()
    dialog.get_by_text("take one token from the pool of 8").wait_for()
    visitor.put_away()
    visitor.page.keyboard.press("8")
    focused = visitor.page.locator(":focus")
    assert focused.get_attribute("data-card") == "broadcaster"
    visitor.page.keyboard.press("8")
    assert focused.get_attribute("data-card") == "broadcaster"
    assert focused.get_attribute("data-seat") == "3"
    visitor.page.keyboard.press("i")
    dialog.get_by_role("heading", name="Broadcaster").wait_for()
    visitor.put_away()
    visitor.page.keyboard.press("ArrowLeft")
    assert focused.get_attribute("data-card") == "banker"
    visitor.page.keyboard.press("Shift+Tab")
    assert focused.get_attribute("data-testid") == "tokens-3", "what can be chosen is a stop of its own"
    visitor.page.keyboard.press("Shift+Tab")  # to the plate: all that lies on it is one stop
    points = "10 points if the game ended now: the number of each family one has the majority of, −1 for each event"
    for words in ("A bot plays here.", f"{points}, +1 for each token.", "Order of 1 card, face down"):
        visitor.page.keyboard.press("Enter")
        assert visitor.see("why").locator("b, span").inner_text() == words
        visitor.page.keyboard.press("Escape")
        visitor.see("why").wait_for(state="detached")
        visitor.page.keyboard.press("ArrowRight")


# In the bar and in tables, where one lies close to the next.
TOO_SMALL = """(all) => all.filter((one) => one.closest(".bar, [data-testid^=standing]")
  && Math.min(one.offsetWidth, one.offsetHeight) < 24).length"""


@pytest.mark.parametrize("game", RULED)
def test_everything_small_says_what_it_is_by_key_and_names_its_rule(visitor, game):
    """From the first of a shelf arrows lead to its last; the rule is there to read."""
    visitor.sit_at(prepared(game).USUAL)
    keys, why = visitor.page.keyboard, visitor.see("why")
    small = visitor.page.locator("[data-tells]:visible")
    assert small.evaluate_all("(all) => all.filter((one) => !one.dataset.rule && !one.matches('.bot')).length") == 0
    assert small.evaluate_all(TOO_SMALL) == 0
    shown = visitor.page.locator("[data-tells][data-rule]:visible")
    assert shown.evaluate_all("(all) => [...new Set(all.map((one) => one.dataset.rule))].join(' ')") == RULED[game]
    for rule in RULED[game].split():
        thing = shown.and_(visitor.page.locator(f"[data-rule={rule}]")).first
        thing.focus()
        keys.press("Enter")
        expect(why).to_contain_text(thing.get_attribute("title"))
        # What can be chosen at other times answers by the rule why not now.
        named = rule if thing.get_attribute("data-zone") is None else re.compile(r"\b[A-Z]{2}-[A-Z]")
        expect(why.get_by_role("button", name=named)).to_have_count(1)
        keys.press("Escape")
        why.wait_for(state="detached")
    shelf = visitor.page.locator("[data-shelf]:visible").filter(has=shown).first
    things = shelf.locator("[data-tells]:visible")
    for i in range(things.count()):
        things.first.focus() if i == 0 else keys.press("ArrowRight")
        expect(things.nth(i)).to_be_focused()
    every, stops = visitor.page.evaluate(TELLING)
    assert every > stops
    assert stops == STOPS[game]
    rule = things.last.get_attribute("data-rule")
    keys.press("Enter")
    why.get_by_role("button", name=rule).click()
    visitor.page.locator(f"dialog[open] #rule-{rule}").wait_for()


def test_on_a_phone_a_finger_asks_the_round_the_points_and_the_row(visit):
    visitor = visit(PHONE)
    for game, rules in {"koryo": ("KO-END-1", "KO-SCORE-1"), "gosux": ("GX-ARMY-1",)}.items():
        visitor.sit_at(prepared(game).USUAL)
        for rule in rules:
            visitor.page.locator(f"[data-rule={rule}]:visible").last.tap()
            visitor.see("why").get_by_role("button", name=rule).wait_for()
            visitor.page.keyboard.press("Escape")
    visitor.see("battle").tap()
    ways = visitor.page.locator("dialog[open]").get_by_test_id("standing-ways")
    assert "Whoever has 15 face-up cards in their army wins at once." in ways.inner_text()
    ways.get_by_role("button", name="Rule GX-WIN-3").tap()
    visitor.page.locator("dialog[open] #rule-GX-WIN-3").wait_for()
