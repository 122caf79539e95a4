"""People who leave: resigning, letting a bot play on, being gone, coming back. All of it is part of the stored match
and of its record."""

import json

import pytest
from serving import Server, Visitor, stored
from test_server_drafts import TURN
from test_server_sockets import ORDERS
from test_server_tables import LAST_TURN

from madang.bots import BIRDS
from madang.server.showing import bot_at, stand_ins
from madang.tables import Table, table


@pytest.fixture
def people(visitor):
    return visitor(), visitor(), visitor()


def fates(seats):
    return [seat["fate"] for seat in seats]


def test_with_two_seats_resigning_ends_the_match_and_the_other_wins(visitor, server):
    ann, ben = visitor(), visitor()
    match = server.install(LAST_TURN, ann, ben)
    at_ann, at_ben = ann.at(match), ben.at(match)
    assert at_ann.ask("resign")["type"] == "accepted", "whoever's turn it is"
    for socket in (at_ann, at_ben):
        befell = socket.until("befell")
        assert befell["incident"] == {"decision": 0, "seat": 0, "kind": "resigned"}
        assert fates(befell["seats"]) == ["resigned", None]
        update = socket.until("update")
        assert (update["prompt"], update["events"]) == (None, [])
        assert socket.until("finished")["winners"] == [1]
    record = ann.http.get(f"/api/matches/{match}/record").json()
    assert record["incidents"] == [{"decision": 0, "seat": 0, "kind": "resigned"}]
    replayed = Table.from_record(record)
    assert (replayed.over, replayed.winners(), replayed.log()[-1]) == (True, [1], "Sun resigns.")
    [listed] = ann.http.get("/api/matches").json()
    assert (listed["status"], listed["result"]["winners"]) == ("over", [1])
    assert fates(listed["seats"]) == ["resigned", None]
    for socket, kind in ((at_ann, "resign"), (at_ben, "resign"), (at_ann, "return"), (at_ben, "hand-over")):
        assert socket.ask(kind)["code"] == "over"
    again = ann.at(match)
    assert again.welcome["incidents"] == record["incidents"]
    assert again.ending["winners"] == [1]
    new = ann.http.post(f"/api/matches/{match}/rematch").json()["match"]
    assert fates(ben.at(new).welcome["seats"]) == [None, None]


def test_with_more_seats_a_bot_plays_on_for_who_has_resigned(people, server):
    match = server.install(ORDERS, *people)
    at_ann, at_ben, at_cat = sockets = [someone.at(match) for someone in people]
    assert at_ann.ask("resign")["type"] == "accepted"
    for socket in sockets:
        [resigned] = [seat for seat in socket.until("befell")["seats"] if seat["fate"]]
        assert (resigned["seat"], resigned["stand_in"] in BIRDS) == (0, True)
        asked = socket.until("update")
        assert (asked["prompt"]["seat"], asked["prompt"]["options"]) == (0, [])
        assert socket.until("update")["decision"] == 1, "the bot has decided"
    for kind in ("resign", "hand-over", "return"):
        refusal = at_ann.ask(kind)
        assert (refusal["code"], refusal["text"][:21]) == ("illegal-move", "Seat 0 has resigned, ")
    assert people[0].at(match).welcome["seats"][0]["fate"] == "resigned", "coming back does not help"
    assert at_ben.ask("resign")["type"] == "accepted"
    assert at_cat.until("finished")["winners"] == [2]
    assert at_ben.ask("resign")["code"] == "over"


@pytest.mark.parametrize(("seated", "plays_on"), [("Wren", "Magpie"), ("Magpie", "Heron")])
def test_a_companion_plays_on_while_one_is_free(seated, plays_on):
    match = stored(table("koryo", players=3), "ann", "greedy", "greedy")
    match.seats[1].name = seated
    assert stand_ins(match) == {0: plays_on}
    assert bot_at(match, 0) is None
    match.seats[0].fate = "taken-over"
    assert (bot_at(match, 0), bot_at(match, 1)) == ("companion", "greedy")


def test_where_no_companion_is_free_another_bird_plays_on_at_its_own_level():
    match = stored(table("koryo", players=4), "ann", "greedy", "greedy", "ben")
    match.seats[1].name, match.seats[2].name = "Heron", "Magpie"
    assert stand_ins(match) == {0: "Wren", 3: "Swift"}
    match.seats[3].fate = "resigned"
    assert [bot_at(match, seat) for seat in range(4)] == [None, "greedy", "greedy", BIRDS["Swift"]]


def test_a_bot_plays_on_until_its_player_is_back(people, server):
    ann, ben, cat = people
    match = server.install(ORDERS, ann, ben, cat)
    at_ann, at_ben = ann.at(match), ben.at(match)
    refusal = at_ann.ask("return")
    assert (refusal["code"], refusal["text"]) == (
        "illegal-move",
        "Seat 0 cannot be given-back: its player plays there.",
    )
    assert at_ben.ask("hand-over")["type"] == "accepted"
    assert at_ben.ask("hand-over")["code"] == "illegal-move"
    at_ann.play("lay 1 spy")
    while at_ann.table["decision"] < 2:
        at_ann.receive()
    assert at_ann.table["prompt"]["seat"] == 2, "the bot has laid the order of seat 1"
    assert at_ben.step("lay 1 banker")["code"] == "stale"
    at_ben.quiet()
    assert at_ben.step("lay 1 banker")["code"] == "not-your-turn"
    [listed] = ben.http.get("/api/matches").json()
    assert listed["seats"][1]["fate"] == "taken-over"

    assert fates(ben.at(match).welcome["seats"]) == [None, None, None], "whoever opens the table again is back"
    assert at_ann.until("befell")["incident"] == {"decision": 2, "seat": 1, "kind": "given-back"}
    assert at_ben.ask("hand-over")["type"] == "accepted"
    assert at_ben.ask("return")["type"] == "accepted", "or says so"
    assert [one["kind"] for one in ann.at(match).welcome["incidents"]] == ["taken-over", "given-back"] * 2


def test_a_draft_goes_with_its_player_and_stays_when_another_leaves(people, server):
    match = server.install({**TURN, "tableaus": [TURN["tableaus"][0], {"merchant": 2}, {}]}, *people)
    at_ann, at_ben, _ = (someone.at(match) for someone in people)
    at_ann.play("banker")
    assert at_ben.ask("resign")["type"] == "accepted"
    shown = at_ann.until("update")
    assert (shown["decision"], shown["step"], shown["undo"]) == (0, 1, True)
    assert shown["view"]["seats"][0]["tokens"] == 1
    assert at_ann.ask("undo")["type"] == "accepted"
    at_ann.until("update")
    assert at_ann.play("banker")["step"] == 1
    assert at_ann.ask("resign")["type"] == "accepted"
    shown = at_ann.until("update")
    assert (shown["decision"], shown["step"], shown["undo"]) == (0, 0, False)
    assert shown["view"]["seats"][0]["tokens"] == 0
    record = people[0].http.get(f"/api/matches/{match}/record").json()
    assert (record["moves"], [one["seat"] for one in record["incidents"]]) == ([], [1, 0])


def test_whoever_only_watches_cannot_leave_and_a_table_that_waits_has_nobody_to_resign(visitor):
    ann, eve = visitor(), visitor()
    opened = ann.open_match("me", "open")
    for kind in ("resign", "hand-over", "return"):
        assert ann.at(opened["match"]).ask(kind)["code"] == "waiting"
        assert eve.at(opened["match"], opened["watch"]).ask(kind)["code"] == "not-your-seat"
    at_ann = ann.at(opened["match"])
    at_ann.send(type="resign", id="")
    assert at_ann.until("refused")["code"] == "malformed"


def test_what_befell_seats_survives_a_kill(own_server, own_visitor):
    ann, ben, cat = own_visitor(), own_visitor(), own_visitor()
    match = own_server.install(TURN, ann, ben, cat)
    at_ann, at_ben, at_cat = (someone.at(match) for someone in (ann, ben, cat))
    at_ann.play("banker")
    for socket, kind in ((at_ben, "hand-over"), (at_cat, "resign")):
        assert socket.ask(kind, id="acknowledged")["type"] == "accepted"
    before = at_ann.until("update")
    own_server.kill()
    own_server.start()
    ann, cat = own_visitor(ann.cookie), own_visitor(cat.cookie)
    again = ann.at(match)
    assert fates(again.welcome["seats"]) == [None, "taken-over", "resigned"]
    assert again.table == {**before, "first": 1, "events": again.table["events"]}
    assert cat.at(match).ask("resign", id="acknowledged") == {"type": "accepted", "id": "acknowledged"}
    again.play("spy 1")
    while again.table["prompt"]["seat"] != 0 and not again.ending:
        again.receive()
    assert again.table["decision"] > 2, "the bots have played on"
    assert again.ask("resign")["type"] == "accepted"
    assert again.until("finished")["winners"] == [1]


def test_whoever_leaves_a_lesson_leaves_the_coach(visitor):
    ann = visitor()
    match = ann.http.post("/api/lessons", json={"game": "koryo"}).json()["match"]
    at_ann = ann.at(match)
    assert at_ann.table["lesson"]
    assert at_ann.ask("hand-over")["type"] == "accepted"
    assert at_ann.until("update")["lesson"] is None
    back = ann.at(match)
    assert (back.table["lesson"], fates(back.welcome["seats"])[0]) == (None, None)


@pytest.fixture(scope="module")
def hasty(database, tmp_path_factory):
    """A server at which whoever is gone is away at once, and three people of it."""
    server = Server(tmp_path_factory.mktemp("hasty"), MADANG_AWAY="0").start()
    people = [Visitor(server) for _ in range(3)]
    yield server, people
    for one in people:
        one.leave()
    server.stop()


def test_all_who_are_here_agree_that_a_bot_plays_on(hasty):
    server, (ann, ben, cat) = hasty
    match = server.install(ORDERS, ann, ben, cat)
    watching = cat.at(match, ann.http.get(f"/api/matches/{match}/links").json()["watch"])
    at_ben, at_cat = ben.at(match), cat.at(match)
    away = {"type": "away", "seat": 0, "seconds": None, "agreed": []}
    assert watching.until("away") == away, "as soon as somebody waits"
    assert watching.ask("replace", seat=0)["code"] == "not-your-seat"
    for seat in (1, 2, 99, -1):
        assert at_ben.ask("replace", seat=seat)["code"] == "not-away"
    assert at_ben.ask("replace", seat=0)["type"] == "accepted"
    assert watching.until("away") == {**away, "agreed": [1]}
    assert {**away, "agreed": [1]} in [json.loads(frame) for frame in ben.at(match).frames], "whoever comes is told"
    assert at_cat.ask("replace", seat=0)["type"] == "accepted"
    assert at_ben.until("befell")["incident"] == {"decision": 0, "seat": 0, "kind": "taken-over"}
    while at_ben.table["decision"] < 1:
        at_ben.receive()
    assert at_ben.options, "the bot has laid the order of seat 0"
    at_ann = ann.at(match)
    assert fates(at_ann.welcome["seats"]) == [None, None, None]
    assert at_cat.until("befell")["incident"]["kind"] == "taken-over"
    assert at_cat.until("befell")["incident"] == {"decision": 1, "seat": 0, "kind": "given-back"}
    assert at_ann.ask("replace", seat=1)["code"] == "not-away", "who is asked is here"


def test_a_bot_plays_on_for_who_is_gone_as_long_as_the_table_allows(hasty):
    server, (ann, ben, cat) = hasty
    match = server.install(ORDERS, ann, ben, cat, absence=0)
    watching = cat.at(match, ann.http.get(f"/api/matches/{match}/links").json()["watch"])
    assert watching.quiet() == [], "nobody who plays is waiting"
    at_ben = ben.at(match)
    assert at_ben.welcome["absence"] == 0
    while at_ben.table["decision"] < 1:
        at_ben.receive()
    at_ann = ann.at(match)
    assert [(one["seat"], one["kind"]) for one in at_ann.welcome["incidents"]] == [(0, "taken-over"), (0, "given-back")]
    at_ben.quiet()
    at_ben.play(at_ben.options[0])
    while at_ann.table["decision"] < 3:
        at_ann.receive()
    record = at_ann.welcome["incidents"] + [{"decision": 2, "seat": 2, "kind": "taken-over"}]
    assert ann.at(match).welcome["incidents"] == record
    again = ann.open_match("me", "random")["match"]
    assert ann.at(again).welcome["absence"] is None


def test_nobody_is_away_before_a_while(visitor, server):
    ann, ben = visitor(), visitor()
    match = server.install({**ORDERS, "hands": ORDERS["hands"][:2]}, ann, ben)
    at_ben = ben.at(match)
    assert at_ben.ask("replace", seat=0)["code"] == "not-away"
    assert at_ben.quiet() == []


@pytest.mark.parametrize("absence", [0, 59, 86_401, -60, 60.5, "60", True, []])
def test_an_absence_that_cannot_be(visitor, absence):
    ann = visitor()
    answer = ann.http.post("/api/matches", json={"game": "koryo", "seats": ["me", "open"], "absence": absence})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert "body.absence: Input should be" in answer.json()["text"]
    assert ann.http.get("/api/matches").json() == []


def test_a_rematch_has_the_same_absence(visitor, server):
    ann, ben = visitor(), visitor()
    asked = {"game": "koryo", "seats": ["me", "open"], "absence": 180}
    opened = ann.http.post("/api/matches", json=asked).json()
    ben.accept(opened["invitations"]["1"])
    at_ann = ann.at(opened["match"])
    assert at_ann.welcome["absence"] == 180
    assert at_ann.ask("resign")["type"] == "accepted"
    again = ann.http.post(f"/api/matches/{opened['match']}/rematch").json()["match"]
    assert ben.at(again).welcome["absence"] == 180
