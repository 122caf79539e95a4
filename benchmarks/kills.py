"""Servers that are killed again and again, and lose their database for a while, while people play: nothing that was
accepted may be lost or done twice, and every match must come to its end.

People at tables with a bot play Koryŏ over real sockets. Meanwhile a server is killed (kill -9) and started anew, over
and over: with SQLite the only one, with PostgreSQL one of two that serve the same matches, the people of a table being
connected to either. Between two kills at least one step is accepted. Then the database is gone for a quarter of a
minute: PostgreSQL takes no connections, the file of SQLite is locked. Who loses the line comes back and sends again
what was not answered. At last all matches are played to their ends, and what is stored is compared with what was
accepted. A difference ends the run with a status other than 0.
"""

import argparse
import os
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "server"))

import httpx
from nursery import nursery
from serving import Server, Socket, Visitor, cluster, database_of, outage
from websockets.exceptions import WebSocketException

from madang.server.admin import check

TABLES = 6
MOMENT = 0.05
MOST_STEPS = 20
"""That many steps are accepted between two kills, at most."""
GONE, BACK = 15.0, 10.0
"""Seconds for which the database is gone, and then there again."""
LOST_LINE = (WebSocketException, OSError, httpx.HTTPError)


@dataclass
class Tally:
    """What came of it."""

    accepted: dict[str, list[str]] = field(default_factory=dict)
    """The ids of the steps that were accepted, by match."""
    finished: int = 0
    refused: list[Any] = field(default_factory=list)
    failed: int = 0
    """Tables at which something went wrong that nobody foresaw."""
    longest: float = 0.0
    """Seconds between two steps at a table, at most."""

    @property
    def steps(self) -> int:
        """How many steps were accepted."""
        return sum(map(len, list(self.accepted.values())))


class Seated(threading.Thread):
    """Two people and a bot at one table, and at the next when a match is over, until there is no time any more."""

    def __init__(self, servers: list[Server], tally: Tally, over: threading.Event):
        super().__init__()
        self.servers, self.tally, self.over = servers, tally, over
        self.people: list[Visitor] = []

    def run(self) -> None:
        try:
            while not self.over.is_set():
                self.play()
        except BaseException:
            self.tally.failed += 1
            raise

    def play(self) -> None:
        """One match from its beginning to its end."""
        match = self.trying(self.opened)
        accepted = self.tally.accepted[match] = []
        sockets = self.trying(lambda: self.connected(match))
        pending: dict[str, Any] | None = None
        asked, last = 0, time.monotonic()
        while True:
            try:
                if pending is None:
                    for socket in sockets:
                        socket.quiet()
                    if all(socket.ending for socket in sockets):
                        break
                    waiting = [seat for seat, socket in enumerate(sockets) if socket.options]
                    if not waiting:
                        continue
                    [asked] = waiting
                    table = sockets[asked].table
                    move = random.choice(sockets[asked].options)
                    pending = {
                        "id": f"{len(accepted)}",
                        "decision": table["decision"],
                        "step": table["step"],
                        "move": move,
                    }
                sockets[asked].send(type="step", **pending)
                answer = sockets[asked].answer(pending["id"])
                (accepted.append if answer["type"] == "accepted" else self.tally.refused.append)(pending["id"])
                self.tally.longest = max(self.tally.longest, time.monotonic() - last)
                pending, last = None, time.monotonic()
            except LOST_LINE:
                sockets = self.trying(lambda: self.connected(match))
        self.tally.finished += 1
        for visitor in self.people:
            visitor.leave()

    def opened(self) -> str:
        """A new match, its people at any of the servers."""
        self.people = [Visitor(random.choice(self.servers)) for _ in range(2)]
        first, second = self.people
        opened = first.open_match("me", "open", "random")
        second.accept(opened["invitations"]["1"])
        return str(opened["match"])

    def connected(self, match: str) -> list[Socket]:
        sockets = []
        for visitor in self.people:
            visitor.server = random.choice(self.servers)
            sockets.append(visitor.at(match))
        return sockets

    def trying(self, work: Any) -> Any:
        """Does something that needs a server, as often as it takes."""
        while True:
            try:
                return work()
            except (*LOST_LINE, AssertionError):
                time.sleep(MOMENT)


def soak(database: str, kills: int, outages: int) -> bool:
    """Kills so many times, then takes the database away so many times; prints what came of it, and says whether all is
    well."""
    os.environ["TESTED_DATABASE"] = database
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(Path(folder)).start() for _ in range(2 if database == "postgresql" else 1)]
        tally, over, began = Tally(), threading.Event(), time.monotonic()
        tables = [Seated(servers, tally, over) for _ in range(TABLES)]
        for table in tables:
            table.start()
        for _ in range(kills):
            enough = tally.steps + random.randint(1, MOST_STEPS)  # on a slow machine a fixed time would see none
            while tally.steps < enough and tally.failed < TABLES:
                time.sleep(MOMENT)
            killed = random.choice(servers)
            killed.kill()
            time.sleep(random.uniform(0.0, 0.5))
            killed.start()
        for _ in range(outages):
            with outage(database_of(Path(folder))):
                time.sleep(GONE)
            time.sleep(BACK)
        over.set()
        for table in tables:
            table.join()
        lost = doubled = 0
        for match, accepted in tally.accepted.items():
            _, steps = servers[0].with_storage(lambda storage, match=match: storage.load(match))
            stored = Counter(step.id for step in steps if step.id is not None)
            lost += len(set(accepted) - set(stored))
            doubled += sum(stored.values()) - len(set(stored)) + len(set(stored) - set(accepted))
        replayed = servers[0].with_storage(check)
        for server in servers:
            server.stop()
    print(
        f"{database}, {len(servers)} server(s): {kills} kills, {outages} outages, {time.monotonic() - began:.0f} s; "
        f"{len(tally.accepted)} matches begun, {tally.finished} finished, {len(replayed.wrong)} replay wrongly; "
        f"{tally.steps} steps accepted, {lost} lost, {doubled} doubled, {len(tally.refused)} refused; "
        f"at most {tally.longest:.1f} s between two steps at a table",
        flush=True,
    )
    wrong = lost or doubled or tally.refused or tally.failed or replayed.wrong
    return not wrong and tally.finished == len(tally.accepted)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50, help="how often a server is killed")
    parser.add_argument("--outages", type=int, default=3, help="how often the database is gone for 15 s")
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgresql"], choices=["sqlite", "postgresql"])
    chosen = parser.parse_args()
    try:
        well = [soak(database, chosen.kills, chosen.outages) for database in chosen.databases]
        return 0 if all(well) else 1
    finally:
        nursery().end()
        if cluster.cache_info().currsize:
            cluster().cleanup()


if __name__ == "__main__":
    sys.exit(main())
