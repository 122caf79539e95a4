"""Koryŏ: the state. Hands, tableaus and the pile are packs (four bits of count a kind, see `engine.pack`)."""

import numpy as np

from madang.engine.actions import ActionTable, Block, Blocks
from madang.engine.layout import check_layout
from madang.engine.names import Names
from madang.engine.seasons.cards import FAMILIES, SEATS
from madang.games.koryo.cards import COPIES, KINDS

MOST_LEGAL = 96
"""Options of one decision at most: eleven cards give eleven orders and 55 pairs; a turn has at most 49 options."""

STATE = check_layout(
    np.dtype(
        [
            ("generator", np.int64, 4),
            ("tableau", np.int64, SEATS),  # what lies in front of each seat, characters and events
            ("hand", np.int64, SEATS),
            ("returned", np.int64, SEATS),  # dealt this round and put back: the seat remembers it (KO-INFO-1)
            ("order", np.int64, SEATS),  # what lies face down
            ("pile", np.int64),
            ("gone", np.int64),  # what everybody saw go into the pile since the deal
            ("choices", np.int64),  # the options of the pending decision, from BASE[asked] on; none for an order
            ("held", np.int8, SEATS),  # how many cards each hand holds
            ("laid", np.int8, SEATS),  # how many cards lie face down
            ("free", np.int8, SEATS),  # 1 where the Ship-owner allowed two kinds when the order was laid
            ("tokens", np.int8, SEATS),
            ("cards", np.int8, SEATS),  # cards in front of each seat
            ("holder", np.int8, FAMILIES),  # who has each family's power
            ("pool", np.int8),
            ("players", np.int8),
            ("round_number", np.int8),
            ("phase", np.int8),
            ("first", np.int8),
            ("turn", np.int8),  # how many seats are through with the phase
            ("seat", np.int8),  # whose turn it is
            ("asked", np.int8),
            ("revealed", np.int8),
            ("used", np.int8),  # powers used this turn, a set
            ("barbarians", np.int8),  # open events of this turn
            ("lobbying", np.int8),
            ("victim", np.int8),  # whose character the Barbarians destroy, or the first side of a swap
            ("family", np.int8),  # the first card of a swap
            ("pad", np.int8, 5),
        ]
    )
)

_asked = Names(["nothing"])
ASK_ORDER = _asked("order")
ASK_TURN = _asked("turn")
ASK_CHARACTER = _asked("character")
ASK_SWAP = _asked("swap")
ASK_DISCARD = _asked("discard")
ASKED = _asked.all

_power = Names()
USED_BANKER = 1 << _power("banker")
USED_PRIEST = 1 << _power("priest")
USED_SPY = 1 << _power("spy")
POWERS = _power.all
"""Powers that are used in a turn, once each: bits of `used`."""

_SEAT_WORDS = tuple(str(seat) for seat in range(SEATS))
_FAMILY_WORDS = KINDS[:FAMILIES]
_COUNT_WORDS = tuple(str(number) for number in range(max(COPIES) + 1))

_block = Blocks()
LAY = _block(
    Block(
        "lay",
        "lay {count} {card}",
        "KO-ORD-1",
        {"card": KINDS, "count": _COUNT_WORDS},
        [(kind, number) for kind, most in enumerate(COPIES) for number in range(1, most + 1)],
    )
)
LAY_TWO = _block(
    Block(
        "lay-two",
        "lay {card}+{other}",
        "KO-ORD-2",
        {"card": KINDS, "other": KINDS},
        [(kind, other) for kind in range(len(KINDS)) for other in range(kind + 1, len(KINDS))],
        either_way=True,
    )
)
USE_BANKER = _block(Block("banker", "banker", "KO-BANK-1"))
USE_PRIEST = _block(Block("priest", "priest {card}", "KO-PRIEST-1", {"card": KINDS[FAMILIES:]}))
USE_SPY = _block(Block("spy", "spy {seat}", "KO-SPY-1", {"seat": _SEAT_WORDS}))
REVEAL = _block(Block("reveal", "reveal", "KO-MAIN-1"))
SEND_BARBARIANS = _block(Block("barbarians", "barbarians {seat}", "KO-EV-2", {"seat": _SEAT_WORDS}))
SWAP = _block(Block("swap", "swap {seat} {card}", "KO-EV-3", {"seat": _SEAT_WORDS, "card": _FAMILY_WORDS}))
END = _block(Block("end", "end", "KO-MAIN-1"))
DESTROY = _block(Block("destroy", "destroy {card}", "KO-EV-2", {"card": _FAMILY_WORDS}))
DISCARD = _block(Block("discard", "discard {card}", "KO-END-2", {"card": _FAMILY_WORDS}))
ACTIONS = ActionTable(_block.all)

LAY_ACTION = ACTIONS.index["lay"]
LAY_TWO_ACTION = ACTIONS.index["lay-two"]

# Options of a turn are bits counted from the first action of that decision.
_TURN = ACTIONS.start["banker"]
BANKER_BIT = 0
PRIEST_BIT = ACTIONS.start["priest"] - _TURN
SPY_BIT = ACTIONS.start["spy"] - _TURN
REVEAL_BIT = ACTIONS.start["reveal"] - _TURN
BARBARIANS_BIT = ACTIONS.start["barbarians"] - _TURN
SWAP_BIT = ACTIONS.start["swap"] - _TURN
END_BIT = ACTIONS.start["end"] - _TURN
BASE = np.array([0, 0, _TURN, ACTIONS.start["destroy"], ACTIONS.start["swap"], ACTIONS.start["discard"]], np.int64)
"""BASE[asked]: the action that bit 0 of `choices` stands for."""
