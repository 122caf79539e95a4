"""Where the server keeps its data and how it may be reached. Reads the environment, knows nothing of matches."""

import os
import secrets
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from madang.engine.locking import holding
from madang.engine.refusal import Refused, shorten

SHORTEST_SECRET = 32
DATABASE_FILE = "madang.sqlite3"
SECRET_FILE = "secret"
LOCK_FILE = "lock"
PACE = 0.4
AWAY = 60.0


@dataclass(frozen=True)
class Limits:
    """Limits that an operator can change."""

    connections: int = 4096
    """Open connections, all together."""
    sockets: int = 512
    """Sockets of one address."""
    guests: int = 500
    """Newcomers of one address in an hour."""
    matches: int = 500
    """Matches opened from one address in an hour."""
    attempts: int = 30
    """Log-ins tried from one address, and under one name, in an hour."""
    patience: float = 10.0
    """Seconds for a request to arrive whole, and for a socket to say hello."""


@dataclass(frozen=True)
class Settings:
    """What an operator decides. docs/operating.md explains every one."""

    data: Path
    database: str
    """An SQLAlchemy URL."""
    origins: frozenset[str] = frozenset()
    """Origins that are let in besides the host a request is addressed to."""
    given_secret: str | None = field(default=None, repr=False)
    pace: float = PACE
    """Seconds that a bot takes for a move at least."""
    away: float = AWAY
    """Seconds after which somebody who is gone counts as away."""
    hosts: frozenset[str] = frozenset()
    """Hosts that requests may be addressed to; none for any."""
    limits: Limits = Limits()
    watchers: frozenset[str] = frozenset()
    """Addresses besides this machine's that get /metrics."""
    address: str | None = None
    """Where other processes that serve the same database reach this one."""
    days: float | None = None
    """For how many days matches that have ended are kept; None for ever."""
    local_push: bool = False
    """Whether a push service may be on this machine, or in its network, and without https."""

    @classmethod
    def from_environment(cls, data: Path | None = None, environment: Mapping[str, str] = os.environ) -> "Settings":
        """`data` wins over MADANG_DATA. Nothing is written yet."""
        folder = (data or Path(environment.get("MADANG_DATA") or user_data_path("madang", appauthor=False))).absolute()
        secret = environment.get("MADANG_SECRET") or None
        if secret is not None and len(secret) < SHORTEST_SECRET:
            raise Refused(f"MADANG_SECRET has {len(secret)} characters; a secret needs at least {SHORTEST_SECRET}.")
        return cls(
            folder,
            environment.get("MADANG_DATABASE") or f"sqlite:///{folder / DATABASE_FILE}",
            frozenset(environment.get("MADANG_ORIGINS", "").split()),
            secret,
            number(environment, "MADANG_BOT_PACE", PACE),
            number(environment, "MADANG_AWAY", AWAY),
            frozenset(environment.get("MADANG_HOSTS", "").split()),
            Limits(
                int(number(environment, "MADANG_CONNECTIONS", Limits.connections)),
                int(number(environment, "MADANG_SOCKETS", Limits.sockets)),
                int(number(environment, "MADANG_GUESTS", Limits.guests)),
                int(number(environment, "MADANG_MATCHES", Limits.matches)),
                int(number(environment, "MADANG_LOGINS", Limits.attempts)),
                number(environment, "MADANG_PATIENCE", Limits.patience),
            ),
            frozenset(environment.get("MADANG_WATCHERS", "").split()),
            environment.get("MADANG_ADDRESS") or None,
            number(environment, "MADANG_KEEP_DAYS", 0) or None,
            number(environment, "MADANG_LOCAL_PUSH", 0) > 0,
        )

    @property
    def contact(self) -> str:
        """Where somebody who is sent something finds out who sends it."""
        return f"https://{min(self.hosts, default='localhost')}"

    def secret(self) -> bytes:
        """What cookies and links are signed with: as given, else from a file that only the owner can read."""
        if self.given_secret is not None:
            return self.given_secret.encode()
        path = self.data / SECRET_FILE
        if not path.exists():
            # Several processes may make one at the same time: the first to be whole counts.
            fresh = self.data / f"{SECRET_FILE}-{secrets.token_hex(8)}"
            with open(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as file:
                file.write(secrets.token_hex(32))
            with suppress(FileExistsError):
                os.link(fresh, path)
            fresh.unlink()
        secret = path.read_bytes().strip()
        if len(secret) < SHORTEST_SECRET:
            raise Refused(f"{path} is damaged: remove it, and the next start makes a new one (all seats are lost).")
        return secret


def number(environment: Mapping[str, str], name: str, otherwise: float) -> float:
    """A setting that is a number, 0 or more."""
    given = environment.get(name) or str(otherwise)
    try:
        found = float(given)
    except ValueError:
        found = -1
    if not 0 <= found < float("inf"):
        raise Refused(f"{name} is a number, 0 or more, not '{shorten(given)}'.")
    return found


@contextmanager
def opened(folder: Path, alone: bool = True) -> Iterator[None]:
    """Makes the data folder and, where the matches are in it, holds it: a match has one writer, so such a folder has
    one server."""
    with ExitStack() as held:
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if alone:
                held.enter_context(holding(folder / LOCK_FILE, wait=False))
        except BlockingIOError:
            raise Refused(f"Another server already uses the data folder {folder}.") from None
        except OSError as problem:
            raise Refused(f"The data folder {folder} cannot be written: {problem.strerror}.") from None
        yield
