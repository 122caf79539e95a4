"""A first game with the coach: opened, followed, left, come back to, skipped and done without."""

import pytest

ORDER = "one-kind"


def lesson_of(visitor):
    answer = visitor.http.post("/api/lessons", json={"game": "koryo"})
    assert answer.status_code == 201, answer.text
    return answer.json()["match"]


def listed(visitor):
    return [(match["lesson"], match["status"]) for match in visitor.http.get("/api/matches").json()]


def ask_coach(socket, act, **fields):
    return socket.ask("learn", act=act, **{"lesson": socket.table["lesson"]["step"], **fields})


def go_on(socket):
    assert ask_coach(socket, "go-on")["type"] == "accepted"
    return socket.until("update")["lesson"]


def wait(socket, until):
    """The coach's words at the first update that fits: bots play in between."""
    while not until(socket.table):
        socket.until("update")
    return socket.table["lesson"]


def is_asked(table):
    return table["prompt"] is not None and table["prompt"]["seat"] == 0


@pytest.fixture
def learner(visitor):
    return visitor()


@pytest.fixture
def match(learner):
    return lesson_of(learner)


@pytest.fixture
def socket(learner, match):
    return learner.at(match)


def test_the_coach_says_what_the_file_has(socket):
    first = socket.table["lesson"]
    assert (first["step"], len(first["steps"]), first["begun"], first["goes_on"]) == (0, 9, True, True)
    assert first["light"] == [{"field": "hand", "seat": 0}]
    second = go_on(socket)
    assert (second["steps"][second["step"]], second["rule"], second["order"]) == (ORDER, "KO-ORD-1", 1)
    assert second["light"] == [{"field": "hand", "seat": 0, "card": "merchant"}]
    assert not second["goes_on"]
    assert [seat["name"] for seat in socket.welcome["seats"][1:]] == ["Wren", "Swift"]


def test_the_suggested_move_leads_on_and_the_bots_do_as_told(socket):
    go_on(socket)
    after = socket.play("lay 2 merchant")["lesson"]
    assert (after["step"], after["begun"], after["light"], after["otherwise"]) == (2, False, [], False)
    there = wait(socket, is_asked)
    assert (there["steps"][there["step"]], there["begun"]) == ("points", True)
    view = socket.table["view"]
    assert [seat["tableau"] for seat in view["seats"]] == [{"merchant": 2}, {"banker": 1}, {"guardian": 2}]


def test_another_move_is_allowed_and_remarked(socket):
    go_on(socket)
    socket.play("lay 1 barbarians")
    there = wait(socket, lambda table: is_asked(table) and table["lesson"]["begun"])
    assert (there["step"], there["otherwise"]) == (2, True)
    assert there["light"] == [{"field": "powers", "card": "merchant"}]  # no Merchants lie there to be lit


def test_skipping_makes_the_suggested_move(socket):
    go_on(socket)
    assert ask_coach(socket, "skip")["type"] == "accepted"
    there = wait(socket, lambda table: table["lesson"]["step"] == 2 and table["lesson"]["begun"])
    assert not there["otherwise"]
    assert socket.table["view"]["seats"][0]["tableau"] == {"merchant": 2}


def test_skipping_what_is_only_read_goes_on(socket):
    assert ask_coach(socket, "skip")["type"] == "accepted"
    assert socket.until("update")["lesson"]["step"] == 1
    assert socket.table["decision"] == 0


def test_who_leaves_comes_back_to_the_same_step(own_server, own_visitor):
    learner = own_visitor()
    match = lesson_of(learner)
    go_on(learner.at(match))
    assert listed(learner) == [({"step": 2, "steps": 9}, "running")]
    assert lesson_of(learner) == match
    own_server.kill()
    own_server.start()
    again = own_visitor(learner.cookie).at(match)
    assert again.table["lesson"]["steps"][again.table["lesson"]["step"]] == ORDER
    again.play("lay 2 merchant")
    assert wait(again, is_asked)["step"] == 2


def test_without_the_coach_the_game_goes_on_as_any_other(learner, match, socket):
    assert ask_coach(socket, "leave-out")["type"] == "accepted"
    assert socket.until("update")["lesson"] is None
    assert socket.play("lay 2 merchant")["lesson"] is None
    assert listed(learner) == [(None, "running")]
    assert lesson_of(learner) != match  # a new one, from the start


def test_what_the_coach_cannot_do_is_refused(socket):
    assert ask_coach(socket, "go-on", lesson=3)["code"] == "stale"
    assert ask_coach(socket, "sing")["code"] == "malformed"
    go_on(socket)
    assert ask_coach(socket, "go-on")["code"] == "illegal-move"
    assert socket.table["lesson"]["step"] == 1


def test_the_same_message_goes_on_once(socket):
    step = socket.table["lesson"]["step"]
    for _ in range(2):
        assert ask_coach(socket, "go-on", id="once", lesson=step) == {"type": "accepted", "id": "once"}
    socket.quiet()
    assert socket.table["lesson"]["step"] == step + 1


def test_only_the_learner_hears_the_coach(visitor, learner, match, socket):
    watch = learner.http.get(f"/api/matches/{match}/links").json()["watch"]
    assert visitor().at(match, watch).table["lesson"] is None
    plain = learner.open_match("me", "random")["match"]
    plain = learner.at(plain)
    assert plain.table["lesson"] is None
    plain.send(type="learn", id="x", decision=0, step=0, lesson=0, act="skip")
    assert plain.answer("x")["type"] == "refused"


def test_games_say_what_they_teach(learner):
    koryo = next(game for game in learner.http.get("/api/games").json() if game["name"] == "koryo")
    assert koryo["lesson"]["minutes"] == 7
    assert all(idea["en"] and idea["fr"] for idea in koryo["lesson"]["ideas"])
    assert "one-kind-order-1 = Your move: " in learner.http.get("/api/games/koryo/lesson/en").text
    for path in ("/api/games/koryo/lesson/de", "/api/games/chess/lesson/en"):
        assert learner.http.get(path).json()["code"] == "not-found"
    assert learner.http.post("/api/lessons", json={"game": "chess"}).json()["code"] == "not-found"
