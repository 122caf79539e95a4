"""Visitors: a signed cookie says who somebody is, and a name is all there is to a guest."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from madang.server.guards import address_of
from madang.server.links import COOKIE_SECONDS, stranger
from madang.server.page import refused
from madang.server.refusals import Refusal

COOKIE, SAFE_COOKIE = "madang", "__Host-madang"
"""The name of the cookie; the second one over https, where browsers take it from this very host only."""
FOR_EVERYBODY = ("/api/games", "/api/rules")
"""The same for all who ask. They give no cookie: a newcomer's page asks for them beside /api/me, and of two cookies on
their way at once the last to arrive would win, whoever the page was told it is."""


class VisitorCookie:
    """Finds out who asks, for everything under /api/, and gives a cookie to whoever has none and needs one. Sockets
    only find out. Whoever answers a request can make the visitor somebody else: the cookie says so."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        services = scope["app"].state.services
        for_everybody = scope["path"].startswith(FOR_EVERYBODY)
        known = services.seals.read_visit(HTTPConnection(scope).cookies.get(cookie_name(scope)))
        if not for_everybody:
            known = await services.accounts.known(known)
        state = scope.setdefault("state", {})
        if scope["type"] == "websocket":
            state["visit"] = known
            await self.app(scope, receive, send)
            return
        if not services.matches.banned.isdisjoint((known and known.guest, address_of(scope))):
            await refused(Refusal("banned", "Who runs this server does not let you in any more."))(scope, receive, send)
            return
        if known is None and not for_everybody and not services.newcomers.allows(address_of(scope)):
            most = services.settings.limits.guests
            sentence = f"{most} newcomers in an hour have come from your address; come back later."
            await refused(Refusal("too-many", sentence, most=most))(scope, receive, send)
            return
        visit = known or stranger()
        if known is not None and scope["path"] == "/api/me":
            visit = await services.accounts.renewed(known)
        state["visit"] = visit

        async def sending(message: Message) -> None:
            due = scope["path"] == "/api/me" or state["visit"] != known
            if message["type"] == "http.response.start" and due and not for_everybody:
                cookie = cookie_of(scope, services.seals.visit(state["visit"]))
                message["headers"] = [*message.get("headers", ()), (b"set-cookie", cookie.encode("ascii"))]
            await send(message)

        await self.app(scope, receive, sending)


def cookie_name(scope: Scope) -> str:
    return SAFE_COOKIE if scope["scheme"] in ("https", "wss") else COOKIE


def cookie_of(scope: Scope, token: str) -> str:
    name = cookie_name(scope)
    secure = "; Secure" if name == SAFE_COOKIE else ""
    return f"{name}={token}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax{secure}"
