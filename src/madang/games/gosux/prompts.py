"""Gosu X: what is asked, which parts of the table an option refers to, and why something else is not allowed."""

from typing import Any

from madang.engine.causes import of_owner
from madang.engine.rule import NOBODY, NOTHING
from madang.games.gosux.cards import (
    COLUMNS,
    KINDS,
    KINDS_IN_CLAN,
    MOST_TURNS,
    RULES,
    SECRET_SHIFT,
    SLOT_NAMES,
    SLOTS,
)
from madang.games.gosux.choosing import goan_sul_takes, level_set
from madang.games.gosux.effects.language import (
    ADJACENT,
    ANY,
    BOUNTY_CARDS,
    EVERYWHERE,
    FACE_DOWN,
    FACE_UP,
    IS_FREE,
    MINE,
    NEXT_TO_OTHER,
    NOT_CHOSEN,
    NOT_TOKEN,
    STRIKEABLE,
    THEIRS,
    THIS_COLUMN,
    THIS_ROW,
    TOUCHABLE,
)
from madang.games.gosux.effects.operations import CHOOSE_PLACE
from madang.games.gosux.effects.tables import (
    COLUMN_SLOTS,
    LEVEL_OF,
    NEIGHBOURS,
    PHOENIX_IMMORTAL,
    PROGRAM,
    ROW_SLOTS,
    SHIFT,
)
from madang.games.gosux.knowledge import held_kind, text_under_way
from madang.games.gosux.queries import (
    card_of,
    cards_in_play,
    cards_of_levels,
    hand_limit,
    has_keyword,
    is_up,
    kind_at,
    owner_of_clan,
    places_of_levels,
    supported,
)
from madang.games.gosux.state import ACTIONS, ASK, ASKED, OVER

HAND, DISCARD, DECK, REVEALED = ("hand",), ("discard",), ("deck",), ("revealed",)
BOARD, TURN, USED_TOKENS = ("board",), ("hand", "discard", "board", "tokens"), ("board", "spent")

PROMPTS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "draft": ("GX-SET-1", BOARD, ()),
    "mulligan": ("GX-SET-3", HAND, ()),
    "turn": ("GX-TURN-1", TURN, ()),
    "turn-after-pass": ("GX-PASS-1", TURN, ("count",)),
    "row": ("GX-PLAY-4", BOARD, ("card",)),
    "shift-in": ("GX-SHIFT-1", ("hand", "discard"), ("card",)),
    "pay": ("GX-PLAY-1", ("hand", "tokens"), ("card", "count", "wonder")),
    "pay-shift": ("GX-SHIFT-1", ("hand", "tokens"), ("card", "count", "wonder", "tokens")),
    "discard": ("GX-PLAY-3", HAND, ("card", "count")),
    "limit": ("GX-TURN-1", HAND, ("count", "limit")),
    "trade": ("GX-PLAY-3", HAND, ("card",)),
    "same-clan": ("GX-PLAY-3", HAND, ("card", "count")),
    "search": ("GX-PLAY-3", DECK, ("card",)),
    "fetch": ("GX-PLAY-3", DISCARD, ("card",)),
    "fetch-more": ("GX-PLAY-3", DISCARD, ("card",)),
    "keep-revealed": ("GX-KW-REVEAL", REVEALED, ("card",)),
    "top-revealed": ("GX-KW-REVEAL", REVEALED, ("card",)),
    "top-discard": ("GX-PLAY-3", DISCARD, ("card",)),
    "remove": ("GX-KW-REMOVED", DISCARD, ("card",)),
    "name": ("GX-KW-NAMED", DECK, ("card",)),
    "copy": ("GX-KW-COPY", BOARD, ("card",)),
    "copy-discard": ("GX-KW-COPY", DISCARD, ("card",)),
    "capture": ("GX-KW-CAPTURE", BOARD, ("card",)),
    "may-capture": ("GX-KW-CAPTURE", BOARD, ("card",)),
    "destroy": ("GX-KW-DESTROY", BOARD, ("card",)),
    "free": ("GX-KW-RELEASE", BOARD, ("card",)),
    "capture-or-free": ("GX-KW-CAPTURE", BOARD, ("card",)),
    "strike": ("GX-KW-CAPTURE", BOARD, ("card",)),
    "verb": ("GX-KW-CAPTURE", BOARD, ("card", "other")),
    "sacrifice": ("GX-KW-DESTROY", BOARD, ("card",)),
    "song": ("GX-SONG-1", BOARD, ("count", "army", "given", "more", "next")),
    "return": ("GX-PLAY-3", BOARD, ("card",)),
    "swap": ("GX-PLAY-5", BOARD, ("card",)),
    "swap-with": ("GX-PLAY-5", BOARD, ("card", "other")),
    "bounty-token": ("GX-KW-BOUNTY", BOARD, ("card",)),
    "token": ("GX-TOK-2", USED_TOKENS, ("card",)),
    "may-token": ("GX-TOK-2", USED_TOKENS, ("card",)),
    "clan": ("GX-PLAY-5", BOARD, ("card",)),
    "level": ("GX-PLAY-3", BOARD, ("card",)),
    "player": ("GX-PLAY-3", DECK, ("card",)),
    "tile": ("GX-WIN-5", BOARD, ("card",)),
    "echo": ("GX-KW-ECHO", BOARD, ("card",)),
    "again": ("GX-PLAY-3", BOARD, ("card",)),
    "bounty": ("GX-KW-BOUNTY", DECK, ("card",)),
    "pass-now": ("GX-PASS-1", BOARD, ("card",)),
    "unlock": ("GX-PLAY-3", HAND, ("card",)),
    "end-effect": ("GX-TURN-1", BOARD, ()),
    "cancel-activation": ("GX-KW-FOW", HAND, ("card",)),
    "cancel-capture": ("GX-KW-FOW", HAND, ("card",)),
    "cancel-destruction": ("GX-KW-FOW", HAND, ("card",)),
}
"""For each kind of prompt the rule, the zones its options lie in, and the facts its sentence needs."""

SHARED_ZONES = ("board", "deck")
"""Zones a prompt means of both players; one copies from either discard, too."""
FROM_HAND = ("shift-in", "pay", "discard", "limit", "trade", "same-clan")
TURN_BLOCKS = ("play", "play-discard", "shift", "activate", "spend-one", "spend-two", "pass")


def kind_of_prompt(state: Any) -> str:
    """The kind of the pending decision: what is asked, told apart where the sentence differs."""
    kind = ASKED[state.asked]
    if kind == "turn" and state.turns_left != NOTHING:
        return "turn-after-pass"
    if kind == "pay" and state.level[state.depth - 1] == NOTHING:
        return "pay-shift"
    return kind


def prompt(state: Any) -> dict[str, Any]:
    """What is asked now: kind, seat, rule id, the zones the options lie in, and what the sentence needs to know."""
    kind, seat = kind_of_prompt(state), state.ask_seat
    rule, zones, facts = PROMPTS[kind]
    shared = (*SHARED_ZONES, "discard") if kind == "copy-discard" else SHARED_ZONES
    return {
        "kind": kind,
        "seat": seat,
        "rule": rule,
        "zones": [{"zone": zone} if zone in shared else {"zone": zone, "seat": seat} for zone in zones],
        **{fact: _fact(state, kind, fact) for fact in facts},
    }


def _fact(state: Any, kind: str, fact: str) -> Any:
    frame = state.depth - 1
    if fact == "count":
        return state.turns_left if kind == "turn-after-pass" else state.count[frame]
    if fact == "army":
        return state.sung[state.ask_seat]
    if fact == "given":
        return state.sung[state.ask_seat] - cards_in_play(state, state.ask_seat)
    if fact == "more":
        return int(goan_sul_takes(state, frame))
    if fact == "next":
        return _gives_next(state, frame)
    if fact == "limit":
        return hand_limit(state)
    if fact == "wonder":
        return int(state.wonder == state.ask_seat)
    if fact == "tokens":
        return int(state.laid[divmod(int(state.place[frame]), SLOTS)])
    if fact == "other":
        return _card_at(state, state.other[frame] if kind == "swap-with" else state.place[frame])
    if kind == "row":
        return KINDS[PHOENIX_IMMORTAL]
    if kind in ("pay", "pay-shift"):
        return KINDS[held_kind(state)]
    if kind == "cancel-activation":
        return _card_at(state, state.source[frame])
    if kind in ("shift-in", "cancel-capture", "cancel-destruction"):
        return _card_at(state, state.place[frame])
    text = text_under_way(state)
    return None if text == NOTHING else KINDS[text]


def _gives_next(state: Any, frame: int) -> int:
    """How many cards the other gives to the Song after whoever is asked; 0 where the other has given already."""
    begins = state.seat[frame]
    return (state.sung[1 - begins] + 1) // 2 if state.ask_seat == begins else 0


def _card_at(state: Any, place: int) -> str:
    return str(KINDS[kind_at(state, place)])


def _part_at(state: Any, place: int) -> dict[str, Any]:
    """A place of an army, with the card that lies there."""
    seat, slot = divmod(place, SLOTS)
    return {"zone": SLOT_NAMES[slot], "seat": seat, "card": _card_at(state, place)}


def parts(state: Any, action: int) -> list[dict[str, Any]]:
    """The cards, places and tokens an action touches."""
    block, fields, seat = ACTIONS.block(action).name, ACTIONS.actions[action].fields, state.ask_seat
    number = int(ACTIONS.fields[action, 0])
    if block in ("play", "play-discard"):
        return [{"zone": "hand" if block == "play" else "discard", "seat": seat, "card": fields["card"]}]
    if block in ("card", "card-discard"):
        zone, owner = _zone_of_choice(state, block, number)
        return [{"zone": zone, "seat": owner, "card": fields["card"]}]
    if block in ("shift", "activate"):
        return [_part_at(state, seat * SLOTS + number)]
    if block == "place":
        return [_part_at(state, number * SLOTS + int(ACTIONS.fields[action, 1]))]
    if block in ("capture", "destroy", "free"):
        return [_part_at(state, state.place[state.depth - 1])]
    if block in ("clan", "level"):
        return [{"zone": "board"}]
    if block == "player":
        return [{"zone": "deck", "seat": number}]
    if block in ("spend-one", "spend-two", "wonder"):
        return [{"zone": "tokens", "seat": seat}]
    if block == "spent":
        return [{"zone": "spent", "seat": seat}]
    return [{"zone": "hand", "seat": seat}] if block in ("keep", "redraw") else []


def _zone_of_choice(state: Any, block: str, kind: int) -> tuple[str, int]:
    """The zone, and whose, that a choice of a card is made from."""
    asked, seat = ASKED[state.asked], state.ask_seat
    if asked == "name":
        return "deck", 1 - seat
    if asked == "copy-discard":
        return "discard", owner_of_clan(state, kind // KINDS_IN_CLAN)
    if block == "card" and asked in FROM_HAND:
        return "hand", seat
    return {"search": "deck", "keep-revealed": "revealed", "top-revealed": "revealed"}.get(asked, "discard"), seat


def why_not(state: Any, seat: int, action: int) -> str:
    """The rule that forbids an action to a seat now, told from what the seat knows."""
    if state.stage == OVER:
        return str(RULES[state.reason])
    asked = kind_of_prompt(state)
    if seat != state.ask_seat:
        return PROMPTS[asked][0]
    block = ACTIONS.block(action).name
    one, two = (int(number) for number in ACTIONS.fields[action])
    if asked in ("turn", "turn-after-pass"):
        return _why_not_in_turn(state, seat, block, one)
    if asked == "shift-in" and block in ("card", "card-discard"):
        return _why_not_shift_in(state, seat, block, one)
    if block == "place":
        return _why_not_place(state, asked, one * SLOTS + two)
    return PROMPTS[asked][0]


def _why_not_in_turn(state: Any, seat: int, block: str, number: int) -> str:
    if block not in TURN_BLOCKS:
        return "GX-TURN-1"
    if state.turns > MOST_TURNS:
        return "GX-TURN-2"
    if block in ("play", "play-discard"):
        return _why_not_play(state, seat, block, number)
    if block == "shift":
        return _why_not_shift(state, seat, number)
    if block == "activate":
        return "GX-KW-CAPTURE" if _is_captured(state, seat * SLOTS + number) else "GX-TOK-1"
    return "GX-PASS-1" if block == "pass" else "GX-TOK-1"


def _is_captured(state: Any, place: int) -> bool:
    return state.army[place // SLOTS, place % SLOTS] != NOTHING and not is_up(state, place)


def _is_barred(state: Any, seat: int, card: int) -> bool:
    return bool((state.barred[seat, 0] | state.barred[seat, 1]) >> card & 1)


def _why_not_play(state: Any, seat: int, block: str, kind: int) -> str:
    card = card_of(state, seat, kind)
    if block == "play-discard" and (not state.open_discard or card == NOTHING or not state.discard[seat] >> card & 1):
        return "GX-KW-DISCARD-PLAY"
    if card == NOTHING or (block == "play" and not state.hand[seat] >> card & 1):
        return "GX-TURN-1"
    if _is_barred(state, seat, card):
        return "GX-KW-NAMED"
    if kind == PHOENIX_IMMORTAL:
        return "GX-PLAY-4"
    row = int(LEVEL_OF[kind]) - 1
    if row == 0:
        return "GX-ARMY-1" if state.rows[seat, 0] == COLUMNS else "GX-PLAY-1"
    backed = all(supported(state, seat, state.support[seat, lower]) >> card & 1 for lower in range(row))
    return "GX-ARMY-1" if backed else "GX-PLAY-2"


def _why_not_shift(state: Any, seat: int, slot: int) -> str:
    """Where the only card that would do is the same or a named one, the rule that says so."""
    place, card = seat * SLOTS + slot, state.army[seat, slot]
    if card == NOTHING:
        return "GX-SHIFT-1"
    if not is_up(state, place):
        return "GX-SHIFT-2"
    others = state.hand[seat] & cards_of_levels(state, seat, 1 << slot // COLUMNS)
    if SHIFT[kind_at(state, place)] >= 0 and others:
        if not others & ~(3 << card if LEVEL_OF[kind_at(state, place)] == 1 else 1 << card):
            return "GX-SHIFT-2"
        if not others & ~(state.barred[seat, 0] | state.barred[seat, 1]):
            return "GX-KW-NAMED"
    return "GX-SHIFT-1"


def _why_not_shift_in(state: Any, seat: int, block: str, kind: int) -> str:
    place, card = state.place[state.depth - 1], card_of(state, seat, kind)
    if block == "card-discard" and not (state.open_discard or has_keyword(state, place, SECRET_SHIFT)):
        return "GX-KW-SECRET"
    if card == state.army[seat, place % SLOTS]:
        return "GX-SHIFT-2"
    return "GX-KW-NAMED" if card != NOTHING and _is_barred(state, seat, card) else "GX-SHIFT-1"


def _why_not_place(state: Any, asked: str, place: int) -> str:
    """What keeps a text from the card on a place: first where it lies, then what it is, then how it stands."""
    frame = int(state.depth) - 1
    operation, where, levels = (int(number) for number in PROGRAM[state.pc[frame] - 1, :3])
    seat, slot = divmod(place, SLOTS)
    if operation != CHOOSE_PLACE or state.army[seat, slot] == NOTHING or not _is_side_meant(state, seat):
        return PROMPTS[asked][0]
    if where & NEXT_TO_OTHER:
        return "GX-PLAY-5"
    if where & (THIS_ROW | THIS_COLUMN | ADJACENT) and not _is_near(state, frame, where, place):
        return "GX-ARMY-3" if where & ADJACENT else "GX-ARMY-1"
    return _why_not_card(state, asked, place, where, levels)


def _is_side_meant(state: Any, seat: int) -> bool:
    """Whether the text at work looks into the army of a seat."""
    frame = int(state.depth) - 1
    operation, where = (int(number) for number in PROGRAM[state.pc[frame] - 1, :2])
    sides = where & EVERYWHERE
    return operation != CHOOSE_PLACE or not sides or bool(sides & (MINE if seat == state.who[frame] else THEIRS))


def _is_near(state: Any, frame: int, where: int, place: int) -> bool:
    """Whether a place lies where the text at work looks: in its row or its column, or beside it."""
    seat, slot = divmod(place, SLOTS)
    source = int(state.source[frame]) % SLOTS
    near = NEIGHBOURS[source] if where & ADJACENT else ROW_SLOTS[source // COLUMNS] | COLUMN_SLOTS[source % COLUMNS]
    return bool(seat == state.seat[frame] and near >> slot & 1)


def _why_not_card(state: Any, asked: str, place: int, where: int, levels: int) -> str:
    """What it is about a card that lies where the text at work reaches."""
    seat, slot = divmod(place, SLOTS)
    frame, here, up, text = int(state.depth) - 1, 1 << slot, is_up(state, place), text_under_way(state)
    if where & FACE_DOWN and up:
        return "GX-KW-RELEASE"
    if where & FACE_UP and not up:
        return "GX-KW-CAPTURE"
    if levels != ANY and not places_of_levels(state, level_set(state, frame, levels)) >> place & 1 and text != NOTHING:
        return f"GX-CARD-{KINDS[text].upper()}"
    if where & (TOUCHABLE | STRIKEABLE) and state.ethereal[seat] & here:
        return "GX-KW-ETHEREAL"
    if where & IS_FREE and not state.free[seat] & here:
        return "GX-ARMY-2"
    if where & NOT_CHOSEN and state.chain >> place & 1:
        return "GX-KW-COPY"
    if where & (NOT_TOKEN | BOUNTY_CARDS):
        return "GX-KW-BOUNTY"
    return PROMPTS[asked][0]


def cause(state: Any, seat: int, action: int, rule: str) -> dict[str, Any] | None:
    """What on the table stands in the way of an action that a rule forbids the seat that is asked."""
    if state.stage == OVER or seat != state.ask_seat:
        return None
    block, asked = ACTIONS.block(action).name, kind_of_prompt(state)
    one, two = (int(number) for number in ACTIONS.fields[action])
    if asked == "draft" and block == "clan":
        owner = int(owner_of_clan(state, one))
        return None if owner == NOBODY else of_owner(owner, seat)
    if rule == "GX-KW-NAMED" and block in ("play", "card"):
        return {"kind": "named", "places": [{"zone": "seats", "seat": 1 - seat}]}
    if block == "play" and rule == "GX-ARMY-1":
        return _cause_of_row(state, seat, int(LEVEL_OF[one]) - 1)
    if block == "shift" and rule == "GX-SHIFT-2" and is_up(state, seat * SLOTS + one):
        return {"kind": "same", "places": [{"zone": "hand", "seat": seat, "card": _card_at(state, seat * SLOTS + one)}]}
    if asked == "shift-in" and block == "card" and rule in ("GX-SHIFT-1", "GX-SHIFT-2"):
        leaves = int(state.place[state.depth - 1])
        kind = (
            {"kind": "same"}
            if rule == "GX-SHIFT-2"
            else {"kind": "level", "level": int(LEVEL_OF[kind_at(state, leaves)])}
        )
        return {**kind, "places": [_part_at(state, leaves)]}
    return _cause_at(state, asked, seat, one * SLOTS + two, rule) if block == "place" else None


def _cause_of_row(state: Any, seat: int, row: int) -> dict[str, Any]:
    """The row that is full, or the one below, which is no longer."""
    below = max(row - 1, 0)
    slots = range(below * COLUMNS, below * COLUMNS + int(state.rows[seat, below]))
    return {"kind": "row", "count": len(slots), "places": [_part_at(state, seat * SLOTS + slot) for slot in slots]}


def _cause_at(state: Any, asked: str, seat: int, place: int, rule: str) -> dict[str, Any] | None:
    """What keeps a text from the card on a place: what lies upon it, whose it is, or where the text stands."""
    frame, (owner, slot) = int(state.depth) - 1, divmod(place, SLOTS)
    if state.army[owner, slot] == NOTHING:
        return None
    if rule == "GX-ARMY-2":
        upon = [one for one in (slot + 1, slot + COLUMNS) if one < SLOTS and (one == slot + COLUMNS or one % COLUMNS)]
        lying = [one for one in upon if state.army[owner, one] != NOTHING]
        return {"kind": "upon", "places": [_part_at(state, owner * SLOTS + one) for one in lying]}
    if rule == "GX-PLAY-5" and asked == "swap-with" and place != state.other[frame]:
        return {"kind": "row-of", "places": [_part_at(state, int(state.other[frame]))]}
    if rule in ("GX-ARMY-1", "GX-ARMY-3") or rule.startswith("GX-CARD-"):
        return _cause_of_text(state, int(state.source[frame]), place)
    return of_owner(owner, seat) if rule == PROMPTS[asked][0] and not _is_side_meant(state, owner) else None


def _cause_of_text(state: Any, source: int, place: int) -> dict[str, Any] | None:
    """The card whose text is at work, where it lies in an army."""
    if source in (NOTHING, place) or state.army[source // SLOTS, source % SLOTS] == NOTHING:
        return None
    return {"kind": "text", "places": [_part_at(state, source)]}


assert set(ASK) - {"nothing"} == set(PROMPTS) - {"turn-after-pass", "pay-shift"}
