"""Hidden is hidden, over the wire: two servers hold matches that a seat cannot tell apart, under one id, commitment and
set of people. Every byte that seat (or a spectator) gets must be the same, until something hidden is shown."""

import json
import random
import re
import zlib
from itertools import count, islice

import pytest
from serving import Server, Visitor

from madang.bots import BOTS
from madang.engine.game import SPECTATOR
from madang.engine.rng import generator
from madang.server.bots import choose
from madang.server.clocks import Clock, Clocks
from madang.server.database import now
from madang.server.settings import SECRET_FILE
from madang.tables import Table, table


def world(view):
    """The position of a full view: the start of the orders, or of a turn."""
    seats, players = view["seats"], range(view["players"])
    laid = [bool(seat["order_size"]) for seat in seats]
    return {
        "phase": view["phase"],
        "round": view["round"],
        "first": view["first"],
        "seat": view["to_act"],
        "tokens": [seat["tokens"] for seat in seats],
        "tableaus": [seat["tableau"] for seat in seats],
        "hands": [seats[i]["hand"] if view["phase"] == "orders" and not laid[i] else None for i in players],
        "orders": [seats[i]["order"] if laid[i] else None for i in players],
        "may_be_two_kinds": [seat["may_be_two_kinds"] for seat in seats],
    }


def can_be_said(view):
    """Whether a position says exactly this: nobody has laid an order yet, or somebody is about to begin a turn."""
    if view["phase"] == "orders":
        return not any(seat["order_size"] for seat in view["seats"])
    return view["phase"] == "turns" and not view["turn"]["revealed"] and not view["turn"]["used"]


def worlds(viewer, phase):
    """Pairs of positions from the middle of games that a viewer cannot tell apart: what it cannot see is dealt again.
    Who only watches knows less than any seat."""
    for seed in count():
        chance = random.Random(seed)
        true = table("koryo", 3, seed)
        while not true.over and not (
            true.view()["round"] >= 3 and true.view()["phase"] == phase and can_be_said(true.view())
        ):
            true.play(chance.choice(true.moves()))
        game = true.game
        again = true.known_to(max(viewer, 0), generator(seed))
        pair = world(true.view()), world(game.view(game.bind(again), None))
        if not true.over and pair[0] != pair[1]:
            yield pair


@pytest.fixture(scope="module")
def twins(database, tmp_path_factory):
    """Two servers that share nothing but the secret."""
    secret = "the same secret for both of them"
    servers = [
        Server(tmp_path_factory.mktemp("one"), MADANG_SECRET=secret).launch(),
        Server(tmp_path_factory.mktemp("other"), MADANG_SECRET=secret, MADANG_ORIGINS="https://games.example").launch(),
    ]
    yield [server.ready() for server in servers]
    for server in servers:
        server.stop()


@pytest.fixture(scope="module")
def people(twins):
    """Three people, each known to both servers."""
    first = [Visitor(twins[0]) for _ in range(3)]
    second = [Visitor(twins[1], one.cookie) for one in first]
    yield [first, second]
    for one in (*first, *second):
        one.leave()


def test_one_secret_means_the_same_people_and_origins_are_a_setting(twins, people):
    assert [one.guest for one in people[0]] == [one.guest for one in people[1]]
    assert not any((server.data / SECRET_FILE).exists() for server in twins)
    for visitor, status in ((people[0][0], 403), (people[1][0], 422)):
        answer = visitor.http.put("/api/me", json={"name": ""}, headers={"Origin": "https://games.example"})
        assert answer.status_code == status


@pytest.mark.parametrize("phase", ["orders", "turns"])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_viewer_cannot_tell_two_worlds_apart(twins, people, viewer, phase):
    match = f"{viewer + 1:08x}{len(phase):08x}"
    pair = next(islice(worlds(viewer, phase), viewer + 1, None))
    one, other = (
        list(before_it_shows(play_world(server, visitors, position, viewer, match), viewer))
        for server, visitors, position in zip(twins, people, pair, strict=True)
    )
    assert len(one) > 12
    assert one == other


def play_world(server, people, position, viewer, match):
    """Everything a viewer gets while fixed messages are sent in a world, refused ones included. How long people have
    thought, and when, is no secret, and not the same twice; whose clock runs has to be."""
    clocks = Clocks(Clock(600, 5, "resigned"), 3, [])
    server.install(position, *people, id=match, seed=9, clocks=clocks, dealt=now())
    sockets = [someone.at(match) for someone in people]
    watch = people[0].http.get(f"/api/matches/{match}/links").json()["watch"]
    viewing = people[2].at(match, watch) if viewer == SPECTATOR else sockets[viewer]
    asking = people[max(viewer, 0)].http
    [listed] = [one for one in asking.get("/api/matches").json() if one["match"] == match]
    early = [asking.get(f"/api/matches/{match}/record"), asking.post(f"/api/matches/{match}/rematch")]
    # What was exported of other matches is the business of their own tests.
    exported = [one for one in asking.get("/api/me/export").json()["matches"] if one["match"] == match]
    viewing.frames += [json.dumps(listed), json.dumps({"exported": exported}), *(answer.text for answer in early)]
    # Somebody who is not asked leaves, and comes back.
    asked = viewing.table["prompt"]["seat"]
    leaving = next(seat for seat in (0, 1, 2) if seat not in (asked, viewer))
    for number, kind in enumerate(("return", "hand-over", "hand-over", "return")):
        sockets[leaving].ask(kind, id=f"leave {number}")
        viewing.ask("replace", seat=asked, id=f"replace {number}")
        viewing.ask("take-back", id=f"take back {number}")
        viewing.quiet()
    for number in range(5):
        # Refused for many reasons, none of which may depend on what is hidden.
        for word in ("lay 1 spy", "lay 9 merchant", "swap 1 priest", "barbarians 1", "discard spy", "end", "?"):
            if word not in viewing.options and number < 2:
                viewing.step(word, id=f"no {number} {word}")
                viewing.send(type="why", move=word)
        for word in ("end", *viewing.options[:3]):
            viewing.send(type="what", move=word)
        viewing.ask("undo", id=f"back {number}")
        acting = next((socket for socket in sockets if socket.options), None)
        if acting is None:
            break
        # Others do the first thing they can, which is to lay one card; the viewer does the same in both worlds.
        move = acting.options[number % len(acting.options)] if acting is viewing else acting.options[0]
        assert acting.step(move, id=f"yes {number}")["type"] == "accepted"
        for socket in (*sockets, viewing):
            socket.quiet()
        acting.ask("say", words="Your turn.", id=f"say {number}")
        # Somebody asks to take it back, and somebody does not agree.
        acting.ask("take-back", id=f"ask back {number}")
        for socket in sockets:
            socket.ask("consent", agrees=False, id=f"not now {number}")
            socket.quiet()
        viewing.quiet()
    return [TIMES.sub("0", frame) for frame in viewing.frames]


TIMES = re.compile(r'(?<="left":\[)[^]]*|(?<="created": )\d+|(?<="changed": )\d+')


def before_it_shows(frames, viewer):
    """The frames before the first one that legitimately shows a card the viewer could not know."""
    for frame in frames:
        for event in json.loads(frame).get("events", []):
            if event["kind"] == "drew" or (event["kind"] == "revealed" and event["seat"] != viewer):
                return
        yield frame


class Peeking:
    """A bot that would choose differently if a single bit of what it is handed were different."""

    def __init__(self, game):
        self.game = game

    def choose(self, states, legal, seat, rng):
        return legal[zlib.crc32(states.tobytes() + rng.tobytes()) % len(legal)]


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("name", ["random", "greedy", "peeking"])
def test_a_bot_chooses_the_same_in_worlds_its_seat_cannot_tell_apart(name, seat, monkeypatch):
    monkeypatch.setitem(BOTS, "peeking", Peeking)
    asked = 0
    for pair in islice(worlds(seat, "orders"), 12):
        tables = [Table.from_position({"game": "koryo", "players": 3, **position}, 9) for position in pair]
        if tables[0].to_act == seat:
            asked += 1
            assert choose(name, tables[0]) == choose(name, tables[1])
    assert asked
