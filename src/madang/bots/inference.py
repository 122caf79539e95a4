"""What a network thinks of a situation, compiled: a sum of rows, one for each number of the observation that differs
from its most common value, then two small layers. Called from Python by the bot, and from compiled loops by anything
else."""

from pathlib import Path
from typing import Any

import numpy as np
from numba import njit, types

from madang.engine.cache import folder_of, keeping_code_in

LOWEST = -128
"""The smallest number an observation can have: column 0 of `row_of`."""

_NUMBERS, _TABLE = types.float32[::1], types.float32[:, ::1]
WEIGHTS = types.Tuple(
    (types.int8[::1], types.int16[:, ::1], types.int8[:, ::1], _NUMBERS, _NUMBERS, _TABLE, _NUMBERS, _TABLE, _NUMBERS)
)
NO_WEIGHTS = tuple(np.zeros((0,) * part.ndim, str(part.dtype)) for part in WEIGHTS)
"""Passed to a compiled loop that takes weights where there is no network."""
SIGNATURE = types.void(WEIGHTS, types.int8[::1], types.int64, _NUMBERS, _NUMBERS)


def evaluate(weights: Any, observation: Any, players: Any, policy: Any, values: Any) -> None:
    """Writes the logits of all actions, counted from the seat that observes, into `policy`; into `values` the share of
    the win that is to be expected for each seat, counted from the same, and behind them its margin (-1 to 1)."""
    common, row_of, rows, scales, first_bias, second, second_bias, head, head_bias = weights
    first = first_bias.copy()
    for index in range(len(common)):
        number = np.int64(observation[index])
        if number != common[index]:
            row = row_of[index, number - LOWEST]
            scale = scales[row]
            for unit in range(len(first)):
                first[unit] += scale * rows[row, unit]
    hidden = second_bias.copy()
    for source in range(len(first)):
        strength = first[source]
        if strength > 0:
            for unit in range(len(hidden)):
                hidden[unit] += strength * second[source, unit]
    out = head_bias.copy()
    for source in range(len(hidden)):
        strength = hidden[source]
        if strength > 0:
            for unit in range(len(out)):
                out[unit] += strength * head[source, unit]
    actions, seats = len(policy), len(values) - 1
    policy[:] = out[:actions]
    most = out[actions : actions + players].max()
    total = np.float32(0)
    for seat in range(seats):
        values[seat] = np.exp(out[actions + seat] - most) if seat < players else 0
        total += values[seat]
    for seat in range(players):
        values[seat] /= total
    values[seats] = min(np.float32(1), max(np.float32(-1), out[actions + seats]))


# The rules are compiled without vector instructions and with checked indices; this one is only arithmetic over arrays
# whose sizes `network.py` has checked, and is several times faster otherwise.
with keeping_code_in(folder_of("network", Path(__file__)), LOOP_VECTORIZE=1, BOUNDSCHECK=0):
    evaluate_network = njit(SIGNATURE, cache=True, nogil=True, error_model="numpy", fastmath=True)(evaluate)
