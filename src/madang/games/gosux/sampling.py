"""Gosu X: samples of what a seat cannot see (GX-INFO-1)."""

from madang.engine.rng import below, restart
from madang.engine.rule import NOTHING, rule, size, whole
from madang.games.gosux.cards import SLOTS
from madang.games.gosux.choosing import renew_choices
from madang.games.gosux.effects.tables import ALL_CARDS, FIRST_COPY, FIRST_TROOPS, TROOPS_TWICE
from madang.games.gosux.queries import cards_of_clan, join, without
from madang.games.gosux.state import ASK, ASK_NOTHING, DRAFT

ASK_SAME_CLAN = ASK["same-clan"]


@rule
def nth(members, number):
    """The index of the n-th lowest member of a set, counted from 0."""
    found = 0
    width = 32
    while width:
        below_half = size(members & ((1 << width) - 1))
        if number >= below_half:
            number -= below_half
            members >>= width
            found += width
        width >>= 1
    return found


@rule
def out_of_sight(state, seat, known_hand):
    """The cards of a seat's deck and hand that somebody who knows `known_hand` of it cannot place, as a bag."""
    bag = without(ALL_CARDS, known_hand)
    bag = without(bag, whole(state.discard[seat]))
    bag = without(bag, whole(state.removed[seat]))
    bag = without(bag, whole(state.revealed[seat]))
    for slot in range(SLOTS):
        card = whole(state.army[seat, slot])
        if card != NOTHING:
            bag = without_one(bag, card)
    for frame in range(whole(state.depth)):
        card = whole(state.held[frame])
        if card != NOTHING and state.seat[frame] == seat:
            bag = without_one(bag, card)
    known = whole(state.known[seat])
    for position in range(whole(state.deck_size[seat])):
        if known >> position & 1:
            bag = without_one(bag, whole(state.deck[seat, position]))
    return bag


@rule
def without_one(bag, card):
    """A bag with one copy of a card less."""
    second = (1 << card & FIRST_TROOPS) << 1
    return bag & ~(second if bag & second else 1 << card)


@rule
def deal_unseen(state, seat, known_hand, rng):
    """Deals the cards out of sight to the unknown positions of the deck; the rest joins the hand."""
    left = out_of_sight(state, seat, known_hand)
    number = size(left)
    known = whole(state.known[seat])
    for position in range(whole(state.deck_size[seat])):
        if not known >> position & 1:
            bit = nth(left, below(rng, number))
            left &= ~(1 << bit)
            number -= 1
            state.deck[seat, position] = FIRST_COPY[bit]
    alone = left & TROOPS_TWICE & ~((left & FIRST_TROOPS) << 1)
    state.hand[seat] = join(known_hand, (left ^ alone) | (alone >> 1))


@rule
def could_be_asked(state, seat):
    """Whether a seat with these cards can be asked what it is asked: it has something to choose, and enough cards of
    the clan of which it has agreed to discard several."""
    if state.asked == ASK_SAME_CLAN:
        frame = whole(state.depth) - 1
        fitting = whole(state.hand[seat]) & cards_of_clan(state, seat, whole(state.clan[frame]))
        return size(fitting) >= whole(state.count[frame])
    return (whole(state.choices[seat, 0]) | whole(state.choices[seat, 1]) | whole(state.choices[seat, 2])) != 0


@rule
def redeal(state, seat, rng):
    """GX-INFO-1: replaces all that a seat cannot know by a sample; every arrangement of the single cards that fits what
    the seat has seen is equally likely. Where the other seat is asked what only some hands or decks can answer, samples
    are drawn until one can."""
    restart(state.generator, rng)
    if state.stage == DRAFT:
        return
    other = 1 - seat
    deal_unseen(state, seat, whole(state.hand[seat]), rng)
    while True:
        deal_unseen(state, other, whole(state.seen[other]), rng)
        if state.asked == ASK_NOTHING or state.ask_seat != other:
            return
        renew_choices(state)
        if could_be_asked(state, other):
            return
