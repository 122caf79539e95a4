"""Chosŏn: how well a seat stands, for bots that look one decision ahead. In hundredths of a point; a rough judgement,
not a rule. It reads only what the seat knows: open cards and its own face-down order."""

import numpy as np

from madang.engine.pack import count
from madang.engine.rule import rule, whole
from madang.engine.seasons.cards import FAMILIES, ROUNDS, TURNS
from madang.engine.seasons.evaluation import lead_worth
from madang.engine.seasons.rules import family_points
from madang.games.choson.cards import EVENT, FIRST_PLAYER_POINTS, LEGACY_ADDS, LEGACY_DOUBLES_UP_TO, TRIO
from madang.games.choson.scoring import score

POINT = 100
LEAD_WORTH = np.array([0, 0, 2, 16, 44, 74, 94], np.int64)
"""Hundredths of a family's points by how far one leads in it, from three behind (or more) to three ahead."""
POWER_WORTH = np.array([20, 15, 25, 20, 30, 45, 15, 40, 0], np.int64)
"""What holding a power for one more round is worth, family by family."""
EVENT_WORTH = 180
"""What an event in one's own order is worth besides its character."""
TOKEN_WORTH = 120
"""What it is worth to become first player in the last round if nobody travels in time before."""
LEGACY_SHARE = 80
"""Hundredths of a total below the Legacy's limit that it is likely to add."""
LEGACY_MORE = 30
"""Hundredths of what it adds to a total above the limit."""


@rule
def with_legacy(state, worth):
    """CH-SCORE-3 for a total that may still end on either side of the limit."""
    below_limit = max(0, min(worth, POINT * LEGACY_DOUBLES_UP_TO))
    return worth + below_limit * LEGACY_SHARE // 100 + whole(LEGACY_ADDS[state.players]) * LEGACY_MORE


@rule
def standing(state, seat, viewer):
    """What a seat has and may expect, as the viewer sees it. Once the last orders are laid it is what it has: then ten
    points with Yi's Legacy are worth more than eleven (CH-SCORE-3)."""
    left = ROUNDS - whole(state.round_number)
    if left == 0 and state.phase >= TURNS:
        return POINT * score(state, seat, family_points(state))
    worth = POINT * (whole(state.tokens[seat]) + whole(state.kept[seat]))
    for family in range(FAMILIES):
        worth += lead_worth(state, seat, viewer, family, LEAD_WORTH)
        if state.holder[family] == seat:
            worth += whole(POWER_WORTH[family]) * left
    if (whole(state.first) + left) % whole(state.players) == seat:
        worth += TOKEN_WORTH if left > 0 else POINT * FIRST_PLAYER_POINTS
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
        worth = standing(state, other, seat)
        if other == seat:
            own = worth
        else:
            others += worth
    return own * (players - 1) - others
