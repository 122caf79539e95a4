"""The built page, and checks on every request: headers, origin, size of bodies."""

import mimetypes
from pathlib import Path
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from madang.server.refusals import Refusal

WATCHED = ("/healthz", "/readyz", "/metrics")
"""Who watches over the server asks by whatever name it has inside, and so do its other processes."""
LARGEST_BODY = 16 * 1024
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KEEP_NOTHING = "no-store"
SECURITY = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
# Not every machine knows it; what is known as a font is not compressed again.
mimetypes.add_type("font/woff2", ".woff2")
NO_PAGE = "The page is not built yet. In the project folder, say: make page\n"


def page_folder() -> Path | None:
    """Where the built page lies, if it is built."""
    folder = Path(__file__).resolve().parent / "static"
    return folder if (folder / "index.html").is_file() else None


class Page(StaticFiles):
    """The built page. Every address that is not a file is the page itself, which finds its own way."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or is_file_name(path):
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        # Files below assets/ carry a hash of their content in their name.
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets") else ASK_AGAIN
        return response


def is_file_name(path: str) -> bool:
    """Whether a path can only be a file: /icon.svg and /assets/… are, /join/ and a token with dots in it is not."""
    first, *rest = Path(path).parts or ("",)
    return first in ("assets", "..") or (not rest and "." in first)


async def no_page(scope: Scope, receive: Receive, send: Send) -> None:
    """Stands in for a page that nobody has built."""
    await PlainTextResponse(NO_PAGE, 503)(scope, receive, send)


def refused(refusal: Refusal) -> JSONResponse:
    """A refusal as it travels over HTTP."""
    content = {
        "code": refusal.code,
        "parameters": refusal.parameters,
        "rule": refusal.rule,
        "text": refusal.text,
    }
    return JSONResponse(content, refusal.status)


class SecurityHeaders:
    """Puts the headers that every answer has on every answer."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SECURITY)
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = KEEP_NOTHING
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


class Fence:
    """Turns away what is meant for, or comes from the pages of, another host, and bodies that no client of ours would
    send."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers, settings = Headers(scope=scope), scope["app"].state.services.settings
        inside = scope["path"] in WATCHED or scope["state"]["relayed"]
        if settings.hosts and not inside and host_of(headers) not in settings.hosts:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                refusal = Refusal("bad-host", "This server does not go by the name it was asked for.")
                await refused(refusal)(scope, receive, send)
            return
        if is_foreign(headers, settings.origins):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
                return
            if scope["method"] not in ("GET", "HEAD"):
                await refused(Refusal("bad-origin", "This server takes no orders from pages of another host."))(
                    scope, receive, send
                )
                return
        if scope["type"] == "http" and not is_small(headers):
            sentence = f"A request has at most {LARGEST_BODY} bytes and says how many."
            await refused(Refusal("too-large", sentence, most=LARGEST_BODY))(scope, receive, send)
            return
        await self.app(scope, receive, send)


def host_of(headers: Headers) -> str | None:
    """The name a request is addressed to, its port left out."""
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname
    except ValueError:
        return None


def is_foreign(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a browser says that the request comes from a page of another host. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host")
    except ValueError:
        return True


def is_small(headers: Headers) -> bool:
    if "transfer-encoding" in headers:
        return False
    length = headers.get("content-length", "0")
    return length.isdigit() and int(length) <= LARGEST_BODY
