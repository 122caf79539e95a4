"""Bots of other packages: each names itself in the entry-point group `madang.bots`, as something that is called with a
game and gives a bot. What such a bot does wrong is refused with a sentence that names it."""

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from madang.engine.game import Game
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given, shorten

GROUP = "madang.bots"
MOST_SAID = 200
"""How many letters of a foreign error message are quoted."""


def other_bots() -> dict[str, EntryPoint]:
    """The bots of other packages, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


class OtherBot:
    """A bot of another package."""

    def __init__(self, game: Game, point: EntryPoint):
        self.game = game
        self.point = point
        package = point.dist.name if point.dist else point.module
        self.title = f"The bot '{shorten(point.name)}' of the package '{shorten(package)}'"
        try:
            self.bot = point.load()(game)
        except Refused:
            raise
        except Exception as problem:
            raise Refused(f"{self.title} cannot be had for {game.title}: {said(problem)}.") from problem
        if not callable(getattr(self.bot, "choose", None)):
            raise Refused(f"{self.title} is none: what it gives for a game has no method 'choose'.")

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        try:
            answer = self.bot.choose(states, list(legal), seat, rng)
        except Refused:
            raise
        except Exception as problem:
            raise Refused(
                f"{self.title} failed when asked for a move of {self.game.title}: {said(problem)}."
            ) from problem
        action = whole_number(answer)
        if action is None or action not in legal:
            raise Refused(f"{self.title} answers {as_given(answer)}, which is not one of the legal actions.")
        return action

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies find it by its name again."""
        return OtherBot, (self.game, self.point)


def said(problem: Exception) -> str:
    """The message of a foreign error, without its type and its full stop."""
    return shorten(" ".join(str(problem).split()) or "it does not say why", MOST_SAID).rstrip(".")
