"""What Koryŏ and Chosŏn share: eight seasons, one pile that is always shuffled, orders laid face down, majorities.

The functions work on any record with these fields: tableau, hand, returned, order (packs by seat), pile, gone, held,
laid, cards, holder, players, season, first, turn, seat, generator. Both games number the events and zones below alike.
Nothing here knows what a family does.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.pack import CHOOSE, copies, count, kinds, pick_some, total
from madang.engine.rng import below
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, whole

SEATS = 4
FAMILIES = 9
"""Kinds below this number are characters; a family's number on the card is its kind plus one."""
CHARACTERS = (1 << 4 * FAMILIES) - 1
"""Mask of the characters in a pack."""
EVERY_FAMILY = (1 << FAMILIES) - 1
"""The set of all families."""
ROUNDS = 8
DEALT = np.array([0, 10, 9, 8, 7, 6, 5, 4, 3], np.int64)
KEPT = np.array([0, 3, 4, 5, 6, 7, 8, 9, 10], np.int64)

ZONES = ("pile", "hand", "order", "tableau", "pool", "tokens", "power")
PILE, HAND, ORDER, TABLEAU, POOL, PURSE, POWER = range(len(ZONES))

EVENTS = (
    "round-begins",
    "first-player",
    "dealt",
    "drew",
    "laid",
    "laid-card",
    "returned",
    "turn-begins",
    "revealed",
    "turn-ends",
    "discarded",
    "power-moved",
)
(
    ROUND_BEGINS,
    FIRST_PLAYER,
    DEALT_CARDS,
    DREW,
    LAID,
    LAID_CARD,
    RETURNED,
    TURN_BEGINS,
    REVEALED,
    TURN_ENDS,
    DISCARDED,
    POWER_MOVED,
) = range(len(EVENTS))
REVEALING = frozenset({"dealt", "drew", "revealed"})
"""Events that show something hidden."""


# Turn order


@rule
def seat_in_turn(state: Any) -> Any:
    """Whose turn it is in the phase: seats follow clockwise from the first player."""
    return (whole(state.first) + whole(state.turn)) % whole(state.players)


# Majorities


@rule
def most_of(state: Any, family: Any, favourite: Any) -> Any:
    """The seat with strictly the most cards of a family, at least one; a tie goes to the favourite if it is among those
    tied, else to NOBODY."""
    most = 0
    best = NOBODY
    tied = False
    for seat in range(whole(state.players)):
        number = count(whole(state.tableau[seat]), family)
        if number > most:
            most = number
            best = seat
            tied = False
        elif number == most and number > 0:
            tied = True
            if seat == favourite:
                best = seat
    if tied and best != favourite:
        return NOBODY
    return best


@rule
def tied_for(state: Any, family: Any, holder: Any) -> Any:
    """Whether another seat has as many cards of a family as its holder (with no holder: any at all)."""
    most = 1
    if holder != NOBODY:
        most = count(whole(state.tableau[holder]), family)
    for seat in range(whole(state.players)):
        if seat != holder and count(whole(state.tableau[seat]), family) >= most:
            return True
    return False


@rule
def give_power(state: Any, family: Any, holder: Any, plain: Any, by_tie: Any, events: Any) -> None:
    """A family's power passes to its holder, which is told if it changed; `plain` and `by_tie` are the rules."""
    before = whole(state.holder[family])
    if holder != before:
        state.holder[family] = holder
        if events.shape[0] > 0:
            source = NOWHERE if before == NOBODY else place(POWER, before)
            target = NOWHERE if holder == NOBODY else place(POWER, holder)
            cause = by_tie if tied_for(state, family, holder) else plain
            tell(events, POWER_MOVED, holder, family, source, target, 1, cause, PUBLIC)


# Dealing


@rule
def clear_orders(state: Any) -> None:
    """No hand, no order and no memory of the last deal."""
    state.gone = 0
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.held[seat] = 0
        state.returned[seat] = 0
        state.order[seat] = 0
        state.laid[seat] = 0


@rule
def deal_hands(state: Any, favoured: Any, full: Any, short: Any, events: Any) -> None:
    """The season's number of cards each, one more for the favoured seat. A short pile is shared out card by card from
    the first player, the extra card last. `full` and `short` are the rules."""
    players = whole(state.players)
    pile = whole(state.pile)
    left = total(pile)
    number = whole(DEALT[state.season])
    needed = players * number
    cause = full if left >= needed + (1 if favoured != NOBODY else 0) else short
    share = min(number, left // players)
    ahead = left % players if left < needed else 0
    extra = 1 if left > needed else 0
    for turn in range(players):
        seat = (whole(state.first) + turn) % players
        cards = share + (1 if turn < ahead else 0) + (extra if seat == favoured else 0)
        hand = pick_some(pile, left, cards, state.generator)
        pile -= hand
        left -= cards
        state.hand[seat] = hand
        state.held[seat] = cards
        tell(events, DEALT_CARDS, seat, NOTHING, place(PILE, TABLE), place(HAND, seat), cards, cause, PUBLIC)
        tell_cards(events, DREW, seat, hand, place(PILE, TABLE), place(HAND, seat), cause, 1 << seat)
    state.pile = pile


@rule
def tell_cards(events: Any, kind: Any, seat: Any, pack: Any, source: Any, target: Any, cause: Any, seen: Any) -> None:
    """One event for each kind of card in a pack."""
    if events.shape[0] > 0:
        held = kinds(pack)
        while held:
            card = lowest(held)
            held &= held - 1
            tell(events, kind, seat, card, source, target, count(pack, card), cause, seen)


# Orders


@rule
def lay_order(state: Any, order: Any, cause: Any, rest: Any, events: Any) -> None:
    """The seat's order lies face down; everything else returns to the pile. `cause` and `rest` are the rules."""
    seat = whole(state.seat)
    laid = total(order)
    back = whole(state.hand[seat]) - order
    state.hand[seat] = 0
    state.held[seat] = 0
    state.returned[seat] = back
    state.pile = whole(state.pile) + back
    state.order[seat] = order
    state.laid[seat] = laid
    if events.shape[0] > 0:
        source = place(HAND, seat)
        tell(events, LAID, seat, NOTHING, source, place(ORDER, seat), laid, cause, PUBLIC)
        tell_cards(events, LAID_CARD, seat, order, source, place(ORDER, seat), cause, 1 << seat)
        tell(events, RETURNED, seat, NOTHING, source, place(PILE, TABLE), total(back), rest, PUBLIC)


@rule
def to_pile(state: Any, seat: Any, kind: Any) -> None:
    """A card in front of a seat goes back into the pile, before everybody's eyes."""
    state.tableau[seat] = whole(state.tableau[seat]) - copies(kind, 1)
    state.pile = whole(state.pile) + copies(kind, 1)
    state.gone = whole(state.gone) + copies(kind, 1)
    state.cards[seat] -= 1


# What one cannot see


@rule
def unseen_cards(state: Any, seat: Any, all_cards: Any) -> Any:
    """What other hands and orders can consist of: all cards but those in play, the own ones, and those known to be in
    the pile since the deal: what the seat put back, and what everybody saw go."""
    cards = all_cards - whole(state.hand[seat]) - whole(state.order[seat])
    cards -= whole(state.returned[seat]) + whole(state.gone)
    for other in range(whole(state.players)):
        cards -= whole(state.tableau[other])
    return cards


@rule
def kind_of_equal(pack: Any, number: Any, rng: Any) -> Any:
    """A kind of which `number` equal cards were taken: as likely as there are ways to take them from the pack."""
    ways = 0
    held = kinds(pack)
    while held:
        ways += whole(CHOOSE[count(pack, lowest(held)), number])
        held &= held - 1
    left = below(rng, ways)
    kind = -1
    while left >= 0:
        kind += 1
        left -= whole(CHOOSE[count(pack, kind), number])
    return kind


@rule
def clashes(order: Any, unseen: Any, left: Any, rng: Any) -> Any:
    """Whether an order drawn from all unseen cards contains a single card that another order has taken before, `left`
    being what is left of them. Drawing all orders anew after a clash makes every arrangement equally likely."""
    held = kinds(order)
    while held:
        kind = lowest(held)
        held &= held - 1
        number = count(order, kind)
        before = count(unseen, kind)
        now = count(left, kind)
        if now < before and below(rng, whole(CHOOSE[before, number])) >= whole(CHOOSE[now, number]):
            return True
    return False


@rule
def redeal_rest(state: Any, seat: Any, left: Any, rng: Any) -> None:
    """Once the orders of the others are drawn: their hands, and what they put back, from the cards left."""
    cards = total(left)
    for other in range(whole(state.players)):
        if other != seat:
            number = whole(state.held[other])
            hand = pick_some(left, cards, number, rng)
            state.hand[other] = hand
            left -= hand
            cards -= number
    state.pile = left + whole(state.returned[seat]) + whole(state.gone)
    for other in range(whole(state.players)):
        if other != seat:
            number = total(whole(state.returned[other]))
            back = pick_some(left, cards, number, rng)
            state.returned[other] = back
            left -= back
            cards -= number


# Judging a position


@rule
def lead_worth(state: Any, seat: Any, viewer: Any, family: Any, table: Any) -> Any:
    """What a seat's standing in a family promises at the final count: the family's points by table, which goes from
    three cards behind the best rival to three ahead. The viewer counts its own face-down order as laid out."""
    own = 0
    best = 0
    for other in range(whole(state.players)):
        number = count(whole(state.tableau[other]), family)
        if other == viewer:
            number += count(whole(state.order[other]), family)
        if other == seat:
            own = number
        else:
            best = max(best, number)
    if own == 0:
        return 0
    return whole(table[max(-3, min(3, own - best)) + 3]) * (family + 1)


# Prompts


def zones_of(parts: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The zones that parts of the table lie in, each once: where the options of a prompt lie."""
    zones: list[dict[str, Any]] = [{name: part[name] for name in ("zone", "seat") if name in part} for part in parts]
    return [zone for number, zone in enumerate(zones) if zone not in zones[:number]]
