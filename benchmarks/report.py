"""How a game plays out among greedy bots: points, seats, endings, what happens how often.

Plays many games for each number of players, greedy in every seat, and writes docs/reports/<game>.md with a picture.
Every seat chooses as at a real table, from samples of what it cannot know. The same seed gives the same report.
"""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from madang.cluster import workers_asked
from madang.engine.refusal import Refused
from madang.games import game as find_game
from reporting import chronicle, gosux, seasons
from reporting.games import SEED, Player

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reports"
CHAPTERS = {"koryo": seasons, "choson": seasons, "chronicle": chronicle, "gosux": gosux}
OPTIONS = {"gosux": {"draft": "random"}}
"""Options that are not left at their default: greedy judges a table, and before a draft there is none."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays many games among greedy bots and writes a report on them.")
    parser.add_argument("--game", choices=CHAPTERS, required=True, help="which game")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="for each number of players")
    parser.add_argument("--ray", metavar="local|ADDRESS", help="share the games out on a Ray cluster")
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("a report needs at least one game.")
    game, chapters = find_game(arguments.game), CHAPTERS[arguments.game]
    player, options = Player(game), OPTIONS.get(game.name, {})
    told = "".join(f", option {name} = {value}" for name, value in options.items())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    all_games = []
    with (
        workers_asked(arguments.ray, None) as workers,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
    ):
        task = progress.add_task("compiling", total=arguments.games * len(game.players))
        for players in game.players:
            progress.update(task, description=f"{game.title}, {players} players")
            found = player.play(players, arguments.games, options, lambda done: progress.advance(task, done), workers)
            all_games.append(found)
    page = [
        f"# {game.title} in numbers",
        (
            f"{arguments.games:,} games for each number of players, `greedy` in every seat, rules version "
            f"{game.rules_version}, seed {SEED}{told}. Greedy looks one decision ahead and no further: what it "
            "makes of a game is not what people make of it, but a rule that is wrong shows here; "
            "[what a place is worth](places.md) among stronger bots stands apart. Intervals are of 95 %."
        ),
        f"Written by `python benchmarks/report.py --game {game.name} --games {arguments.games}`.",
        *chapters.chapters(all_games, player),
    ]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game.name}.md").write_text("\n\n".join(page) + "\n", "utf-8")
    (FOLDER / f"{game.name}.svg").write_text(chapters.picture(all_games), "utf-8")
    print(f"Wrote docs/reports/{game.name}.md and docs/reports/{game.name}.svg")


if __name__ == "__main__":
    try:
        main()
    except Refused as problem:
        sys.exit(str(problem))
