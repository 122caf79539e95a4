"""What travels on the socket of a match, as msgspec structs; docs/protocol.md describes them. Events are kept in memory
by the thousand: Python need not look through them for garbage (`gc=False`), since they refer to nothing but words."""

from typing import Any

import msgspec


class SeatShown(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat. `kind` is human, bot or open; `fate` is resigned, taken-over or null, and `stand_in` the
    name of the bot that plays on for somebody, or would."""

    seat: int
    kind: str
    name: str
    bot: str | None
    connected: bool
    fate: str | None
    stand_in: str | None


class ClockShown(msgspec.Struct, forbid_unknown_fields=True):
    """How long people may think: so many seconds at first, and after every turn the increment more; where that is null,
    every decision has all the seconds to itself. `end` is what befalls a seat whose time is up: taken-over or
    resigned."""

    seconds: int
    increment: int | None
    end: str


class IncidentShown(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Something that befell a seat after so many decisions. The text is `incident-<kind>`, or `incident-late-<kind>`
    where it befell because its time was up."""

    decision: int
    seat: int
    kind: str
    late: bool = False


class Place(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A part of the table: a zone, perhaps of one seat, perhaps one kind of card in it."""

    zone: str
    seat: int | None = None
    card: str | None = None
    count: int | None = None


class EventShown(msgspec.Struct, rename={"source": "from", "target": "to"}, forbid_unknown_fields=True, gc=False):
    """One change: what moved from where to where, by which rule. The text is `event-<kind>`."""

    number: int
    decision: int
    kind: str
    seat: int | None
    card: str | None
    source: Place | None
    target: Place | None
    amount: int
    rule: str


class OptionShown(msgspec.Struct, forbid_unknown_fields=True):
    """One legal move. The text is `move-<name>`. What is final cannot be taken back."""

    move: str
    name: str
    fields: dict[str, str]
    parts: list[Place]
    final: bool


class PromptShown(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked. The text is `prompt-<kind>`, its parameters are in `facts`; options only for the seat asked."""

    kind: str
    seat: int
    rule: str
    zones: list[Place]
    facts: dict[str, int | str]
    options: list[OptionShown]


# From the client


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    since: int = 0
    taken_back: int = 0


class Step(msgspec.Struct, tag="step", forbid_unknown_fields=True):
    id: str
    decision: int
    step: int
    move: str


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    id: str
    decision: int
    step: int


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """Gives the match up for good."""

    id: str


class HandOver(msgspec.Struct, tag="hand-over", forbid_unknown_fields=True):
    """Lets a bot play on for the seat."""

    id: str


class Return(msgspec.Struct, tag="return", forbid_unknown_fields=True):
    """Takes the seat back from the bot."""

    id: str


class Replace(msgspec.Struct, tag="replace", forbid_unknown_fields=True):
    """Agrees that a bot plays on for a seat whose player is away."""

    id: str
    seat: int


class TakeBack(msgspec.Struct, tag="take-back", forbid_unknown_fields=True):
    """Asks everybody to let the seat take its last turn back."""

    id: str
    decision: int


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """Lets somebody take their last turn back, or does not."""

    id: str
    decision: int
    agrees: bool


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Says something to the others who play: one of PHRASES, or words."""

    id: str
    phrase: str | None = None
    words: str = ""


PHRASES = ("well-played", "one-moment", "oh-no", "thank-you", "hello", "take-your-time", "ready")


class Report(msgspec.Struct, tag="report", forbid_unknown_fields=True):
    """Tells the operator of something that was said."""

    id: str
    number: int


class Block(msgspec.Struct, tag="block", forbid_unknown_fields=True):
    """Does not want to hear who sits at a seat, here or elsewhere, or does again."""

    id: str
    seat: int
    blocked: bool


class Hush(msgspec.Struct, tag="hush", forbid_unknown_fields=True):
    """Decides whether anybody talks at the table, for who opened it."""

    id: str
    hushed: bool


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Asks why a move cannot be made; changes nothing."""

    move: str


class Learn(msgspec.Struct, tag="learn", forbid_unknown_fields=True):
    """What a learner asks the coach at a step of a lesson: one of ACTS."""

    id: str
    decision: int
    step: int
    lesson: int
    act: str


GO_ON, SKIP, LEAVE_OUT = "go-on", "skip", "leave-out"
ACTS = (GO_ON, SKIP, LEAVE_OUT)


class What(msgspec.Struct, tag="what", forbid_unknown_fields=True):
    """Asks what a move would do; changes nothing."""

    move: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


Act = Step | Undo | Learn | Resign | HandOver | Return | Replace | TakeBack | Consent | Say | Report | Block | Hush
"""What changes something, and is answered by `accepted` or `refused`."""
ClientMessage = Hello | Act | Why | What | Ping


# From the server


class Welcome(msgspec.Struct, tag="welcome"):
    match: str
    game: str
    rules_version: str
    viewer: int | None
    opener: int | None
    seats: list[SeatShown]
    incidents: list[IncidentShown]
    commitment: str | None
    absence: int | None
    clock: ClockShown | None
    rated: bool
    status: str


class DeedShown(msgspec.Struct):
    """Events that show together, from number `first` to the next deed's, and the view after them; of the last deed that
    is the view of the update."""

    name: str
    first: int
    view: Any


class Lit(msgspec.Struct, omit_defaults=True):
    """Something that the coach shows: a field of the view, perhaps of one seat, perhaps one card in it."""

    field: str
    seat: int | None = None
    card: str | None = None


class LessonShown(msgspec.Struct):
    """Where a learner stands. The words are those of the lesson: `NAME`, `NAME-text`, `NAME-order-<order>`; `begun` is
    false while the moment of the step has not come."""

    step: int
    """Counted from 0."""
    steps: list[str]
    begun: bool
    rule: str
    light: list[Lit]
    order: int | None
    """Which of its moves is suggested now, counted from 1."""
    goes_on: bool
    """It ends when the learner has read it."""
    otherwise: bool
    """The step before was answered by another move than the suggested one."""
    minutes: int
    """About how many are left."""


class Update(msgspec.Struct, tag="update"):
    decision: int
    first: int
    events: list[EventShown]
    deeds: list[DeedShown]
    view: Any
    prompt: PromptShown | None
    step: int
    undo: bool
    resync: bool
    take_back: bool = False
    """The viewer's last turn can be taken back, if everybody agrees."""
    lesson: LessonShown | None = None


class PuzzleShown(msgspec.Struct):
    """A puzzle over HTTP: the rule it is about, whether a move is looked for that this rule forbids, the move itself,
    how many moves were tried, whether the first of them was the one; and the table as after a hello."""

    rule: str
    forbidden: bool
    answer: str
    tried: int
    solved: bool
    welcome: Welcome
    update: Update


class People(msgspec.Struct, tag="people"):
    seats: list[SeatShown]


class Befell(msgspec.Struct, tag="befell"):
    incident: IncidentShown
    seats: list[SeatShown]


class Away(msgspec.Struct, tag="away"):
    """Everybody waits for a seat whose player is away: in how many seconds a bot plays on, null for never, and who has
    agreed that it does at once."""

    seat: int
    seconds: int | None
    agreed: list[int]


class TakeBackAsked(msgspec.Struct, tag="take-back"):
    """A seat asks to take its last turn back: who has agreed so far, and who has not, which ends it."""

    seat: int
    decision: int
    agreed: list[int]
    refused: int | None


class SayingShown(msgspec.Struct, forbid_unknown_fields=True):
    """Something that was said. The text of a phrase is `phrase-<phrase>`; else there are words, which are only text."""

    number: int
    seat: int
    phrase: str | None
    words: str


class Said(msgspec.Struct, tag="said"):
    saying: SayingShown


class Talk(msgspec.Struct, tag="talk"):
    """All there is to know of the talk at a table: the last things that were said, whether nobody talks here, and the
    seats that the viewer does not want to hear."""

    sayings: list[SayingShown]
    hushed: bool
    blocked: list[int]


class ClocksShown(msgspec.Struct, tag="clocks"):
    """The milliseconds that every seat has left, null for a bot, and whose clock runs."""

    left: list[int | None]
    running: int | None


class Accepted(msgspec.Struct, tag="accepted"):
    id: str


class RefusedMessage(msgspec.Struct, tag="refused"):
    id: str | None
    code: str
    parameters: dict[str, int | str]
    rule: str | None
    text: str


class Cause(msgspec.Struct):
    """What on the table stands in the way, the weightiest first. The text is `cause-<kind>`, where there is one; its
    parameters are in `facts`."""

    kind: str
    facts: dict[str, int | str]
    places: list[Place]


class Because(msgspec.Struct, tag="because"):
    """The rule that forbids the move, and what in sight is the cause; null where nothing does, or where somebody else
    is asked."""

    move: str
    rule: str | None
    cause: Cause | None


class Consequence(msgspec.Struct):
    """Something a move would do. The text is `would-<kind>`, its parameters are in `facts`."""

    kind: str
    facts: dict[str, int | str]


class Would(msgspec.Struct, tag="would"):
    """What the move would do, as far as its seat can know; nothing where it cannot be made, or for who is not asked."""

    move: str
    told: list[Consequence]


class Finished(msgspec.Struct, tag="finished"):
    scores: list[int]
    winners: list[int]
    seed: str
    rematch: str | None


class Closed(msgspec.Struct, tag="closed"):
    reason: str


class Rematch(msgspec.Struct, tag="rematch"):
    match: str


class Pong(msgspec.Struct, tag="pong"):
    pass


ServerMessage = (
    Welcome
    | Update
    | People
    | Befell
    | Away
    | TakeBackAsked
    | Talk
    | Said
    | ClocksShown
    | Accepted
    | RefusedMessage
    | Because
    | Would
    | Finished
    | Closed
    | Rematch
    | Pong
)
