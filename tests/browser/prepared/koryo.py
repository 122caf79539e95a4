"""Tables of Koryŏ."""

from typing import Any

from prepared.question import BOTS, SOMEBODY_ELSE, Question

SHORTER: tuple[str, ...] = ()

OTHERS: list[dict[str, int]] = [
    {"senator": 2, "ship-owner": 2, "broadcaster": 1, "merchant": 1, "barbarians": 1},
    {"priest": 1, "guardian": 3, "merchant": 2},
    {"omniscient": 1, "banker": 1, "broadcaster": 2, "barbarians": 1},
]


def turns(own: dict[str, int], order: dict[str, int]) -> dict[str, Any]:
    """The visitor's turn, the first of round 5."""
    return {
        "game": "koryo",
        "phase": "turns",
        "round": 5,
        "tokens": [1, 0, 1, 2],
        "tableaus": [own, *OTHERS],
        "orders": [order, {"merchant": 1}, {"guardian": 1}, {"ship-owner": 1}],
    }


def orders(own: dict[str, int]) -> dict[str, Any]:
    """The visitor's order, the last of round 5."""
    return {
        "game": "koryo",
        "phase": "orders",
        "round": 5,
        "first": 1,
        "seat": 0,
        "tokens": [1, 0, 1, 2],
        "tableaus": [own, *OTHERS],
        "hands": [{"spy": 1, "priest": 1, "banker": 2, "merchant": 1, "barbarians": 1}, None, None, None],
        "orders": [None, {"merchant": 2}, {"guardian": 1}, {"broadcaster": 3}],
    }


CALM = {"priest": 1, "banker": 1, "merchant": 2, "lobbying": 1}
POWERFUL = {"spy": 1, "priest": 2, "banker": 2, "lobbying": 1}

QUESTIONS = {
    "order": Question(
        orders(CALM),
        "Lay your order face down",
        closing=("hand-banker", "hand-banker-2", "primary"),
        told=("Guest orders 2 Bankers.",),
    ),
    "order-free": Question(
        orders({**CALM, "ship-owner": 3}),
        "Lay your order face down",
        closing=("hand-spy", "hand-priest", "primary"),
        told=("Guest orders 1 Spy and 1 Priest.",),
    ),
    "turn-before-reveal": Question(
        turns(POWERFUL, {"merchant": 2}),
        "Your turn: use a power or reveal",
        steps=("option-banker",),
        drafted=True,
        closing=("primary", "primary"),
        told=("Guest takes a token from the pool (Banker).", "Guest reveals 2 Merchants."),
    ),
    "turn": Question(
        turns(POWERFUL, {"barbarians": 2}),
        "Your turn: resolve events and powers",
        steps=("primary", "pile-0-lobbying", "primary"),
        touches=2,
        drafted=True,
        closing=("primary",),
        told=("Guest destroys own Lobbying (Priest).", "Guest lets 2 Barbarians lapse."),
    ),
    "character": Question(
        turns(POWERFUL, {"barbarians": 1}),
        "Which character of",
        steps=("primary", "aim-1"),
        drafted=True,
        closing=("pile-1-senator", "primary", "primary"),
        told=("Guest’s Barbarians destroy Crane’s Senator.",),
    ),
    "swap": Question(
        turns(POWERFUL, {"lobbying": 1}),
        "Swap",
        steps=("primary", "pile-1-senator"),
        drafted=True,
        closing=("pile-3-banker", "primary", "primary"),
        told=("Lobbying: Crane’s Senator and Heron’s Banker change places.",),
    ),
    "discard": Question(
        {
            "game": "koryo",
            "phase": "discards",
            "round": 5,
            "tokens": [1, 0, 1, 2],
            "tableaus": [{"priest": 2, "banker": 3, "merchant": 4, "lobbying": 1}, *OTHERS],
        },
        "You hold too many cards",
        steps=("pile-0-merchant",),
        drafted=True,
        closing=("pile-0-priest", "pile-0-banker", "primary"),
        told=("Guest gives up one Merchant.", "Guest gives up one Priest.", "Guest gives up one Banker."),
    ),
}
"""One for each kind of question there is."""
USUAL = QUESTIONS["turn"]


USUAL = QUESTIONS["turn"]
"""Much to see, and an ordinary question."""

MOMENTS = {
    "order chosen": Question(
        QUESTIONS["order"].position, "Lay your order face down", steps=("hand-banker", "hand-banker-2")
    ),
    "which of two": Question(
        {**turns(POWERFUL, {"barbarians": 1, "lobbying": 1}), "may_be_two_kinds": [True, False, False, False]},
        "Which of these?",
        steps=("primary", "pile-1-senator"),
    ),
    "another’s order": Question(
        {"game": "koryo", "phase": "orders", "first": 1}, "Guest is choosing", others=(SOMEBODY_ELSE, *BOTS[1:2])
    ),
}
"""What else there is to see."""

LAST = Question(
    {
        "game": "koryo",
        "phase": "discards",
        "round": 8,
        "tokens": [2, 1, 3, 1],
        "tableaus": [{"priest": 2, "banker": 4, "merchant": 4, "lobbying": 1}, *OTHERS],
    },
    "You hold too many cards",
    closing=("pile-0-merchant", "primary"),
)
"""One card given up, and the game is over."""


def last_card(tokens: list[int], *others: dict[str, int]) -> Question:
    """The same, with other figures."""
    return Question(
        {**LAST.position, "tokens": tokens, "tableaus": [LAST.position["tableaus"][0], *others]},
        LAST.asks,
        others=BOTS[: len(others)],
        closing=LAST.closing,
    )


RIVALS = {"senator": 2, "ship-owner": 4, "broadcaster": 3}, {"senator": 1, "ship-owner": 1, "guardian": 3, "spy": 2}
ENDINGS = {
    "lost": last_card([0, 3], *RIVALS[:1]),
    "shared": last_card([0, 2, 0], *RIVALS),
    "drawn": last_card([0, 2], *RIVALS[:1]),
}
"""Somebody else wins, two of three win, and all win."""

LESSON = {
    "lay 2 merchant": ("hand-merchant", "hand-merchant-2", "primary"),
    "lay 2 banker": ("hand-banker", "hand-banker-2", "primary"),
    "banker": ("pool", "primary"),
    "lay 2 barbarians": ("hand-barbarians", "hand-barbarians-2", "primary"),
    "reveal": ("primary",),
    "barbarians 1": ("aim-1",),
    "destroy banker": ("pile-1-banker", "primary"),
    "discard banker": ("pile-0-banker", "primary"),
}
"""What is touched for each move that the coach suggests."""

SCORE_LINES = (11,)
ENDING = "Round 8"
"""A heading of every log that has come to its end."""

TWO_PLAYERS = {"game": "koryo", "tableaus": [{"banker": 2}, {"priest": 1}]}
WORLDS = {
    "orders": [
        {**TWO_PLAYERS, "phase": "orders", "hands": [{"merchant": 9}, hand]}
        for hand in ({"guardian": 7, "spy": 2}, {"broadcaster": 8, "priest": 1})
    ],
    "turns": [
        {**TWO_PLAYERS, "phase": "turns", "orders": [{"merchant": 2}, order]}
        for order in ({"guardian": 3}, {"lobbying": 3})
    ],
}
"""Positions of two players that the first of them cannot tell apart."""
