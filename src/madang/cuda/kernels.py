"""What runs on the GPU: the loops of `engine.drivers` with a game to a thread, around the rules as they are.

Kernels are compiled when they are first started: 10 to 60 seconds, by game."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba import cuda, int16, int32, int64

from madang.engine.drivers import DEAL
from madang.engine.events import COLUMNS
from madang.engine.game import Game
from madang.engine.memory import gigabytes
from madang.engine.refusal import Refused
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, below, game_seed, start
from madang.engine.rule import NOBODY

settings: Any = numba.config
THREADS = 128
"""Games to a block: from 32 to 256 the speed differs by a few hundredths."""
REGISTERS = 64
"""Of each thread: with fewer more threads run at once, and more of what they hold lies in slower memory."""


@cache
def device() -> Any:
    """`numba.cuda`, on a machine that has a GPU it can use."""
    if not simulated():
        if not cuda.is_available():
            raise Refused(
                "Games on a GPU need one that CUDA can use, and numba-cuda (pip install 'madang[cuda]'): one is "
                "missing. madang.simulate and madang.batch play on the processor."
            )
        settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # few games are asked for knowingly
        if not hasattr(np, "row_stack"):
            np.row_stack = np.vstack  # numba-cuda 0.30 looks for it; NumPy 2.5 has no such name
        keep_tables_once()
    return cuda


def simulated() -> bool:
    """Whether Numba only imitates a GPU: slow, and needs none."""
    return bool(settings.ENABLE_CUDASIM)


def memory_left() -> int:
    """Bytes of the GPU that can still be had."""
    free: float = device().current_context().get_memory_info().free
    return int(min(free, sys.maxsize))


@contextmanager
def room_on_gpu(number: int, what: str, needed: int) -> Iterator[None]:
    """Refuses things that do not fit into the GPU's memory, before they are put there or meanwhile."""
    left = memory_left()
    if needed > left:
        fitting = f"at most {number * left // needed:,} would fit"
        raise Refused(
            f"{number:,} {what} need {gigabytes(needed)} of the GPU's memory; there are {gigabytes(left)}: {fitting}."
        )
    try:
        yield
    except Exception as problem:  # by which name depends on the version of numba-cuda
        if "OUT_OF_MEMORY" not in str(problem):
            raise
        raise Refused(
            f"{number:,} {what} need {gigabytes(needed)} of the GPU's memory, more than it gives; ask for fewer."
        ) from None


def keep_tables_once() -> None:
    """Has a table that rules read lie in the GPU's memory once. By itself numba-cuda copies it for every use into a
    part of 64 kB, where those of a large game do not fit."""
    from llvmlite import ir
    from numba.cuda import target

    context: Any = target.CUDATargetContext
    byte = ir.IntType(8)

    def make_constant_array(self: Any, builder: Any, kind: Any, array: Any) -> Any:
        table = np.ascontiguousarray(array)
        content = ir.Constant(ir.ArrayType(byte, table.nbytes), bytearray(table.tobytes()))
        name = f"madang_table_{sha256(table.tobytes()).hexdigest()}"
        kept = builder.module.globals.get(name)
        if kept is None:
            kept = ir.GlobalVariable(builder.module, content.type, name, addrspace=1)
            kept.linkage, kept.global_constant, kept.initializer, kept.align = "linkonce_odr", True, content, 8
        place = builder.addrspacecast(kept, ir.PointerType(byte))
        made = self.make_array(kind)(self, builder)

        def numbers(values: Any) -> list[Any]:
            return [self.get_constant(numba.types.intp, value) for value in values]

        self.populate_array(
            made,
            data=builder.bitcast(place, made.data.type),
            shape=numbers(table.shape),
            strides=numbers(table.strides),
            itemsize=self.get_constant(numba.types.intp, table.itemsize),
            parent=made.parent,
            meminfo=None,
        )
        return made._getvalue()

    context.make_constant_array = make_constant_array


def launch(kernel: Any, games: int, *arguments: Any) -> None:
    """Starts a kernel for so many games, and returns at once."""
    block = min(THREADS, games)
    kernel[(games + block - 1) // block, block](*arguments)


@cache
def kernels(game: Game) -> Any:
    """`playouts`, `step`, `first_illegal` and `clear` of a game."""
    jit: Callable[[Any], Any] = device().jit if simulated() else device().jit(max_registers=REGISTERS)
    deal, to_act, legal, apply = game.deal, game.to_act, game.legal, game.apply
    scores_rule, winners_rule, observe = game.scores, game.winners, game.observe
    most_legal = game.most_legal

    @jit
    def playouts(states, players, options, seed, number, scores, won, lengths):
        """Games `number`, `number + 1`, ... of a batch, each played to its end by uniformly random choices."""
        i = cuda.grid(1)
        if i < len(lengths):
            state = states[i]
            words = cuda.local.array(SEED_WORDS, int64)
            chooser = cuda.local.array(GENERATOR_WORDS, int64)
            moves = cuda.local.array(most_legal, int32)
            silence = cuda.local.array((1, COLUMNS), int16)[:0]
            game_seed(seed, number + i, words)
            deal(state, players, options, words, silence)
            start(chooser, words, 1)
            decisions = 0
            while to_act(state) != NOBODY:
                options_now = legal(state, moves)
                apply(state, np.int64(moves[below(chooser, options_now)]), silence)
                decisions += 1
            scores_rule(state, scores[i])
            winners_rule(state, won[i])
            lengths[i] = decisions

    @jit
    def step(
        states,
        actions,
        numbers,
        players,
        options,
        seed,
        absolute,
        relative,
        once,
        seats,
        observations,
        masks,
        finished,
        resting,
        scores,
        shares,
        last_observations,
        perfect,
        found,
    ):
        """One decision in each game, or a new deal where the action is DEAL. A finished game leaves its result and is
        replaced by its next one, or rests. Observations and masks are clear before. `found[0]` is set to no game, for
        `first_illegal`."""
        i = cuda.grid(1)
        if i == 0:
            found[0] = len(states)
        if i < len(states):
            finished[i] = False
            if not resting[i]:
                words = cuda.local.array(SEED_WORDS, int64)
                moves = cuda.local.array(most_legal, int32)
                silence = cuda.local.array((1, COLUMNS), int16)[:0]
                state, seated = states[i], players[i]
                action = np.int64(actions[i])
                if action != DEAL:
                    apply(state, np.int64(absolute[seated, seats[i], action]), silence)
                    if to_act(state) == NOBODY:
                        finished[i] = True
                        resting[i] = once
                        scores_rule(state, scores[i])
                        winners_rule(state, shares[i])
                        won = np.float32(0)
                        for other in range(seated):
                            won += shares[i, other]
                        for other in range(seated):
                            shares[i, other] /= won
                            for index in range(observations.shape[1]):
                                last_observations[i, other, index] = 0
                            observe(state, other, last_observations[i, other])
                        numbers[i] += len(states)
                        action = np.int64(DEAL)
                if action == DEAL and not resting[i]:
                    game_seed(seed, numbers[i], words)
                    deal(state, seated, options[i], words, silence)
                seat = np.int64(to_act(state))
                seats[i] = seat
                if seat != NOBODY:
                    observe(state, seat, observations[i])
                    for away in range(seated if len(perfect) else 0):
                        observe(state, (seat + away) % seated, perfect[i, away])
                    for option in range(legal(state, moves)):
                        masks[i, relative[seated, seat, moves[option]]] = 1

    @jit
    def first_illegal(actions, masks, resting, found):
        """The lowest number of a game whose action is not legal, into `found[0]` where there is one."""
        i = cuda.grid(1)
        if i < len(actions) and not resting[i]:
            action = actions[i]
            if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
                cuda.atomic.min(found, 0, i)

    @jit
    def clear(words):
        """Makes all words 0. Threads side by side write words side by side, which a GPU does at once; each clearing the
        rows of its own game takes many times as long."""
        for at in range(cuda.grid(1), len(words), cuda.gridsize(1)):
            words[at] = 0

    return SimpleNamespace(playouts=playouts, step=step, first_illegal=first_illegal, clear=clear)


def words_of(array: Any) -> Any:
    """The memory of an array as one row of numbers, as wide as they can be."""
    row = array.ravel()
    return row.view(np.int64) if row.size % 8 == 0 else row


def aligned(states: Any) -> Any:
    """The same bytes, with a promise that every number begins where a GPU can read it whole. Where a GPU is only
    imitated, fields can be read by name."""
    layout = states.dtype.fields
    whole = np.dtype([(name, layout[name][0]) for name in states.dtype.names], align=True)
    seen = states.view(whole)
    return seen.view(np.recarray) if simulated() else seen
