"""Madang: four card games, to play, to simulate and to write bots for.

import madang
table = madang.table("koryo", players=3, seed=7)
table.play(table.moves()[0])
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from madang.datasets.reading import read_dataset
    from madang.engine.game import SPECTATOR
    from madang.engine.refusal import IllegalMove, Refused
    from madang.engine.rng import generator
    from madang.envs.leaks import check_no_leaks
    from madang.tables import Table, batch, below, bot, named_observations, playouts, search, simulate, table

__version__ = "0.1.0"
__all__ = [
    "SPECTATOR",
    "IllegalMove",
    "Refused",
    "Table",
    "batch",
    "below",
    "bot",
    "check_no_leaks",
    "generator",
    "named_observations",
    "playouts",
    "read_dataset",
    "search",
    "simulate",
    "table",
]

_HOMES = {
    "SPECTATOR": "madang.engine.game",
    "IllegalMove": "madang.engine.refusal",
    "Refused": "madang.engine.refusal",
    "Table": "madang.tables",
    "batch": "madang.tables",
    "below": "madang.tables",
    "bot": "madang.tables",
    "check_no_leaks": "madang.envs.leaks",
    "generator": "madang.engine.rng",
    "named_observations": "madang.tables",
    "playouts": "madang.tables",
    "read_dataset": "madang.datasets.reading",
    "search": "madang.tables",
    "simulate": "madang.tables",
    "table": "madang.tables",
}


def __getattr__(name: str) -> Any:
    """Loads the public names when they are first used, so that `import madang` and `madang --help` are instant."""
    if name not in _HOMES:
        raise AttributeError(f"module 'madang' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
