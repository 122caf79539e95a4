"""Koryŏ: what a seat knows as numbers (KO-INFO-1); docs/observations/koryo.md explains every index."""

from madang.engine.knowledge import seen_from
from madang.engine.pack import write_counts
from madang.engine.rule import rule, whole
from madang.engine.seasons.cards import DEALT, FAMILIES, KEPT, ORDERS, SEATS
from madang.games.koryo.cards import CARDS, KINDS
from madang.games.koryo.state import USED_BANKER, USED_PRIEST, USED_SPY

OWN_CARDS = 20
FIRST_SEAT = OWN_CARDS + 3 * len(KINDS)
SEAT_FEATURES = len(KINDS) + 4
HOLDERS = FIRST_SEAT + SEATS * SEAT_FEATURES
OBSERVATION_SIZE = HOLDERS + FAMILIES
OBSERVATION_VERSION = 1


@rule
def observe(state, seat, out):
    """What a seat knows as numbers; docs/observations/koryo.md explains every index."""
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
        at = FIRST_SEAT + away * SEAT_FEATURES
        if away < players:
            other = (seat + away) % players
            write_counts(whole(state.tableau[other]), len(KINDS), out, at)
            out[at + 11] = state.tokens[other]
            out[at + 12] = state.held[other]
            out[at + 13] = state.laid[other]
            out[at + 14] = state.free[other]
            cards_about += whole(state.cards[other]) + whole(state.held[other]) + whole(state.laid[other])
        else:
            for feature in range(SEAT_FEATURES):
                out[at + feature] = 0
    out[9] = CARDS - cards_about
    for family in range(FAMILIES):
        out[HOLDERS + family] = seen_from(seat, whole(state.holder[family]), players)
