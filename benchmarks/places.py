"""What the place in turn order is worth, by who plays: the same bot in every seat, weak and strong ones one after the
other. Writes docs/reports/places.md, and says where strong players disagree with `greedy`. The other reports have fewer
bots and more figures. The same seed and numbers of games give the same page.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

import madang
from madang.engine.drivers import compiled
from madang.engine.events import SILENCE
from madang.engine.game import Game
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, game_seed, seed_bytes, seed_words, start
from madang.engine.rule import NOBODY
from madang.engine.threads import thread_number
from madang.engine.warming import warm
from madang.games import NAMES
from madang.games import game as find_game
from reporting.chapters import by_place, interval, shares, table

FILE = Path(__file__).resolve().parent.parent / "docs" / "reports" / "places.md"
BOTS = ("greedy", "network", "companion")
SEED = 1
FIRST = {"chronicle": "leader"}
"""The field of a state that says who is first, where that is not `first`."""
OPTIONS = {"gosux": {"draft": "random"}}
"""As in the other reports."""
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


def play(game: Game, players: int, bot: Any, number: int) -> tuple[int, list[int], list[int], int]:
    """Game `number`: who was first, who won, the points, and how many decisions it took."""
    core, states, moves = compiled(game), np.zeros(1, game.state), np.zeros(game.most_legal, np.int32)
    words, rng = np.zeros(SEED_WORDS, np.int64), np.zeros(GENERATOR_WORDS, np.int64)
    options = game.option_numbers(game.check_options(OPTIONS.get(game.name)))
    game_seed(seed_words(seed_bytes(SEED)).data, number, words.data)
    start(rng.data, words.data, 1)
    core.deal(states, 0, players, options, words, SILENCE)
    first, decisions = int(states[FIRST.get(game.name, "first")][0]), 0
    while (seat := int(core.to_act(states, 0))) != NOBODY:
        legal = moves[: core.legal(states, 0, moves)].tolist()
        known = states.copy()
        core.redeal(known, 0, seat, rng)
        core.apply(states, 0, bot.choose(known, legal, seat, rng), SILENCE)
        decisions += 1
    won, points = np.zeros((2, game.seats), np.int64)
    core.winners(states, 0, won)
    core.scores(states, 0, points)
    return first, won[:players].tolist(), points[:players].tolist(), decisions


def found(game: Game, players: int, name: str, games: int, threads: int, progress: Progress) -> Found:
    task = progress.add_task(f"{game.title}, {players} players, {name}", total=games)
    bot, played = madang.bot(name, game), []
    with ThreadPoolExecutor(threads) as pool:
        for one in pool.map(partial(play, game, players, bot), range(games)):
            played.append(one)
            progress.advance(task)
    first, won, points, decisions = (np.array(part) for part in zip(*played, strict=True))
    parts = by_place(players, first, shares(won))
    return Found(name, parts, float(points.max(axis=1).mean()), float(decisions.mean()))


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
    parser.add_argument("--threads", type=int, metavar="N", help="default: as many as the machine has cores")
    arguments = parser.parse_args()
    numbers = {bot: games for bot in BOTS if (games := getattr(arguments, bot))}
    if "greedy" not in numbers or min(numbers.values()) < 1:
        parser.error("greedy plays at least one game, and no bot fewer than none.")
    asked = " ".join(f"--{bot} {getattr(arguments, bot)}" for bot in BOTS)
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
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for game in map(find_game, NAMES):
            for _ in warm(game):
                pass
            threads = thread_number(arguments.threads)
            several = {
                players: [found(game, players, bot, games, threads, progress) for bot, games in numbers.items()]
                for players in game.players
            }
            page += chapter(game, several)
    FILE.write_text("\n\n".join(page) + "\n", "utf-8")
    print(f"Wrote docs/reports/{FILE.name}")


if __name__ == "__main__":
    main()
