"""`madang admin` on a database with a match that is over, one under way with a draft, and one that waits."""

import asyncio
import gzip
import json

import httpx
import pytest
from serving import database_of, fresh_database, stored
from sqlalchemy import update
from test_server_drafts import TURN
from test_server_storage import Recorder, database, file_in, matches_in
from test_server_tables import LAST_TURN

from madang.cli import main
from madang.engine.game import SPECTATOR
from madang.server.messages import Step
from madang.server.schema import StepRow
from madang.server.settings import opened
from madang.tables import Table

OVER, GOING, WAITING = (f"{number:016x}" for number in range(1, 4))


@pytest.fixture
def admin(tmp_path, monkeypatch, capsys):
    """Runs a command; gives its exit code and what it said."""
    monkeypatch.setenv("MADANG_DATA", str(tmp_path))
    monkeypatch.setenv("MADANG_DATABASE", database_of(tmp_path))

    def run(*words):
        with pytest.raises(SystemExit) as leaving:
            main(["admin", *map(str, words)])
        said = capsys.readouterr()
        return leaving.value.code, said.out + said.err

    return run


@pytest.fixture
def kept(admin, tmp_path):
    """The database is filled."""

    async def filling():
        async with matches_in(tmp_path) as (storage, matches):
            over = Table.from_position({"game": "koryo", "players": 2, **LAST_TURN}, 0)
            going = Table.from_position({"game": "koryo", "players": 3, **TURN}, 0)
            await storage.create(stored(over, "a" * 32, "b" * 32, id=OVER))
            await storage.create(stored(going, "a" * 32, "b" * 32, "random", id=GOING))
            await storage.create(stored(going, "a" * 32, None, None, id=WAITING), rematch_of=OVER)
            await storage.rename("a" * 32, "Ann")
            await (await matches.room(OVER)).decide(Recorder(1), Step("a", 0, 0, "banker"))
            await (await matches.room(GOING)).decide(Recorder(0), Step("b", 0, 0, "banker"))

    asyncio.run(filling())


def test_a_record_is_brought_in_and_can_be_watched(admin, kept, tmp_path):
    _, exported = admin("export", OVER)
    record = json.loads(exported)
    table = Table.from_record(record).after(0)
    table.note("taken-over", 0)
    for move in record["moves"]:
        table.play(move)
    again = table.record() | {"clock": {"seconds": 60, "increment": 5, "end": "resigned"}, "times": [1500]}
    file = tmp_path / "a.record.json"
    file.write_text(json.dumps(again))
    code, said = admin("import", file)
    match = said.split()[1]
    assert (code, said.startswith(f"Match {match} can be watched at /watch/")) == (0, True)
    assert json.loads(admin("export", match)[1]) == again
    assert admin("check")[0] == 0
    assert admin("show", match)[1].count("Guest") == 2
    file.write_text(json.dumps({**record, "moves": []}))
    assert admin("import", file) == (
        2,
        "Only a match that is over can be brought in: nobody would sit at its seats.\n",
    )
    for wrong in ("", "{}", '{"game": "koryo"}'):
        file.write_text(wrong)
        assert admin("import", file)[0] == 2


def test_matches_that_have_ended_are_forgotten_after_a_while(admin, kept):
    assert admin("forget", 1) == (0, "0 matches were removed.\n"), "it ended just now"
    assert admin("forget", 0) == (0, "1 matches were removed.\n")
    _, said = admin("list")
    assert [match in said for match in (OVER, GOING, WAITING)] == [False, True, True]
    assert admin("check")[0] == 0
    assert "Ann" in admin("show", GOING)[1], "who still sits somewhere stays"


def test_matches_are_listed_shown_and_exported(admin, kept):
    code, said = admin("list")
    assert code == 0
    assert all(match in said for match in (OVER, GOING, WAITING))
    _, running = admin("list", "--status", "running")
    assert GOING in running
    assert "Ann, Guest, Crane" in running
    assert OVER not in running
    _, shown = admin("show", GOING)
    assert "decisions: 0 (and 1 not committed; 1 steps in all)" in shown
    assert "to act: seat 0" in shown
    _, exported = admin("export", OVER)
    assert Table.from_record(json.loads(exported)).over
    code, said = admin("show", "0" * 16)
    assert (code, said.startswith("There is no match")) == (2, True)


def test_a_match_is_closed_while_no_server_runs(admin, kept, tmp_path):
    with opened(tmp_path):
        assert admin("close", GOING) == (2, f"Another server already uses the data folder {tmp_path}.\n")
    assert admin("close", GOING) == (0, f"Match {GOING} is closed.\n")
    assert admin("close", GOING) == (2, f"Match {GOING} is closed already.\n")

    async def coming():
        async with matches_in(tmp_path) as (_, matches):
            listener, room = Recorder(0), await matches.room(GOING)
            await room.hello(listener, 0)
            await room.decide(listener, Step("c", 0, 1, "reveal"))
            return listener.heard

    *_, closed, refused = asyncio.run(coming())
    assert json.loads(closed) == {"type": "closed", "reason": "operator"}
    assert "who runs this server has closed it" in json.loads(refused)["text"]


def test_every_match_is_replayed_and_a_changed_one_is_found(admin, kept, tmp_path):
    assert admin("check") == (0, "3 matches replay to what is stored; 0 are of other rules.\n")

    async def changing():
        async with database(tmp_path) as storage:
            other = update(StepRow).where(StepRow.match == OVER).values(move="end")
            await storage.write(lambda connection: connection.execute(other))

    asyncio.run(changing())
    code, said = admin("check")
    assert code == 1
    assert f"{OVER} does not replay to what is stored." in said


def test_a_backup_is_restored_into_either_kind_of_database(admin, kept, tmp_path, monkeypatch):
    file = tmp_path / "all.backup"
    assert admin("backup", file) == (0, f"3 matches and 2 guests are in {file}.\n")
    assert admin("restore", file)[1].startswith("There are matches here already")
    for number, url in enumerate((file_in(tmp_path), fresh_database())):
        monkeypatch.setenv("MADANG_DATABASE", url)
        assert admin("restore", file) == (0, "3 matches and 2 guests are back.\n")
        assert admin("check")[0] == 0
        again = tmp_path / f"{number}.backup"
        admin("backup", again)
        assert gzip.decompress(again.read_bytes()) == gzip.decompress(file.read_bytes())


def test_a_backup_that_is_not_whole_is_refused(admin, kept, tmp_path, monkeypatch):
    file = tmp_path / "all.backup"
    admin("backup", file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    monkeypatch.setenv("MADANG_DATABASE", file_in(tmp_path))
    for wrong, sentence in (
        (b"".join(lines[:-1]), "is no backup of Madang, or not all of it"),
        (b"".join(lines[:2] + lines[3:]), "is damaged"),
        (b"".join(lines).replace(b"Ann", b"Eve"), "is damaged"),
        (b"nothing", "is no backup"),
    ):
        file.write_bytes(gzip.compress(wrong))
        code, said = admin("restore", file)
        assert (code, sentence in said) == (2, True)
    assert admin("list")[1].count("\n") <= 2


def test_where_nothing_is_there_is_nothing_to_look_at(admin, tmp_path, monkeypatch):
    monkeypatch.setenv("MADANG_DATABASE", file_in(tmp_path))
    code, said = admin("list")
    assert (code, said.startswith("There are no matches here")) == (2, True)
    assert not (tmp_path / "test.db").exists()


def test_whoever_is_banned_is_not_let_in(own_server, own_visitor, monkeypatch, capsys):
    monkeypatch.setenv("MADANG_DATABASE", database_of(own_server.data))

    def admin(*words):
        with pytest.raises(SystemExit) as leaving:
            main(["admin", *words, "--data", str(own_server.data)])
        return leaving.value.code, capsys.readouterr().out

    ann, ben = own_visitor(), own_visitor()
    match = own_server.install(LAST_TURN, ann, ben)
    watch = ann.http.get(f"/api/matches/{match}/links").json()["watch"]
    assert ann.guest in admin("show", match)[1]
    assert admin("ban", ann.guest) == (0, f"{ann.guest} is not let in any more.\n"), "also while the server runs"
    assert ann.guest in admin("bans")[1]
    own_server.stop()
    own_server.start()
    url = own_server.url
    for path in ("me", "matches", f"matches/{match}/links"):
        answer = httpx.get(f"{url}api/{path}", headers={"Cookie": f"madang={ann.cookie}"})
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    again = own_visitor(ben.cookie)
    assert again.at(match).welcome["viewer"] == 1
    again.cookie = ann.cookie
    assert again.socket(match).closed() == again.socket(match, watch).closed() == 4403
    assert admin("ban", "--lift", ann.guest)[0] == admin("ban", "127.0.0.1")[0] == 0
    own_server.stop()
    own_server.start()
    assert httpx.get(f"{own_server.url}api/games").json()["code"] == "banned", "an address"
    assert admin("ban", "")[0] == 2


def test_whoever_is_banned_has_to_go(kept, tmp_path):
    async def banning():
        async with matches_in(tmp_path) as (storage, matches):
            room, ann, ben = await matches.room(GOING), Recorder(0, "a" * 32), Recorder(1, "b" * 32)
            watching = [Recorder(SPECTATOR, "a" * 32, "192.0.2.1"), Recorder(SPECTATOR, "192.0.2.2")]
            listeners = [ann, ben, *watching, Recorder(SPECTATOR, "c" * 32, "192.0.2.1")]
            for listener in listeners:
                await room.hello(listener, 0)
            await storage.ban("a" * 32)
            await storage.ban("192.0.2.2")
            await matches.look_up_bans()
            return [listener.dropped for listener in listeners]

    assert asyncio.run(banning()) == [4403, None, 4403, 4403, None]
