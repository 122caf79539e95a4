"""What stands after the page was loaded again, in the middle of every kind of question."""

import pytest
from prepared import BOTS, QUESTIONS


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_reload_loses_and_doubles_nothing(visitor, kind):
    question = QUESTIONS[kind]
    visitor.sit_at(question.position, *BOTS)
    *first, last = question.steps or ("",)
    visitor.press(*first)
    before = visitor.scene()
    if last:
        visitor.press(last)
    drafted = visitor.scene()
    assert visitor.title.startswith(question.asks)
    visitor.reload()
    assert visitor.scene() == drafted
    assert visitor.see("undo").count() == question.drafted

    if question.drafted:
        visitor.press("undo")
        assert visitor.scene() == before
        visitor.press(last)
        visitor.reload()
        assert visitor.scene() == drafted

    visitor.press(*question.closing)
    assert visitor.goes_on()
    log = visitor.log
    assert {line: log.count(line) for line in question.told} == dict.fromkeys(question.told, 1)
    visitor.reload()
    assert visitor.log == log


def test_a_second_window_shows_the_same_table_and_the_same_draft(visitor):
    question = QUESTIONS["swap"]
    match = visitor.sit_at(question.position, *BOTS)
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
