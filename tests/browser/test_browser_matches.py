"""Whole matches, from the courtyard to the final score and the rematch, with every kind of hand."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import pytest
import qr
from playing import Finger, Keyboard, Mouse, Player
from playwright.sync_api import expect
from prepared import BOTS, Question, prepared
from test_browser_screens import LIGHTS, violations
from visiting import DESKTOP, OVER, PHONE, Visitor

from madang.bots import BIRDS
from madang.games import NAMES
from madang.games import game as game_of
from madang.tables import Table

every_game = pytest.mark.parametrize("game", [name for name in NAMES if prepared(name).SCORE_LINES])
"""Every game that is won by points; Gosu X has a file of its own."""

HIDDEN_CARDS = (
    "[data-zone=hand] [data-card], [data-zone=order] [data-card], [data-testid^=hand-], [data-testid=own-order]"
)
"""Where the page shows cards that not everybody may see."""
HOLDERS = """() => [...document.querySelectorAll(":is([data-zone=hand], [data-zone=order])[data-card]")]
  .map((card) => Number(card.dataset.seat))"""
EDGES = "(one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom]"
# The cards and buttons of the board that a note lies upon.
COVERS = """(note) => {
  const over = note.getBoundingClientRect();
  return [...document.querySelectorAll(".board :is(button, [data-card], .sign)")]
    .filter((one) => one.checkVisibility() && !note.contains(one))
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    })
    .map((one) => one.outerHTML.slice(0, 120));
}"""
# Opens the note about whom everybody waits for, and looks before it can fold: what it lies upon, and how much of the
# page is out of sight.
READ_AWAY = f"""async (chip) => {{
  chip.click();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const {{ scrollHeight }} = document.scrollingElement;
  return [...({COVERS})(document.querySelector("[data-testid=away]")), scrollHeight - innerHeight];
}}"""
# What can be chosen and seen, as it is called.
CHOICES = """() => [...document.querySelectorAll(
    ".board :is([data-state^=legal], button.legal, [data-testid^=option-], [data-testid=primary])")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => one.dataset.testid)"""
# Touches the button that begins a game at once as soon as it is there: what was told until then, and whether the table
# is there well before a count of three.
BEGIN_AT_ONCE = """() => {
  const see = (name) => document.querySelector(`[data-testid=${name}]`);
  const pause = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds));
  window.begun = new Promise((done) => {
    const look = async () => {
      if (!see("begin")) return;
      watch.disconnect();
      await pause(100);
      const told = see("lobby-news").textContent.replace(/\\s+/g, " ").trim();
      see("begin").click();
      await pause(1000);
      done([told, !see("lobby")]);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
  });
}"""
# To the page it is so many milliseconds later.
LATER = """(milliseconds) => {
  const before = Date.now;
  Date.now = () => before.call(Date) + milliseconds;
}"""
TEN_MINUTES = 600_000
NARROW = ((768, 844), (390, 844), (320, 640))
FULL_TABLES = {
    "koryo": prepared("koryo").USUAL,
    "choson": prepared("choson").QUESTIONS["order"],
    "chronicle": prepared("chronicle").USUAL,
    "gosux": prepared("gosux").USUAL,
}
USUAL_PLAYERS = 4
NEAR_THE_END: dict[str, dict[str, Any]] = {
    "choson": {**prepared("choson").DUEL, "round": 7},
    "chronicle": {
        **prepared("chronicle").WORLDS["meeting"][0],
        "leader": 0,
        "fame": [2, 2, 2],
        "hands": [["love-3", "sage"], ["power-2", "wisdom-9"], ["power-10", "wisdom-8"]],
        "allies": [["love-2", "love-7"], ["power-4"], ["wisdom-7"]],
    },
    "gosux": {
        **prepared("gosux").RICH,
        "supremacy": [1, 1],
        "spent": [1, 1],
        "hands": [{"alpha": 1, "kaez": 1}, {"navaj": 1, "cylak": 1}],
    },
}
"""Tables of two friends that come to their end within a few turns, whoever wins."""


def final_score(visitor: Visitor, game: str) -> dict[str, int]:
    """The totals that are shown, by player; each must be the sum of its column."""
    rows = (
        visitor.unfold("all-points")
        .locator("tr")
        .evaluate_all("(rows) => rows.map((row) => [...row.cells].map((cell) => cell.innerText.trim()))")
    )
    names, *rest = rows
    assert not any(cell.startswith("-") for row in rest for cell in row), "a hyphen is no minus"
    *lines, totals = ([cell.replace("−", "-") for cell in row] for row in rest)
    columns = list(zip(*(line[1:] for line in lines), strict=True))
    assert len(lines) in prepared(game).SCORE_LINES
    assert [sum(int(cell) for cell in column if cell != "·") for column in columns] == [
        int(word) for word in totals[1:]
    ]
    return dict(zip(names[1:], map(int, totals[1:]), strict=True))


def check_ending(visitor: Visitor, game: str) -> None:
    """The count is right, the winner is named, and the record and the promise of the deal bear it out."""
    scores = final_score(visitor, game)
    best = [name for name, points in scores.items() if points == max(scores.values())]
    words = visitor.see("result").locator("h3.winner").inner_text()
    assert words == "You win!" if best == [next(iter(scores))] else len(best) > 1 or words == f"{best[0]} wins"
    assert any(line.startswith(prepared(game).ENDING) for line in visitor.log)

    with visitor.page.expect_download() as coming:
        visitor.see("record").click()
    record = json.loads(coming.value.path().read_text("utf-8"))
    table = Table.from_record(record)
    assert table.game.name == game
    assert sorted(table.scores()) == sorted(scores.values())
    visitor.unfold("fair")
    assert visitor.says("Checked here: the fingerprints agree.")


def check_rematch(visitor: Visitor, touch: Mouse | Finger | Keyboard) -> None:
    old = visitor.page.url
    touch.touch(visitor, "rematch")
    visitor.see("result").wait_for(state="detached")
    assert visitor.goes_on()
    assert visitor.page.url != old
    assert visitor.round() == 1


@every_game
def test_by_mouse_against_three_bots(visitor, game):
    visitor.go("/?pace=0")
    visitor.see(f"home-{game}").click()
    visitor.see("tray").wait_for()
    tables = {table["match"]: table for table in visitor.context.request.get("/api/matches").json()}
    birds = tables[urlsplit(visitor.page.url).path.rpartition("/")[2]]["seats"][1:]
    assert [(bird["name"], bird["bot"]) for bird in birds] == list(BIRDS.items())[: len(birds)], "each at its own level"
    Player(visitor, Mouse(), seed=1).play_to_the_end()
    check_ending(visitor, game)
    check_rematch(visitor, Mouse())


@every_game
def test_by_finger_on_a_phone_against_two_bots(visit, game):
    visitor = visit(PHONE)
    visitor.go("/")
    visitor.see("open-table").tap()
    visitor.choice("game", game).tap()
    visitor.choice("players", 3).tap()
    for option in prepared(game).SHORTER:
        visitor.see(f"switch-option-{option}").tap()
    for seat, bird in enumerate(("Magpie", "Heron"), 1):
        visitor.choice("seat", seat).tap()
        visitor.choice("sitter", bird).tap()
    expect(visitor.see("sum")).to_contain_text("you, Magpie the Companion and Heron the Companion.")
    visitor.see("create").tap()
    Player(visitor, Finger(), seed=2).play_to_the_end()
    check_ending(visitor, game)
    check_rematch(visitor, Finger())


@every_game
def test_by_keyboard_alone_against_as_few_bots_as_can_be(visitor, game):
    fewest = min(game_of(game).players)
    visitor.go("/")
    keys = Keyboard()
    keys.touch(visitor, "open-table")
    visitor.page.locator("[name=game]:checked").wait_for(state="attached")
    keys.reach(visitor, "[name=game]:checked")
    for _ in range(NAMES.index(game)):
        visitor.page.keyboard.press("ArrowRight")
    keys.reach(visitor, "[name=players]:checked")
    for _ in range(USUAL_PLAYERS - fewest):
        visitor.page.keyboard.press("ArrowLeft")
    for seat in range(1, fewest):
        keys.reach(visitor, "[name=seat]:checked")
        if seat > 1:
            visitor.page.keyboard.press("ArrowRight")
        keys.reach(visitor, "[name=sitter]:checked")
        visitor.page.keyboard.press("ArrowDown")
    for option in prepared(game).SHORTER:
        keys.touch(visitor, f"switch-option-{option}")
    keys.touch(visitor, "create")
    Player(visitor, keys, seed=3).play_to_the_end()
    assert len(final_score(visitor, game)) == fewest
    check_rematch(visitor, keys)


@pytest.mark.parametrize("game", NAMES)
def test_a_line_of_the_log_opens_its_rule(visitor, game):
    question = prepared(game).USUAL
    visitor.sit_at(question)
    visitor.press(*question.steps, *question.closing)
    line = visitor.page.locator(".rail [role=log] li").filter(has_text=question.told[-1])
    line.wait_for()
    rule = line.get_attribute("title").removeprefix("Rule ")
    assert rule in game_of(game).rules
    opened = visitor.page.locator(f"dialog[open] li#rule-{rule}.asked")
    line.click()
    opened.wait_for()
    visitor.put_away()
    line.focus()
    visitor.page.keyboard.press("Enter")
    opened.wait_for()


def test_whoever_comes_by_sits_down_at_a_free_seat(visit):
    ann, ben = visit(), visit(PHONE)
    ben.go("/")
    ann.go("/new")
    ann.choice("players", 3).click()
    ann.choice("seat", 0).click()
    expect(ann.see("name")).not_to_have_value("")
    ann.see("name").fill("Ann")  # whoever opens a table is called what they typed
    for seat in (1, 2):
        ann.choice("seat", seat).click()
        ann.choice("sitter", "friend").click()
    ann.see("switch-public").click()
    ann.see("create").click()
    ann.see("lobby").get_by_text("Ann", exact=True).wait_for()
    with ann.without_network():
        pass
    ann.see("seat-bird-2").click()
    expect(ann.see("lobby-news")).to_contain_text("Magpie sits down. One seat is free.")
    match = ann.page.url.rpartition("/")[2]
    ann.page.evaluate(BEGIN_AT_ONCE)
    ben.see(f"sit-{match}").tap()  # the courtyard was open all the time
    assert ann.page.evaluate("window.begun") == ["Guest sits down. All seats are taken. The game begins.", True]
    for someone in (ann, ben):
        someone.wait_still()
        assert someone.page.url.endswith(match)


def sit_down(ben: Visitor, invitation: str, title: str, keeper: str = "Ann") -> None:
    """Comes by a link on a phone; whoever sits down is called what they typed."""
    ben.go(invitation)
    assert ben.says(f"{keeper} keeps a seat for you at {title}.")
    expect(ben.see("name")).not_to_have_value("")
    ben.see("name").fill("Ben")
    ben.see("sit").tap()
    ben.see("tray").wait_for()


def friends_at(ann: Visitor, ben: Visitor, position: Mapping[str, Any], *bots: str, moves: Sequence[str] = ()) -> str:
    """Ann sits at seat 0, Ben at seat 1."""
    match = ann.house.lay_out(position, ann.named("Ann"), ben.named("Ben"), *bots, moves=moves)
    for someone in (ann, ben):
        someone.at_table(match)
    return match


def play_together(ann: Visitor, ben: Visitor, eve: Visitor, seed: int) -> None:
    """Ann at seat 0 and Ben at seat 1 play to the end, and Eve watches. Nobody sees a card that another one holds."""
    players = [Player(ann, Mouse(), seed), Player(ben, Finger(), seed + 1)]
    seen: set[int] = set()
    while True:
        asked = next((player for player in players if player.visitor.is_asked()), None)
        if asked:
            asked.play_while_asked()
        elif ann.page.locator(OVER).count():
            break
        for seat, someone in enumerate((ann, ben)):
            holders = set(someone.page.evaluate(HOLDERS))
            assert holders <= {seat}
            seen |= holders
        assert eve.page.evaluate(HOLDERS) == []
        assert eve.page.locator(HIDDEN_CARDS).count() == 0
    assert seen == {0, 1}, "everybody saw their own cards"
    for someone in (ann, ben, eve):
        assert not someone.goes_on()
    for seat, name in enumerate(("Ann", "Ben")):
        assert name in ann.see(f"plate-{seat}").inner_text().split("\n"), "at the plate as in the log"
        assert any(line.startswith(f"{name} ") for line in ann.log)


def test_two_friends_by_an_invitation_and_somebody_who_watches(visit):
    ann, ben, eve = visit(), visit(PHONE), visit()
    ann.go("/")
    ann.call_oneself("Ann")
    ann.see("open-table").click()
    ann.choice("players", 2).click()
    ann.choice("sitter", "friend").click()
    ann.see("create").click()
    invitation, _ = ann.links()
    picture = ann.see("lobby").locator("svg[role=img]").first
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", picture.inner_html())}
    assert qr.read(dark, int(picture.get_attribute("viewBox").split()[2])) == invitation
    sit_down(ben, invitation, "Koryŏ")
    ann.see("lobby").wait_for(state="detached")
    eve.go(invitation)  # too late for a seat, not for watching
    eve.see("watch").click()
    eve.wait_still()

    play_together(ann, ben, eve, seed=4)
    seen_by_ann, seen_by_ben = final_score(ann, "koryo"), final_score(ben, "koryo")
    assert seen_by_ann == seen_by_ben
    assert set(final_score(eve, "koryo")) == {"Ann", "Ben"}
    assert eve.see("rematch").count() == 0

    ann.see("rematch").click()
    ann.see("result").wait_for(state="detached")
    ben.words("To the rematch").tap()
    ben.see("result").wait_for(state="detached")
    assert ben.page.url == ann.page.url
    assert ann.is_asked() != ben.is_asked()


def meet_by_link(visit: Callable[..., Visitor], game: str) -> list[Visitor]:
    """Ann, Ben, who got an invitation, and Eve, who may watch, at a table that is not far from its end."""
    ann, ben, eve = visit(), visit(PHONE), visit()
    bots = BOTS[: min(game_of(game).players) - 2]
    ann.at_table(ann.house.lay_out(NEAR_THE_END[game], ann.named("Ann"), None, *bots))
    invitation, watching = ann.links()
    eve.go(watching)
    sit_down(ben, invitation, game_of(game).title)
    for someone in (ann, ben, eve):
        someone.see("lobby").wait_for(state="detached")
        someone.wait_still()
    return [ann, ben, eve]


def check_all_see_the_end(*everybody: Visitor) -> None:
    cells = [someone.see("result").locator("table :is(th, td)").all_text_contents() for someone in everybody]
    told = [{cell.strip() for cell in one} for one in cells]
    assert told[0] == told[1] == told[2], "the same count, one's own first"
    assert {"Ann", "Ben"} <= told[2]
    assert everybody[2].see("rematch").count() == 0


@pytest.mark.parametrize("game", ["chronicle", "gosux"])
def test_two_friends_by_a_link_come_to_the_end_and_somebody_watches(visit, game):
    ann, ben, eve = meet_by_link(visit, game)
    play_together(ann, ben, eve, seed=6)
    check_all_see_the_end(ann, ben, eve)


def test_with_little_time_left_the_clock_stands_beside_what_is_asked(visitor):
    visitor.go("/new")
    visitor.choice("players", 2).click()
    visitor.choice("clock", "live").click()
    visitor.see("create").click()
    assert visitor.goes_on()
    visitor.see("clock-0").wait_for()
    assert visitor.see("clock-asked").count() == 0
    for later, shown, said in ((TEN_MINUTES - 18_000, "0:1", "20 seconds left"), (9_000, "0:0", "10 seconds left")):
        visitor.page.evaluate(LATER, later)
        expect(visitor.see("clock-asked")).to_contain_text(shown)
        visitor.page.get_by_role("status").get_by_text(said, exact=True).wait_for()


def test_a_table_that_waits_is_closed_by_who_opened_it(visit):
    ann, ben, eve = visit(), visit(PHONE), visit()
    for someone in (ann, ben):
        someone.go("/")
    match = ann.house.lay_out({"game": "koryo"}, ann.guest, ben.guest, None)
    for someone in (ann, ben):
        someone.at_table(match)
    [invitation, _] = ann.links()
    assert ann.page.locator(HIDDEN_CARDS).count() == 0, "nothing is dealt yet"
    ann.words("Close this table").click()
    assert ann.says("Your tables")
    assert ben.says("Whoever opened the table closed it before the game began.")
    eve.go(invitation)
    assert eve.says("This table is closed")


def test_a_bird_plays_on_and_whoever_is_back_may_still_resign(visit):
    ann, ben = visit(), visit()
    match = friends_at(ann, ben, {"game": "koryo"})
    asked, other = (ann, ben) if ann.is_asked() else (ben, ann)
    name = "Ann" if asked is ann else "Ben"

    asked.see("tab-talk").first.click()
    asked.words("One moment").click()
    expect(other.see("slip")).to_contain_text(f"{name}: One moment")

    asked.page.get_by_role("button", name="Menu").click()
    asked.see("leave").click()
    asked.choice("way", "hand-over").click()
    asked.see("leave-go").click()
    assert asked.says("Your tables")
    assert other.says(f"A bot plays on for {name}.")
    assert other.says(f"Magpie for {name}" if asked is ann else f"Heron for {name}")
    assert other.goes_on()

    asked.at_table(match)
    assert other.says(f"{name} is back and plays again.")
    asked.page.get_by_role("button", name="Menu").click()
    asked.see("leave").click()
    asked.choice("way", "resign").click()
    assert asked.says("The match is over at once, and the other wins.")
    asked.see("leave-go").click()
    for someone in (ann, ben):
        someone.see("result").wait_for()
        assert someone.says(f"{name} (resigned)")
        assert someone.says("The other has resigned.")
    assert other.says("You win!")


def test_friends_talk_while_they_wait_and_go_on_at_the_table(visit):
    ann, ben = visit(DESKTOP), visit(PHONE)
    match = ann.house.lay_out({"game": "koryo"}, ann.guest, None, None)
    ann.at_table(match)
    assert ann.see("talk").count() == 0, "nobody else is there"
    first, second = ann.links()[:2]
    ben.go(first)
    ben.see("sit").tap()
    ben.see("talk").get_by_role("button", name="Hello", exact=True).tap()
    expect(ann.see("talk").get_by_role("listitem")).to_contain_text("Hello")
    ann.see("say").fill("Tea first.")
    ann.page.keyboard.press("Enter")
    expect(ben.see("talk").get_by_role("listitem").nth(1)).to_contain_text("Tea first.")
    cat = visit(DESKTOP)
    cat.go(second)
    cat.see("sit").click()
    for someone in (ann, ben):
        someone.see("lobby").wait_for(state="detached")
    ann.see("tab-talk").click()
    expect(ann.see("talk").locator(".words")).to_have_text(["Hello", "Tea first."])


def test_talk_on_a_phone_leaves_the_table_in_sight(visit):
    ann, ben = visit(), visit(PHONE)
    friends_at(ann, ben, {"game": "koryo"})
    ann.see("open-talk").click()  # beside the board there is room for it
    ann.words("Thank you").click()
    ben.see("open-talk").and_(ben.page.get_by_label("Talk, 1 new")).tap()
    assert ben.says("Thank you")
    top, bottom = ben.page.locator("dialog[open]").evaluate(EDGES)
    assert top > sum(ben.see("plaque-spy").evaluate(EDGES)) / 2
    assert bottom == PHONE["viewport"]["height"]
    ben.see("say").last.fill("With pleasure")
    ben.page.keyboard.press("Enter")
    assert ann.says("With pleasure")

    ben.see("quiet").last.tap()
    assert ben.says("You hear nothing at this table.")
    ben.put_away()
    assert ben.see("open-talk").get_attribute("aria-label") == "Talk"

    # The same is chosen for all tables; what was chosen for one table holds there.
    ann.page.get_by_role("button", name="Menu").click()
    ann.see("settings").click()
    ann.see("switch-talk").click()
    ann.put_away()
    ann.see("quiet").first.and_(ann.page.locator("[aria-pressed=true]")).wait_for()
    ann.see("quiet").first.click()
    ann.reload()
    ann.see("tab-talk").click()
    ann.see("quiet").first.and_(ann.page.locator("[aria-pressed=false]")).wait_for()


@pytest.mark.parametrize(
    ("game", "profile"),
    [("koryo", DESKTOP), ("chronicle", PHONE), ("gosux", DESKTOP), ("gosux", PHONE)],
    ids=["koryo-desktop", "chronicle-phone", "gosux-desktop", "gosux-phone"],
)
def test_whoever_is_away_is_told_of_at_their_seat_and_no_card_is_covered(visit_hasty, game, profile):
    ann, ben = visit_hasty(), visit_hasty(profile)
    question = prepared(game).USUAL
    friends_at(ann, ben, question.position, *question.others[1:], moves=question.moves)
    assert ann.is_asked()
    ann.page.goto("about:blank")
    chip = ben.see("plate-0").get_by_test_id("away-chip")
    folded = ben.page.locator("[data-testid=away-chip][aria-expanded=false]")
    note = ben.see("away")
    note.or_(folded).first.wait_for()  # where there is no free ground for the note, only the chip is there
    assert note.evaluate_all(f"(notes) => notes.flatMap({COVERS})") == []
    folded.wait_for()
    chip.click()
    assert ben.says("Ann is away.")
    if game != "gosux":  # the note is the same in all games
        assert violations(ben.page, LIGHTS[profile is PHONE]) == []
    ben.see("agree").click()
    chip.wait_for(state="detached")


def in_sight(visitor: Visitor, window: tuple[int, int]) -> tuple[int, list[str]]:
    """In a window of this size: how much of the page is out of sight, and what of the table can be chosen."""
    visitor.page.set_viewport_size({"width": window[0], "height": window[1]})
    visitor.wait_drawn()
    return visitor.page.evaluate(f"[document.scrollingElement.scrollHeight - innerHeight, ({CHOICES})()]")


@pytest.mark.parametrize("table", [*FULL_TABLES, "among six"])
def test_on_a_full_table_whoever_is_away_is_told_of_above_what_is_asked(visit_hasty, table):
    ann, ben = visit_hasty(), visit_hasty()
    question: Question = FULL_TABLES.get(table) or prepared("chronicle").MOMENTS[table]
    friends_at(ann, ben, question.position, *question.others[1:], moves=question.moves)
    assert ann.is_asked()
    ann.page.goto("about:blank")
    chip = ben.see("plate-0").get_by_test_id("away-chip")
    chip.wait_for()
    for window in NARROW if table in FULL_TABLES else NARROW[1:2]:
        in_sight(ben, window)  # a note that was open folds
        ben.page.locator("[data-testid=away-chip][aria-expanded=false]").wait_for()
        assert chip.evaluate(READ_AWAY) == [0], window


@pytest.mark.parametrize("profile", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_take_back_is_asked_beside_the_board(visit, profile):
    ann, ben = visit(), visit(profile)
    friends_at(ann, ben, {"game": "koryo"})
    first, other = (ann, ben) if ann.is_asked() else (ben, ann)
    first.page.locator("[data-testid^=hand-][data-state=legal]").first.click(position={"x": 12, "y": 12})
    first.press("primary")
    first.page.get_by_role("button", name="Menu").click()
    first.see("ask-back").click()
    for someone in (first, other):
        note = someone.see("take-back-request")
        note.wait_for()
        assert note.evaluate(COVERS) == []
    note = ben.see("take-back-request").evaluate(EDGES)
    if profile is PHONE:
        assert note[1] <= ben.see("tray").evaluate(EDGES)[0]
    else:
        assert note[1] <= ben.see("tab-log").evaluate(EDGES)[0]
    assert violations(ben.page, LIGHTS[profile is PHONE]) == []
    other.see("consent").click()
    for someone in (ann, ben):
        someone.see("take-back-request").wait_for(state="detached")
    assert first.is_asked()


def laying(game: str) -> dict[str, Any]:
    """Four players lay their orders one after the other, the first two of them without a bot between."""
    position = {key: value for key, value in prepared(game).QUESTIONS["order"].position.items() if key != "orders"}
    return {**position, "first": 0}


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (laying("koryo"), ("lay 1 banker",)),
        (laying("choson"), ("lay 1 gosu",)),
        (prepared("chronicle").meeting(0), ("play sage", "take fool")),
        (prepared("gosux").RICH, ("play alpha", "choose b3 of 1")),
    ],
    ids=["koryo", "choson", "chronicle", "gosux"],
)
def test_who_is_asked_for_a_take_back_can_still_choose_and_sees_all_of_the_table(visit, position, moves):
    ann, ben = visit(), visit()
    friends_at(ann, ben, position, *prepared(position["game"]).USUAL.others[1:], moves=moves)
    assert ben.is_asked()
    alone = {window: in_sight(ben, window) for window in NARROW}
    ann.page.get_by_role("button", name="Menu").click()
    ann.see("ask-back").click()
    note = ben.see("take-back-request")
    note.wait_for()
    for language in ("en", "fr"):
        ben.speak(language)
        for window in NARROW:
            hidden, choices = in_sight(ben, window)
            assert choices == alone[window][1]
            assert hidden <= alone[window][0], (language, window)
            assert note.evaluate(COVERS) == [], (language, window)
    ben.speak("en")
    ben.see("dissent").click()
    assert ann.says("Ben: not now.")


def test_two_friends_strike_and_answer_and_somebody_watches(visit):
    """One waits while the other is asked within one's own turn."""
    ann, ben, eve = meet_by_link(visit, "choson")
    assert ann.title.startswith("Gosu, Sword")
    assert ann.says("Ben holds Counter-Attack and may answer.")
    assert ben.title == "Ann is playing a turn" == eve.title

    ann.press("pile-1-scientist", "primary")
    assert ben.goes_on()
    assert ben.title == "Strike back at Ann’s Gosu?"
    for someone in (ann, eve):
        assert someone.says("Waiting for answers")
        assert someone.see("option-let-be").count() == someone.see("primary").count() == 0
    ben.see("primary").tap()
    assert ann.says("Your turn: use your powers, then end it")
    for someone in (ann, ben, eve):
        someone.see("pile-1-scientist").wait_for(state="detached")
        someone.wait_still()
        assert someone.see("pile-0-gosu").get_attribute("data-count") == "1"
        assert someone.log.count("Riposte: Ben destroys Ann’s Gosu.") == 1
        assert someone.see("plate-1").get_by_test_id("token-counter-attack").count() == 1
    assert ann.page.locator(HIDDEN_CARDS).count() == eve.page.locator(HIDDEN_CARDS).count() == 0
    assert ben.see("own-order").count() == 1
    play_together(ann, ben, eve, seed=6)
    check_all_see_the_end(ann, ben, eve)


@pytest.mark.parametrize(("game", "phase"), [(game, phase) for game in NAMES for phase in prepared(game).WORLDS])
def test_two_worlds_that_differ_in_hidden_cards_look_the_same(visitor, game, phase):
    bots = ["random"] * (min(game_of(game).players) - 1)
    one, other = (visitor.house.lay_out(world, visitor.guest, *bots) for world in prepared(game).WORLDS[phase])
    assert visitor.document_of(one) == visitor.document_of(other)
    assert visitor.page.locator(HIDDEN_CARDS).count() > 0
    assert visitor.document_of(one, watching=True) == visitor.document_of(other, watching=True)
    assert visitor.page.locator(HIDDEN_CARDS).count() == 0
