"""The first game with the coach, from the gate to its last word: what is suggested is done by touch."""

import pytest
from prepared import prepared
from visiting import DESKTOP, PHONE

from madang.games import game as game_of
from madang.lessons import lesson_of

WHERE = {"koryo": DESKTOP, "choson": PHONE, "chronicle": PHONE, "gosux": DESKTOP}
"""Each lesson once, on a large screen or on a small one."""

# Whether coach, all that is meant and the main buttons are in the window; on a phone without scrolling.
AT_A_GLANCE = """() => {
  const meant = "[data-testid=coach], [data-testid=lantern], [data-testid=primary]";
  return (innerWidth > 760 || scrollY === 0) && [...document.querySelectorAll(meant)].every((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.round(top) >= 0 && Math.round(bottom) <= innerHeight;
  });
}"""


@pytest.mark.parametrize("game", WHERE)
def test_a_lesson_is_played_to_its_end(visit, game):
    visitor, lesson = visit(WHERE[game]), lesson_of(game_of(game))
    visitor.go("/")
    visitor.see(f"learn-{game}").click()
    visitor.see("learn-first").click()
    for number, step in enumerate(lesson.steps):
        coach = visitor.page.locator(f"html[data-ready=true] [data-testid=coach][data-step={step.name}]")
        coach.wait_for()
        assert f"Step {number + 1} of {len(lesson.steps)}" in coach.inner_text()
        assert lesson.say("en", step.name) in coach.inner_text()
        for at, suggestion in enumerate(step.moves, 1):
            order = lesson.say("en", f"{step.name}-order-{at}")
            visitor.see("coach-order").filter(has_text=order).wait_for()
            visitor.see("lantern").first.wait_for()
            assert visitor.page.evaluate(AT_A_GLANCE)
            visitor.press(*prepared(game).LESSON[suggestion.move])
        if not step.moves:
            visitor.see("lantern").first.wait_for()
            assert visitor.page.evaluate(AT_A_GLANCE)
            visitor.press("coach-go-on")
    visitor.see("coach").wait_for(state="detached")
    assert visitor.goes_on()  # the game itself
