"""Chosŏn: the rules. Source: the bilingual rulebook (Moonster Games, 2014), a game by Gary Kim; where it is silent our
rulings hold, marked as such in docs/rules/choson.md. Ids in the docstrings refer to that page.

Deviations from the printed game: none.
"""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.pack import copies, count, kinds
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, lowest, rule, whole
from madang.engine.seasons.cards import ASK_NOTHING, CHARACTERS, FIRST_PLAYER, HAND, KEPT, ORDERS, PILE, SEATS, TABLEAU
from madang.engine.seasons.rules import (
    ask,
    begin_phase,
    close_round,
    course,
    deal_hands,
    discard_one,
    lay_order,
    open_round,
    set_up,
    to_pile,
)
from madang.games.choson.cards import (
    ALL_CARDS,
    CH_DEAL_1,
    CH_END_1,
    CH_ORD_1,
    CH_ORD_2,
    CH_SETUP_1,
    CH_TT_1,
    CH_VP_1,
    DECLINED_POINT,
    EFFECT_OF,
    EVENT,
    LAID_NOTHING,
    LOBBY,
    POINTS,
    STAYED,
    TIME_TRAVELLER,
    TRAVELLED,
    TRIO,
    WATCHER,
)
from madang.games.choson.effects import begin_swap, destroy, finish_swap, let_be, riposte, strike
from madang.games.choson.majorities import place_shield, settle
from madang.games.choson.points import take_point, take_point_from
from madang.games.choson.scoring import tell_result
from madang.games.choson.state import (
    ACTIONS,
    ASK_DISCARD,
    ASK_ORDER,
    ASK_SECOND,
    ASK_SWAP,
    ASK_TRAVEL,
    ASK_TURN,
    BASE,
    DECLINE,
    DISCARD,
    END,
    END_BIT,
    ENOUGH,
    LAY,
    LAY_ACTION,
    LAY_EVENTS,
    LAY_EVENTS_ACTION,
    LAY_TWO,
    LAY_TWO_ACTION,
    LAY_WITH_EVENT,
    LAY_WITH_EVENT_ACTION,
    LET_BE,
    OPEN_EFFECT,
    PLACE_SHIELD,
    REVEAL,
    REVEAL_BIT,
    RIPOSTE,
    STAY,
    STRIKE,
    STRIKES_AFTER_SWAPS,
    SWAP,
    TAKE_FROM,
    TARGET_BIT,
    TRAVEL_NOW,
    USE_GOSU,
    USE_ORACLE,
    USE_SCIENTIST,
)
from madang.games.choson.turns import (
    begin_turn,
    clear_turn,
    end_turn,
    keep_event,
    reveal,
    turn_options,
    use_oracle,
    use_scientist,
)

BLOCK_OF = ACTIONS.block_of
FIELDS = ACTIONS.fields


# Setting up, time travel, dealing


@rule
def deal(state, players, options, seed, events):
    """CH-SETUP-1: one pile of 55 cards, ten victory points, a random first player; then the first round begins."""
    set_up(state, players, ALL_CARDS, POINTS, seed)
    for seat in range(SEATS):
        state.kept[seat] = 0
    state.shield = NOTHING
    state.legacy = NOBODY
    begin_round(state, events)
    proceed(state, events)


@rule
def begin_round(state, events):
    """CH-TT-1: turns the season over and clears what the last round left. Who has the Time Traveller majority is asked
    whether to travel before the orders begin."""
    clear_turn(state)
    open_round(state, CH_DEAL_1, CH_SETUP_1, events)
    traveller = whole(state.holder[TIME_TRAVELLER])
    if traveller != NOBODY:
        state.seat = traveller
        ask_in_turn(state, ASK_TRAVEL, 3)


@rule
def ask_in_turn(state, question, options):
    """The seat whose turn it is decides; only a riposte (CH-RIP-1) is decided by another."""
    ask(state, question, options)
    state.actor = state.seat


@rule
def travel(state, events):
    """CH-TT-1: a Time Traveller is sacrificed for the 1st Player token and a victory point."""
    seat = whole(state.seat)
    state.turn += 1
    to_pile(state, seat, TIME_TRAVELLER)
    tell(events, TRAVELLED, seat, TIME_TRAVELLER, place(TABLEAU, seat), place(PILE, TABLE), 1, CH_TT_1, PUBLIC)
    settle(state, 1 << TIME_TRAVELLER, events)
    if state.first != seat:
        state.first = seat
        tell(events, FIRST_PLAYER, seat, NOTHING, NOWHERE, NOWHERE, 1, CH_TT_1, PUBLIC)
    take_point(state, seat, True, CH_TT_1, events)


@rule
def begin_orders(state, events):
    """CH-DEAL-1: everybody is dealt the season's number of cards."""
    begin_phase(state, ORDERS)
    state.gone = 0
    deal_hands(state, NOBODY, CH_DEAL_1, CH_DEAL_1, events)


# Orders


@rule
def can_order(state, seat):
    """CH-ORD-1: any character will do; without one it takes three events."""
    hand = whole(state.hand[seat])
    return hand & CHARACTERS != 0 or count(hand, EVENT) >= TRIO


@rule
def list_orders(state, out):
    """CH-ORD-1: some of one family, two families, one character with an event, or three events."""
    hand = whole(state.hand[state.seat])
    families = kinds(hand & CHARACTERS)
    events = count(hand, EVENT)
    number = 0
    left = families
    while left:
        family = lowest(left)
        left &= left - 1
        for more in range(count(hand, family)):
            out[number] = whole(LAY_ACTION[family, 1]) + more
            number += 1
    left = families
    while left:
        family = lowest(left)
        left &= left - 1
        others = left
        while others:
            out[number] = LAY_TWO_ACTION[family, lowest(others)]
            others &= others - 1
            number += 1
    if events > 0:
        left = families & ~(1 << WATCHER)
        while left:
            out[number] = LAY_WITH_EVENT_ACTION[lowest(left)]
            left &= left - 1
            number += 1
    if events >= TRIO:
        out[number] = LAY_EVENTS_ACTION
        number += 1
    return number


@rule
def lay(state, order, events):
    """CH-ORD-1, CH-ORD-2: the combination lies face down, everything else returns to the pile."""
    lay_order(state, order, CH_ORD_1, CH_ORD_2, events)
    state.turn += 1


@rule
def lay_nothing(state, events):
    """CH-ORD-1: a hand without any combination returns to the pile. It held one or two events, and everybody knows."""
    seat = whole(state.seat)
    number = whole(state.held[seat])
    state.pile = whole(state.pile) + whole(state.hand[seat])
    state.gone = whole(state.gone) + whole(state.hand[seat])
    state.hand[seat] = 0
    state.held[seat] = 0
    state.turn += 1
    tell(events, LAID_NOTHING, seat, NOTHING, place(HAND, seat), place(PILE, TABLE), number, CH_ORD_1, PUBLIC)


# The end of a round


@rule
def limit(state, seat):
    """CH-END-1: how many characters a seat may keep."""
    return whole(KEPT[state.round_number])


@rule
def discard(state, family, events):
    """CH-END-1, CH-YI-2: one character returns to the pile, shielded or not."""
    discard_one(state, family, settle, CH_END_1, events)


@rule
def end_round(state, events):
    """CH-END-1, CH-END-2: the 1st Player token passes clockwise and a round begins; after round 8 it stays."""
    close_round(state, clear_turn, begin_round, tell_result, events)
    state.actor = state.seat


# The flow


proceed = course(
    ask=ask_in_turn,
    ask_order=ASK_ORDER,
    ask_turn=ASK_TURN,
    ask_discard=ASK_DISCARD,
    reveal_bit=REVEAL_BIT,
    end_bit=END_BIT,
    begin_orders=begin_orders,
    can_order=can_order,
    lay_nothing=lay_nothing,
    begin_turn=begin_turn,
    turn_options=turn_options,
    reveal=reveal,
    end_turn=end_turn,
    limit=limit,
    discard=discard,
    end_round=end_round,
)


@rule
def to_act(state):
    return whole(state.actor)


@rule
def legal(state, out):
    """Writes the legal actions, ascending; returns how many."""
    if state.asked == ASK_ORDER:
        return list_orders(state, out)
    options = whole(state.choices)
    base = whole(BASE[state.asked])
    strikes = 0
    if state.asked == ASK_TURN and state.effect == OPEN_EFFECT and EFFECT_OF[state.character] != LOBBY:
        strikes = STRIKES_AFTER_SWAPS
    number = 0
    while options:
        bit = lowest(options)
        options &= options - 1
        out[number] = base + bit + (strikes if bit >= TARGET_BIT else 0)
        number += 1
    return number


@rule
def apply(state, action, events):
    """One decision, then everything that needs no choice."""
    what = whole(BLOCK_OF[action])
    one = whole(FIELDS[action, 0])
    two = whole(FIELDS[action, 1])
    asked = whole(state.asked)
    state.asked = ASK_NOTHING
    state.choices = 0
    if what == LAY:
        lay(state, copies(one, two), events)
    elif what == LAY_TWO:
        lay(state, copies(one, 1) + copies(two, 1), events)
    elif what == LAY_WITH_EVENT:
        lay(state, copies(one, 1) + copies(EVENT, 1), events)
    elif what == LAY_EVENTS:
        lay(state, copies(EVENT, TRIO), events)
    elif what == USE_ORACLE:
        use_oracle(state, events)
    elif what == USE_SCIENTIST:
        use_scientist(state, events)
    elif what == USE_GOSU:
        keep_event(state, events)
    elif what == PLACE_SHIELD:
        place_shield(state, one, events)
    elif what == REVEAL:
        reveal(state, events)
    elif what == END:
        end_turn(state, events)
    elif what == SWAP and asked == ASK_SWAP:
        finish_swap(state, one, two, events)
    elif what == SWAP:
        begin_swap(state, one, two, events)
    elif what == STRIKE and asked == ASK_SECOND:
        destroy(state, one, two, events)
    elif what == STRIKE:
        strike(state, one, two, events)
    elif what == ENOUGH:
        destroy(state, NOBODY, NOTHING, events)
    elif what == RIPOSTE:
        riposte(state, events)
    elif what == LET_BE:
        let_be(state, events)
    elif what == TRAVEL_NOW:
        travel(state, events)
    elif what == STAY:
        tell(events, STAYED, whole(state.seat), TIME_TRAVELLER, NOWHERE, NOWHERE, 1, CH_TT_1, PUBLIC)
    elif what == TAKE_FROM:
        take_point_from(state, whole(state.actor), one, events)
    elif what == DECLINE:
        tell(events, DECLINED_POINT, whole(state.actor), NOTHING, NOWHERE, NOWHERE, 1, CH_VP_1, PUBLIC)
    elif what == DISCARD:
        discard(state, one, events)
    proceed(state, events)
