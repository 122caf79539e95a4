"""Koryŏ: what exists. Kinds of cards, how many of each, the tokens, and every numbered name."""

from madang.engine import seasons
from madang.engine.pack import pack_of

KINDS = (
    "omniscient",
    "spy",
    "senator",
    "priest",
    "ship-owner",
    "banker",
    "guardian",
    "broadcaster",
    "merchant",
    "barbarians",
    "lobbying",
)
(OMNISCIENT, SPY, SENATOR, PRIEST, SHIP_OWNER, BANKER, GUARDIAN, BROADCASTER, MERCHANT, BARBARIANS, LOBBYING) = range(
    11
)

COPIES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 4)
ALL_CARDS = pack_of(list(COPIES))
CARDS = sum(COPIES)

SENATOR_KEEPS = 2
TOKENS = 8

ZONES = seasons.ZONES

EVENTS = (
    *seasons.EVENTS,
    "took-token",
    "stole-token",
    "burned-event",
    "destroyed",
    "swapped",
    "lapsed",
    "scored-family",
    "scored-events",
    "scored-tokens",
    "won",
)
(
    TOOK_TOKEN,
    STOLE_TOKEN,
    BURNED_EVENT,
    DESTROYED,
    SWAPPED,
    LAPSED,
    SCORED_FAMILY,
    SCORED_EVENTS,
    SCORED_TOKENS,
    WON,
) = range(len(seasons.EVENTS), len(EVENTS))

RULES = (
    "KO-MAJ-1",
    "KO-MAJ-2",
    "KO-MAJ-3",
    "KO-MAJ-4",
    "KO-SETUP-1",
    "KO-DEAL-1",
    "KO-DEAL-2",
    "KO-ORD-1",
    "KO-ORD-2",
    "KO-ORD-3",
    "KO-MAIN-1",
    "KO-MAIN-2",
    "KO-BANK-1",
    "KO-PRIEST-1",
    "KO-SPY-1",
    "KO-SPY-2",
    "KO-SPY-3",
    "KO-EV-1",
    "KO-EV-2",
    "KO-EV-3",
    "KO-END-1",
    "KO-END-2",
    "KO-END-3",
    "KO-SCORE-1",
    "KO-SCORE-2",
    "KO-SCORE-3",
    "KO-INFO-1",
)
(
    KO_MAJ_1,
    KO_MAJ_2,
    KO_MAJ_3,
    KO_MAJ_4,
    KO_SETUP_1,
    KO_DEAL_1,
    KO_DEAL_2,
    KO_ORD_1,
    KO_ORD_2,
    KO_ORD_3,
    KO_MAIN_1,
    KO_MAIN_2,
    KO_BANK_1,
    KO_PRIEST_1,
    KO_SPY_1,
    KO_SPY_2,
    KO_SPY_3,
    KO_EV_1,
    KO_EV_2,
    KO_EV_3,
    KO_END_1,
    KO_END_2,
    KO_END_3,
    KO_SCORE_1,
    KO_SCORE_2,
    KO_SCORE_3,
    KO_INFO_1,
) = range(len(RULES))
