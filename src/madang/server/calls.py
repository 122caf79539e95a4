"""Calls people to their turn at tables with days a move, where they have asked for that and are not there. A call says
which game it is and where, and nothing of what is played. It is sent once, when the turn begins, by the process that
plays the match: one that is killed at that moment has not sent it, and nobody sends it later."""

import asyncio
import json
import logging
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from fluent.runtime import FluentBundle, FluentResource
from sqlalchemy import Connection, delete, insert, select

from madang.engine.refusal import Refused
from madang.games import game as game_of
from madang.server import metrics
from madang.server.database import now
from madang.server.links import Visit
from madang.server.refusals import Refusal
from madang.server.schema import SubscriptionRow
from madang.server.storage import HUMAN, Storage, StoredMatch, ensure_guests
from madang.server.webpush import Sender, Subscription

MOST_SUBSCRIPTIONS = 10
"""Browsers of one visitor; the one that subscribed first makes room."""
MOST_WAITING = 1000
"""Calls that wait to be sent; further ones are left out."""
CALLERS = 4
ENDED = (404, 410)
"""What a service answers where a subscription is no more."""
TEXT = Path(__file__).parent / "text"

log = logging.getLogger("madang.server")


class Call(NamedTuple):
    """That it is somebody's turn."""

    guest: str
    game: str
    match: str
    seconds: int
    """How long it is worth telling: so long they may think."""

    def said(self, language: str) -> bytes:
        """The message, in words of a language."""
        message = {"title": game_of(self.game).title, "text": your_turn(language), "path": f"/table/{self.match}"}
        return json.dumps(message, ensure_ascii=False).encode()


@cache
def your_turn(language: str) -> str:
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text("utf-8")))
    pattern = words.get_message("your-turn").value
    assert pattern is not None
    return str(words.format_pattern(pattern)[0])


class Calls:
    """Who wants to be called, and the calls that are on their way. Nobody who plays waits for any of it."""

    def __init__(self, storage: Storage, sender: Sender):
        self._storage = storage
        self._sender = sender
        self.key = sender.public
        """What a browser subscribes with."""
        self._waiting: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)
        self._callers: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._callers = [asyncio.create_task(self._call()) for _ in range(CALLERS)]

    async def close(self) -> None:
        for caller in self._callers:
            caller.cancel()
        await asyncio.gather(*self._callers, return_exceptions=True)
        self._sender.close()

    # Who wants to be called

    async def subscribe(self, visit: Visit, subscription: Subscription, language: str) -> None:
        """Calls a visitor in a browser from now on. A browser is that of whoever has subscribed in it last, and what is
        bound to a login ends with it."""
        try:
            self._sender.check(subscription)
        except Refused as refusal:
            raise Refusal("malformed", str(refusal)) from None
        own = select(SubscriptionRow.endpoint).where(SubscriptionRow.guest == visit.guest)
        row = {
            "endpoint": subscription.endpoint,
            "guest": visit.guest,
            "login": visit.login,
            "p256dh": subscription.p256dh,
            "auth": subscription.auth,
            "language": language,
            "made": now(),
        }

        def work(connection: Connection) -> None:
            ensure_guests(connection, [visit.guest])
            connection.execute(delete(SubscriptionRow).where(SubscriptionRow.endpoint == subscription.endpoint))
            newest = connection.scalars(own.order_by(SubscriptionRow.made.desc(), SubscriptionRow.endpoint))
            too_many = list(newest)[MOST_SUBSCRIPTIONS - 1 :]
            connection.execute(delete(SubscriptionRow).where(SubscriptionRow.endpoint.in_(too_many)))
            connection.execute(insert(SubscriptionRow).values(row))

        await self._storage.write(work)

    async def end(self, endpoint: str, guest: str | None = None) -> None:
        """Calls nobody there any more, or a guest no more."""
        ending = delete(SubscriptionRow).where(SubscriptionRow.endpoint == endpoint)
        if guest is not None:
            ending = ending.where(SubscriptionRow.guest == guest)
        await self._storage.write(lambda connection: connection.execute(ending))

    # Calling

    def turn(self, match: StoredMatch, seat: int | None) -> None:
        """It is a seat's turn, and nobody is there. Never waits."""
        if seat is None or match.clocks is None or not match.clocks.clock.by_the_day:
            return
        asked = match.seats[seat]
        if asked.kind != HUMAN or asked.fate or asked.guest is None:
            return
        try:
            self._waiting.put_nowait(Call(asked.guest, match.game, match.id, match.clocks.clock.seconds))
        except asyncio.QueueFull:
            metrics.calls.labels("left out").inc()
            log.warning("Too many calls wait to be sent; some are left out.")

    async def _call(self) -> None:
        while True:
            call = await self._waiting.get()
            try:
                browsers = await self._browsers(call.guest)
                await asyncio.gather(*(self._send(call, *browser) for browser in browsers))
            except Exception as problem:
                log.error("Somebody could not be called.", exc_info=problem)

    async def _browsers(self, guest: str) -> list[tuple[Subscription, str]]:
        columns = SubscriptionRow.endpoint, SubscriptionRow.p256dh, SubscriptionRow.auth, SubscriptionRow.language
        query = select(*columns).where(SubscriptionRow.guest == guest)
        return await self._storage.read(
            lambda connection: [(Subscription(*keys), language) for *keys, language in connection.execute(query)]
        )

    async def _send(self, call: Call, to: Subscription, language: str) -> None:
        try:
            status = await self._sender.send(to, call.said(language), call.seconds, call.match)
            reason = f"it answers {status}"
        except (OSError, Refused) as problem:  # a TimeoutError is an OSError
            status, reason = 0, str(problem) or "it does not answer"
        if status in ENDED:
            await self.end(to.endpoint)
        elif not 200 <= status < 300:
            log.warning("A push service, %s, takes no call: %s", urlsplit(to.endpoint).hostname, reason)
        metrics.calls.labels("sent" if 200 <= status < 300 else "ended" if status in ENDED else "failed").inc()
