"""The HTTP side: people, tables and links, everything that fits into one request. docs/protocol.md tells the story."""

from typing import Any

import msgspec
from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from madang.bots import BOTS
from madang.data import rules_folder
from madang.games import NAMES
from madang.games import game as game_of
from madang.server.house import House, TheGuest, TheHouse
from madang.server.messages import SeatShown as SocketSeat
from madang.server.people import checked_name
from madang.server.refusals import Refusal
from madang.server.room import Room
from madang.server.storage import OPEN, OVER, RUNNING, StoredMatch

MOST_SEATS = 8
LONGEST_WORD = 64


class RefusalShown(BaseModel):
    """Why something was not done. `text` is an English sentence for people without the page."""

    code: str
    parameters: dict[str, int | str]
    rule: str | None
    text: str


class Me(BaseModel):
    """Who the visitor is."""

    guest: str
    name: str


class NewName(BaseModel):
    """What the visitor wants to be called."""

    model_config = ConfigDict(extra="forbid")

    name: str


class OptionOffered(BaseModel):
    """A choice made before a game begins."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str


class GameOffered(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    options: list[OptionOffered]
    rules_version: str
    bots: list[str]


class SeatShown(BaseModel):
    """Who sits at a seat. `kind` is human, bot or open."""

    seat: int
    kind: str
    name: str
    bot: str | None
    connected: bool


class Result(BaseModel):
    """How a match ended."""

    scores: list[int]
    winners: list[int]


class MatchListed(BaseModel):
    """A match of the visitor, in one line."""

    match: str
    game: str
    status: str
    round: int | None
    to_act: int | None
    seat: int
    seats: list[SeatShown]
    result: Result | None


class NewMatch(BaseModel):
    """A match to be opened: who sits where, seat 0 first."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=LONGEST_WORD)
    seats: list[str] = Field(max_length=MOST_SEATS)
    options: dict[str, Any] | None = None


class MatchOpened(BaseModel):
    """A match, the visitor's seat in it, and the links to hand out."""

    match: str
    seat: int
    invitations: dict[str, str]
    watch: str


class Invitation(BaseModel):
    """What a link leads to. `seat` is null where the link is for watching."""

    match: str
    game: str
    seat: int | None
    taken: bool
    seats: list[SeatShown]


class SeatTaken(BaseModel):
    """The seat the visitor has now."""

    match: str
    seat: int


router = APIRouter(prefix="/api", responses={"4XX": {"model": RefusalShown}})


def seats_listed(seats: list[SocketSeat]) -> list[SeatShown]:
    return [SeatShown(**msgspec.structs.asdict(seat)) for seat in seats]


# People


@router.get("/me")
async def me(house: TheHouse, guest: TheGuest) -> Me:
    return Me(guest=guest, name=await house.storage.name(guest))


@router.put("/me")
async def rename(house: TheHouse, guest: TheGuest, given: NewName) -> Me:
    name = checked_name(given.name)
    await house.storage.rename(guest, name)
    house.matches.rename(guest, name)
    return Me(guest=guest, name=name)


# Games


@router.get("/games")
async def games() -> list[GameOffered]:
    return [
        GameOffered(
            name=game.name,
            title=game.title,
            players=list(game.players),
            options=[
                OptionOffered(name=option.name, values=list(option.values), default=option.default)
                for option in game.options
            ],
            rules_version=game.rules_version,
            bots=list(BOTS),
        )
        for game in map(game_of, NAMES)
    ]


@router.get("/rules/{game}/{language}", response_class=PlainTextResponse)
async def rules(game: str, language: str) -> Response:
    pages = {path.name: path for path in rules_folder().glob("*.md")}
    path = pages.get(f"{game}.md" if language == "en" else f"{game}.{language}.md")
    if path is None or game not in NAMES:
        raise Refusal("not-found", "There is no such rules page.")
    return PlainTextResponse(path.read_text("utf-8"), media_type="text/markdown")


# Matches


@router.get("/matches")
async def matches(house: TheHouse, guest: TheGuest) -> list[MatchListed]:
    return [
        MatchListed(
            match=match.id,
            game=match.game,
            status=match.status,
            round=view.get("round"),
            to_act=view.get("to_act") if match.status == RUNNING else None,
            seat=view["viewer"],
            seats=seats_listed(house.matches.seats(match)),
            result=None if match.result is None else Result(**match.result),
        )
        for match, view in await house.storage.matches_of(guest)
    ]


@router.post("/matches", status_code=201)
async def open_match(house: TheHouse, guest: TheGuest, wanted: NewMatch) -> MatchOpened:
    return opened(house, await house.matches.create(guest, wanted.game, wanted.seats, wanted.options), guest)


@router.get("/matches/{match}/links")
async def links(house: TheHouse, guest: TheGuest, match: str) -> MatchOpened:
    return opened(house, (await house.matches.room(match)).match, guest)


@router.post("/matches/{match}/rematch", status_code=201)
async def rematch(house: TheHouse, guest: TheGuest, match: str) -> MatchOpened:
    return opened(house, await house.matches.rematch(match, guest), guest)


@router.get("/matches/{match}/record")
async def record(house: TheHouse, guest: TheGuest, match: str, watch: str | None = None) -> Response:
    stored = (await house.matches.room(match)).match
    if stored.seat_of(guest) is None and house.seals.read_watch(watch) != match:
        raise Refusal("not-your-seat", "Only who sat at this match or may watch it gets its record.")
    if stored.status != OVER:
        raise Refusal("not-over", "The record is there once the match is over.")
    name = f"{stored.game}-{stored.id}.record.json"
    return JSONResponse(stored.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


def opened(house: House, match: StoredMatch, guest: str) -> MatchOpened:
    seat = match.seat_of(guest)
    if seat is None:
        raise Refusal("not-your-seat", "You have no seat in this match.")
    return MatchOpened(
        match=match.id,
        seat=seat,
        invitations={
            str(one.seat): f"/join/{house.seals.seat(match.id, one.seat)}" for one in match.sittings if one.kind == OPEN
        },
        watch=f"/watch/{house.seals.watch(match.id)}",
    )


# Links


@router.get("/invitations/{token}")
async def invitation(house: TheHouse, token: str) -> Invitation:
    if watched := house.seals.read_watch(token):
        room, seat = await house.matches.room(watched), None
    else:
        room, seat = await invited(house, token)
    return Invitation(
        match=room.match.id,
        game=room.match.game,
        seat=seat,
        taken=seat is not None and room.match.sittings[seat].kind != OPEN,
        seats=seats_listed(room.seats()),
    )


@router.post("/invitations/{token}")
async def take_seat(house: TheHouse, guest: TheGuest, token: str) -> SeatTaken:
    room, seat = await invited(house, token)
    taken = await room.sit(seat, guest, await house.storage.name(guest))
    return SeatTaken(match=room.match.id, seat=taken)


async def invited(house: House, token: str) -> tuple[Room, int]:
    """The room and the seat an invitation is signed for."""
    found = house.seals.read_seat(token)
    if found is None:
        raise Refusal("bad-link", "This link is not an invitation; perhaps a part of it is missing.")
    match, seat = found
    return await house.matches.room(match), seat


@router.api_route("/{rest:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE"], include_in_schema=False)
async def nothing(rest: str) -> None:
    raise Refusal("not-found", "There is nothing at this address.")
