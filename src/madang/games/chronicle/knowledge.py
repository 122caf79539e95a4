"""Chronicle: who sees what (CR-INFO-1).

Hidden are the hands of the others, the cards they played face down in the running meeting, and the order of the History
pile. Everything else was seen by all, and seats forget nothing: a card shown or taken back into a hand is known to be
there, and who could not follow suit has, beyond such cards, none of that suit for the rest of the round.

VISIBILITY is the one definition: `view` is made from a state masked by it, `redeal` in `sampling` replaces exactly what
it hides, and the tests check `observe` in `observation` against both.
"""

from typing import Any

from madang.engine.game import SPECTATOR
from madang.engine.knowledge import HIDDEN, OPEN, OWN, masked, shared
from madang.engine.rule import NOBODY, NOTHING
from madang.games.chronicle.abilities import acting_seat
from madang.games.chronicle.cards import (
    ABILITIES,
    ABILITY,
    CARDS,
    CHARACTERS,
    CONDITION,
    DATA,
    EVIL,
    FAME_FOR_EVIL,
    FAME_TO_WIN,
    HISTORIES,
    MEASURES,
    NEXT,
    OPERAND,
    ROUNDS_REMEMBERED,
    SUIT_CARDS,
    SUITED_CARDS,
    SUITS,
    THEME,
    UNIVERSAL,
)
from madang.games.chronicle.histories import (
    excluded_seats,
    measure,
    ruler_of_evil,
    scored_allies,
    seats_that_meet,
)
from madang.games.chronicle.rules import playable, winning_seat, winning_seats
from madang.games.chronicle.state import (
    ASK_CARD,
    ASK_DISCARD,
    ASK_NOTHING,
    ASK_RECEIVER,
    ASKED,
    FACE_DOWN,
    OVER,
    PHASES,
    SEATS,
    STATE,
)

VISIBILITY = {
    "generator": HIDDEN,
    "hand": OWN,
    "allies": OPEN,
    "known": OPEN,
    "face_up": OPEN,
    "aside": OPEN,
    "paying": OPEN,
    "used": OPEN,
    "paid": OPEN,
    "round_number": OPEN,
    "discard": OPEN,
    "pile": HIDDEN,
    "turned": OPEN,
    "table": OPEN,
    "down": OWN,
    "voids": OPEN,
    "held": OPEN,
    "fame": OPEN,
    "discarded": OPEN,
    "pile_size": OPEN,
    "turned_up": OPEN,
    "players": OPEN,
    "two_histories": OPEN,
    "play_on": OPEN,
    "phase": OPEN,
    "meeting": OPEN,
    "opener": OPEN,
    "leader": OPEN,
    "turn": OPEN,
    "suit": OPEN,
    "seat": OPEN,
    "asked": OPEN,
    "given": OPEN,
    "pad": OPEN,
}


def named(cards: int) -> list[str]:
    """A set of characters as plain data."""
    return [name for card, name in enumerate(CHARACTERS) if cards >> card & 1]


def named_histories(cards: int) -> list[str]:
    return [name for history, name in enumerate(HISTORIES) if cards >> history & 1]


def seats_of(members: int) -> list[int]:
    return [seat for seat in range(SEATS) if members >> seat & 1]


def _table_view(state: Any, viewer: int | None) -> list[dict[str, Any]]:
    """The running meeting in the order of play."""
    found = []
    for turn in range(state.players):
        seat = (state.leader + turn) % state.players
        card = state.table[seat]
        if card != NOTHING:
            hidden = card == FACE_DOWN
            if hidden:
                card = state.down[seat] - 1 if viewer is None or viewer == seat else NOTHING
            face_up = not hidden and bool(state.face_up >> card & 1)
            found.append(
                {
                    "seat": seat,
                    "card": None if card == NOTHING else CHARACTERS[card],
                    "face_up": face_up,
                    "turned": not hidden and not face_up,
                }
            )
    return found


def _ability_view(state: Any) -> dict[str, Any] | None:
    """The ability that is being applied."""
    if state.asked in (ASK_NOTHING, ASK_CARD):
        return None
    seat = acting_seat(state)
    card = state.table[seat]
    return {
        "seat": seat,
        "card": CHARACTERS[card],
        "name": ABILITIES[ABILITY[card]],
        "victim": state.seat if state.asked == ASK_DISCARD else None,
        "given": CHARACTERS[state.given] if state.asked == ASK_RECEIVER else None,
    }


def _paid_seats(state: Any, history: int) -> list[int]:
    """CR-END-2, CR-END-3: whom a History card would pay if the round were scored on the Allies as they lie."""
    if CONDITION[history] >= NEXT or ruler_of_evil(state) != NOBODY:
        return []
    return seats_of(seats_that_meet(state, history, excluded_seats(state)))


def _history_view(state: Any, history: int, back: bool, paid: list[int]) -> dict[str, Any]:
    counts = None
    if CONDITION[history] < NEXT:
        counts = [measure(scored_allies(state, seat), int(OPERAND[history])) for seat in range(state.players)]
    return {
        "card": HISTORIES[history],
        "rule": list(DATA["histories"][history]["rule"]),
        "theme": CHARACTERS[THEME[history]],
        "back": back,
        "counts": counts,
        "met_by": paid,
    }


def _places(state: Any, viewer: int | None) -> dict[int, tuple[str | None, int | None]]:
    """Where each card is whose place the viewer knows: zone, and seat where the zone has one. A card known to be in the
    hand of somebody else who has played face down may be the one that lies there: then the zone is open."""
    found: dict[int, tuple[str | None, int | None]] = {}
    for seat in range(state.players):
        zones: list[tuple[str | None, int]] = [("allies", state.allies[seat]), ("hand", state.known[seat])]
        if viewer is None or viewer == seat:
            zones.append(("hand", state.hand[seat]))
        elif state.table[seat] == FACE_DOWN:
            zones.append((None, state.known[seat] & SUITED_CARDS))
        if state.table[seat] == FACE_DOWN:
            zones.append(("meeting", 1 << state.down[seat] - 1 if state.down[seat] else 0))
        elif state.table[seat] != NOTHING:
            zones.append(("meeting", 1 << state.table[seat]))
        for zone, cards in zones:
            found.update({card: (zone, seat) for card in range(CARDS) if cards >> card & 1})
    found.update({state.discard[number]: ("discard", None) for number in range(state.discarded)})
    found.update({card: ("aside", None) for card in range(CARDS) if state.aside >> card & 1})
    return found


def _unable_to_follow(state: Any, seat: int) -> int:
    """CR-PLAY-3: the cards of a hand that would lie face down if they were played now."""
    if state.asked != ASK_CARD or seat != state.seat or state.suit == NOTHING:
        return 0
    return int(playable(state.hand[seat], state.suit) & SUITED_CARDS & ~int(SUIT_CARDS[state.suit]))


def _seat_view(state: Any, seat: int, gains: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "fame": state.fame[seat],
        "hand_size": state.held[seat],
        "hand": None,
        "face_down": None,
        "known": named(state.known[seat]),
        "voids": [suit for number, suit in enumerate(SUITS) if state.voids[seat] >> number & 1],
        "allies": named(state.allies[seat]),
        "counts": {name: measure(state.allies[seat], number) for number, name in enumerate(MEASURES)},
        "excluded": bool(excluded_seats(state) >> seat & 1),
        "gains": FAME_FOR_EVIL if seat == ruler_of_evil(state) else gains,
    }


def _own_view(state: Any, seat: int) -> dict[str, Any]:
    return {"hand": named(state.hand[seat]), "face_down": named(_unable_to_follow(state, seat))}


def _evil_view(state: Any, viewer: int | None) -> list[dict[str, Any]]:
    """Where the cards of Evil are, as far as the viewer knows."""
    places = _places(state, viewer)
    return [
        {"card": CHARACTERS[card], "zone": zone, "seat": where}
        for card in range(CARDS)
        if EVIL >> card & 1
        for zone, where in [places.get(card, (None, None))]
    ]


@shared
def _open_view(shown: Any) -> dict[str, Any]:
    players, over = shown.players, shown.phase == OVER
    turned = [shown.turned[number] for number in range(shown.turned_up)]
    back = [number for number in range(len(HISTORIES)) if shown.paying >> number & 1 and number not in turned]
    paid = {history: _paid_seats(shown, history) for history in [*turned, *back]}
    theme = int(THEME[turned[0]])
    return {
        "players": players,
        "viewer": SPECTATOR,
        "options": {"two_histories": bool(shown.two_histories), "play_on": bool(shown.play_on)},
        "goal": FAME_TO_WIN,
        "round": shown.round_number,
        "meeting": shown.meeting,
        "phase": PHASES[shown.phase],
        "to_act": None if over else shown.seat,
        "asked": ASKED[shown.asked],
        "leader": shown.leader,
        "suit": None if shown.suit == NOTHING else SUITS[shown.suit],
        "winning": winning_seat(shown) if shown.face_up else None,
        "table": _table_view(shown, SPECTATOR),
        "ability": _ability_view(shown),
        "theme": {"card": CHARACTERS[theme], "seat": None if shown.opener == NOBODY else shown.opener},
        "histories": [_history_view(shown, history, history in back, seats) for history, seats in paid.items()],
        "nobody_excluded": bool(shown.paying & UNIVERSAL),
        "pile": shown.pile_size,
        "pile_cards": None,
        "used": named_histories(shown.used),
        "previous": [named_histories(shown.paid[number]) for number in range(ROUNDS_REMEMBERED)],
        "aside": named(shown.aside),
        "discard": [CHARACTERS[shown.discard[number]] for number in range(shown.discarded)],
        "evil": _evil_view(shown, SPECTATOR),
        "seats": [_seat_view(shown, other, sum(other in seats for seats in paid.values())) for other in range(players)],
        "winners": seats_of(winning_seats(shown)) if over else [],
    }


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """What a seat may know as plain data; a spectator's with SPECTATOR, everything with None."""
    shown = masked(STATE, VISIBILITY, state, seat)
    result = _open_view(masked(STATE, VISIBILITY, state, SPECTATOR))
    result |= {"viewer": seat, "table": _table_view(shown, seat), "evil": _evil_view(shown, seat)}
    for own in result["seats"]:
        if seat in (None, own["seat"]):
            own |= _own_view(shown, own["seat"])
    if seat is None:
        result["pile_cards"] = [HISTORIES[shown.pile[number]] for number in reversed(range(shown.pile_size))]
    return result


assert set(VISIBILITY) == set(STATE.names or ()), "every field of the state needs its visibility"
