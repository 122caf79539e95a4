"""Cards that are equal within their kind, as one number: a *pack* holds four bits of count for each kind.

Adding packs joins them and subtracting takes cards out, so hands, piles and tableaus move in one operation. At most
12 kinds of at most 15 copies, 127 cards in all. Nothing here knows a game.
"""

from collections.abc import Sequence
from math import comb
from typing import Any

import numpy as np

from madang.engine.eights import EIGHT, write_eight
from madang.engine.rng import below, drawn_below, keep_words, words_of
from madang.engine.rule import rule, size

MOST_COPIES = 15
EVEN_COUNTS = 0x0F0F0F0F0F0F
"""The counts of the even kinds, each in a byte; one shift brings the odd kinds there."""
ONES = 0x010101010101
HIGH_BITS = 0x808080808080
SIX_BYTES = 0xFFFFFFFFFFFF
FIRST_EIGHT = 0xFFFFFFFF
EVERY_OTHER_WORD, EVERY_OTHER_BYTE, EVERY_OTHER_COUNT = 0xFFFF0000FFFF, 0xFF00FF00FF00FF, 0x0F0F0F0F0F0F0F0F
CHOOSE = np.array([[comb(n, k) for k in range(MOST_COPIES + 1)] for n in range(MOST_COPIES + 1)], np.int64)
"""CHOOSE[n, k]: in how many ways k of n equal cards can be picked."""


def pack_of(counts: list[int]) -> int:
    """The pack with these counts, kind by kind."""
    return sum(count << 4 * kind for kind, count in enumerate(counts))


def named(pack: int, names: Sequence[str]) -> dict[str, int]:
    """A pack as plain data: what it holds, by name."""
    return {name: number for kind, name in enumerate(names) if (number := int(count(pack, kind)))}


@rule
def write_counts(pack: Any, kinds: Any, out: Any, at: Any) -> None:
    """Writes the counts of the first kinds one after the other, for observations; eight kinds at least."""
    word = pack & FIRST_EIGHT  # becomes a count a byte
    word = (word | word << 16) & EVERY_OTHER_WORD
    word = (word | word << 8) & EVERY_OTHER_BYTE
    write_eight((word | word << 4) & EVERY_OTHER_COUNT, out, at)
    for kind in range(EIGHT, kinds):
        out[at + kind] = count(pack, kind)


@rule
def count(pack: Any, kind: Any) -> Any:
    """How many cards of a kind lie in a pack."""
    return (pack >> 4 * kind) & 15


@rule
def copies(kind: Any, number: Any) -> Any:
    """The pack of `number` cards of one kind."""
    return number << 4 * kind


@rule
def total(pack: Any) -> Any:
    """How many cards a pack holds. The counts are added in pairs, then as digits to base 256."""
    return ((pack & EVEN_COUNTS) + ((pack >> 4) & EVEN_COUNTS)) % 255


@rule
def kind_at(pack: Any, card: Any) -> Any:
    """The kind of a card of a pack, whose cards are counted in a row from 0, the even kinds first.

    Multiplying by ONES adds the counts up, so that each byte says where its kind ends; the kinds that end before the
    card are then counted without a single jump."""
    even = ((pack & EVEN_COUNTS) * ONES) & SIX_BYTES
    odd = (((pack >> 4) & EVEN_COUNTS) * ONES) & SIX_BYTES
    evens = even >> 40
    before = 6 - size(((even | HIGH_BITS) - (card + 1) * ONES) & HIGH_BITS)
    behind = 6 - size(((odd | HIGH_BITS) - max(card + 1 - evens, 0) * ONES) & HIGH_BITS)
    return 2 * before if card < evens else 2 * behind + 1


@rule
def pick(pack: Any, cards: Any, generator: Any) -> Any:
    """The kind of one random card of a pack of `cards` cards, every card equally likely."""
    return kind_at(pack, below(generator, cards))


@rule
def pick_some(pack: Any, cards: Any, number: Any, generator: Any) -> Any:
    """A random pack of `number` cards out of a pack of `cards` cards."""
    a, b, c, count = words_of(generator)
    chosen = 0
    for taken in range(number):
        card, a, b, c, count = drawn_below(a, b, c, count, cards - taken)
        chosen += 1 << 4 * kind_at(pack - chosen, card)
    keep_words(generator, a, b, c, count)
    return chosen


@rule
def kinds(pack: Any) -> Any:
    """The set of kinds of which a pack holds at least one card: bit k for kind k."""
    some = pack | (pack >> 2)
    some = (some | (some >> 1)) & 0x1111_1111_1111
    some = some | (some >> 3) | (some >> 6) | (some >> 9)
    return (some & 0xF) | ((some >> 12) & 0xF0) | ((some >> 24) & 0xF00)
