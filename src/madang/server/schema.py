"""The tables of the database. A match is its list of decisions; events and views are stored beside it, for each viewer,
so that matches of older rules stay readable. Only column types that every database has."""

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
LONGEST_NAME = 24
LONGEST_IDENTIFIER = 64
IDENTIFIER = String(LONGEST_IDENTIFIER)
WORD = String(64)
NULLABLE_JSON = JSON(none_as_null=True)


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)


class GuestRow(Base):
    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(IDENTIFIER, primary_key=True)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME))
    created: Mapped[int] = mapped_column(BigInteger)
    """Milliseconds since 1970, as all times here."""


class MatchRow(Base):
    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(IDENTIFIER, primary_key=True)
    game: Mapped[str] = mapped_column(WORD)
    rules_version: Mapped[str] = mapped_column(WORD)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    players: Mapped[int]
    seed: Mapped[str] = mapped_column(String(64))
    shuffle: Mapped[str] = mapped_column(WORD)
    start: Mapped[dict[str, Any] | None] = mapped_column(NULLABLE_JSON)
    status: Mapped[str] = mapped_column(WORD)
    reason: Mapped[str | None] = mapped_column(WORD)
    """Why a closed match was closed."""
    draft: Mapped[list[str]] = mapped_column(JSON)
    """Steps of the seat to act that are not committed yet."""
    result: Mapped[dict[str, list[int]] | None] = mapped_column(NULLABLE_JSON)
    rematch: Mapped[str | None] = mapped_column(ForeignKey("matches.id"))
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "status"),)


class SeatRow(Base):
    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(WORD)
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    bot: Mapped[str | None] = mapped_column(WORD)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME))
    """Of a bot; people bring their own."""

    __table_args__ = (UniqueConstraint("match", "guest"), Index(None, "guest"))


class DecisionRow(Base):
    __tablename__ = "decisions"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    move: Mapped[str] = mapped_column(WORD)
    made: Mapped[int] = mapped_column(BigInteger)


class EventRow(Base):
    """The events of one commit as one viewer sees them, numbered from `first`."""

    __tablename__ = "events"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    viewer: Mapped[int] = mapped_column(primary_key=True)
    first: Mapped[int] = mapped_column(primary_key=True)
    events: Mapped[list[dict[str, Any]]] = mapped_column(JSON)


class ViewRow(Base):
    """What a viewer sees after the last commit."""

    __tablename__ = "views"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    viewer: Mapped[int] = mapped_column(primary_key=True)
    view: Mapped[dict[str, Any]] = mapped_column(JSON)


class AnswerRow(Base):
    """The answer a client message got, by the client's own id for it."""

    __tablename__ = "answers"

    number: Mapped[int] = mapped_column(primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"))
    seat: Mapped[int]
    id: Mapped[str] = mapped_column(IDENTIFIER)
    answer: Mapped[str] = mapped_column(Text)

    __table_args__ = (UniqueConstraint("match", "seat", "id"),)
