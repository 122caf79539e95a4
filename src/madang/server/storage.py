"""The database behind the server: every method is one transaction. Knows rows and plain data, no rules, no sockets."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, delete, event, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession, async_sessionmaker, create_async_engine

from madang.server.messages import EventShown
from madang.server.schema import AnswerRow, DecisionRow, EventRow, GuestRow, MatchRow, SeatRow, ViewRow

MIGRATIONS = Path(__file__).parent / "migrations"
DEFAULT_NAME = "Guest"
HUMAN, BOT, OPEN = "human", "bot", "open"
WAITING, RUNNING, OVER, CLOSED = "waiting", "running", "over", "closed"
UNFINISHED = (WAITING, RUNNING)
UPGRADE = "upgrade"
MOST_LISTED = 100

Events = Mapping[int, Sequence[EventShown]]
"""What happened in one commit, by viewer."""
Views = Mapping[int, Any]


@dataclass
class StoredSeat:
    """Who sits at a seat."""

    seat: int
    kind: str
    guest: str | None = None
    bot: str | None = None
    name: str = ""


@dataclass
class StoredMatch:
    """A match as it is kept: what a record has, and how far it has come."""

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    players: int
    seed: str
    shuffle: str
    start: dict[str, Any] | None
    status: str
    seats: list[StoredSeat]
    moves: list[str] = field(default_factory=list)
    draft: list[str] = field(default_factory=list)
    result: dict[str, list[int]] | None = None
    reason: str | None = None
    rematch: str | None = None

    @property
    def ended(self) -> bool:
        return self.status not in UNFINISHED

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest, if it has one."""
        return next((one.seat for one in self.seats if guest is not None and one.guest == guest), None)

    def record(self) -> dict[str, Any]:
        """The match as a record that replays anywhere."""
        names = ("game", "rules_version", "options", "players", "seed", "shuffle", "moves")
        record = {name: getattr(self, name) for name in names}
        if self.start is not None:
            record["start"] = self.start
        return record


@dataclass
class Answer:
    """The answer to a client message, and the old one it pushes out."""

    seat: int
    id: str
    text: str
    forgotten: str | None = None


@dataclass
class History:
    """What has been shown so far, and what was answered."""

    events: dict[int, list[EventShown]]
    views: dict[int, Any]
    answers: list[Answer]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Storage:
    """All reading and writing. Call `open` first."""

    def __init__(self, url: str):
        sqlite = make_url(url).get_backend_name() == "sqlite"
        # SQLite has one writer: transactions queue for one connection here instead of failing there.
        self.engine = create_async_engine(url, **({"pool_size": 1, "max_overflow": 0} if sqlite else {}))
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)

    async def open(self) -> None:
        """Brings the tables up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    # People

    async def name(self, guest: str) -> str:
        async with self._sessions() as session:
            row = await session.get(GuestRow, guest)
            return row.name if row else DEFAULT_NAME

    async def rename(self, guest: str, name: str) -> None:
        async with self.engine.begin() as connection:
            await _ensure_guests(connection, [guest])
            await connection.execute(update(GuestRow).where(GuestRow.id == guest).values(name=name))

    async def unfinished(self, guest: str, since: int) -> int:
        """How many matches of a guest are not over, of those that moved since a time."""
        query = (
            select(func.count())
            .select_from(SeatRow)
            .join(MatchRow, MatchRow.id == SeatRow.match)
            .where(SeatRow.guest == guest, MatchRow.status.in_(UNFINISHED), MatchRow.changed >= since)
        )
        async with self._sessions() as session:
            return (await session.execute(query)).scalar_one()

    async def matches_of(self, guest: str) -> list[tuple[StoredMatch, dict[str, Any]]]:
        """The matches of a guest, newest first, each with the view of the guest's seat; moves are left out."""
        query = (
            select(MatchRow, ViewRow.view)
            .join(SeatRow, SeatRow.match == MatchRow.id)
            .join(ViewRow, (ViewRow.match == MatchRow.id) & (ViewRow.viewer == SeatRow.seat))
            .where(SeatRow.guest == guest)
            .order_by(MatchRow.created.desc(), MatchRow.id)
            .limit(MOST_LISTED)
        )
        async with self._sessions() as session:
            found = (await session.execute(query)).all()
            seats = await _seats(session, [row.id for row, _ in found])
            return [(_stored(row, seats[row.id]), view) for row, view in found]

    # Matches

    async def create(self, match: StoredMatch, events: Events, views: Views, rematch_of: str | None = None) -> None:
        """Stores a new match with what its deal shows, perhaps as the rematch of another one."""
        row = {
            "id": match.id,
            "game": match.game,
            "rules_version": match.rules_version,
            "options": match.options,
            "players": match.players,
            "seed": match.seed,
            "shuffle": match.shuffle,
            "start": match.start,
            "status": match.status,
            "draft": match.draft,
            "created": now(),
            "changed": now(),
        }
        seats = [
            {
                "match": match.id,
                "seat": one.seat,
                "kind": one.kind,
                "guest": one.guest,
                "bot": one.bot,
                "name": one.name if one.kind == BOT else "",
            }
            for one in match.seats
        ]
        shown = [
            {"match": match.id, "viewer": viewer, "view": msgspec.to_builtins(view)} for viewer, view in views.items()
        ]
        async with self.engine.begin() as connection:
            await _ensure_guests(connection, [one.guest for one in match.seats if one.guest is not None])
            await connection.execute(insert(MatchRow).values(row))
            await connection.execute(insert(SeatRow), seats)
            await connection.execute(insert(ViewRow), shown)
            await _add_events(connection, match.id, events)
            if rematch_of is not None:
                await connection.execute(update(MatchRow).where(MatchRow.id == rematch_of).values(rematch=match.id))

    async def load(self, match: str) -> tuple[StoredMatch, History] | None:
        async with self._sessions() as session:
            row = await session.get(MatchRow, match)
            if row is None:
                return None
            moves = select(DecisionRow.move).where(DecisionRow.match == match).order_by(DecisionRow.number)
            events = select(EventRow).where(EventRow.match == match).order_by(EventRow.viewer, EventRow.first)
            views = select(ViewRow).where(ViewRow.match == match)
            answers = select(AnswerRow).where(AnswerRow.match == match).order_by(AnswerRow.number)
            stored = _stored(row, (await _seats(session, [match]))[match])
            stored.moves = list(await session.scalars(moves))
            history = History({}, {}, [])
            for view in await session.scalars(views):
                history.views[view.viewer] = view.view
                history.events[view.viewer] = []
            for batch in await session.scalars(events):
                history.events[batch.viewer] += msgspec.convert(batch.events, list[EventShown])
            for answer in await session.scalars(answers):
                history.answers.append(Answer(answer.seat, answer.id, answer.answer))
            return stored, history

    async def take_seat(self, match: str, seat: int, guest: str, status: str) -> None:
        """Gives an open seat to a guest."""
        taken = update(SeatRow).where(SeatRow.match == match, SeatRow.seat == seat, SeatRow.kind == OPEN)
        async with self.engine.begin() as connection:
            await _ensure_guests(connection, [guest])
            await connection.execute(taken.values(kind=HUMAN, guest=guest))
            await connection.execute(update(MatchRow).where(MatchRow.id == match).values(status=status, changed=now()))

    async def keep_draft(self, match: str, draft: list[str], answer: Answer) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(MatchRow).where(MatchRow.id == match).values(draft=draft, changed=now()))
            await _add_answer(connection, match, answer)

    async def keep_answer(self, match: str, answer: Answer) -> None:
        async with self.engine.begin() as connection:
            await _add_answer(connection, match, answer)

    async def commit(
        self,
        match: StoredMatch,
        seat: int,
        moves: Sequence[str],
        events: Events,
        views: Views,
        result: dict[str, list[int]] | None,
        answer: Answer | None,
    ) -> None:
        """Adds moves of a seat to the match's decisions, with what they showed; `result` where they ended the game."""
        decisions = [
            {"match": match.id, "number": number, "seat": seat, "move": move, "made": now()}
            for number, move in enumerate(moves, len(match.moves) + 1)
        ]
        shown = [{"who": viewer, "now": msgspec.to_builtins(view)} for viewer, view in views.items()]
        here = update(ViewRow).where(ViewRow.match == match.id, ViewRow.viewer == bindparam("who"))
        changes = {"draft": [], "changed": now(), "result": result, "status": match.status if result is None else OVER}
        async with self.engine.begin() as connection:
            await connection.execute(insert(DecisionRow), decisions)
            await _add_events(connection, match.id, events)
            await connection.execute(here.values(view=bindparam("now")), shown)
            await connection.execute(update(MatchRow).where(MatchRow.id == match.id).values(changes))
            if answer is not None:
                await _add_answer(connection, match.id, answer)

    async def close_others(self, versions: Mapping[str, str]) -> None:
        """Closes the unfinished matches of rules other than these (rules version by game)."""
        others = [MatchRow.game.not_in(list(versions))] + [
            (MatchRow.game == game) & (MatchRow.rules_version != version) for game, version in versions.items()
        ]
        query = update(MatchRow).where(MatchRow.status.in_(UNFINISHED), or_(*others))
        async with self.engine.begin() as connection:
            await connection.execute(query.values(status=CLOSED, reason=UPGRADE, draft=[]))


def migrate(connection: Connection) -> None:
    """Runs the migrations that the database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk before anybody is told, and readers of a backup never wait for it."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _ensure_guests(connection: AsyncConnection, guests: list[str]) -> None:
    """Rows for guests, made when they are first needed: a visitor who never sits down leaves no trace."""
    known = set(await connection.scalars(select(GuestRow.id).where(GuestRow.id.in_(guests))))
    rows = [{"id": guest, "name": DEFAULT_NAME, "created": now()} for guest in guests if guest not in known]
    if rows:
        await connection.execute(insert(GuestRow), rows)


async def _seats(session: AsyncSession, matches: list[str]) -> dict[str, list[StoredSeat]]:
    query = (
        select(SeatRow, GuestRow.name)
        .outerjoin(GuestRow, GuestRow.id == SeatRow.guest)
        .where(SeatRow.match.in_(matches))
        .order_by(SeatRow.match, SeatRow.seat)
    )
    found: dict[str, list[StoredSeat]] = {match: [] for match in matches}
    for row, name in (await session.execute(query)).all():
        found[row.match].append(StoredSeat(row.seat, row.kind, row.guest, row.bot, name or row.name))
    return found


def _stored(row: MatchRow, seats: list[StoredSeat]) -> StoredMatch:
    return StoredMatch(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        players=row.players,
        seed=row.seed,
        shuffle=row.shuffle,
        start=row.start,
        status=row.status,
        seats=seats,
        draft=list(row.draft),
        result=row.result,
        reason=row.reason,
        rematch=row.rematch,
    )


async def _add_events(connection: AsyncConnection, match: str, events: Events) -> None:
    rows = [
        {"match": match, "viewer": viewer, "first": batch[0].number, "events": msgspec.to_builtins(batch)}
        for viewer, batch in events.items()
        if batch
    ]
    if rows:
        await connection.execute(insert(EventRow), rows)


async def _add_answer(connection: AsyncConnection, match: str, answer: Answer) -> None:
    row = {"match": match, "seat": answer.seat, "id": answer.id, "answer": answer.text}
    await connection.execute(insert(AnswerRow).values(row))
    if answer.forgotten is not None:
        old = (AnswerRow.match == match, AnswerRow.seat == answer.seat, AnswerRow.id == answer.forgotten)
        await connection.execute(delete(AnswerRow).where(*old))
