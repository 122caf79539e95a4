"""Work in pieces on a Ray cluster, see docs/cluster.md. Ray is imported only when it is asked for.

A piece that is lost with its worker is done again by another. Every machine compiles the rules once, into its own
cache, and works only if it has the very Madang that asks."""

import hashlib
import logging
import os
import pickle
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from typing import Any

from madang.bots.search import compile_search
from madang.bots.shared import is_ready
from madang.engine.cache import PACKAGE, folder
from madang.engine.game import Game
from madang.engine.locking import holding
from madang.engine.refusal import Refused, shorten
from madang.engine.spreading import Piece, Result, Threads, Work, Workers
from madang.engine.threads import thread_number
from madang.engine.warming import warm

LOCAL = "local"
REACHED_WITHIN = 5.0
"""Seconds in which somebody has to answer at an address, whoever that is."""
KNOWN_WITHIN = 20.0
"""Seconds in which it has to turn out to be a cluster that lets us in."""
STORE_BYTES = 256 * 2**20
"""Room for results under way in a cluster on this machine alone."""
CODE = (".py", ".json", ".npz")
"""Endings of the files that decide what is played."""


@contextmanager
def workers_asked(ray: str | None, threads: int | None) -> Iterator[Workers]:
    """Threads of this machine, or the workers of a cluster: of one that is started for this, or of one that runs."""
    if ray is None:
        yield Threads(threads)
        return
    cluster = Cluster(ray, threads)
    try:
        yield cluster
    finally:
        cluster.close()


class Cluster:
    """A connection to a Ray cluster."""

    def __init__(self, address: str, threads: int | None = None):
        workers = thread_number(threads)
        if address != LOCAL:
            if threads is not None:
                raise Refused("A cluster decides itself how many games it plays at a time; leave --threads out.")
            check_address(address)
        self._ray = imported_ray()
        if address != LOCAL:
            check_cluster(address)
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        started = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": STORE_BYTES}
        try:
            self._ray.init(address=address, **quiet, **(started if address == LOCAL else {}))
        except (OSError, RuntimeError) as problem:
            said = shorten(str(problem).strip().partition("\n")[0], 200)
            raise Refused(f"Ray at {shorten(address)} cannot be used: {said}") from None
        self.number = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        """How many pieces it does at a time."""

    def close(self) -> None:
        """Leaves the cluster; one that was started for this ends."""
        self._ray.shutdown()

    @contextmanager
    def doing(self, work: Work[Piece, Result]) -> Iterator[Callable[[Piece], "Future[Result]"]]:
        ray: Any = self._ray
        package = type(work).__module__.partition(".")[0]
        if package != PACKAGE.name:  # what the workers do not have travels whole
            ray.cloudpickle.register_pickle_by_value(sys.modules[package])
        packed = ray.cloudpickle.dumps(work)
        name, travelling = hashlib.sha256(packed).hexdigest(), [ray.put(packed)]
        remote = ray.remote(num_cpus=1, max_retries=-1)(do_piece)
        under_way: dict[Future[Result], Any] = {}

        def hand_out(piece: Piece) -> "Future[Result]":
            reference = remote.remote(own_version(), name, travelling, ray.cloudpickle.dumps(piece))
            future: Future[Result] = reference.future()
            under_way[future] = reference
            future.add_done_callback(under_way.pop)
            return future

        try:
            yield hand_out
        except ray.exceptions.RayTaskError as failure:
            if isinstance(failure.cause, Refused):
                raise failure.cause from None
            if "failed to import on the worker" in str(failure):
                raise Refused("A machine of the cluster has no such Madang; install the same on every one.") from None
            if isinstance(failure.cause, ModuleNotFoundError):
                missing = f"A machine of the cluster has no package '{failure.cause.name}'"
                raise Refused(f"{missing}; install the same on every one.") from None
            raise
        finally:
            for reference in list(under_way.values()):
                ray.cancel(reference)


def check_address(address: str) -> None:
    """Refuses an address at which nobody answers."""
    host, colon, port = address.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise Refused(f"A Ray cluster is named by HOST:PORT, or '{LOCAL}' for this machine, not '{shorten(address)}'.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED_WITHIN).close()
    except OSError as problem:
        said = problem.strerror or str(problem)
        raise Refused(
            f"Nobody answers at {shorten(address)} ({said}); start a cluster with: ray start --head"
        ) from None


def check_cluster(address: str) -> None:
    """Refuses an address at which something else answers, or a cluster that does not let us in. Ray itself would try
    for minutes, so it is asked in another process."""
    asked = [sys.executable, "-m", "ray.scripts.scripts", "status", "--address", address]
    try:
        status = subprocess.run(asked, capture_output=True, text=True, timeout=KNOWN_WITHIN)
    except subprocess.TimeoutExpired:
        said = f"it says nothing that Ray understands, for {KNOWN_WITHIN:g} s"
    else:
        if status.returncode == 0:
            return
        words = status.stderr.lower()
        if "authentication token" in words or "auth_token" in words:  # among pages of others
            said = "it asks for its token: set RAY_AUTH_MODE=token, and copy ~/.ray/auth_token from its first machine"
        else:
            said = shorten((status.stderr.strip().splitlines() or ["no reason is given"])[-1], 200)
    raise Refused(f"What answers at {shorten(address)} cannot be used as a Ray cluster: {said}") from None


def imported_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        import ray
    except ImportError:
        raise Refused("A cluster needs the package 'ray'; install it with: pip install 'madang[ray]'") from None
    return ray


@cache
def own_version() -> str:
    """Which Madang this is: its version, and a hash of all that decides what is played."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in CODE:
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return f"{version('madang')} ({digest.hexdigest()[:12]})"


# On a worker

_held: dict[str, Work[Any, Any]] = {}
"""The work that this process does, by name; no more than one."""


def do_piece(asker: str, name: str, travelling: list[Any], piece: bytes) -> Any:
    """Does a piece of the work that travels as an object of Ray's; what it needs is made once in each process. Both are
    unpacked only where the same Madang is."""
    if name not in _held:
        if asker != own_version():
            raise Refused(
                f"{socket.gethostname()} has Madang {own_version()}, but {asker} asks; "
                "install the same Madang on every machine of the cluster."
            )
        forget()
        import ray

        work = pickle.loads(ray.get(travelling[0]))
        make_ready(work.game)
        _held[name] = work
    try:
        return _held[name].do(pickle.loads(piece))
    except BaseException:
        forget()
        raise


def forget() -> None:
    """Ends what the work has started, such as programs."""
    for work in _held.values():
        work.stop()
    _held.clear()


def make_ready(game: Game) -> None:
    """Compiles what a game needs, where that is not done; however many workers a machine has, one compiles."""
    if not is_ready(game):
        with holding(folder(game) / ".cluster"):
            for _ in warm(game):
                pass
            compile_search(game)
