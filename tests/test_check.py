"""`madang check` finds what a game lacks: each defect here is planted into a game that lacks nothing."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from madang.cli.check import lacks, notes
from madang.engine.game import Game
from madang.games import NAMES
from madang.games import game as find
from madang.terminal.texts import texts_in


@pytest.mark.parametrize("name", NAMES)
def test_the_games_of_madang_lack_nothing(name: str) -> None:
    assert lacks(find(name), texts_in("en")) == []
    assert notes(find(name), texts_in("en")) == []


def without_seats(game: Game) -> Game:
    return replace(game, view=lambda state, seat: {**game.view(state, seat), "seats": [{}]})


def with_a_leak(game: Game) -> Game:
    return replace(game, view=lambda state, seat: {**game.view(state, seat), "hint": state.generator[0]})


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda game: replace(game, rules=(*game.rules, "KO-NEW-1")), "No scenario is about KO-NEW-1."),
        (
            lambda game: replace(game, rules=(*game.rules, "KO-NEW-1")),
            "Its rules page koryo.md does not have KO-NEW-1.",
        ),
        (lambda game: replace(game, events=(*game.events, "new")), "It has no message “event-new” in fr."),
        (lambda game: replace(game, why_not=lambda *_: "XX-1"), "It names no rule of its own that forbids “"),
        (lambda game: replace(game, observation_version=99), "Its observation does not begin with its version, 99."),
        (lambda game: replace(game, about=replace(game.about, cards=())), "Its gate shows no cards;"),
        (without_seats, "The seats of its view have no field “seat”."),
        (with_a_leak, "Seat 0 can tell at decision 0 what is hidden, by its view."),
    ],
)
def test_what_is_lacking_is_named(spoil: Callable[[Game], Game], sentence: str) -> None:
    found = lacks(spoil(find("koryo")), texts_in("en"))
    assert any(one.startswith(sentence) for one in found), found[:5]
