"""What Koryŏ and Chosŏn share: majorities, and how the log tells of them."""

import pytest

import madang
from games import random_game
from madang.games import game as game_of

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
    for seed in range(60):
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
    assert told > 500
