"""Gosu X: what a move would do, told to the seat that thinks of it."""

from collections.abc import Sequence
from typing import Any

from madang.engine.game import Plain
from madang.engine.rule import NOTHING
from madang.games.gosux.effects.tables import MILITARY
from madang.games.gosux.knowledge import held_kind
from madang.games.gosux.queries import military
from madang.games.gosux.state import ASK, ROUND

CONSEQUENCES = (
    "pay",
    "draw",
    "unlock",
    "another-turn",
    "pass",
    "battle",
    "fight",
    "supremacy",
    "no-supremacy",
    "win-game",
    "lose-game",
)


def foresee(before: Any, action: int, after: Any, events: Sequence[Plain]) -> list[Plain]:
    seat = before.ask_seat
    told: list[Plain] = []
    if after.asked == ASK["pay"] != before.asked and after.ask_seat == seat:
        told.append({"kind": "pay", "amount": after.count[after.depth - 1]})
    fought = {event["seat"]: event["amount"] for event in events if event["kind"] == "battle-value"}
    if fought:
        told.append({"kind": "fight", "own": fought[seat], "best": fought[1 - seat]})
        return told + _of_events(seat, events)
    told += _of_draws(seat, events) + _of_events(seat, events)
    own, other = _worth(after, seat), _worth(after, 1 - seat)
    if after.stage == ROUND and (own, other) != (_worth(before, seat), _worth(before, 1 - seat)):
        told.append({"kind": "battle", "own": own, "best": other})
    return told


def _worth(state: Any, seat: int) -> int:
    """GX-BAT-1: what an army is worth, a card that is being laid counted in."""
    held = held_kind(state) if state.depth and state.active == seat else NOTHING
    return int(military(state, seat)) + (int(MILITARY[held]) if held != NOTHING else 0)


def _of_draws(seat: int, events: Sequence[Plain]) -> list[Plain]:
    drawn = sum(event["amount"] for event in events if event["kind"] == "drew-cards" and event["seat"] == seat)
    return [{"kind": "draw", "amount": drawn}] if drawn else []


def _of_events(seat: int, events: Sequence[Plain]) -> list[Plain]:
    told: list[Plain] = []
    for event in events:
        own, kind = event["seat"] == seat, event["kind"]
        if kind == "token-unlocked" and own:
            told.append({"kind": "unlock", "amount": event["amount"]})
        elif kind == "additional-turn" and own:
            told.append({"kind": "another-turn"})
        elif kind == "passed" and own and event["amount"]:
            told.append({"kind": "pass", "seat": 1 - seat, "amount": event["amount"]})
        elif kind == "supremacy":
            told.append({"kind": "supremacy"} if own else {"kind": "no-supremacy", "seat": event["seat"]})
        elif kind == "won-game":
            told.append({"kind": "win-game"} if own else {"kind": "lose-game", "seat": event["seat"]})
    return told
