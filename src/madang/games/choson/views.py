"""Chosŏn's view as a struct: the server checks every field before sending it, and the page's types are made from it."""

import msgspec

from madang.engine.seasons.views import ScoreLine, Season


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
    seasons: list[Season]
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
    score: list[ScoreLine]


VIEW = ChosonView
