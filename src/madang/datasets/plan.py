"""Which games a dataset has, and what its files look like: fixed before the first game, and kept in the folder."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from madang.engine.game import Game, Plain
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given, shorten
from madang.engine.rng import seed_bytes

FORMAT = 1
WHAT = "madang dataset"
PLAN = "dataset.json"
TABLES = ("decisions", "games")
"""The folders of the two tables."""
MOST_GAMES = 1_000_000_000
MOST_GAMES_A_FILE = 10_000
NAMED = {
    WHAT: "form",
    "game": "game",
    "rules_version": "rules version",
    "observation_version": "version of the observation",
    "actions": "number of actions",
    "options": "choice of options",
    "players": "number of players",
    "bots": "table of bots",
    "seed": "seed",
    "games": "number of games",
    "games_a_file": "number of games a file",
}
"""What makes two datasets the same, and how to call it."""
KINDS = {
    "game": str,
    "rules_version": str,
    "observation_version": int,
    "actions": int,
    "options": dict,
    "players": int,
    "bots": list,
    "seed": str,
    "games": int,
    "games_a_file": int,
}
"""What each of them is in its file."""


@dataclass(frozen=True, eq=False)
class Plan:
    """All that decides what is written."""

    game: Game
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """A bot for each seat of game 0; from game to game all move on by one seat."""
    seed: bytes
    games: int
    games_a_file: int

    @classmethod
    def of(
        cls,
        game: Game,
        players: int | None,
        bots: Sequence[str],
        games: int,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        games_a_file: int = 250,
    ) -> "Plan":
        """The dataset that was asked for. Where there are fewer bots than seats, the last one takes those left over."""
        seats = game.check_players(max(game.players) if players is None else players)
        if not 1 <= len(bots) <= seats:
            raise Refused(f"A dataset of games with {seats} seats has 1 to {seats} bots, not {len(bots)}.")
        filled = (*bots, *[bots[-1]] * (seats - len(bots)))
        numbers = {"games": (games, MOST_GAMES), "games a file": (games_a_file, MOST_GAMES_A_FILE)}
        for what, (given, most) in numbers.items():
            number = whole_number(given)
            if number is None or not 1 <= number <= most:
                raise Refused(f"The number of {what} is from 1 to {most:,}, not {as_given(given)}.")
        return cls(game, seats, game.check_options(options), filled, seed_bytes(seed), games, games_a_file)

    @property
    def parts(self) -> int:
        """Into how many files each table is cut."""
        return -(-self.games // self.games_a_file)

    def games_of(self, part: int) -> range:
        """The numbers of the games of a part."""
        return range(part * self.games_a_file, min(self.games, (part + 1) * self.games_a_file))

    def seating(self, number: int) -> list[str]:
        """The bots of a game, by seat."""
        return [self.bots[(seat - number) % self.players] for seat in range(self.players)]

    def plain(self) -> Plain:
        return {
            WHAT: FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "observation_version": self.game.observation_version,
            "actions": len(self.game.actions),
            "options": self.options,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed.hex(),
            "games": self.games,
            "games_a_file": self.games_a_file,
        }


def part_file(folder: Path, table: str, part: int) -> Path:
    return folder / table / f"part-{part:06}.parquet"


def has_part(folder: Path, part: int) -> bool:
    return all(part_file(folder, table, part).exists() for table in TABLES)


def kept_plan(folder: Path) -> Plain | None:
    """What a folder says it holds; None where there is no dataset."""
    try:
        found = json.loads((folder / PLAN).read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError, RecursionError):
        found = None
    if (
        not isinstance(found, dict)
        or found.get(WHAT) != FORMAT
        or found.keys() != NAMED.keys()
        or any(type(found[name]) is not kind for name, kind in KINDS.items())
        or any(found[name] < 1 for name in ("actions", "players", "games", "games_a_file"))
        or not all(isinstance(name, str) for name in found["bots"])
    ):
        raise Refused(f"{shorten(folder / PLAN, 200)} does not describe a dataset; it is left alone.")
    return found
