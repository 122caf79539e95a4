"""Players made of code. A bot is handed a state already passed through `redeal` for its seat, never the true one.

A bot is an object with `choose(states, legal, seat, rng)`: `states` holds one such state, `legal` the legal actions,
`rng` the words of a generator. The answer is one of `legal`.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

from madang.bots.others import OtherBot, other_bots
from madang.bots.shared import is_ready
from madang.engine.game import Game
from madang.engine.refusal import Refused, as_given, shorten


class Bot(Protocol):
    """Chooses for a seat."""

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int: ...


LEVELS = ("apprentice", "companion", "master")
"""Opponents for people, from the weakest to the strongest."""
BIRDS = {
    "Wren": "apprentice",
    "Swift": "apprentice",
    "Magpie": "companion",
    "Heron": "companion",
    "Crane": "master",
    "Owl": "master",
}
"""What bots at a table are called, and the level of each: two a level."""


def lazily(module: str, maker: str) -> Callable[[Game], Bot]:
    """Makes a bot of a module that is loaded only when it is needed: some modules load compiled code."""

    def make(game: Game) -> Bot:
        made: Bot = getattr(import_module(f"madang.bots.{module}"), maker)(game)
        return made

    return make


BOTS: dict[str, Callable[[Game], Bot]] = {
    "apprentice": lazily("levels", "apprentice"),
    "companion": lazily("levels", "Companion"),
    "master": lazily("levels", "master"),
    "network": lazily("network", "NetworkBot"),
    "greedy": lazily("greedy", "Greedy"),
    "random": lazily("random", "Random"),
}
SEARCHES = {"search": False, "guided": True}
"""Searches, and whether a network guides them. They are named with their budget: search:2000 makes 2000 iterations a
move, guided:500ms thinks half a second."""
NETWORK = "network"
"""Named with a file, network:FILE, it plays by the network in that file; so does guided:2000:FILE."""

FORMS = ("search:2000", "guided:500ms", "network:FILE")
"""What bots with more to their names are called, for whoever is told which there are."""


def network_file(name: str) -> str | None:
    """The file with a network of somebody's own that a bot of this name plays by."""
    kind, colon, more = name.partition(":")
    if SEARCHES.get(kind):
        _, colon, more = more.partition(":")
    elif kind != NETWORK:
        return None
    return more if colon else None


def bot(name: str, game: Game, further: Sequence[str] = ()) -> Bot:
    """The bot of that name, for a game: one of Madang's own, else one of another package. `further` are kinds of names
    that the caller takes besides, to be listed where there is no such bot."""
    kind, _, more = name.partition(":") if isinstance(name, str) else ("", "", "")
    others = {} if kind in SEARCHES or kind in BOTS else other_bots()
    file = network_file(name) if kind else None
    named = kind in SEARCHES or file is not None
    if not named and (not isinstance(name, str) or name not in {**BOTS, **others}):
        known = [*BOTS, *others, *FORMS, *further]
        raise Refused(f"There is no bot '{shorten(name)}'; the bots are {', '.join(known[:-1])} and {known[-1]}.")
    if not isinstance(game, Game):
        raise Refused(f"A bot plays a game like `table.game`, not {as_given(game)}.")
    if kind in SEARCHES:
        from madang.bots.network import network_in
        from madang.bots.search import Budget, Search

        thinking = Budget.parse(kind, more if file is None else more.removesuffix(f":{file}"))
        return Search(game, thinking, SEARCHES[kind], None if file is None else network_in(game, file))
    if file is not None:
        from madang.bots.network import NetworkBot, network_in

        return NetworkBot(game, network_in(game, file))
    return BOTS[name](game) if name in BOTS else OtherBot(game, others[name])


def thinks(name: str) -> bool:
    """Whether a bot spends most of its time outside the interpreter, in compiled code or in a program of its own, so
    that several threads of them are faster than one."""
    return name in ("companion", "master") or name.partition(":")[0] in (*SEARCHES, "program")


def at_once(name: str, game: Game) -> str:
    """Who plays for a bot at a table of people, who should not wait for a compiler: the bot itself, or another one
    while the search of companion and master is not compiled yet."""
    if name not in ("companion", "master") or is_ready(game):
        return name
    from madang.bots.network import has_network

    return "network" if has_network(game) else "greedy"
