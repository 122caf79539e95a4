"""Gosu X: cards that move between hand, deck, discard and beyond, activation tokens, and the end of the game.

GX-INFO-1 is kept here: whenever a card moves, `seen` and `known` say who knows where it is now.
"""

from madang.engine.events import NOWHERE, place, tell
from madang.engine.rng import below
from madang.engine.rule import NOTHING, PUBLIC, lowest, rule, size, whole
from madang.games.gosux import cards
from madang.games.gosux.cards import (
    DISCARDED,
    DRAWN,
    DREW,
    FIRST_CARD_RULE,
    FOUND,
    GX_KW_DRAW,
    GX_WIN_2,
    MILLED,
    MOST_TOKENS,
    PUT_ON_TOP,
    PUT_UNDER,
    REMOVED_CARD,
    REVEALED_CARD,
    SEATS,
    SHUFFLED,
    SHUFFLED_IN,
    TOKEN_UNLOCKED,
    TOOK,
    WON,
)
from madang.games.gosux.effects.language import (
    DECK,
    DISCARD,
    HAND,
    REMOVED,
    REVEALED,
    SHUFFLING_UNLOCKS,
)
from madang.games.gosux.effects.tables import FIRST_COPY, NE_YE_KIND
from madang.games.gosux.queries import card_of, holds, join, kind_of, without
from madang.games.gosux.state import OVER, SONG

# The end


@rule
def win(state, seats, cause, events):
    """The game is over: won by one seat, or shared by both."""
    state.result = seats
    state.reason = cause
    state.stage = OVER
    for seat in range(SEATS):
        if seats >> seat & 1:
            tell(events, WON, seat, NOTHING, NOWHERE, NOWHERE, size(seats), cause, PUBLIC)


# Activation tokens


@rule
def unlock(state, seat, cause, events):
    """GX-WIN-2: one more activation token; a fifth wins, but not in the Song of the Dead."""
    if state.owned[seat] < MOST_TOKENS:
        state.owned[seat] += 1
        state.tokens[seat] += 1
        there = place(cards.TOKENS_ZONE, seat)
        tell(events, TOKEN_UNLOCKED, seat, NOTHING, NOWHERE, there, whole(state.owned[seat]), cause, PUBLIC)
    elif state.stage != SONG:
        win(state, 1 << seat, GX_WIN_2, events)


# Hand and deck


@rule
def put_in_hand(state, seat, card, open_to_all):
    state.hand[seat] = join(whole(state.hand[seat]), 1 << card)
    state.hand_size[seat] += 1
    if open_to_all:
        state.seen[seat] = join(whole(state.seen[seat]), 1 << card)


@rule
def take_from_hand(state, seat, card):
    """Whoever knew of one such card cannot tell whether another is left."""
    state.hand[seat] = without(whole(state.hand[seat]), 1 << card)
    state.hand_size[seat] -= 1
    if whole(state.seen[seat]) >> card & 1:
        state.seen[seat] = without(whole(state.seen[seat]), 1 << card)


@rule
def put_on_deck(state, seat, card):
    """On top, for all to see."""
    top = whole(state.deck_size[seat])
    state.deck[seat, top] = card
    state.known[seat] |= 1 << top
    state.deck_size[seat] = top + 1


@rule
def put_under_deck(state, seat, card):
    """At the bottom, for all to see."""
    for position in range(whole(state.deck_size[seat]), 0, -1):
        state.deck[seat, position] = state.deck[seat, position - 1]
    state.deck[seat, 0] = card
    state.deck_size[seat] += 1
    state.known[seat] = whole(state.known[seat]) << 1 | 1


@rule
def take_top(state, seat):
    """The top card of a deck that is not empty."""
    top = whole(state.deck_size[seat]) - 1
    card = whole(state.deck[seat, top])
    state.deck[seat, top] = NOTHING
    state.deck_size[seat] = top
    state.known[seat] &= ~(1 << top)
    return card


@rule
def take_from_deck(state, seat, card):
    """A card out of the middle; the deck is shuffled next."""
    last = whole(state.deck_size[seat]) - 1
    for position in range(last + 1):
        if state.deck[seat, position] == card:
            state.deck[seat, position] = state.deck[seat, last]
            break
    state.deck[seat, last] = NOTHING
    state.deck_size[seat] = last
    state.known[seat] = 0


@rule
def deck_bag(state, seat):
    bag = 0
    for position in range(whole(state.deck_size[seat])):
        bag = join(bag, 1 << whole(state.deck[seat, position]))
    return bag


@rule
def shuffle(state, seat, cause, events):
    """Nobody knows a position any more."""
    number = whole(state.deck_size[seat])
    for position in range(number - 1, 0, -1):
        other = below(state.generator, position + 1)
        card = whole(state.deck[seat, position])
        state.deck[seat, position] = state.deck[seat, other]
        state.deck[seat, other] = card
    state.known[seat] = 0
    tell(events, SHUFFLED, seat, NOTHING, NOWHERE, place(cards.DECK_ZONE, seat), number, cause, PUBLIC)


@rule
def fill_deck(state, seat, bag):
    """Puts a bag of cards into a deck that is shuffled next."""
    number = whole(state.deck_size[seat])
    while bag:
        state.deck[seat, number] = FIRST_COPY[lowest(bag)]
        bag &= bag - 1
        number += 1
    state.deck_size[seat] = number


@rule
def shuffle_in(state, seat, zone, bag, cause, events):
    """GX-KW-DRAW: cards of the discard, or removed ones, into the deck. Byun Hyung Ja (Narashima) sees it if the
    whole discard goes."""
    if bag:
        source = cards.DISCARD_ZONE
        if zone == DISCARD:
            state.discard[seat] = without(whole(state.discard[seat]), bag)
        else:
            state.removed[seat] = without(whole(state.removed[seat]), bag)
            source = cards.REMOVED_ZONE
        fill_deck(state, seat, bag)
        there = place(cards.DECK_ZONE, seat)
        tell(events, SHUFFLED_IN, seat, NOTHING, place(source, seat), there, size(bag), cause, PUBLIC)
        shuffle(state, seat, cause, events)
        if zone == DISCARD and state.discard[seat] == 0 and holds(state, seat, SHUFFLING_UNLOCKS):
            unlock(state, seat, GX_KW_DRAW, events)


@rule
def draw_cards(state, seat, number, cause, events):
    """GX-KW-DRAW: the discard is shuffled in where the deck is empty; with nothing left the draw ends."""
    before = whole(state.hand[seat])
    drawn = 0
    while drawn < number:
        if state.deck_size[seat] == 0:
            shuffle_in(state, seat, DISCARD, whole(state.discard[seat]), GX_KW_DRAW, events)
            if state.deck_size[seat] == 0 or state.result:
                break
        top = whole(state.deck_size[seat]) - 1
        open_to_all = whole(state.known[seat]) >> top & 1
        card = take_top(state, seat)
        put_in_hand(state, seat, card, open_to_all)
        drawn += 1
    if drawn > 0:
        here = place(cards.DECK_ZONE, seat)
        there = place(cards.HAND_ZONE, seat)
        tell(events, DREW, seat, NOTHING, here, there, drawn, cause, PUBLIC)
        new = whole(state.hand[seat]) & ~before
        while new:
            tell(events, DRAWN, seat, kind_of(state, seat, lowest(new)), here, there, 1, cause, 1 << seat)
            new &= new - 1


@rule
def mill(state, seat, number, cause, events):
    """GX-KW-REVEAL: top cards into the discard, as many as there are."""
    for _ in range(min(number, whole(state.deck_size[seat]))):
        card = take_top(state, seat)
        state.discard[seat] = join(whole(state.discard[seat]), 1 << card)
        kind = kind_of(state, seat, card)
        tell(
            events, MILLED, seat, kind, place(cards.DECK_ZONE, seat), place(cards.DISCARD_ZONE, seat), 1, cause, PUBLIC
        )


@rule
def reveal(state, seat, number, cause, events):
    """GX-KW-REVEAL: the next cards, as many as there are."""
    for _ in range(min(number, whole(state.deck_size[seat]))):
        card = take_top(state, seat)
        state.revealed[seat] = join(whole(state.revealed[seat]), 1 << card)
        kind = kind_of(state, seat, card)
        there = place(cards.REVEALED_ZONE, seat)
        tell(events, REVEALED_CARD, seat, kind, place(cards.DECK_ZONE, seat), there, 1, cause, PUBLIC)


@rule
def remove_cards(state, seat, owner, bag, cause, events):
    """GX-KW-REMOVED: cards leave a discard for good, together; then Ne'ye draws for whoever removed it."""
    state.discard[owner] = without(whole(state.discard[owner]), bag)
    state.removed[owner] = join(whole(state.removed[owner]), bag)
    left = bag
    while left:
        kind = kind_of(state, owner, lowest(left))
        source = place(cards.DISCARD_ZONE, owner)
        tell(events, REMOVED_CARD, seat, kind, source, place(cards.REMOVED_ZONE, owner), 1, cause, PUBLIC)
        left &= left - 1
    ne_ye = card_of(state, owner, NE_YE_KIND)
    if ne_ye != NOTHING and bag >> ne_ye & 1:
        draw_cards(state, seat, 1, FIRST_CARD_RULE + NE_YE_KIND, events)


@rule
def move(state, seat, card, source, target, cause, events):
    """One card from one zone of a seat to another."""
    one = 1 << card
    kind = kind_of(state, seat, card)
    what = TOOK
    seen = PUBLIC
    from_zone = cards.DISCARD_ZONE
    if source == HAND:
        take_from_hand(state, seat, card)
        from_zone = cards.HAND_ZONE
        what = DISCARDED
    elif source == DISCARD:
        state.discard[seat] = without(whole(state.discard[seat]), one)
    elif source == REMOVED:
        state.removed[seat] = without(whole(state.removed[seat]), one)
        from_zone = cards.REMOVED_ZONE
    elif source == REVEALED:
        state.revealed[seat] = without(whole(state.revealed[seat]), one)
        from_zone = cards.REVEALED_ZONE
        what = DISCARDED
    else:
        take_from_deck(state, seat, card)
        from_zone = cards.DECK_ZONE
        what = REVEALED_CARD
    to_zone = cards.DISCARD_ZONE
    if target == HAND:
        put_in_hand(state, seat, card, 0 if source == DECK else 1)
        to_zone = cards.HAND_ZONE
        what = TOOK
        if source == DECK:
            what = FOUND
            seen = 1 << seat
    elif target == DISCARD:
        state.discard[seat] = join(whole(state.discard[seat]), one)
    elif target == REVEALED:
        state.revealed[seat] = join(whole(state.revealed[seat]), one)
        to_zone = cards.REVEALED_ZONE
    elif target == DECK:
        put_on_deck(state, seat, card)
        to_zone = cards.DECK_ZONE
        what = PUT_ON_TOP
    else:
        put_under_deck(state, seat, card)
        to_zone = cards.DECK_ZONE
        what = PUT_UNDER
    tell(events, what, seat, kind, place(from_zone, seat), place(to_zone, seat), 1, cause, seen)
