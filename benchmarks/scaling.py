"""What one more worker is worth: the same work by one and by two, in threads and on a Ray cluster of this machine, and
what a piece of work costs apart from doing it. Figures are the best of some rounds; nothing is asserted.

Needs Ray: pip install 'madang[ray]'. docs/cluster.md reads the figures.
"""

import argparse
import pickle
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from madang.arena.contest import Contest
from madang.arena.playing import GAMES_AT_ONCE, Players
from madang.cluster import Cluster, make_ready
from madang.datasets.plan import Plan
from madang.datasets.playing import Player
from madang.datasets.writing import Writer
from madang.engine.game import Game
from madang.engine.refusal import Refused
from madang.engine.rng import seed_bytes
from madang.engine.simulation import MOST_GAMES_A_PIECE, RandomGames
from madang.engine.spreading import Threads, Workers, results
from madang.games import NAMES
from madang.games import game as find_game

WORKERS = (1, 2)
EMPTY_PIECES = 2000


class Nothing:
    """Work that gives every piece back: what it takes is what handing out and taking back takes."""

    def __init__(self, game: Game):
        self.game = game

    def do(self, piece: int) -> int:
        return piece

    def stop(self) -> None:
        pass


def works(game: Game) -> dict[str, tuple[Callable[[], Any], list[Any]]]:
    """By name, how to make the work, and pieces of it that one worker does in a few seconds."""
    players, seed = max(game.players), seed_bytes(1)
    quick, slow = (Contest.of(game, players, bots, 1) for bots in (["greedy", "random"], ["search:200", "greedy"]))
    plan = Plan.of(game, players, ["greedy"], 1000, 1)
    rounds = GAMES_AT_ONCE // len(quick.seatings(0))
    return {
        "simulate": (
            lambda: RandomGames(game, players, {}, seed),
            [
                range(first, first + MOST_GAMES_A_PIECE)
                for first in range(0, 16 * MOST_GAMES_A_PIECE, MOST_GAMES_A_PIECE)
            ],
        ),
        "arena, greedy and random": (
            lambda: Players(quick),
            [list(range(first, first + rounds)) for first in range(0, 24 * rounds, rounds)],
        ),
        "arena, search:200 and greedy": (lambda: Players(slow), [[number] for number in range(12)]),
        "dataset, greedy": (lambda: Player(plan), [range(first, first + 10) for first in range(0, 240, 10)]),
    }


def seconds(workers: Workers, make: Callable[[], Any], pieces: list[Any], rounds: int) -> float:
    """The shortest time for all pieces, by workers that have done one before."""
    taken = []
    for _ in range(rounds):
        with closing(results(workers, make(), [*pieces[:1] * 4 * workers.number, *pieces])) as found:
            for _ in range(4 * workers.number):
                next(found)
            began = time.perf_counter()
            for _ in found:
                pass
            taken.append(time.perf_counter() - began)
    return min(taken)


def own_cost(workers: Workers, game: Game) -> tuple[float, float]:
    """Seconds an empty piece takes, and those of them that this process computes."""
    began, computed = time.perf_counter(), time.process_time()
    for _ in results(workers, Nothing(game), range(EMPTY_PIECES)):
        pass
    return (time.perf_counter() - began) / EMPTY_PIECES, (time.process_time() - computed) / EMPTY_PIECES


def writing_cost(game: Game) -> float:
    """Seconds that whoever gathers a dataset computes for a game: all but playing it."""
    plan = Plan.of(game, max(game.players), ["greedy"], 500, 1)
    player = Player(plan)
    played = {start: player.do(range(start, start + 10)) for start in range(0, 500, 10)}

    class Played(Nothing):
        def do(self, piece: Any) -> Any:
            return played[piece.start]

    with tempfile.TemporaryDirectory() as folder:
        writer = Writer(plan, Path(folder) / "games")
        writer.player = Played(game)
        began = time.process_time()
        writer.write(Threads(1))
        return (time.process_time() - began) / plan.games


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures what one more worker is worth.")
    parser.add_argument("--game", choices=NAMES, default="koryo", help="which game (default koryo)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="the best of so many (default 3)")
    arguments = parser.parse_args()
    game, console = find_game(arguments.game), Console(width=max(120, Console().width))
    make_ready(game)
    measured: dict[str, list[float]] = {}
    empty = []
    try:
        for number in WORKERS:
            for name, (make, pieces) in works(game).items():
                measured.setdefault(f"{name}: threads", []).append(
                    seconds(Threads(number), make, pieces, arguments.rounds)
                )
            with closing(Cluster("local", number)) as cluster:
                for name, (make, pieces) in works(game).items():
                    measured.setdefault(f"{name}: Ray", []).append(seconds(cluster, make, pieces, arguments.rounds))
                empty.append(own_cost(cluster, game))
    except Refused as problem:
        parser.error(str(problem))
    report = Table(box=SIMPLE_HEAD, title=f"{game.title}: pieces a second")
    for column in ("work", "by", *("one worker", "two workers"), "gain", "a piece", "its result"):
        report.add_column(column, justify="left" if column in ("work", "by") else "right")
    for name, (make, pieces) in works(game).items():
        size = len(pickle.dumps(make().do(pieces[0])))
        for by in ("threads", "Ray"):
            one, two = measured[f"{name}: {by}"]
            rates = [f"{len(pieces) / taken:.1f}" for taken in (one, two)]
            report.add_row(
                name, by, *rates, f"{one / two:.2f}", f"{1000 * one / len(pieces):.0f} ms", f"{size:,} bytes"
            )
    console.print(report)
    for number, (whole, own) in zip(WORKERS, empty, strict=True):
        cost = f"{1e6 * whole:.0f} µs, of which whoever asks computes {1e6 * own:.0f} µs"
        console.print(f"An empty piece on Ray, by {number}: {cost}.")
    console.print(f"Gathering a dataset: {1e6 * writing_cost(game):.0f} µs a game.")


if __name__ == "__main__":
    main()
