"""The contract of a game: what its folder hands to everything else.

Words used here. *Seats* count clockwise from 0 to players - 1; NOBODY is -1. A *state* is one element of a structured
array of the game's `state` dtype: compiled, Numba's own; interpreted, a proxy with the same fields. *Arrays of the
caller* belong to the caller: a rule writes what is said here and leaves the rest. Rules keep nothing anywhere else, so
that a state is its bytes, and they never look at a clock, a text or a global that changes.

Limits. At most 6 seats (the sets of seats in events have 7 bits); an action has at most two fields; a decision tells at
most MOST_EVENTS events; a decision has at most `most_legal` options; every number of an observation fits int8, every
number of an event row int16. A state has the fields `generator` (four int64 words, the random generator) and `players`,
has signed integers only and takes a multiple of 8 bytes (`engine.layout` refuses others). A field named like an option
has the number of its value. The tests of all games (tests/test_properties.py, test_two_worlds.py, test_equality.py)
check all of this."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from madang.engine.about import About
from madang.engine.actions import ActionTable
from madang.engine.events import PLACES, TABLE, cut_into_deeds
from madang.engine.layout import Proxy, copied, proxy_class
from madang.engine.numbers import whole_number
from madang.engine.observing import AtTable
from madang.engine.refusal import Refused, as_given, shorten

Plain = dict[str, Any]
MOST_NAMED = 8
"""How many values of an option a message names."""
SPECTATOR = -1
"""The seat number of somebody who only watches: sees what is public."""


# The rules: functions over a state, written with `@rule`, run compiled and interpreted


class Deal(Protocol):
    def __call__(self, state: Any, players: int, options: Any, seed: Any, events: Any, /) -> None:
        """Sets a game up, to the first real decision.

        `options[i]` is the number of the value chosen for the game's i-th option (a single 0 where it has none), `seed`
        has SEED_WORDS words from which `rng.start` starts `state.generator`, `events` is as for `apply`. Whatever stood
        in the state before is overwritten, every field of it."""


class ToAct(Protocol):
    def __call__(self, state: Any, /) -> int:
        """The seat that decides now; NOBODY when the game is over, and only then. Changes nothing."""


class Legal(Protocol):
    def __call__(self, state: Any, out: Any, /) -> int:
        """Writes the legal actions of the seat to act into `out` (int32, `most_legal` long), ascending and each once;
        returns how many. At least one while somebody is to act; 0 when the game is over. Depends only on what that seat
        knows. Changes nothing in the state."""


class Apply(Protocol):
    def __call__(self, state: Any, action: int, events: Any, /) -> None:
        """Makes one legal decision of the seat to act, then everything that needs no choice, up to the next real
        decision or the end of the game. A choice among one option is made at once, unless it comes from hidden cards:
        then it is asked, because skipping it would tell the others something.

        `action` is legal, which callers see to. What happens is told with `events.tell` in the order in which it
        happens, each row with the seats that may see it; into an array of length 0 nothing is written, and nothing else
        may differ. Chance comes from `state.generator` alone. Never called when the game is over."""


class Results(Protocol):
    def __call__(self, state: Any, out: Any, /) -> None:
        """Writes one number for each seat into `out`, from seat 0 on; later elements of `out` stay as they are.

        As `scores`: the points, at any time as if the game ended now. As `winners`: 1 for each seat that has won, else
        0; asked only when the game is over, and then at least one seat has won. Ties are broken here, not by points."""


class Observe(Protocol):
    def __call__(self, state: Any, seat: int, out: Any, /) -> None:
        """Writes what a seat knows into `out` (int8, `observation_size` long), which is all zeros. The first number is
        the version of the table in docs/observations. Seats are counted from the observer. Two states that the seat
        cannot tell apart give the same numbers. At any time, also for seats that are not asked and after the end."""


class Redeal(Protocol):
    def __call__(self, state: Any, seat: int, rng: Any, /) -> None:
        """Replaces all that a seat cannot know, `state.generator` included, by a sample that fits what it knows, each
        possibility at its fair rate. A function of the seat's knowledge and of `rng` alone (words of a generator; it
        draws from them and so changes them). The sample can be played on, and the same seat is to act."""


class Evaluate(Protocol):
    def __call__(self, state: Any, seat: int, /) -> int:
        """How well a seat stands, on any scale of integers of the game's own, for bots that look one decision ahead.
        More is better. Depends only on what the seat knows. At any time, also after the end."""


# The rest: plain Python over the interpreted stand-in of a state, which they never change


class Prompt(Protocol):
    def __call__(self, state: Any, /) -> Plain:
        """What is asked now: `kind` (its words are `prompt-<kind>` and `prompt-<kind>-hint`), `seat`, `rule` (the id of
        the rule that asks), `zones` (the parts of the table the options lie in, at least one), and as further entries
        the numbers and names that the words need. Never asked after the end. Everybody may see it."""


class Parts(Protocol):
    def __call__(self, state: Any, action: int, /) -> list[Plain]:
        """The parts of the table a legal action touches: each a `zone`, perhaps with `seat`, `card`, `count`."""


class WhyNot(Protocol):
    def __call__(self, state: Any, seat: int, action: int, /) -> str:
        """The id of the rule that forbids a seat an action now. Never asked about a legal action: `legal` alone says
        what is legal. Also after the end, when nothing is legal. Depends only on what that seat knows."""


class Cause(Protocol):
    def __call__(self, state: Any, seat: int, action: int, rule: str, /) -> Plain | None:
        """What on the table stands in the way of an action that a rule forbids a seat, where something in sight does:
        `places` of the view, the weightiest first, and a `kind` with the numbers that its words need. Like `why_not`
        it depends only on what that seat knows."""


class Foresee(Protocol):
    def __call__(self, before: Any, action: int, after: Any, events: Sequence[Plain], /) -> list[Plain]:
        """What is worth telling of what an action would do, to the seat that thinks of it; the weightiest first. Each
        is a `kind` (its words are `would-<kind>`) with the numbers and names that the words need.

        `before` is a state as that seat can imagine it, `after` the one that the action leads to, and `events` are
        those that the seat would be told. Where the action would show the seat a card it does not know, `after` and
        `events` end before that. `after` belongs to this function and may be changed."""


class View(Protocol):
    def __call__(self, state: Any, seat: int | None, /) -> Plain:
        """What a seat may know, as plain data for people and programs: SPECTATOR is shown what is public, None
        everything. Made from a state in which the rest is wiped (`engine.knowledge.masked`). Has at least `players`,
        `viewer`, `to_act` (None when the game is over) and `seats`, a list with an entry for each seat."""


class Position(Protocol):
    def __call__(self, state: Any, fields: Mapping[str, Any], generator: Any, /) -> None:
        """Sets a state up as described; what is left out has its value at the start of the game, what is hidden and not
        named is dealt with `generator`. `players` and the options stand in the state already. Nonsense raises Refused
        with a sentence."""


def no_cause(state: Any, seat: int, action: int, rule: str) -> None:
    """For games that point at nothing."""


def foresee_nothing(before: Any, action: int, after: Any, events: Sequence[Plain]) -> list[Plain]:
    """For games that tell nothing ahead."""
    return []


@dataclass(frozen=True)
class Option:
    """A choice made before the game: `deal` gets the index of the value, and the field of that name keeps it."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool
    offered: tuple[str | int | bool, ...] | None = None
    """The values that people are asked to choose from; None: all, unless there are more than MOST_NAMED."""

    @property
    def choices(self) -> tuple[str | int | bool, ...]:
        """What people choose from; empty where there are too many values to show."""
        if self.offered is not None:
            return self.offered
        return self.values if len(self.values) <= MOST_NAMED else ()

    def choice(self) -> str:
        """The values in words, of many values one."""
        if len(self.values) > MOST_NAMED:
            return f"one of {len(self.values)} values such as {self.values[0]}"
        return "one of " + ", ".join(str(value) for value in self.values)


@dataclass(frozen=True, eq=False)
class Game:
    """One game. Rules run compiled or interpreted over `(state, ...)`; the other functions take a proxy."""

    name: str
    about: About
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

    deal: Deal
    to_act: ToAct
    legal: Legal
    apply: Apply
    scores: Results
    winners: Results
    observe: Observe
    redeal: Redeal
    evaluate: Evaluate
    observation: np.dtype[Any]
    """What stands where in an observation, made with `observing.numbers`."""
    observation_version: int
    """Bumped by hand when an index of the observation changes its meaning; the first number of every observation."""
    most_legal: int
    """No decision has more options than this."""

    prompt: Prompt
    parts: Parts
    why_not: WhyNot
    view: View
    position: Position
    text_folder: Path
    options: tuple[Option, ...] = field(default=())
    naming_seats: Mapping[str, AtTable] = field(default_factory=dict)
    """The fields of the observation whose numbers name seats, counted from the observer, and how each reads when seats
    are numbered as at the table."""
    foresee: Foresee = foresee_nothing
    consequences: tuple[str, ...] = ()
    """The kinds of what `foresee` tells."""
    cause: Cause = no_cause
    same_rules: tuple[str, ...] = ()
    """Earlier rules versions that differ from today's in their number or `card_data` alone, not in how games go."""
    verdicts: frozenset[str] = frozenset()
    """Kinds of events that say who has won: of a seat that has resigned they are not told."""
    unseen: frozenset[str] = frozenset()
    """The zones whose cards nobody knows, such as a pile to draw from. What a move is said to do ends there."""
    deeds: Mapping[str, str] = field(default_factory=dict)
    """Which kinds of events show together, see `events.cut_into_deeds`. Kinds that not everybody sees have no entry.
    After the last event of a deed the state has all that the deed changed, and `view` can be asked for it."""
    singly: frozenset[str] = frozenset()
    """Kinds of events that are a deed each, even where several of them follow each other."""

    @property
    def title(self) -> str:
        return self.about.title

    @cached_property
    def rules_version(self) -> str:
        data = json.dumps(self.card_data, sort_keys=True, ensure_ascii=False)
        return f"{self.version}-{hashlib.sha256(data.encode()).hexdigest()[:8]}"

    @property
    def observation_size(self) -> int:
        return self.observation.itemsize

    @property
    def versions(self) -> tuple[str, ...]:
        """The rules versions whose records and networks are taken: today's, and those of the same rules."""
        return self.rules_version, *self.same_rules

    def deeds_among(self, kinds: Sequence[str]) -> list[tuple[str, int]]:
        """The deeds that events of these kinds make, one after the other, and how many events each has."""
        return cut_into_deeds(kinds, self.deeds, self.singly)

    @cached_property
    def proxy(self) -> type[Proxy]:
        return proxy_class(self.state)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def check_rules_version(self, theirs: object, what: str) -> None:
        """Refuses what was made under other rules, where the same moves can mean something else."""
        if theirs not in self.versions:
            raise Refused(
                f"The {what} is of version {shorten(theirs)} of the rules of {self.title}; "
                f"here they are {self.rules_version}, so it cannot be taken."
            )

    @property
    def folder(self) -> Path:
        """Where the game's sources stand."""
        return self.text_folder.parent

    @property
    def seats(self) -> int:
        return max(self.players)

    def bind(self, states: np.ndarray[Any, Any], index: int = 0) -> Any:
        """The interpreted stand-in for one state."""
        return self.proxy(states, index)  # type: ignore[call-arg]

    def bind_copy(self, state: bytes) -> Any:
        """The interpreted stand-in for a copy of a state."""
        return self.bind(copied(state, self.state))

    def check_players(self, players: object) -> int:
        number = whole_number(players)
        if number is None or number not in self.players:
            low, high = min(self.players), max(self.players)
            seats = f"{low} to {high}" if low < high else low
            raise Refused(f"{self.title} is for {seats} players, not {as_given(players)}.")
        return number

    def check_options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """The full set of options, defaults filled in."""
        chosen = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        if given is None:
            return chosen
        if not isinstance(given, Mapping):
            raise Refused(f"Options are a table of names and values, not {as_given(given)}.")
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
        zone, seat = divmod(number, PLACES)
        return {"zone": self.zones[zone]} if seat == TABLE else {"zone": self.zones[zone], "seat": seat}

    def event(self, row: Sequence[int]) -> Plain:
        """An event row as plain data, `seen` left out: who may see it is decided before."""
        kind, seat, card, source, target, amount, cause, _ = row
        return {
            "kind": self.events[kind],
            "seat": None if seat < 0 else seat,
            "card": None if card < 0 else self.cards[card],
            "from": self.place(source),
            "to": self.place(target),
            "amount": amount,
            "rule": self.rules[cause],
        }
