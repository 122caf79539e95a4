"""The fixed ratings of Madang's bots, from one contest of all of them in each game, with its fewest players: writes
src/madang/bots/ratings.json, which docs/bots.md shows.

The figures are those of the arena. Two ratings of one game can be compared, those of different games cannot. The same
numbers of games give the same ratings; with `--keep` an interrupted run goes on where it was.
"""

import argparse
import json
import sys
from pathlib import Path

from madang.arena.contest import Contest
from madang.arena.standings import Standings
from madang.bots.program import PATIENCE
from madang.bots.ratings import FILE
from madang.cli.arena import run
from madang.engine.game import Plain
from madang.engine.refusal import Refused
from madang.engine.spreading import Threads
from madang.games import NAMES
from madang.games import game as find_game
from madang.terminal.texts import Texts

RATED = ("greedy", "apprentice", "network", "companion", "master")
SEED = 1
DIGITS = 2


def facts(standings: Standings) -> Plain:
    """What is kept of a contest."""
    contest, found = standings.contest, standings.plain()
    return {
        "rules_version": contest.game.rules_version,
        "players": contest.players,
        "games": found["games"],
        "ratings": {
            one["bot"]: {
                "mean": round(one["rating"]["mu"], DIGITS),
                "spread": round(one["rating"]["sigma"], DIGITS),
                "games": one["games"],
            }
            for one in sorted(found["standings"], key=lambda one: one["rating"]["mu"])
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Rates Madang's bots and writes their ratings into the package.")
    parser.add_argument("--games", type=int, default=240, metavar="N", help="games of each contest (default 240)")
    parser.add_argument("--game", choices=NAMES, action="append", help="which game (default: all)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep every game there, and go on from there")
    parser.add_argument("--threads", type=int, metavar="N", help="default: as many as the machine has cores")
    arguments = parser.parse_args()
    written = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for game in map(find_game, arguments.game or NAMES):
        contest = Contest.of(game, min(game.players), RATED, SEED)
        kept = arguments.keep and arguments.keep / f"{game.name}.arena"
        workers = Threads(arguments.threads)
        standings = run(contest, arguments.games, False, kept, workers, PATIENCE, sys.stderr.isatty(), Texts("en"))
        written[game.name] = facts(standings)
        ordered = {name: written[name] for name in NAMES if name in written}
        FILE.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")
        print(f"{game.title}: {written[game.name]['games']} games, written to {FILE.name}.", flush=True)


if __name__ == "__main__":
    try:
        main()
    except Refused as problem:
        sys.exit(str(problem))
