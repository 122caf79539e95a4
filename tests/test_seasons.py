"""What Koryŏ and Chosŏn share: majorities and how the log tells of them, and positions as their pages describe them."""

from collections import Counter

import pytest

import madang
from games import facts, random_game
from madang.games import game as game_of

every_season_game = pytest.mark.parametrize("name", ["koryo", "choson"])
every_season_table = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in ("koryo", "choson") for players in (2, 3, 4)]
)
SWAPS = {
    "koryo": {
        "players": 2,
        "round": 5,
        "phase": "turns",
        "tableaus": [{"omniscient": 1}, {"banker": 2}],
        "orders": [{"lobbying": 1}, {}],
    },
    "choson": {
        "players": 3,
        "round": 5,
        "phase": "turns",
        "shield": "hulk",
        "tableaus": [{}, {"yi": 1, "hulk": 1}, {"hulk": 2}],
        "orders": [{"oracle": 1, "event": 1}, {}, {}],
    },
}
"""A swap of the card that decides ties: with one Banker each the Omniscient decides for its owner; Yi takes the shield
from the Hulks, of which one goes the other way."""


def powers_told(events: list[dict]) -> list[tuple]:
    """The powers that moved: family, from whom, to whom."""
    moved = [event for event in events if event["kind"] == "power-moved"]
    return [(event["card"], *((event[side] or {}).get("seat") for side in ("from", "to"))) for event in moved]


@pytest.mark.parametrize(
    ("name", "moves", "told"),
    [
        ("koryo", ("swap 0 omniscient",), [("omniscient", 0, 1)]),
        ("koryo", ("swap 1 banker",), [("omniscient", 0, 1)]),
        ("choson", ("swap 1 yi", "swap 2 hulk"), [("yi", 1, 2), ("hulk", 2, 1)]),
        ("choson", ("swap 2 hulk", "swap 1 yi"), [("yi", 1, 2), ("hulk", 2, 1)]),
    ],
)
def test_a_swap_tells_each_power_once_whichever_card_is_named_first(name, moves, told):
    """KO-MAJ-3, CH-MAJ-3, CH-YI-1: both cards change sides at once, so no power passes through other hands."""
    table = madang.Table.from_position({"game": name, **SWAPS[name]})
    for move in moves:
        events = table.play(move)
    assert powers_told(events) == told


@every_season_table
def test_powers_told_are_those_that_moved_and_each_is_told_once(name, players):
    """KO-MAJ-3, CH-MAJ-3: deed by deed, as the log is read."""
    told = 0
    for seed in range(20):
        for match in random_game(game_of(name), players, seed):
            powers = match.view()["powers"]
            if not match.actions:
                holders = dict.fromkeys(powers)
            deed: list[str] = []
            for event in match.events(since=len(match.actions)):
                deed = [*deed, event["card"]] if event["kind"] == "power-moved" else []
                assert len(set(deed)) == len(deed)
                for family, before, after in powers_told([event]):
                    assert holders[family] == before != after
                    holders[family] = after
                    told += 1
            assert holders == {family: power["holder"] for family, power in powers.items()}
    assert told > 150


# Positions: what their pages say of fields and what is left out


def state_bytes(name: str, **fields: object) -> bytes:
    return madang.Table.from_position({"game": name, **fields}, seed=5).state_bytes()


def sizes(table: madang.Table) -> list[int]:
    return [seat["hand_size"] for seat in table.view()["seats"]]


@every_season_game
def test_what_a_position_leaves_out_is_as_documented(name):
    nothing = {"phase": "deal", "round": 1, "first": 0, "tableaus": [{}] * 4, "players": 4, "options": {}}
    own = {
        "koryo": {"tokens": [0] * 4, "may_be_two_kinds": [False] * 4},
        "choson": {"points": [0] * 4, "kept_events": [0] * 4, "shield": "none"},
    }
    assert state_bytes(name) == state_bytes(name, **nothing, **own[name])
    orders = {"phase": "orders", "first": 2}
    assert state_bytes(name, **orders) == state_bytes(name, **orders, seat=2)


@every_season_game
def test_an_entry_that_is_null_or_dealt_is_left_out(name):
    turns = {"players": 3, "phase": "turns", "seat": 1}
    left_out = state_bytes(name, **turns)
    for field in ("tableaus", "hands", "orders", "tokens" if name == "koryo" else "points"):
        assert state_bytes(name, **turns, **{field: [None, None, None]}) == left_out
    assert state_bytes(name, **turns, orders=[{}, "dealt", "dealt"]) == left_out


@every_season_game
def test_hands_that_are_left_out_have_the_number_of_the_season_as_far_as_the_pile_goes(name):
    family = "broadcaster" if name == "koryo" else "hulk"
    orders = {"game": name, "players": 3, "round": 3, "phase": "orders", "tableaus": [{family: 1}, {}, {}]}
    assert sizes(madang.Table.from_position(orders)) == [8, 8, 8]
    dealt = {**orders, "phase": "deal"}
    assert sizes(madang.Table.from_position(dealt)) == [9 if name == "koryo" else 8, 8, 8]
    known = facts(name)
    characters = [family for family in known.FAMILIES for _ in range(known.COPIES[family])]
    short = {**orders, "tableaus": [Counter(characters[2:]), {}, {}]}
    assert sizes(madang.Table.from_position(short)) == [8, 4, 0], "two characters and ten events are left"


@every_season_game
def test_an_empty_hand_lays_nothing_and_no_order_reveals_nothing(name):
    hands = {"game": name, "players": 2, "phase": "orders", "hands": [{}, None]}
    assert madang.Table.from_position(hands).to_act == 1
    power = {"koryo": {"banker": 1}, "choson": {"oracle": 1, "hulk": 1}}
    orders = {"game": name, "players": 2, "phase": "turns", "tableaus": [power[name], {}], "orders": [{}, None]}
    table = madang.Table.from_position(orders)
    assert (table.to_act, table.view()["turn"]["revealed"]) == (0, True)


@pytest.mark.parametrize(
    ("owners", "flag", "free"),
    [(2, None, True), (0, None, False), (2, True, True), (0, True, True), (2, False, False), (0, False, False)],
)
def test_an_order_was_laid_with_the_ship_owner_as_said_or_as_the_majority_is_now(owners, flag, free):
    """KO-ORD-2: of an order of one kind only the others' guesses depend on it; two kinds are refused without."""
    for order, taken in (({"spy": 2}, True), ({"spy": 1, "priest": 1}, free)):
        position = {
            "game": "koryo",
            "players": 2,
            "phase": "turns",
            "tableaus": [{"banker": 1}, {"ship-owner": owners}],
            "orders": [{"merchant": 1}, order],
            "may_be_two_kinds": [None, flag],
        }
        if taken:
            seats = madang.Table.from_position(position).view()["seats"]
            assert seats[1]["may_be_two_kinds"] == free
        else:
            with pytest.raises(madang.Refused, match="may_be_two_kinds"):
                madang.Table.from_position(position)


@pytest.mark.parametrize(("travellers", "asked"), [(2, "travel"), (1, "order")])
def test_a_round_begins_with_the_question_of_a_time_travel(travellers, asked):
    """CH-TT-1: where somebody has the majority of Time Travellers."""
    tableaus = [{"time-traveller": travellers}, {"time-traveller": 1}]
    table = madang.Table.from_position({"game": "choson", "players": 2, "tableaus": tableaus})
    assert table.view()["asked"] == asked
