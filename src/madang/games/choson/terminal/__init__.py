"""Chosŏn in a terminal: the families 1 to 9, then the events that Gosu keeps. Reads views and events only; knows no
rule."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from madang.engine.game import Plain
from madang.engine.words import Words
from madang.games.choson import GAME
from madang.games.choson.cards import KINDS
from madang.terminal.seasons import HOLDS, TIED, SeasonTable, is_tied, margin
from madang.terminal.texts import Texts

SHIELD, RETURN_FIRE, COUNTER_ATTACK, LEGACY = "◆", "»", "†", "♕"
TOKENS = {"return_fire": RETURN_FIRE, "counter_attack": COUNTER_ATTACK, "legacy": LEGACY}
"""The tokens in front of a seat, by their name in the view; Yi's Shield lies on its pile."""


class ChosonTable(SeasonTable):
    CARD_RULES: ClassVar[Mapping[str, Sequence[str]]] = {
        "yi": ("CH-YI-1", "CH-MAJ-2", "CH-CIP-3"),
        "sniper": ("CH-MAJ-3", "CH-RIP-1"),
        "oracle": ("CH-ORA-1",),
        "reaper": ("CH-CIP-4",),
        "gosu": ("CH-GOS-1", "CH-CIP-5"),
        "scientist": ("CH-SCI-1", "CH-CIP-5"),
        "hulk": ("CH-MAJ-3", "CH-RIP-1"),
        "time-traveller": ("CH-TT-1",),
        "watcher": ("CH-SCORE-1",),
        "event": ("CH-CIP-1", "CH-CIP-2", "CH-LEG-1"),
    }
    looks = GAME.about
    kinds = KINDS
    prices = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "+1")
    few_stats: ClassVar[Mapping[str, int]] = {"marks": 4, "taken": 3, "held": 4, "points": 3}
    all_stats: ClassVar[Mapping[str, int]] = {"marks": 6, "taken": 3, "hand": 4, "order": 5, "cards": 5, "points": 6}
    quiet = frozenset(
        {
            "dealt",
            "drew",
            "laid-card",
            "returned",
            "turn-begins",
            "turn-ends",
            "returned-events",
            "scored-family",
            "scored-points",
            "scored-events",
            "scored-first-player",
            "scored-legacy",
            "won",
        }
    )
    joins = frozenset(
        {
            "first-player",
            "drew",
            "laid-card",
            "returned",
            "lost-shield",
            "power-moved",
            "took-legacy",
            "forfeited",
            "returned-events",
            "turn-ends",
        }
    )

    def piles(self, view: Plain, seat: int) -> dict[str, int]:
        shown = view["seats"][seat]
        return {**shown["tableau"], "event": shown["kept_events"]}

    def mark(self, view: Plain, name: str, seat: int, wide: bool) -> str:
        """'▲+2' holds the power by two, '=' is tied for it, '▲◆' wins the tie by the shield, '◆' is only shielded."""
        power = view["powers"].get(name)
        if power is None:
            return ""
        shield = SHIELD if view["seats"][seat]["shield"] == name else ""
        if power["holder"] == seat:
            if power["by_shield"]:
                return HOLDS + SHIELD
            plus = "" if shield and not wide else "+"
            return f"{HOLDS}{plus}{margin(power, seat)}{shield}"
        return (TIED if is_tied(power, seat) else "") + shield

    def told_mark(self, view: Plain, name: str, seat: int, texts: Texts) -> str:
        power = view["powers"].get(name)
        if power is None:
            return ""
        shield = texts.say("plain-shielded") if view["seats"][seat]["shield"] == name else ""
        if power["holder"] == seat:
            if power["by_shield"]:
                return texts.say("plain-by-shield")
            return texts.say("plain-holds", margin=margin(power, seat)) + shield
        return (texts.say("plain-tied") if is_tied(power, seat) else "") + shield

    def cells(self, view: Plain, seat: int) -> dict[str, str]:
        shown = view["seats"][seat]
        marks = "".join(mark for token, mark in TOKENS.items() if shown[token])
        return {"marks": marks, "taken": str(shown["points_taken"])}

    def legend(self, view: Plain, texts: Texts, wide: bool) -> list[str]:
        marks = [texts.say("legend-holds"), texts.say("legend-tie"), texts.say("legend-first")]
        if any(seat["shield"] for seat in view["seats"]):
            marks.append(texts.say("legend-shield"))
        for token in TOKENS:
            if any(seat[token] for seat in view["seats"]):
                marks.append(texts.say(f"legend-{token.replace('_', '-')}"))
        return marks

    def now(self, view: Plain, words: Words, texts: Texts) -> Iterator[str]:
        """The character played with an event, what it does, and the first card that was named for it."""
        turn = view["turn"]
        if not turn or not turn["character"]:
            return
        seat, card = words.seat(view["turn_of"]), words.card(turn["character"])
        done = "open" if turn["effect_open"] else "done"
        yield texts.say(f"choson-played-{done}", seat=seat, card=card, effect=words.say(f"effect-{turn['effect']}"))
        if named := turn["named"]:
            yield texts.say("choson-named", seat=words.seat(named["seat"]), card=words.card(named["card"]))

    def told_seat(self, view: Plain, seat: int, texts: Texts) -> Iterator[str]:
        shown = view["seats"][seat]
        yield texts.say("plain-taken", points=shown["points_taken"])
        for token in TOKENS:
            if shown[token]:
                yield texts.say(f"plain-{token.replace('_', '-')}")

    def told_order(self, view: Plain, seat: int, texts: Texts) -> str:
        return texts.say("plain-order", amount=view["seats"][seat]["order_size"])

    def other_counts(self, view: Plain, texts: Texts) -> Mapping[str, tuple[str, Sequence[int]]]:
        seats = view["seats"]
        return {
            "points": (texts.say("score-taken"), [seat["points_taken"] for seat in seats]),
            "kept": (texts.say("score-kept"), [seat["kept_events"] for seat in seats]),
            "first": (texts.say("first-player"), [int(seat["seat"] == view["first"]) for seat in seats]),
            "legacy": (texts.say("score-legacy"), [int(seat["legacy"]) for seat in seats]),
        }


TABLE = ChosonTable()
