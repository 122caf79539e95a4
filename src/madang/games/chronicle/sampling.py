"""Chronicle: samples of what a seat cannot see (CR-INFO-1), each arrangement that fits what it has seen equally likely.

Hands are filled place by place. Which suits a hand cannot hold divides the places into kinds; how the cards of a suit
are spread over those is drawn by counting the ways, and then any place of a kind is as good as another.
"""

from math import comb

import numpy as np

from madang.engine.rng import below, below_large, restart
from madang.engine.rule import lowest, rule, size, whole
from madang.games.chronicle.cards import CARDS, SUIT_CARDS, WILD_CARDS
from madang.games.chronicle.histories import shuffle_pile
from madang.games.chronicle.state import FACE_DOWN

CHOOSE = np.array([[comb(n, k) for k in range(CARDS + 1)] for n in range(CARDS + 1)], np.int64)
"""CHOOSE[n, k]: in how many ways k of n places can be picked."""


@rule
def unseen_cards(state, seat):
    """The cards of which a seat does not know where they are; the others hold them all."""
    cards = 0
    for other in range(whole(state.players)):
        if other != seat:
            held = whole(state.hand[other])
            if state.down[other] > 0:
                held |= 1 << whole(state.down[other]) - 1
            cards |= held & ~whole(state.known[other])
    return cards


@rule
def room(state, seat):
    """How many cards a seat still lacks while its hand, the card it played face down included, is filled up."""
    face_down = 1 if state.table[seat] == FACE_DOWN else 0
    return whole(state.held[seat]) + face_down - size(whole(state.hand[seat]))


@rule
def rooms_by_voids(state, seat):
    """The places in the hands of the others, counted by what those cannot hold: eight bits for each set of suits."""
    rooms = 0
    for other in range(whole(state.players)):
        if other != seat:
            rooms += room(state, other) << 8 * whole(state.voids[other])
    return rooms


@rule
def count_ways(rooms, first, second, third, firsts, seconds, thirds, at):
    """In how many ways the places can be divided among the cards of three suits, of which there are so many, wild cards
    taking what is left. With `at` not negative: how many places way number `at` takes in each kind of hand, eight bits
    each: for the first suit in hands that hold neither of the others, not the second, not the third; for the second
    suit in hands that hold the third."""
    without_first, without_second, without_third = 8 << first, 8 << second, 8 << third
    neither = rooms >> without_second + without_third & 255
    not_second = rooms >> without_second & 255
    not_third = rooms >> without_third & 255
    anything = rooms & 255
    ways = 0
    for a in range(max(0, firsts - not_second - not_third - anything), min(firsts, neither) + 1):
        for b in range(max(0, firsts - a - not_third - anything), min(firsts - a, not_second) + 1):
            for c in range(max(0, firsts - a - b - anything), min(firsts - a - b, not_third) + 1):
                d = firsts - a - b - c
                both = anything - d + (rooms >> without_first & 255)
                only = not_third - c + (rooms >> without_first + without_third & 255)
                open_to_third = not_second - b + (rooms >> without_first + without_second & 255) + both
                chosen = (
                    whole(CHOOSE[neither, a])
                    * whole(CHOOSE[not_second, b])
                    * whole(CHOOSE[not_third, c])
                    * whole(CHOOSE[anything, d])
                )
                for e in range(max(0, seconds - only), min(seconds, both) + 1):
                    ways += (
                        chosen
                        * whole(CHOOSE[both, e])
                        * whole(CHOOSE[only, seconds - e])
                        * whole(CHOOSE[open_to_third - e, thirds])
                    )
                    if 0 <= at < ways:
                        return a | b << 8 | c << 16 | e << 24
    return ways


@rule
def hand_out(state, seat, cards, number, suits, voids, rng):
    """Deals a random choice of so many cards to the others whose voids, of these suits, are these; every place equally
    likely. Returns the cards that are left."""
    places = 0
    for other in range(whole(state.players)):
        if other != seat and whole(state.voids[other]) & suits == voids:
            places += room(state, other)
    left = size(cards)
    rest = cards
    while number > 0:
        card = rest & -rest
        rest ^= card
        if number == left or below(rng, left) < number:
            at = below(rng, places)
            other = 0
            while True:
                if other != seat and whole(state.voids[other]) & suits == voids:
                    at -= room(state, other)
                    if at < 0:
                        break
                other += 1
            state.hand[other] = whole(state.hand[other]) | card
            places -= 1
            number -= 1
            cards ^= card
        left -= 1
    return cards


@rule
def hand_out_all(state, seat, unseen, first, second, third, way, rng):
    """Deals all unseen cards: the suits by the way that was drawn, wild cards into the places left."""
    one, two, three = 1 << first, 1 << second, 1 << third
    cards = unseen & whole(SUIT_CARDS[first])
    cards = hand_out(state, seat, cards, way & 255, one | two | three, two | three, rng)
    cards = hand_out(state, seat, cards, way >> 8 & 255, one | two | three, two, rng)
    cards = hand_out(state, seat, cards, way >> 16 & 255, one | two | three, three, rng)
    hand_out(state, seat, cards, size(cards), one | two | three, 0, rng)
    cards = unseen & whole(SUIT_CARDS[second])
    cards = hand_out(state, seat, cards, way >> 24, two | three, 0, rng)
    hand_out(state, seat, cards, size(cards), two | three, three, rng)
    cards = unseen & whole(SUIT_CARDS[third])
    hand_out(state, seat, cards, size(cards), three, 0, rng)
    cards = unseen & WILD_CARDS
    hand_out(state, seat, cards, size(cards), 0, 0, rng)


@rule
def lay_face_down(state, seat, rng):
    """CR-PLAY-3: for each of the others who played face down, which of their cards it was. False if a wild card came
    up, which cannot lie there: then all must be dealt anew, so that no arrangement is favoured."""
    for other in range(whole(state.players)):
        if other != seat and state.table[other] == FACE_DOWN:
            possible = whole(state.hand[other]) & ~(whole(state.known[other]) & WILD_CARDS)
            for _ in range(below(rng, size(possible))):
                possible &= possible - 1
            card = lowest(possible)
            if WILD_CARDS >> card & 1:
                return False
            state.down[other] = card + 1
            state.hand[other] = whole(state.hand[other]) & ~(1 << card)
    return True


@rule
def redeal(state, seat, rng):
    """CR-INFO-1: replaces all that a seat cannot know by a sample; every arrangement of the single cards that fits what
    the seat has seen is equally likely."""
    restart(state.generator, rng)
    pile = 0
    for number in range(whole(state.pile_size)):
        pile |= 1 << whole(state.pile[number])
    shuffle_pile(state, pile, rng)
    unseen = unseen_cards(state, seat)
    keep_known(state, seat)
    rooms = rooms_by_voids(state, seat)
    first, second, third = 0, 1, 2
    if blocked(rooms, second) > blocked(rooms, first):
        first, second = second, first
    if blocked(rooms, third) > blocked(rooms, second):
        second, third = third, second
    if blocked(rooms, second) > blocked(rooms, first):
        first, second = second, first
    firsts = size(unseen & whole(SUIT_CARDS[first]))
    seconds = size(unseen & whole(SUIT_CARDS[second]))
    thirds = size(unseen & whole(SUIT_CARDS[third]))
    ways = count_ways(rooms, first, second, third, firsts, seconds, thirds, -1)
    while True:
        at = below_large(rng, ways)
        way = count_ways(rooms, first, second, third, firsts, seconds, thirds, at)
        hand_out_all(state, seat, unseen, first, second, third, way, rng)
        if lay_face_down(state, seat, rng):
            break
        keep_known(state, seat)


@rule
def keep_known(state, seat):
    """Takes all cards from the others but those everybody knows they hold."""
    for other in range(whole(state.players)):
        if other != seat:
            state.hand[other] = state.known[other]
            state.down[other] = 0


@rule
def blocked(rooms, suit):
    """How many places cannot hold a suit. With the most blocked suit taken first there are the fewest ways to count."""
    places = 0
    for voids in range(8):
        if voids >> suit & 1:
            places += rooms >> 8 * voids & 255
    return places
