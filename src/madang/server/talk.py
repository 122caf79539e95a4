"""The talk at a table: what was said, who does not want to hear whom, and how much somebody may say."""

import time
from dataclasses import asdict

from madang.engine.game import SPECTATOR
from madang.engine.refusal import shorten
from madang.engine.rule import NOBODY
from madang.server.gathering import Gathering, Listener
from madang.server.messages import PHRASES, Accepted, Block, Hush, Report, Said, Say, SayingShown, Talk
from madang.server.names import checked_words
from madang.server.refusals import Refusal
from madang.server.storage import CLOSED, MOST_SAYINGS, Saying

MOST_AT_ONCE, SPEAKING_SECONDS = 5, 10.0
"""So many things somebody may say in so many seconds."""


class Conversation:
    """The talk at one table."""

    def __init__(self, gathering: Gathering):
        self._gathering = gathering
        self._sayings: list[Saying] = []
        self._spoke: dict[int, list[float]] = {}
        """When seats have said something of late."""
        self._unheard: dict[int, set[int]] = {}
        """Whom seats do not want to hear."""

    def includes(self, viewer: int) -> bool:
        """Whether a viewer has anybody to talk to: people who sit at the table. Who watches has no part in it, so that
        nobody can help."""
        match = self._gathering.match
        others = [one for one in match.seats if one.guest is not None and one.seat != viewer]
        return viewer != SPECTATOR and bool(others) and match.status != CLOSED

    async def meet(self) -> None:
        """Somebody has sat down or stood up: whoever sits there now is told of the talk."""
        self._unheard.clear()
        for viewer in sorted(self._gathering.present()):
            if self.includes(viewer):
                await self.listen(viewer)
                self._gathering.tell(self.shown(viewer), to=viewer)

    async def listen(self, seat: int) -> None:
        """Finds out what was said, and whom a seat does not want to hear."""
        storage, match = self._gathering.storage, self._gathering.match
        guest = match.seats[seat].guest
        if not self._unheard:
            self._sayings = await storage.sayings(match.id)
        if guest is not None and seat not in self._unheard:
            blocked = await storage.blocked(guest)
            self._unheard[seat] = {one.seat for one in match.seats if one.guest in blocked}

    def shown(self, seat: int) -> Talk:
        unheard = self._unheard.get(seat, set())
        heard = [
            SayingShown(**asdict(one))
            for one in self._sayings[-MOST_SAYINGS:]
            if one.seat not in unheard and one.seat != NOBODY
        ]
        return Talk(heard, self._gathering.match.hushed, sorted(unheard))

    async def take_part(self, message: Say | Report | Block | Hush, listener: Listener) -> None:
        """Carries out what somebody says, or does about what others say."""
        room = self._gathering
        seat, match = listener.viewer, room.match
        guest = match.seats[seat].guest
        if not self.includes(seat) or guest is None:
            raise Refusal("hushed", "There is nobody to talk to.")
        await self.listen(seat)
        accepted = Accepted(message.id)
        match message:
            case Say():
                saying = self._checked(message, seat)
                await room.stored(room.storage.say(match.id, guest, saying))
                self._sayings.append(saying)
                listener.send(room.remember(seat, message.id, accepted))
                said = Said(SayingShown(**asdict(saying)))
                for viewer in room.present() - {SPECTATOR}:
                    if seat not in self._unheard.get(viewer, ()):
                        room.tell(said, to=viewer)
                return
            case Report():
                if all(one.number != message.number for one in self._sayings):
                    raise Refusal("not-found", "Nothing of that number was said here.")
                await room.stored(room.storage.report(match.id, message.number, guest))
            case Block():
                other = match.seats[message.seat].guest if message.seat in range(match.players) else None
                if other is None or other == guest:
                    raise Refusal("not-found", "Nobody else sits there who could talk.")
                await room.stored(room.storage.block(guest, other, message.blocked))
                (self._unheard[seat].add if message.blocked else self._unheard[seat].discard)(message.seat)
            case Hush():
                if guest != match.opener:
                    raise Refusal("not-your-seat", "Only who opened the table decides whether people talk there.")
                await room.stored(room.storage.hush(match.id, message.hushed))
                match.hushed = message.hushed
        listener.send(room.remember(seat, message.id, accepted))
        for viewer in room.present() - {SPECTATOR} if isinstance(message, Hush) else {seat}:
            room.tell(self.shown(viewer), to=viewer)

    def _checked(self, message: Say, seat: int) -> Saying:
        """What somebody says, if it may be said now."""
        if self._gathering.match.hushed:
            raise Refusal("hushed", "Who opened this table wants nobody to talk here.")
        if message.phrase is not None and message.phrase not in PHRASES:
            raise Refusal("malformed", f"A phrase is one of {', '.join(PHRASES)}, not '{shorten(message.phrase)}'.")
        words = checked_words(message.words) if message.phrase is None else ""
        lately = [at for at in self._spoke.get(seat, []) if time.monotonic() - at < SPEAKING_SECONDS]
        if len(lately) >= MOST_AT_ONCE:
            raise Refusal("too-many", "That is much at once; let the others speak.", most=MOST_AT_ONCE)
        self._spoke[seat] = [*lately, time.monotonic()]
        return Saying(self._sayings[-1].number + 1 if self._sayings else 1, seat, message.phrase, words)
