"""Chosŏn: a turn (CH-MAIN), the powers used in it, and its end."""

from madang.engine.events import NOWHERE, TABLE, place, tell
from madang.engine.pack import copies, count, kinds, total
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, around, lowest, rule, whole
from madang.engine.seasons.cards import ASK_NOTHING, CHARACTERS, ORDER, PILE, REVEALED, TABLEAU, TURN_BEGINS, TURN_ENDS
from madang.engine.seasons.rules import tell_cards
from madang.games.choson.cards import (
    CH_CIP_5,
    CH_EV_1,
    CH_GOS_1,
    CH_LEG_1,
    CH_MAIN_1,
    CH_ORA_1,
    CH_SCI_1,
    EVENT,
    FORFEITED,
    GOSU,
    HULK,
    KEPT_EVENT,
    KEPT_EVENTS,
    LEGACY,
    ORACLE,
    PLAYED_EVENTS,
    RETURNED_EVENTS,
    SCIENTIST,
    SNIPER,
    TOOK_LEGACY,
    TRIO,
    YI,
)
from madang.games.choson.effects import effect_options
from madang.games.choson.majorities import settle
from madang.games.choson.points import rich_others, take_point
from madang.games.choson.state import (
    END_BIT,
    GOSU_BIT,
    NONE_PLAYED,
    OPEN_EFFECT,
    ORACLE_BIT,
    RESOLVED,
    REVEAL_BIT,
    SCIENTIST_BIT,
    SHIELD_BIT,
    TARGET_BIT,
    USED_GOSU,
    USED_ORACLE,
    USED_SCIENTIST,
    USED_SHIELD,
)


@rule
def clear_turn(state):
    """Nothing played, nothing used, nothing begun."""
    state.asked = ASK_NOTHING
    state.choices = 0
    state.revealed = 0
    state.used = 0
    state.events = 0
    state.effect = NONE_PLAYED
    state.character = NOTHING
    state.victim = NOBODY
    state.family = NOTHING


@rule
def begin_turn(state, events):
    """CH-MAIN-1: a whole turn for the next seat. Who laid nothing has nothing to reveal."""
    clear_turn(state)
    state.revealed = 1 if state.laid[state.seat] == 0 else 0
    tell(events, TURN_BEGINS, whole(state.seat), NOTHING, NOWHERE, NOWHERE, 1, CH_MAIN_1, PUBLIC)


@rule
def oracle_due(state, seat):
    """CH-ORA-1: Oracle majority together with Return Fire or Counter-Attack, once a turn."""
    if state.holder[ORACLE] != seat or whole(state.used) & USED_ORACLE:
        return False
    return state.holder[SNIPER] == seat or state.holder[HULK] == seat


@rule
def gosu_and_scientist_open(state):
    """CH-CIP-5: with an event played, once the effect is resolved; or while it has no legal target, for that is no
    decision against it."""
    return state.effect == RESOLVED or (state.effect == OPEN_EFFECT and effect_options(state) == 0)


@rule
def scientist_due(state, seat):
    """CH-SCI-1, CH-CIP-5: Scientist majority while its power is open, once a turn."""
    if state.holder[SCIENTIST] != seat or whole(state.used) & USED_SCIENTIST:
        return False
    return gosu_and_scientist_open(state)


@rule
def turn_options(state):
    """CH-MAIN-1: what the seat may do now. The effect, Gosu, Scientist and the end come only after the reveal."""
    seat = whole(state.seat)
    used = whole(state.used)
    points = state.pool > 0 or rich_others(state, seat) != 0
    options = 0
    if points and oracle_due(state, seat):
        options |= 1 << ORACLE_BIT
    if state.holder[YI] == seat and not used & USED_SHIELD:
        families = kinds(whole(state.tableau[seat]))
        if state.shield != NOTHING:
            families &= ~(1 << whole(state.shield))
        options |= families << SHIELD_BIT
    if not state.revealed:
        return options | 1 << REVEAL_BIT
    if points and scientist_due(state, seat):
        options |= 1 << SCIENTIST_BIT
    if state.holder[GOSU] == seat and not used & USED_GOSU and gosu_and_scientist_open(state):
        options |= 1 << GOSU_BIT
    if state.effect == OPEN_EFFECT:
        options |= effect_options(state) << TARGET_BIT
    return options | 1 << END_BIT


@rule
def reveal(state, events):
    """CH-MAIN-1, CH-LEG-1: the combination comes into play; three events take Yi's Legacy at once."""
    seat = whole(state.seat)
    order = whole(state.order[seat])
    characters = order & CHARACTERS
    state.revealed = 1
    state.laid[seat] = 0
    state.order[seat] = 0
    state.events = count(order, EVENT)
    state.cards[seat] += total(characters)
    state.tableau[seat] = whole(state.tableau[seat]) + characters
    tell_cards(events, REVEALED, seat, characters, place(ORDER, seat), place(TABLEAU, seat), CH_MAIN_1, PUBLIC)
    tell_cards(
        events, REVEALED, seat, order - characters, place(ORDER, seat), place(PLAYED_EVENTS, seat), CH_MAIN_1, PUBLIC
    )
    if state.events == TRIO:
        state.effect = RESOLVED
        before = whole(state.legacy)
        state.legacy = seat
        source = place(LEGACY, TABLE) if before == NOBODY else place(LEGACY, before)
        tell(events, TOOK_LEGACY, seat, NOTHING, source, place(LEGACY, seat), 1, CH_LEG_1, PUBLIC)
    elif state.events == 1:
        state.effect = OPEN_EFFECT
        state.character = lowest(kinds(characters))
    settle(state, kinds(characters), events)


@rule
def keep_event(state, events):
    """CH-GOS-1: one played event stays with its player."""
    seat = whole(state.seat)
    state.used |= USED_GOSU
    state.events -= 1
    state.kept[seat] += 1
    source = place(PLAYED_EVENTS, seat)
    tell(events, KEPT_EVENT, seat, EVENT, source, place(KEPT_EVENTS, seat), 1, CH_GOS_1, PUBLIC)


@rule
def use_oracle(state, events):
    """CH-ORA-1"""
    state.used |= USED_ORACLE
    take_point(state, whole(state.seat), False, CH_ORA_1, events)


@rule
def use_scientist(state, events):
    """CH-SCI-1"""
    state.used |= USED_SCIENTIST
    take_point(state, whole(state.seat), False, CH_SCI_1, events)


@rule
def end_turn(state, events):
    """CH-ORA-1, CH-SCI-1, CH-VP-1: points still due are taken from the centre. If that empties it and one more is due,
    the turn does not end yet: it may come from another player. With an empty centre, ending the turn declines."""
    seat = whole(state.seat)
    taken = False
    if oracle_due(state, seat) and state.pool > 0:
        use_oracle(state, events)
        taken = True
    if scientist_due(state, seat) and state.pool > 0:
        use_scientist(state, events)
        taken = True
    more_due = oracle_due(state, seat) or scientist_due(state, seat)
    if taken and more_due and rich_others(state, seat):
        return
    finish_turn(state, events)


@rule
def finish_turn(state, events):
    """CH-EV-1, CH-CIP-5: an effect declined is forfeited, the played events return to the pile, the next seat is up."""
    seat = whole(state.seat)
    number = whole(state.events)
    if state.effect == OPEN_EFFECT and not gosu_and_scientist_open(state):
        tell(events, FORFEITED, seat, whole(state.character), NOWHERE, NOWHERE, 1, CH_CIP_5, PUBLIC)
    if number > 0:
        state.pile = whole(state.pile) + copies(EVENT, number)
        state.gone = whole(state.gone) + copies(EVENT, number)
        source = place(PLAYED_EVENTS, seat)
        tell(events, RETURNED_EVENTS, seat, EVENT, source, place(PILE, TABLE), number, CH_EV_1, PUBLIC)
    tell(events, TURN_ENDS, seat, NOTHING, NOWHERE, NOWHERE, 1, CH_MAIN_1, PUBLIC)
    clear_turn(state)
    state.turn += 1
    if state.turn < state.players:
        state.seat = around(seat + 1, whole(state.players))
        begin_turn(state, events)
