"""Reading a position: fields of plain data, each checked, every refusal a sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

from madang.engine.numbers import whole_number
from madang.engine.pack import MOST_COPIES, pack_of
from madang.engine.refusal import Refused, as_given, shorten

MAY_BE_DEALT = ("hands", "orders")
"""Fields in which "dealt" leaves an entry out: TOML has no null."""


class Fields:
    """The fields of a position. Ask for each by name, then call `done`: what nobody asked for is refused."""

    def __init__(self, what: str, given: Mapping[str, Any]):
        if not isinstance(given, Mapping):
            raise Refused(f"A {what} is a table of fields, not {as_given(given)}.")
        self.what = what
        self.given = given
        self.asked: list[str] = []

    def _get(self, name: str) -> Any:
        self.asked.append(name)
        return self.given.get(name)

    def choice(self, name: str, words: Sequence[str], default: str) -> str:
        value = self._get(name)
        if value is None:
            return default
        if not isinstance(value, str) or value not in words:
            raise Refused(f"'{name}' is one of {', '.join(words)}, not '{shorten(value)}'.")
        return value

    def number(self, name: str, low: int, high: int, default: int) -> int:
        value = self._get(name)
        return default if value is None else self._whole(name, value, low, high)

    def numbers(self, name: str, length: int, low: int, high: int) -> list[int]:
        values = self._list(name, length, "numbers")
        return [0 if value is None else self._whole(name, value, low, high) for value in values]

    def flags(self, name: str, length: int) -> list[bool | None]:
        """True or false for each seat; None where nothing is given."""
        values = self._list(name, length, "true or false")
        if any(value is not None and not isinstance(value, bool) for value in values):
            raise Refused(f"'{name}' is a list of true and false, one for each seat.")
        return values

    def cards(self, name: str, length: int, kinds: Sequence[str]) -> list[int | None]:
        """A pack for each seat, given as a table of kind and count; None where nothing is given."""
        return [
            None if value is None else self._pack(name, value, kinds)
            for value in self._list(name, length, "tables of cards")
        ]

    def names(self, name: str, words: Sequence[str]) -> list[int] | None:
        """A list of different names, as their numbers; None where the field is left out. An empty list is a list."""
        value = self._get(name)
        if value is None:
            return None
        found = self._names(name, value, words)
        if not found:
            raise Refused(f"'{name}' is an empty list; leave it out instead.")
        return found

    def name_lists(self, name: str, length: int, words: Sequence[str], of: str = "seat") -> list[list[int] | None]:
        """A list of different names for each seat; None where nothing is given."""
        return [
            None if value is None else self._names(name, value, words)
            for value in self._list(name, length, "lists", of)
        ]

    def done(self) -> None:
        for name in self.given:
            if name not in self.asked:
                raise Refused(f"A {self.what} has no field '{shorten(name)}'; its fields: {', '.join(self.asked)}.")

    def _list(self, name: str, length: int, what: str, of: str = "seat") -> list[Any]:
        values = self._get(name)
        if values is None:
            return [None] * length
        if not isinstance(values, list | tuple) or len(values) != length:
            raise Refused(f"'{name}' is a list of {length} {what}, one for each {of}.")
        return [None if name in MAY_BE_DEALT and value == "dealt" else value for value in values]

    def _names(self, name: str, value: Any, words: Sequence[str]) -> list[int]:
        if not isinstance(value, list | tuple):
            raise Refused(f"'{name}' holds a list of names like {words[0]}, not {as_given(value)}.")
        for word in value:
            if not isinstance(word, str) or word not in words:
                raise Refused(f"'{name}' names '{shorten(word)}'; there are {', '.join(words)}.")
        numbers = [words.index(word) for word in value]
        if len(set(numbers)) < len(numbers):
            twice = next(word for word in value if list(value).count(word) > 1)
            raise Refused(f"'{name}' names {twice} twice; there is only one.")
        return numbers

    def _pack(self, name: str, value: Any, kinds: Sequence[str]) -> int:
        if not isinstance(value, Mapping):
            raise Refused(f"'{name}' holds tables like {{{kinds[0]} = 1}}, not {as_given(value)}.")
        counts = [0] * len(kinds)
        for kind, number in value.items():
            if kind not in kinds:
                raise Refused(f"'{name}' names the card '{shorten(kind)}'; there are {', '.join(kinds)}.")
            counts[kinds.index(kind)] = self._whole(f"{name}.{kind}", number, 0, MOST_COPIES)
        return pack_of(counts)

    def _whole(self, name: str, value: Any, low: int, high: int) -> int:
        number = whole_number(value)
        if number is None or not low <= number <= high:
            raise Refused(f"'{name}' is a whole number from {low} to {high}, not {as_given(value)}.")
        return number


def plain_position(given: Any) -> Any:
    """A position that has been taken, as plain data of our own: what the giver changes later, or NumPy's numbers in
    it, must not get into a record."""
    if isinstance(given, Mapping):
        return {name: plain_position(value) for name, value in given.items()}
    if isinstance(given, list | tuple):
        return [plain_position(value) for value in given]
    number = whole_number(given)
    return given if number is None else number
