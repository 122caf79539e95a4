"""Why not: an answer lights its cause and goes again, by finger and by key and for who only looks on; a line of the log
lights what it speaks of; and what would come of a move is told before it is made."""

import pytest
from playwright.sync_api import expect
from prepared import prepared
from visiting import PHONE

STAYS = 8000
BARRED = {
    "koryo": ("turn", "pile-2-merchant", "tableau 2 guardian, power guardian"),
    "choson": ("turn-sword", "pile-1-gosu", "tableau 1 yi, power yi"),
    "chronicle": ("follow", "hand-wisdom-2", "meeting 1"),
    "gosux": ("destroy", "card-0-a1", "b1 0 hempo"),
}
"""A question of each game, something that cannot be chosen there, and what is the cause of that."""
# What a line of the log lights, by where it lies.
LIT = """() => [...document.querySelectorAll(".board [data-lit]")].filter((one) => one.checkVisibility()).map((one) => {
  const { plate, zone, seat, card, part, of } = one.dataset;
  return plate ? `plate ${plate}` : part && !zone ? `${part} ${of}` : [zone, seat, card].filter(Boolean).join(" ");
}).sort()"""
LINES = {
    "koryo": ("turn", "reveals", ["plate 0", "tableau 0 barbarians"]),
    "choson": ("riposte", "destroys", ["plate 0", "plate 1", "tableau 0 scientist"]),
    "chronicle": ("follow", "Crane plays", ["meeting 1", "plate 1"]),
    "gosux": ("destroy", "plays", ["b1 0 hempo", "plate 0"]),
}
# The cards that lie under the slip.
COVERED = """(slip) => {
  const one = slip.getBoundingClientRect();
  return [...document.querySelectorAll(".board .pile, .board .tile")].filter((pile) => {
    const two = pile.getBoundingClientRect();
    return Math.min(one.right, two.right) - Math.max(one.left, two.left) > 6
      && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 6;
  }).map((pile) => pile.dataset.testid);
}"""


def at(visitor, game, kind):
    question = prepared(game).QUESTIONS[kind]
    visitor.sit_at(question)
    visitor.press(*question.steps)


def ask(visitor, name):
    """Presses something that is marked as not to be chosen, and explains itself all the same."""
    visitor.see(name).click(force=True, position={"x": 12, "y": 12})
    visitor.see("why").wait_for()


def test_an_answer_shows_its_cause_and_goes_by_itself_by_key_and_at_the_next_touch(newcomer):
    visitor = newcomer()
    visitor.page.clock.install()
    at(visitor, "koryo", "turn")
    why = visitor.see("why")
    ask(visitor, "pile-2-merchant")
    assert why.locator("b").inner_text() == "Not Magpie’s Merchant"
    assert visitor.see("cause-tag").inner_text() == "3 to 0"
    assert why.get_attribute("data-cause") == BARRED["koryo"][2]
    visitor.page.clock.fast_forward(STAYS - 1000)
    assert why.count() == 1
    visitor.page.clock.fast_forward(1000)
    why.wait_for(state="detached")
    ask(visitor, "pile-2-merchant")
    visitor.page.keyboard.press("Escape")
    why.wait_for(state="detached")
    ask(visitor, "pile-2-merchant")
    visitor.page.locator("h2.title").click()
    why.wait_for(state="detached")
    ask(visitor, "pile-2-merchant")
    visitor.see("why-try").click()
    visitor.page.locator("dialog[open] #rule-KO-EV-2").wait_for()


@pytest.mark.parametrize("game", BARRED)
def test_a_phone_answers_to_a_finger_and_a_card_that_is_barred_to_enter(visit, game):
    visitor = visit(PHONE)
    kind, name, cause = BARRED[game]
    at(visitor, game, kind)
    visitor.see(name).tap(force=True, position={"x": 8, "y": 8})
    why = visitor.see("why")
    why.wait_for()
    assert why.get_attribute("data-cause") == cause
    assert name not in why.evaluate(COVERED)
    visitor.page.keyboard.press("Escape")
    why.wait_for(state="detached")
    visitor.see(name).focus()
    visitor.page.keyboard.press("Enter")
    why.wait_for()


def test_the_main_button_says_what_is_still_to_be_chosen(visitor):
    at(visitor, "chronicle", "lead")
    visitor.see("primary").focus()
    visitor.page.keyboard.press("Enter")
    assert visitor.says("Now you play a card: choose it from your hand.")


def test_who_watches_is_told_so(visitor):
    match = visitor.sit_at(prepared("koryo").QUESTIONS["turn"])
    visitor.go(visitor.watching_link(match))
    visitor.wait_still()
    ask(visitor, "pile-2-merchant")
    assert visitor.says("You are watching: only those who play choose.")


@pytest.mark.parametrize("game", LINES)
def test_a_line_of_the_log_lights_what_it_speaks_of(visitor, game):
    kind, words, lit = LINES[game]
    at(visitor, game, kind)
    line = visitor.page.locator(".rail [role=log] li", has_text=words).first
    line.hover()
    assert visitor.page.evaluate(LIT) == lit


def test_what_one_touch_would_do_and_what_a_sword_reaches_is_told_before(visitor):
    at(visitor, "koryo", "turn")
    before = visitor.see("would").inner_text()
    visitor.see("option-banker").hover()
    expect(visitor.see("would")).to_have_text("12 points instead of 11, as things stand.")
    visitor.page.mouse.move(5, 5)
    expect(visitor.see("would")).to_have_text(before)
    at(visitor, "choson", "turn-sword")
    assert visitor.see("reach").inner_text() == "Reaper’s Sword reaches 3 to 5"
    edges = visitor.see("reach").evaluate(
        "(one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right]"
    )
    columns = [visitor.see(f"plaque-{card}").bounding_box() for card in ("oracle", "gosu")]
    assert edges == pytest.approx([columns[0]["x"], columns[1]["x"] + columns[1]["width"]], abs=6)
    steps = visitor.see("prompt").locator(".number").all_inner_texts()
    assert [one.strip() for one in steps] == ["", "2", "3"]
    visitor.press("pile-1-oracle")
    assert visitor.see("would").inner_text() == "Oracle: Crane would lose one, the last."
