"""Long random runs: what the tests check in a few games, checked in as many as fit into the time.

Every decision of every game: interpreted and compiled rules say the same, nothing appears or vanishes, and one seat, or
a spectator, cannot tell two worlds apart that differ in what it cannot see. Every game: its record replays to the same
bytes. The checks themselves are those of the tests. Seeds are new on each run; a failure prints the record of its game
and ends the run with a status other than 0.
"""

import argparse
import json
import secrets
import sys
import time
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from madang.bots import BOTS, bot
from madang.engine.drivers import compiled, interpreted
from madang.engine.game import SPECTATOR
from madang.engine.match import SHUFFLES, Match
from madang.engine.warming import warm
from madang.games import NAMES
from madang.games import game as game_of

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from games import facts, random_game, state_of, states_of
from test_equality import answers
from test_two_worlds import leaks


def check_decision(match: Match, bots: dict[str, Any]) -> None:
    """What must hold before any decision, and after the last."""
    game, number = match.game, len(match.actions)
    known, state, states = facts(game.name), state_of(match), states_of(match)
    assert known.conserved(state) == known.CONSERVED, "cards or tokens appeared or vanished"
    for field, expected in known.derived(state).items():
        assert list(getattr(state, field)) == expected, f"'{field}' is {list(getattr(state, field))}, not {expected}"
    known.assert_consistent(state)
    legal = match.legal()
    action = legal[number % len(legal)] if legal else None
    plain, fast = (answers(game, core(game), states, match.players, action) for core in (interpreted, compiled))
    assert plain == fast, "interpreted and compiled rules differ"
    seat = SPECTATOR + number % (match.players + 1)  # the next one at the next decision: all of them take too long
    told = leaks(match, seat, number, bots)
    assert not told, f"seat {seat} can tell what it cannot see from: {', '.join(told)}"


def check_record(match: Match) -> None:
    again = Match.replay(match.game, json.loads(json.dumps(match.record())), compiled(match.game))
    assert again.state_bytes() == match.state_bytes(), "the record replays to another state"
    assert again.events() == match.events(), "the record replays to other events"


def matches() -> Iterator[Iterator[Match]]:
    """Random games without end: every game, number of players and shuffle in turn, each time with other options."""
    for seed in count(secrets.randbits(48)):
        for game in map(game_of, NAMES):
            for players, shuffle in product(game.players, SHUFFLES):
                options = {option.name: secrets.choice(option.values) for option in game.options}
                yield random_game(game, players, seed, shuffle, compiled(game), options=options)


def soak(seconds: float) -> str:
    """Checks games until the time is up; says how many."""
    began, games, decisions = time.monotonic(), 0, 0
    bots = {name: {kind: bot(kind, game_of(name)) for kind in BOTS} for name in NAMES}
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=seconds)
        for played in matches():
            match = None
            try:
                for match in played:
                    spent = time.monotonic() - began
                    summary = f"{games:,} games, {decisions:,} decisions"
                    progress.update(task, completed=spent, description=summary)
                    if spent > seconds:
                        return summary
                    check_decision(match, bots[match.game.name])
                    decisions += 1
                check_record(match)
            except Exception:
                if match:
                    print(json.dumps(match.record(), ensure_ascii=False))
                raise
            games += 1
    raise AssertionError("random games never run out")


def main() -> None:
    parser = argparse.ArgumentParser(description="Checks random games for as long as you like.")
    parser.add_argument("--minutes", type=float, default=10, metavar="N", help="how long (default 10)")
    minutes = parser.parse_args().minutes
    for name in NAMES:
        for _ in warm(game_of(name)):
            pass
    print(f"Nothing failed: {soak(60 * minutes)}.")


if __name__ == "__main__":
    main()
