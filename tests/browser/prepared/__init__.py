"""Tables that stand at a given question, in the middle of a game with much on the table: one file a game."""

from importlib import import_module
from typing import Any

from madang.games import NAMES
from prepared.question import BOTS, SOMEBODY_ELSE, Question

__all__ = ["BOTS", "EVERY_QUESTION", "SOMEBODY_ELSE", "Question", "prepared"]


def prepared(game: str) -> Any:
    """What is laid out of one game."""
    return import_module(f"prepared.{game}")


EVERY_QUESTION = {(game, kind): question for game in NAMES for kind, question in prepared(game).QUESTIONS.items()}
