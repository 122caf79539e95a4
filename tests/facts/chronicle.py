"""What the tests know of Chronicle: its cards, what follows from what, its prompts and texts, positions good and bad.

Written from the rules page, not from the rules' code: cards are names in lists and sets, conditions are counted anew.
"""

from typing import Any

SUITS = ("power", "wisdom", "love")
WILDS = ("king", "demon", "dragon", "sage", "fool", "angel")
CARDS = (*(f"{suit}-{strength}" for suit in SUITS for strength in range(1, 11)), *WILDS)
EVIL = {"power-1", "wisdom-1", "love-1", "demon"}
CONDITIONS = {
    "monster-attack": ("most", "power"),
    "revolt": ("fewest", "power"),
    "great-reform": ("most", "wisdom"),
    "burning-of-books": ("fewest", "wisdom"),
    "royal-wedding": ("most", "love"),
    "scandal-at-court": ("fewest", "love"),
    "great-exile": ("fewest", "allies"),
    "golden-age": ("most", "allies"),
    "pilgrimage": ("none", "evil"),
    "dark-age": ("most", "evil"),
}
HISTORIES = (*CONDITIONS, "coronation", "conversation-with-a-dragon")
MEASURES = (*SUITS, "allies", "evil")

CONSERVED = dict.fromkeys((*CARDS, *HISTORIES), 1)

MOST_SEATS = 6
MOST_ROUNDS = 40
"""The rules set no bound; so many rounds without a winner are beyond chance."""
MOST_DECISIONS = MOST_ROUNDS * (len(CARDS) + 3) * 3
"""Every card is played, each 6 brings one back, and an ability asks at most twice."""
LEAST_POINTS, MOST_POINTS = 0, 2 + len(CONDITIONS)

PROMPTS = {
    "lead": ("play",),
    "open": ("play",),
    "follow": ("play",),
    "take": ("take",),
    "recall": ("recall",),
    "give": ("give",),
    "receiver": ("choose",),
    "victim": ("choose",),
    "discard": ("discard",),
    "discard-ally": ("discard",),
}
"""What is asked, and the moves that are always among its options."""
SINGLE_OPTION_PROMPTS = ("lead", "open", "follow", "discard")
"""A card from a hidden hand is asked for even where there is no choice."""
MOVES_WITHOUT_PARTS = ()
MOVES_WITHOUT_EVENTS = ("give",)
"""Which Ally the Fool gives away is chosen in the open; the event tells of it with its receiver."""

SECRET_ZONES = ("hand",)
"""Zones of a seat whose cards only that seat knows."""
IDLE_ZONES = ()
"""Zones a prompt may name though no option lies there."""
COUNTS_BEYOND_OPTIONS = ()
"""Prompts that count something else than what can be chosen now."""

TEXT_KEYS = {
    *(f"name-{card}" for card in CARDS),
    *(f"suit-{suit}" for suit in SUITS),
    *(f"ability-{strength}" for strength in range(1, 11)),
    *(f"ability-{wild}" for wild in WILDS),
    *(f"history-{history}" for history in HISTORIES),
    *(f"condition-{history}" for history in HISTORIES),
    "phase-meetings",
    "phase-over",
}
"""Messages besides those of cards, events, prompts and moves."""

NOTHING = NOBODY = -1
FACE_DOWN = len(CARDS)
OVER = 1


def cards_in(members: int) -> list[str]:
    """The cards of a set."""
    return [card for number, card in enumerate(CARDS) if members >> number & 1]


def histories_in(members: int) -> list[str]:
    return [history for number, history in enumerate(HISTORIES) if members >> number & 1]


def turned(state: Any) -> list[str]:
    """The History cards turned up this round."""
    return [HISTORIES[number] for number in list(state.turned)[: state.turned_up]]


def conserved(state: Any) -> dict[str, int]:
    """Every card there is, wherever it lies."""
    found = cards_in(state.aside) + [CARDS[card] for card in list(state.discard)[: state.discarded]]
    for seat in range(MOST_SEATS):
        found += cards_in(state.hand[seat]) + cards_in(state.allies[seat])
        if state.table[seat] not in (NOTHING, FACE_DOWN):
            found.append(CARDS[state.table[seat]])
        if state.down[seat]:
            found.append(CARDS[state.down[seat] - 1])
    found += [HISTORIES[history] for history in list(state.pile)[: state.pile_size]] + histories_in(state.used)
    found += turned(state)
    return {card: found.count(card) for card in (*CARDS, *HISTORIES)}


def winners(view: dict[str, Any]) -> list[int]:
    """CR-WIN-2: the most Fame; a tie is shared."""
    fame = [seat["fame"] for seat in view["seats"]]
    return [seat for seat, number in enumerate(fame) if number == max(fame)]


def derived(state: Any) -> dict[str, list[int]]:
    """The fields that only repeat what others say, worked out anew."""
    return {"held": [len(cards_in(hand)) for hand in state.hand]}


def assert_consistent(state: Any) -> None:
    """What must hold of any state between two decisions, besides conservation."""
    over = state.phase == OVER
    assert state.round_number >= 1
    assert list(state.pad) == [0] * len(state.pad)
    assert (state.seat == NOBODY) == over
    assert (max(state.fame) >= 3) <= (over or bool(state.play_on))
    assert all(card == NOTHING for card in list(state.pile)[state.pile_size :])
    assert set(turned(state)) & set(CONDITIONS) <= set(histories_in(state.paying)) <= set(CONDITIONS)
    for seat in range(MOST_SEATS):
        here, card = seat < state.players, state.table[seat]
        hand = cards_in(state.hand[seat])
        known = set(cards_in(state.known[seat]))
        own = hand + ([CARDS[state.down[seat] - 1]] if state.down[seat] else [])
        assert here or not (own or state.allies[seat] or state.fame[seat])
        assert known <= set(own), "a card known to be in a hand is there"
        assert bool(state.down[seat]) == (card == FACE_DOWN)
        for number, suit in enumerate(SUITS):
            if state.voids[seat] >> number & 1:
                assert not [one for one in own if one.startswith(suit) and one not in known], "void means void"
        if state.down[seat]:
            assert own[-1] not in WILDS, "a wild card is never face down"
            assert not own[-1].startswith(SUITS[state.suit])
    on_table = {CARDS[card] for card in state.table if card not in (NOTHING, FACE_DOWN)}
    face_up = set(cards_in(state.face_up))
    assert face_up <= on_table
    assert bool(face_up) == bool([card for card in state.table if card != NOTHING])
    assert len({card.split("-")[0] for card in face_up - set(WILDS)}) <= 1, "strengths face up are of one suit"
    if not over:
        assert 0 <= state.leader < state.players
        assert state.hand[state.seat] or state.asked not in (1, 7), "only who has a card is asked for one"


def number_at(view: dict[str, Any], place: dict[str, Any]) -> int:
    """How many cards lie at a place of the table, of the card it names or of all; a player without Allies is there
    to receive one."""
    cards = view["seats"][place["seat"]][place["zone"]]
    if "card" in place:
        return int(cards.count(place["card"]))
    return 1 if place["zone"] == "allies" else len(cards)


OBSERVATION_VERSION = 2
ASKED = ("nothing", "card", "take", "recall", "give", "receiver", "victim", "discard", "discard-ally")


def seen_from(view: dict[str, Any], seat: int, other: int | None) -> int:
    return -1 if other is None else (other - seat) % view["players"]


def observed_places(view: dict[str, Any], seat: int) -> list[int]:
    """Where each card is: unseen, own hand, own card face down, discarded, aside; then by whose it is."""
    places = dict.fromkeys(CARDS, 0)
    places |= dict.fromkeys(view["discard"], 3) | dict.fromkeys(view["aside"], 4)
    for there in view["seats"]:
        away = seen_from(view, seat, there["seat"])
        places |= dict.fromkeys(there["known"], 20 + away) | dict.fromkeys(there["allies"], 10 + away)
    places |= dict.fromkeys(view["seats"][seat]["hand"], 1)
    for played in view["table"]:
        away = seen_from(view, seat, played["seat"])
        if played["face_up"] or played["turned"]:
            places[played["card"]] = away + (30 if played["face_up"] else 40)
        elif away == 0:
            places[played["card"]] = 2
    return [places[card] for card in CARDS]


def observation(view: dict[str, Any], state: Any, seat: int) -> dict[str, list[int]]:
    """What each row of docs/observations/chronicle.md must be, worked out from the seat's view; what it leaves out is
    read from the state."""
    players, over = view["players"], view["phase"] == "over"
    in_play = {history["card"]: 3 if history["back"] else 2 for history in view["histories"]}
    ability = view["ability"] or {"given": None}
    expected = {
        "version": [OBSERVATION_VERSION],
        "players": [players],
        "round": [view["round"]],
        "phase": [int(over)],
        "asked": [ASKED.index(view["asked"])],
        "to act": [seen_from(view, seat, view["to_act"])],
        "leader": [seen_from(view, seat, view["leader"])],
        "suit": [SUITS.index(view["suit"]) if view["suit"] else -1],
        "meeting": [view["meeting"]],
        "through": [state.turn],
        "two histories": [int(view["options"]["two_histories"])],
        "play on": [int(view["options"]["play_on"])],
        "discarded": [len(view["discard"])],
        "top discard": [CARDS.index(view["discard"][-1]) if view["discard"] else -1],
        "given": [CARDS.index(ability["given"]) if ability["given"] else -1],
        "pile": [view["pile"]],
        "winning": [seen_from(view, seat, view["winning"])],
        "cards": observed_places(view, seat),
        "histories": [in_play.get(history, int(history in view["used"])) for history in HISTORIES],
        "last round": [int(history in view["previous"][0]) for history in HISTORIES],
        "the round before": [int(history in view["previous"][1]) for history in HISTORIES],
    }
    shown = {played["seat"]: 1 if played["face_up"] else 2 if played["turned"] else 3 for played in view["table"]}
    for away in range(MOST_SEATS):
        other = (seat + away) % players
        there = view["seats"][other]
        voids = [int(suit in there["voids"]) for suit in SUITS]
        known = [there["fame"], there["hand_size"], *voids, shown.get(other, 0), int(there["excluded"])]
        counts = [there["counts"][what] for what in MEASURES]
        expected[f"seat {away}"] = [*known, *counts] if away < players else [0] * 12
    return expected


POSITIONS: tuple[dict[str, Any], ...] = (
    {},
    {
        "players": 3,
        "round": 4,
        "fame": [1, 0, 2],
        "used": [history for history in HISTORIES if history != "revolt"],
        "pile": ["revolt"],
        "previous": [["golden-age", "pilgrimage"], ["great-exile"]],
    },
    {
        "players": 4,
        "round": 2,
        "used": ["golden-age"],
        "previous": [["golden-age"], None],
        "pile": ["pilgrimage", "conversation-with-a-dragon", "coronation"],
        "hands": [["angel", "love-7"], None, ["king"], None],
    },
    {"players": 5, "aside": ["power-3"], "pile": ["royal-wedding"], "hands": [["love-2"], None, None, [], None]},
    {
        "players": 3,
        "phase": "meeting",
        "round": 3,
        "meeting": 9,
        "leader": 1,
        "fame": [0, 1, 2],
        "histories": ["dark-age", "coronation", "revolt"],
        "used": ["golden-age"],
        "previous": [["golden-age"], []],
        "allies": [["power-1", "wisdom-1", "love-1", "demon"], ["love-2", "power-2"], ["wisdom-2"]],
        "discard": ["power-8", "angel"],
        "hands": [["power-3", "love-6"], ["power-4", "sage", "wisdom-9"], ["fool", "love-9"]],
        "known": [[], ["sage", "wisdom-9"], []],
        "voids": [["wisdom"], ["love", "wisdom"], []],
        "aside": ["dragon"],
    },
    {
        "players": 4,
        "phase": "meeting",
        "meeting": 7,
        "allies": [["power-5"], ["demon"], [], ["love-5"]],
        "hands": [["power-8", "power-3"], ["love-3"], ["wisdom-5"], ["love-8"]],
    },
    {
        "players": 6,
        "phase": "meeting",
        "histories": ["great-exile"],
        "hands": [None, ["fool", "love-7", "love-1"], None, None, None, None],
        "allies": [["love-5"], ["wisdom-5", "wisdom-6"], [], [], [], []],
    },
)
"""Positions that can be set up; together they use every field."""

IMPOSSIBLE_POSITIONS: tuple[dict[str, Any], ...] = (
    {"fame": [3, 0, 0, 0, 0, 0]},
    {"fame": [-1, 0, 0, 0, 0, 0]},
    {"fame": [1, 1]},
    {"fame": [True, 0, 0, 0, 0, 0]},
    {"round": 0},
    {"round": 100},
    {"round": "first"},
    {"phase": "over"},
    {"phase": ["meeting"]},
    {"weather": "fine"},
    {"pile": ["dragon"]},
    {"pile": "revolt"},
    {"pile": ["revolt", "revolt"]},
    {"pile": ["revolt"], "used": ["revolt"]},
    {"pile": {"revolt": 1}},
    {"round": 2, "previous": [["coronation"], []]},
    {"round": 2, "previous": [["revolt"], ["golden-age"]]},
    {"previous": [["revolt"], []]},
    {"previous": [[]]},
    {"histories": ["revolt"]},
    {"leader": 0},
    {"meeting": 1},
    {"discard": ["king"]},
    {"allies": [["king"], [], [], [], [], []]},
    {"known": [["king"], [], [], [], [], []]},
    {"voids": [["love"], [], [], [], [], []]},
    {"hands": [["king"], ["king"], None, None, None, None]},
    {"hands": [["joker"], None, None, None, None, None]},
    {"hands": [{"king": 1}, None, None, None, None, None]},
    {"hands": [["king"]]},
    {"hands": [list(CARDS[:7]), None, None, None, None, None]},
    {"aside": ["king"]},
    {"players": 5, "aside": ["king", "fool"]},
    {"players": 5, "aside": ["love-2"], "pile": ["royal-wedding"]},
    {
        "players": 5,
        "pile": ["great-exile"],
        "hands": [*(list(CARDS[at : at + 7]) for at in range(0, 28, 7)), [*CARDS[28:34], "angel"]],
    },
    {"phase": "meeting", "leader": 6},
    {"phase": "meeting", "meeting": 0},
    {"phase": "meeting", "histories": ["conversation-with-a-dragon"]},
    {"phase": "meeting", "histories": []},
    {"phase": "meeting", "histories": ["revolt", "golden-age"]},
    {"phase": "meeting", "histories": ["coronation"]},
    {"phase": "meeting", "histories": ["coronation", "revolt"]},
    {"phase": "meeting", "histories": ["revolt"], "options": {"two_histories": True}},
    {"phase": "meeting", "histories": ["royal-wedding"], "aside": ["love-2"]},
    {"phase": "meeting", "histories": ["revolt"], "used": ["revolt"]},
    {"phase": "meeting", "discard": ["king"], "aside": ["king"]},
    {"phase": "meeting", "hands": [[], None, None, None, None, None]},
    {"phase": "meeting", "known": [["king"], [], [], [], [], []]},
    {"phase": "meeting", "voids": [["love"], [], [], [], [], []]},
    {"phase": "meeting", "hands": [["love-3"], None, None, None, None, None], "voids": [["love"], [], [], [], [], []]},
    {"phase": "meeting", "voids": [["green"], [], [], [], [], []]},
    {"phase": "meeting", "allies": [list(CARDS[:33]), [], [], [], [], []]},
    {"phase": "meeting", "discard": list(CARDS)},
)

FULLEST: dict[str, Any] = {
    "players": 6,
    "options": {"two_histories": True, "play_on": True},
    "phase": "meeting",
    "round": 3,
    "meeting": 5,
    "fame": [2, 1, 2, 0, 1, 2],
    "histories": ["coronation", "conversation-with-a-dragon", "revolt", "golden-age"],
    "previous": [["royal-wedding", "pilgrimage"], ["great-reform", "scandal-at-court"]],
    "used": ["royal-wedding", "pilgrimage", "great-reform", "scandal-at-court"],
    "leader": 1,
    "hands": [
        ["wisdom-4", "wisdom-9"],
        ["love-10", "power-3"],
        ["love-8", "wisdom-6"],
        ["love-9", "power-10"],
        ["love-5", "wisdom-8"],
        ["love-6", "wisdom-5"],
    ],
    "allies": [
        ["power-2", "power-4", "power-5", "power-6", "wisdom-2", "king"],
        ["power-1", "demon", "dragon", "fool", "sage"],
        ["wisdom-1", "love-2"],
        ["love-1", "love-3", "power-7", "angel"],
        ["love-4"],
        [],
    ],
    "discard": ["power-8", "power-9", "wisdom-3"],
    "known": [["wisdom-9"], ["power-3"], ["wisdom-6"], [], ["love-5"], []],
    "voids": [["power"], ["wisdom"], ["power"], ["wisdom"], ["power"], ["power"]],
}
"""As much to see and to choose from as there can be."""
