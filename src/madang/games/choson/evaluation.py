"""Chosŏn: how well a seat stands, for bots that look one decision ahead. In hundredths of a point; a rough judgement,
not a rule. It reads only what the seat knows: open cards and its own face-down order."""

import numpy as np

from madang.engine.pack import (
    count,
)
from madang.engine.rule import (
    rule,
    whole,
)
from madang.engine.seasons import (
    FAMILIES,
    ROUNDS,
    lead_worth,
)
from madang.games.choson.cards import (
    EVENT,
    FIRST_PLAYER_POINTS,
    LEGACY_ADDS,
    LEGACY_DOUBLES_UP_TO,
    TRIO,
)
from madang.games.choson.rules import (
    score,
)
from madang.games.choson.state import (
    OVER,
)

POINT = 100
LEAD_WORTH = np.array([0, 1, 5, 24, 46, 68, 88], np.int64)
"""Hundredths of a family's points by how far one leads in it, from three behind (or more) to three ahead."""
POWER_WORTH = np.array([20, 15, 25, 20, 30, 45, 15, 40, 0], np.int64)
"""What holding a power for one more round is worth, family by family."""
EVENT_WORTH = 60
"""What an event in one's own order promises beside its character."""


@rule
def with_legacy(state, worth):
    """CH-SCORE-3 for a total that is only expected: doubled up to ten points, and never less than at eleven."""
    doubled = min(worth, POINT * LEGACY_DOUBLES_UP_TO)
    return worth + max(0, doubled) // 3 + POINT * whole(LEGACY_ADDS[state.players]) // 2


@rule
def standing(state, seat, viewer):
    """What a seat has and may expect, as the viewer sees it."""
    left = ROUNDS - whole(state.season)
    worth = POINT * (whole(state.tokens[seat]) + whole(state.kept[seat]))
    for family in range(FAMILIES):
        worth += lead_worth(state, seat, viewer, family, LEAD_WORTH)
        if state.holder[family] == seat:
            worth += whole(POWER_WORTH[family]) * left
    if left == 0 and state.first == seat:
        worth += POINT * FIRST_PLAYER_POINTS
    heir = state.legacy == seat
    if seat == viewer:
        events = count(whole(state.order[seat]), EVENT)
        heir = heir or events == TRIO
        if events == 1:
            worth += EVENT_WORTH
    return with_legacy(state, worth) if heir else worth


@rule
def evaluate(state, seat):
    """The seat's standing less the average of the others."""
    players = whole(state.players)
    own = 0
    others = 0
    for other in range(players):
        worth = POINT * score(state, other) if state.phase == OVER else standing(state, other, seat)
        if other == seat:
            own = worth
        else:
            others += worth
    return own * (players - 1) - others
