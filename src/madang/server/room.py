"""One match in memory. Decisions are taken one after the other; each is stored first and told afterwards."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from dataclasses import asdict, replace
from typing import Any

from madang.bots import BIRDS
from madang.engine.game import SPECTATOR
from madang.engine.match import GIVEN_BACK, RESIGNED, TAKEN_BACK, TAKEN_OVER
from madang.engine.refusal import IllegalMove, Refused, shorten
from madang.lessons import LEARNER
from madang.server import metrics
from madang.server.absence import Absence
from madang.server.archives import Archive
from madang.server.bots import Thinkers, choose
from madang.server.calls import Calls
from madang.server.gathering import COME_BACK, Gathering, Listener, encode, put_away
from madang.server.messages import (
    ACTS,
    GO_ON,
    LEAVE_OUT,
    Accepted,
    Act,
    Because,
    Befell,
    Block,
    Closed,
    Consent,
    Consequence,
    HandOver,
    Hush,
    Learn,
    People,
    Rematch,
    Replace,
    Report,
    Resign,
    Return,
    Say,
    Step,
    TakeBack,
    Undo,
    Would,
)
from madang.server.presentation import because_for, consequences_for, events_for, standing_of, view_for
from madang.server.ratings import count_ended
from madang.server.refusals import Refusal
from madang.server.replaying import ask, befall, deal, take_back
from madang.server.showing import ANEW, bot_at, closed, free_birds, incidents_shown
from madang.server.storage import (
    BOT,
    CLOSED,
    HUMAN,
    OPEN,
    OPENER,
    OVER,
    RUNNING,
    UNDO,
    WAITING,
    Standing,
    Storage,
    StoredMatch,
    StoredSeat,
    Taken,
)
from madang.server.taking_back import Consenting
from madang.server.talk import Conversation
from madang.tables import Table

log = logging.getLogger("madang.server")
INCIDENT_OF = {Resign: RESIGNED, HandOver: TAKEN_OVER, Return: GIVEN_BACK}


class Room(Gathering):
    """A match that is played."""

    def __init__(
        self,
        match: StoredMatch,
        steps: list[Taken],
        source: Table | Archive | None,
        storage: Storage,
        thinkers: Thinkers,
        calls: Calls,
        away: float,
    ):
        super().__init__(match, steps, source, storage)
        self.steps = len(steps)
        self.absence = Absence(self, away, self._befall)
        self._consenting = Consenting(self, self._take_back)
        self._conversation = Conversation(self)
        self._thinkers = thinkers
        self._calls = calls
        self._thinking: asyncio.Task[None] | None = None

    @property
    def bot_to_act(self) -> str | None:
        if self.table is None or self.match.status != RUNNING or self.table.to_act is None:
            return None
        return bot_at(self.match, self.table.to_act)

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.thinking or self.lock.locked())

    @property
    def thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    # Coming and going

    async def hello(self, listener: Listener, since: int, taken_back: int = 0) -> None:
        """Shows a listener the table; from now on it is told everything its viewer may see. Who does not know of all
        that was taken back may have seen events that are no more, and is shown all of them anew."""
        async with self.lock:
            if self.gone:
                listener.drop(COME_BACK)
                return
            if self.fate(listener.viewer) == TAKEN_OVER and self.match.status == RUNNING:
                await self._befall(Taken(listener.viewer, kind=GIVEN_BACK))
            if since and taken_back != sum(one.kind == TAKEN_BACK for one in self.match.incidents):
                since = ANEW
            before = self.present()
            self.listeners.add(listener)
            metrics.sockets.inc()
            listener.send(encode(self.welcome(listener.viewer, self.present())))
            if self.table or (self.archive and self.archive.views):
                update = self.update(listener.viewer, since)
                if since == 0:  # who has seen nothing is shown the table as it is
                    update.deeds = []
                listener.send(encode(update))
            if clocks := self.clocks():
                listener.send(encode(clocks))
            if ending := self.ending():
                listener.send(encode(ending))
            if self.present() != before:
                self.tell(People(self.seats()), but=listener)
            self.wake_bots()
            if away := self.absence.told():
                listener.send(encode(away))
            if self._consenting.asking is not None:
                listener.send(encode(self._consenting.request()))
            if self._conversation.includes(listener.viewer):
                await self._conversation.listen(listener.viewer)
                listener.send(encode(self._conversation.shown(listener.viewer)))
            self.absence.look_after()

    def leave(self, listener: Listener) -> None:
        self.last_used = time.monotonic()
        before = self.present()
        if listener in self.listeners:
            self.listeners.remove(listener)
            metrics.sockets.dec()
        if self.present() != before:
            self.tell(People(self.seats()))
            self.absence.has_left(listener.viewer)

    def rename(self, guest: str, name: str) -> None:
        for one in self.match.seats:
            if one.guest == guest:
                one.name = name
        self.tell(People(self.seats()))

    async def look_who_sits(self, guests: Sequence[str]) -> None:
        """Reads anew who sits where, and ends the connections of these guests."""
        async with self.lock:
            match = self.match
            theirs = [one.seat for one in match.seats if one.guest in guests]
            match.opener, match.seats = await self.storage.seated(match.id)
            for seat in theirs:  # not before: whoever comes back at once has to find who sits there now
                self.expel(seat, COME_BACK)
            self.tell(People(self.seats()))

    async def sit(self, seat: int | None, guest: str, name: str) -> int:
        """Gives an open seat to a guest, the first one where they do not say which; who sits already keeps that seat.
        When the last one is taken, the cards are dealt."""
        async with self.lock:
            match = self.match
            if self.gone:
                raise put_away()
            if (own := match.seat_of(guest)) is not None:
                return own
            if match.status == CLOSED:
                raise closed(match)
            if seat is None:
                seat = next((one.seat for one in match.seats if one.kind == OPEN), 0)
            if match.seats[seat].kind != OPEN:
                raise Refusal("seat-taken", f"Somebody else sits at seat {seat} already.", seat=seat)
            taken = match.seats[seat]
            taken.kind, taken.guest, taken.name = HUMAN, guest, name
            await self._take(taken, busy=seat)
            return seat

    async def seat_bird(self, guest: str, seat: int) -> None:
        """Lets a bird that is free sit down at an open seat, where the opener wants that."""
        async with self.lock:
            match, own = self.match, self._seat_before_the_deal(guest)
            if guest != match.opener:
                raise Refusal("not-your-seat", "Only who opened a table seats a bird there.")
            if match.rated:
                raise Refusal("bad-seats", "At a rated table only people sit: bots have no part in ratings.")
            if seat not in range(match.players) or match.seats[seat].kind != OPEN:
                raise Refusal("seat-taken", f"Seat {seat} is not free.", seat=seat)
            taken = match.seats[seat]
            taken.kind, taken.name = BOT, free_birds(match)[0]
            taken.bot = BIRDS[taken.name]
            await self._take(taken, busy=own)

    async def _take(self, taken: StoredSeat, busy: int) -> None:
        """Stores who sits at a seat that was open, and tells everybody. With the last one the cards are dealt; whoever
        is `busy` there is not called."""
        match = self.match
        table = None if any(one.kind == OPEN for one in match.seats) else deal(match)
        await self.stored(self.storage.take_seat(match, taken))
        self.table = table
        if table is None:
            self.tell(People(self.seats()))
        else:
            for viewer in self.present():
                self.tell(self.welcome(viewer, self.present()), to=viewer)
                self.tell(self.update(viewer, 0), to=viewer)
            if clocks := self.clocks():
                self.tell(clocks)
            self.wake_bots()
            self.absence.look_after()
            self._call(busy)
        await self._conversation.meet()

    async def stand_up(self, guest: str) -> None:
        """Frees the seat of a guest again; the opener closes the table instead."""
        async with self.lock:
            match, seat = self.match, self._seat_before_the_deal(guest)
            if guest == match.opener:
                raise Refusal("not-your-seat", "Who opened a table closes it, rather than leave it to others.")
            await self.stored(self.storage.free_seat(match.id, seat))
            freed = match.seats[seat]
            freed.kind, freed.guest, freed.name = OPEN, None, ""
            self.forget_answers(seat)
            self.expel(seat)
            self.tell(People(self.seats()))
            await self._conversation.meet()

    async def give_up(self, guest: str) -> None:
        """Somebody leaves for good, however far the match is."""
        if self.match.status == WAITING:
            await (self.close(guest) if guest == self.match.opener else self.stand_up(guest))
            return
        async with self.lock:
            seat = self.match.seat_of(guest)
            if seat is None:
                raise Refusal("not-your-seat", "You have no seat in this match.")
            await self._befall(Taken(seat, kind=RESIGNED))

    async def close(self, guest: str) -> None:
        """Closes a table at which nothing was dealt yet, where its opener wants that."""
        async with self.lock:
            match = self.match
            self._seat_before_the_deal(guest)
            if guest != match.opener:
                raise Refusal("not-your-seat", "Only who opened a table closes it.")
            await self.stored(self.storage.close_match(match.id, OPENER))
            match.standing.status, match.reason = CLOSED, OPENER
            self.tell(Closed(OPENER))

    async def renew_links(self, guest: str) -> None:
        """Links to seats that were handed out lead nowhere any more, where the opener wants that."""
        async with self.lock:
            match = self.match
            self._seat_before_the_deal(guest)
            if guest != match.opener:
                raise Refusal("not-your-seat", "Only who opened a table hands out links to its seats.")
            await self.stored(self.storage.renew_links(match.id, match.links + 1))
            match.links += 1

    def _seat_before_the_deal(self, guest: str) -> int:
        """The seat of a guest at a table that waits."""
        match, seat = self.match, self.match.seat_of(guest)
        if self.gone:
            raise put_away()
        if seat is None:
            raise Refusal("not-your-seat", "You have no seat in this match.")
        if match.status == CLOSED:
            raise closed(match)
        if match.status != WAITING:
            raise Refusal("begun", "This match has begun: its table cannot be closed, nor a seat be free again.")
        return seat

    def opened_rematch(self, match: str) -> None:
        self.match.rematch = match
        self.tell(Rematch(match))

    # Deciding

    async def decide(self, listener: Listener, message: Act) -> None:
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
            if known := self.known_answer(seat, message.id):
                listener.send(known)
                return
            try:
                with metrics.steps.time():
                    match message:
                        case Step():
                            await self._step(self._check_turn(seat, message), message.move, listener, message.id)
                        case Undo():
                            await self._undo(self._check_turn(seat, message), listener, message.id)
                        case Learn():
                            await self._learn(self._check_turn(seat, message), message, listener)
                        case TakeBack():
                            await self._consenting.ask(message, listener)
                        case Say() | Report() | Block() | Hush():
                            await self._conversation.take_part(message, listener)
                        case Consent():
                            await self._consenting.consent(message, listener)
                        case Replace():
                            await self.absence.agree(message, listener)
                        case _:
                            step = Taken(seat, id=message.id, kind=INCIDENT_OF[type(message)])
                            await self._befall(step, listener)
            except Refusal as refusal:
                metrics.refusals.labels(refusal.code).inc()
                # Nothing has changed, so nothing is stored: after a restart it would be judged anew.
                listener.send(self.remember(seat, message.id, refusal.message(message.id)))

    async def explain(self, listener: Listener, move: str) -> None:
        """Tells whoever is asked by which rule a move cannot be made. Nobody else is told anything: the table may hold
        steps that only the seat to act knows of."""
        async with self.lock:
            because = Because(move, None, None)
            if self.table and self.match.status == RUNNING and self.table.to_act == listener.viewer:
                because = because_for(self.table, listener.viewer, move)
            listener.send(encode(because))

    async def foretell(self, listener: Listener, move: str) -> None:
        """Tells whoever is asked what a move would do, as far as that seat can know. Nobody else is told anything."""
        async with self.lock:
            told: list[Consequence] = []
            if self.table and self.match.status == RUNNING and self.table.to_act == listener.viewer:
                with suppress(IllegalMove):
                    told = consequences_for(self.table, listener.viewer, move)
            listener.send(encode(Would(move, told)))

    def _check_turn(self, seat: int, message: Step | Undo | Learn) -> Table:
        match, table = self.match, self.running_table()
        decision, step = len(match.moves), len(match.draft) if seat == self.drafter else 0
        if (message.decision, message.step) != (decision, step):
            sentence = "The table has moved on since this was sent: look again, then decide."
            raise Refusal("stale", sentence, decision=decision, step=step)
        asked = table.to_act
        assert asked is not None
        if asked != seat:
            raise Refusal("not-your-turn", f"Seat {asked} is to act, not seat {seat}.", seat=asked)
        if self.fate(seat):
            raise Refusal("not-your-turn", f"A bot plays on for seat {seat}.", seat=seat)
        return table

    async def _step(self, table: Table, move: str, listener: Listener, identifier: str) -> None:
        seat = listener.viewer
        try:
            table.make(table.check(move, seat))
        except IllegalMove as refusal:
            raise Refusal("illegal-move", str(refusal), refusal.rule, move=shorten(move)) from None
        step = Taken(seat, table.game.actions.actions[table.actions[-1]].text, identifier)
        self._follow(table, step)
        if table.can_undo:
            await self._draft(step, [*self.match.draft, step.move or ""], listener)
        else:
            await self._commit(table, step, listener)

    async def _undo(self, table: Table, listener: Listener, identifier: str) -> None:
        if not self.match.draft:
            raise Refusal("illegal-move", "There is nothing to take back.", move="undo")
        table.undo()
        if self.guide:
            self.guide.undo()
        await self._draft(Taken(listener.viewer, id=identifier, kind=UNDO), self.match.draft[:-1], listener)

    async def _draft(self, step: Taken, draft: list[str], listener: Listener) -> None:
        """Stores a step that only its own seat sees."""
        await self._store(step)
        self.match.draft = draft
        self.match.made = [*self.match.made, step.made][: len(self.match.moves) + len(draft)]
        self._accept(step, listener)
        self.tell(self.update(step.seat), to=step.seat)

    async def _commit(self, table: Table, step: Taken, listener: Listener | None = None) -> None:
        """Stores a step that the table has made already, then shows everybody what it did, and the draft before it."""
        match = self.match
        present = self.present()
        views = {viewer: view_for(table, viewer) for viewer in present or (SPECTATOR,)}
        standing = standing_of(table, next(iter(views.values())))
        standing.lesson = self._progress()
        self._run_clock(table, standing, step.made, decided=True)
        await self._store(step, standing)

        made = len(match.moves) + 1
        match.moves += [*match.draft, step.move or ""]
        match.draft = []
        match.made.append(step.made)
        match.standing = standing
        self._views = views
        self._told = {viewer: events for viewer, events in self._told.items() if viewer in present}
        seen = {viewer: len(events) for viewer, events in self._told.items()}
        for viewer, events in self._told.items():
            events += events_for(table, viewer, made, len(events) + 1)
        if listener:
            self._accept(step, listener)
        for viewer in present & self.present():
            self.tell(self.update(viewer, seen[viewer]), to=viewer)
        self._tell_where_it_stands()
        self._call(step.seat)

    def _call(self, busy: int) -> None:
        """Calls who is to act now, unless they are here, or were busy at the table just now."""
        asked = self.match.standing.to_act
        if asked not in self.present() | {busy}:
            self._calls.turn(self.match, asked)

    def _run_clock(self, table: Table, standing: Standing, at: int, decided: bool = False) -> None:
        ask(self.match, table, at, decided)
        if self.match.clocks:
            standing.deadline = self.match.clocks.deadline(at)

    def _tell_where_it_stands(self) -> None:
        """What everybody is told after an update, and who is to go on. What was asked before lapses."""
        self._consenting.lapse()
        if clocks := self.clocks():
            self.tell(clocks)
        if ending := self.ending():
            self.tell(ending)
        self.wake_bots()
        self.absence.look_after()

    async def _befall(self, step: Taken, listener: Listener | None = None) -> None:
        """Stores that something befalls a seat, then tells everybody."""
        match, table = self.match, self.running_table()
        try:
            table.check_incident(step.kind, step.seat)
        except Refused as refusal:
            raise Refusal("illegal-move", str(refusal), move=step.kind) from None
        self.guide = None  # whoever learns and leaves does not need the coach any more
        befall(match, table, step)
        standing = standing_of(table, self.view(SPECTATOR))
        self._run_clock(table, standing, step.made)
        await self._store(step, standing, match.seats[step.seat])

        match.standing = standing
        if listener:
            self._accept(step, listener)
        self.tell(Befell(incidents_shown(match)[-1], self.seats()))
        for viewer in self.present():
            self.tell(self.update(viewer), to=viewer)
        self._tell_where_it_stands()

    async def _take_back(self, seat: int, identifier: str | None, listener: Listener | None) -> None:
        """Stores that a turn is taken back, then shows everybody the table anew."""
        match, table = self.match, self.running_table()
        left = self.turn_to_take_back(seat)
        step = Taken(seat, str(left), identifier, TAKEN_BACK)
        take_back(match, table, step)
        self._views, self._told = {}, {}
        standing = standing_of(table, self.view(SPECTATOR))
        self._run_clock(table, standing, step.made)
        await self._store(step, standing)

        match.standing = standing
        if listener:
            self._accept(step, listener)
        self.tell(Befell(incidents_shown(match)[-1], self.seats()))
        for viewer in self.present():
            self.tell(self.update(viewer, ANEW), to=viewer)
        self._tell_where_it_stands()

    async def _store(self, step: Taken, standing: Standing | None = None, befell: StoredSeat | None = None) -> None:
        await self.stored(self.storage.add(self.match.id, self.steps + 1, [step], standing, befell))
        self.steps += 1
        if self.match.rated and standing and standing.status == OVER:
            await count_ended(self.storage)

    def _accept(self, step: Taken, listener: Listener) -> None:
        assert step.id is not None
        listener.send(self.remember(step.seat, step.id, Accepted(step.id)))

    # Lessons

    async def _learn(self, table: Table, message: Learn, listener: Listener) -> None:
        """Goes on to the next step, skips one with the moves that were suggested or an apprentice's, or sends the coach
        away."""
        guide = self.guide
        if guide is None or guide.over or message.lesson != guide.progress.step:
            raise Refusal("stale", "The lesson has moved on since this was sent: look again, then decide.")
        if message.act not in ACTS:
            raise Refusal("malformed", f"A learner can {', '.join(ACTS)}, not '{shorten(message.act)}'.")
        moves = guide.step.moves if guide.progress.since is not None else ()
        if message.act == GO_ON and moves:
            raise Refusal("illegal-move", "This step ends with a move, or is skipped.", move=GO_ON)
        listener.send(self.remember(listener.viewer, message.id, Accepted(message.id)))
        while message.act != LEAVE_OUT and moves and table.to_act == LEARNER and guide.progress.step == message.lesson:
            suggestion = guide.suggested(table)
            move = suggestion.move if suggestion else await asyncio.to_thread(choose, "apprentice", table)
            table.make(table.check(move, LEARNER))
            step = Taken(LEARNER, move)
            self._follow(table, step)
            guide.progress = replace(guide.progress, otherwise=False)
            await self._commit(table, step)
        if message.act == LEAVE_OUT:
            self.guide = None
        elif guide.progress.step == message.lesson:
            guide.go_on(table)
        if not self.match.draft:  # else it is kept with the draft
            self.match.standing.lesson = self._progress()
            await self.stored(self.storage.stand(self.match.id, self.match.standing))
        self.tell(self.update(LEARNER), to=LEARNER)

    def _follow(self, table: Table, step: Taken) -> None:
        if self.guide and step.move is not None:
            self.guide.follow(table, step.seat, step.move)

    def _progress(self) -> dict[str, Any] | None:
        """Where the learner stands, as it is kept."""
        return None if self.guide is None or self.guide.over else asdict(self.guide.progress)

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
            told = self.guide.reply(seat, table) if self.guide else None
            asked = copy(table)
            move = await self._thinkers.choose(bot, asked, told)
            async with self.lock:
                if self.gone:
                    return
                if self.bot_to_act == bot and table.actions == asked.actions:  # nobody came back meanwhile
                    table.make(table.check(move, seat))
                    step = Taken(seat, move)
                    self._follow(table, step)
                    await self._commit(table, step)

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

    def abandon(self) -> None:
        super().abandon()
        self.absence.rest()

    def dissolve(self) -> None:
        """Lets go of the parts that refer back to the room, once it is gone and nobody is there. Otherwise it would be
        in memory until Python looks for garbage, which is rare."""
        self.absence.rest()
        del self.absence, self._consenting, self._conversation
