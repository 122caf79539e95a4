"""What the page's tests compare with: whole games as one seat sees them, the sentences the engine makes of them, and
the scripted games of the lessons."""

import json
import sys
from typing import Any

import msgspec

from madang.engine.rng import below, generator
from madang.games import OWN
from madang.games import game as game_of
from madang.lessons import LEARNER, lesson_of, played
from madang.server.presentation import deeds_for, events_for, prompt_for, view_for
from madang.tables import Table, table

GAMES = 3
"""How many of each."""
NAMES = ("Haneul", "Mina", "Tariq", "Crane", "Ines", "Olof")


def game(name: str, seed: int) -> dict[str, Any]:
    """A random game: for every decision the view after it, its events and deeds, and what is asked next."""
    numbers = game_of(name).players
    players = numbers[seed % len(numbers)]
    viewer = seed % players - 1 if seed % 2 else 0
    match = table(name, players=players, seed=seed, names=NAMES[:players])
    rng = generator(seed, stream=1)
    steps = [step(match, viewer, 0, 1)]
    while not match.over:
        legal = match.legal()
        match.play(legal[int(below(rng, len(legal)))])
        number = steps[-1]["first"] + len(steps[-1]["events"])
        steps.append(step(match, viewer, len(match.actions), number))
    return {
        "viewer": viewer,
        "players": players,
        "steps": steps,
        "words": {one: words(match, viewer, one) for one in ("en", "fr")},
    }


def step(match: Table, viewer: int, since: int, first: int) -> dict[str, Any]:
    return {
        "first": first,
        "events": msgspec.to_builtins(events_for(match, viewer, since, first)),
        "deeds": msgspec.to_builtins(deeds_for(match, viewer, since, first)) if since else [],
        "view": msgspec.to_builtins(view_for(match, viewer)),
        "prompt": msgspec.to_builtins(prompt_for(match, viewer)),
        "asked": match.prompt(viewer),
    }


def words(match: Table, viewer: int, language: str) -> dict[str, Any]:
    """Every event of the game and every move there is, as the engine says it."""
    said = match.words(language)
    moves = [{"name": one.block, "fields": one.fields} for one in match.game.actions.actions if fits(one.fields, match)]
    return {
        "log": [said.narrate(event) for event in match.events(viewer)],
        "moves": [[move, said.move(move["name"], move["fields"])] for move in moves],
    }


def fits(fields: dict[str, str], match: Table) -> bool:
    return int(fields.get("seat", 0)) < match.players


def sampled(name: str) -> list[dict[str, Any]]:
    """Some games, with what is asked in them in both languages."""
    games = [game(name, seed) for seed in range(GAMES)]
    for one in games:
        said = {
            language: table(name, players=one["players"], seed=0, names=NAMES[: one["players"]]).words(language)
            for language in ("en", "fr")
        }
        for made in one["steps"]:
            asked = made.pop("asked")
            made["asks"] = asked and {language: list(said[language].prompt(asked)) for language in said}
    return games


def lesson(name: str) -> dict[str, Any]:
    """The first game with the coach as its file has it, as the learner sees it."""
    found = lesson_of(game_of(name))
    assert found is not None
    steps: list[dict[str, Any]] = []
    for _, match in played(found):
        number = steps[-1]["first"] + len(steps[-1]["events"]) if steps else 1
        if len(steps) <= len(match.actions):  # a step that is only read changes nothing
            steps.append(step(match, LEARNER, len(match.actions), number))
    for made in steps:
        del made["asked"]
    return {"viewer": LEARNER, "players": found.players, "steps": steps}


kinds = {name: list(game_of(name).events) for name in OWN}
made = {
    "events": kinds,
    "games": {name: sampled(name) for name in OWN},
    "lessons": {name: lesson(name) for name in OWN},
}
json.dump(made, sys.stdout)
