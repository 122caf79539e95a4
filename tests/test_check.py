"""`madang check` finds what a game lacks: each defect here is planted into a game that lacks nothing."""

from dataclasses import replace

import pytest

from madang.cli.check import lacks, notes
from madang.engine.game import Game
from madang.games import NAMES
from madang.games import game as find
from madang.lessons import lesson_of
from madang.terminal.texts import texts_in


@pytest.mark.parametrize("name", NAMES)
def test_the_games_of_madang_lack_nothing(name: str) -> None:
    game, lesson = find(name), lesson_of(find(name))
    players = (lesson.players,) if lesson else game.players[:1]
    assert lacks(replace(game, players=players), texts_in("en"), games=1) == []
    assert notes(game, texts_in("en")) == []


def without_seats(game: Game) -> Game:
    return replace(game, view=lambda state, seat: {**game.view(state, seat), "seats": [{}]})


def with_a_leak(game: Game) -> Game:
    return replace(game, view=lambda state, seat: {**game.view(state, seat), "hint": state.generator[0]})


def test_everything_that_is_lacking_is_named() -> None:
    game = find("koryo")
    spoiled = replace(
        without_seats(game),
        players=(2,),
        rules=(*game.rules, "KO-NEW-1"),
        events=(*game.events, "new"),
        why_not=lambda *_: "XX-1",
        observation_version=99,
        about=replace(game.about, cards=()),
    )
    found = lacks(spoiled, texts_in("en"), games=1)
    for sentence in (
        "No scenario is about KO-NEW-1.",
        "Its rules page koryo.md does not have KO-NEW-1.",
        "It has no message “event-new” in fr.",
        "It names no rule of its own that forbids “",
        "Its observation does not begin with its version, 99.",
        "Its gate shows no cards;",
        "The seats of its view have no field “seat”.",
    ):
        assert any(one.startswith(sentence) for one in found), sentence


def test_a_leak_is_named() -> None:
    spoiled = replace(with_a_leak(find("koryo")), players=(2,))
    assert "Seat 0 can tell at decision 0 what is hidden, by its view." in lacks(spoiled, texts_in("en"), games=1)
