"""The state of a game: checks on its layout, and a fast stand-in for interpreted runs.

The layout rules are what makes the bytes equal everywhere: signed integers, natural alignment, no hidden padding, no
field whose name an ndarray already uses.
"""

from functools import cache
from typing import Any

import numpy as np

FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class BadLayout(TypeError):
    """A state whose bytes could differ between interpreted, compiled and GPU runs."""


def check_layout(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Returns the dtype if its fields are signed, aligned, gapless and safely named; the state has a generator."""
    end = 0
    if not dtype.names or "generator" not in dtype.names or dtype["generator"] != np.dtype((np.int64, 4)):
        raise BadLayout("A game's state has a field 'generator' of four int64 words.")
    for name in dtype.names:
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        base = field.base
        if base.str[1:] not in FORMATS or not base.isnative:
            raise BadLayout(f"Field '{name}' must be of signed integers, not {base}.")
        if hasattr(np.ndarray, name) or hasattr(np.recarray, name):
            raise BadLayout(f"Field '{name}' is named like something an ndarray has; choose another name.")
        if offset % base.itemsize:
            raise BadLayout(f"Field '{name}' at byte {offset} is not aligned; order the fields large to small.")
        if offset != end:
            raise BadLayout(f"There is a gap before field '{name}'; write the padding out.")
        end = offset + field.itemsize
    if end != dtype.itemsize or end % 8:
        raise BadLayout(f"The state takes {dtype.itemsize} bytes; pad it to a multiple of 8.")
    return dtype


def copied(states: bytes, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """States of one's own, given their bytes: thirty times quicker than NumPy copies a structured array."""
    return np.frombuffer(bytearray(states), dtype)


class Proxy:
    """One state seen as an object: numbers as plain ints, arrays as memoryviews. Overflow raises."""

    __slots__ = ("raw",)
    raw: memoryview

    def __getattr__(self, name: str) -> Any: ...  # for type checkers: fields come from the layout


@cache
def proxy_class(dtype: np.dtype[Any]) -> type[Proxy]:
    """A proxy class for states of this layout."""
    fields: dict[str, tuple[slice, str, tuple[int, ...]]] = {}
    numbers: list[str] = []
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        where, code = slice(offset, offset + field.itemsize), FORMATS[field.base.str[1:]]
        fields[name if field.shape else "_" + name] = where, code, field.shape or (1,)
        if not field.shape:
            numbers.append(name)

    def initialise(self: Any, states: np.ndarray[Any, Any], index: int) -> None:
        self.raw = memoryview(states.view(np.uint8).reshape(len(states), -1)[index])

    def first_read(self: Any, name: str) -> Any:
        """Most that look at a state look at a few of its fields; Python asks here for those not looked at yet."""
        if name not in fields:
            raise AttributeError(f"The state has no field '{name}'.")
        where, code, shape = fields[name]
        field = self.raw[where].cast(code, shape)
        setattr(self, name, field)
        return field

    def number(name: str) -> property:
        hidden = "_" + name
        return property(
            lambda self: getattr(self, hidden)[0], lambda self, value: getattr(self, hidden).__setitem__(0, value)
        )

    members: dict[str, Any] = {name: number(name) for name in numbers}
    members["__slots__"] = tuple(fields)
    members["__init__"] = initialise
    members["__getattr__"] = first_read
    return type("RecordProxy", (Proxy,), members)
