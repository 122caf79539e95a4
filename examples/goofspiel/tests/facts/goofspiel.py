"""What Madang's shared tests know of Goofspiel, written from the rules page and not from the rules' code."""

from typing import Any

CARDS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
NOBODY = -1

CONSERVED = {"prizes": 13}
MOST_DECISIONS = 4 * 12
LEAST_POINTS, MOST_POINTS = 0, 91

PROMPTS = {"bid": ("bid",)}
SINGLE_OPTION_PROMPTS = ()
MOVES_WITHOUT_PARTS = ()
MOVES_WITHOUT_EVENTS = ()
TAKES_BACK = False
"""Every bid passes the turn on."""
SECRET_ZONES = ("hand", "bid")
"""Hands are known, but which card of it is bid is not."""
IDLE_ZONES = ()
COUNTS_BEYOND_OPTIONS = ()
TEXT_KEYS = {f"field-{name}" for name in ("hand", "points", "has_bid", "bid", "won", "prizes", "pile")}


def size(members: int) -> int:
    return members.bit_count()


def conserved(state: Any) -> dict[str, int]:
    """GS-DEAL-1: every prize lies in one place."""
    return {"prizes": size(state.prizes) + size(state.pile) + sum(size(won) for won in state.won)}


def derived(state: Any) -> dict[str, list[int]]:
    return {}


def assert_consistent(state: Any) -> None:
    over = state.seat == NOBODY
    for seat in range(4):
        there = seat < state.players
        assert size(state.hand[seat]) == (size(state.pile) + (not over) if there else 0)
        assert there or not (state.won[seat] or state.bid[seat])
        assert not state.bid[seat] or state.hand[seat] >> state.bid[seat] - 1 & 1
    assert sum(1 for bid in state.bid if bid) == (0 if over else state.turn)
    assert over or state.turn < state.players
    assert list(state.pad) == [0] * len(state.pad)


def winners(view: dict[str, Any]) -> list[int]:
    """GS-END-1."""
    points = [seat["points"] for seat in view["seats"]]
    return [seat for seat, number in enumerate(points) if number == max(points)]


def number_at(view: dict[str, Any], place: dict[str, Any]) -> int:
    return view["seats"][place["seat"]][place["zone"]].count(place["card"])


OBSERVATION_VERSION = 1


def observation(view: dict[str, Any], state: Any, seat: int) -> dict[str, list[int]]:
    """What a seat's numbers must be, worked out from its view."""
    players, own = view["players"], view["seats"][seat]
    expected = {
        "version": [OBSERVATION_VERSION],
        "players": [players],
        "to act": [NOBODY if view["to_act"] is None else (view["to_act"] - seat) % players],
        "bids": [state.turn],
        "own bid": [CARDS.index(own["bid"]) + 1 if own["bid"] else 0],
        "prizes": [int(card in view["prizes"]) for card in CARDS],
        "pile": [int(card in view["pile"]) for card in CARDS],
    }
    for away in range(4):
        there = view["seats"][(seat + away) % players]
        hand = {*there["hand"], there["bid"]} if away < players else ()
        expected[f"hand {away}"] = [int(card in hand) for card in CARDS]
        expected[f"won {away}"] = [int(card in there["won"] and away < players) for card in CARDS]
    return expected


POSITIONS: tuple[dict[str, Any], ...] = (
    {},
    {"players": 2, "prizes": ["king"]},
    {"players": 3, "prizes": ["ace"], "bids": [["king"], [], []]},
    {
        "players": 2,
        "hands": [["ace", "two", "three"], ["ace", "two", "four"]],
        "won": [["three", "four", "five", "six", "seven"], ["eight", "nine", "ten", "jack", "queen"]],
        "prizes": ["king"],
        "bids": [["two"], []],
    },
)
IMPOSSIBLE_POSITIONS: tuple[dict[str, Any], ...] = (
    {"hands": [["ace"]] * 4},
    {"hands": [["ace", "two"], ["ace", "two", "three"], ["ace", "two"], ["ace", "two"]]},
    {"prizes": ["joker"]},
    {"prizes": []},
    {"won": [["ace"], ["ace"], [], []]},
    {"won": [["ace"], [], [], []]},
    {"bids": [[], ["ace"], [], []]},
    {"bids": [["ace", "two"], [], [], []]},
    {"weather": "fine"},
)
FULLEST: dict[str, Any] = {"players": 4, "prizes": ["king"]}
