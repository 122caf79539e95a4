"""What a match has shown, packed: so that it stays readable when the rules have changed and nothing can be derived."""

import lzma
from typing import Any

import msgspec

from madang.server.messages import EventShown
from madang.server.presentation import events_for, view_for, viewers
from madang.tables import Table

EFFORT = 2
"""Of packing: more takes five times as long and saves a tenth."""


class Archive(msgspec.Struct):
    """Events and last views, by viewer. There are none where a server was killed before it could write them."""

    events: dict[int, list[EventShown]] = {}
    views: dict[int, Any] = {}


def packed(table: Table) -> bytes:
    """All that a table has shown, to every viewer."""
    everybody = viewers(table.players)
    archive = Archive(
        {viewer: events_for(table, viewer, 0, 1) for viewer in everybody},
        {viewer: view_for(table, viewer) for viewer in everybody},
    )
    return lzma.compress(msgspec.json.encode(archive), preset=EFFORT)


def unpacked(shown: bytes) -> Archive:
    return msgspec.json.decode(lzma.decompress(shown), type=Archive)
