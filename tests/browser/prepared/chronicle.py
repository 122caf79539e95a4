"""Tables of Chronicle: of three, four and six players."""

from collections.abc import Sequence
from typing import Any

from prepared.question import BOTS, SOMEBODY_ELSE, Question

SHORTER = ("two_histories",)
"""Choices before the game that make it shorter."""

HANDS = [
    ["power-6", "wisdom-2", "love-3", "love-10", "sage"],
    ["power-1", "wisdom-5", "love-4", "love-8", "king"],
    ["power-10", "wisdom-8", "love-5", "love-9", "demon"],
    ["power-5", "power-8", "wisdom-10", "dragon", "angel"],
]
ALLIES = [
    ["power-3", "wisdom-3", "wisdom-9", "love-7"],
    ["power-4", "wisdom-4", "love-1", "love-2"],
    ["power-9", "wisdom-7", "fool"],
    ["power-7", "wisdom-1"],
]
DISCARD = ["wisdom-6", "love-6", "power-2"]


def exchanged(piles: Sequence[Sequence[str]], one: str, other: str) -> list[list[str]]:
    """The same piles with two cards in each other's place."""
    places = {one: other, other: one}
    return [[places.get(card, card) for card in pile] for pile in piles]


def meeting(leader: int, one: str = "", other: str = "", **more: Any) -> dict[str, Any]:
    """The fifth meeting of round 3; two cards may change places."""
    piles = exchanged([*HANDS, *ALLIES, DISCARD], one, other)
    return {
        "game": "chronicle",
        "phase": "meeting",
        "round": 3,
        "meeting": 5,
        "fame": [1, 2, 0, 1],
        "used": ["golden-age", "revolt"],
        "previous": [["golden-age"], ["revolt"]],
        "histories": ["royal-wedding"],
        "hands": piles[:4],
        "allies": piles[4:8],
        "discard": piles[8],
        "known": [[], [], ["demon"], []],
        "voids": [[], [], [], ["love"]],
        "leader": leader,
        **more,
    }


PLAYED = ("play love-4", "take fool", "play love-9", "discard power-4", "play power-5")
"""A Courtesan, a Matchmaker, and somebody who cannot follow: the visitor is the last to play."""

QUESTIONS = {
    "lead": Question(
        meeting(0),
        "Lead the meeting",
        closing=("hand-love-3", "primary"),
        told=("Guest plays Waitress (Love 3).",),
    ),
    "open": Question(
        meeting(3),
        "Play any card",
        moves=("play dragon",),
        closing=("hand-love-3", "primary"),
        told=("Heron plays Dragon.", "Guest plays Waitress (Love 3)."),
    ),
    "follow": Question(
        meeting(1),
        "Follow Love",
        moves=PLAYED,
        closing=("hand-love-3", "primary"),
        told=(
            "Heron cannot follow: a card face down.",
            "Guest plays Waitress (Love 3).",
            "Guest wins the meeting and takes 4 cards.",
            "The face-down card of Heron: Hunter (Power 5).",
        ),
    ),
    "take": Question(
        meeting(0),
        "Sage: which Ally do you take?",
        steps=("hand-sage", "primary"),
        closing=("pick-love-2", "primary"),
        told=("Guest plays Sage.", "Guest takes Princess (Love 2) from Crane."),
    ),
    "recall": Question(
        meeting(0),
        "Standard-bearer (Power 6): which Ally do you take back?",
        steps=("hand-power-6", "primary"),
        closing=("pick-wisdom-9", "primary"),
        told=("Guest takes Chancellor (Wisdom 9) back into the hand.",),
    ),
    "give": Question(
        meeting(0, "sage", "fool"),
        "Fool: which Ally do you give away?",
        steps=("hand-fool", "primary"),
        closing=("pick-wisdom-3", "primary", "pick-2", "primary"),
        told=("Guest gives Merchant (Wisdom 3) to Magpie.",),
    ),
    "receiver": Question(
        meeting(0, "sage", "fool"),
        "Who gets Merchant (Wisdom 3)?",
        steps=("hand-fool", "primary", "pick-wisdom-3", "primary"),
        touches=2,
        drafted=True,
        closing=("pick-3", "primary"),
        told=("Guest gives Merchant (Wisdom 3) to Heron.",),
    ),
    "victim": Question(
        meeting(0, "love-10", "love-8"),
        "Cleric (Love 8): who must discard a card?",
        steps=("hand-love-8", "primary"),
        closing=("aim-2", "primary"),
        told=("Guest makes Magpie discard a card.",),
    ),
    "discard": Question(
        meeting(3),
        "Knight (Power 8): discard a card from your hand",
        moves=("play power-8", "choose 0"),
        closing=("hand-wisdom-2", "primary"),
        told=("Heron makes Guest discard a card.", "Guest discards Queen (Wisdom 2) from the hand."),
    ),
    "discard-ally": Question(
        meeting(0, "love-3", "love-9"),
        "Matchmaker (Love 9): which Ally is discarded?",
        steps=("hand-love-9", "primary"),
        closing=("pick-love-2", "primary"),
        told=("Guest discards Princess (Love 2), an Ally of Crane.",),
    ),
}
"""One for each kind of question there is."""
USUAL = QUESTIONS["follow"]


USUAL = QUESTIONS["follow"]
"""Much to see, and an ordinary question."""

MANY = {
    "game": "chronicle",
    "phase": "meeting",
    "round": 5,
    "meeting": 3,
    "fame": [2, 1, 0, 2, 1, 0],
    "used": ["golden-age", "revolt", "pilgrimage"],
    "previous": [["golden-age", "pilgrimage"], ["revolt"]],
    "histories": ["conversation-with-a-dragon"],
    "leader": 4,
    "hands": [
        ["power-6", "wisdom-2", "love-3", "sage"],
        ["power-1", "wisdom-5", "love-4", "king"],
        ["power-10", "wisdom-8", "love-9", "demon"],
        ["power-5", "power-8", "wisdom-10", "angel"],
        ["power-9", "love-10", "love-8", "dragon"],
        ["wisdom-4", "wisdom-7", "love-1", "love-2"],
    ],
    "allies": [
        ["power-2", "wisdom-9", "love-7"],
        ["power-4"],
        ["power-3", "wisdom-1", "fool"],
        ["power-7", "love-6"],
        [],
        [],
    ],
    "discard": ["wisdom-6", "love-5", "wisdom-3"],
}
"""Six players, and three History cards in play."""

TWO_HISTORIES = {
    **MANY,
    "options": {"two_histories": True},
    "used": ["golden-age", "revolt", "pilgrimage", "dark-age"],
    "previous": [["golden-age", "revolt"], ["pilgrimage", "dark-age"]],
    "histories": ["monster-attack", "scandal-at-court"],
}
"""The same with two History cards, as six usually play."""

FULL = {
    "game": "chronicle",
    "pile": ["coronation", "dark-age", "great-exile"],
    "hands": [["king", "power-3", "wisdom-3", "love-3", "demon", "fool", "power-8", "wisdom-9"], [], []],
}
"""Three players with twelve cards each, and three History cards in play."""


def last_meeting(fame: Sequence[int]) -> dict[str, Any]:
    """The last meeting of a round: everybody has one card left."""
    return {
        "game": "chronicle",
        "phase": "meeting",
        "round": 3,
        "meeting": 9,
        "fame": fame,
        "used": ["golden-age", "revolt"],
        "previous": [["golden-age"], ["revolt"]],
        "histories": ["royal-wedding"],
        "pile": ["monster-attack", "scandal-at-court"],
        "leader": 1,
        "hands": [["love-7"], ["love-2"], ["power-10"], ["angel"]],
        "allies": [
            ["power-3", "wisdom-3", "wisdom-9", "love-9", "sage", "king"],
            ["power-4", "power-6", "wisdom-4", "wisdom-2", "love-1", "love-3", "love-10", "love-4", "dragon"],
            ["power-9", "wisdom-7", "wisdom-8", "wisdom-10", "fool", "power-2"],
            ["power-7", "power-8", "wisdom-1", "love-8"],
        ],
        "discard": ["wisdom-6", "love-6", "love-5", "power-5", "power-1", "wisdom-5", "demon"],
    }


THREE = meeting(3, "power-6", "power-5", histories=["coronation", "dark-age", "great-exile"])
THREE_HISTORIES = {
    **THREE,
    "hands": exchanged(THREE["hands"], "love-4", "wisdom-1"),
    "allies": exchanged(THREE["allies"], "love-4", "wisdom-1"),
}
"""Three History cards, and a card of which much is said."""

LAST_CARDS = ("play love-2", "play power-10", "play angel")

MOMENTS = {
    "card chosen": Question(meeting(1), "Follow Love", moves=PLAYED, steps=("hand-love-10",)),
    "cannot follow": Question(
        meeting(1, "power-6", "wisdom-10"),
        "You cannot follow Power",
        moves=("play power-1", "play power-10", "play power-6", "recall wisdom-1"),
    ),
    "own card face down": Question(
        meeting(3, "power-6", "wisdom-10"),
        "Guest is choosing a card",
        others=(SOMEBODY_ELSE, *BOTS[1:]),
        moves=("play power-6", "recall wisdom-1"),
        steps=("hand-wisdom-2", "primary"),
    ),
    "among six": Question(
        MANY,
        "Follow Power",
        others=(*BOTS, *BOTS[:2]),
        moves=("play power-9", "discard power-7", "play wisdom-7"),
    ),
    "three histories": Question(THREE_HISTORIES, "Follow Power", moves=("play power-6", "recall love-4")),
    "twelve cards": Question(FULL, "Lead the meeting", others=BOTS[:2]),
    "round scored": Question(
        last_meeting([1, 2, 0, 1]),
        "Guest is choosing a card",
        others=(*BOTS[:2], SOMEBODY_ELSE),
        moves=LAST_CARDS,
        steps=("hand-love-7", "primary"),
    ),
    "another’s card": Question(meeting(1), "Guest is choosing a card", others=(SOMEBODY_ELSE, *BOTS[1:])),
}
"""What else there is to see."""

LAST = Question(last_meeting([2, 2, 0, 1]), "Follow Love", moves=LAST_CARDS, closing=("hand-love-7", "primary"))
"""One card played, and the game is over."""

LESSON = {
    "play power-10": ("hand-power-10", "primary"),
    "play wisdom-3": ("hand-wisdom-3", "primary"),
    "play power-1": ("hand-power-1", "primary"),
    "play power-4": ("hand-power-4", "primary"),
    "take power-7": ("pick-power-7", "primary"),
    "play king": ("hand-king", "primary"),
}
"""What is touched for each move that the coach suggests."""

SCORE_LINES = range(1, 30)
"""One for each round."""
ENDING = "Scoring of round"
"""A heading of every log that has come to its end."""

WORLDS = {
    "meeting": [
        {
            "game": "chronicle",
            "phase": "meeting",
            "meeting": 8,
            "histories": ["royal-wedding"],
            "hands": [["love-3", "love-9"], one, other],
            "allies": [["power-3"], ["wisdom-8"], ["love-1"]],
        }
        for one, other in ((["power-4", "king"], ["wisdom-9", "love-7"]), (["love-7", "wisdom-9"], ["king", "power-4"]))
    ]
}
"""Positions of three players that the first of them cannot tell apart."""
