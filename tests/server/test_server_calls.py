"""Being called to one's turn, by Web Push: a real endpoint gets the messages, opens them as a browser would, and checks
who has signed them."""

import asyncio
import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice
from queue import Queue

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from serving import Server, Visitor
from sqlalchemy import select
from test_server_two_worlds import worlds

from madang.engine.refusal import Refused
from madang.server.calls import MOST_SUBSCRIPTIONS
from madang.server.clocks import Clock, Clocks
from madang.server.database import now
from madang.server.schema import SubscriptionRow
from madang.server.webpush import CURVE, Sender, Subscription, base64url, encoded, from_base64url

DAY = 24 * 60 * 60
BY_THE_DAY = Clock(2 * DAY, None, "taken-over")
PATIENCE = 60


class Service:
    """A push service, and one browser at it: `calls` are the messages that reached it, with their headers."""

    def __init__(self):
        self.calls = Queue()
        self.status = 201
        self._key, self._auth = ec.generate_private_key(CURVE), os.urandom(16)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.status)
                self.end_headers()
                service.calls.put((self.path, dict(self.headers), body))

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=[0.01])
        self._thread.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def subscription(self, path="/browser", language="en"):
        keys = {"p256dh": base64url(encoded(self._key.public_key())), "auth": base64url(self._auth)}
        return {"endpoint": self.origin + path, **keys, "language": language}

    def heard(self):
        """The next message, as the page of the browser is given it."""
        path, headers, body = self.calls.get(timeout=PATIENCE)
        told, public = headers["Authorization"].removeprefix("vapid t=").split(",k=")
        assert Vapid02.verify(headers["Authorization"])
        claims = json.loads(from_base64url(told.split(".")[1]))
        assert claims["aud"] == self.origin
        assert now() / 1000 < claims["exp"] < now() / 1000 + DAY
        message = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(message), {**headers, "path": path, "key": public, "size": len(body)}


@pytest.fixture
def service():
    with Service() as running:
        yield running


@pytest.fixture(scope="module")
def calling(database, tmp_path_factory):
    """A server that also calls browsers on this machine."""
    running = Server(tmp_path_factory.mktemp("calling"), MADANG_LOCAL_PUSH="1", MADANG_HOSTS="127.0.0.1").start()
    yield running
    running.stop()


@pytest.fixture
def people(calling):
    found = [Visitor(calling) for _ in range(3)]
    yield found
    for someone in found:
        someone.leave()


def subscribe(someone, service, **fields):
    answer = someone.http.put("/api/me/push", json=service.subscription(**fields))
    assert answer.status_code == 204, answer.text


def subscribed(server, someone):
    query = select(SubscriptionRow.endpoint).where(SubscriptionRow.guest == someone.guest)
    return server.with_storage(lambda storage: storage.read(lambda connection: list(connection.scalars(query))))


def by_the_day(server, *people, clock=BY_THE_DAY, position=None, **fields):
    clocks = Clocks(clock, len(people), [])
    return server.install(position or {"phase": "orders"}, *people, clocks=clocks, dealt=now(), **fields)


def test_whoever_is_not_there_is_called_once_in_their_language(calling, people, service):
    ann, ben, cat = people
    subscribe(ben, service, language="fr")
    subscribe(cat, service, path="/cat")
    match = by_the_day(calling, ann, ben, cat)
    at_ann = ann.at(match)
    at_ann.play(at_ann.options[0])
    message, headers = service.heard()
    assert message == {"title": "Koryŏ", "text": "C’est à vous de jouer.", "path": f"/table/{match}"}
    assert (headers["path"], headers["TTL"], headers["Topic"]) == ("/browser", str(2 * DAY), match)
    assert headers["key"] == ann.http.get("/api/me/push").json()["key"]
    at_ben = ben.at(match)
    at_ann.quiet()
    at_ben.play(at_ben.options[0])  # drafts and several decisions of one turn call nobody
    message, headers = service.heard()
    assert (message["text"], headers["path"]) == ("It is your turn.", "/cat")
    calling.kill()
    calling.start()
    again = Visitor(calling, ann.cookie)
    assert again.at(match).table["prompt"]["seat"] == 2
    again.leave()
    assert service.calls.empty(), "nobody is called twice to the same turn"


def test_whoever_is_there_or_plays_by_another_clock_is_not_called(calling, people, service):
    ann, ben, _ = people
    subscribe(ben, service)
    for clock in (Clock(600, 5, "taken-over"), Clock(60, None, "taken-over")):
        live = ann.at(by_the_day(calling, ann, ben, clock=clock))
        live.play(live.options[0])
    here = by_the_day(calling, ann, ben)
    at_ben, at_ann = ben.at(here), ann.at(here)
    at_ann.play(at_ann.options[0])
    at_ben.quiet()
    absent = by_the_day(calling, ann, ben)
    at_ann = ann.at(absent)
    at_ann.play(at_ann.options[0])
    assert service.heard()[0]["path"] == f"/table/{absent}", "of all of these the only one"


def test_the_deal_calls_who_begins_unless_they_are_at_it(calling, people, service):
    ann, ben, _ = people
    subscribe(ann, service)
    subscribe(ben, service, path="/ben")
    match = by_the_day(calling, ann, None, position={"phase": "orders", "first": 0, "seat": 0})
    link = ann.http.get(f"/api/matches/{match}/links").json()["invitations"]["1"]
    ben.accept(link)
    assert service.heard()[0]["path"] == f"/table/{match}"
    begins = 0
    while begins == 0:  # who asks for a rematch is there
        assert ann.at(match).ask("resign")["type"] == "accepted"
        match = ann.http.post(f"/api/matches/{match}/rematch").json()["match"]
        begins = ann.at(match).table["prompt"]["seat"]
    message, headers = service.heard()
    assert (message["path"], headers["path"]) == (f"/table/{match}", "/ben")
    assert service.calls.empty()


def test_a_subscription_ends_with_its_browser_its_login_and_its_visitor(calling, people, service):
    ann, ben, cat = people
    for number in range(MOST_SUBSCRIPTIONS + 2):
        subscribe(ann, service, path=f"/{number}")
    assert sorted(subscribed(calling, ann)) == sorted(
        f"{service.origin}/{number}" for number in range(2, MOST_SUBSCRIPTIONS + 2)
    ), "the first ones have made room"
    service.status = 410  # as a service answers where a browser is no more
    at_ben = ben.at(by_the_day(calling, ben, ann))
    at_ben.play(at_ben.options[0])
    while subscribed(calling, ann):
        pass
    service.status = 201

    account = {"name": f"Called {cat.guest[:12]}", "password": "correct horse"}
    cat.become(cat.http.post("/api/account", json=account))
    subscribe(cat, service)
    [exported] = cat.http.get("/api/me/export").json()["called"]
    assert (exported["endpoint"], exported["language"]) == (f"{service.origin}/browser", "en")
    elsewhere = Visitor(calling)
    elsewhere.become(elsewhere.http.post("/api/account/login", json=account))
    subscribe(elsewhere, service, path="/elsewhere")
    cat.http.post("/api/account/logout", json={})
    assert subscribed(calling, elsewhere) == [f"{service.origin}/elsewhere"]
    subscribe(ben, service, path="/elsewhere")  # somebody else uses the browser now
    assert subscribed(calling, elsewhere) == []
    assert elsewhere.http.delete("/api/me/push", params={"endpoint": f"{service.origin}/elsewhere"}).status_code == 204
    assert subscribed(calling, ben) == [f"{service.origin}/elsewhere"], "who is called decides"
    assert ben.http.post("/api/me/forget", json={}).status_code == 204
    assert subscribed(calling, ben) == []
    elsewhere.leave()


def test_a_call_tells_nothing_that_is_hidden(calling, people, service):
    """Of two worlds that seat 1 cannot tell apart it is called with the same bytes, but for where the table is."""
    ann, ben, cat = people
    subscribe(ben, service)
    heard = []
    for position in next(islice(worlds(1, "orders"), 1)):
        match = by_the_day(calling, ann, ben, cat, position={**position, "seat": 0, "first": 0})
        at_ann = ann.at(match)
        while at_ann.table["prompt"]["seat"] == 0:
            at_ann.play(at_ann.options[0])
        message, headers = service.heard()
        said = {name: headers[name] for name in ("TTL", "Content-Encoding", "size", "path")}
        heard.append(json.dumps([message, headers["Topic"], said]).replace(match, "MATCH"))
    assert heard[0] == heard[1]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://[::ffff:127.0.0.1]/1",
        "https://10.1.2.3/1",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/1",
        "https://database/1",
        "https://a.localhost/1",
        "https://somebody@push.example/1",
        "https://push.example:0/1",
        "https://push.example/a b",
        "https://push.example/1\r\nHost: other",
        "ftp://push.example/1",
        "https:///1",
        "",
    ],
)
def test_an_address_inside_a_network_or_none_at_all_is_refused(visitor, service, endpoint):
    answer = visitor().http.put("/api/me/push", json={**service.subscription(), "endpoint": endpoint})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA"}, {"p256dh": "!"}, {"auth": "AAAA"}, {"language": "de"}])
def test_keys_that_cannot_be_are_refused(visitor, service, keys):
    wanted = {**service.subscription(), "endpoint": "https://push.example/1", **keys}
    answer = visitor().http.put("/api/me/push", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize("host", ["127.1", "0x7f.1", "10.1"])
def test_a_name_that_leads_inside_is_not_followed(service, host):
    """What may be a name on the internet leads anywhere: that shows when it is looked up."""
    keys = service.subscription()
    inside = Subscription(f"https://{host}/1", keys["p256dh"], keys["auth"])
    sender = Sender(os.urandom(32), "https://games.example")
    sender.check(inside)
    with pytest.raises(Refused, match="leads inside a network"):
        asyncio.run(sender.send(inside, b"", 0, "match"))
    sender.close()


def test_a_secret_means_the_same_key_everywhere():
    keys = {Sender(secret, "https://games.example").public for secret in (b"one" * 16, b"one" * 16, b"two" * 16)}
    assert len(keys) == 2
    assert {len(base64.urlsafe_b64decode(key + "=")) for key in keys} == {65}
