"""Drafts: steps that only their seat sees, until one of them cannot be taken back."""

import pytest

TURN = {
    "phase": "turns",
    "round": 3,
    "tokens": [0, 2, 1],
    "tableaus": [{"banker": 2, "spy": 1}, {"merchant": 2}, {"priest": 1}],
    "orders": [{"merchant": 1}, {"guardian": 1}, {"senator": 1}],
}
"""Seat 0 may take a token, steal one, or reveal; after two of these the reveal is all that is left, and happens."""


@pytest.fixture
def people(visitor):
    return visitor(), visitor(), visitor()


@pytest.fixture
def match(server, people):
    return server.install(TURN, *people)


@pytest.fixture
def sockets(people, match):
    return [someone.at(match) for someone in people]


def test_a_step_that_can_be_taken_back_is_seen_by_its_seat_alone(people, match, sockets):
    acting, *others = sockets
    watch = people[0].http.get(f"/api/matches/{match}/links").json()["watch"]
    watching = people[2].at(match, watch)
    shown = acting.play("banker")
    assert (shown["decision"], shown["step"], shown["undo"]) == (0, 1, True)
    assert (shown["first"], shown["events"]) == (1, [])
    assert shown["view"]["seats"][0]["tokens"] == 1
    assert acting.options == ["spy 1", "spy 2", "reveal"]
    banker = [{"zone": "tableau", "seat": 0, "card": "banker"}, {"zone": "power", "card": "banker"}]
    used = {"rule": "KO-MAIN-2", "cause": {"kind": "used", "facts": {}, "places": banker}}
    for socket, why in ((acting, used), *((one, {"rule": None, "cause": None}) for one in (*others, watching))):
        socket.send(type="why", move="banker")
        assert socket.quiet() == [{"type": "because", "move": "banker", **why}]
    for someone in people[1:]:
        late = someone.at(match).table
        assert (late["decision"], late["step"], late["undo"]) == (0, 0, False)
        assert late["view"]["seats"][0]["tokens"] == 0
        assert late["prompt"]["kind"] == "turn-before-reveal"


def test_the_closing_step_commits_all(sockets):
    acting, *others = sockets
    acting.play("banker")
    own = acting.play("spy 1")
    assert (own["decision"], own["step"], own["undo"]) == (2, 0, False)
    for socket in others:
        [shown] = socket.quiet()
        assert (shown["decision"], shown["step"], shown["undo"]) == (2, 0, False)
        kinds = [(event["decision"], event["kind"]) for event in shown["events"]]
        assert kinds[:3] == [(1, "took-token"), (2, "stole-token"), (2, "revealed")]
    assert [event["kind"] for event in own["events"][:3]] == ["took-token", "stole-token", "revealed"]


def test_undo_takes_back_step_by_step(sockets):
    acting, *others = sockets
    before = acting.table
    acting.play("banker")
    assert acting.ask("undo")["type"] == "accepted"
    assert acting.until("update") == before
    assert acting.ask("undo")["code"] == "illegal-move"
    acting.play("spy 2")
    assert acting.table["view"]["seats"][2]["tokens"] == 0
    for socket in others:
        assert socket.quiet() == []


def test_a_draft_moves_only_its_own_seat_on(sockets):
    acting, other, _ = sockets
    acting.play("banker")
    answer = acting.step("spy 1", step=0)
    assert (answer["code"], answer["parameters"]) == ("stale", {"decision": 0, "step": 1})
    assert acting.ask("undo", step=0)["code"] == "stale"
    assert other.step("reveal")["code"] == "not-your-turn"
    assert other.step("reveal", step=1)["parameters"] == {"decision": 0, "step": 0}


def test_the_same_id_of_a_draft_step_is_not_played_twice(sockets):
    acting = sockets[0]
    assert acting.step("banker", id="a")["type"] == "accepted"
    assert acting.step("banker", id="a", step=0) == {"type": "accepted", "id": "a"}
    assert acting.ask("undo", id="b", step=1) == {"type": "accepted", "id": "b"}
    assert acting.ask("undo", id="b", step=1) == {"type": "accepted", "id": "b"}
    acting.quiet()
    assert (acting.table["step"], acting.table["view"]["seats"][0]["tokens"]) == (0, 0)


def test_a_draft_is_there_on_every_socket_of_the_seat_and_after_a_reload(people, match, sockets):
    second = people[0].at(match)
    sockets[0].play("banker")
    assert second.until("update") == sockets[0].table
    sockets[0].connection.close()
    assert people[0].at(match).table == second.table


def test_a_step_that_shows_something_hidden_commits_at_once(sockets):
    acting, other, _ = sockets
    shown = acting.play("reveal")
    assert (shown["decision"], shown["step"], shown["undo"]) == (1, 0, False)
    assert [event["kind"] for event in other.until("update")["events"]] == ["revealed"]
    assert acting.ask("undo")["code"] == "illegal-move"
