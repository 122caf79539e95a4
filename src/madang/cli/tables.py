"""The terminal table of a game: its own, from its folder."""

from typing import cast

from madang.engine.game import Game
from madang.engine.refusal import Refused
from madang.games import part
from madang.terminal.tabletop import Tabletop


def tabletop(game: Game) -> Tabletop:
    """The table of a game in the terminal."""
    module = part(game.name, "terminal")
    if module is None:
        raise Refused(f"{game.title} has no table for the terminal; it can be played from Python.")
    return cast(Tabletop, module.TABLE)
