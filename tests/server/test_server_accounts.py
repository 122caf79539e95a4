"""Accounts: made of a guest, used elsewhere, left, forgotten. And that nobody gets into one who should not."""

import json
import secrets
from itertools import count

import pytest
from serving import Visitor
from test_server_tables import LAST_TURN

from madang.server.accounts import HOUR, LASTING
from madang.server.links import Seals, Visit
from madang.server.names import likeness
from madang.server.schema import LoginRow
from madang.server.settings import SECRET_FILE

PASSWORD = "correct horse"
NUMBERS = count(1)


def name():
    """A name that nobody has yet: tests share their server."""
    return f"Ann {secrets.token_hex(4)} {next(NUMBERS)}"


def make(someone, called, password=PASSWORD):
    answer = someone.http.post("/api/account", json={"name": called, "password": password})
    return someone.become(answer)


def log_in(someone, called, password=PASSWORD, **more):
    return someone.become(someone.http.post("/api/account/login", json={"name": called, "password": password, **more}))


def me(someone):
    return someone.http.get("/api/me").json()


@pytest.fixture(scope="module")
def ann(server):
    """Somebody with an account, for tests that leave it as it was."""
    someone = Visitor(server)
    someone.name = name()
    assert make(someone, someone.name).status_code == 201
    yield someone
    someone.leave()


# Coming and going


def test_a_guest_with_an_account_keeps_its_matches_and_uses_them_elsewhere(visitor):
    someone, called = visitor(), name()
    match = someone.open_match("me", "open")["match"]
    guest = me(someone)["guest"]
    assert make(someone, called).json() == {"guest": guest, "name": called, "account": True}
    elsewhere = visitor()
    assert log_in(elsewhere, called).json() == {"guest": guest, "name": called, "account": True}
    assert [one["match"] for one in elsewhere.http.get("/api/matches").json()] == [match]
    assert elsewhere.at(match).welcome["viewer"] == 0
    assert [one["here"] for one in elsewhere.http.get("/api/account/logins").json()].count(True) == 1


@pytest.mark.parametrize("bring", [False, True])
def test_what_was_played_as_a_guest_can_be_brought_along(visitor, bring):
    someone, called = visitor(), name()
    make(someone, called)
    elsewhere = visitor()
    match = elsewhere.open_match("me", "open")["match"]
    here = elsewhere.at(match)
    log_in(elsewhere, called, bring=bring)
    assert [one["match"] for one in someone.http.get("/api/matches").json()] == [match] * bring
    assert here.closed() == 1012
    if bring:
        assert someone.at(match).welcome["opener"] == 0
        assert someone.http.post(f"/api/matches/{match}/close").status_code == 204


def test_logging_out_here_leaves_the_others(visitor):
    someone, called = visitor(), name()
    make(someone, called)
    elsewhere = visitor()
    log_in(elsewhere, called)
    old = someone.cookie
    answer = someone.become(someone.http.post("/api/account/logout", json={}))
    assert answer.status_code == 204
    assert me(someone)["account"] is False
    assert visitor(old).guest != elsewhere.http.get("/api/me").json()["guest"]
    assert me(elsewhere)["account"] is True


def test_logging_out_everywhere_ends_what_is_open(visitor):
    someone, called = visitor(), name()
    make(someone, called)
    match = someone.open_match("me", "random")["match"]
    elsewhere = visitor()
    log_in(elsewhere, called)
    watching = elsewhere.at(match)
    someone.become(someone.http.post("/api/account/logout", json={"everywhere": True}))
    assert watching.closed() == 1012
    assert elsewhere.socket(match).closed() == 4403
    assert me(elsewhere)["account"] is False


def test_a_login_can_be_ended_from_another(visitor):
    someone, called = visitor(), name()
    make(someone, called)
    elsewhere = visitor()
    log_in(elsewhere, called)
    [there] = [one for one in someone.http.get("/api/account/logins").json() if not one["here"]]
    assert someone.http.delete(f"/api/account/logins/{there['login']}").status_code == 204
    assert [me(someone)["account"], me(elsewhere)["account"]] == [True, False]


def test_another_password_ends_all_other_logins(visitor):
    someone, called = visitor(), name()
    make(someone, called)
    elsewhere = visitor()
    log_in(elsewhere, called)
    change = {"password": PASSWORD, "new": "battery staple"}
    assert someone.http.put("/api/account/password", json={**change, "password": "wrong"}).status_code == 403
    assert someone.http.put("/api/account/password", json=change).status_code == 204
    assert [me(someone)["account"], me(elsewhere)["account"]] == [True, False]
    assert log_in(elsewhere, called).json()["code"] == "wrong-password"
    assert log_in(elsewhere, called, "battery staple").status_code == 200


# Leaving with everything, or nothing


def test_everything_that_is_kept_of_somebody_can_be_had(visitor, server):
    someone, other = visitor(), visitor()
    called = name()
    make(someone, called)
    over, running = server.install(LAST_TURN, someone, other), someone.open_match("me", "random")["match"]
    at = someone.at(over)
    at.ask("say", words="Well played.")
    at.ask("resign")
    exported = someone.http.get("/api/me/export").json()
    assert (exported["name"], exported["guest"], len(exported["logins"])) == (called, someone.guest, 1)
    assert [one["words"] for one in exported["said"]] == ["Well played."]
    records = {one["match"]: one["record"] for one in exported["matches"]}
    assert records == {over: someone.http.get(f"/api/matches/{over}/record").json(), running: None}


def test_whoever_wants_to_be_forgotten_is(visitor, server):
    someone, other = visitor(), visitor()
    called = name()
    make(someone, called)
    running = server.install(LAST_TURN, someone, other)
    waiting = someone.open_match("me", "open")["match"]
    watching = other.at(running)
    old, guest = someone.cookie, someone.guest
    assert someone.http.post("/api/me/forget", json={"password": "wrong"}).json()["code"] == "wrong-password"
    assert someone.become(someone.http.post("/api/me/forget", json={"password": PASSWORD})).status_code == 204
    assert watching.until("befell")["incident"]["kind"] == "resigned"
    assert visitor(old).guest != guest
    assert log_in(someone, called).json()["code"] == "wrong-password"
    [listed] = other.http.get("/api/matches").json()
    assert [seat["name"] for seat in listed["seats"]] == ["Nobody", "Guest"]
    assert listed["status"] == "over"
    assert other.socket(waiting).closed() == 4403
    kept = json.dumps(other.http.get("/api/me/export").json())
    assert guest not in kept
    assert make(other, called).status_code == 201


# Names


@pytest.mark.parametrize(
    "other", [str.upper, str.lower, lambda called: called.replace("A", "Α"), lambda called: f" {called} "]
)
def test_a_name_that_looks_like_that_of_an_account_is_taken(visitor, ann, other):
    eve, called = visitor(), other(ann.name)
    assert eve.http.put("/api/me", json={"name": called}).json()["code"] == "name-taken"
    assert make(eve, called).json()["code"] == "name-taken"
    assert me(eve) == {"guest": eve.guest, "name": "Guest", "account": False}


def test_a_guest_who_was_called_so_before_is_not_any_more(visitor):
    guest, someone, called = visitor(), visitor(), name()
    guest.http.put("/api/me", json={"name": called})
    match = guest.open_match("me", "open")["match"]
    table = guest.at(match)
    assert make(someone, called).status_code == 201
    assert me(guest)["name"] == "Guest"
    assert table.closed() == 1012
    assert guest.at(match).welcome["seats"][0]["name"] == "Guest"


@pytest.mark.parametrize("called", ["Guest", "Nobody", "Crane", "mаgpie", "0wl"])
def test_some_names_are_nobody_s(visitor, called):
    assert make(visitor(), called).json()["code"] == "name-taken"


def test_an_account_can_take_another_name(visitor):
    someone, old, new = visitor(), name(), name()
    make(someone, old)
    assert someone.http.put("/api/me", json={"name": new}).json()["name"] == new
    assert someone.http.put("/api/me", json={"name": "Guest"}).json()["code"] == "name-taken"
    assert log_in(visitor(), old).json()["code"] == "wrong-password"
    assert log_in(visitor(), new).status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Bill", "BiII", True),
        ("Bernard", "Bemard", True),
        ("Nancy", "Νаnсу", True),
        ("Zoë", "Zoe\u0308", True),
        ("Ann  Lee", "ann lee", True),
        ("René", "Rene", False),
        ("Ben", "Bev", False),
        ("김", "킴", False),
    ],
)
def test_which_names_look_the_same(one, other, same):
    assert (likeness(one) == likeness(other)) is same


# Who should not get in


def test_an_unknown_name_and_a_wrong_password_are_answered_alike(visitor, ann):
    eve = visitor()
    answers = [log_in(eve, ann.name, "wrong password"), log_in(eve, name(), PASSWORD), log_in(eve, "\u202e", PASSWORD)]
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1
    assert me(eve)["guest"] == eve.guest


@pytest.mark.parametrize("password", ["short", "x" * 129])
def test_a_password_is_neither_short_nor_endless(visitor, password):
    assert make(visitor(), name(), password).json()["code"] == "bad-password"


def test_who_knew_the_guest_does_not_know_the_account(visitor):
    """Somebody who has planted a cookie in the browser of somebody else gains nothing when that makes an account."""
    someone, eve = visitor(), None
    eve = visitor(someone.cookie)
    match = someone.open_match("me", "random")["match"]
    peeping = eve.at(match)
    make(someone, name())
    assert peeping.closed() == 1012
    assert eve.socket(match).closed() == 4403
    assert me(eve)["guest"] != someone.guest
    assert eve.http.post("/api/account/logout", json={}).json()["code"] == "no-account"


def test_a_cookie_that_was_replaced_twice_is_a_copy_and_ends_the_login(visitor, server, ann):
    someone, called = visitor(), name()
    make(someone, called)
    copied = someone.cookie

    def later(storage):
        return storage.write(
            lambda connection: connection.execute(LoginRow.__table__.update().values(seen=LoginRow.seen - HOUR - 1))
        )

    cookies = []
    for _ in range(2):
        server.with_storage(later)
        cookies.append(someone.become(someone.http.get("/api/me")).cookies["madang"])
    assert len({copied, *cookies}) == 3
    assert visitor(cookies[0]).guest == someone.guest  # an answer may get lost: the one before is still good
    assert visitor(copied).guest != someone.guest
    assert me(someone)["guest"] != someone.guest


def test_a_login_that_nobody_uses_expires(visitor, server):
    someone = visitor()
    make(someone, name())
    login = someone.http.get("/api/account/logins").json()[0]["login"]
    long_ago = LoginRow.__table__.update().where(LoginRow.id == login).values(seen=LoginRow.seen - LASTING)
    server.with_storage(lambda storage: storage.write(lambda connection: connection.execute(long_ago)))
    assert me(someone)["guest"] != someone.guest


def test_a_login_of_one_account_is_worth_nothing_for_another(visitor, server, ann):
    """Not even who could sign a cookie gets from a guest to an account without a login of its own."""
    someone = visitor()
    make(someone, name())
    seals = Seals((server.data / SECRET_FILE).read_bytes().strip())
    own = seals.read_visit(someone.cookie)
    for forged in (Visit(ann.guest), Visit(ann.guest, own.login, own.turn), Visit(ann.guest, "0" * 32)):
        assert visitor(seals.visit(forged)).guest != ann.guest


def test_a_log_in_from_another_page_is_refused(visitor, ann):
    eve = visitor()
    for path in ("/api/account", "/api/account/login", "/api/account/logout", "/api/me/forget"):
        answer = eve.http.post(
            path, json={"name": ann.name, "password": PASSWORD}, headers={"Origin": "https://eve.example"}
        )
        assert answer.json()["code"] == "bad-origin"
        assert "set-cookie" not in answer.headers
