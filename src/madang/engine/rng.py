"""Chance: 256-bit seeds in, a small generator of four 32-bit words inside the state.

The generator is Chris Doty-Humphrey's sfc32, kept in signed 64-bit fields and masked to 32 bits, so that interpreted
Python, compiled code and a GPU agree bit for bit. Seeds are eight 32-bit words.
"""

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given
from madang.engine.rule import rule, whole

WORD = 0xFFFFFFFF
LARGE = 1 << 62
SEED_WORDS = 8
GENERATOR_WORDS = 4
STIRS = 12
MOST_SEED = 10**1000

Words = NDArray[np.int64]


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """The 256 bits meant by `seed`: None draws them from the system, an integer n means SHA-256 of its decimal text."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if (number := whole_number(seed)) is not None:
        if abs(number) >= MOST_SEED:
            raise Refused("A seed that is a whole number has at most 1000 digits.")
        return hashlib.sha256(str(number).encode()).digest()
    if isinstance(seed, str):
        try:
            given = bytes.fromhex(seed)
        except ValueError:
            given = b""
        if len(given) == 32 and len(seed) == 64:
            return given
    raise Refused(f"A seed is a whole number or 64 hexadecimal digits, not {as_given(seed)}.")


def seed_words(seed: bytes) -> Words:
    return np.frombuffer(seed, dtype="<u4").astype(np.int64)


def sealed_words(seed: bytes, decision: int) -> Words:
    """The seed of one decision of a sealed table: HMAC-SHA-256(seed, decision number). Decision 0 is the deal."""
    return seed_words(hmac.new(seed, str(decision).encode(), hashlib.sha256).digest())


@lru_cache(maxsize=1024)
def sealed_generator(seed: bytes, decision: int) -> tuple[int, ...]:
    """The words of the generator that a decision of a sealed table begins with. A decision is often made again: to tell
    its deeds, or in a copy of the table."""
    words = [0] * GENERATOR_WORDS
    start(words, sealed_words(seed, decision).tolist(), 0)
    return tuple(words)


def generator(seed: int | str | bytes | None, stream: int = 0) -> Words:
    """A generator outside any state, for samplers and bots."""
    number = whole_number(stream)
    if number is None or not 0 <= number < WORD:
        raise Refused(f"The streams of a seed are numbered 0 to {WORD - 1}; there is no stream {as_given(stream)}.")
    words = np.zeros(GENERATOR_WORDS, np.int64).data
    start(words, seed_words(seed_bytes(seed)).data, number)
    return np.array(words)


def check_generator(rng: object) -> Words:
    """A generator that was handed over, if it is one: compiled code does not check the type of an array."""
    if not isinstance(rng, np.ndarray) or rng.dtype != np.int64 or rng.shape != (GENERATOR_WORDS,):
        raise Refused(f"A generator is made by madang.engine.rng.generator(seed); {as_given(rng)} is none.")
    return rng


@rule
def drawn(a: Any, b: Any, c: Any, count: Any) -> Any:
    """The next 32-bit word of a generator with these words, and its words after that."""
    word = (a + b + count) & WORD
    turned = ((c << 21) & WORD) | (c >> 11)
    return word, b ^ (b >> 9), (c + (c << 3)) & WORD, (turned + word) & WORD, (count + 1) & WORD


@rule
def drawn_below(a: Any, b: Any, c: Any, count: Any, n: Any) -> Any:
    """A number in 0..n-1, each equally likely, and the generator's words after that (Lemire's method: the few words
    that would make some numbers likelier are drawn again)."""
    word, a, b, c, count = drawn(a, b, c, count)
    product = word * n
    if (product & WORD) < n:
        least = ((1 << 32) - n) % n
        while (product & WORD) < least:
            word, a, b, c, count = drawn(a, b, c, count)
            product = word * n
    return product >> 32, a, b, c, count


@rule
def words_of(generator: Any) -> Any:
    """The four words of a generator. Who draws many numbers keeps them at hand, which is faster than in the state."""
    return whole(generator[0]), whole(generator[1]), whole(generator[2]), whole(generator[3])


@rule
def keep_words(generator: Any, a: Any, b: Any, c: Any, count: Any) -> None:
    generator[0] = a
    generator[1] = b
    generator[2] = c
    generator[3] = count


@rule
def draw(generator: Any) -> Any:
    """The next 32-bit word."""
    a, b, c, count = words_of(generator)
    word, a, b, c, count = drawn(a, b, c, count)
    keep_words(generator, a, b, c, count)
    return word


@rule
def below(generator: Any, n: Any) -> Any:
    """A number in 0..n-1, each equally likely."""
    a, b, c, count = words_of(generator)
    number, a, b, c, count = drawn_below(a, b, c, count, n)
    keep_words(generator, a, b, c, count)
    return number


@rule
def start(generator: Any, seed: Any, stream: Any) -> None:
    """Seeds a generator from eight words, absorbed one by one; streams of one seed are independent."""
    generator[0] = 0
    generator[1] = 0
    generator[2] = 0
    generator[3] = (1 + stream) & WORD
    for i in range(SEED_WORDS):
        generator[i % 3] = whole(generator[i % 3]) ^ whole(seed[i])
        draw(generator)
        draw(generator)
    for _ in range(STIRS):
        draw(generator)


@rule
def game_seed(seed: Any, number: Any, out: Any) -> None:
    """The seed of game `number` of a batch: the batch's seed with the number mixed into its last two words."""
    for i in range(SEED_WORDS):
        out[i] = seed[i]
    out[6] = whole(seed[6]) ^ (number & WORD)
    out[7] = whole(seed[7]) ^ ((number >> 32) & WORD)


@rule
def restart(generator: Any, source: Any) -> None:
    """Replaces a generator by words drawn from another one."""
    for i in range(GENERATOR_WORDS):
        generator[i] = draw(source)


@rule
def below_large(generator: Any, n: Any) -> Any:
    """A number in 0..n-1, each equally likely, for n up to 2 to the 62nd: counts of ways grow beyond one word."""
    most = LARGE - LARGE % n
    number = LARGE
    while number >= most:
        number = draw(generator) << 30 | draw(generator) >> 2
    return number % n
