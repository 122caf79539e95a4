"""Koryŏ's view as a struct: the server checks every field before sending it, and the page's types are made from it."""

import msgspec

from madang.engine.seasons.views import ScoreLine, Season


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
    seasons: list[Season]
    phase: str
    first: int
    to_act: int | None
    asked: str
    pool: int
    pile: int
    seats: list[KoryoSeat]
    powers: dict[str, KoryoPower]
    turn: KoryoTurn | None
    score: list[ScoreLine]


VIEW = KoryoView
