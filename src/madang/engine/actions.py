"""The action table of a game: every decision anybody can ever make, numbered and with a text form.

A block is a named family of actions (`lay`), its fields (`count`, `card`) and the values they take. Rules use the
arrays of numbers (`index`, `block_of`, `fields`), people the text. Nothing here knows a game.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from madang.engine.names import Numbered
from madang.engine.refusal import IllegalMove, shorten


@dataclass(frozen=True)
class Block:
    """One family of actions. `form` is its text, fields in braces: "lay {count} {card}"."""

    name: str
    form: str
    rule: str
    fields: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """For each field the words of its values, by number."""
    values: Sequence[tuple[int, ...]] | None = None
    """The tuples of field values that exist; all combinations where none are named."""
    either_way: bool = False
    """Whether two fields of one action may be written in either order."""

    def tuples(self) -> list[tuple[int, ...]]:
        if self.values is not None:
            return list(self.values)
        return list(product(*(range(len(words)) for words in self.fields.values())))


Blocks = Numbered[Block]


@dataclass(frozen=True)
class Action:
    """One action as plain data."""

    number: int
    block: str
    fields: dict[str, str]
    text: str


class ActionTable:
    """All blocks of a game, one after the other."""

    def __init__(self, blocks: Iterable[Block]):
        self.blocks = tuple(blocks)
        self.actions: list[Action] = []
        self.start: dict[str, int] = {}
        self.index: dict[str, NDArray[np.int16]] = {}
        rows: list[tuple[int, ...]] = []
        block_of: list[int] = []
        for number, block in enumerate(self.blocks):
            tuples = block.tuples()
            self.start[block.name] = len(self.actions)
            shape = tuple(len(words) for words in block.fields.values())
            index = np.full(shape, -1, np.int16)
            for values in tuples:
                index[values] = len(self.actions)
                words = {name: block.fields[name][value] for name, value in zip(block.fields, values, strict=True)}
                self.actions.append(Action(len(self.actions), block.name, words, block.form.format(**words)))
                rows.append((*values, *[-1] * (2 - len(values))))
                block_of.append(number)
            self.index[block.name] = index
        self.fields = np.array(rows, np.int64)
        """fields[action]: the numbers of its (at most two) field values, -1 where it has none."""
        self.block_of = np.array(block_of, np.int64)
        self.by_text = {action.text: action.number for action in self.actions}
        if len(self.by_text) != len(self.actions):
            raise ValueError("Two actions share one text; move texts must tell them apart.")
        for action in self.actions:
            block = self.block(action.number)
            if block.either_way:
                turned = dict(zip(action.fields, reversed(action.fields.values()), strict=True))
                self.by_text.setdefault(block.form.format(**turned), action.number)

    def __len__(self) -> int:
        return len(self.actions)

    def block(self, action: int) -> Block:
        return self.blocks[int(self.block_of[action])]

    @cache  # noqa: B019, tables live as long as the program
    def relative(self, players: int) -> NDArray[np.int64]:
        """relative[seat, action]: the action that names the seats counted clockwise from `seat`, itself being 0, where
        `action` names them as they are numbered at a table of `players`. Actions that name no seat stay."""
        found = np.tile(np.arange(len(self)), (players, 1))
        for action in self.actions:
            block = self.block(action.number)
            values = self.fields[action.number][: len(block.fields)]
            for place, name in enumerate(block.fields):
                if name == "seat" and values[place] < players:
                    for seat in range(players):
                        turned = values.copy()
                        turned[place] = (values[place] - seat) % players
                        found[seat, action.number] = self.index[block.name][tuple(turned)]
        found.setflags(write=False)
        return found

    def parse(self, text: str, possible: Sequence[int] | None = None) -> int:
        """The action a text names. Case and runs of spaces do not matter. Where it names none, the refusal gives an
        example: one of the possible actions, if these are known."""
        tidy = " ".join(str(text).lower().split())
        if tidy in self.by_text:
            return self.by_text[tidy]
        word = tidy.split(" ")[0] if tidy else ""
        near = [block for block in self.blocks if block.form.split(" ")[0] == word]
        if not near:
            known = ", ".join(dict.fromkeys(block.form.split(" ")[0] for block in self.blocks))
            raise IllegalMove(f"'{shorten(text)}' is not a move; moves begin with {known}.")
        examples: dict[str, str] = {}
        for action in range(len(self)) if possible is None else possible:
            examples.setdefault(self.block(action).name, f"'{self.actions[action].text}'")
        forms = " or ".join(examples[block.name] for block in near if block.name in examples)
        advice = f"; write {forms}" if forms else f", and nothing that begins with {word} is possible now"
        raise IllegalMove(f"'{shorten(text)}' is not a move{advice}.", near[0].rule)
