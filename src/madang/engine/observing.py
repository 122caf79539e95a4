"""Observations by name: what stands where in an observation, as a NumPy dtype over its numbers. A game declares it with
`numbers`; its version, its size and the tables of docs/observations follow from it or are compared with it."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from madang.engine.refusal import Refused, as_given

SEATS_FIELD = "seats"
"""A field of this name has what is known of each seat, the observer first."""


class AtTable(Protocol):
    def __call__(self, number: int, observer: int, players: int, /) -> int:
        """A number in which a seat is counted from the observer, with that seat numbered as at the table instead."""


def at_table(number: int, observer: int, players: int) -> int:
    """For a number that is a seat, or less than 0 for nobody."""
    return number if number < 0 else (number + observer) % players


def numbers(*parts: str | tuple[str, int] | tuple[str, np.dtype[Any], int]) -> np.dtype[Any]:
    """The dtype of numbers that follow each other: a name stands for one of them, a name and a length for so many, a
    name, another such dtype and a length for so many of those."""
    fields: list[Any] = []
    for part in parts:
        match part:
            case (name, int(length)):
                fields.append((name, np.int8, (length,)))
            case (name, np.dtype() as inner, length):
                fields.append((name, inner, (length,)))
            case name:
                fields.append((name, np.int8))
    return np.dtype(fields)


def first(layout: np.dtype[Any], name: str) -> int:
    """Where the numbers of a name begin."""
    assert layout.fields is not None
    return layout.fields[name][1]


def named(layout: np.dtype[Any], observations: ArrayLike) -> NDArray[Any]:
    """Observations, one or an array of them, by the names of their numbers; over the same memory."""
    given = np.asarray(observations)
    if given.dtype != np.int8 or not given.ndim or given.shape[-1] != layout.itemsize:
        raise Refused(f"An observation has {layout.itemsize} numbers of type int8; {as_given(observations)} is none.")
    return np.ascontiguousarray(given).view(layout)[..., 0]


def numbered_as_at_table(
    layout: np.dtype[Any],
    naming: Mapping[str, AtTable],
    players: int,
    observations: ArrayLike,
    observers: ArrayLike,
) -> NDArray[Any]:
    """The same as a copy in which seats are not counted from the observer, who is given for each of them, but numbered
    as at the table. `naming` has the fields whose numbers name seats; `players` counts where no field says how many."""
    found = named(layout, observations).copy()
    flat = found.reshape(-1)
    seats = np.asarray(observers)
    if seats.dtype.kind not in "iu" or seats.shape != found.shape:
        raise Refused(f"Observers are seats, one for each observation, not {as_given(observers)}.")
    seated = flat["players"] if "players" in (layout.names or ()) else np.full(len(flat), players)
    pairs = np.stack([seats.reshape(-1), seated], axis=1)
    for observer, number in np.unique(pairs, axis=0).tolist():
        if not 0 <= observer < number:
            raise Refused(f"Observers sit at seats from 0 to {number - 1}, not at {observer}.")
        rows = np.flatnonzero((pairs == (observer, number)).all(axis=1))
        part = flat[rows]
        for name, turned in naming.items():
            values = part[name].copy()
            for value in np.unique(values).tolist():
                part[name][values == value] = turned(value, observer, number)
        if SEATS_FIELD in (layout.names or ()):
            part[SEATS_FIELD][:, :number] = np.roll(part[SEATS_FIELD][:, :number].copy(), observer, axis=1)
        flat[rows] = part
    return found
