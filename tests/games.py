"""What the tests of all games share: every table there is, random matches, and where a game's own facts stand.

Nothing here knows a game. What a test has to know of one stands in tests/facts/<game>.py and is read with `facts`.
"""

import re
from collections.abc import Iterator
from copy import copy
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from madang.bots import BOTS
from madang.engine.drivers import interpreted
from madang.engine.game import Game
from madang.engine.match import SEALED, Match
from madang.engine.refusal import Refused
from madang.engine.rng import below, generator
from madang.games import NAMES
from madang.games import game as game_of

every_game = pytest.mark.parametrize("name", NAMES)
TABLES = [(name, players) for name in NAMES for players in game_of(name).players]
FEW = 10
"""An option with more values than this belongs to one value of another one."""
ENDS = [(name, players) for name, players in TABLES if players in (game_of(name).players[0], game_of(name).players[-1])]


def tables(some: list[tuple[str, int]]) -> pytest.MarkDecorator:
    named = [pytest.param(name, players, id=f"{name}-{players}") for name, players in some]
    return pytest.mark.parametrize(("name", "players"), named)


every_table = tables(TABLES)


def variants(name: str) -> list[dict[str, Any]]:
    """Options of a game so that each with few values has all but its default in one of them; none where it has none."""
    options = game_of(name).options
    most = max((len(one.values) for one in options if len(one.values) <= FEW), default=0)
    asked = [{one.name: one.values[turn % len(one.values)] for one in options} for turn in range(most)]
    return [given for given in asked if any(given[one.name] != one.default for one in options)]


smallest_and_largest_table = tables(ENDS)
"""For what takes long: the sizes between are played by `make soak`."""

EVERY_BOT = (*(name for name in BOTS if name != "master"), "search:20", "guided:20")
"""A bot of every kind, by name; instead of the master, which is slow, a brief search of the same kind."""


def facts(name: str) -> Any:
    """What the tests know of one game: see tests/facts."""
    return import_module(f"facts.{name}")


def random_game(
    game: Game,
    players: int,
    seed: int,
    shuffle: str = SEALED,
    core: Any = None,
    position: Any = None,
    options: Any = None,
) -> Iterator[Match]:
    """One match of random decisions, handed out before each decision and once more when it is over."""
    match = Match(game, players, seed, options, shuffle, position, core or interpreted(game))
    chooser = memoryview(generator(seed, stream=1))
    while not match.over:
        yield match
        legal = match.legal()
        match.make(legal[below(chooser, len(legal))])
    yield match


def all_kinds_of_games(name: str, seeds: range, core: Any = None) -> Iterator[Iterator[Match]]:
    """Random games of all numbers of players, and from every example position: some things need a rare situation."""
    game = game_of(name)
    for seed in seeds:
        yield from (random_game(game, players, seed, core=core) for players in game.players)
        yield from games_from_positions(name, seed, core)


def games_from_positions(name: str, seed: int, core: Any = None) -> Iterator[Iterator[Match]]:
    """A random game from every example position."""
    game = game_of(name)
    for position in facts(name).POSITIONS:
        fields = {field: value for field, value in position.items() if field != "players"}
        yield random_game(game, position.get("players", game.seats), seed, core=core, position=fields)


def finished_game(game: Game, players: int, seed: int, shuffle: str = SEALED, core: Any = None) -> Match:
    *_, match = random_game(game, players, seed, shuffle, core)
    return match


def states_of(match: Match) -> Any:
    """The record of a match as an array of its own."""
    return np.frombuffer(bytearray(match.state_bytes()), match.game.state)


def state_of(match: Match) -> Any:
    """A copy of the record of a match, to be read field by field."""
    return match.game.bind(states_of(match))


def in_world(match: Match, states: Any) -> Match:
    """The match as it would stand if `states` were its record: decisions and events so far stay, nothing is shared.

    Players never get to do this, so a match offers no way to; the tests reach inside."""
    other = copy(match)
    other._states[:] = states
    return other


def assert_one_sentence(refusal: Refused) -> None:
    """A refusal is for people: one short sentence, with nothing of Python's own words in it."""
    text = str(refusal)
    assert text.endswith("."), text
    assert len(text) < 500, text
    assert text.isprintable(), text
    assert not re.search(r"Traceback|\b\w*(Error|Exception)\b|<class|object at 0x|NoneType", text), text
