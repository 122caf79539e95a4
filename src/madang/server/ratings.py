"""Ratings: how strong people with accounts have shown themselves in rated matches, game by game. They follow from those
matches alone; each counts once, in the order in which they ended."""

import logging
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from madang.bots import LEVELS
from madang.bots.ratings import ratings
from madang.games import NAMES
from madang.games import game as game_of
from madang.server.database import COUNTING
from madang.server.schema import GuestRow, MatchRow, RatingRow, SeatRow, StepRow
from madang.server.storage import OVER, Storage

log = logging.getLogger("madang.server")
FEWEST = 10
"""So many rated games somebody has played before the ladder shows them."""
MOST_SHOWN = 100
MODEL = PlackettLuce()
SURE = 3
"""The ladder shows the mean less so many times the spread."""


class Rung(NamedTuple):
    """Somebody on the ladder: what they have shown for almost sure, and in how many games."""

    guest: str | None
    """None for a bot."""
    name: str
    rating: float
    games: int


def ranks(game: str, result: dict[str, list[int]], fates: list[str | None]) -> list[float]:
    """The place of every seat, 1 for the best: who wins, then by points where the game has them; whoever has left
    comes last."""
    points = game in NAMES and game_of(game).about.points
    merits = [
        (fate is None, seat in result["winners"], result["scores"][seat] if points else 0)
        for seat, fate in enumerate(fates)
    ]
    return [1 + sum(other > one for other in merits) for one in merits]


def count(connection: Connection) -> int:
    """Counts the rated matches that have ended since, in the transaction of who calls: none is left out or counted
    twice, whatever happens meanwhile. Returns how many there were."""
    if connection.dialect.name == "postgresql":  # another process may count, too
        connection.execute(select(func.pg_advisory_xact_lock(COUNTING)))
    ended = (
        select(MatchRow.id, MatchRow.game, MatchRow.result)
        .where(MatchRow.status == OVER, MatchRow.rated, ~MatchRow.counted)
        .order_by(MatchRow.changed, MatchRow.id)
    )
    matches = connection.execute(ended).all()
    for match, game, result in matches:
        assert result is not None  # it is over
        connection.execute(update(MatchRow).where(MatchRow.id == match).values(counted=True))
        if _stayed_away(connection, match):
            continue
        seats = connection.execute(
            select(SeatRow.guest, SeatRow.fate).where(SeatRow.match == match).order_by(SeatRow.seat)
        ).all()
        known = {
            row.guest: row
            for row in connection.execute(
                select(RatingRow.__table__).where(
                    RatingRow.game == game, RatingRow.guest.in_([seat.guest for seat in seats])
                )
            )
        }
        before = [
            MODEL.rating(known[seat.guest].mean, known[seat.guest].spread) if seat.guest in known else MODEL.rating()
            for seat in seats
        ]
        after = MODEL.rate([[one] for one in before], ranks=ranks(game, result, [seat.fate for seat in seats]))
        for (guest, _), [rating] in zip(seats, after, strict=True):
            if guest is not None:  # else they wanted to be forgotten
                games = known[guest].games + 1 if guest in known else 1
                connection.execute(delete(RatingRow).where(RatingRow.game == game, RatingRow.guest == guest))
                connection.execute(
                    insert(RatingRow).values(game=game, guest=guest, mean=rating.mu, spread=rating.sigma, games=games)
                )
    return len(matches)


def _stayed_away(connection: Connection, match: str) -> bool:
    """Whether somebody was seated at a rematch and has never done anything there: one person alone opens it, and nobody
    loses what they did not want to play."""
    if connection.scalar(select(MatchRow.id).where(MatchRow.rematch == match)) is None:
        return False
    done = select(StepRow.seat).where(StepRow.match == match, StepRow.id.is_not(None)).distinct()
    seats = select(SeatRow.seat).where(SeatRow.match == match)
    return set(connection.scalars(seats)) != set(connection.scalars(done))


def recount(connection: Connection) -> int:
    """Forgets all ratings, and counts all rated matches that are stored from the first one on."""
    connection.execute(delete(RatingRow))
    connection.execute(update(MatchRow).where(MatchRow.counted).values(counted=False))
    return count(connection)


async def count_ended(storage: Storage) -> None:
    """Counts what has ended. What cannot be counted now counts with the next match that ends, or the next start."""
    try:
        await storage.write(count)
    except SQLAlchemyError as problem:
        log.warning("Rated matches could not be counted: %s", problem)


async def ladder(storage: Storage, game: str) -> list[Rung]:
    """Who has played enough rated games, the strongest first."""
    shown_for_sure = RatingRow.mean - SURE * RatingRow.spread
    shown = (
        select(RatingRow.guest, GuestRow.name, shown_for_sure, RatingRow.games)
        .join(GuestRow, GuestRow.id == RatingRow.guest)
        .where(RatingRow.game == game, RatingRow.games >= FEWEST)
        .order_by(shown_for_sure.desc(), RatingRow.guest)
        .limit(MOST_SHOWN)
    )
    return await storage.read(lambda connection: [Rung(*row) for row in connection.execute(shown)])


def rated_bots(game: str) -> list[Rung]:
    """The bots that people meet, as far as they are rated by the rules of today, the strongest first."""
    rated = ratings(game_of(game)) if game in NAMES else {}
    rungs = [Rung(None, name, one.mean - SURE * one.spread, one.games) for name, one in rated.items() if name in LEVELS]
    return sorted(rungs, key=lambda rung: rung.rating, reverse=True)
