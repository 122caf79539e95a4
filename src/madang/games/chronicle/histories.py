"""Chronicle: the History cards. Which conditions are in play, who meets them, and the Fame at the end of a round
(docs/rules/chronicle.md, ids in the docstrings)."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.rng import below
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, size, whole
from madang.games.chronicle.cards import (
    ALLIES,
    ANGEL,
    CARD_RULE,
    CONDITION,
    COUNTED,
    CR_END_1,
    CR_END_2,
    CR_END_3,
    CR_END_4,
    CR_OPT_1,
    CR_SET_1,
    DISCARD_PILE,
    EVIL,
    FAME_FOR_EVIL,
    FEWEST,
    FIRST_HISTORY,
    HAND,
    HISTORIES,
    HISTORY_BACK,
    HISTORY_PUT_BACK,
    HISTORY_RULE,
    HISTORY_TURNED,
    IN_PLAY,
    JOINED,
    MEASURED,
    MOST,
    NEXT,
    OPERAND,
    PAYING,
    PILE,
    PILE_RENEWED,
    PREVIOUS,
    PURIFIED,
    ROUNDS_REMEMBERED,
    SCORED_EVIL,
    SCORED_HISTORY,
    SHUT_OUT,
    THREES,
    UNIVERSAL,
    USED,
)
from madang.games.chronicle.state import SEATS

# The pile


@rule
def shuffle_pile(state, cards, generator):
    """CR-SET-1: a set of History cards becomes the pile, every order equally likely."""
    state.pile_size = 0
    while cards:
        put_into_pile(state, lowest(cards), generator)
        cards &= cards - 1


@rule
def put_into_pile(state, history, generator):
    """CR-END-4: one more card, anywhere in the pile."""
    end = whole(state.pile_size)
    at = below(generator, end + 1)
    state.pile[end] = state.pile[at]
    state.pile[at] = history
    state.pile_size = end + 1


@rule
def top_of_pile(state, events):
    """CR-SET-1: takes the top History card; an empty pile is renewed from the used ones. NOTHING if there is none."""
    if state.pile_size == 0:
        used = whole(state.used)
        if used == 0:
            return NOTHING
        shuffle_pile(state, used, state.generator)
        state.used = 0
        source, target = place(USED, TABLE), place(PILE, TABLE)
        tell(events, PILE_RENEWED, NOBODY, NOTHING, source, target, size(used), CR_SET_1, PUBLIC)
    state.pile_size -= 1
    history = whole(state.pile[state.pile_size])
    state.pile[state.pile_size] = NOTHING
    return history


@rule
def draw_history(state, events):
    """CR-SET-1, CR-END-4: the next History card. In the first round there is nothing to look back at: such a card is
    replaced by the next and shuffled into the pile."""
    history = top_of_pile(state, events)
    put_back = 0
    while state.round_number == 1 and history != NOTHING and CONDITION[history] == PREVIOUS:
        put_back |= 1 << history
        history = top_of_pile(state, events)
    while put_back:
        other = lowest(put_back)
        put_back &= put_back - 1
        put_into_pile(state, other, state.generator)
        pile = place(PILE, TABLE)
        tell(events, HISTORY_PUT_BACK, NOBODY, FIRST_HISTORY + other, pile, pile, 1, CR_END_4, PUBLIC)
    return history


@rule
def turn_histories(state, events):
    """CR-SET-1, CR-OPT-1, CR-END-4: the round's first History card or two, and those that a Coronation adds."""
    for i in range(len(HISTORIES)):
        state.turned[i] = NOTHING
    state.turned_up = 0
    cause = CR_SET_1
    regular = 2 if state.two_histories else 1
    wanted = regular
    while state.turned_up < wanted:
        history = draw_history(state, events)
        if history == NOTHING:
            break
        number = whole(state.turned_up)
        state.turned[number] = history
        state.turned_up = number + 1
        if events.shape[0] > 0:
            if number == 1 and regular == 2:
                cause = CR_OPT_1
            elif number >= regular:
                cause = HISTORY_RULE + first_turned(state, NEXT)
            source, target = place(PILE, TABLE), place(IN_PLAY, TABLE)
            tell(events, HISTORY_TURNED, NOBODY, FIRST_HISTORY + history, source, target, 1, cause, PUBLIC)
        if CONDITION[history] == NEXT:
            wanted += whole(OPERAND[history])
    bring_into_play(state, events)


@rule
def first_turned(state, condition):
    """The first History card turned up this round that has this kind of condition, or NOTHING."""
    for number in range(whole(state.turned_up)):
        history = whole(state.turned[number])
        if CONDITION[history] == condition:
            return history
    return NOTHING


@rule
def turned_set(state):
    """The History cards turned up this round."""
    cards = 0
    for number in range(whole(state.turned_up)):
        cards |= 1 << whole(state.turned[number])
    return cards


@rule
def bring_into_play(state, events):
    """CR-END-4: the conditions of this round: of the cards turned up, and those that a Conversation brings back."""
    turned = turned_set(state)
    paying = turned & PAYING
    for number in range(whole(state.turned_up)):
        history = whole(state.turned[number])
        if CONDITION[history] == PREVIOUS:
            for back in range(whole(OPERAND[history])):
                paying |= whole(state.paid[back])
    state.paying = paying
    if events.shape[0] > 0:
        back = paying & ~turned
        while back:
            card = FIRST_HISTORY + lowest(back)
            back &= back - 1
            cause = HISTORY_RULE + first_turned(state, PREVIOUS)
            tell(events, HISTORY_BACK, NOBODY, card, place(USED, TABLE), place(IN_PLAY, TABLE), 1, cause, PUBLIC)


# Conditions


@rule
def measure(allies, what):
    """CR-END-3, CR-CARD-2: how many Allies of a kind a set of cards makes; some cards count as three."""
    counted = allies & whole(MEASURED[what])
    return size(counted) + 2 * size(counted & THREES)


@rule
def scored_allies(state, seat):
    """CR-END-1: the Allies of a seat as they are scored: the Angel casts off the Evil ones."""
    allies = whole(state.allies[seat])
    return allies & ~EVIL if allies & ANGEL else allies


@rule
def ruler_of_evil(state):
    """CR-END-2: who owns every Evil card, or NOBODY."""
    for seat in range(SEATS):
        if scored_allies(state, seat) & EVIL == EVIL:
            return seat
    return NOBODY


@rule
def excluded_seats(state):
    """CR-END-2, CR-END-3: everybody who has an Evil Ally; nobody while the Dark Age is in play, or while one seat owns
    every Evil card and takes all Fame."""
    excluded = 0
    if whole(state.paying) & UNIVERSAL == 0 and ruler_of_evil(state) == NOBODY:
        for seat in range(SEATS):
            if scored_allies(state, seat) & EVIL:
                excluded |= 1 << seat
    return excluded


@rule
def seats_that_meet(state, history, excluded):
    """CR-END-3: who meets a condition, all that are tied; those excluded are not even compared with."""
    condition = whole(CONDITION[history])
    what = whole(OPERAND[history])
    best = -1
    meeting = 0
    for seat in range(whole(state.players)):
        if not excluded >> seat & 1:
            number = measure(scored_allies(state, seat), what)
            if condition == MOST:
                better = number > best and number > 0
            elif condition == FEWEST:
                better = best < 0 or number < best
            else:
                better = best < 0 and number == 0
            if better:
                best = number
                meeting = 0
            if number == best:
                meeting |= 1 << seat
    return meeting


# The end of a round


@rule
def discard_card(state, card):
    """CR-DISC-1: a card goes on top of the discard pile."""
    state.discard[state.discarded] = card
    state.discarded += 1


@rule
def join_hands(state, events):
    """CR-END-1: what is left in a hand joins its owner's Allies."""
    for seat in range(whole(state.players)):
        hand = whole(state.hand[seat])
        state.allies[seat] = whole(state.allies[seat]) | hand
        state.hand[seat] = 0
        state.held[seat] = 0
        state.known[seat] = 0
        if events.shape[0] > 0:
            while hand:
                card = lowest(hand)
                hand &= hand - 1
                tell(events, JOINED, seat, card, place(HAND, seat), place(ALLIES, seat), 1, CR_END_1, PUBLIC)


@rule
def purify(state, events):
    """CR-END-1, CR-CARD-ANGEL: the owner of the Angel discards all own Evil cards."""
    for seat in range(whole(state.players)):
        evil = whole(state.allies[seat]) & EVIL
        if evil and whole(state.allies[seat]) & ANGEL:
            state.allies[seat] = whole(state.allies[seat]) & ~EVIL
            cause = whole(CARD_RULE[lowest(ANGEL)])
            while evil:
                card = lowest(evil)
                evil &= evil - 1
                discard_card(state, card)
                source, target = place(ALLIES, seat), place(DISCARD_PILE, TABLE)
                tell(events, PURIFIED, seat, card, source, target, 1, cause, PUBLIC)


@rule
def pay_fame(state, events):
    """CR-END-2, CR-END-3, CR-END-4: every condition in play is checked and paid by itself, unless somebody owns all
    Evil cards."""
    ruler = ruler_of_evil(state)
    if ruler != NOBODY:
        state.fame[ruler] += FAME_FOR_EVIL
        tell(events, SCORED_EVIL, ruler, NOTHING, NOWHERE, NOWHERE, FAME_FOR_EVIL, CR_END_2, PUBLIC)
        return
    excluded = excluded_seats(state)
    if events.shape[0] > 0:
        for seat in range(whole(state.players)):
            if excluded >> seat & 1:
                tell(events, SHUT_OUT, seat, NOTHING, NOWHERE, NOWHERE, 1, CR_END_3, PUBLIC)
    paying = whole(state.paying)
    while paying:
        history = lowest(paying)
        paying &= paying - 1
        winning = seats_that_meet(state, history, excluded)
        card = FIRST_HISTORY + history
        tell_counts(state, history, events)
        if winning == 0:
            tell(events, SCORED_HISTORY, NOBODY, card, NOWHERE, NOWHERE, 0, HISTORY_RULE + history, PUBLIC)
        while winning:
            seat = lowest(winning)
            winning &= winning - 1
            state.fame[seat] += 1
            tell(events, SCORED_HISTORY, seat, card, NOWHERE, NOWHERE, 1, HISTORY_RULE + history, PUBLIC)


@rule
def tell_counts(state, history, events):
    """How many of what a History card asks for everybody has."""
    if events.shape[0] > 0:
        for seat in range(whole(state.players)):
            number = measure(scored_allies(state, seat), whole(OPERAND[history]))
            card = FIRST_HISTORY + history
            tell(events, COUNTED, seat, card, NOWHERE, NOWHERE, number, HISTORY_RULE + history, PUBLIC)


@rule
def put_histories_away(state):
    """CR-SET-1, CR-END-4: the round's History cards are used; its conditions are remembered for a Conversation."""
    state.used = whole(state.used) | turned_set(state)
    for back in range(ROUNDS_REMEMBERED - 1, 0, -1):
        state.paid[back] = state.paid[back - 1]
    state.paid[0] = state.paying
