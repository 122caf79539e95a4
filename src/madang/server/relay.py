"""Between processes that serve the same database: what concerns a match is handed on, as it is, to the one process that
plays it. Whoever asks notices nothing. A request that was handed on is not handed on again."""

import asyncio
import http.client
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from madang.server.gathering import COME_BACK
from madang.server.guards import address_of
from madang.server.matches import Elsewhere
from madang.server.page import refused
from madang.server.people import COOKIE
from madang.server.refusals import Refusal
from madang.server.services import services_of

RELAYED = "X-Madang-Relayed"
PASSED_BACK = ("content-type", "content-disposition")
PATIENCE = 10
"""Seconds another process gets to answer."""

log = logging.getLogger("madang.server")


class Relayed:
    """Knows a request that another process hands on by its seal, and takes it for one from where that process says."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            seals = scope["app"].state.services.seals
            address = seals.read_relay(Headers(scope=scope).get(RELAYED))
            scope.setdefault("state", {})["relayed"] = address is not None
            if address is not None:
                scope["client"] = address, 0
        await self.app(scope, receive, send)


def unavailable() -> Refusal:
    return Refusal("unavailable", "The server cannot do this at the moment; nothing is lost. Try again.")


async def hand_on(request: Request, problem: Exception) -> Response:
    """Lets the process that plays a match answer a request, which brings nothing along but its address."""
    assert isinstance(problem, Elsewhere)
    if problem.address and not request.state.relayed:
        what = problem.address, request.method, target(request), seal(request)
        with suppress(OSError, http.client.HTTPException):
            status, headers, body = await asyncio.to_thread(ask, *what)
            return Response(body, status, {name: value for name, value in headers if name.lower() in PASSED_BACK})
    return refused(unavailable())


async def repeat_to_neighbours(request: Request) -> None:
    """Repeats a request, with what it brings along, to all other processes, which may have to know of it."""
    await tell_neighbours(request, request.method, target(request), await request.body())


async def tell_neighbours(request: Request, method: str, path: str, body: bytes) -> None:
    """Asks all other processes for something on behalf of who asks here; one that does not answer has nothing in memory
    for long."""
    if request.state.relayed:
        return
    headers = {**seal(request), "Content-Type": "application/json"}
    for address in await services_of(request).storage.neighbours():
        try:
            await asyncio.to_thread(ask, address, method, path, headers, body)
        except (OSError, http.client.HTTPException) as problem:
            log.warning("The process at %s does not answer: %s", address, problem)


async def ask_there(request: Request, there: Elsewhere, method: str, path: str) -> None:
    """Asks the process that plays a match for something on behalf of who asks here."""
    try:
        await asyncio.to_thread(ask, there.address, method, path, seal(request))
    except (OSError, http.client.HTTPException):
        raise unavailable() from None


def ask(
    address: str, method: str, path: str, headers: dict[str, str], body: bytes | None = None
) -> tuple[int, Iterable[tuple[str, str]], bytes]:
    """What another process answers: status, headers, body."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        return answer.status, answer.getheaders(), answer.read()
    finally:
        connection.close()


async def hand_on_socket(websocket: WebSocket, address: str) -> None:
    """Carries messages between a socket and the process that plays its match, until one side closes."""
    code: int = COME_BACK
    if address and not websocket.state.relayed:
        link = f"ws{address.removeprefix('http').rstrip('/')}{target(websocket)}"
        options: dict[str, Any] = {"max_size": None, "compression": None, "open_timeout": PATIENCE, "proxy": None}
        with suppress(OSError, WebSocketException, WebSocketDisconnect):  # whichever side is gone, the other has to go
            async with connect(link, additional_headers=seal(websocket), **options) as there:
                code = await carried(websocket, there)
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code)


async def carried(here: WebSocket, there: ClientConnection) -> int:
    """Carries messages both ways; returns the code with which the other process has closed."""

    async def outward() -> int:
        while (frame := await here.receive())["type"] != "websocket.disconnect":
            await there.send(frame.get("text") or frame.get("bytes") or b"")
        return COME_BACK

    async def homeward() -> int:
        while True:
            await here.send_text(str(await there.recv()))

    ways = [asyncio.create_task(way) for way in (outward(), homeward())]
    try:
        done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        return done.pop().result()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else COME_BACK
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


def target(connection: HTTPConnection) -> str:
    """Path and query of a request, as they came."""
    path: bytes = connection.scope["raw_path"]
    query: bytes = connection.scope["query_string"]
    return (path + (b"?" + query if query else b"")).decode("ascii")


def seal(connection: HTTPConnection) -> dict[str, str]:
    """The headers by which another process knows who asks, and from where."""
    seals, visit = services_of(connection).seals, connection.state.visit
    headers = {RELAYED: seals.relay(address_of(connection.scope))}
    return headers if visit is None else {**headers, "Cookie": f"{COOKIE}={seals.visit(visit)}"}
