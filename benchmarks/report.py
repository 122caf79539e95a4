"""How a game plays out among bots: points, places, endings, what happens how often; and where it depends on who plays.

Plays many games for each number of players with greedy in every seat, fewer with the companion in every seat, and
writes docs/reports/<game>.md with a picture. Every seat chooses as at a real table, from samples of what it cannot
know. The same seed and numbers of games give the same report.
"""

import argparse
from functools import partial

from madang.games import game as find_game
from reporting import chronicle, gosux, seasons
from reporting.asking import add_options, playing, run, write
from reporting.games import GREEDY, OPTIONS, SEED, Player

COMPANION = "companion"
CHAPTERS = {"koryo": seasons, "choson": seasons, "chronicle": chronicle, "gosux": gosux}


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays many games among bots and writes a report on them.")
    parser.add_argument("--game", choices=CHAPTERS, required=True, help="which game")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="of greedy, for each number of players")
    parser.add_argument("--companion", type=int, default=1000, metavar="N", help="games of the companion, likewise")
    add_options(parser)
    arguments = parser.parse_args()
    if min(arguments.games, arguments.companion) < 1:
        parser.error("a report needs at least one game of each bot.")
    game, chapters = find_game(arguments.game), CHAPTERS[arguments.game]
    player, options = Player(game), OPTIONS.get(game.name, {})
    told = "".join(f", option {name} = {value}" for name, value in options.items())
    all_games = []
    with playing(arguments) as (workers, progress):
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
    picture = chapters.picture([games for games in all_games if games.bot == GREEDY])
    write(arguments, **{f"{game.name}.md": "\n\n".join(page) + "\n", f"{game.name}.svg": picture})


if __name__ == "__main__":
    run(main)
