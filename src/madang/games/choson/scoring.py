"""Chosŏn: the final count (CH-SCORE), and the points at any time before."""

from madang.engine.events import NOWHERE, tell
from madang.engine.rule import NOBODY, NOTHING, PUBLIC, rule, whole
from madang.engine.seasons.cards import FAMILIES
from madang.engine.seasons.rules import (
    family_points,
    leading_seats,
    points_of,
    scoring_seat,
    tell_families,
    tell_winners,
    write_scores,
    write_winners,
)
from madang.games.choson.cards import (
    CH_SCORE_1,
    CH_SCORE_2,
    CH_SCORE_3,
    CH_SCORE_4,
    EVENT,
    FIRST_PLAYER_POINTS,
    LEGACY_ADDS,
    LEGACY_DOUBLES_UP_TO,
    SCORED_EVENTS,
    SCORED_FIRST_PLAYER,
    SCORED_LEGACY,
    SCORED_POINTS,
)


@rule
def points_before_legacy(state, seat, families):
    """CH-SCORE-1, CH-SCORE-2: families, victory points, kept events and the 1st Player token."""
    points = points_of(families, seat) + whole(state.tokens[seat]) + whole(state.kept[seat])
    if state.first == seat:
        points += FIRST_PLAYER_POINTS
    return points


@rule
def legacy_gain(points, players):
    """CH-SCORE-3: what Yi's Legacy adds: as much again up to ten points, a little above."""
    if points <= LEGACY_DOUBLES_UP_TO:
        return points
    return whole(LEGACY_ADDS[players])


@rule
def score(state, seat, families):
    """CH-SCORE-1, CH-SCORE-2, CH-SCORE-3: what a seat has now."""
    points = points_before_legacy(state, seat, families)
    if state.legacy == seat:
        points += legacy_gain(points, whole(state.players))
    return points


@rule
def scores(state, out):
    """CH-SCORE-1, CH-SCORE-2, CH-SCORE-3"""
    write_scores(state, score, out)


@rule
def winning_seats(state):
    """CH-SCORE-4: the highest total wins; of those tied whoever scored the family of least value; else all of them."""
    tied = leading_seats(state, score)
    for family in range(FAMILIES):
        best = scoring_seat(state, family)
        if best != NOBODY and (tied >> best) & 1:
            return 1 << best
    return tied


@rule
def winners(state, out):
    """CH-SCORE-4"""
    write_winners(state, winning_seats(state), out)


@rule
def tell_result(state, events):
    """CH-SCORE-1 to CH-SCORE-4: the count, family by family, then points, events, first player, Legacy, winners."""
    if events.shape[0] > 0:
        tell_families(state, CH_SCORE_1, events)
        for seat in range(whole(state.players)):
            tokens = whole(state.tokens[seat])
            kept = whole(state.kept[seat])
            tell(events, SCORED_POINTS, seat, NOTHING, NOWHERE, NOWHERE, tokens, CH_SCORE_2, PUBLIC)
            tell(events, SCORED_EVENTS, seat, EVENT, NOWHERE, NOWHERE, kept, CH_SCORE_2, PUBLIC)
        first = whole(state.first)
        tell(events, SCORED_FIRST_PLAYER, first, NOTHING, NOWHERE, NOWHERE, FIRST_PLAYER_POINTS, CH_SCORE_2, PUBLIC)
        heir = whole(state.legacy)
        if heir != NOBODY:
            gain = legacy_gain(points_before_legacy(state, heir, family_points(state)), whole(state.players))
            tell(events, SCORED_LEGACY, heir, NOTHING, NOWHERE, NOWHERE, gain, CH_SCORE_3, PUBLIC)
        tell_winners(state, winning_seats(state), score, CH_SCORE_4, events)
