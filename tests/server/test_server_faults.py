"""A network that doubles, delays, reorders and loses what is sent, connections that break and servers that fall over:
the match goes as if nothing had happened. Rooms run in the test's own process, on a real database."""

import asyncio
import json
from itertools import count

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from serving import stored
from test_server_storage import Recorder, matches_in

from madang.server.gathering import COME_BACK
from madang.server.sockets import understood
from madang.tables import Table

GUESTS = ("a" * 32, "b" * 32)
POSITION = {"game": "koryo", "players": 2, "phase": "orders"}
AFTERWARDS = 6
"""Decisions that are played when the network is well again."""


def chosen(options, decision, step):
    """What a player does: always the same in the same place, so that there is one course of the match."""
    return options[(7 * decision + step) % len(options)]


def clean_run():
    """The moves of the match where nothing goes wrong."""
    table, moves, step = Table.from_position(POSITION, 0), [], 0
    while not table.over:
        table.play(chosen(table.moves(), len(moves) - step, step))
        moves.append(str(table.game.actions.actions[table.actions[-1]].text))
        step = step + 1 if table.can_undo else 0
    return moves


CLEAN = clean_run()


class Player:
    """A page: it says one thing at a time, and says it again on every new connection until it was answered."""

    numbers = count(1)

    def __init__(self, seat):
        self.seat = seat
        self.line = None
        self.read = 0
        self.events = []
        self.table = None
        self.unanswered = None
        self.sent = []
        """On their way on this connection."""

    async def connect(self, room):
        self.line, self.read, self.sent = Recorder(self.seat), 0, []
        await room.hello(self.line, len(self.events))
        if self.unanswered:
            self.sent.append(self.unanswered)

    def decide(self):
        """Says what it wants to do, where it is asked."""
        if self.unanswered or self.line is None or not self.table or not self.table["prompt"]:
            return
        options = [option["move"] for option in self.table["prompt"]["options"]]
        if options:
            decision, step = self.table["decision"], self.table["step"]
            move = chosen(options, decision, step)
            self.unanswered = {
                "type": "step",
                "id": f"{next(self.numbers)}",
                "decision": decision,
                "step": step,
                "move": move,
            }
            self.sent.append(self.unanswered)

    def hear(self, most=None):
        """Takes in what has arrived, or so much of it."""
        heard = self.line.heard[self.read :][:most]
        self.read += len(heard)
        for frame in heard:
            message = json.loads(frame)
            if message["type"] == "update":
                assert not message["resync"]
                assert message["first"] == len(self.events) + 1
                self.events += message["events"]
                self.table = message
            elif message["type"] == "accepted" and self.unanswered and message["id"] == self.unanswered["id"]:
                if all(self.unanswered[name] == self.table[name] for name in ("decision", "step")):
                    self.table = None  # the next update is on its way
                self.unanswered = None
            assert message["type"] != "refused", message


class Faults(RuleBasedStateMachine):
    """What can go wrong between two players and a server, in any order."""

    def __init__(self, runner, storage, matches):
        super().__init__()
        self.run, self.matches = runner.run, matches
        match = stored(Table.from_position(POSITION, 0), *GUESTS)
        self.run(storage.create(match))
        self.room = self.run(matches.room(match.id))
        self.players, self.late = [Player(seat) for seat in range(2)], []
        self.who_is_gone_comes_back()

    def connected(self):
        return [player for player in self.players if player.line]

    async def deliver(self, line, message):
        await self.room.decide(line, understood(json.dumps(message)))

    @rule()
    def everybody_acts(self):
        for player in self.connected():
            player.hear()
            player.decide()

    @rule(data=st.data())
    def some_is_heard(self, data):
        if players := self.connected():
            data.draw(st.sampled_from(players)).hear(data.draw(st.integers(0, 3)))

    @precondition(lambda self: any(player.sent for player in self.players))
    @rule(data=st.data(), twice=st.booleans())
    def something_arrives(self, data, twice):
        """Anything that is on its way, and perhaps once more later."""
        player = data.draw(st.sampled_from([player for player in self.players if player.sent]))
        message = data.draw(st.sampled_from(player.sent))
        if not twice:
            player.sent.remove(message)
        self.run(self.deliver(player.line, message))

    @precondition(lambda self: self.late)
    @rule(data=st.data())
    def something_arrives_late(self, data):
        """From a connection that has broken since."""
        line, message = data.draw(st.sampled_from(self.late))
        self.run(self.deliver(line, message))

    @precondition(lambda self: self.connected())
    @rule(data=st.data(), lost=st.booleans())
    def a_connection_breaks(self, data, lost):
        """What was on its way is lost, or arrives late; what was not heard yet is never heard."""
        self.run(self.breaks(data.draw(st.sampled_from(self.connected())), lost))

    async def breaks(self, player, lost):
        if not lost:
            self.late += [(player.line, message) for message in player.sent]
        self.room.leave(player.line)
        player.line, player.sent = None, []

    @rule()
    def who_is_gone_comes_back(self):
        for player in self.players:
            if player.line is None:
                self.run(player.connect(self.room))

    @rule()
    def the_server_falls_over(self):
        """Everybody is sent away; the next one reads what is stored."""
        self.room.abandon()
        for player in self.connected():
            assert player.line.dropped == COME_BACK
            self.run(self.breaks(player, lost=False))
        self.room = self.run(self.matches.room(self.room.match.id))

    @invariant()
    def the_match_goes_its_one_way(self):
        moves = [*self.room.match.moves, *self.room.match.draft]
        assert moves == CLEAN[: len(moves)]

    def told(self, seat):
        """All events of a seat, as somebody is told who has seen nothing."""
        newcomer = Player(seat)
        self.run(newcomer.connect(self.room))
        newcomer.hear()
        return newcomer.events

    def teardown(self):
        self.who_is_gone_comes_back()
        until = min(len(CLEAN), len(self.room.match.moves) + AFTERWARDS)
        for _ in range(10 * AFTERWARDS):
            self.everybody_acts()
            for player in self.players:
                while player.sent:
                    self.run(self.deliver(player.line, player.sent.pop()))
            if len(self.room.match.moves) >= until:
                break
        assert len(self.room.match.moves) >= until, "everybody waits for the other"
        for player in self.players:
            player.hear()
            assert player.events == self.told(player.seat)
        self.the_match_goes_its_one_way()


def test_whatever_happens_on_the_way_the_match_goes_as_if_nothing_had(tmp_path):
    with asyncio.Runner() as runner:
        opened = matches_in(tmp_path)
        storage, matches = runner.run(opened.__aenter__())
        try:
            well = settings(max_examples=15, stateful_step_count=40)
            run_state_machine_as_test(lambda: Faults(runner, storage, matches), settings=well)
        finally:
            runner.run(opened.__aexit__(None, None, None))
