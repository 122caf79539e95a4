"""What a game still lacks, in sentences: docs/adding-a-game.md lists the checks. Games are played interpreted here, so
nothing is compiled."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from fluent.runtime import FluentResource

from madang import lessons, scenarios
from madang.cli import rules_page
from madang.data import rules_page as rules_file
from madang.data import scenarios_of
from madang.engine.drivers import interpreted
from madang.engine.game import SPECTATOR, Game
from madang.engine.layout import copied
from madang.engine.match import Match
from madang.engine.refusal import Refused
from madang.engine.rng import below, generator
from madang.engine.rule import NOBODY
from madang.engine.words import LANGUAGES, Words
from madang.games import part
from madang.terminal.texts import Texts

GAMES = 3
"""How many random games are looked at, of every number of players."""
VIEW_FIELDS = ("game", "players", "viewer", "to_act", "seats")
SEAT_FIELDS = ("seat",)
PLAIN_SEAT_FIELDS = ("seat", "points")
"""What the plain table needs as well."""


def lacks(game: Game, texts: Texts, games: int = GAMES) -> list[str]:
    """Everything that is missing or wrong, each a sentence, each once."""
    found = [*_messages(game, texts), *_pages(game, texts), *_scenarios(game, texts), *_lesson(game, texts)]
    found += _matches(game, texts, games)
    if not game.about.cards:
        found.append(texts.say("check-gate"))
    return [*dict.fromkeys(found)]


def notes(game: Game, texts: Texts) -> list[str]:
    """What nobody has drawn yet; the game can be played all the same."""
    parts = {"terminal": "check-no-terminal", "views": "check-no-views"}
    return [texts.say(key) for name, key in parts.items() if part(game.name, name) is None]


def _messages(game: Game, texts: Texts) -> Iterator[str]:
    wanted = [
        "about",
        *(card.words for card in game.about.cards),
        *(f"card-{card}" for card in game.cards),
        *(f"event-{event}" for event in game.events),
        *(f"move-{block.name}" for block in game.actions.blocks),
        *(f"option-{option.name}" for option in game.options if option.choices),
        *(
            f"option-{option.name}-{value}"
            for option in game.options
            for value in option.choices
            if not isinstance(value, bool)
        ),
    ]
    keys = {language: _keys(game, language) for language in LANGUAGES}
    for language in LANGUAGES:
        words = Words(game, language)
        for key in wanted:
            if not words.has(key):
                yield texts.say("check-message", name=key, language=language)
        if different := keys[language] ^ keys[LANGUAGES[0]]:
            listed = ", ".join(sorted(different))
            yield texts.say("check-other-keys", language=language, first=LANGUAGES[0], keys=listed)


def _keys(game: Game, language: str) -> set[str]:
    source = (game.text_folder / f"{language}.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentResource(source).body if hasattr(entry, "id")}


def _pages(game: Game, texts: Texts) -> Iterator[str]:
    for language in LANGUAGES:
        path = rules_file(game, language)
        if not path.is_file():
            yield texts.say("check-rules-page", name=path.name)
            continue
        written = rules_page.rule_ids(rules_page.page(game, language))
        if missing := [rule for rule in game.rules if rule not in written]:
            yield texts.say("check-rule-missing", name=path.name, rules=", ".join(missing))


def _scenarios(game: Game, texts: Texts) -> Iterator[str]:
    shown: set[str] = set()
    for path in scenarios_of(game):
        try:
            outcome = scenarios.run(path)
        except Refused as refusal:
            yield texts.say("check-scenario", name=path.name, difference=str(refusal))
            continue
        shown |= set(outcome.rules)
        if not outcome.holds:
            yield texts.say("check-scenario", name=path.name, difference=outcome.differences[0])
    if untold := [rule for rule in game.rules if rule not in shown]:
        yield texts.say("check-no-scenario", rules=", ".join(untold))


def _lesson(game: Game, texts: Texts) -> Iterator[str]:
    try:
        lesson = lessons.lesson_of(game)
        problems = lessons.lacks(lesson) if lesson else []
    except Refused as refusal:
        problems = [str(refusal)]
    for problem in problems:
        yield texts.say("check-lesson", problem=problem)


def _matches(game: Game, texts: Texts, games: int) -> Iterator[str]:
    """Random games of every number of players, looked at before each decision and after the last."""
    for players in game.players:
        for seed in range(games):
            match, chance = Match(game, players, seed, core=interpreted(game)), generator(seed, stream=1).data
            while True:
                yield from _moment(match, texts)
                legal = match.legal()
                if match.over or not legal:
                    break
                match.play(legal[below(chance, len(legal))])
            yield from _told(match, texts)


def _moment(match: Match, texts: Texts) -> Iterator[str]:
    game, decision, view = match.game, len(match.actions), match.view()
    for name in VIEW_FIELDS:
        if name not in view:
            yield texts.say("check-view-field", name=name)
    for name in SEAT_FIELDS if part(game.name, "terminal") else PLAIN_SEAT_FIELDS:
        if any(name not in seat for seat in view.get("seats", [])):
            yield texts.say("check-seat-field", name=name)
    legal, state = match.legal(), game.bind_copy(match.state_bytes())
    if legal != sorted(set(legal)) or bool(legal) == match.over:
        yield texts.say("check-legal", decision=decision)
    for seat in range(match.players):
        if match.observe(seat)[0] != game.observation_version:
            yield texts.say("check-observation", version=game.observation_version)
        for action in _forbidden(game, legal if seat == match.to_act else []):
            if game.why_not(state, seat, action) not in game.rules:
                yield texts.say("check-why-not", move=game.actions.actions[action].text, decision=decision)
    yield from _leaks(match, texts)
    if not match.over:
        yield from _said(match.game, "prompt", match.prompt(), texts)


def _leaks(match: Match, texts: Texts) -> Iterator[str]:
    """What a seat is shown must be the same in a world that differs only in what it cannot know."""
    truth = copied(match.state_bytes(), match.game.state)
    for seat in range(match.players):
        sample = match.known_to(seat, generator(len(match.actions)))
        legal = match.legal() if seat == match.to_act else []
        one, two = (_shown(match.game, states, seat, legal) for states in (truth, sample))
        for name in one:
            if one[name] != two[name]:
                yield texts.say("check-leak", seat=seat, decision=len(match.actions), part=name)


def _forbidden(game: Game, legal: list[int]) -> list[int]:
    return [action for action in range(len(game.actions)) if action not in legal]


def _shown(game: Game, states: Any, seat: int, legal: list[int]) -> dict[str, Any]:
    """All that a seat is shown in a state, and why what is not legal is not."""
    core, state, seen = interpreted(game), game.bind(states), np.zeros(game.observation_size, np.int8)
    core.observe(states, 0, seat, seen)
    over = core.to_act(states, 0) == NOBODY
    return {
        "view": game.view(state, seat),
        "prompt": None if over else game.prompt(state),
        "observation": seen.tolist(),
        "why_not": [_why_not(game, state, seat, action) for action in _forbidden(game, legal)],
    }


def _why_not(game: Game, state: Any, seat: int, action: int) -> tuple[str, Any]:
    """The rule that forbids an action, and what on the table is the cause."""
    rule = game.why_not(state, seat, action)
    return rule, game.cause(state, seat, action, rule)


def _told(match: Match, texts: Texts) -> Iterator[str]:
    for viewer in range(SPECTATOR, match.players):
        for event in match.events(viewer):
            yield from _said(match.game, "event", event, texts)


def _said(game: Game, what: str, plain: Any, texts: Texts) -> Iterator[str]:
    """A prompt or an event in every language."""
    for language in LANGUAGES:
        words, key = Words(game, language), f"{what}-{plain['kind']}"
        try:
            words.prompt(plain) if what == "prompt" else words.narrate(plain)
        except (KeyError, Refused) as problem:
            said = str(problem).strip("'\"").removesuffix(".")
            yield texts.say("check-broken-message", name=key, language=language, problem=said)
