"""What a running server consists of, handed to every request."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from madang.server.links import Seals
from madang.server.matches import Matches
from madang.server.settings import Settings
from madang.server.storage import Storage


@dataclass(frozen=True)
class House:
    settings: Settings
    storage: Storage
    seals: Seals
    matches: Matches
    sockets: Counter[str] = field(default_factory=Counter)
    """Open connections of each guest."""


def house_of(connection: HTTPConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def guest_of(connection: HTTPConnection) -> str:
    guest = connection.state.guest
    assert isinstance(guest, str)
    return guest


TheHouse = Annotated[House, Depends(house_of)]
TheGuest = Annotated[str, Depends(guest_of)]
