"""The engine's own parts: chance, packs, sets of bits, action tables, options and events.

Where a game is needed any will do; none is known here.
"""

import hashlib
import hmac
from collections import Counter
from dataclasses import replace
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import njit

from chance import is_fair
from games import assert_one_sentence, every_game
from hostile import HUGE, nested
from madang.engine.actions import ActionTable, Block
from madang.engine.events import MOST_EVENTS, NOWHERE, SILENCE, TABLE, event_rows, place, tell
from madang.engine.game import Option
from madang.engine.layout import proxy_class
from madang.engine.pack import (
    CHOOSE,
    MOST_COPIES,
    copies,
    count,
    kinds,
    pack_of,
    pick,
    pick_some,
    total,
)
from madang.engine.refusal import IllegalMove, Refused, shorten
from madang.engine.rng import (
    SEED_WORDS,
    below,
    below_large,
    draw,
    game_seed,
    generator,
    restart,
    sealed_words,
    seed_bytes,
    seed_words,
    start,
)
from madang.engine.rule import PUBLIC, highest, lowest, size, whole
from madang.games import game as game_of

seeds = st.integers(0, 2**64)


# Chance


def test_the_generator_gives_the_known_words():
    """sfc32 from the state (0, 12345, 0, 1): words 13 to 18 of other implementations of Doty-Humphrey's generator."""
    state = [0, 12345, 0, 1]
    words = [draw(state) for _ in range(18)]
    assert words[12:] == [235160590, 2967261163, 116171463, 2882324903, 362604721, 4227106926]


@given(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4))
def test_the_generator_is_sfc32_in_32_bit_arithmetic(state):
    a, b, c, counter = (np.array([word], np.uint32) for word in state)
    words = list(state)
    for _ in range(20):
        expected = a + b + counter
        counter = counter + np.uint32(1)
        a = b ^ (b >> np.uint32(9))
        b = c + (c << np.uint32(3))
        c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + expected
        assert draw(words) == expected[0]
        assert words == [int(word[0]) for word in (a, b, c, counter)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 55, 100])
def test_numbers_below_n_are_equally_likely(n):
    rng = generator(n).data
    found = Counter(below(rng, n) for _ in range(20_000))
    assert set(found) <= set(range(n))
    assert n == 1 or is_fair(found, dict.fromkeys(range(n), 1))


@pytest.mark.parametrize("n", [3 << 30, (1 << 31) + 1, (1 << 32) - 1])
def test_numbers_below_a_huge_n_are_not_tilted(n):
    """Without the redraw of a few words, some thirds would be hit twice as often."""
    rng = generator(n).data
    found = Counter(below(rng, n) * 3 // n for _ in range(6000))
    assert is_fair(found, {0: 1, 1: 1, 2: 1})


@pytest.mark.parametrize("n", [1, 7, 60, 3 << 30, 10**15, 3 << 60, 1 << 62])
def test_numbers_below_more_than_a_word_are_equally_likely(n):
    """Small ones one by one, large ones by the part of the range they fall into."""
    rng, parts = generator(n).data, min(n, 60)
    found = Counter(below_large(rng, n) * parts // n for _ in range(6000))
    assert set(found) <= set(range(parts))
    assert n == 1 or is_fair(found, dict.fromkeys(range(parts), 1))


def test_an_integer_seed_means_the_hash_of_its_decimal_text():
    for seed in (0, 7, -3, 10**30):
        assert seed_bytes(seed) == hashlib.sha256(str(seed).encode()).digest()
    assert seed_bytes("ab" * 32) == seed_bytes(bytes([0xAB] * 32)) == bytes([0xAB] * 32)
    assert len({seed_bytes(None) for _ in range(5)}) == 5


@pytest.mark.parametrize(
    "seed", [True, 1.5, "", "7", "z" * 64, "a" * 63, " " * 64, b"short", b"x" * 33, [], {}, object]
)
def test_other_seeds_are_refused(seed):
    with pytest.raises(Refused, match="A seed is a whole number or 64 hexadecimal digits"):
        seed_bytes(seed)


def test_a_seed_of_too_many_digits_is_refused():
    assert seed_bytes(10**1000 - 1) != seed_bytes(1 - 10**1000)
    for seed in (10**1000, -(10**1000), HUGE):
        with pytest.raises(Refused, match="at most 1000 digits") as refused:
            seed_bytes(seed)
        assert_one_sentence(refused.value)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 1000))
def test_sealed_words_are_the_hmac_of_the_decision_number(seed, decision):
    digest = hmac.new(seed, str(decision).encode(), hashlib.sha256).digest()
    assert sealed_words(seed, decision).astype("<u4").tobytes() == digest
    assert seed_words(seed).astype("<u4").tobytes() == seed


def test_streams_numbers_and_restarts_are_all_different():
    firsts = {tuple(generator(1, stream)) for stream in range(50)}
    words = seed_words(seed_bytes(1))
    for number in (0, 1, 2, 2**32 - 1, 2**32, 2**33, 2**40):
        mixed, state = np.zeros(SEED_WORDS, np.int64), np.zeros(4, np.int64)
        game_seed(words.data, number, mixed.data)
        start(state.data, mixed.data, 0)
        assert (mixed.tolist() == words.tolist()) == (number == 0)
        firsts.add(tuple(state))
    source, child = generator(9), np.zeros(4, np.int64)
    restart(child.data, source.data)
    firsts |= {tuple(source), tuple(child)}
    assert len(firsts) == 50 + 6 + 2, "game 0 of a batch is the seed itself"


def test_chance_is_the_same_compiled():
    @njit
    def many(seed, stream, out):
        state = np.zeros(4, np.int64)
        start(state, seed, stream)
        for i in range(len(out)):
            out[i, 0] = below(state, 1000 + i)
            out[i, 1] = below_large(state, (1 << 50) + i)

    found = np.zeros((100, 2), np.int64)
    many(seed_words(seed_bytes(4)), 2, found)
    rng = generator(4, 2).data
    assert found.tolist() == [[below(rng, 1000 + i), below_large(rng, (1 << 50) + i)] for i in range(100)]


# Packs

MOST_KINDS, MOST_CARDS = 12, 127

packs = st.lists(st.integers(0, MOST_COPIES), min_size=1, max_size=MOST_KINDS).filter(
    lambda counts: sum(counts) <= MOST_CARDS
)


@given(packs)
def test_a_pack_counts_like_a_counter(counts):
    pack, cards = pack_of(counts), Counter(dict(enumerate(counts)))
    assert [count(pack, kind) for kind in range(len(counts))] == counts
    assert total(pack) == cards.total()
    assert kinds(pack) == sum(1 << kind for kind in cards if cards[kind])
    assert pack == sum(copies(kind, number) for kind, number in cards.items())
    assert pack_of([]) == 0


@given(packs, st.data())
def test_joining_and_taking_out_is_adding_and_subtracting(counts, data):
    part = [data.draw(st.integers(0, number)) for number in counts]
    rest = pack_of(counts) - pack_of(part)
    assert rest == pack_of([whole - taken for whole, taken in zip(counts, part, strict=True)])
    assert rest + pack_of(part) == pack_of(counts)


@given(packs, st.integers(0, 100), seeds)
def test_a_random_part_of_a_pack_is_a_part_of_it(counts, number, seed):
    pack, cards = pack_of(counts), sum(counts)
    number = min(number, cards)
    part = pick_some(pack, cards, number, generator(seed).data)
    assert total(part) == number
    assert all(count(part, kind) <= most for kind, most in enumerate(counts))


@pytest.mark.parametrize(
    "counts", [[3, 0, 1, 5], [0] * 11 + [15], [15, 0] * 6, [0, 15] * 6, [*range(1, 12), 15], [11, 10] * 6]
)
def test_every_card_of_a_pack_is_picked_equally_often(counts):
    rng = generator(1).data
    found = Counter(pick(pack_of(counts), sum(counts), rng) for _ in range(9000))
    weights = {kind: number for kind, number in enumerate(counts) if number}
    assert is_fair(found, weights) if len(weights) > 1 else set(found) == set(weights)


def test_every_pair_of_a_pack_is_picked_equally_often():
    counts = [3, 0, 1, 5]
    rng = generator(1).data
    pairs = Counter(pick_some(pack_of(counts), sum(counts), 2, rng) for _ in range(9000))
    weights = {}
    for one in (0, 2, 3):
        for other in (0, 2, 3):
            ways = comb(counts[one], 2) if one == other else counts[one] * counts[other]
            if one <= other and ways:
                weights[copies(one, 1) + copies(other, 1)] = ways
    assert is_fair(pairs, weights)


def test_the_ways_to_choose():
    assert CHOOSE.tolist() == [[comb(n, k) for k in range(16)] for n in range(16)]


@given(st.integers(1, 2**62))
def test_sets_of_bits(members):
    assert size(members) == bin(members).count("1")
    assert lowest(members) == bin(members)[::-1].index("1")
    assert highest(members) == len(bin(members)) - 3
    assert size(0) == 0


def test_sets_of_bits_are_the_same_compiled():
    @njit
    def both(members, out):
        for i in range(len(members)):
            out[i, 0] = size(members[i])
            out[i, 1] = lowest(members[i])
            out[i, 2] = highest(members[i])
            out[i, 3] = whole(members[i])

    members = np.array([1, 2, 3, 255, 256, 1 << 40, (1 << 62) - 1, 1 << 61], np.int64)
    found = np.zeros((len(members), 4), np.int64)
    both(members, found)
    assert found.tolist() == [[size(one), lowest(one), highest(one), one] for one in members.tolist()]


# Records field by field


def test_a_proxy_reads_and_writes_the_very_bytes():
    layout = np.dtype([("generator", np.int64, 4), ("grid", np.int8, (2, 3)), ("small", np.int8), ("last", np.int8)])
    states = np.zeros(3, layout)
    record = proxy_class(layout)(states, 1)
    record.small, record.grid[1, 2], record.generator[3] = -5, 7, 1 << 40
    assert states[1]["small"] == -5
    assert states[1]["grid"].tolist() == [[0, 0, 0], [0, 0, 7]]
    assert states[1]["generator"].tolist() == [0, 0, 0, 1 << 40]
    assert not states[0].tobytes().strip(b"\0")
    states[1]["last"] = 9
    assert record.last == 9
    assert type(record.last) is type(record.grid[1, 2]) is int
    with pytest.raises(AttributeError, match="no field 'missing'"):
        _ = record.missing
    with pytest.raises(ValueError, match="format"):
        record.small = 200


# Events


def test_events_are_written_row_by_row_unless_silence_is_asked_for():
    rows = event_rows()
    assert rows.shape[0] == MOST_EVENTS + 1
    tell(rows.data, 1, 0, 2, place(3, 1), NOWHERE, -4, 5, PUBLIC)
    tell(rows.data, 2, 1, -1, NOWHERE, place(0, TABLE), 6, 7, 1 << 1)
    assert rows[0, 0] == 2
    assert rows[1:3].tolist() == [[1, 0, 2, 25, -1, -4, 5, 127], [2, 1, -1, -1, 7, 6, 7, 2]]
    assert not rows[3:].any()
    tell(SILENCE.data, 1, 0, 2, 3, 4, 5, 6, 7)
    assert SILENCE.size == 0


# Action tables


def table_of(*blocks):
    return ActionTable(blocks)


def test_an_action_table_numbers_every_action():
    table = table_of(
        Block("pass", "pass", "R-1"),
        Block(
            "take", "take {count} {card}", "R-2", {"card": ("cat", "dog"), "count": ("0", "1", "2")}, [(0, 1), (1, 2)]
        ),
        Block("give", "give {seat}", "R-3", {"seat": ("0", "1")}),
    )
    assert [action.text for action in table.actions] == ["pass", "take 1 cat", "take 2 dog", "give 0", "give 1"]
    assert [action.number for action in table.actions] == list(range(len(table)))
    assert table.start == {"pass": 0, "take": 1, "give": 3}
    assert table.fields.tolist() == [[-1, -1], [0, 1], [1, 2], [0, -1], [1, -1]]
    assert table.index["take"].tolist() == [[-1, 1, -1], [-1, -1, 2]]
    assert table.actions[2].fields == {"card": "dog", "count": "2"}
    assert [table.block(action).name for action in range(5)] == ["pass", "take", "take", "give", "give"]


def test_two_actions_may_not_share_a_text():
    with pytest.raises(ValueError, match="share one text"):
        table_of(Block("one", "go", "R-1"), Block("two", "go", "R-2"))


@every_game
def test_every_text_names_its_action_and_nothing_else(name):
    table = game_of(name).actions
    for action in table.actions:
        assert table.parse(action.text) == action.number
        assert table.parse(f" {action.text.upper()}\t") == action.number
        assert table.block(action.number).rule in game_of(name).rules


@every_game
@settings(max_examples=100)
@given(text=st.text(max_size=30))
def test_other_texts_are_refused_with_what_could_be_written(name, text):
    table = game_of(name).actions
    if " ".join(text.lower().split()) not in table.by_text:
        with pytest.raises(IllegalMove, match="is not a move") as refused:
            table.parse(text)
        assert_one_sentence(refused.value)


@every_game
def test_a_known_word_brings_an_example_and_its_rule(name):
    game = game_of(name)
    for block in game.actions.blocks:
        word = block.form.split(" ")[0]
        with pytest.raises(IllegalMove) as refused:
            game.actions.parse(f"{word} nonsense")
        assert_one_sentence(refused.value)
        assert refused.value.rule in game.rules
        assert word in str(refused.value).split("write")[1]


# What a game declares


@every_game
def test_a_game_is_declared_in_full(name):
    game = game_of(name)
    assert game.name == name
    assert game.players == tuple(sorted(set(game.players)))
    assert len(set(game.rules)) == len(game.rules)
    assert len(set(game.events)) == len(game.events)
    assert game.revealing <= set(game.events)
    assert len(set(game.cards)) == len(game.cards)
    assert len(set(game.zones)) == len(game.zones)


@every_game
def test_the_rules_version_changes_with_the_number_and_the_cards(name):
    game = game_of(name)
    assert game.rules_version.startswith(f"{game.version}-")
    versions = {
        one.rules_version
        for one in (game, replace(game, version=game.version + 1), replace(game, card_data={"other": 1}))
    }
    assert len(versions) == 3
    assert replace(game).rules_version == game.rules_version


@every_game
def test_options_are_checked_and_numbered(name):
    options = (Option("pace", ("slow", "quick", 3), "quick"), Option("open", (False, True), False))
    game = replace(game_of(name), options=options)
    assert game.check_options(None) == {"pace": "quick", "open": False}
    assert game.check_options({"open": True}) == {"pace": "quick", "open": True}
    assert game.option_numbers(game.check_options({"pace": 3, "open": True})).tolist() == [2, 1]
    unknown = ({"speed": 1}, {"pace": "slowly"}, {"pace": None}, {"pace": []}, {"pace": HUGE}, {"open": nested()})
    for wrong in (*unknown, {"pace": 3.0}, {"open": 1}, {"open": 0}):
        with pytest.raises(Refused) as refused:
            game.check_options(wrong)
        assert_one_sentence(refused.value)


@every_game
@pytest.mark.parametrize("players", [0, -1, 1.0, 99, True, "2", None, [], float("nan")])
def test_wrong_numbers_of_players_are_refused(name, players):
    with pytest.raises(Refused, match="players, not") as refused:
        game_of(name).check_players(players)
    assert_one_sentence(refused.value)


def test_unknown_games_are_refused_by_name():
    with pytest.raises(Refused, match="There is no game 'chess' here; the games are"):
        game_of("chess")


# Refusals


@given(st.text())
def test_foreign_text_is_shortened_and_made_printable(text):
    short = shorten(text)
    assert short.isprintable()
    assert len(short) <= 60
    assert not text.isprintable() or len(text) > 60 or short == text


def test_anything_can_be_shortened():
    for thing in (None, 7, HUGE, -HUGE, nested(), {"a": nested()}, b"\xff", object(), "\ud800", float("nan")):
        assert shorten(thing).isprintable()
        assert len(shorten(thing)) <= 60
