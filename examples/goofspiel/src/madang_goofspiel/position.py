"""Goofspiel: positions as plain data. `hands`, `won` and `bids` are lists of cards for each seat, `prizes` is a list of
cards; the round follows from the hands. Prizes that are left out are turned up from the seed."""

from collections.abc import Mapping
from typing import Any

from madang.engine.events import SILENCE
from madang.engine.positions import Fields
from madang.engine.refusal import Refused
from madang_goofspiel.rules import begin_round, round_number
from madang_goofspiel.state import ALL, CARDS, SEATS


def bits(cards: list[int] | None, otherwise: int) -> int:
    return otherwise if cards is None else sum(1 << card for card in cards)


def position(state: Any, given: Mapping[str, Any], generator: Any) -> None:
    fields, players = Fields("Goofspiel position", given), state.players
    hands = [bits(cards, ALL) for cards in fields.name_lists("hands", players, CARDS)]
    won = [bits(cards, 0) for cards in fields.name_lists("won", players, CARDS)]
    bids = [cards or [] for cards in fields.name_lists("bids", players, CARDS)]
    prizes = bits(fields.names("prizes", CARDS), 0)
    fields.done()

    left = hands[0].bit_count()
    gone = prizes + sum(won)
    if left < 2 or any(hand.bit_count() != left for hand in hands):
        raise Refused("All 'hands' have equally many cards, two at least: the last ones are bid at once.", "GS-DEAL-1")
    if gone != prizes | _union(won) or _union(won).bit_count() + prizes.bit_count() != gone.bit_count():
        raise Refused("A card is among 'won' and 'prizes' twice; there is one of each.", "GS-DEAL-1")
    pile = ALL & ~gone
    if (not prizes and pile.bit_count() < left) or (prizes and pile.bit_count() != left - 1):
        sentence = f"With {left} cards in each hand {left - 1} prizes are in the pile; name 'won' and 'prizes' so."
        raise Refused(sentence, "GS-DEAL-1")

    for word, value in enumerate(generator):
        state.generator[word] = value
    for seat in range(SEATS):
        state.hand[seat] = hands[seat] if seat < players else 0
        state.won[seat] = won[seat] if seat < players else 0
        state.bid[seat] = 0
    state.prizes, state.pile, state.turn = prizes, pile, 0
    if prizes:
        state.seat = (round_number(state) - 1) % players
    else:
        begin_round(state, SILENCE)
    _lay(state, bids)


def _union(sets: list[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


def _lay(state: Any, bids: list[list[int]]) -> None:
    """GS-BID-1: the bids so far, from the seat on that begins."""
    count = sum(1 for bid in bids if bid)
    for _ in range(count):
        bid = bids[state.seat]
        if len(bid) != 1 or not state.hand[state.seat] >> bid[0] & 1 or count == state.players:
            sentence = "'bids' has one card of the hand for each seat that has bid, in turn; the last seat is asked."
            raise Refused(sentence, "GS-BID-1")
        state.bid[state.seat] = bid[0] + 1
        state.turn += 1
        state.seat = (state.seat + 1) % state.players
