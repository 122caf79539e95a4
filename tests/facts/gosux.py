"""What the tests know of Gosu X: its things, what follows from what, its prompts and texts, and positions good and bad.

Written from the rulebook and the list of cards, not from the rules' code: armies are read card by card, derived fields
are worked out over again.
"""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

PRINTED = json.loads((files("madang.games.gosux") / "cards.json").read_text("utf-8"))
CLANS = tuple(PRINTED["clans"])
CARDS = {card["id"]: card for card in PRINTED["cards"]}
KINDS = tuple(CARDS)
KEYWORDS = tuple(PRINTED["keywords"])
IMMORTALS = {tile["immortal"]: tile["clan"] for tile in PRINTED["tiles"]}

SEATS, ROWS, COLUMNS, SLOTS = 2, 3, 5, 15
SLOT_NAMES = tuple(f"{row}{column}" for row in "abc" for column in range(1, 6))
CLAN_CARDS, KINDS_IN_CLAN, DECK = 15, 11, 45
NOTHING = NOBODY = -1
DRAFT, MULLIGAN, ROUND, SONG, OVER = range(5)

CONSERVED = {
    f"seat {seat}, card {card}": 2 if card % CLAN_CARDS < 8 else 1
    for seat in range(SEATS)
    for card in range(DECK)
    if card % CLAN_CARDS >= 8 or card % CLAN_CARDS % 2 == 0
}

MOST_IN_A_TURN = 150
"""An action with its payment, effects copied and echoed, reactions, discards."""
MOST_DECISIONS = 8 + 1000 + 3 * (203 * MOST_IN_A_TURN + 2 * SLOTS)

LEAST_POINTS, MOST_POINTS = 0, 2

PROMPTS = {
    "draft": ("clan",),
    "mulligan": ("keep",),
    "turn": (),
    "turn-after-pass": ("pass",),
    "row": ("level",),
    "shift-in": (),
    "pay": (),
    "pay-shift": (),
    "discard": ("card",),
    "limit": ("card",),
    "trade": ("no",),
    "same-clan": ("card",),
    "search": ("card",),
    "fetch": ("card",),
    "fetch-more": ("card", "no"),
    "keep-revealed": ("card",),
    "top-revealed": ("card",),
    "top-discard": ("card", "no"),
    "remove": ("card", "no"),
    "name": ("card",),
    "copy": ("place",),
    "copy-discard": ("card",),
    "capture": ("place",),
    "may-capture": ("place", "no"),
    "destroy": ("place",),
    "free": ("place",),
    "capture-or-free": ("place",),
    "strike": ("place",),
    "verb": ("destroy",),
    "sacrifice": ("place",),
    "song": ("place",),
    "return": ("place",),
    "swap": ("place", "no"),
    "swap-with": ("place",),
    "bounty-token": ("place",),
    "token": (),
    "may-token": ("no",),
    "clan": ("clan",),
    "level": ("level",),
    "player": ("player",),
    "tile": ("clan",),
    "echo": ("yes", "no"),
    "again": ("yes", "no"),
    "bounty": ("yes", "no"),
    "pass-now": ("yes", "no"),
    "unlock": ("no",),
    "end-effect": ("place",),
    "cancel-activation": ("no",),
    "cancel-capture": ("no",),
    "cancel-destruction": ("no",),
}
"""What is asked, and the moves that are always among its options."""
SINGLE_OPTION_PROMPTS = (
    "mulligan",
    "turn",
    "turn-after-pass",
    "shift-in",
    "pay",
    "pay-shift",
    "discard",
    "limit",
    "trade",
    "same-clan",
    "search",
    "clan",
    "unlock",
    "cancel-activation",
    "cancel-capture",
    "cancel-destruction",
)
"""Made from hidden cards, so asked even where there is no choice."""
MOVES_WITHOUT_PARTS = ("pass", "yes", "no")
MOVES_WITHOUT_EVENTS = ("shift", "place", "yes", "no", "capture", "destroy")
"""Made in the open: the view shows them, events tell what comes of it."""

SECRET_ZONES = ("hand", "deck")
"""Zones of a seat whose cards not everybody knows."""

ZONE_WORDS = dict.fromkeys(SLOT_NAMES, "slot")
"""What the table of events calls zones that are alike."""
PROMPT_ZONES = dict.fromkeys(SLOT_NAMES, "board")
"""What a prompt calls zones that are alike."""
IDLE_ZONES = ("hand", "discard", "deck", "board", "tokens", "spent")
"""Zones a prompt may name though no option lies there: whether a hand holds one is hidden, other zones are named where
there might be one, and yes and no lie nowhere."""
COUNTS_BEYOND_OPTIONS = ("turn-after-pass", "song")
"""Prompts that count something else than what can be chosen now: turns, and cards that earlier sacrifices set FREE."""

TEXT_KEYS = {
    *(f"text-{kind}" for kind in KINDS),
    *(f"{what}-{clan}" for what in ("clan", "tile") for clan in CLANS),
    *(f"keyword-{keyword}{ending}" for keyword in KEYWORDS for ending in ("", "-text")),
    *(f"level-{level}{ending}" for level in (1, 2, 3) for ending in ("", "-many")),
    *(f"phase-{phase}" for phase in ("draft", "mulligan", "round", "song", "over")),
}
"""Messages besides those of cards, events, prompts and moves."""


# Cards in the record


def kind_of(state: Any, seat: int, card: int) -> str:
    place = card % CLAN_CARDS
    number = place // 2 if place < 8 else place - 4
    return KINDS[state.clans[seat, card // CLAN_CARDS] * KINDS_IN_CLAN + number]


def cards_in(bag: int) -> Counter[int]:
    """The cards of a bag, second copies counted with the first."""
    return Counter(bit - (bit % CLAN_CARDS < 8 and bit % CLAN_CARDS % 2) for bit in range(DECK) if bag >> bit & 1)


def is_bag(bag: int) -> bool:
    """Whether no second copy stands there without the first."""
    return 0 <= bag < 1 << DECK and all(
        bag >> card & 1 or not bag >> card + 1 & 1
        for card in range(DECK)
        if card % CLAN_CARDS < 8 and card % CLAN_CARDS % 2 == 0
    )


def deck_of(state: Any, seat: int) -> list[int]:
    return [state.deck[seat, place] for place in range(DECK) if state.deck[seat, place] != NOTHING]


def army_of(state: Any, seat: int) -> dict[int, int]:
    return {slot: state.army[seat, slot] for slot in range(SLOTS) if state.army[seat, slot] != NOTHING}


def conserved(state: Any) -> dict[str, int]:
    """Every card of both decks, wherever it lies. Before the end of the draft all are in the box."""
    if state.stage == DRAFT:
        assert not any((*state.deck_size, *state.hand, *state.discard, *state.removed))
        return CONSERVED
    found: Counter[str] = Counter()
    for seat in range(SEATS):
        cards = Counter(deck_of(state, seat)) + Counter(army_of(state, seat).values())
        for bag in (state.hand, state.discard, state.removed, state.revealed):
            cards += cards_in(bag[seat])
        cards += Counter(
            state.held[frame]
            for frame in range(state.depth)
            if state.held[frame] != NOTHING and state.seat[frame] == seat
        )
        found += Counter({f"seat {seat}, card {card}": number for card, number in cards.items()})
    return dict(found)


# What follows


def text_at(state: Any, seat: int, slot: int) -> str | None:
    """The card whose text holds on a slot: none where nothing lies face up, Aat has its mirror card's."""
    if not state.up[seat] >> slot & 1:
        return None
    kind = kind_of(state, seat, state.army[seat, slot])
    if kind == "aat" and state.up[1 - seat] >> slot & 1:
        return kind_of(state, 1 - seat, state.army[1 - seat, slot])
    return kind


def texts(state: Any, seat: int) -> dict[int, str]:
    return {slot: text for slot in range(SLOTS) if (text := text_at(state, seat, slot))}


def permanent_clans(state: Any, seat: int) -> set[str]:
    """GX-TILE-1: the clans whose Immortal's permanent effect holds for a seat."""
    active = {clan for number, clan in enumerate(CLANS) if state.tiles >> number & 1}
    return active | {IMMORTALS[text] for text in texts(state, seat).values() if text in IMMORTALS}


def free_slots(state: Any, seat: int) -> list[int]:
    """GX-ARMY-2: nothing above and nothing to the right."""
    army = army_of(state, seat)
    return [slot for slot in army if slot + COLUMNS not in army and (slot % COLUMNS == 4 or slot + 1 not in army)]


def ethereal_slots(state: Any, seat: int) -> set[int]:
    found = {slot for slot, text in texts(state, seat).items() if "ethereal" in CARDS[text]["keywords"]}
    if "justice" in permanent_clans(state, seat) and army_of(state, seat):
        found.add(max(free_slots(state, seat), key=lambda slot: slot // COLUMNS))
    return found


def as_set(slots: Any) -> int:
    return sum(1 << slot for slot in slots)


def derived(state: Any) -> dict[str, list[int]]:
    """The fields that only repeat what others say, worked out anew."""
    tokens = [
        state.tokens[seat] + state.spent[seat] + sum(state.laid[seat, slot] for slot in range(SLOTS))
        for seat in range(SEATS)
    ]
    return {
        "free": [as_set(free_slots(state, seat)) for seat in range(SEATS)],
        "ethereal": [as_set(ethereal_slots(state, seat)) for seat in range(SEATS)],
        "hand_size": [cards_in(state.hand[seat]).total() for seat in range(SEATS)],
        "deck_size": [len(deck_of(state, seat)) for seat in range(SEATS)],
        "owned": tokens,
    }


def clans_of(state: Any, seat: int, slot: int) -> set[int]:
    """Which of the seat's three clans the face-up card on a slot is of; the text that stands there may make it all."""
    text = text_at(state, seat, slot)
    every = text in ("all-in-one", "shennong") or (
        "xi-an" in permanent_clans(state, seat) and (slot // COLUMNS == 2 or text == "phoenix-immortal")
    )
    return {0, 1, 2} if every else {state.army[seat, slot] // CLAN_CARDS}


def assert_consistent(state: Any) -> None:
    """What must hold of any state between two decisions, besides conservation."""
    for seat in range(2):
        lying = sum(state.army[seat, slot] != -1 for slot in range(15))
        assert state.sung[seat] >= lying if state.stage == SONG else not state.sung[seat] or state.result
    assert (state.ask_seat == NOBODY) == (state.asked == 0) == bool(state.result) == (state.stage == OVER)
    assert state.result or [state.choices[1 - state.ask_seat, word] for word in range(3)] == [0, 0, 0]
    assert 0 <= state.round_number <= 3
    assert not state.open_discard or state.additional
    for seat in range(SEATS):
        assert_army(state, seat)
        assert_knowledge(state, seat)
        assert 2 <= state.owned[seat] <= 4
        assert min(state.tokens[seat], state.spent[seat]) >= 0
        assert state.supremacy[seat] < 2 or state.result
    for frame in range(state.depth, len(state.pc)):
        registers = ("text_of", "source", "place", "other", "card", "owner", "held", "clan", "level")
        assert {getattr(state, name)[frame] for name in registers} == {NOTHING}
        assert {getattr(state, name)[frame] for name in ("pc", "seat", "who", "count", "flag")} == {0}


def assert_army(state: Any, seat: int) -> None:
    army = army_of(state, seat)
    rows = [[slot % COLUMNS for slot in sorted(army) if slot // COLUMNS == row] for row in range(ROWS)]
    assert rows == [list(range(len(row))) for row in rows], "a gap in a row"
    assert len(rows[0]) >= len(rows[1]) >= len(rows[2]), "no staircase"
    assert [state.rows[seat, row] for row in range(ROWS)] == [len(row) for row in rows]
    assert state.up[seat] & ~as_set(army) == 0
    assert state.up[seat].bit_count() < SLOTS or state.result
    for slot in range(SLOTS):
        text = text_at(state, seat, slot)
        assert state.text[seat, slot] == (NOTHING if text is None else KINDS.index(text))
        assert state.laid[seat, slot] >= 0
        assert not state.laid[seat, slot] or text, "a token without a face-up card"
        if slot in army:
            kind = kind_of(state, seat, army[slot])
            assert CARDS[kind]["level"] == slot // COLUMNS + 1 or kind == "phoenix-immortal"
    clans = permanent_clans(state, seat)
    assert state.holds[seat] & 255 == sum(1 << number for number, clan in enumerate(CLANS) if clan in clans)
    for row in range(ROWS):
        there = [clans_of(state, seat, slot) for slot in army if slot // COLUMNS == row and state.up[seat] >> slot & 1]
        assert state.support[seat, row] == as_set(set().union(*there))
    assert state.bounty == NOTHING or state.bounty % SLOTS in army_of(state, state.bounty // SLOTS)


def assert_knowledge(state: Any, seat: int) -> None:
    bags = (state.hand, state.discard, state.removed, state.revealed, state.seen)
    assert all(is_bag(bag[seat]) for bag in bags)
    assert cards_in(state.seen[seat]) <= cards_in(state.hand[seat])
    cards = state.deck_size[seat]
    known = [state.known[seat] >> place & 1 for place in range(cards)]
    assert state.known[seat] >> cards == 0
    inside = "".join(map(str, known)).strip("1")
    assert "1" not in inside, "known cards lie at the top and at the bottom"
    assert all(state.deck[seat, place] == NOTHING for place in range(cards, DECK))


def winners(view: dict[str, Any]) -> list[int]:
    """GX-WIN-1 to GX-WIN-5: who fulfils what the game is said to have been won by."""
    rule, named = view["result"]["rule"], view["result"]["winners"]
    seats = view["seats"]
    values = [seat["military"] for seat in seats]
    return {
        "GX-WIN-1": [seat for seat in range(SEATS) if seats[seat]["supremacy"] == 2],
        "GX-WIN-2": [seat for seat in named if seats[seat]["tokens"]["owned"] == 4],
        "GX-WIN-3": [seat for seat in range(SEATS) if seats[seat]["face_up"] == SLOTS],
        "GX-WIN-4": [
            seat
            for seat in range(SEATS)
            if values[seat] - values[1 - seat] >= 10 and "goan-sul" in seats[seat]["permanent"]
        ],
        "GX-WIN-5": [seat for seat in named if len(seats[seat]["turned"]) == 3 and seats[seat]["supremacy"]],
    }[rule]


# Observations


def number_at(view: dict[str, Any], place: dict[str, Any]) -> int:
    """How many cards or tokens lie at a place of the table, of the card it names or of all. A deck stands for all cards
    it was made of, the board for itself."""
    zone, card = place["zone"], place.get("card")
    if zone == "board":
        return 1
    there = view["seats"][place["seat"]]
    if zone in SLOT_NAMES:
        return int(there["army"][zone] is not None and there["army"][zone]["card"] == card)
    if zone == "tokens":
        return int(there["tokens"]["hand"] + (view["wonder"] == place["seat"]))
    if zone == "spent":
        return int(there["tokens"]["spent"])
    if zone == "deck":
        return DECK if card is None else int(CARDS[card]["clan"] in there["clans"])
    cards = Counter(there[zone])
    return cards.total() if card is None else cards[card]


OBSERVATION_VERSION = 2
ASKED = ("nothing", *(prompt for prompt in PROMPTS if prompt not in ("turn-after-pass", "pay-shift")))


def seen_from(seat: int, other: int | None) -> int:
    return NOBODY if other is None else (other - seat) % SEATS


def place_from(seat: int, place: dict[str, Any] | None) -> int:
    """A place counted from the observer's own army."""
    return NOTHING if place is None else (place["seat"] - seat) % SEATS * SLOTS + SLOT_NAMES.index(place["slot"])


def number_of(words: tuple[str, ...], word: str | None) -> int:
    return NOTHING if word is None else words.index(word)


def by_kind(cards: dict[str, int]) -> list[int]:
    return [cards.get(kind, 0) for kind in KINDS]


def filled(names: list[str], number: int) -> list[int]:
    return [KINDS.index(name) for name in names[:number]] + [NOTHING] * (number - len(names))


def observation(view: dict[str, Any], state: Any, seat: int) -> dict[str, list[int]]:
    """What each row of docs/observations/gosux.md must be, worked out from the seat's view; what it leaves out is read
    from the state."""
    frame = state.depth - 1
    pending = view["pending"] or {"text": None, "source": None, "held": None}
    won = view["result"]["winners"] if view["result"] else []
    relative = [
        NOTHING if place == NOTHING else (place + seat * SLOTS) % (2 * SLOTS)
        for place in (state.place[frame], state.other[frame])
    ]
    expected = {
        "version": [OBSERVATION_VERSION],
        "stage": [("draft", "mulligan", "round", "song", "over").index(view["stage"])],
        "round": [view["round"]],
        "turn": [min(127, view["turn"])],
        "asked": [ASKED.index(view["asked"])],
        "to act": [seen_from(seat, view["to_act"])],
        "active": [seen_from(seat, view["active"])],
        "first": [seen_from(seat, view["first"])],
        "turns left": [NOTHING if view["turns_left"] is None else view["turns_left"]],
        "additional": [int(view["additional"])],
        "granted": [state.granted],
        "open discard": [int(view["open_discard"])],
        "wonder": [seen_from(seat, view["wonder"])],
        "bounty": [place_from(seat, view["bounty"])],
        "result": [(seat in won) + 2 * (1 - seat in won)],
        "text": [number_of(KINDS, pending["text"])],
        "source": [place_from(seat, pending["source"])],
        "held": [number_of(KINDS, pending["held"])],
        "count": [state.count[frame]],
        "clan": [state.clan[frame]],
        "level": [state.level[frame]],
        "place": [relative[0]],
        "other place": [relative[1]],
        "tiles": [int(any(clan in one["turned"] for one in view["seats"]) or clan in view["tiles"]) for clan in CLANS],
    }
    for away in range(SEATS):
        there = view["seats"][(seat + away) % SEATS]
        clans, army = there["clans"], [there["army"][slot] for slot in SLOT_NAMES]
        tokens = there["tokens"]
        numbers = [tokens["hand"], tokens["spent"], tokens["owned"], there["supremacy"], int(there["passed"])]
        sizes = [there["hand_size"], there["deck_size"], there["military"], there["face_up"]]
        # In the draft clans stand in the order in which they were taken, in the view as in the record.
        numbers_of_clans = [CLANS.index(clan) for clan in clans] + [NOTHING] * (3 - len(clans))
        rows = {
            "seat": [*numbers_of_clans, *numbers, *sizes],
            "army cards": [number_of(KINDS, lying and lying["card"]) for lying in army],
            "army faces": [0 if not lying else 2 if lying["captured"] else 1 for lying in army],
            "army tokens": [lying["tokens"] if lying else 0 for lying in army],
            "army texts": [number_of(KINDS, lying and lying["text"]) for lying in army],
            "hand": by_kind(there["hand"] if away == 0 else there["known_hand"]),
            "known hand": by_kind(there["known_hand"]),
            "discard": by_kind(there["discard"]),
            "removed": by_kind(there["removed"]),
            "revealed": by_kind(there["revealed"]),
            "barred": by_kind(dict.fromkeys(there["barred"], 1)),
            "deck top": filled(there["deck_top"], 5),
            "deck bottom": filled(there["deck_bottom"] or bottom_of_known(there), 3),
        }
        expected |= {f"{'own' if away == 0 else 'other'} {name}": numbers for name, numbers in rows.items()}
    return expected


def bottom_of_known(there: dict[str, Any]) -> list[str]:
    """Of a deck that is known from top to bottom, the bottom."""
    return there["deck_top"][::-1] if len(there["deck_top"]) == there["deck_size"] else []


# Positions

POSITIONS: tuple[dict[str, Any], ...] = (
    {},
    {"stage": "draft", "first": 1, "clans": [["xi-an", "justice"], ["galmi"]]},
    {
        "stage": "mulligan",
        "first": 1,
        "seat": 0,
        "clans": [["justice", "tomorrow", "phoenix"], ["galmi", "goan-sul", "xi-an"]],
        "hands": [{"elle": 1, "nezha": 1, "quae": 1, "sati": 1, "tourach": 1, "justice": 1, "volantis": 1}, None],
        "decks": [["timer", "kaez"], ["nio"]],
    },
    {
        "round": 2,
        "first": 1,
        "seat": 0,
        "turn": 9,
        "clans": [["justice", "abhilasha", "xi-an"], ["tomorrow", "narashima", "galmi"]],
        "armies": [
            {
                "a1": "all-in-one",
                "a2": "atalante-a-grand-bouclier",
                "a3": {"card": "le-cercle-rouge", "captured": True},
                "a4": {"card": "3-voeux", "tokens": 1},
                "b1": "shennong",
                "b2": "solok",
            },
            {
                "a1": {"card": "nitish", "tokens": 1},
                "a2": {"card": "boul-go", "bounty": True},
                "a3": "obeezs",
                "a4": "aat",
                "b1": "nalin",
                "b2": "ez",
            },
        ],
        "hands": [
            {"justice": 1, "abhilasha": 1, "les-fleches-de-justice": 1, "cylak": 1, "elle": 1, "nio": 1, "volantis": 1},
            {"galmi": 1, "nityananda": 1, "ree-ab": 1, "un-go": 1, "kno-bo": 1, "le-cercle-rouge": 0, "nitish": 1},
        ],
        "decks": [["byun-hyung-ja-xi-an", "ashes"], ["byun-hyung-ja-galmi"]],
        "discards": [{"nezha": 1, "le-cercle-rouge": 1, "ecnalab": 1}, {"navaj": 2, "ne-ye": 1, "bun-to": 1}],
        "removed": [{"quae": 1}, {"fre-e": 1}],
        "known_hands": [{"cylak": 1}, {"galmi": 1, "nitish": 1}],
        "known_decks": [1, 0],
        "owned": [4, 3],
        "spent": [1, 0],
        "supremacy": [1, 0],
        "wonder": 1,
        "turned": [["justice"], ["tomorrow"]],
        "barred": [["elle"], []],
    },
    {
        "round": 3,
        "seat": 1,
        "clans": [["tomorrow", "phoenix", "goan-sul"], ["justice", "abhilasha", "narashima"]],
        "supremacy": [1, 1],
        "owned": [4, 4],
        "spent": [2, 4],
        "armies": [
            {"a1": "timer", "a2": "unites-de-bombardement", "a3": "sqeezs", "b1": "phoenix-eliana", "b2": "hempo"},
            {"a1": "nakshatra", "a2": "les-gardiens-de-la-nuit", "b1": "nezha", "c1": "byun-hyung-ja-abhilasha"},
        ],
        "hands": [
            {"phoenix-immortal": 1, "fenghuang": 1, "smook": 1, "goan-sul": 1, "wiindz": 1, "fre-e": 1, "kaez": 1},
            {
                "alpha-mort": 1,
                "les-fees-petales": 1,
                "les-sombres-cultistes": 1,
                "navaj": 1,
                "atalante-a-grand-bouclier": 1,
            },
        ],
        "discards": [{"orgah": 1}, "rest"],
        "removed": [{"phoenix": 1}, None],
        "decks": [[], ["narashima", "justice", "elle"]],
    },
    {
        "first": 1,
        "passed": 0,
        "turns_left": 3,
        "turn_kind": "from-discard",
        "clans": [["galmi", "phoenix", "xi-an"], ["justice", "abhilasha", "narashima"]],
        "armies": [
            {
                "a1": {"card": "boul-go", "captured": True},
                "a2": {"card": "muraena", "captured": True},
                "a3": {"card": "all-in-one", "captured": True},
                "b1": "galmi-avatar",
                "b2": {"card": "valeen", "bounty": True},
            },
            {
                "a1": "nitish",
                "a2": "le-cercle-rouge",
                "b1": "nezha",
                "b2": "nityananda",
                "c1": "byun-hyung-ja-abhilasha",
                "c2": "justice",
            },
        ],
        "hands": [{"le-cercle-rouge": 0}, {}],
        "discards": [{}, {"volantis": 2, "niranjan": 1, "cylak": 1, "abhilasha": 1}],
        "spent": [2, 2],
    },
    {
        "seat": 0,
        "clans": [["abhilasha", "tomorrow", "xi-an"], ["justice", "galmi", "phoenix"]],
        "armies": [
            {
                "a1": "all-in-one",
                "a2": "1000-visages",
                "a3": "les-apotres-de-la-nuit",
                "b1": "shennong",
                "b2": "pangu",
                "b3": "sha-dow",
                "c1": "byun-hyung-ja-xi-an",
                "c2": "byun-hyung-ja-abhilasha",
                "c3": "byun-hyung-ja-tomorrow",
            },
            {
                "a1": {"card": "kno-bo", "captured": True},
                "a2": {"card": "timer", "captured": True},
                "a3": {"card": "atalante-a-grand-bouclier", "captured": True},
                "b1": "kan-te",
                "b2": "phoenix-immortal",
                "c1": "galmi",
            },
        ],
        "hands": [
            {"1000-visages": 1, "3-voeux": 2, "dragon-dansant": 2, "dalisteer": 1, "xi-an": 1},
            {"atalante-a-grand-bouclier": 1, "she-rift": 1, "shard": 1, "elle": 1, "ree-ab": 1},
        ],
        "removed": [{"ne-ye": 1}, {}],
        "discards": [{}, {"bun-to": 2, "arpia": 1}],
    },
    {
        "stage": "battle",
        "round": 2,
        "clans": [["justice", "galmi", "goan-sul"], ["narashima", "phoenix", "xi-an"]],
        "supremacy": [0, 1],
        "armies": [
            {
                "a1": {"card": "esprits-de-smook", "tokens": 1},
                "a2": "un-go",
                "a3": "volantis",
                "b1": "she-rift",
                "b2": {"card": "hempo", "captured": True},
                "c1": "byun-hyung-ja-goan-sul",
            },
            {"a1": "nikhilesh", "a2": "timer", "b1": "dalisteer"},
        ],
        "wonder": 0,
        "spent": [0, 2],
    },
    {
        "stage": "battle",
        "first": 1,
        "clans": [["justice", "galmi", "narashima"], ["tomorrow", "phoenix", "xi-an"]],
        "armies": [{"a1": "volantis", "a2": {"card": "un-go", "bounty": True}}, {"a1": "timer", "a2": "1000-visages"}],
    },
    {"round": 2, "supremacy": [1, 1], "clans": [["justice", "galmi", "narashima"], []]},
)
"""Positions that can be set up; together they use every field, and bring what random games rarely meet."""

IMPOSSIBLE_POSITIONS: tuple[dict[str, Any], ...] = (
    {"stage": "song"},
    {"stage": "over"},
    {"stage": ["turn"]},
    {"weather": "fine"},
    {"round": 0},
    {"round": 4},
    {"round": "first"},
    {"round": 3},
    {"round": 3, "supremacy": [1, 0]},
    {"round": 2, "supremacy": [0, 0]},
    {"round": 1, "supremacy": [0, 1]},
    {"stage": "battle", "round": 1, "supremacy": [1, 1]},
    {"first": 2},
    {"seat": -1},
    {"seat": True},
    {"turn": 0},
    {"turn": 1.5},
    {"clans": [["justice"], None]},
    {"clans": [["justice", "justice", "galmi"], None]},
    {"clans": [["justice", "galmi", "phoenix", "xi-an"], None]},
    {"clans": [["justice", "galmi", "phoenix"], ["justice", "xi-an", "tomorrow"]]},
    {"clans": [["justice", "galmi", "dragon"], None]},
    {"clans": [["justice", "galmi", "phoenix"]]},
    {"clans": ["justice", "galmi"]},
    {"clans": [["justice", "galmi", "phoenix"], None], "hands": [{"nio": 1}, None]},
    {"hands": [{"timer": 1}, {"kaez": 1}]},
    {"hands": [{"timer": 1, "nio": 1, "volantis": 1, "galmi": 1}, None]},
    {"hands": [{"timer": 3}, None]},
    {"hands": [{"kaez": 2}, None]},
    {"hands": [{"timer": -1}, None]},
    {"hands": [{"timer": True}, None]},
    {"hands": [{"dragon": 1}, None]},
    {"hands": [["timer"], None]},
    {"hands": ["rest", None]},
    {"hands": [{"timer": 2}, None], "discards": [{"timer": 1}, None]},
    {"discards": ["rest", None], "removed": ["rest", None]},
    {"discards": ["all", None]},
    {"decks": [["timer", "timer", "timer"], []]},
    {"decks": [{"timer": 1}, {}]},
    {"decks": [[["timer"]], []]},
    {"known_hands": [{"timer": 1}, None]},
    {"known_hands": [{"timer": 1}, None], "hands": [{"kaez": 1}, None]},
    {"known_decks": [39, 0]},
    {"known_decks": [1, 0], "removed": ["rest", None]},
    {"owned": [5, 2]},
    {"owned": [1, 2]},
    {"owned": [2]},
    {"spent": [3, 0]},
    {"spent": [-1, 0]},
    {"spent": [2, 0], "armies": [{"a1": {"card": "timer", "tokens": 1}}, {}]},
    {"supremacy": [2, 0]},
    {"supremacy": [0.5, 0]},
    {"wonder": 2},
    {"wonder": "nobody"},
    {"turned": [["justice"], ["justice"]]},
    {"turned": [["galmi"], []], "clans": [["justice", "tomorrow", "phoenix"], None]},
    {"passed": 2},
    {"passed": 0, "seat": 0},
    {"turns_left": 2},
    {"passed": 0, "turns_left": 4},
    {"passed": 0, "turns_left": 0},
    {"turn_kind": "last"},
    {"turn_kind": True},
    {"barred": [["dragon"], []]},
    {"barred": ["timer", []]},
    {"armies": [{"a2": "timer"}, {}]},
    {"armies": [{"a1": "timer", "b1": "kaez", "b2": "genious"}, {}]},
    {"armies": [{"b1": "kaez"}, {}]},
    {"armies": [{"a1": "kaez"}, {}]},
    {"armies": [{"a1": "timer", "b1": "phoenix"}, {}]},
    {"armies": [{"a6": "timer"}, {}]},
    {"armies": [{"a1": "dragon"}, {}]},
    {"armies": [{"a1": 7}, {}]},
    {"armies": [{"a1": {"captured": True}}, {}]},
    {"armies": [{"a1": {"card": "timer", "asleep": True}}, {}]},
    {"armies": [{"a1": {"card": "timer", "captured": 1}}, {}]},
    {"armies": [{"a1": {"card": "timer", "tokens": 2}}, {}]},
    {"armies": [{"a1": {"card": "timer", "tokens": 1, "captured": True}}, {}]},
    {"armies": [{"a1": {"card": "volantis", "tokens": 1}}, {}]},
    {"armies": [{"a1": {"card": "timer", "bounty": True}}, {"a1": {"card": "volantis", "bounty": True}}]},
    {"armies": [{"a1": "timer", "a2": "timer", "a3": "timer"}, {}]},
    {"armies": ["timer", {}]},
    {
        "armies": [
            {
                **{f"a{column}": card for column, card in enumerate(("timer", "timer", "arpia", "arpia", "sqeezs"), 1)},
                **{
                    f"b{column}": card
                    for column, card in enumerate(("kaez", "genious", "fenghuang", "phoenix-eliana", "nio"), 1)
                },
                **{
                    f"c{column}": card
                    for column, card in enumerate(
                        ("phoenix", "byun-hyung-ja-phoenix", "xi-an", "byun-hyung-ja-xi-an", "galmi"), 1
                    )
                },
            },
            {},
        ]
    },
    {"stage": "draft", "round": 1},
    {"stage": "draft", "clans": [["justice", "galmi"], []]},
    {"stage": "draft", "clans": [["justice"], ["justice", "galmi"]]},
    {"stage": "draft", "clans": [["justice", "galmi", "xi-an"], ["tomorrow", "phoenix", "narashima"]]},
    {"stage": "draft", "hands": [{}, {}]},
    {"stage": "mulligan", "hands": [{"timer": 2}, None]},
    {"stage": "mulligan", "wonder": 0},
    {"stage": "mulligan", "armies": [{"a1": "timer"}, {}]},
    {"stage": "battle", "passed": 0},
    {"stage": "battle", "turn_kind": "additional"},
)

FULLEST: dict[str, Any] = {
    "round": 2,
    "turn": 19,
    "clans": [["justice", "abhilasha", "xi-an"], ["tomorrow", "narashima", "galmi"]],
    "armies": [
        {
            "a1": "atalante-a-grand-bouclier",
            "a2": "les-gardiens-de-la-nuit",
            "a3": "les-fleches-de-justice",
            "a4": "les-apotres-de-la-nuit",
            "a5": "les-sombres-cultistes",
            "b1": "alpha-mort",
            "b2": "dalisteer",
            "b3": "shennong",
            "b4": "tourach",
            "b5": "ecnalab",
            "c1": {"card": "byun-hyung-ja-abhilasha", "captured": True},
            "c2": "byun-hyung-ja-justice",
            "c3": "byun-hyung-ja-xi-an",
            "c4": "abhilasha",
        },
        {
            "a1": "chercheurs-de-depouilles",
            "a2": "nakshatra",
            "a3": "nikhilesh",
            "a4": "boul-go",
            "a5": "obeezs",
            "b1": "narashima-lion",
            "b2": "galmi-avatar",
            "b3": "nityananda",
            "b4": "nachiketa",
            "b5": "niranjan",
            "c1": "byun-hyung-ja-narashima",
            "c2": "byun-hyung-ja-tomorrow",
            "c3": "byun-hyung-ja-galmi",
            "c4": "narashima",
        },
    ],
    "hands": [
        dict.fromkeys(("les-fees-petales", "volantis", "elle", "nezha", "quae", "sati", "pangu", "cylak"), 1),
        {"galmi": 1},
    ],
    "known_hands": [{"elle": 1}, {"galmi": 1}],
    "discards": [{"all-in-one": 2, "3-voeux": 1, "1000-visages": 2}, {"navaj": 2, "aat": 2, "ez": 1, "fre-e": 1}],
    "removed": [{"dragon-dansant": 1}, {"ne-ye": 1}],
    "owned": [4, 4],
    "supremacy": [1, 1],
    "wonder": 0,
}
"""As much to see and to choose from as there can be."""
