"""What the command asks of a game's table. A game's package `terminal` has one named TABLE, and its words in `text/`;
nothing else in the command knows a game's cards, phases or events."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.text import Text

from madang.engine.game import Plain
from madang.engine.words import Words
from madang.terminal.texts import Texts


@dataclass(frozen=True)
class Line:
    """A line of the log; a heading begins a new part of the game."""

    text: str
    heading: bool = False


class Tabletop(Protocol):
    """What the command asks of a game's table."""

    CARD_RULES: Mapping[str, Sequence[str]]
    """For each kind of card the rules that speak of it."""

    def names(self, card: str, words: Words, amount: int = 1) -> Sequence[str]:
        """What people call a card, or so many of them, the shortest way first."""

    def about(self, card: str, words: Words) -> str:
        """What a card does, in a sentence or two."""

    def about_move(self, fields: Mapping[str, str], words: Words, texts: Texts) -> Iterator[str]:
        """What else one should know before making a move: its cards are explained anyway."""

    def draw(self, view: Plain, words: Words, texts: Texts, width: int, height: int | None = None) -> list[Text]:
        """The table as a seat sees it, a Text a line: with all that can be told in so many lines, and never less than
        what lies there."""

    def describe(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        """The same in plain lines, one fact each."""

    def draw_scores(self, view: Plain, winners: Sequence[int], words: Words, texts: Texts, width: int) -> list[Text]:
        """The final count, a Text a line."""

    def describe_scores(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        """The same in plain lines."""

    def account(self, events: Sequence[Plain], words: Words, texts: Texts, short: bool) -> list[Line]:
        """What happened, a line a deed. The short account leaves out what the table shows anyway."""
