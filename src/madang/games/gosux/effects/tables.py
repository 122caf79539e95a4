"""Gosu X: cards and flow as arrays of numbers, for the compiled rules. Everything here is constant."""

import numpy as np

from madang.games.gosux.cards import (
    BOUNTY,
    CLAN_CARDS,
    CLANS,
    FORCE_OF_WILL,
    KINDS,
    KINDS_IN_CLAN,
    NAMES,
    VETERAN,
    WONDER,
)
from madang.games.gosux.effects.cards import CARDS
from madang.games.gosux.effects.flow import FLOW, HANDS_DEALT, TURN_BEGINS
from madang.games.gosux.effects.language import (
    BOUNTIES,
    COUNTS_AS_ARPIA,
    COUNTS_AS_TIMER,
    EVERY_CLAN,
    EVERY_LEVEL,
    NAMED_PHOENIX,
    TRIGGERS,
    VETERANS,
    WONDERS_AND_FORCES,
    assemble,
)

assert tuple(card.name for card in CARDS) == KINDS, "the cards stand in the order of cards.json"

_TEXTS = {card.name: card.entry for card in CARDS if card.entry}
_TRIGGERED = {f"{card.name} {TRIGGERS[trigger.moment]}": trigger.steps for card in CARDS for trigger in card.triggers}
PROGRAM, START, LABELS = assemble({**FLOW, **_TEXTS, **_TRIGGERED})
HANDS_DEALT_ROW, TURN_ROW = LABELS[HANDS_DEALT], LABELS[TURN_BEGINS]

GAME_ROW, PLAY_ROW, SHIFT_ROW, ACTIVATE_ROW, SPEND_ONE_ROW, SPEND_TWO_ROW, PASS_ROW, CAPTURE_ROW, DESTROY_ROW = (
    START[name]
    for name in ("game", "play", "shift", "activate", "spend-one", "spend-two", "pass", "capture", "destroy")
)

# By kind

ENTRY = np.array([START.get(kind, 0) for kind in KINDS], np.int64)
"""The row the entry effect begins at, 0 where there is none."""
ON = np.array([[START.get(f"{kind} {moment}", 0) for kind in KINDS] for moment in TRIGGERS], np.int64)
"""ON[moment, kind]: the row of the effect that then comes, or 0."""
ON_CONDITION = np.array([card.triggers[0].condition if card.triggers else 0 for card in CARDS], np.int64)
KEYWORDS_OF = np.array([card.keywords for card in CARDS], np.int64)
SYMBOLS = np.array([card.symbols for card in CARDS], np.int64)
SHIFT = np.array([-1 if card.shift is None else card.shift for card in CARDS], np.int64)
"""Shift cost, or -1: cannot be shifted."""
PERMANENT = np.array([card.holds for card in CARDS], np.int64)
COUNTS_AS = np.array(
    [COUNTS_AS_ARPIA * (kind == "arpia") | COUNTS_AS_TIMER * (kind == "timer") for kind in KINDS], np.int64
)
"""What a card counts as by its own name; the text of a mirror card does not give it."""
LEVEL_OF = np.array([card.level.bit_length() for card in CARDS], np.int64)
MILITARY = np.array([(0, 2, 3, 5)[level] for level in LEVEL_OF], np.int64)

AAT, NE_YE_KIND, PHOENIX_IMMORTAL, ATALANTE, CERCLE_ROUGE = (
    KINDS.index(kind) for kind in ("aat", "ne-ye", "phoenix-immortal", "atalante-a-grand-bouclier", "le-cercle-rouge")
)

# By place in a clan's fifteen cards

KIND_AT = np.array([0, 0, 1, 1, 2, 2, 3, 3, *range(4, KINDS_IN_CLAN)], np.int64)
FIRST_COPY = np.array(
    [bit - (bit % CLAN_CARDS < 8 and bit % CLAN_CARDS % 2) for bit in range(3 * CLAN_CARDS)], np.int64
)
"""FIRST_COPY[bit]: the card a bit of a bag stands for."""
PLACE_OF = np.array([0, 2, 4, 6, *range(8, CLAN_CARDS)], np.int64)
"""PLACE_OF[kind in its clan]: where its card stands among the fifteen."""

WHOLE_CLAN = (1 << CLAN_CARDS) - 1
ALL_CARDS = (1 << 3 * CLAN_CARDS) - 1
TROOPS_TWICE = sum(0b10101010 << CLAN_CARDS * clan for clan in range(3))
"""The bits that stand for second copies."""
SINGLES = ALL_CARDS & ~TROOPS_TWICE
FIRST_TROOPS = TROOPS_TWICE >> 1
"""The bits of cards of which there are two."""


def _lies(clan: int, chosen: set[str]) -> int:
    """The set of a clan's fifteen cards that are among the chosen kinds."""
    return sum(1 << place for place in range(CLAN_CARDS) if KINDS[clan * KINDS_IN_CLAN + int(KIND_AT[place])] in chosen)


_QUALITIES: dict[int, set[str]] = {
    0: set(KINDS),
    VETERANS: {card.name for card in CARDS if card.keywords & VETERAN},
    BOUNTIES: {card.name for card in CARDS if card.keywords & BOUNTY},
    WONDERS_AND_FORCES: {card.name for card in CARDS if card.keywords & (WONDER | FORCE_OF_WILL)},
    NAMED_PHOENIX: set(NAMES["phoenix"]),
}
LIES = np.array(
    [[_lies(clan, _QUALITIES[quality]) for clan in range(len(CLANS))] for quality in range(NAMED_PHOENIX + 1)], np.int64
)
"""LIES[quality, clan]: which of the clan's cards have the quality."""
WILD = np.array(
    [_lies(clan, {card.name for card in CARDS if card.holds & EVERY_CLAN}) for clan in range(len(CLANS))], np.int64
)
"""WILD[clan]: which of its cards are of all clans of their deck."""
OF_LEVELS = np.array(
    [
        [
            _lies(clan, {card.name for card in CARDS if card.level & levels or (levels and card.holds & EVERY_LEVEL)})
            for clan in range(len(CLANS))
        ]
        for levels in range(8)
    ],
    np.int64,
)
"""OF_LEVELS[set of levels, clan]: which of its cards are of these levels."""
ALIKE = np.array(
    [
        [
            _lies(clan, next((set(names) for names in NAMES.values() if kind in names), {kind}))
            for clan in range(len(CLANS))
        ]
        for kind in KINDS
    ],
    np.int64,
)
"""ALIKE[kind, clan]: which of the clan's cards bear the same name as the kind."""

# By slot

ROW_SLOTS = np.array([0b11111 << 5 * row for row in range(3)], np.int64)
COLUMN_SLOTS = np.array([0b10000100001 << column for column in range(5)], np.int64)
NEIGHBOURS = np.array(
    [
        sum(1 << other for other in range(15) if abs(slot // 5 - other // 5) + abs(slot % 5 - other % 5) == 1)
        for slot in range(15)
    ],
    np.int64,
)
LEVEL_SLOTS = np.array(
    [sum(int(ROW_SLOTS[row]) for row in range(3) if levels >> row & 1) * 0b1000000000000001 for levels in range(8)],
    np.int64,
)
"""LEVEL_SLOTS[set of levels]: the places of both armies in those rows."""
