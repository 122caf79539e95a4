"""What happened, deed by deed: every deed has the view after it, as whole as any view."""

from collections import Counter
from itertools import chain, islice

import msgspec
import pytest

from games import every_game, every_table, random_game
from madang.engine.drivers import interpreted
from madang.engine.events import cut_into_deeds
from madang.engine.game import SPECTATOR
from madang.engine.match import Match
from madang.engine.refusal import Refused
from madang.engine.rule import PUBLIC
from madang.games import game as game_of
from madang.server.presentation import deeds_for, events_for

CARD_MOVES = {
    *("entered", "replaced", "paid", "captured", "freed", "destroyed", "sacrificed", "discarded-card", "swapped"),
    *("milled", "turned-up", "took", "answered", "drawn"),
}
DEEDS = {"turn-begins": "", "revealed": "reveal", "swapped": "swap", "destroyed": "destroy"}


@pytest.mark.parametrize(
    ("kinds", "deeds"),
    [
        ([], []),
        (["power-moved"], [("", 1)]),
        (["swapped", "swapped", "power-moved", "turn-ends"], [("swap", 4)]),
        (["swapped", "turn-ends", "turn-begins", "revealed", "power-moved"], [("swap", 2), ("reveal", 3)]),
        (["revealed", "destroyed", "revealed"], [("reveal", 1), ("destroy", 1), ("reveal", 1)]),
        (["power-moved", "revealed"], [("reveal", 2)]),
        (["turn-begins", "turn-begins"], [("", 2)]),
    ],
)
def test_events_are_cut_into_deeds(kinds, deeds):
    assert cut_into_deeds(kinds, DEEDS) == deeds


@pytest.mark.parametrize(
    ("kinds", "deeds"),
    [
        (
            ["swapped", "swapped", "destroyed", "power-moved", "destroyed"],
            [("swap", 2), ("destroy", 2), ("destroy", 1)],
        ),
        (["turn-begins", "destroyed", "destroyed"], [("destroy", 2), ("destroy", 1)]),
    ],
)
def test_some_events_are_a_deed_each(kinds, deeds):
    assert cut_into_deeds(kinds, DEEDS, {"destroyed"}) == deeds


@every_table
def test_deeds_tell_all_events_and_show_whole_views(name, players):
    """What `deeds_for` gives has passed the struct of the game's view."""
    several = 0
    for match in random_game(game_of(name), players, seed=5):
        if number := len(match.actions):
            for viewer in range(SPECTATOR, players):
                events = events_for(match, viewer, number, 1)
                deeds = deeds_for(match, viewer, number, 1)
                counted = [deed["events"] for deed in match.deeds(viewer, number)]
                assert sum(counted) == len(events)
                assert [deed.first for deed in deeds] == [1 + sum(counted[:before]) for before in range(len(deeds))]
                between = [msgspec.to_builtins(deed.view) for deed in deeds[:-1]]
                assert all(view["to_act"] in (None, *range(players)) for view in between)
                assert [deed.view for deed in deeds[-1:]] == [None] * bool(deeds), "that of the table now"
                assert all(map(is_sum_of_its_lines, between))
                several += len(deeds) > 1
    assert bool(several) == bool(match.game.deeds)


def is_sum_of_its_lines(view):
    """Where a view has lines of a score, every seat's points are their sum, also in the middle of a turn."""
    lines = [line["points"] for line in view.get("score", [])]
    return not lines or all(
        seat["points"] == sum(points[seat["seat"]] or 0 for points in lines) for seat in view["seats"]
    )


@every_game
def test_deeds_begin_with_what_everybody_sees(name):
    """Else their number would tell something."""
    game = game_of(name)
    assert set(game.deeds) <= set(game.events)
    for match in random_game(game, game.players[-1], seed=6):
        for row in match._events[-1]:
            assert row[7] == PUBLIC or game.events[row[0]] not in game.deeds


def test_asking_for_deeds_changes_nothing():
    game = game_of("chronicle")
    match = Match(game, 3, seed=1, core=interpreted(game))
    assert match.deeds() == []
    for _ in range(30):
        match.play(match.legal()[0])
    before = match.state_bytes()
    deeds = match.deeds(0)
    assert deeds == match.deeds(0)
    assert match.state_bytes() == before
    assert deeds[-len(match.deeds(0, 30)) :] == match.deeds(0, 30)
    with pytest.raises(Refused):
        match.deeds(0, -1)


def test_a_finished_meeting_lies_open_before_its_cards_are_taken():
    won = 0
    for match in random_game(game_of("chronicle"), 4, seed=7):
        for deed in match.deeds(0, max(1, len(match.actions))):
            if deed["name"] == "win":
                won += 1
                assert deed["view"]["table"]
                assert all(played["card"] for played in deed["view"]["table"])
                assert deed["view"]["winning"] is not None
    assert won > 10


def test_between_two_rounds_all_cards_are_gathered():
    gathered = 0
    for match in random_game(game_of("chronicle"), 3, seed=8):
        for deed in match.deeds(0, max(1, len(match.actions))):
            if deed["name"] == "gather":
                gathered += 1
                assert not any(seat["allies"] or seat["hand_size"] for seat in deed["view"]["seats"])
                assert deed["view"]["histories"]
    assert gathered


def cards_at(view, place):
    """The cards that lie in one place of a table of Gosu X."""
    seat, zone = view["seats"][place["seat"]], place["zone"]
    return seat[zone] if zone in seat else [card["card"] for card in [seat["army"][zone]] if card]


def test_a_card_of_gosu_x_lies_where_its_deed_took_it():
    kinds = Counter()
    for match in chain(*(random_game(game_of("gosux"), 2, seed=seed) for seed in range(9, 13))):
        number = max(1, len(match.actions))
        events = iter(match.events(since=number))
        for deed in match.deeds(since=number):
            # Where a deed moves a card twice, it lies where the second event says.
            moved = {event["card"]: event for event in islice(events, deed["events"]) if event["card"] and event["to"]}
            for card, event in moved.items():
                if event["kind"] in CARD_MOVES:
                    assert card in cards_at(deed["view"], event["to"]), event
                    kinds[event["kind"]] += 1
    assert set(kinds) == CARD_MOVES
