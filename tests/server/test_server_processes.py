"""Several processes that serve the same matches, on PostgreSQL: who plays does not notice which process is asked, and
nothing is lost or doubled when one of them ends in the middle of everything."""

from contextlib import suppress

import pytest
from serving import Server, Socket, Visitor, cluster
from sqlalchemy import select
from test_server_calls import Service, by_the_day, subscribe
from test_server_sockets import ORDERS
from test_server_tables import LAST_TURN
from websockets.exceptions import ConnectionClosed

from madang.server.gathering import COME_BACK
from madang.server.schema import MatchRow

pytestmark = pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # a file has one server

END_SESSION = """
SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND
(classid::bigint << 32) | objid::bigint = {owner}
"""


@pytest.fixture
def servers(tmp_path):
    """Two processes with one data folder, and so with one secret and one database."""
    pair = [Server(tmp_path / "data", MADANG_LOCAL_PUSH="1").start() for _ in range(2)]
    yield pair
    for one in pair:
        if one.process:
            one.stop()


@pytest.fixture
def visitors(servers):
    """Visitors, each of one of the processes, perhaps with the cookie of another one."""
    made = []

    def make(number, like=None):
        made.append(Visitor(servers[number], like and like.cookie))
        return made[-1]

    yield make
    for one in made:
        one.leave()


def back_at(match, visitor):
    """Somebody comes back, as browsers do, until the database has noticed that the process before is gone."""
    while True:
        try:
            return visitor.at(match)
        except ConnectionClosed as sent_away:
            if sent_away.rcvd is None or sent_away.rcvd.code != COME_BACK:
                raise


def steps_of(server, match):
    """What is stored of a match: every step has the number after the one before."""
    _, steps = server.with_storage(lambda storage: storage.load(match))
    return steps


def acting(sockets: list[Socket]) -> Socket | None:
    """Who is asked, once all know of it; nobody when the match is over."""
    while True:
        for socket in sockets:
            socket.quiet()
        if all(socket.ending for socket in sockets):
            return None
        if asked := [socket for socket in sockets if socket.options]:
            return asked[0]


def play(sockets: list[Socket], most: int) -> list[str]:
    """Plays so many steps, or to the end; returns the ids of the steps that were accepted."""
    accepted: list[str] = []
    while len(accepted) < most and (socket := acting(sockets)):
        accepted.append(f"step {next(Socket.numbers)}")
        assert socket.step(socket.options[0], id=accepted[-1])["type"] == "accepted"
    return accepted


def test_who_plays_does_not_notice_which_process_is_asked(servers, visitors):
    ann, ben = visitors(0), visitors(1)
    clock = {"seconds": 600, "increment": 10}
    opened = ann.http.post("/api/matches", json={"game": "koryo", "seats": ["me", "open"], "clock": clock}).json()
    match = opened["match"]
    waiting = ann.at(match)  # from here on the first process plays it
    assert ben.http.get(opened["invitations"]["1"].replace("/join/", "/api/invitations/")).json()["yours"] is False
    assert ben.accept(opened["invitations"]["1"]) == {"match": match, "seat": 1}
    assert waiting.until("welcome")["status"] == "running"
    at_ann, at_ben, watching = ann.at(match), ben.at(match), visitors(1).at(match, opened["watch"])
    assert ben.http.get(f"/api/matches/{match}/links").json()["watch"] == opened["watch"]
    assert ben.http.get(f"/api/matches/{match}/record").json()["code"] == "not-over"
    assert visitors(1).http.get(f"/api/matches/{match}/record").status_code == 403

    assert at_ben.ask("say", words="Hello!")["type"] == "accepted"
    assert at_ann.until("said")["saying"]["words"] == "Hello!"
    assert ben.http.put("/api/me", json={"name": "Ben"}).json()["name"] == "Ben"
    assert at_ann.until("people")["seats"][1]["name"] == "Ben"
    assert at_ben.ask("step", move="nonsense")["type"] == "refused"
    at_ben.connection.send(b"\xff")
    assert at_ben.until("refused")["code"] == "malformed"

    first = acting([at_ann, at_ben])
    other = at_ben if first is at_ann else at_ann
    first.play(first.options[0])
    passed = other.until("clocks")
    assert passed["left"][passed["running"]] <= 600_000 < passed["left"][1 - passed["running"]]
    assert first.ask("take-back")["type"] == "accepted"
    other.until("take-back")
    assert other.ask("consent", agrees=True)["type"] == "accepted"
    assert first.until("befell")["incident"]["kind"] == "taken-back"
    accepted = play([at_ann, at_ben], 6)
    for socket in (at_ann, watching):
        socket.quiet()
    assert watching.table["view"]["round"] == at_ann.table["view"]["round"]
    assert [step.id for step in steps_of(servers[0], match)][2:] == accepted, "after the step that was taken back"
    at_ben.connection.close()
    while at_ann.until("people")["seats"][1]["connected"]:
        pass
    ben.http.headers["Cookie"] = "madang=forged"
    assert ben.http.post(f"/api/matches/{match}/stand-up", headers={"X-Madang-Relayed": "forged"}).status_code == 403


@pytest.mark.parametrize("killed", [0, 1], ids=["the one that plays it", "the other one"])
def test_a_process_that_is_killed_loses_and_doubles_nothing(servers, visitors, killed):
    people = [visitors(number) for number in range(2)]
    match = servers[0].install({"phase": "orders"}, *people, "random")
    sockets = [someone.at(match) for someone in people]
    accepted = play(sockets, 5)
    socket = acting(sockets)
    last = {"decision": socket.table["decision"], "step": socket.table["step"], "move": socket.options[0]}
    socket.send(type="step", id="last", **last)

    servers[killed].kill()  # perhaps before this step arrives, perhaps while it is stored, perhaps after
    if killed == 0:
        assert sockets[1].closed() == 1012
    other = 1 - killed
    again = [back_at(match, visitors(other, someone)) for someone in people]
    asked = again[sockets.index(socket)]
    asked.send(type="step", id="last", **last)
    assert asked.answer("last") == {"type": "accepted", "id": "last"}
    accepted += ["last", *play(again, 4)]

    servers[killed].start()
    again[killed] = visitors(killed, people[killed]).at(match)
    accepted += play(again, 1000)
    assert all(socket.ending for socket in again)
    taken = steps_of(servers[0], match)
    assert [step.id for step in taken if step.id] == accepted
    moves = people[other].http.get(f"/api/matches/{match}/record").json()["moves"]
    assert [step.move for step in taken] == moves
    assert visitors(killed, people[killed]).http.get(f"/api/matches/{match}/record").json()["moves"] == moves


def test_a_process_that_has_lost_its_session_decides_no_longer(servers, visitors):
    """The other process takes its matches; that one is alive, and does not know it yet."""
    people = [visitors(0) for _ in range(3)]
    match = servers[0].install(ORDERS, *people)
    sockets = [someone.at(match) for someone in people]
    accepted = play(sockets, 1)
    stale = acting(sockets)
    owner = select(MatchRow.owner).where(MatchRow.id == match)
    owned = servers[0].with_storage(lambda storage: storage.read(lambda connection: connection.scalar(owner)))
    cluster().psql(END_SESSION.format(owner=owned))

    again = [back_at(match, visitors(1, someone)) for someone in people]
    accepted += play(again, 1)
    with suppress(ConnectionClosed):  # where that one has noticed meanwhile
        stale.send(type="step", id="stale", decision=1, step=0, move=stale.options[0])
    assert [socket.closed() for socket in sockets] == [1012] * 3
    back = people[sockets.index(stale)].at(match)  # which the first process hands on now
    assert back.table["decision"] == 2
    accepted += play([*again, back], 1)
    assert [step.id for step in steps_of(servers[0], match)] == accepted

    # The first process has a session again, and plays what nobody else does.
    opened = people[0].open_match("me", "random")["match"]
    assert people[0].http.get(f"/api/matches/{opened}/links").json()["match"] == opened


def test_a_login_that_ends_ends_what_is_open_in_every_process(servers, visitors):
    ann, ben = visitors(0), visitors(0)
    match = ann.open_match("me", "random")["match"]
    account = {"name": "Ann", "password": "correct horse"}
    ann.become(ann.http.post("/api/account", json=account))
    elsewhere = visitors(1)
    elsewhere.become(elsewhere.http.post("/api/account/login", json=account))
    playing = ann.at(match)  # the first process plays it, the second one ends the logins
    elsewhere.become(elsewhere.http.post("/api/account/logout", json={"everywhere": True}))
    assert playing.closed() == 1012
    assert ann.socket(match).closed() == 4403
    # Who wants to be forgotten resigns where another process plays.
    shared = servers[0].install(LAST_TURN, ben, elsewhere)
    at_ben = ben.at(shared)
    assert elsewhere.http.post("/api/me/forget", json={}).status_code == 204
    assert at_ben.until("befell")["incident"]["kind"] == "resigned"
    while at_ben.until("people")["seats"][1]["name"] != "Nobody":
        pass


def test_whoever_is_at_any_process_is_not_called_and_nobody_is_called_twice(servers, visitors):
    ann, ben = visitors(0), visitors(1)
    there, absent = (by_the_day(servers[0], ann, ben) for _ in range(2))
    with Service() as service:
        subscribe(ben, service)
        at_table, at_ben = ann.at(there), ben.at(there)  # the first process plays this one
        elsewhere = visitors(1, ann).at(absent)  # and the second one that
        for socket in (at_table, elsewhere):
            socket.play(socket.options[0])
        at_ben.quiet()
        assert service.heard()[0]["path"] == f"/table/{absent}"
        assert service.calls.empty()
