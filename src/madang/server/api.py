"""The HTTP side: people, tables and links, everything that fits into one request. docs/protocol.md describes it."""

from dataclasses import asdict
from functools import cache
from typing import Any, Literal

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from madang.bots import BIRDS, LEVELS
from madang.data import rules_page
from madang.engine.game import MOST_NAMED, Game, Option
from madang.engine.words import LANGUAGES, Words
from madang.games import NAMES, every_game
from madang.games import game as game_of
from madang.lessons import Lesson, lesson_of, words_file
from madang.server.clocks import Clock
from madang.server.links import Visit
from madang.server.messages import SeatShown as SocketSeat
from madang.server.names import checked_name, taken
from madang.server.ratings import ladder, rated_bots
from madang.server.refusals import Refusal
from madang.server.relay import repeat_to_neighbours
from madang.server.room import Room
from madang.server.services import Services, TheAddress, TheGuest, TheServices, TheVisit
from madang.server.storage import OPEN, OVER, RUNNING, StoredMatch

MOST_SEATS = 8
LONGEST_WORD = 64
DAY = 24 * 60 * 60
SHORTEST_ABSENCE, LONGEST_ABSENCE = 60, DAY
SHORTEST_CLOCK, LONGEST_CLOCK, LONGEST_INCREMENT = 60, 14 * DAY, 60 * 60


class RefusalShown(BaseModel):
    """Why something was not done. `text` is an English sentence for people without the page."""

    code: str
    parameters: dict[str, int | str]
    rule: str | None
    text: str


class Me(BaseModel):
    """Who the visitor is, and whether they have an account."""

    guest: str
    name: str
    account: bool


class NewName(BaseModel):
    """What the visitor wants to be called."""

    model_config = ConfigDict(extra="forbid")

    name: str


Said = dict[str, str]
"""A text in every language."""


class ValueOffered(BaseModel):
    """A value of an option that people choose from; true and false need no words."""

    value: bool | int | str
    said: Said | None


class OptionOffered(BaseModel):
    """A choice made before a game begins, and what comes of it. Of more than eight values only the default is named;
    `count` is how many there are. `choices` are those that people are offered."""

    name: str
    said: Said | None
    hint: Said | None
    count: int
    values: list[bool | int | str]
    choices: list[ValueOffered]
    default: bool | int | str


class CardOffered(BaseModel):
    """A card on the gate of a game; emblems are those of the page. `card` is its id, where the page has pictures."""

    said: Said
    colour: str
    card: str | None
    emblem: str
    numeral: str
    seal: str | None
    hatching: str | None


class StepOffered(BaseModel):
    """A step of a lesson: its name, the rule that it teaches, and the cards that its text speaks of."""

    name: str
    rule: str
    cards: list[str]


class LessonOffered(BaseModel):
    """A first game with the coach: how long it takes, the game in a minute, a paragraph each, its steps in the order of
    play, and the options of a table for newcomers."""

    minutes: int
    ideas: list[Said]
    steps: list[StepOffered]
    options: dict[str, bool | int | str]


class GameOffered(BaseModel):
    """A game that can be played here, and how it looks: what `about.json` of its folder says. A colour of the palette
    is a pair, in light and in dark. `bots` are the levels, from the weakest to the strongest, and `birds` says which of
    them each bird has."""

    name: str
    title: str
    said: Said
    minutes: int
    players: list[int]
    options: list[OptionOffered]
    rules_version: str
    bots: list[str]
    birds: dict[str, str]
    points: bool
    emblem: str
    material: str
    colour: str
    colours: dict[str, str]
    gate: dict[str, str]
    palette: dict[str, list[str]]
    cards: list[CardOffered]
    lesson: LessonOffered | None


class SeatShown(BaseModel):
    """Who sits at a seat. `kind` is human, bot or open; `fate` is resigned, taken-over or null, and `stand_in` the
    name of the bot that plays on for somebody, or would."""

    seat: int
    kind: str
    name: str
    bot: str | None
    connected: bool
    fate: str | None
    stand_in: str | None


class Result(BaseModel):
    """How a match ended."""

    scores: list[int]
    winners: list[int]


class LessonListed(BaseModel):
    """Where a learner stands; the first step is 1."""

    step: int
    steps: int


class MatchListed(BaseModel):
    """A match of the visitor, in one line: when it was opened and when it moved last, in milliseconds since 1970."""

    match: str
    game: str
    status: str
    reason: str | None
    created: int
    changed: int
    round: int | None
    to_act: int | None
    seat: int
    seats: list[SeatShown]
    result: Result | None
    lesson: LessonListed | None


class NewLesson(BaseModel):
    """A first game with the coach."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=LONGEST_WORD)


class NewClock(BaseModel):
    """How long people may think: so many seconds at first, and after every turn the increment more; where that is null,
    every decision has all the seconds to itself. `end` is what befalls a seat whose time is up."""

    model_config = ConfigDict(extra="forbid", strict=True)

    seconds: int = Field(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)
    increment: int | None = Field(None, ge=0, le=LONGEST_INCREMENT)
    end: Literal["taken-over", "resigned"] = "taken-over"


class NewMatch(BaseModel):
    """A match to be opened: who sits where, seat 0 first; `absence` is for how many seconds somebody may be gone before
    a bot plays on, null for as long as they like; without a `clock` people may think as long as they like; at a
    `public` table everybody may sit down, and at a `rated` one people with accounts."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=LONGEST_WORD)
    seats: list[str] = Field(max_length=MOST_SEATS)
    options: dict[str, Any] | None = None
    absence: int | None = Field(None, ge=SHORTEST_ABSENCE, le=LONGEST_ABSENCE, strict=True)
    clock: NewClock | None = None
    public: bool = False
    rated: bool = False


class NewBird(BaseModel):
    """A free seat for a bird."""

    model_config = ConfigDict(extra="forbid", strict=True)

    seat: int = Field(ge=0, lt=MOST_SEATS)


class MatchOpened(BaseModel):
    """A match, the visitor's seat in it, and the links to hand out: those to seats only for who opened the table."""

    match: str
    seat: int
    invitations: dict[str, str]
    watch: str


class Invitation(BaseModel):
    """What a link leads to. `seat` is null where the link is for watching; `yours` says that the visitor sits at that
    table already. Whoever was invited may watch."""

    match: str
    game: str
    status: str
    seat: int | None
    taken: bool
    yours: bool
    watch: str
    seats: list[SeatShown]


class ClockListed(BaseModel):
    """How long people may think at a table, as for a new one."""

    seconds: int
    increment: int | None
    end: str


class TableFree(BaseModel):
    """A table with free seats, which are open to everybody."""

    match: str
    game: str
    created: int
    seats: list[SeatShown]
    clock: ClockListed | None
    rated: bool


class RungShown(BaseModel):
    """Somebody on the ladder of a game: what they have shown for almost sure, in so many rated games."""

    name: str
    rating: float
    games: int
    you: bool


class LadderShown(BaseModel):
    """The ladder of a game: people, who rise and fall, and bots, whose ratings are fixed. They never met in a rated
    game, so people are compared with people, and bots with bots."""

    people: list[RungShown]
    bots: list[RungShown]


class SeatTaken(BaseModel):
    """The seat the visitor has now."""

    match: str
    seat: int


router = APIRouter(prefix="/api", responses={"4XX": {"model": RefusalShown}})


def seats_listed(seats: list[SocketSeat]) -> list[SeatShown]:
    return [SeatShown(**msgspec.structs.asdict(seat)) for seat in seats]


# People


@router.get("/me")
async def me(services: TheServices, visit: TheVisit) -> Me:
    name = await services.storage.name(visit.guest)
    return Me(guest=visit.guest, name=name, account=visit.login is not None)


@router.put("/me")
async def rename(request: Request, services: TheServices, visit: TheVisit, given: NewName) -> Me:
    name = checked_name(given.name, account=visit.login is not None)
    if not await services.storage.rename(visit.guest, name):
        raise taken(name)
    services.matches.rename(visit.guest, name)
    await repeat_to_neighbours(request)
    return Me(guest=visit.guest, name=name, account=visit.login is not None)


# Games


def said(game: Game, key: str) -> Said:
    """A message of a game in every language."""
    return {language: Words(game, language).say(key, amount=1) for language in LANGUAGES}


def offered_option(game: Game, option: Option) -> OptionOffered:
    many, key = len(option.values) > MOST_NAMED, f"option-{option.name}"
    choices = [
        ValueOffered(value=value, said=None if isinstance(value, bool) else said(game, f"{key}-{value}"))
        for value in option.choices
    ]
    return OptionOffered(
        name=option.name,
        said=said(game, key) if choices else None,
        hint=said(game, f"{key}-hint") if Words(game).has(f"{key}-hint") else None,
        count=len(option.values),
        values=[option.default] if many else list(option.values),
        choices=choices,
        default=option.default,
    )


@cache
def offered(game: Game) -> GameOffered:
    about = game.about
    return GameOffered(
        name=game.name,
        title=game.title,
        said=said(game, "about"),
        minutes=about.minutes,
        players=list(game.players),
        options=[offered_option(game, option) for option in game.options],
        rules_version=game.rules_version,
        bots=list(LEVELS),
        birds=BIRDS,
        points=about.points,
        emblem=about.emblem,
        material=about.material,
        colour=about.colour,
        colours=dict(about.colours),
        gate=dict(about.gate),
        palette={name: list(pair) for name, pair in about.palette.items()},
        cards=[
            CardOffered(
                said=said(game, card.words),
                colour=about.colours[card.colour],
                card=card.card,
                emblem=card.emblem,
                numeral=card.numeral,
                seal=card.seal,
                hatching=card.hatching,
            )
            for card in about.cards
        ],
        lesson=None if (lesson := lesson_of(game)) is None else offered_lesson(lesson),
    )


def offered_lesson(lesson: Lesson) -> LessonOffered:
    told = zip(*(lesson.ideas(language) for language in LANGUAGES), strict=True)
    ideas = [dict(zip(LANGUAGES, idea, strict=True)) for idea in told]
    steps = [StepOffered(name=step.name, rule=step.rule, cards=list(step.cards)) for step in lesson.steps]
    return LessonOffered(minutes=lesson.minutes, ideas=ideas, steps=steps, options=lesson.options)


@router.get("/games")
def games() -> list[GameOffered]:
    """In a thread of its own: the first time the words of all games are read."""
    return [offered(game) for game in every_game()]


@router.get("/games/{name}/text/{language}", response_class=PlainTextResponse)
async def text(name: str, language: str) -> Response:
    """The words of a game, for a page that was built without them."""
    if name not in NAMES or language not in LANGUAGES:
        raise Refusal("not-found", "There are no such words.")
    return PlainTextResponse((game_of(name).text_folder / f"{language}.ftl").read_text("utf-8"))


@router.get("/games/{name}/lesson/{language}", response_class=PlainTextResponse)
async def lesson_text(name: str, language: str) -> Response:
    """The words of a lesson, which a page needs only where one is given."""
    if name not in NAMES or language not in LANGUAGES or (lesson := lesson_of(game_of(name))) is None:
        raise Refusal("not-found", "There are no such words.")
    return PlainTextResponse(words_file(lesson.folder, language).read_text("utf-8"))


@router.get("/rules/{game}/{language}", response_class=PlainTextResponse)
async def rules(game: str, language: str) -> Response:
    if game not in NAMES or language not in LANGUAGES:
        raise Refusal("not-found", "There is no such rules page.")
    path = rules_page(game_of(game), language)
    if not path.is_file():
        raise Refusal("not-found", "There is no such rules page.")
    return PlainTextResponse(path.read_text("utf-8"), media_type="text/markdown")


# Matches


@router.get("/matches")
async def matches(services: TheServices, guest: TheGuest) -> list[MatchListed]:
    return [
        MatchListed(
            match=match.id,
            game=match.game,
            status=match.status,
            reason=match.reason,
            created=match.created,
            changed=match.changed,
            round=match.standing.round,
            to_act=match.standing.to_act if match.status == RUNNING else None,
            seat=next(one.seat for one in match.seats if one.guest == guest),
            seats=seats_listed(services.matches.seats(match)),
            result=None if match.standing.result is None else Result(**match.standing.result),
            lesson=learned(match),
        )
        for match in await services.storage.matches_of(guest)
    ]


def learned(match: StoredMatch) -> LessonListed | None:
    """How far a learner has come, while the match runs."""
    lesson = lesson_of(game_of(match.game)) if match.game in NAMES else None
    if match.status != RUNNING or match.standing.lesson is None or lesson is None:
        return None
    return LessonListed(step=match.standing.lesson["step"] + 1, steps=len(lesson.steps))


@router.post("/matches", status_code=201)
async def open_match(services: TheServices, visit: TheVisit, address: TheAddress, wanted: NewMatch) -> MatchOpened:
    check_openings(services, address)
    check_account(visit, wanted.rated)
    guest = visit.guest
    clock = None if wanted.clock is None else Clock(**wanted.clock.model_dump())
    match = await services.matches.create(
        guest, wanted.game, wanted.seats, wanted.options, wanted.absence, clock, wanted.public, wanted.rated
    )
    return opened(services, match, guest)


@router.post("/lessons", status_code=201)
async def open_lesson(services: TheServices, guest: TheGuest, address: TheAddress, wanted: NewLesson) -> MatchOpened:
    """The visitor's first game with the coach: whoever has left it comes back to it."""
    check_openings(services, address)
    return opened(services, await services.matches.teach(guest, wanted.game), guest)


def check_openings(services: Services, address: str) -> None:
    if not services.openings.allows(address):
        most = services.settings.limits.matches
        raise Refusal("too-many", f"{most} matches in an hour were opened from your address; wait a while.", most=most)


@router.get("/matches/{match}/links")
async def links(services: TheServices, guest: TheGuest, match: str) -> MatchOpened:
    return opened(services, (await services.matches.room(match)).match, guest)


@router.post("/matches/{match}/links")
async def renew_links(services: TheServices, guest: TheGuest, match: str) -> MatchOpened:
    """Makes the links to seats anew; those that were handed out lead nowhere then."""
    room = await services.matches.room(match)
    await room.renew_links(guest)
    return opened(services, room.match, guest)


@router.post("/matches/{match}/rematch", status_code=201)
async def rematch(services: TheServices, guest: TheGuest, match: str) -> MatchOpened:
    return opened(services, await services.matches.rematch(match, guest), guest)


@router.post("/matches/{match}/close", status_code=204)
async def close(services: TheServices, guest: TheGuest, match: str) -> None:
    await (await services.matches.room(match)).close(guest)


@router.post("/matches/{match}/stand-up", status_code=204)
async def stand_up(services: TheServices, guest: TheGuest, match: str) -> None:
    await (await services.matches.room(match)).stand_up(guest)


@router.post("/matches/{match}/bird", status_code=204)
async def seat_bird(services: TheServices, guest: TheGuest, match: str, wanted: NewBird) -> None:
    """Lets a bird sit down at a free seat, instead of a friend."""
    await (await services.matches.room(match)).seat_bird(guest, wanted.seat)


@router.post("/matches/{match}/give-up", status_code=204)
async def give_up(services: TheServices, guest: TheGuest, match: str) -> None:
    """Leaves a match for good: closes the table, stands up or resigns, whichever can be."""
    await (await services.matches.room(match)).give_up(guest)


@router.post("/matches/{match}/remove", status_code=204)
async def remove(services: TheServices, guest: TheGuest, match: str) -> None:
    """Leaves a match that has ended out of the visitor's list from now on."""
    stored = (await services.matches.room(match)).match
    seat = stored.seat_of(guest)
    if seat is None:
        raise Refusal("not-your-seat", "You have no seat in this match.")
    if not stored.ended:
        raise Refusal("not-over", "This match is not over yet: it stays in your list.")
    await services.storage.remove(match, seat)


@router.get("/matches/{match}/record")
async def record(services: TheServices, guest: TheGuest, match: str, watch: str | None = None) -> Response:
    stored = (await services.matches.room(match)).match
    if stored.seat_of(guest) is None and services.seals.read_watch(watch) != match:
        raise Refusal("not-your-seat", "Only who sat at this match or may watch it gets its record.")
    if stored.status != OVER:
        raise Refusal("not-over", "The record is there once the match is over.")
    name = f"{stored.game}-{stored.id}.record.json"
    return JSONResponse(stored.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


def opened(services: Services, match: StoredMatch, guest: str) -> MatchOpened:
    seat = match.seat_of(guest)
    if seat is None:
        raise Refusal("not-your-seat", "You have no seat in this match.")
    return MatchOpened(
        match=match.id,
        seat=seat,
        invitations={
            str(one.seat): f"/join/{services.seals.seat(match.id, one.seat, match.links)}"
            for one in match.seats
            if one.kind == OPEN and guest == match.opener
        },
        watch=f"/watch/{services.seals.watch(match.id)}",
    )


# Free seats


@router.get("/tables")
async def tables(services: TheServices, guest: TheGuest) -> list[TableFree]:
    """Tables at which everybody may sit down, newest first, without those of the visitor."""
    return [
        TableFree(
            match=match.id,
            game=match.game,
            created=match.created,
            seats=seats_listed(services.matches.seats(match)),
            clock=None if match.clocks is None else ClockListed(**asdict(match.clocks.clock)),
            rated=match.rated,
        )
        for match in await services.matches.free_tables(guest)
    ]


@router.post("/tables/{match}/sit")
async def sit_down(services: TheServices, visit: TheVisit, match: str) -> SeatTaken:
    """Takes the first free seat of a public table. It is none for people who have blocked its opener, or the other way
    round, and they are not told why."""
    room, guest = await services.matches.room(match), visit.guest
    check_account(visit, room.match.rated)
    opener = room.match.opener
    apart = opener is not None and (
        guest in await services.storage.blocked(opener) or opener in await services.storage.blocked(guest)
    )
    if apart or not room.match.public:
        raise Refusal("not-your-seat", "At this table only who is invited sits down.")
    return SeatTaken(match=match, seat=await room.sit(None, guest, await services.storage.name(guest)))


def check_account(visit: Visit, rated: bool) -> None:
    if rated and visit.login is None:
        raise Refusal("no-account", "At a rated table sit people with accounts: make one first, or log in.")


@router.get("/ladder/{game}")
async def show_ladder(services: TheServices, guest: TheGuest, game: str) -> LadderShown:
    """People who have played at least ten rated games, and the levels of bots; the strongest first."""
    people, bots = (
        [
            RungShown(name=rung.name, rating=round(rung.rating, 1), games=rung.games, you=rung.guest == guest)
            for rung in rungs
        ]
        for rungs in (await ladder(services.storage, game), rated_bots(game))
    )
    return LadderShown(people=people, bots=bots)


# Links


@router.get("/invitations/{token}")
async def invitation(services: TheServices, guest: TheGuest, token: str) -> Invitation:
    if watched := services.seals.read_watch(token):
        room, seat = await services.matches.room(watched), None
    else:
        room, seat = await invited(services, token)
    return Invitation(
        match=room.match.id,
        game=room.match.game,
        status=room.match.status,
        seat=seat,
        taken=seat is not None and room.match.seats[seat].kind != OPEN,
        yours=room.match.seat_of(guest) is not None,
        watch=f"/watch/{services.seals.watch(room.match.id)}",
        seats=seats_listed(room.seats()),
    )


@router.post("/invitations/{token}")
async def take_seat(services: TheServices, visit: TheVisit, token: str) -> SeatTaken:
    room, seat = await invited(services, token)
    check_account(visit, room.match.rated)
    guest = visit.guest
    taken = await room.sit(seat, guest, await services.storage.name(guest))
    return SeatTaken(match=room.match.id, seat=taken)


async def invited(services: Services, token: str) -> tuple[Room, int]:
    """The room and the seat an invitation is signed for."""
    found = services.seals.read_seat(token)
    if found is None:
        raise Refusal("bad-link", "This link is not an invitation; perhaps a part of it is missing.")
    match, seat, links = found
    room = await services.matches.room(match)
    if links != room.match.links:
        raise Refusal("bad-link", "Who opened this table has made its links anew; ask for another one.")
    return room, seat


@router.api_route("/{rest:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
async def nothing(rest: str) -> None:
    raise Refusal("not-found", "There is nothing at this address.")
