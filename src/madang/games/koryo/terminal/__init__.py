"""Koryŏ in a terminal: the families 1 to 9, then the two events. Reads views and events only; knows no rule."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from madang.engine.game import Plain
from madang.engine.seasons.cards import FAMILIES
from madang.games.koryo import GAME
from madang.games.koryo.cards import KINDS
from madang.terminal.seasons import HOLDS, TIED, SeasonTable, is_tied, margin
from madang.terminal.texts import Texts

EYE, TWO_KINDS = "◉", "*"


class KoryoTable(SeasonTable):
    CARD_RULES: ClassVar[Mapping[str, Sequence[str]]] = {
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
    looks = GAME.about
    kinds = KINDS
    prices = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "−1", "−1")
    few_stats: ClassVar[Mapping[str, int]] = {"tokens": 3, "held": 4, "points": 3}
    all_stats: ClassVar[Mapping[str, int]] = {"tokens": 6, "hand": 4, "order": 5, "cards": 5, "points": 6}
    quiet = frozenset(
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
    joins = frozenset({"first-player", "drew", "laid-card", "returned", "power-moved", "turn-ends"})

    def mark(self, view: Plain, name: str, seat: int, wide: bool) -> str:
        """'▲+2' holds the power by two, '=' is tied for it, '▲◉' wins the tie."""
        power = view["powers"].get(name)
        if power is None:
            return ""
        if power["holder"] == seat:
            return HOLDS + EYE if power["by_omniscient"] else f"{HOLDS}+{margin(power, seat)}"
        return TIED if is_tied(power, seat) else ""

    def told_mark(self, view: Plain, name: str, seat: int, texts: Texts) -> str:
        power = view["powers"].get(name)
        if power is None:
            return ""
        if power["holder"] == seat:
            if power["by_omniscient"]:
                return texts.say("plain-eye")
            return texts.say("plain-holds", margin=margin(power, seat))
        return texts.say("plain-tied") if is_tied(power, seat) else ""

    def cells(self, view: Plain, seat: int) -> dict[str, str]:
        shown = view["seats"][seat]
        two_kinds = TWO_KINDS if shown["may_be_two_kinds"] else ""
        return {"tokens": str(shown["tokens"]), "order": f"{shown['order_size']}{two_kinds}"}

    def legend(self, view: Plain, texts: Texts, wide: bool) -> list[str]:
        marks = [texts.say("legend-holds"), texts.say("legend-tie")]
        if any(power["by_omniscient"] for power in view["powers"].values()):
            marks.append(texts.say("legend-eye"))
        marks.append(texts.say("legend-first"))
        if not wide and any(seat["order_size"] for seat in view["seats"]):
            marks.append(texts.say("legend-face-down"))
        if any(seat["may_be_two_kinds"] for seat in view["seats"]):
            marks.append(texts.say("legend-two-kinds"))
        return marks

    def told_seat(self, view: Plain, seat: int, texts: Texts) -> Iterator[str]:
        yield texts.say("plain-tokens", tokens=view["seats"][seat]["tokens"])

    def told_order(self, view: Plain, seat: int, texts: Texts) -> str:
        shown = view["seats"][seat]
        key = "plain-order-two-kinds" if shown["may_be_two_kinds"] else "plain-order"
        return texts.say(key, amount=shown["order_size"])

    def other_counts(self, view: Plain, texts: Texts) -> Mapping[str, tuple[str, Sequence[int]]]:
        seats = view["seats"]
        events = [sum(seat["tableau"].get(name, 0) for name in KINDS[FAMILIES:]) for seat in seats]
        return {
            "events": (texts.say("score-events"), events),
            "tokens": (texts.say("score-tokens"), [seat["tokens"] for seat in seats]),
        }


TABLE = KoryoTable()
