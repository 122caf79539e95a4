"""Whether a server keeps what it should have forgotten: matches in a row against one server process, and its memory.

At a few tables people who have just come play one match of each game after the other, with a bot, a watcher and a line
that breaks now and then; then they leave for good. Rooms that nobody uses stay for some minutes, so memory grows at
first; from half of the time on it has to stay where it is. Every minute a line is printed, at the end how memory grew
in the second half; more than the limit ends the run with a status other than 0.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import count, cycle
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from load import Match, Seat, Server, Visitor, process_of, served
from madang.engine.warming import warm
from madang.games import NAMES
from madang.games import game as game_of

MINUTE, HOUR = 60.0, 3600.0
BREAKS = 0.02
"""How likely it is that somebody's line breaks before a step."""
MEGABYTE = 1 << 20


@dataclass
class Played:
    """What was played so far."""

    matches: int = 0
    steps: int = 0


def memory_of(process: int) -> float:
    """Megabytes of a process that are in memory."""
    [line] = [line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) * 1024 / MEGABYTE


def counted(visitor: Visitor) -> dict[str, float]:
    """What the server says that it has in memory."""
    families = text_string_to_metric_families(visitor.http.get("/metrics").text)
    return {one.name: one.value for family in families for one in family.samples}


def opened(server: Server, game: str) -> tuple[str, str, list[Visitor]]:
    """A new match of two people, who have never been here, and a bot where there is a seat for one: its id, the link
    for watching, and the people, who watches last."""
    people = [Visitor(server) for _ in range(3)]
    bots = ["random"] if 3 in game_of(game).players else []
    answer = people[0].http.post("/api/matches", json={"game": game, "seats": ["me", "open", *bots]}).json()
    people[1].accept(answer["invitations"]["1"])
    return answer["match"], answer["watch"], people


async def something(seats: list[Seat]) -> None:
    """Waits until one of them is told something."""
    hearing = [asyncio.create_task(seat.receive()) for seat in seats if not seat.over]
    _, waiting = await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*hearing, return_exceptions=True)


async def play_one(server: Server, game: str, thinking: float, until: float, played: Played) -> None:
    """A match from its beginning to its end, or until the time is up."""
    match, watch, people = await asyncio.to_thread(opened, server, game)
    watching = await Seat.taken(people[2], match, watch)
    table = Match([await Seat.taken(visitor, match) for visitor in people[:2]], random.Random())
    while not all(seat.over for seat in table.seats) and time.monotonic() < until:
        if table.chance.random() < BREAKS:
            broken = table.chance.randrange(2)
            await table.seats[broken].connection.close()
            table.seats[broken] = await Seat.taken(people[broken], match)
        if await table.step():
            played.steps += 1
            await asyncio.sleep(table.chance.uniform(0.5, 1.5) * thinking)
        else:  # a bot's turn, or the end
            await something(table.seats)
    played.matches += 1
    table.seats.append(watching)
    await table.leave()
    for visitor in people:
        visitor.leave()


async def soak(server: Server, tables: int, thinking: float, seconds: float) -> list[tuple[float, float]]:
    """Plays for a while; the memory of the server at each minute."""
    began, played, games = time.monotonic(), Played(), cycle(NAMES)
    until = began + seconds
    watcher, seen = Visitor(server), []

    async def one_after_the_other() -> None:
        while time.monotonic() < until:
            await play_one(server, next(games), thinking, until, played)

    playing = [asyncio.create_task(one_after_the_other()) for _ in range(tables)]
    print("minute  matches played    steps  in memory: matches  sockets  MB", flush=True)
    for minute in count():
        kept = await asyncio.to_thread(counted, watcher)
        memory = memory_of(process_of(server))
        seen.append((time.monotonic() - began, memory))
        print(
            f"{minute:6}{played.matches:16}{played.steps:9}"
            f"{kept['madang_matches']:20.0f}{kept['madang_sockets']:9.0f}{memory:8.1f}",
            flush=True,
        )
        pause = min(MINUTE, until - time.monotonic())
        if pause <= 0:
            break
        await asyncio.wait(playing, timeout=pause, return_when=asyncio.FIRST_EXCEPTION)
        for task in playing:
            if task.done():
                task.result()
    await asyncio.gather(*playing)
    watcher.leave()
    return seen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60, metavar="N", help="how long (default 60)")
    parser.add_argument("--tables", type=int, default=6, metavar="N", help="how many at once (default 6)")
    parser.add_argument("--thinking", type=float, default=1.0, metavar="S", help="seconds before a step (default 1)")
    parser.add_argument("--limit", type=float, default=10.0, metavar="MB", help="growth an hour that is let pass")
    asked = parser.parse_args()
    for name in NAMES:  # compiled rules that are loaded on the way would look like growth
        for _ in warm(game_of(name)):
            pass
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        seen = asyncio.run(soak(server, asked.tables, asked.thinking, asked.minutes * MINUTE))
    times, memory = zip(*seen[len(seen) // 2 :], strict=True)
    growth = statistics.linear_regression(times, memory).slope * HOUR if len(times) > 1 else 0.0
    print(f"In the second half memory grew by {growth:.1f} MB an hour; {asked.limit:g} are let pass.")
    return 0 if growth <= asked.limit else 1


if __name__ == "__main__":
    sys.exit(main())
