"""Chosŏn: samples of what a seat cannot see (CH-INFO-1)."""

from madang.engine.pack import copies, count, pick, pick_some, total
from madang.engine.rng import below, restart
from madang.engine.rule import rule, whole
from madang.engine.seasons.cards import CHARACTERS
from madang.engine.seasons.sampling import guess_orders, kind_of_equal, redeal_rest, unseen_cards
from madang.games.choson.cards import ALL_CARDS, EVENT, TRIO, WATCHER
from madang.games.choson.rules import can_order
from madang.games.choson.state import ASK_ORDER


@rule
def guess_order(state, seat, unseen, rng):
    """CH-ORD-1: a combination that can lie in front of a seat, every choice of single cards equally likely."""
    number = whole(state.laid[seat])
    characters = unseen & CHARACTERS
    if number == 1:
        return copies(pick(characters, total(characters), rng), 1)
    if number == 2:
        return guess_two(characters, count(unseen, EVENT), rng)
    return copies(kind_of_equal(unseen if number == TRIO else characters, number, rng), number)


@rule
def guess_two(characters, events, rng):
    """CH-ORD-1: two characters, or one that is no Watcher with an event."""
    number = total(characters)
    able = characters - copies(WATCHER, count(characters, WATCHER))
    pairs = number * (number - 1) // 2
    if below(rng, pairs + total(able) * events) < pairs:
        return pick_some(characters, number, 2, rng)
    return copies(pick(able, total(able), rng), 1) + copies(EVENT, 1)


@rule
def redeal(state, seat, rng):
    """CH-INFO-1: replaces all that a seat cannot know by a sample; every arrangement of the single cards that fits what
    the seat has seen is equally likely. Events in play or kept are in nobody's hand; whoever is asked for an order can
    lay one (CH-ORD-1)."""
    restart(state.generator, rng)
    events = whole(state.events)
    for other in range(whole(state.players)):
        events += whole(state.kept[other])
    unseen = unseen_cards(state, seat, ALL_CARDS - copies(EVENT, events))
    while True:
        redeal_rest(state, seat, guess_orders(state, seat, unseen, guess_order, rng), rng)
        if state.asked != ASK_ORDER or can_order(state, whole(state.actor)):
            return
