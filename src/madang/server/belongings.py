"""What belongs to somebody: a name, an account, seats, and what they have said. It can move to another guest, be handed
out, and be forgotten."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Executable, delete, or_, select, update

from madang.engine.match import TAKEN_BACK
from madang.games import NAMES
from madang.games import game as game_of
from madang.server.matches import recount
from madang.server.names import DEFAULT_NAME, NOBODY
from madang.server.replaying import replayed
from madang.server.schema import (
    AccountRow,
    BlockRow,
    GuestRow,
    LoginRow,
    MatchRow,
    RatingRow,
    ReportRow,
    SayingRow,
    SeatRow,
    SubscriptionRow,
)
from madang.server.storage import MOVE, OVER, UNDO, Storage, StoredMatch, Taken


async def bring(storage: Storage, guest: str, to: str) -> None:
    """Gives the seats of a guest, and what was said there, to another guest, except at tables where both sit."""
    there = select(SeatRow.match).where(SeatRow.guest == to).scalar_subquery()
    moving = (
        update(MatchRow).where(MatchRow.opener == guest, MatchRow.id.not_in(there)).values(opener=to),
        update(SayingRow).where(SayingRow.guest == guest, SayingRow.match.not_in(there)).values(guest=to),
        update(SeatRow).where(SeatRow.guest == guest, SeatRow.match.not_in(there)).values(guest=to),
    )  # the seats last: they say where both sit

    def work(connection: Connection) -> None:
        for statement in moving:
            connection.execute(statement)

    await storage.write(work)


async def forget(storage: Storage, guest: str) -> None:
    """Removes all that says who a guest was. Matches stay, because they are those of others, too; nobody sits there."""
    removing = (
        update(SeatRow).where(SeatRow.guest == guest).values(guest=None, name=NOBODY),
        update(MatchRow).where(MatchRow.opener == guest).values(opener=None),
        delete(SayingRow).where(SayingRow.guest == guest),
        delete(ReportRow).where(ReportRow.guest == guest),
        delete(BlockRow).where(or_(BlockRow.guest == guest, BlockRow.blocked == guest)),
        delete(RatingRow).where(RatingRow.guest == guest),
        delete(LoginRow).where(LoginRow.guest == guest),
        delete(AccountRow).where(AccountRow.guest == guest),
        delete(GuestRow).where(GuestRow.id == guest),
    )

    def work(connection: Connection) -> None:
        for statement in removing:
            connection.execute(statement)

    await storage.write(work)


# Figures


@dataclass
class Figures:
    """How a guest has done in a game, against whomever: matches that are over, those won, and all points."""

    game: str
    played: int = 0
    won: int = 0
    points: int = 0


async def figures(storage: Storage, guest: str) -> list[Figures]:
    """The figures of a guest by game, without lessons."""
    query = (
        select(MatchRow.game, SeatRow.seat, MatchRow.result)
        .join(SeatRow, SeatRow.match == MatchRow.id)
        .where(SeatRow.guest == guest, MatchRow.status == OVER, MatchRow.start.is_(None))
    )
    found: dict[str, Figures] = {}
    for game, seat, result in await storage.read(lambda connection: connection.execute(query).all()):
        one = found.setdefault(game, Figures(game))
        assert result is not None  # it is over
        one.played += 1
        one.won += seat in result["winners"]
        one.points += result["scores"][seat]
    return [found[game] for game in sorted(found)]


# Handing out


async def belongings(storage: Storage, guest: str) -> AsyncIterator[str]:
    """All that is kept of a guest as one JSON document, piece by piece: of matches that are over the records, too."""
    person, matches = await storage.read(lambda connection: (_person(connection, guest), _matches(connection, guest)))
    yield json.dumps(person, ensure_ascii=False)[:-1] + ', "matches": ['
    for number, match in enumerate(matches):
        loaded = await storage.load(match["match"]) if match["status"] == OVER else None
        match["record"] = None if loaded is None else await asyncio.to_thread(record, *loaded)
        yield (",\n" if number else "\n") + json.dumps(match, ensure_ascii=False)
    yield "]}\n"


def record(match: StoredMatch, steps: list[Taken]) -> dict[str, Any]:
    """The record of a match that is over. It is replayed only where that tells more than its steps: what a seat had
    drafted when something befell it does not count."""
    befell = any(step.kind not in (MOVE, UNDO, TAKEN_BACK) for step in steps)
    if befell and match.game in NAMES and match.rules_version in game_of(match.game).versions:
        replayed(match, steps)
    else:
        recount(match, steps)
    return match.record()


def _person(connection: Connection, guest: str) -> dict[str, Any]:
    name = connection.scalar(select(GuestRow.name).where(GuestRow.id == guest)) or DEFAULT_NAME
    account = select(AccountRow.created).where(AccountRow.guest == guest)
    logins = select(LoginRow.created, LoginRow.seen).where(LoginRow.guest == guest).order_by(LoginRow.created)
    blocked = select(GuestRow.name, BlockRow.made).join(BlockRow, BlockRow.blocked == GuestRow.id)
    called = select(SubscriptionRow.endpoint, SubscriptionRow.language, SubscriptionRow.made)
    said = select(SayingRow.match, SayingRow.phrase, SayingRow.words, SayingRow.said)
    return {
        "guest": guest,
        "name": name,
        "account": _rows(connection, account),
        "logins": _rows(connection, logins),
        "blocked": _rows(connection, blocked.where(BlockRow.guest == guest).order_by(BlockRow.made)),
        "called": _rows(connection, called.where(SubscriptionRow.guest == guest).order_by(SubscriptionRow.made)),
        "said": _rows(connection, said.where(SayingRow.guest == guest).order_by(SayingRow.said)),
    }


def _matches(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """What lists say of the matches of a guest, the first one first."""
    match = MatchRow.id.label("match")
    query = (
        select(match, MatchRow.game, MatchRow.status, MatchRow.created, MatchRow.changed, SeatRow.seat, MatchRow.result)
        .join(SeatRow, SeatRow.match == MatchRow.id)
        .where(SeatRow.guest == guest)
        .order_by(MatchRow.created, MatchRow.id)
    )
    return _rows(connection, query)


def _rows(connection: Connection, query: Executable) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]
