"""Chronicle's view as a struct: the server checks every field before sending it, and the page's types are made from
it."""

import msgspec


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
    face_down: list[str] | None
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
    goal: int
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


VIEW = ChronicleView
