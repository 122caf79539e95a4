"""Games with seasons: positions. Reading hands, orders and tableaus, and dealing what was left out.

A position is the start of a round, or of one seat's order, turn or discards. Nothing here knows what a family does.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from madang.engine.pack import pick_some, total
from madang.engine.positions import Fields
from madang.engine.refusal import Refused
from madang.engine.rng import below
from madang.engine.rule import NOBODY
from madang.engine.seasons.cards import DEALT, FAMILIES, ORDERS, OVER, PHASES, ROUNDS, SEATS, TRAVEL, TURNS
from madang.engine.seasons.rules import clear_orders

DEAL = TRAVEL
"""Positions call the start of a round by what comes next: the deal."""
PHASE_NAMES = ("deal", *PHASES[ORDERS:OVER])


@dataclass(frozen=True)
class Deck:
    """What a position must know of its game: the cards, the orders a hand allows, and the rules to cite."""

    kinds: Sequence[str]
    copies: Sequence[int]
    orders: Callable[[Any, int], list[int]]
    """orders(state, seat): the packs that a seat may lay from its hand."""
    set_up: str
    deal: str
    order: str
    no_hand: str
    one_more: bool
    """Whether somebody can be dealt one card more than the season's number."""


class SeasonPosition:
    """The fields all these games share, read and checked."""

    def __init__(self, fields: Fields, players: int, deck: Deck):
        self.deck = deck
        self.players = players
        self.phase = PHASE_NAMES.index(fields.choice("phase", PHASE_NAMES, PHASE_NAMES[DEAL]))
        self.round_number = fields.number("round", 1, ROUNDS, 1)
        self.first = fields.number("first", 0, players - 1, 0)
        seat = fields.number("seat", 0, players - 1, NOBODY)
        if self.phase == DEAL and seat != NOBODY:
            raise Refused("A position before the deal is nobody's turn yet, so it must leave 'seat' out.")
        self.seat = self.first if seat == NOBODY else seat
        self.tableaus = fields.cards("tableaus", players, deck.kinds)
        self.hands = fields.cards("hands", players, deck.kinds)
        self.orders = fields.cards("orders", players, deck.kinds)
        self.turn = (self.seat - self.first) % players
        seats = [(self.first + place) % players for place in range(players)]
        self.laying = seats[self.turn :] if self.phase == ORDERS else []
        self.laid = {ORDERS: seats[: self.turn], TURNS: seats[self.turn :]}.get(self.phase, [])

    @property
    def packs(self) -> list[int]:
        return [pack for pack in [*self.tableaus, *self.hands, *self.orders] if pack]

    def check(self) -> None:
        """Refuses cards that do not exist, or lie where the phase has none."""
        deck = self.deck
        for seat in range(self.players):
            if self.hands[seat] and seat not in self.laying:
                raise Refused(f"Seat {seat} has no hand at this point, so 'hands' must leave it out.", deck.no_hand)
            if self.orders[seat] and seat not in self.laid:
                raise Refused(f"Seat {seat} has no face-down order now, so 'orders' must leave it out.", deck.order)
        for kind, most in enumerate(deck.copies):
            number = sum((pack >> 4 * kind) & 15 for pack in self.packs)
            if number > most:
                name = deck.kinds[kind]
                raise Refused(f"There are {most} {name} cards in the game; this position has {number}.", deck.set_up)
        most = int(DEALT[self.round_number]) + deck.one_more
        for pack in [*self.hands, *self.orders]:
            if pack and total(pack) > most:
                sentence = f"At most {most} cards are dealt in this round; this position has {total(pack)}."
                raise Refused(sentence, deck.deal)

    def set_up(self, state: Any, all_cards: int, generator: Any) -> None:
        """Writes tableaus, the pile and the round; majorities are the game's to settle."""
        clear_orders(state)
        for other in range(SEATS):
            state.tableau[other] = (self.tableaus[other] or 0) if other < self.players else 0
            state.cards[other] = total(state.tableau[other])
        for family in range(FAMILIES):
            state.holder[family] = NOBODY
        state.round_number, state.first = self.round_number, self.first
        state.turn, state.seat = self.turn, self.seat
        state.pile = all_cards - sum(self.packs)
        for i in range(len(state.generator)):
            state.generator[i] = generator[i]

    def deal(self, state: Any, generator: Any) -> None:
        """Hands are dealt before anything is laid or put back, so that no card is dealt twice."""
        unknown = [seat for seat in self.laid if self.orders[seat] is None]
        for seat in [*self.laying, *unknown]:
            hand = self.hands[seat]
            if hand is None:
                left = total(state.pile)
                hand = pick_some(state.pile, left, min(int(DEALT[self.round_number]), left), generator)
                state.pile -= hand
            state.hand[seat], state.held[seat] = hand, total(hand)
        for seat in unknown:
            if choices := self.deck.orders(state, seat):
                order = choices[below(generator, len(choices))]
                state.returned[seat] = state.hand[seat] - order
                self._lay(state, seat, order)
            else:
                state.gone += state.hand[seat]
            state.pile += state.hand[seat] - state.order[seat]
            state.hand[seat] = state.held[seat] = 0
        for seat in self.laid:
            if (order := self.orders[seat]) is not None:
                self._lay(state, seat, order)

    def _lay(self, state: Any, seat: int, order: int) -> None:
        state.order[seat], state.laid[seat] = order, total(order)
