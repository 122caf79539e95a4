"""Eight small numbers as one word, a byte each. Observations are written word by word, which is several times faster
than number by number; and a set of cards becomes numbers without a loop over its members, of which there may be any
number."""

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from madang.engine.rule import rule

EIGHT = 8
SPREAD = np.array([sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)], np.int64)
"""SPREAD[byte]: its bits as eight numbers."""


def write_eight(word: int, out: Any, at: int) -> None:
    """Writes the bytes of a word, none of which is above 127, from an index on; the lowest byte first."""
    for index in range(EIGHT):
        out[at + index] = word >> 8 * index & 255


@overload(write_eight, strict=False)
def _write_eight(word: Any, out: Any, at: Any) -> Any:
    return lambda word, out, at: _store(out, np.int64(at), np.int64(word))  # type: ignore[call-arg]


@intrinsic
def _store(context: Any, out: Any, at: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        row, place, number = values
        array = context.make_array(signature.args[0])(context, builder, row)
        if context.enable_boundscheck:
            length = builder.extract_value(array.shape, 0)
            for index in (place, builder.add(place, place.type(EIGHT - 1))):
                cgutils.do_boundscheck(context, builder, index, length)
        target = builder.bitcast(builder.gep(array.data, [place]), number.type.as_pointer())
        builder.store(number, target, align=1)
        return context.get_dummy_value()

    return types.none(out, types.int64, types.int64), generate


@rule
def members(cards: Any, first: Any) -> Any:
    """1 for each member of a set among eight, from that one on; times a number for that number each."""
    return SPREAD[cards >> first & 255]
