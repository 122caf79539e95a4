"""What the tests know of Chosŏn: its things, what follows from what, its prompts and texts, and positions good and bad.

Written from the rulebook, not from the rules' code: cards are counted with `Counter`, majorities over again.
"""

from collections import Counter
from typing import Any

FAMILIES = (
    "yi",
    "sniper",
    "oracle",
    "reaper",
    "gosu",
    "scientist",
    "hulk",
    "time-traveller",
    "watcher",
)
KINDS = (*FAMILIES, "event")
COPIES = dict(zip(KINDS, range(1, 11), strict=True))
EFFECTS = ("none", "lobby", "firearm", "sword")

ROUNDS, MOST_SEATS, POINTS = 8, 4, 10
KEPT = (3, 4, 5, 6, 7, 8, 9, 10)
"""Characters kept, round by round."""

CONSERVED = {**COPIES, "point": POINTS}

MOST_IN_A_TURN = 1 + 1 + 3 + 2 * 2 + 1 + 2
"""The shield, the reveal, an effect with its second card and the riposte, two points from others, Gosu, two ends."""
MOST_DECISIONS = ROUNDS * (2 + MOST_SEATS * (1 + MOST_IN_A_TURN) + sum(COPIES.values()))

LEAST_POINTS, MOST_POINTS = 0, sum(range(1, 10)) + POINTS + COPIES["event"] + 2 + 5

PROMPTS = {
    "travel": ("travel", "stay"),
    "from": ("from",),
    "from-or-decline": ("from", "decline"),
    "order": (),
    "turn-before-reveal": ("reveal",),
    "turn": ("end",),
    "turn-lobby": ("swap", "end"),
    "turn-firearm": ("strike", "end"),
    "turn-sword": ("strike", "end"),
    "swap": ("swap",),
    "second": ("strike", "enough"),
    "riposte": ("riposte", "let-be"),
    "discard": ("discard",),
}
"""What is asked, and the moves that are always among its options."""
SINGLE_OPTION_PROMPTS = ("order",)
"""An order comes from a hidden hand: it is asked even where there is no choice."""
MOVES_WITHOUT_PARTS = ("end", "enough", "let-be", "stay", "decline")
MOVES_WITHOUT_EVENTS = ("swap", "strike")
"""The first step of an effect is made in the open; the view shows it, events tell of the whole."""

SECRET_ZONES = ("hand", "order")
"""Zones of a seat whose cards only that seat knows."""
IDLE_ZONES = ()
"""Zones a prompt may name though no option lies there."""
COUNTS_BEYOND_OPTIONS = ()
"""Prompts that count something else than what can be chosen now."""

TEXT_KEYS = {
    *(f"power-{kind}" for kind in KINDS),
    *(f"effect-{effect}" for effect in EFFECTS),
    *(f"phase-{phase}" for phase in ("travel", "orders", "turns", "discards", "over")),
}
"""Messages besides those of cards, events, prompts and moves."""

TRAVEL, ORDERS, TURNS, DISCARDS, OVER = range(5)
NOTHING = NOBODY = -1


def cards_in(pack: int) -> Counter[str]:
    """The cards of a pack by name."""
    return Counter({kind: pack >> 4 * number & 15 for number, kind in enumerate(KINDS)})


def order_of(state: Any, seat: int) -> Counter[str]:
    return +cards_in(state.order[seat])


def open_cards(state: Any) -> Counter[str]:
    """What lies in front of people for all to see, kept and played events included."""
    events = Counter(event=state.events + sum(state.kept))
    return sum((cards_in(pack) for pack in state.tableau), events)


def conserved(state: Any) -> dict[str, int]:
    """Every card and victory point there is, wherever it lies."""
    things = cards_in(state.pile) + open_cards(state)
    things["point"] = state.pool
    for seat in range(MOST_SEATS):
        things += cards_in(state.hand[seat]) + order_of(state, seat)
        things["point"] += state.tokens[seat]
    return dict(things)


def majority(tableaus: list[Counter[str]], family: str, shield: str | None = None) -> int:
    """CH-MAJ-1, CH-MAJ-2: who has the power; with no shield also who scores (CH-SCORE-1)."""
    most = max(tableau[family] for tableau in tableaus)
    leaders = [seat for seat, tableau in enumerate(tableaus) if most and tableau[family] == most]
    if len(leaders) > 1:
        leaders = [seat for seat in leaders if shield == family and tableaus[seat]["yi"]]
    return leaders[0] if leaders else NOBODY


def is_combination(order: Counter[str]) -> bool:
    """CH-ORD-1"""
    cards, events = order.total(), order["event"]
    if events:
        return (cards == events == 3) or (cards == 2 and events == 1 and not order["watcher"])
    return len(order) == 1 or (len(order) == cards == 2)


def can_order(hand: Counter[str]) -> bool:
    """CH-ORD-1: any character will do; else it takes three events."""
    return hand.total() > hand["event"] or hand["event"] >= 3


def winners(view: dict[str, Any]) -> list[int]:
    """CH-SCORE-4: the most points; of those tied whoever scored the family of least value; else all of them."""
    points = [seat["points"] for seat in view["seats"]]
    tied = [seat for seat, number in enumerate(points) if number == max(points)]
    tableaus = [Counter(seat["tableau"]) for seat in view["seats"]]
    scorers = [majority(tableaus, family) for family in FAMILIES]
    return next(([seat] for seat in scorers if seat in tied), tied)


def derived(state: Any) -> dict[str, list[int]]:
    """The fields that only repeat what others say, worked out anew."""
    tableaus = [cards_in(pack) for pack in state.tableau]
    shield = None if state.shield == NOTHING else FAMILIES[state.shield]
    return {
        "holder": [majority(tableaus[: state.players], family, shield) for family in FAMILIES],
        "cards": [tableau.total() for tableau in tableaus],
        "held": [cards_in(pack).total() for pack in state.hand],
        "laid": [order_of(state, seat).total() for seat in range(MOST_SEATS)],
    }


def assert_consistent(state: Any) -> None:
    """What must hold of any state between two decisions, besides conservation."""
    assert 1 <= state.round_number <= ROUNDS
    assert 0 <= state.first < state.players
    assert NOBODY <= state.legacy < state.players
    assert list(state.pad) == [0] * len(state.pad)
    assert (state.seat == NOBODY) == (state.actor == NOBODY) == (state.phase == OVER)
    put_back = sum((cards_in(pack) for pack in state.returned), cards_in(state.gone))
    assert put_back <= cards_in(state.pile)
    if state.shield != NOTHING:
        (owner,) = (seat for seat in range(state.players) if cards_in(state.tableau[seat])["yi"])
        assert cards_in(state.tableau[owner])[FAMILIES[state.shield]], "the shield lies on a card of Yi's owner"
    if state.phase == ORDERS:
        assert can_order(cards_in(state.hand[state.seat]))
    if state.phase != TURNS:
        assert state.events == state.revealed == state.used == state.effect == 0
        assert state.character == state.victim == state.family == NOTHING
    for seat in range(MOST_SEATS):
        here = seat < state.players
        through = (seat - state.first) % state.players < state.turn
        order = order_of(state, seat)
        assert not order or is_combination(order)
        assert not cards_in(state.tableau[seat])["event"]
        assert not state.hand[seat] or (here and state.phase == ORDERS and not through)
        assert not state.laid[seat] or (here and state.phase == (ORDERS if through else TURNS)), "a stray order"
        assert not state.returned[seat] or (here and state.phase in (ORDERS, TURNS))
        assert here or not (state.tableau[seat] or state.tokens[seat] or state.kept[seat])
        if state.phase == OVER or (state.phase == DISCARDS and through):
            assert state.cards[seat] <= KEPT[state.round_number - 1]


def number_at(view: dict[str, Any], place: dict[str, Any]) -> int:
    """How many cards or points lie at a place of the table, of the card it names or of all."""
    if place["zone"] == "pool":
        return int(view["pool"])
    if place["zone"] == "played-events":
        return int(view["turn"]["events"])
    there = view["seats"][place["seat"]]
    if place["zone"] == "tokens":
        return int(there["points_taken"])
    cards = Counter(there[place["zone"]])
    return cards[place["card"]] if "card" in place else cards.total()


OBSERVATION_VERSION = 1


def seen_from(view: dict[str, Any], seat: int, other: int | None) -> int:
    return -1 if other is None else (other - seat) % view["players"]


def by_kind(cards: dict[str, int], kinds: tuple[str, ...] = KINDS) -> list[int]:
    return [cards.get(kind, 0) for kind in kinds]


def observation(view: dict[str, Any], state: Any, seat: int) -> dict[str, list[int]]:
    """What each row of docs/observations/choson.md must be, worked out from the seat's view."""
    players, phase, asked = view["players"], view["phase"], view["asked"]
    nothing = {"revealed": 0, "used": [], "events": 0, "character": None, "effect_open": False, "named": None}
    turn = view["turn"] or nothing
    named, own = turn["named"] or {}, view["seats"][seat]
    played = turn["character"] is not None or turn["events"] + ("gosu" in turn["used"]) == 3
    through = {"travel": int(asked == "from"), "over": players}
    shield = next((one["shield"] for one in view["seats"] if one["shield"]), None)
    heir = next((one["seat"] for one in view["seats"] if one["legacy"]), None)
    prompts = ("nothing", "travel", "from", "order", "turn", "swap", "second", "riposte", "discard")
    expected = {
        "version": [OBSERVATION_VERSION],
        "players": [players],
        "round": [view["round"]],
        "phase": [("travel", "orders", "turns", "discards", "over").index(phase)],
        "asked": [prompts.index(asked)],
        "turn of": [seen_from(view, seat, view["turn_of"])],
        "to act": [seen_from(view, seat, view["to_act"])],
        "first": [seen_from(view, seat, view["first"])],
        "legacy": [seen_from(view, seat, heir)],
        "shield": [FAMILIES.index(shield) if shield else -1],
        "through": [through[phase] if phase in through else (view["turn_of"] - view["first"]) % players],
        "pool": [view["pool"]],
        "pile": [view["pile"]],
        "revealed": [int(turn["revealed"])],
        "events": [turn["events"]],
        "effect": [0 if not played else 1 if turn["effect_open"] else 2],
        "character": [FAMILIES.index(turn["character"]) if turn["character"] else -1],
        "named seat": [seen_from(view, seat, named.get("seat"))],
        "named card": [FAMILIES.index(named["card"]) if named else -1],
        "kept": [view["kept"]],
        "hand": by_kind(own["hand"]),
        "order": by_kind(own["order"]),
        "put back": by_kind(own["put_back"]),
        "holders": [seen_from(view, seat, power["holder"]) for power in view["powers"].values()],
    }
    for power in ("shield", "oracle", "scientist", "gosu"):
        expected[f"{power} used"] = [int(power in turn["used"])]
    for away in range(MOST_SEATS):
        there = view["seats"][(seat + away) % players]
        known = [there[name] for name in ("points_taken", "kept_events", "hand_size", "order_size")]
        expected[f"seat {away}"] = [*by_kind(there["tableau"], FAMILIES), *known] if away < players else [0] * 13
    return expected


POSITIONS: tuple[dict[str, Any], ...] = (
    {},
    {"players": 2, "round": 8, "legacy": 1, "points": [5, 5], "tableaus": [{"time-traveller": 2}, {"watcher": 3}]},
    {"players": 3, "first": 2, "round": 5, "points": [3, 0, 5], "kept_events": [0, 2, 1]},
    {"players": 4, "phase": "discards", "round": 1, "tableaus": [{"watcher": 3, "hulk": 2}, {}, {}, {"gosu": 4}]},
    {
        "players": 4,
        "round": 8,
        "first": 3,
        "kept_events": [2, 2, 0, 0],
        "tableaus": [
            {"watcher": 8, "hulk": 2},
            {"time-traveller": 8, "reaper": 2},
            {"scientist": 6, "reaper": 2, "sniper": 2},
            {"gosu": 5, "hulk": 5},
        ],
    },
    {
        "players": 3,
        "round": 4,
        "phase": "turns",
        "first": 1,
        "seat": 2,
        "points": [4, 4, 2],
        "kept_events": [1, 0, 0],
        "shield": "scientist",
        "tableaus": [{"oracle": 1, "hulk": 2}, {"yi": 1, "scientist": 2}, {"oracle": 2, "sniper": 1, "scientist": 2}],
        "orders": [{"event": 3}, None, {"scientist": 1, "event": 1}],
    },
    {
        "players": 2,
        "round": 6,
        "phase": "turns",
        "legacy": 0,
        "points": [1, 7],
        "tableaus": [{"reaper": 2, "gosu": 2, "scientist": 3}, {"hulk": 2, "gosu": 1, "scientist": 1, "sniper": 1}],
        "orders": [{"gosu": 1, "event": 1}, {"time-traveller": 1, "event": 1}],
    },
    {
        "players": 2,
        "phase": "orders",
        "seat": 1,
        "tableaus": [{"sniper": 2}, {"yi": 1}],
        "hands": [None, {"gosu": 2, "event": 1}],
        "orders": [{"hulk": 1, "event": 1}, None],
        "shield": "yi",
    },
)
"""Positions that can be set up; together they use every field. The fifth leaves too few cards for a full deal."""

IMPOSSIBLE_POSITIONS: tuple[dict[str, Any], ...] = (
    {"points": [11, 0, 0, 0]},
    {"points": [-1, 0, 0, 0]},
    {"points": [4, 4, 3, 0]},
    {"points": [1, 1]},
    {"points": [0.5, 0, 0, 0]},
    {"points": [True, 0, 0, 0]},
    {"kept_events": [11, 0, 0, 0]},
    {"kept_events": [6, 5, 0, 0]},
    {"kept_events": [0, -1, 0, 0]},
    {"kept_events": [8, 0, 0, 0], "phase": "orders", "hands": [{"event": 3}, None, None, None]},
    {"round": 0},
    {"round": 9},
    {"round": "first"},
    {"first": 4},
    {"players": 2, "first": 2},
    {"seat": -1},
    {"phase": "over"},
    {"phase": "travel"},
    {"phase": ["turns"]},
    {"weather": "fine"},
    {"legacy": 4},
    {"legacy": "nobody"},
    {"shield": "watcher"},
    {"shield": "event", "tableaus": [{"yi": 1}, {}, {}, {}]},
    {"shield": "watcher", "tableaus": [{"yi": 1}, {"watcher": 1}, {}, {}]},
    {"tableaus": [{"watcher": 15}] * 4},
    {"tableaus": [{"watcher": -1}, {}, {}, {}]},
    {"tableaus": [{"watcher": 1.0}, {}, {}, {}]},
    {"tableaus": [{"dragon": 1}, {}, {}, {}]},
    {"tableaus": [["watcher"], {}, {}, {}]},
    {"tableaus": {"0": {"watcher": 1}}},
    {"tableaus": [{"yi": 1}, {"yi": 1}, {}, {}]},
    {"tableaus": [{"event": 1}, {}, {}, {}]},
    {"hands": [{"watcher": 1}, {}, {}, {}]},
    {"phase": "turns", "hands": [{"watcher": 1}, None, None, None]},
    {"phase": "orders", "hands": [{"watcher": 9, "time-traveller": 8}, None, None, None]},
    {"phase": "orders", "orders": [{"watcher": 1}, None, None, None]},
    {"phase": "turns", "seat": 1, "orders": [{"watcher": 1}, None, None, None]},
    {"phase": "turns", "orders": [{"watcher": 1, "event": 1}, None, None, None]},
    {"phase": "turns", "orders": [{"watcher": 2, "hulk": 1}, None, None, None]},
    {"phase": "turns", "orders": [{"event": 1}, None, None, None]},
    {"phase": "turns", "orders": [{"event": 2}, None, None, None]},
    {"phase": "turns", "orders": [{"event": 4}, None, None, None]},
    {"phase": "turns", "orders": [{"gosu": 2, "event": 1}, None, None, None]},
    {"phase": "turns", "orders": [{"gosu": 1, "event": 2}, None, None, None]},
    {"phase": "turns", "orders": [{"gosu": 1, "hulk": 1, "event": 1}, None, None, None]},
)

FULLEST: dict[str, Any] = {"players": 4, "phase": "orders", "hands": [dict.fromkeys(KINDS, 1), None, None, None]}
"""As much to see and to choose from as there can be."""
