"""Chronicle in a terminal: the History cards and how everybody stands, a row a player with Fame, hand and Allies by
colour, the meeting in the order of play, and the cards one may see. Reads views and events only; knows no rule."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import ClassVar

from rich.text import Text

from madang.engine.game import Plain
from madang.engine.words import Words
from madang.games.chronicle import GAME
from madang.games.chronicle.cards import ABILITIES, ABILITY, CHARACTERS, FAME_TO_WIN, HISTORIES, SUITS
from madang.terminal.lines import fitting, flowing, paragraph
from madang.terminal.parts import AHEAD, FACE_DOWN, FLAG, WIDE, chip, seat_order, title_line, zone_title
from madang.terminal.tabletop import Line
from madang.terminal.texts import Texts

EXCLUDED, BACK, TO_COME, CROWN = "✗", "↺", "→", "★"
COLOURS = GAME.about.colours
WILD = "wild"
HISTORY = COLOURS[WILD]
UNBREAKABLE = "\u00a0"
FEW_HISTORIES = 3
"""Up to this many History cards have a line each, however small the terminal is."""
LABEL = 14
"""Width of the first column of the players."""
FEW_STATS = {"fame": 4, "held": 4}
ALL_STATS = {"fame": 5, "held": 5, "all": 6, "evil": 4}
"""What stands before the Allies, and how wide."""
QUIET = frozenset({"dealt", "received", "counted", "won-game"})
"""Events left out of a short account: the hand or the count shows it."""
HEADINGS = frozenset({"round-opens", "meeting-begins"})
OF_THE_CARD_PLAYED = frozenset(
    {
        "played-down-card",
        "no-target",
        "took-ally",
        "recalled-ally",
        "gave-ally",
        "discarded-ally",
        "victim-named",
        "discarded-card",
        "took-discard",
        "turned-down",
        "meeting-cut",
    }
)
OF_THE_MEETING = frozenset({"turned-up", "burned"})
"""Events told in one line with what led to them: a card that was played, the end of a meeting."""
ALIKE = {"joined": "seat", "purified": "seat", "shut-out": "kind", "scored-history": "card"}
"""Events told in one line if they follow each other and are alike in this."""


class ChronicleTable:
    CARD_RULES: ClassVar[Mapping[str, Sequence[str]]] = {
        **{card: (f"CR-CARD-{card.rpartition('-')[2].upper()}",) for card in CHARACTERS},
        **{history: (f"CR-HIST-{history.upper()}",) for history in HISTORIES},
    }

    # The cards

    def names(self, card: str, words: Words, amount: int = 1) -> Sequence[str]:
        if card in HISTORIES:
            return (words.card(card),)
        return [*dict.fromkeys((tag(card, words), words.say(f"name-{card}"), words.card(card)))]

    def about(self, card: str, words: Words) -> str:
        return words.say(f"condition-{card}" if card in HISTORIES else f"ability-{card.rpartition('-')[2]}")

    def about_move(self, fields: Mapping[str, str], words: Words, texts: Texts) -> Iterator[str]:
        yield from ()

    # The table

    def draw(self, view: Plain, words: Words, texts: Texts, width: int, height: int | None = None) -> list[Text]:
        """Title, History cards, players, what is known, the meeting, and the hands the viewer may see. With less room
        the marks are not explained; with still less, facts share lines and cards are named by colour and strength."""
        forms = ((True, False), (False, False), (False, True))
        return fitting(height, [partial(self._drawn, view, words, texts, width, *form) for form in forms])

    def _drawn(self, view: Plain, words: Words, texts: Texts, width: int, legend: bool, tight: bool) -> list[Text]:
        known, evil = self._known(view, words, texts), self._evil(view, words, texts)
        goal = texts.say("chronicle-goal", fame=FAME_TO_WIN)
        lines = [title_line(title(view, words, texts), goal, width, GAME.about.colour)]
        lines += paragraph(f"{UNBREAKABLE}· ".join(self._facts(view, words, texts, tight)), width, 1)
        lines += self._histories(view, words, texts, width, tight)
        lines += self._players(view, words, texts, width)
        if legend:
            lines += flowing((Text(mark, "dim") for mark in self._legend(view, texts)), width, 1, "  ")
        for group in [known + evil] if tight else [known, evil]:
            lines += flowing(group, width, 1, " · ")
        lines += self._meeting(view, words, texts, width, tight)
        for seat in seat_order(view):
            if view["seats"][seat]["hand"]:
                name = Text(zone_title(view, seat, "hand", words, texts), "bold")
                lines += self._hand(name, view["seats"][seat]["hand"], words, texts, width, tight)
        return lines

    def _facts(self, view: Plain, words: Words, texts: Texts, tight: bool) -> Iterator[str]:
        yield texts.say("chronicle-pile", pile=view["pile"])
        if view["discard"]:
            yield texts.say("chronicle-discard", amount=len(view["discard"]), card=label(view["discard"][-1], words))
        else:
            yield texts.say("chronicle-discard-empty")
        if view["aside"]:
            yield texts.say("chronicle-aside", cards=", ".join(label(card, words) for card in view["aside"]))
        if chosen := [name for name, value in view["options"].items() if value]:
            yield texts.say("chronicle-options", names=", ".join(chosen))
        if view["used"] and tight:
            yield texts.say("chronicle-used-size", amount=len(view["used"]))
        elif view["used"]:
            yield texts.say("chronicle-used", used=", ".join(words.card(history) for history in view["used"]))
        idle = [words.card(one["card"]) for one in view["histories"] if one["counts"] is None]
        if idle and tight:
            yield texts.say("chronicle-idle", cards=", ".join(idle))

    def _histories(self, view: Plain, words: Words, texts: Texts, width: int, tight: bool) -> list[Text]:
        """A line a History card: what it asks for, and what every seat has of it. Where there is little room, those
        that pay nothing are left to another line, and of many others only what they ask for is shown, two in a line."""
        shown = [one for one in view["histories"] if one["counts"] is not None or not tight]
        paired = tight and len(shown) > FEW_HISTORIES
        asks = [asked_for(one["rule"], words, texts) for one in shown]
        names = asks if paired else [words.card(one["card"]) for one in shown]
        names = [f"{BACK} {name}" if one["back"] else name for name, one in zip(names, shown, strict=True)]
        counts = [
            [f"{AHEAD if seat in one['met_by'] else ''}{number}" for seat, number in enumerate(one["counts"] or ())]
            for one in shown
        ]
        wide = width >= WIDE and not paired
        heads = [words.seat(seat) if wide else str(seat) for seat in range(view["players"])]
        least = 10 if wide else 0 if paired else 4
        columns = zip(heads, *filter(None, counts), strict=True)
        cells = [max(least, *(len(mark) + 1 for mark in column)) for column in columns]
        left = max(map(len, names), default=0)
        ask = max((len(asked) for asked, marks in zip(asks, counts, strict=True) if marks), default=0)
        lines = []
        for name, asked, marks, one in zip(names, asks, counts, shown, strict=True):
            text = Text(" ").append(f" {name:<{left}} ", chip(HISTORY)).append("" if paired else f"  {asked:<{ask}} ")
            for seat, (mark, cell) in enumerate(zip(marks, cells, strict=False)):
                style = "bold" if seat in one["met_by"] else "dim" if view["seats"][seat]["excluded"] else ""
                text.append(mark.rjust(cell), style)
            lines.append(text)
        if not any(counts):
            return lines
        head = Text(" " * (left + (3 if paired else ask + 6)))
        for seat, (name, cell) in enumerate(zip(heads, cells, strict=True)):
            head.append(name.rjust(cell), "bold" if seat == view["viewer"] else "dim")
        if not paired:
            return [head, *lines]
        rows = -(-len(lines) // 2)
        return side_by_side([head, *lines[:rows]], [head, *lines[rows:]], width // 2)

    def _players(self, view: Plain, words: Words, texts: Texts, width: int) -> Iterator[Text]:
        """A row a player, and more lines where the Allies of a colour need them."""
        stats = ALL_STATS if width >= WIDE else FEW_STATS
        piles = [allies_by_colour(seat["allies"], words) for seat in view["seats"]]
        columns = self._columns(piles, words, texts, width - LABEL - sum(stats.values()) - len(stats))
        head = Text(" " * LABEL)
        for name, size in stats.items():
            head.append(f"{texts.say(f'column-{name}'):>{size}} ", "dim")
        for name, size in columns.items():
            head.append(f" {colour_name(name, words, texts)}"[:size].ljust(size), chip(COLOURS[name])).append(" ")
        head.right_crop(1)
        yield head
        for seat in seat_order(view):
            shown, own = view["seats"][seat], "bold" if seat == view["viewer"] else ""
            flag, out = FLAG if seat == view["leader"] else " ", f" {EXCLUDED}" if shown["excluded"] else ""
            text = Text(f"{flag}{seat} {words.seat(seat)}{out}".ljust(LABEL), own)
            for name, size in stats.items():
                text.append(f"{stat(view, seat, name):>{size}} ", "bold" if name == "fame" else "")
            cells = [textwrap.wrap(piles[seat][name], size - 1) or ["·"] for name, size in columns.items()]
            for number, lines in enumerate(zip_longest(*cells, fillvalue="")):
                if number:
                    text = Text(" " * (LABEL + sum(stats.values()) + len(stats)))
                for line, size in zip(lines, columns.values(), strict=True):
                    text.append(f" {line}".ljust(size + 1), "dim" if line == "·" else own)
                text.rstrip()
                yield text

    def _columns(self, piles: Sequence[dict[str, str]], words: Words, texts: Texts, room: int) -> dict[str, int]:
        """How wide the colours are: always the same, unless a pile needs more and the others can do with less."""
        suit = min(20, (room - 12) // len(SUITS) - 1)
        columns = {**dict.fromkeys(SUITS, suit), "wild": room - len(SUITS) * (suit + 1) - 1}
        needs = {
            name: 1 + max(len(colour_name(name, words, texts)), *(len(pile[name]) for pile in piles))
            for name in columns
        }
        spare = room - sum(needs.values()) - len(needs)
        if spare < 0 or all(needs[name] <= columns[name] for name in columns):
            return columns
        return {name: size + spare // len(needs) for name, size in needs.items()}

    def _legend(self, view: Plain, texts: Texts) -> Iterator[str]:
        """What the marks mean; rare ones are explained when they are there."""
        yield texts.say("legend-leads")
        yield texts.say("legend-ahead")
        if any(gain(view, seat) for seat in range(view["players"])):
            yield texts.say("legend-gains")
        if any(seat["excluded"] for seat in view["seats"]):
            yield texts.say("legend-excluded")
        if any(not one["face_up"] for one in view["table"]):
            yield texts.say("legend-face-down")
        if any(one["back"] for one in view["histories"]):
            yield texts.say("legend-back")

    def _known(self, view: Plain, words: Words, texts: Texts) -> list[Text]:
        """What everybody knows of hands."""
        pieces = []
        for seat in seat_order(view):
            shown = view["seats"][seat]
            facts = [texts.say("chronicle-known-card", card=tag(card, words)) for card in shown["known"]]
            facts += [texts.say("chronicle-known-void", suit=words.say(f"suit-{suit}")) for suit in shown["voids"]]
            if facts:
                pieces.append(f"{words.seat(seat)} {', '.join(facts)}")
        return labelled(texts.say("chronicle-known"), pieces)

    def _evil(self, view: Plain, words: Words, texts: Texts) -> list[Text]:
        pieces = [
            texts.say(f"evil-{where_is(one)}", card=tag(one["card"], words), seat=holder(one, words))
            for one in view["evil"]
        ]
        return labelled(texts.say("chronicle-evil"), pieces)

    def _meeting(self, view: Plain, words: Words, texts: Texts, width: int, tight: bool) -> Iterator[Text]:
        """The cards in the order of play, then who is still to play."""
        if view["phase"] == "over":
            return
        if view["suit"]:
            suit = words.say(f"suit-{view['suit']}")
            said = Text(texts.say("chronicle-suit", suit=suit), f"bold {chip(COLOURS[view['suit']])}")
        else:
            said = Text(texts.say("chronicle-no-suit"), "bold")
        pieces = [said]
        for one in view["table"]:
            ahead = AHEAD if one["seat"] == view["winning"] else ""
            card = self._played(one, words, tight)
            piece = Text(f"{words.seat(one['seat'])} ", "bold" if ahead else "").append_text(card)
            pieces.append(piece.append(ahead, "bold").append(f" {TO_COME}", "dim"))
        pieces += [Text(f"{words.seat(seat)} {TO_COME}", "dim") for seat in still_to_play(view)]
        if len(pieces) > 1:
            pieces[-1].right_crop(2)
        yield from flowing(pieces, width, 1)
        if view["ability"] and not (tight and view["ability"]["seat"] == view["viewer"]):
            yield from paragraph(self._ability(view, words, texts), width, 1)

    def _played(self, one: Plain, words: Words, tight: bool) -> Text:
        """A card of the meeting; face down it is dimmed and marked."""
        if one["face_up"]:
            return piece(one["card"], words, tight)
        known = f" {tag(one['card'], words)}" if one["card"] else ""
        return Text(f"{FACE_DOWN}{known}", "dim")

    def _ability(self, view: Plain, words: Words, texts: Texts) -> str:
        ability = view["ability"]
        seat, card = words.seat(ability["seat"]), words.say(f"name-{ability['card']}")
        return texts.say("chronicle-ability", seat=seat, card=card, does=few_words(ability["card"], texts))

    def _hand(
        self, name: Text, cards: Sequence[str], words: Words, texts: Texts, width: int, tight: bool
    ) -> Iterator[Text]:
        """The cards of a hand, with what each does where there is room."""
        pieces = [piece(card, words) for card in cards]
        if tight:
            yield from flowing([name, *pieces], width, 1)
            return
        yield Text(" ").append_text(name)
        if width < WIDE:
            yield from flowing(pieces, width, 1)
            return
        items = [one.append(f" {few_words(card, texts)}", "dim") for one, card in zip(pieces, cards, strict=True)]
        size = max(map(len, items)) + 3
        columns = max(1, (width - 1) // size)
        rows = -(-len(items) // columns)
        for place in range(rows):
            line = Text(" ")
            for item in items[place::rows]:
                line.append_text(item).append(" " * (size - len(item)))
            line.rstrip()
            yield line

    # The table in plain lines

    def describe(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        """One fact a line."""
        yield title(view, words, texts)
        yield texts.say("plain-goal", fame=FAME_TO_WIN)
        if chosen := [name for name, value in view["options"].items() if value]:
            yield texts.say("plain-options", names=", ".join(chosen))
        for one in view["histories"]:
            yield from self._describe_history(view, one, words, texts)
        if view["nobody_excluded"]:
            yield texts.say("plain-nobody-excluded")
        yield texts.say("plain-history-pile", pile=view["pile"])
        if view["used"]:
            yield texts.say("plain-used", used=", ".join(map(words.card, view["used"])))
        if view["discard"]:
            yield texts.say("plain-discard", amount=len(view["discard"]), card=words.card(view["discard"][-1]))
        if view["aside"]:
            yield texts.say("plain-aside", cards=", ".join(map(words.card, view["aside"])))
        for seat in seat_order(view):
            yield from self._describe_seat(view, seat, words, texts)
        for one in view["evil"]:
            key = f"plain-evil-{where_is(one)}"
            yield texts.say(key, card=words.card(one["card"]), seat=holder(one, words))
        if view["phase"] != "over":
            yield from self._describe_meeting(view, words, texts)
        for seat in seat_order(view):
            if view["seats"][seat]["hand"]:
                yield zone_title(view, seat, "hand", words, texts)
                for card in view["seats"][seat]["hand"]:
                    yield texts.say("plain-card", card=words.card(card), does=few_words(card, texts))

    def _describe_history(self, view: Plain, one: Plain, words: Words, texts: Texts) -> Iterator[str]:
        name = words.card(one["card"])
        key = "plain-history-back" if one["back"] else "plain-history"
        yield texts.say(key, history=name, condition=self.about(one["card"], words))
        if one["counts"] is None:
            return
        counts = [
            texts.say("plain-count", seat=words.seat(seat), number=number) for seat, number in enumerate(one["counts"])
        ]
        yield texts.say("plain-counts", history=name, counts=", ".join(counts))
        if one["met_by"]:
            yield texts.say("plain-would-gain", history=name, seats=", ".join(map(words.seat, one["met_by"])))

    def _describe_seat(self, view: Plain, seat: int, words: Words, texts: Texts) -> Iterator[str]:
        shown = view["seats"][seat]
        whose = "own" if seat == view["viewer"] else "other"
        yield texts.say(f"plain-seat-{whose}", name=words.seat(seat), seat=seat)
        yield texts.say("plain-fame", fame=shown["fame"])
        if gain(view, seat):
            yield texts.say("plain-gains", gains=gain(view, seat))
        if shown["allies"]:
            yield texts.say("plain-allies", cards=", ".join(map(words.card, shown["allies"])))
        else:
            yield texts.say("plain-no-allies")
        if shown["excluded"]:
            yield texts.say("plain-excluded")
        if shown["hand"] is None:
            yield texts.say("plain-hand", amount=shown["hand_size"])
            if shown["known"]:
                yield texts.say("plain-known", cards=", ".join(map(words.card, shown["known"])))
            if shown["voids"]:
                yield texts.say("plain-void", suits=", ".join(words.say(f"suit-{suit}") for suit in shown["voids"]))

    def _describe_meeting(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        yield texts.say("plain-meeting", meeting=view["meeting"], seat=words.seat(view["leader"]))
        if view["suit"]:
            yield texts.say("plain-suit", suit=words.say(f"suit-{view['suit']}"))
        else:
            yield texts.say("plain-no-suit")
        for one in view["table"]:
            key = (
                "played" if one["face_up"] else "turned" if one["turned"] else "played-down" if one["card"] else "down"
            )
            card = words.card(one["card"]) if one["card"] else ""
            yield texts.say(f"plain-{key}", seat=words.seat(one["seat"]), card=card)
        if view["winning"] is not None:
            yield texts.say("plain-winning", seat=words.seat(view["winning"]))
        if waiting := still_to_play(view):
            yield texts.say("plain-to-play", seats=", ".join(map(words.seat, waiting)))
        if view["ability"]:
            yield self._ability(view, words, texts)

    # The count

    def draw_scores(self, view: Plain, winners: Sequence[int], words: Words, texts: Texts, width: int) -> list[Text]:
        """What every seat has of the last History cards, and the Fame."""
        cell = 9
        lines = [one for one in view["histories"] if one["counts"] is not None]
        left = max(len(words.card(one["card"])) for one in lines) + 2 if lines else LABEL
        rows = [Text(" " * (left + 1), "bold")]
        for seat in range(view["players"]):
            rows[0].append(f"{words.seat(seat):>{cell}}")
        for one in lines:
            text = Text(" ").append(f" {words.card(one['card']):<{left - 1}}", chip(HISTORY))
            for seat, number in enumerate(one["counts"]):
                ahead = seat in one["met_by"]
                text.append(f"{f'{AHEAD} ' if ahead else ''}{number}".rjust(cell), "bold" if ahead else "dim")
            rows.append(text)
        total = Text(" ").append(texts.say("score-fame").ljust(left), "bold")
        for seat in range(view["players"]):
            crown = f"{CROWN} " if seat in winners else ""
            total.append(f"{crown}{view['seats'][seat]['fame']}".rjust(cell), "bold")
        rule = Text("─" * (left + 1 + cell * view["players"]), "dim")
        return [rows[0], rule, *rows[1:], rule, total]

    def describe_scores(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        for one in view["histories"]:
            yield from self._describe_history(view, one, words, texts)
        for seat in range(view["players"]):
            yield texts.say("score-sum", seat=words.seat(seat), points=view["seats"][seat]["fame"])

    # The log

    def account(self, events: Sequence[Plain], words: Words, texts: Texts, short: bool) -> list[Line]:
        lines: list[list[Plain]] = []
        for event in events:
            if short and event["kind"] in QUIET:
                continue
            if lines and continues(event, lines[-1]):
                lines[-1].append(event)
            else:
                lines.append([event])
        return [Line(self._told(line, words, texts), line[0]["kind"] in HEADINGS) for line in lines]

    def _told(self, events: list[Plain], words: Words, texts: Texts) -> str:
        """One deed in words; cards that go the same way as a list."""
        first, seat = events[0], words.seat(events[0]["seat"])
        if first["kind"] == "dealt" and len(events) > 1:
            cards = ", ".join(words.card(event["card"]) for event in events[1:])
            return texts.say("dealt-hand", seat=seat, amount=first["amount"], cards=cards)
        if first["kind"] == "joined":
            return texts.say("chronicle-joined", seat=seat, cards=", ".join(words.card(one["card"]) for one in events))
        return " ".join(words.narrate(event) for event in events)


def continues(event: Plain, line: list[Plain]) -> bool:
    """Whether an event is told in one line with those before it."""
    kind, first, before = event["kind"], line[0]["kind"], line[-1]
    if kind in OF_THE_CARD_PLAYED:
        return first in ("played", "played-down")
    if kind in OF_THE_MEETING:
        return bool(first == "meeting-won")
    if kind == "received":
        return bool(first == "dealt")
    return kind in ALIKE and before["kind"] == kind and before[ALIKE[kind]] == event[ALIKE[kind]]


def title(view: Plain, words: Words, texts: Texts) -> str:
    key = "chronicle-title-over" if view["phase"] == "over" else "chronicle-title"
    return texts.say(key, title=words.game.title, round=view["round"], meeting=view["meeting"])


def asked_for(rule: Sequence[str | int], words: Words, texts: Texts) -> str:
    """What a History card asks for, in few words."""
    condition, measure = rule
    if isinstance(measure, int):
        return texts.say(f"chronicle-{condition}", number=measure)
    said = words.say(f"suit-{measure}") if measure in SUITS else texts.say(f"measure-{measure}")
    return texts.say(f"chronicle-{condition}", measure=said)


def few_words(card: str, texts: Texts) -> str:
    """What a card does, in few words."""
    return texts.say(f"few-{ABILITIES[ABILITY[CHARACTERS.index(card)]].replace('_', '-')}")


def labelled(label: str, entries: Sequence[str]) -> list[Text]:
    """A list after its label; nothing where the list is empty."""
    pieces = [Text(entry) for entry in entries]
    return [Text(f"{label} ", "bold").append_text(Text(entries[0], "not bold")), *pieces[1:]] if pieces else []


def side_by_side(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two drawings as one, the second so far in."""
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        line = Text().append_text(one).append(" " * (width - len(one))).append_text(other)
        line.rstrip()
        lines.append(line)
    return lines


def where_is(evil: Plain) -> str:
    """What is known of where an Evil card is: its zone, whose it is at least, or nothing."""
    return str(evil["zone"] or ("unseen" if evil["seat"] is None else "held"))


def holder(one: Plain, words: Words) -> str:
    """Who has an Evil card, where somebody has it."""
    return "" if one["seat"] is None else words.seat(one["seat"])


def colour_of(card: str) -> str:
    suit = card.partition("-")[0]
    return suit if suit in SUITS else "wild"


def tag(card: str, words: Words) -> str:
    """A card in few letters: the first of its colour and its strength, or its name."""
    suit, _, strength = card.partition("-")
    return f"{words.say(f'suit-{suit}')[0]}{strength}" if strength else words.card(card)


def label(card: str, words: Words) -> str:
    """A card with colour, strength and bare name."""
    return f"{tag(card, words)} {words.say(f'name-{card}')}" if "-" in card else words.card(card)


def piece(card: str, words: Words, tight: bool = False) -> Text:
    """A card in its colour."""
    return Text(f" {(tag if tight else label)(card, words)} ", chip(COLOURS[colour_of(card)]))


def colour_name(colour: str, words: Words, texts: Texts) -> str:
    return words.say(f"suit-{colour}") if colour in SUITS else texts.say("column-wild")


def allies_by_colour(allies: Sequence[str], words: Words) -> dict[str, str]:
    """The strengths of the Allies of each colour, and the names of the wild ones."""
    found: dict[str, list[str]] = {colour: [] for colour in (*SUITS, WILD)}
    for card in allies:
        _, _, strength = card.partition("-")
        found[colour_of(card)].append(strength or words.card(card))
    return {colour: " ".join(cards) for colour, cards in found.items()}


def gain(view: Plain, seat: int) -> int:
    """The Fame a seat would get if the round were scored now; at the end it has it already."""
    return 0 if view["phase"] == "over" else int(view["seats"][seat]["gains"])


def stat(view: Plain, seat: int, name: str) -> str:
    """What stands before the Allies of a seat."""
    shown = view["seats"][seat]
    if name == "fame":
        more = gain(view, seat)
        return f"{shown['fame']}+{more}" if more else str(shown["fame"])
    numbers = {"held": shown["hand_size"], "all": shown["counts"]["allies"], "evil": shown["counts"]["evil"]}
    return str(numbers[name])


def still_to_play(view: Plain) -> list[int]:
    """Who is still to play in the meeting, in the order of play."""
    players, played = view["players"], {one["seat"] for one in view["table"]}
    order = [(view["leader"] + place) % players for place in range(players)]
    return [seat for seat in order if seat not in played and view["seats"][seat]["hand_size"]]


TABLE = ChronicleTable()
