"""The socket of a match: one connection, what it may see, and what it says. A slow or dead connection holds up nobody:
its messages queue up to a limit, then it is dropped and has to come back."""

import asyncio
import contextlib
import logging

import msgspec
from fastapi import APIRouter
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from madang.engine.game import SPECTATOR
from madang.server.gathering import COME_BACK, NOT_YOURS, encode
from madang.server.guards import address_of
from madang.server.links import Visit
from madang.server.matches import Elsewhere
from madang.server.messages import Act, ClientMessage, Hello, Ping, Pong, What, Why
from madang.server.refusals import Refusal
from madang.server.relay import hand_on_socket
from madang.server.room import Room
from madang.server.schema import LONGEST_IDENTIFIER
from madang.server.services import Services, services_of

NOT_FOUND, TOO_LATE, TOO_MANY = 4404, 4408, 4429
TOO_SLOW = 1013
LARGEST_MESSAGE = 16 * 1024
MOST_QUEUED = 64
MOST_SOCKETS = 32
"""Connections of one guest."""
MOST_LISTENERS = 256
"""Connections of one match."""
BURST = 100
MESSAGES_A_SECOND = 50
"""A connection that sends more for long is read more slowly."""
PATIENCE = 5
"""Seconds a connection gets to take its last message."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

log = logging.getLogger("madang.server")
router = APIRouter()
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@router.websocket("/api/matches/{match}/socket")
async def socket(websocket: WebSocket, match: str, watch: str | None = None) -> None:
    services = services_of(websocket)
    visit: Visit | None = websocket.state.visit
    guest = None if visit is None else visit.guest
    await websocket.accept()  # a browser is told a close code only by a connection that was accepted
    try:
        room = await services.matches.room(match)
    except Refusal as unreachable:
        await websocket.close(NOT_FOUND if unreachable.code == "not-found" else COME_BACK)
        return
    except Elsewhere as elsewhere:
        await hand_on_socket(websocket, elsewhere.address)
        return
    except SQLAlchemyError as problem:
        log.error("The database does not answer.", exc_info=problem)
        await websocket.close(COME_BACK)
        return
    viewer = viewer_of(services, room, guest, watch)
    who = frozenset({address_of(websocket.scope), *([] if guest is None else [guest])})
    if viewer is None or not services.matches.banned.isdisjoint(who):
        await websocket.close(NOT_YOURS)
        return
    limits = services.settings.limits
    holder, address = guest or f"watchers of {match}", f"at {address_of(websocket.scope)}"
    if (
        services.sockets[holder] >= MOST_SOCKETS
        or services.sockets[address] >= limits.sockets
        or len(room.listeners) >= MOST_LISTENERS
    ):
        refusal = Refusal("too-many", "There are too many connections; close another one first.", most=MOST_SOCKETS)
        await websocket.send_text(encode(refusal.message(None)))
        await websocket.close(TOO_MANY)
        return
    services.sockets.update((holder, address))
    try:
        await Connection(websocket, room, viewer, who, limits.patience).run()
    finally:
        for held in (holder, address):
            services.sockets[held] -= 1
            if not services.sockets[held]:
                del services.sockets[held]


def viewer_of(services: Services, room: Room, guest: str | None, watch: str | None) -> int | None:
    """The seat of who is asking, SPECTATOR with a link for watching, None without any right."""
    if watch is not None:
        return SPECTATOR if services.seals.read_watch(watch) == room.match.id else None
    return room.match.seat_of(guest)


class Connection:
    """One open socket."""

    def __init__(self, websocket: WebSocket, room: Room, viewer: int, who: frozenset[str], patience: float):
        self.viewer = viewer
        self.who = who
        self._patience = patience
        self._websocket = websocket
        self._room = room
        self._queue: asyncio.Queue[str] = asyncio.Queue(MOST_QUEUED)
        self._dropped = asyncio.Event()
        self._code = 1000
        self._greeted = False
        self._working: asyncio.Task[None] | None = None

    def send(self, message: str) -> None:
        """Queues a message; a connection that does not keep up is dropped."""
        if not self._dropped.is_set():
            try:
                self._queue.put_nowait(message)
            except asyncio.QueueFull:
                self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        self._code = code
        self._dropped.set()

    def _expect_hello(self) -> None:
        if not self._greeted:
            self.drop(TOO_LATE)

    async def run(self) -> None:
        """Reads and writes until one side closes."""
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self._dropped.wait())]
        deadline = asyncio.get_running_loop().call_later(self._patience, self._expect_hello)
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if problem := task.exception():
                    if not self._dropped.is_set():
                        self._code = 1011
                    if not isinstance(problem, WebSocketDisconnect):
                        log.error("A connection of match %s failed.", self._room.match.id, exc_info=problem)
        finally:
            deadline.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._working:
                await asyncio.wait([self._working])
            self._room.leave(self)
        if self._websocket.client_state is WebSocketState.CONNECTED:  # though the other side may just have gone
            with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                await asyncio.wait_for(self._websocket.close(self._code), PATIENCE)

    async def _write(self) -> None:
        while True:
            await self._websocket.send_text(await self._queue.get())

    async def _read(self) -> None:
        clock = asyncio.get_running_loop()
        allowance, last = float(BURST), clock.time()
        while True:
            frame = await self._websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            now = clock.time()
            allowance, last = min(BURST, allowance + (now - last) * MESSAGES_A_SECOND) - 1, now
            if allowance < 0:
                await asyncio.sleep(-allowance / MESSAGES_A_SECOND)
            # What has begun is carried through, even where this connection ends meanwhile.
            self._working = asyncio.create_task(self._receive(frame.get("text") or frame.get("bytes") or b""))
            await asyncio.shield(self._working)

    async def _receive(self, data: str | bytes) -> None:
        try:
            await self._take(understood(data))
        except Refusal as refusal:
            self.send(encode(refusal.message(identifier(data))))

    async def _take(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.send(encode(Pong()))
            case Hello() if self._greeted:
                raise Refusal("malformed", "On a socket hello is said once.")
            case Hello():
                self._greeted = True
                await self._room.hello(self, message.since, message.taken_back)
            case _ if not self._greeted:
                raise Refusal("malformed", "The first message on a socket is hello.")
            case Why():
                await self._room.explain(self, message.move)
            case What():
                await self._room.foretell(self, message.move)
            case _:
                await self._room.decide(self, message)


def understood(data: str | bytes) -> ClientMessage:
    try:
        message = decoder.decode(data)
    except UNREADABLE:
        raise Refusal("malformed", "This is not a message of the protocol.") from None
    if isinstance(message, Act) and not fitting(message.id):
        sentence = f"The id of a message has 1 to {LONGEST_IDENTIFIER} visible characters."
        raise Refusal("malformed", sentence, most=LONGEST_IDENTIFIER)
    return message


def fitting(identifier: str) -> bool:
    return 1 <= len(identifier) <= LONGEST_IDENTIFIER and identifier.isprintable()


def identifier(data: str | bytes) -> str | None:
    """The id of a message that could not be carried out, so that its sender can tell which one it was."""
    try:
        found = msgspec.json.decode(data, type=dict[str, object]).get("id")
    except UNREADABLE:
        return None
    return found if isinstance(found, str) and fitting(found) else None
