"""Playouts: by the rules, the same from the same seed, as a seat knows the table or as it is. Knows games only through
their contract."""

import numpy as np
import pytest

import madang
from games import assert_one_sentence, every_game, every_table, finished_game, in_world, random_game
from madang.engine.refusal import Refused
from madang.engine.rng import generator
from madang.games import game as game_of


def results(found):
    return found.shares.tolist(), found.scores.tolist()


def started(name, players=None, decisions=5):
    """A table after some first moves."""
    table = madang.table(name, players, seed=5)
    for _ in range(decisions):
        table.play(table.legal()[-1])
    return table


every_policy = pytest.mark.parametrize("light", [False, True], ids=["any", "light"])


@every_table
@every_policy
def test_playouts_are_the_same_from_the_same_seed_whatever_the_threads(name, players, light):
    table = started(name, players)
    before = table.record(), table.state_bytes()
    one, two, other = (
        madang.playouts([table, table], 150, light=light, seed=seed, threads=threads)
        for seed, threads in ((1, 1), (1, 3), (2, 1))
    )
    assert results(one) == results(two)
    assert results(one) != results(other)
    assert one.shares[0].tolist() != one.shares[1].tolist(), "every start has chance of its own"
    assert one.shares.shape == one.scores.shape == (2, 150, players)
    assert np.allclose(one.shares.sum(axis=2), 1)
    assert (table.record(), table.state_bytes()) == before


@every_table
def test_random_playouts_of_an_opening_end_as_random_games_do(name, players):
    """Over many deals: the winner's points and those of everybody."""
    deals = 60
    found = madang.playouts([madang.table(name, players, seed) for seed in range(deals)], 40, seed=1)
    games = madang.simulate(name, players, games=40 * deals, seed=1)
    for ours, theirs in (
        (found.scores.mean(axis=1), games.scores),
        (found.scores.max(axis=2), games.scores.max(axis=1)),
    ):
        spread = ours.std() / deals**0.5 + theirs.std() / len(games) ** 0.5
        assert abs(ours.mean() - theirs.mean()) < 5 * spread


@every_table
def test_a_table_at_its_end_is_told_as_it_ended(name, players):
    match = finished_game(game_of(name), players, seed=3)
    found = madang.playouts(match, 3, seed=1)
    winners = match.winners()
    assert (found.scores == match.scores()).all()
    assert np.allclose(found.shares, [1 / len(winners) if seat in winners else 0 for seat in range(players)])


@every_table
@every_policy
def test_playouts_as_a_seat_knows_the_table_are_the_same_in_all_worlds_it_cannot_tell_apart(name, players, light):
    table = started(name, players)
    for seat in range(players):
        twin = in_world(table, table.known_to(seat, generator(seat, stream=3)))
        worlds = [results(madang.playouts(world, 20, seat=seat, light=light, seed=4)) for world in (table, twin)]
        assert worlds[0] == worlds[1]


@every_table
def test_playouts_as_nobody_in_particular_are_played_with_the_true_cards(name, players):
    different = 0
    for match in random_game(game_of(name), players, seed=5):
        if not match.over and len(match.actions) % 4 == 0:
            twin = in_world(match, match.known_to(match.to_act, generator(1)))
            one, other = (results(madang.playouts(world, 20, seed=4)) for world in (match, twin))
            different += one != other
    assert different > 2, "where the hidden cards matter"


@every_game
def test_first_actions_are_made_first(name):
    table = started(name)
    legal, seat = table.legal(), table.to_act
    found = madang.playouts(table, 30, first=legal, seat=seat, seed=2)
    assert len(found) == len(legal)
    for place in {0, len(legal) - 1}:
        alone = madang.playouts(table, 30, first=legal[: place + 1], seat=seat, seed=2)
        assert alone.shares[place].tolist() == found.shares[place].tolist()
    states = madang.playouts(table.known_to(seat, generator(1)), 30, name, first=legal, seat=seat, seed=2)
    assert results(states) == results(found), "a bot gets the same from what it is handed"


@pytest.mark.parametrize("name", ["koryo", "choson"])
def test_light_playouts_are_played_better(name):
    """Where points are made and not taken from each other, seats that weigh their moves have more of them."""
    table = madang.table(name, seed=5)
    any_move, light = (madang.playouts(table, 300, light=light, seed=1) for light in (False, True))
    assert light.scores.mean() > any_move.scores.mean()


@every_game
def test_what_cannot_be_played_out_is_refused(name):
    table = started(name)
    states = table.known_to(0, generator(1))
    other = madang.table("koryo" if name != "koryo" else "choson", seed=1)
    last = len(table.game.actions)
    illegal = next(action for action in range(last) if action not in table.legal())
    nobody = np.zeros(1, table.game.state)
    calls = [
        lambda: madang.playouts([table, other]),
        lambda: madang.playouts(states),
        lambda: madang.playouts(states, game=other.game),
        lambda: madang.playouts(states[:0], game=name),
        lambda: madang.playouts(nobody, game=name),
        lambda: madang.playouts(table, game=name),
        lambda: madang.playouts(table, first=[illegal]),
        lambda: madang.playouts(table, first=[table.legal()[0], last]),
        lambda: madang.playouts([table, table], first=table.legal()),
        lambda: madang.playouts(table, first=table.legal(), seat=(table.to_act + 1) % table.players),
        lambda: madang.playouts(finished_game(table.game, table.players, seed=3), first=[0]),
    ]
    for call in calls:
        with pytest.raises(Refused) as refused:
            call()
        assert_one_sentence(refused.value)
