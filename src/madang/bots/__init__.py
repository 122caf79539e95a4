"""Players made of code. A bot is handed a state already passed through `redeal` for its seat, never the true one.

A bot is an object with `choose(states, legal, seat, rng)`: `states` holds one such state, `legal` the legal actions,
`rng` the words of a generator. The answer is one of `legal`.
"""

from typing import Any, Protocol

from madang.bots.greedy import Greedy
from madang.bots.others import OtherBot, other_bots
from madang.bots.random import Random
from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten


class Bot(Protocol):
    """Chooses for a seat."""

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int: ...


BOTS: dict[str, type[Random] | type[Greedy]] = {"random": Random, "greedy": Greedy}
SEARCHES = {"search": False, "guided": True}
"""Searches, and whether a network guides them. They are named with their budget: search:2000 makes 2000 iterations a
move, guided:500ms thinks half a second."""


def bot(name: str, game: Game) -> Bot:
    """The bot of that name, for a game: one of Madang's own, else one of another package."""
    kind, _, budget = name.partition(":") if isinstance(name, str) else ("", "", "")
    others = {} if kind in SEARCHES or kind in BOTS else other_bots()
    if kind not in SEARCHES and (not isinstance(name, str) or name not in {**BOTS, **others}):
        known = ", ".join((*BOTS, *others))
        raise Refused(f"There is no bot '{shorten(name)}'; the bots are {known}, search:2000 and guided:500ms.")
    if not isinstance(game, Game):
        raise Refused(f"A bot plays a game like `table.game`, not {shorten(game)}.")
    if kind in SEARCHES:
        from madang.bots.search import Budget, Search

        return Search(game, Budget.parse(kind, budget), SEARCHES[kind])
    return BOTS[name](game) if name in BOTS else OtherBot(game, others[name])
