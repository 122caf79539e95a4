"""The contract of a game: what its folder hands to everything else."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from madang.engine.actions import ActionTable
from madang.engine.layout import Proxy, proxy_class
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, shorten

Rule = Callable[..., Any]
Plain = dict[str, Any]
MOST_NAMED = 8
"""How many values of an option a message names."""
SPECTATOR = -1
"""The seat number of somebody who only watches: sees what is public."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: `deal` gets the index of the value, and the field of that name keeps it."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool

    def choice(self) -> str:
        """The values in words, of many values one."""
        if len(self.values) > MOST_NAMED:
            return f"one of {len(self.values)} values such as {self.values[0]}"
        return "one of " + ", ".join(str(value) for value in self.values)


@dataclass(frozen=True, eq=False)
class Game:
    """One game. Rules run compiled or interpreted over `(state, ...)`; the other functions take a proxy."""

    name: str
    title: str
    players: tuple[int, ...]
    version: int
    """Bumped by hand when the behaviour of the rules changes."""
    card_data: Any
    """What the cards are, as plain data: hashed into the rules version."""
    state: np.dtype[Any]
    actions: ActionTable
    rules: tuple[str, ...]
    events: tuple[str, ...]
    revealing: frozenset[str]
    """Kinds of events that show something hidden: a decision that causes one cannot be taken back."""
    zones: tuple[str, ...]
    cards: tuple[str, ...]

    deal: Rule
    to_act: Rule
    legal: Rule
    apply: Rule
    scores: Rule
    winners: Rule
    observe: Rule
    redeal: Rule
    evaluate: Rule
    """evaluate(state, seat): how well a seat stands, for bots that look one decision ahead; any integer scale."""
    observation_size: int
    most_legal: int
    """No decision has more options than this."""

    prompt: Callable[[Any], Plain]
    parts: Callable[[Any, int], list[Plain]]
    """parts(state, action): the parts of the table an action refers to."""
    why_not: Callable[[Any, int, int], str | None]
    view: Callable[[Any, int | None], Plain]
    position: Callable[[Any, Mapping[str, Any], Any], None]
    """position(state, fields, generator): sets a state up as described; refuses nonsense."""
    text_folder: Path
    options: tuple[Option, ...] = field(default=())

    @cached_property
    def rules_version(self) -> str:
        data = json.dumps(self.card_data, sort_keys=True, ensure_ascii=False)
        return f"{self.version}-{hashlib.sha256(data.encode()).hexdigest()[:8]}"

    @cached_property
    def proxy(self) -> type[Proxy]:
        return proxy_class(self.state)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def check_rules_version(self, theirs: object, what: str) -> None:
        """Refuses what was made under other rules: it would be taken for something that it is not."""
        if theirs != self.rules_version:
            raise Refused(
                f"The {what} is of version {shorten(theirs)} of the rules of {self.title}; "
                f"here they are {self.rules_version}, so it cannot be taken."
            )

    @property
    def seats(self) -> int:
        return max(self.players)

    def bind(self, states: np.ndarray[Any, Any], index: int = 0) -> Any:
        """The interpreted stand-in for one record."""
        return self.proxy(states, index)  # type: ignore[call-arg]

    def check_players(self, players: object) -> int:
        number = whole_number(players)
        if number is None or number not in self.players:
            low, high = min(self.players), max(self.players)
            seats = f"{low} to {high}" if low < high else low
            raise Refused(f"{self.title} is for {seats} players, not {shorten(players)}.")
        return number

    def check_options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """The full set of options, defaults filled in."""
        chosen = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        if given is None:
            return chosen
        if not isinstance(given, Mapping):
            raise Refused(f"Options are a table of names and values, not {shorten(given)}.")
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise Refused(f"{self.title} has no option '{shorten(name)}'; its options: {names}.")
            plain = value.item() if isinstance(value, np.generic) else value
            if not any(type(plain) is type(one) and plain == one for one in known[name].values):
                raise Refused(f"Option '{name}' of {self.title} is {known[name].choice()}, not '{shorten(value)}'.")
            chosen[name] = plain
        return chosen

    def option_numbers(self, chosen: Mapping[str, Any]) -> np.ndarray[Any, np.dtype[np.int64]]:
        numbers = [option.values.index(chosen[option.name]) for option in self.options]
        return np.array(numbers or [0], np.int64)

    def place(self, number: int) -> Plain | None:
        """A place of an event row as plain data."""
        if number < 0:
            return None
        zone, seat = divmod(int(number), 8)
        return {"zone": self.zones[zone]} if seat == 7 else {"zone": self.zones[zone], "seat": seat}

    def event(self, row: Sequence[int]) -> Plain:
        """An event row as plain data, `seen` left out: who may see it is decided before."""
        kind, seat, card, source, target, amount, cause, _ = (int(number) for number in row)
        return {
            "kind": self.events[kind],
            "seat": None if seat < 0 else seat,
            "card": None if card < 0 else self.cards[card],
            "from": self.place(source),
            "to": self.place(target),
            "amount": amount,
            "rule": self.rules[cause],
        }
