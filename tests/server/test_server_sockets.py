"""The socket of a match, row by row of docs/protocol.md, and whole matches played through it."""

import hashlib
import json
import random
from contextlib import suppress
from itertools import pairwise

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from madang.engine.game import SPECTATOR
from madang.games import game
from madang.tables import Table

ORDERS = {"phase": "orders", "hands": [{"spy": 2, "priest": 1}, {"banker": 3}, {"merchant": 4, "guardian": 2}]}
"""Seat 0 lays first."""


def test_welcome_tells_what_there_is_and_commits_to_the_deal(visitor):
    ann = visitor()
    opened = ann.open_match("me", "open", "greedy")
    welcome = ann.at(opened["match"]).welcome
    assert welcome["type"] == "welcome"
    assert {key: welcome[key] for key in ("match", "game", "rules_version", "viewer", "status")} == {
        "match": opened["match"],
        "game": "koryo",
        "rules_version": game("koryo").rules_version,
        "viewer": 0,
        "status": "waiting",
    }
    assert [seat["kind"] for seat in welcome["seats"]] == ["human", "open", "bot"]
    assert [seat["connected"] for seat in welcome["seats"]] == [True, False, True]
    assert welcome["opener"] == 0
    assert welcome["commitment"] is None, "nothing is dealt yet"


def test_the_first_update_shows_the_table_and_what_is_asked(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    match = server.install(ORDERS, ann, ben, cat)
    table = Table.from_position({"game": "koryo", "players": 3, **ORDERS}, 0)
    for seat, someone in enumerate((ann, ben, cat)):
        shown = someone.at(match).table
        assert (shown["decision"], shown["first"], shown["step"]) == (0, 1, 0)
        assert (shown["undo"], shown["resync"], shown["events"]) == (False, False, [])
        assert shown["view"] == table.view(seat)
        prompt = shown["prompt"]
        assert (prompt["kind"], prompt["seat"], prompt["rule"]) == ("order", 0, "KO-ORD-1")
        assert prompt["zones"] == [{"zone": "hand", "seat": 0}]
        assert prompt["facts"] == {}
        assert [option["move"] for option in prompt["options"]] == (table.moves() if seat == 0 else [])
    assert ann.at(match).table["prompt"]["options"][0] == {
        "move": "lay 1 spy",
        "name": "lay",
        "fields": {"card": "spy", "count": "1"},
        "parts": [{"zone": "hand", "seat": 0, "card": "spy", "count": 1}],
        "final": True,
    }


def test_facts_of_a_prompt_are_what_its_sentence_needs(visitor, server):
    ann, ben = visitor(), visitor()
    tableaus = [{"merchant": 3, "guardian": 2}, {"priest": 1}]
    match = server.install({"phase": "discards", "tableaus": tableaus}, ann, ben)
    for someone in (ann, ben):
        assert someone.at(match).table["prompt"]["facts"] == {"count": 2, "limit": 3}


def test_a_step_is_accepted_and_shown_to_everybody(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    match = server.install(ORDERS, ann, ben, cat)
    at_ann, at_ben = ann.at(match), ben.at(match)
    assert at_ann.step("  LAY 2   spy ", id="mine") == {"type": "accepted", "id": "mine"}
    own, other = at_ann.until("update"), at_ben.until("update")
    assert own["decision"] == other["decision"] == 1
    assert [event["kind"] for event in own["events"]] == ["laid", "laid-card", "returned"]
    assert [event["kind"] for event in other["events"]] == ["laid", "returned"]
    assert [event["number"] for event in other["events"]] == [1, 2]
    assert own["events"][1] == {
        "number": 2,
        "decision": 1,
        "kind": "laid-card",
        "seat": 0,
        "card": "spy",
        "from": {"zone": "hand", "seat": 0},
        "to": {"zone": "order", "seat": 0},
        "amount": 2,
        "rule": "KO-ORD-1",
    }
    assert own["view"]["seats"][0]["order"] == {"spy": 2}
    assert other["view"]["seats"][0]["order"] is None
    assert at_ben.options == ["lay 1 banker", "lay 2 banker", "lay 3 banker"]


@pytest.mark.parametrize(
    ("move", "rule"), [("lay 3 spy", "KO-ORD-1"), ("lay spy+priest", "KO-ORD-2"), ("end", "KO-MAIN-1"), ("jump", None)]
)
def test_an_illegal_move_is_refused_with_its_rule(visitor, server, move, rule):
    ann, ben, cat = visitor(), visitor(), visitor()
    at_ann = ann.at(server.install(ORDERS, ann, ben, cat))
    at_ann.send(type="why", move=move)
    assert at_ann.until("because") == {"type": "because", "move": move, "rule": rule, "cause": None}
    answer = at_ann.step(move)
    assert (answer["type"], answer["code"], answer["rule"]) == ("refused", "illegal-move", rule)
    assert answer["parameters"] == {"move": move}
    assert answer["text"].endswith(".")
    assert at_ann.quiet() == []


def test_what_a_move_would_do_is_told_to_who_is_asked(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    match = server.install(ORDERS, ann, ben, cat)
    at_ann, at_ben = ann.at(match), ben.at(match)
    move = next(one for one in at_ann.options if one.startswith("lay 1 "))
    at_ann.send(type="what", move=move)
    told = at_ann.until("would")
    assert (told["move"], told["told"][0]["kind"], told["told"][0]["facts"]["amount"]) == (move, "lay", 1)
    for socket, word in ((at_ann, "end"), (at_ann, "?"), (at_ben, move)):
        socket.send(type="what", move=word)
        assert socket.until("would") == {"type": "would", "move": word, "told": []}
    assert at_ann.quiet() == []


def test_a_long_move_is_refused_in_few_words(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    answer = ann.at(server.install(ORDERS, ann, ben, cat)).step("lay " + "x" * 15_000)
    assert answer["code"] == "illegal-move"
    assert len(str(answer)) < 600


def test_who_is_not_asked_cannot_move(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    at_ben = ben.at(server.install(ORDERS, ann, ben, cat))
    for answer in (at_ben.step("lay 1 banker"), at_ben.ask("undo")):
        assert (answer["code"], answer["parameters"]) == ("not-your-turn", {"seat": 0})
        assert "spy" not in answer["text"]


@pytest.mark.parametrize(("decision", "step"), [(1, 0), (0, 1), (-1, 0), (10**30, 0)])
@pytest.mark.parametrize("kind", ["step", "undo"])
def test_what_answers_another_prompt_is_stale(visitor, server, decision, step, kind):
    ann, ben, cat = visitor(), visitor(), visitor()
    at_ann = ann.at(server.install(ORDERS, ann, ben, cat))
    fields = {"move": "lay 1 spy"} if kind == "step" else {}
    answer = at_ann.ask(kind, decision=decision, step=step, **fields)
    assert (answer["code"], answer["parameters"]) == ("stale", {"decision": 0, "step": 0})
    assert at_ann.quiet() == []


def test_the_same_id_gets_the_same_answer_and_changes_nothing(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    match = server.install(ORDERS, ann, ben, cat)
    at_ann, at_ben = ann.at(match), ben.at(match)
    refused = at_ann.step("lay 1 banker", id="first")
    assert refused["code"] == "illegal-move"
    assert at_ann.step("lay 1 spy", id="first") == refused
    assert at_ann.step("lay 1 spy", id="second") == {"type": "accepted", "id": "second"}
    assert at_ben.until("update")["decision"] == 1
    for again in (at_ann, ann.at(match)):
        assert again.step("lay 1 spy", id="second", decision=0) == {"type": "accepted", "id": "second"}
        assert again.step("lay 1 priest", id="second") == {"type": "accepted", "id": "second"}
        assert again.step("lay 1 spy", id="first", decision=0) == refused
    # An id belongs to the seat that made it up.
    assert at_ben.step("lay 1 banker", id="first")["type"] == "accepted"
    assert at_ben.table["decision"] == 1
    assert at_ben.until("update")["decision"] == 2


def test_of_twenty_equal_steps_at_once_one_is_accepted(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    match = server.install(ORDERS, ann, ben, cat)
    sockets = [ann.at(match) for _ in range(20)]
    for number, socket in enumerate(sockets):
        socket.send(type="step", id=f"at once {number}", decision=0, step=0, move="lay 1 spy")
    answers = [socket.answer(f"at once {number}") for number, socket in enumerate(sockets)]
    assert sorted(answer.get("code", answer["type"]) for answer in answers) == ["accepted"] + ["stale"] * 19
    shown = ben.at(match)
    assert (shown.table["decision"], len(shown.events)) == (1, 2)


def test_both_sockets_of_a_seat_are_told(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    match = server.install(ORDERS, ann, ben, cat)
    one, other = ann.at(match), ann.at(match)
    one.play("lay 2 spy")
    assert [message["type"] for message in other.quiet()] == ["update"]
    assert other.table == one.table
    assert other.events == one.events


def test_people_come_go_and_are_renamed(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    match = server.install(ORDERS, ann, ben, cat)
    at_ann = ann.at(match)
    assert [seat["connected"] for seat in at_ann.welcome["seats"]] == [True, False, False]
    at_ben = ben.at(match)
    assert [seat["connected"] for seat in at_ann.until("people")["seats"]] == [True, True, False]
    second = ben.at(match)
    second.connection.close()
    assert at_ann.quiet(people=True) == []
    ben.http.put("/api/me", json={"name": "<script>Ben"})
    for socket in (at_ann, at_ben):
        assert [seat["name"] for seat in socket.until("people")["seats"]] == ["Guest", "<script>Ben", "Guest"]
    at_ben.connection.close()
    assert [seat["connected"] for seat in at_ann.until("people")["seats"]] == [True, False, False]


def test_a_match_with_open_seats_waits(visitor):
    ann, ben, cat = visitor(), visitor(), visitor()
    cat.http.put("/api/me", json={"name": "Cat"})
    opened = ann.open_match("me", "open", "open")
    at_ann = ann.at(opened["match"])
    assert at_ann.table == {}, "nobody sees a hand yet"
    assert at_ann.step("lay 1 spy")["code"] == "waiting"
    assert at_ann.ask("undo")["code"] == "waiting"
    ben.accept(opened["invitations"]["1"])
    assert at_ann.until("people")["seats"][1]["kind"] == "human"
    assert [message["type"] for message in at_ann.quiet()] == ["talk"]
    cat.accept(opened["invitations"]["2"])
    welcome = at_ann.until("welcome")
    assert (welcome["status"], welcome["seats"][2]["name"]) == ("running", "Cat")
    assert len(bytes.fromhex(welcome["commitment"])) == 32
    started = at_ann.until("update")
    assert started["decision"] == 0
    assert "dealt" in {event["kind"] for event in started["events"]}
    assert started["prompt"]["seat"] == started["view"]["to_act"]
    again = ann.at(opened["match"])
    assert (again.welcome, again.table) == (welcome, started)


def test_a_bot_begins_once_the_last_seat_is_taken(visitor, server):
    ann, ben = visitor(), visitor()
    match = server.install(ORDERS, "random", ann, None)
    at_ann = ann.at(match)
    ben.accept(ann.http.get(f"/api/matches/{match}/links").json()["invitations"]["2"])
    assert at_ann.until("update")["prompt"]["seat"] == 0
    assert at_ann.until("update")["prompt"]["seat"] == 1
    assert at_ann.table["decision"] == 1


def test_ping(visitor):
    ann = visitor()
    socket = ann.socket(ann.open_match("me", "open")["match"])
    socket.send(type="ping")
    assert socket.receive() == {"type": "pong"}


@pytest.mark.parametrize(
    ("text", "identifier"),
    [
        ("", None),
        ("{", None),
        ("[]", None),
        ("null", None),
        ('{"type": "jump", "id": "a"}', "a"),
        ('{"type": "step", "id": "a", "decision": 0, "step": 0}', "a"),
        ('{"type": "step", "id": "a", "decision": "0", "step": 0, "move": "end"}', "a"),
        ('{"type": "step", "id": "a", "decision": 0, "step": 0, "move": "end", "more": 1}', "a"),
        ('{"type": "step", "id": "", "decision": 0, "step": 0, "move": "end"}', None),
        ('{"type": "step", "id": "' + "a" * 65 + '", "decision": 0, "step": 0, "move": "end"}', None),
        ('{"type": "step", "id": "\\u0000", "decision": 0, "step": 0, "move": "end"}', None),
        ('{"type": "undo", "id": "\\ud800", "decision": 0, "step": 0}', None),
        ("[" * 16_000, None),
        (b"\xff\x00", None),
    ],
)
def test_what_is_no_message_is_refused_and_the_socket_stays_open(visitor, server, text, identifier):
    ann, ben, cat = visitor(), visitor(), visitor()
    at_ann = ann.at(server.install(ORDERS, ann, ben, cat))
    at_ann.connection.send(text)
    answer = at_ann.receive()
    assert (answer["type"], answer["id"], answer["code"]) == ("refused", identifier, "malformed")
    assert at_ann.step("lay 1 spy")["type"] == "accepted"


def test_the_first_message_is_hello(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    socket = ann.socket(server.install(ORDERS, ann, ben, cat))
    socket.send(type="step", id="a", decision=0, step=0, move="lay 1 spy")
    answer = socket.receive()
    assert (answer["id"], answer["code"]) == ("a", "malformed")
    socket.hello()
    assert socket.table["decision"] == 0


def test_text_that_is_no_utf_8_is_refused_like_any_other(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    at_ann = ann.at(server.install(ORDERS, ann, ben, cat))
    for wrong in (b"\xff\xfe", b'{"type": "ping", "x": "\xc3"}'):
        at_ann.connection.send(wrong, text=True)
        assert at_ann.receive()["code"] == "malformed"
    at_ann.connection.send(b'{"type": "ping"}', text=True)
    assert at_ann.receive() == {"type": "pong"}


def test_hello_is_said_once(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    at_ann = ann.at(server.install(ORDERS, ann, ben, cat))
    at_ann.send(type="hello", since=0)
    assert at_ann.receive()["code"] == "malformed"
    assert at_ann.quiet() == []


def test_a_message_that_is_too_large_ends_the_connection(visitor):
    ann = visitor()
    at_ann = ann.at(ann.open_match("me", "open")["match"])
    at_ann.connection.send("x" * 17_000)
    assert at_ann.closed() == 1009


def test_no_right_no_match(visitor):
    ann, eve = visitor(), visitor()
    one, other = ann.open_match("me", "open"), ann.open_match("me", "open")
    seat_link = one["invitations"]["1"].removeprefix("/join/")
    assert eve.socket(one["match"]).closed() == 4403
    assert eve.socket(one["match"], "x").closed() == 4403
    assert eve.socket(one["match"], seat_link).closed() == 4403
    assert eve.socket(one["match"], other["watch"]).closed() == 4403
    assert eve.socket(one["match"], headers={"Cookie": "madang=forged"}).closed() == 4403
    for nowhere in ("0" * 16, "x", "%00"):
        assert ann.socket(nowhere).closed() == 4404


def test_pages_of_other_hosts_get_no_connection(visitor):
    ann = visitor()
    match = ann.open_match("me", "open")["match"]
    for origin in ("https://elsewhere.example", "null", "http://[", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refusal:
            ann.socket(match, origin=origin)
        assert refusal.value.response.status_code == 403
    own = ann.server.url.rstrip("/")
    socket = ann.socket(match, origin=own)
    socket.hello()


def test_there_is_a_limit_to_sockets_of_one_guest(visitor):
    ann = visitor()
    match = ann.open_match("me", "open")["match"]
    sockets = [ann.at(match) for _ in range(32)]
    extra = ann.socket(match)
    assert extra.receive()["code"] == "too-many"
    assert extra.closed() == 4429
    sockets[0].connection.close()
    again = None
    for _ in range(100):  # the server learns of the closed one a moment later
        with suppress(ConnectionClosed):
            again = ann.at(match)
            break
    assert again is not None


def test_a_watcher_sees_what_is_public_and_decides_nothing(visitor):
    ann, eve = visitor(), visitor()
    opened = ann.open_match("me", "greedy", "greedy")
    at_ann, watching = ann.at(opened["match"]), eve.at(opened["match"], opened["watch"])
    assert watching.welcome["viewer"] is None
    play_to_the_end(at_ann)
    while not watching.ending:
        message = watching.receive()
        if message["type"] == "update":
            assert message["view"]["viewer"] == SPECTATOR
            assert all(
                seat[zone] is None for seat in message["view"]["seats"] for zone in ("hand", "order", "put_back")
            )
            assert not message["prompt"] or not message["prompt"]["options"]
            assert (message["step"], message["undo"]) == (0, False)
    record = ann.http.get(f"/api/matches/{opened['match']}/record").json()
    replayed = Table.from_record(record)
    assert watching.events == numbered(replayed.events(SPECTATOR))
    assert "drew" not in {event["kind"] for event in watching.events}
    assert watching.table["view"] == replayed.view(SPECTATOR)


def test_a_watcher_cannot_play_even_where_its_guest_has_a_seat(visitor, server):
    ann, ben, eve = visitor(), visitor(), visitor()
    match = server.install(ORDERS, ann, ben, "random")
    watch = ann.http.get(f"/api/matches/{match}/links").json()["watch"]
    for someone in (eve, ann):
        watching = someone.at(match, watch)
        answer = watching.step("lay 1 spy", decision=0)
        assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
        assert watching.ask("undo")["code"] == "not-your-seat"
    assert ann.at(match).table["decision"] == 0


def test_a_whole_match_against_bots(visitor):
    ann = visitor()
    opened = ann.open_match("random", "me", "greedy", "random")
    at_ann = ann.at(opened["match"])
    play_to_the_end(at_ann)
    ending = at_ann.ending
    record = ann.http.get(f"/api/matches/{opened['match']}/record").json()
    replayed = Table.from_record(record)
    assert replayed.over
    assert (ending["scores"], ending["winners"]) == (replayed.scores(), replayed.winners())
    assert ending["rematch"] is None
    assert ending["seed"] == record["seed"]
    assert hashlib.sha256(bytes.fromhex(ending["seed"])).hexdigest() == at_ann.welcome["commitment"]
    assert at_ann.events == numbered(replayed.events(1))
    assert at_ann.table["view"] == replayed.view(1)
    assert at_ann.table["prompt"] is None
    assert at_ann.table["decision"] == len(record["moves"])
    assert at_ann.step("end")["code"] == "over"

    # What bots do comes one decision at a time, so that the page can show one after the other.
    updates = [message for frame in at_ann.frames if (message := json.loads(frame))["type"] == "update"]
    for before, after in pairwise(updates):
        made = record["moves"][: before["decision"]]
        seat = Table.from_record({**record, "moves": made}).to_act
        assert seat == 1 or after["decision"] == before["decision"] + 1
    late = ann.at(opened["match"])
    assert (late.welcome["status"], late.ending, late.events) == ("over", ending, at_ann.events)


def test_two_people_by_invitation(visitor):
    ann, ben, eve = visitor(), visitor(), visitor()
    opened = ann.open_match("me", "open")
    ben.accept(opened["invitations"]["1"])
    sockets = [ann.at(opened["match"]), ben.at(opened["match"])]
    chance = random.Random(5)
    while not sockets[0].ending:
        for socket in sockets:
            socket.quiet()
        acting = [socket for socket in sockets if socket.options]
        if acting:
            [one] = acting
            assert one.table["prompt"]["seat"] == sockets.index(one)
            one.play(chance.choice(one.options))
    sockets[1].quiet()
    assert sockets[1].ending == sockets[0].ending
    replayed = Table.from_record(ben.http.get(f"/api/matches/{opened['match']}/record").json())
    for seat, socket in enumerate(sockets):
        assert socket.events == numbered(replayed.events(seat))
        assert socket.table["view"] == replayed.view(seat)
    assert eve.socket(opened["match"]).closed() == 4403


def test_a_reconnect_resumes_where_it_left_off(visitor):
    ann = visitor()
    opened = ann.open_match("me", "random", "random")
    steady = ann.at(opened["match"])
    chance = random.Random(3)
    known: list[dict] = []
    while not steady.ending:
        if steady.options:
            steady.play(chance.choice(steady.options))
        steady.quiet()
        if chance.random() < 0.3:
            again = ann.at(opened["match"], since=len(known))
            assert not again.table["resync"]
            known += again.events
            again.connection.close()
    known += ann.at(opened["match"], since=len(known)).events
    assert known == steady.events


def test_an_update_shows_its_deeds_one_by_one(visitor):
    """The view after each deed is given; of the last one it is that of the update."""
    ann = visitor()
    opened = ann.open_match("me", "random", "random")
    steady = ann.at(opened["match"])
    chance = random.Random(4)
    seen, heard = 0, 0
    while True:
        while not steady.options and not steady.ending:
            steady.receive()
        assert not steady.ending, "some decision sets off several deeds"
        updates = [message for message in map(json.loads, steady.frames[heard:]) if message["type"] == "update"]
        for update in (one for one in updates if seen and one["events"]):
            *between, last = update["deeds"]
            assert last["view"] is None
            assert [*between, last][0]["first"] == update["first"]
            for deed in between:
                assert deed["view"]["viewer"] == 0
                assert [seat["hand"] is None for seat in deed["view"]["seats"]] == [False, True, True]
        deeds = [(deed["name"], deed["first"]) for update in updates for deed in update["deeds"]]
        if seen and any(len(update["deeds"]) > 2 for update in updates):
            break
        seen, heard = len(steady.events), len(steady.frames)
        steady.play(chance.choice(steady.options))
    again = ann.at(opened["match"], since=seen).table
    assert [(deed["name"], deed["first"]) for deed in again["deeds"]] == deeds, (
        "who was away for a moment misses nothing"
    )
    assert ann.at(opened["match"]).table["deeds"] == [], "who comes anew is shown the table as it is"


@pytest.mark.parametrize("since", [1, 10**12, -1])
def test_who_has_seen_more_than_happened_starts_over(visitor, server, since):
    ann, ben, cat = visitor(), visitor(), visitor()
    match = server.install(ORDERS, ann, ben, cat)
    assert ann.at(match, since=since).table["resync"] is True
    first = ann.at(match)
    first.play("lay 1 spy")
    again = ann.at(match, since=since if since != 1 else 4)
    assert again.table["resync"] is True
    assert again.table["first"] == 1
    assert again.events == first.events


def test_a_rematch_seats_everybody_again(visitor, server):
    ann, ben, eve = visitor(), visitor(), visitor()
    last = {
        "round": 8,
        "phase": "turns",
        "seat": 1,
        "first": 1,
        "orders": [{"merchant": 1}, {"merchant": 1}, {"merchant": 1}],
        "tableaus": [{}, {"banker": 2}, {}],
    }
    match = server.install(last, ann, ben, "greedy")
    at_ann, at_ben = ann.at(match), ben.at(match)
    early = ann.http.post(f"/api/matches/{match}/rematch")
    assert (early.status_code, early.json()["code"]) == (403, "not-over")
    at_ben.play("banker")
    assert at_ann.until("finished")["rematch"] is None
    assert eve.http.post(f"/api/matches/{match}/rematch").json()["code"] == "not-your-seat"
    opened = ben.http.post(f"/api/matches/{match}/rematch").json()
    assert (opened["seat"], opened["invitations"]) == (1, {})
    for socket in (at_ann, at_ben):
        assert socket.until("rematch") == {"type": "rematch", "match": opened["match"]}
    assert ann.http.post(f"/api/matches/{match}/rematch").json() == {**opened, "seat": 0}
    assert at_ann.quiet() == []
    assert ann.at(match).ending["rematch"] == opened["match"]
    again = ann.at(opened["match"])
    kinds = [(seat["kind"], seat["bot"], seat["name"]) for seat in again.welcome["seats"]]
    assert kinds == [("human", None, "Guest"), ("human", None, "Guest"), ("bot", "greedy", "Crane")]
    assert again.welcome["status"] == "running"
    assert again.welcome["commitment"] != at_ann.welcome["commitment"]
    assert ben.at(opened["match"]).welcome["viewer"] == 1


def play_to_the_end(socket, seed=1):
    """Makes random legal moves whenever asked."""
    chance = random.Random(seed)
    while not socket.ending:
        if socket.options:
            socket.play(chance.choice(socket.options))
        else:
            socket.receive()


def numbered(events):
    """Events of a table as they travel."""
    return [{"number": number, **event} for number, event in enumerate(events, 1)]
