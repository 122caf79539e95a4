"""Opening matches, links, lists and records over HTTP."""

import json
import secrets
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from madang.bots import BIRDS, LEVELS
from madang.data import rules_folder
from madang.engine.words import LANGUAGES, Words
from madang.games import NAMES, game
from madang.server.matches import DAY
from madang.server.names import DEFAULT_NAME, NOBODY
from madang.server.schema import MatchRow, SeatRow
from madang.server.storage import HUMAN
from madang.tables import Table

LAST_TURN = {
    "round": 8,
    "phase": "turns",
    "seat": 1,
    "orders": [None, {"merchant": 1}],
    "tableaus": [{"spy": 1}, {"banker": 2}],
}
"""Seat 1 may take a token or reveal; either way nothing is left to decide, and the game is over."""


def offered(option):
    """An option as it is listed: up to eight values, of more only the default."""
    values = list(option.values) if len(option.values) <= 8 else [option.default]
    return {"name": option.name, "count": len(option.values), "values": values, "default": option.default}


def test_the_page_says_the_names_that_the_server_gives_in_every_language():
    texts = Path(__file__).parents[2] / "web" / "src" / "text"
    for language in LANGUAGES:
        said = (texts / f"{language}.ftl").read_text("utf-8")
        assert all(f"\ncalled-{name} = " in said for name in (*BIRDS, DEFAULT_NAME, NOBODY))


def test_the_games(visitor):
    """Each with the facts of its `about.json`, and its words in every language."""
    listed = visitor().http.get("/api/games").json()
    assert [one["name"] for one in listed] == list(NAMES)
    for one in listed:
        found = game(one["name"])
        about = json.loads((found.folder / "about.json").read_text("utf-8"))
        assert one["players"] == list(found.players)
        assert one["rules_version"] == found.rules_version
        assert one["bots"] == list(LEVELS)
        assert one["birds"] == BIRDS
        assert one["said"] == {language: Words(found, language).say("about") for language in LANGUAGES}
        for fact in ("title", "minutes", "emblem", "material", "colour", "colours", "gate", "palette"):
            assert one[fact] == about[fact]
        assert one["points"] == about.get("points", True)
        assert [card["emblem"] for card in one["cards"]] == [card["emblem"] for card in about["cards"]]
        assert [card["colour"] for card in one["cards"]] == [
            about["colours"][card["colour"]] for card in about["cards"]
        ]
        for option, shown in zip(found.options, one["options"], strict=True):
            assert {key: shown[key] for key in offered(option)} == offered(option)
            assert [choice["value"] for choice in shown["choices"]] == list(option.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_a_game(visitor, name, language):
    answer = visitor().http.get(f"/api/games/{name}/text/{language}")
    assert answer.text == (game(name).text_folder / f"{language}.ftl").read_text("utf-8")


@pytest.mark.parametrize("where", ["koryo/text/xx", "koryo/text/..", "nothing/text/en", "koryo/text/%2e%2e%2fcards"])
def test_no_other_file_is_served_as_words(visitor, where):
    assert visitor().http.get(f"/api/games/{where}").json()["code"] == "not-found"


@pytest.mark.parametrize(("language", "file"), [("en", "koryo.md"), ("fr", "koryo.fr.md")])
def test_the_rules_page(visitor, language, file):
    answer = visitor().http.get(f"/api/rules/koryo/{language}")
    assert answer.text == (rules_folder() / file).read_text("utf-8")
    assert answer.headers["content-type"].startswith("text/markdown")


@pytest.mark.parametrize("where", ["koryo/xx", "koryo/..", "nothing/en", "koryo.fr/en", "koryo/%2e%2e%2fprotocol"])
def test_no_other_page_is_served_as_rules(visitor, where):
    assert visitor().http.get(f"/api/rules/{where}").json()["code"] == "not-found"


def test_a_match_with_bots_and_a_friend(visitor):
    ann = visitor()
    ann.http.put("/api/me", json={"name": "<i>Ann</i>"})
    opened = ann.open_match("greedy", "me", "open", "random")
    assert opened["seat"] == 1
    assert list(opened["invitations"]) == ["2"]
    assert opened["invitations"]["2"].startswith("/join/")
    assert opened["watch"].startswith("/watch/")
    [listed] = ann.http.get("/api/matches").json()
    assert {key: listed[key] for key in ("match", "game", "status", "round", "to_act", "seat", "result")} == {
        "match": opened["match"],
        "game": "koryo",
        "status": "waiting",
        "round": None,
        "to_act": None,
        "seat": 1,
        "result": None,
    }
    names = [seat["name"] for seat in listed["seats"]]
    assert [seat["kind"] for seat in listed["seats"]] == ["bot", "human", "open", "bot"]
    assert [seat["bot"] for seat in listed["seats"]] == ["greedy", None, None, "random"]
    assert [seat["connected"] for seat in listed["seats"]] == [True, False, False, True]
    assert names[1:3] == ["<i>Ann</i>", ""]
    assert {names[0], names[3]} <= set(BIRDS)
    assert names[0] != names[3]


def test_a_bird_that_is_asked_for_sits_down_and_a_level_brings_a_free_bird_of_its_own(visitor):
    """Where a level has no bird left, one of a level that nobody asked for plays like it."""
    ann = visitor()
    seats = ["me", "Owl", "master", "companion", "companion", "master"]
    opened = ann.http.post("/api/matches", json={"game": "chronicle", "seats": seats}).json()
    sat = [(seat["name"], seat["bot"]) for seat in ann.at(opened["match"]).welcome["seats"]]
    assert sat[1:3] == [("Owl", "master"), ("Crane", "master")]
    assert sorted(sat[3:5]) == [("Heron", "companion"), ("Magpie", "companion")]
    assert (BIRDS[sat[5][0]], sat[5][1]) == ("apprentice", "master")


def test_the_newest_match_comes_first_and_others_see_none(visitor):
    ann = visitor()
    first = ann.open_match("me", "random")["match"]
    second = ann.open_match("me", "random")["match"]
    assert [one["match"] for one in ann.http.get("/api/matches").json()] == [second, first]
    assert visitor().http.get("/api/matches").json() == []


@pytest.mark.parametrize(
    ("seats", "seat"),
    [
        ([], None),
        (["me"], None),
        (["me", "random", "random", "random", "random"], None),
        (["random", "open"], None),
        (["me", "me"], None),
        (["me", "deep"], 1),
        (["me", ""], 1),
        (["me", "Owl", "Owl"], None),
    ],
)
def test_seats_that_cannot_be(visitor, seats, seat):
    answer = visitor().http.post("/api/matches", json={"game": "koryo", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-seats")
    assert answer.json()["parameters"] == ({} if seat is None else {"seat": seat})


def test_a_game_that_is_not_here_and_an_option_it_has_not(visitor):
    ann = visitor()
    answer = ann.http.post("/api/matches", json={"game": "chess", "seats": ["me", "random"]})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    answer = ann.http.post("/api/matches", json={"game": "koryo", "seats": ["me", "random"], "options": {"fog": 1}})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert "fog" in answer.json()["text"]
    assert ann.http.get("/api/matches").json() == []


def test_options_are_those_that_were_chosen_and_the_usual_ones(visitor):
    ann = visitor()
    wanted = {"game": "chronicle", "seats": ["me", "random", "random"], "options": {"two_histories": True}}
    opened = ann.http.post("/api/matches", json=wanted).json()
    assert ann.at(opened["match"]).table["view"]["options"] == {"two_histories": True, "play_on": False}


def test_fifty_matches_of_a_day_are_enough(visitor, server):
    ann = visitor()
    today = [ann.open_match("me", "random")["match"] for _ in range(2)]

    def many(connection):
        """48 more of today, and 50 that nobody has touched for two days."""
        [like] = connection.execute(select(MatchRow.__table__).where(MatchRow.id == today[0])).mappings()
        changes = [like["changed"]] * 48 + [like["changed"] - 2 * DAY] * 50
        rows = [{**like, "id": secrets.token_hex(8), "changed": changed} for changed in changes]
        seats = [{"match": row["id"], "seat": 0, "kind": HUMAN, "guest": ann.guest, "name": ""} for row in rows]
        connection.execute(insert(MatchRow), rows)
        connection.execute(insert(SeatRow), seats)

    server.with_storage(lambda storage: storage.write(many))
    answer = ann.http.post("/api/matches", json={"game": "koryo", "seats": ["me", "random"]})
    assert (answer.status_code, answer.json()["code"], answer.json()["parameters"]) == (429, "too-many", {"most": 50})
    assert visitor().open_match("me", "random")

    older = update(MatchRow).where(MatchRow.id == today[1]).values(changed=0)
    server.with_storage(lambda storage: storage.write(lambda connection: connection.execute(older)))
    assert ann.open_match("me", "random")


def test_an_invitation_shows_where_it_leads_and_gives_the_seat(visitor):
    ann, ben = visitor(), visitor()
    ben.http.put("/api/me", json={"name": "Ben"})
    opened = ann.open_match("me", "open", "open")
    link = opened["invitations"]["2"]
    token = link.removeprefix("/join/")
    before = ben.http.get(f"/api/invitations/{token}").json()
    assert (before["match"], before["game"], before["seat"], before["taken"]) == (opened["match"], "koryo", 2, False)
    assert ben.accept(link) == {"match": opened["match"], "seat": 2}
    after = ben.http.get(f"/api/invitations/{token}").json()
    assert after["taken"] is True
    assert (before["yours"], after["yours"]) == (False, True)
    assert after["seats"][2].pop("stand_in") in BIRDS
    assert after["seats"][2] == {
        "seat": 2,
        "kind": "human",
        "name": "Ben",
        "bot": None,
        "connected": False,
        "fate": None,
    }
    assert ben.http.get("/api/matches").json()[0]["seat"] == 2


def test_a_seat_goes_to_the_first_and_stays_there(visitor):
    ann, ben, eve = visitor(), visitor(), visitor()
    opened = ann.open_match("me", "open", "open")
    link = opened["invitations"]["1"]
    taken = ben.accept(link)
    assert ben.accept(link) == taken
    answer = eve.http.post(link.replace("/join/", "/api/invitations/"))
    assert (answer.status_code, answer.json()["code"], answer.json()["parameters"]) == (409, "seat-taken", {"seat": 1})
    # Whoever comes too late may watch.
    shown = eve.http.get(link.replace("/join/", "/api/invitations/")).json()
    assert (shown["taken"], shown["yours"], shown["watch"]) == (True, False, opened["watch"])
    # Whoever sits already keeps that seat: nobody plays for two.
    assert ben.accept(opened["invitations"]["2"]) == taken
    assert ann.accept(opened["invitations"]["2"]) == {"match": opened["match"], "seat": 0}
    assert eve.accept(opened["invitations"]["2"])["seat"] == 2


def test_links_can_be_asked_for_again_by_who_sits_there(visitor):
    ann, eve = visitor(), visitor()
    opened = ann.open_match("me", "open")
    assert ann.http.get(f"/api/matches/{opened['match']}/links").json() == opened
    assert eve.http.get(f"/api/matches/{opened['match']}/links").json()["code"] == "not-your-seat"


def test_only_the_opener_hands_out_links_to_seats_and_makes_them_anew(visitor):
    ann, ben, eve = visitor(), visitor(), visitor()
    opened = ann.open_match("me", "open", "open")
    path, old = f"/api/matches/{opened['match']}/links", opened["invitations"]["2"]
    ben.accept(opened["invitations"]["1"])
    assert ben.http.get(path).json() == {**opened, "seat": 1, "invitations": {}}
    for someone in (ben, eve):
        assert someone.http.post(path).json()["code"] == "not-your-seat"
    new = ann.http.post(path).json()
    assert list(new["invitations"]) == ["2"]
    for ask in (eve.http.get, eve.http.post):
        answer = ask(old.replace("/join/", "/api/invitations/"))
        assert (answer.status_code, answer.json()["code"]) == (404, "bad-link")
    assert eve.accept(new["invitations"]["2"])["seat"] == 2
    assert ann.http.post(path).json()["code"] == "begun"


def test_a_match_that_has_ended_can_be_left_out_of_the_list_and_still_counts(visitor):
    ann, eve = visitor(), visitor()
    match = ann.open_match("me", "random")["match"]
    path = f"/api/matches/{match}/remove"
    [listed] = ann.http.get("/api/matches").json()
    assert 0 < listed["created"] <= listed["changed"]
    assert [ask.http.post(path).json()["code"] for ask in (ann, eve)] == ["not-over", "not-your-seat"]
    assert ann.http.get("/api/me/figures").json() == []
    table = ann.at(match)
    assert table.ask("resign")["type"] == "accepted"
    points = table.until("finished")["scores"][0]
    assert ann.http.post(path).status_code == 204
    assert ann.http.get("/api/matches").json() == []
    assert ann.http.get("/api/me/figures").json() == [{"game": "koryo", "played": 1, "won": 0, "points": points}]


def open_publicly(someone, *seats):
    answer = someone.http.post("/api/matches", json={"game": "koryo", "seats": list(seats), "public": True})
    return answer.json()


def free_tables(someone):
    return {one["match"] for one in someone.http.get("/api/tables").json()}


def test_at_a_public_table_everybody_may_sit_down(visitor):
    ann, ben, cat, eve = visitor(), visitor(), visitor(), visitor()
    private, match = ann.open_match("me", "open")["match"], open_publicly(ann, "me", "open", "open")["match"]
    assert match in free_tables(ben)
    assert not {private, match} & free_tables(ann)
    assert private not in free_tables(ben)
    [listed] = [one for one in ben.http.get("/api/tables").json() if one["match"] == match]
    assert [seat["kind"] for seat in listed["seats"]] == ["human", "open", "open"]
    path = f"/api/tables/{match}/sit"
    assert ben.http.post(path).json() == {"match": match, "seat": 1}
    assert ben.http.post(path).json()["seat"] == 1, "who sits already keeps that seat"
    assert match in free_tables(cat)
    assert cat.http.post(path).json()["seat"] == 2
    assert match not in free_tables(eve)
    assert (eve.http.post(path).status_code, eve.http.post(path).json()["code"]) == (409, "seat-taken")
    assert eve.http.post(f"/api/tables/{private}/sit").json()["code"] == "not-your-seat"
    assert eve.at(open_publicly(eve, "me", "open")["match"]).welcome["status"] == "waiting"


def test_a_public_table_has_a_free_seat_and_is_not_shown_once_closed(visitor):
    ann, ben = visitor(), visitor()
    assert open_publicly(ann, "me", "random")["code"] == "bad-seats"
    match = open_publicly(ann, "me", "open")["match"]
    ann.http.post(f"/api/matches/{match}/close")
    assert match not in free_tables(ben)
    assert ben.http.post(f"/api/tables/{match}/sit").json()["code"] == "closed"


@pytest.mark.parametrize("blocking", [0, 1])
def test_whoever_has_blocked_the_other_does_not_meet_them_at_public_tables(visitor, server, blocking):
    people = ann, ben = visitor(), visitor()
    who, whom = people[blocking].guest, people[1 - blocking].guest
    server.with_storage(lambda storage: storage.block(who, whom, wanted=True))
    match = open_publicly(ann, "me", "open")["match"]
    assert match not in free_tables(ben)
    assert ben.http.post(f"/api/tables/{match}/sit").json()["code"] == "not-your-seat"
    assert match in free_tables(visitor())


def test_a_table_at_which_nothing_was_dealt_is_closed_by_its_opener(visitor):
    ann, ben, eve = visitor(), visitor(), visitor()
    opened = ann.open_match("me", "open", "open")
    path, link = f"/api/matches/{opened['match']}", opened["invitations"]["2"].replace("/join/", "/api/invitations/")
    ben.accept(opened["invitations"]["1"])
    at_ben, watching = ben.at(opened["match"]), eve.at(opened["match"], opened["watch"])
    for someone in (ben, eve):
        answer = someone.http.post(f"{path}/close")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert ann.http.post(f"{path}/stand-up").json()["code"] == "not-your-seat", "who opened it does not just leave it"
    assert at_ben.quiet() == []
    assert ann.http.post(f"{path}/close").status_code == 204
    for socket in (at_ben, watching):
        assert socket.until("closed") == {"type": "closed", "reason": "opener"}
    for someone in (ann, ben):
        [listed] = someone.http.get("/api/matches").json()
        assert (listed["status"], listed["reason"]) == ("closed", "opener")
        assert someone.http.post(f"{path}/close").json()["code"] == "closed"
    assert eve.http.get(link).json()["status"] == "closed"
    answer = eve.http.post(link)
    assert (answer.status_code, answer.json()["code"]) == (409, "closed")
    assert answer.json()["text"] == "This match cannot go on: who opened the table has closed it."


def test_who_came_may_stand_up_before_the_deal_and_somebody_else_sits_down(visitor):
    ann, ben, cat = visitor(), visitor(), visitor()
    opened = ann.open_match("me", "open", "open")
    ben.accept(opened["invitations"]["1"])
    at_ann, at_ben = ann.at(opened["match"]), ben.at(opened["match"])
    assert ben.http.post(f"/api/matches/{opened['match']}/stand-up").status_code == 204
    assert at_ben.closed() == 4403
    assert ben.http.get("/api/matches").json() == []
    while at_ann.until("people")["seats"][1]["kind"] != "open":
        pass
    assert cat.accept(opened["invitations"]["1"])["seat"] == 1
    assert ben.accept(opened["invitations"]["2"])["seat"] == 2
    for someone, what in ((ann, "close"), (cat, "stand-up")):
        answer = someone.http.post(f"/api/matches/{opened['match']}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "begun")
    assert at_ann.until("update")["prompt"]


def test_a_bird_sits_down_instead_of_a_friend_and_with_the_last_seat_the_game_begins(visitor):
    ann, ben = visitor(), visitor()
    opened = ann.open_match("me", "Magpie", "open", "open")
    path, at_ann = f"/api/matches/{opened['match']}/bird", ann.at(opened["match"])
    for someone, seat, code in ((ben, 2, "not-your-seat"), (ann, 1, "seat-taken"), (ann, 7, "seat-taken")):
        assert someone.http.post(path, json={"seat": seat}).json()["code"] == code
    assert ann.http.post(path, json={"seat": 3}).status_code == 204
    heron = at_ann.until("people")["seats"][3]
    assert (heron["kind"], heron["name"], heron["bot"]) == ("bot", "Heron", "companion")
    answer = ben.http.post(opened["invitations"]["3"].replace("/join/", "/api/invitations/"))
    assert answer.json()["code"] == "seat-taken"
    assert ben.accept(opened["invitations"]["2"])["seat"] == 2
    assert at_ann.until("update")["prompt"]
    assert ann.http.post(path, json={"seat": 2}).json()["code"] == "begun"
    [listed] = ben.http.get("/api/matches").json()
    assert [seat["name"] for seat in listed["seats"]][1::2] == ["Magpie", "Heron"]


def test_a_link_for_watching_leads_to_the_match_and_gives_no_seat(visitor):
    ann, eve = visitor(), visitor()
    opened = ann.open_match("me", "open")
    token = opened["watch"].removeprefix("/watch/")
    shown = eve.http.get(f"/api/invitations/{token}").json()
    assert (shown["match"], shown["seat"], shown["taken"]) == (opened["match"], None, False)
    answer = eve.http.post(f"/api/invitations/{token}")
    assert (answer.status_code, answer.json()["code"]) == (404, "bad-link")


def test_bad_links_are_refused(visitor):
    ann, eve = visitor(), visitor()
    token = ann.open_match("me", "open")["invitations"]["1"].removeprefix("/join/")
    payload, signature = token.split(".")
    bad = ["x", token[:-1], token + "x", f"{payload}x.{signature}", signature, eve.cookie, "%C3%A9.x"]
    for wrong in bad:
        for ask in (eve.http.get, eve.http.post):
            answer = ask(f"/api/invitations/{wrong}")
            assert (answer.status_code, answer.json()["code"]) == (404, "bad-link"), wrong


@pytest.mark.parametrize("match", ["x", "0" * 16, "%00", "0" * 5000])
@pytest.mark.parametrize(
    ("how", "what"), [("get", "links"), ("get", "record"), ("post", "close"), ("post", "stand-up")]
)
def test_no_such_match(visitor, match, how, what):
    answer = getattr(visitor().http, how)(f"/api/matches/{match}/{what}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_the_record_is_there_once_the_match_is_over_for_those_who_may(visitor, server):
    ann, ben, eve = visitor(), visitor(), visitor()
    match = server.install(LAST_TURN, ann, ben)
    for someone, code in ((ann, "not-over"), (eve, "not-your-seat")):
        answer = someone.http.get(f"/api/matches/{match}/record")
        assert (answer.status_code, answer.json()["code"]) == (403, code)
    at_ann, at_ben = ann.at(match), ben.at(match)
    at_ben.play("banker")
    at_ben.quiet()
    assert eve.http.get(f"/api/matches/{match}/record").status_code == 403
    watch = ann.http.get(f"/api/matches/{match}/links").json()["watch"].removeprefix("/watch/")
    record = ann.http.get(f"/api/matches/{match}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert eve.http.get(f"/api/matches/{match}/record", params={"watch": watch}).json() == record.json()
    replayed = Table.from_record(record.json())
    assert replayed.over
    assert replayed.view(0) == at_ann.until("update")["view"]
    assert replayed.scores() == at_ben.ending["scores"]
    [listed] = ann.http.get("/api/matches").json()
    assert (listed["status"], listed["to_act"]) == ("over", None)
    assert listed["result"] == {"scores": replayed.scores(), "winners": replayed.winners()}


def test_nothing_elsewhere(visitor):
    ann = visitor()
    for ask in (ann.http.get, ann.http.post, ann.http.delete, ann.http.put):
        answer = ask("/api/elsewhere")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
