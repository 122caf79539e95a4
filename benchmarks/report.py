"""How a game plays out among bots: points, places, endings, what happens how often; and where it depends on who plays.

Plays many games for each number of players with greedy in every seat, fewer with the companion in every seat, and
writes docs/reports/<game>.md with a picture. Every seat chooses as at a real table, from samples of what it cannot
know. The same seed and numbers of games give the same report.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from madang.cluster import workers_asked
from madang.engine.refusal import Refused
from madang.games import game as find_game
from reporting import chronicle, gosux, seasons
from reporting.games import GREEDY, SEED, Player

COMPANION = "companion"
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reports"
CHAPTERS = {"koryo": seasons, "choson": seasons, "chronicle": chronicle, "gosux": gosux}
OPTIONS = {"gosux": {"draft": "random"}}
"""Options that are not left at their default: greedy judges a table, and before a draft there is none."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays many games among bots and writes a report on them.")
    parser.add_argument("--game", choices=CHAPTERS, required=True, help="which game")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="of greedy, for each number of players")
    parser.add_argument("--companion", type=int, default=1000, metavar="N", help="games of the companion, likewise")
    parser.add_argument("--threads", type=int, metavar="N", help="default: as many as the machine has cores")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER", help="where to write (docs/reports)")
    parser.add_argument("--ray", metavar="local|ADDRESS", help="share the games out on a Ray cluster")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.companion) < 1:
        parser.error("a report needs at least one game of each bot.")
    game, chapters = find_game(arguments.game), CHAPTERS[arguments.game]
    player, options = Player(game), OPTIONS.get(game.name, {})
    told = "".join(f", option {name} = {value}" for name, value in options.items())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    all_games, console = [], Console(stderr=True)
    with (
        workers_asked(arguments.ray, arguments.threads) as workers,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
    ):
        numbers = {GREEDY: arguments.games, COMPANION: arguments.companion}
        for players in game.players:
            for bot, games in numbers.items():
                task = progress.add_task(f"{game.title}, {players} players, {bot}", total=games)
                tick = partial(progress.advance, task)
                all_games.append(player.play(bot, players, games, options, tick, workers))
    page = [
        f"# {game.title} in numbers",
        (
            f"{arguments.games:,} games for each number of players with `greedy` in every seat and "
            f"{arguments.companion:,} with the `companion` in every seat, rules version {game.rules_version}, seed "
            f"{SEED}{told}. Greedy looks one decision ahead and no further, the companion searches, and "
            "[is much stronger](../bots.md#how-strong-they-are): what depends on who plays shows where they differ. "
            "What bots make of a game is not what people make of it, but a rule that is wrong shows here; "
            "[what a place is worth](places.md) among more bots stands apart. Where a cell has two figures, the first "
            "is greedy's and the second the companion's. Intervals are of 95 %."
        ),
        (
            f"Written by `python benchmarks/report.py --game {game.name} --games {arguments.games} "
            f"--companion {arguments.companion}`."
        ),
        *chapters.chapters(all_games, player),
    ]
    folder: Path = arguments.out
    folder.mkdir(exist_ok=True)
    (folder / f"{game.name}.md").write_text("\n\n".join(page) + "\n", "utf-8")
    picture = chapters.picture([games for games in all_games if games.bot == GREEDY])
    (folder / f"{game.name}.svg").write_text(picture, "utf-8")
    print(f"Wrote {game.name}.md and {game.name}.svg in {folder}")


if __name__ == "__main__":
    try:
        main()
    except Refused as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit("The report was interrupted; nothing of it is written.")
