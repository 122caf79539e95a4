"""Gosu X: the state and the action table.

A seat's deck is always three clans of fifteen cards, so a *card* is a number from 0 to 44: clan slot x 15 + its place
in the clan. The two copies of a Troop are one and the same card, and zones are bags of cards: one 64-bit word in which
a single card is the bit of its number and a second copy the bit after it. No field tells copies apart, so nothing can
leak through which copy lies where. The *kind* of a card is its number in KINDS.

Effects under way are frames on a stack; field after field of a frame is a register, an array by depth. The stack says
what is going on, and the row of the program before `pc` of the topmost frame what is asked.
"""

import numpy as np

from madang.engine.actions import ActionTable, Block, Blocks
from madang.engine.layout import check_layout
from madang.engine.names import Names
from madang.games.gosux.cards import (
    CLANS,
    CLANS_EACH,
    DECK_CARDS,
    KINDS,
    PLACES,
    ROWS,
    SEATS,
    SLOT_NAMES,
    SLOTS,
)

DEPTH = 8
"""Frames at most; see `effects/flow.py` for why seven are enough."""
MOST_LEGAL = 100
"""Options of one decision at most: every kind of one's hand and discard to play, all places, three other actions."""

STATE = check_layout(
    np.dtype(
        [
            ("generator", np.int64, 4),
            ("hand", np.int64, SEATS),
            ("discard", np.int64, SEATS),
            ("removed", np.int64, SEATS),  # removed from the game, owner by owner
            ("revealed", np.int64, SEATS),  # turned up from the deck, on its way somewhere
            ("seen", np.int64, SEATS),  # cards of this seat's hand that the other seat knows
            ("known", np.int64, SEATS),  # positions of this seat's deck whose card both seats know
            ("barred", np.int64, (SEATS, 2)),  # named: not to be played by this seat; [0] until the namer's turn ends
            ("choices", np.int64, (SEATS, 3)),  # what the asked seat may choose: cards, cards of a discard, the rest
            ("chain", np.int64),  # places already chosen in the chain of copies under way, the copier included
            ("marked", np.int64),  # places still to be destroyed by one effect
            ("holds", np.int32, SEATS),  # permanent effects that hold for the seat (derived)
            ("pc", np.int16, DEPTH),  # next row of the program
            ("up", np.int16, SEATS),  # slots whose card lies face up
            ("free", np.int16, SEATS),  # slots whose card is FREE (derived)
            ("ethereal", np.int16, SEATS),  # slots whose card is Ethereal (derived)
            ("ended", np.int16),  # slots whose end-of-turn effect is through this turn
            ("tiles", np.int16),  # clans whose tile is active
            ("turns", np.int16),  # turns begun in this round
            ("deck", np.int8, (SEATS, DECK_CARDS)),  # from the bottom up; NOTHING above the top
            ("army", np.int8, (SEATS, SLOTS)),  # card in each slot, or NOTHING
            ("laid", np.int8, (SEATS, SLOTS)),  # activation tokens on it
            ("text", np.int8, (SEATS, SLOTS)),  # kind whose text and keywords hold there, or NOTHING (derived)
            ("rows", np.int8, (SEATS, ROWS)),  # cards in each row
            ("support", np.int8, (SEATS, ROWS)),  # clan slots of the face-up cards of each row, a set (derived)
            ("clans", np.int8, (SEATS, CLANS_EACH)),  # ascending once the draft is over; NOTHING before it is taken
            ("deck_size", np.int8, SEATS),
            ("hand_size", np.int8, SEATS),
            ("tokens", np.int8, SEATS),  # activation tokens in hand
            ("spent", np.int8, SEATS),
            ("owned", np.int8, SEATS),  # X: in hand, on cards and spent
            ("supremacy", np.int8, SEATS),
            ("passed", np.int8, SEATS),  # 1 where the seat has passed this round
            # The registers of a frame
            ("text_of", np.int8, DEPTH),  # kind whose text is carried out (a copied text's, too), or NOTHING
            ("seat", np.int8, DEPTH),  # who controls the effect
            ("who", np.int8, DEPTH),  # who decides and acts now
            ("source", np.int8, DEPTH),  # the place the text stands on, or NOTHING
            ("place", np.int8, DEPTH),  # the place chosen
            ("other", np.int8, DEPTH),  # the place chosen before
            ("card", np.int8, DEPTH),  # the card chosen, of the seat `owner`
            ("owner", np.int8, DEPTH),
            ("held", np.int8, DEPTH),  # the card being played or shifted in; it belongs to `seat` and lies nowhere else
            ("clan", np.int8, DEPTH),
            ("level", np.int8, DEPTH),  # a level, or a set of levels
            ("count", np.int8, DEPTH),  # rounds left of a loop
            ("flag", np.int8, DEPTH),
            # Single numbers
            ("depth", np.int8),
            ("asked", np.int8),
            ("ask_seat", np.int8),
            ("active", np.int8),  # whose turn it is
            ("first", np.int8),  # who drafts first and begins the round
            ("stage", np.int8),
            ("round_number", np.int8),
            ("turns_left", np.int8),  # of the seat that has not passed, this turn included; NOTHING before a pass
            ("additional", np.int8),  # 1: this turn is an additional one
            ("granted", np.int8),  # 1: an additional turn follows; 2: with the discard open
            ("open_discard", np.int8),  # 1: this turn one may play from the discard
            ("wonder", np.int8),  # who holds the Wonder token, or NOBODY
            ("bounty", np.int8),  # the place the Bounty token lies on, or NOTHING
            ("result", np.int8),  # the seats that have won, a set; 0 while the game goes on
            ("reason", np.int8),  # the rule the game was won by, once it is
            ("players", np.int8),
            ("sung", np.int8, SEATS),
        ]
    )
)

REGISTERS = ("text_of", "source", "place", "other", "card", "owner", "held", "clan", "level")
"""Registers that are NOTHING in a fresh frame; the others are 0."""

_stage = Names()
DRAFT = _stage("draft")
MULLIGAN = _stage("mulligan")
ROUND = _stage("round")
SONG = _stage("song")
OVER = _stage("over")
STAGES = _stage.all

ASKED = (
    "nothing",
    "draft",  # take a clan
    "mulligan",  # keep the hand or draw anew
    "turn",  # the action of a turn
    "row",  # the row of Phoenix (Immortal)
    "shift-in",  # the card that replaces another
    "pay",  # a card, or the Wonder token
    "discard",  # a card of one's hand
    "limit",  # the same, down to the hand limit
    "trade",  # a card one may discard for what follows
    "same-clan",  # one of several cards of one clan to be discarded
    "search",  # a card of one's deck
    "fetch",  # a card of one's discard, into the hand
    "fetch-more",  # the same, as one may
    "keep-revealed",  # a revealed card, into the hand
    "top-revealed",  # a revealed card, on top of the deck
    "top-discard",  # a card of one's discard, on top of the deck, as one may
    "remove",  # a card of one's discard, as one may
    "name",  # a card of the other deck
    "copy",  # a card in play
    "copy-discard",  # a card of a discard
    "capture",
    "may-capture",
    "destroy",
    "free",
    "capture-or-free",
    "strike",  # capture, destroy or free
    "verb",  # which of these
    "sacrifice",
    "song",  # the same, in the Song of the Dead
    "return",  # a card that goes on top of its deck
    "swap",  # the first of two cards, as one may
    "swap-with",
    "bounty-token",
    "token",  # a token to take back
    "may-token",
    "clan",
    "level",
    "player",
    "tile",
    "echo",  # yes or no
    "again",  # carry the effect out a second time: yes or no
    "bounty",  # draw for a Bounty: yes or no
    "pass-now",  # yes or no
    "unlock",  # discard five cards of one clan: yes or no
    "end-effect",  # which end-of-turn effect comes next
    "cancel-activation",  # Force of Will: yes or no
    "cancel-capture",
    "cancel-destruction",
)
ASK = {name: number for number, name in enumerate(ASKED)}
ASK_NOTHING, ASK_DRAFT, ASK_MULLIGAN, ASK_TURN = (ASK[name] for name in ("nothing", "draft", "mulligan", "turn"))

_SEAT_WORDS = tuple(str(seat) for seat in range(SEATS))
_block = Blocks()
PLAY = _block(Block("play", "play {card}", "GX-TURN-1", {"card": KINDS}))
PLAY_DISCARD = _block(Block("play-discard", "play {card} from discard", "GX-KW-DISCARD-PLAY", {"card": KINDS}))
SHIFT = _block(Block("shift", "shift {place}", "GX-SHIFT-1", {"place": SLOT_NAMES}))
ACTIVATE = _block(Block("activate", "activate {place}", "GX-TOK-1", {"place": SLOT_NAMES}))
SPEND_ONE = _block(Block("spend-one", "spend 1", "GX-TOK-1"))
SPEND_TWO = _block(Block("spend-two", "spend 2", "GX-TOK-1"))
PASS = _block(Block("pass", "pass", "GX-PASS-1"))
CHOOSE_CARD = _block(Block("card", "choose {card}", "GX-PLAY-3", {"card": KINDS}))
CHOOSE_CARD_DISCARD = _block(Block("card-discard", "choose {card} from discard", "GX-SHIFT-2", {"card": KINDS}))
CHOOSE_PLACE = _block(
    Block("place", "choose {place} of {seat}", "GX-PLAY-3", {"seat": _SEAT_WORDS, "place": SLOT_NAMES})
)
CHOOSE_CLAN = _block(Block("clan", "clan {clan}", "GX-PLAY-5", {"clan": CLANS}))
CHOOSE_LEVEL = _block(Block("level", "level {level}", "GX-PLAY-3", {"level": ("1", "2", "3")}))
CHOOSE_PLAYER = _block(Block("player", "player {seat}", "GX-PLAY-3", {"seat": _SEAT_WORDS}))
YES = _block(Block("yes", "yes", "GX-PLAY-3"))
NO = _block(Block("no", "no", "GX-PLAY-3"))
PAY_WONDER = _block(Block("wonder", "wonder", "GX-KW-WONDER"))
TAKE_SPENT = _block(Block("spent", "spent", "GX-TOK-2"))
DO_CAPTURE = _block(Block("capture", "capture", "GX-KW-CAPTURE"))
DO_DESTROY = _block(Block("destroy", "destroy", "GX-KW-DESTROY"))
DO_FREE = _block(Block("free", "free", "GX-KW-RELEASE"))
KEEP = _block(Block("keep", "keep", "GX-SET-3"))
REDRAW = _block(Block("redraw", "redraw", "GX-SET-3"))
ACTIONS = ActionTable(_block.all)

# `choices[seat, 2]` is a set of bits: in a turn slots to shift and to activate, else places; then the single options.
ACTIVATE_BIT = SLOTS
CLAN_BIT = PLACES
LEVEL_BIT = CLAN_BIT + len(CLANS)
PLAYER_BIT = LEVEL_BIT + ROWS
SINGLE_BIT = PLAYER_BIT + SEATS
_single = Names()
YES_BIT = SINGLE_BIT + _single("yes")
NO_BIT = SINGLE_BIT + _single("no")
WONDER_BIT = SINGLE_BIT + _single("wonder")
SPENT_BIT = SINGLE_BIT + _single("spent")
CAPTURE_BIT = SINGLE_BIT + _single("capture")
DESTROY_BIT = SINGLE_BIT + _single("destroy")
FREE_BIT = SINGLE_BIT + _single("free")
KEEP_BIT = SINGLE_BIT + _single("keep")
REDRAW_BIT = SINGLE_BIT + _single("redraw")
_SINGLES = _single.all
ONE_BIT = SINGLE_BIT + _single("spend-one")
TWO_BIT = SINGLE_BIT + _single("spend-two")
PASS_BIT = SINGLE_BIT + _single("pass")
_TURN_SINGLES = _single.all[len(_SINGLES) :]
_START = ACTIONS.start
REST_ACTION = np.array(
    [
        [_START["place"] + bit for bit in range(PLACES)]
        + [_START["clan"] + bit for bit in range(len(CLANS))]
        + [_START["level"] + bit for bit in range(ROWS)]
        + [_START["player"] + bit for bit in range(SEATS)]
        + [_START[name] for name in _SINGLES + _TURN_SINGLES],
        [_START["shift"] + bit for bit in range(SLOTS)]
        + [_START["activate"] + bit for bit in range(SLOTS)]
        + [-1] * (len(CLANS) + ROWS + SEATS + len(_SINGLES))
        + [_START[name] for name in _TURN_SINGLES],
    ],
    np.int64,
)
"""REST_ACTION[in a turn, bit]: the action a bit of `choices[seat, 2]` stands for."""
BIT_OF = np.full(len(ACTIONS), -1, np.int64)
"""BIT_OF[action]: the bit that stands for it, of all actions but those of a turn and those that name a card."""
for _bit in range(PASS_BIT + 1):
    BIT_OF[REST_ACTION[0, _bit]] = _bit
CARD_START = np.array([[_START["card"], _START["card-discard"]], [_START["play"], _START["play-discard"]]], np.int64)
"""CARD_START[in a turn, word]: the first action of the cards in `choices[seat, word]`."""
