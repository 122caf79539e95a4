"""Accounts over HTTP: making one, logging in and out, passwords; and all that belongs to a visitor, to have or to be
forgotten."""

import json
from contextlib import suppress
from dataclasses import asdict
from typing import Annotated, Literal

from fastapi import APIRouter, BackgroundTasks, Depends, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from madang.server.api import Me, RefusalShown
from madang.server.belongings import belongings, bring, figures, forget
from madang.server.guards import address_of
from madang.server.links import Visit, stranger
from madang.server.matches import Elsewhere
from madang.server.names import checked_name, likeness
from madang.server.refusals import Refusal
from madang.server.relay import ask_there, tell_neighbours
from madang.server.schema import LONGEST_ENDPOINT, LONGEST_KEY
from madang.server.services import TheGuest, TheServices, TheVisit, services_of, visit_of
from madang.server.webpush import Subscription

LONGEST_GIVEN = 512
"""Of a name or a password that somebody tries."""


class NameAndPassword(BaseModel):
    """An account to be made."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(max_length=LONGEST_GIVEN)
    password: str = Field(max_length=LONGEST_GIVEN)


class LogIn(NameAndPassword):
    """An account to be used here. With `bring`, what the visitor plays here as a guest belongs to it from now on."""

    bring: bool = False


class LogOut(BaseModel):
    """Whether the account is left everywhere, or here only."""

    model_config = ConfigDict(extra="forbid")

    everywhere: bool = False


class NewPassword(BaseModel):
    """The password of the account, and the one it is to have."""

    model_config = ConfigDict(extra="forbid")

    password: str = Field(max_length=LONGEST_GIVEN)
    new: str = Field(max_length=LONGEST_GIVEN)


class Farewell(BaseModel):
    """The password of the account that is to be forgotten; guests have none."""

    model_config = ConfigDict(extra="forbid")

    password: str = Field("", max_length=LONGEST_GIVEN)


class LoginShown(BaseModel):
    """A browser in which the visitor has logged in, `here` if it is this one. Times are milliseconds since 1970."""

    login: str
    created: int
    seen: int
    here: bool


class FiguresShown(BaseModel):
    """How the visitor has done in a game: matches that are over (lessons left out), those won, and all points."""

    game: str
    played: int
    won: int
    points: int


class PushKey(BaseModel):
    """The key that a browser subscribes with, in base64url."""

    key: str


class NewPush(BaseModel):
    """What a browser says of how to reach it, the keys in base64url, and the language of its visitor."""

    model_config = ConfigDict(extra="forbid")

    endpoint: str = Field(max_length=LONGEST_ENDPOINT)
    p256dh: str = Field(max_length=LONGEST_KEY)
    auth: str = Field(max_length=LONGEST_KEY)
    language: Literal["en", "fr"]


class Asker:
    """Who asks for a change of who they are."""

    def __init__(self, request: Request, background: BackgroundTasks):
        self.request = request
        self.services = services_of(request)
        self.visit = visit_of(request)
        self.guest = self.visit.guest
        self._background = background

    @property
    def login(self) -> str:
        if self.visit.login is None:
            raise Refusal("no-account", "You are a guest here: make an account first, or log in.")
        return self.visit.login

    def check_attempts(self, name: str) -> None:
        """Nobody tries passwords for long, neither from one address nor of one account."""
        services, address = self.services, address_of(self.request.scope)
        if not services.attempts.allows(address) or not services.attempted.allows(likeness(name)):
            most = services.settings.limits.attempts
            sentence = f"{most} passwords in an hour were tried from your address, or for this name; wait a while."
            raise Refusal("too-many", sentence, most=most)

    def become(self, visit: Visit) -> None:
        """The answer brings the cookie of another visit."""
        self.request.state.visit = visit

    def look_again(self, *others: str) -> None:
        """Lets every process look again who this guest and others are, and where they may be: once the answer is there,
        and with it the cookie to come back with."""
        self._background.add_task(self._looking_again, [self.guest, *others])

    async def _looking_again(self, guests: list[str]) -> None:
        await self.services.matches.look_again(guests)
        await tell_neighbours(self.request, "POST", "/api/account/look-again", json.dumps(guests).encode())


TheAsker = Annotated[Asker, Depends(Asker)]
router = APIRouter(prefix="/api", responses={"4XX": {"model": RefusalShown}})


@router.post("/account", status_code=201)
async def make(asker: TheAsker, wanted: NameAndPassword) -> Me:
    """Makes an account of the visitor, who keeps all matches and is logged in."""
    asker.check_attempts(wanted.name)
    name = checked_name(wanted.name, account=True)
    visit, namesakes = await asker.services.accounts.make(asker.guest, name, wanted.password)
    asker.become(visit)
    asker.look_again(*namesakes)
    return Me(guest=visit.guest, name=name, account=True)


@router.post("/account/login")
async def log_in(asker: TheAsker, wanted: LogIn) -> Me:
    """Makes the visitor who the name and the password say. It always is a new login."""
    asker.check_attempts(wanted.name)
    visit = await asker.services.accounts.log_in(wanted.name, wanted.password)
    if asker.visit.login is not None:
        await asker.services.accounts.end_logins(asker.guest, only=asker.login)
    elif wanted.bring:
        await bring(asker.services.storage, asker.guest, visit.guest)
    asker.become(visit)
    asker.look_again()
    return Me(guest=visit.guest, name=await asker.services.storage.name(visit.guest), account=True)


@router.post("/account/logout", status_code=204)
async def log_out(asker: TheAsker, wanted: LogOut) -> None:
    """Makes the visitor a new guest, whom nobody knows."""
    login = asker.login
    await asker.services.accounts.end_logins(asker.guest, only=None if wanted.everywhere else login)
    asker.become(stranger())
    asker.look_again()


@router.put("/account/password", status_code=204)
async def change_password(asker: TheAsker, wanted: NewPassword) -> None:
    """Another password; all other logins end."""
    login = asker.login
    asker.check_attempts(asker.guest)
    await asker.services.accounts.change_password(asker.guest, wanted.password, wanted.new, login)
    asker.look_again()


@router.get("/account/logins")
async def logins(asker: TheAsker) -> list[LoginShown]:
    """The browsers in which the visitor has logged in, the last one used first."""
    here = asker.login
    found = await asker.services.accounts.logins(asker.guest)
    return [LoginShown(login=one.id, created=one.created, seen=one.seen, here=one.id == here) for one in found]


@router.delete("/account/logins/{login}", status_code=204)
async def end_login(asker: TheAsker, login: str) -> None:
    """Ends a login of the visitor, if it is one."""
    await asker.services.accounts.end_logins(asker.guest, only=login)
    asker.look_again()


@router.post("/account/look-again", status_code=204, include_in_schema=False)
async def look_again(asker: TheAsker, guests: list[str]) -> None:
    """Another process says that something about guests has changed."""
    if not asker.request.state.relayed:
        raise Refusal("not-found", "There is nothing at this address.")
    await asker.services.matches.look_again(guests)


@router.get("/me/export", response_class=StreamingResponse)
async def export(services: TheServices, guest: TheGuest) -> StreamingResponse:
    """All that is kept of the visitor, with the records of all their matches that are over."""
    return StreamingResponse(
        belongings(services.storage, guest),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="madang.json"'},
    )


@router.get("/me/figures")
async def my_figures(services: TheServices, guest: TheGuest) -> list[FiguresShown]:
    """How the visitor has done, game by game."""
    return [FiguresShown(**asdict(one)) for one in await figures(services.storage, guest)]


@router.get("/me/push")
async def push_key(services: TheServices) -> PushKey:
    """What a browser needs to know before it can be called."""
    return PushKey(key=services.calls.key)


@router.put("/me/push", status_code=204)
async def subscribe(services: TheServices, visit: TheVisit, wanted: NewPush) -> None:
    """Calls the visitor in this browser when it is their turn, at tables with days a move."""
    subscription = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth)
    await services.calls.subscribe(visit, subscription, wanted.language)


@router.delete("/me/push", status_code=204)
async def unsubscribe(
    services: TheServices, guest: TheGuest, endpoint: Annotated[str, Query(max_length=LONGEST_ENDPOINT)]
) -> None:
    """Calls the visitor in this browser no more."""
    await services.calls.end(endpoint, guest)


@router.post("/me/forget", status_code=204)
async def be_forgotten(asker: TheAsker, wanted: Farewell) -> None:
    """Forgets the visitor, account included. They resign where they play; matches stay, and nobody sits in their
    place."""
    services = asker.services
    if asker.visit.login is not None:
        asker.check_attempts(asker.guest)
        await services.accounts.prove(asker.guest, wanted.password)
    for match in await services.storage.unfinished_of(asker.guest):
        try:
            with suppress(Refusal):  # it ended meanwhile
                await (await services.matches.room(match)).give_up(asker.guest)
        except Elsewhere as there:
            await ask_there(asker.request, there, "POST", f"/api/matches/{match}/give-up")
    await forget(services.storage, asker.guest)
    asker.become(stranger())
    asker.look_again()
