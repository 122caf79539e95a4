"""The terminal table of a game: its own, from its folder, else the plain one."""

from typing import cast

from madang.engine.game import Game
from madang.games import part
from madang.terminal.plain import PlainTable
from madang.terminal.tabletop import Tabletop


def tabletop(game: Game) -> Tabletop:
    """The table of a game in the terminal."""
    module = part(game.name, "terminal")
    return PlainTable(game) if module is None else cast(Tabletop, module.TABLE)
