"""Puzzles over HTTP: shown as on a socket, answered by the rules, and nothing of them is kept."""

FORBIDDEN, POSSIBLE = "barbarians-guardian-majority", "barbarians-guardians-without-majority"
ADDRESS = "/api/puzzles/koryo"


def tried(visitor, name, *moves, ask="", **more):
    return visitor.http.post(f"{ADDRESS}/{name}{ask}", json={"moves": moves, **more})


def test_a_move_is_found(visitor):
    ann = visitor()
    assert POSSIBLE in ann.http.get(ADDRESS).json()["KO-EV-2"]
    first = tried(ann, POSSIBLE).json()
    answer, viewer = first["answer"], first["welcome"]["viewer"]
    assert (first["rule"], first["forbidden"], first["solved"], first["tried"]) == ("KO-EV-2", False, False, 0)
    assert first["update"]["prompt"]["seat"] == viewer
    moves = [option["move"] for option in first["update"]["prompt"]["options"]]
    assert answer in moves
    found = tried(ann, POSSIBLE, answer).json()
    assert found["solved"]
    assert found["update"]["decision"] == first["update"]["decision"] + 1
    assert found["update"]["deeds"]
    other = tried(ann, POSSIBLE, next(move for move in moves if move != answer)).json()
    assert (other["solved"], other["tried"]) == (False, 1)
    assert ann.http.get("/api/matches").json() == []


def test_what_cannot_be_done_is_found_by_asking_why(visitor):
    ann = visitor()
    puzzle = tried(ann, FORBIDDEN).json()
    assert puzzle["forbidden"]
    why = tried(ann, FORBIDDEN, ask="/why", move=puzzle["answer"]).json()
    assert (why["type"], why["move"], why["rule"]) == ("because", puzzle["answer"], puzzle["rule"])
    assert why["cause"]["kind"] == "majority"
    assert why["cause"]["places"][0] == {"zone": "tableau", "seat": 1, "card": "guardian"}
    refused = tried(ann, FORBIDDEN, puzzle["answer"])
    assert (refused.status_code, refused.json()["code"], refused.json()["rule"]) == (422, "illegal-move", "KO-EV-2")
    possible = puzzle["update"]["prompt"]["options"][0]["move"]
    assert tried(ann, FORBIDDEN, ask="/why", move=possible).json()["rule"] is None
    assert tried(ann, FORBIDDEN, ask="/why", move="nonsense").json()["rule"] is None


def test_what_a_move_would_do_is_told_and_nothing_of_what_is_no_move(visitor):
    ann = visitor()
    would = tried(ann, POSSIBLE, ask="/what", move="end").json()
    assert would["type"] == "would"
    assert would["told"]
    assert tried(ann, POSSIBLE, ask="/what", move="nonsense").json()["told"] == []


def test_what_is_not_there_is_refused(visitor):
    ann = visitor()
    assert ann.http.get("/api/puzzles/nothing").status_code == 404
    for path in (f"{ADDRESS}/nothing", "/api/puzzles/nothing/spy-tie"):
        assert ann.http.post(path, json={"moves": []}).json()["code"] == "not-found"
    assert tried(ann, POSSIBLE, *["end"] * 99).json()["code"] == "malformed"
    assert tried(ann, POSSIBLE, "nonsense").json()["code"] == "illegal-move"
