"""Koryŏ: what is asked, which parts of the table an option refers to, and why something else is not allowed."""

from typing import Any

from madang.engine.causes import of_owner
from madang.engine.pack import total
from madang.engine.seasons.cards import CHARACTERS, DISCARDS, ORDERS, OVER, TURNS
from madang.engine.seasons.prompts import of_first, of_majority, of_order, of_power, zones_of
from madang.games.koryo.cards import BANKER, GUARDIAN, KINDS, PRIEST, SHIP_OWNER, SPY
from madang.games.koryo.effects import immune_to_lobbying
from madang.games.koryo.rules import legal, limit
from madang.games.koryo.state import (
    ACTIONS,
    ASK_CHARACTER,
    ASK_DISCARD,
    ASK_ORDER,
    ASK_SWAP,
    ASK_TURN,
    ASKED,
    MOST_LEGAL,
    USED_BANKER,
    USED_PRIEST,
    USED_SPY,
)

PROMPT_RULE = {
    ASK_ORDER: "KO-ORD-1",
    ASK_TURN: "KO-MAIN-1",
    ASK_CHARACTER: "KO-EV-2",
    ASK_SWAP: "KO-EV-3",
    ASK_DISCARD: "KO-END-1",
}


def prompt(state: Any) -> dict[str, Any]:
    """What is asked now: kind, seat, rule id, the zones the options lie in, and what the sentence needs to know."""
    asked, seat = state.asked, state.seat
    facts: dict[str, Any] = {}
    zones: list[dict[str, Any]] = []
    kind = ASKED[asked]
    if asked == ASK_ORDER:
        kind = "order-free" if state.holder[SHIP_OWNER] == seat else "order"
        zones = [{"zone": "hand", "seat": seat}]
    elif asked == ASK_TURN:
        kind = "turn" if state.revealed else "turn-before-reveal"
        zones = zones_of(part for action in options(state) for part in parts(state, action))
    elif asked == ASK_CHARACTER:
        facts = {"victim": state.victim}
        zones = [{"zone": "tableau", "seat": state.victim}]
    elif asked == ASK_SWAP:
        facts = {"victim": state.victim, "card": KINDS[state.family]}
        zones = [{"zone": "tableau"}]
    elif asked == ASK_DISCARD:
        too_many = state.cards[seat] - limit(state, seat)
        facts = {"count": min(too_many, total(state.tableau[seat] & CHARACTERS)), "limit": limit(state, seat)}
        zones = [{"zone": "tableau", "seat": seat}]
    return {"kind": kind, "seat": seat, "rule": PROMPT_RULE[asked], "zones": zones, **facts}


def options(state: Any) -> list[int]:
    """The legal actions."""
    out = [0] * MOST_LEGAL
    return out[: legal(state, out)]


def parts(state: Any, action: int) -> list[dict[str, Any]]:
    """The cards, tokens and people an action touches."""
    block, fields, seat = ACTIONS.block(action).name, ACTIONS.actions[action].fields, state.seat
    if block == "lay":
        return [{"zone": "hand", "seat": seat, "card": fields["card"], "count": int(fields["count"])}]
    if block == "lay-two":
        return [{"zone": "hand", "seat": seat, "card": fields[name], "count": 1} for name in ("card", "other")]
    if block == "banker":
        return [{"zone": "pool"}]
    if block == "priest":
        return [{"zone": "tableau", "seat": seat, "card": fields["card"]}]
    if block == "spy":
        return [{"zone": "tokens", "seat": int(fields["seat"])}]
    if block == "reveal":
        return [{"zone": "order", "seat": seat}]
    if block == "barbarians":
        return [{"zone": "tableau", "seat": int(fields["seat"])}]
    if block == "destroy":
        return [{"zone": "tableau", "seat": state.victim, "card": fields["card"]}]
    if block == "swap":
        return [{"zone": "tableau", "seat": int(fields["seat"]), "card": fields["card"]}]
    if block == "discard":
        return [{"zone": "tableau", "seat": seat, "card": fields["card"]}]
    return []


def why_not(state: Any, seat: int, action: int) -> str:
    """The rule that forbids an action to a seat now, told from what the seat knows."""
    block = ACTIONS.block(action).name
    one = int(ACTIONS.fields[action, 0])
    if state.phase == OVER:
        return "KO-END-3"
    if seat != state.seat:
        return "KO-ORD-1" if state.phase == ORDERS else "KO-END-1" if state.phase == DISCARDS else "KO-MAIN-1"
    if state.asked == ASK_ORDER:
        return _why_not_order(state, seat, block)
    if state.asked == ASK_DISCARD:
        return "KO-END-1"
    if block in ("lay", "lay-two"):
        return "KO-ORD-1"
    if block == "discard":
        return "KO-END-1"
    if state.asked == ASK_SWAP and block == "swap":
        return _why_not_swap(state, one)
    if state.asked == ASK_SWAP:
        return "KO-MAIN-1"
    if state.asked == ASK_CHARACTER:
        return "KO-EV-2" if block == "destroy" or (block == "barbarians" and one == seat) else "KO-EV-1"
    return _why_not_turn(state, seat, block, one)


def _why_not_order(state: Any, seat: int, block: str) -> str:
    if block == "lay":
        return "KO-ORD-1"
    if block == "lay-two":
        return "KO-ORD-2"
    return "KO-END-1" if block == "discard" else "KO-MAIN-1"


def _why_not_turn(state: Any, seat: int, block: str, one: int) -> str:
    powers = {"banker": (BANKER, USED_BANKER), "priest": (PRIEST, USED_PRIEST), "spy": (SPY, USED_SPY)}
    if block in powers:
        family, used = powers[block]
        if block == "spy" and one == seat:
            return "KO-SPY-1"
        if state.holder[family] != seat or state.used & used:
            return "KO-MAIN-2"
        return {"banker": "KO-BANK-1", "priest": "KO-PRIEST-1", "spy": "KO-SPY-1"}[block]
    if block in ("reveal", "end") or not state.revealed:
        return "KO-MAIN-1"
    if block == "destroy":
        return "KO-EV-1"
    if block == "barbarians":
        return "KO-EV-2" if state.barbarians else "KO-EV-1"
    return _why_not_swap(state, one) if state.lobbying else "KO-EV-1"


def cause(state: Any, seat: int, action: int, rule: str) -> dict[str, Any] | None:
    """What on the table stands in the way of an action that a rule forbids the seat that is asked."""
    if seat != state.seat or state.phase != TURNS:
        return None
    block = ACTIONS.block(action).name
    one = int(ACTIONS.fields[action, 0])
    if state.asked == ASK_SWAP and (block != "swap" or one == state.victim):
        return of_first(state, KINDS)
    if state.asked == ASK_CHARACTER and rule == "KO-EV-1":
        return {"kind": "victim", "places": [{"zone": "seats", "seat": int(state.victim)}]}
    if rule == "KO-MAIN-1" and not state.revealed:
        return of_order(seat)
    if rule == "KO-MAIN-2":
        return of_power(state, seat, {"banker": BANKER, "priest": PRIEST, "spy": SPY}[block], KINDS)
    if rule in ("KO-SPY-2", "KO-SPY-3"):
        return of_majority(state, SPY, KINDS)
    if rule != "KO-EV-2" or block != "barbarians":
        return None
    if one == seat:
        return of_owner(seat, seat)
    return of_majority(state, GUARDIAN, KINDS) if one == state.holder[GUARDIAN] else None


def _why_not_swap(state: Any, side: int) -> str:
    """KO-SPY-2 (with two players KO-SPY-3) where immunity is in the way, else KO-EV-3."""
    if side >= state.players:
        return "KO-EV-3"
    if immune_to_lobbying(state, side):
        return "KO-SPY-2" if state.players > 2 else "KO-SPY-3"
    others = [seat for seat in range(state.players) if seat != side]
    if state.players == 2 and immune_to_lobbying(state, others[0]):
        return "KO-SPY-3"
    return "KO-EV-3"
