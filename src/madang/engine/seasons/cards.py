"""Games with seasons: what exists. Seats, families, the eight rounds, and the numbered names that these games share."""

import numpy as np

from madang.engine.names import Names

SEATS = 4
FAMILIES = 9
"""Kinds below this number are characters; a family's number on the card is its kind plus one."""
CHARACTERS = (1 << 4 * FAMILIES) - 1
"""Mask of the characters in a pack."""
EVERY_FAMILY = (1 << FAMILIES) - 1
"""The set of all families."""
ROUNDS = 8
DEALT = np.array([0, 10, 9, 8, 7, 6, 5, 4, 3], np.int64)
KEPT = np.array([0, 3, 4, 5, 6, 7, 8, 9, 10], np.int64)

_phase = Names()
TRAVEL = _phase("travel")
ORDERS = _phase("orders")
TURNS = _phase("turns")
DISCARDS = _phase("discards")
OVER = _phase("over")
PHASES = _phase.all
"""A round begins with time travel, before cards are dealt; only in Chosŏn is there a decision to make."""

ASK_NOTHING = 0
"""What `asked` says while there is no decision to make; the games number their questions from 1 on."""

_zone = Names()
PILE = _zone("pile")
HAND = _zone("hand")
ORDER = _zone("order")
TABLEAU = _zone("tableau")
POOL = _zone("pool")
PURSE = _zone("tokens")
POWER = _zone("power")
ZONES = _zone.all

_event = Names()
ROUND_BEGINS = _event("round-begins")
FIRST_PLAYER = _event("first-player")
DEALT_CARDS = _event("dealt")
DREW = _event("drew")
LAID = _event("laid")
LAID_CARD = _event("laid-card")
RETURNED = _event("returned")
TURN_BEGINS = _event("turn-begins")
REVEALED = _event("revealed")
TURN_ENDS = _event("turn-ends")
DISCARDED = _event("discarded")
POWER_MOVED = _event("power-moved")
SWAPPED = _event("swapped")
SCORED_FAMILY = _event("scored-family")
WON = _event("won")
EVENTS = _event.all
REVEALING = frozenset({"dealt", "drew", "revealed"})
"""Events that show something hidden."""
DEEDS = {
    "round-begins": "deal",
    "laid": "lay",
    "turn-begins": "",
    "revealed": "reveal",
    "discarded": "discard",
    "swapped": "swap",
    "scored-family": "score",
}
"""Which events show together: the deed that each is part of."""
