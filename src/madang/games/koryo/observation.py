"""Koryŏ: what a seat knows as numbers (KO-INFO-1); docs/observations/koryo.md explains every index."""

from madang.engine.knowledge import seen_from
from madang.engine.observing import at_table, first, numbers
from madang.engine.pack import write_counts
from madang.engine.rule import around, rule, whole
from madang.engine.seasons.cards import DEALT, FAMILIES, KEPT, ORDERS, SEATS
from madang.games.koryo.cards import CARDS, KINDS
from madang.games.koryo.state import USED_BANKER, USED_PRIEST, USED_SPY

OBSERVATION_VERSION = 1
SEAT = numbers(("tableau", len(KINDS)), "tokens", "cards in hand", "cards face down", "free order")
OBSERVATION = numbers(
    *("version", "players", "round", "phase", "asked", "to act", "first", "through", "pool", "pile"),
    *("revealed", "banker used", "priest used", "spy used", "open barbarians", "open lobbying", "victim", "swap card"),
    *("dealt", "kept", ("hand", len(KINDS)), ("order", len(KINDS)), ("put back", len(KINDS))),
    *(("seats", SEAT, SEATS), ("holders", FAMILIES)),
)
NAMING_SEATS = dict.fromkeys(("to act", "first", "victim", "holders"), at_table)
OWN_CARDS = first(OBSERVATION, "hand")
FIRST_SEAT = first(OBSERVATION, "seats")
SEAT_FEATURES = SEAT.itemsize
HOLDERS = first(OBSERVATION, "holders")
OBSERVATION_SIZE = OBSERVATION.itemsize


@rule
def observe(state, seat, out):
    """What a seat knows as numbers; docs/observations/koryo.md explains every index."""
    assert len(out) >= OBSERVATION_SIZE  # looked at once, so that no number below has to be
    players = whole(state.players)
    cards_about = 0
    out[0] = OBSERVATION_VERSION
    out[1] = players
    out[2] = state.round_number
    out[3] = whole(state.phase) - ORDERS
    out[4] = state.asked
    out[5] = seen_from(seat, whole(state.seat), players)
    out[6] = seen_from(seat, whole(state.first), players)
    out[7] = state.turn
    out[8] = state.pool
    out[10] = state.revealed
    out[11] = 1 if whole(state.used) & USED_BANKER else 0
    out[12] = 1 if whole(state.used) & USED_PRIEST else 0
    out[13] = 1 if whole(state.used) & USED_SPY else 0
    out[14] = state.barbarians
    out[15] = state.lobbying
    out[16] = seen_from(seat, whole(state.victim), players)
    out[17] = state.family
    out[18] = DEALT[state.round_number]
    out[19] = KEPT[state.round_number]
    write_counts(whole(state.hand[seat]), len(KINDS), out, OWN_CARDS)
    write_counts(whole(state.order[seat]), len(KINDS), out, OWN_CARDS + len(KINDS))
    write_counts(whole(state.returned[seat]), len(KINDS), out, OWN_CARDS + 2 * len(KINDS))
    for away in range(SEATS):
        if away < players:
            at = FIRST_SEAT + away * SEAT_FEATURES
            other = around(seat + away, players)
            write_counts(whole(state.tableau[other]), len(KINDS), out, at)
            out[at + 11] = state.tokens[other]
            out[at + 12] = state.held[other]
            out[at + 13] = state.laid[other]
            out[at + 14] = state.free[other]
            cards_about += whole(state.cards[other]) + whole(state.held[other]) + whole(state.laid[other])
    out[9] = CARDS - cards_about
    for family in range(FAMILIES):
        out[HOLDERS + family] = seen_from(seat, whole(state.holder[family]), players)
