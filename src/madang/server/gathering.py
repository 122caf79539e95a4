"""A match and everybody who is told what happens in it. Connections are known only as listeners."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from madang.engine.game import SPECTATOR
from madang.server.archives import Archive
from madang.server.messages import Accepted, SeatShown, ServerMessage
from madang.server.refusals import Refusal
from madang.server.showing import Showing, seats_shown
from madang.server.storage import Storage, StoredMatch, Taken
from madang.tables import Table

KEPT_ANSWERS = 200
"""Answers remembered for each seat. Older ids are safe to forget: they name a decision that is long stale."""
COME_BACK, NOT_YOURS = 1012, 4403
"""Close codes: of a connection that should be opened again, and of one that has no right to the match."""

_encode = msgspec.json.Encoder().encode


def put_away() -> Refusal:
    """What somebody is told who comes while the room goes."""
    return Refusal("stale", "The match was put away just now; try again.")


def encode(message: ServerMessage) -> str:
    """A message as it travels."""
    return _encode(message).decode()


class Listener(Protocol):
    """Somebody who is told what happens. Neither method ever waits."""

    viewer: int
    who: frozenset[str]
    """The guest, if it is one, and the address."""

    def send(self, message: str) -> None: ...

    def drop(self, code: int) -> None: ...


class Gathering(Showing):
    """Who listens, and what was answered. `lock` is held by whoever changes something."""

    def __init__(self, match: StoredMatch, steps: list[Taken], source: Table | Archive | None, storage: Storage):
        super().__init__(match, steps, source)
        self.storage = storage
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.gone = False
        self.last_used = time.monotonic()
        self._answers: dict[int, dict[str, str]] = {seat: {} for seat in range(match.players)}
        for step in steps:
            if step.id is not None:
                self.remember(step.seat, step.id, Accepted(step.id))

    def present(self) -> set[int]:
        """The viewers who are told what happens."""
        return {listener.viewer for listener in self.listeners}

    def people(self) -> set[int]:
        """The seats at which somebody is, and plays."""
        return {seat for seat in self.present() - {SPECTATOR} if not self.fate(seat)}

    def seats(self) -> list[SeatShown]:
        return seats_shown(self.match, self.present())

    def tell(self, message: ServerMessage, to: int | None = None, but: Listener | None = None) -> None:
        """Sends a message to everybody, or to one viewer's connections. What is told is stored already."""
        text: str | None = None
        for listener in list(self.listeners):
            if listener is not but and (to is None or listener.viewer == to):
                text = text or encode(message)
                listener.send(text)

    def expel(self, seat: int, code: int = NOT_YOURS) -> None:
        """Ends the connections of a seat."""
        for listener in list(self.listeners):
            if listener.viewer == seat:
                listener.drop(code)

    def banish(self, banned: set[str]) -> None:
        """Ends the connections of guests, and from addresses, that are not let in any more, whether they play or
        watch."""
        for listener in list(self.listeners):
            if not listener.who.isdisjoint(banned):
                listener.drop(NOT_YOURS)

    def known_answer(self, seat: int, identifier: str) -> str | None:
        """What a message of this id was answered, if it was."""
        return self._answers[seat].get(identifier)

    def forget_answers(self, seat: int) -> None:
        """Somebody else may sit there next."""
        self._answers[seat] = {}

    def remember(self, seat: int, identifier: str, message: ServerMessage) -> str:
        """The answer to a message, kept for as long as anybody could ask again."""
        known = self._answers[seat]
        if len(known) >= KEPT_ANSWERS:
            del known[next(iter(known))]
        known[identifier] = encode(message)
        return known[identifier]

    async def stored(self, writing: Coroutine[Any, Any, Any]) -> None:
        """Waits for the database. Where it fails, memory may be ahead of it: everybody has to come back and load. A
        room that is gone writes nothing: another process may own the match by now."""
        if self.gone:
            writing.close()
            raise put_away()
        try:
            await writing
        except BaseException:
            self.abandon()
            raise

    def abandon(self) -> None:
        """Everybody has to come back: what is in memory counts no longer."""
        self.gone = True
        for listener in list(self.listeners):
            listener.drop(COME_BACK)
