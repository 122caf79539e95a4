"""Interpreted and compiled rules are one and the same: equal byte for byte at every decision, alone and in batches.

Knows games only through their contract.
"""

import numpy as np
import pytest

from games import every_table, random_game, states_of
from madang.engine.batch import Batch
from madang.engine.drivers import compiled, interpreted
from madang.engine.events import SILENCE, event_rows
from madang.engine.layout import BadLayout, check_layout
from madang.engine.match import PLAIN, SEALED, Match
from madang.engine.refusal import IllegalMove
from madang.engine.rng import SEED_WORDS, game_seed, generator, seed_bytes, seed_words
from madang.engine.simulation import Simulation
from madang.games import game as game_of

SEEDS = range(20, 22)


def answers(game, core, states, players, legal_action):
    """All that a core says about one record; the record itself stays as it is."""
    moves = np.zeros(game.most_legal, np.int32)
    points, won = np.zeros(game.seats, np.int64), np.zeros(game.seats, np.int64)
    core.scores(states, 0, points)
    core.winners(states, 0, won)
    said = [int(core.to_act(states, 0)), points.tobytes(), won.tobytes()]
    for seat in range(players):
        seen, rng, other = np.zeros(game.observation_size, np.int8), generator(seat), states.copy()
        core.observe(states, 0, seat, seen)
        core.redeal(other, 0, seat, rng)
        said += [seen.tobytes(), other.tobytes(), rng.tobytes(), int(core.evaluate(states, 0, seat))]
    if legal_action is not None:
        rows, after, rng = event_rows(), states.copy(), generator(9)
        said += [int(core.legal(states, 0, moves)), moves.tobytes()]
        legal = moves[: said[-2]]
        worth = np.zeros(len(legal), np.int64)
        core.look_ahead(np.repeat(states, 3), legal, said[0], rng, 2, worth, SILENCE)
        said += [worth.tobytes(), rng.tobytes()]
        core.apply(after, 0, legal_action, rows)
        said += [after.tobytes(), rows.tobytes()]
    return said


@every_table
def test_both_cores_answer_alike_at_every_decision(name, players):
    game = game_of(name)
    cores = interpreted(game), compiled(game)
    for seed in SEEDS:
        for match in random_game(game, players, seed):
            action = None if match.over else match.legal()[seed % len(match.legal())]
            states = states_of(match)
            plain, fast = (answers(game, core, states, players, action) for core in cores)
            assert plain == fast
            assert states.tobytes() == match.state_bytes()


@every_table
@pytest.mark.parametrize("shuffle", [SEALED, PLAIN])
def test_whole_matches_are_alike_on_both_cores(name, players, shuffle):
    game = game_of(name)
    for seed in SEEDS:
        plain = random_game(game, players, seed, shuffle, interpreted(game))
        fast = random_game(game, players, seed, shuffle, compiled(game))
        for one, other in zip(plain, fast, strict=True):
            assert one.state_bytes() == other.state_bytes()
        assert one.events() == other.events()
        assert (one.record(), one.scores(), one.winners()) == (other.record(), other.scores(), other.winners())


@every_table
def test_a_simulated_game_can_be_looked_at_once_more(name, players):
    game = game_of(name)
    results = Simulation.run(game, players, games=3000, seed=5)
    for number in (0, 1, 2, 2047, 2048, 2999):
        match = Match.replay(game, results.match(number).record(), interpreted(game))
        assert match.over
        assert match.scores() == results.scores[number].tolist()
        assert match.winners() == np.flatnonzero(results.winners[number]).tolist()
        assert len(match.actions) == results.lengths[number]


@every_table
def test_a_batch_steps_like_single_matches(name, players):
    """Also across the end of games: the next one is dealt at once, under its own number."""
    game = game_of(name)
    size, seed = 6, seed_words(seed_bytes(3))
    batch = Batch(game, players, size, seed=3)
    chooser = np.random.default_rng(0)

    def single(number):
        words = np.zeros(SEED_WORDS, np.int64)
        game_seed(seed, number, words)
        return Match(game, players, words.astype("<u4").tobytes(), shuffle=PLAIN, core=interpreted(game))

    numbers = list(range(size))
    matches = [single(number) for number in numbers]
    ended = 0
    while ended < size:
        for i, match in enumerate(matches):
            assert batch.states[i].tobytes() == match.state_bytes()
            assert batch.seats[i] == match.to_act
            assert batch.observations[i].tolist() == match.observe(match.to_act).tolist()
            assert np.flatnonzero(batch.masks[i]).tolist() == match.legal()
            assert set(batch.masks[i].tolist()) <= {0, 1}
        actions = [int(chooser.choice(match.legal())) for match in matches]
        batch.step(actions)
        for i, (match, action) in enumerate(zip(matches, actions, strict=True)):
            match.play(action)
            assert batch.finished[i] == match.over
            if match.over:
                ended += 1
                assert batch.scores[i].tolist() == match.scores()
                numbers[i] += size
                matches[i] = single(numbers[i])
    assert batch.numbers.tolist() == numbers


@every_table
def test_a_batch_refuses_an_illegal_action_and_changes_nothing(name, players):
    game = game_of(name)
    batch = Batch(game, players, 3, seed=1)
    legal = batch.masks.argmax(1)
    before = batch.states.tobytes(), batch.observations.tobytes(), batch.masks.tobytes()
    for wrong in (-1, len(game.actions), *np.flatnonzero(batch.masks[1] == 0)[:1].tolist()):
        with pytest.raises(IllegalMove, match=f"Action {wrong} is not legal in game 1 of the batch"):
            batch.step([legal[0], wrong, legal[2]])
        assert (batch.states.tobytes(), batch.observations.tobytes(), batch.masks.tobytes()) == before
    with pytest.raises(IllegalMove, match="A batch of 3 games takes as many action numbers, one for each"):
        batch.step(legal[:2])


# The layout that makes bytes equal

WORDS = ("generator", np.int64, 4)


@every_table
def test_the_record_has_a_safe_layout(name, players):
    layout = game_of(name).state
    assert check_layout(layout) is layout


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ([("cards", np.int64)], "has a field 'generator'"),
        ([WORDS, ("cards", np.uint64)], "'cards' must be of signed integers, not uint64"),
        ([WORDS, ("cards", np.float64)], "'cards' must be of signed integers, not float64"),
        ([WORDS, ("cards", np.bool_), ("pad", np.int8, 7)], "'cards' must be of signed integers, not bool"),
        ([WORDS, ("cards", ">i8")], "'cards' must be of signed integers"),
        ([WORDS, ("few", np.int8), ("many", np.int64), ("pad", np.int8, 7)], "'many' at byte 33 is not aligned"),
        ([WORDS, ("few", np.int8), ("more", np.int16), ("pad", np.int8, 5)], "'more' at byte 33 is not aligned"),
        ([WORDS, ("round", np.int64)], "'round' is named like something an ndarray has"),
        ([WORDS, ("sum", np.int64)], "'sum' is named like something an ndarray has"),
        ([WORDS, ("field", np.int64)], "'field' is named like something an ndarray has"),
        ([WORDS, ("few", np.int8)], "takes 33 bytes; pad it to a multiple of 8"),
    ],
)
def test_unsafe_layouts_are_refused(fields, complaint):
    with pytest.raises(BadLayout, match=complaint):
        check_layout(np.dtype(fields))


@pytest.mark.parametrize(
    ("offsets", "itemsize", "complaint"),
    [((0, 40), 48, "gap before field 'cards'"), ((0, 32), 48, "takes 48 bytes"), ((8, 0), 40, "gap before field")],
)
def test_gaps_in_a_layout_are_refused(offsets, itemsize, complaint):
    gappy = {"names": ["generator", "cards"], "formats": [(np.int64, 4), np.int64]}
    with pytest.raises(BadLayout, match=complaint):
        check_layout(np.dtype({**gappy, "offsets": list(offsets), "itemsize": itemsize}))


def test_a_layout_without_fields_is_refused():
    with pytest.raises(BadLayout, match="has a field 'generator'"):
        check_layout(np.dtype(np.int64))


@every_table
def test_interpreted_numbers_that_do_not_fit_raise(name, players):
    """Compiled they would wrap around; interpreted runs are there to notice."""
    game = game_of(name)
    for match in random_game(game, players, 0):
        state = game.bind(states_of(match))
        break
    for field in game.state.names:
        kind, _ = game.state.fields[field][:2]
        if not kind.shape:
            with pytest.raises(ValueError, match="invalid value for format"):
                setattr(state, field, np.iinfo(kind.base).max + 1)
