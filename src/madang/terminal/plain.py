"""The table of a game that has none of its own: what its view says, field by field. Knows no game. A field is called as
the message `field-<name>` of the game says."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from madang.engine.game import Game, Plain
from madang.engine.words import Words
from madang.terminal.lines import flowing, paragraph
from madang.terminal.parts import seat_order, title_line
from madang.terminal.tabletop import Line
from madang.terminal.texts import Texts

TOLD_ELSEWHERE = ("game", "players", "viewer", "to_act", "seats", "seat", "round", "phase", "asked")
"""Fields that the title, the prompt or the rows of the seats tell."""


class PlainTable:
    def __init__(self, game: Game):
        self.game = game
        self.CARD_RULES: Mapping[str, Sequence[str]] = dict.fromkeys(game.cards, ())

    # The cards

    def names(self, card: str, words: Words, amount: int = 1) -> Sequence[str]:
        return [*dict.fromkeys(words.card(card, number) for number in (amount, 1, 2))]

    def about(self, card: str, words: Words) -> str:
        return f"{words.say(f'power-{card}') if words.has(f'power-{card}') else words.card(card)}."

    def about_move(self, fields: Mapping[str, str], words: Words, texts: Texts) -> Iterator[str]:
        yield from ()

    # The table

    def draw(self, view: Plain, words: Words, texts: Texts, width: int, height: int | None = None) -> list[Text]:
        """The title, what belongs to nobody, then everybody with what they have."""
        seats = [
            " · ".join((f"{seat} {words.seat(seat)}", *self._facts(view["seats"][seat], words, texts)))
            for seat in seat_order(view)
        ]
        lines = [title_line(self._title(view, words, texts), "", width, self.game.about.colour)]
        lines += flowing(map(Text, self._facts(view, words, texts)), width, 1, " · ")
        for said, seat in zip(seats, seat_order(view), strict=True):
            lines += paragraph(said, width, 1, 2, "bold" if seat == view["viewer"] else "")
        return lines

    def describe(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        yield self._title(view, words, texts)
        yield from self._facts(view, words, texts)
        for seat in seat_order(view):
            whose = "own" if seat == view["viewer"] else "other"
            yield texts.say(f"plain-seat-{whose}", name=words.seat(seat), seat=seat)
            yield from self._facts(view["seats"][seat], words, texts)

    def draw_scores(self, view: Plain, winners: Sequence[int], words: Words, texts: Texts, width: int) -> list[Text]:
        return [
            Text(f" {said}", "bold" if seat in winners else "")
            for seat, said in enumerate(self.describe_scores(view, words, texts))
        ]

    def describe_scores(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        for seat, shown in enumerate(view["seats"]):
            yield texts.say("score-sum", seat=words.seat(seat), points=shown["points"])

    def account(self, events: Sequence[Plain], words: Words, texts: Texts, short: bool) -> list[Line]:
        return [Line(words.narrate(event)) for event in events]

    # What it says

    def _title(self, view: Plain, words: Words, texts: Texts) -> str:
        title = words.game.title
        return texts.say("plain-title", title=title, round=view["round"]) if "round" in view else title

    def _facts(self, shown: Plain, words: Words, texts: Texts) -> Iterator[str]:
        """Every field that says something, in words; what is simply so is told by its name alone."""
        for name, value in shown.items():
            if name in TOLD_ELSEWHERE or value is None or value is False:
                continue
            label = words.say(f"field-{name}") if words.has(f"field-{name}") else name.replace("_", " ")
            said = self._said(value, words) or texts.say("plain-nothing")
            yield label if value is True else texts.say("plain-fact", label=label, value=said)

    def _said(self, value: object, words: Words) -> str:
        """A value in words: cards by name, tables and lists one after the other."""
        if isinstance(value, Mapping):
            return ", ".join(self._entry(name, one, words) for name, one in value.items())
        if isinstance(value, list | tuple):
            return ", ".join(self._said(one, words) for one in value)
        return words.card(value) if isinstance(value, str) and value in self.game.cards else str(value)

    def _entry(self, name: str, value: object, words: Words) -> str:
        if name in self.game.cards and isinstance(value, int):
            return words.card(name) if value == 1 else f"{value} {words.card(name, value)}"
        return f"{name} {self._said(value, words)}"
