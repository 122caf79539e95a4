"""Accounts: guests who come back from anywhere by name and password, and the browsers in which they have logged in.
Knows the tables of people, no matches."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from madang.server.database import now
from madang.server.links import Visit
from madang.server.names import DEFAULT_NAME, likeness, taken
from madang.server.refusals import Refusal
from madang.server.schema import AccountRow, GuestRow, LoginRow
from madang.server.storage import Storage, ensure_guests

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
TURNING = HOUR
"""How old a cookie of a login gets before it is replaced."""
LASTING = 30 * DAY
"""How long a login lasts that nobody uses."""
MOST_LOGINS = 20
"""Of one account; the one that was not used for longest makes room."""
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128

Found = TypeVar("Found")


class Login(NamedTuple):
    """A browser in which somebody has logged in."""

    id: str
    created: int
    seen: int


def composed(password: str) -> str:
    """A password as it is hashed, however a keyboard has composed its letters."""
    return unicodedata.normalize("NFC", password)


def checked_password(given: str) -> str:
    """A password that can be chosen."""
    password = composed(given)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        sentence = f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters."
        raise Refusal("bad-password", sentence, least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return password


class Accounts:
    """All that concerns accounts. Passwords are hashed in a thread of their own, one at a time: each takes memory."""

    def __init__(self, storage: Storage):
        self._storage = storage
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # as OWASP advises
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._decoy: str | None = None
        """What passwords of people nobody knows are compared with, so that this takes as long."""

    def close(self) -> None:
        self._thread.shutdown()

    # Who somebody is

    async def known(self, visit: Visit | None) -> Visit | None:
        """The same visit, if its cookie is still good: a guest with an account needs a login that nobody has ended,
        and a cookie that was not replaced twice since. Whoever shows an older one has a copy, and the login ends."""
        if visit is None:
            return None
        account = select(AccountRow.guest).where(AccountRow.guest == visit.guest)
        login = select(LoginRow.turn, LoginRow.seen).where(LoginRow.id == visit.login, LoginRow.guest == visit.guest)

        def work(connection: Connection) -> tuple[bool, bool]:
            if visit.login is None:
                return connection.scalar(account) is None, False
            row = connection.execute(login).one_or_none()
            copied = row is not None and visit.turn < row.turn - 1
            return row is not None and not copied and row.seen > now() - LASTING, copied

        good, copied = await self._storage.read(work)
        if copied and visit.login is not None:
            await self.end_logins(visit.guest, only=visit.login)
        return visit if good else None

    async def renewed(self, visit: Visit) -> Visit:
        """Who somebody is, as the next cookie says it: that of a login is another one every hour."""
        login = LoginRow.id == visit.login

        def work(connection: Connection) -> Visit:
            row = connection.execute(select(LoginRow.turn, LoginRow.seen).where(login)).one_or_none()
            if row is None:
                return visit
            turn = row.turn
            if visit.turn >= turn and row.seen < now() - TURNING:
                turn = visit.turn + 1
                connection.execute(update(LoginRow).where(login).values(turn=turn, seen=now()))
            return visit._replace(turn=turn)

        return visit if visit.login is None else await self._storage.write(work)

    async def has_account(self, guest: str) -> bool:
        query = select(AccountRow.guest).where(AccountRow.guest == guest)
        return await self._storage.read(lambda connection: connection.scalar(query)) is not None

    # Coming

    async def make(self, guest: str, name: str, password: str) -> tuple[Visit, list[str]]:
        """Makes an account of a guest, whose matches are its own then, and logs it in. Also returns the guests who were
        called so before, and are not any more."""
        like = likeness(name)
        if await self.has_account(guest):
            raise Refusal("has-account", "You have an account already.")
        hashed = await self._hashed(password)
        others = select(GuestRow.id).where(GuestRow.likeness == like, GuestRow.id != guest)

        def work(connection: Connection) -> tuple[Visit, list[str]]:
            ensure_guests(connection, [guest])
            connection.execute(insert(AccountRow).values(guest=guest, likeness=like, password=hashed, created=now()))
            namesakes = list(connection.scalars(others))
            connection.execute(
                update(GuestRow).where(GuestRow.id.in_(namesakes)).values(name=DEFAULT_NAME, likeness="")
            )
            connection.execute(update(GuestRow).where(GuestRow.id == guest).values(name=name, likeness=like))
            return _new_login(connection, guest), namesakes

        try:
            return await self._storage.write(work)
        except IntegrityError:
            raise taken(name) from None

    async def log_in(self, name: str, password: str) -> Visit:
        """A new login of the account with this name and password; of the name only its look counts."""
        guest = await self._proven(AccountRow.likeness == likeness(name), password)
        return await self._storage.write(lambda connection: _new_login(connection, guest))

    async def prove(self, guest: str, password: str) -> None:
        """Refuses what is not the password of a guest's account."""
        await self._proven(AccountRow.guest == guest, password)

    async def _proven(self, which: ColumnElement[bool], password: str) -> str:
        """The guest of the account that is meant, if this is its password. It takes as long to say no, whatever is
        wrong."""
        query = select(AccountRow.guest, AccountRow.password).where(which)
        found = await self._storage.read(lambda connection: connection.execute(query).one_or_none())

        def verify() -> bool:
            if self._decoy is None:
                self._decoy = self._hasher.hash(secrets.token_hex())
            try:
                self._hasher.verify(self._decoy if found is None else found.password, composed(password))
            except VerificationError:
                return False
            return found is not None

        if not await self._apart(verify) or found is None:
            raise Refusal("wrong-password", "There is no account of this name with this password.")
        return str(found.guest)

    async def change_password(self, guest: str, old: str, new: str, login: str) -> None:
        """Another password. All logins end but the one that asks for it."""
        await self.prove(guest, old)
        hashed = await self._hashed(new)
        account = update(AccountRow).where(AccountRow.guest == guest)

        def work(connection: Connection) -> None:
            connection.execute(account.values(password=hashed))
            connection.execute(delete(LoginRow).where(LoginRow.guest == guest, LoginRow.id != login))

        await self._storage.write(work)

    async def _hashed(self, password: str) -> str:
        checked = checked_password(password)
        return await self._apart(lambda: self._hasher.hash(checked))

    async def _apart(self, work: Callable[[], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    # Logins

    async def logins(self, guest: str) -> list[Login]:
        """The browsers in which somebody has logged in, the last one used first."""
        query = (
            select(LoginRow.id, LoginRow.created, LoginRow.seen)
            .where(LoginRow.guest == guest, LoginRow.seen > now() - LASTING)
            .order_by(LoginRow.seen.desc(), LoginRow.id)
        )
        return await self._storage.read(lambda connection: [Login(*row) for row in connection.execute(query)])

    async def end_logins(self, guest: str, only: str | None = None) -> None:
        """Ends one login of an account, or all of them."""
        ending = delete(LoginRow).where(LoginRow.guest == guest)
        if only is not None:
            ending = ending.where(LoginRow.id == only)
        await self._storage.write(lambda connection: connection.execute(ending))


def _new_login(connection: Connection, guest: str) -> Visit:
    """A login that nobody could know of before."""
    login, own = secrets.token_hex(16), LoginRow.guest == guest
    connection.execute(delete(LoginRow).where(own, LoginRow.seen <= now() - LASTING))
    used_last = select(LoginRow.id).where(own).order_by(LoginRow.seen.desc(), LoginRow.id)
    too_many = list(connection.scalars(used_last))[MOST_LOGINS - 1 :]
    connection.execute(delete(LoginRow).where(LoginRow.id.in_(too_many)))
    connection.execute(insert(LoginRow).values(id=login, guest=guest, turn=0, created=now(), seen=now()))
    return Visit(guest, login)
