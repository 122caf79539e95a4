"""Koryŏ: the final count (KO-SCORE), and the points at any time before."""

from madang.engine.events import NOWHERE, tell
from madang.engine.pack import count
from madang.engine.rule import NOTHING, PUBLIC, rule, whole
from madang.engine.seasons.rules import (
    leading_seats,
    points_of,
    tell_families,
    tell_winners,
    write_scores,
    write_winners,
)
from madang.games.koryo.cards import (
    BARBARIANS,
    KO_SCORE_1,
    KO_SCORE_2,
    KO_SCORE_3,
    LOBBYING,
    SCORED_EVENTS,
    SCORED_TOKENS,
)


@rule
def events_in_front(state, seat):
    return count(whole(state.tableau[seat]), BARBARIANS) + count(whole(state.tableau[seat]), LOBBYING)


@rule
def score(state, seat, families):
    """KO-SCORE-1, KO-SCORE-2: what a seat has now: what the families bring, tokens less events."""
    return points_of(families, seat) + whole(state.tokens[seat]) - events_in_front(state, seat)


@rule
def scores(state, out):
    """KO-SCORE-1, KO-SCORE-2"""
    write_scores(state, score, out)


@rule
def winning_seats(state):
    """KO-SCORE-3: the highest total wins; a tie is a shared win."""
    return leading_seats(state, score)


@rule
def winners(state, out):
    """KO-SCORE-3"""
    write_winners(state, winning_seats(state), out)


@rule
def tell_result(state, events):
    """KO-SCORE-1, KO-SCORE-2, KO-SCORE-3: the count, family by family, then events, tokens and the winners."""
    if events.shape[0] > 0:
        tell_families(state, KO_SCORE_1, events)
        for seat in range(whole(state.players)):
            lost = events_in_front(state, seat)
            gained = whole(state.tokens[seat])
            tell(events, SCORED_EVENTS, seat, NOTHING, NOWHERE, NOWHERE, -lost, KO_SCORE_2, PUBLIC)
            tell(events, SCORED_TOKENS, seat, NOTHING, NOWHERE, NOWHERE, gained, KO_SCORE_2, PUBLIC)
        tell_winners(state, winning_seats(state), score, KO_SCORE_3, events)
