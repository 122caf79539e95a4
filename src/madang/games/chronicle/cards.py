"""Chronicle: what exists. Abilities, themes and conditions stand in `cards.json`, with the origin of every fact; names
and texts stand in `text/`, once for each language. Whoever owns the printed game may correct a card there. `check`
refuses data the rules cannot play. The tables that the rules read are built from the data, so that rules ask which
ability a card has, never which strength."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from madang.engine.names import Names
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given, shorten

DATA_FILE = Path(__file__).parent / "cards.json"
ORIGINS = ("book", "public", "reconstructed")
"""Where a fact comes from: the rulebook, public reviews, or filled in here."""

SUITS = ("power", "wisdom", "love")
STRENGTHS = 10
SUITED = STRENGTHS * len(SUITS)
WILDS = ("king", "demon", "dragon", "sage", "fool", "angel")
CHARACTERS = (*(f"{suit}-{strength}" for suit in SUITS for strength in range(1, STRENGTHS + 1)), *WILDS)
CARDS = len(CHARACTERS)
HISTORIES = (
    "monster-attack",
    "revolt",
    "great-reform",
    "burning-of-books",
    "royal-wedding",
    "scandal-at-court",
    "great-exile",
    "golden-age",
    "pilgrimage",
    "dark-age",
    "coronation",
    "conversation-with-a-dragon",
)
FIRST_HISTORY = CARDS
"""Events name cards by their number; History cards are counted behind the characters."""
EVIL_CARDS = 4

_ability = Names()
EVIL_ONLY = _ability("evil")
COUNTS_AS_THREE = _ability("counts_as_three")
REVERSES = _ability("reverse")
WINS = _ability("wins")
LOWEST_WINS = _ability("lowest_wins_or_self")
BURNS = _ability("burn_meeting")
PURIFIES = _ability("purify")
STEAL_ALLY = _ability("steal_ally")
RECALL_ALLY = _ability("recall_ally")
GIVE_ALLY = _ability("give_ally")
DISCARD_ALLY = _ability("discard_ally")
OPPONENT_DISCARDS = _ability("opponent_discards")
TAKE_DISCARD = _ability("take_discard")
TURN_DOWN = _ability("turn_down")
END_MEETING = _ability("end_meeting")
ABILITIES = _ability.all
"""Up to `purify` they act later or count at the end; from `steal_ally` on they act when the card is played."""
FIRST_PLAYED = STEAL_ALLY
EVIL_ABILITIES = ("evil", "lowest_wins_or_self")
WILD_ABILITIES = ("wins", "lowest_wins_or_self", "burn_meeting", "purify")
"""Those of a single wild card: two cards that win a meeting would need a rule of their own."""
SUITED_ABILITIES = ("counts_as_three",)
"""Those that need a colour."""

MEASURES = (*SUITS, "allies", "evil")
ALL_ALLIES, EVIL_ALLIES = MEASURES.index("allies"), MEASURES.index("evil")
_condition = Names()
MOST = _condition("most")
FEWEST = _condition("fewest")
NONE = _condition("none")
NEXT = _condition("next")
PREVIOUS = _condition("previous")
CONDITIONS = _condition.all
MOST_NEXT = 4
ROUNDS_REMEMBERED = 2
"""How many rounds a `previous` condition may reach back."""

FAME_TO_WIN = 3
FAME_FOR_EVIL = 2
DEALT = np.array([0, 0, 0, 12, 9, 7, 6], np.int64)
"""Cards of each player, by the number of players."""


# The data


def load(path: Path = DATA_FILE) -> dict[str, Any]:
    """The card data, refused with a sentence where the rules could not play it."""
    return check(json.loads(path.read_text("utf-8")))


def check(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data itself, if every card is there once, and has an origin and a meaning the rules know."""
    characters, wilds, histories = (_entries(data, name) for name in ("characters", "wilds", "histories"))
    _complete("characters", [one.get("strength") for one in characters], range(1, STRENGTHS + 1))
    _complete("wilds", [one.get("id") for one in wilds], WILDS)
    _complete("histories", [one.get("id") for one in histories], HISTORIES)
    for strength, one in enumerate(characters, 1):
        _check_origins(f"strength {strength}", one, "names", "ability")
        _check_ability(f"Strength {strength}", one.get("ability"), ABILITIES, WILD_ABILITIES)
    for one in wilds:
        _check_origins(f"'{one['id']}'", one, "names", "ability")
        _check_ability(f"The wild card '{one['id']}'", one.get("ability"), ABILITIES, SUITED_ABILITIES)
    for ability in WILD_ABILITIES:
        holders = [one["id"] for one in wilds if one["ability"] == ability]
        if len(holders) > 1:
            raise Refused(f"Only one card can have the ability '{ability}', not {' and '.join(holders)}.")
    for one in histories:
        _check_origins(f"'{one['id']}'", one, "title", "theme", "condition")
        _check_history(one)
    if not any(one["rule"][0] in ("most", "fewest", "none") for one in histories):
        raise Refused("At least one History card must pay Fame.")
    evil = [card for card, ability in zip(CHARACTERS, _abilities(data), strict=True) if ability in EVIL_ABILITIES]
    if len(evil) != EVIL_CARDS:
        named = ", ".join(evil) or "none"
        raise Refused(
            f"{EVIL_CARDS} cards of the game are Evil, by the ability {' or '.join(EVIL_ABILITIES)}; not {named}."
        )
    return dict(data)


def _entries(data: Any, name: str) -> list[Mapping[str, Any]]:
    entries = data.get(name) if isinstance(data, Mapping) else None
    if not isinstance(entries, list) or not all(isinstance(entry, Mapping) for entry in entries):
        raise Refused(f"The card data has a list '{name}' of tables.")
    return entries


def _complete(name: str, found: Sequence[Any], expected: Sequence[Any]) -> None:
    if list(found) != list(expected):
        raise Refused(f"The list '{name}' has the entries {', '.join(map(str, expected))}, in this order.")


def _check_origins(what: str, entry: Mapping[str, Any], *facts: str) -> None:
    for fact in facts:
        origin = entry.get(f"{fact}_origin")
        found = list(origin.values()) if isinstance(origin, Mapping) else [origin]
        if not found or any(one not in ORIGINS for one in found):
            raise Refused(f"'{fact}_origin' of {what} is one of {', '.join(ORIGINS)}, not {as_given(origin)}.")


def _check_ability(what: str, ability: Any, known: Sequence[str], excluded: Sequence[str]) -> None:
    possible = [one for one in known if one not in excluded]
    if ability not in possible:
        raise Refused(f"{what} cannot have the ability '{shorten(ability)}'; it can have {', '.join(possible)}.")


def _check_history(entry: Mapping[str, Any]) -> None:
    what, theme, rule = entry["id"], entry.get("theme"), entry.get("rule")
    if theme not in CHARACTERS:
        raise Refused(f"The theme of '{what}' is a character card such as power-10 or king, not '{shorten(theme)}'.")
    if not isinstance(rule, list) or len(rule) != 2 or rule[0] not in CONDITIONS:
        raise Refused(
            f"The rule of '{what}' is a pair that begins with {', '.join(CONDITIONS)}, "
            f'such as ["most", "power"]; not {as_given(rule)}.'
        )
    condition, amount = rule
    most = {"next": MOST_NEXT, "previous": ROUNDS_REMEMBERED}.get(condition)
    if most is None and amount not in MEASURES:
        raise Refused(f"'{condition}' of '{what}' counts one of {', '.join(MEASURES)}, not {as_given(amount)}.")
    number = whole_number(amount)
    if most is not None and (number is None or not 1 <= number <= most):
        raise Refused(f"'{condition}' of '{what}' needs a whole number from 1 to {most}, not {as_given(amount)}.")


def _abilities(data: Mapping[str, Any]) -> list[str]:
    """The ability of every card, in the order of CHARACTERS."""
    return [one["ability"] for one in data["characters"]] * len(SUITS) + [one["ability"] for one in data["wilds"]]


# The tables


def _cards_with(*abilities: str) -> int:
    return sum(1 << card for card, ability in enumerate(_NAMED_ABILITIES) if ability in abilities)


DATA = load()
_NAMED_ABILITIES = _abilities(DATA)

ABILITY = np.array([ABILITIES.index(ability) for ability in _NAMED_ABILITIES], np.int64)
"""ABILITY[card]"""
SUIT_OF = np.array([card // STRENGTHS if card < SUITED else -1 for card in range(CARDS)], np.int64)
"""SUIT_OF[card]; -1 for a wild card."""
SUIT_CARDS = np.array([((1 << STRENGTHS) - 1) << STRENGTHS * suit for suit in range(len(SUITS))], np.int64)
ALL_CARDS = (1 << CARDS) - 1
SUITED_CARDS = (1 << SUITED) - 1
WILD_CARDS = ALL_CARDS ^ SUITED_CARDS
EVIL = _cards_with(*EVIL_ABILITIES)
THREES = _cards_with("counts_as_three")
REVERSING = _cards_with("reverse")
KING = _cards_with("wins")
DEMON = _cards_with("lowest_wins_or_self")
DRAGON = _cards_with("burn_meeting")
ANGEL = _cards_with("purify")
"""Sets of cards, each of one card or none, named like the cards that have the ability in the game as it is."""

MEASURED = np.array([*SUIT_CARDS.tolist(), ALL_CARDS, EVIL], np.int64)
"""MEASURED[measure]: the cards a condition counts."""
THEME = np.array([CHARACTERS.index(one["theme"]) for one in DATA["histories"]], np.int64)
CONDITION = np.array([CONDITIONS.index(one["rule"][0]) for one in DATA["histories"]], np.int64)
OPERAND = np.array(
    [MEASURES.index(one["rule"][1]) if one["rule"][1] in MEASURES else one["rule"][1] for one in DATA["histories"]],
    np.int64,
)
"""What a History card counts; for `next` and `previous` how many cards or rounds."""
PAYING = sum(1 << history for history in range(len(HISTORIES)) if CONDITION[history] < NEXT)
UNIVERSAL = sum(
    1 << history for history in range(len(HISTORIES)) if CONDITION[history] == MOST and OPERAND[history] == EVIL_ALLIES
)
"""History cards that ask for Evil, like the Dark Age: while one is in play nobody is excluded."""


# Numbered names

_zone = Names()
DECK = _zone("deck")
HAND = _zone("hand")
MEETING = _zone("meeting")
ALLIES = _zone("allies")
DISCARD_PILE = _zone("discard")
ASIDE = _zone("aside")
PILE = _zone("pile")
IN_PLAY = _zone("histories")
USED = _zone("used")
ZONES = _zone.all

_event = Names()
ROUND_OPENS = _event("round-opens")
PILE_RENEWED = _event("pile-renewed")
HISTORY_TURNED = _event("history-turned")
HISTORY_PUT_BACK = _event("history-put-back")
HISTORY_BACK = _event("history-back")
SET_ASIDE = _event("set-aside")
DEALT_CARDS = _event("dealt")
RECEIVED = _event("received")
THEME_SHOWN = _event("theme-shown")
MEETING_BEGINS = _event("meeting-begins")
PLAYED = _event("played")
PLAYED_DOWN = _event("played-down")
PLAYED_DOWN_CARD = _event("played-down-card")
PASSED_OVER = _event("passed-over")
NO_TARGET = _event("no-target")
TOOK_ALLY = _event("took-ally")
RECALLED_ALLY = _event("recalled-ally")
GAVE_ALLY = _event("gave-ally")
DISCARDED_ALLY = _event("discarded-ally")
VICTIM_NAMED = _event("victim-named")
DISCARDED_CARD = _event("discarded-card")
TOOK_DISCARD = _event("took-discard")
TURNED_DOWN = _event("turned-down")
MEETING_CUT = _event("meeting-cut")
MEETING_WON = _event("meeting-won")
TURNED_UP = _event("turned-up")
BURNED = _event("burned")
JOINED = _event("joined")
PURIFIED = _event("purified")
SHUT_OUT = _event("shut-out")
SCORED_EVIL = _event("scored-evil")
COUNTED = _event("counted")
SCORED_HISTORY = _event("scored-history")
WON_GAME = _event("won-game")
EVENTS = _event.all
REVEALING = frozenset({"dealt", "received", "theme-shown", "played", "discarded-card", "turned-up", "burned", "joined"})
"""Events that show something hidden."""
DEEDS = {
    "round-opens": "gather",
    "dealt": "",
    "played": "play",
    "played-down": "play-down",
    "took-ally": "take",
    "recalled-ally": "recall",
    "gave-ally": "give",
    "discarded-ally": "discard",
    "victim-named": "victim",
    "discarded-card": "discard",
    "took-discard": "take",
    "meeting-won": "win",
    "meeting-begins": "begin",
    "joined": "join",
    "purified": "purify",
    "shut-out": "score",
    "scored-evil": "score",
    "counted": "score",
    "scored-history": "score",
    "won-game": "end",
}
"""Which events show together: the deed that each is part of."""

_rule = Names()
CR_SET_1 = _rule("CR-SET-1")
CR_SET_2 = _rule("CR-SET-2")
CR_SET_3 = _rule("CR-SET-3")
CR_PLAY_1 = _rule("CR-PLAY-1")
CR_PLAY_2 = _rule("CR-PLAY-2")
CR_PLAY_3 = _rule("CR-PLAY-3")
CR_PLAY_4 = _rule("CR-PLAY-4")
CR_ABIL_1 = _rule("CR-ABIL-1")
CR_ABIL_2 = _rule("CR-ABIL-2")
CR_ABIL_3 = _rule("CR-ABIL-3")
CR_ABIL_4 = _rule("CR-ABIL-4")
CR_ABIL_5 = _rule("CR-ABIL-5")
CR_WIN_1 = _rule("CR-WIN-1")
CR_ROUND_1 = _rule("CR-ROUND-1")
CR_DISC_1 = _rule("CR-DISC-1")
CR_END_1 = _rule("CR-END-1")
CR_END_2 = _rule("CR-END-2")
CR_END_3 = _rule("CR-END-3")
CR_END_4 = _rule("CR-END-4")
CR_WIN_2 = _rule("CR-WIN-2")
CR_OPT_1 = _rule("CR-OPT-1")
CR_INFO_1 = _rule("CR-INFO-1")
_GENERAL_RULES = _rule.all
RULES = (
    *_GENERAL_RULES,
    *(f"CR-CARD-{strength}" for strength in range(1, STRENGTHS + 1)),
    *(f"CR-CARD-{wild.upper()}" for wild in WILDS),
    *(f"CR-HIST-{history.upper()}" for history in HISTORIES),
)
CARD_RULE = np.array(
    [len(_GENERAL_RULES) + (card % STRENGTHS if card < SUITED else card - SUITED + STRENGTHS) for card in range(CARDS)],
    np.int64,
)
"""CARD_RULE[card]: the rule of a card; all cards of a strength share one."""
HISTORY_RULE = len(RULES) - len(HISTORIES)
"""The rule of History card h is HISTORY_RULE + h."""
