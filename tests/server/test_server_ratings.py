"""Ratings: who may sit at a rated table, what its result comes to, and that it counts once."""

import pytest
from serving import stored
from test_server_tables import LAST_TURN

from madang.bots import LEVELS
from madang.bots.ratings import ratings
from madang.games import game as game_of
from madang.server.database import now
from madang.server.ratings import FEWEST, count, ranks, recount
from madang.server.storage import OVER, Standing
from madang.tables import Table


def with_account(someone, name):
    account = {"name": name, "password": "correct horse"}
    assert someone.become(someone.http.post("/api/account", json=account)).status_code == 201
    return someone


def install_ended(server, winner, loser, number):
    """Rated matches that have ended."""
    table = Table.from_position({"game": "koryo", "players": 2, **LAST_TURN}, 0)
    for _ in range(number):
        standing = Standing(OVER, result={"scores": [9, 4], "winners": [0]})
        match = stored(table, winner.guest, loser.guest, rated=True, standing=standing)
        server.with_storage(lambda storage, match=match: storage.create(match))


def begun(socket):
    return not socket.options


def ladder(someone, game="koryo"):
    return someone.http.get(f"/api/ladder/{game}").json()["people"]


def test_a_rated_match_counts_once_also_when_the_server_is_killed(own_server, own_visitor):
    ann, ben = with_account(own_visitor(), "Ann"), with_account(own_visitor(), "Ben")
    own_server.kill()
    install_ended(own_server, ann, ben, FEWEST - 1)  # as if it had been killed before it could count them
    own_server.with_storage(lambda storage: storage.forget(now() + 1))  # what has yet to count stays
    own_server.start()
    ann, ben = own_visitor(ann.cookie), own_visitor(ben.cookie)
    assert ladder(ann) == []
    match = own_server.install(LAST_TURN, ann, ben, rated=True)
    assert ben.at(match).ask("resign")["type"] == "accepted"
    first, second = ladder(ann)
    assert [first["name"], first["games"], first["you"]] == ["Ann", FEWEST, True]
    assert [second["name"], second["games"], second["you"]] == ["Ben", FEWEST, False]
    assert first["rating"] > 0 > second["rating"]
    rematch = ann.http.post(f"/api/matches/{match}/rematch").json()["match"]
    own_server.kill()
    own_server.start()
    again = own_visitor(ann.cookie)
    assert ladder(again) == [first, second], "what has counted does not count again"
    assert again.at(rematch).ask("resign")["type"] == "accepted"
    assert ladder(again) == [first, second], "nobody loses a rematch at which they never were"
    rematch = again.http.post(f"/api/matches/{rematch}/rematch").json()["match"]
    begins, resigns = sorted((own_visitor(ann.cookie).at(rematch), own_visitor(ben.cookie).at(rematch)), key=begun)
    begins.play(begins.options[0])
    assert resigns.ask("resign")["type"] == "accepted"
    one, other = ladder(again)
    assert [one["games"], other["games"]] == [FEWEST + 1] * 2
    assert one["rating"] != first["rating"]
    assert own_server.with_storage(lambda storage: storage.write(recount)) == FEWEST + 2
    assert ladder(again) == [one, other]
    assert ladder(again, "choson") == []


def test_at_a_rated_table_only_people_with_accounts_sit(visitor):
    ann, ben = visitor(), visitor()
    new = {"game": "koryo", "seats": ["me", "open"], "rated": True, "public": True}
    assert ann.http.post("/api/matches", json=new).json()["code"] == "no-account"
    with_account(ann, f"Rated {ann.guest[:12]}")
    assert ann.http.post("/api/matches", json={**new, "seats": ["me", "random"]}).json()["code"] == "bad-seats"
    assert ann.http.post("/api/matches", json={**new, "seats": ["me", "random", "open"]}).json()["code"] == "bad-seats"
    opened = ann.http.post("/api/matches", json=new).json()
    bird = ann.http.post(f"/api/matches/{opened['match']}/bird", json={"seat": 1})
    assert bird.json()["code"] == "bad-seats"
    ways = opened["invitations"]["1"].replace("/join/", "/api/invitations/"), f"/api/tables/{opened['match']}/sit"
    assert [ben.http.post(way).json()["code"] for way in ways] == ["no-account"] * 2
    assert ann.at(opened["match"]).welcome["rated"]
    with_account(ben, f"Rated {ben.guest[:12]}")
    assert ben.http.post(ways[1]).json() == {"match": opened["match"], "seat": 1}


def test_whoever_is_forgotten_leaves_the_ladder(visitor, server):
    ann, ben = with_account(visitor(), "Ann of the ladder"), with_account(visitor(), "Ben of the ladder")
    install_ended(server, ann, ben, FEWEST)
    server.with_storage(lambda storage: storage.write(count))
    assert {"Ann of the ladder", "Ben of the ladder"} <= {one["name"] for one in ladder(ann)}
    ann.become(ann.http.post("/api/me/forget", json={"password": "correct horse"}))
    names = {one["name"] for one in ladder(ben)}
    assert "Ben of the ladder" in names
    assert not {"Ann of the ladder", "Nobody"} & names


def test_bots_stand_apart_on_the_ladder_with_the_ratings_they_were_measured_at(visitor):
    ann, rated = visitor(), ratings(game_of("koryo"))
    bots = ann.http.get("/api/ladder/koryo").json()["bots"]
    assert {bot["name"]: bot["games"] for bot in bots} == {level: rated[level].games for level in LEVELS if rated}
    assert [bot["rating"] for bot in bots] == sorted((bot["rating"] for bot in bots), reverse=True)
    assert not any(bot["you"] for bot in bots)
    assert ann.http.get("/api/ladder/unknown").json() == {"people": [], "bots": []}


@pytest.mark.parametrize(
    ("game", "scores", "winners", "fates", "places"),
    [
        ("koryo", [3, 9, 5], [1], [None] * 3, [3, 1, 2]),
        ("koryo", [5, 5, 2], [0, 1], [None] * 3, [1, 1, 3]),
        ("koryo", [9, 5, 2], [1], ["resigned", None, None], [3, 1, 2]),
        ("koryo", [9, 5, 2], [0], [None, "taken-over", "resigned"], [1, 2, 3]),
        ("gosux", [1, 0], [0], [None] * 2, [1, 2]),
    ],
)
def test_places(game, scores, winners, fates, places):
    assert ranks(game, {"scores": scores, "winners": winners}, fates) == places
