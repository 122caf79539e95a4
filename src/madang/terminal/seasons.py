"""What the terminal tables of games with seasons share: rows are players, columns the kinds of cards, always in one
order; then the cards one may see, the final count and the log. Reads views and events only; knows no rule."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from rich.text import Text

from madang.engine.about import About
from madang.engine.game import Plain
from madang.engine.seasons.cards import DEALT, KEPT, ROUNDS
from madang.engine.words import Words
from madang.terminal.lines import fitting, flowing, paragraph
from madang.terminal.parts import AHEAD, FACE_DOWN, FLAG, WIDE, chip, seat_order, title_line, zone_title
from madang.terminal.tabletop import Line
from madang.terminal.texts import Texts

HOLDS, TIED = AHEAD, "="
LABEL = 17
"""Width of the first column of the final count."""


@dataclass(frozen=True)
class Grid:
    """Widths of the columns; between two of them is one space."""

    wide: bool
    label: int
    cell: int
    kinds: int
    stats: Mapping[str, int]

    @property
    def width(self) -> int:
        return self.label + self.kinds * (self.cell + 1) + sum(self.stats.values()) + len(self.stats)


@dataclass(frozen=True)
class Count:
    """One line of the final count: what each seat has there, and the points it makes (None: it scores nothing)."""

    label: str
    kind: int | None
    numbers: Sequence[int]
    points: Sequence[int | None]


class SeasonTable(ABC):
    """The table of one game with seasons; its subclass says what is special there."""

    CARD_RULES: ClassVar[Mapping[str, Sequence[str]]]
    looks: About
    kinds: Sequence[str]
    prices: Sequence[str]
    """What stands on the cards: a family's number, and what an event is worth."""
    few_stats: ClassVar[Mapping[str, int]]
    """What stands behind the cards in a narrow terminal, and how wide; the points come last."""
    all_stats: ClassVar[Mapping[str, int]]
    quiet: frozenset[str]
    """Events left out of a short account: the table, the hand or the count shows it."""
    joins: frozenset[str]
    """Events told in one line with what led to them."""

    # The cards

    def names(self, card: str, words: Words, amount: int = 1) -> Sequence[str]:
        return [*dict.fromkeys(words.card(card, number) for number in (amount, 1, 2))]

    def about(self, card: str, words: Words) -> str:
        return f"{words.say(f'power-{card}')}."

    def about_move(self, fields: Mapping[str, str], words: Words, texts: Texts) -> Iterator[str]:
        yield from ()

    # What is special

    def piles(self, view: Plain, seat: int) -> dict[str, int]:
        """What lies in front of a seat, by kind."""
        shown: dict[str, int] = view["seats"][seat]["tableau"]
        return shown

    @abstractmethod
    def mark(self, view: Plain, name: str, seat: int, wide: bool) -> str:
        """How a seat stands in a family, in few characters; whoever has the power begins with HOLDS."""

    @abstractmethod
    def told_mark(self, view: Plain, name: str, seat: int, texts: Texts) -> str:
        """The same in words, to follow the pile."""

    @abstractmethod
    def cells(self, view: Plain, seat: int) -> dict[str, str]:
        """The numbers behind the cards that only this game has."""

    @abstractmethod
    def legend(self, view: Plain, texts: Texts, wide: bool) -> list[str]:
        """What the marks mean; rare ones are explained when they are there."""

    @abstractmethod
    def told_seat(self, view: Plain, seat: int, texts: Texts) -> Iterator[str]:
        """What a seat has besides cards, in plain lines."""

    @abstractmethod
    def told_order(self, view: Plain, seat: int, texts: Texts) -> str:
        """A face-down order that one may not see."""

    @abstractmethod
    def other_counts(self, view: Plain, texts: Texts) -> Mapping[str, tuple[str, Sequence[int]]]:
        """Of each line of the score that is no family: its label, and what each seat has there."""

    def now(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        """What is going on in the turn, beside the cards."""
        yield from ()

    # The table

    def grid(self, width: int) -> Grid:
        if width < WIDE:
            return Grid(False, 11, 4, len(self.kinds), self.few_stats)
        label = 12
        cell = (width - label - sum(self.all_stats.values()) - len(self.all_stats)) // len(self.kinds) - 1
        return Grid(True, label, min(cell, 11), len(self.kinds), self.all_stats)

    def chip(self, kind: int) -> str:
        return chip(self.looks.colours[self.kinds[kind]])

    def draw(self, view: Plain, words: Words, texts: Texts, width: int, height: int | None = None) -> list[Text]:
        """Title, season, everybody's cards, and the cards the viewer may see; if there is room, what the marks mean,
        and the hand in columns."""
        return fitting(height, [partial(self._drawn, view, words, texts, width, roomy) for roomy in (True, False)])

    def _drawn(self, view: Plain, words: Words, texts: Texts, width: int, roomy: bool) -> list[Text]:
        grid = self.grid(width)
        lines = [self._title(view, words, texts, grid.width)]
        lines += flowing(map(Text, self._season(view, texts)), width, 1, " · ")
        lines += self._header(words, texts, grid)
        lines += [self._row(view, seat, words, grid) for seat in seat_order(view)]
        if roomy:
            lines += flowing((Text(mark, "dim") for mark in self.legend(view, texts, grid.wide)), width, 1, "  ")
        for fact in self.now(view, words, texts):
            lines += paragraph(fact, width, 1)
        return lines + list(self._own_cards(view, words, texts, width, roomy))

    def _title(self, view: Plain, words: Words, texts: Texts, width: int) -> Text:
        track = " ".join(f"[{number}]" if number == view["round"] else str(number) for number in range(1, ROUNDS + 1))
        return title_line(title(view, words, texts), texts.say("season-track", track=track), width, self.looks.colour)

    def _season(self, view: Plain, texts: Texts) -> Iterator[str]:
        yield texts.say("season-dealt", dealt=view["dealt"], kept=view["kept"])
        if view["round"] < ROUNDS:
            after = view["round"] + 1
            yield texts.say("season-next", dealt=int(DEALT[after]), kept=int(KEPT[after]))
        yield texts.say("pool", pool=view["pool"])
        yield texts.say("season-pile", pile=view["pile"])

    def _header(self, words: Words, texts: Texts, grid: Grid) -> list[Text]:
        """The families as cards: number above, name below."""
        names = []
        for name in self.kinds:
            short = texts.say(f"column-card-{name}" if grid.wide else f"tiny-card-{name}")
            names.append([words.card(name)] if len(words.card(name)) <= grid.cell else short.split())
        stats = [texts.say(f"column-{name}" if grid.wide else f"tiny-{name}") for name in grid.stats]
        height = max(len(lines) for lines in names)
        rows = []
        for level in range(height + 1):
            text = Text(" " * (grid.label + 1))
            for kind, lines in enumerate(names):
                shown = self.prices[kind] if level == 0 else lines[level - 1] if level <= len(lines) else ""
                style = f"bold {self.chip(kind)}" if level == 0 else self.chip(kind)
                text.append(f"{shown:^{grid.cell}}", style).append(" ")
            if level == height:
                for name, width in zip(stats, grid.stats.values(), strict=True):
                    text.append(f"{name:>{width}} ", "dim")
            text.right_crop(1)
            rows.append(text)
        return rows

    def _row(self, view: Plain, seat: int, words: Words, grid: Grid) -> Text:
        """One player: what lies in front, who holds what and by how much, then hand, order and points."""
        shown, piles = view["seats"][seat], self.piles(view, seat)
        mine = "bold" if seat == view["viewer"] else ""
        flag = FLAG if seat == view["first"] else " "
        label = f"{flag}{' ' if grid.wide else ''}{seat} {words.seat(seat)}"
        text = Text(label[: grid.label].ljust(grid.label + 1), mine)
        for kind, name in enumerate(self.kinds):
            number, mark = piles.get(name, 0), self.mark(view, name, seat, grid.wide)
            if not number:
                text.append(f"{'·':^{grid.cell}} ", "dim")
                continue
            cell = f"{number}{' ' if grid.wide and mark else ''}{mark}"
            text.append(f"{cell:^{grid.cell}}", f"bold {self.chip(kind)}" if mark.startswith(HOLDS) else mine)
            text.append(" ")
        cells = {
            "hand": str(shown["hand_size"]),
            "order": str(shown["order_size"]),
            "cards": f"{shown['cards']}/{shown['limit']}",
            "points": str(shown["points"]).replace("-", "−"),
            **self.cells(view, seat),
        }
        cells["held"] = f"{FACE_DOWN}{cells['order']}" if shown["order_size"] else cells["hand"]
        for name, size in grid.stats.items():
            text.append(f"{cells[name]:>{size}} ", "bold" if name == "points" else "")
        text.rstrip()
        return text

    def _own_cards(self, view: Plain, words: Words, texts: Texts, width: int, roomy: bool) -> Iterator[Text]:
        """Hands and orders that the viewer may see, grouped by kind, with the power of each where there is room."""
        for seat in seat_order(view):
            for zone in ("hand", "order"):
                cards = view["seats"][seat][zone]
                if cards:
                    name = zone_title(view, seat, zone, words, texts)
                    yield from (self._columns if roomy else self._row_of_cards)(name, cards, words, width)
            put_back = view["seats"][seat]["put_back"]
            if put_back and seat == view["viewer"]:
                said = texts.say("season-put-back", cards=self.listed(put_back, words))
                yield from paragraph(said, width, 1, style="dim")

    def _columns(self, name: str, cards: dict[str, int], words: Words, width: int) -> Iterator[Text]:
        """Cards of one zone in columns, each kind once."""
        yield Text()
        yield Text(f" {name}", "bold")
        items = []
        for kind, number in self._held(cards):
            item = self._piece(kind, number, words)
            if width >= WIDE:
                item.append(f" {words.say(f'power-{self.kinds[kind]}')}", "dim")
            items.append(item)
        size = max(len(item) for item in items) + 3
        columns = max(1, (width - 1) // size)
        rows = -(-len(items) // columns)
        for place in range(rows):
            line = Text("   ")
            for item in items[place::rows]:
                line.append_text(item).append(" " * (size - len(item)))
            line.rstrip()
            yield line

    def _row_of_cards(self, name: str, cards: dict[str, int], words: Words, width: int) -> Iterator[Text]:
        """The same in as few lines as possible."""
        pieces = [self._piece(kind, number, words) for kind, number in self._held(cards)]
        return flowing([Text(name, "bold"), *pieces], width, 1, "  ")

    def _held(self, cards: dict[str, int]) -> list[tuple[int, int]]:
        return [(kind, cards[name]) for kind, name in enumerate(self.kinds) if name in cards]

    def _piece(self, kind: int, number: int, words: Words) -> Text:
        return Text(f"{number} × ").append(f" {self.prices[kind]} {words.card(self.kinds[kind])} ", self.chip(kind))

    def listed(self, cards: dict[str, int], words: Words) -> str:
        return ", ".join(f"{cards[name]} {words.card(name, cards[name])}" for name in self.kinds if name in cards)

    # The table in plain lines

    def describe(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        """One fact a line."""
        yield title(view, words, texts)
        yield texts.say("plain-dealt", dealt=view["dealt"])
        yield texts.say("plain-kept", kept=view["kept"])
        yield texts.say("plain-pool", pool=view["pool"])
        yield texts.say("plain-pile", pile=view["pile"])
        yield texts.say("plain-first", seat=words.seat(view["first"]))
        for seat in seat_order(view):
            yield from self._describe_seat(view, seat, words, texts)
        yield from self.now(view, words, texts)
        for seat in seat_order(view):
            yield from self._describe_own_cards(view, seat, words, texts)

    def _describe_seat(self, view: Plain, seat: int, words: Words, texts: Texts) -> Iterator[str]:
        shown, piles = view["seats"][seat], self.piles(view, seat)
        whose = "own" if seat == view["viewer"] else "other"
        yield texts.say(f"plain-seat-{whose}", name=words.seat(seat), seat=seat)
        yield texts.say("plain-points", points=shown["points"])
        yield from self.told_seat(view, seat, texts)
        yield texts.say("plain-cards", cards=shown["cards"], limit=shown["limit"])
        for kind, name in enumerate(self.kinds):
            if number := piles.get(name, 0):
                price = self.prices[kind]
                said = texts.say("plain-pieces", card=words.card(name, number), amount=number, price=price)
                yield said + self.told_mark(view, name, seat, texts)
        if shown["hand_size"] and shown["hand"] is None:
            yield texts.say("plain-hand", amount=shown["hand_size"])
        if shown["order_size"] and shown["order"] is None:
            yield self.told_order(view, seat, texts)

    def _describe_own_cards(self, view: Plain, seat: int, words: Words, texts: Texts) -> Iterator[str]:
        for zone in ("hand", "order"):
            cards = view["seats"][seat][zone]
            if cards:
                yield zone_title(view, seat, zone, words, texts)
                for kind, name in enumerate(self.kinds):
                    if name in cards:
                        yield texts.say(
                            "plain-held",
                            card=words.card(name, cards[name]),
                            amount=cards[name],
                            price=self.prices[kind],
                            power=words.say(f"power-{name}"),
                        )
        put_back = view["seats"][seat]["put_back"]
        if put_back and seat == view["viewer"]:
            yield texts.say("season-put-back", cards=self.listed(put_back, words))

    # The count

    def counts(self, view: Plain, words: Words, texts: Texts) -> list[Count]:
        """The lines of the score, with what each seat has there."""
        lines, others = [], self.other_counts(view, texts)
        for line in view["score"]:
            what, points = line["what"], line["points"]
            if what in others:
                label, numbers = others[what]
                lines.append(Count(label, None, numbers, points))
            else:
                kind = self.kinds.index(what)
                numbers = [seat["tableau"].get(what, 0) for seat in view["seats"]]
                lines.append(Count(f"{self.prices[kind]} {words.card(what)}", kind, numbers, points))
        return lines

    def draw_scores(self, view: Plain, winners: Sequence[int], words: Words, texts: Texts, width: int) -> list[Text]:
        """The count as a table: cards, then points; a tied lead is marked and scores nobody."""
        cell = 14
        lines = self.counts(view, words, texts)
        label = max(LABEL, *(len(line.label) + 1 for line in lines))
        rows = [Text(" " * (label + 1), "bold")]
        for seat in range(view["players"]):
            rows[0].append(f"{words.seat(seat):>{cell}}")
        for line in lines:
            style = self.chip(line.kind) if line.kind is not None else ""
            text = Text(" ").append(f"{line.label:<{label - 1}} ", style)
            for number, points in zip(line.numbers, line.points, strict=True):
                tied = line.kind is not None and points is None and number and number == max(line.numbers)
                mark = "" if points is None else f"{signed(points):>4}"
                shown = f"{number or '·'}{TIED if tied else ' '} {mark:>4}"
                text.append(f"{shown:>{cell}}", "bold" if points else "dim" if not number else "")
            rows.append(text)
        total = Text(" ").append(texts.say("score-total").ljust(label), "bold")
        for seat in range(view["players"]):
            crown = "★ " if seat in winners else ""
            total.append(f"{crown}{view['seats'][seat]['points']}".replace("-", "−").rjust(cell), "bold")
        rule = Text("─" * (label + 1 + cell * view["players"]), "dim")
        return [rows[0], rule, *rows[1:], rule, total]

    def describe_scores(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        for line in self.counts(view, words, texts):
            for seat, points in enumerate(line.points):
                if points:
                    yield texts.say("score-line", label=line.label, seat=words.seat(seat), points=signed(points))
            if line.kind is not None and all(points is None for points in line.points):
                yield texts.say("score-nobody", label=line.label)
        for seat in range(view["players"]):
            yield texts.say("score-sum", seat=words.seat(seat), points=view["seats"][seat]["points"])

    # The log

    def account(self, events: Sequence[Plain], words: Words, texts: Texts, short: bool) -> list[Line]:
        lines: list[list[Plain]] = []
        for event in events:
            if short and event["kind"] in self.quiet:
                continue
            if lines and self._continues(event, lines[-1][-1]):
                lines[-1].append(event)
            else:
                lines.append([event])
        return [Line(self._told(line, words, texts), line[0]["kind"] == "round-begins") for line in lines]

    def _continues(self, event: Plain, before: Plain) -> bool:
        """Whether an event is told in one line with the one before it."""
        if event["kind"] in self.joins:
            return True
        if event["kind"] == "laid":
            return bool(before["kind"] == "laid")
        pairs = {"revealed": ("turn-begins", "revealed"), "swapped": ("swapped",)}
        return before["kind"] in pairs.get(event["kind"], ()) and before["seat"] == event["seat"]

    def _told(self, events: list[Plain], words: Words, texts: Texts) -> str:
        """One deed in words; the cards of a hand as a list."""
        drew = {event["card"]: event["amount"] for event in events if event["kind"] == "drew"}
        if drew and events[0]["kind"] == "dealt":
            seat = words.seat(events[0]["seat"])
            return texts.say("dealt-hand", seat=seat, amount=events[0]["amount"], cards=self.listed(drew, words))
        return " ".join(words.narrate(event) for event in events)


def title(view: Plain, words: Words, texts: Texts) -> str:
    phase = words.say(f"phase-{view['phase']}")
    return texts.say("season-title", title=words.game.title, round=view["round"], phase=phase)


def margin(power: Plain, seat: int) -> int:
    """By how much a seat leads in a family."""
    counts: list[int] = power["counts"]
    return counts[seat] - max(0, *(number for other, number in enumerate(counts) if other != seat))


def is_tied(power: Plain, seat: int) -> bool:
    """Whether a seat is among those who share the most cards of a family."""
    return bool(power["tie"] and power["counts"][seat] == max(power["counts"]))


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"
