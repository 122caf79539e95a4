"""Protection against misuse: limits by address, and time limits for connections. Knows addresses and connections, no
people and no matches."""

import asyncio
import time
from ipaddress import ip_address, ip_network
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HOUR = 3600
MOST_REMEMBERED = 10_000
"""Addresses an allowance remembers before it looks for those it can forget."""
HOUSEHOLD = 64
"""Bits of an IPv6 address that a provider gives to one customer, who makes up the rest."""


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy that is believed, where the proxy had it from."""
    host = (scope.get("client") or ("", 0))[0]
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    return host if address.version == 4 else str(ip_network((host, HOUSEHOLD), strict=False))


class Allowance:
    """So many of something in an hour for each address: all at once, or one after the other."""

    def __init__(self, an_hour: float):
        self._most = an_hour
        self._spent: dict[str, tuple[float, float]] = {}

    def allows(self, address: str, now: float | None = None) -> bool:
        """Whether there is one left for an address; if so, it is spent."""
        at = time.monotonic() if now is None else now
        spent = self._left_over(address, at)
        if spent + 1 > self._most:
            return False
        if len(self._spent) >= MOST_REMEMBERED:
            self._spent = {one: kept for one, kept in self._spent.items() if self._left_over(one, at)}
        self._spent[address] = spent + 1, at
        return True

    def _left_over(self, address: str, at: float) -> float:
        """What an address has spent and not got back yet."""
        spent, last = self._spent.get(address, (0.0, at))
        return max(0.0, spent - (at - last) * self._most / HOUR)


class Patient(H11Protocol):
    """An HTTP connection that is closed where a request does not arrive whole in time, or where there are too many."""

    patience: float
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency:
            transport.abort()
            return
        self._deadline = self.loop.call_later(self.patience, transport.abort)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        arrived = self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete
        if upgraded or arrived:
            self._rest()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.patience, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Forgiving(WebSocketsSansIOProtocol):
    """A WebSocket that hands text on as it came: what is no UTF-8 is answered like anything else that is no message.
    What it compressed with, most of its memory, goes with the connection, not when Python next looks for garbage."""

    def handle_text(self, event: Any) -> None:
        self.handle_bytes(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.extensions = []
