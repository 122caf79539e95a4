"""Web Push: a short message to a browser that is not here, by way of the push service that the browser has named. Only
that browser can read it (RFC 8291), and the service knows that it comes from this server (VAPID, RFC 8292). Knows
addresses and keys, no people and no matches.

The address is one that somebody else has chosen: nothing inside the server's own network is reached by it.
"""

import asyncio
import base64
import binascii
import hashlib
import hmac
import json
import os
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from madang.engine.refusal import Refused

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve: private keys are below it."""
SECRET_BYTES, SALT_BYTES = 16, 16
RECORD_BYTES = 4096
GOOD_FOR = 12 * 60 * 60
"""Seconds that a signature lasts; a day is the most that services take."""
PATIENCE = 10
"""Seconds that a service gets for all of it: to be found, to be reached, to answer."""
RESOLVERS = 2


@dataclass(frozen=True)
class Subscription:
    """What a browser says of how to reach it: an address, and two keys that only it can use."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def key(self) -> ec.EllipticCurvePublicKey:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(self.p256dh))

    def check(self, local: bool = False) -> None:
        """Refuses what cannot be written to, or must not; `local` lets an address on this machine pass, too, even
        without https. Where a name leads to is looked at when it is used."""
        address(self.endpoint, local)
        try:
            assert self.key
            fits = len(from_base64url(self.auth)) == SECRET_BYTES
        except ValueError:
            fits = False
        if not fits:
            raise Refused("These are no keys of a push subscription.")


def base64url(data: bytes) -> str:
    """Bytes as the web writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The same, read; raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
    except binascii.Error as problem:
        raise ValueError(str(problem)) from None


def address(endpoint: str, local: bool = False) -> SplitResult:
    """An endpoint taken apart, if it can be one."""
    try:
        parts = urlsplit(endpoint)
        well = bool(parts.hostname) and parts.port != 0 and endpoint.isascii() and endpoint.isprintable()
    except ValueError:
        well = False
    if not well or " " in endpoint or parts.username is not None or parts.fragment:
        raise Refused("The address of a push service is an https URL, with a host and a path.")
    if parts.scheme != "https" and not (local and parts.scheme == "http"):
        raise Refused("A push service is reached by https.")
    if not local and not is_public(parts.hostname or ""):
        raise Refused("The address of a push service is one on the internet, not one inside a network.")
    return parts


def is_public(host: str) -> bool:
    """Whether a host may be one that everybody reaches; of a name, whether it looks like one."""
    try:
        return ip_address(host).is_global
    except ValueError:
        return "." in host.rstrip(".") and not host.rstrip(".").endswith(".localhost")


class Sender:
    """Sends messages, signed with a key that follows from the server's secret: all processes that share the secret have
    the same one, and nothing has to be kept. `contact` is where a service learns whom it deals with."""

    def __init__(self, secret: bytes, contact: str, local: bool = False):
        number = int.from_bytes(hmac.digest(secret, b"madang push", hashlib.sha512))
        self._key = ec.derive_private_key(1 + number % (ORDER - 1), CURVE)
        self._contact = contact
        self._local = local
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "push")
        self.public = base64url(encoded(self._key.public_key()))
        """What a browser wants to know when it subscribes."""

    def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    def check(self, subscription: Subscription) -> None:
        """Refuses a subscription that cannot be."""
        subscription.check(self._local)

    async def send(self, subscription: Subscription, message: bytes, seconds: int, topic: str) -> int:
        """Hands a message to the service, which keeps it for so many seconds, or until there is another one of the same
        topic; returns the status it answers. Raises OSError or TimeoutError where it does not, and Refused where the
        address leads inside."""
        parts = address(subscription.endpoint, self._local)
        headers = {
            "Host": parts.netloc,
            "Authorization": f"vapid t={self._signed(parts)},k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": topic,
            "Connection": "close",
        }
        body = await asyncio.to_thread(sealed, subscription, message)
        async with asyncio.timeout(PATIENCE):
            return await self._post(parts, {**headers, "Content-Length": str(len(body))}, body)

    def _signed(self, parts: SplitResult) -> str:
        """The words by which a service knows this server."""
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self._contact,
        }
        said = ".".join(base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        pair = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{base64url(b''.join(one.to_bytes(32) for one in pair))}"

    async def _post(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer; the rest of it is not read, and nobody is led elsewhere by it."""
        encrypted = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if encrypted else 80)
        found = await self._found(host, port)
        context = await asyncio.to_thread(trusted) if encrypted else None
        named = host if encrypted else None
        reader, writer = await asyncio.open_connection(found, port, ssl=context, server_hostname=named)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            words = (await reader.readline()).split()
            if len(words) < 2 or not words[1].isdigit():
                raise ConnectionError("The push service has not answered.")
            return int(words[1])
        except ValueError:  # a line without end
            raise ConnectionError("The push service has answered something else.") from None
        finally:
            writer.transport.abort()

    async def _found(self, host: str, port: int) -> str:
        """The address to connect to: looked at here, and then used, so that a name cannot lead elsewhere meanwhile."""
        asking = asyncio.get_running_loop().run_in_executor(
            self._resolvers, socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM
        )
        found = {str(where[0]) for *_, where in await asking}
        if not self._local and not all(ip_address(one).is_global for one in found):
            raise Refused("The address of a push service leads inside a network.")
        return min(found, key=lambda one: ":" in one)  # IPv4 is there wherever people are


@cache
def trusted() -> ssl.SSLContext:
    """Whom this machine trusts; reading that takes a moment."""
    return ssl.create_default_context()


def encoded(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(length: int, salt: bytes, secret: bytes, purpose: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)


def sealed(subscription: Subscription, message: bytes) -> bytes:
    """A message that only the browser of a subscription can read: one record of aes128gcm (RFC 8188)."""
    theirs, once, salt = subscription.key, ec.generate_private_key(CURVE), os.urandom(SALT_BYTES)
    public = encoded(once.public_key())
    both = b"WebPush: info\0" + encoded(theirs) + public
    secret = derived(32, from_base64url(subscription.auth), once.exchange(ec.ECDH(), theirs), both)
    key = derived(16, salt, secret, b"Content-Encoding: aes128gcm\0")
    nonce = derived(12, salt, secret, b"Content-Encoding: nonce\0")
    head = salt + RECORD_BYTES.to_bytes(4) + len(public).to_bytes(1) + public
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)
