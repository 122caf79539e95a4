"""For those who watch over the server: is it there, can it work, and what does it count."""

import asyncio
from ipaddress import ip_address

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select

from madang.server.metrics import REGISTRY
from madang.server.refusals import Refusal
from madang.server.services import TheAddress, TheServices

PATIENCE = 5
"""Seconds a database gets to answer."""

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthy() -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def ready(services: TheServices) -> Response:
    """The database answers, too."""
    try:
        async with asyncio.timeout(PATIENCE):
            await services.storage.read(lambda connection: connection.scalar(select(1)))
    except Exception:
        return PlainTextResponse("The database does not answer.\n", 503)
    return PlainTextResponse("ok\n")


@router.get("/metrics")
async def counted(services: TheServices, address: TheAddress) -> Response:
    """What is counted, for this machine and for whom the operator names."""
    if not is_local(address) and address not in services.settings.watchers:
        raise Refusal("not-found", "There is nothing at this address.")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def is_local(address: str) -> bool:
    try:
        return ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return False
