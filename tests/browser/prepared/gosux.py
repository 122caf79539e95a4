"""Tables of Gosu X: positions of the scenarios, each at the question it is about."""

from typing import Any

from madang.data import scenario_folder
from madang.scenarios import load
from madang.tables import Table
from prepared.question import SOMEBODY_ELSE, Question

ONE_BOT = ("random",)

SCENARIOS = {
    "draft": ("draft-first-drafter-begins", 1),
    "mulligan": ("mulligan-may-keep", 0),
    "turn-after-pass": ("battle-example-of-the-book", 0),
    "row": ("phoenix-immortal-row-is-chosen", 1),
    "shift-in": ("sati-shift-cost-is-three", 1),
    "pay": ("bombard-crews-each-sacrifices", 1),
    "pay-shift": ("cultists-copy-in-the-column", 2),
    "discard": ("ecnalab-exactly-three", 1),
    "limit": ("narashima-hand-limit", 1),
    "trade": ("nitish-frees", 1),
    "same-clan": ("byun-xi-an-shennong-counts", 3),
    "search": ("elle-searches", 1),
    "fetch": ("xi-an-copies-any-card", 2),
    "fetch-more": ("smook-one-of-each-level", 1),
    "keep-revealed": ("shard-activated", 1),
    "top-revealed": ("sqeezs-three-ways", 2),
    "top-discard": ("ree-ab-stacks-the-deck", 1),
    "remove": ("ez-removes-and-draws", 1),
    "name": ("arrows-force-of-will-stays-possible", 1),
    "copy": ("win-justice-copied", 1),
    "copy-discard": ("abhilasha-copies-a-discard", 1),
    "capture": ("alpha-supremacy", 1),
    "may-capture": ("cylak-each-may-capture", 1),
    "destroy": ("destroy-only-free-cards", 2),
    "free": ("wiindz-free-in-the-row", 1),
    "capture-or-free": ("solok-not-an-immortal", 1),
    "strike": ("she-rift-bounty-is-rewarded", 1),
    "verb": ("she-rift-bounty-is-rewarded", 2),
    "sacrifice": ("bombard-crews-each-sacrifices", 3),
    "song": ("song-example-of-the-book", 2),
    "return": ("galmi-pass-keeps-the-hand-limit", 1),
    "swap": ("hempo-swaps-in-either-army", 1),
    "swap-with": ("kno-bo-own-army-only", 2),
    "bounty-token": ("she-rift-places-the-token", 1),
    "token": ("token-take-back-from-the-spent-zone", 1),
    "may-token": ("alpha-dead-takes-back-and-falls", 1),
    "clan": ("goan-sul-xi-an-tile", 1),
    "level": ("abhilasha-copies-a-discard", 2),
    "player": ("nalin-oneself", 1),
    "tile": ("tomorrow-captured", 1),
    "echo": ("nio-echo-takes-another", 2),
    "again": ("bombard-crews-once-if-declined", 1),
    "bounty": ("bounty-one-choice-a-card", 2),
    "pass-now": ("galmi-pass-keeps-the-hand-limit", 2),
    "unlock": ("byun-xi-an-declined", 1),
    "end-effect": ("turn-end-effects-asked", 1),
    "cancel-activation": ("atalanta-cancels-an-activation", 1),
    "cancel-capture": ("crimson-circle-against-nio", 1),
    "cancel-destruction": ("crimson-circle-prevents-a-destruction", 3),
}
"""For each kind of question a scenario, and how many of its moves lead there."""

MORE = {
    "end-effect": {
        "armies": [
            {"a1": "volantis", "a2": "obeezs", "b1": "nezha", "b2": "ez", "c1": "byun-hyung-ja-tomorrow"},
            {"a1": "timer", "a2": "timer", "a3": "arpia", "b1": "kaez"},
        ]
    }
}
"""What a position needs besides, so that the match goes on after the answer."""


def touches(option: dict[str, Any]) -> tuple[str, ...]:
    """How one makes a move in the page: aim, then press the button."""
    name, part = option["name"], (option["parts"] or [{}])[0]
    if name in ("yes", "keep"):
        return ("primary",)
    if name in ("no", "redraw"):
        return (f"option-{name}",)
    if name in ("place", "shift", "activate"):
        return f"card-{part['seat']}-{part['zone']}", "primary"
    if name in ("play", "card") and part["zone"] == "hand":
        return f"hand-{part['card']}", "primary"
    if name in ("card", "card-discard", "play-discard"):
        return f"option-{name}-{part['card']}", "primary"
    return f"option-{option['move'].replace(' ', '-')}", "primary"


def asked(kind: str) -> Question:
    """The table of a scenario at its question; the first of its options is the answer."""
    scenario, count = SCENARIOS[kind]
    plain = load(scenario_folder() / "gosux" / f"{scenario}.toml")
    position = {"game": "gosux", "players": 2, **plain["given"], **MORE.get(kind, {})}
    moves = tuple(move["move"] for move in plain["when"][:count])
    table = Table.from_position(position, seed=0)
    for move in moves:
        table.play(move)
    prompt = table.prompt(0) or {"kind": "nothing"}
    assert prompt["kind"] == kind, f"'{scenario}' does not ask '{kind}' after {count} moves."
    option = prompt["options"][0]
    closing = (f"draft-{option['fields']['clan']}", "primary") if kind == "draft" else touches(option)
    return Question(position, table.words("en").prompt(prompt)[0], others=ONE_BOT, moves=moves, closing=closing)


RICH = {
    "game": "gosux",
    "round": 2,
    "turn": 9,
    "clans": [["phoenix", "goan-sul", "xi-an"], ["abhilasha", "narashima", "galmi"]],
    "armies": [
        {
            "a1": "timer",
            "a2": {"card": "muraena", "tokens": 1},
            "a3": {"card": "esprits-de-smook", "tokens": 1},
            "a4": "1000-visages",
            "b1": "genious",
            "b2": "smook",
            "b3": {"card": "pangu", "captured": True},
            "c1": "phoenix",
        },
        {
            "a1": "les-apotres-de-la-nuit",
            "a2": {"card": "nakshatra", "captured": True},
            "a3": "boul-go",
            "a4": "kno-bo",
            "a5": {"card": "nikhilesh", "bounty": True},
            "b1": "solok",
            "b2": "kan-te",
            "b3": "narashima-lion",
            "c1": "galmi",
        },
    ],
    "hands": [
        {"alpha": 1, "dragon-dansant": 2, "kaez": 1, "goan-sul": 1, "byun-hyung-ja-goan-sul": 1},
        {"alpha-mort": 1, "cylak": 1, "navaj": 1},
    ],
    "discards": [{"hempo": 1, "arpia": 2, "valeen": 1}, {"un-go": 2, "navaj": 1}],
    "removed": [{}, {"ashes": 1}],
    "owned": [3, 2],
    "spent": [0, 1],
    "supremacy": [1, 0],
    "wonder": 1,
}
"""Much on the table: copies, captured cards, tokens, a Bounty, Ethereal cards."""

USUAL = Question(
    RICH,
    "Your turn: one action",
    others=ONE_BOT,
    closing=("hand-alpha", "primary", "card-1-a5", "primary", "option-no"),
    told=("Guest plays Alpha.", "Guest captures Crane’s Nikhilesh Gatherers."),
)

QUESTIONS = {**{kind: asked(kind) for kind in SCENARIOS}, "turn": USUAL}
"""One for each kind of question there is."""

MOMENTS = {
    "card chosen": Question(RICH, "Your turn: one action", others=ONE_BOT, steps=("hand-alpha",)),
    "which of two": Question(RICH, "Timer Hourkeepers: what do you do?", others=ONE_BOT, steps=("card-0-a1",)),
    "target chosen": Question(
        RICH, "Alpha: capture a card", others=ONE_BOT, moves=("play alpha",), steps=("card-1-a5",)
    ),
    "protected": Question(RICH, "Alpha: capture a card", others=ONE_BOT, moves=("play alpha",), steps=("card-1-c1",)),
    "not to be played": Question(RICH, "Your turn: one action", others=ONE_BOT, steps=("hand-dragon-dansant",)),
    "a discard read": Question(RICH, "Your turn: one action", others=ONE_BOT, steps=("pile-discard-1",)),
    "the battle read": Question(RICH, "Your turn: one action", others=ONE_BOT, steps=("battle",)),
    "another’s turn": Question({**RICH, "seat": 1}, "Guest is playing a turn", others=(SOMEBODY_ELSE,)),
    "another’s draft": Question(
        {"game": "gosux", "stage": "draft", "first": 1}, "Guest is taking a clan", others=(SOMEBODY_ELSE,)
    ),
}
"""What else there is to see."""

LAST = Question(
    {**RICH, "passed": 1, "turns_left": 1},
    "Your turn: one action, 1 turn left",
    others=ONE_BOT,
    closing=("option-pass", "primary"),
)
"""One pass, and the battle is won."""

LESSON = {
    "play muraena": ("hand-muraena", "primary"),
    "play arpia": ("hand-arpia", "primary"),
    "play kaez": ("hand-kaez", "primary"),
    "play phoenix": ("hand-phoenix", "primary"),
    "spend 2": ("option-spend-2", "primary"),
    "shift b1": ("card-0-b1", "primary"),
    "choose alpha": ("hand-alpha", "primary"),
    "choose elle": ("hand-elle", "primary"),
    "choose tourach": ("hand-tourach", "primary"),
    "choose a2 of 1": ("card-1-a2", "primary"),
    "pass": ("option-pass", "primary"),
    "choose a2 of 0": ("card-0-a2", "primary"),
}
"""What is touched for each move that the coach suggests."""

SCORE_LINES = ()
"""A match is not won by points; its own tests tell how it ends."""
ENDING = "Round"

WORLDS = {
    "turn": [
        {**RICH, "hands": [RICH["hands"][0], hand]}
        for hand in ({"alpha-mort": 1, "cylak": 1, "navaj": 1}, {"niranjan": 1, "galmi-avatar": 1, "navaj": 1})
    ],
    "starting hands": [
        {
            "game": "gosux",
            "stage": "mulligan",
            "clans": RICH["clans"],
            "hands": [{"kaez": 1, "smook": 1, "nio": 1, "alpha": 1, "hempo": 1, "phoenix": 1, "timer": 1}, hand],
        }
        for hand in (
            {"alpha-mort": 1, "cylak": 1, "ashes": 1, "solok": 1, "nalin": 1, "niranjan": 1, "navaj": 1},
            {"galmi": 1, "kan-te": 1, "shard": 1, "ree-ab": 1, "un-go": 2, "navaj": 1},
        )
    ],
}
"""Positions that the first player cannot tell apart."""
