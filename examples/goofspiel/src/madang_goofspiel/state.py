"""Goofspiel: what exists. Cards are numbered 0 to 12; sets of them are bits."""

import numpy as np

from madang.engine.actions import ActionTable, Block
from madang.engine.layout import check_layout

CARDS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
SEATS = 4
ALL = (1 << len(CARDS)) - 1

RULES = ("GS-DEAL-1", "GS-BID-1", "GS-BID-2", "GS-WIN-1", "GS-TIE-1", "GS-END-1", "GS-INFO-1")
DEAL_1, BID_1, BID_2, WIN_1, TIE_1, END_1, INFO_1 = range(len(RULES))

EVENTS = ("prize-turned", "bid", "bid-card", "shown", "took-prize", "tied", "won")
PRIZE_TURNED, BID, BID_CARD, SHOWN, TOOK_PRIZE, TIED, WON = range(len(EVENTS))

ZONES = ("hand", "bid", "prizes", "pile", "won")
HAND, LAID, PRIZES, PILE, TAKEN = range(len(ZONES))

STATE = check_layout(
    np.dtype(
        [
            ("generator", np.int64, 4),
            ("hand", np.int16, SEATS),  # a card that is bid leaves the hand when it is shown
            ("won", np.int16, SEATS),  # the prizes of each seat
            ("prizes", np.int16),  # what is bid for
            ("pile", np.int16),  # prizes to come; in which order nobody knows
            ("bid", np.int8, SEATS),  # the number of the card plus one; 0 where none lies there
            ("players", np.int8),
            ("turn", np.int8),  # how many seats have bid
            ("seat", np.int8),  # who bids; NOBODY when the game is over
            ("pad", np.int8, 5),
        ]
    )
)

ACTIONS = ActionTable([Block("bid", "bid {card}", "GS-BID-1", {"card": CARDS})])
