"""Every kind of question: how it looks, and what stands after the page was loaded again, lost its line or slept in the
middle of it, in two windows, and after going back and forward."""

import pytest
from answers import COMMAND, LANGUAGES, file_of, kept, press_all, written, wrong
from prepared import EVERY_QUESTION, prepared
from test_browser_screens import LIGHTS, MEASURED, WINDOWS, check_screen

from games import facts
from madang.games import NAMES

TWICE = {"koryo": "swap", "choson": "second", "chronicle": "receiver", "gosux": "turn"}
"""A question of each game that two windows show at a time."""
KEPT = ("buttons", "hand", "piles", "others")
"""What a table shows of what was chosen, also while the line is down."""


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_question_is_prepared(game):
    assert set(prepared(game).QUESTIONS) == set(facts(game).PROMPTS)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_answers(game, language):
    assert list(kept(game, language)) == list(prepared(game).QUESTIONS)


def check_answers(visitor, game, kind, language):
    """Everything that cannot be chosen says why, as it is written down."""
    answers = press_all(visitor)
    assert not wrong(answers), wrong(answers)
    assert written(answers) == kept(game, language)[kind], (
        f"What the page answers has changed: {file_of(game, language).name}. If that is meant, say: {COMMAND} {game}"
    )


@pytest.mark.parametrize(("game", "kind"), EVERY_QUESTION)
def test_a_question_is_accessible_fits_speaks_both_languages_and_outlasts_reload_outage_and_sleep(resident, game, kind):
    visitor, question = resident, EVERY_QUESTION[game, kind]
    visitor.sit_at(question)
    first, last = question.steps[: -question.touches], question.steps[-question.touches :]
    visitor.press(*first)
    before = visitor.scene()
    visitor.press(*last)
    drafted = visitor.scene()
    assert visitor.title.startswith(question.asks)
    if question is prepared(game).USUAL:
        check_screen(visitor, "en", "fr", windows=WINDOWS)
    else:
        light = LIGHTS[list(EVERY_QUESTION).index((game, kind)) % len(LIGHTS)]
        check_screen(visitor, "en", "fr", windows=MEASURED, lights=(light,), quick=True)
    visitor.restore_window()
    check_answers(visitor, game, kind, "fr")
    visitor.speak("en")
    check_answers(visitor, game, kind, "en")
    visitor.reload()
    assert visitor.scene() == drafted
    assert visitor.see("undo").count() == question.drafted

    if question.drafted:
        visitor.press("undo")
        assert visitor.scene() == before
        visitor.press(*last)
        assert visitor.scene() == drafted

    visitor.press(*question.closing[:-1])
    assert visitor.goes_on()
    chosen = visitor.scene()
    with visitor.without_network():
        scene = visitor.scene()
        assert {what: scene[what] for what in KEPT} == {what: chosen[what] for what in KEPT}
    assert visitor.scene() == chosen
    visitor.sleep_and_wake()
    assert visitor.scene() == chosen
    visitor.press(*question.closing[-1:])
    assert visitor.goes_on()
    log = visitor.log
    assert {line: log.count(line) for line in question.told} == dict.fromkeys(question.told, 1)
    if kind == next(iter(prepared(game).QUESTIONS)):
        visitor.reload()
        assert visitor.log == log


@pytest.mark.parametrize(("game", "kind"), TWICE.items())
def test_a_second_window_shows_the_same_table_and_the_same_draft(visitor, game, kind):
    question = EVERY_QUESTION[game, kind]
    match = visitor.sit_at(question)
    visitor.press(*question.steps)
    first, second = visitor.page, visitor.new_page()
    seen = visitor.scene()
    visitor.page = second
    visitor.at_table(match)
    assert visitor.scene() == seen
    visitor.press(*(["undo"] if question.drafted else question.closing[:2]))
    changed = visitor.scene()
    assert changed["prompt"] != seen["prompt"]
    visitor.page = first
    visitor.page.get_by_role("heading", name=changed["title"]).wait_for()
    visitor.wait_still()
    assert visitor.scene() == changed


def test_back_and_forward_lead_through_courtyard_and_table(visitor):
    """What was drafted stands whenever the table is shown again; an open sheet does not come back."""
    question = EVERY_QUESTION["koryo", "swap"]
    match = visitor.house.lay_out(question.position, visitor.guest, *question.others)
    visitor.go("/")
    visitor.page.locator(f"li a[href='/table/{match}']").click()
    visitor.wait_still()
    visitor.press(*question.steps)
    drafted = visitor.scene()

    def is_at_table():
        visitor.see("tray").wait_for()
        visitor.wait_still()
        return visitor.scene() == drafted and visitor.page.locator("dialog[open]").count() == 0

    visitor.page.keyboard.press("?")
    visitor.see("rules-taught").wait_for()
    visitor.page.go_back()
    visitor.see("home-koryo").wait_for()
    visitor.page.go_forward()
    assert is_at_table()

    visitor.page.keyboard.press("?")
    visitor.page.locator("dialog[open] [data-testid^=try-]").first.click()
    tried = visitor.page.frame_locator("[data-testid=tried]")
    tried.get_by_test_id("puzzle-next").click()
    tried.get_by_test_id("puzzle-next").wait_for()  # another one inside the rule is no step away from the table
    visitor.page.go_back()
    visitor.see("home-koryo").wait_for()
    visitor.page.go_forward()
    assert is_at_table()
    visitor.press("undo")
    assert visitor.scene() != drafted


def test_back_and_forward_keep_what_is_drafted_at_every_table(resident):
    visitor = resident
    for game, kind in TWICE.items():
        question = EVERY_QUESTION[game, kind]
        visitor.follow("/")
        visitor.see("home-koryo").wait_for()
        visitor.sit_at(question)
        visitor.press(*question.steps)
        drafted = visitor.scene()
        visitor.page.go_back()
        visitor.see("home-koryo").wait_for()
        visitor.page.go_forward()
        visitor.see("tray").wait_for()
        visitor.wait_still()
        assert visitor.scene() == drafted


def test_back_and_forward_lead_through_opening_waiting_joining_watching_and_a_lesson(visit):
    ann, ben, eve = visit(), visit(), visit()

    def there_and_back(someone, behind, here):
        someone.see(here).first.wait_for()
        someone.page.go_back()
        someone.see(behind).wait_for()
        someone.page.go_forward()
        someone.see(here).first.wait_for()

    for someone in (ann, ben):
        someone.go("/")
    ann.see("open-table").click()
    there_and_back(ann, "home-koryo", "create")
    ann.choice("players", 2).click()
    ann.choice("sitter", "friend").click()
    ann.see("create").click()
    invitation, watching = ann.links()
    there_and_back(ann, "create", "lobby")
    assert ann.links() == [invitation, watching]

    ben.follow(invitation)
    there_and_back(ben, "home-koryo", "sit")
    ben.see("sit").click()
    there_and_back(ben, "home-koryo", "tray")  # the invitation is used up, and does not stand in the way

    eve.go(invitation)
    eve.see("watch").click()
    there_and_back(eve, "watch", "plate-0")
    eve.follow("/")
    eve.see("learn-koryo").click()
    eve.see("learn-first").click()
    eve.press("coach-go-on")
    step = eve.see("coach").get_attribute("data-step")
    there_and_back(eve, "home-koryo", "coach")
    eve.wait_still()
    assert eve.see("coach").get_attribute("data-step") == step
