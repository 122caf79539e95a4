"""Who sits where, with which cards: fixed by the contest and its seed before the first game.

A *round* is one table of bots in all its rotations, so that each of them has every seat once; with duplicates all games
of a round are dealt alike. A *lap* is a round of every table and every order around it that there is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, combinations, permutations
from typing import Any

from madang.engine.game import Game
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given
from madang.engine.rng import seed_bytes

MOST_BOTS = 12
MOST_GAMES = 10_000_000

Seating = tuple[int, ...]
"""The bot of each seat, by its number in `bots`."""


@dataclass(frozen=True, eq=False)
class Contest:
    """All that decides which games are played."""

    game: Game
    players: int
    options: dict[str, Any]
    names: tuple[str, ...]
    """The bots as they were named, the same one perhaps several times, at least one for each seat."""
    seed: bytes
    duplicate: bool

    @classmethod
    def of(
        cls,
        game: Game,
        players: int | None,
        names: Sequence[str],
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        duplicate: bool = False,
    ) -> "Contest":
        """The contest that was asked for. Where there are fewer bots than seats, the last one takes those left over."""
        seats = game.check_players(max(game.players) if players is None else players)
        if len(set(names)) < 2:
            raise Refused("An arena needs at least two different bots, such as: --bots greedy random")
        if len(names) > MOST_BOTS:
            raise Refused(f"An arena has room for {MOST_BOTS} bots, not {len(names)}.")
        filled = (*names, *[names[-1]] * (seats - len(names)))
        return cls(game, seats, game.check_options(options), filled, seed_bytes(seed), duplicate)

    @cached_property
    def bots(self) -> tuple[str, ...]:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(self.names))

    @cached_property
    def lap(self) -> tuple[tuple[Seating, ...], ...]:
        """The rounds of a lap, each as its seatings. Tables take turns, so that a part of a lap is fair, too."""
        numbers = [self.bots.index(name) for name in self.names]
        tables = dict.fromkeys(tuple(sorted(table)) for table in combinations(numbers, self.players))
        orders = [orders_around(table) for table in tables if len(set(table)) > 1]
        longest = max(map(len, orders))
        return tuple(rounds[turn] for turn in range(longest) for rounds in orders if turn < len(rounds))

    @cached_property
    def _games_before(self) -> list[int]:
        """By round of a lap, the games before it; at the end those of the whole lap."""
        return [0, *accumulate(map(len, self.lap))]

    @property
    def games_a_lap(self) -> int:
        return self._games_before[-1]

    def seatings(self, number: int) -> tuple[Seating, ...]:
        """The games of a round, by who sits where."""
        return self.lap[number % len(self.lap)]

    def games_before(self, number: int) -> int:
        """How many games there are in all rounds before this one."""
        laps, place = divmod(number, len(self.lap))
        return laps * self.games_a_lap + self._games_before[place]

    def deals(self, number: int) -> list[int]:
        """The numbers of the deals of a round's games: with duplicates one and the same."""
        games, first = len(self.seatings(number)), self.games_before(number)
        return [number] * games if self.duplicate else list(range(first, first + games))

    def rounds_of(self, games: object) -> int:
        """The rounds that hold at least so many games."""
        asked = whole_number(games)
        if asked is None or not 1 <= asked <= MOST_GAMES:
            raise Refused(f"The number of games is from 1 to {MOST_GAMES:,}, not {as_given(games)}.")
        laps, rest = divmod(asked, self.games_a_lap)
        return laps * len(self.lap) + next(place for place, before in enumerate(self._games_before) if before >= rest)


def orders_around(table: Seating) -> list[tuple[Seating, ...]]:
    """All orders in which these can sit around a table, each with its rotations; equal ones only once."""
    found: dict[Seating, tuple[Seating, ...]] = {}
    for order in dict.fromkeys(permutations(table)):
        rotations = tuple(dict.fromkeys(order[-turn:] + order[:-turn] for turn in range(len(order))))
        found.setdefault(min(rotations), rotations)
    return list(found.values())
