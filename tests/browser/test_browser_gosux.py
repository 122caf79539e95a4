"""Gosu X in the page: whole matches with every kind of hand, answers that nobody is told of, and what one can read."""

import json
from itertools import pairwise

import pytest
from playing import Finger, Keyboard, Mouse, Player
from prepared import prepared
from prepared.question import SOMEBODY_ELSE
from test_browser_screens import MEASURED, check_screen
from visiting import ASKED, PHONE, Visitor

from madang.data import scenario_folder
from madang.games import NAMES
from madang.scenarios import load
from madang.tables import Table

RICH, USUAL, QUESTIONS = prepared("gosux").RICH, prepared("gosux").USUAL, prepared("gosux").QUESTIONS
WAYS = {
    "GX-WIN-1": "by two Supremacy tokens",
    "GX-WIN-2": "by a fifth activation token",
    "GX-WIN-3": "by fifteen face-up cards",
    "GX-WIN-4": "by a Great Battle won by 10 or more",
    "GX-WIN-5": "by the third Immortal tile",
}

USUAL_TRAY = 200
# Of the tray, the page and the window, once everything has its place.
HEIGHTS = """async () => {
  const drawn = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await drawn();
  await drawn();
  return [document.querySelector(".tray").offsetHeight, document.scrollingElement.scrollHeight, innerHeight];
}"""


def check_ending(visitor: Visitor) -> None:
    """The winner and the way are named as the record bears out."""
    with visitor.page.expect_download() as coming:
        visitor.see("record").click()
    table = Table.from_record(json.loads(coming.value.path().read_text("utf-8")))
    view = table.view(None)
    winners, rule = view["result"]["winners"], view["result"]["rule"]
    words = visitor.see("result").locator("h3.winner").inner_text()
    if len(winners) == 1:
        assert words == "You win!" if winners == [0] else words.endswith(" wins")
        assert visitor.see("ending").inner_text() == WAYS[rule]
    rows = (
        visitor.unfold("all-points")
        .locator("tbody tr")
        .evaluate_all("(rows) => rows.map((row) => [...row.cells].map((cell) => cell.innerText.trim()))")
    )
    shown = {name: values for name, *values in rows}
    assert shown["Supremacy tokens"] == [str(seat["supremacy"]) for seat in view["seats"]]
    assert shown["Face-up cards"] == [str(seat["face_up"]) for seat in view["seats"]]
    visitor.unfold("fair")
    assert visitor.says("Checked here: the fingerprints agree.")


def check_rematch(visitor: Visitor, hands: Mouse | Finger | Keyboard) -> None:
    old = visitor.page.url
    hands.touch(visitor, "rematch")
    visitor.see("result").wait_for(state="detached")
    assert visitor.goes_on()
    assert visitor.page.url != old
    assert visitor.round() == 1


# Whole matches


def test_by_mouse_from_the_courtyard(visitor):
    visitor.go("/?pace=0")
    visitor.see("home-gosux").click()
    Player(visitor, Mouse(), seed=1).play_to_the_end()
    check_ending(visitor)
    check_rematch(visitor, Mouse())


def test_by_finger_on_a_phone_with_clans_dealt_by_chance(visit):
    visitor = visit(PHONE)
    visitor.go("/")
    visitor.see("open-table").tap()
    visitor.choice("game", "gosux").tap()
    options = visitor.page.get_by_role("group", name="Draft of the clans")
    assert options.get_by_role("radio").count() == 3
    options.get_by_text("Dealt by chance").tap()
    visitor.choice("sitter", "Magpie").tap()
    visitor.see("create").tap()
    Player(visitor, Finger(), seed=2).play_to_the_end()
    check_ending(visitor)
    check_rematch(visitor, Finger())


def test_by_keyboard_alone(visitor):
    visitor.go("/")
    keys = Keyboard()
    keys.touch(visitor, "open-table")
    visitor.page.locator("[name=game]:checked").wait_for(state="attached")
    keys.reach(visitor, "[name=game]:checked")
    for _ in range(NAMES.index("gosux")):
        visitor.page.keyboard.press("ArrowRight")
    keys.reach(visitor, "[name=sitter]:checked")
    visitor.page.keyboard.press("ArrowDown")
    keys.touch(visitor, "create")
    Player(visitor, keys, seed=3).play_to_the_end()
    check_ending(visitor)
    check_rematch(visitor, keys)


# Answers


@pytest.mark.parametrize("hand", [{"le-cercle-rouge": 1}, {"navaj": 1}])
def test_whoever_waits_for_an_answer_is_not_told_whether_there_could_be_one(visit, hand):
    ann, ben, eve = visit(), visit(PHONE), visit()
    for someone, name in ((ann, "Ann"), (ben, "Ben")):
        someone.go("/")
        someone.call_oneself(name)
    match = ann.house.lay_out({**RICH, "hands": [RICH["hands"][0], hand]}, ann.guest, ben.guest)
    eve.page.goto(ann.watching_link(match))
    eve.wait_still()
    for someone in (ann, ben):
        someone.at_table(match)
    assert ben.title == "Ann is playing a turn" == eve.title
    ann.press("hand-alpha", "primary", "card-1-a3", "primary")
    assert ben.goes_on()
    assert ben.title == "Boul Go Heralds is about to be captured: prevent it?"
    for someone in (ann, eve):
        assert someone.says("Waiting for answers")
        assert someone.see("primary").count() == someone.see("option-no").count() == 0
        assert "Crimson Circle" not in someone.page.locator("body").inner_text()
    held = "le-cercle-rouge" in hand
    assert ben.see("primary").inner_text() == ("Answer" if held else "Let it be")
    assert held or ben.says("You do not hold the card that could. You are asked all the same, so that nobody can tell.")
    ben.see("primary").tap()
    assert ben.goes_on()
    ben.see("option-spend-1").tap()
    ben.see("primary").tap()
    for someone in (ann, ben, eve):
        someone.words("Waiting for answers").wait_for(state="detached")
        someone.wait_still()
        captured = someone.see("card-1-a3").get_attribute("aria-label")
        assert ("captured" in captured) != held


# Reading


def test_a_touch_shows_what_is_written_on_a_card(visitor):
    visitor.sit_at(USUAL)
    inspector = visitor.page.locator(".rail .inspector")
    for thing, words in (
        ("card-1-b1", "Entry: capture or free one card of level I or II."),
        ("card-0-a3", "Veteran: With an activation token on it, this card counts double in the Great Battle."),
        ("hand-kaez", "Entry: put into your hand all your cards named Phoenix"),
    ):
        visitor.press(thing)
        inspector.get_by_text(words).wait_for()
    for pile, card in (("pile-discard-1", "un-go"), ("pile-removed-1", "ashes"), ("pile-discard-0", "hempo")):
        visitor.press(pile)
        visitor.see(f"text-{card}").locator("visible=true").first.wait_for()
        visitor.put_away()


def test_on_a_phone_a_touch_shows_it_above_the_buttons(visit):
    visitor = visit(PHONE)
    visitor.sit_at(USUAL)
    visitor.press("card-1-b1")
    assert visitor.says("Solok the Turnkey: Entry: capture or free one card of level I or II.")
    visitor.press("read")
    visitor.page.locator("dialog[open]").get_by_text("GX-CARD-SOLOK").wait_for()


def test_by_key_one_reads_the_card_where_the_focus_is(visitor):
    visitor.sit_at(USUAL)
    Keyboard().reach(visitor, "[data-testid=card-1-b2]")
    visitor.page.keyboard.press("i")
    visitor.page.locator("dialog[open]").get_by_role("heading", name="Kan Te the Redeemer").wait_for()


def test_a_card_that_cannot_be_played_says_why(visitor):
    position = {**RICH, "hands": [{"hempo": 1}, "dealt"], "discards": [{}, {}]}
    position["armies"] = [{"a1": "timer"}, RICH["armies"][1]]
    visitor.at_table(visitor.house.lay_out(position, visitor.guest, "random"))
    visitor.see("hand-hempo").click(force=True)
    assert visitor.says("It needs a face-up Troop of its clan in your army.")
    visitor.page.get_by_role("button", name="Rule GX-PLAY-2").wait_for()


def test_what_protects_a_card_is_said(visitor):
    visitor.sit_at(prepared("gosux").MOMENTS["protected"])
    before = visitor.title
    visitor.press("card-1-c1")
    assert visitor.says("It is Ethereal: it can be neither captured nor destroyed.")
    visitor.press("card-1-a3")
    assert visitor.see("primary").inner_text() == "Capture Boul Go Heralds"
    assert visitor.title == before


def test_a_card_is_named_among_all_of_a_deck_by_searching(visitor):
    visitor.sit_at(QUESTIONS["name"])
    everything = visitor.page.locator("[data-testid^=option-card-]")
    assert everything.count() == 33
    visitor.see("search").fill("byun")
    assert everything.count() == 3
    everything.first.click()
    assert visitor.see("primary").inner_text().startswith("Name Byun Hyung Ja")
    visitor.press("primary")
    assert visitor.goes_on()


def test_mirror_cards_face_each_other(visitor):
    visitor.sit_at(USUAL)
    for level, row in enumerate("abc"):
        near, far = (visitor.see(f"card-{seat}-{row}1").bounding_box() for seat in (0, 1))
        assert near
        assert far
        assert near["x"] == far["x"]
        middle = visitor.see("middle").bounding_box()
        assert middle
        above = middle["y"] - (far["y"] + far["height"])
        below = near["y"] - (middle["y"] + middle["height"])
        assert abs(above - below) < 2, f"level {level + 1}"


# The Great Battle and the Song of the Dead


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_great_battle_is_told_row_by_row(visit, motion):
    visitor, last = visit(reduced_motion=motion), prepared("gosux").LAST
    match = visitor.house.lay_out({**last.position, "supremacy": [0, 1]}, visitor.guest, *last.others)
    visitor.page.goto(f"/table/{match}?pace=Infinity")
    visitor.press(last.closing[0])
    visitor.see("primary").click()
    total, adds = visitor.see("battle").locator(".total"), visitor.page.locator("[data-testid=army-0] .adds")
    panel = visitor.page.locator(".rail [data-testid=standing-battle] .total")
    for row, heading, counted, own, sums in (
        ("I", "Troops", "10 against 8. You lead by 2.", ["+2", "+2", "+4", "+2"], ["10", "8"]),
        ("II", "Heroes", "6 against 9. Crane leads by 1.", ["+3", "+3", "0"], ["16", "17"]),
        ("III", "Immortals", "5 against 5. Crane leads by 1.", ["+5"], ["21", "22"]),
    ):
        visitor.see("battle").locator(".now").get_by_text(row, exact=True).wait_for()
        assert visitor.says(counted)
        assert visitor.title == heading
        assert adds.evaluate_all("(all) => all.map((one) => one.dataset.text)") == own
        assert total.all_inner_texts() == sums
        # Nothing on the table says more than what is counted.
        assert panel.inner_text().split()[1:] == sums
        assert not any("Great Battle" in line for line in visitor.log)
        if row == "I":
            why = visitor.page.locator("[data-testid=card-0-a3] .why span")
            assert why.get_attribute("data-text") == "doubled: Veteran"
            visitor.page.keyboard.press("x")
            visitor.see("go-on").click()
        elif row == "II":
            visitor.page.keyboard.press("Space")
    visitor.see("skip-count").click()
    assert visitor.says("You win by 5")
    assert visitor.title == "You win the battle, 27 to 22"
    assert total.all_inner_texts() == ["27", "22"]
    visitor.see("plate-0").locator(".medal.shining").wait_for()
    visitor.words("To the Song of the Dead").click()
    goes_on, asked = visitor.see("go-on"), visitor.page.locator(ASKED)
    goes_on.or_(asked).wait_for()
    while goes_on.count():
        goes_on.click()
        goes_on.or_(asked).wait_for()
    assert visitor.title == "Song of the Dead: sacrifice 4 cards"


def test_the_song_tells_what_it_takes_and_why_and_what_was_given(visit):
    visitor, plain = visit(PHONE), load(scenario_folder() / "gosux" / "song-goan-sul-one-more.toml")["given"]
    armies = [plain["armies"][0], {**plain["armies"][1], "b1": "kaez"}]
    visitor.at_table(visitor.house.lay_out({"game": "gosux", **plain, "armies": armies}, visitor.guest, SOMEBODY_ELSE))
    pips, own, other = (visitor.see(name) for name in ("pips", "army-0", "army-1"))
    assert visitor.says("Half of 5, rounded up, and one more for Goan Sul: 4. Then Guest gives 2")
    assert other.locator(".fading").count() == 3
    assert not own.locator(".fading").count()
    visitor.press("card-0-b2")
    assert visitor.see("primary").inner_text() == "Sacrifice EZ the Eraser"
    visitor.press("primary")
    assert visitor.says("EZ the Eraser, sacrificed")
    assert pips.inner_text() == "1 of 4 sacrificed"
    assert pips.locator("i.full").count() == 1
    visitor.press("card-0-a2", "primary")
    # The rest is forced; then it is for the other to give.
    assert visitor.says("Half of 4, rounded up: 2")
    assert visitor.says("EZ the Eraser, sacrificed")
    assert pips.inner_text() == "0 of 2 sacrificed"
    assert own.locator(".fading").count() == 3
    assert not other.locator(".fading").count()


def test_the_song_shows_the_battle_also_after_the_page_is_loaded_again(visitor):
    last, middle = prepared("gosux").LAST, visitor.see("middle")
    visitor.at_table(visitor.house.lay_out({**last.position, "supremacy": [0, 1]}, visitor.guest, *last.others))
    visitor.press(*last.closing)
    assert visitor.goes_on()
    assert visitor.title == "Song of the Dead: sacrifice 4 cards"
    told, scene = middle.inner_text().split("\n"), visitor.scene()
    assert told[-2:] == ["You win by 5", "Your first Supremacy"]
    assert told[-12:-2] == ["10", "6", "5", "6", "27", "8", "9", "5", "0", "22"]
    visitor.reload()
    assert middle.inner_text().split("\n") == told
    assert visitor.scene() == scene
    steps = visitor.see("prompt").get_by_role("listitem").all_inner_texts()
    assert [step.strip() for step in steps] == ["Troops", "Heroes", "Immortals", "Bonus", "Song of the Dead"]

    # In another browser: what each row was worth is not told again.
    visitor.page.evaluate("localStorage.removeItem('madang.battle')")
    visitor.reload()
    assert middle.inner_text().split("\n")[-4:] == ["27", "You win by 5", "Your first Supremacy", "22"]
    check_screen(visitor, "en", "fr", windows=MEASURED, lights=())


def test_the_song_of_a_battle_that_nobody_tells_names_who_has_supremacy(visitor):
    """A match may begin in it. What the armies are worth now decides nothing."""
    visitor.sit_at(QUESTIONS["song"])
    middle = visitor.see("middle").inner_text().split("\n")
    assert {"Song of the Dead", "Crane’s first Supremacy"} <= set(middle)
    assert not [words for words in middle if "lead" in words or "Great Battle" in words or words.isdigit()]


def test_a_hand_of_six_lies_side_by_side(visitor):
    visitor.sit_at(USUAL)
    cards = visitor.page.locator("[data-testid^=hand-] .card-place")
    places = cards.evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map((one) => [one.left, one.right])"
    )
    assert len(places) == 6
    assert all(right <= left for (_, right), (left, _) in pairwise(places))


def test_the_table_fits_however_much_is_asked(visitor):
    """Where the prompt needs more lines than usual, the cards of the armies give way."""
    visitor.sit_at(prepared("gosux").USUAL)
    hint = visitor.see("prompt").locator(".hint").first
    hint.evaluate("(hint) => hint.append(document.createElement('br'), hint.textContent)")
    tray, page, window = visitor.page.evaluate(HEIGHTS)
    assert tray > USUAL_TRAY
    assert page == window
