"""Positions: any situation as data. A sensible one is set up as described, nonsense is refused with a sentence.

Knows games only through their contract and facts.
"""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import madang
from games import assert_one_sentence, every_game, facts, state_of
from hostile import HUGE, nested, plain_data
from madang.engine.match import Match
from madang.games import game as game_of

MOST_MOVES = 12


def fields_of(name: str) -> list[str]:
    """The fields that positions of a game have, as far as the examples use them."""
    return sorted({field for position in facts(name).POSITIONS for field in position} - {"players"})


def is_taken(position, seed: int = 0) -> bool:
    """Whether a position is taken. If so it must be a sound state that plays on; if not, it is refused properly."""
    try:
        table = madang.Table.from_position(position, seed)
    except madang.Refused as refusal:
        assert_one_sentence(refusal)
        return False
    known = facts(table.game.name)
    for _ in range(MOST_MOVES):
        state = state_of(table)
        assert known.conserved(state) == known.CONSERVED
        for field, expected in known.derived(state).items():
            assert list(getattr(state, field)) == expected, field
        known.assert_consistent(state)
        if table.over:
            break
        table.play(table.moves()[seed % len(table.moves())])
    return True


@every_game
@settings(max_examples=20)
@given(seed=st.integers(0, 2**64))
def test_example_positions_are_sound_whatever_the_seed(name, seed):
    for position in facts(name).POSITIONS:
        assert is_taken({"game": name, **position}, seed)
        assert is_taken(json.dumps({"game": name, **position}), seed)


@every_game
def test_the_same_position_and_seed_give_the_same_state(name):
    for position in facts(name).POSITIONS:
        one, other = (madang.Table.from_position({"game": name, **position}, seed=4) for _ in range(2))
        assert one.state_bytes() == other.state_bytes()


@every_game
def test_what_a_position_leaves_out_is_dealt_from_the_seed(name):
    states = {madang.Table.from_position({"game": name}, seed=seed).state_bytes() for seed in range(10)}
    assert len(states) == 10


@every_game
def test_null_means_left_out(name):
    nothing = dict.fromkeys(fields_of(name))
    one, other = (madang.Table.from_position({"game": name, **given}) for given in ({}, nothing))
    assert one.state_bytes() == other.state_bytes()


@every_game
def test_impossible_positions_are_refused(name):
    for position in facts(name).IMPOSSIBLE_POSITIONS:
        assert not is_taken({"game": name, **position}), position


@every_game
def test_a_wrong_value_in_any_field_is_refused(name):
    wrong = ("nonsense", -1, 10**6, HUGE, 1.5, float("nan"), float("inf"), True, {}, [], [[]], [None], nested())
    for field in fields_of(name):
        refused = [value for value in wrong if not is_taken({"game": name, field: value})]
        assert len(refused) == len(wrong), field


@every_game
def test_wrong_numbers_of_players_and_options_are_refused(name):
    for field, values in {
        "players": (0, 1, 99, -1, "2", 2.5, True, [], {}, HUGE, nested()),
        "options": ([], "none", 1, True, {"no such option": 1}, nested()),
    }.items():
        for value in values:
            assert not is_taken({"game": name, field: value}), field


@every_game
def test_unknown_fields_are_refused_by_name(name):
    with pytest.raises(madang.Refused, match="has no field 'weather'"):
        madang.Table.from_position({"game": name, "weather": "fine"})
    for field in ("", "x" * 10_000, "\u202e", 7, None, ("a", "b")):
        assert not is_taken({"game": name, field: 1})


@every_game
def test_a_position_needs_its_game(name):
    for position in ({}, {"game": None}, {"game": "chess"}, {"game": [name]}, {"game": {name: 1}}):
        assert not is_taken(position)


@every_game
def test_a_position_for_every_number_of_players(name):
    game = game_of(name)
    for players in game.players:
        assert Match(game, players, seed=0, position={}).players == players


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_any_value_in_any_field_is_sound_or_refused_but_never_worse(name, data):
    """One field of a good position replaced, or any part of a field."""
    position = json.loads(json.dumps(data.draw(st.sampled_from(facts(name).POSITIONS))))
    position["game"] = name
    place, key = position, data.draw(st.sampled_from(fields_of(name)))
    while place.get(key) if isinstance(place, dict) else place[key]:
        inner = place[key]
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner))) if isinstance(inner, list) else []
        if not keys or data.draw(st.booleans()):
            break
        place, key = inner, data.draw(st.sampled_from(keys))
    place[key] = data.draw(plain_data | st.integers(-2, 20))
    is_taken(position)


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_any_data_in_all_fields_is_sound_or_refused_but_never_worse(name, data):
    fields = data.draw(st.dictionaries(st.sampled_from([*fields_of(name), "players"]), plain_data, max_size=4))
    is_taken({"game": name, **fields})
