"""How strong Madang's own bots are, as fixed ratings. benchmarks/ratings.py measures them in the arena and writes
ratings.json. A rating holds for the rules by which it was measured: for others there is none."""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from madang.engine.game import Game

FILE = Path(__file__).parent / "ratings.json"


class Rating(NamedTuple):
    """How strong openskill's Plackett-Luce model takes a bot to be, and how sure that is."""

    mean: float
    spread: float
    """A standard deviation."""
    games: int
    """Those in which it took part."""


@cache
def measured() -> dict[str, Any]:
    """The contests of all games, as they stand in the file."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def ratings(game: Game) -> dict[str, Rating]:
    """The bots of a game that are rated, from the weakest to the strongest."""
    contest = measured().get(game.name)
    if contest is None or contest["rules_version"] not in game.versions:
        return {}
    return {bot: Rating(**rating) for bot, rating in contest["ratings"].items()}
