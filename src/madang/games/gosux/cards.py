"""Gosu X: what exists. Clans and kinds of cards, keywords, zones, and every numbered name.

The facts of the cards stand twice: in `cards.json` for people and pages, and next to each card's effect in
`effects/cards.py` for the rules. A test compares them.
"""

import json
from pathlib import Path

from madang.engine.names import Names

PRINTED = json.loads((Path(__file__).parent / "cards.json").read_text("utf-8"))
"""What is printed on the cards, as plain data; their names and texts stand in `text/`."""
FACTS = {
    **{name: PRINTED[name] for name in ("clans", "keywords", "tiles")},
    "cards": [{name: fact for name, fact in card.items() if name != "doubtful"} for card in PRINTED["cards"]],
}
"""What of this the rules depend on."""

SEATS = 2

CLANS: tuple[str, ...] = tuple(PRINTED["clans"])
JUSTICE, ABHILASHA, TOMORROW, NARASHIMA, GALMI, PHOENIX, GOAN_SUL, XI_AN = range(8)
CLANS_EACH = 3

KINDS: tuple[str, ...] = tuple(card["id"] for card in PRINTED["cards"])
"""Clan after clan: four Troops, five Heroes, the Immortal, Byun Hyung Ja."""
KINDS_IN_CLAN = 11
IMMORTAL_KIND = 9
"""Where in its clan the Immortal stands whose name the clan bears. Events name a clan by this card."""

CLAN_CARDS = 15
"""Cards of a clan: four Troops twice, five Heroes, two Immortals."""
DECK_CARDS = CLANS_EACH * CLAN_CARDS

LEVELS = (1, 2, 3)
ROWS, COLUMNS = 3, 5
SLOTS = ROWS * COLUMNS
SLOT_NAMES = tuple(f"{row}{column}" for row in "abc" for column in range(1, COLUMNS + 1))
"""a: Troops, b: Heroes, c: Immortals; columns from the left as the owner sees them."""
PLACES = SEATS * SLOTS
"""A place is seat x 15 + slot."""

FIRST_TOKENS = 2
MOST_TOKENS: int = PRINTED["limits"]["tokens"]
HAND_CARDS = 7
NARASHIMA_HAND = 5
TROOP_COST = 2
TURNS_AFTER_PASS = 3
GALMI_TURNS = 2
MOST_TURNS = 200
MOST_ROUNDS: int = PRINTED["limits"]["rounds"]
SUPREMACIES: int = PRINTED["limits"]["supremacies"]
FULL_ARMY = 15
GOAN_SUL_LEAD = 10

_keyword = Names()
RECRUITER = 1 << _keyword("recruiter")
FORCE_OF_WILL = 1 << _keyword("force-of-will")
SECRET_SHIFT = 1 << _keyword("secret-shift")
BOUNTY = 1 << _keyword("bounty")
ECHO = 1 << _keyword("echo")
ETHEREAL = 1 << _keyword("ethereal")
WONDER = 1 << _keyword("wonder")
VETERAN = 1 << _keyword("veteran")
KEYWORDS = _keyword.all

NAMES = {
    "phoenix": ("phoenix", "phoenix-eliana", "phoenix-immortal"),
    "alpha": ("alpha", "alpha-mort"),
    "narashima": ("narashima", "narashima-lion"),
    "galmi": ("galmi", "galmi-avatar"),
    "byun-hyung-ja": tuple(kind for kind in KINDS if kind.startswith("byun-hyung-ja-")),
}
"""GX-KW-NAME: names that several different cards bear; every other card has a name of its own."""

_zone = Names()
DECK_ZONE = _zone("deck")
HAND_ZONE = _zone("hand")
DISCARD_ZONE = _zone("discard")
REMOVED_ZONE = _zone("removed")
REVEALED_ZONE = _zone("revealed")
BOARD_ZONE = _zone("board")
TOKENS_ZONE = _zone("tokens")
SPENT_ZONE = _zone("spent")
FIRST_SLOT = len(_zone.all)
ZONES = (*_zone.all, *SLOT_NAMES)
"""Zones of events; the last fifteen are the places of an army."""

_event = Names()
DRAFTED = _event("drafted")
TILE_ACTIVE = _event("tile-active")
SHUFFLED = _event("shuffled")
KEPT = _event("kept")
REDREW = _event("redrew")
SHOWED = _event("showed")
ROUND_BEGINS = _event("round-opens")
TURN_BEGINS = _event("turn-begins")
ADDITIONAL_TURN_BEGINS = _event("additional-turn-begins")
PLAYED = _event("played")
SHIFTED = _event("shifted")
REPLACED = _event("replaced")
PAID = _event("paid")
ENTERED = _event("entered")
ACTIVATED = _event("activated")
SPENT_TOKENS = _event("spent")
PASSED = _event("passed")
DREW = _event("drew-cards")
DRAWN = _event("drawn")
DISCARDED = _event("discarded-card")
MILLED = _event("milled")
REVEALED_CARD = _event("turned-up")
TOOK = _event("took")
SEARCHED = _event("searched")
FOUND = _event("found")
PUT_ON_TOP = _event("put-on-top")
PUT_UNDER = _event("put-under")
SHUFFLED_IN = _event("shuffled-in")
REMOVED_CARD = _event("removed")
CAPTURED = _event("captured")
FREED = _event("freed")
DESTROYED = _event("destroyed")
SACRIFICED = _event("sacrificed")
RETURNED = _event("sent-to-deck")
SWAPPED = _event("swapped")
COPIED = _event("copied")
ECHOED = _event("echoed")
ANSWERED = _event("answered")
TOKEN_TAKEN_BACK = _event("token-taken-back")
TOKEN_SPENT = _event("token-spent")
TOKEN_UNLOCKED = _event("token-unlocked")
TOKENS_RETURNED = _event("tokens-returned")
WONDER_TAKEN = _event("wonder-taken")
WONDER_SPENT = _event("wonder-spent")
WONDER_RETURNED = _event("wonder-returned")
BOUNTY_PLACED = _event("bounty-placed")
BOUNTY_RETURNED = _event("bounty-returned")
TILE_TURNED = _event("tile-turned")
NAMED = _event("named")
LOOKED = _event("looked")
SAW = _event("saw")
CHOSE_CLAN = _event("chose-clan")
CHOSE_LEVEL = _event("chose-level")
CHOSE_PLAYER = _event("chose-player")
ADDITIONAL_TURN = _event("additional-turn")
BATTLE_VALUE = _event("battle-value")
SUPREMACY = _event("supremacy")
SONG_BEGINS = _event("song-begins")
WON = _event("won-game")
EVENTS = _event.all

REVEALING = frozenset(
    {"shuffled", "redrew", "showed", "drew-cards", "drawn", "milled", "turned-up", "found", "saw", "shuffled-in"}
    | {"played", "shifted", "paid", "discarded-card", "answered"}
    | {"round-opens", "turn-begins", "additional-turn-begins", "battle-value"}
)
"""Events that show something hidden: chance, a card of the deck or of a hand. A turn that begins and a battle are told
at once."""
DEEDS = {
    "drafted": "draft",
    "tile-active": "set-up",
    "kept": "keep",
    "redrew": "redraw",
    "round-opens": "",
    "turn-begins": "",
    "additional-turn-begins": "",
    "played": "play",
    "shifted": "play",
    "paid": "play",
    "wonder-spent": "play",
    "replaced": "play",
    "entered": "play",
    "activated": "activate",
    "spent": "spend",
    "passed": "pass",
    "drew-cards": "draw",
    "discarded-card": "discard",
    "milled": "mill",
    "turned-up": "reveal",
    "took": "take",
    "searched": "search",
    "put-on-top": "put-back",
    "put-under": "put-back",
    "shuffled-in": "shuffle",
    "removed": "remove",
    "captured": "capture",
    "freed": "free",
    "destroyed": "destroy",
    "sacrificed": "sacrifice",
    "sent-to-deck": "send-back",
    "swapped": "swap",
    "copied": "copy",
    "echoed": "echo",
    "answered": "answer",
    "token-taken-back": "take-back",
    "token-unlocked": "unlock",
    "tokens-returned": "gather",
    "bounty-placed": "bounty",
    "tile-turned": "tile",
    "named": "name",
    "looked": "look",
    "battle-value": "battle",
    "supremacy": "supremacy",
    "song-begins": "song",
    "won-game": "end",
}
"""Which events show together: the deed that each is part of."""
SINGLY = frozenset(
    {"captured", "destroyed", "sacrificed", "sent-to-deck"}
    | {"discarded-card", "milled", "turned-up", "took", "put-on-top", "put-under"}
)
"""Cards that move one after the other, each seen by itself."""

_rule = Names()
GX_WIN_1 = _rule("GX-WIN-1")
GX_WIN_2 = _rule("GX-WIN-2")
GX_WIN_3 = _rule("GX-WIN-3")
GX_WIN_4 = _rule("GX-WIN-4")
GX_WIN_5 = _rule("GX-WIN-5")
GX_SET_1 = _rule("GX-SET-1")
GX_SET_2 = _rule("GX-SET-2")
GX_SET_3 = _rule("GX-SET-3")
GX_SET_4 = _rule("GX-SET-4")
GX_ARMY_1 = _rule("GX-ARMY-1")
GX_ARMY_2 = _rule("GX-ARMY-2")
GX_ARMY_3 = _rule("GX-ARMY-3")
GX_TURN_1 = _rule("GX-TURN-1")
GX_TURN_2 = _rule("GX-TURN-2")
GX_PLAY_1 = _rule("GX-PLAY-1")
GX_PLAY_2 = _rule("GX-PLAY-2")
GX_PLAY_3 = _rule("GX-PLAY-3")
GX_PLAY_4 = _rule("GX-PLAY-4")
GX_PLAY_5 = _rule("GX-PLAY-5")
GX_SHIFT_1 = _rule("GX-SHIFT-1")
GX_SHIFT_2 = _rule("GX-SHIFT-2")
GX_TOK_1 = _rule("GX-TOK-1")
GX_TOK_2 = _rule("GX-TOK-2")
GX_PASS_1 = _rule("GX-PASS-1")
GX_ADD_1 = _rule("GX-ADD-1")
GX_KW_CAPTURE = _rule("GX-KW-CAPTURE")
GX_KW_RELEASE = _rule("GX-KW-RELEASE")
GX_KW_DESTROY = _rule("GX-KW-DESTROY")
GX_KW_ECHO = _rule("GX-KW-ECHO")
GX_KW_ETHEREAL = _rule("GX-KW-ETHEREAL")
GX_KW_BOUNTY = _rule("GX-KW-BOUNTY")
GX_KW_FOW = _rule("GX-KW-FOW")
GX_KW_WONDER = _rule("GX-KW-WONDER")
GX_KW_RECRUITER = _rule("GX-KW-RECRUITER")
GX_KW_SECRET = _rule("GX-KW-SECRET")
GX_KW_VETERAN = _rule("GX-KW-VETERAN")
GX_KW_COPY = _rule("GX-KW-COPY")
GX_KW_REMOVED = _rule("GX-KW-REMOVED")
GX_KW_REVEAL = _rule("GX-KW-REVEAL")
GX_KW_DRAW = _rule("GX-KW-DRAW")
GX_KW_NAME = _rule("GX-KW-NAME")
GX_KW_NAMED = _rule("GX-KW-NAMED")
GX_KW_DISCARD_PLAY = _rule("GX-KW-DISCARD-PLAY")
GX_KW_TRIGGER = _rule("GX-KW-TRIGGER")
GX_BAT_1 = _rule("GX-BAT-1")
GX_BAT_2 = _rule("GX-BAT-2")
GX_SONG_1 = _rule("GX-SONG-1")
GX_SONG_2 = _rule("GX-SONG-2")
GX_TILE_1 = _rule("GX-TILE-1")
GX_INFO_1 = _rule("GX-INFO-1")
GENERAL_RULES = _rule.all
FIRST_CARD_RULE = len(GENERAL_RULES)
RULES = (*GENERAL_RULES, *(f"GX-CARD-{kind.upper()}" for kind in KINDS))
"""The rule of a card is FIRST_CARD_RULE + its kind."""
