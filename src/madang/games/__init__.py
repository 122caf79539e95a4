"""The games, by name. None is registered: a game is a folder of this package with an `about.json`, or a package that
names itself in the entry-point group `madang.games`. Each is loaded when it is first asked for."""

import copyreg
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any
from warnings import warn

from madang.engine.about import FILE, read_about
from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten

GROUP = "madang.games"
FOLDER = Path(__file__).parent


def own_names() -> list[str]:
    """The games of this package, each in the place it asks for."""
    folders = [path.parent for path in FOLDER.glob(f"*/{FILE}")]
    return [folder.name for folder in sorted(folders, key=lambda one: (read_about(one).place, one.name))]


def other_packages() -> dict[str, EntryPoint]:
    """The games of other packages, by name. A name that Madang itself has stays Madang's."""
    return {point.name: point for point in sorted(entry_points(group=GROUP)) if point.name not in OWN}


OWN = tuple(own_names())
OTHERS = other_packages()
NAMES = (*OWN, *OTHERS)


def package(name: str) -> str:
    """Where a game is imported from."""
    if not isinstance(name, str) or name not in NAMES:
        raise Refused(f"There is no game '{shorten(name)}' here; the games are {', '.join(NAMES)}.")
    return OTHERS[name].module if name in OTHERS else f"{__name__}.{name}"


@cache
def loaded(name: str) -> Game:
    """The game that its package calls GAME, or as its entry point says."""
    if name in OWN:
        own: Game = import_module(package(name)).GAME
        return own
    point = OTHERS[name]
    where = f"of the package '{point.dist.name if point.dist else point.module}'"
    try:
        found = point.load()
    except Refused:
        raise
    except Exception as problem:
        raise Refused(f"The game '{name}' {where} cannot be loaded: {shorten(str(problem), 200)}.") from problem
    if not isinstance(found, Game):
        raise Refused(f"The entry point '{name}' {where} names no game; it is 'module:GAME' with a Game of that name.")
    if found.name != name:
        raise Refused(f"The entry point '{name}' {where} names the game '{shorten(found.name)}'; both have one name.")
    return found


def game(name: str) -> Game:
    """The game of that name."""
    package(name)
    return loaded(name)


def every_game() -> list[Game]:
    """All games that can be loaded; a warning tells why another cannot."""
    found = []
    for name in NAMES:
        try:
            found.append(game(name))
        except Refused as refusal:
            warn(str(refusal), stacklevel=2)
    return found


@cache
def part(name: str, what: str) -> ModuleType | None:
    """A module that a game may have or not: `terminal`, its table there; `views`, its view as a struct."""
    module = f"{package(name)}.{what}"
    return import_module(module) if find_spec(module) else None


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
