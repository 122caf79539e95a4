"""The server put together: `create_app` for any ASGI host, `run` for the command line."""

import asyncio
import contextlib
import logging
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from madang.engine.refusal import Refused, shorten
from madang.server import account_api, api, health, puzzles, sockets
from madang.server.accounts import Accounts
from madang.server.calls import Calls
from madang.server.garbage import search_rarely
from madang.server.gathering import COME_BACK
from madang.server.guards import Allowance, Forgiving, Patient
from madang.server.links import Seals
from madang.server.logs import begin_log
from madang.server.matches import Elsewhere, Matches
from madang.server.page import Fence, Page, SecurityHeaders, no_page, page_folder, refused
from madang.server.people import VisitorCookie
from madang.server.refusals import Refusal
from madang.server.relay import Relayed, hand_on, unavailable
from madang.server.services import Services
from madang.server.settings import Settings, opened
from madang.server.storage import Storage
from madang.server.webpush import Sender

HOST = "127.0.0.1"
PORT = 8477
SHUTDOWN_SECONDS = 5
LONGEST_TEXT = 400
"""Letters of a sentence about a request that cannot be understood."""

log = logging.getLogger("madang.server")


@contextlib.asynccontextmanager
async def inhabited(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """The application with its data folder, database and matches open."""
    storage = Storage(settings.database)
    with opened(settings.data, alone=not storage.shared):
        accounts, limits, secret = Accounts(storage), settings.limits, settings.secret()
        calls = Calls(storage, Sender(secret, settings.contact, settings.local_push))
        matches = Matches(storage, calls, settings.pace, settings.away, settings.days, settings.address)
        app.state.services = Services(
            settings,
            storage,
            accounts,
            Seals(secret),
            calls,
            matches,
            newcomers=Allowance(limits.guests),
            openings=Allowance(limits.matches),
            attempts=Allowance(limits.attempts),
            attempted=Allowance(limits.attempts),
        )
        try:
            await storage.open()
            calls.open()
            await matches.open()
            yield
        finally:
            await matches.close()
            await calls.close()
            accounts.close()
            await storage.close()


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application. Nothing is read or written before it starts up."""
    chosen = settings or Settings.from_environment()
    app = FastAPI(
        title="Madang", lifespan=lambda app: inhabited(app, chosen), openapi_url=None, docs_url=None, redoc_url=None
    )
    app.include_router(health.router)
    app.include_router(sockets.router)
    app.include_router(puzzles.router)
    app.include_router(account_api.router)
    app.include_router(api.router)
    folder = page_folder()
    app.mount("/", no_page if folder is None else Page(directory=folder))
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(Elsewhere, hand_on)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, on_problem)
    # The last one added is the outermost.
    app.add_middleware(VisitorCookie)
    app.add_middleware(Silence)
    app.add_middleware(Fence)
    app.add_middleware(Relayed)
    app.add_middleware(GZipMiddleware)
    app.add_middleware(SecurityHeaders)
    return app


class Silence:
    """Answers where the database does not: nothing has changed, and whoever asks can come back."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except SQLAlchemyError as problem:
            if begun:
                raise
            log.error("The database does not answer.", exc_info=problem)
            if scope["type"] == "websocket":
                await send({"type": "websocket.accept"})
                await send({"type": "websocket.close", "code": COME_BACK})
            else:
                await refused(unavailable())(scope, receive, send)


async def on_refusal(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refusal)
    return refused(problem)


async def on_malformed(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    faults = sorted({f"{'.'.join(map(str, error['loc']))}: {error['msg']}" for error in problem.errors()})
    sentence = f"The request is not as it should be. {'; '.join(faults)}."
    return refused(Refusal("malformed", shorten(sentence, LONGEST_TEXT)))


async def on_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if request.url.path.startswith("/api/"):
        return refused(Refusal("malformed", f"The request cannot be read: {problem.detail}."))
    return PlainTextResponse(problem.detail, problem.status_code, problem.headers)


class _Server(uvicorn.Server):
    """A uvicorn server that opens the application itself, so that a problem is a sentence and not a traceback."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, settings: Settings, ready: Callable[[], None]):
        super().__init__(config)
        self._inhabited = inhabited(app, settings)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._inhabited.__aenter__()
        await super().startup(sockets)
        await asyncio.to_thread(self._ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._inhabited.__aexit__(None, None, None)


def run(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    ready: Callable[[str], None] | None = None,
    browser: bool = False,
) -> None:
    """Serves until interrupted. `port` 0 takes any free one; `ready` is told the address once it answers; `browser`
    opens it there. What cannot be is refused with a sentence."""
    settings = Settings.from_environment(data)
    listening = listen(host, port)
    address = url_of(host, listening.getsockname()[1])
    settings = replace(settings, address=settings.address or address)

    def announce() -> None:
        if ready is not None:
            ready(address)
        if browser:
            webbrowser.open(address)

    begin_log()
    app = create_app(settings)
    search_rarely()
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        http=type("Patient", (Patient,), {"patience": settings.limits.patience}),
        ws=Forgiving,
        limit_concurrency=settings.limits.connections,
        ws_max_size=sockets.LARGEST_MESSAGE,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    with listening, contextlib.suppress(KeyboardInterrupt):
        _Server(config, app, settings, announce).run([listening])


def listen(host: str, port: int) -> socket.socket:
    """The socket that people connect to."""
    try:
        listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as problem:
        raise Refused(f"The server cannot listen on {host}, port {port}: {problem.strerror}.") from None
    # Connections take this over. asyncio sets it only where a socket names its protocol, which this one does not;
    # without it the second part of an answer waits up to 40 ms until the other side has confirmed the first.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
    return listening


def url_of(host: str, port: int) -> str:
    """The address to open in a browser on this machine."""
    reachable = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{reachable}:{port}/"
