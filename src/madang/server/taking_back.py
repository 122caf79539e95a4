"""Taking the last turn back by consent: who asks, who lets them, who does not."""

from collections.abc import Awaitable, Callable

from madang.server.gathering import Gathering, Listener
from madang.server.messages import Accepted, Consent, TakeBack, TakeBackAsked
from madang.server.refusals import Refusal
from madang.server.storage import HUMAN


class Consenting:
    """What is asked at one table, until the next decision. `carry_out` takes the turn of a seat back; where the seat
    itself is answered by that, it gets the id of the message and the listener, too."""

    def __init__(self, gathering: Gathering, carry_out: Callable[[int, str | None, Listener | None], Awaitable[None]]):
        self._gathering = gathering
        self._carry_out = carry_out
        self.asking: int | None = None
        """Who asks everybody to let them take their last turn back."""
        self._letting: set[int] = set()
        """Who lets them."""
        self._denied: set[int] = set()
        """Who was not let, since the last decision."""

    def lapse(self) -> None:
        """What was asked before a decision does not hold after it."""
        self.asking, self._letting, self._denied = None, set(), set()

    def request(self, refused: int | None = None) -> TakeBackAsked:
        assert self.asking is not None
        return TakeBackAsked(self.asking, len(self._gathering.match.moves), sorted(self._letting), refused)

    @property
    def _opponents(self) -> set[int]:
        """Who has to agree: the people who play, here or not, but for who asks."""
        playing = {one.seat for one in self._gathering.match.seats if one.kind == HUMAN and not one.fate}
        return playing if self.asking is None else playing - {self.asking}

    async def ask(self, message: TakeBack, listener: Listener) -> None:
        """Somebody asks to take the last turn back; against bots alone it is done at once."""
        room, seat = self._gathering, listener.viewer
        room.running_table()
        self._check_decision(message)
        if room.turn_to_take_back(seat) is None:
            raise Refusal("no-take-back", "Something hidden was shown since, or there is nothing to take back.")
        if seat in self._denied or self.asking not in (None, seat):
            raise Refusal("no-take-back", "Somebody has said no, or asks already.")
        self.asking = seat
        if self._letting >= self._opponents:
            await self._carry_out(seat, message.id, listener)
        else:
            listener.send(room.remember(seat, message.id, Accepted(message.id)))
            room.tell(self.request())

    async def consent(self, message: Consent, listener: Listener) -> None:
        """Somebody lets who asks take the last turn back, or does not; when all have let them, it is done."""
        room, seat, asking = self._gathering, listener.viewer, self.asking
        room.running_table()
        self._check_decision(message)
        if asking is None or seat not in self._opponents:
            raise Refusal("no-take-back", "Nobody asks this seat to let them take something back.")
        listener.send(room.remember(seat, message.id, Accepted(message.id)))
        if not message.agrees:
            room.tell(self.request(refused=seat))
            self._denied.add(asking)
            self.asking, self._letting = None, set()
            return
        self._letting.add(seat)
        if self._letting >= self._opponents:
            await self._carry_out(asking, None, None)
        else:
            room.tell(self.request())

    def _check_decision(self, message: TakeBack | Consent) -> None:
        decision = len(self._gathering.match.moves)
        if message.decision != decision:
            sentence = "The table has moved on since this was sent: look again, then decide."
            raise Refusal("stale", sentence, decision=decision, step=0)
