"""Rules by address: a loop compiled once plays every game as the compiled core itself does.

Knows games only through their contract.
"""

import numpy as np
import pytest
from numba import njit

from games import every_table
from madang.engine import raw
from madang.engine.batch import Batch
from madang.engine.drivers import compiled
from madang.engine.events import SILENCE
from madang.engine.rng import below, generator
from madang.engine.rule import NOBODY
from madang.games import game as game_of


@njit(nogil=True, error_model="numpy")
def play_by_address(rules, states, moves, seen, numbers, rng, said):
    """Plays row 0 on to its end and says what the entries answer on the way; row 1 is the record before the last
    decision, as the seat that made it may hold it."""
    decisions = 0
    while raw.to_act(rules, states, 0) != NOBODY:
        seat = raw.to_act(rules, states, 0)
        raw.copy(states, 1, 0)
        raw.redeal(rules, states, 1, seat, rng)
        raw.observe(rules, states, 1, seat, seen)
        raw.scores(rules, states, 0, numbers)
        action = np.int64(moves[below(rng, raw.legal(rules, states, 0, moves))])
        said[decisions, 0] = action
        said[decisions, 1] = raw.evaluate(rules, states, 1, seat)
        said[decisions, 2] = numbers.sum()
        said[decisions, 3] = seen.sum()
        raw.apply(rules, states, 0, action)
        decisions += 1
    raw.winners(rules, states, 0, numbers)
    return decisions


def play_by_core(core, states, moves, seen, numbers, rng, said):
    decisions, rows = 0, states[:1].copy()
    while (seat := core.to_act(rows, 0)) != NOBODY:
        sample = rows.copy()
        core.redeal(sample, 0, seat, rng)
        core.observe(sample, 0, seat, seen)
        core.scores(rows, 0, numbers)
        action = int(moves[below(rng.data, core.legal(rows, 0, moves))])
        said[decisions] = action, core.evaluate(sample, 0, seat), numbers.sum(), seen.sum()
        core.apply(rows, 0, action, SILENCE)
        decisions += 1
    core.winners(rows, 0, numbers)
    states[:] = np.concatenate((rows, sample))
    return decisions


@every_table
def test_a_loop_over_addresses_plays_like_the_core(name, players):
    game = game_of(name)
    found = []
    for play, rules, rows_of in (
        (play_by_address, raw.rules_of(game), raw.rows_of),
        (play_by_core, compiled(game), lambda states: states),
    ):
        states = np.repeat(Batch(game, players, 1, seed=players).states, 2)
        moves, seen = np.zeros(game.most_legal, np.int32), np.zeros(game.observation_size, np.int8)
        numbers, said, rng = np.zeros(game.seats, np.int64), np.zeros((2000, 4), np.int64), generator(1)
        decisions = play(rules, rows_of(states), moves, seen, numbers, rng, said)
        parts = (states, seen, numbers, rng, said)
        found.append((decisions, [part.tobytes() for part in parts]))
    assert found[0] == found[1]


@every_table
def test_a_game_dealt_by_address_is_the_one_dealt_by_the_core(name, players):
    game = game_of(name)

    @njit
    def deal(rules, states, players, options, seed):
        raw.deal(rules, states, 1, players, options, seed)

    states, expected = np.zeros(3, game.state), np.zeros(3, game.state)
    options, seed = game.option_numbers(game.check_options(None)), np.arange(8)
    deal(raw.rules_of(game), raw.rows_of(states), players, options, seed)
    compiled(game).deal(expected, 1, players, options, seed, SILENCE)
    assert states.tobytes() == expected.tobytes()


@every_table
def test_an_error_inside_a_rule_is_raised_through_the_loop(name, players):
    """Room for no move at all, and a record that is not there."""
    game = game_of(name)

    @njit
    def ask(rules, states, index, moves):
        return raw.legal(rules, states, index, moves)

    states = raw.rows_of(Batch(game, players, 1, seed=1).states)
    moves = np.zeros(game.most_legal, np.int32)
    assert ask(raw.rules_of(game), states, 0, moves) > 0
    for index, room in ((0, moves[:0]), (1, moves)):
        with pytest.raises(IndexError):
            ask(raw.rules_of(game), states, index, room)
