"""Where output goes: a terminal with colours and columns, or plain lines for screen readers, pipes and files. Knows no
game and no sentence."""

import contextlib
import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Console, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from madang.terminal.lines import flowing, paragraph

Item = tuple[str, str]
"""One of a choice: the sentence, and the least one has to type for it."""

NARROWEST = 80
"""Tables are drawn from this width on; below it, the plain lines are shown instead."""
FEWEST_ROWS = 3
"""A choice of this few or fewer stands in one column."""
SHORT_WORD = 4
FURTHER_WORD = re.compile(r"(?<=[ +])[^\W\d_]+")
"""A word of a move after the first one, and how many of its letters are shown where there is little room."""
TALL = 30
"""Terminals with fewer lines than this get no empty lines."""


class Screen:
    """`plain` means: linear text, nothing but characters and line ends."""

    def __init__(self, plain: bool = False, console: Console | None = None):
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        on_paper = console is None and not sys.stdout.isatty()
        self.plain = plain or on_paper or self.console.is_dumb_terminal
        if not self.plain:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # line editing and history for `ask`

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def draws(self) -> bool:
        """Whether tables are drawn: the terminal is wide enough and plain text was not asked for."""
        return not self.plain and self.width >= NARROWEST

    @property
    def gaps(self) -> bool:
        """Whether there is room for empty lines; plain text has none."""
        return not self.plain and self.height >= TALL

    def line(self, text: str = "", style: str = "", hanging: int = 0, wrapped: bool = True) -> None:
        """One line; in a terminal wrapped between words, unless it is meant to be copied."""
        if self.plain:
            print(text)
        else:
            self.show(self.wrapped(text, style, hanging) if wrapped else [Text(text, style)])

    def wrapped(self, text: str, style: str = "", hanging: int = 0) -> list[Text]:
        """The lines that a text needs in this terminal."""
        return paragraph(text, self.width, hanging=hanging, style=style)

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.line(line)

    def show(self, lines: Iterable[Text]) -> None:
        """Lines that are fitted to the terminal already, or are longer on purpose."""
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def draw(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def gap(self) -> None:
        if self.gaps:
            self.console.print()

    def items(self, items: Sequence[Item]) -> None:
        """A numbered choice with all that is to be said of it."""
        if not self.plain:
            self.show(self.choices(items)[0])
            return
        for number, (words, typed) in enumerate(items, 1):
            print(f"{number}. {words}{f' ({typed})' if typed != words.lower() else ''}")

    def choices(self, items: Sequence[Item]) -> list[list[Text]]:
        """A numbered choice in several ways, the roomiest first: sentences with what to type where that is something
        else, sentences alone, what to type alone, and as little of it as tells all apart."""
        typed = [typed for _, typed in items]
        short = [cut_short(text) for text in typed]
        fuller = [(words, typed if typed != words.lower() else "") for words, typed in items]
        columns = (self._in_columns(fuller), self._in_columns([(words, "") for words, _ in items]))
        return [
            *(lines for lines in columns if max(map(len, lines)) <= self.width),
            self._in_groups(typed),
            self._in_groups(short if len(set(short)) == len(short) else typed),
        ]

    def _in_columns(self, items: Sequence[Item]) -> list[Text]:
        """As many columns as fit, numbered downwards."""
        digits = len(str(len(items)))
        for rows in range(min(len(items), FEWEST_ROWS), len(items) + 1):
            groups = [items[first : first + rows] for first in range(0, len(items), rows)]
            sizes = [tuple(max(map(len, side)) for side in zip(*group, strict=True)) for group in groups]
            if sum(digits + sum(size) + (7 if size[1] else 5) for size in sizes) <= self.width:
                break
        lines = [Text() for _ in range(rows)]
        for first, group, (words_width, typed_width) in zip(range(0, len(items), rows), groups, sizes, strict=True):
            for line, number, (words, typed) in zip(lines, range(first + 1, first + rows + 1), group, strict=False):
                line.append(f"  {number:>{digits}}", "bold").append(f"  {words:<{words_width}} ")
                if typed_width:
                    line.append(f" {typed:<{typed_width}} ", "dim")
        for line in lines:
            line.rstrip()
        return lines

    def _in_groups(self, typed: list[str]) -> list[Text]:
        """Side by side; what several begin with stands before them once."""
        shares = Counter(start for text in typed for start in beginnings(text))
        groups: dict[str, list[int]] = {}
        for place, text in enumerate(typed):
            start = max((start for start in beginnings(text) if shares[start] > 1), key=len, default="")
            groups.setdefault(start, []).append(place)
        pieces = []
        for start, places in groups.items():
            shared = start if len(places) > 1 else ""
            for place in places:
                head = f"{shared}… " if shared and place == places[0] else ""
                piece = Text(head, "dim").append(f"{place + 1})", "bold not dim")
                pieces.append(piece.append(f" {typed[place][len(shared) :]}", "not dim"))
        return list(flowing(pieces, self.width, 1, "  "))

    def columns(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """A small table; in plain text one row a line, each entry after the name of its column."""
        if self.plain:
            for row in rows:
                print(", ".join(f"{head} {cell}" for head, cell in zip(heads, row, strict=True)))
            return
        table = Columns(*heads, box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
        for row in rows:
            table.add_row(*row)
        self.draw(table)

    def ask(self, question: str) -> str:
        """A line typed by the person, or given by a pipe and then shown; EOFError when there are no more."""
        answer = input(question)
        if not sys.stdin.isatty():
            print(answer)
        return answer


def cut_short(typed: str) -> str:
    """A move whose further words are cut to their first letters."""
    return FURTHER_WORD.sub(lambda word: word[0][:SHORT_WORD], typed)


def beginnings(text: str) -> list[str]:
    """What a text begins with, up to each space and plus."""
    return [text[: mark.end()] for mark in re.finditer("[ +]", text)]
