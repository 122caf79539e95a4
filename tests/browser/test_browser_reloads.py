"""Every kind of question: how it looks, and what stands after the page was loaded again in the middle of it."""

import pytest
from prepared import EVERY_QUESTION, prepared
from test_browser_screens import LAYOUTS, LIGHTS, check_screen

from games import facts
from madang.games import NAMES


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_question_is_prepared(game):
    assert set(prepared(game).QUESTIONS) == set(facts(game).PROMPTS)


@pytest.mark.parametrize(("game", "kind"), EVERY_QUESTION)
def test_a_question_is_accessible_fits_speaks_both_languages_and_outlasts_a_reload(resident, game, kind):
    visitor, question = resident, EVERY_QUESTION[game, kind]
    visitor.sit_at(question)
    first, last = question.steps[: -question.touches], question.steps[-question.touches :]
    visitor.press(*first)
    before = visitor.scene()
    visitor.press(*last)
    drafted = visitor.scene()
    assert visitor.title.startswith(question.asks)
    light = LIGHTS[list(EVERY_QUESTION).index((game, kind)) % len(LIGHTS)]  # the table itself was seen in both
    check_screen(visitor, "en", "fr", windows=LAYOUTS, lights=(light,))
    visitor.restore_window()
    visitor.speak("en")
    visitor.reload()
    assert visitor.scene() == drafted
    assert visitor.see("undo").count() == question.drafted

    if question.drafted:
        visitor.press("undo")
        assert visitor.scene() == before
        visitor.press(*last)
        assert visitor.scene() == drafted

    visitor.press(*question.closing)
    assert visitor.goes_on()
    log = visitor.log
    assert {line: log.count(line) for line in question.told} == dict.fromkeys(question.told, 1)
    if kind == next(iter(prepared(game).QUESTIONS)):
        visitor.reload()
        assert visitor.log == log


def test_a_second_window_shows_the_same_table_and_the_same_draft(visitor):
    question = EVERY_QUESTION["koryo", "swap"]
    match = visitor.sit_at(question)
    visitor.press(*question.steps)
    first, second = visitor.page, visitor.new_page()
    seen = visitor.scene()
    visitor.page = second
    visitor.at_table(match)
    assert visitor.scene() == seen
    visitor.press("undo")
    undone = visitor.scene()
    visitor.page = first
    visitor.see("undo").wait_for(state="detached")
    assert visitor.scene() == undone
