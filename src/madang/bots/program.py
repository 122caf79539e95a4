"""Programs as bots, in any language: a line of JSON asks for a move on their standard input, a line of JSON on their
standard output answers. docs/bots.md describes both.

A program is told what its seat sees and nothing else: the question is made from the state that any bot is handed, from
which all that the seat cannot know is gone. It runs in a group of processes of its own, which is ended with it.
"""

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import weakref
from threading import Event, Thread, Timer
from typing import Any

from madang.bots import Bot, bot
from madang.bots.asking import check_question
from madang.bots.others import MOST_SAID, said
from madang.engine.game import Game, Plain
from madang.engine.refusal import Refused, shorten
from madang.engine.rng import draw

PREFIX = "program:"
PATIENCE = 10.0
"""Seconds that a program may take for a move, unless told otherwise."""
MOST_SILENCES = 3
"""A program that is late so many times in a row counts as hanging."""
MOST_BYTES = 1 << 16
"""No answer is longer."""
LATE, ILLEGAL = "late", "illegal"
"""What a program can do wrong and still be asked again."""
LAST_WORDS = 4096
"""Bytes of a program's standard error that are kept, to explain a crash."""


def player(name: str, game: Game, patience: float = PATIENCE) -> Bot:
    """The bot of that name, `program:COMMAND` included. For names that the person at this machine has typed, and no
    others: a name that came in a file or over the network must not start a program."""
    if isinstance(name, str) and name.startswith(PREFIX) and isinstance(game, Game):
        return Program(game, name.removeprefix(PREFIX), patience)
    return bot(name, game, (f"{PREFIX}COMMAND",))


class Program:
    """A program that chooses. Where it answers late or illegally the first legal move is made instead, and counted."""

    def __init__(self, game: Game, command: str, patience: float = PATIENCE):
        self.game = game
        self.command = command
        self.patience = patience
        self.forget_faults()
        self.title = f"The program '{shorten(command)}'"
        self._words = self._parsed()
        self._running: Running | None = None
        self._silences = 0

    def forget_faults(self) -> None:
        """From now on what it does wrong is counted anew."""
        self.faults = {LATE: 0, ILLEGAL: 0}

    def _parsed(self) -> list[str]:
        """The command as the system takes it; a file of Python is run by the Python that runs Madang."""
        try:
            words = shlex.split(self.command)
        except ValueError:
            words = []
        if not words:
            raise Refused(
                f"A program is named with its command, such as {PREFIX}./bot.py, not '{shorten(self.command)}'."
            )
        if words[0].endswith(".py") and os.path.isfile(words[0]):
            return [sys.executable, *words]
        if shutil.which(words[0]) is None:
            raise Refused(f"{self.title} cannot be started: there is no '{shorten(words[0])}' that can be run.")
        return words

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        actions, seat = check_question(self.game, states, legal, seat, rng)
        line = self._answer(json.dumps(self._question(states, actions, seat, int(draw(rng.data)))).encode() + b"\n")
        if line is None:
            self.faults[LATE] += 1
            return actions[0]
        moves = {self.game.actions.actions[action].text: action for action in actions}
        try:
            answer = json.loads(line)
            return moves[answer["move"]]
        except (ValueError, TypeError, KeyError, RecursionError):
            self.faults[ILLEGAL] += 1
            return actions[0]

    def _question(self, states: Any, legal: list[int], seat: int, chance: int) -> Plain:
        state = self.game.bind(states)
        return {
            "game": self.game.name,
            "seat": seat,
            "players": int(states["players"][0]),
            "view": {"game": self.game.name, **self.game.view(state, seat)},
            "prompt": self.game.prompt(state),
            "moves": [self.game.actions.actions[action].text for action in legal],
            "chance": chance,
        }

    def _answer(self, question: bytes) -> bytes | None:
        """The line that the program answers with; None where it took too long, and was ended."""
        running = self._running or Running(self._words, self.title)
        self._running = running
        line, late = running.ask(question, self.patience)
        if line.endswith(b"\n") and not late:
            self._silences = 0
            return line
        self.close()
        if len(line) == MOST_BYTES:
            return line
        if not late:
            raise Refused(f"{self.title} ended when it was asked for a move: {running.last_words()}.")
        self._silences += 1
        if self._silences == MOST_SILENCES:
            times = f"{MOST_SILENCES} times in a row"
            raise Refused(f"{self.title} gave no answer within {self.patience:g} s, {times}; it was ended.")
        return None

    def close(self) -> None:
        """Ends the program; when it is asked again it is started anew."""
        if self._running is not None:
            self._running.end()
            self._running = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies start the program once more."""
        return Program, (self.game, self.command, self.patience)


class Running:
    """A running program; it is ended when this object is no longer used."""

    def __init__(self, words: list[str], title: str):
        pipe = subprocess.PIPE
        try:
            self.process: Any = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as problem:
            raise Refused(f"{title} cannot be started: {said(problem)}.") from None
        self._said = bytearray()
        self._listener = Thread(target=listen, args=(self.process.stderr, self._said), daemon=True)
        self._listener.start()
        self.end = weakref.finalize(self, end, self.process)

    def ask(self, question: bytes, patience: float) -> tuple[bytes, bool]:
        """The line that comes back, as far as it came, and whether the time was over."""
        late = Event()

        def interrupt() -> None:
            late.set()
            kill(self.process)

        line, watch = b"", Timer(patience, interrupt)
        watch.daemon = True
        watch.start()
        try:
            with contextlib.suppress(OSError):  # it no longer reads: there will be no answer
                self.process.stdin.write(question)
                self.process.stdin.flush()
            line = self.process.stdout.readline(MOST_BYTES)
        finally:
            watch.cancel()
            watch.join()
        return line, late.is_set()

    def last_words(self) -> str:
        """Why a program has ended, as far as its standard error says."""
        self._listener.join(timeout=1)
        lines = self._said.decode("utf-8", "replace").strip().splitlines() or ["it does not say why"]
        return f"{shorten(lines[-1], MOST_SAID).rstrip('.')} (exit code {self.process.returncode})"


def listen(source: Any, heard: bytearray) -> None:
    """Reads a program's standard error, so that the program never blocks on it; keeps the end."""
    with source:
        while part := source.read1(LAST_WORDS):
            heard[:] = (heard + part)[-LAST_WORDS:]


def kill(process: Any) -> None:
    """Ends a program and all that it has started."""
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def end(process: Any) -> None:
    """Ends a program for good: nothing of it is left."""
    kill(process)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):
            pipe.close()
