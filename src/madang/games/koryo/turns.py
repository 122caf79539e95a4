"""Koryŏ: a turn (KO-MAIN), the powers used in it, and its end."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.pack import count, kinds
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, around, rule, whole
from madang.engine.seasons.cards import (
    ASK_NOTHING,
    CHARACTERS,
    ORDER,
    PILE,
    POOL,
    PURSE,
    REVEALED,
    TABLEAU,
    TURN_BEGINS,
    TURN_ENDS,
)
from madang.engine.seasons.rules import tell_cards, to_pile
from madang.games.koryo.cards import (
    BANKER,
    BARBARIANS,
    BURNED_EVENT,
    GUARDIAN,
    KO_BANK_1,
    KO_EV_1,
    KO_MAIN_1,
    KO_PRIEST_1,
    KO_SPY_1,
    LAPSED,
    LOBBYING,
    PRIEST,
    SPY,
    STOLE_TOKEN,
    TOOK_TOKEN,
)
from madang.games.koryo.effects import swap_options
from madang.games.koryo.majorities import settle
from madang.games.koryo.state import (
    BANKER_BIT,
    BARBARIANS_BIT,
    END_BIT,
    PRIEST_BIT,
    REVEAL_BIT,
    SPY_BIT,
    SWAP_BIT,
    USED_BANKER,
    USED_PRIEST,
    USED_SPY,
)


@rule
def clear_turn(state):
    """Nothing used, nothing open, nothing begun."""
    state.asked = ASK_NOTHING
    state.choices = 0
    state.revealed = 0
    state.used = 0
    state.barbarians = 0
    state.lobbying = 0
    state.victim = NOBODY
    state.family = NOTHING


@rule
def begin_turn(state, events):
    """KO-MAIN-1: a whole turn for the next seat. Who laid nothing (KO-DEAL-2) has nothing to reveal."""
    clear_turn(state)
    state.revealed = 1 if state.laid[state.seat] == 0 else 0
    tell(events, TURN_BEGINS, whole(state.seat), NOTHING, NOWHERE, NOWHERE, 1, KO_MAIN_1, PUBLIC)


@rule
def turn_options(state):
    """KO-MAIN-1, KO-MAIN-2: what the seat may do now. Open events and the end come only after the reveal."""
    seat = whole(state.seat)
    players = whole(state.players)
    used = whole(state.used)
    options = 0
    if state.holder[BANKER] == seat and not used & USED_BANKER and state.pool > 0:
        options |= 1 << BANKER_BIT
    if state.holder[PRIEST] == seat and not used & USED_PRIEST:
        if count(whole(state.tableau[seat]), BARBARIANS):
            options |= 1 << PRIEST_BIT
        if count(whole(state.tableau[seat]), LOBBYING):
            options |= 1 << PRIEST_BIT + 1
    if state.holder[SPY] == seat and not used & USED_SPY:
        for other in range(players):
            if other != seat and state.tokens[other] > 0:
                options |= 1 << SPY_BIT + other
    if not state.revealed:
        return options | 1 << REVEAL_BIT
    if state.barbarians > 0:
        for other in range(players):
            if other != seat and state.holder[GUARDIAN] != other and whole(state.tableau[other]) & CHARACTERS:
                options |= 1 << BARBARIANS_BIT + other
    if state.lobbying > 0:
        options |= swap_options(state) << SWAP_BIT
    return options | 1 << END_BIT


@rule
def reveal(state, events):
    """KO-MAIN-1: the order comes into play all together; its events are open from now on."""
    seat = whole(state.seat)
    order = whole(state.order[seat])
    state.revealed = 1
    state.cards[seat] += whole(state.laid[seat])
    state.laid[seat] = 0
    state.order[seat] = 0
    state.tableau[seat] = whole(state.tableau[seat]) + order
    state.barbarians = count(order, BARBARIANS)
    state.lobbying = count(order, LOBBYING)
    tell_cards(events, REVEALED, seat, order, place(ORDER, seat), place(TABLEAU, seat), KO_MAIN_1, PUBLIC)
    settle(state, kinds(order), events)


@rule
def take_token(state, events):
    """KO-BANK-1: one token from the pool."""
    seat = whole(state.seat)
    state.used |= USED_BANKER
    state.pool -= 1
    state.tokens[seat] += 1
    tell(events, TOOK_TOKEN, seat, NOTHING, place(POOL, TABLE), place(PURSE, seat), 1, KO_BANK_1, PUBLIC)


@rule
def burn_event(state, kind, events):
    """KO-PRIEST-1: one own event is destroyed; of equal ones an old or resolved one goes first."""
    seat = whole(state.seat)
    state.used |= USED_PRIEST
    to_pile(state, seat, kind)
    left = count(whole(state.tableau[seat]), kind)
    if kind == BARBARIANS:
        state.barbarians = min(whole(state.barbarians), left)
    else:
        state.lobbying = min(whole(state.lobbying), left)
    tell(events, BURNED_EVENT, seat, kind, place(TABLEAU, seat), place(PILE, TABLE), 1, KO_PRIEST_1, PUBLIC)


@rule
def steal_token(state, other, events):
    """KO-SPY-1: one token from another player."""
    seat = whole(state.seat)
    state.used |= USED_SPY
    state.tokens[other] -= 1
    state.tokens[seat] += 1
    tell(events, STOLE_TOKEN, seat, NOTHING, place(PURSE, other), place(PURSE, seat), 1, KO_SPY_1, PUBLIC)


@rule
def end_turn(state, events):
    """KO-BANK-1, KO-MAIN-1: an unclaimed Banker's token is taken, open events lapse, the next seat is up."""
    seat = whole(state.seat)
    if state.holder[BANKER] == seat and not whole(state.used) & USED_BANKER and state.pool > 0:
        take_token(state, events)
    if state.barbarians > 0:
        tell(events, LAPSED, seat, BARBARIANS, NOWHERE, NOWHERE, whole(state.barbarians), KO_EV_1, PUBLIC)
    if state.lobbying > 0:
        tell(events, LAPSED, seat, LOBBYING, NOWHERE, NOWHERE, whole(state.lobbying), KO_EV_1, PUBLIC)
    tell(events, TURN_ENDS, seat, NOTHING, NOWHERE, NOWHERE, 1, KO_MAIN_1, PUBLIC)
    clear_turn(state)
    state.turn += 1
    if state.turn < state.players:
        state.seat = around(seat + 1, whole(state.players))
        begin_turn(state, events)
