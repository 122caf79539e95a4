"""Compiling a game ahead of time. Numba compiles under the interpreter's lock, so a program that must stay awake
lets a child process do it (`start_warming`) and plays interpreted meanwhile."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from madang.engine import cache
from madang.engine.batch import Batch
from madang.engine.drivers import compiled
from madang.engine.events import event_rows
from madang.engine.game import Game
from madang.engine.rng import GENERATOR_WORDS

PARTS = 13


def warm(game: Game) -> Iterator[str]:
    """Compiles everything a game needs into the cache, or loads it; yields the name of each of the PARTS when done."""
    core, players = compiled(game), max(game.players)
    rows = np.zeros((1, game.seats), np.int32)
    out = np.zeros(game.seats, np.int64)
    moves = np.zeros(game.most_legal, np.int32)
    rng = np.ones(GENERATOR_WORDS, np.int64)
    batch: list[Batch] = []

    def deal_all() -> None:
        batch.append(Batch(game, players, 1, seed=0))

    def playouts() -> None:
        lengths = np.zeros(1, np.int32)
        core.playouts(batch[0].states, players, batch[0].options, batch[0].seed, 0, rows, rows.copy(), lengths)

    def look_ahead() -> None:
        legal = moves[: core.legal(batch[0].states, 0, moves)]
        core.look_ahead(np.repeat(batch[0].states, 3), legal, 0, rng, 0, np.zeros(len(legal), np.int64))

    parts: list[tuple[str, Callable[[], Any]]] = [
        ("deal_all", deal_all),
        ("step_all", lambda: batch[0].step(batch[0].masks.argmax(1))),
        ("playouts", playouts),
        ("deal", lambda: core.deal(batch[0].states, 0, players, batch[0].options, batch[0].seed, event_rows())),
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
    for name, call in parts:
        call()
        yield name
    cache.mark_warm(game.name)


def start_warming(game: Game) -> "subprocess.Popen[bytes] | None":
    """Starts a child process that compiles a game, unless that is done already."""
    if cache.is_warm(game.name):
        return None
    command = [sys.executable, "-m", "madang", "warm", game.name, "--quiet"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
