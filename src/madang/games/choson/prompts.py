"""Chosŏn: what is asked, which parts of the table an option refers to, and why something else is not allowed."""

from typing import Any

from madang.engine.causes import of_owner
from madang.engine.pack import count
from madang.engine.rule import NOTHING, highest, lowest
from madang.engine.seasons.cards import DISCARDS, FAMILIES, ORDERS, OVER, TRAVEL
from madang.engine.seasons.prompts import of_first, of_majority, of_order, of_power, zones_of
from madang.games.choson.cards import EFFECT_OF, EFFECTS, EVENT, GOSU, HULK, KINDS, LOBBY, ORACLE, SCIENTIST, SNIPER, YI
from madang.games.choson.effects import effect_options, reach
from madang.games.choson.majorities import protected
from madang.games.choson.points import rich_others
from madang.games.choson.rules import legal, limit
from madang.games.choson.state import (
    ACTIONS,
    ASK_DISCARD,
    ASK_FROM,
    ASK_ORDER,
    ASK_RIPOSTE,
    ASK_SECOND,
    ASK_SWAP,
    ASK_TRAVEL,
    ASK_TURN,
    ASKED,
    DECLINE_BIT,
    MOST_LEGAL,
    OPEN_EFFECT,
    USED_GOSU,
    USED_ORACLE,
    USED_SCIENTIST,
    USED_SHIELD,
)
from madang.games.choson.turns import gosu_and_scientist_open

PROMPT_RULE = {
    ASK_TRAVEL: "CH-TT-1",
    ASK_FROM: "CH-VP-1",
    ASK_ORDER: "CH-ORD-1",
    ASK_TURN: "CH-MAIN-1",
    ASK_SWAP: "CH-CIP-2",
    ASK_SECOND: "CH-CIP-4",
    ASK_RIPOSTE: "CH-RIP-1",
    ASK_DISCARD: "CH-END-1",
}


POWERS = {
    "oracle": (ORACLE, USED_ORACLE),
    "scientist": (SCIENTIST, USED_SCIENTIST),
    "gosu": (GOSU, USED_GOSU),
    "shield": (YI, USED_SHIELD),
}
"""For each use of a power the family that has it, and how it is noted."""


def prompt(state: Any) -> dict[str, Any]:
    """What is asked now: kind, seat, rule id, the zones the options lie in, and what the sentence needs to know."""
    asked, seat = state.asked, state.actor
    facts: dict[str, Any] = {}
    zones: list[dict[str, Any]] = []
    kind = ASKED[asked]
    if asked == ASK_TRAVEL:
        zones = [{"zone": "tableau", "seat": seat, "card": "time-traveller"}]
    elif asked == ASK_FROM:
        kind = "from-or-decline" if state.choices >> DECLINE_BIT & 1 else "from"
        zones = [{"zone": "tokens"}]
    elif asked == ASK_ORDER:
        zones = [{"zone": "hand", "seat": seat}]
    elif asked == ASK_TURN:
        kind = _kind_of_turn(state)
        if kind not in ("turn-before-reveal", "turn"):
            facts = {"card": KINDS[state.character], "forfeits": _forfeits(state, seat)}
        if kind == "turn-sword":
            facts |= _reach(state)
        zones = zones_of(part for action in options(state) for part in parts(state, action))
    elif asked in (ASK_SWAP, ASK_SECOND):
        facts = {"victim": state.victim, "card": KINDS[state.family]}
        if asked == ASK_SECOND:
            facts |= _reach(state)
        zones = [{"zone": "tableau"}]
    elif asked == ASK_RIPOSTE:
        facts = {"victim": state.seat, "card": KINDS[state.character]}
        zones = [{"zone": "tableau", "seat": state.seat, "card": KINDS[state.character]}]
    elif asked == ASK_DISCARD:
        most = limit(state, seat)
        facts = {"count": state.cards[seat] - most, "limit": most}
        zones = [{"zone": "tableau", "seat": seat}]
    return {"kind": kind, "seat": seat, "rule": PROMPT_RULE[asked], "zones": zones, **facts}


def _kind_of_turn(state: Any) -> str:
    """CH-CIP-2: an effect is asked for only while it has a target."""
    if not state.revealed:
        return "turn-before-reveal"
    if state.effect == OPEN_EFFECT and effect_options(state):
        return f"turn-{EFFECTS[EFFECT_OF[state.character]]}"
    return "turn"


def _reach(state: Any) -> dict[str, int]:
    """CH-CIP-2: the numbers of the first and the last family within reach of the Sword that was played."""
    families = reach(state.character)
    return {"nearest": int(lowest(families)) + 1, "farthest": int(highest(families)) + 1}


def _forfeits(state: Any, seat: int) -> str:
    """CH-CIP-5: whose power a seat gives up this turn if it leaves the effect: gosu, scientist, both or none."""
    held = [name for name, family in (("gosu", GOSU), ("scientist", SCIENTIST)) if state.holder[family] == seat]
    return "both" if len(held) == 2 else held[0] if held else "none"


def options(state: Any) -> list[int]:
    """The legal actions."""
    out = [0] * MOST_LEGAL
    return out[: legal(state, out)]


def parts(state: Any, action: int) -> list[dict[str, Any]]:
    """The cards, tokens and people an action touches."""
    block, fields, seat = ACTIONS.block(action).name, ACTIONS.actions[action].fields, state.actor
    if block == "lay":
        return [{"zone": "hand", "seat": seat, "card": fields["card"], "count": int(fields["count"])}]
    if block == "lay-two":
        return [{"zone": "hand", "seat": seat, "card": fields[name], "count": 1} for name in ("card", "other")]
    if block == "lay-with-event":
        return [{"zone": "hand", "seat": seat, "card": card, "count": 1} for card in (fields["card"], KINDS[EVENT])]
    if block == "lay-events":
        return [{"zone": "hand", "seat": seat, "card": KINDS[EVENT], "count": 3}]
    if block in ("oracle", "scientist"):
        others = [other for other in range(state.players) if rich_others(state, seat) >> other & 1]
        return [{"zone": "pool"}] if state.pool else [{"zone": "tokens", "seat": other} for other in others]
    if block == "gosu":
        return [{"zone": "played-events", "seat": seat}]
    if block in ("shield", "discard"):
        return [{"zone": "tableau", "seat": seat, "card": fields["card"]}]
    if block == "reveal":
        return [{"zone": "order", "seat": seat}]
    if block in ("swap", "strike"):
        return [{"zone": "tableau", "seat": int(fields["seat"]), "card": fields["card"]}]
    if block == "riposte":
        return [{"zone": "tableau", "seat": state.seat, "card": KINDS[state.character]}]
    if block == "travel":
        return [{"zone": "tableau", "seat": seat, "card": "time-traveller"}]
    if block == "from":
        return [{"zone": "tokens", "seat": int(fields["seat"])}]
    return []


def why_not(state: Any, seat: int, action: int) -> str:
    """The rule that forbids an action to a seat now, told from what the seat knows."""
    block = ACTIONS.block(action).name
    one, two = (int(number) for number in ACTIONS.fields[action])
    if state.phase == OVER:
        return "CH-END-2"
    if seat != state.actor:
        return _whose_turn(state)
    if state.asked == ASK_TURN:
        return _why_not_turn(state, seat, block, one, two)
    if state.asked == ASK_SWAP and block == "swap":
        return _why_not_target(state, one, two)
    if state.asked == ASK_SECOND and block == "strike":
        return _why_not_target(state, one, two, "CH-CIP-4")
    if state.asked in (ASK_SWAP, ASK_SECOND):
        return "CH-MAIN-1"
    return PROMPT_RULE[state.asked]


def _whose_turn(state: Any) -> str:
    if state.asked in (ASK_FROM, ASK_RIPOSTE):
        return PROMPT_RULE[state.asked]
    return {TRAVEL: "CH-TT-1", ORDERS: "CH-ORD-1", DISCARDS: "CH-END-1"}.get(state.phase, "CH-MAIN-1")


def _why_not_turn(state: Any, seat: int, block: str, one: int, two: int) -> str:
    ids = {"oracle": "CH-ORA-1", "scientist": "CH-SCI-1", "gosu": "CH-GOS-1", "shield": "CH-YI-1"}
    if block in POWERS:
        family, used = POWERS[block]
        if state.holder[family] != seat or state.used & used:
            return ids[block]
        if block in ("scientist", "gosu"):
            if not state.revealed:
                return "CH-MAIN-1"
            if not gosu_and_scientist_open(state):
                return "CH-CIP-5" if state.events else ids[block]
        if block == "oracle" and seat not in (state.holder[SNIPER], state.holder[HULK]):
            return "CH-ORA-1"
        if block in ("oracle", "scientist") and not state.pool and not rich_others(state, seat):
            return "CH-VP-1"
        return ids[block]
    if block in ("swap", "strike"):
        return _why_not_effect(state, block, one, two)
    if block in ("enough", "riposte", "let-be"):
        return "CH-CIP-4" if block == "enough" else "CH-RIP-1"
    others = {"travel": "CH-TT-1", "stay": "CH-TT-1", "from": "CH-VP-1", "decline": "CH-VP-1", "discard": "CH-END-1"}
    if block in others:
        return others[block]
    return "CH-ORD-1" if block.startswith("lay") else "CH-MAIN-1"


def _why_not_effect(state: Any, block: str, side: int, family: int) -> str:
    if not state.revealed:
        return "CH-MAIN-1"
    if state.effect != OPEN_EFFECT:
        return "CH-CIP-1"
    if (EFFECT_OF[state.character] == LOBBY) != (block == "swap"):
        return "CH-CIP-2"
    return _why_not_target(state, side, family)


def cause(state: Any, seat: int, action: int, rule: str) -> dict[str, Any] | None:
    """What on the table stands in the way of an action that a rule forbids the seat that is asked."""
    if seat != state.actor or state.asked not in (ASK_TURN, ASK_SWAP, ASK_SECOND):
        return None
    block = ACTIONS.block(action).name
    one = int(ACTIONS.fields[action, 0])
    if rule == "CH-CIP-3":
        return of_majority(state, YI, KINDS)
    if state.asked == ASK_SWAP:
        return of_first(state, KINDS) if block != "swap" or one == state.victim else None
    if block in ("swap", "strike") and rule != "CH-MAIN-1":
        return _cause_of_effect(state, seat, block, one)
    return _cause_of_power(state, seat, block, rule) if state.asked == ASK_TURN else None


def _cause_of_effect(state: Any, seat: int, block: str, side: int) -> dict[str, Any] | None:
    """What keeps the character that was played from a card: whose it is, or how far the character reaches."""
    if state.character == NOTHING:
        return {"kind": "trio", "places": [{"zone": "played-events", "seat": seat}]} if state.events else None
    played = [{"zone": "tableau", "seat": seat, "card": KINDS[state.character]}]
    if state.asked == ASK_TURN and state.effect != OPEN_EFFECT:
        return {"kind": "used", "places": played}
    if block == "strike" and side == seat:
        return of_owner(seat, seat)
    sword = EFFECTS[EFFECT_OF[state.character]] == "sword"
    return {"kind": "reach", **_reach(state), "places": played} if block == "strike" and sword else None


def _cause_of_power(state: Any, seat: int, block: str, rule: str) -> dict[str, Any] | None:
    if rule == "CH-MAIN-1":
        return None if state.revealed else of_order(seat)
    if rule == "CH-CIP-5":
        return {"kind": "open", "places": [{"zone": "tableau", "seat": seat, "card": KINDS[state.character]}]}
    if block in POWERS:
        family, used = POWERS[block]
        if state.holder[family] != seat or state.used & used:
            return of_power(state, seat, family, KINDS)
        if rule == "CH-ORA-1":
            return {"kind": "lacking", "places": [{"zone": "power", "card": KINDS[one]} for one in (SNIPER, HULK)]}
    return {"kind": "pool", "count": int(state.pool), "places": [{"zone": "pool"}]} if block == "from" else None


def _why_not_target(state: Any, side: int, family: int, otherwise: str = "CH-CIP-2") -> str:
    """CH-CIP-3 where the shield protects the card, else the rule of the effect."""
    there = side < state.players and family < FAMILIES and count(state.tableau[side], family) > 0
    return "CH-CIP-3" if there and protected(state, side, family) else otherwise
