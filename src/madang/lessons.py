"""Lessons: a first game of which every step is explained, as files that people can read, and the guide who knows where
a learner stands. docs/lessons.md describes the files.

A lesson is a folder `lesson` of a game: `lesson.toml` has the deal, what the bots do and the steps, `text/` the words
in every language. The learner sits at seat 0 and may make any legal move: the lesson goes on from there.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from madang.bots import BIRDS
from madang.engine.drivers import interpreted
from madang.engine.game import Game, Plain
from madang.engine.refusal import Refused, as_given, shorten
from madang.engine.words import LANGUAGES, elided, resource
from madang.tables import Table

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = "lesson"
FILE = "lesson.toml"
LEARNER = 0
APPRENTICES = tuple(bird for bird, level in BIRDS.items() if level == "apprentice")
"""Who sits with the learner, from seat 1 on; what a lesson says takes their names as `one` and `two`."""
PATIENCE = 3
"""How many moves of the learner a step waits for its moment; then it is told at the next question."""
IDEA = "idea"
"""Messages that tell the game in a minute: `idea-1`, `idea-2` and so on."""

Light = tuple[Plain, ...]
"""Parts of the table, each a `field` of the learner's view, perhaps of one `seat`, perhaps one `card` in it."""


@dataclass(frozen=True)
class Suggestion:
    """A move that the learner is asked to make, and what is lit meanwhile. Its words are `NAME-order-1`, `-2`, …"""

    move: str
    light: Light


@dataclass(frozen=True)
class LessonStep:
    """One thing to understand. Its words are `NAME` (a heading), `NAME-text` and `NAME-known`, and with suggestions an
    order for each and `NAME-otherwise`, for who does something else. Without any it ends when the learner goes on."""

    name: str
    rule: str
    asked: tuple[str, ...] = ()
    """The kinds of questions to the learner at which it begins; none: any."""
    light: Light = ()
    moves: tuple[Suggestion, ...] = ()
    cards: tuple[str, ...] = ()
    """The cards that its text speaks of, for whoever reads it away from the table."""

    @property
    def words(self) -> list[str]:
        """The messages that it needs."""
        orders = [f"order-{number}" for number, _ in enumerate(self.moves, 1)]
        more = ["text", "known", *orders, *(["otherwise"] if self.moves else [])]
        return [self.name, *(f"{self.name}-{word}" for word in more)]


@dataclass(frozen=True)
class Lesson:
    """A scripted deal and the steps."""

    game: Game
    folder: Path
    minutes: int
    seed: int
    bots: tuple[tuple[str, ...], ...]
    """For each bot the moves that it makes, one after the other, each as soon as it can; else it plays as an
    apprentice."""
    steps: tuple[LessonStep, ...]
    options: Plain
    position: Plain | None = None

    @property
    def players(self) -> int:
        return len(self.bots) + 1

    @property
    def names(self) -> dict[str, str]:
        """What its words call the bots."""
        return dict(zip(("one", "two"), APPRENTICES, strict=False))

    def table(self) -> Table:
        """The table as it is dealt to the learner, interpreted."""
        return Table(
            self.game, self.players, self.seed, self.options, position=self.position, core=interpreted(self.game)
        )

    def ideas(self, language: str) -> list[str]:
        """The game in a minute, a sentence or two each."""
        return [self.say(language, key) for key in self.keys(language) if key.startswith(f"{IDEA}-")]

    def keys(self, language: str) -> list[str]:
        return _words(self.folder, language)[1]

    def say(self, language: str, key: str) -> str:
        words, _ = _words(self.folder, language)
        pattern = words.get_message(key).value if words.has_message(key) else None
        if pattern is None:
            raise Refused(f"The lesson of {self.game.title} has no words '{key}' in {language}.")
        text, errors = words.format_pattern(pattern, self.names)
        if errors:
            raise Refused(f"The words '{key}' in {language} of the lesson of {self.game.title}: {errors[0]}.")
        return elided(text)


@cache
def _words(folder: Path, language: str) -> tuple["FluentBundle", list[str]]:
    """The words of a lesson, and the keys they stand under."""
    from fluent.runtime import FluentBundle

    try:
        source = resource(words_file(folder, language))
    except OSError:
        raise Refused(f"{folder} has no words in {language}: a lesson speaks {' and '.join(LANGUAGES)}.") from None
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(source)
    return found, [entry.id.name for entry in source.body if hasattr(entry, "id")]


def words_file(folder: Path, language: str) -> Path:
    return folder / "text" / f"{language}.ftl"


# Where a learner stands


@dataclass(frozen=True)
class Progress:
    """How far a learner has come: the step, counted from 0; after how many decisions it began, None while its moment
    has not come; how many moves the learner has made meanwhile; and whether the step before was answered by another
    move than the suggested one."""

    step: int = 0
    since: int | None = None
    waited: int = 0
    otherwise: bool = False


class Guide:
    """Follows a match of a lesson, decision by decision."""

    def __init__(self, lesson: Lesson, progress: Progress, made: Sequence[tuple[int, str]] = ()):
        self.lesson = lesson
        self.progress = progress
        self._made = list(made)
        self._before: list[tuple[Progress, bool]] = []
        self._possible = False
        """Whether what is suggested can be done."""

    @property
    def over(self) -> bool:
        return self.progress.step >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.progress.step]

    @property
    def at(self) -> int | None:
        """Which of the step's moves is suggested next, counted from 0; None where there is none."""
        if self.over or self.progress.since is None:
            return None
        own = self._own()
        on_its_way = len(own) < len(self.step.moves) and self._agrees(own)
        return len(own) if on_its_way else None

    def suggested(self, table: Table) -> Suggestion | None:
        """What the learner is asked to do now, if that is possible."""
        if table.to_act != LEARNER or self.at is None:
            return None
        suggestion = self.step.moves[self.at]
        return suggestion if suggestion.move in table.moves() else None

    def light(self, table: Table) -> list[Plain]:
        """What is lit now: what of it is there."""
        if self.over or self.progress.since is None or table.to_act != LEARNER:
            return []
        suggestion = self.suggested(table)
        light = suggestion.light if suggestion else () if self.step.moves else self.step.light
        view = table.view(LEARNER)
        return [part for part in light if is_there(view, part)]

    def reply(self, seat: int, table: Table) -> str | None:
        """What the lesson has a bot do now; None where it plays as it likes."""
        script = list(self.lesson.bots[seat - 1])
        for by, move in self._made:
            if script and by == seat and move == script[0]:
                del script[0]
        return script[0] if script and script[0] in table.moves() else None

    def look(self, table: Table) -> None:
        """The table as it is now: begins the step if its moment has come."""
        waiting = not self.over and self.progress.since is None and table.to_act == LEARNER
        if waiting and (self.progress.waited >= PATIENCE or self._is_moment(table)):
            self.progress = replace(self.progress, since=len(self._made))
        self._possible = self.suggested(table) is not None

    def follow(self, table: Table, seat: int, move: str) -> None:
        """A seat has made a move: the table as it is now."""
        self._before.append((self.progress, self._possible))
        self._made.append((seat, move))
        if not self.over and seat == LEARNER:
            if self.progress.since is None:
                self.progress = replace(self.progress, waited=self.progress.waited + 1)
            elif not self._agrees(own := self._own()) or len(own) >= len(self.step.moves):
                otherwise = self._possible and not self._agrees(own)
                self.progress = Progress(self.progress.step + 1, otherwise=otherwise)
        self.look(table)

    def undo(self) -> None:
        """The last move was taken back."""
        self._made.pop()
        self.progress, self._possible = self._before.pop()

    def go_on(self, table: Table) -> None:
        """The learner has understood, or wants to hear no more of this step."""
        self.progress = Progress(self.progress.step + 1)
        self.look(table)

    def _own(self) -> list[str]:
        """The learner's moves since the step began."""
        return [move for seat, move in self._made[self.progress.since :] if seat == LEARNER]

    def _agrees(self, own: list[str]) -> bool:
        wanted = [suggestion.move for suggestion in self.step.moves]
        return not wanted or own[: len(wanted)] == wanted[: len(own)]

    def _is_moment(self, table: Table) -> bool:
        prompt = table.prompt(LEARNER)
        return prompt is not None and (not self.step.asked or prompt["kind"] in self.step.asked)


def is_there(view: Plain, part: Plain) -> bool:
    """Whether a view has something that is to be lit."""
    holder = view["seats"][part["seat"]] if "seat" in part else view
    found = holder.get(part["field"])
    if found is None:
        return False
    if "card" not in part:
        return True
    return part["card"] in found if isinstance(found, Mapping) else any(_is_card(one, part["card"]) for one in found)


def _is_card(one: Any, card: str) -> bool:
    return (one.get("card") if isinstance(one, Mapping) else one) == card


# Reading and checking


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one. A broken one is refused with a sentence."""
    path = game.folder / FOLDER / FILE
    return read_lesson(game, path) if path.is_file() else None


def read_lesson(game: Game, path: Path) -> Lesson:
    try:
        plain = tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise Refused(f"{path} is not a TOML file: {problem}.") from None
    _check_fields(path, "a lesson", plain, LESSON_FIELDS, ("minutes", "seed", "bots", "steps"))
    steps = []
    for step in plain["steps"]:
        _check_fields(path, "a step", step, STEP_FIELDS, ("name", "rule"))
        for move in step.get("moves", []):
            _check_fields(path, "a move", move, MOVE_FIELDS, ("move",))
        light = _light(path, step)
        moves = tuple(Suggestion(move["move"], _light(path, move)) for move in step.get("moves", []))
        asked, cards = tuple(step.get("asked", [])), tuple(step.get("cards", []))
        steps.append(LessonStep(step["name"], step["rule"], asked, light, moves, cards))
        if step["rule"] not in game.rules:
            name, rule = shorten(step["name"]), shorten(step["rule"])
            raise Refused(f"{path}: step '{name}' cites {rule}; {game.title} has no such rule.")
    if not steps:
        raise Refused(f"{path}: a lesson has at least one step.")
    bots = tuple(tuple(moves) for moves in plain["bots"])
    if len(bots) > len(APPRENTICES):
        raise Refused(f"{path}: at most {len(APPRENTICES)} bots sit with a learner.")
    options, position = plain.get("options", {}), plain.get("position")
    return Lesson(game, path.parent, plain["minutes"], plain["seed"], bots, tuple(steps), options, position)


LESSON_FIELDS: dict[str, type] = {
    "minutes": int,
    "seed": int,
    "bots": list,
    "steps": list,
    "options": dict,
    "position": dict,
}
STEP_FIELDS: dict[str, type] = {"name": str, "rule": str, "asked": list, "light": list, "moves": list, "cards": list}
MOVE_FIELDS: dict[str, type] = {"move": str, "light": list}
LIGHT_FIELDS: dict[str, type] = {"field": str, "seat": int, "card": str}
_CALLED = {int: "a whole number", str: "a text", list: "a list", dict: "a table"}


def _light(path: Path, plain: Plain) -> Light:
    for part in plain.get("light", []):
        _check_fields(path, "what is lit", part, LIGHT_FIELDS, ("field",))
    return tuple(plain.get("light", []))


def _check_fields(path: Path, what: str, plain: Any, known: Mapping[str, type], needed: Sequence[str]) -> None:
    if not isinstance(plain, dict):
        raise Refused(f"{path}: {what} is a table of fields, not {as_given(plain)}.")
    for name, value in plain.items():
        if name not in known:
            raise Refused(f"{path}: {what} has no '{shorten(name)}'; the fields are {', '.join(known)}.")
        if type(value) is not known[name]:
            raise Refused(f"{path}: '{name}' of {what} is {_CALLED[known[name]]}, not {as_given(value)}.")
    for name in needed:
        if name not in plain:
            raise Refused(f"{path}: {what} needs '{name}'.")


def lacks(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, each a sentence: words that are missing or too many, and where its own line, played
    through the rules, leads nowhere."""
    return [*_wordless(lesson), *_stuck(lesson)]


def _wordless(lesson: Lesson) -> Iterator[str]:
    wanted = {word for step in lesson.steps for word in step.words}
    for language in LANGUAGES:
        try:
            keys = set(lesson.keys(language))
            for key in sorted(keys):
                lesson.say(language, key)
        except Refused as refusal:
            yield str(refusal)
            continue
        ideas = {key for key in keys if key.startswith(f"{IDEA}-")}
        if not ideas:
            yield f"The lesson of {lesson.game.title} has no words '{IDEA}-1' in {language}."
        for key in sorted(wanted - keys):
            yield f"The lesson of {lesson.game.title} has no words '{key}' in {language}."
        for key in sorted(keys - wanted - ideas):
            yield f"The lesson of {lesson.game.title} says '{key}' in {language}, which no step needs."


def _stuck(lesson: Lesson) -> Iterator[str]:
    """Plays what the lesson suggests."""
    reached = -1
    for guide, table in played(lesson):
        number, step = guide.progress.step, guide.step
        if guide.progress.since is None or table.to_act != LEARNER:
            continue
        reached = max(reached, number)
        if step.moves and guide.suggested(table) is None:
            wanted = step.moves[guide.at or 0].move
            possible = ", ".join(table.moves()[:12])
            yield f"Step '{step.name}': '{wanted}' is not possible there. Possible: {possible}."
            return
        suggestion = guide.suggested(table)
        light, view = suggestion.light if suggestion else step.light, table.view(LEARNER)
        if not light:
            yield f"Step '{step.name}' lights nothing at '{suggestion.move if suggestion else 'go on'}'."
        for part in light:
            if not is_there(view, part):
                yield f"Step '{step.name}' lights {part}, which is not there."
    if reached < len(lesson.steps) - 1:
        yield f"Step '{lesson.steps[reached + 1].name}' is never reached."


def played(lesson: Lesson) -> Iterator[tuple[Guide, Table]]:
    """The lesson as its file has it, moment by moment: the learner does what is suggested, the bots what they are told
    to. It ends where nobody is told anything."""
    table = lesson.table()
    guide = Guide(lesson, Progress())
    guide.look(table)
    while not guide.over:
        yield guide, table
        seat = table.to_act
        if seat is None:
            return
        if seat != LEARNER:
            move = guide.reply(seat, table)
        elif guide.progress.since is not None and not guide.step.moves:
            guide.go_on(table)
            continue
        else:
            suggestion = guide.suggested(table)
            move = suggestion.move if suggestion else None
        if move is None:
            return
        table.play(move, seat)
        guide.follow(table, seat, move)
