"""What the server keeps: every method is one transaction. Knows rows and plain data, no rules, no sockets."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from madang.engine.match import RECORD_VERSION, Incident
from madang.engine.rule import NOBODY
from madang.server.clocks import Clock, Clocks
from madang.server.database import Database, now
from madang.server.names import DEFAULT_NAME, likeness
from madang.server.schema import (
    AccountRow,
    ArchiveRow,
    BanRow,
    Base,
    BlockRow,
    GuestRow,
    MatchRow,
    ReportRow,
    SayingRow,
    SeatRow,
    StepRow,
)

HUMAN, BOT, OPEN = "human", "bot", "open"
WAITING, RUNNING, OVER, CLOSED = "waiting", "running", "over", "closed"
UNFINISHED = (WAITING, RUNNING)
UPGRADE, OPERATOR, OPENER = "upgrade", "operator", "opener"
"""Why a match was closed."""
MOVE, UNDO = "move", "undo"
"""Kinds of steps. All others are incidents, by their kinds."""
MOST_LISTED = 100
MOST_SAYINGS = 50
"""Of what was said at a table, that much is shown to who comes."""


@dataclass
class StoredSeat:
    """Who sits at a seat."""

    seat: int
    kind: str
    guest: str | None = None
    bot: str | None = None
    name: str = ""
    fate: str | None = None
    """What has become of its player, once that plays no longer itself."""


@dataclass(frozen=True)
class Taken:
    """A step that was taken: a move, its taking back, or what befell a seat. Without an id no message asked for it.
    Where a turn was taken back, `move` is the number of decisions that are left."""

    seat: int
    move: str | None = None
    id: str | None = None
    kind: str = MOVE
    made: int = field(default_factory=now)


@dataclass(frozen=True)
class Saying:
    """Something said at a table: a phrase, or words."""

    number: int
    seat: int
    phrase: str | None
    words: str


class Reported(NamedTuple):
    """Something said that somebody has reported."""

    made: int
    match: str
    seat: int
    guest: str
    name: str | None
    phrase: str | None
    words: str


@dataclass
class Standing:
    """How far a match has come, for lists."""

    status: str
    round: int | None = None
    to_act: int | None = None
    result: dict[str, list[int]] | None = None
    lesson: dict[str, Any] | None = None
    """Where a learner stands, while a coach sits with them."""
    deadline: int | None = None
    """When the clock that runs runs out, unless the server is down meanwhile."""


@dataclass
class StoredMatch:
    """A match as it is kept: what a record has, and how far it has come."""

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    players: int
    opener: str | None
    seed: str
    """Empty until the last seat is taken: nothing is dealt before."""
    shuffle: str
    start: dict[str, Any] | None
    seats: list[StoredSeat]
    standing: Standing
    absence: int | None = None
    """Seconds that somebody may be gone before a bot plays on; None for as long as they like."""
    clocks: Clocks | None = None
    dealt: int = 0
    """When, if anything was dealt yet."""
    moves: list[str] = field(default_factory=list)
    """Decisions that are made."""
    draft: list[str] = field(default_factory=list)
    """Steps of the seat to act that can be taken back."""
    made: list[int] = field(default_factory=list)
    """When each decision was made, those of the draft included."""
    incidents: list[Incident] = field(default_factory=list)
    late: set[int] = field(default_factory=set)
    """Which of them, counted from 0, befell because somebody's time was up; that follows from the clocks."""
    reason: str | None = None
    rematch: str | None = None
    hushed: bool = False
    """Nobody talks at its table."""
    public: bool = False
    """Everybody may sit down at its free seats."""
    rated: bool = False
    """Only people with accounts sit there, and its result counts for their ratings."""
    links: int = 0
    """How often links to its seats were made anew; older ones lead nowhere."""
    created: int = 0
    changed: int = 0
    """When it was opened, and when it moved last before it was read."""
    archived: int | None = None
    """After how many steps what it shows was packed, if it was."""

    @property
    def status(self) -> str:
        return self.standing.status

    @property
    def ended(self) -> bool:
        return self.status not in UNFINISHED

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest, if it has one."""
        return next((one.seat for one in self.seats if guest is not None and one.guest == guest), None)

    def record(self) -> dict[str, Any]:
        """The match as a record that replays anywhere."""
        names = ("game", "rules_version", "options", "players", "seed", "shuffle", "moves")
        record = {"version": RECORD_VERSION, **{name: getattr(self, name) for name in names}}
        if self.start is not None:
            record["start"] = self.start
        if self.incidents:
            record["incidents"] = [incident._asdict() for incident in self.incidents]
        if self.clocks is not None:
            made = self.made[: len(self.moves)]
            record |= {"clock": asdict(self.clocks.clock), "times": self.clocks.times(self.dealt, made)}
        return record


class Storage(Database):
    """All that is kept. Call `open` first."""

    # People

    async def name(self, guest: str) -> str:
        query = select(GuestRow.name).where(GuestRow.id == guest)
        return await self.read(lambda connection: connection.scalar(query)) or DEFAULT_NAME

    async def rename(self, guest: str, name: str) -> bool:
        """Calls a guest by another name, unless an account of somebody else has one that looks like it."""
        like = likeness(name)
        others = select(AccountRow.guest).where(AccountRow.likeness == like, AccountRow.guest != guest)

        def work(connection: Connection) -> bool:
            if connection.scalar(others) is not None:
                return False
            ensure_guests(connection, [guest])
            connection.execute(update(GuestRow).where(GuestRow.id == guest).values(name=name, likeness=like))
            connection.execute(update(AccountRow).where(AccountRow.guest == guest).values(likeness=like))
            return True

        return await self.write(work)

    async def unfinished(self, guest: str, since: int) -> int:
        """How many matches of a guest are not over, of those that moved since a time."""
        query = (
            select(func.count())
            .select_from(SeatRow)
            .join(MatchRow, MatchRow.id == SeatRow.match)
            .where(SeatRow.guest == guest, MatchRow.status.in_(UNFINISHED), MatchRow.changed >= since)
        )
        return await self.read(lambda connection: connection.execute(query).scalar_one())

    async def unfinished_of(self, guest: str) -> list[str]:
        """The matches of a guest that are not over."""
        query = (
            select(MatchRow.id)
            .join(SeatRow, SeatRow.match == MatchRow.id)
            .where(SeatRow.guest == guest, MatchRow.status.in_(UNFINISHED))
        )
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def matches_of(self, guest: str) -> list[StoredMatch]:
        """The matches of a guest, newest first, without those they have removed; steps are left out."""
        query = (
            select(MatchRow.__table__)
            .join(SeatRow, SeatRow.match == MatchRow.id)
            .where(SeatRow.guest == guest, ~SeatRow.removed)
            .order_by(MatchRow.created.desc(), MatchRow.id)
            .limit(MOST_LISTED)
        )

        def work(connection: Connection) -> list[StoredMatch]:
            rows = connection.execute(query).all()
            seats = _seats(connection, [row.id for row in rows])
            return [self._stored(row, seats[row.id]) for row in rows]

        return await self.read(work)

    async def remove(self, match: str, seat: int) -> None:
        """Leaves a match out of the list of who sits there."""
        query = update(SeatRow).where(SeatRow.match == match, SeatRow.seat == seat).values(removed=True)
        await self.write(lambda connection: connection.execute(query))

    # Matches

    async def matches(self, status: str | None, most: int) -> list[tuple[StoredMatch, int]]:
        """Matches, perhaps of one status only, and when they moved, the last one first; steps are left out."""
        query = select(MatchRow.__table__).order_by(MatchRow.changed.desc(), MatchRow.id).limit(most)
        if status is not None:
            query = query.where(MatchRow.status == status)

        def work(connection: Connection) -> list[tuple[StoredMatch, int]]:
            rows = connection.execute(query).all()
            seats = _seats(connection, [row.id for row in rows])
            return [(self._stored(row, seats[row.id]), row.changed) for row in rows]

        return await self.read(work)

    async def free_tables(self, guest: str, since: int) -> list[StoredMatch]:
        """Public tables that wait and at which something has happened since a time, newest first, without those of
        people whom a guest has blocked, or who have blocked them."""
        blocked = select(BlockRow.blocked).where(BlockRow.guest == guest)
        blocking = select(BlockRow.guest).where(BlockRow.blocked == guest)
        query = (
            select(MatchRow.__table__)
            .where(MatchRow.status == WAITING, MatchRow.public, MatchRow.changed >= since)
            .where(MatchRow.opener.not_in(blocked.union(blocking)))
            .order_by(MatchRow.created.desc(), MatchRow.id)
            .limit(MOST_LISTED)
        )

        def work(connection: Connection) -> list[StoredMatch]:
            rows = connection.execute(query).all()
            seats = _seats(connection, [row.id for row in rows])
            return [self._stored(row, seats[row.id]) for row in rows]

        return await self.read(work)

    async def create(self, match: StoredMatch, rematch_of: str | None = None) -> None:
        """Stores a new match, perhaps as the rematch of another one."""
        row = {
            "id": match.id,
            "game": match.game,
            "rules_version": match.rules_version,
            "options": match.options,
            "players": match.players,
            "opener": match.opener,
            "seed": match.seed,
            "shuffle": match.shuffle,
            "start": match.start,
            "absence": match.absence,
            "clock": None if match.clocks is None else asdict(match.clocks.clock),
            "dealt": match.dealt or None,
            "public": match.public,
            "rated": match.rated,
            "created": now(),
            **_columns(match.standing),
        }
        seats = [
            {
                "match": match.id,
                "seat": one.seat,
                "kind": one.kind,
                "guest": one.guest,
                "bot": one.bot,
                "name": one.name if one.guest is None else "",
            }
            for one in match.seats
        ]

        def work(connection: Connection) -> None:
            ensure_guests(connection, [one.guest for one in match.seats if one.guest is not None])
            connection.execute(insert(MatchRow).values(row))
            connection.execute(insert(SeatRow), seats)
            if rematch_of is not None:
                connection.execute(update(MatchRow).where(MatchRow.id == rematch_of).values(rematch=match.id))

        await self.write(work)

    async def load(self, match: str) -> tuple[StoredMatch, list[Taken]] | None:
        """A match and its steps."""
        columns = (StepRow.seat, StepRow.move, StepRow.id, StepRow.kind, StepRow.made)
        steps = select(*columns).where(StepRow.match == match).order_by(StepRow.number)
        archived = select(ArchiveRow.steps).where(ArchiveRow.match == match)

        def work(connection: Connection) -> tuple[StoredMatch, list[Taken]] | None:
            row = connection.execute(select(MatchRow.__table__).where(MatchRow.id == match)).one_or_none()
            if row is None:
                return None
            stored = self._stored(row, _seats(connection, [match])[match])
            stored.archived = connection.scalar(archived)
            return stored, [Taken(*step) for step in connection.execute(steps)]

        return await self.read(work)

    async def seated(self, match: str) -> tuple[str | None, list[StoredSeat]]:
        """Who has opened a match, and who sits where."""
        opener = select(MatchRow.opener).where(MatchRow.id == match)
        return await self.read(lambda connection: (connection.scalar(opener), _seats(connection, [match])[match]))

    async def take_seat(self, match: StoredMatch, seat: StoredSeat) -> None:
        """Gives an open seat to who sits there now, a guest or a bot; with the last one the match has a seed."""
        taken = update(SeatRow).where(SeatRow.match == match.id, SeatRow.seat == seat.seat, SeatRow.kind == OPEN)
        name = seat.name if seat.kind == BOT else ""  # guests bring their own
        values = {"seed": match.seed, "dealt": match.dealt or None, **_columns(match.standing)}

        def work(connection: Connection) -> None:
            ensure_guests(connection, [] if seat.guest is None else [seat.guest])
            connection.execute(taken.values(kind=seat.kind, guest=seat.guest, bot=seat.bot, name=name))
            connection.execute(update(MatchRow).where(MatchRow.id == match.id).values(values))

        await self.write(work)

    async def free_seat(self, match: str, seat: int) -> None:
        """Opens the seat of a guest again. What was said from there stays for whom it was reported to, but is nobody's
        at the table, where somebody else may sit down."""
        freed = update(SeatRow).where(SeatRow.match == match, SeatRow.seat == seat).values(kind=OPEN, guest=None)
        said = update(SayingRow).where(SayingRow.match == match, SayingRow.seat == seat).values(seat=NOBODY)

        def work(connection: Connection) -> None:
            connection.execute(freed)
            connection.execute(said)

        await self.write(work)

    async def renew_links(self, match: str, links: int) -> None:
        """Links to the seats of a match lead nowhere but the latest ones."""
        query = update(MatchRow).where(MatchRow.id == match).values(links=links)
        await self.write(lambda connection: connection.execute(query))

    async def close_match(self, match: str, reason: str) -> None:
        """Ends a match that is not over."""
        closing = update(MatchRow).where(MatchRow.id == match).values(status=CLOSED, reason=reason)
        await self.write(lambda connection: connection.execute(closing))

    async def add(
        self,
        match: str,
        number: int,
        steps: Sequence[Taken],
        standing: Standing | None,
        befell: StoredSeat | None = None,
    ) -> None:
        """Adds steps to a match, the first of them numbered as given; `standing` where they were committed, `befell`
        for the seat that something befell."""
        rows = [{"match": match, "number": at, **vars(step)} for at, step in enumerate(steps, number)]

        def work(connection: Connection) -> None:
            connection.execute(ADD_STEPS, rows)
            if standing is not None:
                connection.execute(STAND, {"its_id": match, **_columns(standing)})
            if befell is not None:
                seat = update(SeatRow).where(SeatRow.match == match, SeatRow.seat == befell.seat)
                connection.execute(seat.values(fate=befell.fate))

        await self.write(work)

    async def stand(self, match: str, standing: Standing) -> None:
        """Keeps how far a match has come where nobody has made a move."""
        values = {"its_id": match, **_columns(standing)}
        await self.write(lambda connection: connection.execute(STAND, values))

    async def close_others(self, versions: Mapping[str, Sequence[str]]) -> None:
        """Closes the unfinished matches of rules other than these (rules versions by game)."""
        others = [MatchRow.game.not_in(list(versions))] + [
            (MatchRow.game == game) & MatchRow.rules_version.not_in(found) for game, found in versions.items()
        ]
        query = update(MatchRow).where(MatchRow.status.in_(UNFINISHED), or_(*others))
        await self.write(lambda connection: connection.execute(query.values(status=CLOSED, reason=UPGRADE)))

    async def forget(self, before: int) -> int:
        """Removes the matches that have ended and did not change since a moment, and the guests that came before it,
        have no account and sit nowhere any more. Returns how many matches there were."""
        done = ~MatchRow.rated | MatchRow.counted | (MatchRow.status != OVER)  # what has yet to count stays
        ended = MatchRow.status.not_in(UNFINISHED) & (MatchRow.changed < before) & done
        gone = select(MatchRow.id).where(ended).scalar_subquery()
        kept = select(SeatRow.guest).where(SeatRow.guest.is_not(None)).union(select(AccountRow.guest)).scalar_subquery()

        def work(connection: Connection) -> int:
            connection.execute(update(MatchRow).where(MatchRow.rematch.in_(gone)).values(rematch=None))
            for row in (StepRow, SeatRow, ArchiveRow, SayingRow, ReportRow):
                connection.execute(delete(row).where(row.match.in_(gone)))
            count = connection.execute(delete(MatchRow).where(ended)).rowcount
            connection.execute(delete(GuestRow).where(GuestRow.created < before, GuestRow.id.not_in(kept)))
            return count

        return await self.write(work)

    async def due(self, before: int) -> list[str]:
        """Matches in which somebody's time is up before a moment, if the server was not down meanwhile."""
        query = select(MatchRow.id).where(MatchRow.status == RUNNING, MatchRow.deadline < before)
        return await self.read(lambda connection: list(connection.scalars(query)))

    # Talk

    async def say(self, match: str, guest: str, saying: Saying) -> None:
        row = {"match": match, "guest": guest, "said": now(), **asdict(saying)}
        await self.write(lambda connection: connection.execute(insert(SayingRow).values(row)))

    async def sayings(self, match: str) -> list[Saying]:
        """What was said at a table, the last of it last."""
        columns = (SayingRow.number, SayingRow.seat, SayingRow.phrase, SayingRow.words)
        query = select(*columns).where(SayingRow.match == match).order_by(SayingRow.number.desc()).limit(MOST_SAYINGS)
        return await self.read(lambda connection: [Saying(*row) for row in connection.execute(query)][::-1])

    async def hush(self, match: str, hushed: bool) -> None:
        query = update(MatchRow).where(MatchRow.id == match).values(hushed=hushed)
        await self.write(lambda connection: connection.execute(query))

    async def report(self, match: str, number: int, guest: str) -> None:
        """Keeps that a guest reports what was said; once is enough."""
        same = (ReportRow.match == match, ReportRow.number == number, ReportRow.guest == guest)
        row = {"match": match, "number": number, "guest": guest, "made": now()}

        def work(connection: Connection) -> None:
            if not connection.scalar(select(func.count()).select_from(ReportRow).where(*same)):
                connection.execute(insert(ReportRow).values(row))

        await self.write(work)

    async def reports(self) -> list[Reported]:
        """What was reported, the newest first."""
        query = (
            select(
                ReportRow.made,
                SayingRow.match,
                SayingRow.seat,
                SayingRow.guest,
                GuestRow.name,
                SayingRow.phrase,
                SayingRow.words,
            )
            .join(SayingRow, (SayingRow.match == ReportRow.match) & (SayingRow.number == ReportRow.number))
            .outerjoin(GuestRow, GuestRow.id == SayingRow.guest)
            .order_by(ReportRow.made.desc(), ReportRow.match, ReportRow.number)
        )
        return await self.read(lambda connection: [Reported(*row) for row in connection.execute(query)])

    async def block(self, guest: str, blocked: str, wanted: bool) -> None:
        """A guest does not want to hear of another one, or does again."""

        def work(connection: Connection) -> None:
            connection.execute(delete(BlockRow).where(BlockRow.guest == guest, BlockRow.blocked == blocked))
            if wanted:
                connection.execute(insert(BlockRow).values(guest=guest, blocked=blocked, made=now()))

        await self.write(work)

    async def blocked(self, guest: str) -> set[str]:
        """Of whom a guest does not want to hear."""
        query = select(BlockRow.blocked).where(BlockRow.guest == guest)
        return await self.read(lambda connection: set(connection.scalars(query)))

    # Who is not let in

    async def ban(self, who: str, wanted: bool = True) -> None:
        """A guest or an address is not let in any more, or is again."""

        def work(connection: Connection) -> None:
            connection.execute(delete(BanRow).where(BanRow.who == who))
            if wanted:
                connection.execute(insert(BanRow).values(who=who, made=now()))

        await self.write(work)

    async def bans(self) -> dict[str, int]:
        """Who is not let in, and since when."""
        query = select(BanRow.who, BanRow.made).order_by(BanRow.made, BanRow.who)
        return await self.read(lambda connection: {row.who: row.made for row in connection.execute(query)})

    # Archives

    async def archive(self, match: str, steps: int, shown: bytes) -> None:
        """Keeps what a match has shown after so many steps."""

        def work(connection: Connection) -> None:
            connection.execute(delete(ArchiveRow).where(ArchiveRow.match == match))
            connection.execute(insert(ArchiveRow).values(match=match, steps=steps, shown=shown))

        await self.write(work)

    async def archived(self, match: str) -> bytes | None:
        """What a match has shown."""
        query = select(ArchiveRow.shown).where(ArchiveRow.match == match)
        return await self.read(lambda connection: connection.scalar(query))

    async def not_archived(self, versions: Mapping[str, Sequence[str]]) -> list[str]:
        """Matches of these rules that are over and have no archive: their server was killed before it wrote one."""
        these = [(MatchRow.game == game) & MatchRow.rules_version.in_(found) for game, found in versions.items()]
        query = (
            select(MatchRow.id)
            .outerjoin(ArchiveRow, ArchiveRow.match == MatchRow.id)
            .where(MatchRow.status == OVER, ArchiveRow.match.is_(None), or_(*these))
        )
        return await self.read(lambda connection: list(connection.scalars(query)))

    def _stored(self, row: Any, seats: list[StoredSeat]) -> StoredMatch:
        return StoredMatch(
            id=row.id,
            game=row.game,
            rules_version=row.rules_version,
            options=row.options,
            players=row.players,
            opener=row.opener,
            seed=row.seed,
            shuffle=row.shuffle,
            start=row.start,
            seats=seats,
            absence=row.absence,
            clocks=None if row.clock is None else Clocks(Clock(**row.clock), row.players, self.downtimes),
            dealt=row.dealt or 0,
            standing=Standing(row.status, row.round, row.to_act, row.result, row.lesson, row.deadline),
            reason=row.reason,
            rematch=row.rematch,
            hushed=row.hushed,
            public=row.public,
            rated=row.rated,
            links=row.links,
            created=row.created,
            changed=row.changed,
        )


def _columns(standing: Standing) -> dict[str, Any]:
    return {
        "status": standing.status,
        "round": standing.round,
        "to_act": standing.to_act,
        "result": standing.result,
        "lesson": standing.lesson,
        "deadline": standing.deadline,
        "changed": now(),
    }


ADD_STEPS = insert(Base.metadata.tables["steps"])
STAND = update(Base.metadata.tables["matches"]).where(MatchRow.id == bindparam("its_id"))
"""What every step is stored with, made once: SQLAlchemy takes longer to make a statement than to carry it out."""


def ensure_guests(connection: Connection, guests: list[str]) -> None:
    """Rows for guests, made when they are first needed: a visitor who never sits down leaves no trace."""
    known = set(connection.scalars(select(GuestRow.id).where(GuestRow.id.in_(guests))))
    rows = [{"id": guest, "name": DEFAULT_NAME, "created": now()} for guest in guests if guest not in known]
    if rows:
        connection.execute(insert(GuestRow), rows)


def _seats(connection: Connection, matches: list[str]) -> dict[str, list[StoredSeat]]:
    columns = (SeatRow.seat, SeatRow.kind, SeatRow.guest, SeatRow.bot, SeatRow.fate, SeatRow.name, GuestRow.name)
    query = (
        select(SeatRow.match, *columns)
        .outerjoin(GuestRow, GuestRow.id == SeatRow.guest)
        .where(SeatRow.match.in_(matches))
        .order_by(SeatRow.match, SeatRow.seat)
    )
    found: dict[str, list[StoredSeat]] = {match: [] for match in matches}
    for match, seat, kind, guest, bot, fate, own, name in connection.execute(query):
        found[match].append(StoredSeat(seat, kind, guest, bot, name or own, fate))
    return found
