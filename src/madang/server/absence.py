"""Who is gone: when the others are told, when a bot plays on, and what befalls whose time is up."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from madang.engine.match import TAKEN_OVER
from madang.server.clocks import SECOND
from madang.server.database import now
from madang.server.gathering import Gathering, Listener
from madang.server.messages import Accepted, Away, Replace
from madang.server.refusals import Refusal
from madang.server.storage import HUMAN, RUNNING, Taken


class Absence:
    """Looks after one table; `befall` lets something befall a seat, after `limit` seconds somebody counts as away."""

    def __init__(self, gathering: Gathering, limit: float, befall: Callable[[Taken], Awaitable[None]]):
        self._gathering = gathering
        self._limit = limit
        self._befall = befall
        self._left = dict.fromkeys(range(gathering.match.players), time.monotonic())
        """Since when a seat has nobody: at first, since this server has the match in memory."""
        self._awaited: int | None = None
        """Whom everybody was told to be away."""
        self._agreed: set[int] = set()
        """Who has agreed that a bot plays on for whom everybody waits."""
        self._alarm: asyncio.TimerHandle | None = None
        self._waking: asyncio.Task[None] | None = None

    def has_left(self, seat: int) -> None:
        """Nobody is at a seat from now on."""
        self._left[seat] = time.monotonic()
        self.look_after()

    def told(self) -> Away | None:
        """What everybody was told of whom they wait for."""
        return self.away() if self._awaited is not None else None

    def rest(self) -> None:
        """Looks after nobody until somebody says so."""
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None

    @property
    def missing(self) -> int | None:
        """The seat that somebody waits for though its player is gone."""
        room = self._gathering
        if room.table is None or room.match.status != RUNNING or room.table.to_act is None:
            return None
        asked = room.match.seats[room.table.to_act]
        present = room.people()
        return asked.seat if asked.kind == HUMAN and not asked.fate and present and asked.seat not in present else None

    def away(self) -> Away | None:
        """What there is to say of whom everybody waits for, once that one counts as away."""
        seat = self.missing
        if seat is None or (gone := time.monotonic() - self._left[seat]) < self._limit:
            return None
        limit = self._gathering.match.absence
        return Away(seat, None if limit is None else max(0, round(limit - gone)), sorted(self._agreed))

    def look_after(self) -> None:
        """Says once who is away, and comes back when there is something to say or to do."""
        room = self._gathering
        self.rest()
        seat, limit = self.missing, room.match.absence
        if seat != self._awaited:
            self._awaited, self._agreed = None, set()
        if room.gone:
            return
        waits: list[float] = []
        if seat is not None:
            away = self.away()
            if away and self._awaited is None:
                self._awaited = seat
                room.tell(away)
            gone = time.monotonic() - self._left[seat]
            waits = [moment - gone for moment in (None if away else self._limit, limit) if moment is not None]
        if (deadline := self._deadline()) is not None:
            waits.append((deadline - now()) / SECOND)
        if waits:
            self._alarm = asyncio.get_running_loop().call_later(max(0, min(waits)), self._ring)

    def _deadline(self) -> int | None:
        """When somebody's time is up."""
        match = self._gathering.match
        return match.clocks.deadline(now()) if match.clocks and match.status == RUNNING else None

    def _ring(self) -> None:
        self._waking = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        """Lets a bot play on for who is gone too long; lets what the table has chosen befall whose time is up."""
        room = self._gathering
        async with room.lock:
            if room.gone:
                return
            clocks, deadline = room.match.clocks, self._deadline()
            if clocks and clocks.running is not None and deadline is not None and deadline <= now():
                await self._befall(Taken(clocks.running, kind=clocks.clock.end))
                return
            seat, limit = self.missing, room.match.absence
            late = seat is not None and limit is not None and time.monotonic() - self._left[seat] >= limit
            if late and seat is not None:
                await self._befall(Taken(seat, kind=TAKEN_OVER))
            else:
                self.look_after()

    async def agree(self, message: Replace, listener: Listener) -> None:
        """Somebody agrees that a bot plays on for whom everybody waits; when all have, it does."""
        room = self._gathering
        room.running_table()
        if listener.viewer not in room.people():
            raise Refusal("not-your-seat", "Who does not play does not decide about others.")
        if self.missing != message.seat or self.away() is None:
            raise Refusal("not-away", f"Seat {message.seat} is not away, or not the one to act.", seat=message.seat)
        self._agreed.add(listener.viewer)
        listener.send(room.remember(listener.viewer, message.id, Accepted(message.id)))
        if self._agreed >= room.people():
            await self._befall(Taken(message.seat, kind=TAKEN_OVER))
        elif away := self.away():
            room.tell(away)
