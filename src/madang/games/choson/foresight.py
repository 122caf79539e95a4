"""Chosŏn: what a move would do, told to the seat that thinks of it."""

from collections.abc import Sequence
from typing import Any

from madang.engine.game import Plain
from madang.engine.pack import copies, count
from madang.engine.seasons import foresight
from madang.engine.seasons.foresight import lay_out, of_order, of_points, of_powers
from madang.games.choson.cards import EFFECT_OF, EFFECTS, EVENT, KINDS, TRIO
from madang.games.choson.effects import effect_options
from madang.games.choson.scoring import scores
from madang.games.choson.state import ACTIONS, ASK_RIPOSTE, OPEN_EFFECT
from madang.games.choson.turns import reveal

CONSEQUENCES = (*foresight.CONSEQUENCES, "reach", "legacy", "riposte", "take-point", "forfeit", "fall")


def foresee(before: Any, action: int, after: Any, events: Sequence[Plain]) -> list[Plain]:
    seat = before.actor
    block = ACTIONS.block(action).name
    if block == "end":
        return _of_end(seat, events)
    order = _order_of(action)
    if order:
        lay_out(before, after, seat, order, reveal)
    told = of_order(before, after, seat, order, KINDS)
    if order and after.effect == OPEN_EFFECT:
        effect, targets = EFFECTS[EFFECT_OF[after.character]], effect_options(after).bit_count()
        told.append({"kind": "reach", "effect": effect, "count": targets})
    if after.legacy == seat != before.legacy:
        told.append({"kind": "legacy"})
    if after.asked == ASK_RIPOSTE and before.asked != ASK_RIPOSTE:
        told.append({"kind": "riposte", "seat": after.actor, "card": KINDS[after.character]})
    told += of_powers(before, after, seat, KINDS, but=order)
    told += of_points(before, after, seat, scores)
    return told or _of_blow(before, action)


def _of_blow(before: Any, action: int) -> list[Plain]:
    """CH-CIP-2: what a blow takes that changes no power and no points."""
    if ACTIONS.block(action).name != "strike":
        return []
    victim, family = (int(number) for number in ACTIONS.fields[action])
    left = int(count(before.tableau[victim], family)) - 1
    return [{"kind": "fall", "card": KINDS[family], "seat": victim, "left": left}]


def _order_of(action: int) -> int:
    """CH-ORD-1: the cards that an action lays, as a pack."""
    block = ACTIONS.block(action).name
    one, two = (int(number) for number in ACTIONS.fields[action])
    laid = {"lay": [(one, two)], "lay-two": [(one, 1), (two, 1)], "lay-with-event": [(one, 1), (EVENT, 1)]}
    laid["lay-events"] = [(EVENT, TRIO)]
    return sum(int(copies(kind, number)) for kind, number in laid.get(block, []))


def _of_end(seat: int, events: Sequence[Plain]) -> list[Plain]:
    """CH-VP-1, CH-CIP-5: what is taken and what is lost with the end of a turn."""
    told: list[Plain] = []
    for event in events:
        if event["seat"] == seat and event["kind"] == "took-point":
            told.append({"kind": "take-point"})
        elif event["seat"] == seat and event["kind"] == "forfeited":
            told.append({"kind": "forfeit", "card": event["card"]})
    return told
