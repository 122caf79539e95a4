"""Chosŏn: what a seat knows as numbers (CH-INFO-1); docs/observations/choson.md explains every index."""

from madang.engine.knowledge import seen_from
from madang.engine.observing import at_table, first, numbers
from madang.engine.pack import write_counts
from madang.engine.rule import around, rule, whole
from madang.engine.seasons.cards import FAMILIES, KEPT, SEATS
from madang.games.choson.cards import CARDS, KINDS

OBSERVATION_VERSION = 1
SEAT = numbers(("tableau", FAMILIES), "victory points", "kept events", "cards in hand", "cards face down")
OBSERVATION = numbers(
    *("version", "players", "round", "phase", "asked", "turn of", "to act", "first", "legacy", "shield", "through"),
    *("pool", "pile", "revealed", "shield used", "oracle used", "scientist used", "gosu used", "events", "effect"),
    *("character", "named seat", "named card", "kept"),
    *(("hand", len(KINDS)), ("order", len(KINDS)), ("put back", len(KINDS))),
    *(("seats", SEAT, SEATS), ("holders", FAMILIES)),
)
NAMING_SEATS = dict.fromkeys(("turn of", "to act", "first", "legacy", "named seat", "holders"), at_table)
OWN_CARDS = first(OBSERVATION, "hand")
FIRST_SEAT = first(OBSERVATION, "seats")
SEAT_FEATURES = SEAT.itemsize
HOLDERS = first(OBSERVATION, "holders")
OBSERVATION_SIZE = OBSERVATION.itemsize


@rule
def observe(state, seat, out):
    """What a seat knows as numbers; docs/observations/choson.md explains every index."""
    assert len(out) >= OBSERVATION_SIZE  # looked at once, so that no number below has to be
    players = whole(state.players)
    cards_about = whole(state.events)
    out[0] = OBSERVATION_VERSION
    out[1] = players
    out[2] = state.round_number
    out[3] = state.phase
    out[4] = state.asked
    out[5] = seen_from(seat, whole(state.seat), players)
    out[6] = seen_from(seat, whole(state.actor), players)
    out[7] = seen_from(seat, whole(state.first), players)
    out[8] = seen_from(seat, whole(state.legacy), players)
    out[9] = state.shield
    out[10] = state.turn
    out[11] = state.pool
    out[13] = state.revealed
    for power in range(4):
        out[14 + power] = (whole(state.used) >> power) & 1
    out[18] = state.events
    out[19] = state.effect
    out[20] = state.character
    out[21] = seen_from(seat, whole(state.victim), players)
    out[22] = state.family
    out[23] = KEPT[state.round_number]
    write_counts(whole(state.hand[seat]), len(KINDS), out, OWN_CARDS)
    write_counts(whole(state.order[seat]), len(KINDS), out, OWN_CARDS + len(KINDS))
    write_counts(whole(state.returned[seat]), len(KINDS), out, OWN_CARDS + 2 * len(KINDS))
    for away in range(SEATS):
        if away < players:
            at = FIRST_SEAT + away * SEAT_FEATURES
            other = around(seat + away, players)
            write_counts(whole(state.tableau[other]), FAMILIES, out, at)
            out[at + FAMILIES] = state.tokens[other]
            out[at + FAMILIES + 1] = state.kept[other]
            out[at + FAMILIES + 2] = state.held[other]
            out[at + FAMILIES + 3] = state.laid[other]
            cards_about += whole(state.cards[other]) + whole(state.kept[other])
            cards_about += whole(state.held[other]) + whole(state.laid[other])
    out[12] = CARDS - cards_about
    for family in range(FAMILIES):
        out[HOLDERS + family] = seen_from(seat, whole(state.holder[family]), players)
