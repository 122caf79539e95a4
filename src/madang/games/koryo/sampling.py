"""Koryŏ: samples of what a seat cannot see (KO-INFO-1)."""

from madang.engine.pack import copies, pick_some, total
from madang.engine.rng import restart
from madang.engine.rule import rule, whole
from madang.engine.seasons.sampling import guess_orders, kind_of_equal, redeal_rest, unseen_cards
from madang.games.koryo.cards import ALL_CARDS


@rule
def guess_order(state, seat, unseen, rng):
    """KO-ORD-1, KO-ORD-2: an order that can lie face down in front of a seat, every choice of cards equally likely."""
    number = whole(state.laid[seat])
    if number == 1 or (number == 2 and state.free[seat]):
        return pick_some(unseen, total(unseen), number, rng)
    return copies(kind_of_equal(unseen, number, rng), number)


@rule
def redeal(state, seat, rng):
    """KO-INFO-1: replaces all that a seat cannot know by a sample; every arrangement of the single cards that fits what
    the seat has seen is equally likely."""
    restart(state.generator, rng)
    left = guess_orders(state, seat, unseen_cards(state, seat, ALL_CARDS), guess_order, rng)
    redeal_rest(state, seat, left, rng)
