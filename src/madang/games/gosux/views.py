"""Gosu X's view as a struct: the server checks every field before sending it, and the page's types are made from it."""

import msgspec


class GosuxCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card of an army; where it is captured it has no text, no keywords and no worth. Where it counts double,
    `doubled` is the keyword that makes it so: its own, or one of the opponent's."""

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
    doubled: str | None
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


VIEW = GosuxView
