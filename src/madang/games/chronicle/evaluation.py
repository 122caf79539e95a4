"""Chronicle: how well a seat stands, for bots that look one decision ahead. A rough judgement, not a rule. It reads only
what the seat knows: Allies, Fame, the open cards of the meeting and its own hand."""

from madang.engine.rule import rule, whole
from madang.games.chronicle.histories import measure


@rule
def evaluate(state, seat):
    """The seat's Fame."""
    return 100 * whole(state.fame[seat])
