"""Observations by name and by seat at the table, and what only critics see. What stands where is compared in
tests/test_docs.py."""

import numpy as np
import pytest

import madang
from games import every_game, every_table, random_game
from madang.engine.drivers import compiled
from madang.engine.observing import at_table, first, numbers
from madang.engine.refusal import Refused
from madang.engine.rule import NOBODY
from madang.games import game as game_of

PRIVATE = {"cards", "result"}
"""Fields that name seats, or are about them, of which each seat knows something else."""


def observed(batch, chance, steps=15):
    """The same arrays at every step of random games."""
    for _ in range(steps):
        yield
        batch.step((chance.random(batch.masks.shape) * batch.masks).argmax(axis=1))


@every_game
def test_names_show_the_same_memory(name):
    batch = madang.batch(name, size=3, seed=1)
    seen = madang.named_observations(name, batch.observations)
    assert np.shares_memory(seen, batch.observations)
    for _ in observed(batch, np.random.default_rng(1), 3):
        assert seen.tobytes() == batch.observations.tobytes()
        assert (seen["version"] == game_of(name).observation_version).all()
        assert (seen["to act"] == 0).all()
    one = madang.named_observations(game_of(name), batch.observations[1])
    assert one["seats"].shape == (game_of(name).seats,)


@every_table
def test_numbered_as_at_the_table_all_observers_agree(name, players):
    """On every field that names seats, and on what is known of each seat; but on what only one of them may know."""
    game = game_of(name)
    for match in random_game(game, players, 3, core=compiled(game)):
        each = np.stack([match.observe(seat) for seat in range(players)])
        seen = madang.named_observations(name, each, np.arange(players))
        assert (seen["to act"] == (NOBODY if match.over else match.to_act)).all()
        for field in game.naming_seats.keys() - PRIVATE:
            assert (seen[field] == seen[field][0]).all(), field
        seats = seen["seats"]
        for field in set(seats.dtype.names) - {"hand"}:
            assert (seats[field] == seats[field][0]).all(), field
        assert not seats[:, players:].tobytes().strip(b"\0")


def test_cards_of_chronicle_lie_with_the_same_seats_for_all():
    """A card that lies open is an Ally of a seat, or in the meeting before it, whoever looks."""
    game, met = game_of("chronicle"), 0
    for match in random_game(game, 5, 1, core=compiled(game)):
        each = np.stack([match.observe(seat) for seat in range(5)])
        places = madang.named_observations(game, each, np.arange(5))["cards"]
        for card in np.flatnonzero((places // 10 == 1).any(axis=0) | (places // 10 == 3).any(axis=0)):
            assert len(set(places[:, card].tolist())) == 1
            met += 1
    assert met > 100


def test_places_of_gosu_x_are_turned_around():
    turned = game_of("gosux").naming_seats["bounty"]
    assert [turned(place, 1, 2) for place in (-1, 0, 14, 15, 29)] == [-1, 15, 29, 0, 14]
    assert [turned(place, 0, 2) for place in (-1, 0, 29)] == [-1, 0, 29]


def test_what_stands_where_follows_from_the_names():
    seat = numbers("points", ("cards", 3))
    layout = numbers("version", ("hand", 2), ("seats", seat, 2))
    assert (layout.itemsize, first(layout, "hand"), first(layout, "seats")) == (11, 1, 3)
    assert [at_table(number, 2, 3) for number in (-1, 0, 1, 2)] == [-1, 2, 0, 1]


@every_game
def test_critics_see_what_every_seat_knows_and_it_changes_nothing_else(name):
    game = game_of(name)
    core, chance, twin_chance = compiled(game), np.random.default_rng(1), np.random.default_rng(1)
    batch = madang.batch(name, list(game.players), 6, seed=1, perfect=True)
    twin = madang.batch(name, list(game.players), 6, seed=1)
    assert twin.perfect.shape == (0, game.seats, game.observation_size)
    out = np.zeros(game.observation_size, np.int8)
    for _ in zip(observed(batch, chance), observed(twin, twin_chance), strict=True):
        assert batch.observations.tobytes() == twin.observations.tobytes()
        for at, (seat, players) in enumerate(zip(batch.seats.tolist(), batch.players.tolist(), strict=True)):
            for away in range(players):
                core.observe(batch.states, at, (seat + away) % players, out)
                assert batch.perfect[at, away].tobytes() == out.tobytes()
            assert not batch.perfect[at, players:].any()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ((3, np.zeros(122, np.int8)), "Observations are of a game"),
        (("koryo", np.zeros(121, np.int8)), "122 numbers of type int8"),
        (("koryo", np.zeros(122)), "122 numbers of type int8"),
        (("koryo", np.zeros((2, 122), np.int8), [0]), "one for each observation"),
        (("koryo", np.full((1, 122), 3, np.int8), [3]), "seats from 0 to 2, not at 3"),
    ],
)
def test_what_is_no_observation_is_refused(wrong, words):
    with pytest.raises(Refused, match=words):
        madang.named_observations(*wrong)
