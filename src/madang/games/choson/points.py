"""Chosŏn: victory points (CH-VP), taken from the centre and, once it is empty, from one another."""

from madang.engine.events import TABLE, place, tell
from madang.engine.rule import NOTHING, PUBLIC, lowest, rule, whole
from madang.engine.seasons.cards import POOL, PURSE
from madang.engine.seasons.rules import ask
from madang.games.choson.cards import CH_VP_1, TOOK_POINT, TOOK_POINT_FROM
from madang.games.choson.state import ASK_FROM, DECLINE_BIT


@rule
def rich_others(state, seat):
    """CH-VP-1: the other players who have a victory point."""
    others = 0
    for other in range(whole(state.players)):
        if other != seat and state.tokens[other] > 0:
            others |= 1 << other
    return others


@rule
def take_point(state, seat, may_decline, cause, events):
    """CH-VP-1: one point from the centre; only from an empty centre is it taken from another player of one's choice."""
    if state.pool > 0:
        state.pool -= 1
        state.tokens[seat] += 1
        tell(events, TOOK_POINT, seat, NOTHING, place(POOL, TABLE), place(PURSE, seat), 1, cause, PUBLIC)
        return
    others = rich_others(state, seat)
    if others and (may_decline or others & (others - 1)):
        ask(state, ASK_FROM, others | 1 << DECLINE_BIT if may_decline else others)
    elif others:
        take_point_from(state, seat, lowest(others), events)


@rule
def take_point_from(state, seat, other, events):
    """CH-VP-1"""
    state.tokens[other] -= 1
    state.tokens[seat] += 1
    tell(events, TOOK_POINT_FROM, seat, NOTHING, place(PURSE, other), place(PURSE, seat), 1, CH_VP_1, PUBLIC)
