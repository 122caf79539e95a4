"""Gosu X: who sees what (GX-INFO-1).

VISIBILITY is the one definition: `view` is made from a state masked by it, `redeal` in `sampling` replaces exactly what
it hides, and the tests check `observe` in `observation` against both. Of a deck, which is hidden, `known` opens single
positions.
"""

from typing import Any

from madang.engine.game import SPECTATOR
from madang.engine.knowledge import HIDDEN, OPEN, OWN, masked, shared
from madang.engine.rule import NOBODY, NOTHING, rule, whole
from madang.games.gosux.cards import (
    CLANS,
    CLANS_EACH,
    COLUMNS,
    DECK_CARDS,
    ETHEREAL,
    KEYWORDS,
    KINDS,
    RULES,
    SEATS,
    SLOT_NAMES,
    SLOTS,
)
from madang.games.gosux.effects.language import DOUBLED_AGAINST_BOUNTIES, HANDS_FIGHT
from madang.games.gosux.effects.tables import (
    FIRST_COPY,
    SHIFT,
    SYMBOLS,
)
from madang.games.gosux.queries import (
    card_value,
    controls_bounty,
    doubling,
    hand_limit,
    has_keyword,
    holds,
    kind_of,
    text_at,
)
from madang.games.gosux.state import ASK_NOTHING, ASKED, DRAFT, STAGES, STATE

VISIBILITY = {
    "generator": HIDDEN,
    "hand": OWN,
    "discard": OPEN,
    "removed": OPEN,
    "revealed": OPEN,
    "seen": OPEN,
    "known": OPEN,
    "barred": OPEN,
    "choices": OWN,
    "chain": OPEN,
    "marked": OPEN,
    "holds": OPEN,
    "pc": OPEN,
    "up": OPEN,
    "free": OPEN,
    "ethereal": OPEN,
    "ended": OPEN,
    "tiles": OPEN,
    "turns": OPEN,
    "deck": HIDDEN,
    "army": OPEN,
    "laid": OPEN,
    "text": OPEN,
    "rows": OPEN,
    "support": OPEN,
    "clans": OPEN,
    "deck_size": OPEN,
    "hand_size": OPEN,
    "tokens": OPEN,
    "spent": OPEN,
    "owned": OPEN,
    "supremacy": OPEN,
    "passed": OPEN,
    "text_of": OPEN,
    "seat": OPEN,
    "who": OPEN,
    "source": OPEN,
    "place": OPEN,
    "other": OPEN,
    "card": OPEN,
    "owner": OPEN,
    "held": OPEN,
    "clan": OPEN,
    "level": OPEN,
    "count": OPEN,
    "flag": OPEN,
    "depth": OPEN,
    "asked": OPEN,
    "ask_seat": OPEN,
    "active": OPEN,
    "first": OPEN,
    "stage": OPEN,
    "round_number": OPEN,
    "turns_left": OPEN,
    "additional": OPEN,
    "granted": OPEN,
    "open_discard": OPEN,
    "wonder": OPEN,
    "bounty": OPEN,
    "result": OPEN,
    "reason": OPEN,
    "players": OPEN,
    "sung": OPEN,
}
"""`seen` is open to the two seats alone: one of them looked, and a spectator's view leaves it out."""


# What is under way


@rule
def text_under_way(state):
    """The kind whose text is being carried out, or NOTHING in the game's own flow."""
    frame = whole(state.depth) - 1
    text = whole(state.text_of[frame])
    if text == NOTHING and state.source[frame] != NOTHING:
        return text_at(state, whole(state.source[frame]))
    return text


@rule
def held_kind(state):
    """The kind of the card that is being paid for, or NOTHING."""
    for frame in range(whole(state.depth)):
        if state.held[frame] != NOTHING:
            return kind_of(state, whole(state.seat[frame]), whole(state.held[frame]))
    return NOTHING


# View


def named(state: Any, seat: int, bag: int) -> dict[str, int]:
    """The cards of a bag by name, with their number."""
    found: dict[str, int] = {}
    for bit in range(DECK_CARDS):
        if bag >> bit & 1:
            name = KINDS[kind_of(state, seat, int(FIRST_COPY[bit]))]
            found[name] = found.get(name, 0) + 1
    return found


def place_of(place: int) -> dict[str, Any] | None:
    """A place of an army as plain data."""
    return None if place == NOTHING else {"seat": place // SLOTS, "slot": SLOT_NAMES[place % SLOTS]}


def shift_cost(state: Any, place: int) -> int | None:
    """GX-SHIFT-1: how many cards shifting the card on a place costs now; None where it cannot be shifted."""
    seat, slot = divmod(place, SLOTS)
    cost = int(SHIFT[kind_of(state, seat, state.army[seat, slot])])
    return None if cost < 0 or not state.up[seat] >> slot & 1 else max(0, cost - state.laid[seat, slot])


def _card_view(state: Any, place: int) -> dict[str, Any] | None:
    seat, slot = divmod(place, SLOTS)
    if state.army[seat, slot] == NOTHING:
        return None
    text, here = state.text[seat, slot], 1 << slot
    keywords = [
        name
        for bit, name in enumerate(KEYWORDS)
        if (state.ethereal[seat] & here if 1 << bit == ETHEREAL else has_keyword(state, place, 1 << bit))
    ]
    return {
        "card": KINDS[kind_of(state, seat, state.army[seat, slot])],
        "captured": text == NOTHING,
        "free": bool(state.free[seat] & here),
        "ethereal": bool(state.ethereal[seat] & here),
        "bounty": state.bounty == place,
        "tokens": state.laid[seat, slot],
        "symbols": 0 if text == NOTHING else int(SYMBOLS[text]),
        "text": None if text == NOTHING else KINDS[text],
        "keywords": [] if text == NOTHING else keywords,
        "value": _value(state, place),
        "doubled": _doubled(state, place),
        "shift": shift_cost(state, place),
    }


def _value(state: Any, place: int) -> int:
    return int(card_value(state, place, _against_bounty(state, place // SLOTS)))


def _doubled(state: Any, place: int) -> str | None:
    """The keyword for which the card counts double, if it does."""
    if text_at(state, place) == NOTHING:
        return None
    keyword = doubling(state, place, _against_bounty(state, place // SLOTS))
    return KEYWORDS[keyword.bit_length() - 1] if keyword else None


def _against_bounty(state: Any, seat: int) -> bool:
    return bool(holds(state, seat, DOUBLED_AGAINST_BOUNTIES) and controls_bounty(state, 1 - seat))


def _deck(state: Any, seat: int) -> list[int]:
    return [state.deck[seat, position] for position in range(state.deck_size[seat])]


def _known_deck(state: Any, seat: int) -> tuple[list[str], list[str]]:
    """The cards that all know on top of a deck and at its bottom, from the outside in."""
    cards, known = state.deck_size[seat], state.known[seat]
    top = next((number for number in range(cards) if not known >> cards - 1 - number & 1), cards)
    bottom = next((number for number in range(cards - top) if not known >> number & 1), 0)
    names = [KINDS[kind_of(state, seat, card)] for card in _deck(state, seat)]
    return names[::-1][:top], names[:bottom]


def _seat_view(state: Any, seat: int) -> dict[str, Any]:
    parts = {
        row: sum(_value(state, seat * SLOTS + COLUMNS * level + column) for column in range(COLUMNS))
        for level, row in enumerate(("troops", "heroes", "immortals"))
    }
    parts["hand"] = state.hand_size[seat] if holds(state, seat, HANDS_FIGHT) else 0
    clans = [state.clans[seat, slot] for slot in range(CLANS_EACH) if state.clans[seat, slot] != NOTHING]
    top, bottom = _known_deck(state, seat)
    barred = named(state, seat, state.barred[seat, 0] | state.barred[seat, 1])
    return {
        "seat": seat,
        "clans": [CLANS[clan] for clan in clans],
        "turned": [CLANS[clan] for clan in clans if state.tiles >> clan & 1],
        "permanent": [name for clan, name in enumerate(CLANS) if state.holds[seat] >> clan & 1],
        "hand_size": state.hand_size[seat],
        "hand": None,
        "known_hand": None,
        "deck_size": state.deck_size[seat],
        "deck": None,
        "deck_top": top,
        "deck_bottom": bottom,
        "discard": named(state, seat, state.discard[seat]),
        "removed": named(state, seat, state.removed[seat]),
        "revealed": named(state, seat, state.revealed[seat]),
        "tokens": {
            "hand": state.tokens[seat],
            "spent": state.spent[seat],
            "on_cards": sum(state.laid[seat, slot] for slot in range(SLOTS)),
            "owned": state.owned[seat],
        },
        "supremacy": state.supremacy[seat],
        "passed": bool(state.passed[seat]),
        "military": sum(parts.values()),
        "military_parts": parts,
        "hand_limit": hand_limit(state),
        "face_up": state.up[seat].bit_count(),
        "barred": list(barred),
        "army": {name: _card_view(state, seat * SLOTS + slot) for slot, name in enumerate(SLOT_NAMES)},
    }


def _pending_view(state: Any) -> dict[str, Any] | None:
    if state.asked == ASK_NOTHING:
        return None
    frame, text, held = state.depth - 1, text_under_way(state), held_kind(state)
    return {
        "kind": ASKED[state.asked],
        "seat": state.ask_seat,
        "text": None if text == NOTHING else KINDS[text],
        "source": place_of(state.source[frame]),
        "held": None if held == NOTHING else KINDS[held],
        "left": state.count[frame],
        "clan": None if state.clan[frame] == NOTHING else CLANS[state.clan[frame]],
        "level": None if state.level[frame] == NOTHING else state.level[frame],
    }


@shared
def _open_view(shown: Any) -> dict[str, Any]:
    taken = {shown.clans[other, slot] for other in range(SEATS) for slot in range(CLANS_EACH)}
    left = [name for clan, name in enumerate(CLANS) if clan not in taken]
    asked = shown.asked != ASK_NOTHING
    return {
        "players": SEATS,
        "viewer": SPECTATOR,
        "stage": STAGES[shown.stage],
        "round": shown.round_number,
        "turn": shown.turns,
        "first": shown.first,
        "active": None if shown.active == NOBODY else shown.active,
        "to_act": shown.ask_seat if asked else None,
        "asked": ASKED[shown.asked],
        "turns_left": None if shown.turns_left == NOTHING else shown.turns_left,
        "additional": bool(shown.additional),
        "open_discard": bool(shown.open_discard),
        "wonder": None if shown.wonder == NOBODY else shown.wonder,
        "bounty": place_of(shown.bounty),
        "tiles": [] if shown.stage == DRAFT else left,
        "draft": {"left": left} if shown.stage == DRAFT else None,
        "seats": [_seat_view(shown, other) for other in range(SEATS)],
        "pending": _pending_view(shown),
        "result": None
        if not shown.result
        else {"winners": [other for other in range(SEATS) if shown.result >> other & 1], "rule": RULES[shown.reason]},
    }


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """What a seat may know as plain data; a spectator's with SPECTATOR, everything with None."""
    shown, public = (masked(STATE, VISIBILITY, state, viewer) for viewer in (seat, SPECTATOR))
    for other in range(SEATS):
        for position in range(DECK_CARDS):
            if public.known[other] >> position & 1:
                public.deck[other, position] = state.deck[other, position]
    result = _open_view(public) | {"viewer": seat}
    for one in result["seats"]:
        other = one["seat"]
        if seat in (None, other):
            one["hand"] = named(shown, other, shown.hand[other])
        if seat != SPECTATOR:
            one["known_hand"] = named(shown, other, shown.seen[other])
        if seat is None:
            one["deck"] = [KINDS[kind_of(shown, other, card)] for card in reversed(_deck(shown, other))]
    return result


assert set(VISIBILITY) == set(STATE.names or ()), "every field of the state needs its visibility"
