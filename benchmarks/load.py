"""How many people one server carries: a real server process, real sockets, four people at every table of Koryŏ; what is
measured is printed, nothing is asserted.

A step takes from its sending until the last of the four has the update it leads to (where only its own seat sees it,
until that seat has it). The people are coroutines of this process: server and people share the machine, so processor
time for each step, which is the server's alone, says more than the clock where others use the machine, too. What the
people take themselves is told beside it.
"""

import argparse
import asyncio
import gc
import os
import random
import socket
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

# The server and the visitors are those of the tests.
sys.path.append(str(Path(__file__).parents[1] / "tests" / "server"))

from serving import Server, Visitor

from madang.server.settings import DATABASE_FILE, PACE

SEATS = 4
TABLES_OF_A_GROUP = 24
"""Matches that the same four people play at once: a guest has a limited number of them, and of connections."""
THINKING = 2.0
BOT_LEVEL = "companion"
STRANGERS = 50
"""Connections that send half a request and nothing more."""
PATIENCE_WITH_STRANGERS = 12
decode = msgspec.json.Decoder().decode


@dataclass
class Spent:
    """What a server process has used up."""

    seconds: float
    written: int
    """Bytes handed to the disk."""

    @classmethod
    def by(cls, process: int) -> "Spent":
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        written = dict(line.split(": ") for line in Path(f"/proc/{process}/io").read_text().splitlines())["write_bytes"]
        return cls((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), int(written))

    def __sub__(self, other: "Spent") -> "Spent":
        return Spent(self.seconds - other.seconds, self.written - other.written)


@contextmanager
def served(folder: Path, **environment: str) -> Iterator[Server]:
    server = Server(folder, MADANG_BOT_PACE=str(PACE), **environment).start()
    try:
        yield server
    finally:
        server.stop()


def process_of(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


class Seat:
    """One connection of somebody at a table: the last update it got."""

    def __init__(self, connection: ClientConnection):
        self.connection = connection
        self.table: dict[str, Any] = {}
        self.over = False

    @classmethod
    async def taken(cls, visitor: Visitor, match: str, watch: str | None = None) -> "Seat":
        """A connection that has seen the table; `watch` is a link for watching."""
        address = f"{visitor.server.url.replace('http', 'ws', 1)}api/matches/{match}/socket"
        if watch is not None:
            address += f"?watch={watch.removeprefix('/watch/')}"
        headers = {"Cookie": f"madang={visitor.cookie}"}
        seat = cls(await connect(address, additional_headers=headers, max_size=None, ping_interval=None))
        await seat.connection.send('{"type": "hello"}')
        await seat.until_update()
        return seat

    async def until_update(self, decision: int = 0) -> None:
        """Waits for an update that shows the table after so many decisions."""
        while not self.table or self.table["decision"] < decision:
            await self.receive()

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = decode(await self.connection.recv())
        if message["type"] == "update":
            self.table = message
        self.over |= message["type"] == "finished"
        return message

    @property
    def options(self) -> list[str]:
        prompt = self.table["prompt"]
        return [option["move"] for option in prompt["options"]] if prompt else []


class Match:
    """Four people at a table, who make moves without thinking."""

    numbers = count(1)

    def __init__(self, seats: list[Seat], chance: random.Random):
        self.seats = seats
        self.chance = chance

    async def step(self) -> bool:
        """One step, seen by all who may see it; whether there was one to make."""
        acting = next((seat for seat in self.seats if seat.options), None)
        if acting is None:
            return False
        before = acting.table["decision"]
        message = {
            "type": "step",
            "id": f"m{next(self.numbers)}",
            "decision": before,
            "step": acting.table["step"],
            "move": self.chance.choice(acting.options),
        }
        await acting.connection.send(msgspec.json.encode(message).decode())
        while (answer := await acting.receive())["type"] != "accepted":
            assert answer["type"] != "refused", answer
        while (await acting.receive())["type"] != "update":
            pass
        now = acting.table["decision"]
        if now > before:
            await asyncio.gather(*(seat.until_update(now) for seat in self.seats))
        return True

    async def play(self, thinking: float, until: float, times: list[float]) -> None:
        """Steps until the time is up, or the game is."""
        await asyncio.sleep(self.chance.uniform(0, thinking))
        while time.perf_counter() < until:
            begun = time.perf_counter()
            if not await self.step():
                return
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * thinking)

    async def leave(self) -> None:
        await asyncio.gather(*(seat.connection.close() for seat in self.seats))


def open_matches(server: Server, number: int) -> list[tuple[str, list[Visitor]]]:
    """Matches of four people each."""
    found: list[tuple[str, list[Visitor]]] = []
    people: list[Visitor] = []
    for index in range(number):
        if index % TABLES_OF_A_GROUP == 0:
            people = [Visitor(server) for _ in range(SEATS)]
        opened = people[0].open_match("me", *["open"] * (SEATS - 1))
        for seat in range(1, SEATS):
            people[seat].accept(opened["invitations"][str(seat)])
        found.append((opened["match"], people))
    return found


async def seated(opened: list[tuple[str, list[Visitor]]]) -> list[Match]:
    """The matches with everybody connected."""
    matches = []
    for index, (match, people) in enumerate(opened):
        seats = [await Seat.taken(visitor, match) for visitor in people]
        matches.append(Match(seats, random.Random(index)))
    return matches


async def playing(matches: list[Match], thinking: float, seconds: float) -> list[float]:
    """Plays the matches for a while; the times of the steps. No garbage is collected here meanwhile: people elsewhere
    would not wait for that."""
    times: list[float] = []
    gc.collect()
    gc.disable()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(match.play(thinking, until, times) for match in matches))
    gc.enable()
    return times


def milliseconds(times: list[float], percent: int) -> str:
    return (
        f"{1000 * statistics.quantiles(times, n=100, method='inclusive')[percent - 1]:.0f}" if len(times) > 1 else "-"
    )


def people_row(server: Server, number: int, thinking: float, seconds: float) -> list[str]:
    """So many matches at once: steps a second, their times, and what they cost the server."""
    opened = open_matches(server, number)

    async def measured() -> tuple[list[float], float, Spent, float]:
        matches = await seated(opened)
        before, begun, own = Spent.by(process_of(server)), time.perf_counter(), time.process_time()
        times = await playing(matches, thinking, seconds)
        spent, taken = Spent.by(process_of(server)) - before, time.perf_counter() - begun
        own = time.process_time() - own
        await asyncio.gather(*(match.leave() for match in matches))
        return times, taken, spent, own

    times, taken, spent, own = asyncio.run(measured())
    steps = max(1, len(times))
    return [
        str(number),
        "none" if not thinking else f"{thinking:.0f} s",
        str(len(times)),
        f"{len(times) / taken:.0f}",
        milliseconds(times, 50),
        milliseconds(times, 99),
        f"{1000 * spent.seconds / steps:.2f}",
        f"{1000 * own / steps:.2f}",
        f"{spent.written / 1000 / steps:.1f}",
    ]


def among_bots(server: Server, number: int, seconds: float) -> list[str]:
    """A match of people beside so many matches in which bots play bots' moves as soon as they may."""
    [watched] = open_matches(server, 1)
    host = [Visitor(server) for _ in range(1 + number // TABLES_OF_A_GROUP)]
    games = [
        (host[index // TABLES_OF_A_GROUP], host[index // TABLES_OF_A_GROUP].open_match("me", *[BOT_LEVEL] * 3)["match"])
        for index in range(number)
    ]

    async def measured() -> tuple[list[float], int]:
        made = 0

        async def person(visitor: Visitor, match: str, until: float) -> None:
            nonlocal made
            seat = await Seat.taken(visitor, match)
            alone = Match([seat], random.Random(match))
            while time.perf_counter() < until and not seat.over:
                begun = seat.table["decision"]
                if not await alone.step():
                    try:
                        await asyncio.wait_for(seat.receive(), max(0.01, until - time.perf_counter()))
                    except TimeoutError:
                        break
                made += seat.table["decision"] - begun
            await seat.connection.close()

        until = time.perf_counter() + seconds
        playing_bots = [asyncio.create_task(person(visitor, match, until)) for visitor, match in games]
        await asyncio.sleep(1)
        [match] = await seated([watched])
        times = await playing([match], 0.2, seconds - 1)
        await asyncio.gather(*playing_bots)
        await match.leave()
        return times, made

    before = Spent.by(process_of(server))
    times, made = asyncio.run(measured())
    spent = Spent.by(process_of(server)) - before
    used = f"{spent.seconds / seconds:.2f}"
    return [str(number), str(len(times)), milliseconds(times, 50), milliseconds(times, 99), str(made), used]


def sizes(folder: Path, stored: int) -> list[list[str]]:
    """What a match that is over takes, and how long a start with many takes."""
    with served(folder) as server:
        [(match, people)] = open_matches(server, 1)
        asyncio.run(finished(match, people))
    database = folder / DATABASE_FILE
    empty_copy(database, folder / "none.sqlite3")
    copied(database, match, stored)
    each = (database.stat().st_size - (folder / "none.sqlite3").stat().st_size) / (stored + 1)
    begun = time.perf_counter()
    with served(folder):
        taken = time.perf_counter() - begun
    begun = time.perf_counter()
    with served(folder / "empty"):
        without = time.perf_counter() - begun
    return [
        ["disk of a match that is over", f"{each / 1000:.1f} kB"],
        [f"start with {stored} matches", f"{taken:.1f} s (with none {without:.1f} s)"],
    ]


async def finished(match: str, people: list[Visitor]) -> None:
    [table] = await seated([(match, people)])
    await playing([table], 0, 600)
    await table.leave()


def empty_copy(database: Path, to: Path) -> None:
    """The same tables without any rows."""
    with sqlite3.connect(database) as source, sqlite3.connect(to) as target:
        for (made,) in source.execute(
            "select sql from sqlite_master where sql is not null and name not like 'sqlite_%'"
        ):
            target.execute(made)


def copied(database: Path, match: str, times: int) -> None:
    """The same match many times over, under other names, whatever the tables are."""
    with sqlite3.connect(database) as connection:
        tables = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
        for table in tables:
            columns = [row[1] for row in connection.execute(f"pragma table_info({table})")]
            own = "id" if table == "matches" else "match"
            if own not in columns:
                continue
            # A number that is a key of its own is made anew; so is whatever a table calls `number` without the match.
            keys = [row[1] for row in connection.execute(f"pragma table_info({table})") if row[5]]
            kept = [column for column in columns if column != own and keys != [column]]
            rows = connection.execute(f"select {', '.join(kept)} from {table} where {own} = ?", (match,)).fetchall()
            marks = ", ".join("?" * (len(kept) + 1))
            connection.executemany(
                f"insert into {table} ({own}, {', '.join(kept)}) values ({marks})",
                ((f"{copy:016x}", *row) for copy in range(times) for row in rows),
            )
        connection.commit()
        connection.execute("pragma wal_checkpoint(truncate)")


def half_sent(server: Server) -> list[str]:
    """How many connections that sent half a request are still open after a while."""
    host, port = server.url.removeprefix("http://").rstrip("/").split(":")
    strangers = [socket.create_connection((host, int(port))) for _ in range(STRANGERS)]
    for stranger in strangers:
        stranger.sendall(b"GET /api/games HTTP/1.1\r\nHost: ")
    time.sleep(PATIENCE_WITH_STRANGERS)
    still = 0
    for stranger in strangers:
        stranger.setblocking(False)
        try:
            still += stranger.recv(1, socket.MSG_PEEK) != b""
        except BlockingIOError:
            still += 1
        except ConnectionError:
            pass
        stranger.close()
    return [f"of {STRANGERS} half-sent requests open after {PATIENCE_WITH_STRANGERS} s", str(still)]


def printed(title: str, columns: list[str], rows: Iterator[list[str]]) -> None:
    table = Table(*columns, title=title, box=SIMPLE_HEAD, title_justify="left")
    for row in rows:
        table.add_row(*row)
    Console(width=120).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how many people one server carries.")
    parser.add_argument("--matches", type=int, nargs="*", default=[50, 100, 200, 400], metavar="N")
    parser.add_argument("--seconds", type=float, default=20, metavar="N", help="how long each row is played")
    parser.add_argument("--ceiling", type=int, default=20, metavar="N", help="matches that play without thinking")
    parser.add_argument("--bots", type=int, default=50, metavar="N", help="matches of bots beside the one watched")
    parser.add_argument("--stored", type=int, default=10_000, metavar="N", help="matches that a start finds")
    asked = parser.parse_args()
    people = [
        "matches",
        "thinking",
        "steps",
        "a second",
        "p50, ms",
        "p99, ms",
        "processor ms a step",
        "of the people",
        "kB written a step",
    ]
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)

        def on_a_server(name: str, work: Callable[[Server], list[str]]) -> list[str]:
            with served(root / name) as server:
                return work(server)

        rows = [(asked.ceiling, 0.0), *((number, THINKING) for number in asked.matches)]
        printed(
            "Steps of people, and when everyone has seen them",
            people,
            (
                on_a_server(
                    f"{number} {thinking}",
                    lambda server, number=number, thinking=thinking: people_row(
                        server, number, thinking, asked.seconds
                    ),
                )
                for number, thinking in rows
                if number
            ),
        )
        printed(
            "Steps of people in another match while bots play",
            ["matches of bots", "steps", "p50, ms", "p99, ms", "moves beside it", "processors used"],
            (
                on_a_server(f"bots {number}", lambda s, n=number: among_bots(s, n, asked.seconds))
                for number in (0, asked.bots)
            ),
        )
        rest = [*sizes(root / "sizes", asked.stored), on_a_server("strangers", half_sent)]
        printed("Disk, start, strangers", ["what", "measured"], iter(rest))


if __name__ == "__main__":
    main()
