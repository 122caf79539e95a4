"""Scenarios as puzzles: what is to be found can be found, through the real rules."""

import pytest

from madang.engine.refusal import IllegalMove
from madang.games import NAMES, game
from madang.puzzles import puzzles_by_rule, puzzles_of


@pytest.mark.parametrize("name", NAMES)
def test_every_puzzle_has_the_answer_it_says(name):
    for puzzle in puzzles_of(game(name)).values():
        table = puzzle.table()
        if puzzle.forbidden:
            with pytest.raises(IllegalMove) as refused:
                table.play(puzzle.answer)
            assert refused.value.rule == puzzle.rules[0], puzzle.name
        else:
            assert puzzle.answer in table.moves(), puzzle.name


@pytest.mark.parametrize("name", NAMES)
def test_almost_every_rule_can_be_tried(name):
    """All but those of which scenarios show only the count at the end, or how a table is set up."""
    offered = puzzles_by_rule(game(name))
    assert len(game(name).rules) - len(offered) <= 2
    for rule, names in offered.items():
        assert all(rule in puzzles_of(game(name))[one].rules for one in names)


def test_a_puzzle_is_first_offered_with_the_rule_it_is_about():
    koryo = game("koryo")
    first = puzzles_of(koryo)[puzzles_by_rule(koryo)["KO-EV-2"][0]]
    assert first.rules[0] == "KO-EV-2"
    assert not first.before
