"""Signed words: who a visitor is, which seat a link gives, which match a link shows. Each purpose has its own salt, so
that what is signed for one is worthless for another."""

import hashlib
from typing import Any

from itsdangerous import BadData, URLSafeSerializer


class Seals:
    """Signs and reads tokens. Reading a forged, damaged or misused one gives None."""

    def __init__(self, secret: bytes):
        def serializer(purpose: str) -> URLSafeSerializer:
            signing = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
            return URLSafeSerializer(secret, f"madang {purpose}", signer_kwargs=signing)

        self._guest = serializer("guest")
        self._seat = serializer("seat")
        self._watch = serializer("watch")
        self._relay = serializer("relay")

    def guest(self, guest: str) -> str:
        return self._sign(self._guest, guest)

    def read_guest(self, token: str | None) -> str | None:
        found = self._read(self._guest, token)
        return found if isinstance(found, str) else None

    def seat(self, match: str, seat: int) -> str:
        return self._sign(self._seat, [match, seat])

    def read_seat(self, token: str | None) -> tuple[str, int] | None:
        found = self._read(self._seat, token)
        return None if found is None else (found[0], found[1])

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
    def _sign(serializer: URLSafeSerializer, content: Any) -> str:
        signed = serializer.dumps(content)
        return signed if isinstance(signed, str) else signed.decode()

    @staticmethod
    def _read(serializer: URLSafeSerializer, token: str | None) -> Any:
        try:
            return None if token is None else serializer.loads(token)
        except (BadData, UnicodeError):
            return None
