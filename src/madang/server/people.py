"""Visitors: a signed cookie says who somebody is, and a name is all there is to a guest."""

import secrets
import unicodedata

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from madang.server.guards import address_of
from madang.server.page import refused
from madang.server.refusals import Refusal
from madang.server.schema import LONGEST_NAME, LONGEST_SAYING

COOKIE = "madang"
COOKIE_SECONDS = 400 * 24 * 60 * 60
"""As long as browsers keep a cookie; every visit of /api/me renews it."""
FOR_EVERYBODY = ("/api/games", "/api/rules")
"""The same for all who ask. They give no cookie: a newcomer's page asks for them beside /api/me, and of two cookies on
their way at once the last to arrive would win, whoever the page was told it is."""


HEAPED = "^^^"
"""Three marks on one letter: more than any language needs."""


def checked_name(given: str) -> str:
    """A name as it will be shown: one line of visible characters. Markup is fine: it is text everywhere."""
    return plain_line(given, LONGEST_NAME, "bad-name", "A name")


def checked_words(given: str) -> str:
    """What somebody says, as it will be shown, the same way."""
    return plain_line(given, LONGEST_SAYING, "bad-words", "What is said")


def plain_line(given: str, most: int, refusal: str, what: str) -> str:
    """A text of so many characters, if all of it can be seen and marks are not heaped on a letter."""
    line = unicodedata.normalize("NFC", given).strip()
    marks = "".join("^" if unicodedata.combining(one) else "." for one in line)
    if not 1 <= len(line) <= most or not line.isprintable() or HEAPED in marks:
        raise Refusal(refusal, f"{what} has 1 to {most} characters, all of them visible.", most=most)
    return line


class GuestCookie:
    """Finds out who asks, for everything under /api/, and gives a cookie to whoever has none and needs one. Sockets
    only find out."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        services = scope["app"].state.services
        seals = services.seals
        known = seals.read_guest(HTTPConnection(scope).cookies.get(COOKIE))
        guest = known
        if scope["type"] == "http" and not services.matches.banned.isdisjoint((known, address_of(scope))):
            await refused(Refusal("banned", "Who runs this server does not let you in any more."))(scope, receive, send)
            return
        if scope["type"] == "http":
            guest = known or secrets.token_hex(16)
            newcomer = known is None and not scope["path"].startswith(FOR_EVERYBODY)
            if newcomer and not services.newcomers.allows(address_of(scope)):
                most = services.settings.limits.guests
                sentence = f"{most} newcomers in an hour have come from your address; come back later."
                await refused(Refusal("too-many", sentence, most=most))(scope, receive, send)
                return
            if newcomer or scope["path"] == "/api/me":
                send = with_cookie(send, seals.guest(guest), scope["scheme"] == "https")
        scope.setdefault("state", {})["guest"] = guest
        await self.app(scope, receive, send)


def with_cookie(send: Send, token: str, secure: bool) -> Send:
    cookie = f"{COOKIE}={token}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), (b"set-cookie", cookie.encode("ascii"))]
        await send(message)

    return sending
