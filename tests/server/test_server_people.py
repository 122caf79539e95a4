"""Visitors: the cookie, the name, and that nobody can pretend to be somebody else."""

import time

import httpx
import pytest

from madang.server.links import COOKIE_SECONDS, Seals, Visit
from madang.server.settings import SECRET_FILE


def test_a_first_request_gives_a_cookie_that_scripts_cannot_read(visitor, server):
    answer = httpx.get(f"{server.url}api/me")
    cookie = answer.headers["set-cookie"]
    someone = visitor(answer.cookies["madang"])
    assert answer.json() == {"guest": someone.guest, "name": "Guest", "account": False}
    assert cookie.startswith("madang=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie


def test_behind_https_the_cookie_is_secure_and_of_this_host_only(visitor):
    """Another host of the same domain could set a cookie of any other name, and none of another name is believed."""
    someone, https = visitor(), {"X-Forwarded-Proto": "https"}
    answer = someone.http.get("/api/me", headers=https)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-madang=")
    assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Domain" not in cookie
    assert answer.json()["guest"] != someone.guest
    again = someone.http.get("/api/me", headers={**https, "Cookie": cookie.partition(";")[0]})
    assert again.json()["guest"] == answer.json()["guest"]


def test_a_cookie_that_is_too_old_makes_a_new_guest(visitor, server, monkeypatch):
    someone = visitor()
    long_ago = time.time() - COOKIE_SECONDS - 10
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", lambda: long_ago)
        old = Seals((server.data / SECRET_FILE).read_bytes().strip()).visit(Visit(someone.guest))
    assert visitor(old).guest != someone.guest


def test_a_cookie_is_given_with_a_refusal_too(visitor):
    answer = visitor().http.get("/api/nowhere", headers={"Cookie": ""})
    assert answer.status_code == 404
    assert "madang" in answer.cookies


def test_other_requests_leave_a_good_cookie_alone(visitor):
    assert "set-cookie" not in visitor().http.get("/api/matches").headers


@pytest.mark.parametrize("path", ["/api/games", "/api/games/koryo/text/en", "/api/rules/koryo/en"])
def test_what_is_the_same_for_everybody_makes_nobody_a_guest(visitor, path):
    answer = visitor().http.get(path, headers={"Cookie": ""})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


def test_two_visitors_are_two_guests_and_one_stays_the_same(visitor):
    one, other = visitor(), visitor()
    assert one.guest != other.guest
    assert visitor(one.cookie).guest == one.guest


@pytest.mark.parametrize("spoil", [lambda good: good[:-1], lambda good: good.replace(".", "x."), lambda good: "madang"])
def test_a_forged_cookie_makes_a_new_guest(visitor, spoil):
    one = visitor()
    assert visitor(spoil(one.cookie)).guest != one.guest


@pytest.mark.parametrize("name", ["Ann", "  Ann ", "<b>Ann</b> & 'co'", "Éloïse 김", "x" * 24])
def test_a_name_is_kept_as_text(visitor, name):
    someone = visitor()
    answer = someone.http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["name"]) == (200, name.strip())
    assert someone.http.get("/api/me").json()["name"] == name.strip()


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 25, "two\nlines", "turned\u202eround", "\ud800", "\u3164", "a" + "\u0fb2" * 3]
)
def test_a_bad_name_is_refused_and_changes_nothing(visitor, name):
    someone = visitor()
    someone.http.put("/api/me", json={"name": "Ann"})
    escaped = '{"name": "' + name.encode("unicode_escape").decode().replace("\\n", "\\u000a") + '"}'
    answer = someone.http.put("/api/me", content=escaped, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-name"
    assert answer.json()["parameters"] == {"most": 24}
    assert answer.json()["text"].endswith(".")
    assert someone.http.get("/api/me").json()["name"] == "Ann"


def test_names_may_repeat(visitor):
    for someone in (visitor(), visitor()):
        assert someone.http.put("/api/me", json={"name": "Ann"}).status_code == 200


@pytest.mark.parametrize("body", ["", "{", "[]", '{"name": 3}', '{"name": "Ann", "more": 1}', "[" * 9000])
def test_a_body_of_another_shape_is_refused_with_a_sentence(visitor, body):
    answer = visitor().http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["code"] == "malformed"
    assert set(answer.json()) == {"code", "parameters", "rule", "text"}
