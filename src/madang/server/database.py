"""A database in use: transactions, the session of a server, and which process owns a match. Knows no rows but those of
servers that were up and of who owns what.

Writers wait for one thread, which stores what has gathered meanwhile in one transaction: the disk is waited for once
for all of them. Readers have threads of their own and never wait for a writer.

A PostgreSQL may serve several processes. All that a process writes goes through one session, which also holds the lock
that says that the process lives: when the session ends, whatever ends it, the process can write nothing more for the
matches it owned, and others may claim them.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from madang.engine.refusal import Refused, shorten
from madang.server import metrics
from madang.server.clocks import Downtimes
from madang.server.schema import MatchRow, RunRow

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
"""The driver for each kind of database, as a URL begins."""
READERS = 4
IN_USE, STARTING, COUNTING = 0x4D414441, 0x4D414442, 0x4D414443
"""Locks of a PostgreSQL database: servers share the first, and who wants to be alone has it for itself; with the others
they start, and count rated matches, one after the other. A run has a lock of its own, too: the number of the run."""
ALIVE = text(
    "SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
    " AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""The locks that sessions of this database hold."""
LINGERING = 2.0
"""Seconds that a database may take to notice that the server before is gone."""
WATCHFUL = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""A connection is given up within about ten seconds when nothing comes through any more (milliseconds, the last)."""
WATCHED = "; ".join(f"SET tcp_{name.removeprefix('tcp_')} = {value}" for name, value in WATCHFUL.items())
"""The same, for the other end: only then are the locks of a machine that is gone free."""
PRAGMAS = ("page_size=1024", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000")
"""How SQLite is used. A commit is on the disk before anybody is told, and nobody who reads waits for it. A page is the
least that is written where a row has changed; a file keeps the size of those it was made with."""
WRITES = "madang_writes"
"""The execution option of a connection that is going to write."""

Found = TypeVar("Found")
Work = Callable[[Connection], Any]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Database:
    """Reading and writing. Call `open` first."""

    def __init__(self, url: str):
        self.engine = engine_of(url)
        self.shared = self.engine.dialect.name != "sqlite"
        """Whether several processes can use the database: a file is held with its folder."""
        self.downtimes: Downtimes = []
        self.run = 0
        """The number of this run of a server, 0 where there is none."""
        self.on_lost: Callable[[], None] = lambda: None
        """Called when the session has ended, and with it the right to write for the matches that were claimed."""
        self._session: Connection | None = None
        self._address: str | None = None
        self._beginning = asyncio.Lock()
        if not self.shared:
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def open(self, alone: bool = False) -> None:
        """Brings the tables up to date; `alone` where no server may run meanwhile."""

        def work(connection: Connection) -> None:
            if self.shared:
                connection.execute(select(func.pg_advisory_xact_lock(STARTING)))
                if alone:
                    _hold(connection, func.pg_try_advisory_lock, "Another server already uses this database.")
                elif is_behind(connection):
                    sentence = "Other servers use this database, and its tables are older than this one's: stop them."
                    _hold(connection, func.pg_try_advisory_xact_lock, sentence)
            migrate(connection)

        try:
            await self.write(work)
        except SQLAlchemyError as problem:
            reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
            raise Refused(f"The database cannot be used: {reason}") from None

    async def close(self) -> None:
        if self._writing:
            await self._writing
        self._readers.shutdown()
        self._writer.shutdown()
        if self._session is not None:
            self._session.invalidate()  # ends the session, and so its locks
            self._session.close()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """Does something that sees the database as it is at one moment."""

        def reading() -> Found:
            with self.engine.connect() as connection:
                if self.shared:
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Does something in a transaction, which others may share; it is on the disk afterwards."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Found] = loop.create_future()
        self._waiting.append((work, done))
        metrics.waiting.set(len(self._waiting))
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            group, self._waiting = self._waiting, []
            metrics.waiting.set(0)
            works = [work for work, _ in group]
            with metrics.writing.time():
                outcomes = await loop.run_in_executor(self._writer, self._together, works)
            for (_, done), outcome in zip(group, outcomes, strict=True):
                if done.cancelled():
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
            if self.shared and self._session is None:
                self._lose(outcomes[-1])

    def _lose(self, problem: Exception) -> None:
        """The session has ended: what waits was meant for it, and whoever had a match in memory has it no longer."""
        self.run = 0
        lost, self._waiting = self._waiting, []
        for _, done in lost:
            if not done.cancelled():
                done.set_exception(problem)
        self.on_lost()

    def _together(self, works: Sequence[Work]) -> list[Any]:
        """Does all in one transaction; where that fails, each in one of its own, so that nobody fails with others. With
        a session that has ended, all fail."""
        try:
            with self._for_writing() as connection, connection.begin():
                return [work(connection) for work in works]
        except Exception as problem:
            if self.shared and (self._session is None or self._session.invalidated):
                self._session = None
                return [problem] * len(works)
            if len(works) == 1:
                return [problem]
        outcomes: list[Any] = []
        for work in works:
            outcomes += self._together([work])
            if self.shared and self._session is None:
                return outcomes + outcomes[-1:] * (len(works) - len(outcomes))
        return outcomes

    @contextmanager
    def _for_writing(self) -> Iterator[Connection]:
        if not self.shared:
            with self.engine.connect().execution_options(**{WRITES: True}) as connection:
                yield connection
            return
        if self._session is None:
            session = self.engine.connect()
            session.exec_driver_sql(WATCHED)
            session.commit()
            self._session = session
        yield self._session

    # Being up

    async def begin_run(self, address: str | None = None) -> None:
        """A server is up from now on, and others reach it at an address: finds out when none was."""

        def work(connection: Connection) -> list[tuple[int, int]]:
            alive: set[int] = set()
            if self.shared:
                connection.execute(select(func.pg_advisory_xact_lock(STARTING)))
                sentence = "Somebody looks after this database, and has to be alone with it."
                _hold(connection, func.pg_try_advisory_lock_shared, sentence)
                alive = set(connection.scalars(ALIVE))
            runs = connection.execute(select(RunRow.started, RunRow.seen).order_by(RunRow.started)).all()
            started = max([now(), *(run.started + 1 for run in runs[-1:])])
            connection.execute(insert(RunRow).values(started=started, seen=started, address=address))
            if self.shared:
                connection.execute(select(func.pg_advisory_lock(started)))
            return [(run.started, now() if run.started in alive else run.seen) for run in runs] + [(started, started)]

        runs = await self.write(work)
        self.run, self._address = runs[-1][0], address
        self.downtimes = gaps(runs)

    async def stay(self) -> None:
        """A server is still up."""
        await self._go_on()
        seen = update(RunRow).where(RunRow.started == self.run).values(seen=now())
        await self.write(lambda connection: connection.execute(seen))

    async def _go_on(self) -> None:
        """Begins a new run where the session was lost."""
        async with self._beginning:
            if not self.run:
                await self.begin_run(self._address)

    async def claim(self, match: str) -> str | None:
        """Makes this process the owner of a match. Where another one is, and lives, returns the address of that one,
        empty if it has none."""
        if not self.shared:
            return None
        query = (
            select(MatchRow.owner, RunRow.address)
            .outerjoin(RunRow, RunRow.started == MatchRow.owner)
            .where(MatchRow.id == match)
            .with_for_update(of=MatchRow)
        )
        await self._go_on()
        run = self.run

        def work(connection: Connection) -> str | None:
            row = connection.execute(query).one_or_none()
            if row is None or row.owner == run:
                return None
            if row.owner in set(connection.scalars(ALIVE)):
                return row.address or ""
            connection.execute(update(MatchRow).where(MatchRow.id == match).values(owner=run))
            return None

        return await self.write(work)

    async def neighbours(self) -> list[str]:
        """The addresses of the other processes that serve this database."""
        if not self.shared:
            return []
        query = select(RunRow.started, RunRow.address).where(RunRow.address.is_not(None), RunRow.started != self.run)

        def work(connection: Connection) -> list[str]:
            alive = set(connection.scalars(ALIVE))
            return [run.address for run in connection.execute(query) if run.started in alive]

        return await self.read(work)


def engine_of(url: str) -> Engine:
    """The engine for a database that is named by a URL."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refused("MADANG_DATABASE is no URL: sqlite:////srv/madang/madang.sqlite3 would be one.") from None
    kind = parsed.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise Refused(f"Matches are kept in sqlite or postgresql, not in '{shorten(kind)}'.")
    # What is stored is hidden information: it must not get into a log with the statement that failed.
    options: dict[str, Any] = {"hide_parameters": True}
    if kind != "sqlite":
        options |= {"pool_pre_ping": True, "pool_size": READERS + 2, "connect_args": {"connect_timeout": 5, **WATCHFUL}}
    try:
        return create_engine(parsed.set(drivername=DRIVERS[kind]), **options)
    except ModuleNotFoundError:
        raise Refused("PostgreSQL needs its driver; install it with: pip install 'madang[postgres]'") from None


def migrate(connection: Connection) -> None:
    """Runs the migrations that the database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_behind(connection: Connection) -> bool:
    """Whether there are migrations that the database has not seen yet."""
    known = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() != known


def gaps(runs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """When no server was up, given from when to when each was, in order."""
    found, up = [], runs[0][1]
    for started, seen in runs:
        if started > up:
            found.append((up, started))
        up = max(up, seen)
    return found


def _hold(connection: Connection, trying: Callable[[int], Any], otherwise: str) -> None:
    """Takes the lock by which a database is in use; one that is left by somebody who has just gone is waited for."""
    until = time.monotonic() + LINGERING
    while not connection.scalar(select(trying(IN_USE))):
        if time.monotonic() > until:
            raise Refused(otherwise)
        time.sleep(0.05)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Transactions begin where we say so: the driver's own do not cover changes of tables."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Whoever writes waits for other writers before the first look: what was read then is still so when it writes."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
