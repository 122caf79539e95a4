"""Misuse: too many requests, connections that say nothing or only half of a request, wrong host names."""

import socket
from contextlib import suppress

import pytest
from serving import PATIENCE, Server, Visitor

from madang.server.guards import HOUR, MOST_REMEMBERED, Allowance, address_of

STRICT = {
    "MADANG_HOSTS": "127.0.0.1 games.example",
    "MADANG_GUESTS": "8",
    "MADANG_LOGINS": "3",
    "MADANG_MATCHES": "3",
    "MADANG_SOCKETS": "4",
    "MADANG_CONNECTIONS": "40",
    "MADANG_PATIENCE": "0.3",
}

WHOLE = b"GET /api/rules/koryo/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
JSON = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def strict(database, tmp_path_factory):
    """A server with short time limits. Its proxy says which address people have."""
    running = Server(tmp_path_factory.mktemp("strict"), **STRICT).start()
    yield running
    running.stop()


@pytest.fixture
def from_address(strict):
    """Makes visitors who come from an address, by way of a proxy on this machine."""
    made = []

    def make(address):
        made.append(Visitor(strict, **{"X-Forwarded-For": address}))
        return made[-1]

    yield make
    for one in made:
        one.leave()


def raw(server, words=b""):
    """A connection that has said something, and perhaps not all."""
    host, port = server.url.removeprefix("http://").rstrip("/").split(":")
    connection = socket.create_connection((host, int(port)), timeout=PATIENCE)
    connection.sendall(words)
    return connection


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"GET /api/ga",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        JSON + b"Content-Length: 99\r\n\r\n{",
    ],
)
def test_half_a_request_is_not_waited_for(strict, words):
    with raw(strict, words) as connection, suppress(ConnectionResetError):
        assert connection.recv(1) == b""


def test_a_second_request_is_not_waited_for_either(strict):
    with raw(strict, WHOLE) as connection, suppress(ConnectionResetError):
        assert connection.recv(15).startswith(b"HTTP/1.1 200")
        connection.sendall(WHOLE[:20])
        while connection.recv(65536):
            pass


def test_who_says_no_hello_is_let_go(from_address):
    ann = from_address("192.0.2.1")
    silent, greeting = (ann.socket(ann.open_match("me", "open")["match"]) for _ in range(2))
    greeting.hello()
    assert silent.closed() == 4408
    assert greeting.quiet() == []


def test_newcomers_matches_and_sockets_are_counted_by_address(from_address, strict):
    crowd = [from_address("192.0.2.2") for _ in range(8)]
    answer = crowd[0].http.get("/api/me", headers={"Cookie": ""})
    assert (answer.status_code, answer.json()["code"], answer.json()["parameters"]) == (429, "too-many", {"most": 8})
    assert "set-cookie" not in answer.headers
    answer = crowd[0].http.post("/api/matches", json={"game": "koryo", "seats": ["me", "open"]}, headers={"Cookie": ""})
    assert answer.status_code == 429
    assert crowd[0].http.get("/api/games", headers={"Cookie": ""}).status_code == 200

    matches = [someone.open_match("me", "open")["match"] for someone in crowd[:3]]
    answer = crowd[3].http.post("/api/matches", json={"game": "koryo", "seats": ["me", "open"]})
    assert (answer.status_code, answer.json()["code"], answer.json()["parameters"]) == (429, "too-many", {"most": 3})

    here = {"headers": {"X-Forwarded-For": "192.0.2.2"}}
    for _ in range(4):
        crowd[0].socket(matches[0], **here).hello()
    extra = crowd[1].socket(matches[1], **here)
    assert extra.receive()["code"] == "too-many"
    assert extra.closed() == 4429

    elsewhere = from_address("192.0.2.3")
    elsewhere.socket(elsewhere.open_match("me", "open")["match"], headers={"X-Forwarded-For": "192.0.2.3"}).hello()


def test_a_server_goes_by_its_names_only(from_address):
    ann = from_address("192.0.2.4")
    match = ann.open_match("me", "open")["match"]
    for host, status in (("games.example", 200), ("games.example:8477", 200), ("elsewhere.example", 421), ("[", 421)):
        assert ann.http.get("/api/games", headers={"Host": host}).status_code == status
    assert ann.http.get("/api/games", headers={"Host": "elsewhere.example"}).json()["code"] == "bad-host"
    assert ann.http.get("/healthz", headers={"Host": "10.0.0.7:8477"}).status_code == 200
    upgrade = f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: elsewhere.example\r\n{UPGRADE}\r\n"
    with raw(ann.server, upgrade.encode()) as connection:
        assert connection.recv(12) == b"HTTP/1.1 403"


def test_there_is_a_limit_to_connections(strict):
    answered, held = 0, []
    for _ in range(60):
        held.append(raw(strict, WHOLE))
        with suppress(ConnectionError):
            answered += held[-1].recv(12) == b"HTTP/1.1 200"
    for connection in held:
        connection.close()
    assert 30 < answered < 40


def test_an_allowance_comes_back_with_time():
    allowance = Allowance(6)
    assert [allowance.allows("here", 0) for _ in range(8)] == [True] * 6 + [False] * 2
    assert allowance.allows("there", 0)
    assert [allowance.allows("here", HOUR / 6 + 1) for _ in range(2)] == [True, False]
    assert [allowance.allows("here", 3 * HOUR) for _ in range(7)] == [True] * 6 + [False]


def test_an_allowance_forgets_who_has_not_come_for_long():
    allowance = Allowance(6)
    for number in range(MOST_REMEMBERED):
        allowance.allows(f"{number}", 0)
    allowance.allows("late", HOUR)
    assert list(allowance._spent) == ["late"]


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 5), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::9", 5), "2001:db8:1:2::/64"),
        (("a name", 0), "a name"),
        (None, ""),
    ],
)
def test_an_address_is_a_household(client, address):
    assert address_of({"type": "http", "client": client}) == address


def test_passwords_cannot_be_guessed_for_long_from_one_address_or_of_one_account(from_address):
    ann = from_address("192.0.2.30")
    assert ann.http.post("/api/account", json={"name": "Ann", "password": "correct horse"}).status_code == 201

    def guess(address, name, password="wrong horse"):
        answer = from_address(address).http.post("/api/account/login", json={"name": name, "password": password})
        return answer.json()["code"]

    assert [guess("192.0.2.31", "Ann"), guess("192.0.2.32", "ANN")] == ["wrong-password"] * 2
    # Making the account was the first of three: from now on not even the right one is looked at.
    assert [guess(f"192.0.2.{number}", "Ann", "correct horse") for number in (31, 33)] == ["too-many"] * 2
    assert [guess("192.0.2.34", name) for name in ("Ben", "Cat", "Dan", "Eve")] == ["wrong-password"] * 3 + ["too-many"]
