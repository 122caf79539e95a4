"""What the tests know of Koryŏ: its things, what follows from what, its prompts and texts, and positions good and bad.

Written from the rulebook, not from the rules' code: cards are counted with `Counter`, majorities over again.
"""

from collections import Counter
from typing import Any

FAMILIES = (
    "omniscient",
    "spy",
    "senator",
    "priest",
    "ship-owner",
    "banker",
    "guardian",
    "broadcaster",
    "merchant",
)
KINDS = (*FAMILIES, "barbarians", "lobbying")
COPIES = dict(zip(KINDS, (1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 4), strict=True))

CONSERVED = {**COPIES, "token": 8}

ROUNDS, MOST_SEATS, TOKENS = 8, 4, 8
MOST_IN_A_TURN = 3 + 1 + 2 * max(COPIES["barbarians"], COPIES["lobbying"]) + 1
"""Three powers, the reveal, two decisions an event, the end."""
MOST_DECISIONS = ROUNDS * (MOST_SEATS * (1 + MOST_IN_A_TURN) + sum(COPIES.values()))

LEAST_POINTS, MOST_POINTS = -10, sum(range(1, 10)) + TOKENS

PROMPTS = {
    "order": ("lay",),
    "order-free": ("lay",),
    "turn-before-reveal": ("reveal",),
    "turn": ("end",),
    "character": ("destroy",),
    "swap": ("swap",),
    "discard": ("discard",),
}
"""What is asked, and the moves that are always among its options."""
SINGLE_OPTION_PROMPTS = ("order", "order-free")
"""An order comes from a hidden hand: it is asked even where there is no choice."""
MOVES_WITHOUT_PARTS = ("end",)
MOVES_WITHOUT_EVENTS = ("barbarians", "swap")
"""The first step of an effect is made in the open; the view shows it, events tell of the whole."""

SECRET_ZONES = ("hand", "order")
"""Zones of a seat whose cards only that seat knows."""
IDLE_ZONES = ()
"""Zones a prompt may name though no option lies there."""
COUNTS_BEYOND_OPTIONS = ()
"""Prompts that count something else than what can be chosen now."""

TEXT_KEYS = {
    *(f"power-{kind}" for kind in KINDS),
    *(f"phase-{phase}" for phase in ("orders", "turns", "discards", "over")),
    "score-events",
    "score-tokens",
}
"""Messages besides those of cards, events, prompts and moves."""

ORDERS, TURNS, OVER = 1, 2, 4
NOTHING = NOBODY = -1


def cards_in(pack: int) -> Counter[str]:
    """The cards of a pack by name."""
    return Counter({kind: pack >> 4 * number & 15 for number, kind in enumerate(KINDS)})


def order_of(state: Any, seat: int) -> Counter[str]:
    return +cards_in(state.order[seat])


def open_cards(state: Any) -> Counter[str]:
    """What lies in front of people for all to see."""
    return sum((cards_in(pack) for pack in state.tableau), Counter())


def conserved(state: Any) -> dict[str, int]:
    """Every card and token there is, wherever it lies."""
    things = cards_in(state.pile)
    things["token"] = state.pool
    for seat in range(MOST_SEATS):
        things += cards_in(state.tableau[seat]) + cards_in(state.hand[seat]) + order_of(state, seat)
        things["token"] += state.tokens[seat]
    return dict(things)


def majority(tableaus: list[Counter[str]], family: str) -> int:
    """KO-MAJ-1, KO-MAJ-2."""
    most = max(tableau[family] for tableau in tableaus)
    leaders = [seat for seat, tableau in enumerate(tableaus) if most and tableau[family] == most]
    if len(leaders) > 1:
        leaders = [seat for seat in leaders if tableaus[seat]["omniscient"]]
    return leaders[0] if leaders else NOBODY


def winners(view: dict[str, Any]) -> list[int]:
    """KO-SCORE-3: the most points; a tie is shared."""
    points = [seat["points"] for seat in view["seats"]]
    return [seat for seat, number in enumerate(points) if number == max(points)]


def derived(state: Any) -> dict[str, list[int]]:
    """The fields that only repeat what others say, worked out anew."""
    tableaus = [cards_in(pack) for pack in state.tableau]
    return {
        "holder": [majority(tableaus[: state.players], family) for family in FAMILIES],
        "cards": [tableau.total() for tableau in tableaus],
        "held": [cards_in(pack).total() for pack in state.hand],
        "laid": [order_of(state, seat).total() for seat in range(MOST_SEATS)],
    }


def assert_consistent(state: Any) -> None:
    """What must hold of any state between two decisions, besides conservation."""
    assert 1 <= state.round_number <= ROUNDS
    assert 0 <= state.first < state.players
    assert list(state.pad) == [0] * len(state.pad)
    assert (state.seat == NOBODY) == (state.phase == OVER)
    put_back = sum((cards_in(pack) for pack in state.returned), cards_in(state.gone))
    assert put_back <= cards_in(state.pile)
    for seat in range(MOST_SEATS):
        here = seat < state.players
        through = (seat - state.first) % state.players < state.turn
        order = order_of(state, seat)
        assert len(order) < 2 or (order.total() == 2 and state.free[seat])
        assert not state.hand[seat] or (here and state.phase == ORDERS and not through)
        assert not state.laid[seat] or (here and state.phase == (ORDERS if through else TURNS)), "a stray order"
        assert not state.returned[seat] or (here and state.phase in (ORDERS, TURNS))
        assert here or not (state.tableau[seat] or state.tokens[seat])


def number_at(view: dict[str, Any], place: dict[str, Any]) -> int:
    """How many cards or tokens lie at a place of the table, of the card it names or of all."""
    if place["zone"] == "pool":
        return int(view["pool"])
    there = view["seats"][place["seat"]]
    if place["zone"] == "tokens":
        return int(there["tokens"])
    cards = Counter(there[place["zone"]])
    return cards[place["card"]] if "card" in place else cards.total()


OBSERVATION_VERSION = 1


def seen_from(view: dict[str, Any], seat: int, other: int | None) -> int:
    return -1 if other is None else (other - seat) % view["players"]


def by_kind(cards: dict[str, int]) -> list[int]:
    return [cards.get(kind, 0) for kind in KINDS]


def observation(view: dict[str, Any], state: Any, seat: int) -> dict[str, list[int]]:
    """What each row of docs/observations/koryo.md must be, worked out from the seat's view; what it leaves out
    is read from the state."""
    players, over = view["players"], view["phase"] == "over"
    turn = view["turn"] or {"revealed": 0, "used": [], "open": {"barbarians": 0, "lobbying": 0}}
    swap = turn.get("swap") or {}
    own = view["seats"][seat]
    expected = {
        "version": [OBSERVATION_VERSION],
        "players": [players],
        "round": [view["round"]],
        "phase": [("orders", "turns", "discards", "over").index(view["phase"])],
        "asked": [("nothing", "order", "turn", "character", "swap", "discard").index(view["asked"])],
        "to act": [seen_from(view, seat, view["to_act"])],
        "first": [seen_from(view, seat, view["first"])],
        "through": [players if over else (view["to_act"] - view["first"]) % players],
        "pool": [view["pool"]],
        "pile": [view["pile"]],
        "revealed": [int(turn["revealed"])],
        "open barbarians": [turn["open"]["barbarians"]],
        "open lobbying": [turn["open"]["lobbying"]],
        "victim": [seen_from(view, seat, swap.get("seat", turn.get("victim")))],
        "swap card": [KINDS.index(swap["card"]) if swap else -1],
        "dealt": [view["dealt"]],
        "kept": [view["kept"]],
        "hand": by_kind(own["hand"]),
        "order": by_kind(own["order"]),
        "put back": by_kind(own["put_back"]),
        "holders": [seen_from(view, seat, power["holder"]) for power in view["powers"].values()],
    }
    for power in ("banker", "priest", "spy"):
        expected[f"{power} used"] = [int(power in turn["used"])]
    for away in range(MOST_SEATS):
        other = (seat + away) % players
        there = view["seats"][other]
        known = [there["tokens"], there["hand_size"], there["order_size"], state.free[other]]
        expected[f"seat {away}"] = [*by_kind(there["tableau"]), *known] if away < players else [0] * 15
    return expected


POSITIONS: tuple[dict[str, Any], ...] = (
    {},
    {"players": 2, "round": 8},
    {"players": 3, "first": 2, "round": 5, "tokens": [3, 0, 5]},
    {"players": 4, "phase": "discards", "round": 1, "tableaus": [{"merchant": 3, "spy": 2}, {}, {}, {"priest": 4}]},
    {
        "players": 3,
        "round": 4,
        "phase": "turns",
        "first": 1,
        "seat": 2,
        "tokens": [1, 0, 2],
        "tableaus": [{"banker": 1, "barbarians": 2}, {"banker": 1, "omniscient": 1}, {"spy": 1}],
        "orders": [{"lobbying": 2}, None, {"merchant": 1, "priest": 1}],
        "may_be_two_kinds": [False, False, True],
    },
    {
        "players": 2,
        "phase": "orders",
        "seat": 1,
        "tableaus": [{"ship-owner": 2}, {"ship-owner": 1}],
        "hands": [None, {"guardian": 2, "lobbying": 1}],
        "orders": [{"barbarians": 1, "senator": 1}, None],
        "may_be_two_kinds": [True, False],
    },
)
"""Positions that can be set up; together they use every field."""

IMPOSSIBLE_POSITIONS: tuple[dict[str, Any], ...] = (
    {"tokens": [9, 0, 0, 0]},
    {"tokens": [-1, 0, 0, 0]},
    {"tokens": [4, 4, 1, 0]},
    {"tokens": [1, 1]},
    {"tokens": [0.5, 0, 0, 0]},
    {"tokens": [True, 0, 0, 0]},
    {"round": 0},
    {"round": 9},
    {"round": "first"},
    {"first": 4},
    {"players": 2, "first": 2},
    {"seat": -1},
    {"phase": "over"},
    {"phase": ["turns"]},
    {"weather": "fine"},
    {"tableaus": [{"merchant": 15}] * 4},
    {"tableaus": [{"merchant": 9, "broadcaster": 8, "guardian": 7}, {"banker": 6, "merchant": 9}, {}, {}]},
    {"tableaus": [{"merchant": -1}, {}, {}, {}]},
    {"tableaus": [{"merchant": 1.0}, {}, {}, {}]},
    {"tableaus": [{"dragon": 1}, {}, {}, {}]},
    {"tableaus": [["merchant"], {}, {}, {}]},
    {"tableaus": {"0": {"merchant": 1}}},
    {"tableaus": [{"omniscient": 1}, {"omniscient": 1}, {}, {}]},
    {"hands": [{"merchant": 1}, {}, {}, {}]},
    {"phase": "turns", "hands": [{"merchant": 1}, None, None, None]},
    {"phase": "orders", "orders": [{"merchant": 1}, None, None, None]},
    {"phase": "turns", "seat": 1, "orders": [{"merchant": 1}, None, None, None]},
    {"phase": "turns", "orders": [{"merchant": 1, "spy": 1}, None, None, None]},
    {
        "phase": "turns",
        "orders": [{"merchant": 2, "spy": 1}, None, None, None],
        "may_be_two_kinds": [True, False, False, False],
    },
    {"phase": "turns", "may_be_two_kinds": [True, False, False, False]},
    {"may_be_two_kinds": [1, 0, 0, 0]},
)

FULLEST: dict[str, Any] = {
    "players": 4,
    "round": 2,
    "phase": "orders",
    "tokens": [2, 2, 2, 2],
    "tableaus": [
        {"ship-owner": 2, "broadcaster": 2},
        {"omniscient": 1, "banker": 2, "barbarians": 1},
        {"priest": 1, "guardian": 2, "lobbying": 1},
        {"senator": 1, "merchant": 3},
    ],
    "hands": [dict.fromkeys(KINDS[1:], 1), None, None, None],
}
"""As much to see and to choose from as there can be."""
