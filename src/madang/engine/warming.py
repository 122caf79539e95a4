"""Compiling a game ahead of time. Numba compiles under the interpreter's lock, so a program that must keep answering
lets a child process do it (`start_warming`) and plays interpreted meanwhile. However many programs start at once, one
process at a time compiles a game, and there is one compiler in the background, which runs at low priority."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Thread
from typing import Any

import numpy as np

from madang.engine import cache
from madang.engine.batch import Batch
from madang.engine.crew import SLOT_WORDS
from madang.engine.drivers import compiled, room_of
from madang.engine.events import SILENCE, event_rows
from madang.engine.game import Game
from madang.engine.locking import holding
from madang.engine.rng import GENERATOR_WORDS

PARTS = 15
LOWERED = 10
"""By how many steps the priority of the background compiler is lowered."""

_compilers: list["subprocess.Popen[bytes]"] = []


def warm(game: Game) -> Iterator[str]:
    """Compiles everything a game needs into the cache, or loads it; yields the name of each of the PARTS when done."""
    core, players = compiled(game), max(game.players)
    rows = np.zeros((1, game.seats), np.int32)
    out = np.zeros(game.seats, np.int64)
    moves = np.zeros(game.most_legal, np.int32)
    rng = np.ones(GENERATOR_WORDS, np.int64)
    slots = np.zeros((1, SLOT_WORDS), np.int64)
    batch: list[Batch] = []

    def step_range() -> None:
        batch.append(Batch(game, players, 1, seed=0))

    def playouts() -> None:
        lengths = np.zeros(1, np.int32)
        core.playouts(room_of(game), players, batch[0].options[0], batch[0].seed, 0, rows, rows.copy(), lengths)

    def look_ahead() -> None:
        legal = moves[: core.legal(batch[0].states, 0, moves)]
        core.look_ahead(np.repeat(batch[0].states, 3), legal, 0, rng, 0, np.zeros(len(legal), np.int64), SILENCE)

    parts: list[tuple[str, Callable[[], Any]]] = [
        ("step_range", step_range),
        ("call_all", lambda: core.call_all(slots, 0, 0)),
        ("all_played", lambda: core.all_played(slots, 0)),
        ("illegal", lambda: core.illegal(batch[0].numbers, batch[0].masks, batch[0].resting)),
        ("playouts", playouts),
        ("deal", lambda: core.deal(batch[0].states, 0, players, batch[0].options[0], batch[0].seed, event_rows())),
        ("to_act", lambda: core.to_act(batch[0].states, 0)),
        ("legal", lambda: core.legal(batch[0].states, 0, moves)),
        ("apply", lambda: core.apply(batch[0].states, 0, int(moves[0]), event_rows())),
        ("observe", lambda: core.observe(batch[0].states, 0, 0, batch[0].observations[0])),
        ("redeal", lambda: core.redeal(batch[0].states, 0, 0, rng)),
        ("evaluate", lambda: core.evaluate(batch[0].states, 0, 0)),
        ("look_ahead", look_ahead),
        ("scores", lambda: core.scores(batch[0].states, 0, out)),
        ("winners", lambda: core.winners(batch[0].states, 0, out)),
    ]
    assert len(parts) == PARTS
    with holding(cache.folder(game) / ".lock"):
        for name, call in parts:
            call()
            yield name
        cache.mark_warm(game)


def start_warming(games: Sequence[Game], others_ready: bool = True) -> "subprocess.Popen[bytes] | None":
    """Starts a child process that compiles those of these games that are not compiled yet, and what `madang warm`
    compiles besides; None where all is. It ends with this process."""
    cold = [game for game in games if not cache.is_warm(game)]
    if not cold:
        if others_ready:
            return None
        cold = list(games[:1])
    command = [sys.executable, "-m", "madang", "warm", *(game.name for game in cold), "--background"]
    # The child reads until this process closes the pipe, which also happens when it is killed.
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _compilers.append(child)
    return child


@contextmanager
def in_the_background(game: Game) -> Iterator[None]:
    """For the child process of `start_warming`: low priority, one compiler at a time, and none runs longer than the
    process that asked for it."""
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(LOWERED)
    with holding(cache.folder(game).parent / ".compiling"):
        yield


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(0)
