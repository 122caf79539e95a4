"""Why not? Everything at a table that is in sight and cannot be chosen now is pressed, and what the page answers is
written down, for people to read and so that a change shows. The command that writes it:

    .venv/bin/python tests/browser/answers.py          all games; or name some, which is quicker

An *answer* (answers/<game>.<language>.txt) stands below what it is the answer to: for each question of
tests/browser/prepared/ the things that were pressed, then the rule and the sentence that all of them got, and below
that what was lit as the cause, if anything, with the words beside it. A thing is called by where it lies: the zone, the
seat (the visitor has seat 0) and the card. What can be chosen is not pressed, nor what has an effect of its own, such
as a pile that opens to be read."""

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from prepared import EVERY_QUESTION, Question, prepared

FOLDER = Path(__file__).parent / "answers"
COMMAND = ".venv/bin/python tests/browser/answers.py"
LANGUAGES = ("en", "fr")
GENERIC = (
    *("This cannot be chosen now", "Something else is begun", "The question is about something else"),
    *("Ceci ne peut", "Autre chose est commencé", "La question porte sur autre chose"),
)
"""How sentences begin that would say the same of anything."""
MOST_WORDS = 14
Answer = tuple[str, str, str, str]

# Presses one thing after the other, and reads the slip that comes. Of the empty places of a row one is enough.
PRESS = """async () => {
  const channel = new MessageChannel();
  const pause = () => new Promise((go) => {
    channel.port1.onmessage = go;
    channel.port2.postMessage(null);
  });
  const settled = async () => {
    await pause();
    while (document.documentElement.hasAttribute("data-unsettled")) await pause();
    await pause();
  };
  const covers = (part, { zone, seat, card }) => part.zone === zone
    && (part.seat ?? null) in { null: 0, [seat ?? null]: 0 } && (part.card ?? null) in { null: 0, [card ?? null]: 0 };
  const lies = ({ zone, seat, card }) => [zone, seat, card].filter((one) => one !== undefined).join(" ");
  const isOffered = (thing) => window.offered.some(({ parts }) => parts.some((part) => covers(part, thing.dataset)));
  const found = new Map();
  for (const thing of document.querySelectorAll(".board [data-zone]:not([data-region])")) {
    const held = thing.matches(".card-place");
    const button = thing.closest("button") ?? thing;
    if (button.matches("[aria-haspopup=dialog], [data-testid=primary]:not([aria-disabled])")) continue;
    if (button !== thing && button.matches("[data-tells]")) continue;
    const { left, top, width, height } = button.getBoundingClientRect();
    const above = document.elementFromPoint(left + Math.min(12, width / 2), top + Math.min(12, height / 2));
    if (!width || !height || !thing.checkVisibility() || thing.querySelector("[data-zone]")) continue;
    if (above && !button.contains(above) && !above.contains(button)) continue;
    if (button.closest("[data-state^=legal], [data-state=chosen], .legal")) continue;
    if (held ? button.dataset.state === "legal" : isOffered(thing)) continue;
    const name = lies(thing.dataset);
    const empty = thing.matches(".empty") ? name.replace(/[1-5] /, " ") : name;
    if (![...found.values()].includes(button) && !found.has(empty)) found.set(empty, button);
  }
  const answers = [];
  for (const [thing, button] of found) {
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await settled();
    button.click();
    await settled();
    // The words for answers are read when the first is asked for.
    for (let look = 0; look < 100 && !document.querySelector("[data-testid=why] span"); look++)
      await new Promise((go) => setTimeout(go, 20));
    const slip = document.querySelector("[data-testid=why]");
    const words = (part) => slip?.querySelector(part)?.textContent.trim() ?? "";
    const tag = document.querySelector("[data-testid=cause-tag]")?.textContent ?? "";
    const cause = slip?.dataset.cause;
    answers.push([thing, words("button"), words("span"), cause ? `${cause}: ${tag}` : ""]);
  }
  return answers;
}"""


def press_all(visitor: Any) -> list[Answer]:
    """Of each thing that cannot be chosen its name, the rule, the sentence and the cause."""
    return [tuple(one) for one in visitor.page.evaluate(PRESS)]


def written(answers: list[Answer]) -> str:
    """Things with the same answer together."""
    found: dict[tuple[str, ...], list[str]] = {}
    for thing, *answer in answers:
        found.setdefault(tuple(answer), []).append(thing)
    return "".join(
        f"{', '.join(things)}\n    {rule}  {words}\n" + (f"    lit  {cause}\n" if cause else "")
        for (rule, words, cause), things in found.items()
    )


def file_of(game: str, language: str) -> Path:
    return FOLDER / f"{game}.{language}.txt"


def kept(game: str, language: str) -> dict[str, str]:
    """What was written down, by question."""
    sections = file_of(game, language).read_text("utf-8").split("\n## ")[1:]
    return {kind: text for kind, _, text in (section.partition("\n") for section in sections)}


def wrong(answers: list[Answer]) -> list[str]:
    """What an answer must not be: missing, without a rule, said of anything, or long."""
    return [
        f"{thing}: {rule} {words}"
        for thing, rule, words, _ in answers
        if not rule or not words or words.startswith(GENERIC) or len(re.findall(r"\S*\w\S*", words)) > MOST_WORDS
    ]


def at_question(visitor: Any, question: Question) -> None:
    visitor.sit_at(question)
    visitor.press(*question.steps)


def write(visitor: Any, game: str) -> None:
    said: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for kind, question in prepared(game).QUESTIONS.items():
        at_question(visitor, question)
        for language in LANGUAGES:
            visitor.speak(language)
            answers = press_all(visitor)
            said[language].append(f"## {kind}\n{written(answers)}")
            for problem in wrong(answers):
                print(f"{game} {language} {kind}: {problem}")
        visitor.speak("en")
        for complaint in visitor.complaints():
            print(f"{game} {kind}: {complaint}")
        visitor.noise.clear()
    for language, sections in said.items():
        title = f"# {game}: why not? ({language}); written by {COMMAND}\n\n"
        file_of(game, language).write_text(title + "\n".join(sections), "utf-8")


def main() -> None:
    sys.path.append(str(Path(__file__).parents[1] / "server"))
    from chromium import launched
    from visiting import House, Visitor

    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        browser = launched(playwright)
        visitor = Visitor(browser, house, {"viewport": {"width": 1440, "height": 844}})
        assert visitor.guest
        visitor.go("/nowhere")
        visitor.speak("en")
        for game in sys.argv[1:] or dict.fromkeys(name for name, _ in EVERY_QUESTION):
            write(visitor, game)
        visitor.leave()
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
