"""The database: migrations, and that what is stored is what was played. Here the server's parts run in the test's own
process, on a real database."""

import asyncio
import time
from contextlib import asynccontextmanager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from serving import stored
from sqlalchemy import inspect, text
from test_server_drafts import TURN

from madang.server.matches import Matches, store
from madang.server.messages import Step
from madang.server.presentation import events_for, view_for, viewers
from madang.server.room import COME_BACK, KEPT_ANSWERS
from madang.server.schema import Base
from madang.server.storage import Storage
from madang.tables import Table


@asynccontextmanager
async def database(folder):
    storage = Storage(f"sqlite+aiosqlite:///{folder / 'test.db'}")
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


@asynccontextmanager
async def matches_in(folder):
    async with database(folder) as storage:
        matches = Matches(storage)
        await matches.open()
        try:
            yield storage, matches
        finally:
            await matches.close()


class Ear:
    """A listener that remembers everything."""

    def __init__(self, viewer):
        self.viewer = viewer
        self.heard = []
        self.dropped = None

    def send(self, message):
        self.heard.append(message)

    def drop(self, code):
        self.dropped = code


async def installed(storage, *guests):
    table = Table.from_position({"game": "koryo", "players": 3, **TURN}, 0)
    match = stored(table, *guests)
    await store(storage, match, table)
    return match.id


def test_the_migrations_make_exactly_the_tables_we_have(tmp_path):
    async def comparing():
        async with database(tmp_path) as storage, storage.engine.connect() as connection:

            def differences(sync):
                names = set(inspect(sync).get_table_names())
                return names, compare_metadata(
                    MigrationContext.configure(sync, opts={"compare_type": True}), Base.metadata
                )

            return await connection.run_sync(differences)

    names, differences = asyncio.run(comparing())
    assert names == {*Base.metadata.tables, "alembic_version"}
    assert differences == []


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
        async with database(tmp_path) as storage, storage.engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names]

    assert asyncio.run(asking()) == ["wal", 2, 1]


def test_what_is_stored_is_what_a_replay_shows(tmp_path):
    async def playing():
        async with matches_in(tmp_path) as (storage, matches):
            opened = await matches.create("a" * 32, "koryo", ["random", "greedy", "me"])
            room, ear = await matches.room(opened.id), Ear(2)
            await room.hello(ear, 0)
            for number in range(500):
                while room.thinking:
                    await asyncio.sleep(0.001)
                if room.match.status == "over":
                    break
                prompt = room.update(2).prompt
                step = Step(f"{number}", len(room.match.moves), len(room.match.draft), prompt.options[0].move)
                await room.decide(ear, step)
            matches.put_away(time.monotonic())
            assert await matches.room(opened.id) is room, "who listens keeps the room"
            room.leave(ear)
            matches.put_away(time.monotonic())
            return await storage.load(opened.id), await matches.room(opened.id), room

    (match, history), loaded, room = asyncio.run(playing())
    assert loaded is not room
    replayed = Table.from_record(match.record())
    assert replayed.over
    for viewer in viewers(3):
        assert history.events[viewer] == events_for(replayed, viewer, 0, 1)
        assert room.views[viewer] == view_for(replayed, viewer)
        assert loaded.update(viewer, 0).events == room.update(viewer, 0).events
    assert match.result == {"scores": replayed.scores(), "winners": replayed.winners()}


def test_bots_play_the_same_game_again(tmp_path):
    """Their chance comes from the seed and the number of the decision, not from the clock or the server."""

    async def first_moves(folder):
        folder.mkdir()
        async with matches_in(folder) as (storage, matches):
            table = Table.from_position({"game": "koryo", "players": 3, "seat": 1, "first": 1, "phase": "orders"}, 5)
            match = stored(table, "a" * 32, "random", "greedy")
            await store(storage, match, table)
            room = await matches.room(match.id)
            await room.hello(Ear(0), 0)
            while room.thinking:
                await asyncio.sleep(0.001)
            return list(room.match.moves)

    moves = [asyncio.run(first_moves(tmp_path / name)) for name in ("one", "other")]
    assert len(moves[0]) == 2
    assert moves[0] == moves[1]


@pytest.mark.parametrize(("table", "move"), [("decisions", "reveal"), ("events", "reveal"), ("answers", "banker")])
def test_what_cannot_be_stored_is_not_told_and_did_not_happen(tmp_path, table, move):
    async def breaking():
        async with matches_in(tmp_path) as (storage, matches):
            match = await installed(storage, "a" * 32, "b" * 32, "c" * 32)
            ears = [Ear(seat) for seat in range(3)]
            room = await matches.room(match)
            for ear in ears:
                await room.hello(ear, 0)
            before = [len(ear.heard) for ear in ears]
            async with storage.engine.begin() as connection:
                await connection.execute(text(f"ALTER TABLE {table} RENAME TO hidden"))
            with pytest.raises(Exception, match=f"no such table: (main.)?{table}"):
                await room.decide(ears[0], Step("a", 0, 0, move))
            assert [len(ear.heard) for ear in ears] == before
            assert [ear.dropped for ear in ears] == [COME_BACK] * 3
            async with storage.engine.begin() as connection:
                await connection.execute(text(f"ALTER TABLE hidden RENAME TO {table}"))
            late = Ear(0)
            await room.hello(late, 0)
            assert (late.heard, late.dropped) == ([], COME_BACK)
            again = await matches.room(match)
            assert again is not room
            assert (again.match.moves, again.match.draft) == ([], [])
            await again.hello(ears[0], 0)
            await again.decide(ears[0], Step("a", 0, 0, move))
            return again.match.moves + again.match.draft

    assert asyncio.run(breaking()) == [move]


def test_old_answers_are_forgotten_and_stay_harmless(tmp_path):
    async def talking():
        async with matches_in(tmp_path) as (storage, matches):
            match = await installed(storage, "a" * 32, "b" * 32, "c" * 32)
            room, ear = await matches.room(match), Ear(0)
            await room.decide(ear, Step("first", 0, 0, "reveal"))
            for number in range(KEPT_ANSWERS):
                await room.decide(ear, Step(f"{number}", 0, 0, "reveal"))
            _, history = await storage.load(match)
            ear.heard.clear()
            await room.decide(ear, Step("first", 0, 0, "reveal"))
            return history.answers, ear.heard, len(room.match.moves)

    answers, heard, moves = asyncio.run(talking())
    assert len(answers) == KEPT_ANSWERS
    assert "first" not in [answer.id for answer in answers]
    assert [b'"stale"' in message for message in heard] == [True]
    assert moves == 1


def test_many_who_come_at_once_load_a_match_once(tmp_path):
    async def coming():
        async with matches_in(tmp_path) as (storage, matches):
            match = await installed(storage, "a" * 32, "b" * 32, "c" * 32)
            return await asyncio.gather(*(matches.room(match) for _ in range(10)))

    assert len(set(map(id, asyncio.run(coming())))) == 1
