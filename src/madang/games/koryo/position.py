"""Koryŏ: positions as plain data, for scenarios, analysis and tests. What is left out has its start-of-game value,
hands and orders that are left out are dealt from the seed; docs/positions/koryo.md describes every field."""

from collections.abc import Mapping
from typing import Any

from madang.engine.events import SILENCE
from madang.engine.pack import copies, kinds, pick_some, total
from madang.engine.positions import Fields
from madang.engine.refusal import Refused
from madang.engine.rng import below
from madang.engine.rule import NOBODY
from madang.engine.seasons import DEALT, FAMILIES, ROUNDS, SEATS, clear_orders
from madang.games.koryo.cards import ALL_CARDS, COPIES, KINDS, SHIP_OWNER, TOKENS
from madang.games.koryo.rules import begin_round, begin_turn, clear_turn, list_orders, proceed, settle_family
from madang.games.koryo.state import ACTIONS, MOST_LEGAL

PHASES = ("deal", "orders", "turns", "discards")


def position(state: Any, given: Mapping[str, Any], generator: Any) -> None:
    """Sets a state up as described: at the start of a round, or of one seat's order, turn or discards."""
    fields = Fields("Koryŏ position", given)
    players = state.players
    phase = fields.choice("phase", PHASES, "deal")
    season = fields.number("round", 1, ROUNDS, 1)
    first = fields.number("first", 0, players - 1, 0)
    seat = fields.number("seat", 0, players - 1, first)
    tokens = fields.numbers("tokens", players, 0, TOKENS)
    tableaus = fields.cards("tableaus", players, KINDS)
    hands = fields.cards("hands", players, KINDS)
    orders = fields.cards("orders", players, KINDS)
    free = fields.flags("may_be_two_kinds", players)
    fields.done()
    if sum(tokens) > TOKENS:
        raise Refused(f"There are {TOKENS} tokens in the game; this position has {sum(tokens)}.", "KO-SETUP-1")
    turn = (seat - first) % players
    if phase == "deal" and turn:
        raise Refused("A position before the deal is nobody's turn yet, so it must leave 'seat' out.")
    _check_zones(phase, turn, first, players, hands, orders, free)
    _check_copies([*tableaus, *hands, *orders])
    _check_deal(int(DEALT[season]) + 1, [*hands, *orders])

    for other in range(SEATS):
        here = other < players
        state.tableau[other] = tableaus[other] or 0 if here else 0
        state.tokens[other] = tokens[other] if here else 0
        state.cards[other] = total(state.tableau[other])
        state.free[other] = 0
    clear_orders(state)
    state.season, state.first, state.pool = season, first, TOKENS - sum(tokens)
    for i in range(len(state.generator)):
        state.generator[i] = generator[i]
    for family in range(FAMILIES):
        state.holder[family] = NOBODY
        settle_family(state, family, SILENCE)
    state.pile = ALL_CARDS - sum(pack or 0 for pack in [*tableaus, *hands, *orders])
    if phase == "deal":
        begin_round(state, SILENCE)
    else:
        state.phase, state.turn, state.seat = PHASES.index(phase) - 1, turn, seat
        clear_turn(state)
        _fill_hands_and_orders(state, phase, turn, hands, orders, free, generator)
        if phase == "turns":
            begin_turn(state, SILENCE)
    proceed(state, SILENCE)


def _check_zones(
    phase: str,
    turn: int,
    first: int,
    players: int,
    hands: list[int | None],
    orders: list[int | None],
    free: list[bool],
) -> None:
    """Refuses cards where the phase has none: hands before the order is laid, orders while they lie face down."""
    for place in range(players):
        seat = (first + place) % players
        has_hand = phase == "orders" and place >= turn
        has_order = (phase == "orders" and place < turn) or (phase == "turns" and place >= turn)
        if hands[seat] and not has_hand:
            raise Refused(
                f"Seat {seat} has no hand at this point of the round, so 'hands' must leave it out.", "KO-ORD-3"
            )
        order = orders[seat]
        if order and not has_order:
            raise Refused(
                f"Seat {seat} has no face-down order at this point, so 'orders' must leave it out.", "KO-ORD-1"
            )
        if order and kinds(order) & (kinds(order) - 1) and (total(order) != 2 or not free[seat]):
            raise Refused(
                f"The order of seat {seat} must be of one kind; two different cards need 'may_be_two_kinds'.",
                "KO-ORD-2",
            )
        if free[seat] and not order:
            raise Refused(f"'may_be_two_kinds' of seat {seat} needs the seat's order in 'orders'.", "KO-ORD-2")


def _check_copies(packs: list[int | None]) -> None:
    for kind, most in enumerate(COPIES):
        number = sum((pack >> 4 * kind) & 15 for pack in packs if pack)
        if number > most:
            raise Refused(
                f"There are {most} {KINDS[kind]} cards in the game; this position has {number}.", "KO-SETUP-1"
            )


def _check_deal(most: int, packs: list[int | None]) -> None:
    """No hand or order is larger than what this season deals, the Broadcaster's card included."""
    for pack in packs:
        if pack and total(pack) > most:
            raise Refused(
                f"At most {most} cards are dealt in this round; this position has {total(pack)}.", "KO-DEAL-1"
            )


def _fill_hands_and_orders(
    state: Any,
    phase: str,
    turn: int,
    hands: list[int | None],
    orders: list[int | None],
    free: list[bool],
    generator: Any,
) -> None:
    """Hands are dealt before anything is laid or put back: no card goes round twice in one deal."""
    if phase == "discards":
        return
    seats = [(state.first + place) % state.players for place in range(state.players)]
    laying = seats[turn:] if phase == "orders" else []
    laid = seats[:turn] if phase == "orders" else seats[turn:]
    unknown = [seat for seat in laid if orders[seat] is None]
    for seat in [*laying, *unknown]:
        _hold(state, seat, hands[seat], generator)
    for seat in unknown:
        _lay_random(state, seat, generator)
    for seat in laid:
        if (order := orders[seat]) is not None:
            _lay(state, seat, order, free[seat] or state.holder[SHIP_OWNER] == seat)


def _hold(state: Any, seat: int, hand: int | None, generator: Any) -> None:
    if hand is None:
        left = total(state.pile)
        hand = pick_some(state.pile, left, min(int(DEALT[state.season]), left), generator)
        state.pile -= hand
    state.hand[seat] = hand
    state.held[seat] = total(hand)


def _lay(state: Any, seat: int, order: int, free: bool) -> None:
    state.order[seat] = order
    state.laid[seat] = total(order)
    state.free[seat] = free and total(order) > 0


def _lay_random(state: Any, seat: int, generator: Any) -> None:
    """An order nobody described: a random legal one from the hand that was dealt; the rest goes back."""
    if not state.held[seat]:
        return
    now, state.seat = state.seat, seat
    out = [0] * MOST_LEGAL
    action = out[below(generator, list_orders(state, out))]
    state.seat = now
    one, two = (int(number) for number in ACTIONS.fields[action])
    order = copies(one, two) if ACTIONS.block(action).name == "lay" else copies(one, 1) + copies(two, 1)
    back = state.hand[seat] - order
    state.returned[seat], state.hand[seat], state.held[seat] = back, 0, 0
    state.pile += back
    _lay(state, seat, order, state.holder[SHIP_OWNER] == seat)
