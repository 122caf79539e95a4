"""Koryŏ: what a move would do, told to the seat that thinks of it."""

from collections.abc import Sequence
from typing import Any

from madang.engine.game import Plain
from madang.engine.pack import copies
from madang.engine.seasons import foresight
from madang.engine.seasons.foresight import lay_out, of_order, of_points, of_powers
from madang.games.koryo.cards import KINDS
from madang.games.koryo.scoring import scores
from madang.games.koryo.state import ACTIONS
from madang.games.koryo.turns import reveal

CONSEQUENCES = (*foresight.CONSEQUENCES, "lapse", "take-token")


def foresee(before: Any, action: int, after: Any, events: Sequence[Plain]) -> list[Plain]:
    seat = before.seat
    block = ACTIONS.block(action).name
    one, two = (int(number) for number in ACTIONS.fields[action])
    if block == "end":
        return _of_end(seat, events)
    order = 0
    if block in ("lay", "lay-two"):
        order = copies(one, two) if block == "lay" else copies(one, 1) + copies(two, 1)
        lay_out(before, after, seat, order, reveal)
    return [
        *of_order(before, after, seat, order, KINDS),
        *of_powers(before, after, seat, KINDS, but=order),
        *of_points(before, after, seat, scores),
    ]


def _of_end(seat: int, events: Sequence[Plain]) -> list[Plain]:
    """KO-BANK-1, KO-EV-1: what is taken and what is lost with the end of a turn."""
    told = {"took-token": "take-token", "lapsed": "lapse"}
    return [
        {"kind": told[event["kind"]], **({"card": event["card"]} if event["card"] else {}), "amount": event["amount"]}
        for event in events
        if event["kind"] in told and event["seat"] == seat
    ]
