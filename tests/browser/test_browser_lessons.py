"""The first game with the coach, from the gate to its last word: what is suggested is done by touch."""

import pytest
from playwright.sync_api import expect
from prepared import prepared
from test_browser_screens import MISPLACED
from visiting import DESKTOP, PHONE, Visitor

from madang.games import game as game_of
from madang.lessons import lesson_of

WHERE = {"koryo": DESKTOP, "choson": PHONE, "chronicle": PHONE, "gosux": DESKTOP}
"""Each lesson once, on a large screen or on a small one."""
AN_HOUR = 3_600_000
"""In milliseconds, between two deeds of others: nothing goes on by itself."""

# Whether coach, all that is meant and the main buttons are in the window; on a phone without scrolling.
AT_A_GLANCE = """() => {
  const meant = "[data-testid=coach], [data-testid=lantern], [data-testid=primary]";
  return (innerWidth > 760 || scrollY === 0) && [...document.querySelectorAll(meant)].every((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.round(top) >= 0 && Math.round(bottom) <= innerHeight;
  });
}"""


# How much scrolls; what is meant, said or to be pressed and is out of the window; what is lit and lies under something.
IN_SIGHT = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const outside = shown("[data-testid=coach], [data-testid=lantern], [data-testid=primary]").filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.round(top) < 0 || Math.round(bottom) > innerHeight;
  });
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const hidden = shown("[data-lantern]").filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !parts.flatMap((x) => parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
      .some((upon) => upon && (one.contains(upon) || upon.contains(one)));
  });
  return [document.scrollingElement.scrollHeight - innerHeight,
    ...[...outside, ...hidden].map((one) => one.outerHTML.slice(0, 120))];
}"""
# How much of the log shows beside the board, the words there that the thread crosses, and whether there is a thread.
BESIDE = """() => {
  const path = document.querySelector(".thread path");
  const way = path ? Array.from({ length: 300 }, (_, i) => path.getPointAtLength(path.getTotalLength() * i / 299)) : [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
  const crossed = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const heard = node.parentElement.offsetWidth <= 1;
    const boxes = heard || !node.data.trim() ? [] : [...range.getClientRects()];
    if (boxes.some(({ left, top, right, bottom }) =>
      way.some(({ x, y }) => x > left && x < right && y > top && y < bottom))) crossed.push(node.data);
  }
  return [document.querySelector(".rail [role=log]").clientHeight, crossed, way.length > 0];
}"""
LOG_LINES = 75
"""Pixels of three lines."""
FOLDED = 20
"""Pixels of a row that is folded."""
PHONES = {"en": (390, 844), "fr": (320, 640)}
"""The smallest phone in the language that says more."""
DESK = (1440, 844)
LOOKED_AT = {"en": (PHONES["en"], DESK), "fr": (DESK, PHONES["fr"])}


def check_windows(visitor: Visitor, words: dict[str, str]) -> bool:
    """That a moment fits on phones and leaves room for the log beside the board, in both languages, given how its slip
    begins; returns whether a thread leads to what is meant."""
    threads = []
    for language, windows in LOOKED_AT.items():
        visitor.speak(language)
        visitor.see("coach").filter(has_text=words[language]).wait_for()
        for width, height in windows:
            if visitor.page.viewport_size != {"width": width, "height": height}:
                visitor.page.set_viewport_size({"width": width, "height": height})
                visitor.wait_drawn()
            if (width, height) != DESK:
                assert visitor.page.evaluate(IN_SIGHT) == [0], f"{words[language]}, at {width}"
                assert visitor.page.evaluate(MISPLACED) == [], f"{words[language]}, at {width}"
            else:
                log, crossed, thread = visitor.page.evaluate(BESIDE)
                assert log >= LOG_LINES, words[language]
                assert crossed == [], words[language]
                threads.append(thread)
    visitor.restore_window()
    visitor.speak("en")
    return any(threads)


def check_at_a_glance(visitor: Visitor) -> None:
    assert visitor.page.evaluate(AT_A_GLANCE)
    assert visitor.page.evaluate(MISPLACED) == []


@pytest.mark.parametrize("game", WHERE)
def test_a_lesson_is_played_to_its_end(visit, game):
    visitor, lesson = visit(WHERE[game]), lesson_of(game_of(game))
    visitor.go("/")
    visitor.see(f"learn-{game}").click()
    visitor.see("learn-first").click()
    threads = 0
    for number, step in enumerate(lesson.steps):
        headings = {language: lesson.say(language, step.name) for language in ("en", "fr")}
        coach = visitor.page.locator(f"html[data-ready=true] [data-testid=coach][data-step={step.name}]")
        coach.wait_for()
        assert f"Step {number + 1} of {len(lesson.steps)}" in coach.inner_text()
        assert lesson.say("en", step.name) in coach.inner_text()
        for at, suggestion in enumerate(step.moves, 1):
            order = lesson.say("en", f"{step.name}-order-{at}")
            visitor.see("coach-order").filter(has_text=order).wait_for()
            visitor.see("lantern").first.wait_for()
            threads += check_windows(visitor, headings)
            check_at_a_glance(visitor)
            visitor.press(*prepared(game).LESSON[suggestion.move])
        if not step.moves:
            visitor.see("lantern").first.wait_for()
            threads += check_windows(visitor, headings)
            check_at_a_glance(visitor)
            visitor.press("coach-go-on")
    visitor.see("coach").wait_for(state="detached")
    assert visitor.goes_on()  # the game itself
    assert threads


def test_what_was_given_to_the_song_of_the_dead_is_read_beside_the_coach_on_a_phone(visit):
    """Rows that nothing lies in fold there; those that say what lay in them do not."""
    visitor = visit(PHONE)
    visitor.go("/")
    visitor.call_oneself("Haneul")
    visitor.at_table(visitor.first_game("gosux"))
    for step in lesson_of(game_of("gosux")).steps:
        visitor.page.locator(f"html[data-ready=true] [data-testid=coach][data-step={step.name}]").wait_for()
        if step.name == "song":
            break
        visitor.press("coach-skip" if step.moves else "coach-go-on")
    visitor.press("card-0-c1", "primary")
    visitor.see("coach").wait_for()
    for language, words in (("en", "Phoenix, sacrificed"), ("fr", "Phoenix\N{NO-BREAK SPACE}: sacrifiée")):
        visitor.speak(language)
        place = visitor.see("army-0").locator(".empty", has_text=words)
        for width, height in PHONES.values():
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.wait_drawn()
            tall, taller = place.evaluate("(place) => [place.clientHeight, place.scrollHeight]")
            assert tall >= taller, f"{language}, at {width}"
            assert tall > FOLDED, f"{language}, at {width}"
            assert visitor.page.evaluate(MISPLACED) == [], f"{language}, at {width}"


def test_a_lesson_is_said_again_skipped_left_taken_up_and_ended(visitor):
    lesson = lesson_of(game_of("koryo"))
    coach, slip = visitor.see("coach"), visitor.page.locator("#coach-slip")

    def at_step(number):
        name = lesson.steps[number].name
        visitor.page.locator(f"html[data-ready=true] [data-testid=coach][data-step={name}]").wait_for()
        assert lesson.say("en", name) in slip.inner_text()

    visitor.go("/")
    visitor.see("learn-koryo").click()
    visitor.see("learn-first").click()
    at_step(0)
    visitor.press("coach-go-on")
    at_step(1)
    lit = visitor.page.locator("[data-testid=hand-merchant]")
    assert lit.get_attribute("aria-describedby") == "coach-slip"
    assert visitor.see("hand-spy").get_attribute("aria-describedby") is None
    before = slip.inner_text()
    slip.locator("h2").evaluate("(heading) => heading.toggleAttribute('data-said')")
    visitor.page.keyboard.press("c")  # words that come anew are read aloud anew
    slip.locator("h2:not([data-said])").wait_for()
    assert slip.inner_text() == before
    visitor.press("coach-skip")
    at_step(2)
    assert lit.get_attribute("aria-describedby") is None

    table = visitor.page.url
    visitor.see("coach-leave").click()
    visitor.see("learn-koryo").click()
    visitor.see("learn-first").get_by_text(f"Back to step 3 of {len(lesson.steps)}").wait_for()
    visitor.see("learn-first").click()
    at_step(2)
    assert visitor.page.url == table
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.see("coach-leave-out").click()
    coach.wait_for(state="detached")
    assert visitor.is_asked(), "the game goes on"
    assert visitor.page.locator("[data-lantern]").count() == 0


def test_nobody_is_told_to_move_while_it_is_shown_what_came_of_their_move(visitor):
    """The learner passes, and the Great Battle is counted at once."""
    match, order = visitor.first_game("gosux"), visitor.see("coach-order")
    visitor.at_table(match)
    for step in lesson_of(game_of("gosux")).steps:
        visitor.page.locator(f"html[data-ready=true] [data-testid=coach][data-step={step.name}]").wait_for()
        if step.name == "passing":
            break
        suggested = [name for one in step.moves for name in prepared("gosux").LESSON[one.move]]
        visitor.press(*(suggested or ["coach-go-on"]))
    visitor.page.goto(f"/table/{match}?pace={AN_HOUR}")
    visitor.wait_still()
    expect(order).to_have_text(lesson_of(game_of("gosux")).say("en", "passing-order-1"))
    expect(order).to_be_visible()
    *first, last = prepared("gosux").LESSON["pass"]
    visitor.press(*first)
    visitor.see(last).click()
    visitor.see("battle").wait_for()
    expect(visitor.page.locator("#coach-slip h2")).to_have_text(lesson_of(game_of("gosux")).say("en", "passing"))
    expect(order).to_be_hidden()


def test_who_does_not_want_to_be_taught_plays_at_once_with_ready_decks(visitor):
    visitor.go("/")
    visitor.see("learn-gosux").click()
    visitor.words("Play at once").click()
    assert visitor.goes_on()
    assert visitor.see("coach").count() == 0
    lesson = lesson_of(game_of("gosux"))
    for seat, clans in enumerate(lesson.options["clans"].split("/")):
        for clan in clans.split("+"):
            assert visitor.see(f"clan-{seat}-{clan}").is_visible(), "nothing has to be drafted"
