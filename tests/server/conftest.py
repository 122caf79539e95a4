"""Every test runs on each kind of database. One server for all tests of a worker that leave it as they found it, and
fresh ones for those that do not."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from nursery import nursery
from serving import Server, Visitor, cluster


@pytest.fixture(scope="session", autouse=True, params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> None:
    """Where the servers of the tests keep everything."""
    os.environ["TESTED_DATABASE"] = request.param


def pytest_sessionfinish() -> None:
    """What a process of the tests has started ends with it."""
    if nursery.cache_info().currsize:
        nursery().end()
    if cluster.cache_info().currsize:
        cluster().cleanup()


@pytest.fixture(scope="session")
def server(database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture
def visitor(server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors of the shared server."""
    yield from _visitors(server)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed and restarted."""
    running = Server(tmp_path / "data").start()
    yield running
    if running.process:
        running.stop()


@pytest.fixture
def own_visitor(own_server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors of the test's own server."""
    yield from _visitors(own_server)


def _visitors(server: Server) -> Iterator[Callable[..., Visitor]]:
    made: list[Visitor] = []

    def make(cookie: str | None = None, **headers: str) -> Visitor:
        made.append(Visitor(server, cookie, **headers))
        return made[-1]

    yield make
    for one in made:
        one.leave()
