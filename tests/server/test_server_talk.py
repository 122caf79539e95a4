"""Talk at a table: among those who play, as plain text, not too much at once; what can be done about it."""

import json

import pytest
from serving import database_of
from test_server_sockets import ORDERS

from madang.cli import main


@pytest.fixture
def table(visitor, server):
    """Three people at a table, the first of whom has opened it, and their sockets."""
    people = [visitor() for _ in range(3)]
    match = server.install(ORDERS, *people)
    return match, people, [someone.at(match) for someone in people]


def talk(socket):
    """What a connection was told of the talk when it came."""
    return [json.loads(frame) for frame in socket.frames if '"type":"talk"' in frame]


def test_what_is_said_reaches_all_who_play_and_nobody_who_watches(table):
    match, people, (at_ann, at_ben, at_cat) = table
    watching = people[2].at(match, people[0].http.get(f"/api/matches/{match}/links").json()["watch"])
    assert [talk(socket) for socket in (at_ann, watching)] == [
        [{"type": "talk", "sayings": [], "hushed": False, "blocked": []}],
        [],
    ]
    assert at_ben.ask("say", words="  <b>Tea</b> is ready.\u0301 ")["type"] == "accepted"
    assert at_ann.ask("say", phrase="thank-you", words="not looked at")["type"] == "accepted"
    first = {"number": 1, "seat": 1, "phrase": None, "words": "<b>Tea</b> is ready.\u0301"}
    second = {"number": 2, "seat": 0, "phrase": "thank-you", "words": ""}
    for socket in (at_ben, at_cat):
        assert socket.until("said") == {"type": "said", "saying": first}
        assert socket.until("said") == {"type": "said", "saying": second}
    [told] = talk(people[2].at(match))
    assert told["sayings"] == [first, second]
    assert watching.ask("say", words="Take the spy!")["code"] == "not-your-seat"
    assert watching.quiet() == []


def test_people_talk_while_they_wait_for_others_and_go_on_when_cards_are_dealt(visitor):
    ann, ben, cat = visitor(), visitor(), visitor()
    opened = ann.open_match("me", "open", "open")
    match, links = opened["match"], opened["invitations"]
    at_ann = ann.at(match)
    assert at_ann.ask("say", phrase="hello")["code"] == "hushed", "nobody is there to hear"
    ben.accept(links["1"])
    nothing = {"type": "talk", "sayings": [], "hushed": False, "blocked": []}
    assert at_ann.until("talk") == nothing
    at_ben = ben.at(match)
    assert talk(at_ben) == [nothing]
    assert at_ben.ask("say", words="Tea first.")["type"] == "accepted"
    assert at_ann.until("said")["saying"] == {"number": 1, "seat": 1, "phrase": None, "words": "Tea first."}
    cat.accept(links["2"])
    for socket in (at_ann, at_ben):
        assert socket.until("update")["decision"] == 0
        assert [one["words"] for one in socket.until("talk")["sayings"]] == ["Tea first."]
    assert [one["words"] for one in talk(cat.at(match))[0]["sayings"]] == ["Tea first."]


def test_what_somebody_said_who_stands_up_again_is_not_said_by_who_sits_down_there(own_visitor, own_server):
    ann, ben, cat, dan = (own_visitor() for _ in range(4))
    opened = ann.open_match("me", "open", "open", "open")
    match, links = opened["match"], opened["invitations"]
    ben.accept(links["1"])
    cat.accept(links["3"])
    at_ann, at_ben = ann.at(match), ben.at(match)
    for socket, words in ((at_ben, "You fools!"), (at_ann, "Good bye.")):
        assert socket.ask("say", words=words)["type"] == "accepted"
    assert at_ann.ask("report", number=1)["type"] == "accepted"
    assert ben.http.post(f"/api/matches/{match}/stand-up").is_success
    while (told := at_ann.until("talk"))["sayings"][0]["words"] != "Good bye.":
        pass
    assert len(told["sayings"]) == 1
    dan.accept(links["1"])
    assert [one["words"] for one in talk(dan.at(match))[0]["sayings"]] == ["Good bye."]
    own_server.stop()
    own_server.start()
    at_dan = dan.at(match)
    assert [one["words"] for one in talk(at_dan)[0]["sayings"]] == ["Good bye."]
    assert at_dan.ask("say", words="Hello.")["type"] == "accepted"
    assert at_dan.until("said")["saying"]["number"] == 3
    [reported] = own_server.with_storage(lambda storage: storage.reports())
    assert (reported.guest, reported.words) == (ben.guest, "You fools!")


@pytest.mark.parametrize("words", ["", "  ", "x" * 201, "two\nlines", "a\u200bb", "\u202egnp", "o\u0335\u0336\u0337"])
def test_words_that_cannot_be_said(table, words):
    _, _, (at_ann, at_ben, _) = table
    refusal = at_ann.ask("say", words=words)
    assert (refusal["code"], refusal["parameters"]) == ("bad-words", {"most": 200})
    assert at_ann.ask("say", phrase="get-lost")["code"] == "malformed"
    assert at_ben.quiet() == []


def test_nobody_says_very_much_at_once(table):
    _, _, (at_ann, at_ben, _) = table
    answers = [at_ann.ask("say", words=f"word {number}") for number in range(6)]
    assert [answer["type"] for answer in answers] == ["accepted"] * 5 + ["refused"]
    assert answers[-1]["code"] == "too-many"
    assert at_ben.ask("say", words="Calm down.")["type"] == "accepted"


def test_somebody_who_is_blocked_is_not_heard_here_or_elsewhere(table, server):
    _, people, (at_ann, at_ben, at_cat) = table
    assert at_ben.ask("say", words="Hurry up!")["type"] == "accepted"
    assert at_ann.ask("block", seat=1, blocked=True)["type"] == "accepted"
    assert at_ann.until("talk") == {"type": "talk", "sayings": [], "hushed": False, "blocked": [1]}
    assert at_ben.ask("say", words="Hurry up!!")["type"] == "accepted"
    assert at_ann.quiet() == []
    assert [message["type"] for message in at_cat.quiet()] == ["said", "said"]
    elsewhere = server.install(ORDERS, people[2], people[1], people[0])
    assert [one["blocked"] for one in talk(people[0].at(elsewhere))] == [[1]]
    assert at_ann.ask("block", seat=1, blocked=False)["type"] == "accepted"
    assert len(at_ann.until("talk")["sayings"]) == 2
    for seat in (0, 3, -1):
        assert at_ann.ask("block", seat=seat, blocked=True)["code"] == "not-found"


def test_who_opened_the_table_can_have_it_quiet(table):
    _, _, (at_ann, at_ben, _) = table
    assert at_ben.ask("hush", hushed=True)["code"] == "not-your-seat"
    assert at_ann.ask("hush", hushed=True)["type"] == "accepted"
    assert at_ben.until("talk")["hushed"] is True
    assert at_ben.ask("say", words="Why?")["code"] == "hushed"
    assert at_ann.ask("hush", hushed=False)["type"] == "accepted"
    assert at_ben.ask("say", words="Well.")["type"] == "accepted"


def test_against_bots_there_is_nobody_to_talk_to(visitor):
    ann = visitor()
    at_ann = ann.at(ann.open_match("me", "random")["match"])
    assert talk(at_ann) == []
    for message in ({"kind": "say", "words": "Hello?"}, {"kind": "hush", "hushed": True}):
        assert at_ann.ask(**message)["code"] == "hushed"


def test_what_is_said_survives_a_kill_and_is_reported_to_the_operator(own_server, own_visitor, monkeypatch, capsys):
    ann, ben = own_visitor(), own_visitor()
    match = own_server.install({**ORDERS, "hands": ORDERS["hands"][:2]}, ann, ben)
    at_ben = ben.at(match)
    ben.http.put("/api/me", json={"name": "Ben"})
    assert at_ben.ask("say", words="Something rude.")["type"] == "accepted"
    own_server.kill()
    own_server.start()
    at_ann = own_visitor(ann.cookie).at(match)
    assert [one["words"] for one in talk(at_ann)[0]["sayings"]] == ["Something rude."]
    for _ in range(2):
        assert at_ann.ask("report", number=1)["type"] == "accepted"
    assert at_ann.ask("report", number=2)["code"] == "not-found"
    own_server.stop()
    monkeypatch.setenv("MADANG_DATABASE", database_of(own_server.data))
    with pytest.raises(SystemExit):
        main(["admin", "reports", "--data", str(own_server.data)])
    said = capsys.readouterr().out
    assert said.count("Something rude.") == 1
    assert all(word in said for word in (match, "Ben", ben.guest))
