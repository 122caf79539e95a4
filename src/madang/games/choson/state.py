"""Chosŏn: the state and the action table. Hands, tableaus and the pile are packs, see `engine.pack`."""

import numpy as np

from madang.engine.actions import ActionTable, Block, Blocks
from madang.engine.layout import check_layout
from madang.engine.names import Names
from madang.engine.seasons.cards import FAMILIES, SEATS
from madang.games.choson.cards import COPIES, KINDS, TRIO, WATCHER

MOST_LEGAL = 96
"""Options of one decision at most: ten cards give ten families, 45 pairs and nine events; a turn has at most 50."""

STATE = check_layout(
    np.dtype(
        [
            ("generator", np.int64, 4),
            ("tableau", np.int64, SEATS),  # the characters in front of each seat
            ("hand", np.int64, SEATS),
            ("returned", np.int64, SEATS),  # dealt this round and put back: the seat remembers it (CH-INFO-1)
            ("order", np.int64, SEATS),  # what lies face down
            ("pile", np.int64),
            ("gone", np.int64),  # what everybody saw go into the pile since the deal
            ("choices", np.int64),  # the options of the pending decision, from BASE[asked] on; none for an order
            ("held", np.int8, SEATS),  # how many cards each hand holds
            ("laid", np.int8, SEATS),  # how many cards lie face down
            ("tokens", np.int8, SEATS),  # victory points
            ("kept", np.int8, SEATS),  # events kept by Gosu
            ("cards", np.int8, SEATS),  # characters in front of each seat
            ("holder", np.int8, FAMILIES),  # who has each family's power
            ("pool", np.int8),
            ("players", np.int8),
            ("round_number", np.int8),
            ("phase", np.int8),
            ("first", np.int8),
            ("turn", np.int8),  # how many seats are through with the phase
            ("seat", np.int8),  # whose turn it is
            ("actor", np.int8),  # who decides now
            ("asked", np.int8),
            ("shield", np.int8),  # the family Yi's owner has shielded
            ("legacy", np.int8),  # who has Yi's Legacy
            ("revealed", np.int8),
            ("used", np.int8),  # powers used this turn, a set
            ("events", np.int8),  # events played this turn
            ("effect", np.int8),  # whether the played character's effect is open or resolved
            ("character", np.int8),  # the character played with an event
            ("victim", np.int8),  # the first card of a swap or the first victim: seat and family
            ("family", np.int8),
            ("pad", np.int8, 1),
        ]
    )
)

_asked = Names(["nothing"])
ASK_TRAVEL = _asked("travel")
ASK_FROM = _asked("from")
ASK_ORDER = _asked("order")
ASK_TURN = _asked("turn")
ASK_SWAP = _asked("swap")
ASK_SECOND = _asked("second")
ASK_RIPOSTE = _asked("riposte")
ASK_DISCARD = _asked("discard")
ASKED = _asked.all

_power = Names()
USED_SHIELD = 1 << _power("shield")
USED_ORACLE = 1 << _power("oracle")
USED_SCIENTIST = 1 << _power("scientist")
USED_GOSU = 1 << _power("gosu")
POWERS = _power.all
"""Powers that are used in a turn, once each: bits of `used`."""
NONE_PLAYED, OPEN_EFFECT, RESOLVED = range(3)

_SEAT_WORDS = tuple(str(seat) for seat in range(SEATS))
_FAMILY_WORDS = KINDS[:FAMILIES]
_COUNT_WORDS = tuple(str(number) for number in range(max(COPIES)))
_TARGET = {"seat": _SEAT_WORDS, "card": _FAMILY_WORDS}

_block = Blocks()
LAY = _block(
    Block(
        "lay",
        "lay {count} {card}",
        "CH-ORD-1",
        {"card": _FAMILY_WORDS, "count": _COUNT_WORDS},
        [(family, number) for family in range(FAMILIES) for number in range(1, COPIES[family] + 1)],
    )
)
LAY_TWO = _block(
    Block(
        "lay-two",
        "lay {card}+{other}",
        "CH-ORD-1",
        {"card": _FAMILY_WORDS, "other": _FAMILY_WORDS},
        [(family, other) for family in range(FAMILIES) for other in range(family + 1, FAMILIES)],
        either_way=True,
    )
)
LAY_WITH_EVENT = _block(Block("lay-with-event", "lay {card}+event", "CH-ORD-1", {"card": _FAMILY_WORDS[:WATCHER]}))
LAY_EVENTS = _block(Block("lay-events", f"lay {TRIO} event", "CH-ORD-1"))
USE_ORACLE = _block(Block("oracle", "oracle", "CH-ORA-1"))
USE_SCIENTIST = _block(Block("scientist", "scientist", "CH-SCI-1"))
USE_GOSU = _block(Block("gosu", "gosu", "CH-GOS-1"))
PLACE_SHIELD = _block(Block("shield", "shield {card}", "CH-YI-1", {"card": _FAMILY_WORDS}))
REVEAL = _block(Block("reveal", "reveal", "CH-MAIN-1"))
END = _block(Block("end", "end", "CH-MAIN-1"))
SWAP = _block(Block("swap", "swap {seat} {card}", "CH-CIP-2", _TARGET))
STRIKE = _block(Block("strike", "strike {seat} {card}", "CH-CIP-2", _TARGET))
ENOUGH = _block(Block("enough", "enough", "CH-CIP-4"))
RIPOSTE = _block(Block("riposte", "riposte", "CH-RIP-1"))
LET_BE = _block(Block("let-be", "let be", "CH-RIP-1"))
TRAVEL_NOW = _block(Block("travel", "travel", "CH-TT-1"))
STAY = _block(Block("stay", "stay", "CH-TT-1"))
TAKE_FROM = _block(Block("from", "from {seat}", "CH-VP-1", {"seat": _SEAT_WORDS}))
DECLINE = _block(Block("decline", "decline", "CH-VP-1"))
DISCARD = _block(Block("discard", "discard {card}", "CH-END-1", {"card": _FAMILY_WORDS}))
ACTIONS = ActionTable(_block.all)

LAY_ACTION = ACTIONS.index["lay"]
LAY_TWO_ACTION = ACTIONS.index["lay-two"]
LAY_WITH_EVENT_ACTION = ACTIONS.index["lay-with-event"]
LAY_EVENTS_ACTION = ACTIONS.start["lay-events"]

# Options are bits counted from the first action of their decision.
_TURN = ACTIONS.start["oracle"]
ORACLE_BIT = 0
SCIENTIST_BIT = ACTIONS.start["scientist"] - _TURN
GOSU_BIT = ACTIONS.start["gosu"] - _TURN
SHIELD_BIT = ACTIONS.start["shield"] - _TURN
REVEAL_BIT = ACTIONS.start["reveal"] - _TURN
END_BIT = ACTIONS.start["end"] - _TURN
TARGET_BIT = ACTIONS.start["swap"] - _TURN
"""From here on bits are places, seat x FAMILIES + family: cards to swap or, where the character strikes, to strike."""
STRIKES_AFTER_SWAPS = ACTIONS.start["strike"] - ACTIONS.start["swap"]
ENOUGH_BIT = ACTIONS.start["enough"] - ACTIONS.start["strike"]
DECLINE_BIT = ACTIONS.start["decline"] - ACTIONS.start["from"]
BASE = np.array(
    [
        0,
        ACTIONS.start["travel"],
        ACTIONS.start["from"],
        0,
        _TURN,
        ACTIONS.start["swap"],
        ACTIONS.start["strike"],
        ACTIONS.start["riposte"],
        ACTIONS.start["discard"],
    ],
    np.int64,
)
"""BASE[asked]: the action that bit 0 of `choices` stands for."""
