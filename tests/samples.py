"""Samples of what a seat cannot see, counted by how they look, next to all that might lie there. For games with a pile,
hands and face-down orders; what an order may be is the game's to say."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np

from games import facts, states_of
from madang.engine.drivers import compiled
from madang.engine.match import Match
from madang.engine.rng import generator

Cards = Counter[str]
Look = tuple[tuple[str, ...], ...]
"""Packs by seat and zone: order, hand, cards put back."""


def anything(cards: Cards) -> bool:
    return True


def arrangements(
    match: Match, state: Any, viewer: int, may_be_order: Callable[[int, Cards], bool], may_be_hand: Any = anything
) -> Counter[Look]:
    """Every way the single cards that a seat cannot see may lie. `may_be_order(seat, cards)` says what a seat may have
    laid, `may_be_hand(cards)` what somebody who is asked for an order may hold."""
    known = facts(match.game.name)
    unseen = Counter(known.COPIES) - known.order_of(state, viewer)
    unseen -= known.cards_in(state.hand[viewer]) + known.cards_in(state.returned[viewer]) + known.cards_in(state.gone)
    unseen -= known.open_cards(state)
    slots: list[tuple[int, Callable[[Cards], bool]]] = []
    for seat in range(state.players):
        if seat != viewer:
            slots.append((state.laid[seat], lambda cards, seat=seat: not cards or may_be_order(seat, cards)))
            slots.append((state.held[seat], may_be_hand if seat == match.to_act else anything))
            slots.append((known.cards_in(state.returned[seat]).total(), anything))
    found: Counter[Look] = Counter()

    def fill(number: int, cards: list[str], chosen: Look) -> None:
        if number == len(slots):
            found[chosen] += 1
            return
        size, fits = slots[number]
        for picked in combinations(range(len(cards)), size):
            pack = tuple(sorted(cards[place] for place in picked))
            if fits(Counter(pack)):
                rest = [card for place, card in enumerate(cards) if place not in picked]
                fill(number + 1, rest, (*chosen, pack))

    fill(0, list(unseen.elements()), ())
    return found


def arrangement(match: Match, state: Any, viewer: int) -> Look:
    """How the cards a seat cannot see lie in one state."""
    known = facts(match.game.name)
    packs = [
        cards
        for seat in range(state.players)
        if seat != viewer
        for cards in (
            known.order_of(state, seat),
            known.cards_in(state.hand[seat]),
            known.cards_in(state.returned[seat]),
        )
    ]
    return tuple(tuple(sorted(cards.elements())) for cards in packs)


def samples(match: Match, viewer: int, number: int, seed: int = 1) -> Counter[Look]:
    """Many samples of one situation, counted by how they look."""
    game, rng = match.game, generator(seed)
    core, states = compiled(game), np.repeat(states_of(match), number)
    for i in range(number):
        core.redeal(states, i, viewer, rng)
    found: Counter[Look] = Counter()
    for name in ("generator", "pile"):
        states[name] = 0
    for record, times in Counter(state.tobytes() for state in states).items():
        found[arrangement(match, game.bind(np.frombuffer(bytearray(record), game.state)), viewer)] += times
    return found
