"""Taking a turn back: with everybody's consent, where nothing hidden was shown since."""

import json

import pytest
from serving import Server, Visitor
from test_server_sockets import ORDERS

from madang.server.admin import bring_in, loaded
from madang.server.matches import recount
from madang.tables import Table


@pytest.fixture
def people(visitor):
    return visitor(), visitor(), visitor()


@pytest.fixture
def laid(people, server):
    """Three at a table of whom the first two have laid their orders."""
    match = server.install(ORDERS, *people)
    sockets = [someone.at(match) for someone in people]
    for socket, move in zip(sockets, ("lay 1 spy", "lay 1 banker"), strict=False):
        socket.quiet()
        socket.play(move)
    for socket in sockets:
        socket.quiet()
    return match, sockets


def may(sockets):
    return [socket.table["take_back"] for socket in sockets]


def test_a_turn_is_taken_back_when_all_agree(people, laid):
    match, (at_ann, at_ben, at_cat) = laid
    assert may((at_ann, at_ben, at_cat)) == [True, True, False]
    watching = people[2].at(match, people[0].http.get(f"/api/matches/{match}/links").json()["watch"])
    assert at_ann.ask("take-back")["type"] == "accepted"
    asked = {"type": "take-back", "seat": 0, "decision": 2, "agreed": [], "refused": None}
    assert at_cat.until("take-back") == asked
    assert asked in [json.loads(frame) for frame in people[1].at(match).frames], "whoever comes is told"
    assert watching.ask("consent", agrees=True)["code"] == "not-your-seat"
    assert at_ann.ask("consent", agrees=True)["code"] == "no-take-back", "not by who asks"
    assert at_ben.ask("take-back")["code"] == "no-take-back", "one asks at a time"
    assert at_ben.ask("consent", agrees=True)["type"] == "accepted"
    assert watching.until("take-back") == {**asked, "agreed": [1]}
    assert at_cat.ask("consent", agrees=True)["type"] == "accepted"
    for socket in (at_ann, at_ben, at_cat, watching):
        assert socket.until("befell")["incident"] == {"decision": 0, "seat": 0, "kind": "taken-back"}
        again = socket.until("update")
        assert (again["decision"], again["resync"], again["first"]) == (0, True, 1)
        assert [event["decision"] for event in socket.events if event["decision"]] == []
    assert at_ann.options
    at_ann.play("lay 1 priest")
    back = people[1].at(match)
    assert (back.table["decision"], back.table["prompt"]["seat"]) == (1, 1)
    assert [one["kind"] for one in back.welcome["incidents"]] == ["taken-back"]


def test_one_who_does_not_agree_is_enough(laid):
    _, (at_ann, at_ben, at_cat) = laid
    for kind in ({"kind": "take-back"}, {"kind": "consent", "agrees": True}):
        assert at_ann.ask(**kind, decision=1)["code"] == "stale"
    assert at_ben.ask("consent", agrees=True)["code"] == "no-take-back", "nobody has asked"
    assert at_ben.ask("take-back")["type"] == "accepted"
    assert at_cat.ask("consent", agrees=False)["type"] == "accepted"
    at_ben.until("take-back")
    refused = {"type": "take-back", "seat": 1, "decision": 2, "agreed": [], "refused": 2}
    assert at_ben.until("take-back") == refused
    assert at_ann.ask("consent", agrees=True)["code"] == "no-take-back", "it is over"
    assert at_ben.ask("take-back")["code"] == "no-take-back", "nobody is asked twice"
    assert at_ann.ask("take-back")["type"] == "accepted"


def test_what_was_asked_lapses_with_the_next_decision(people, server):
    match = server.install({**ORDERS, "hands": ORDERS["hands"][:2]}, *people[:2])
    at_ann, at_ben = (someone.at(match) for someone in people[:2])
    at_ann.play("lay 1 spy")
    at_ben.quiet()
    assert at_ann.ask("take-back")["type"] == "accepted"
    at_ben.play("lay 1 banker")
    assert at_ben.ask("consent", agrees=True)["code"] in ("stale", "no-take-back")
    at_ann.quiet()
    assert at_ann.table["take_back"] is False, "the orders are shown"
    assert at_ann.ask("take-back")["code"] == "no-take-back"


def test_against_bots_alone_nobody_is_asked(tmp_path):
    slow = Server(tmp_path, MADANG_BOT_PACE="600").start()
    ann = Visitor(slow)
    at_ann = ann.at(slow.install(ORDERS, ann, "random", "random"))
    before = at_ann.table
    at_ann.play("lay 1 spy")
    assert at_ann.ask("take-back", id="back")["type"] == "accepted"
    again = at_ann.until("update")
    assert again == {**before, "resync": True}
    assert at_ann.play("lay 1 priest")["prompt"]["seat"] == 1
    assert at_ann.ask("take-back", id="back")["type"] == "accepted", "the same id changes nothing"
    assert [message["type"] for message in at_ann.quiet()] == []
    ann.leave()
    slow.stop()


def test_what_was_taken_back_stays_so_after_a_kill_and_in_the_record(own_server, own_visitor):
    ann, ben = own_visitor(), own_visitor()
    match = own_server.install({**ORDERS, "hands": ORDERS["hands"][:2]}, ann, ben)
    at_ann, at_ben = ann.at(match), ben.at(match)
    at_ann.play("lay 1 spy")
    at_ben.quiet()
    seen = at_ben.seen
    assert at_ann.ask("take-back")["type"] == "accepted"
    assert at_ben.ask("consent", agrees=True)["type"] == "accepted"
    at_ann.until("befell")
    at_ann.until("update")
    at_ann.play("lay 1 priest")
    own_server.kill()

    async def counted(storage):
        stored, steps = await storage.load(match)
        recount(stored, steps)
        return stored.moves, stored.incidents

    assert own_server.with_storage(counted) == (["lay 1 priest"], [(0, 0, "taken-back")])
    own_server.start()
    ann, ben = own_visitor(ann.cookie), own_visitor(ben.cookie)
    back = ben.at(match, since=seen)
    assert back.table["resync"], "who knows of none that was taken back has seen what is no more"
    assert not ben.at(match, since=back.seen, taken_back=1).table["resync"]
    assert ann.at(match).ask("resign")["type"] == "accepted"
    record = ann.http.get(f"/api/matches/{match}/record").json()
    assert record["moves"] == ["lay 1 priest"]
    assert [one["kind"] for one in record["incidents"]] == ["taken-back", "resigned"]
    replayed = Table.from_record(record)
    assert "Sun takes the last turn back." in replayed.log()

    async def brought_in(storage):
        imported = await bring_in(storage, record)
        return (await loaded(storage, imported.id))[0].record()

    assert own_server.with_storage(brought_in) == record


def test_a_lesson_takes_nothing_back(visitor):
    ann = visitor()
    at_ann = ann.at(ann.http.post("/api/lessons", json={"game": "koryo"}).json()["match"])
    assert at_ann.table["take_back"] is False
    assert at_ann.ask("take-back")["code"] == "no-take-back"
