"""The games, by name. Each is loaded when it is first asked for."""

from importlib import import_module

from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten

NAMES = ("koryo", "choson", "chronicle", "gosux")


def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise Refused(f"There is no game '{shorten(name)}' here; the games are {', '.join(NAMES)}.")
    found: Game = import_module(f"madang.games.{name}").GAME
    return found
