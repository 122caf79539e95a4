"""Koryŏ: the rules. Source: the French rulebook (Moonster Games Asia, Happy Baobab), a game by Gary Kim; where it is
silent our rulings hold, marked as such in docs/rules/koryo.md. Ids in the docstrings refer to that page.

Deviations from the printed game: none.
"""

from madang.engine.pack import copies, count, kinds
from madang.engine.rule import lowest, rule, whole
from madang.engine.seasons.cards import ASK_NOTHING, FAMILIES, KEPT, ORDERS, SEATS
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
)
from madang.games.koryo.cards import (
    ALL_CARDS,
    BROADCASTER,
    KO_DEAL_1,
    KO_DEAL_2,
    KO_END_1,
    KO_ORD_1,
    KO_ORD_3,
    KO_SETUP_1,
    SENATOR,
    SENATOR_KEEPS,
    SHIP_OWNER,
    TOKENS,
)
from madang.games.koryo.effects import begin_swap, destroy, finish_swap, send_barbarians
from madang.games.koryo.majorities import settle
from madang.games.koryo.scoring import tell_result
from madang.games.koryo.state import (
    ACTIONS,
    ASK_DISCARD,
    ASK_ORDER,
    ASK_SWAP,
    ASK_TURN,
    BASE,
    DESTROY,
    DISCARD,
    END,
    END_BIT,
    LAY,
    LAY_ACTION,
    LAY_TWO,
    LAY_TWO_ACTION,
    REVEAL,
    REVEAL_BIT,
    SEND_BARBARIANS,
    SWAP,
    USE_BANKER,
    USE_PRIEST,
    USE_SPY,
)
from madang.games.koryo.turns import (
    begin_turn,
    burn_event,
    clear_turn,
    end_turn,
    reveal,
    steal_token,
    take_token,
    turn_options,
)

BLOCK_OF = ACTIONS.block_of
FIELDS = ACTIONS.fields


# Setting up and dealing


@rule
def deal(state, players, options, seed, events):
    """KO-SETUP-1: one pile of 55 cards, eight tokens, a random first player; then the first round begins."""
    set_up(state, players, ALL_CARDS, TOKENS, seed)
    begin_round(state, events)
    proceed(state, events)


@rule
def begin_round(state, events):
    """KO-DEAL-1: turns the season over and clears what the last round left."""
    clear_turn(state)
    open_round(state, KO_DEAL_1, KO_SETUP_1, events)
    for seat in range(SEATS):
        state.free[seat] = 0


@rule
def begin_orders(state, events):
    """KO-DEAL-1, KO-DEAL-2: everybody is dealt the season's number of cards, one more with the Broadcaster majority."""
    begin_phase(state, ORDERS)
    deal_hands(state, whole(state.holder[BROADCASTER]), KO_DEAL_1, KO_DEAL_2, events)


# Orders


@rule
def can_order(state, seat):
    """KO-ORD-1: any card will do."""
    return state.held[seat] > 0


@rule
def lay_nothing(state, events):
    """KO-DEAL-2: who was dealt nothing lays nothing."""
    state.turn += 1


@rule
def list_orders(state, out):
    """KO-ORD-1, KO-ORD-2: any number of one kind; with the Ship-owner also two different cards."""
    seat = whole(state.seat)
    hand = whole(state.hand[seat])
    number = 0
    held = kinds(hand)
    while held:
        kind = lowest(held)
        held &= held - 1
        first = whole(LAY_ACTION[kind, 1])
        for more in range(count(hand, kind)):
            out[number] = first + more
            number += 1
    if state.holder[SHIP_OWNER] == seat:
        held = kinds(hand)
        while held:
            kind = lowest(held)
            held &= held - 1
            others = held
            while others:
                out[number] = LAY_TWO_ACTION[kind, lowest(others)]
                others &= others - 1
                number += 1
    return number


@rule
def lay(state, order, events):
    """KO-ORD-1, KO-ORD-2, KO-ORD-3: the order lies face down, everything else returns to the pile."""
    seat = whole(state.seat)
    state.free[seat] = 1 if state.holder[SHIP_OWNER] == seat else 0
    lay_order(state, order, KO_ORD_1, KO_ORD_3, events)
    state.turn += 1


# The end of a round


@rule
def limit(state, seat):
    """KO-END-1: how many cards a seat may keep now, two more with the Senator majority."""
    return whole(KEPT[state.round_number]) + (SENATOR_KEEPS if state.holder[SENATOR] == seat else 0)


@rule
def discard(state, family, events):
    """KO-END-1: one character returns to the pile; majorities, and so the limit, are settled anew."""
    discard_one(state, family, settle, KO_END_1, events)


@rule
def end_round(state, events):
    """KO-END-3: after round 8 the game ends; else the first-player token passes clockwise and a round begins."""
    close_round(state, clear_turn, begin_round, tell_result, events)


# The flow


proceed = course(
    ask=ask,
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
    return whole(state.seat)


@rule
def legal(state, out):
    """Writes the legal actions, ascending; returns how many."""
    if state.asked == ASK_ORDER:
        return list_orders(state, out)
    options = whole(state.choices)
    base = whole(BASE[state.asked])
    number = 0
    while options:
        out[number] = base + lowest(options)
        options &= options - 1
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
    elif what == USE_BANKER:
        take_token(state, events)
    elif what == USE_PRIEST:
        burn_event(state, FAMILIES + one, events)
    elif what == USE_SPY:
        steal_token(state, one, events)
    elif what == REVEAL:
        reveal(state, events)
    elif what == SEND_BARBARIANS:
        send_barbarians(state, one, events)
    elif what == SWAP and asked == ASK_SWAP:
        finish_swap(state, one, two, events)
    elif what == SWAP:
        begin_swap(state, one, two, events)
    elif what == END:
        end_turn(state, events)
    elif what == DESTROY:
        destroy(state, one, events)
    elif what == DISCARD:
        discard(state, one, events)
    proceed(state, events)
