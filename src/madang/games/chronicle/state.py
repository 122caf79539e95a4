"""Chronicle: the state and the action table. Cards are bits, so hands and Allies are sets in one word each."""

import numpy as np

from madang.engine.actions import ActionTable, Block
from madang.engine.layout import check_layout
from madang.engine.names import Names
from madang.games.chronicle.cards import CARDS, CHARACTERS, HISTORIES, ROUNDS_REMEMBERED

SEATS = 6
MOST_LEGAL = CARDS
"""Options of one decision at most: the cards that can lie in one place."""

STATE = check_layout(
    np.dtype(
        [
            ("generator", np.int64, 4),
            ("hand", np.int64, SEATS),
            ("allies", np.int64, SEATS),
            ("known", np.int64, SEATS),  # cards everybody knows to be in that hand, or face down in the meeting
            ("face_up", np.int64),  # the cards that lie face up in the meeting
            ("aside", np.int64),  # cards out of the round, seen by all
            ("paying", np.int16),  # History cards whose conditions are in play, a set
            ("used", np.int16),  # History cards of earlier rounds that are not in the pile, a set
            ("paid", np.int16, ROUNDS_REMEMBERED),  # the conditions of the last round, of the one before, ...
            ("round_number", np.int16),
            ("discard", np.int8, CARDS),  # the discard pile, bottom first
            ("pile", np.int8, len(HISTORIES)),  # the History pile, bottom first
            ("turned", np.int8, len(HISTORIES)),  # History cards turned up this round, in order
            ("table", np.int8, SEATS),  # the card each seat played in this meeting, FACE_DOWN or NOTHING
            ("down", np.int8, SEATS),  # the card each seat played face down, counted from 1; 0 for none
            ("voids", np.int8, SEATS),  # suits each seat has shown not to hold, a set
            ("held", np.int8, SEATS),  # how many cards each hand holds
            ("fame", np.int8, SEATS),
            ("discarded", np.int8),  # how many cards lie in the discard pile
            ("pile_size", np.int8),
            ("turned_up", np.int8),  # how many History cards were turned up this round
            ("players", np.int8),
            ("two_histories", np.int8),
            ("play_on", np.int8),
            ("phase", np.int8),
            ("meeting", np.int8),  # which meeting of the round
            ("opener", np.int8),  # who showed the theme card and led the first meeting, or NOBODY
            ("leader", np.int8),
            ("turn", np.int8),  # how many seats are through with the meeting
            ("suit", np.int8),
            ("seat", np.int8),  # who is asked
            ("asked", np.int8),
            ("given", np.int8),  # the Ally that is being given away, or NOTHING
            ("pad", np.int8, 5),
        ]
    )
)

FACE_DOWN = CARDS
"""Stands in `table` for a card that its player alone knows."""

_phase = Names()
MEETINGS = _phase("meetings")
OVER = _phase("over")
PHASES = _phase.all

_asked = Names()
ASK_NOTHING = _asked("nothing")
ASK_CARD = _asked("card")
ASK_TAKE = _asked("take")
ASK_RECALL = _asked("recall")
ASK_GIVE = _asked("give")
ASK_RECEIVER = _asked("receiver")
ASK_VICTIM = _asked("victim")
ASK_DISCARD = _asked("discard")
ASK_DISCARD_ALLY = _asked("discard-ally")
ASKED = _asked.all

_SEAT_WORDS = tuple(str(seat) for seat in range(SEATS))

ACTIONS = ActionTable(
    [
        Block("play", "play {card}", "CR-PLAY-1", {"card": CHARACTERS}),
        Block("take", "take {card}", "CR-ABIL-1", {"card": CHARACTERS}),
        Block("recall", "recall {card}", "CR-ABIL-1", {"card": CHARACTERS}),
        Block("give", "give {card}", "CR-ABIL-1", {"card": CHARACTERS}),
        Block("discard", "discard {card}", "CR-ABIL-1", {"card": CHARACTERS}),
        Block("choose", "choose {seat}", "CR-ABIL-1", {"seat": _SEAT_WORDS}),
    ]
)
_BLOCK_OF_QUESTION = ("play", "play", "take", "recall", "give", "choose", "choose", "discard", "discard")
BASE = np.array([ACTIONS.start[block] for block in _BLOCK_OF_QUESTION], np.int64)
"""BASE[asked]: the action that stands for card 0, or seat 0."""
