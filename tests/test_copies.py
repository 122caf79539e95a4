"""Copies and pickles: moves on one do not change the other, and both go on alike.

Knows games only through their contract and facts.
"""

import io
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from dataclasses import replace

import numpy as np
import pytest

import madang
from games import EVERY_BOT, all_kinds_of_games, assert_one_sentence, every_game, every_table, facts
from madang.bots import bot
from madang.engine.game import SPECTATOR
from madang.engine.match import PLAIN, SEALED
from madang.engine.rng import below, generator
from madang.games import game as game_of

ARRAYS = ("states", "numbers", "seats", "observations", "masks", "finished", "scores", "shares", "last_observations")
"""What a batch shows."""


def pickled(thing):
    return pickle.loads(pickle.dumps(thing))


every_way = pytest.mark.parametrize("duplicate", [copy, deepcopy, pickled])


def contents(table):
    return table.record(), table.state_bytes(), table.events(), table.can_undo


def play_on(table, decisions, seed=1):
    rng = generator(seed).data
    for _ in range(decisions):
        if not table.over:
            table.play(table.moves()[below(rng, len(table.moves()))])


@every_table
@every_way
@pytest.mark.parametrize("shuffle", [SEALED, PLAIN])
def test_a_table_and_its_copy_go_separate_but_equal_ways(name, players, duplicate, shuffle):
    names = [f"Kim {seat}" for seat in range(players)]
    table = madang.table(name, players, seed=3, shuffle=shuffle, names=names)
    play_on(table, 8)
    before = contents(table)
    twin = duplicate(table)
    assert type(twin) is madang.Table
    assert contents(twin) == before
    assert twin.log() == table.log()
    play_on(twin, 30)
    assert len(twin.actions) > 8
    assert contents(table) == before
    play_on(table, 30)
    assert contents(table) == contents(twin)


@every_game
def test_a_view_belongs_to_who_asked_for_it(name):
    """What all see is made once; whoever changes their view still changes nobody else's."""
    table = madang.table(name, seed=3)
    play_on(table, 8)
    viewers = (None, *range(SPECTATOR, table.players))
    before = [table.view(viewer) for viewer in viewers]
    for viewer in viewers:
        for part in table.view(viewer)["seats"]:
            part.clear()
    assert [table.view(viewer) for viewer in viewers] == before


@every_game
@every_way
def test_a_copied_table_takes_back_what_it_has_played(name, duplicate):
    table = next(match for moments in all_kinds_of_games(name, range(20)) for match in moments if match.can_undo)
    after, twin = contents(table), duplicate(table)
    taken_back = twin.undo()
    assert contents(table) == after
    assert table.undo() == taken_back
    assert contents(table) == contents(twin)


@every_game
@every_way
def test_a_copied_table_remembers_its_position_and_options(name, duplicate):
    for position in facts(name).POSITIONS:
        table = madang.Table.from_position({"game": name, **position}, seed=3)
        play_on(table, 2)
        twin = duplicate(table)
        assert contents(twin) == contents(table)
        twin.start["round"] = "changed"
        twin.options["changed"] = True
        assert contents(madang.Table.from_record(table.record())) == contents(table)


@every_game
@every_way
def test_a_batch_and_its_copy_go_separate_but_equal_ways(name, duplicate):
    batch = madang.batch(name, size=3, seed=2)
    step(batch, 5)
    before = shown(batch)
    twin = duplicate(batch)
    assert shown(twin) == before
    step(twin, 400)
    assert twin.numbers.max() >= len(twin), "some game has ended and the next one begun"
    assert shown(batch) == before
    step(batch, 400)
    assert shown(batch) == shown(twin)


def step(batch, times):
    for number in range(times):
        noise = np.random.default_rng(number).random(batch.masks.shape)
        batch.step((noise * batch.masks).argmax(1))


def shown(batch):
    return [getattr(batch, array).tobytes() for array in ARRAYS]


@every_game
@every_way
def test_results_and_their_copy_share_no_array(name, duplicate):
    results = madang.simulate(name, games=20, seed=2)
    twin = duplicate(results)
    for array in ("scores", "winners", "lengths"):
        ours, theirs = getattr(results, array), getattr(twin, array)
        assert np.array_equal(ours, theirs)
        assert not np.shares_memory(ours, theirs)
    for fact in ("game", "players", "options", "seed", "seconds"):
        assert getattr(twin, fact) == getattr(results, fact)
    match = results.match(7)
    assert twin.match(7).record() == duplicate(match).record() == match.record()
    assert type(duplicate(match)) is type(match)


@every_game
@every_way
def test_there_is_one_of_each_game(name, duplicate):
    assert duplicate(game_of(name)) is game_of(name)


@every_game
@every_way
def test_a_copied_bot_plays_alike(name, duplicate):
    table = madang.table(name, seed=3)
    for kind in EVERY_BOT:
        player = bot(kind, table.game)
        choices = []
        for one in (player, duplicate(player)):
            rng = generator(1)
            choices.append(one.choose(table.known_to(table.to_act, rng), table.legal(), table.to_act, rng))
        assert choices[0] == choices[1]


# What is in a pickle


class Reader(pickle.Unpickler):
    """Notes the packages that a pickle names."""

    def __init__(self, file):
        super().__init__(file)
        self.packages = set()

    def find_class(self, module, name):
        self.packages.add(module.split(".")[0])
        return super().find_class(module, name)


@every_game
def test_a_pickle_names_nothing_but_madang_and_numpy(name):
    """Above all no compiled code, which another machine could not run."""
    table = madang.table(name, seed=3)
    things = (table, table.game, madang.batch(name, size=1, seed=1), madang.simulate(name, games=1, seed=1).match(0))
    for thing in (*things, *(bot(kind, table.game) for kind in EVERY_BOT)):
        reader = Reader(io.BytesIO(pickle.dumps(thing)))
        reader.load()
        assert "madang" in reader.packages
        assert reader.packages <= {"madang", "numpy", "builtins"}


@every_game
def test_a_pickle_is_taken_up_elsewhere(name):
    """In a process that has loaded nothing yet."""
    table = madang.table(name, seed=3)
    play_on(table, 5)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).state_bytes().hex())"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(table), capture_output=True, check=True)
    assert done.stdout.decode().strip() == table.state_bytes().hex()


@every_game
def test_a_pickle_of_other_rules_is_refused(name):
    """Under other rules the same moves can mean something else."""
    game = game_of(name)
    ours = game.rules_version.encode()
    other = b"0" * len(ours)
    for thing in (game, madang.table(name, seed=1), madang.batch(name, size=1), madang.simulate(name, games=1)):
        kept = pickle.dumps(thing)
        assert ours in kept
        with pytest.raises(madang.Refused, match=other.decode()) as refused:
            pickle.loads(kept.replace(ours, other))
        assert_one_sentence(refused.value)


@every_game
def test_a_batch_of_another_state_is_refused(name):
    batch = madang.batch(name, size=1)
    batch.states = np.zeros(1, np.dtype([("generator", np.int64, 4)]))
    with pytest.raises(madang.Refused, match="another state") as refused:
        pickled(batch)
    assert_one_sentence(refused.value)


@every_game
def test_a_changed_game_is_not_pickled_as_the_one_of_its_name(name):
    with pytest.raises(madang.Refused, match="cannot be pickled") as refused:
        pickle.dumps(replace(game_of(name), version=99))
    assert_one_sentence(refused.value)
