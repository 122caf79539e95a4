"""Chronicle: what a move would do, told to the seat that thinks of it."""

from collections.abc import Sequence
from typing import Any

from madang.engine.game import Plain
from madang.games.chronicle.cards import HISTORIES
from madang.games.chronicle.histories import excluded_seats, seats_that_meet
from madang.games.chronicle.rules import winning_seat
from madang.games.chronicle.state import ASK_CARD, MEETINGS

FROM_EVENTS = {
    "turned-down": "turn-down",
    "meeting-cut": "cut",
    "no-target": "find-nothing",
    "took-discard": "take-discard",
}
"""What happens to the cards on the table, each kind told once with its number."""
CONSEQUENCES = (*FROM_EVENTS.values(), "win", "lose", "lead", "trail", "meet", "miss", "shut-out")


def foresee(before: Any, action: int, after: Any, events: Sequence[Plain]) -> list[Plain]:
    seat = before.seat
    return [
        *_of_cards(events),
        *_of_meeting(before, after, seat, events),
        *_of_allies(before, after, seat),
    ]


def _of_cards(events: Sequence[Plain]) -> list[Plain]:
    told: dict[str, Plain] = {}
    for event in events:
        if event["kind"] == "meeting-won":
            break
        if kind := FROM_EVENTS.get(event["kind"]):
            number = told.get(kind, {}).get("amount", 0) + 1
            told[kind] = {"kind": kind, "amount": number, **({"card": event["card"]} if event["card"] else {})}
    for kind, one in told.items():
        if kind == "turn-down":
            del one["card"]  # it speaks of all of them
    return list(told.values())


def _of_meeting(before: Any, after: Any, seat: int, events: Sequence[Plain]) -> list[Plain]:
    """CR-WIN-1: who would win the meeting, or would as it lies then."""
    for event in events:
        if event["kind"] == "meeting-won":
            winner, amount = event["seat"], event["amount"]
            if winner == seat:
                return [{"kind": "win", "amount": amount}]
            return [{"kind": "lose", "seat": winner, "amount": amount}]
    if before.asked != ASK_CARD:
        return []
    winner = winning_seat(after)
    return [{"kind": "lead"}] if winner == seat else [{"kind": "trail", "seat": winner}]


def _of_allies(before: Any, after: Any, seat: int) -> list[Plain]:
    """CR-END-2, CR-END-3: what the Allies would change for the seat, were the round scored then."""
    if after.round_number != before.round_number or after.phase != MEETINGS:
        return []
    old, new = excluded_seats(before), excluded_seats(after)
    if new >> seat & 1 and not old >> seat & 1:
        return [{"kind": "shut-out"}]
    told: list[Plain] = []
    for history, name in enumerate(HISTORIES):
        if before.paying >> history & 1:
            met = seats_that_meet(before, history, old) >> seat & 1
            meets = seats_that_meet(after, history, new) >> seat & 1
            if met != meets:
                told.append({"kind": "meet" if meets else "miss", "card": name})
    return told
