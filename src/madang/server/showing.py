"""What a match shows: to every viewer what that one may see, and nothing else. Knows no connections, and changes
nothing."""

from copy import copy
from dataclasses import asdict
from hashlib import sha256
from typing import Any

from madang.bots import BIRDS
from madang.engine.game import SPECTATOR
from madang.lessons import LEARNER
from madang.server.archives import Archive
from madang.server.database import now
from madang.server.messages import (
    ClockShown,
    ClocksShown,
    Closed,
    DeedShown,
    EventShown,
    Finished,
    IncidentShown,
    LessonShown,
    PromptShown,
    SeatShown,
    Update,
    Welcome,
)
from madang.server.presentation import deeds_for, events_for, lesson_for, prompt_for, view_for
from madang.server.refusals import Refusal
from madang.server.replaying import guide_of
from madang.server.storage import (
    BOT,
    CLOSED,
    HUMAN,
    OPENER,
    OPERATOR,
    OVER,
    RUNNING,
    UPGRADE,
    WAITING,
    StoredMatch,
    Taken,
)
from madang.tables import Table

MOST_RETOLD = 40
"""Decisions that are told deed by deed. Whoever was away for longer is shown the table as it is now."""
COMPANION = "companion"
"""The level of the birds that play on for somebody, while one of them is free: an even game for all others."""
ANEW = -1
"""Said instead of the number of the last event seen: all of them are shown again."""


def free_birds(match: StoredMatch) -> list[str]:
    """The birds that do not sit in a match; first those that are asked to play on for somebody."""
    seated = {one.name for one in match.seats if one.kind == BOT}
    return sorted((bird for bird in BIRDS if bird not in seated), key=lambda bird: BIRDS[bird] != COMPANION)


def stand_ins(match: StoredMatch) -> dict[int, str]:
    """The bird that plays on for each seat without a bot, or would."""
    return dict(zip((one.seat for one in match.seats if one.kind != BOT), free_birds(match), strict=False))


def bot_at(match: StoredMatch, seat: int) -> str | None:
    """The bot that decides at a seat: a bird that plays on does so at its own level."""
    seated = match.seats[seat]
    return BIRDS[stand_ins(match)[seat]] if seated.fate else seated.bot


def seats_shown(match: StoredMatch, present: set[int]) -> list[SeatShown]:
    """Who sits where, `present` being the seats that somebody is connected to."""
    birds = stand_ins(match)
    return [
        SeatShown(
            seat=one.seat,
            kind=one.kind,
            name=one.name,
            bot=one.bot,
            connected=one.kind == BOT or one.seat in present,
            fate=one.fate,
            stand_in=birds[one.seat] if one.kind == HUMAN else None,
        )
        for one in match.seats
    ]


def incidents_shown(match: StoredMatch) -> list[IncidentShown]:
    """All that befell seats."""
    return [IncidentShown(*incident, late=number in match.late) for number, incident in enumerate(match.incidents)]


def closed(match: StoredMatch) -> Refusal:
    """Why a match that was closed does not go on."""
    why = {
        UPGRADE: "the rules have changed since it began",
        OPERATOR: "who runs this server has closed it",
        OPENER: "who opened the table has closed it",
    }
    return Refusal("closed", f"This match cannot go on: {why[match.reason or UPGRADE]}.")


class Showing:
    """A match to be looked at. What is shown comes from its table, or from an archive where other rules are played now;
    before the deal there is neither."""

    def __init__(self, match: StoredMatch, steps: list[Taken], source: Table | Archive | None):
        self.match = match
        self.table = source if isinstance(source, Table) else None
        self.archive = source if isinstance(source, Archive) else None
        self.guide = guide_of(match, steps, source) if isinstance(source, Table) else None
        self._told: dict[int, list[EventShown]] = {}
        """What viewers who are here, or were a moment ago, have been told."""
        self._views: dict[int, Any] = {}
        """What they see since the last decision."""

    @property
    def drafter(self) -> int | None:
        """The seat that has steps nobody else sees."""
        return self.table.to_act if self.table and self.match.draft else None

    def fate(self, viewer: int) -> str | None:
        """What has become of the player of a seat; of who watches, nothing."""
        return None if viewer == SPECTATOR else self.match.seats[viewer].fate

    def running_table(self) -> Table:
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
            take_back=self.turn_to_take_back(viewer) is not None,
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

    def turn_to_take_back(self, seat: int) -> int | None:
        """After how many decisions the last turn of a seat began, where that could be taken back."""
        if seat == SPECTATOR or self.table is None or self.match.status != RUNNING or self.guide or self.fate(seat):
            return None
        return self.settled.turn_to_take_back(seat)

    def welcome(self, viewer: int, present: set[int]) -> Welcome:
        """What a viewer is told first, `present` being the viewers who are here."""
        match = self.match
        return Welcome(
            match=match.id,
            game=match.game,
            rules_version=match.rules_version,
            viewer=None if viewer == SPECTATOR else viewer,
            opener=match.seat_of(match.opener),
            seats=seats_shown(match, present),
            incidents=incidents_shown(match),
            commitment=sha256(bytes.fromhex(match.seed)).hexdigest() if match.seed else None,
            absence=match.absence,
            clock=None if match.clocks is None else ClockShown(**asdict(match.clocks.clock)),
            rated=match.rated,
            status=match.status,
        )

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
