"""All matches: made, found, loaded when somebody connects and put away when nobody is left."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from madang.bots import BIRDS, BOTS
from madang.engine.match import SEALED, TAKEN_BACK, Incident
from madang.engine.refusal import Refused, shorten
from madang.games import NAMES, every_game
from madang.games import game as game_of
from madang.lessons import APPRENTICES, Lesson, lesson_of
from madang.server import metrics
from madang.server.archives import Archive, packed, unpacked
from madang.server.bots import Thinkers
from madang.server.calls import Calls
from madang.server.clocks import SECOND, Clock, Clocks
from madang.server.database import now
from madang.server.garbage import Search
from madang.server.gathering import put_away
from madang.server.messages import SeatShown
from madang.server.ratings import count_ended
from madang.server.refusals import Refusal
from madang.server.replaying import deal, deal_lesson, replayed
from madang.server.room import Room
from madang.server.settings import AWAY
from madang.server.showing import seats_shown
from madang.server.storage import (
    BOT,
    HUMAN,
    OPEN,
    RUNNING,
    UNDO,
    WAITING,
    Standing,
    Storage,
    StoredMatch,
    StoredSeat,
    Taken,
)
from madang.tables import Table

log = logging.getLogger("madang.server")
ME = "me"
IDENTIFIER = re.compile(r"[0-9a-f]{16}")
IDLE_SECONDS = 300
SWEEP_SECONDS = 60
BEAT_SECONDS = 10
HEARTBEAT_SECONDS = 2
"""The same where others serve the database, too: so soon a process notices that its matches may be theirs."""
MOST_UNFINISHED = 50
"""Matches a guest can have going; those that did not move for a day do not count, so nobody is locked out for good."""
DAY = 24 * 60 * 60 * 1000
HOUR = 60 * 60


class Elsewhere(Exception):
    """A match is played by another process, which is reached at an address, if it has one."""

    def __init__(self, address: str):
        super().__init__(address)
        self.address = address


class Matches:
    """The rooms in memory and the way to all others."""

    def __init__(
        self,
        storage: Storage,
        calls: Calls,
        pace: float,
        away: float = AWAY,
        days: float | None = None,
        address: str | None = None,
    ):
        self._storage = storage
        self._calls = calls
        self._address = address
        storage.on_lost = self._lose
        self._away = away
        self._days = days
        self.banned: set[str] = set()
        """Guests and addresses that are not let in; looked up once a minute."""
        self._forgot = -float("inf")
        self._thinkers = Thinkers(pace)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Closes what cannot go on under the rules of today, and counts what a server that was killed has not."""
        await self._storage.begin_run(self._address)
        await self._storage.close_others(versions())
        await count_ended(self._storage)
        await self.look_up_bans()
        self._sweeper = asyncio.create_task(self._sweep())
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        tasks = [task for task in (self._sweeper, self._beating) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.stop()
            await self._archive(room)
        if tasks:
            with suppress(SQLAlchemyError):
                await self._storage.stay()
        self._thinkers.close()

    # Finding

    async def room(self, match: str) -> Room:
        """The room of a match, loaded if need be; raises Elsewhere where another process plays it."""
        if not IDENTIFIER.fullmatch(match):
            raise Refusal("not-found", "There is no such match.")
        room = self._rooms.get(match)
        if room is None or room.gone:
            if match not in self._loading:
                task = asyncio.create_task(self._enter(match))
                task.add_done_callback(lambda _: self._loading.pop(match))
                self._loading[match] = task
            room = await asyncio.shield(self._loading[match])
        room.last_used = time.monotonic()
        return room

    async def _enter(self, match: str) -> Room:
        room = self._rooms[match] = await self._load(match)
        metrics.matches.set(len(self._rooms))
        return room

    async def _load(self, match: str) -> Room:
        if (address := await self._storage.claim(match)) is not None:
            raise Elsewhere(address)
        run = self._storage.run
        found = await self._storage.load(match)
        if found is None:
            raise Refusal("not-found", "There is no such match.")
        stored, steps = found
        source = await self._source(stored, steps)
        if not run or self._storage.run != run:  # the claim was lost meanwhile
            raise put_away()
        return Room(stored, steps, source, self._storage, self._thinkers, self._calls, self._away)

    async def _source(self, match: StoredMatch, steps: list[Taken]) -> Table | Archive | None:
        """Where a match is shown from: its table, else, where other rules are played now, what is left of it; nowhere
        before the deal."""
        if not match.seed:
            return None
        if match.game in NAMES and match.rules_version in game_of(match.game).versions:
            return await asyncio.to_thread(replayed, match, steps)
        recount(match, steps)
        shown = await self._storage.archived(match.id)
        return Archive() if shown is None else await asyncio.to_thread(unpacked, shown)

    async def _sweep(self) -> None:
        try:
            await self._archive_missed()
        except SQLAlchemyError as problem:
            log.warning("Not all matches that are over could be packed: %s", problem)
        search = Search()
        while True:
            await self._watch_clocks()
            await self._forget()
            with suppress(SQLAlchemyError):
                await self.look_up_bans()
            await asyncio.sleep(SWEEP_SECONDS)
            await self.put_away(time.monotonic() - IDLE_SECONDS)
            search.when_due()

    async def _watch_clocks(self) -> None:
        """Loads the matches in which somebody's time is up before the next look: a room in memory sees to it."""
        try:
            for match in await self._storage.due(now() + SWEEP_SECONDS * SECOND):
                with suppress(Elsewhere, Refusal):
                    (await self.room(match)).absence.look_after()
        except SQLAlchemyError as problem:
            log.warning("Not all clocks could be looked at: %s", problem)

    async def look_up_bans(self) -> None:
        """Whoever is not let in any more has to go."""
        self.banned = set(await self._storage.bans())
        for room in self._rooms.values():
            room.banish(self.banned)

    async def _forget(self) -> None:
        """Removes, once an hour, matches that ended longer ago than the operator keeps them."""
        if self._days is None or time.monotonic() - self._forgot < HOUR:
            return
        try:
            count = await self._storage.forget(now() - int(self._days * DAY))
        except SQLAlchemyError as problem:
            log.warning("Old matches could not be removed: %s", problem)
            return
        self._forgot = time.monotonic()
        if count:
            log.info("%s matches that ended more than %g days ago were removed.", count, self._days)

    async def _beat(self) -> None:
        """Says again and again that the server is up: time that nobody has vouched for is charged to nobody."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS if self._storage.shared else BEAT_SECONDS)
            try:
                await self._storage.stay()
            except (SQLAlchemyError, Refused) as problem:
                log.warning("The database does not answer: %s", str(problem).splitlines()[0])

    def _lose(self) -> None:
        """Everybody comes back, here or elsewhere: what is in memory may be out of date."""
        for room in self._rooms.values():
            room.abandon()
        self._rooms.clear()
        metrics.matches.set(0)

    async def put_away(self, before: float) -> None:
        """Forgets the rooms that nobody has used since; the database remembers."""
        for match, room in list(self._rooms.items()):
            if room.gone or (room.idle and room.last_used <= before):
                room.gone = True
                del self._rooms[match]
                metrics.matches.set(len(self._rooms))
                await self._archive(room)
                if not room.listeners:
                    room.dissolve()

    async def _archive(self, room: Room) -> None:
        """Packs what a match shows, unless that was done after its last step."""
        if room.table is not None and room.match.archived != room.steps:
            shown = await asyncio.to_thread(packed, room.settled)
            try:
                await self._storage.archive(room.match.id, room.steps, shown)
            except SQLAlchemyError as problem:
                log.warning("What match %s shows was not packed: %s", room.match.id, problem)
            else:
                room.match.archived = room.steps

    async def _archive_missed(self) -> None:
        """Packs what a server that was killed has not."""
        for match in await self._storage.not_archived(versions()):
            with suppress(Elsewhere, Refusal):
                await self._archive(await self._load(match))

    def seats(self, match: StoredMatch) -> list[SeatShown]:
        """Who sits in a match, and who is there: nobody in a match that is not in memory here."""
        if room := self._rooms.get(match.id):
            return room.seats()
        return seats_shown(match, set())

    def rename(self, guest: str, name: str) -> None:
        for room in self._rooms.values():
            if room.match.seat_of(guest) is not None:
                room.rename(guest, name)

    async def look_again(self, guests: Sequence[str]) -> None:
        """Something about guests has changed in the database: who they are, what they are called, or where they may be.
        Their connections end, and whoever still has a right to one comes back."""
        for room in list(self._rooms.values()):
            if any(one.guest in guests for one in room.match.seats):
                await room.look_who_sits(guests)

    async def free_tables(self, guest: str) -> list[StoredMatch]:
        """Public tables at which a guest does not sit yet."""
        return [match for match in await self._storage.free_tables(guest, now() - DAY) if match.seat_of(guest) is None]

    # Making

    async def create(
        self,
        guest: str,
        game: str,
        seats: Sequence[str],
        options: dict[str, Any] | None = None,
        absence: int | None = None,
        clock: Clock | None = None,
        public: bool = False,
        rated: bool = False,
    ) -> StoredMatch:
        """A new match, `seats` saying who sits where: `me`, a bird, the name of a bot, or `open`; `absence`, for how
        many seconds somebody may be gone before a bot plays on; `public`, whether everybody may sit down; `rated`,
        whether it counts."""
        if game not in NAMES:
            raise Refusal("not-found", f"There is no game '{shorten(game)}' here; the games are {', '.join(NAMES)}.")
        seated = seating(game, guest, seats)
        await self._check_unfinished(guest)
        if public and OPEN not in seats:
            raise Refusal("bad-seats", "A table at which everybody may sit down has a free seat.")
        if rated and any(who not in (ME, OPEN) for who in seats):
            raise Refusal("bad-seats", "At a rated table only people sit: bots have no part in ratings.")
        return await self._open(game, guest, seated, options, absence, clock, public=public, rated=rated)

    async def teach(self, guest: str, game: str) -> StoredMatch:
        """A first game of a visitor with the coach: the one that waits for them, or a new one."""
        lesson = lesson_of(game_of(game)) if game in NAMES else None
        if lesson is None:
            raise Refusal("not-found", f"There is no lesson of '{shorten(game)}' here.")
        for match in await self._storage.matches_of(guest):
            if match.game == game and match.status == RUNNING and match.standing.lesson is not None:
                return match
        await self._check_unfinished(guest)
        birds = APPRENTICES[: len(lesson.bots)]
        seats = [StoredSeat(0, HUMAN, guest)]
        seats += [StoredSeat(seat, BOT, bot="apprentice", name=name) for seat, name in enumerate(birds, 1)]
        return await self._open(game, guest, seats, lesson.options, lesson=lesson)

    async def _check_unfinished(self, guest: str) -> None:
        if await self._storage.unfinished(guest, now() - DAY) >= MOST_UNFINISHED:
            sentence = f"You have {MOST_UNFINISHED} matches going; finish one before you begin another."
            raise Refusal("too-many", sentence, most=MOST_UNFINISHED)

    async def rematch(self, match: str, guest: str) -> StoredMatch:
        """The one rematch of a match: same game, same people, same seats. Whoever asks first opens it. That of a rated
        match counts, too, unless somebody who sat there wanted to be forgotten."""
        room = await self.room(match)
        old = room.match
        async with room.lock:
            if room.gone:
                raise put_away()
            if old.seat_of(guest) is None:
                raise Refusal("not-your-seat", "Only who sat at this match can ask for a rematch.")
            if not old.ended:
                raise Refusal("not-over", "This match is not over yet.")
            if old.game not in NAMES:
                raise Refusal("not-found", "This game is not played here any more.")
            if old.rematch is None:
                options = old.options if old.rules_version in game_of(old.game).versions else None
                seats = [replace(one, fate=None) for one in old.seats]
                clock = None if old.clocks is None else old.clocks.clock
                rated = old.rated and all(one.guest is not None for one in seats)
                new = await self._open(
                    old.game, guest, seats, options, old.absence, clock, rematch_of=match, rated=rated
                )
                room.opened_rematch(new.id)
                return new
            found = await self._storage.load(old.rematch)
        if found is None:
            raise Refusal("not-found", "The rematch is not kept any more.")
        return found[0]

    async def _open(
        self,
        game: str,
        guest: str,
        seats: Sequence[StoredSeat],
        options: dict[str, Any] | None,
        absence: int | None = None,
        clock: Clock | None = None,
        rematch_of: str | None = None,
        lesson: Lesson | None = None,
        public: bool = False,
        rated: bool = False,
    ) -> StoredMatch:
        found = game_of(game)
        try:
            values = found.check_options(options)
        except Refused as refusal:
            raise Refusal("malformed", str(refusal)) from None
        match = StoredMatch(
            id=secrets.token_hex(8),
            game=game,
            rules_version=found.rules_version,
            options=values,
            players=len(seats),
            opener=guest,
            seed="",
            shuffle=SEALED,
            start=None,
            seats=list(seats),
            standing=Standing(WAITING),
            absence=absence,
            clocks=None if clock is None else Clocks(clock, len(seats), self._storage.downtimes),
            public=public,
            rated=rated,
        )
        if lesson is not None:
            deal_lesson(match, lesson)
        elif not any(one.kind == OPEN for one in seats):
            deal(match)
        await self._storage.create(match, rematch_of)
        if match.standing.to_act != match.seat_of(guest):
            self._calls.turn(match, match.standing.to_act)
        return match


def versions() -> dict[str, tuple[str, ...]]:
    """The versions of the rules that are played here, by game."""
    return {game.name: game.versions for game in every_game()}


def recount(match: StoredMatch, steps: Sequence[Taken]) -> None:
    """Gives a match the moves its steps come to, and what befell its seats, where nobody has its rules any more."""
    match.moves, match.incidents, match.made = [], [], []
    for step in steps:
        if step.kind == UNDO:
            match.moves.pop()
            match.made.pop()
        elif step.kind == TAKEN_BACK:
            left = int(step.move or 0)
            del match.moves[left:], match.made[left:]
            match.incidents.append(Incident(left, step.seat, step.kind))
        elif step.move is None:
            match.incidents.append(Incident(len(match.moves), step.seat, step.kind))
        else:
            match.moves.append(step.move)
            match.made.append(step.made)


def seating(game: str, guest: str, seats: Sequence[str]) -> list[StoredSeat]:
    """Who sits where, as asked for. A bird sits down itself, once; any other bot is called like a free bird, one of its
    own level while there is one."""
    players = game_of(game).players
    if len(seats) not in players:
        raise Refusal("bad-seats", f"{game_of(game).title} is for {players[0]} to {players[-1]} players.")
    if list(seats).count(ME) != 1:
        raise Refusal("bad-seats", f"Exactly one seat is '{ME}'.")
    for bird in BIRDS:
        if list(seats).count(bird) > 1:
            raise Refusal("bad-seats", f"{bird} can sit at one seat only.")
    free = [bird for bird in secrets.SystemRandom().sample(list(BIRDS), len(BIRDS)) if bird not in seats]
    seated = []
    for seat, who in enumerate(seats):
        if who == ME:
            seated.append(StoredSeat(seat, HUMAN, guest))
        elif who == OPEN:
            seated.append(StoredSeat(seat, OPEN))
        elif who in BIRDS:
            seated.append(StoredSeat(seat, BOT, bot=BIRDS[who], name=who))
        elif who in BOTS:
            name = min(free, key=lambda bird: (BIRDS[bird] != who, BIRDS[bird] in seats))
            free.remove(name)
            seated.append(StoredSeat(seat, BOT, bot=who, name=name))
        else:
            choices = ", ".join([ME, OPEN, *BIRDS, *BOTS])
            raise Refusal("bad-seats", f"A seat is one of {choices}, not '{shorten(who)}'.", seat=seat)
    return seated
