"""The database: migrations, and that what is stored is what was played. Here the server's parts run in the test's own
process, on a real database."""

import asyncio
import gc
import json
import sqlite3
import time
import weakref
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from nursery import PATIENCE
from serving import database_of, fresh_database, stored
from sqlalchemy import event, inspect, text
from sqlalchemy.exc import IntegrityError, OperationalError
from test_server_drafts import TURN
from test_server_tables import LAST_TURN

from madang.engine.refusal import Refused
from madang.games import game
from madang.server.archives import unpacked
from madang.server.bots import Thinkers
from madang.server.calls import Calls
from madang.server.database import engine_of
from madang.server.gathering import COME_BACK, KEPT_ANSWERS
from madang.server.matches import Matches
from madang.server.messages import Step, Undo
from madang.server.presentation import events_for, view_for, viewers
from madang.server.schema import Base
from madang.server.storage import RUNNING, Standing, Storage, Taken
from madang.server.webpush import Sender
from madang.tables import Table


def file_in(folder):
    """A database of SQLite, for what concerns no other."""
    return f"sqlite:///{folder / 'test.db'}"


@asynccontextmanager
async def database(folder, url=None):
    storage = Storage(url or database_of(folder))
    try:
        await storage.open()
        yield storage
    finally:
        await storage.close()


@asynccontextmanager
async def matches_in(folder, url=None):
    async with database(folder, url) as storage:
        calls = Calls(storage, Sender(b"a secret of these tests", "https://localhost"))
        matches = Matches(storage, calls, pace=0)
        await matches.open()
        try:
            yield storage, matches
        finally:
            await matches.close()
            await calls.close()


class Recorder:
    """A listener that remembers everything."""

    def __init__(self, viewer, *who):
        self.viewer = viewer
        self.who = frozenset(who)
        self.heard = []
        self.dropped = None

    def send(self, message):
        self.heard.append(message)

    def drop(self, code):
        self.dropped = code


async def installed(storage, *guests):
    table = Table.from_position({"game": "koryo", "players": 3, **TURN}, 0)
    match = stored(table, *guests)
    await storage.create(match)
    return match.id


def test_the_migrations_make_exactly_the_tables_we_have(tmp_path):
    async def comparing():
        async with database(tmp_path) as storage:
            return await storage.read(differences)

    def differences(connection):
        names = set(inspect(connection).get_table_names())
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return names, compare_metadata(context, Base.metadata)

    names, found = asyncio.run(comparing())
    assert names == {*Base.metadata.tables, "alembic_version"}
    assert found == []


FIRST_TABLES = Path(__file__).parent / "first_tables.sql"
"""A database as servers made it before matches were kept as steps. Guests are a…, b… and c…; a match is over, one has a
draft, one waits, one is of rules that nobody has any more, one is under way."""
EVENTS = 'SELECT events FROM events WHERE "match" = ? AND viewer = 0 ORDER BY first'
VIEW = 'SELECT view FROM views WHERE "match" = ? AND viewer = 0'
ITS_RULES = "1-f95fb5ff"
OVER, DRAFTED, WAITING, OLD, GOING = (f"{number:016x}" for number in range(1, 6))


def test_a_database_of_the_first_tables_opens_and_goes_on(tmp_path):
    dump = FIRST_TABLES.read_text("utf-8").replace(ITS_RULES, game("koryo").rules_version)
    with closing(sqlite3.connect(tmp_path / "test.db")) as connection:
        connection.executescript(dump)
        events = {
            match: [event for row in connection.execute(EVENTS, (match,)) for event in json.loads(row[0])]
            for match in (OVER, OLD, GOING)
        }
        [view] = (json.loads(row[0]) for row in connection.execute(VIEW, (OLD,)))

    async def going_on():
        async with matches_in(tmp_path, file_in(tmp_path)) as (storage, matches):
            rooms = {match: await matches.room(match) for match in (OVER, DRAFTED, WAITING, OLD, GOING)}
            statuses = {match: room.match.status for match, room in rooms.items()}
            assert statuses == {OVER: "over", DRAFTED: "running", WAITING: "waiting", OLD: "closed", GOING: "running"}
            for match, told in events.items():
                assert msgspec.to_builtins(rooms[match].events(0)) == told
            assert rooms[OLD].view(0) == view
            assert rooms[OLD].match.moves == ["banker", "spy 1"]
            assert rooms[OVER].match.standing.result["winners"]
            listed = {one.id: one.standing for one in await storage.matches_of("a" * 32)}
            for match in (DRAFTED, OLD, GOING):
                seen = msgspec.to_builtins(rooms[match].view(0))
                assert (listed[match].round, listed[match].to_act) == (seen["round"], seen["to_act"])
            # The draft can be taken back, and what was accepted then is accepted now.
            drafted, recorder = rooms[DRAFTED], Recorder(0)
            assert (drafted.match.moves, drafted.match.draft) == ([], ["banker"])
            await rooms[GOING].decide(recorder, Step("committed", 1, 0, "reveal"))
            await drafted.decide(recorder, Undo("now", 0, 1))
            assert recorder.heard == ['{"type":"accepted","id":"committed"}', '{"type":"accepted","id":"now"}']
            assert drafted.match.draft == []
            await drafted.decide(recorder, Step("on", 0, 0, "reveal"))
            # What was dealt while the match waits is forgotten; it is dealt when the last seat is taken.
            waiting = rooms[WAITING]
            assert (waiting.match.seed, waiting.table, waiting.match.opener) == ("", None, "a" * 32)
            assert await waiting.sit(1, "b" * 32, "Ben") == 1
            assert waiting.update(0).prompt
        async with matches_in(tmp_path, file_in(tmp_path)) as (_, matches):
            return (await matches.room(DRAFTED)).match.moves, (await matches.room(WAITING)).match.status

    assert asyncio.run(going_on()) == (["reveal"], "running")


def test_what_a_killed_server_has_not_packed_the_next_one_packs(tmp_path):
    async def twice():
        async with matches_in(tmp_path) as (storage, matches):
            table = Table.from_position({"game": "koryo", "players": 2, **LAST_TURN}, 0)
            match = stored(table, "a" * 32, "b" * 32)
            await storage.create(match)
            room = await matches.room(match.id)
            await room.decide(Recorder(1), Step("a", 0, 0, "banker"))
            assert room.match.status == "over"
            room.match.archived = room.steps  # as if it had been: nothing is written
        async with matches_in(tmp_path) as (storage, matches):
            while (shown := await storage.archived(match.id)) is None:
                await asyncio.sleep(0.001)
            return unpacked(shown).events[0], room.events(0)

    archived, told = asyncio.run(twice())
    assert archived == told
    assert archived


def test_who_writes_at_once_writes_together_and_fails_alone(tmp_path):
    async def writing():
        async with database(tmp_path) as storage:
            transactions = []
            event.listen(storage.engine, "commit", transactions.append)

            def fail(connection):
                raise ValueError("no")

            works = [storage.rename(f"{number:032x}", "Ann") for number in range(10)]
            await asyncio.gather(*works)
            together = len(transactions)
            works = [storage.rename("a" * 32, "Ben"), storage.write(fail), storage.rename("b" * 32, "Cat")]
            outcomes = await asyncio.gather(*works, return_exceptions=True)
            return together, outcomes, [await storage.name(guest * 32) for guest in "ab"]

    together, outcomes, names = asyncio.run(writing())
    assert together == 1
    assert [type(outcome) for outcome in outcomes] == [bool, ValueError, bool]
    assert names == ["Ben", "Cat"]


def test_who_writes_waits_for_another_program_that_writes(tmp_path):
    """As `madang admin` beside a server: what was read before must still be so, however long the other takes."""

    async def run():
        async with database(tmp_path, file_in(tmp_path)) as storage:
            with closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                other.execute("INSERT INTO guests (id, name, created) VALUES ('a', 'Ann', 0)")
                renaming = asyncio.create_task(storage.rename("b", "Bo"))
                await asyncio.sleep(0.2)
                assert not renaming.done()
                other.execute("COMMIT")
            await renaming
            return [await storage.name(guest) for guest in ("a", "b")]

    assert asyncio.run(run()) == ["Ann", "Bo"]


def test_who_has_to_be_alone_with_a_database_finds_no_server_there(tmp_path):
    """A file is held with its folder; a database that others can reach is held itself, and let go when all end."""
    url = fresh_database()

    async def one_after_the_other():
        async with matches_in(tmp_path, url), matches_in(tmp_path, url):
            pass
        alone = Storage(url)
        try:
            await alone.open(alone=True)
            async with matches_in(tmp_path, url):
                pass
        finally:
            await alone.close()

    with pytest.raises(Refused, match="Somebody looks after this database"):
        asyncio.run(one_after_the_other())

    async def at_once():
        async with matches_in(tmp_path, url):
            alone = Storage(url)
            try:
                await alone.open(alone=True)
            finally:
                await alone.close()

    with pytest.raises(Refused, match="Another server already uses this database"):
        asyncio.run(at_once())


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("elsewhere", "is no URL"),
        ("mysql://there/madang", "sqlite or postgresql, not in 'mysql'"),
        ("sqlite:////nowhere/at/all.db", "The database cannot be used: unable to open database file"),
        ("postgresql://127.0.0.1:1/madang", "The database cannot be used: connection failed"),
    ],
)
def test_a_database_that_cannot_be_is_refused_with_a_sentence(tmp_path, url, sentence):
    async def opening():
        async with database(tmp_path, url):
            pass

    with pytest.raises(Refused, match=sentence):
        asyncio.run(opening())


@pytest.mark.parametrize("url", ["sqlite+aiosqlite:///a.db", "postgres://h/a", "postgresql+asyncpg://h/a"])
def test_the_driver_is_ours_to_choose(url):
    assert engine_of(url).driver in ("pysqlite", "psycopg")


def test_a_bot_takes_its_time(tmp_path):
    """However fast it thinks, it moves at its pace."""

    async def asking(pace):
        thinkers = Thinkers(pace)
        table = Table.from_position({"game": "koryo", "players": 2, "phase": "orders"}, 0)
        try:
            return await asyncio.wait_for(thinkers.choose("random", table), 60 if pace < 1 else 0.5)
        finally:
            thinkers.close()

    assert asyncio.run(asking(0.01)).startswith("lay")
    with pytest.raises(TimeoutError):
        asyncio.run(asking(600))


def test_opening_again_changes_nothing(tmp_path):
    async def twice():
        async with matches_in(tmp_path) as (_, matches):
            opened = await matches.create("a" * 32, "koryo", ["me", "random"])
        async with matches_in(tmp_path) as (_, matches):
            return opened, (await matches.room(opened.id)).match

    opened, again = asyncio.run(twice())
    assert again.record() == opened.record()
    assert [one.guest for one in again.seats] == ["a" * 32, None]


def test_a_database_is_safe_against_a_loss_of_power(tmp_path):
    async def asking():
        async with database(tmp_path, file_in(tmp_path)) as storage:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [await storage.read(lambda on, name=name: on.scalar(text(f"PRAGMA {name}"))) for name in names]

    assert asyncio.run(asking()) == ["wal", 2, 1]


def test_a_step_is_little_to_write(tmp_path):
    """Each step of its own, at tables that others play at, too: SQLite writes whole pages."""
    tables, rounds = 20, 5

    async def written():
        log = tmp_path / "test.db-wal"
        async with database(tmp_path, file_in(tmp_path)) as storage:
            matches = [await installed(storage, "a" * 32, "b" * 32, "c" * 32) for _ in range(tables)]
            before = log.stat().st_size
            for number in range(1, rounds + 1):
                for match in matches:
                    await storage.add(match, number, [Taken(0, "reveal", f"m{number}")], Standing(RUNNING, 1, 0))
            return log.stat().st_size - before

    assert asyncio.run(written()) / (tables * rounds) < 4000


def test_a_room_that_is_put_away_stays_in_memory_for_nothing(tmp_path):
    """Python's search for garbage is rare at a server; it is not needed here."""

    async def coming_and_going():
        async with matches_in(tmp_path) as (_, matches):
            opened = await matches.create("a" * 32, "koryo", ["random", "greedy", "me"])
            room, recorder = await matches.room(opened.id), Recorder(2)
            await room.hello(recorder, 0)
            while room.thinking:
                await asyncio.sleep(0.001)
            room.leave(recorder)
            kept = [weakref.ref(room), weakref.ref(room.table)]
            del room
            gc.collect()
            gc.disable()
            try:
                await matches.put_away(time.monotonic())
                while any(one() for one in kept):  # the thread that packed it lets go a moment later
                    await asyncio.sleep(0.001)
            finally:
                gc.enable()

    asyncio.run(asyncio.wait_for(coming_and_going(), PATIENCE))


def test_what_is_stored_is_what_a_replay_shows(tmp_path):
    async def playing():
        async with matches_in(tmp_path) as (storage, matches):
            opened = await matches.create("a" * 32, "koryo", ["random", "greedy", "me"])
            room, recorder = await matches.room(opened.id), Recorder(2)
            await room.hello(recorder, 0)
            for number in range(500):
                while room.thinking:
                    await asyncio.sleep(0.001)
                if room.match.status == "over":
                    break
                prompt = room.update(2).prompt
                step = Step(f"{number}", len(room.match.moves), len(room.match.draft), prompt.options[0].move)
                await room.decide(recorder, step)
            await matches.put_away(time.monotonic())
            assert await matches.room(opened.id) is room, "who listens keeps the room"
            room.leave(recorder)
            await matches.put_away(time.monotonic())
            return await storage.archived(opened.id), await matches.room(opened.id), room

    shown, loaded, room = asyncio.run(playing())
    assert loaded is not room
    assert loaded.match.record() == room.match.record()
    replayed, archive = Table.from_record(loaded.match.record()), unpacked(shown)
    assert replayed.over
    for viewer in viewers(3):
        assert archive.events[viewer] == room.events(viewer) == events_for(replayed, viewer, 0, 1)
        assert archive.views[viewer] == msgspec.to_builtins(room.view(viewer))
        assert room.view(viewer) == view_for(replayed, viewer)
        assert loaded.update(viewer, 0) == room.update(viewer, 0)
    assert loaded.match.standing.result == {"scores": replayed.scores(), "winners": replayed.winners()}


def test_bots_play_the_same_game_again(tmp_path):
    """Their chance comes from the seed and the number of the decision, not from the clock or the server."""

    async def first_moves(folder):
        folder.mkdir()
        async with matches_in(folder) as (storage, matches):
            table = Table.from_position({"game": "koryo", "players": 3, "seat": 1, "first": 1, "phase": "orders"}, 5)
            match = stored(table, "a" * 32, "random", "greedy")
            await storage.create(match)
            room = await matches.room(match.id)
            await room.hello(Recorder(0), 0)
            while room.thinking:
                await asyncio.sleep(0.001)
            return list(room.match.moves)

    moves = [asyncio.run(first_moves(tmp_path / name)) for name in ("one", "other")]
    assert len(moves[0]) == 2
    assert moves[0] == moves[1]


@pytest.mark.parametrize(("table", "move"), [("steps", "reveal"), ("matches", "reveal"), ("steps", "banker")])
def test_what_cannot_be_stored_is_not_told_and_did_not_happen(tmp_path, table, move):
    async def breaking():
        async with matches_in(tmp_path) as (storage, matches):
            match = await installed(storage, "a" * 32, "b" * 32, "c" * 32)
            recorders = [Recorder(seat) for seat in range(3)]
            room = await matches.room(match)
            for recorder in recorders:
                await room.hello(recorder, 0)
            before = [len(recorder.heard) for recorder in recorders]
            await storage.write(lambda connection: connection.execute(text(f"ALTER TABLE {table} RENAME TO hidden")))
            with pytest.raises(Exception, match=f'(no such table: (main.)?|relation "){table}') as problem:
                await room.decide(recorders[0], Step("a", 0, 0, move))
            assert move not in str(problem.value), "what is hidden does not get into a log"
            assert [len(recorder.heard) for recorder in recorders] == before
            assert [recorder.dropped for recorder in recorders] == [COME_BACK] * 3
            await storage.write(lambda connection: connection.execute(text(f"ALTER TABLE hidden RENAME TO {table}")))
            late = Recorder(0)
            await room.hello(late, 0)
            assert (late.heard, late.dropped) == ([], COME_BACK)
            again = await matches.room(match)
            assert again is not room
            assert (again.match.moves, again.match.draft) == ([], [])
            await again.hello(recorders[0], 0)
            await again.decide(recorders[0], Step("a", 0, 0, move))
            return again.match.moves + again.match.draft

    assert asyncio.run(breaking()) == [move]


def test_a_full_disk_loses_nothing(tmp_path):
    """Who plays has to come back, sees the table, and can go on as soon as there is room again."""
    with closing(sqlite3.connect(tmp_path / "test.db")) as connection:
        connection.executescript("PRAGMA page_size = 512; CREATE TABLE small (page); DROP TABLE small")

    def full(connection, *_):
        connection.execute("PRAGMA max_page_count = 1")  # which SQLite takes for: as many as there are

    def emptied(connection, *_):
        connection.execute("PRAGMA max_page_count = 1000000")

    async def next_step(matches, match, number):
        """One step of whoever is asked; says what has gone wrong, if anything has."""
        room = await matches.room(match)
        recorder = Recorder(room.table.to_act)
        await room.hello(recorder, 0)
        move = room.update(recorder.viewer).prompt.options[0].move
        step = Step(f"{number}", len(room.match.moves), len(room.match.draft), move)
        try:
            await room.decide(recorder, step)
        except OperationalError as problem:
            return recorder, str(problem)
        return recorder, None

    async def playing():
        async with matches_in(tmp_path, file_in(tmp_path)) as (storage, matches):
            table = Table.from_position({"game": "koryo", "players": 3, "phase": "orders"}, 0)
            match = "0" * 16
            await storage.create(stored(table, "a" * 32, "b" * 32, "c" * 32, id=match))
            event.listen(storage.engine, "checkout", full)
            problem, number = None, 0
            while problem is None:
                number += 1
                recorder, problem = await next_step(matches, match, number)
            assert "database or disk is full" in problem
            assert recorder.dropped == COME_BACK
            assert f'{{"type":"accepted","id":"{number}"}}' not in recorder.heard
            assert len((await storage.load(match))[1]) == number - 1
            event.remove(storage.engine, "checkout", full)
            event.listen(storage.engine, "checkout", emptied)
            await next_step(matches, match, number)
            return [step.id for step in (await storage.load(match))[1]], number

    kept, number = asyncio.run(playing())
    assert kept == [f"{one}" for one in range(1, number + 1)]


def test_a_step_has_one_number(tmp_path):
    """The last defence where two processes should ever believe that a match is theirs."""

    async def twice():
        async with database(tmp_path) as storage, database(tmp_path) as other:
            match = await installed(storage, "a" * 32, "b" * 32, "c" * 32)
            await storage.add(match, 1, [Taken(0, "reveal", "first")], None)
            with pytest.raises(IntegrityError):
                await other.add(match, 1, [Taken(0, "banker", "second")], None)
            return [taken.id for taken in (await storage.load(match))[1]]

    assert asyncio.run(twice()) == ["first"]


def test_old_answers_are_forgotten_and_stay_harmless(tmp_path):
    async def talking():
        async with matches_in(tmp_path) as (storage, matches):
            match = await installed(storage, "a" * 32, "b" * 32, "c" * 32)
            room, recorder = await matches.room(match), Recorder(0)
            await room.decide(recorder, Step("first", 0, 0, "reveal"))
            for number in range(KEPT_ANSWERS):
                await room.decide(recorder, Step(f"{number}", 0, 0, "reveal"))
            _, steps = await storage.load(match)
            recorder.heard.clear()
            await room.decide(recorder, Step("first", 0, 0, "reveal"))
            return steps, recorder.heard, len(room.match.moves)

    steps, heard, moves = asyncio.run(talking())
    assert [step.id for step in steps] == ["first"], "what is refused is not stored"
    assert ['"stale"' in message for message in heard] == [True]
    assert moves == 1


def test_many_who_come_at_once_load_a_match_once(tmp_path):
    async def coming():
        async with matches_in(tmp_path) as (storage, matches):
            match = await installed(storage, "a" * 32, "b" * 32, "c" * 32)
            return await asyncio.gather(*(matches.room(match) for _ in range(10)))

    assert len(set(map(id, asyncio.run(coming())))) == 1
