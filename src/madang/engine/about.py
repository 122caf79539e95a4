"""What a game is, for people who choose one: title, length, colours, emblem, the cards on its gate. A game says it
once, in `about.json` of its folder; terminal, server and page take it from there. The sentence below its title is in
its message files."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from madang.engine.refusal import Refused, as_given, shorten

FILE = "about.json"
COLOUR = re.compile("#[0-9a-f]{6}")
GATE_PARTS = ("roof", "beam", "lintel", "dot", "ridge")
PALETTE_PARTS = ("room", "felt", "felt2", "line", "ink", "ink2", "panel", "accent", "accent-ink", "glow")
MATERIALS = ("celadon", "porcelain", "cloth", "vellum")
LAST = 1000
"""The place of a game that names none."""
Names = Mapping[str, str]


@dataclass(frozen=True)
class GateCard:
    """A card that shows in the gate of a game. `words` is the message with its name, `colour` a name in `colours`;
    emblems are those of the page. `card` is its id, where the page has a picture of each card of the game."""

    words: str
    colour: str
    card: str | None = None
    emblem: str = "mark"
    numeral: str = ""
    seal: str | None = None
    hatching: str | None = None


@dataclass(frozen=True)
class About:
    """All fields but title and minutes may be left out."""

    title: str
    minutes: int
    place: int = LAST
    """Where it stands among the games; those of one place stand by name."""
    points: bool = True
    """Whether points decide who wins; if so, they are shown at the end."""
    emblem: str = "mark"
    """One of the page's drawings."""
    material: str = "vellum"
    """What its cards are made of: one of MATERIALS."""
    colour: str = "#4d4a45"
    """Of its gate, its emblem and its title; ivory text must be readable on it."""
    colours: Names = field(default_factory=dict)
    """Of its cards, clans or suits, by name; ivory text must be readable on each."""
    gate: Names = field(default_factory=dict)
    """Of the parts of its gate: GATE_PARTS, all or none."""
    palette: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Of its table, in light and in dark: PALETTE_PARTS, all or none."""
    cards: tuple[GateCard, ...] = ()
    """The cards on its gate, three at most."""

    @cached_property
    def every_colour(self) -> list[str]:
        both = [shade for pair in self.palette.values() for shade in pair]
        return [self.colour, *self.colours.values(), *self.gate.values(), *both]


def read_about(folder: Path) -> About:
    """What the game in this folder says of itself. Nonsense is refused with a sentence."""
    path = folder / FILE
    try:
        plain = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        raise Refused(f"{path} cannot be read: it is a JSON file that says what the game is.") from None
    if not isinstance(plain, dict):
        raise Refused(f"{path} is a table of fields, not {as_given(plain)}.")
    known = {one.name: one.type for one in fields(About)}
    for name, value in plain.items():
        if name not in known:
            raise Refused(f"{path} has a field '{shorten(name)}'; the fields are {', '.join(known)}.")
        wanted = _PLAIN_TYPES.get(name, str)
        if type(value) is not wanted:
            raise Refused(f"{path}: '{name}' is {_CALLED[wanted]}, not {as_given(value)}.")
    for name in ("title", "minutes"):
        if name not in plain:
            raise Refused(f"{path} does not say '{name}'.")
    try:
        cards = tuple(GateCard(**card) for card in plain.get("cards", []))
    except TypeError:
        allowed = ", ".join(one.name for one in fields(GateCard))
        raise Refused(
            f"{path}: a card of the gate has 'words' and 'colour', and of {allowed} what else it needs."
        ) from None
    found = About(**{**plain, **{name: MappingProxyType(plain[name]) for name in _TABLES & set(plain)}, "cards": cards})
    _check(found, path)
    return found


_TABLES = {"colours", "gate", "palette"}
_PLAIN_TYPES: dict[str, type] = {
    "minutes": int,
    "place": int,
    "points": bool,
    "cards": list,
    **dict.fromkeys(_TABLES, dict),
}
_CALLED: dict[type, str] = {
    int: "a whole number",
    bool: "true or false",
    str: "a text",
    list: "a list",
    dict: "a table of names and values",
}


def _check(about: About, path: Path) -> None:
    for name, parts, given in (("gate", GATE_PARTS, about.gate), ("palette", PALETTE_PARTS, about.palette)):
        if given and set(given) != set(parts):
            raise Refused(f"{path}: '{name}' has the colours of {', '.join(parts)}, all of them or none.")
    if not all(isinstance(pair, list) and len(pair) == 2 for pair in about.palette.values()):
        raise Refused(f"{path}: a colour of the palette is a list of two: in light and in dark.")
    for colour in about.every_colour:
        if not isinstance(colour, str) or not COLOUR.fullmatch(colour):
            raise Refused(f"{path}: a colour is written like #0a6a5c, not {as_given(colour)}.")
    if about.material not in MATERIALS:
        raise Refused(f"{path}: 'material' is one of {', '.join(MATERIALS)}, not '{shorten(about.material)}'.")
    for card in about.cards:
        if card.colour not in about.colours:
            raise Refused(f"{path}: a card of the gate has the colour '{shorten(card.colour)}', which 'colours' lacks.")
