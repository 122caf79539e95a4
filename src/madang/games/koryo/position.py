"""Koryŏ: positions as plain data, for scenarios, analysis and tests. What is left out has its start-of-game value,
hands and orders that are left out are dealt from the seed; docs/positions/koryo.md describes every field."""

from collections.abc import Mapping
from typing import Any

from madang.engine.events import SILENCE
from madang.engine.pack import copies, kinds, total
from madang.engine.positions import Fields
from madang.engine.refusal import Refused
from madang.engine.seasons.cards import FAMILIES, SEATS, TURNS
from madang.engine.seasons.position import DEAL, Deck, SeasonPosition
from madang.games.koryo.cards import ALL_CARDS, COPIES, KINDS, SHIP_OWNER, TOKENS
from madang.games.koryo.majorities import settle_family
from madang.games.koryo.rules import begin_round, list_orders, proceed
from madang.games.koryo.state import ACTIONS, MOST_LEGAL
from madang.games.koryo.turns import begin_turn, clear_turn


def orders_of(state: Any, seat: int) -> list[int]:
    """KO-ORD-1, KO-ORD-2: the orders a seat may lay from its hand."""
    now, state.seat = state.seat, seat
    out = [0] * MOST_LEGAL
    actions = out[: list_orders(state, out)]
    state.seat = now
    fields = [(ACTIONS.block(action).name, *map(int, ACTIONS.fields[action])) for action in actions]
    return [copies(one, two) if block == "lay" else copies(one, 1) + copies(two, 1) for block, one, two in fields]


DECK = Deck(KINDS, COPIES, orders_of, "KO-SETUP-1", "KO-DEAL-1", "KO-ORD-1", "KO-ORD-3", one_more=True)


def position(state: Any, given: Mapping[str, Any], generator: Any) -> None:
    """Sets a state up as described: at the start of a round, or of one seat's order, turn or discards."""
    fields = Fields("Koryŏ position", given)
    players = state.players
    season = SeasonPosition(fields, players, DECK)
    tokens = fields.numbers("tokens", players, 0, TOKENS)
    two_kinds = fields.flags("may_be_two_kinds", players)
    fields.done()
    if sum(tokens) > TOKENS:
        raise Refused(f"There are {TOKENS} tokens in the game; this position has {sum(tokens)}.", "KO-SETUP-1")
    season.check()

    season.set_up(state, ALL_CARDS, generator)
    for other in range(SEATS):
        state.tokens[other] = tokens[other] if other < players else 0
        state.free[other] = 0
    state.pool = TOKENS - sum(tokens)
    for family in range(FAMILIES):
        settle_family(state, family, SILENCE)
    laid_freely = _laid_freely(state, season.orders, two_kinds)
    if season.phase == DEAL:
        begin_round(state, SILENCE)
    else:
        state.phase = season.phase
        clear_turn(state)
        season.deal(state, generator)
        for other in season.laid:
            state.free[other] = state.laid[other] > 0 and laid_freely[other]
        if season.phase == TURNS:
            begin_turn(state, SILENCE)
    proceed(state, SILENCE)


def _laid_freely(state: Any, orders: list[int | None], flags: list[bool | None]) -> list[bool]:
    """KO-ORD-1, KO-ORD-2: whose order was laid with the Ship-owner's majority, as the position says or as that majority
    lies now; only such an order may be two different cards."""
    laid_freely = []
    for seat, (order, flag) in enumerate(zip(orders, flags, strict=True)):
        if flag and not order:
            raise Refused(f"'may_be_two_kinds' of seat {seat} needs the seat's order in 'orders'.", "KO-ORD-2")
        free = bool(state.holder[SHIP_OWNER] == seat if flag is None or order is None else flag)
        if order and kinds(order).bit_count() > 1 and (total(order) != 2 or not free):
            raise Refused(
                f"The order of seat {seat} must be of one kind; two different cards need 'may_be_two_kinds'.",
                "KO-ORD-2",
            )
        laid_freely.append(free)
    return laid_freely
