"""Gosu X: what a seat knows, and samples of what it does not: every arrangement of the single cards that fits what the
seat has seen comes at the same rate, no other ever."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

import madang
from chance import is_fair
from facts.gosux import cards_in, deck_of, kind_of
from games import states_of
from madang.engine.drivers import compiled
from madang.engine.game import SPECTATOR
from madang.engine.rng import generator

CLANS = [["tomorrow", "narashima", "galmi"], ["justice", "phoenix", "xi-an"]]
SAMPLES = 20_000
PHOENIXES = {"phoenix", "phoenix-eliana", "phoenix-immortal"}


def table(hand, deck, removed="rest", **fields):
    """A table at which seat 1 has these cards in hand and deck, what else there is being open."""
    position = {"game": "gosux", "clans": CLANS, "hands": [{"navaj": 1}, hand], "decks": [[], deck]}
    return madang.Table.from_position({**position, "removed": [None, removed], **fields}, seed=1)


def look(state, seat):
    """Hand and deck of a seat by name, the deck from the top."""
    hand = sorted(kind_of(state, seat, card) for card in cards_in(state.hand[seat]).elements())
    return tuple(hand), tuple(kind_of(state, seat, card) for card in deck_of(state, seat)[::-1])


def samples(match, viewer, seat):
    """Many samples of one situation, counted by how the seat's cards lie."""
    game, rng = match.game, generator(5)
    states = np.repeat(states_of(match), SAMPLES)
    for i in range(SAMPLES):
        compiled(game).redeal(states, i, viewer, rng)
    return Counter(look(game.bind(states, i), seat) for i in range(SAMPLES))


def arrangements(unseen, hand_size, known_hand=(), known_top=(), fits=lambda hand, deck: True):
    """Every way the single cards may lie: the first ones in the hand, the others in the deck below what is known."""
    found = Counter()
    for cards in permutations(unseen):
        hand = tuple(sorted([*known_hand, *cards[: hand_size - len(known_hand)]]))
        deck = (*known_top, *cards[hand_size - len(known_hand) :])
        if fits(hand, deck):
            found[hand, deck] += 1
    return found


def test_hand_and_deck_of_the_other_seat():
    match = table({"timer": 1, "kaez": 1}, ["timer", "arpia", "nio"])
    expected = arrangements(["timer", "timer", "kaez", "arpia", "nio"], 2)
    assert is_fair(samples(match, 0, 1), expected)


def test_known_cards_stay_where_they_are():
    match = table(
        {"timer": 1, "kaez": 1}, ["volantis", "timer", "arpia"], known_hands=[None, {"timer": 1}], known_decks=[0, 1]
    )
    expected = arrangements(["timer", "kaez", "arpia"], 2, ["timer"], ["volantis"])
    assert is_fair(samples(match, 0, 1), expected)


def test_the_order_of_the_own_deck():
    match = table({"kaez": 1}, ["timer", "timer", "arpia", "nio"])
    expected = arrangements(["timer", "timer", "arpia", "nio"], 0)
    found = samples(match, 1, 1)
    assert {hand for hand, _ in found} == {("kaez",)}
    assert is_fair(Counter({((), deck): number for (_, deck), number in found.items()}), expected)


def test_whoever_is_asked_for_a_card_to_shift_in_has_one():
    match = table(
        {"sqeezs": 1, "kaez": 1},
        ["nio", "arpia", "genious"],
        armies=[{}, {"a1": {"card": "timer", "tokens": 1}}],
        seat=1,
    )
    match.play("shift a1")
    assert match.prompt()["kind"] == "shift-in"
    expected = arrangements(
        ["sqeezs", "kaez", "nio", "arpia", "genious"], 2, fits=lambda hand, deck: {"sqeezs", "arpia"} & set(hand)
    )
    assert is_fair(samples(match, 0, 1), expected)


def test_whoever_is_asked_which_phoenix_to_find_has_one_in_the_deck():
    match = table(
        {"fenghuang": 1, "phoenix": 1},
        ["nio", "phoenix-eliana", "arpia", "genious"],
        armies=[{}, {"a1": "timer"}],
        seat=1,
    )
    match.play("play fenghuang")
    assert match.prompt()["kind"] == "search"
    expected = arrangements(
        ["phoenix", "nio", "phoenix-eliana", "arpia", "genious"], 1, fits=lambda hand, deck: PHOENIXES & set(deck)
    )
    assert is_fair(samples(match, 0, 1), expected)


@pytest.mark.parametrize("steps", [["yes"], ["yes", "clan phoenix"], ["yes", "clan phoenix", "choose arpia"]])
def test_whoever_discards_five_cards_of_a_clan_has_them(steps):
    """The clan that is chosen, and every card discarded, narrow down what the rest of the hand can be."""
    match = table(
        {"arpia": 1, "sqeezs": 1, "kaez": 1, "genious": 1, "phoenix": 1},
        ["volantis", "timer"],
        armies=[{}, {"a1": "all-in-one", "b1": "shennong", "c1": "byun-hyung-ja-xi-an"}],
        seat=1,
        spent=[0, 1],
    )
    match.play("spend 1")
    assert match.prompt()["kind"] == "unlock"
    for move in steps:
        match.play(move)
    hand = ["arpia", "genious", "kaez", "phoenix", "sqeezs", "timer", "volantis"]
    if "choose arpia" in steps:
        hand.remove("arpia")

    def fits(hand, deck):
        of_phoenix = len(set(hand) - {"volantis"})
        return of_phoenix >= 5 if len(steps) < 3 else of_phoenix >= 4

    size = len(match.view()["seats"][1]["hand"])
    assert is_fair(samples(match, 0, 1), arrangements(hand, size, fits=fits))


def test_a_failed_search_tells_where_the_phoenixes_are():
    match = table({"fenghuang": 1, "phoenix": 1, "nio": 1}, ["arpia", "genious"], armies=[{}, {"a1": "timer"}], seat=1)
    match.play("play fenghuang")
    assert match.view(0)["seats"][1]["known_hand"] == {"phoenix": 1}
    assert match.view(SPECTATOR)["seats"][1]["known_hand"] is None


def test_a_look_at_a_hand_is_for_the_looker():
    match = table(
        {"les-fleches-de-justice": 1}, [], hands=[{"navaj": 2, "ez": 1}, {"les-fleches-de-justice": 1}], seat=1
    )
    match.play("play les-fleches-de-justice")
    assert match.prompt()["kind"] == "name"
    known = [match.view(seat)["seats"][0]["known_hand"] for seat in (SPECTATOR, 0, 1)]
    assert known == [None, {"navaj": 2, "ez": 1}, {"navaj": 2, "ez": 1}]
    seen = [[event["card"] for event in match.events(seat) if event["kind"] == "saw"] for seat in (SPECTATOR, 0, 1)]
    assert [sorted(cards) for cards in seen] == [[], [], ["ez", "navaj", "navaj"]]
