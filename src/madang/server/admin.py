"""What an operator does with the matches of a server: look, close, check, keep safe. Reading goes on beside a running
server; whoever changes something has to stop it first, because a match has one writer."""

import asyncio
import base64
import gzip
import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from alembic.migration import MigrationContext
from sqlalchemy import Connection, Table, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from madang.engine.game import SPECTATOR
from madang.engine.match import TAKEN_BACK
from madang.engine.refusal import Refused
from madang.games import NAMES
from madang.games import game as game_of
from madang.server.clocks import Clock, Clocks
from madang.server.database import now
from madang.server.matches import recount
from madang.server.names import DEFAULT_NAME
from madang.server.presentation import standing_of, view_for
from madang.server.replaying import replayed
from madang.server.schema import Base, MatchRow, RunRow
from madang.server.settings import Settings, opened
from madang.server.storage import HUMAN, OPERATOR, Storage, StoredMatch, StoredSeat, Taken
from madang.tables import Table as PlayedTable

Found = TypeVar("Found")
TABLES = Base.metadata.sorted_tables
AT_ONCE = 500
"""Rows that are written together."""


def on_storage(
    data: Path | None, work: Callable[[Storage], Awaitable[Found]], alone: bool = False, made: bool = True
) -> Found:
    """Does something with the database of a data folder: `alone` where it changes something, `made` where the database
    has to be there already."""
    settings = Settings.from_environment(data)

    async def working() -> Found:
        storage = Storage(settings.database)
        try:
            file = storage.engine.url.database
            if made and not storage.shared and not (file and Path(file).is_file()):
                raise Refused(f"There are no matches here: {file} does not exist.")
            if alone:
                await storage.open(alone=True)
            return await work(storage)
        except SQLAlchemyError as problem:
            raise Refused(f"The database cannot be used: {str(problem).splitlines()[0]}") from None
        finally:
            await storage.close()

    with opened(settings.data) if alone else nullcontext():
        return asyncio.run(working())


async def loaded(storage: Storage, match: str) -> tuple[StoredMatch, list[Taken]]:
    """A match with its decisions, as far as the rules of today know them."""
    found = await storage.load(match)
    if found is None:
        raise Refused(f"There is no match '{match}'; `madang admin list` names those there are.")
    stored, steps = found
    if stored.seed and is_ours(stored):
        replayed(stored, steps)
    else:
        recount(stored, steps)
    return stored, steps


def is_ours(match: StoredMatch) -> bool:
    """Whether a match is of the rules that are played here."""
    return match.game in NAMES and game_of(match.game).rules_version == match.rules_version


async def close(storage: Storage, match: str) -> None:
    """Ends a match that is not over."""
    stored, _ = await loaded(storage, match)
    if stored.ended:
        raise Refused(f"Match {match} is {stored.status} already.")
    await storage.close_match(match, OPERATOR)


async def bring_in(storage: Storage, record: dict[str, Any]) -> StoredMatch:
    """Stores the match that a record tells of, at whose seats nobody sits: it can be watched, not played."""
    table = PlayedTable.from_record(record)
    if not table.over:
        raise Refused("Only a match that is over can be brought in: nobody would sit at its seats.")
    times = table.times or [0] * len(table.actions)
    dealt = now() - sum(times)
    steps, retold, made = [], table.after(0), dealt
    for number in range(len(table.actions) + 1):
        for decision, seat, kind in table.incidents:
            if decision == number:
                steps.append(Taken(seat, str(number) if kind == TAKEN_BACK else None, kind=kind, made=made))
        if number < len(table.actions):
            made += times[number]
            move = record["moves"][number]
            steps.append(Taken(retold.to_act or 0, move, made=made))
            retold.play(move)
    match = StoredMatch(
        id=secrets.token_hex(8),
        game=table.game.name,
        rules_version=record["rules_version"],
        options=table.options,
        players=table.players,
        opener=None,
        seed=table.seed.hex(),
        shuffle=table.shuffle,
        start=table.start,
        seats=[StoredSeat(seat, HUMAN, name=DEFAULT_NAME) for seat in range(table.players)],
        standing=standing_of(table, view_for(table, SPECTATOR)),
        clocks=None if table.clock is None else Clocks(Clock(**table.clock), table.players, []),
        dealt=dealt,
    )
    await storage.create(match)
    await storage.add(match.id, 1, steps, match.standing)
    return match


@dataclass
class Checked:
    """How a check went."""

    right: int = 0
    others: int = 0
    """Of other rules: nobody here can replay them."""
    wrong: list[str] = field(default_factory=list)


async def check(storage: Storage) -> Checked:
    """Replays every match, and compares with what is stored of it."""
    outcome = Checked()
    for match in await storage.read(lambda connection: list(connection.scalars(select(MatchRow.id)))):
        found = await storage.load(match)
        assert found is not None
        stored, steps = found
        if not is_ours(stored):
            outcome.others += 1
            continue
        if not stored.seed:  # nothing was dealt yet
            outcome.right += 1
            continue
        try:
            table = replayed(stored, steps)
            result = {"scores": table.scores(), "winners": table.winners()} if table.over else None
            right = stored.standing.result == result
        except (Refused, IndexError):
            right = False
        if right:
            outcome.right += 1
        else:
            outcome.wrong.append(match)
    return outcome


# Keeping safe


def lines_of(connection: Connection) -> Iterator[bytes]:
    """Everything that is stored, a line of JSON for each row."""
    yield _line({"revision": MigrationContext.configure(connection).get_current_revision()})
    for table in TABLES:
        rows = select(table).order_by(*table.primary_key)
        if table is MatchRow.__table__:  # a rematch is there before the match that names it
            rows = select(table).order_by(table.c.created.desc(), table.c.id)
        for row in connection.execute(rows).mappings():
            yield _line({"table": table.name, "row": {name: _plain(value) for name, value in row.items()}})


def write_backup(connection: Connection, file: Path) -> Counter[str]:
    """Writes everything into a file; its last line says what the others come to."""
    digest, rows = hashlib.sha256(), Counter[str]()
    with gzip.open(file, "wb") as out:
        for line in lines_of(connection):
            digest.update(line)
            rows[json.loads(line).get("table", "")] += 1
            out.write(line)
        out.write(_line({"sha256": digest.hexdigest()}))
    del rows[""]
    return rows


def read_backup(file: Path) -> tuple[str, Iterator[dict[str, Any]], str]:
    """The revision of the tables, the rows, and the digest of a backup that is whole."""
    digest, last = hashlib.sha256(), b""
    try:
        with gzip.open(file, "rb") as lines:
            revision = json.loads(lines.readline())["revision"]
            digest.update(_line({"revision": revision}))
            for line in lines:
                if last:
                    digest.update(last)
                last = line
        said = json.loads(last)["sha256"]
    except (OSError, EOFError, ValueError, KeyError, TypeError):
        raise Refused(f"{file} is no backup of Madang, or not all of it.") from None
    if said != digest.hexdigest():
        raise Refused(f"{file} is damaged: its lines do not come to what its last line says.")

    def rows() -> Iterator[dict[str, Any]]:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                if "table" in (row := json.loads(line)):
                    yield row

    return revision, rows(), said


def restore_backup(connection: Connection, file: Path) -> Counter[str]:
    """Fills an empty database from a backup, and checks that the same backup could be made of it."""
    revision, rows, digest = read_backup(file)
    ours = MigrationContext.configure(connection).get_current_revision()
    if revision != ours:
        raise Refused(
            f"The backup has tables of revision {revision}, this version makes {ours}: restore it with its own."
        )
    connection.execute(delete(RunRow))  # a server may have been up here, with nothing to keep
    if any(connection.execute(select(table).limit(1)).first() for table in TABLES):
        raise Refused("There are matches here already; a backup is restored into an empty database.")
    counted: Counter[str] = Counter()
    waiting: list[dict[str, Any]] = []
    name = ""
    for row in rows:
        if waiting and (row["table"] != name or len(waiting) >= AT_ONCE):
            connection.execute(insert(Base.metadata.tables[name]), waiting)
            waiting = []
        name = row["table"]
        waiting.append(
            {column: _value(Base.metadata.tables[name], column, value) for column, value in row["row"].items()}
        )
        counted[name] += 1
    if waiting:
        connection.execute(insert(Base.metadata.tables[name]), waiting)
    again = hashlib.sha256()
    for line in lines_of(connection):
        again.update(line)
    if again.hexdigest() != digest:
        raise Refused("What was restored is not what the backup holds; nothing was changed.")
    return counted


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content, sort_keys=True).encode() + b"\n"


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _value(table: Table, column: str, value: Any) -> Any:
    return base64.b64decode(value) if table.c[column].type.python_type is bytes and value is not None else value
