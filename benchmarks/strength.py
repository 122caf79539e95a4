"""How strong the bots are: greedy against random at every number of seats, and what the place in turn order is worth.

Every seat chooses from a record in which all that it cannot know is replaced by a sample (`Table.known_to`), as at a
real table. A shared win counts as its fraction; intervals are of 95 %. Nothing is asserted.
"""

import argparse
import statistics
from collections.abc import Callable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import madang
from madang.bots import Bot, bot
from madang.engine.game import Game
from madang.engine.match import PLAIN
from madang.engine.rng import generator
from madang.engine.warming import warm
from madang.games import NAMES
from madang.games import game as find_game

WIDTH = 1.96
"""Standard errors on each side of a 95 % interval."""

Shares = list[float]
"""Somebody's share of each win, game by game."""


def play(game: Game, seats: Sequence[Bot], number: int) -> madang.Table:
    """One game to its end; the number is the seed of its cards and of the bots' guesses."""
    table, rng = madang.table(game.name, len(seats), number, shuffle=PLAIN), generator(number, stream=1)
    while (seat := table.to_act) is not None:
        table.play(seats[seat].choose(table.known_to(seat, rng), table.legal(), seat, rng))
    return table


def share_of_win(table: madang.Table, seat: int) -> float:
    winners = table.winners()
    return 1 / len(winners) if seat in winners else 0.0


def against_random(game: Game, players: int, games: int, tick: Callable[[], None]) -> dict[str, Shares]:
    """The greedy bot among random ones, its seat moving on from game to game."""
    greedy, others = bot("greedy", game), bot("random", game)
    shares: Shares = []
    for number in range(games):
        own = number % players
        table = play(game, [greedy if seat == own else others for seat in range(players)], number)
        shares.append(share_of_win(table, own))
        tick()
    return {f"greedy against {players - 1} random": shares}


def against_itself(game: Game, players: int, games: int, tick: Callable[[], None]) -> dict[str, Shares]:
    """Greedy in every seat; place 0 decides first in the game, the others follow in turn order."""
    greedy = bot("greedy", game)
    places: list[Shares] = [[] for _ in range(players)]
    for number in range(games):
        table = play(game, [greedy] * players, number)
        first = madang.table(game.name, players, number, shuffle=PLAIN).to_act
        assert first is not None
        for place, shares in enumerate(places):
            shares.append(share_of_win(table, (first + place) % players))
        tick()
    return {f"all greedy: place {place}": shares for place, shares in enumerate(places)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the strength of Madang's bots.")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games of each kind (default 2000)")
    parser.add_argument("--game", choices=NAMES, action="append", help="which game (default: all)")
    arguments = parser.parse_args()
    if arguments.games < 2:
        parser.error("an interval needs at least 2 games.")
    for name in arguments.game or NAMES:
        measure(find_game(name), arguments.games)


def measure(game: Game, games: int) -> None:
    """All contests of one game, and a table of them."""
    report = Table(box=SIMPLE_HEAD)
    for column in ("seats", "who", "share of wins", "95 % interval", "fair share"):
        report.add_column(column, justify="left" if column == "who" else "right")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("compiling", total=games * len(game.players) * 2)
        for _ in warm(game):
            pass
        for contest in (against_random, against_itself):
            for players in reversed(game.players):
                progress.update(task, description=f"{contest.__name__.replace('_', ' ')}, {players} seats")
                for who, shares in contest(game, players, games, lambda: progress.advance(task)).items():
                    share = statistics.mean(shares)
                    error = WIDTH * statistics.stdev(shares) / len(shares) ** 0.5
                    interval = f"{max(0, share - error):.1%} – {min(1, share + error):.1%}"
                    report.add_row(str(players), who, f"{share:.1%}", interval, f"{1 / players:.1%}")
            report.add_section()
    console = Console(width=max(100, Console().width))
    console.print(f"{game.title}, {games:,} games of each kind")
    console.print(report)


if __name__ == "__main__":
    main()
