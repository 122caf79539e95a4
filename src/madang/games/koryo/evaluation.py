"""Koryŏ: how well a seat stands, for bots that look one decision ahead. In hundredths of a point; a rough judgement,
not a rule. It reads only what the seat knows: open cards and its own face-down order."""

import numpy as np

from madang.engine.pack import count
from madang.engine.rule import rule, whole
from madang.engine.seasons.cards import FAMILIES, OVER, ROUNDS
from madang.engine.seasons.evaluation import lead_worth
from madang.engine.seasons.rules import family_points
from madang.games.koryo.cards import BARBARIANS, LOBBYING
from madang.games.koryo.scoring import events_in_front, score

POINT = 100
LEAD_WORTH = np.array([0, 1, 5, 24, 46, 68, 88], np.int64)
"""Hundredths of a family's points by how far one leads in it, from three behind (or more) to three ahead."""
POWER_WORTH = np.array([60, 60, 70, 10, 20, 100, 20, 50, 0], np.int64)
"""What holding a power for one more round is worth, family by family."""
EVENT_WORTH = -33
"""What an ordered event is worth: it costs a point, but its effect may be worth something before that."""


@rule
def standing(state, seat, viewer):
    """What a seat has and may expect, as the viewer sees it."""
    left = ROUNDS - whole(state.round_number)
    worth = POINT * (whole(state.tokens[seat]) - events_in_front(state, seat))
    for family in range(FAMILIES):
        worth += lead_worth(state, seat, viewer, family, LEAD_WORTH)
        if state.holder[family] == seat:
            worth += whole(POWER_WORTH[family]) * left
    if seat == viewer:
        order = whole(state.order[seat])
        worth += EVENT_WORTH * (count(order, BARBARIANS) + count(order, LOBBYING))
    return worth


@rule
def evaluate(state, seat):
    """The seat's standing less the average of the others."""
    players = whole(state.players)
    own = 0
    others = 0
    over = state.phase == OVER
    families = family_points(state) if over else 0
    for other in range(players):
        worth = POINT * score(state, other, families) if over else standing(state, other, seat)
        if other == seat:
            own = worth
        else:
            others += worth
    return own * (players - 1) - others
