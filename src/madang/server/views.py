"""Each game's view as a struct: the engine's plain data, checked field by field before it leaves the server."""

from typing import Any

import msgspec


class KoryoSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    tableau: dict[str, int]
    cards: int
    limit: int
    tokens: int
    hand_size: int
    hand: dict[str, int] | None
    order_size: int
    order: dict[str, int] | None
    may_be_two_kinds: bool
    put_back: dict[str, int] | None
    points: int


class KoryoPower(msgspec.Struct, forbid_unknown_fields=True):
    holder: int | None
    counts: list[int]
    tie: bool
    by_omniscient: bool


class KoryoSwap(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    card: str


class KoryoTurn(msgspec.Struct, forbid_unknown_fields=True):
    revealed: bool
    used: list[str]
    open: dict[str, int]
    victim: int | None
    swap: KoryoSwap | None


class KoryoView(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    players: int
    viewer: int
    round: int
    dealt: int
    kept: int
    phase: str
    first: int
    to_act: int | None
    asked: str
    pool: int
    pile: int
    seats: list[KoryoSeat]
    powers: dict[str, KoryoPower]
    turn: KoryoTurn | None


class ChosonSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    tableau: dict[str, int]
    cards: int
    limit: int
    points_taken: int
    kept_events: int
    hand_size: int
    hand: dict[str, int] | None
    order_size: int
    order: dict[str, int] | None
    put_back: dict[str, int] | None
    shield: str | None
    return_fire: bool
    counter_attack: bool
    legacy: bool
    points_before_legacy: int
    points: int


class ChosonPower(msgspec.Struct, forbid_unknown_fields=True):
    holder: int | None
    counts: list[int]
    tie: bool
    by_shield: bool


class ChosonNamed(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    card: str


class ChosonTurn(msgspec.Struct, forbid_unknown_fields=True):
    revealed: bool
    used: list[str]
    events: int
    character: str | None
    effect: str | None
    effect_open: bool
    named: ChosonNamed | None


class ChosonView(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    players: int
    viewer: int
    round: int
    dealt: int
    kept: int
    phase: str
    first: int
    turn_of: int | None
    to_act: int | None
    asked: str
    pool: int
    pile: int
    seats: list[ChosonSeat]
    powers: dict[str, ChosonPower]
    turn: ChosonTurn | None


class ChronicleOptions(msgspec.Struct, forbid_unknown_fields=True):
    two_histories: bool
    play_on: bool


class ChroniclePlayed(msgspec.Struct, forbid_unknown_fields=True):
    """A card of the running meeting; `card` is null where the viewer may not know it."""

    seat: int
    card: str | None
    face_up: bool
    turned: bool


class ChronicleAbility(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    card: str
    name: str
    victim: int | None
    given: str | None


class ChronicleTheme(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    seat: int | None


class ChronicleHistory(msgspec.Struct, forbid_unknown_fields=True):
    """A History card in play; `counts` is null where it pays nothing itself."""

    card: str
    rule: list[str | int]
    theme: str
    back: bool
    counts: list[int] | None
    met_by: list[int]


class ChronicleEvil(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    zone: str | None
    seat: int | None


class ChronicleCounts(msgspec.Struct, forbid_unknown_fields=True):
    power: int
    wisdom: int
    love: int
    allies: int
    evil: int


class ChronicleSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    fame: int
    hand_size: int
    hand: list[str] | None
    known: list[str]
    voids: list[str]
    allies: list[str]
    counts: ChronicleCounts
    excluded: bool
    gains: int


class ChronicleView(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    players: int
    viewer: int
    options: ChronicleOptions
    round: int
    meeting: int
    phase: str
    to_act: int | None
    asked: str
    leader: int
    suit: str | None
    winning: int | None
    table: list[ChroniclePlayed]
    ability: ChronicleAbility | None
    theme: ChronicleTheme
    histories: list[ChronicleHistory]
    nobody_excluded: bool
    pile: int
    used: list[str]
    previous: list[list[str]]
    pile_cards: list[str] | None
    aside: list[str]
    discard: list[str]
    evil: list[ChronicleEvil]
    seats: list[ChronicleSeat]
    winners: list[int]


class GosuxCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card of an army; where it is captured it has no text, no keywords and no worth."""

    card: str
    captured: bool
    free: bool
    ethereal: bool
    bounty: bool
    tokens: int
    symbols: int
    text: str | None
    keywords: list[str]
    value: int
    shift: int | None


class GosuxTokens(msgspec.Struct, forbid_unknown_fields=True):
    hand: int
    spent: int
    on_cards: int
    owned: int


class GosuxParts(msgspec.Struct, forbid_unknown_fields=True):
    troops: int
    heroes: int
    immortals: int
    hand: int


class GosuxSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    clans: list[str]
    turned: list[str]
    permanent: list[str]
    hand_size: int
    hand: dict[str, int] | None
    known_hand: dict[str, int] | None
    deck_size: int
    deck: list[str] | None
    deck_top: list[str]
    deck_bottom: list[str]
    discard: dict[str, int]
    removed: dict[str, int]
    revealed: dict[str, int]
    tokens: GosuxTokens
    supremacy: int
    passed: bool
    military: int
    military_parts: GosuxParts
    hand_limit: int
    face_up: int
    barred: list[str]
    army: dict[str, GosuxCard | None]


class GosuxPlace(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    slot: str


class GosuxDraft(msgspec.Struct, forbid_unknown_fields=True):
    left: list[str]


class GosuxPending(msgspec.Struct, forbid_unknown_fields=True):
    """What is asked, by which card's text, and what has been settled of it."""

    kind: str
    seat: int
    text: str | None
    source: GosuxPlace | None
    held: str | None
    left: int
    clan: str | None
    level: int | None


class GosuxResult(msgspec.Struct, forbid_unknown_fields=True):
    winners: list[int]
    rule: str


class GosuxView(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    players: int
    viewer: int
    stage: str
    round: int
    turn: int
    first: int
    active: int | None
    to_act: int | None
    asked: str
    turns_left: int | None
    additional: bool
    open_discard: bool
    wonder: int | None
    bounty: GosuxPlace | None
    tiles: list[str]
    draft: GosuxDraft | None
    seats: list[GosuxSeat]
    pending: GosuxPending | None
    result: GosuxResult | None


VIEWS: dict[str, Any] = {
    "koryo": KoryoView,
    "choson": ChosonView,
    "chronicle": ChronicleView,
    "gosux": GosuxView,
}


def shown(game: str, view: dict[str, Any]) -> Any:
    """The struct of a view; a field the struct does not name is an error, never a leak."""
    return msgspec.convert(view, VIEWS[game])
