"""Reads a QR code as a camera would, of the kind that the page draws: bytes, with correction at level M, which a
picture without faults does not need."""

from collections.abc import Callable, Iterator
from itertools import pairwise

BORDER = 4
BLOCKS = {
    1: [16],
    2: [28],
    3: [44],
    4: [32] * 2,
    5: [43] * 2,
    6: [27] * 4,
    7: [31] * 4,
    8: [38] * 2 + [39] * 2,
    9: [36] * 3 + [37] * 2,
    10: [43] * 4 + [44],
    11: [50] + [51] * 4,
    12: [36] * 6 + [37] * 2,
}
"""The lengths of the blocks of data by version; their bytes stand in turn."""
ALIGNED = {7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50], 11: [6, 30, 54], 12: [6, 32, 58]}
"""Where the small squares stand; up to version 6 there is one."""
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
FORMAT_MASK, MEDIUM, BYTES = 0b101010000010010, 0b00, 0b0100


def read(dark: set[tuple[int, int]], size: int) -> str:
    """The text in a picture of so many squares a side, border and all; `dark` are those at (x, y) that are dark."""
    size -= 2 * BORDER
    squares = {(x - BORDER, y - BORDER) for x, y in dark}
    version = (size - 17) // 4
    spots = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
    shape = sum((spot in squares) << bit for bit, spot in enumerate(spots)) ^ FORMAT_MASK
    assert shape >> 13 == MEDIUM
    mask = MASKS[shape >> 10 & 0b111]
    bits = [((x, y) in squares) != mask(x, y) for x, y in _path(version, size)]
    numbers = iter([_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)])
    blocks: list[list[int]] = [[] for _ in BLOCKS[version]]
    for turn in range(max(BLOCKS[version])):
        for block, length in zip(blocks, BLOCKS[version], strict=True):
            if turn < length:
                block.append(next(numbers))
    data = [bool(byte >> bit & 1) for block in blocks for byte in block for bit in range(7, -1, -1)]
    assert _number(data[:4]) == BYTES
    begin = 4 + (8 if version < 10 else 16)
    ends = [begin + 8 * count for count in range(_number(data[4:begin]) + 1)]
    return bytes(_number(data[one:other]) for one, other in pairwise(ends)).decode()


def _number(bits: list[bool]) -> int:
    return sum(bit << place for place, bit in enumerate(reversed(bits)))


def _path(version: int, size: int) -> Iterator[tuple[int, int]]:
    """Up and down in columns of two from the right, around all that is always the same."""
    aligned = ALIGNED.get(version, [6, size - 7] if version > 1 else [])
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    small = [(x, y) for x in aligned for y in aligned if (x, y) not in corners]

    def fixed(x: int, y: int) -> bool:
        if x == 6 or y == 6 or (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9):
            return True
        if version > 6 and ((x < 6 and y >= size - 11) or (y < 6 and x >= size - 11)):
            return True
        return any(abs(x - one) < 3 and abs(y - other) < 3 for one, other in small)

    for turn, right in enumerate([*range(size - 1, 6, -2), 5, 3, 1]):
        for y in range(size - 1, -1, -1) if turn % 2 == 0 else range(size):
            for x in (right, right - 1):
                if not fixed(x, y):
                    yield x, y
