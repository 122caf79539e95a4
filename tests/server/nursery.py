"""Starts servers quickly: a process that has loaded everything a server needs, and becomes one by forking.

What is started is a process of its own all the same, with its own environment and its own end. How a server starts from
nothing is tested where the command `madang serve` is.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

PATIENCE = 600
"""Seconds after which something is taken for hanging; nothing here needs so many."""
STDOUT, STDERR = 1, 2
LONGEST = 1 << 17
"""Bytes of a message: an environment fits in."""


class Child:
    """A process that was started here; `stdout` is what it says."""

    def __init__(self, nursery: "Nursery", pid: int, said: int):
        self.pid = pid
        self.stdout = os.fdopen(said, encoding="utf-8")
        self._nursery = nursery

    def send_signal(self, by: signal.Signals) -> None:
        os.kill(self.pid, by)

    def wait(self) -> int:
        """Its exit code when it has ended; -9 for one that was killed by signal 9."""
        return int(self._nursery.ask({"wait": self.pid}))


class Nursery:
    """The process that forks, seen from the tests. It ends, with all that it has started, when this one does."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.settimeout(PATIENCE)
        with theirs:
            number = theirs.fileno()
            self._process = subprocess.Popen([sys.executable, __file__, str(number)], pass_fds=[number])

    def start(self, program: str, arguments: list[str], environment: Mapping[str, str]) -> Child:
        """Runs a program, as `python -c` would."""
        said, saying = os.pipe()
        asked = {"program": program, "arguments": arguments, "environment": dict(environment)}
        try:
            return Child(self, int(self.ask(asked, saying, STDERR)), said)
        finally:
            os.close(saying)

    def ask(self, message: dict[str, Any], *handed: int) -> Any:
        socket.send_fds(self._line, [json.dumps(message).encode()], handed)
        return json.loads(self._line.recv(LONGEST))

    def end(self) -> None:
        self._line.close()
        self._process.wait(PATIENCE)


@cache
def nursery() -> Nursery:
    """One for all tests of this process."""
    return Nursery()


# The process that forks


def care(line: socket.socket) -> None:
    """Starts what is asked for, until nobody can ask any more."""
    from madang.games import every_game
    from madang.server import app

    assert every_game()
    assert app
    started: set[int] = set()
    while True:
        message, handed, *_ = socket.recv_fds(line, LONGEST, 2)
        if not message:
            break
        wanted = json.loads(message)
        if pid := wanted.get("wait"):
            _, status = os.waitpid(pid, 0)
            started.discard(pid)
            line.send(json.dumps(os.waitstatus_to_exitcode(status)).encode())
            continue
        pid = os.fork()
        if pid == 0:
            line.close()
            become(wanted, *handed)
        for one in handed:
            os.close(one)
        started.add(pid)
        line.send(json.dumps(pid).encode())
    for pid in started:
        os.kill(pid, signal.SIGKILL)


def become(wanted: dict[str, Any], said: int, complained: int) -> NoReturn:
    """This process is now the one that was asked for."""
    for handed, own in ((said, STDOUT), (complained, STDERR)):
        os.dup2(handed, own)
        os.close(handed)
    os.environ.clear()
    os.environ.update(wanted["environment"])
    sys.argv = ["-c", *wanted["arguments"]]
    code: Any = 1
    try:
        exec(compile(wanted["program"], "<server>", "exec"), {"__name__": "__main__"})
        code = 0
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 1)


if __name__ == "__main__":
    sys.path = [one for one in sys.path if one != str(Path(__file__).parent)]
    care(socket.socket(fileno=int(sys.argv[1])))
