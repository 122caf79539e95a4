"""What operators see: health, figures, the log, and a database that goes away."""

import json
import logging
from collections import Counter
from contextlib import suppress

from serving import Server, Visitor, database_of, outage
from test_server_sockets import ORDERS
from websockets.exceptions import ConnectionClosed

from madang.server.logs import MINUTE, MOST_A_MINUTE, JsonLines, Sparing


def test_the_server_is_there_and_counts(visitor, server):
    ann, ben, cat = visitor(), visitor(), visitor()
    for path in ("/healthz", "/readyz"):
        answer = ann.http.get(path)
        assert (answer.status_code, answer.text) == (200, "ok\n")
        assert "set-cookie" not in answer.headers
    before = figures(ann)
    at_ann = ann.at(server.install(ORDERS, ann, ben, cat))
    at_ann.play("lay 1 spy")
    at_ann.step("lay 1 spy")
    after = figures(ann)
    assert after["madang_step_seconds_count"] == before["madang_step_seconds_count"] + 2
    assert after["madang_sockets"] == before["madang_sockets"] + 1
    assert after["madang_matches"] == before["madang_matches"] + 1
    assert after['madang_refused_total{code="not-your-turn"}'] >= 1
    assert after["madang_errors_total"] == before["madang_errors_total"]


def figures(visitor):
    lines = visitor.http.get("/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_figures_are_for_this_machine_and_whom_the_operator_names(visitor):
    ann = visitor()
    answer = ann.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert ann.http.get("/healthz", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200


def test_a_database_that_goes_away_loses_nothing(tmp_path, capfd):
    """Who plays meanwhile is told to come back; what was accepted is there afterwards, what was not is sent again. What
    is read from a file can be read though somebody else writes."""
    url = database_of(tmp_path)
    on_file = url.startswith("sqlite")
    server = Server(tmp_path, MADANG_DATABASE=f"{url}?timeout=0.1" if on_file else url).start()
    ann, ben = Visitor(server), Visitor(server)
    opened = ann.open_match("me", "open")
    ben.accept(opened["invitations"]["1"])
    sockets = [ann.at(opened["match"]), ben.at(opened["match"])]
    acting = next(socket for socket in sockets if socket.options)
    acting.step(acting.options[0], id="before")
    for socket in sockets:
        socket.quiet()
    acting = next(socket for socket in sockets if socket.options)
    asked = (ann, ben)[sockets.index(acting)]
    shown = acting.table
    step = {"id": "meanwhile", "decision": shown["decision"], "step": shown["step"], "move": acting.options[0]}

    with outage(url):
        acting.send(type="step", **step)
        assert [socket.closed() for socket in sockets] == [1012, 1012]
        again = asked.socket(opened["match"])
        with suppress(ConnectionClosed):  # at once, where nothing can be read
            again.send(type="hello")
            again.send(type="step", **step)
        assert again.closed() == 1012
        for _ in range(MOST_A_MINUTE + 5):
            answer = ann.http.put("/api/me", json={"name": "Ann"})
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert ann.http.get("/readyz").status_code == (200 if on_file else 503)
        assert ann.http.get("/healthz").status_code == 200

    assert ann.http.get("/readyz").status_code == 200
    again = asked.at(opened["match"])
    assert again.table["view"] == shown["view"]
    again.send(type="step", **step)
    assert again.answer("meanwhile") == {"type": "accepted", "id": "meanwhile"}
    _, steps = server.with_storage(lambda storage: storage.load(opened["match"]))
    assert [taken.id for taken in steps] == ["before", "meanwhile"]
    for visitor in (ann, ben):
        visitor.leave()
    server.stop()
    said = Counter(json.loads(line)["said"] for line in capfd.readouterr().err.splitlines())
    assert said["The database does not answer."] == MOST_A_MINUTE
    assert all(times <= MOST_A_MINUTE for times in said.values())


def test_the_log_is_one_object_a_line():
    try:
        raise ValueError("no")
    except ValueError as problem:
        record = logging.LogRecord(
            "madang", logging.ERROR, "", 0, "Match %s failed.", ("0f",), (ValueError, problem, None)
        )
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["from"], line["said"]) == ("error", "madang", "Match 0f failed.")
    assert line["error"].endswith("ValueError: no")
    assert line["time"].endswith("Z")


def test_the_log_does_not_repeat_itself_for_ever():
    sparing = Sparing()

    def say(at, what="Match %s failed."):
        record = logging.LogRecord("madang", logging.WARNING, "", 0, what, ("0f",), None)
        record.created = at
        return record if sparing.filter(record) else None

    said = [say(1.0) for _ in range(MOST_A_MINUTE + 5)]
    assert [record is not None for record in said] == [True] * MOST_A_MINUTE + [False] * 5
    assert say(2.0, "Something else: %s.")
    later = say(1.0 + MINUTE)
    assert json.loads(JsonLines().format(later))["unsaid"] == 5
