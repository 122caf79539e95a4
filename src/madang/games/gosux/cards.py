"""Gosu X: what exists. Clans and kinds of cards, keywords, zones, and every numbered name.

The facts of the cards stand twice: in `cards.json` for people and pages, and next to each card's effect in
`effects/cards.py` for the rules. A test holds them together.
"""

import json
from pathlib import Path

PRINTED = json.loads((Path(__file__).parent / "cards.json").read_text("utf-8"))
"""What is printed on the cards, as plain data."""

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

FIRST_TOKENS, MOST_TOKENS = 2, 4
HAND_CARDS = 7
NARASHIMA_HAND = 5
TROOP_COST = 2
TURNS_AFTER_PASS = 3
GALMI_TURNS = 2
MOST_TURNS = 200
MOST_ROUNDS = 3
SUPREMACIES = 2
FULL_ARMY = 15
GOAN_SUL_LEAD = 10

KEYWORDS = ("recruiter", "force-of-will", "secret-shift", "bounty", "echo", "ethereal", "wonder", "veteran")
RECRUITER, FORCE_OF_WILL, SECRET_SHIFT, BOUNTY, ECHO, ETHEREAL, WONDER, VETERAN = (1 << bit for bit in range(8))

NAMES = {
    "phoenix": ("phoenix", "phoenix-eliana", "phoenix-immortal"),
    "alpha": ("alpha", "alpha-mort"),
    "narashima": ("narashima", "narashima-lion"),
    "galmi": ("galmi", "galmi-avatar"),
    "byun-hyung-ja": tuple(kind for kind in KINDS if kind.startswith("byun-hyung-ja-")),
}
"""GX-KW-NAME: names that several different cards bear; every other card has a name of its own."""

ZONES = ("deck", "hand", "discard", "removed", "revealed", "board", "tokens", "spent", *SLOT_NAMES)
DECK, HAND, DISCARD, REMOVED, REVEALED, BOARD, TOKENS, SPENT, FIRST_SLOT = range(9)
"""Zones of events; the last fifteen are the places of an army."""

EVENTS = (
    "drafted",
    "tile-active",
    "shuffled",
    "kept",
    "redrew",
    "showed",
    "round-opens",
    "turn-begins",
    "additional-turn-begins",
    "played",
    "shifted",
    "replaced",
    "paid",
    "activated",
    "spent",
    "passed",
    "drew-cards",
    "drawn",
    "discarded-card",
    "milled",
    "turned-up",
    "took",
    "searched",
    "found",
    "put-on-top",
    "put-under",
    "shuffled-in",
    "removed",
    "captured",
    "freed",
    "destroyed",
    "sacrificed",
    "sent-to-deck",
    "swapped",
    "copied",
    "echoed",
    "answered",
    "token-taken-back",
    "token-spent",
    "token-unlocked",
    "tokens-returned",
    "wonder-taken",
    "wonder-spent",
    "wonder-returned",
    "bounty-placed",
    "bounty-returned",
    "tile-turned",
    "named",
    "looked",
    "saw",
    "chose-clan",
    "chose-level",
    "chose-player",
    "additional-turn",
    "battle-value",
    "supremacy",
    "song-begins",
    "won-game",
)
(
    DRAFTED,
    TILE_ACTIVE,
    SHUFFLED,
    KEPT,
    REDREW,
    SHOWED,
    ROUND_BEGINS,
    TURN_BEGINS,
    ADDITIONAL_TURN_BEGINS,
    PLAYED,
    SHIFTED,
    REPLACED,
    PAID,
    ACTIVATED,
    SPENT_TOKENS,
    PASSED,
    DREW,
    DRAWN,
    DISCARDED,
    MILLED,
    REVEALED_CARD,
    TOOK,
    SEARCHED,
    FOUND,
    PUT_ON_TOP,
    PUT_UNDER,
    SHUFFLED_IN,
    REMOVED_CARD,
    CAPTURED,
    FREED,
    DESTROYED,
    SACRIFICED,
    RETURNED,
    SWAPPED,
    COPIED,
    ECHOED,
    ANSWERED,
    TOKEN_TAKEN_BACK,
    TOKEN_SPENT,
    TOKEN_UNLOCKED,
    TOKENS_RETURNED,
    WONDER_TAKEN,
    WONDER_SPENT,
    WONDER_RETURNED,
    BOUNTY_PLACED,
    BOUNTY_RETURNED,
    TILE_TURNED,
    NAMED,
    LOOKED,
    SAW,
    CHOSE_CLAN,
    CHOSE_LEVEL,
    CHOSE_PLAYER,
    ADDITIONAL_TURN,
    BATTLE_VALUE,
    SUPREMACY,
    SONG_BEGINS,
    WON,
) = range(len(EVENTS))

REVEALING = frozenset(
    {"shuffled", "redrew", "showed", "drew-cards", "drawn", "milled", "turned-up", "found", "saw", "shuffled-in"}
    | {"played", "shifted", "paid", "discarded-card", "answered"}
    | {"round-opens", "turn-begins", "additional-turn-begins"}
)
"""Events that show something hidden: chance, a card of the deck or of a hand. A turn that begins is told at once."""

GENERAL_RULES = (
    "GX-WIN-1",
    "GX-WIN-2",
    "GX-WIN-3",
    "GX-WIN-4",
    "GX-WIN-5",
    "GX-SET-1",
    "GX-SET-2",
    "GX-SET-3",
    "GX-SET-4",
    "GX-ARMY-1",
    "GX-ARMY-2",
    "GX-ARMY-3",
    "GX-TURN-1",
    "GX-TURN-2",
    "GX-PLAY-1",
    "GX-PLAY-2",
    "GX-PLAY-3",
    "GX-PLAY-4",
    "GX-PLAY-5",
    "GX-SHIFT-1",
    "GX-SHIFT-2",
    "GX-TOK-1",
    "GX-TOK-2",
    "GX-PASS-1",
    "GX-ADD-1",
    "GX-KW-CAPTURE",
    "GX-KW-RELEASE",
    "GX-KW-DESTROY",
    "GX-KW-ECHO",
    "GX-KW-ETHEREAL",
    "GX-KW-BOUNTY",
    "GX-KW-FOW",
    "GX-KW-WONDER",
    "GX-KW-RECRUITER",
    "GX-KW-SECRET",
    "GX-KW-VETERAN",
    "GX-KW-COPY",
    "GX-KW-REMOVED",
    "GX-KW-REVEAL",
    "GX-KW-DRAW",
    "GX-KW-NAME",
    "GX-KW-NAMED",
    "GX-KW-DISCARD-PLAY",
    "GX-KW-TRIGGER",
    "GX-BAT-1",
    "GX-BAT-2",
    "GX-SONG-1",
    "GX-SONG-2",
    "GX-TILE-1",
    "GX-INFO-1",
)
(
    GX_WIN_1,
    GX_WIN_2,
    GX_WIN_3,
    GX_WIN_4,
    GX_WIN_5,
    GX_SET_1,
    GX_SET_2,
    GX_SET_3,
    GX_SET_4,
    GX_ARMY_1,
    GX_ARMY_2,
    GX_ARMY_3,
    GX_TURN_1,
    GX_TURN_2,
    GX_PLAY_1,
    GX_PLAY_2,
    GX_PLAY_3,
    GX_PLAY_4,
    GX_PLAY_5,
    GX_SHIFT_1,
    GX_SHIFT_2,
    GX_TOK_1,
    GX_TOK_2,
    GX_PASS_1,
    GX_ADD_1,
    GX_KW_CAPTURE,
    GX_KW_RELEASE,
    GX_KW_DESTROY,
    GX_KW_ECHO,
    GX_KW_ETHEREAL,
    GX_KW_BOUNTY,
    GX_KW_FOW,
    GX_KW_WONDER,
    GX_KW_RECRUITER,
    GX_KW_SECRET,
    GX_KW_VETERAN,
    GX_KW_COPY,
    GX_KW_REMOVED,
    GX_KW_REVEAL,
    GX_KW_DRAW,
    GX_KW_NAME,
    GX_KW_NAMED,
    GX_KW_DISCARD_PLAY,
    GX_KW_TRIGGER,
    GX_BAT_1,
    GX_BAT_2,
    GX_SONG_1,
    GX_SONG_2,
    GX_TILE_1,
    GX_INFO_1,
    FIRST_CARD_RULE,
) = range(len(GENERAL_RULES) + 1)
RULES = (*GENERAL_RULES, *(f"GX-CARD-{kind.upper()}" for kind in KINDS))
"""The rule of a card is FIRST_CARD_RULE + its kind."""
