"""A real Ray cluster on this machine, with a token and a cache of compiled code of its own."""

import os
import secrets
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

PORT = 6391
ADDRESS = f"127.0.0.1:{PORT}"
WORKER = b"ray::do_piece"


@contextmanager
def running(folder, port, **machine):
    """A cluster with two workers on a machine with that environment; gives the environment to reach it with."""
    (folder / "token").write_text(secrets.token_hex(32))
    reached = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(folder / "token")}
    asked = "start --head --block --num-cpus 2 --include-dashboard false --disable-usage-stats"
    start = [sys.executable, "-m", "ray.scripts.scripts", *asked.split(), "--node-ip-address", "127.0.0.1"]
    start += ["--port", str(port), "--temp-dir", str(folder / "ray")]
    with (
        open(folder / "said", "wb") as said,
        subprocess.Popen(start, env={**reached, **machine}, stdout=said, stderr=said) as head,
    ):
        try:
            while b"Ray runtime started" not in (folder / "said").read_bytes():
                assert head.poll() is None, (folder / "said").read_text()
                time.sleep(0.1)
            yield reached
        finally:
            head.terminate()


def workers():
    """The processes that do pieces now."""
    found = []
    for place in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if place.read_bytes().startswith(WORKER):
                found.append(int(place.parent.name))
        except OSError:
            continue  # it has ended meanwhile
    return found


def wait_for(holds):
    while not holds():
        time.sleep(0.05)
