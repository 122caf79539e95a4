"""Koryŏ: what exists. Kinds of cards, how many of each, the tokens, and every numbered name."""

from madang.engine.names import Names
from madang.engine.pack import pack_of
from madang.engine.seasons import cards as seasons

_kind = Names()
OMNISCIENT = _kind("omniscient")
SPY = _kind("spy")
SENATOR = _kind("senator")
PRIEST = _kind("priest")
SHIP_OWNER = _kind("ship-owner")
BANKER = _kind("banker")
GUARDIAN = _kind("guardian")
BROADCASTER = _kind("broadcaster")
MERCHANT = _kind("merchant")
BARBARIANS = _kind("barbarians")
LOBBYING = _kind("lobbying")
KINDS = _kind.all

COPIES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 4)
ALL_CARDS = pack_of(list(COPIES))
CARDS = sum(COPIES)

SENATOR_KEEPS = 2
TOKENS = 8

ZONES = seasons.ZONES

_event = Names(seasons.EVENTS)
TOOK_TOKEN = _event("took-token")
STOLE_TOKEN = _event("stole-token")
BURNED_EVENT = _event("burned-event")
DESTROYED = _event("destroyed")
LAPSED = _event("lapsed")
SCORED_EVENTS = _event("scored-events")
SCORED_TOKENS = _event("scored-tokens")
EVENTS = _event.all
DEEDS = {
    **seasons.DEEDS,
    "took-token": "take",
    "stole-token": "steal",
    "burned-event": "burn",
    "destroyed": "destroy",
}

_rule = Names()
KO_MAJ_1 = _rule("KO-MAJ-1")
KO_MAJ_2 = _rule("KO-MAJ-2")
KO_MAJ_3 = _rule("KO-MAJ-3")
KO_MAJ_4 = _rule("KO-MAJ-4")
KO_SETUP_1 = _rule("KO-SETUP-1")
KO_DEAL_1 = _rule("KO-DEAL-1")
KO_DEAL_2 = _rule("KO-DEAL-2")
KO_ORD_1 = _rule("KO-ORD-1")
KO_ORD_2 = _rule("KO-ORD-2")
KO_ORD_3 = _rule("KO-ORD-3")
KO_MAIN_1 = _rule("KO-MAIN-1")
KO_MAIN_2 = _rule("KO-MAIN-2")
KO_BANK_1 = _rule("KO-BANK-1")
KO_PRIEST_1 = _rule("KO-PRIEST-1")
KO_SPY_1 = _rule("KO-SPY-1")
KO_SPY_2 = _rule("KO-SPY-2")
KO_SPY_3 = _rule("KO-SPY-3")
KO_EV_1 = _rule("KO-EV-1")
KO_EV_2 = _rule("KO-EV-2")
KO_EV_3 = _rule("KO-EV-3")
KO_END_1 = _rule("KO-END-1")
KO_END_2 = _rule("KO-END-2")
KO_END_3 = _rule("KO-END-3")
KO_SCORE_1 = _rule("KO-SCORE-1")
KO_SCORE_2 = _rule("KO-SCORE-2")
KO_SCORE_3 = _rule("KO-SCORE-3")
KO_INFO_1 = _rule("KO-INFO-1")
RULES = _rule.all
