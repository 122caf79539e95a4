"""Goofspiel: who sees what (GS-INFO-1). All is open but the bids that lie face down and the order of the prizes."""

from typing import Any

from madang.engine.game import SPECTATOR
from madang.engine.knowledge import HIDDEN, OPEN, OWN, masked, seen_from
from madang.engine.observing import at_table, first, numbers
from madang.engine.rng import below, restart
from madang.engine.rule import NOBODY, rule, size, whole
from madang_goofspiel.rules import member, points, round_number
from madang_goofspiel.state import CARDS, SEATS, STATE

VISIBILITY = {
    "generator": HIDDEN,
    "hand": OPEN,
    "won": OPEN,
    "prizes": OPEN,
    "pile": OPEN,
    "bid": OWN,
    "players": OPEN,
    "turn": OPEN,
    "seat": OPEN,
    "pad": OPEN,
}

OBSERVATION_VERSION = 1
SEAT = numbers(("hand", len(CARDS)), ("won", len(CARDS)))
OBSERVATION = numbers(
    *("version", "players", "to act", "through", "own bid"),
    *(("prizes", len(CARDS)), ("pile", len(CARDS)), ("seats", SEAT, SEATS)),
)
NAMING_SEATS = {"to act": at_table}
FIRST_SET = first(OBSERVATION, "prizes")
FIRST_SEAT = first(OBSERVATION, "seats")
SEAT_FEATURES = SEAT.itemsize


@rule
def redeal(state, seat, rng):
    """GS-INFO-1: any card of a hand may be the one that was bid."""
    restart(state.generator, rng)
    for other in range(whole(state.players)):
        if other != seat and state.bid[other] > 0:
            hand = whole(state.hand[other])
            state.bid[other] = member(hand, below(rng, size(hand))) + 1


@rule
def write_set(members, out, at):
    for card in range(len(CARDS)):
        out[at + card] = members >> card & 1


@rule
def observe(state, seat, out):
    """Version, players, who bids, how many have bid, the own bid; then sets of cards: prizes, pile, and each seat's
    hand and prizes, from the observer on."""
    players = whole(state.players)
    out[0] = OBSERVATION_VERSION
    out[1] = players
    out[2] = seen_from(seat, whole(state.seat), players)
    out[3] = state.turn
    out[4] = state.bid[seat]
    write_set(whole(state.prizes), out, FIRST_SET)
    write_set(whole(state.pile), out, FIRST_SET + len(CARDS))
    for away in range(players):
        other = (seat + away) % players
        at = FIRST_SEAT + SEAT_FEATURES * away
        write_set(whole(state.hand[other]), out, at)
        write_set(whole(state.won[other]), out, at + len(CARDS))


@rule
def evaluate(state, seat):
    """Points ahead of the others, and half as much for the cards left; a bid is best when it is what the prizes are
    worth."""
    players = whole(state.players)
    ahead = 0
    for other in range(players):
        ahead += points(whole(state.won[seat])) - points(whole(state.won[other]))
    worth = 200 * ahead + 100 * points(whole(state.hand[seat]))
    bid = whole(state.bid[seat])
    away = bid - points(whole(state.prizes))
    return worth - away * away if bid > 0 else worth


def names(members: int) -> list[str]:
    return [name for card, name in enumerate(CARDS) if members >> card & 1]


def view(state: Any, seat: int | None) -> dict[str, Any]:
    shown = masked(STATE, VISIBILITY, state, seat)
    players, over = shown.players, shown.seat == NOBODY
    first = (round_number(shown) - 1) % players

    def seat_view(other: int) -> dict[str, Any]:
        bid = shown.bid[other]
        return {
            "seat": other,
            "points": points(shown.won[other]),
            "hand": names(shown.hand[other] & ~(1 << bid >> 1)),
            "has_bid": not over and (other - first) % players < shown.turn,
            "bid": CARDS[bid - 1] if bid else None,
            "won": names(shown.won[other]),
        }

    return {
        "game": "goofspiel",
        "players": players,
        "viewer": SPECTATOR if seat is None else seat,
        "round": round_number(shown),
        "phase": "over" if over else "bids",
        "to_act": None if over else shown.seat,
        "prizes": names(shown.prizes),
        "pile": names(shown.pile),
        "seats": [seat_view(other) for other in range(players)],
    }
