"""The games, by name. Each is loaded when it is first asked for."""

import copyreg
from importlib import import_module
from typing import Any

from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten

NAMES = ("koryo", "choson", "chronicle", "gosux")


def game(name: str) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in NAMES:
        raise Refused(f"There is no game '{shorten(name)}' here; the games are {', '.join(NAMES)}.")
    found: Game = import_module(f"madang.games.{name}").GAME
    return found


def game_of_version(name: str, rules_version: str) -> Game:
    """The game of that name, if it is still played by these rules."""
    found = game(name)
    found.check_rules_version(rules_version, "pickle")
    return found


def by_name(one: Game) -> tuple[Any, ...]:
    """How a game is pickled: its name and version, none of its code."""
    if game(one.name) is not one:
        raise Refused(f"This {one.title} is not the one of its name, so it cannot be pickled; that one can.")
    return game_of_version, (one.name, one.rules_version)


copyreg.pickle(Game, by_name)
