"""The tables of the database. A match is its seed and its steps; what they show is derived. Only so that matches of
older rules stay readable is it kept, too, packed, once nobody is at the table. Only column types that every database
has."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Double,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
LONGEST_NAME = 24
LONGEST_SAYING = 200
LONGEST_IDENTIFIER = 64
LONGEST_ADDRESS = 300
LONGEST_HASH = 200
LONGEST_ENDPOINT = 1000
LONGEST_KEY = 100
IDENTIFIER = String(LONGEST_IDENTIFIER)
WORD = String(64)
NULLABLE_JSON = JSON(none_as_null=True)


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)


class GuestRow(Base):
    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(IDENTIFIER, primary_key=True)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME))
    likeness: Mapped[str] = mapped_column(WORD, server_default="")
    """The same for names that look the same; empty while nobody has chosen one."""
    created: Mapped[int] = mapped_column(BigInteger)
    """Milliseconds since 1970, as all times here."""

    __table_args__ = (Index(None, "likeness"),)


class AccountRow(Base):
    """A guest who comes back from anywhere by name and password."""

    __tablename__ = "accounts"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    likeness: Mapped[str] = mapped_column(WORD)
    """That of the guest's name: among accounts no two names look the same."""
    password: Mapped[str] = mapped_column(String(LONGEST_HASH))
    """What Argon2 makes of it."""
    created: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (UniqueConstraint("likeness"),)


class LoginRow(Base):
    """A browser in which somebody has logged in."""

    __tablename__ = "logins"

    id: Mapped[str] = mapped_column(IDENTIFIER, primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("accounts.guest"))
    turn: Mapped[int]
    """How often its cookie was replaced."""
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    """The last time that it was replaced."""

    __table_args__ = (Index(None, "guest"),)


class SubscriptionRow(Base):
    """A browser in which somebody wants to be called to their turn. It goes with the guest, and with the login."""

    __tablename__ = "subscriptions"

    endpoint: Mapped[str] = mapped_column(String(LONGEST_ENDPOINT), primary_key=True)
    """The address of the browser at its push service."""
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id", ondelete="CASCADE"))
    login: Mapped[str | None] = mapped_column(ForeignKey("logins.id", ondelete="CASCADE"))
    """None where the guest has no account."""
    p256dh: Mapped[str] = mapped_column(String(LONGEST_KEY))
    auth: Mapped[str] = mapped_column(String(LONGEST_KEY))
    """What a message is encrypted with, so that only this browser can read it."""
    language: Mapped[str] = mapped_column(WORD)
    made: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "guest"),)


class RatingRow(Base):
    """What somebody has shown in the rated matches of a game: how strong they seem, and how unsure that is."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(WORD, primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    mean: Mapped[float] = mapped_column(Double)
    spread: Mapped[float] = mapped_column(Double)
    games: Mapped[int]


class MatchRow(Base):
    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(IDENTIFIER, primary_key=True)
    game: Mapped[str] = mapped_column(WORD)
    rules_version: Mapped[str] = mapped_column(WORD)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    players: Mapped[int]
    opener: Mapped[str | None] = mapped_column(IDENTIFIER)
    """The guest who opened it."""
    seed: Mapped[str] = mapped_column(String(64))
    """Empty until the last seat is taken: nothing is dealt before."""
    shuffle: Mapped[str] = mapped_column(WORD)
    start: Mapped[dict[str, Any] | None] = mapped_column(NULLABLE_JSON)
    absence: Mapped[int | None]
    """Seconds that somebody may be gone before a bot plays on; NULL for as long as they like."""
    clock: Mapped[dict[str, Any] | None] = mapped_column(NULLABLE_JSON)
    dealt: Mapped[int | None] = mapped_column(BigInteger)
    """When clocks began to run."""
    deadline: Mapped[int | None] = mapped_column(BigInteger)
    """When the clock that runs runs out, unless the server is down meanwhile."""
    status: Mapped[str] = mapped_column(WORD)
    reason: Mapped[str | None] = mapped_column(WORD)
    """Why a closed match was closed."""
    round: Mapped[int | None]
    to_act: Mapped[int | None]
    """Both for lists, as everybody sees them; of games without rounds there is none."""
    result: Mapped[dict[str, list[int]] | None] = mapped_column(NULLABLE_JSON)
    lesson: Mapped[dict[str, Any] | None] = mapped_column(NULLABLE_JSON)
    """Where a learner stands, while a coach sits with them."""
    public: Mapped[bool] = mapped_column(server_default=false())
    """Everybody may sit down at its free seats."""
    rated: Mapped[bool] = mapped_column(server_default=false())
    """Only people with accounts sit there, and its result counts for their ratings."""
    counted: Mapped[bool] = mapped_column(server_default=false())
    """It has counted already."""
    links: Mapped[int] = mapped_column(server_default="0")
    """How often links to its seats were made anew; older ones lead nowhere."""
    hushed: Mapped[bool] = mapped_column(server_default=false())
    """Nobody talks at this table."""
    rematch: Mapped[str | None] = mapped_column(ForeignKey("matches.id"))
    owner: Mapped[int | None] = mapped_column(BigInteger)
    """The run that plays it, where several processes could."""
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
    """Of a bot, or of somebody nobody knows here; guests bring their own."""
    fate: Mapped[str | None] = mapped_column(WORD)
    """What has become of its player, for lists; it follows from the steps."""
    removed: Mapped[bool] = mapped_column(server_default=false())
    """Its player does not want to see the match in a list any more."""

    __table_args__ = (UniqueConstraint("match", "guest"), Index(None, "guest"))


class StepRow(Base):
    """One step of a seat, or something that befell it. Rows are only ever added: a step that was taken back has a row
    after it that says so."""

    __tablename__ = "steps"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(WORD, server_default="move")
    """A move, its taking back within a draft (undo), or what befell the seat."""
    move: Mapped[str | None] = mapped_column(WORD)
    """The move; where a turn was taken back, how many decisions are left."""
    id: Mapped[str | None] = mapped_column(IDENTIFIER)
    """The client's own id for its message; a bot has none."""
    made: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = ({"sqlite_with_rowid": False},)  # a step is one page to write, not two


class SayingRow(Base):
    """Something that somebody has said at a table: a phrase that everybody reads in their own language, or words."""

    __tablename__ = "sayings"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    guest: Mapped[str] = mapped_column(IDENTIFIER)
    phrase: Mapped[str | None] = mapped_column(WORD)
    words: Mapped[str] = mapped_column(String(LONGEST_SAYING))
    said: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """Somebody tells the operator of something that was said."""

    __tablename__ = "reports"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(IDENTIFIER, primary_key=True)
    made: Mapped[int] = mapped_column(BigInteger)


class BlockRow(Base):
    """A guest does not want to hear of another one."""

    __tablename__ = "blocks"

    guest: Mapped[str] = mapped_column(IDENTIFIER, primary_key=True)
    blocked: Mapped[str] = mapped_column(IDENTIFIER, primary_key=True)
    made: Mapped[int] = mapped_column(BigInteger)


class BanRow(Base):
    """Somebody who is not let in any more: a guest, or an address."""

    __tablename__ = "bans"

    who: Mapped[str] = mapped_column(IDENTIFIER, primary_key=True)
    made: Mapped[int] = mapped_column(BigInteger)


class RunRow(Base):
    """When a process of a server was up. While none was, nobody's clock ran."""

    __tablename__ = "runs"

    started: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    seen: Mapped[int] = mapped_column(BigInteger)
    """The last time that it said so."""
    address: Mapped[str | None] = mapped_column(String(LONGEST_ADDRESS))
    """Where the other processes reach it."""


class ArchiveRow(Base):
    """What every viewer has seen of a match after so many steps, packed."""

    __tablename__ = "archives"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    steps: Mapped[int]
    shown: Mapped[bytes] = mapped_column(LargeBinary)
