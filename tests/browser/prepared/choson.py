"""Tables of Chosŏn: of two, three and four players."""

from typing import Any

from prepared.question import BOTS, SOMEBODY_ELSE, Question

SHORTER: tuple[str, ...] = ()

OTHERS: list[dict[str, int]] = [
    {"oracle": 1, "gosu": 2, "time-traveller": 2, "watcher": 1},
    {"sniper": 1, "scientist": 1, "hulk": 2, "watcher": 1},
    {"reaper": 1, "scientist": 1, "hulk": 1, "watcher": 3},
]
STRONG = [{"reaper": 1, "time-traveller": 2, "watcher": 1}, {"sniper": 1, "hulk": 2}, {"hulk": 1, "watcher": 3}]
POINTS = [2, 1, 3, 0]


def table(phase: str, own: dict[str, int], players: int = 4, **more: Any) -> dict[str, Any]:
    """Round 6, with points and kept events."""
    return {
        "game": "choson",
        "phase": phase,
        "round": 6,
        "points": POINTS[:players],
        "kept_events": [1, 0, 2, 0][:players],
        "tableaus": [own, *OTHERS[: players - 1]],
        **more,
    }


def turns(own: dict[str, int], order: dict[str, int], players: int = 4, **more: Any) -> dict[str, Any]:
    """The visitor's turn, the first of the round."""
    orders = [order, {"watcher": 1}, {"hulk": 1, "event": 1}, {"time-traveller": 2}]
    return table("turns", own, players, orders=orders[:players], **more)


SCHOLAR = {"reaper": 1, "scientist": 2, "watcher": 2}
SEER = {"yi": 1, "oracle": 2, "hulk": 3}
MASTER = {"yi": 1, "gosu": 3, "scientist": 2}
TRAVELLER = {"sniper": 1, "scientist": 2, "time-traveller": 3}
IN_THE_MIDDLE = {**OTHERS[0], "scientist": 1}
"""Something lies in the middle of the row, where on a phone all of it is touched."""
EMPTY_CENTRE = {2: [4, 6], 4: [1, 3, 4, 2]}

ORDER = {
    **table("orders", SCHOLAR, first=1, seat=0),
    "hands": [{"oracle": 1, "gosu": 2, "event": 2}, None, None, None],
    "orders": [None, {"watcher": 1}, {"hulk": 1, "event": 1}, {"time-traveller": 2}],
}
SHIELDED = [{**OTHERS[0], "yi": 1}, *OTHERS[1:]]
STRUCK = {
    **table("turns", {"scientist": 2, "hulk": 3, "watcher": 1}, 3, first=1, seat=1, legacy=2),
    "orders": [{"watcher": 2}, {"gosu": 1, "event": 1}, {"hulk": 1}],
}

QUESTIONS = {
    "travel": Question(
        table("deal", TRAVELLER, 3),
        "Travel in time?",
        others=BOTS[:2],
        closing=("primary",),
        told=("Guest travels in time: a Time Traveller goes back to the pile.", "Guest takes a victory point."),
    ),
    "from-or-decline": Question(
        table("deal", TRAVELLER, 2, points=EMPTY_CENTRE[2], legacy=0),
        "Take a victory point from another player?",
        others=BOTS[:1],
        steps=("primary",),
        drafted=True,
        closing=("tokens-1", "primary"),
        told=("Guest takes a victory point from Crane.",),
    ),
    "from": Question(
        turns(SEER, {"watcher": 2}, points=EMPTY_CENTRE[4], tableaus=[SEER, IN_THE_MIDDLE, *OTHERS[1:]]),
        "From whom do you take the victory point?",
        steps=("option-oracle",),
        drafted=True,
        closing=("tokens-2", "primary", "primary", "primary"),
        told=("Guest takes a victory point from Magpie.", "Guest reveals 2 Watchers."),
    ),
    "order": Question(
        ORDER,
        "Lay your order face down",
        closing=("hand-gosu", "hand-event", "primary"),
        told=("Guest orders 1 Gosu and 1 event.",),
    ),
    "turn-before-reveal": Question(
        turns(SEER, {"watcher": 2}),
        "Your turn: use a power or reveal",
        steps=("option-oracle",),
        drafted=True,
        closing=("option-shield", "pile-0-hulk", "primary"),
        told=("Guest takes a victory point.", "Guest puts Yi’s Shield on Hulk.", "Guest reveals 2 Watchers."),
    ),
    "turn": Question(
        turns(MASTER, {"event": 3}),
        "Your turn: use your powers",
        steps=("primary", "option-gosu"),
        drafted=True,
        closing=("option-scientist", "primary"),
        told=("Guest takes Yi’s Legacy.", "Guest keeps an event (Gosu).", "Guest takes a victory point."),
    ),
    "turn-lobby": Question(
        turns(SCHOLAR, {"scientist": 1, "event": 1}, 3),
        "Scientist, Lobby: swap two",
        others=BOTS[:2],
        closing=("pile-1-gosu", "pile-2-hulk", "primary", "primary"),
        told=("Lobby: Crane’s Gosu and Magpie’s Hulk change places.",),
    ),
    "turn-firearm": Question(
        turns(SCHOLAR, {"time-traveller": 1, "event": 1}, 3),
        "Time Traveller, Firearm: destroy",
        others=BOTS[:2],
        closing=("pile-2-hulk", "primary", "primary"),
        told=("Guest destroys Magpie’s Hulk.",),
    ),
    "turn-sword": Question(
        {**turns(SCHOLAR, {"reaper": 1, "event": 1}, legacy=1, shield="gosu"), "tableaus": [SCHOLAR, *SHIELDED]},
        "Reaper, Sword: destroy",
        closing=("pile-1-oracle", "primary", "primary", "primary"),
        told=("Guest destroys Crane’s Oracle.",),
    ),
    "swap": Question(
        {**turns(SCHOLAR, {"scientist": 1, "event": 1}, shield="gosu"), "tableaus": [SCHOLAR, *SHIELDED]},
        "Swap Crane’s Time Traveller",
        steps=("pile-1-time-traveller",),
        drafted=True,
        closing=("pile-3-watcher", "primary", "primary"),
        told=("Lobby: Crane’s Time Traveller and Heron’s Watcher change places.",),
    ),
    "second": Question(
        turns(SCHOLAR, {"reaper": 1, "event": 1}),
        "Strike a second character",
        steps=("pile-1-oracle", "primary"),
        touches=2,
        drafted=True,
        closing=("pile-1-gosu", "primary", "primary"),
        told=("Guest destroys Crane’s Oracle.", "Guest destroys Crane’s Gosu."),
    ),
    "riposte": Question(
        STRUCK,
        "Strike back at Crane’s Gosu?",
        others=BOTS[:2],
        moves=("strike 0 scientist",),
        closing=("primary",),
        told=("Crane destroys Guest’s Scientist.", "Riposte: Guest destroys Crane’s Gosu."),
    ),
    "discard": Question(
        table("discards", {"sniper": 1, "oracle": 2, "scientist": 4, "watcher": 4}),
        "You have too many characters",
        steps=("pile-0-watcher",),
        drafted=True,
        closing=("pile-0-oracle", "pile-0-sniper", "primary"),
        told=("Guest gives up one Watcher.", "Guest gives up one Oracle.", "Guest gives up one Sniper."),
    ),
}
"""One for each kind of question there is."""
USUAL = QUESTIONS["turn"]
"""Much to see, and an ordinary question."""

MOMENTS = {
    "order chosen": Question(ORDER, "Lay your order face down", steps=("hand-gosu", "hand-event")),
    "shield singled out": Question(
        turns(SEER, {"watcher": 2}), "Your turn: use a power or reveal", steps=("option-shield",)
    ),
    "which of two": Question(
        turns({"yi": 1, "oracle": 2, "scientist": 3, "hulk": 3}, {"event": 3}),
        "Which of these?",
        steps=("primary", "pool"),
    ),
    "three powers": Question(
        {
            **turns({"yi": 1, "oracle": 2, "gosu": 3, "scientist": 2}, {"event": 3}),
            "tableaus": [{"yi": 1, "oracle": 2, "gosu": 3, "scientist": 2}, *STRONG],
        },
        "Your turn: use your powers",
        steps=("primary",),
    ),
    "events kept and in play": Question(
        turns(MASTER, {"event": 3}, 3), "Your turn: use your powers", others=BOTS[:2], steps=("primary",)
    ),
    "another’s riposte": Question(
        turns(TRAVELLER, {"gosu": 1, "event": 1}, 3),
        "Waiting for answers",
        others=("random", SOMEBODY_ELSE),
        moves=("strike 2 scientist",),
    ),
    "another’s travel": Question(table("deal", SCHOLAR, 2), "Guest may travel in time", others=(SOMEBODY_ELSE,)),
    "another’s point": Question(
        table("deal", SCHOLAR, 2, points=EMPTY_CENTRE[2]),
        "Guest takes a victory point",
        others=(SOMEBODY_ELSE,),
        moves=("travel",),
    ),
}
"""What else there is to see."""

LAST = Question(
    {
        **table("discards", {"yi": 1, "sniper": 1, "oracle": 2, "gosu": 3, "watcher": 4}, legacy=0, shield="oracle"),
        "round": 8,
    },
    "You have too many characters",
    closing=("pile-0-watcher", "primary"),
)
"""One card given up, and the game is over."""

LESSON = {
    "lay 2 hulk": ("hand-hulk", "hand-hulk", "primary"),  # on a phone copies lie in one pile
    "lay gosu+event": ("hand-gosu", "hand-event", "primary"),
    "riposte": ("primary",),
    "strike 2 scientist": ("pile-2-scientist", "primary"),
    "gosu": ("option-gosu",),
}
"""What is touched for each move that the coach suggests."""

SCORE_LINES = (13,)
ENDING = "Round 8"
"""A heading of every log that has come to its end."""

DUEL = {
    **table("turns", {"gosu": 1, "watcher": 2}, 2),
    "tableaus": [{"gosu": 1, "watcher": 2}, {"scientist": 1, "hulk": 2}],
    "orders": [{"gosu": 1, "event": 1}, {"watcher": 1}],
}
"""A Gosu that can strike somebody who holds Counter-Attack."""

TWO_PLAYERS = {"game": "choson", "tableaus": [{"yi": 1, "hulk": 1}, {"oracle": 1}], "shield": "hulk"}
WORLDS = {
    "orders": [
        {**TWO_PLAYERS, "phase": "orders", "hands": [{"watcher": 9, "event": 1}, hand]}
        for hand in ({"hulk": 6, "event": 4}, {"time-traveller": 8, "oracle": 2})
    ],
    "turns": [
        {**TWO_PLAYERS, "phase": "turns", "orders": [{"watcher": 2}, order]}
        for order in ({"hulk": 2}, {"gosu": 1, "event": 1})
    ],
}
"""Positions of two players that the first of them cannot tell apart."""
