"""From a table to what one viewer may be shown: views, prompts and numbered events as structs of the socket. A viewer
is a seat or SPECTATOR; nothing here takes the whole truth."""

from collections.abc import Iterable
from typing import Any

import msgspec

from madang.engine.game import SPECTATOR, Plain
from madang.games import part
from madang.server.messages import DeedShown, EventShown, OptionShown, Place, PromptShown
from madang.tables import Table

PROMPT_FIELDS = ("kind", "seat", "rule", "zones", "options")


def viewers(players: int) -> range:
    """Everybody a match is shown to: the spectators and every seat."""
    return range(SPECTATOR, players)


def view_for(table: Table, viewer: int) -> Any:
    return _struct(table.game.name, table.view(viewer))


def prompt_for(table: Table, viewer: int) -> PromptShown | None:
    asked = table.prompt(viewer)
    if asked is None:
        return None
    return PromptShown(
        kind=asked["kind"],
        seat=asked["seat"],
        rule=asked["rule"],
        zones=msgspec.convert(asked["zones"], list[Place]),
        facts={key: value for key, value in asked.items() if key not in PROMPT_FIELDS},
        options=msgspec.convert(asked.get("options", []), list[OptionShown]),
    )


def events_for(table: Table, viewer: int, since: int, first: int) -> list[EventShown]:
    """What a viewer saw happen from decision `since` on, numbered from `first`."""
    return list(_numbered(table.events(viewer, since), first))


def deeds_for(table: Table, viewer: int, since: int, first: int) -> list[DeedShown]:
    """The deeds a viewer saw from decision `since` on, their events numbered from `first`."""
    found = []
    for deed in table.deeds(viewer, since):
        found.append(DeedShown(deed["name"], first, _struct(table.game.name, deed["view"])))
        first += deed["events"]
    return found


def _struct(game: str, view: Plain) -> Any:
    """A view as the struct of its game: a field that it does not name is an error, never a leak."""
    structs = part(game, "views")
    return view if structs is None else msgspec.convert(view, structs.VIEW)


def _numbered(events: Iterable[Plain], first: int) -> Iterable[EventShown]:
    for number, event in enumerate(events, first):
        yield msgspec.convert({"number": number, **event}, EventShown)
