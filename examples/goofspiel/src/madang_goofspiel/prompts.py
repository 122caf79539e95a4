"""Goofspiel: what is asked, which parts of the table a bid touches, and why a bid is not allowed."""

from typing import Any

from madang.engine.rule import NOBODY
from madang_goofspiel.rules import points
from madang_goofspiel.state import CARDS


def prompt(state: Any) -> dict[str, Any]:
    zones = [{"zone": "hand", "seat": state.seat}]
    return {"kind": "bid", "seat": state.seat, "rule": "GS-BID-1", "zones": zones, "worth": points(state.prizes)}


def parts(state: Any, action: int) -> list[dict[str, Any]]:
    return [{"zone": "hand", "seat": state.seat, "card": CARDS[action]}]


def why_not(state: Any, seat: int, action: int) -> str:
    return "GS-END-1" if state.seat == NOBODY else "GS-BID-1"
