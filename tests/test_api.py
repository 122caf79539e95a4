"""The public API, `import madang`, as its users see it: tables, simulations, batches and refusals, for every game."""

import json

import numpy as np
import pytest

import madang
from games import assert_one_sentence, every_game, every_table, facts, finished_game
from hostile import HUGE, nested
from madang import tables
from madang.engine.match import PLAIN, SEALED
from madang.engine.rng import seed_bytes
from madang.games import game as game_of


def refusal(call, *arguments, **named):
    with pytest.raises(madang.Refused) as refused:
        call(*arguments, **named)
    assert_one_sentence(refused.value)
    return refused.value


def test_every_public_name_is_there():
    assert set(madang.__all__) == {
        "SPECTATOR", "IllegalMove", "Refused", "Table", "batch", "below", "bot", "check_no_leaks", "generator",
        "named_observations", "playouts", "read_dataset", "search", "simulate", "table",
    }  # fmt: skip
    assert [getattr(madang, name) for name in ("table", "simulate", "batch", "Table")] == [
        tables.table, tables.simulate, tables.batch, tables.Table,
    ]  # fmt: skip
    assert madang.SPECTATOR == -1
    assert issubclass(madang.IllegalMove, madang.Refused)
    assert issubclass(madang.Refused, ValueError)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = madang.chess


@every_table
def test_a_table_from_the_first_move_to_the_last(name, players):
    table = madang.table(name, players=players, seed=7)
    assert table.to_act in range(players)
    assert table.moves()
    assert not table.over
    told = table.events()
    while not table.over:
        seat = table.to_act
        happened = table.play(table.moves()[0], seat=seat)
        assert {event["decision"] for event in happened} <= {len(table.actions)}
        told += happened
    assert told == table.events()
    assert table.to_act is None
    assert len(table.scores()) == players
    assert table.winners()
    assert madang.Table.from_record(table.record()).state_bytes() == table.state_bytes()


@every_table
def test_an_illegal_move_cites_its_rule_and_changes_nothing(name, players):
    table = madang.table(name, players=players, seed=7)
    before = table.record(), table.state_bytes()
    illegal = next(action.text for action in table.game.actions.actions if action.number not in table.legal())
    with pytest.raises(madang.IllegalMove) as refused:
        table.play(illegal)
    assert refused.value.rule in table.game.rules
    assert refused.value.rule in str(refused.value)
    for move in ("", "nonsense", illegal + " please", -1, len(table.game.actions), HUGE, None, 1.5, [], nested()):
        assert isinstance(refusal(table.play, move), madang.IllegalMove)
    assert (table.record(), table.state_bytes()) == before


@every_table
def test_truth_values_are_no_moves(name, players):
    """Python counts True as 1; a table does not."""
    table = madang.table(name, players=players, seed=7)
    for move in (True, False):
        assert isinstance(refusal(table.play, move), madang.IllegalMove)


@every_table
def test_a_table_is_seen_by_seats_spectators_and_its_owner(name, players):
    table = madang.table(name, players=players, seed=7)
    views = [json.dumps(table.view(seat), sort_keys=True) for seat in range(madang.SPECTATOR, players)]
    assert len(set(views)) == players + 1
    assert table.view(seat=0) == table.view(0)
    assert json.dumps(table.view(), sort_keys=True) not in views


@every_table
def test_a_seat_that_is_not_at_the_table_is_refused(name, players):
    table = madang.table(name, players=players, seed=7)
    rng = np.ones(4, np.int64)
    for seat in (players, -2, 99, HUGE, "0", 0.0, True, [], nested()):
        for ask in (
            table.view,
            table.observe,
            table.prompt,
            table.events,
            lambda seat: table.log("en", seat),
            lambda seat: table.known_to(seat, rng),
            lambda seat: table.play(table.moves()[0], seat),
        ):
            refusal(ask, seat)
    for ask in (table.observe, lambda seat: table.known_to(seat, rng)):
        refusal(ask, madang.SPECTATOR)


@every_table
def test_the_log_in_both_languages_and_for_one_seat(name, players):
    table = madang.table(name, players=players, seed=7)
    for _ in range(6):
        table.play(table.moves()[0])
    assert table.log() == table.log("en") != table.log("fr")
    assert len(table.log()) == len(table.log("fr")) == len(table.events())
    assert len(table.log("fr", 0)) == len(table.events(0)) < len(table.log())
    refusal(table.log, "de")


# How a table begins


@every_table
def test_a_seed_decides_the_whole_game(name, players):
    number, text = 7, seed_bytes(7).hex()
    tables = [madang.table(name, players=players, seed=seed) for seed in (number, text, bytes.fromhex(text))]
    assert len({table.state_bytes() for table in tables}) == 1
    assert {table.record()["seed"] for table in tables} == {text}
    assert text == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    others = {madang.table(name, players=players, seed=seed).state_bytes() for seed in range(20)}
    assert len(others) == 20


@every_game
def test_without_a_seed_every_table_is_another(name):
    assert len({madang.table(name).state_bytes() for _ in range(5)}) == 5


@every_table
def test_sealed_and_plain_shuffles_are_two_games(name, players):
    sealed, plain = (finished_game(game_of(name), players, 7, shuffle) for shuffle in (SEALED, PLAIN))
    assert sealed.record()["shuffle"] == "sealed"
    assert plain.record()["shuffle"] == "plain"
    assert sealed.state_bytes() != plain.state_bytes()
    assert madang.table(name, players=players, seed=7).record()["shuffle"] == "sealed"
    assert madang.table(name, players=players, seed=7, shuffle="plain").record()["shuffle"] == "plain"


@every_game
def test_what_cannot_begin_is_refused(name):
    for players in (0, 1, 99, "2", 2.0, True, HUGE):
        refusal(madang.table, name, players=players)
        refusal(madang.simulate, name, players=players)
        refusal(madang.batch, name, players=players)
    for seed in (True, 1.5, "seed", b"", []):
        refusal(madang.table, name, seed=seed)
        refusal(madang.simulate, name, games=1, seed=seed)
        refusal(madang.batch, name, size=1, seed=seed)
    for options in ({"no such option": 1}, {"": 1}):
        refusal(madang.table, name, options=options)
        refusal(madang.simulate, name, games=1, options=options)
        refusal(madang.batch, name, size=1, options=options)
    for shuffle in ("riffle", "", None, 1, []):
        refusal(madang.table, name, shuffle=shuffle)


@pytest.mark.parametrize("name", ["chess", "", "x" * 1000, "../koryo", "madang"])
def test_unknown_games_are_refused(name):
    for make in (madang.table, madang.simulate, madang.batch):
        assert "the games are" in str(refusal(make, name))


@every_game
def test_the_most_players_where_none_are_named(name):
    most = max(game_of(name).players)
    assert madang.table(name, seed=1).players == most
    assert madang.simulate(name, games=1, seed=1).players == most
    assert madang.batch(name, size=1, seed=1).players == most


@every_game
def test_a_table_from_a_position(name):
    for position in facts(name).POSITIONS:
        table = madang.Table.from_position({"game": name, **position})
        assert isinstance(table, madang.Table)
        assert table.record()["start"] == {key: value for key, value in position.items() if key != "players"}
        assert len(table.log("fr")) == len(table.events())


# Many games


@every_table
def test_simulations_are_arrays_of_results(name, players):
    results = madang.simulate(name, players=players, games=300, seed=1)
    assert len(results) == 300
    assert results.scores.shape == results.winners.shape == (300, players)
    assert results.lengths.shape == (300,)
    assert results.winners.dtype == np.bool_
    best = results.scores == results.scores.max(1, keepdims=True)
    assert results.winners.any(1).all()
    assert not (results.winners & ~best).any()
    assert results.decisions == results.lengths.sum()
    assert results.decisions_per_second > 0


@every_table
def test_a_simulation_does_not_depend_on_the_number_of_threads(name, players):
    one, *others = (madang.simulate(name, players, games=5000, seed=3, threads=threads) for threads in (1, 2, 5))
    for other in others:
        assert np.array_equal(one.scores, other.scores)
        assert np.array_equal(one.lengths, other.lengths)
        assert np.array_equal(one.winners, other.winners)
    another = madang.simulate(name, players, games=5000, seed=4)
    assert not np.array_equal(one.scores, another.scores)


@every_game
def test_a_longer_simulation_begins_like_a_shorter_one(name):
    short, long = (madang.simulate(name, games=games, seed=3) for games in (100, 3000))
    assert np.array_equal(short.scores, long.scores[:100])


@every_game
def test_progress_is_told_until_all_games_are_played(name):
    told = []
    madang.simulate(name, games=5000, seed=1, progress=told.append)
    assert sum(told) == 5000
    assert len(told) > 1


@every_game
def test_wrong_numbers_of_games_are_refused(name):
    for games in (0, -1, 1.5, True, "10", None, 10**10, HUGE):
        refusal(madang.simulate, name, games=games)


@every_game
def test_no_seat_is_favoured_by_chance_alone(name):
    """Random players win about equally often in every seat."""
    for players in game_of(name).players:
        results = madang.simulate(name, players, games=20_000, seed=2)
        shares = (results.winners / results.winners.sum(1, keepdims=True)).mean(0)
        assert np.abs(shares - 1 / players).max() < 0.02


@every_game
def test_wrong_batches_are_refused(name):
    for size in (0, -1, 1.5, True, "10", None):
        refusal(madang.batch, name, size=size)
