"""What the place in turn order is worth, by who plays: the same bot in every seat, weak and strong ones one after the
other. Writes docs/reports/places.md, and says where strong players disagree with `greedy`. The other reports have fewer
bots and more figures. The same seed and numbers of games give the same page.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from madang.engine.game import Game
from madang.games import NAMES
from madang.games import game as find_game
from reporting.asking import add_options, playing, run, write
from reporting.chapters import by_place, interval, shares, table
from reporting.games import OPTIONS, SEED, Games, Player

BOTS = ("greedy", "network", "companion")
FIRST = {"chronicle": "leader"}
"""The field of a state that says who is first, where that is not `first`."""
CLEAR = 3.0
"""Standard errors that two figures must be apart to be called different: with so many of them, some are two apart by
chance."""


@dataclass(frozen=True)
class Found:
    """What one bot in every seat made of a game."""

    bot: str
    shares: Any
    """By game and place, the part of the win."""
    points: float
    """Of a winner, on average."""
    decisions: float

    @property
    def places(self) -> Any:
        return self.shares.mean(axis=0)

    @property
    def errors(self) -> Any:
        """Standard errors of the places."""
        return self.shares.std(axis=0) / len(self.shares) ** 0.5

    @classmethod
    def of(cls, games: Games) -> "Found":
        first = games.starts[FIRST.get(games.game.name, "first")].astype(int)
        parts = by_place(games.players, first, shares(games.won))
        return cls(games.bot, parts, float(games.scores.max(axis=1).mean()), float(games.lengths.mean()))


def chapter(game: Game, all_found: dict[int, list[Found]]) -> Iterator[str]:
    yield f"## {game.title}"
    places = [f"place {place}" for place in range(max(game.players))]
    rows = [("players", "bot", "games", *places, "best score: mean", "decisions a game")]
    for players, several in all_found.items():
        for one in several:
            cells = [interval(share, len(one.shares)) for share in one.places] + [""] * (max(game.players) - players)
            figures = (f"{one.points:.1f}", f"{one.decisions:.1f}")
            rows.append((str(players), f"`{one.bot}`", f"{len(one.shares):,}", *cells, *figures))
    yield table(*rows)
    told = [
        f"- {players} players, place {place}: {greedy.places[place]:.1%} among `greedy`, "
        f"{one.places[place]:.1%} among `{one.bot}`."
        for players, (greedy, *others) in all_found.items()
        for one in others
        for place in range(players)
        if abs(greedy.places[place] - one.places[place])
        > CLEAR * (greedy.errors[place] ** 2 + one.errors[place] ** 2) ** 0.5
    ]
    if told:
        yield "Strong players disagree with `greedy` here:"
        yield "\n".join(told)
    else:
        yield "Strong players do not clearly disagree with `greedy` here."


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures what a place in turn order is worth, by who plays.")
    for bot, games in zip(BOTS, (5000, 5000, 1000), strict=True):
        parser.add_argument(
            f"--{bot}", type=int, default=games, metavar="N", help=f"games of {bot} (default {games}, 0: none)"
        )
    parser.add_argument("--game", nargs="+", choices=NAMES, default=list(NAMES), help="all unless given")
    add_options(parser)
    arguments = parser.parse_args()
    numbers = {bot: games for bot in BOTS if (games := getattr(arguments, bot))}
    if "greedy" not in numbers or min(numbers.values()) < 1:
        parser.error("greedy plays at least one game, and no bot fewer than none.")
    asked = " ".join(f"--{bot} {getattr(arguments, bot)}" for bot in BOTS)
    if arguments.game != list(NAMES):
        asked = f"--game {' '.join(arguments.game)} {asked}"
    page = [
        "# What the place in turn order is worth, by who plays",
        (
            "One bot sits in every seat: `greedy`, which looks one decision ahead, and "
            "[stronger ones](../bots.md#how-strong-they-are) one after the other. Share of wins by place "
            "in turn order, place 0 being the first player of the first round; a shared win counts as its part, "
            f"intervals are of 95 %, and figures are called different where they are {CLEAR:g} standard errors apart. "
            f"Seed {SEED}; Gosu X with random clans."
        ),
        f"Written by `python benchmarks/places.py {asked}`.",
    ]
    with playing(arguments) as (workers, progress):
        for game in map(find_game, arguments.game):
            player, options, several = Player(game), OPTIONS.get(game.name, {}), {}
            for players in game.players:
                for bot, games in numbers.items():
                    task = progress.add_task(f"{game.title}, {players} players, {bot}", total=games)
                    tick = partial(progress.advance, task)
                    played = player.play(bot, players, games, options, tick, workers)
                    several.setdefault(players, []).append(Found.of(played))
            page += chapter(game, several)
    write(arguments, **{"places.md": "\n\n".join(page) + "\n"})


if __name__ == "__main__":
    run(main)
