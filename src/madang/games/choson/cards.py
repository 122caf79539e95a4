"""Chosŏn: what exists. Kinds of cards, how many of each, what they do on coming into play, and every numbered name."""

import json
from pathlib import Path

import numpy as np

from madang.engine.names import Names
from madang.engine.pack import pack_of
from madang.engine.seasons import cards as seasons

_kind = Names()
YI = _kind("yi")
SNIPER = _kind("sniper")
ORACLE = _kind("oracle")
REAPER = _kind("reaper")
GOSU = _kind("gosu")
SCIENTIST = _kind("scientist")
HULK = _kind("hulk")
TIME_TRAVELLER = _kind("time-traveller")
WATCHER = _kind("watcher")
EVENT = _kind("event")
KINDS = _kind.all

COPIES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
ALL_CARDS = pack_of(list(COPIES))
CARDS = sum(COPIES)
POINTS = 10
TRIO = 3
"""How many events make a combination of their own, which takes Yi's Legacy."""
FIRST_PLAYER_POINTS = 2

_effect = Names()
NO_EFFECT = _effect("none")
LOBBY = _effect("lobby")
FIREARM = _effect("firearm")
SWORD = _effect("sword")
EFFECTS = _effect.all
_PRINTED = json.loads((Path(__file__).parent / "cards.json").read_text("utf-8"))
EFFECT_OF = np.array(
    [EFFECTS.index(_PRINTED["effects"].get(kind, "none")) for kind in KINDS[: seasons.FAMILIES]], np.int64
)
"""What a character does when it comes into play with an event; the page draws it from `cards.json`, too."""
SWORD_REACH = 1

LEGACY_DOUBLES_UP_TO = 10
LEGACY_ADDS = np.array([0, 0, 5, 4, 3], np.int64)
"""What Yi's Legacy adds to a higher total, by number of players."""

_zone = Names(seasons.ZONES)
SHIELD = _zone("shield")
LEGACY = _zone("legacy")
KEPT_EVENTS = _zone("kept")
PLAYED_EVENTS = _zone("played-events")
ZONES = _zone.all

_event = Names(seasons.EVENTS)
TRAVELLED = _event("travelled")
STAYED = _event("stayed")
TOOK_POINT = _event("took-point")
TOOK_POINT_FROM = _event("took-point-from")
DECLINED_POINT = _event("declined-point")
LAID_NOTHING = _event("laid-nothing")
PLACED_SHIELD = _event("placed-shield")
LOST_SHIELD = _event("lost-shield")
TOOK_LEGACY = _event("took-legacy")
KEPT_EVENT = _event("kept-event")
RETURNED_EVENTS = _event("returned-events")
STRUCK = _event("struck")
RIPOSTED = _event("riposted")
LET_IT_BE = _event("let-be")
FORFEITED = _event("forfeited")
SCORED_POINTS = _event("scored-points")
SCORED_EVENTS = _event("scored-events")
SCORED_FIRST_PLAYER = _event("scored-first-player")
SCORED_LEGACY = _event("scored-legacy")
EVENTS = _event.all
DEEDS = {
    **seasons.DEEDS,
    "travelled": "travel",
    "stayed": "stay",
    "took-point": "take",
    "took-point-from": "take-from",
    "laid-nothing": "lay",
    "placed-shield": "shield",
    "kept-event": "keep",
    "struck": "strike",
    "riposted": "riposte",
    "let-be": "let-be",
}

_rule = Names()
CH_MAJ_1 = _rule("CH-MAJ-1")
CH_MAJ_2 = _rule("CH-MAJ-2")
CH_MAJ_3 = _rule("CH-MAJ-3")
CH_SETUP_1 = _rule("CH-SETUP-1")
CH_TT_1 = _rule("CH-TT-1")
CH_DEAL_1 = _rule("CH-DEAL-1")
CH_ORD_1 = _rule("CH-ORD-1")
CH_ORD_2 = _rule("CH-ORD-2")
CH_MAIN_1 = _rule("CH-MAIN-1")
CH_CIP_1 = _rule("CH-CIP-1")
CH_CIP_2 = _rule("CH-CIP-2")
CH_CIP_3 = _rule("CH-CIP-3")
CH_CIP_4 = _rule("CH-CIP-4")
CH_CIP_5 = _rule("CH-CIP-5")
CH_RIP_1 = _rule("CH-RIP-1")
CH_RIP_2 = _rule("CH-RIP-2")
CH_YI_1 = _rule("CH-YI-1")
CH_YI_2 = _rule("CH-YI-2")
CH_ORA_1 = _rule("CH-ORA-1")
CH_SCI_1 = _rule("CH-SCI-1")
CH_GOS_1 = _rule("CH-GOS-1")
CH_VP_1 = _rule("CH-VP-1")
CH_LEG_1 = _rule("CH-LEG-1")
CH_EV_1 = _rule("CH-EV-1")
CH_END_1 = _rule("CH-END-1")
CH_END_2 = _rule("CH-END-2")
CH_SCORE_1 = _rule("CH-SCORE-1")
CH_SCORE_2 = _rule("CH-SCORE-2")
CH_SCORE_3 = _rule("CH-SCORE-3")
CH_SCORE_4 = _rule("CH-SCORE-4")
CH_INFO_1 = _rule("CH-INFO-1")
RULES = _rule.all
