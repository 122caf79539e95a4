"""The words rules are written in: `@rule`, whole numbers and sets of bits.

A rule is an ordinary Python function. `@rule` only registers it with Numba, so the same source runs interpreted
(tests, debugging) and compiled (play, simulation). Nothing here knows a game.
"""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload, register_jitable

rule = register_jitable

NOBODY = -1
NOTHING = -1
PUBLIC = 127
"""Mask of an event that everybody may see, spectators included; otherwise bit s stands for seat s."""


def whole(number: Any) -> int:
    """A field read for arithmetic. Numba would keep the field's width and compile each callee once per width."""
    return int(number)


@overload(whole, strict=False)
def _whole(number: Any) -> Any:
    return lambda number: np.int64(number)


@intrinsic
def _count_ones(context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _count_trailing_zeros(context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        from llvmlite import ir

        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@intrinsic
def _count_leading_zeros(context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        from llvmlite import ir

        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


def size(members: int) -> int:
    """How many bits are set: the size of a set kept in a word. Bit 63 is never used."""
    return members.bit_count()


@overload(size, strict=False)
def _size(members: Any) -> Any:
    return lambda members: _count_ones(np.int64(members))  # type: ignore[call-arg]


def lowest(members: int) -> int:
    """The index of the lowest set bit of a non-empty set."""
    return (members & -members).bit_length() - 1


@overload(lowest, strict=False)
def _lowest(members: Any) -> Any:
    return lambda members: _count_trailing_zeros(np.int64(members))  # type: ignore[call-arg]


@rule
def around(seat: Any, players: Any) -> Any:
    """A seat counted on past the last one: clockwise it goes on with seat 0. Less than twice around the table, this
    takes a fraction of the time of a division."""
    return seat - players if seat >= players else seat


def highest(members: int) -> int:
    """The index of the highest set bit of a non-empty set."""
    return members.bit_length() - 1


@overload(highest, strict=False)
def _highest(members: Any) -> Any:
    return lambda members: 63 - _count_leading_zeros(np.int64(members))  # type: ignore[call-arg]
