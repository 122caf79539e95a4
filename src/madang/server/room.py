"""One match in memory: the table, who sits and who listens. Decisions are taken one after the other; each is stored
first and told afterwards. A room knows connections only as listeners."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from hashlib import sha256
from typing import Any, Protocol

import msgspec

from madang.engine.drivers import interpreted
from madang.engine.game import SPECTATOR
from madang.engine.refusal import IllegalMove, shorten
from madang.games import game as game_of
from madang.server.bots import Thinkers
from madang.server.messages import (
    Accepted,
    Closed,
    DeedShown,
    EventShown,
    Finished,
    People,
    PromptShown,
    Rematch,
    SeatShown,
    ServerMessage,
    Step,
    Undo,
    Update,
    Welcome,
)
from madang.server.presentation import deeds_for, events_for, prompt_for, view_for, viewers
from madang.server.refusals import Refusal
from madang.server.storage import (
    BOT,
    CLOSED,
    HUMAN,
    OPEN,
    OVER,
    RUNNING,
    WAITING,
    Answer,
    History,
    Storage,
    StoredMatch,
)
from madang.tables import Table

KEPT_ANSWERS = 200
"""Answers remembered for each seat. Older ids are safe to forget: they name a decision that is long stale."""
KEPT_DEEDS = 100
"""Deeds remembered for each viewer. Whoever was away for longer is shown the table as it is now."""
COME_BACK = 1012
"""Close code of a connection that should be opened again."""

log = logging.getLogger("madang.server")
encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody who is told what happens. Neither method ever waits."""

    viewer: int

    def send(self, message: bytes) -> None: ...

    def drop(self, code: int) -> None: ...


def table_of(match: StoredMatch) -> Table:
    """The table a stored match tells of. It runs interpreted: a decision takes less than a millisecond, and nothing
    has to be compiled while people wait."""
    game = game_of(match.game)
    return Table.replay(game, match.record(), interpreted(game))


class Room:
    """A match and everybody in it."""

    def __init__(self, match: StoredMatch, history: History, table: Table | None, storage: Storage, thinkers: Thinkers):
        self.match = match
        self.table = table
        self.events = history.events
        self.views = history.views
        self.deeds: dict[int, list[DeedShown]] = {viewer: [] for viewer in history.views}
        self.prompts: dict[int, PromptShown | None] = {}
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.gone = False
        self.last_used = time.monotonic()
        self._storage = storage
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None
        self._answers: dict[int, dict[str, bytes]] = {seat: {} for seat in range(match.players)}
        for answer in history.answers:
            self._answers[answer.seat][answer.id] = answer.text.encode()
        if table is not None:
            self.prompts = {viewer: prompt_for(table, viewer) for viewer in viewers(match.players)}
            for move in match.draft:
                table.play(move)

    # What is

    @property
    def drafter(self) -> int | None:
        """The seat that has steps nobody else sees."""
        return self.table.to_act if self.table and self.match.draft else None

    @property
    def bot_to_act(self) -> str | None:
        if self.table is None or self.match.status != RUNNING or self.table.to_act is None:
            return None
        return self.match.seats[self.table.to_act].bot

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.thinking or self.lock.locked())

    @property
    def thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    def seats(self) -> list[SeatShown]:
        present = {listener.viewer for listener in self.listeners}
        return [
            SeatShown(one.seat, one.kind, one.name, one.bot, one.kind == BOT or one.seat in present)
            for one in self.match.seats
        ]

    def welcome(self, viewer: int) -> Welcome:
        match = self.match
        return Welcome(
            match=match.id,
            game=match.game,
            rules_version=match.rules_version,
            viewer=None if viewer == SPECTATOR else viewer,
            seats=self.seats(),
            commitment=sha256(bytes.fromhex(match.seed)).hexdigest(),
            status=match.status,
        )

    def update(self, viewer: int, since: int | None = None) -> Update:
        """The table as a viewer may see it now, with the events after number `since` (None: no events)."""
        events = self.events[viewer]
        resync = since is not None and not 0 <= since <= len(events)
        seen = len(events) if since is None else 0 if resync else since
        drafting = viewer == self.drafter
        view, prompt = self.views[viewer], self.prompts.get(viewer)
        if drafting:
            assert self.table is not None
            view, prompt = view_for(self.table, viewer), prompt_for(self.table, viewer)
        return Update(
            decision=len(self.match.moves),
            first=seen + 1,
            events=events[seen:],
            deeds=self._deeds_after(viewer, seen),
            view=view,
            prompt=prompt if self.match.status == RUNNING else None,
            step=len(self.match.draft) if drafting else 0,
            undo=drafting,
            resync=resync,
        )

    def _deeds_after(self, viewer: int, seen: int) -> list[DeedShown]:
        """The deeds after event `seen`; none where not all of them are remembered."""
        kept = self.deeds[viewer]
        if not kept or kept[0].first > seen + 1:
            return []
        found = [deed for deed in kept if deed.first > seen]
        return [*found[:-1], *(DeedShown(deed.name, deed.first, None) for deed in found[-1:])]

    def ending(self) -> Finished | Closed | None:
        """What is said after the last update."""
        if self.match.status == CLOSED:
            return Closed(self.match.reason or "")
        if self.match.status != OVER or self.match.result is None:
            return None
        result = self.match.result
        return Finished(result["scores"], result["winners"], self.match.seed, self.match.rematch)

    # Coming and going

    async def hello(self, listener: Listener, since: int) -> None:
        """Shows a listener the table; from now on it is told everything its viewer may see."""
        async with self.lock:
            if self.gone:
                listener.drop(COME_BACK)
                return
            before = self.seats()
            self.listeners.add(listener)
            listener.send(encode(self.welcome(listener.viewer)))
            update = self.update(listener.viewer, since)
            if since == 0:  # who has seen nothing is shown the table as it is
                update.deeds = []
            listener.send(encode(update))
            if ending := self.ending():
                listener.send(encode(ending))
            if self.seats() != before:
                self.tell(People(self.seats()), but=listener)
            self.wake_bots()

    def leave(self, listener: Listener) -> None:
        self.last_used = time.monotonic()
        before = self.seats()
        self.listeners.discard(listener)
        if self.seats() != before:
            self.tell(People(self.seats()))

    def rename(self, guest: str, name: str) -> None:
        for one in self.match.seats:
            if one.guest == guest:
                one.name = name
        self.tell(People(self.seats()))

    async def sit(self, seat: int, guest: str, name: str) -> int:
        """Gives an open seat to a guest; who sits already keeps that seat. The last one to sit down starts the game."""
        async with self.lock:
            match = self.match
            if self.gone:
                raise Refusal("stale", "The match was put away just now; try again.")
            if (own := match.seat_of(guest)) is not None:
                return own
            if match.status == CLOSED:
                raise Refusal("closed", "This match cannot go on: the rules have changed since it began.")
            if match.seats[seat].kind != OPEN:
                raise Refusal("seat-taken", f"Somebody else sits at seat {seat} already.", seat=seat)
            last = sum(one.kind == OPEN for one in match.seats) == 1
            status = RUNNING if last else WAITING
            await self._stored(self._storage.take_seat(match.id, seat, guest, status))
            taken = match.seats[seat]
            taken.kind, taken.guest, taken.name, match.status = HUMAN, guest, name, status
            self.tell(People(self.seats()))
            if last:
                for viewer in viewers(match.players):
                    self.tell(self.update(viewer), to=viewer)
                self.wake_bots()
            return seat

    def opened_rematch(self, match: str) -> None:
        self.match.rematch = match
        self.tell(Rematch(match))

    def tell(self, message: ServerMessage, to: int | None = None, but: Listener | None = None) -> None:
        """Sends a message to everybody, or to one viewer's connections. What is told is stored already."""
        text: bytes | None = None
        for listener in list(self.listeners):
            if listener is not but and (to is None or listener.viewer == to):
                text = text or encode(message)
                listener.send(text)

    # Deciding

    async def decide(self, listener: Listener, message: Step | Undo) -> None:
        """Carries a client's message out, or refuses it; answers in any case, and the same id always the same."""
        async with self.lock:
            seat = listener.viewer
            if self.gone:
                listener.drop(COME_BACK)
                return
            if seat == SPECTATOR:
                refusal = Refusal("not-your-seat", "Who watches has no seat, and so nothing to decide.")
                listener.send(encode(refusal.message(message.id)))
                return
            if known := self._answers[seat].get(message.id):
                listener.send(known)
                return
            try:
                table = self._check_turn(seat, message)
                if isinstance(message, Step):
                    await self._step(table, message.move, listener, message.id)
                else:
                    await self._undo(table, listener, message.id)
            except Refusal as refusal:
                answer = self._answer(seat, message.id, refusal.message(message.id))
                await self._stored(self._storage.keep_answer(self.match.id, answer))
                self._answered(listener, answer)

    def _check_turn(self, seat: int, message: Step | Undo) -> Table:
        match = self.match
        if match.status == CLOSED:
            raise Refusal("closed", "This match cannot go on: the rules have changed since it began.")
        if match.status == OVER:
            raise Refusal("over", "This match is over.")
        if match.status == WAITING:
            raise Refusal("waiting", "The match begins when all seats are taken.")
        assert self.table is not None
        decision, step = len(match.moves), len(match.draft) if seat == self.drafter else 0
        if (message.decision, message.step) != (decision, step):
            sentence = "The table has moved on since this was sent: look again, then decide."
            raise Refusal("stale", sentence, decision=decision, step=step)
        if self.table.to_act != seat:
            asked = self.table.to_act
            assert asked is not None
            raise Refusal("not-your-turn", f"Seat {asked} is to act, not seat {seat}.", seat=asked)
        return self.table

    async def _step(self, table: Table, move: str, listener: Listener, identifier: str) -> None:
        seat = listener.viewer
        try:
            table.play(move, seat)
        except IllegalMove as refusal:
            raise Refusal("illegal-move", str(refusal), refusal.rule, move=shorten(move)) from None
        answer = self._answer(seat, identifier, Accepted(identifier))
        moves = [*self.match.draft, table.game.actions.actions[table.actions[-1]].text]
        if table.can_undo:
            await self._stored(self._storage.keep_draft(self.match.id, moves, answer))
            self.match.draft = moves
            self._answered(listener, answer)
            self.tell(self.update(seat), to=seat)
        else:
            await self._commit(table, seat, moves, answer, listener)

    async def _undo(self, table: Table, listener: Listener, identifier: str) -> None:
        if not self.match.draft:
            raise Refusal("illegal-move", "There is nothing to take back.", move="undo")
        seat = listener.viewer
        answer = self._answer(seat, identifier, Accepted(identifier))
        moves = self.match.draft[:-1]
        table.undo()
        await self._stored(self._storage.keep_draft(self.match.id, moves, answer))
        self.match.draft = moves
        self._answered(listener, answer)
        self.tell(self.update(seat), to=seat)

    async def _commit(
        self,
        table: Table,
        seat: int,
        moves: list[str],
        answer: Answer | None = None,
        listener: Listener | None = None,
    ) -> None:
        """Stores moves that the table has made already, then shows everybody what they did."""
        match = self.match
        events: dict[int, list[EventShown]] = {}
        views: dict[int, Any] = {}
        deeds: dict[int, list[DeedShown]] = {}
        for viewer in viewers(match.players):
            since = len(match.moves) + 1, len(self.events[viewer]) + 1
            events[viewer] = events_for(table, viewer, *since)
            views[viewer] = view_for(table, viewer)
            seen_by_people = viewer == SPECTATOR or match.seats[viewer].kind != BOT
            deeds[viewer] = deeds_for(table, viewer, *since) if seen_by_people else []
        result = {"scores": table.scores(), "winners": table.winners()} if table.over else None
        await self._stored(self._storage.commit(match, seat, moves, events, views, result, answer))

        seen = {viewer: len(self.events[viewer]) for viewer in events}
        match.moves += moves
        match.draft = []
        match.result = result
        match.status = OVER if table.over else RUNNING
        for viewer in viewers(match.players):
            self.events[viewer] += events[viewer]
            self.views[viewer] = views[viewer]
            self.deeds[viewer] = [*self.deeds[viewer], *deeds[viewer]][-KEPT_DEEDS:]
            self.prompts[viewer] = prompt_for(table, viewer)
        if answer and listener:
            self._answered(listener, answer)
        for viewer in viewers(match.players):
            self.tell(self.update(viewer, seen[viewer]), to=viewer)
        if ending := self.ending():
            self.tell(ending)
        self.wake_bots()

    def _answer(self, seat: int, identifier: str, message: ServerMessage) -> Answer:
        known = self._answers[seat]
        forgotten = next(iter(known)) if len(known) >= KEPT_ANSWERS else None
        return Answer(seat, identifier, encode(message).decode(), forgotten)

    def _answered(self, listener: Listener, answer: Answer) -> None:
        known = self._answers[answer.seat]
        if answer.forgotten is not None:
            del known[answer.forgotten]
        known[answer.id] = answer.text.encode()
        listener.send(known[answer.id])

    async def _stored(self, writing: Awaitable[Any]) -> None:
        """Waits for the database. Where it fails, memory may be ahead of it: everybody has to come back and load."""
        try:
            await writing
        except BaseException:
            self.abandon()
            raise

    def abandon(self) -> None:
        self.gone = True
        for listener in list(self.listeners):
            listener.drop(COME_BACK)

    # Bots

    def wake_bots(self) -> None:
        """Lets bots act until a person is asked."""
        if self.bot_to_act is not None and not self.thinking and not self.gone:
            self._thinking = asyncio.create_task(self._play_bots())
            self._thinking.add_done_callback(self._bots_done)

    async def _play_bots(self) -> None:
        while (bot := self.bot_to_act) is not None and not self.gone:
            table = self.table
            assert table is not None
            seat = table.to_act
            assert seat is not None
            move = await self._thinkers.choose(bot, table)
            async with self.lock:
                if self.gone:
                    return
                table.play(move, seat)
                await self._commit(table, seat, [move])

    def _bots_done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (problem := task.exception()):
            log.error("The bots of match %s have stopped.", self.match.id, exc_info=problem)

    async def stop(self) -> None:
        """Lets the decision in hand be stored, then no bot acts any more."""
        async with self.lock:
            self.abandon()
        if self._thinking:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
