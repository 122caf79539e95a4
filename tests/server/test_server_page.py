"""The page, the headers on every answer, and connections that do not keep up."""

import asyncio
import json
import re
from functools import partial
from pathlib import Path

import httpx
import pytest
from serving import PATIENCE
from starlette.applications import Starlette
from starlette.routing import Mount

import madang.server
from madang.data import rules_folder
from madang.server.api import SeatShown
from madang.server.app import create_app, url_of
from madang.server.messages import SeatShown as SocketSeat
from madang.server.page import Page, no_page, page_folder
from madang.server.people import COOKIE
from madang.server.refusals import STATUS
from madang.server.settings import Settings
from madang.server.sockets import MOST_QUEUED, TOO_SLOW

A_DAY = 24 * 60 * 60
POLICY = {
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
}


@pytest.mark.parametrize("path", ["/", "/play/abc", "/nothing.js", "/api/me", "/api/nowhere", "/api/rules/koryo/en"])
def test_every_answer_has_the_headers(visitor, path):
    headers = visitor().http.get(path).headers
    assert {part.strip() for part in headers["content-security-policy"].split(";")} == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")


def test_text_is_sent_compressed(visitor):
    answer = visitor().http.get("/api/rules/koryo/en")
    assert answer.headers["content-encoding"] == "gzip"


def test_pages_of_other_hosts_may_not_change_anything(visitor):
    ann = visitor()
    for origin in ("https://elsewhere.example", "null", ann.server.url.rstrip("/") + "0"):
        for send, path, body in ((ann.http.put, "/api/me", {"name": "x"}), (ann.http.post, "/api/matches", {})):
            answer = send(path, json=body, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    own = ann.server.url.rstrip("/")
    assert ann.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": own}).status_code == 200


def test_bodies_are_small_and_say_how_small(visitor):
    ann = visitor()
    answer = ann.http.put("/api/me", json={"name": "x" * 17_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = ann.http.put("/api/me", content=iter([b'{"name": "Ann"}']))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.fixture
def page(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "main-1a2b3c.js").write_text("let x")
    (tmp_path.parent / "outside.txt").write_text("secret")
    return partial(get_from, Page(directory=tmp_path))


def get_from(page, path, **headers):
    app = Starlette(routes=[Mount("/", page)])

    async def getting():
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://madang") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(getting())


@pytest.mark.parametrize("path", ["/", "/play/00ff", "/join/a.b-c", "/watch/abc", "/new", "/parts", "/index.html"])
def test_every_address_of_the_page_is_the_page(page, path):
    answer = page(path)
    assert answer.status_code == 200
    assert answer.text == "<!doctype html>the page"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_name_never_change(page):
    answer = page("/assets/main-1a2b3c.js")
    assert answer.text == "let x"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    again = page("/assets/main-1a2b3c.js", **{"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_other_files_are_asked_for_again(page):
    assert page("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/gone-000000.js", "/missing.png", "/../outside.txt", "/%2e%2e/outside.txt"])
def test_a_missing_file_is_missing(page, path):
    answer = page(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_a_built_page_the_server_says_how_to_build_it():
    answer = get_from(no_page, "/")
    assert (answer.status_code, "make page" in answer.text) == (503, True)


def test_the_page_is_built_into_the_package():
    folder = page_folder()
    assert folder is not None, "make page builds it"
    assert folder.parent == Path(madang.server.__file__).parent


def test_the_address_to_open():
    assert url_of("127.0.0.1", 8477) == "http://127.0.0.1:8477/"
    assert url_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert url_of("::", 80) == "http://[::1]:80/"
    assert url_of("games.example", 80) == "http://games.example:80/"


def test_a_seat_looks_the_same_over_http_and_on_the_socket():
    fields = {name: field.annotation for name, field in SeatShown.model_fields.items()}
    assert fields == SocketSeat.__annotations__


def test_the_application_writes_nothing_before_it_starts(tmp_path, monkeypatch):
    monkeypatch.setenv("MADANG_DATA", str(tmp_path / "data"))
    schemas = create_app().openapi()["components"]["schemas"]
    assert {"Me", "MatchOpened", "RefusalShown"} <= set(schemas)
    assert not (tmp_path / "data").exists()


def test_a_dead_connection_is_dropped_and_holds_up_nobody(tmp_path):
    """The dead one is a client of the application like any other, except that what is sent to it never arrives."""
    app = create_app(Settings.from_environment(tmp_path / "data", {"MADANG_BOT_PACE": "0"}))

    async def playing():
        async with app.router.lifespan_context(app):
            dead = await Client.at_new_match(app)
            live = Client(app, dead.match, dead.cookie)
            dead.say(type="hello")
            await dead.sent.get()
            dead.stuck = True
            for _ in range(MOST_QUEUED + 20):
                dead.say(type="ping")
            live.say(type="hello")
            ending = await asyncio.wait_for(live.play_to_the_end(), PATIENCE)
            await asyncio.wait_for(dead.task, PATIENCE)
            await live.leave()
            return ending, dead.code

    ending, code = asyncio.run(playing())
    assert ending["type"] == "finished"
    assert code == TOO_SLOW


def test_who_talks_too_fast_is_read_slower_but_heard(tmp_path, monkeypatch):
    """A message in eleven days is allowed here, and the waiting is written down instead of done."""
    waits, sleep = [], asyncio.sleep

    async def written_down(seconds, *result):
        if seconds > A_DAY:
            waits.append(seconds)
        return await sleep(0 if seconds > A_DAY else seconds, *result)

    monkeypatch.setattr("madang.server.sockets.BURST", 5)
    monkeypatch.setattr("madang.server.sockets.MESSAGES_A_SECOND", 1e-6)
    monkeypatch.setattr(asyncio, "sleep", written_down)
    app = create_app(Settings.from_environment(tmp_path / "data", {}))

    async def talking():
        async with app.router.lifespan_context(app):
            client = await Client.at_new_match(app)
            for _ in range(25):
                client.say(type="ping")
            heard = [await client.sent.get() for _ in range(25)]
            await client.leave()
            return heard

    assert asyncio.run(talking()) == [{"type": "pong"}] * 25
    assert len(waits) == 20
    assert waits == sorted(waits)


def test_every_code_is_in_the_protocol():
    page = (rules_folder().parent / "protocol.md").read_text("utf-8")
    table = page.split("### Codes of refusals")[1].split("## ")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert sorted(word for row in rows for word in re.findall("`([a-z-]+)`", row)) == sorted(STATUS)


class Client:
    """One connection to the application, without a network in between."""

    def __init__(self, app, match, cookie):
        self.match = match
        self.cookie = cookie
        self.incoming = asyncio.Queue()
        self.sent = asyncio.Queue()
        self.stuck = False
        self.code = None
        self.incoming.put_nowait({"type": "websocket.connect"})
        path = f"/api/matches/{match}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"madang"), (b"cookie", f"{COOKIE}={cookie}".encode())],
            "subprotocols": [],
            "state": {},
        }
        self.task = asyncio.create_task(app(scope, self.incoming.get, self.send))

    @classmethod
    async def at_new_match(cls, app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://madang") as client:
            body = {"game": "koryo", "seats": ["me", "random"]}
            match = (await client.post("/api/matches", json=body)).json()["match"]
            return cls(app, match, client.cookies[COOKIE])

    async def leave(self):
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task

    async def send(self, message):
        if message["type"] == "websocket.close":
            self.code = message["code"]
        elif message["type"] == "websocket.send":
            if self.stuck:
                await asyncio.Event().wait()
            self.sent.put_nowait(json.loads(message["text"]))

    def say(self, **message):
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def play_to_the_end(self):
        number = 0
        while (message := await self.sent.get())["type"] != "finished":
            if message["type"] == "update" and message["prompt"] and message["prompt"]["options"]:
                number += 1
                move = message["prompt"]["options"][0]["move"]
                self.say(type="step", id=f"{number}", decision=message["decision"], step=message["step"], move=move)
        return message
