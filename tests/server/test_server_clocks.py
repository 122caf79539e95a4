"""Clocks: what is left to everybody follows from stored times, nobody pays for a server that is down, and what happens
when time is up is what the table has chosen."""

import json
from dataclasses import asdict

import pytest
from serving import Visitor
from sqlalchemy import update
from test_server_sockets import ORDERS
from test_server_tables import LAST_TURN

from madang.engine.refusal import Refused
from madang.server.clocks import SECOND, Clock, Clocks, up_between
from madang.server.database import now
from madang.server.messages import IncidentShown
from madang.server.replaying import replayed
from madang.server.schema import MatchRow, RunRow, StepRow
from madang.server.showing import incidents_shown
from madang.tables import Table

MINUTE, DAY = 60, 24 * 60 * 60
LIVE = Clock(10 * MINUTE, 5, "taken-over")
BY_THE_DAY = Clock(2 * DAY, None, "taken-over")
LONG_AGO = now() - 30 * DAY * SECOND


def left(clocks, at):
    return [milliseconds / SECOND for milliseconds in clocks.left(at * SECOND)]


def asked(clocks, *questions):
    for seat, at in questions:
        clocks.ask(seat, seat != 2, at * SECOND, decided=True)
    return clocks


def test_only_the_clock_of_whom_everybody_waits_for_runs_and_a_turn_gives_the_increment():
    clocks = asked(Clocks(LIVE, 3, []), (0, 100), (0, 130), (1, 150), (2, 152))
    assert left(clocks, 1000) == [600 - 50 + 5, 600 - 2 + 5, 600], "seat 2 is a bot's"
    assert (clocks.running, clocks.deadline(1000 * SECOND)) == (None, None)
    asked(clocks, (0, 1000))
    assert (clocks.running, clocks.deadline(1100 * SECOND)) == (0, (1000 + 555) * SECOND)
    assert left(clocks, 1555)[0] == left(clocks, 9999)[0] == 0, "nobody owes time"


def test_every_decision_has_all_its_days():
    clocks = asked(Clocks(BY_THE_DAY, 2, []), (0, 0), (0, DAY), (1, DAY + 5))
    assert left(clocks, DAY + 10) == [2 * DAY, 2 * DAY - 5]


def test_whoever_leaves_and_comes_back_in_the_same_turn_gains_nothing():
    clocks = asked(Clocks(BY_THE_DAY, 2, []), (0, 0))
    clocks.ask(0, False, DAY * SECOND)
    clocks.ask(0, True, 5 * DAY * SECOND)
    assert left(clocks, 5 * DAY) == [DAY, 2 * DAY]


def test_nobody_pays_for_a_server_that_is_down():
    downtimes = [(10, 20), (30, 45)]
    assert [up_between(*ends, downtimes) for ends in ((0, 10), (0, 20), (15, 18), (5, 50), (45, 46), (9, 8))] == [
        10,
        10,
        0,
        20,
        1,
        0,
    ]


def clock_of(clock):
    return Clocks(clock, 3, [])


@pytest.fixture
def people(visitor):
    return visitor(), visitor(), visitor()


def test_a_clock_is_chosen_when_a_table_is_opened_and_shown_to_everybody(visitor):
    ann, ben = visitor(), visitor()
    clock = {"seconds": 600, "increment": 10, "end": "resigned"}
    opened = ann.http.post("/api/matches", json={"game": "koryo", "seats": ["me", "open"], "clock": clock}).json()
    at_ann = ann.at(opened["match"])
    assert at_ann.welcome["clock"] == clock
    assert at_ann.quiet() == [], "nothing runs before the deal"
    ben.accept(opened["invitations"]["1"])
    shown = at_ann.until("clocks")
    first = at_ann.table["prompt"]["seat"]
    assert (shown["running"], len(shown["left"])) == (first, 2)
    assert shown["left"][1 - first] == 600_000 >= shown["left"][first] > 590_000
    watching = visitor().socket(opened["match"], opened["watch"])
    watching.send(type="hello", since=0)
    assert watching.until("clocks")["running"] == first

    sockets = {0: at_ann, 1: ben.at(opened["match"])}
    sockets[first].quiet()
    sockets[first].play(sockets[first].options[0])
    passed = watching.until("clocks")
    assert passed["running"] == 1 - first
    assert 600_000 < passed["left"][first] <= 610_000, "the increment"
    assert sockets[first].ask("resign")["type"] == "accepted"
    record = ann.http.get(f"/api/matches/{opened['match']}/record").json()
    assert record["clock"] == clock
    assert len(record["times"]) == len(record["moves"])
    assert 0 <= record["times"][0] <= 610_000 - passed["left"][first] + 1
    assert Table.from_record(record).record() == record
    again = ann.http.post(f"/api/matches/{opened['match']}/rematch").json()["match"]
    assert ben.at(again).welcome["clock"] == clock


def test_without_a_clock_nobody_hears_of_one(visitor):
    ann = visitor()
    match = ann.open_match("me", "random")["match"]
    at_ann = ann.at(match)
    while not at_ann.options:
        at_ann.receive()
    at_ann.play(at_ann.options[0])
    assert at_ann.welcome["clock"] is None
    assert not any(json.loads(frame)["type"] == "clocks" for frame in at_ann.frames)


def test_a_bot_plays_on_for_whose_time_is_up_though_they_are_there(people, server):
    match = server.install(ORDERS, *people, clocks=clock_of(Clock(60, 30, "taken-over")), dealt=LONG_AGO)
    at_ann = people[0].at(match)
    while at_ann.table["decision"] < 1:
        at_ann.receive()
    assert at_ann.incidents() == [{"decision": 0, "seat": 0, "kind": "taken-over", "late": True}]

    async def again(storage):
        stored, steps = await storage.load(match)
        replayed(stored, steps)
        return incidents_shown(stored)

    assert server.with_storage(again) == [IncidentShown(0, 0, "taken-over", late=True)], "it follows from the clocks"
    assert at_ann.ask("return")["type"] == "accepted"
    shown = at_ann.until("clocks")
    assert (shown["running"], shown["left"][0]) == (1, 30_000), "what the turn that the bot has played has given"


def test_whose_time_is_up_resigns_where_the_table_has_chosen_that(visitor, server):
    ann, ben = visitor(), visitor()
    clocks = Clocks(Clock(60, 0, "resigned"), 2, [])
    match = server.install(LAST_TURN, ann, ben, clocks=clocks, dealt=now() - 61 * SECOND)
    at_ben = ben.at(match)
    while not at_ben.ending:
        at_ben.receive()
    assert at_ben.ending["winners"] == [1 - at_ben.table["view"]["to_act"]]
    assert [one["kind"] for one in ben.at(match).welcome["incidents"]] == ["resigned"]


def test_time_goes_on_across_a_kill_but_not_while_the_server_is_down(own_server, own_visitor):
    ann, ben, cat = (own_visitor() for _ in range(3))
    match = own_server.install(ORDERS, ann, ben, cat, clocks=clock_of(Clock(600, 0, "taken-over")), dealt=now())
    at_ann = ann.at(match)
    at_ann.play(at_ann.options[0])
    own_server.kill()
    hour = 60 * MINUTE * SECOND

    async def an_hour_later(storage):
        """As if all of it had been an hour earlier, and the server down since; but for the last 100 seconds of it."""

        def work(connection):
            for column, row in ((MatchRow.dealt, MatchRow), (StepRow.made, StepRow), (RunRow.started, RunRow)):
                connection.execute(update(row).values({column.key: column - hour}))
            connection.execute(update(RunRow).values(seen=RunRow.seen - hour + 100 * SECOND))

        await storage.write(work)

    own_server.with_storage(an_hour_later)
    own_server.start()
    socket = own_visitor(ann.cookie).socket(match)
    socket.send(type="hello", since=0)
    shown = socket.until("clocks")
    assert shown["running"] == 1
    assert shown["left"][0] > 590_000
    assert 400_000 < shown["left"][1] < 510_000, "of the hour only the 100 seconds in which the server was up"


def test_time_is_up_though_nobody_is_there(own_server, own_visitor):
    ann, ben, cat = (own_visitor() for _ in range(3))
    own_server.stop()
    clocks, dealt = clock_of(Clock(60, None, "taken-over")), now() - 61 * SECOND
    own_server.install(ORDERS, ann, ben, cat, clocks=clocks, dealt=dealt)

    async def been_up(storage):
        def work(connection):
            connection.execute(update(RunRow).values(started=dealt - 1, seen=now()))
            connection.execute(update(MatchRow).values(deadline=dealt + 60 * SECOND))

        await storage.write(work)

    own_server.with_storage(been_up)
    own_server.start()
    watcher = Visitor(own_server, ann.cookie)
    while watcher.http.get("/api/matches").json()[0]["seats"][0]["fate"] is None:
        pass
    watcher.leave()


@pytest.mark.parametrize(
    "clock",
    [
        {},
        {"seconds": 59},
        {"seconds": 14 * DAY + 1},
        {"seconds": 60.5},
        {"seconds": "60"},
        {"seconds": True},
        {"seconds": 60, "increment": -1},
        {"seconds": 60, "increment": 3601},
        {"seconds": 60, "end": "given-back"},
        {"seconds": 60, "more": 1},
    ],
)
def test_a_clock_that_cannot_be(visitor, clock):
    ann = visitor()
    answer = ann.http.post("/api/matches", json={"game": "koryo", "seats": ["me", "open"], "clock": clock})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert "body.clock" in answer.json()["text"]


def test_the_form_of_a_clock_in_a_record_is_checked():
    table = Table.from_position({"game": "koryo", "players": 2, **LAST_TURN}, 0)
    table.play(table.moves()[0])
    record = table.record() | {"clock": asdict(LIVE), "times": [1200]}
    assert Table.from_record(record).after(0).record()["times"] == []
    for wrong in ({"clock": None}, {"times": [-1]}, {"times": ["1"]}, {"times": [1, 2]}, {"clock": {"seconds": 1}}):
        with pytest.raises(Refused):
            Table.from_record(record | wrong)
    without = {name: value for name, value in record.items() if name != "times"}
    with pytest.raises(Refused, match="both a clock and the times"):
        Table.from_record(without)
