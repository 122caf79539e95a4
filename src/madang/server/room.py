"""One match in memory: the table, who sits and who listens. Decisions are taken one after the other; each is stored
first and told afterwards. A room knows connections only as listeners."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from contextlib import suppress
from copy import copy
from dataclasses import asdict, replace
from hashlib import sha256
from typing import Any, Protocol

import msgspec

from madang.engine.drivers import interpreted
from madang.engine.game import SPECTATOR
from madang.engine.match import GIVEN_BACK, RESIGNED, TAKEN_BACK, TAKEN_OVER, Incident
from madang.engine.refusal import IllegalMove, Refused, shorten
from madang.games import game as game_of
from madang.lessons import LEARNER, Guide, Lesson, Progress, lesson_of
from madang.server import metrics
from madang.server.archives import Archive
from madang.server.bots import BIRDS, STAND_IN, Thinkers, choose
from madang.server.clocks import SECOND
from madang.server.messages import (
    ACTS,
    GO_ON,
    LEAVE_OUT,
    PHRASES,
    Accepted,
    Act,
    Away,
    Because,
    Befell,
    Block,
    ClockShown,
    ClocksShown,
    Closed,
    Consent,
    Consequence,
    DeedShown,
    EventShown,
    Finished,
    HandOver,
    Hush,
    IncidentShown,
    Learn,
    LessonShown,
    People,
    PromptShown,
    Rematch,
    Replace,
    Report,
    Resign,
    Return,
    Said,
    Say,
    SayingShown,
    SeatShown,
    ServerMessage,
    Step,
    TakeBack,
    TakeBackAsked,
    Talk,
    Undo,
    Update,
    Welcome,
    Would,
)
from madang.server.people import checked_words
from madang.server.presentation import (
    consequences_for,
    deeds_for,
    events_for,
    lesson_for,
    prompt_for,
    standing_of,
    view_for,
)
from madang.server.refusals import Refusal
from madang.server.storage import (
    BOT,
    CLOSED,
    HUMAN,
    MOST_SAYINGS,
    MOVE,
    OPEN,
    OPENER,
    OPERATOR,
    OVER,
    RUNNING,
    UNDO,
    UPGRADE,
    WAITING,
    Saying,
    Standing,
    Storage,
    StoredMatch,
    StoredSeat,
    Taken,
    now,
)
from madang.tables import Table

KEPT_ANSWERS = 200
"""Answers remembered for each seat. Older ids are safe to forget: they name a decision that is long stale."""
MOST_RETOLD = 40
"""Decisions that are told deed by deed. Whoever was away for longer is shown the table as it is now."""
ANEW = -1
"""Said instead of the number of the last event seen: all of them are shown again."""
MOST_AT_ONCE, SPEAKING_SECONDS = 5, 10.0
"""So many things somebody may say in so many seconds."""
COME_BACK, NOT_YOURS = 1012, 4403
"""Close codes: of a connection that should be opened again, and of one that has no right to the match."""

log = logging.getLogger("madang.server")
INCIDENT_OF = {Resign: RESIGNED, HandOver: TAKEN_OVER, Return: GIVEN_BACK}
_encode = msgspec.json.Encoder().encode


def encode(message: ServerMessage) -> str:
    """A message as it travels."""
    return _encode(message).decode()


class Listener(Protocol):
    """Somebody who is told what happens. Neither method ever waits."""

    viewer: int

    def send(self, message: str) -> None: ...

    def drop(self, code: int) -> None: ...


def deal(match: StoredMatch) -> Table:
    """The table of a match whose seats are all taken: draws the seed, which nobody could know before."""
    game = game_of(match.game)
    table = Table(game, match.players, None, match.options, match.shuffle, position=match.start, core=interpreted(game))
    match.seed, match.standing = table.seed.hex(), standing_of(table, view_for(table, SPECTATOR))
    match.dealt = now()
    ask(match, table, match.dealt)
    if match.clocks:
        match.standing.deadline = match.clocks.deadline(match.dealt)
    return table


def deal_lesson(match: StoredMatch, lesson: Lesson) -> None:
    """The match of a lesson: its cards are known, and its first step begins."""
    table, guide = lesson.table(), Guide(lesson, Progress())
    guide.look(table)
    match.seed, match.start = table.seed.hex(), table.start
    match.standing = standing_of(table, view_for(table, SPECTATOR))
    match.standing.lesson = asdict(guide.progress)


def ask(match: StoredMatch, table: Table, at: int, decided: bool = False) -> None:
    """Lets the clock run of whom a table asks from now on; it stands still while a bot thinks."""
    if match.clocks:
        seat = table.to_act
        asked = None if seat is None else match.seats[seat]
        match.clocks.ask(seat, asked is not None and asked.kind == HUMAN and not asked.fate, at, decided)


def replayed(match: StoredMatch, steps: list[Taken]) -> Table:
    """The table that the steps of a match lead to; the match gets its decisions and its draft. It runs interpreted: a
    decision takes less than a millisecond, and nothing has to be compiled while people wait."""
    game = game_of(match.game)
    match.moves, match.draft, match.incidents, match.made = [], [], [], []
    for one in match.seats:
        one.fate = None
    table = Table.replay(game, match.record(), interpreted(game))
    ask(match, table, match.dealt)
    for step in steps:
        decided = False
        if step.kind == UNDO:
            table.undo()
            match.draft.pop()
            match.made.pop()
        elif step.kind == TAKEN_BACK:
            take_back(match, table, step.seat)
        elif step.move is None:
            befall(match, table, step.kind, step.seat)
        else:
            table.play(step.move)
            match.draft.append(step.move)
            match.made.append(step.made)
            if decided := step.id is None or not table.can_undo:
                match.moves += match.draft
                match.draft = []
        ask(match, table, step.made, decided)
    return table


def guide_of(match: StoredMatch, steps: list[Taken], table: Table) -> Guide | None:
    """Who leads a learner through a match, if somebody does: along all that is decided, then along the draft."""
    lesson = lesson_of(table.game)
    if match.standing.lesson is None or lesson is None:
        return None
    made: list[tuple[int, str]] = []
    for step in steps:
        if step.kind == UNDO:
            made.pop()
        elif step.kind == MOVE and step.move is not None:
            made.append((step.seat, step.move))
    guide = Guide(lesson, Progress(**match.standing.lesson), made[: len(match.moves)])
    settled = copy(table)
    for _ in match.draft:
        settled.undo()
    guide.look(settled)
    for move in match.draft:
        settled.play(move)
        guide.follow(settled, LEARNER, move)
    return guide


def befall(match: StoredMatch, table: Table, kind: str, seat: int) -> Incident:
    """Something befalls a seat. What it had drafted is forgotten; what another seat has drafted stays so."""
    draft = [] if table.to_act == seat else match.draft
    for _ in match.draft:
        table.undo()
    incident = table.note(kind, seat)
    match.draft = [] if table.over else draft
    del match.made[len(match.moves) + len(match.draft) :]
    for move in match.draft:
        table.play(move)
    match.incidents.append(incident)
    match.seats[seat].fate = table.fate(seat)
    return incident


def take_back(match: StoredMatch, table: Table, seat: int) -> Incident:
    """The last turn of a seat, and all that was decided since, is taken back; a draft is forgotten."""
    for _ in match.draft:
        table.undo()
    incident = table.take_back(seat)
    match.draft = []
    del match.moves[incident.decision :], match.made[incident.decision :]
    match.incidents.append(incident)
    return incident


def seats_shown(match: StoredMatch, present: set[int]) -> list[SeatShown]:
    """Who sits where, `present` being the seats that somebody is connected to."""
    people = [one.seat for one in match.seats if one.kind != BOT]
    birds = [bird for bird in BIRDS if all(bird != one.name for one in match.seats if one.kind == BOT)]
    return [
        SeatShown(
            seat=one.seat,
            kind=one.kind,
            name=one.name,
            bot=one.bot,
            connected=one.kind == BOT or one.seat in present,
            fate=one.fate,
            stand_in=birds[people.index(one.seat)] if one.fate else None,
        )
        for one in match.seats
    ]


def closed(match: StoredMatch) -> Refusal:
    """Why a match that was closed does not go on."""
    why = {
        UPGRADE: "the rules have changed since it began",
        OPERATOR: "who runs this server has closed it",
        OPENER: "who opened the table has closed it",
    }
    return Refusal("closed", f"This match cannot go on: {why[match.reason or UPGRADE]}.")


def put_away() -> Refusal:
    """What somebody is told who comes while the room goes."""
    return Refusal("stale", "The match was put away just now; try again.")


class Room:
    """A match and everybody in it. What is shown comes from its table, or from an archive where other rules are played
    now; before the deal there is neither."""

    def __init__(
        self,
        match: StoredMatch,
        steps: list[Taken],
        source: Table | Archive | None,
        storage: Storage,
        thinkers: Thinkers,
        away: float,
    ):
        self.match = match
        self.steps = len(steps)
        self.table = source if isinstance(source, Table) else None
        self.archive = source if isinstance(source, Archive) else None
        self.guide = guide_of(match, steps, source) if isinstance(source, Table) else None
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.gone = False
        self.last_used = time.monotonic()
        self._storage = storage
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None
        self._away = away
        self._left = dict.fromkeys(range(match.players), time.monotonic())
        """Since when a seat has nobody: at first, since this server has the match in memory."""
        self._awaited: int | None = None
        """Whom everybody was told to be away."""
        self._agreed: set[int] = set()
        """Who has agreed that a bot plays on for whom everybody waits."""
        self._asking: int | None = None
        """Who asks everybody to let them take their last turn back."""
        self._letting: set[int] = set()
        """Who lets them."""
        self._denied: set[int] = set()
        """Who was not let, since the last decision."""
        self._sayings: list[Saying] = []
        self._spoke: dict[int, list[float]] = {}
        """When seats have said something of late."""
        self._unheard: dict[int, set[int]] = {}
        """Whom seats do not want to hear."""
        self._alarm: asyncio.TimerHandle | None = None
        self._waking: asyncio.Task[None] | None = None
        self._told: dict[int, list[EventShown]] = {}
        """What viewers who are here, or were a moment ago, have been told."""
        self._views: dict[int, Any] = {}
        """What they see since the last decision."""
        self._answers: dict[int, dict[str, str]] = {seat: {} for seat in range(match.players)}
        for step in steps:
            if step.id is not None:
                self._remember(step.seat, step.id, Accepted(step.id))

    # What is

    @property
    def drafter(self) -> int | None:
        """The seat that has steps nobody else sees."""
        return self.table.to_act if self.table and self.match.draft else None

    @property
    def bot_to_act(self) -> str | None:
        if self.table is None or self.match.status != RUNNING or self.table.to_act is None:
            return None
        seat = self.match.seats[self.table.to_act]
        return STAND_IN if seat.fate else seat.bot

    def fate(self, viewer: int) -> str | None:
        """What has become of the player of a seat; of who watches, nothing."""
        return None if viewer == SPECTATOR else self.match.seats[viewer].fate

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.thinking or self.lock.locked())

    @property
    def thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    def present(self) -> set[int]:
        """The viewers who are told what happens."""
        return {listener.viewer for listener in self.listeners}

    def seats(self) -> list[SeatShown]:
        return seats_shown(self.match, self.present())

    def welcome(self, viewer: int) -> Welcome:
        match = self.match
        return Welcome(
            match=match.id,
            game=match.game,
            rules_version=match.rules_version,
            viewer=None if viewer == SPECTATOR else viewer,
            opener=match.seat_of(match.opener),
            seats=self.seats(),
            incidents=[IncidentShown(*incident) for incident in match.incidents],
            commitment=sha256(bytes.fromhex(match.seed)).hexdigest() if match.seed else None,
            absence=match.absence,
            clock=None if match.clocks is None else ClockShown(**asdict(match.clocks.clock)),
            status=match.status,
        )

    @property
    def settled(self) -> Table:
        """The table without the draft, as all but the drafter see it."""
        assert self.table is not None
        table = self.table
        if self.match.draft:
            table = copy(table)
            for _ in self.match.draft:
                table.undo()
        return table

    def events(self, viewer: int) -> list[EventShown]:
        """Everything a viewer has been told."""
        if self.archive is not None:
            return self.archive.events[viewer]
        if viewer not in self._told:
            self._told[viewer] = events_for(self.settled, viewer, 0, 1)
        return self._told[viewer]

    def view(self, viewer: int) -> Any:
        """What a viewer sees, drafts of others left out."""
        if self.archive is not None:
            return self.archive.views[viewer]
        if viewer not in self._views:
            self._views[viewer] = view_for(self.settled, viewer)
        return self._views[viewer]

    def update(self, viewer: int, since: int | None = None) -> Update:
        """The table as a viewer may see it now, with the events after number `since` (None: no events)."""
        events = self.events(viewer)
        resync = since is not None and not 0 <= since <= len(events)
        seen = len(events) if since is None else 0 if resync else since
        drafting, running = viewer == self.drafter, self.match.status == RUNNING
        prompt: PromptShown | None = None
        if drafting:
            assert self.table is not None
            view, prompt = view_for(self.table, viewer), prompt_for(self.table, viewer)
        else:
            view = self.view(viewer)
            if running:
                prompt = prompt_for(self.settled, SPECTATOR if self.fate(viewer) else viewer)
        return Update(
            decision=len(self.match.moves),
            first=seen + 1,
            events=events[seen:],
            deeds=self._deeds_after(viewer, seen),
            view=view,
            prompt=prompt,
            step=len(self.match.draft) if drafting else 0,
            undo=drafting,
            resync=resync,
            take_back=self._turn_to_take_back(viewer) is not None,
            lesson=self._lesson(viewer),
        )

    def _lesson(self, viewer: int) -> LessonShown | None:
        """What the coach says to a learner."""
        if self.guide is None or self.table is None or viewer != LEARNER or self.match.status != RUNNING:
            return None
        return lesson_for(self.guide, self.table)

    def _deeds_after(self, viewer: int, seen: int) -> list[DeedShown]:
        """The deeds after event `seen`, unless they are too many; the deal is none."""
        events = self.events(viewer)
        if self.table is None or seen == len(events):
            return []
        decision = events[seen].decision
        if not decision or len(self.match.moves) - decision >= MOST_RETOLD:
            return []
        first = seen
        while first and events[first - 1].decision == decision:
            first -= 1
        deeds = deeds_for(self.settled, viewer, decision, first + 1)
        return [deed for deed in deeds if deed.first > seen]

    def ending(self) -> Finished | Closed | None:
        """What is said after the last update."""
        if self.match.status == CLOSED:
            return Closed(self.match.reason or "")
        result = self.match.standing.result
        if self.match.status != OVER or result is None:
            return None
        return Finished(result["scores"], result["winners"], self.match.seed, self.match.rematch)

    def clocks(self) -> ClocksShown | None:
        """What everybody has left, where there is a clock and the match runs."""
        clocks = self.match.clocks
        if clocks is None or self.match.status != RUNNING:
            return None
        left = zip(self.match.seats, clocks.left(now()), strict=True)
        return ClocksShown([None if one.kind == BOT else time for one, time in left], clocks.running)

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
            listener.send(encode(self.welcome(listener.viewer)))
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
            if self._awaited is not None and (away := self.away()):
                listener.send(encode(away))
            if self._asking is not None:
                listener.send(encode(self._request()))
            if self._talks(listener.viewer):
                await self._listen(listener.viewer)
                listener.send(encode(self._talk(listener.viewer)))
            self.look_after()

    def leave(self, listener: Listener) -> None:
        self.last_used = time.monotonic()
        before = self.present()
        if listener in self.listeners:
            self.listeners.remove(listener)
            metrics.sockets.dec()
        if self.present() != before:
            self._left[listener.viewer] = time.monotonic()
            self.tell(People(self.seats()))
            self.look_after()

    def rename(self, guest: str, name: str) -> None:
        for one in self.match.seats:
            if one.guest == guest:
                one.name = name
        self.tell(People(self.seats()))

    async def sit(self, seat: int, guest: str, name: str) -> int:
        """Gives an open seat to a guest; who sits already keeps that seat. When the last one is taken, the cards are
        dealt."""
        async with self.lock:
            match = self.match
            if self.gone:
                raise put_away()
            if (own := match.seat_of(guest)) is not None:
                return own
            if match.status == CLOSED:
                raise closed(match)
            if match.seats[seat].kind != OPEN:
                raise Refusal("seat-taken", f"Somebody else sits at seat {seat} already.", seat=seat)
            taken = match.seats[seat]
            taken.kind, taken.guest, taken.name = HUMAN, guest, name
            table = None if any(one.kind == OPEN for one in match.seats) else deal(match)
            await self._stored(self._storage.take_seat(match, seat, guest))
            self.table = table
            if table is None:
                self.tell(People(self.seats()))
            else:
                for viewer in self.present():
                    self.tell(self.welcome(viewer), to=viewer)
                    self.tell(self.update(viewer, 0), to=viewer)
                if clocks := self.clocks():
                    self.tell(clocks)
                self.wake_bots()
                self.look_after()
            return seat

    async def stand_up(self, guest: str) -> None:
        """Frees the seat of a guest again; the opener closes the table instead."""
        async with self.lock:
            match, seat = self.match, self._seat_before_the_deal(guest)
            if guest == match.opener:
                raise Refusal("not-your-seat", "Who opened a table closes it, rather than leave it to others.")
            await self._stored(self._storage.free_seat(match.id, seat))
            freed = match.seats[seat]
            freed.kind, freed.guest, freed.name = OPEN, None, ""
            self._answers[seat] = {}
            self.expel(seat)
            self.tell(People(self.seats()))

    def expel(self, seat: int) -> None:
        """Ends the connections of a seat."""
        for listener in list(self.listeners):
            if listener.viewer == seat:
                listener.drop(NOT_YOURS)

    async def close(self, guest: str) -> None:
        """Closes a table at which nothing was dealt yet, where its opener wants that."""
        async with self.lock:
            match = self.match
            self._seat_before_the_deal(guest)
            if guest != match.opener:
                raise Refusal("not-your-seat", "Only who opened a table closes it.")
            await self._stored(self._storage.close_match(match.id, OPENER))
            match.standing.status, match.reason = CLOSED, OPENER
            self.tell(Closed(OPENER))

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

    def tell(self, message: ServerMessage, to: int | None = None, but: Listener | None = None) -> None:
        """Sends a message to everybody, or to one viewer's connections. What is told is stored already."""
        text: str | None = None
        for listener in list(self.listeners):
            if listener is not but and (to is None or listener.viewer == to):
                text = text or encode(message)
                listener.send(text)

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
            if known := self._answers[seat].get(message.id):
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
                            await self._ask_back(message, listener)
                        case Say() | Report() | Block() | Hush():
                            await self._take_part(message, listener)
                        case Consent():
                            await self._consent(message, listener)
                        case Replace():
                            await self._agree(message, listener)
                        case _:
                            step = Taken(seat, id=message.id, kind=INCIDENT_OF[type(message)])
                            await self._befall(step, listener)
            except Refusal as refusal:
                metrics.refusals.labels(refusal.code).inc()
                # Nothing has changed, so nothing is stored: after a restart it would be judged anew.
                listener.send(self._remember(seat, message.id, refusal.message(message.id)))

    async def explain(self, listener: Listener, move: str) -> None:
        """Tells whoever is asked by which rule a move cannot be made. Nobody else is told anything: the table may hold
        steps that only the seat to act knows of."""
        async with self.lock:
            rule = None
            if self.table and self.match.status == RUNNING and self.table.to_act == listener.viewer:
                try:
                    self.table.check(move, listener.viewer)
                except IllegalMove as refusal:
                    rule = refusal.rule
            listener.send(encode(Because(move, rule)))

    async def foretell(self, listener: Listener, move: str) -> None:
        """Tells whoever is asked what a move would do, as far as that seat can know. Nobody else is told anything."""
        async with self.lock:
            told: list[Consequence] = []
            if self.table and self.match.status == RUNNING and self.table.to_act == listener.viewer:
                with suppress(IllegalMove):
                    told = consequences_for(self.table, listener.viewer, move)
            listener.send(encode(Would(move, told)))

    def _check_running(self) -> Table:
        """The table, where the match goes on."""
        match = self.match
        if match.status == CLOSED:
            raise closed(match)
        if match.status == OVER:
            raise Refusal("over", "This match is over.")
        if match.status == WAITING:
            raise Refusal("waiting", "The match begins when all seats are taken.")
        assert self.table is not None
        return self.table

    def _check_decision(self, message: TakeBack | Consent) -> None:
        decision = len(self.match.moves)
        if message.decision != decision:
            sentence = "The table has moved on since this was sent: look again, then decide."
            raise Refusal("stale", sentence, decision=decision, step=0)

    def _check_turn(self, seat: int, message: Step | Undo | Learn) -> Table:
        match, table = self.match, self._check_running()
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
            table.play(move, seat)
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

    def _run_clock(self, table: Table, standing: Standing, at: int, decided: bool = False) -> None:
        ask(self.match, table, at, decided)
        if self.match.clocks:
            standing.deadline = self.match.clocks.deadline(at)

    def _tell_where_it_stands(self) -> None:
        """What everybody is told after an update, and who is to go on. What was asked before lapses."""
        self._asking, self._letting, self._denied = None, set(), set()
        if clocks := self.clocks():
            self.tell(clocks)
        if ending := self.ending():
            self.tell(ending)
        self.wake_bots()
        self.look_after()

    async def _befall(self, step: Taken, listener: Listener | None = None) -> None:
        """Stores that something befalls a seat, then tells everybody."""
        match, table = self.match, self._check_running()
        try:
            table.check_incident(step.kind, step.seat)
        except Refused as refusal:
            raise Refusal("illegal-move", str(refusal), move=step.kind) from None
        self.guide = None  # whoever learns and leaves does not need the coach any more
        incident = befall(match, table, step.kind, step.seat)
        standing = standing_of(table, self.view(SPECTATOR))
        self._run_clock(table, standing, step.made)
        await self._store(step, standing, match.seats[step.seat])

        match.standing = standing
        if listener:
            self._accept(step, listener)
        self.tell(Befell(IncidentShown(*incident), self.seats()))
        for viewer in self.present():
            self.tell(self.update(viewer), to=viewer)
        self._tell_where_it_stands()

    async def _agree(self, message: Replace, listener: Listener) -> None:
        """Somebody agrees that a bot plays on for whom everybody waits; when all have, it does."""
        self._check_running()
        if listener.viewer not in self.people():
            raise Refusal("not-your-seat", "Who does not play does not decide about others.")
        if self.missing != message.seat or self.away() is None:
            raise Refusal("not-away", f"Seat {message.seat} is not away, or not the one to act.", seat=message.seat)
        self._agreed.add(listener.viewer)
        listener.send(self._remember(listener.viewer, message.id, Accepted(message.id)))
        if self._agreed >= self.people():
            await self._befall(Taken(message.seat, kind=TAKEN_OVER))
        elif away := self.away():
            self.tell(away)

    # Taking back

    def _turn_to_take_back(self, seat: int) -> int | None:
        """After how many decisions the last turn of a seat began, where that could be taken back."""
        if seat == SPECTATOR or self.table is None or self.match.status != RUNNING or self.guide or self.fate(seat):
            return None
        return self.settled.turn_to_take_back(seat)

    def _request(self, refused: int | None = None) -> TakeBackAsked:
        assert self._asking is not None
        return TakeBackAsked(self._asking, len(self.match.moves), sorted(self._letting), refused)

    @property
    def _opponents(self) -> set[int]:
        """Who has to agree: the people who play, here or not, but for who asks."""
        playing = {one.seat for one in self.match.seats if one.kind == HUMAN and not one.fate}
        return playing if self._asking is None else playing - {self._asking}

    async def _ask_back(self, message: TakeBack, listener: Listener) -> None:
        """Somebody asks to take the last turn back; against bots alone it is done at once."""
        seat = listener.viewer
        self._check_running()
        self._check_decision(message)
        if self._turn_to_take_back(seat) is None:
            raise Refusal("no-take-back", "Something hidden was shown since, or there is nothing to take back.")
        if seat in self._denied or self._asking not in (None, seat):
            raise Refusal("no-take-back", "Somebody has said no, or asks already.")
        self._asking = seat
        if self._letting >= self._opponents:
            await self._take_back(seat, message.id, listener)
        else:
            listener.send(self._remember(seat, message.id, Accepted(message.id)))
            self.tell(self._request())

    async def _consent(self, message: Consent, listener: Listener) -> None:
        """Somebody lets who asks take the last turn back, or does not; when all have let them, it is done."""
        seat, asking = listener.viewer, self._asking
        self._check_running()
        self._check_decision(message)
        if asking is None or seat not in self._opponents:
            raise Refusal("no-take-back", "Nobody asks this seat to let them take something back.")
        listener.send(self._remember(seat, message.id, Accepted(message.id)))
        if not message.agrees:
            self.tell(self._request(refused=seat))
            self._denied.add(asking)
            self._asking, self._letting = None, set()
            return
        self._letting.add(seat)
        if self._letting >= self._opponents:
            await self._take_back(asking)
        else:
            self.tell(self._request())

    async def _take_back(self, seat: int, identifier: str | None = None, listener: Listener | None = None) -> None:
        """Stores that a turn is taken back, then shows everybody the table anew."""
        match, table = self.match, self._check_running()
        incident = take_back(match, table, seat)
        self._views, self._told = {}, {}
        step = Taken(seat, str(incident.decision), identifier, TAKEN_BACK)
        standing = standing_of(table, self.view(SPECTATOR))
        self._run_clock(table, standing, step.made)
        await self._store(step, standing)

        match.standing = standing
        if listener:
            self._accept(step, listener)
        self.tell(Befell(IncidentShown(*incident), self.seats()))
        for viewer in self.present():
            self.tell(self.update(viewer, ANEW), to=viewer)
        self._tell_where_it_stands()

    # Talking

    def _talks(self, viewer: int) -> bool:
        """Whether a viewer has anybody to talk to: people who sit at a table that was dealt. Who watches has no part in
        it, so that nobody can help."""
        others = [one for one in self.match.seats if one.guest is not None and one.seat != viewer]
        return viewer != SPECTATOR and bool(others) and bool(self.match.seed) and self.match.status != CLOSED

    async def _listen(self, seat: int) -> None:
        """Finds out what was said, and whom a seat does not want to hear."""
        guest = self.match.seats[seat].guest
        if not self._unheard:
            self._sayings = await self._storage.sayings(self.match.id)
        if guest is not None and seat not in self._unheard:
            blocked = await self._storage.blocked(guest)
            self._unheard[seat] = {one.seat for one in self.match.seats if one.guest in blocked}

    def _talk(self, seat: int) -> Talk:
        unheard = self._unheard.get(seat, set())
        heard = [SayingShown(**asdict(one)) for one in self._sayings[-MOST_SAYINGS:] if one.seat not in unheard]
        return Talk(heard, self.match.hushed, sorted(unheard))

    async def _take_part(self, message: Say | Report | Block | Hush, listener: Listener) -> None:
        """Carries out what somebody says, or does about what others say."""
        seat, match = listener.viewer, self.match
        guest = match.seats[seat].guest
        if not self._talks(seat) or guest is None:
            raise Refusal("hushed", "There is nobody to talk to.")
        await self._listen(seat)
        accepted = Accepted(message.id)
        match message:
            case Say():
                saying = self._checked(message, seat)
                await self._stored(self._storage.say(match.id, guest, saying))
                self._sayings.append(saying)
                listener.send(self._remember(seat, message.id, accepted))
                said = Said(SayingShown(**asdict(saying)))
                for viewer in self.present() - {SPECTATOR}:
                    if seat not in self._unheard.get(viewer, ()):
                        self.tell(said, to=viewer)
                return
            case Report():
                if all(one.number != message.number for one in self._sayings):
                    raise Refusal("not-found", "Nothing of that number was said here.")
                await self._stored(self._storage.report(match.id, message.number, guest))
            case Block():
                other = match.seats[message.seat].guest if message.seat in range(match.players) else None
                if other is None or other == guest:
                    raise Refusal("not-found", "Nobody else sits there who could talk.")
                await self._stored(self._storage.block(guest, other, message.blocked))
                (self._unheard[seat].add if message.blocked else self._unheard[seat].discard)(message.seat)
            case Hush():
                if guest != match.opener:
                    raise Refusal("not-your-seat", "Only who opened the table decides whether people talk there.")
                await self._stored(self._storage.hush(match.id, message.hushed))
                match.hushed = message.hushed
        listener.send(self._remember(seat, message.id, accepted))
        for viewer in self.present() - {SPECTATOR} if isinstance(message, Hush) else {seat}:
            self.tell(self._talk(viewer), to=viewer)

    def _checked(self, message: Say, seat: int) -> Saying:
        """What somebody says, if it may be said now."""
        if self.match.hushed:
            raise Refusal("hushed", "Who opened this table wants nobody to talk here.")
        if message.phrase is not None and message.phrase not in PHRASES:
            raise Refusal("malformed", f"A phrase is one of {', '.join(PHRASES)}, not '{shorten(message.phrase)}'.")
        words = checked_words(message.words) if message.phrase is None else ""
        lately = [at for at in self._spoke.get(seat, []) if time.monotonic() - at < SPEAKING_SECONDS]
        if len(lately) >= MOST_AT_ONCE:
            raise Refusal("too-many", "That is much at once; let the others speak.", most=MOST_AT_ONCE)
        self._spoke[seat] = [*lately, time.monotonic()]
        return Saying(self._sayings[-1].number + 1 if self._sayings else 1, seat, message.phrase, words)

    async def _store(self, step: Taken, standing: Standing | None = None, befell: StoredSeat | None = None) -> None:
        await self._stored(self._storage.add(self.match.id, self.steps + 1, [step], standing, befell))
        self.steps += 1

    def _accept(self, step: Taken, listener: Listener) -> None:
        assert step.id is not None
        listener.send(self._remember(step.seat, step.id, Accepted(step.id)))

    def _remember(self, seat: int, identifier: str, message: ServerMessage) -> str:
        """The answer to a message, kept for as long as anybody could ask again."""
        known = self._answers[seat]
        if len(known) >= KEPT_ANSWERS:
            del known[next(iter(known))]
        known[identifier] = encode(message)
        return known[identifier]

    async def _stored(self, writing: Awaitable[Any]) -> None:
        """Waits for the database. Where it fails, memory may be ahead of it: everybody has to come back and load."""
        try:
            await writing
        except BaseException:
            self.abandon()
            raise

    def abandon(self) -> None:
        self.gone = True
        if self._alarm:
            self._alarm.cancel()
        for listener in list(self.listeners):
            listener.drop(COME_BACK)

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
        listener.send(self._remember(listener.viewer, message.id, Accepted(message.id)))
        while message.act != LEAVE_OUT and moves and table.to_act == LEARNER and guide.progress.step == message.lesson:
            suggestion = guide.suggested(table)
            move = suggestion.move if suggestion else await asyncio.to_thread(choose, "apprentice", table)
            table.play(move, LEARNER)
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
            await self._stored(self._storage.stand(self.match.id, self.match.standing))
        self.tell(self.update(LEARNER), to=LEARNER)

    def _follow(self, table: Table, step: Taken) -> None:
        if self.guide and step.move is not None:
            self.guide.follow(table, step.seat, step.move)

    def _progress(self) -> dict[str, Any] | None:
        """Where the learner stands, as it is kept."""
        return None if self.guide is None or self.guide.over else asdict(self.guide.progress)

    # Who is gone

    def people(self) -> set[int]:
        """The seats at which somebody is, and plays."""
        return {seat for seat in self.present() - {SPECTATOR} if not self.fate(seat)}

    @property
    def missing(self) -> int | None:
        """The seat that somebody waits for though its player is gone."""
        if self.table is None or self.match.status != RUNNING or self.table.to_act is None:
            return None
        asked = self.match.seats[self.table.to_act]
        present = self.people()
        return asked.seat if asked.kind == HUMAN and not asked.fate and present and asked.seat not in present else None

    def away(self) -> Away | None:
        """What there is to say of whom everybody waits for, once that one counts as away."""
        seat = self.missing
        if seat is None or (gone := time.monotonic() - self._left[seat]) < self._away:
            return None
        limit = self.match.absence
        return Away(seat, None if limit is None else max(0, round(limit - gone)), sorted(self._agreed))

    def look_after(self) -> None:
        """Says once who is away, and comes back when there is something to say or to do."""
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None
        seat, limit = self.missing, self.match.absence
        if seat != self._awaited:
            self._awaited, self._agreed = None, set()
        if self.gone:
            return
        waits: list[float] = []
        if seat is not None:
            away = self.away()
            if away and self._awaited is None:
                self._awaited = seat
                self.tell(away)
            gone = time.monotonic() - self._left[seat]
            waits = [moment - gone for moment in (None if away else self._away, limit) if moment is not None]
        if (deadline := self._deadline()) is not None:
            waits.append((deadline - now()) / SECOND)
        if waits:
            self._alarm = asyncio.get_running_loop().call_later(max(0, min(waits)), self._ring)

    def _deadline(self) -> int | None:
        """When somebody's time is up."""
        clocks = self.match.clocks
        return clocks.deadline(now()) if clocks and self.match.status == RUNNING else None

    def _ring(self) -> None:
        self._waking = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        """Lets a bot play on for who is gone too long; lets what the table has chosen befall whose time is up."""
        async with self.lock:
            if self.gone:
                return
            clocks, deadline = self.match.clocks, self._deadline()
            if clocks and clocks.running is not None and deadline is not None and deadline <= now():
                await self._befall(Taken(clocks.running, kind=clocks.clock.end))
                return
            seat, limit = self.missing, self.match.absence
            late = seat is not None and limit is not None and time.monotonic() - self._left[seat] >= limit
            if late and seat is not None:
                await self._befall(Taken(seat, kind=TAKEN_OVER))
            else:
                self.look_after()

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
                    table.play(move, seat)
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
