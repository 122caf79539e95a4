"""Koryŏ in a terminal: rows are players, columns the families 1 to 9 and then the two events, always in that order.
Reads views and events only; knows no rule."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from madang.cli.tables import Line
from madang.cli.texts import Texts
from madang.engine.game import Plain
from madang.engine.seasons import DEALT, FAMILIES, KEPT, ROUNDS
from madang.engine.words import Words
from madang.games.koryo.cards import KINDS

CARD_RULES = {
    "omniscient": ("KO-MAJ-2", "KO-MAJ-4"),
    "spy": ("KO-SPY-1", "KO-SPY-2"),
    "senator": ("KO-END-1",),
    "priest": ("KO-PRIEST-1",),
    "ship-owner": ("KO-ORD-2",),
    "banker": ("KO-BANK-1",),
    "guardian": ("KO-EV-2",),
    "broadcaster": ("KO-DEAL-1",),
    "merchant": ("KO-SCORE-1",),
    "barbarians": ("KO-EV-2",),
    "lobbying": ("KO-EV-3",),
}

IVORY = "#fff8e8"
CELADON = "#0a4a40"
COLOURS = (
    "#5a3690",
    "#3b424f",
    "#a0243a",
    "#805600",
    "#0b5a7c",
    "#3d6a1c",
    "#2b4c9b",
    "#ad430c",
    "#0a6a5c",
    "#4a1712",
    "#3f3527",
)
"""Backgrounds, by kind. Ivory text on them reads well whatever the terminal's own colours are."""

WIDE = 120
"""From this width on names stand whole above the columns."""
FLAG, HOLDS, TIED, EYE, FACE_DOWN, TWO_KINDS = "⚑", "▲", "=", "◉", "▼", "*"


def chip(kind: int) -> str:
    return f"{IVORY} on {COLOURS[kind]}"


def price(kind: int) -> str:
    """What stands on the card: a family's number, an event's cost."""
    return str(kind + 1) if kind < FAMILIES else "−1"


# The table


@dataclass(frozen=True)
class Grid:
    """Widths of the columns; between two of them is one space."""

    wide: bool
    label: int
    cell: int
    stats: dict[str, int]

    @classmethod
    def fitting(cls, width: int) -> "Grid":
        if width < WIDE:
            return cls(False, 11, 4, {"tokens": 3, "held": 4, "points": 3})
        stats = {"tokens": 6, "hand": 4, "order": 5, "cards": 5, "points": 6}
        label = 12
        cell = (width - label - sum(stats.values()) - len(stats)) // len(KINDS) - 1
        return cls(True, label, min(cell, 11), stats)

    @property
    def width(self) -> int:
        return self.label + len(KINDS) * (self.cell + 1) + sum(self.stats.values()) + len(self.stats)


def draw(view: Plain, words: Words, texts: Texts, width: int) -> RenderableType:
    """Title, season, the loom of tableaus, and the cards the viewer may see."""
    grid = Grid.fitting(width)
    parts: list[RenderableType] = [title(view, words, texts, grid.width), season(view, texts)]
    parts += header(words, texts, grid)
    parts += [row(view, seat, words, grid) for seat in seat_order(view)]
    parts += [legend(view, texts, grid)]
    parts += list(own_cards(view, words, texts, width))
    return Group(*parts)


def seat_order(view: Plain) -> list[int]:
    """Rivals clockwise from the viewer's left, the viewer at the bottom."""
    first = (view["viewer"] if view["viewer"] is not None and view["viewer"] >= 0 else view["players"] - 1) + 1
    return [(first + place) % view["players"] for place in range(view["players"])]


def title(view: Plain, words: Words, texts: Texts, width: int) -> Text:
    left = texts.say("koryo-title", round=view["round"], phase=words.say(f"phase-{view['phase']}"))
    track = " ".join(f"[{number}]" if number == view["round"] else str(number) for number in range(1, ROUNDS + 1))
    track = texts.say("koryo-track", track=track)
    return Text(f" {left}{track:>{max(1, width - len(left) - 2)}} ", f"bold {IVORY} on {CELADON}", no_wrap=True)


def season(view: Plain, texts: Texts) -> Text:
    facts = [texts.say("koryo-season", dealt=view["dealt"], kept=view["kept"])]
    if view["round"] < ROUNDS:
        after = view["round"] + 1
        facts.append(texts.say("koryo-next", dealt=int(DEALT[after]), kept=int(KEPT[after])))
    facts.append(texts.say("koryo-pool", pool=view["pool"]))
    facts.append(texts.say("koryo-pile", pile=view["pile"]))
    return Text(" " + " · ".join(facts))


def header(words: Words, texts: Texts, grid: Grid) -> list[Text]:
    """The families as cards: number above, name below."""
    names = []
    for name in KINDS:
        short = texts.say(f"koryo-{'column' if grid.wide else 'tiny'}-{name}")
        names.append([words.card(name)] if len(words.card(name)) <= grid.cell else short.split())
    stats = [texts.say(f"koryo-{'column' if grid.wide else 'tiny'}-{name}") for name in grid.stats]
    height = max(len(lines) for lines in names)
    rows = []
    for level in range(height + 1):
        text = Text(" " * (grid.label + 1))
        for kind, lines in enumerate(names):
            shown = price(kind) if level == 0 else lines[level - 1] if level <= len(lines) else ""
            text.append(f"{shown:^{grid.cell}}", f"bold {chip(kind)}" if level == 0 else chip(kind)).append(" ")
        if level == height:
            for name, size in zip(stats, grid.stats.values(), strict=True):
                text.append(f"{name:>{size}} ", "dim")
        rows.append(text)
    return rows


def row(view: Plain, seat: int, words: Words, grid: Grid) -> Text:
    """One player: what lies in front, who holds what and by how much, then tokens, hand, order and points."""
    shown = view["seats"][seat]
    mine = "bold" if seat == view["viewer"] else ""
    flag = FLAG if seat == view["first"] else " "
    text = Text(f"{flag}{' ' if grid.wide else ''}{seat} {words.seat(seat)}"[: grid.label].ljust(grid.label + 1), mine)
    for kind, name in enumerate(KINDS):
        number, mark = shown["tableau"].get(name, 0), standing(view, name, seat)
        if not number:
            text.append(f"{'·':^{grid.cell}} ", "dim")
            continue
        cell = f"{number}{' ' if grid.wide and mark else ''}{mark}"
        text.append(f"{cell:^{grid.cell}}", f"bold {chip(kind)}" if mark.startswith(HOLDS) else mine).append(" ")
    order = f"{shown['order_size']}{TWO_KINDS if shown['may_be_two_kinds'] else ''}"
    cells = {
        "tokens": str(shown["tokens"]),
        "hand": str(shown["hand_size"]),
        "order": order,
        "held": f"{FACE_DOWN}{order}" if shown["order_size"] else str(shown["hand_size"]),
        "cards": f"{shown['cards']}/{shown['limit']}",
        "points": str(shown["points"]).replace("-", "−"),
    }
    for name, size in grid.stats.items():
        text.append(f"{cells[name]:>{size}} ", "bold" if name == "points" else "")
    text.rstrip()
    return text


def standing(view: Plain, name: str, seat: int) -> str:
    """How a seat stands in a family: '▲+2' holds the power by two, '=' is tied for it, '▲◉' wins the tie."""
    power = view["powers"].get(name)
    if power is None:
        return ""
    counts = power["counts"]
    if power["holder"] == seat:
        if power["by_omniscient"]:
            return HOLDS + EYE
        return f"{HOLDS}+{counts[seat] - max(0, *(number for other, number in enumerate(counts) if other != seat))}"
    return TIED if power["tie"] and counts[seat] == max(counts) else ""


def legend(view: Plain, texts: Texts, grid: Grid) -> Text:
    """What the marks mean; rare ones are explained when they are there."""
    marks = [texts.say("koryo-legend-holds"), texts.say("koryo-legend-tie")]
    if any(power["by_omniscient"] for power in view["powers"].values()):
        marks.append(texts.say("koryo-legend-eye"))
    marks.append(texts.say("koryo-legend-first"))
    if not grid.wide and any(seat["order_size"] for seat in view["seats"]):
        marks.append(texts.say("koryo-legend-face-down"))
    if any(seat["may_be_two_kinds"] for seat in view["seats"]):
        marks.append(texts.say("koryo-legend-two-kinds"))
    return Text(" " + "  ".join(marks), "dim")


def own_cards(view: Plain, words: Words, texts: Texts, width: int) -> Iterator[Text]:
    """Hands and orders that the viewer may see, grouped by kind, with the power of each where there is room."""
    for seat in seat_order(view):
        for zone in ("hand", "order"):
            cards = view["seats"][seat][zone]
            if cards:
                yield Text()
                yield Text(" " + zone_title(view, seat, zone, words, texts), "bold")
                yield from pieces(cards, words, width)
        put_back = view["seats"][seat]["put_back"]
        if put_back and seat == view["viewer"]:
            yield Text(" " + texts.say("koryo-put-back", cards=listed(put_back, words)), "dim")


def zone_title(view: Plain, seat: int, zone: str, words: Words, texts: Texts) -> str:
    number = view["seats"][seat][f"{zone}_size"]
    whose = "own" if seat == view["viewer"] else "other"
    return texts.say(f"koryo-{zone}-{whose}", seat=words.seat(seat), amount=number)


def pieces(cards: dict[str, int], words: Words, width: int) -> Iterator[Text]:
    """Cards of one zone in columns, each kind once."""
    items = []
    for kind, name in enumerate(KINDS):
        if name in cards:
            item = Text(f"{cards[name]} × ").append(f" {price(kind)} {words.card(name)} ", chip(kind))
            if width >= WIDE:
                item.append(f" {words.say(f'power-{name}')}", "dim")
            items.append(item)
    columns = max(1, (width - 1) // (max(len(item) for item in items) + 3))
    rows = -(-len(items) // columns)
    columns = -(-len(items) // rows)
    size = max(len(item) for item in items) + 3
    for place in range(rows):
        line = Text("   ")
        for item in items[place::rows]:
            line.append_text(item).append(" " * (size - len(item)))
        line.rstrip()
        yield line


def listed(cards: dict[str, int], words: Words) -> str:
    return ", ".join(f"{cards[name]} {words.card(name, cards[name])}" for name in KINDS if name in cards)


# The table in plain lines


def describe(view: Plain, words: Words, texts: Texts) -> Iterator[str]:
    """One fact a line."""
    yield texts.say("koryo-title", round=view["round"], phase=words.say(f"phase-{view['phase']}"))
    yield texts.say("koryo-plain-dealt", dealt=view["dealt"])
    yield texts.say("koryo-plain-kept", kept=view["kept"])
    yield texts.say("koryo-plain-pool", pool=view["pool"])
    yield texts.say("koryo-plain-pile", pile=view["pile"])
    yield texts.say("koryo-plain-first", seat=words.seat(view["first"]))
    for seat in seat_order(view):
        shown = view["seats"][seat]
        whose = "own" if seat == view["viewer"] else "other"
        yield texts.say(f"koryo-plain-seat-{whose}", name=words.seat(seat), seat=seat)
        yield texts.say("koryo-plain-points", points=shown["points"])
        yield texts.say("koryo-plain-tokens", tokens=shown["tokens"])
        yield texts.say("koryo-plain-cards", cards=shown["cards"], limit=shown["limit"])
        for kind, name in enumerate(KINDS):
            if number := shown["tableau"].get(name, 0):
                said = texts.say("koryo-plain-pieces", card=words.card(name, number), amount=number, price=price(kind))
                yield said + told_standing(view, name, seat, texts)
        if shown["hand_size"] and shown["hand"] is None:
            yield texts.say("koryo-plain-hand", amount=shown["hand_size"])
        if shown["order_size"] and shown["order"] is None:
            two = "two-kinds" if shown["may_be_two_kinds"] else "one-kind"
            yield texts.say(f"koryo-plain-order-{two}", amount=shown["order_size"])
    for seat in seat_order(view):
        for zone in ("hand", "order"):
            cards = view["seats"][seat][zone]
            if cards:
                yield zone_title(view, seat, zone, words, texts)
                for kind, name in enumerate(KINDS):
                    if name in cards:
                        yield texts.say(
                            "koryo-plain-held",
                            card=words.card(name, cards[name]),
                            amount=cards[name],
                            price=price(kind),
                            power=words.say(f"power-{name}"),
                        )
        put_back = view["seats"][seat]["put_back"]
        if put_back and seat == view["viewer"]:
            yield texts.say("koryo-put-back", cards=listed(put_back, words))


def told_standing(view: Plain, name: str, seat: int, texts: Texts) -> str:
    mark = standing(view, name, seat)
    if mark == HOLDS + EYE:
        return texts.say("koryo-plain-eye")
    if mark.startswith(HOLDS):
        return texts.say("koryo-plain-holds", margin=int(mark.removeprefix(f"{HOLDS}+")))
    return texts.say("koryo-plain-tied") if mark else ""


# The count


@dataclass(frozen=True)
class Count:
    """One line of the final count: what each seat has there, and the points it makes (None: it scores nothing)."""

    label: str
    kind: int | None
    numbers: list[int | None]
    points: list[int | None]


def counts(view: Plain, words: Words, texts: Texts) -> list[Count]:
    """Family by family, then events and tokens."""
    seats = view["seats"]
    lines = []
    for kind, name in enumerate(KINDS[:FAMILIES]):
        numbers = [seat["tableau"].get(name, 0) for seat in seats]
        alone = numbers.count(max(numbers)) == 1
        points = [kind + 1 if alone and number == max(numbers) else None for number in numbers]
        lines.append(Count(f"{price(kind)} {words.card(name)}", kind, list(numbers), list(points)))
    events = [sum(seat["tableau"].get(name, 0) for name in KINDS[FAMILIES:]) for seat in seats]
    tokens = [seat["tokens"] for seat in seats]
    lines.append(Count(texts.say("koryo-score-events"), None, list(events), [-number for number in events]))
    lines.append(Count(texts.say("koryo-score-tokens"), None, list(tokens), list(tokens)))
    return lines


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def draw_scores(view: Plain, words: Words, texts: Texts, width: int) -> RenderableType:
    """The count as a table: cards, then points; a tied lead is marked and scores nobody."""
    label, cell = 17, 14
    order = range(view["players"])
    rows = [Text(" " * (label + 1), "bold")]
    for seat in order:
        rows[0].append(f"{words.seat(seat):>{cell}}")
    for line in counts(view, words, texts):
        text = Text(" ").append(f"{line.label:<{label - 1}} ", chip(line.kind) if line.kind is not None else "")
        for number, points in zip(line.numbers, line.points, strict=True):
            tied = points is None and number and number == max(one or 0 for one in line.numbers)
            mark = "" if points is None else f"{signed(points):>4}"
            shown = f"{number or '·'}{TIED if tied else ' '} {mark:>4}"
            text.append(f"{shown:>{cell}}", "bold" if points else "dim" if not number else "")
        rows.append(text)
    most = max(seat["points"] for seat in view["seats"])
    total = Text(" ").append(f"{texts.say('koryo-score-total'):<{label - 1}} ", "bold")
    for seat in order:
        points = view["seats"][seat]["points"]
        crown = "★ " if points == most else ""
        total.append(f"{crown}{points}".replace("-", "−").rjust(cell), "bold")
    rule = Text("─" * (label + 1 + cell * view["players"]), "dim")
    return Group(rows[0], rule, *rows[1:], rule, total)


def describe_scores(view: Plain, words: Words, texts: Texts) -> Iterator[str]:
    for line in counts(view, words, texts):
        for seat, points in enumerate(line.points):
            if points:
                name = words.seat(seat)
                yield texts.say("koryo-score-line", label=line.label, seat=name, points=signed(points))
        if line.kind is not None and all(points is None for points in line.points):
            yield texts.say("koryo-score-nobody", label=line.label)
    for seat in range(view["players"]):
        yield texts.say("koryo-score-sum", seat=words.seat(seat), points=view["seats"][seat]["points"])


# The log

QUIET = frozenset(
    {
        "dealt",
        "drew",
        "laid-card",
        "returned",
        "turn-begins",
        "turn-ends",
        "scored-family",
        "scored-events",
        "scored-tokens",
        "won",
    }
)
"""Left out of a short account: the table, the hand or the count shows it."""
JOINS = frozenset({"first-player", "drew", "laid-card", "returned", "power-moved", "turn-ends"})
"""Told in one line with what led to it."""


def account(events: Sequence[Plain], words: Words, texts: Texts, short: bool) -> list[Line]:
    lines: list[list[Plain]] = []
    for event in events:
        if short and event["kind"] in QUIET:
            continue
        if lines and continues(event, lines[-1][-1]):
            lines[-1].append(event)
        else:
            lines.append([event])
    return [Line(told(line, words, texts), line[0]["kind"] == "round-begins") for line in lines]


def continues(event: Plain, before: Plain) -> bool:
    """Whether an event is told in one line with the one before it."""
    if event["kind"] in JOINS:
        return True
    if event["kind"] == "laid":
        return bool(before["kind"] == "laid")
    pairs = {"revealed": ("turn-begins", "revealed"), "swapped": ("swapped",)}
    return before["kind"] in pairs.get(event["kind"], ()) and before["seat"] == event["seat"]


def told(events: list[Plain], words: Words, texts: Texts) -> str:
    """One deed in words; the cards of a hand as a list."""
    drew = {event["card"]: event["amount"] for event in events if event["kind"] == "drew"}
    if drew and events[0]["kind"] == "dealt":
        seat = words.seat(events[0]["seat"])
        return texts.say("koryo-dealt", seat=seat, amount=events[0]["amount"], cards=listed(drew, words))
    return " ".join(words.narrate(event) for event in events)
