"""Chosŏn: what exists. Kinds of cards, how many of each, what they do on coming into play, and every numbered name."""

import numpy as np

from madang.engine import seasons
from madang.engine.pack import pack_of

KINDS = (
    "yi",
    "sniper",
    "oracle",
    "reaper",
    "gosu",
    "scientist",
    "hulk",
    "time-traveller",
    "watcher",
    "event",
)
(YI, SNIPER, ORACLE, REAPER, GOSU, SCIENTIST, HULK, TIME_TRAVELLER, WATCHER, EVENT) = range(10)

COPIES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
ALL_CARDS = pack_of(list(COPIES))
CARDS = sum(COPIES)
POINTS = 10
TRIO = 3
"""How many events make a combination of their own, which takes Yi's Legacy."""
FIRST_PLAYER_POINTS = 2

EFFECTS = ("none", "lobby", "firearm", "sword")
NO_EFFECT, LOBBY, FIREARM, SWORD = range(4)
EFFECT_OF = np.array([LOBBY, FIREARM, LOBBY, SWORD, SWORD, LOBBY, SWORD, FIREARM, NO_EFFECT], np.int64)
"""What a character does when it comes into play with an event."""
SWORD_REACH = 1

LEGACY_DOUBLES_UP_TO = 10
LEGACY_ADDS = np.array([0, 0, 5, 4, 3], np.int64)
"""What Yi's Legacy adds to a higher total, by number of players."""

ZONES = (*seasons.ZONES, "shield", "legacy", "kept", "played-events")
SHIELD, LEGACY, KEPT_EVENTS, PLAYED_EVENTS = range(len(seasons.ZONES), len(ZONES))

EVENTS = (
    *seasons.EVENTS,
    "travelled",
    "stayed",
    "took-point",
    "took-point-from",
    "declined-point",
    "laid-nothing",
    "placed-shield",
    "lost-shield",
    "took-legacy",
    "kept-event",
    "returned-events",
    "struck",
    "swapped",
    "riposted",
    "let-be",
    "forfeited",
    "scored-family",
    "scored-points",
    "scored-events",
    "scored-first-player",
    "scored-legacy",
    "won",
)
(
    TRAVELLED,
    STAYED,
    TOOK_POINT,
    TOOK_POINT_FROM,
    DECLINED_POINT,
    LAID_NOTHING,
    PLACED_SHIELD,
    LOST_SHIELD,
    TOOK_LEGACY,
    KEPT_EVENT,
    RETURNED_EVENTS,
    STRUCK,
    SWAPPED,
    RIPOSTED,
    LET_IT_BE,
    FORFEITED,
    SCORED_FAMILY,
    SCORED_POINTS,
    SCORED_EVENTS,
    SCORED_FIRST_PLAYER,
    SCORED_LEGACY,
    WON,
) = range(len(seasons.EVENTS), len(EVENTS))

RULES = (
    "CH-MAJ-1",
    "CH-MAJ-2",
    "CH-MAJ-3",
    "CH-SETUP-1",
    "CH-TT-1",
    "CH-DEAL-1",
    "CH-ORD-1",
    "CH-ORD-2",
    "CH-MAIN-1",
    "CH-CIP-1",
    "CH-CIP-2",
    "CH-CIP-3",
    "CH-CIP-4",
    "CH-CIP-5",
    "CH-RIP-1",
    "CH-RIP-2",
    "CH-YI-1",
    "CH-YI-2",
    "CH-ORA-1",
    "CH-SCI-1",
    "CH-GOS-1",
    "CH-VP-1",
    "CH-LEG-1",
    "CH-EV-1",
    "CH-END-1",
    "CH-END-2",
    "CH-SCORE-1",
    "CH-SCORE-2",
    "CH-SCORE-3",
    "CH-SCORE-4",
    "CH-INFO-1",
)
(
    CH_MAJ_1,
    CH_MAJ_2,
    CH_MAJ_3,
    CH_SETUP_1,
    CH_TT_1,
    CH_DEAL_1,
    CH_ORD_1,
    CH_ORD_2,
    CH_MAIN_1,
    CH_CIP_1,
    CH_CIP_2,
    CH_CIP_3,
    CH_CIP_4,
    CH_CIP_5,
    CH_RIP_1,
    CH_RIP_2,
    CH_YI_1,
    CH_YI_2,
    CH_ORA_1,
    CH_SCI_1,
    CH_GOS_1,
    CH_VP_1,
    CH_LEG_1,
    CH_EV_1,
    CH_END_1,
    CH_END_2,
    CH_SCORE_1,
    CH_SCORE_2,
    CH_SCORE_3,
    CH_SCORE_4,
    CH_INFO_1,
) = range(len(RULES))
