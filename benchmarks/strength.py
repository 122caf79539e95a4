"""How strong the bots are: what one seat of a bot wins, moving around the table, against a table of another.

Every level plays against the one below, and the other bots against what they should beat; `--pair` asks for others.
Shared wins count as their part, intervals are of 95 %. Nothing is asserted. The arena does the playing.
"""

import argparse
from contextlib import closing

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from madang.arena.contest import Contest
from madang.arena.playing import Players, play_rounds
from madang.arena.standings import Standings
from madang.engine.refusal import Refused
from madang.engine.spreading import Threads
from madang.engine.warming import warm
from madang.games import NAMES
from madang.games import game as find_game

PAIRS = [
    ["greedy", "random"],
    ["network", "greedy"],
    ["companion", "apprentice"],
    ["master", "companion"],
    ["master", "greedy"],
    ["guided:300ms", "search:300ms"],
    ["guided:1200", "guided:600"],
]
SEED = 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the strength of Madang's bots.")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games of each kind (default 200)")
    parser.add_argument("--game", choices=NAMES, action="append", help="which game (default: all)")
    parser.add_argument("--players", type=int, action="append", metavar="P", help="how many players (default: all)")
    parser.add_argument("--pair", nargs=2, action="append", metavar=("BOT", "OTHER"), help="who against whom")
    parser.add_argument("--threads", type=int, metavar="N", help="default: as many as the machine has cores")
    arguments = parser.parse_args()
    report = Table(box=SIMPLE_HEAD)
    for column in ("game", "players", "bot", "against", "games", "wins", "95 % interval", "fair share", "× fair"):
        report.add_column(column, justify="left" if column in ("game", "bot", "against") else "right")
    try:
        contests = [
            Contest.of(game, players, pair, SEED)
            for game in map(find_game, arguments.game or NAMES)
            for players in arguments.players or game.players
            for pair in arguments.pair or PAIRS
        ]
        tables = [Players(contest) for contest in contests]
        workers, rounds = Threads(arguments.threads), [one.rounds_of(arguments.games) for one in contests]
    except Refused as problem:
        parser.error(str(problem))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        games = sum(one.games_before(number) for one, number in zip(contests, rounds, strict=True))
        task = progress.add_task("compiling", total=games)
        for contest, table, number in zip(contests, tables, rounds, strict=True):
            for _ in warm(contest.game):
                pass
            bot, other = contest.bots
            name = f"{contest.game.title}, {contest.players} players"
            progress.update(task, description=f"{name}: {bot} against {other}")
            standings = Standings(contest)
            with closing(play_rounds(table, number, workers, {}, lambda played: None)) as playing:
                for played in playing:
                    standings.add(played)
                    progress.advance(task, len(played.winners))
            found = standings.standing(0)
            low, high = found["interval"]
            report.add_row(
                contest.game.title,
                str(contest.players),
                bot,
                other,
                str(found["games"]),
                f"{found['share']:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{found['fair_share']:.1%}",
                f"{found['times_fair']:.2f}",
            )
    Console(width=max(120, Console().width)).print(report)


if __name__ == "__main__":
    main()
