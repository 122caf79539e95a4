"""The compiled code of bots that all games share: where it is kept, and whether it is there already."""

from functools import cache
from pathlib import Path

from madang.engine.cache import PACKAGE, folder_of, is_warm
from madang.engine.game import Game

HERE = Path(__file__).parent
MARK = ".warm"


@cache
def shared_code() -> Path:
    """The folder of the search as its sources are now."""
    return folder_of("search", PACKAGE / "engine", HERE / "tree.py", HERE / "inference.py")


def is_shared_ready() -> bool:
    """Whether what all games share is compiled."""
    return (shared_code() / MARK).exists()


def mark_shared_ready() -> None:
    (shared_code() / MARK).touch()


def is_ready(game: Game) -> bool:
    """Whether a search in this game needs nothing to be compiled first."""
    return is_warm(game) and is_shared_ready()
