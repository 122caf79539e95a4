"""Gosu X in a terminal: two armies that face each other, column over column, what each player has besides, and the hand
one may see. Reads views and events only; the one rule it knows is what laying a card costs, which no view tells."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, groupby
from typing import ClassVar

from rich.text import Text

from madang.engine.game import Plain
from madang.engine.words import Words
from madang.games.gosux import GAME
from madang.games.gosux.cards import COLUMNS, KINDS, MOST_TOKENS, PRINTED, TROOP_COST
from madang.terminal.lines import fitting, flowing, paragraph
from madang.terminal.parts import FACE_DOWN, FLAG, WIDE, chip, seat_order, title_line, zone_title
from madang.terminal.tabletop import Line
from madang.terminal.texts import Texts, texts_in

CARDS = {card["id"]: card for card in PRINTED["cards"]}
COLOURS = GAME.about.colours
STONE = "#4d4a45"
FREE, SHIFT, WONDER, CROWN, CUT = "△", "⇄", "◆", "★", "…"
LAID, UNUSED = "●", "○"
IN_HAND, ON_CARD, SPENT, LOCKED = "●", "◦", "◌", "×"
"""Activation tokens of a player."""
BOUNTY_TOKEN = "◎"
MARKS = {
    "recruiter": "»",
    "force-of-will": "!",
    "secret-shift": "⇅",
    "bounty": "$",
    "echo": "≡",
    "ethereal": "✧",
    "wonder": WONDER,
    "veteran": "²",
}
ROWS = "abc"
NUMERALS = ("I", "II", "III")
LABEL = 5
"""Width before the cards of a row."""
Form = frozenset[str]
FORMS: tuple[Form, ...] = (
    frozenset({"texts", "effects", "legend", "piles"}),
    frozenset({"cut", "effects", "legend", "piles"}),
    frozenset({"cut", "piles"}),
    frozenset({"piles"}),
    frozenset(),
)
"""What is told beside the armies, the fullest first: the texts of the cards in hand, whole or cut; what tiles do; what
marks mean; the cards of every pile."""
LARGE_PILES = ("discard", "removed")
OF_ALL_CLANS = ("all-in-one", "shennong")
OF_ALL_LEVELS = "phoenix-immortal"
QUIET = frozenset({"shuffled", "turn-begins", "entered"})
"""Events left out of a short account: the table shows it."""
BEGIN = frozenset(
    {
        "drafted",
        "tile-active",
        "kept",
        "redrew",
        "round-opens",
        "turn-begins",
        "additional-turn-begins",
        "played",
        "shifted",
        "activated",
        "spent",
        "passed",
        "battle-value",
        "song-begins",
        "won-game",
    }
)
"""Events that begin a line; what follows from them is told in the same one."""
ALIKE = frozenset(
    {"drawn", "discarded-card", "paid", "turned-up", "took", "saw", "showed", "sacrificed", "found", "milled"}
)
"""Events told in one sentence if they follow each other and are of one seat."""


class GosuxTable:
    CARD_RULES: ClassVar[Mapping[str, Sequence[str]]] = {card: (f"GX-CARD-{card.upper()}",) for card in KINDS}

    # The cards

    def names(self, card: str, words: Words, amount: int = 1) -> Sequence[str]:
        return [*dict.fromkeys((brief(card, words), words.card(card)))]

    def about(self, card: str, words: Words) -> str:
        """The printed facts, the text, and what its keywords mean."""
        texts = texts_in(words.language, words.game)
        keywords = [
            texts.say("explain-card", card=words.say(f"keyword-{one}"), does=words.say(f"keyword-{one}-text"))
            for one in CARDS[card]["keywords"]
        ]
        return " ".join((f"{printed(card, words)}.", words.say(f"text-{card}"), *keywords))

    def about_move(self, fields: Mapping[str, str], words: Words, texts: Texts) -> Iterator[str]:
        """Of a clan: what its tile does, and all of its cards."""
        clan = fields.get("clan")
        if clan is None:
            return
        yield texts.say("gosux-tile", does=words.say(f"tile-{clan}"))
        for card, facts in CARDS.items():
            if facts["clan"] == clan:
                name = f"{facts['copies']}× {words.card(card)}" if facts["copies"] > 1 else words.card(card)
                yield texts.say("plain-in-hand", card=name, facts=printed(card, words), does=words.say(f"text-{card}"))

    # The table

    def draw(self, view: Plain, words: Words, texts: Texts, width: int, height: int | None = None) -> list[Text]:
        """Title, what lies beside the armies, the armies, the hands the viewer may see, and what is going on: what one
        needs most stands lowest, where a small terminal still shows it."""
        return fitting(height, [partial(self._drawn, view, words, texts, width, form) for form in FORMS])

    def _drawn(self, view: Plain, words: Words, texts: Texts, width: int, form: Form) -> list[Text]:
        tight = "piles" not in form
        lines = [title_line(title(view, words, texts), texts.say("gosux-goal"), width, GAME.about.colour)]
        beside = [*self._piles(view, words, texts, form)]
        if "effects" in form:
            lines += self._tiles(view, words, texts, width)
        else:
            beside = [self._tiles_by_name(view, words, texts), *beside]
        for pieces in [[*chain.from_iterable(beside)]] if tight else beside:
            lines += flowing(pieces, width, 1)
        if "legend" in form:
            lines += flowing((Text(mark, "dim") for mark in self._legend(view, words, texts)), width, 1, "  ")
        above, below = seat_order(view)
        lines += self._player(view, above, words, texts, width, tight)
        if not view["draft"]:
            lines += self._army(view, above, words, width, ROWS[::-1])
            lines += [] if tight else [Text("─" * width, "dim")]
            lines += self._army(view, below, words, width, ROWS)
        lines += self._player(view, below, words, texts, width, tight)
        for seat in (above, below):
            if view["seats"][seat]["hand"]:
                lines += self._hand(view, seat, words, texts, width, form)
        pending_of = view["pending"]["seat"] if view["pending"] else view["viewer"]
        if pending_of != view["viewer"] or (view["pending"] and asking_card(view) and not tight):
            lines += paragraph(pending(view, words, texts), width, 1, style="bold")
        return lines

    def _tiles(self, view: Plain, words: Words, texts: Texts, width: int) -> Iterator[Text]:
        """What the tiles do that hold for both; in the draft, those of the clans one can still take."""
        clans, label = tiles(view)
        yield from paragraph(texts.say(f"gosux-{label}-effects"), width, 1, style="bold")
        size = max((len(words.say(f"clan-{clan}")) for clan in clans), default=0) + 2
        for clan in clans:
            name = Text("   ").append(f" {words.say(f'clan-{clan}')}".ljust(size), chip(COLOURS[clan]))
            first, *rest = paragraph(words.say(f"tile-{clan}"), width, size + 4, style="dim")
            yield name.append_text(first[size + 3 :])
            yield from rest

    def _tiles_by_name(self, view: Plain, words: Words, texts: Texts) -> list[Text]:
        clans, label = tiles(view)
        said = Text(texts.say(f"gosux-{label}"), "bold")
        return [said, *(Text(f" {words.say(f'clan-{clan}')} ", chip(COLOURS[clan])) for clan in clans)]

    def _piles(self, view: Plain, words: Words, texts: Texts, form: Form) -> Iterator[list[Text]]:
        """The cards that lie open beside an army, and those of a hand or deck that are known. Where there is little
        room, large piles are left out: the line of their player says how many cards they have."""
        for seat in seat_order(view):
            for key, label, cards in piles(view, seat, words, texts, "legend" not in form):
                if "piles" in form or key not in LARGE_PILES:
                    yield [Text(label, "bold"), *(Text(f"{name},") for name in cards[:-1]), Text(cards[-1])]

    def _player(self, view: Plain, seat: int, words: Words, texts: Texts, width: int, tight: bool) -> list[Text]:
        """Who it is, how strong the army is, and what else there is: one line, if it can be."""
        shown = view["seats"][seat]
        facts = [] if view["draft"] else list(self._facts(view, seat, texts, tight))
        flag = FLAG if seat == view["active"] else " "
        name = Text(f"{flag}{seat} {words.seat(seat)}", "bold" if seat == view["viewer"] else "")
        clans = [(words.say(f"clan-{clan}"), chip(COLOURS[clan])) for clan in shown["clans"]]
        whole = Text("").join(Text(f" {clan} ", style) for clan, style in clans)
        short = Text(" ").join(Text(clan[:3].strip("’"), style) for clan, style in clans)
        for chips in (whole, short):
            line = Text(" ").join([name, Text((" " if tight else " · ").join(facts)), chips])
            line.rstrip()
            if len(line) <= width:
                return [line]
        return list(flowing([name, *map(Text, facts), short], width, 0))

    def _facts(self, view: Plain, seat: int, texts: Texts, tight: bool) -> Iterator[str]:
        """How strong the army is, how many cards are where, and the tokens."""
        shown = view["seats"][seat]
        yield texts.say("gosux-military", amount=shown["military"])
        yield texts.say("gosux-hand", amount=shown["hand_size"])
        yield texts.say("gosux-deck", amount=shown["deck_size"])
        for key in LARGE_PILES:
            if tight and shown[key]:
                yield texts.say(f"gosux-{key}-size", amount=sum(shown[key].values()))
        marks = token_marks(shown["tokens"])
        yield marks if tight else texts.say("gosux-tokens", marks=marks)
        if shown["supremacy"]:
            yield CROWN * shown["supremacy"]
        if view["wonder"] == seat:
            yield WONDER
        if shown["passed"]:
            yield texts.say("gosux-passed")

    def _army(self, view: Plain, seat: int, words: Words, width: int, rows: str) -> Iterator[Text]:
        """The rows in which something lies, two lines a row; the first row is there in any case."""
        army, cell = view["seats"][seat]["army"], (width - LABEL) // COLUMNS
        for row in rows:
            cards = [army[f"{row}{column}"] for column in range(1, COLUMNS + 1)]
            if row != ROWS[0] and not any(cards):
                continue
            names, facts = Text(f" {NUMERALS[ROWS.index(row)]:<{LABEL - 1}}", "dim"), Text(" " * LABEL)
            for column, card in enumerate(cards, 1):
                if card is None:
                    names.append(f"{'·':<{cell}}", "dim")
                    facts.append(" " * cell)
                    continue
                clan, down = CARDS[card["card"]]["clan"], FACE_DOWN if card["captured"] else ""
                style = f"{chip(STONE)} dim" if down else f"bold {chip(COLOURS[clan])}"
                whole = f"{down}{words.card(card['card'])}"
                name = whole if len(whole) < cell else f"{down}{brief(card['card'], words)}"
                names.append(f"{name:<{cell - 1}}", style).append(" ")
                facts.append(f"{facts_of(card, f'{row}{column}', cell - 1):<{cell}}", "dim" if card["captured"] else "")
            for line in (names, facts):
                line.rstrip()
            yield names
            if any(cards):
                yield facts

    def _hand(self, view: Plain, seat: int, words: Words, texts: Texts, width: int, form: Form) -> Iterator[Text]:
        """The cards of a hand with what laying and shifting them costs; with their texts where there is room."""
        cards, name = view["seats"][seat]["hand"], Text(zone_title(view, seat, "hand", words, texts), "bold")
        tight = "piles" not in form
        pieces = [self._held(view, seat, card, cards[card], words, texts, tight) for card in cards]
        if tight:
            yield from flowing([name, *pieces], width, 1, "  ")
            return
        yield Text(" ").append_text(name)
        if width < WIDE or not form & {"texts", "cut"}:
            yield from flowing(pieces, width, 1, "  ")
            return
        size = max(map(len, pieces)) + 3
        for card, piece in zip(cards, pieces, strict=True):
            first, *rest = paragraph(words.say(f"text-{card}"), width, size, style="dim")
            if rest and "cut" in form:
                first, rest = Text(f"{first.plain[: width - 2].rstrip()} {CUT}", "dim"), []
            yield Text(" ").append_text(piece).append(" " * (size - len(piece) - 1)).append_text(first[size:])
            yield from rest

    def _held(self, view: Plain, seat: int, card: str, number: int, words: Words, texts: Texts, tight: bool) -> Text:
        facts, cost = CARDS[card], cost_to_lay(view, seat, card)
        times = f"{number}× " if number > 1 else ""
        level = "I–III" if card == OF_ALL_LEVELS else NUMERALS[facts["level"] - 1]
        name = brief(card, words) if tight else words.card(card)
        piece = Text(times).append(f" {level} {name} ", chip(COLOURS[facts["clan"]]))
        marks = "" if facts["shift"] is None else f"{SHIFT}{facts['shift']}"
        marks += UNUSED * facts["activations"] + "".join(MARKS[one] for one in facts["keywords"])
        said = "" if cost is None else f" {texts.say('gosux-cost', cost=cost)}"
        return piece.append(said, "" if cost is None else "bold").append(f" {marks}" if marks else "", "dim")

    def _legend(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        """What the marks mean that are there."""
        if view["draft"]:
            return
        lying = [card for seat in view["seats"] for card in seat["army"].values() if card]
        held = [CARDS[card] for seat in view["seats"] for card in seat["hand"] or ()]
        tokens = "".join(token_marks(seat["tokens"]) for seat in view["seats"])
        for mark, key in ((IN_HAND, "in-hand"), (ON_CARD, "on-card"), (SPENT, "spent"), (LOCKED, "locked")):
            if mark in tokens:
                yield f"{mark} {texts.say(f'gosux-token-{key}')}"
        for mark, key, there in (
            (FREE, "free", any(card["free"] for card in lying)),
            (FACE_DOWN, "captured", any(card["captured"] for card in lying)),
            (UNUSED, "symbol", any(card["symbols"] for card in lying) or any(card["activations"] for card in held)),
            (SHIFT, "shift", any(card["shift"] is not None for card in (*lying, *held))),
            (BOUNTY_TOKEN, "bounty-token", any(card["bounty"] for card in lying)),
        ):
            if there:
                yield f"{mark} {texts.say(f'gosux-mark-{key}')}"
        if any(seat["supremacy"] for seat in view["seats"]):
            yield f"{CROWN} {texts.say('gosux-supremacy')}"
        keywords = {keyword for card in (*lying, *held) for keyword in card["keywords"]}
        if view["wonder"] is not None:
            keywords.add("wonder")
        for keyword, mark in MARKS.items():
            if keyword in keywords:
                yield f"{mark} {words.say(f'keyword-{keyword}')}"

    # The table in plain lines

    def describe(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        """One fact a line."""
        yield title(view, words, texts)
        if view["draft"]:
            yield texts.say("gosux-left-effects")
            for clan in view["draft"]["left"]:
                yield texts.say("explain-card", card=words.say(f"clan-{clan}"), does=words.say(f"tile-{clan}"))
        for clan in active_tiles(view):
            yield texts.say("plain-tile", clan=words.say(f"clan-{clan}"), does=words.say(f"tile-{clan}"))
        if view["bounty"] is None and not view["draft"]:
            yield texts.say("plain-bounty-on-board")
        if view["wonder"] is None and not view["draft"]:
            yield texts.say("plain-wonder-on-board")
        for seat in seat_order(view):
            yield from self._describe_seat(view, seat, words, texts)
        for seat in seat_order(view):
            if view["seats"][seat]["hand"]:
                yield zone_title(view, seat, "hand", words, texts)
                for card, number in view["seats"][seat]["hand"].items():
                    yield self._describe_held(view, seat, card, number, words, texts)
        if view["pending"]:
            yield pending(view, words, texts)

    def _describe_seat(self, view: Plain, seat: int, words: Words, texts: Texts) -> Iterator[str]:
        shown, tokens = view["seats"][seat], view["seats"][seat]["tokens"]
        whose = "own" if seat == view["viewer"] else "other"
        yield texts.say(f"plain-seat-{whose}", name=words.seat(seat), seat=seat)
        if shown["clans"]:
            clans = ", ".join(words.say(f"clan-{clan}") for clan in shown["clans"])
            yield texts.say("plain-clans", clans=clans)
        yield texts.say("plain-supremacy", amount=shown["supremacy"])
        yield texts.say("plain-military", amount=shown["military"], **shown["military_parts"])
        locked = MOST_TOKENS - tokens["owned"]
        yield texts.say(
            "plain-activations",
            in_hand=tokens["hand"],
            on_cards=tokens["on_cards"],
            spent=tokens["spent"],
            locked=locked,
        )
        if view["wonder"] == seat:
            yield texts.say("plain-wonder")
        if shown["passed"]:
            yield texts.say("plain-passed")
        yield texts.say("plain-deck", amount=shown["deck_size"])
        if shown["hand"] is None:
            yield texts.say("plain-hand", amount=shown["hand_size"])
        for _, label, cards in piles(view, seat, words, texts):
            yield f"{label} {', '.join(cards)}"
        for slot, card in shown["army"].items():
            if card:
                yield self._describe_card(slot, card, words, texts)

    def _describe_card(self, slot: str, card: Plain, words: Words, texts: Texts) -> str:
        facts = [texts.say("plain-captured")] if card["captured"] else [texts.say("plain-value", value=card["value"])]
        if card["free"]:
            facts.append(texts.say("gosux-mark-free"))
        if card["symbols"]:
            facts.append(texts.say("plain-symbols", tokens=card["tokens"], symbols=card["symbols"]))
        if card["shift"] is not None:
            facts.append(texts.say("plain-shift", cost=card["shift"]))
        if card["bounty"]:
            facts.append(texts.say("gosux-mark-bounty-token"))
        facts += [words.say(f"keyword-{keyword}") for keyword in card["keywords"]]
        if card["text"] not in (None, card["card"]):
            facts.append(texts.say("plain-text-of", card=words.card(card["text"])))
        return texts.say("plain-place", place=slot, card=words.card(card["card"]), facts=", ".join(facts))

    def _describe_held(self, view: Plain, seat: int, card: str, number: int, words: Words, texts: Texts) -> str:
        cost = cost_to_lay(view, seat, card)
        facts = printed(card, words)
        if cost is not None:
            facts += f", {texts.say('plain-cost', cost=cost)}"
        name = words.card(card) if number == 1 else f"{number} {words.card(card)}"
        return texts.say("plain-in-hand", card=name, facts=facts, does=words.say(f"text-{card}"))

    # The count

    def draw_scores(self, view: Plain, winners: Sequence[int], words: Words, texts: Texts, width: int) -> list[Text]:
        """How everybody stands in all that can win, why the game was won, and by whom."""
        cell, lines = 14, standing(view, texts)
        left = max(len(label) for label, _ in lines) + 2
        rows = [Text(" " * (left + 1), "bold")]
        for seat in range(view["players"]):
            rows[0].append(f"{words.seat(seat):>{cell}}")
        for label, numbers in lines:
            rows.append(Text(f" {label:<{left}}").append("".join(f"{number:>{cell}}" for number in numbers)))
        total = Text(" ").append(texts.say("score-total").ljust(left), "bold")
        for seat, points in enumerate(scores(view)):
            crown = f"{CROWN} " if seat in winners else ""
            total.append(f"{crown}{points}".rjust(cell), "bold")
        rule = Text("─" * (left + 1 + cell * view["players"]), "dim")
        told = [line for reason in reasons(view, words) for line in paragraph(reason, width, 1)]
        return [rows[0], rule, *rows[1:], rule, total, *told]

    def describe_scores(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        for label, numbers in standing(view, texts):
            for seat, number in enumerate(numbers):
                yield texts.say("score-line", label=label, seat=words.seat(seat), points=number)
        yield from reasons(view, words)
        for seat, points in enumerate(scores(view)):
            yield texts.say("score-sum", seat=words.seat(seat), points=points)

    # The log

    def account(self, events: Sequence[Plain], words: Words, texts: Texts, short: bool) -> list[Line]:
        lines: list[list[Plain]] = []
        for event in events:
            kind = event["kind"]
            if short and kind in QUIET:
                continue
            if lines and (kind not in BEGIN or lines[-1][-1]["kind"] in ("turn-begins", kind)):
                lines[-1].append(event)
            else:
                lines.append([event])
        return [Line(told(line, words, texts), line[0]["kind"] == "round-opens") for line in lines]


def told(events: list[Plain], words: Words, texts: Texts) -> str:
    """One deed and what followed from it in words; cards that go the same way as a list."""
    sentences = []
    seen = {event["seat"] for event in events if event["kind"] == "drawn"}
    told_once = [event for event in events if event["kind"] != "drew-cards" or event["seat"] not in seen]
    for (kind, seat), found in groupby(told_once, lambda event: (event["kind"], event["seat"])):
        group = list(found)
        if kind == "milled":
            cards = ", ".join(words.card(event["card"]) for event in group)
            sentences.append(texts.say("gosux-milled", seat=words.seat(seat), cards=cards))
        elif kind in ALIKE:
            cards = ", ".join(words.card(event["card"]) for event in group)
            sentences.append(words.say(f"event-{kind}", seat=words.seat(seat), card=cards, amount=len(group)))
        else:
            sentences += map(words.narrate, group)
    return " ".join(sentences)


def title(view: Plain, words: Words, texts: Texts) -> str:
    facts = [words.game.title]
    if view["stage"] in ("round", "song", "over"):
        facts.append(texts.say("gosux-round", round=view["round"]))
    if view["stage"] == "round":
        facts.append(texts.say("gosux-turn", turn=view["turn"]))
        if view["additional"]:
            facts.append(texts.say("gosux-additional"))
        if view["turns_left"]:
            facts.append(texts.say("gosux-turns-left", count=view["turns_left"]))
    else:
        facts.append(words.say(f"phase-{view['stage']}"))
    return " · ".join(facts)


def pending(view: Plain, words: Words, texts: Texts) -> str:
    """Whose decision is awaited, and which card asks for it."""
    asked, seat, card = view["pending"], words.seat(view["pending"]["seat"]), asking_card(view)
    if card is None:
        return texts.say("gosux-pending", seat=seat)
    if asked["held"] is not None or asked["source"] is None:
        return texts.say("gosux-pending-card", seat=seat, card=words.card(card))
    place, owner = asked["source"]["slot"], words.seat(asked["source"]["seat"])
    return texts.say("gosux-pending-place", seat=seat, card=words.card(card), place=place, owner=owner)


def asking_card(view: Plain) -> str | None:
    """The card that is being paid for, or whose text is carried out."""
    held, text = view["pending"]["held"], view["pending"]["text"]
    card: str | None = text if held is None else held
    return card


def tiles(view: Plain) -> tuple[list[str], str]:
    """The clans whose tiles concern both players now, and what they are called."""
    return (view["draft"]["left"], "left") if view["draft"] else (active_tiles(view), "tiles")


def active_tiles(view: Plain) -> list[str]:
    """The clans whose tiles hold for both players."""
    return [*view["tiles"], *(clan for seat in view["seats"] for clan in seat["turned"])]


def piles(
    view: Plain, seat: int, words: Words, texts: Texts, short: bool = False
) -> Iterator[tuple[str, str, list[str]]]:
    """The cards of a seat that lie open or are known: which pile it is, its label, and the names in it."""
    shown, name = view["seats"][seat], words.seat(seat)
    known = shown["known_hand"] if view["viewer"] is not None else None
    for key, cards in (
        ("discard", shown["discard"]),
        ("removed", shown["removed"]),
        ("revealed", shown["revealed"]),
        ("known-own" if seat == view["viewer"] else "known-hand", known),
        ("deck-top", shown["deck_top"]),
        ("deck-bottom", shown["deck_bottom"]),
        ("barred", shown["barred"]),
    ):
        if cards:
            counts = cards if isinstance(cards, dict) else dict.fromkeys(cards, 1)
            listed = [*cards] if isinstance(cards, list) else sorted(cards, key=KINDS.index)
            called = [brief(card, words) if short else words.card(card) for card in listed]
            names = [
                one if counts[card] == 1 else f"{counts[card]} {one}" for one, card in zip(called, listed, strict=True)
            ]
            yield key, texts.say(f"gosux-{key}", seat=name, amount=sum(counts.values())), names


def token_marks(tokens: Plain) -> str:
    """The four activation tokens of a player."""
    numbers = (tokens["hand"], tokens["on_cards"], tokens["spent"], MOST_TOKENS - tokens["owned"])
    return "".join(mark * number for mark, number in zip((IN_HAND, ON_CARD, SPENT, LOCKED), numbers, strict=True))


def facts_of(card: Plain, slot: str, room: int) -> str:
    """Place, worth and marks of a card that lies in an army, as far apart as there is room."""
    parts = [slot, f"{card['value']}{FREE if card['free'] else ''}"]
    marks = LAID * card["tokens"] + UNUSED * (card["symbols"] - card["tokens"])
    marks += "" if card["shift"] is None else f"{SHIFT}{card['shift']}"
    more = (BOUNTY_TOKEN if card["bounty"] else "") + "".join(MARKS[keyword] for keyword in card["keywords"])
    parts += [part for part in (marks, more) if part]
    apart = " ".join(parts)
    return apart if len(apart) <= room else f"{slot} {''.join(parts[1:])}"


def printed(card: str, words: Words) -> str:
    """Level, clan, worth, shift cost, activation symbols and keywords of a card, as printed."""
    facts, texts = CARDS[card], texts_in(words.language, words.game)
    level, clan = words.say(f"level-{facts['level']}"), words.say(f"clan-{facts['clan']}")
    parts = [f"{level} ({clan})", texts.say("plain-value", value=facts["military"])]
    if facts["shift"] is not None:
        parts.append(texts.say("plain-shift", cost=facts["shift"]))
    if facts["activations"]:
        parts.append(texts.say("plain-activation-symbols", count=facts["activations"]))
    return ", ".join([*parts, *(words.say(f"keyword-{keyword}") for keyword in facts["keywords"])])


def cost_to_lay(view: Plain, seat: int, card: str) -> int | None:
    """GX-PLAY-1, GX-PLAY-2: how many cards laying this one costs the seat now; None where it cannot be laid."""
    levels = (1, 2, 3) if card == OF_ALL_LEVELS else (CARDS[card]["level"],)
    costs = [cost_in_row(view, seat, card, level) for level in levels]
    return min((cost for cost in costs if cost is not None), default=None)


def cost_in_row(view: Plain, seat: int, card: str, level: int) -> int | None:
    shown = view["seats"][seat]
    rows = [[shown["army"][f"{row}{column}"] for column in range(1, COLUMNS + 1)] for row in ROWS]
    lying = [[one for one in row if one] for row in rows]
    room = len(lying[level - 2]) if level > 1 else COLUMNS
    own = clans_of(view, seat, card)
    support = [
        {clan for one in row if not one["captured"] for clan in clans_of(view, seat, one["card"], one["text"])}
        for row in lying
    ]
    if len(lying[level - 1]) >= room or any(not own & clans for clans in support[: level - 1]):
        return None
    if level > 1 or not support[0] or own & support[0] or "recruiter" in lying[0][-1]["keywords"]:
        return 0
    return TROOP_COST


def clans_of(view: Plain, seat: int, card: str, text: str | None = None) -> set[str]:
    """The clans a card of a seat counts as, wherever it is; in an army by the text that holds for it."""
    shown, text = view["seats"][seat], text or card
    immortal = text == OF_ALL_LEVELS or CARDS[card]["level"] == len(ROWS)
    if text in OF_ALL_CLANS or (immortal and "xi-an" in shown["permanent"]):
        return set(shown["clans"])
    return {CARDS[card]["clan"]}


def standing(view: Plain, texts: Texts) -> list[tuple[str, list[int]]]:
    """What each seat has of all that can win the game."""
    seats = view["seats"]
    return [
        (texts.say("gosux-supremacy"), [seat["supremacy"] for seat in seats]),
        (texts.say("score-owned"), [seat["tokens"]["owned"] for seat in seats]),
        (texts.say("score-face-up"), [seat["face_up"] for seat in seats]),
        (texts.say("score-turned"), [len(seat["turned"]) for seat in seats]),
        (texts.say("score-military"), [seat["military"] for seat in seats]),
    ]


def scores(view: Plain) -> list[int]:
    """Two for a win, one for a draw."""
    winners = view["result"]["winners"] if view["result"] else []
    return [2 // len(winners) if seat in winners else 0 for seat in range(view["players"])]


def reasons(view: Plain, words: Words) -> Iterator[str]:
    """Why the game was won."""
    if view["result"]:
        for seat in view["result"]["winners"]:
            yield words.say("event-won-game", seat=words.seat(seat), rule=view["result"]["rule"])


def brief(card: str, words: Words) -> str:
    """A short name of a card: the one of the texts, else the first word of its name."""
    texts = texts_in(words.language, words.game)
    return texts.say(f"brief-{card}") if texts.has(f"brief-{card}") else words.card(card).split()[0]


TABLE = GosuxTable()
