"""Positions in which some moves are blunders, and which moves those are: `tests/blunders/GAME.json`.

    .venv/bin/python tests/blunders.py             finds them anew in all games (a few minutes)
    .venv/bin/python tests/blunders.py koryo       in one

They come from games of companions, one of each game: the first decision after a while in which a long search finds
moves that win far less often than the best one. Koryŏ's begin with two that a bot once made in games with people.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import madang
from madang.engine.match import PLAIN
from madang.engine.rng import generator
from madang.games import NAMES
from madang.games import game as game_of

FOLDER = Path(__file__).parent / "blunders"
POSITIONS = 22
GAP = 0.25
"""How much less often a blunder wins than the best move."""
BRIEF, LONG = 500, 6000
"""Iterations to suspect a blunder, and to be sure of it."""

SEEN = {
    "koryo": [
        # Twelve cards, a limit of eleven thanks to the Senator: whoever gives the Senator up loses two more.
        (
            {
                "game": "koryo",
                "players": 2,
                "round": 7,
                "phase": "discards",
                "tableaus": [
                    {"senator": 1, "banker": 3, "priest": 2, "merchant": 3, "guardian": 2, "broadcaster": 1},
                    {"ship-owner": 3, "spy": 1, "lobbying": 1},
                ],
            },
            ["discard senator"],
        ),
        # Four Bankers in hand and nothing on the table: two Broadcasters are no answer.
        (
            {
                "game": "koryo",
                "players": 2,
                "round": 1,
                "phase": "orders",
                "hands": [{"banker": 4, "broadcaster": 2, "priest": 1, "merchant": 1}, None],
            },
            ["lay 2 broadcaster"],
        ),
    ]
}


def read(name: str) -> list[tuple[madang.Table, list[str]]]:
    """The positions of a game, each with its blunders."""
    lines = (FOLDER / f"{name}.json").read_text("utf-8").splitlines()
    found = (json.loads(line.strip().rstrip(",")) for line in lines[1:-1])
    return [(madang.Table.from_record(one["record"]), one["blunders"]) for one in found]


def blunders_at(table: madang.Table, iterations: int, seed: int = 1) -> list[str]:
    """The moves that win far less often than the best one, as far as a search can tell."""
    best, *others = madang.search(table, iterations=iterations, seed=seed).moves
    return [one.move for one in others if one.visits >= 8 and one.win + one.error / 2 < best.win - GAP]


def surely(table: madang.Table) -> list[str]:
    """The moves that a brief search and two long ones call blunders: so they are easy to find and really bad."""
    first, again = blunders_at(table, BRIEF), blunders_at(table, 2 * LONG, seed=2)
    return [move for move in blunders_at(table, LONG) if move in first and move in again]


def blunders_in_play(name: str) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """A decision of every game, all numbers of players in turn, with its blunders."""
    game, seed = game_of(name), 0
    player = madang.bot("companion", game)
    while True:
        seed += 1
        table = madang.table(name, game.players[seed % len(game.players)], seed, shuffle=PLAIN)
        rng, first = generator(seed, stream=1), 5 * (seed % 7)
        while (seat := table.to_act) is not None:
            legal = table.legal()
            suspected = len(legal) > 1 and len(table.actions) >= first and blunders_at(table, BRIEF)
            if suspected and (sure := surely(table)):
                yield table.record(), sure
                break
            table.play(player.choose(table.known_to(seat, rng), legal, seat, rng))


def write(name: str) -> None:
    found = [
        {"record": madang.Table.from_position(position).record(), "blunders": blunders}
        for position, blunders in SEEN.get(name, ())
    ]
    for record, blunders in blunders_in_play(name):
        found.append({"record": record, "blunders": blunders})
        print(f"{name}: {len(found)} of {POSITIONS}, {blunders}", flush=True)
        if len(found) >= POSITIONS:
            break
    FOLDER.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in found)
    (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or NAMES:
        write(name)
