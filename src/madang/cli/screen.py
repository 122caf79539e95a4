"""Where output goes: a terminal with colours and columns, or plain lines for screen readers, pipes and files. Knows no
game and no sentence."""

import contextlib
import sys
import textwrap
from collections.abc import Iterable, Sequence

from rich.console import Console, RenderableType
from rich.table import Table as Columns
from rich.text import Text

NARROWEST = 80
"""Tables are drawn from this width on; below it, the plain lines are shown instead."""
FEWEST_ROWS = 3
"""A choice of so few stands in one column."""
TALL = 30
"""Terminals with fewer lines than this are spared empty ones."""


class Screen:
    """`plain` means: linear text, nothing but characters and line ends."""

    def __init__(self, plain: bool = False):
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.plain = plain or not sys.stdout.isatty() or self.console.is_dumb_terminal
        if not self.plain:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # line editing and history for `ask`

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def draws(self) -> bool:
        """Whether there is room and wish for drawn tables."""
        return not self.plain and self.width >= NARROWEST

    def line(self, text: str = "", style: str = "", indent: str = "", wrapped: bool = True) -> None:
        """One line; in a terminal wrapped between words, unbreakable spaces kept, unless it is there to be copied."""
        if self.plain:
            print(text)
            return
        parts = textwrap.wrap(text, self.width, subsequent_indent=indent, break_on_hyphens=False) if wrapped else [text]
        for part in parts or [""]:
            self.console.print(Text(part, style), soft_wrap=True)

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.line(line)

    def draw(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def gap(self) -> None:
        """An empty line where one helps the eye and there is room; plain text goes without."""
        if not self.plain and self.console.height >= TALL:
            print()

    def items(self, items: list[tuple[str, str]]) -> None:
        """A numbered choice: words, and how to write it. In as many columns as fit, numbered downwards."""
        if self.plain:
            for number, (words, notation) in enumerate(items, 1):
                print(f"{number}. {words} ({notation})")
            return
        digits = len(str(len(items)))
        for rows in range(min(len(items), FEWEST_ROWS), len(items) + 1):
            groups = [items[first : first + rows] for first in range(0, len(items), rows)]
            sizes = [tuple(max(map(len, side)) for side in zip(*group, strict=True)) for group in groups]
            if sum(digits + sum(size) + 7 for size in sizes) <= self.width:
                break
        for row in range(rows):
            text = Text()
            for column, (group, (words_width, notation_width)) in enumerate(zip(groups, sizes, strict=True)):
                if row < len(group):
                    words, notation = group[row]
                    text.append(f"  {column * rows + row + 1:>{digits}}", "bold")
                    text.append(f"  {words:<{words_width}}  ").append(f"{notation:<{notation_width}} ", "dim")
            text.rstrip()
            self.console.print(text, soft_wrap=True)

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
