"""Chronicle: what is asked, which parts of the table an option refers to, and why something else is not allowed."""

from typing import Any

from madang.engine.causes import of_owner
from madang.engine.rule import NOTHING
from madang.games.chronicle.abilities import acting_seat, owner_of
from madang.games.chronicle.cards import CARD_RULE, CHARACTERS, RULES, SUIT_OF, SUITS
from madang.games.chronicle.state import (
    ACTIONS,
    ASK_CARD,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_RECALL,
    ASK_RECEIVER,
    ASK_VICTIM,
    ASKED,
    OVER,
)


def prompt(state: Any) -> dict[str, Any]:
    """What is asked now: kind, seat, rule id, the zones the options lie in, and what the sentence needs to know.
    Whether somebody can follow suit is their secret, so the kind does not tell."""
    asked, seat = state.asked, state.seat
    if asked == ASK_CARD:
        hand = [{"zone": "hand", "seat": seat}]
        if state.suit != NOTHING:
            return {"kind": "follow", "seat": seat, "rule": "CR-PLAY-2", "zones": hand, "suit": SUITS[state.suit]}
        kind, rule = ("open", "CR-PLAY-4") if state.turn else ("lead", "CR-PLAY-1")
        return {"kind": kind, "seat": seat, "rule": rule, "zones": hand}
    card = state.given if asked == ASK_RECEIVER else state.table[acting_seat(state)]
    zone: dict[str, Any] = {"zone": "hand" if asked in (ASK_VICTIM, ASK_DISCARD) else "allies"}
    if asked in (ASK_RECALL, ASK_GIVE, ASK_DISCARD):
        zone["seat"] = seat
    return {"kind": ASKED[asked], "seat": seat, "rule": "CR-ABIL-1", "zones": [zone], "card": CHARACTERS[card]}


def parts(state: Any, action: int) -> list[dict[str, Any]]:
    """The card or the player an action touches."""
    fields = ACTIONS.actions[action].fields
    if state.asked == ASK_RECEIVER:
        return [{"zone": "allies", "seat": int(fields["seat"])}]
    if state.asked == ASK_VICTIM:
        return [{"zone": "hand", "seat": int(fields["seat"])}]
    if state.asked in (ASK_CARD, ASK_DISCARD):
        return [{"zone": "hand", "seat": state.seat, "card": fields["card"]}]
    owner = owner_of(state, int(ACTIONS.fields[action, 0]))
    return [{"zone": "allies", "seat": owner, "card": fields["card"]}]


def why_not(state: Any, seat: int, action: int) -> str:
    """The rule that forbids an action to a seat now, told from what the seat knows."""
    if state.phase == OVER:
        return "CR-WIN-2"
    if seat != state.seat:
        return "CR-PLAY-1" if state.asked == ASK_CARD else "CR-ABIL-1"
    if state.asked != ASK_CARD:
        return str(RULES[CARD_RULE[state.table[acting_seat(state)]]])
    block, target = ACTIONS.block(action).name, int(ACTIONS.fields[action, 0])
    if block != "play" or not state.hand[seat] >> target & 1:
        return "CR-PLAY-1"
    return "CR-PLAY-2"


def cause(state: Any, seat: int, action: int, rule: str) -> dict[str, Any] | None:
    """What on the table stands in the way of an action that a rule forbids the seat that is asked: the card that sets
    the suit, or whose an Ally is."""
    if state.phase == OVER or seat != state.seat:
        return None
    block, target = ACTIONS.block(action).name, int(ACTIONS.fields[action, 0])
    if rule == "CR-PLAY-2":
        return {"kind": "suit", "suit": SUITS[state.suit], "places": _sets_suit(state)}
    if block == "choose" and state.asked in (ASK_RECEIVER, ASK_VICTIM) and target == seat:
        return of_owner(seat, seat)
    if block in ("take", "recall", "give") and any(state.allies[one] >> target & 1 for one in range(state.players)):
        return of_owner(int(owner_of(state, target)), seat)
    return None


def _sets_suit(state: Any) -> list[dict[str, Any]]:
    """Where the first card lies that has the suit of this meeting."""
    seats = [(int(state.leader) + turn) % int(state.players) for turn in range(state.players)]
    cards = [(seat, int(state.table[seat])) for seat in seats]
    lying = [seat for seat, card in cards if 0 <= card < len(SUIT_OF) and SUIT_OF[card] == state.suit]
    return [{"zone": "meeting", "seat": seat} for seat in lying[:1]]
