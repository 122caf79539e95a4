"""What every request of a running server can use: settings, storage, sealed links, matches."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from madang.server.accounts import Accounts
from madang.server.calls import Calls
from madang.server.guards import Allowance, address_of
from madang.server.links import Seals, Visit
from madang.server.matches import Matches
from madang.server.settings import Settings
from madang.server.storage import Storage


@dataclass(frozen=True)
class Services:
    settings: Settings
    storage: Storage
    accounts: Accounts
    seals: Seals
    calls: Calls
    matches: Matches
    newcomers: Allowance
    openings: Allowance
    attempts: Allowance
    """Log-ins tried from one address."""
    attempted: Allowance
    """Log-ins tried under one name."""
    sockets: Counter[str] = field(default_factory=Counter)
    """Open connections of each guest and of each address."""


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def visit_of(connection: HTTPConnection) -> Visit:
    visit = connection.state.visit
    assert isinstance(visit, Visit)
    return visit


def guest_of(connection: HTTPConnection) -> str:
    return visit_of(connection).guest


def place_of(connection: HTTPConnection) -> str:
    return address_of(connection.scope)


TheServices = Annotated[Services, Depends(services_of)]
TheVisit = Annotated[Visit, Depends(visit_of)]
TheGuest = Annotated[str, Depends(guest_of)]
TheAddress = Annotated[str, Depends(place_of)]
