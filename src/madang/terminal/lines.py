"""Lines of a terminal: pieces that flow, and the drawing that fits. Knows no game and no sentence."""

import textwrap
from collections.abc import Callable, Iterable, Iterator

from rich.text import Text


def fitting(height: int | None, drawings: Iterable[Callable[[], list[Text]]]) -> list[Text]:
    """The first of these drawings that has at most so many lines, else the last; None: no limit."""
    lines: list[Text] = []
    for drawing in drawings:
        lines = drawing()
        if height is None or len(lines) <= height:
            break
    return lines


def flowing(pieces: Iterable[Text], width: int, indent: int, gap: str = " ") -> Iterator[Text]:
    """Pieces side by side on as many lines as they need; none is broken in two."""
    line = Text(" " * indent)
    empty = True
    for piece in pieces:
        if not empty and len(line) + len(gap) + len(piece) > width:
            yield line
            line, empty = Text(" " * indent), True
        if not empty:
            line.append(gap)
        line.append_text(piece)
        empty = False
    if not empty:
        yield line


def paragraph(text: str, width: int, indent: int = 0, hanging: int = 0, style: str = "") -> list[Text]:
    """The lines of a text, wrapped between words; unbreakable spaces are kept. All but the first hang further in."""
    first, rest = " " * indent, " " * (indent + hanging)
    found = textwrap.wrap(text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
    return [Text(line, style) for line in found or [""]]
