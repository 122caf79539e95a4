"""Signed words: who a visitor is, which seat a link gives, which match a link shows. Each purpose has its own salt, so
that what is signed for one is worthless for another."""

import hashlib
import secrets
from typing import Any, NamedTuple

from itsdangerous import BadData, Serializer, URLSafeSerializer, URLSafeTimedSerializer

COOKIE_SECONDS = 400 * 24 * 60 * 60
"""As long as browsers keep a cookie; every visit of /api/me gives a new one."""


class Visit(NamedTuple):
    """Who a cookie says somebody is. Whoever has an account has a login, too, and the cookie says how often it was
    replaced since."""

    guest: str
    login: str | None = None
    turn: int = 0


def stranger() -> Visit:
    """A guest whom nobody knows yet."""
    return Visit(secrets.token_hex(16))


class Seals:
    """Signs and reads tokens. Reading a forged, damaged or misused one gives None."""

    def __init__(self, secret: bytes):
        signing = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}

        def serializer(purpose: str) -> URLSafeSerializer:
            return URLSafeSerializer(secret, f"madang {purpose}", signer_kwargs=signing)

        self._visit = URLSafeTimedSerializer(secret, "madang visit", signer_kwargs=signing)
        self._seat = serializer("seat")
        self._watch = serializer("watch")
        self._relay = serializer("relay")

    def visit(self, visit: Visit) -> str:
        return self._sign(self._visit, visit)

    def read_visit(self, token: str | None) -> Visit | None:
        """Who a cookie says somebody is, unless it is too old."""
        try:
            return None if token is None else Visit(*self._visit.loads(token, max_age=COOKIE_SECONDS))
        except (BadData, UnicodeError):
            return None

    def seat(self, match: str, seat: int, links: int) -> str:
        """The link to a seat, which is good until links of the match are made anew once more."""
        return self._sign(self._seat, [match, seat, links])

    def read_seat(self, token: str | None) -> tuple[str, int, int] | None:
        found = self._read(self._seat, token)
        return None if found is None else (found[0], found[1], found[2])

    def watch(self, match: str) -> str:
        return self._sign(self._watch, match)

    def read_watch(self, token: str | None) -> str | None:
        found = self._read(self._watch, token)
        return found if isinstance(found, str) else None

    def relay(self, address: str) -> str:
        """Says to another process of the same server from where a request has come."""
        return self._sign(self._relay, address)

    def read_relay(self, token: str | None) -> str | None:
        found = self._read(self._relay, token)
        return found if isinstance(found, str) else None

    @staticmethod
    def _sign(serializer: Serializer[str], content: Any) -> str:
        signed = serializer.dumps(content)
        return signed if isinstance(signed, str) else signed.decode()

    @staticmethod
    def _read(serializer: URLSafeSerializer, token: str | None) -> Any:
        try:
            return None if token is None else serializer.loads(token)
        except (BadData, UnicodeError):
            return None
