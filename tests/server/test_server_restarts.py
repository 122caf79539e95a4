"""What a server does when it is killed, stopped, started twice, or started with other rules."""

import re
import signal
import socket
import stat
from pathlib import Path

import pytest
from sqlalchemy import update
from test_server_drafts import TURN

from madang.engine.refusal import Refused
from madang.server.app import listen, run
from madang.server.schema import MatchRow
from madang.server.settings import SECRET_FILE, Settings, opened


def test_killed_in_the_middle_of_everything_nothing_is_lost_or_doubled(own_server, own_visitor):
    ann, ben, cat = own_visitor(), own_visitor(), own_visitor()
    ann.http.put("/api/me", json={"name": "Ann"})
    open_match = ann.open_match("me", "open")
    drafted = own_server.install(TURN, ann, ben, cat)
    against_bots = ann.open_match("me", "random", "greedy")["match"]
    at_draft, watching = ann.at(drafted), ben.at(drafted)
    at_bots = ann.at(against_bots)
    while not at_bots.options:
        at_bots.receive()
    step = {"type": "step", "id": "acknowledged", "decision": 0, "step": 0, "move": "banker"}
    at_draft.send(**step)
    assert at_draft.answer("acknowledged")["type"] == "accepted"
    draft = at_draft.until("update")
    refused = at_draft.step("spy 0", id="refused")
    bots_step = {
        "type": "step",
        "id": "b",
        "decision": at_bots.table["decision"],
        "step": 0,
        "move": at_bots.options[0],
    }
    at_bots.send(**bots_step)

    own_server.kill()  # perhaps before this step arrives, perhaps while it is stored, perhaps after
    own_server.start()
    ann, ben = own_visitor(ann.cookie), own_visitor(ben.cookie)
    assert ann.http.get("/api/me").json()["name"] == "Ann"
    assert ann.http.get(f"/api/matches/{open_match['match']}/links").json() == open_match
    assert cat.guest == own_visitor(cat.cookie).guest
    assert own_visitor().accept(open_match["invitations"]["1"])["seat"] == 1

    # The draft is still a draft, only its seat sees it, and what was accepted stays so.
    again = ann.at(drafted, since=at_draft.seen)
    assert again.table == draft
    again.send(**step)
    assert again.answer("acknowledged") == {"type": "accepted", "id": "acknowledged"}
    assert again.step("spy 0", id="refused") == refused, "nothing has changed, so it is refused anew"
    late = ben.at(drafted, since=watching.seen)
    assert late.table["view"] == watching.table["view"]
    assert again.quiet() == []
    committed = again.play("spy 1")
    assert committed["decision"] == 2
    assert late.until("update")["events"][0]["kind"] == "took-token"

    # The match against bots goes on exactly where it was.
    resumed = ann.at(against_bots, since=at_bots.seen)
    assert not resumed.table["resync"]
    resumed.send(**bots_step)
    assert resumed.answer("b") == {"type": "accepted", "id": "b"}
    resumed.quiet()
    from_start = ann.at(against_bots)
    while not resumed.ending:
        resumed.play(resumed.options[0]) if resumed.options else resumed.receive()
    while not from_start.ending:
        from_start.receive()
    assert at_bots.events + resumed.events == from_start.events
    record = ann.http.get(f"/api/matches/{against_bots}/record").json()
    assert bots_step["move"] == record["moves"][bots_step["decision"]]


def test_other_rules_close_what_was_going_and_keep_it_readable(own_server, own_visitor):
    ann, ben = own_visitor(), own_visitor()
    running, waiting = ann.open_match("me", "open")["match"], ann.open_match("me", "open", "random")
    match = own_server.install({**TURN, "tokens": [0, 2, 1]}, ann, ben, "random")
    before = ann.at(match)
    before.play("banker")
    before.play("spy 1")
    before.quiet()
    assert own_server.stop(signal.SIGINT) == 0
    assert before.closed() == 1012

    others = update(MatchRow).where(MatchRow.id != running).values(rules_version="0-old")
    own_server.with_storage(lambda storage: storage.write(lambda connection: connection.execute(others)))
    own_server.start()
    ann, ben = own_visitor(ann.cookie), own_visitor(ben.cookie)
    statuses = {one["match"]: one["status"] for one in ann.http.get("/api/matches").json()}
    assert statuses == {running: "waiting", waiting["match"]: "closed", match: "closed"}
    after = ann.at(match)
    assert after.welcome["status"] == "closed"
    assert after.ending == {"type": "closed", "reason": "upgrade"}
    assert after.events == before.events
    assert after.table["view"] == before.table["view"]
    assert after.table["prompt"] is None
    assert after.step("reveal")["code"] == "closed"
    answer = ben.http.post(waiting["invitations"]["1"].replace("/join/", "/api/invitations/"))
    assert (answer.status_code, answer.json()["code"]) == (409, "closed")
    assert ann.http.get(f"/api/matches/{match}/record").json()["code"] == "not-over"
    again = ann.http.post(f"/api/matches/{match}/rematch").json()
    assert ann.at(again["match"]).welcome["status"] == "running"


def test_a_data_folder_with_matches_has_one_server(tmp_path):
    with opened(tmp_path):
        with pytest.raises(Refused, match="Another server already uses the data folder"), opened(tmp_path):
            pass
        with pytest.raises(Refused, match="Another server already uses the data folder"):
            run(port=0, data=tmp_path)
        with opened(tmp_path, alone=False):
            pass


def test_a_port_has_one_server(server, tmp_path):
    port = int(server.url.rstrip("/").split(":")[-1])
    with pytest.raises(Refused, match=f"cannot listen on 127.0.0.1, port {port}"):
        run(port=port, data=tmp_path)


def test_no_part_of_an_answer_waits_for_the_one_before_to_be_confirmed():
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        connection, _ = listening.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_secret_is_made_once_for_its_owner_alone(tmp_path):
    settings = Settings.from_environment(tmp_path, {})
    secret = settings.secret()
    assert len(secret) == 64
    assert settings.secret() == secret
    assert stat.S_IMODE((tmp_path / SECRET_FILE).stat().st_mode) == 0o600
    (tmp_path / SECRET_FILE).write_text("short")
    with pytest.raises(Refused, match="damaged"):
        settings.secret()


def test_the_environment_decides(tmp_path):
    environment = {
        "MADANG_DATA": str(tmp_path / "there"),
        "MADANG_DATABASE": "sqlite:///elsewhere.db",
        "MADANG_BOT_PACE": "0.25",
        "MADANG_SECRET": "s" * 32,
        "MADANG_ORIGINS": "https://a.example https://b.example",
    }
    settings = Settings.from_environment(None, environment)
    assert settings.data == tmp_path / "there"
    assert settings.database == "sqlite:///elsewhere.db"
    assert settings.pace == 0.25
    assert settings.secret() == b"s" * 32
    assert settings.origins == {"https://a.example", "https://b.example"}
    assert "s" * 32 not in repr(settings)
    assert Settings.from_environment(tmp_path / "here", environment).data == tmp_path / "here"
    with pytest.raises(Refused, match="32"):
        Settings.from_environment(None, {"MADANG_SECRET": "short"})
    for wrong in ("fast", "-1", "nan", "inf"):
        with pytest.raises(Refused, match="MADANG_BOT_PACE is a number"):
            Settings.from_environment(None, {"MADANG_BOT_PACE": wrong})


def test_a_folder_that_cannot_be_is_refused_with_a_sentence(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match="cannot be written"), opened(tmp_path / "file" / "data"):
        pass


def test_every_setting_is_told_to_operators_and_no_other():
    project = Path(__file__).parents[2]
    setting = re.compile(r"MADANG_[A-Z_]+")
    known = set(setting.findall((project / "src" / "madang" / "server" / "settings.py").read_text("utf-8")))
    assert known == set(setting.findall((project / "docs" / "operating.md").read_text("utf-8")))
    deployed = "".join(file.read_text("utf-8") for file in (project / "deploy").iterdir())
    assert set(setting.findall(deployed)) <= {*known, "MADANG_CACHE"}
