"""What `import madang` offers: tables such as `madang.table("koryo", players=3)`, simulations and batches, each by the
name of its game."""

import json
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import asdict
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from madang.bots import Bot
from madang.bots.program import player
from madang.engine.batch import Batch, Seated
from madang.engine.game import Game, Plain
from madang.engine.match import SEALED, Match
from madang.engine.numbers import whole_number
from madang.engine.observing import named, numbered_as_at_table
from madang.engine.refusal import Refused, as_given
from madang.engine.rng import WORD, check_generator, generator
from madang.engine.rng import below as drawn_below
from madang.engine.simulation import Simulation
from madang.engine.spreading import Threads
from madang.engine.words import Words
from madang.games import NAMES
from madang.games import game as game_of

if TYPE_CHECKING:
    from madang.bots.playouts import Playouts
    from madang.bots.search import Found

THOUGHT = 5000
"""Iterations of a search that is given no budget."""
TO_THE_END = 8
"""One iteration in this many is played to the end of the game, to estimate the points."""
HINTED = 3
"""Moves that a hint names."""


class Table(Match):
    """A game being played, by name, with a log in words. Make one with `madang.table`."""

    names: tuple[str, ...] | None = None
    """What the people at the table are called; None for the names of the seats."""

    @classmethod
    def from_record(cls, record: Mapping[str, Any] | str) -> "Table":
        """The table a record tells of, replayed to the identical state."""
        plain = json_object(record, "record")
        return cls.replay(game_of(plain_name(plain, "record")), plain)

    @classmethod
    def from_position(cls, position: Mapping[str, Any] | str, seed: int | str | bytes | None = 0) -> "Table":
        """A table set up as described: `game`, `players`, `options` and the fields of that game's positions."""
        plain = json_object(position, "position")
        name = plain_name(plain, "position")
        rest = {key: value for key, value in plain.items() if key not in ("game", "players", "options")}
        return cls(game_of(name), plain.get("players"), seed, plain.get("options"), position=rest)

    def __reduce__(self) -> tuple[Any, ...]:
        return *super().__reduce__(), {"names": self.names}

    def clone(self) -> Self:
        """A copy of the table: moves on one do not change the other."""
        return copy(self)

    def hint(
        self,
        seat: int | None = None,
        iterations: int | None = None,
        milliseconds: int | None = None,
        threads: int | None = 1,
        seed: int | str | bytes | None = None,
        moves: int = HINTED,
    ) -> Plain:
        """The best moves of the seat to act, as plain data, found by a search that sees only what the seat sees."""
        number = whole_number(moves)
        if number is None or number < 1:
            raise Refused(f"A hint names at least 1 move, not {as_given(moves)}.")
        found = search(self, seat, iterations, milliseconds, threads, seed)
        best = [asdict(one) for one in found.moves[:number] if one.visits]
        return {"seat": found.seat, "iterations": found.iterations, "moves": best}

    def words(self, language: str = "en") -> Words:
        return Words(self.game, language, self.names)

    def log(self, language: str = "en", seat: int | None = None) -> list[str]:
        """What has happened, in words; with a seat, as far as that seat may see it."""
        words = self.words(language)
        lines = [(event["decision"], words.narrate(event)) for event in self.events(seat)]
        lines += [(decision, words.incident(kind, whose)) for decision, whose, kind in self.incidents]
        return [line for _, line in sorted(lines, key=itemgetter(0))]


def table(
    game: str,
    players: int | None = None,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    shuffle: str = SEALED,
    names: Sequence[str] | None = None,
) -> Table:
    """A new table. Without a seed the system's random numbers shuffle the cards."""
    found = Table(game_of(game), players, seed, options, shuffle)
    found.names = None if names is None else check_names(names, found.players)
    return found


def simulate(
    game: str,
    players: int | None = None,
    games: int = 1000,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Random games on all cores: arrays of scores, winners and lengths."""
    found = game_of(game)
    seats = max(found.players) if players is None else players
    return Simulation.run(found, seats, games, seed, options, Threads(threads), progress)


def batch(
    game: str,
    players: int | Sequence[int] | None = None,
    size: int = 1024,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
    threads: int | None = 1,
    relative: bool = False,
    bots: Seated | Sequence[Seated] | None = None,
    once: bool = False,
    perfect: bool = False,
) -> Batch:
    """Many games side by side for training, see `madang.engine.batch`."""
    found = game_of(game)
    seats = max(found.players) if players is None else players
    return Batch(found, seats, size, seed, options, threads, relative, bots, once, perfect)


def named_observations(game: str | Game, observations: ArrayLike, observers: ArrayLike | None = None) -> NDArray[Any]:
    """Observations by name, over the same memory. With the seats that observed them: a copy in which seats are numbered
    as at the table."""
    found = game_of(game) if isinstance(game, str) else game
    if not isinstance(found, Game):
        raise Refused(f"Observations are of a game, by name or as `table.game`, not {as_given(game)}.")
    if observers is None:
        return named(found.observation, observations)
    return numbered_as_at_table(found.observation, found.naming_seats, found.seats, observations, observers)


def below(rng: NDArray[np.int64], number: int) -> int:
    """A whole number from 0 to `number` - 1, each equally likely, drawn from a generator."""
    most = whole_number(number)
    if most is None or not 1 <= most <= WORD:
        raise Refused(f"Chance chooses among 1 to {WORD:,} things, not {as_given(number)}.")
    return int(drawn_below(check_generator(rng).data, most))


def bot(name: str, game: str | Game) -> Bot:
    """The bot of that name, for a game or the name of one. `program:COMMAND` starts a program."""
    return player(name, game_of(game) if isinstance(game, str) else game)


def search(
    table: Table,
    seat: int | None = None,
    iterations: int | None = None,
    milliseconds: int | None = None,
    threads: int | None = 1,
    seed: int | str | bytes | None = None,
) -> "Found":
    """Thinks ahead for the seat to act, over what that seat knows; the table stays as it is."""
    from madang.bots.network import has_network
    from madang.bots.search import Budget, Mind, search

    if not isinstance(table, Match):
        raise Refused(f"A search looks at a table, not at {as_given(table)}.")
    asked = table.to_act
    if asked is None:
        raise Refused("The game is over; there is nothing to search for.")
    if seat is not None and table.check_seat(seat) != asked:
        raise Refused(f"Seat {asked} is to act, so there is nothing to search for seat {seat}.")
    if iterations is None and milliseconds is None:
        iterations = THOUGHT
    budget, rng = Budget.of(iterations, milliseconds), generator(seed)
    mind = Mind.of(table.game, has_network(table.game))
    return search(mind, table.known_to(asked, rng), table.legal(), asked, rng, budget, threads, TO_THE_END)


def playouts(
    tables: Match | Sequence[Match] | NDArray[Any],
    number: int = 100,
    game: str | Game | None = None,
    first: Sequence[int] | None = None,
    seat: int | None = None,
    light: bool = False,
    seed: int | str | bytes | None = None,
    threads: int | None = None,
) -> "Playouts":
    """Plays each table, or each state as bots hold it, to its end `number` times by quick moves; the tables do not
    change."""
    from madang.bots.playouts import playouts

    found, starts = starts_of(tables, game)
    return playouts(found, starts, number, first, seat, light, seed, threads)


def starts_of(tables: Any, game: object) -> tuple[Game, NDArray[Any]]:
    """The game and the states from which playouts are to start."""
    if isinstance(tables, np.ndarray):
        found = game_of(game) if isinstance(game, str) else game
        if not isinstance(found, Game):
            raise Refused(
                f"Playouts from states need the game they are of, by name or as `table.game`, not {as_given(game)}."
            )
        if tables.dtype != found.state or tables.ndim != 1 or not len(tables):
            raise Refused(
                f"Playouts of {found.title} are made from states of it, as `known_to` gives them, not from others."
            )
        for players in tables["players"]:
            found.check_players(players)
        return found, np.ascontiguousarray(tables)
    given = list(tables) if isinstance(tables, list | tuple) else [tables]
    if not given or not all(isinstance(one, Match) for one in given):
        raise Refused(
            f"Playouts are made from a table, a list of tables or an array of states, not from {as_given(tables)}."
        )
    if game is not None:
        raise Refused("Playouts from tables are of their game; leave 'game' out.")
    names = {one.game.name for one in given}
    if len(names) > 1:
        raise Refused(f"Playouts are made from tables of one game, not of {' and '.join(sorted(names))} at once.")
    return given[0].game, np.concatenate([np.frombuffer(one.state_bytes(), one.game.state) for one in given])


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise Refused(f"The names of the people at a table are a list of texts, not {as_given(names)}.")
    if len(names) != players:
        raise Refused(f"A table with {players} seats needs {players} names, not {len(names)}.")
    return tuple(names)


def json_object(given: Mapping[str, Any] | str, what: str) -> dict[str, Any]:
    """A table of fields, given as such or as JSON text."""
    if isinstance(given, str):
        try:
            given = json.loads(given)
        except (ValueError, RecursionError):
            raise Refused(f"The {what} is not JSON text.") from None
    if not isinstance(given, Mapping):
        raise Refused(f"A {what} is a table of fields, not {as_given(given)}.")
    return dict(given)


def plain_name(plain: Mapping[str, Any], what: str) -> str:
    name = plain.get("game")
    if not isinstance(name, str):
        raise Refused(f"The {what} does not say which game it is of: 'game' is one of {', '.join(NAMES)}.")
    return name
