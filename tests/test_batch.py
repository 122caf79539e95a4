"""Games side by side: over threads, with bots, relative actions and results. That a batch steps like single matches is
tested in tests/test_equality.py. Knows games only through their contract."""

import gc
import signal
import threading
import time

import numpy as np
import pytest

import madang
from games import assert_one_sentence, every_game, every_table
from madang.bots import bot
from madang.engine.batch import SHOWN
from madang.engine.match import PLAIN, Match
from madang.engine.refusal import IllegalMove, Refused
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, game_seed, generator, seed_bytes, seed_words, start
from madang.games import game as game_of

SEED = 3
ARRAYS = (*SHOWN, "states")


def random_actions(batch, chance):
    return (chance.random(batch.masks.shape, np.float32) * batch.masks).argmax(1)


def single(game, players, number, options=None):
    """Game `number` of a batch as a match, and the generator its bots draw from."""
    words, chooser = np.zeros(SEED_WORDS, np.int64), np.zeros(GENERATOR_WORDS, np.int64)
    game_seed(seed_words(seed_bytes(SEED)).data, number, words.data)
    start(chooser.data, words.data, 1)
    return Match(game, players, words.astype("<u4").tobytes(), options, PLAIN), chooser


def everything(batch):
    return {name: getattr(batch, name).tobytes() for name in ARRAYS}


def refused(*arguments, **more):
    with pytest.raises(Refused) as refusal:
        madang.batch(*arguments, **more)
    assert_one_sentence(refusal.value)
    return str(refusal.value)


@every_game
def test_the_number_of_threads_changes_nothing(name):
    players = game_of(name).players
    seated = {0: "random", players[0] - 1: "greedy"} if players[0] > 2 else {1: "greedy"}
    one, two = (madang.batch(name, players, 25, SEED, threads=threads, bots=seated) for threads in (1, 2))
    chance = np.random.default_rng(1)
    for _ in range(60):
        actions = random_actions(one, chance)
        one.step(actions)
        two.step(actions)
        assert everything(one) == everything(two)


@every_game
def test_threads_that_rest_or_are_handed_other_arrays_change_nothing(name):
    one, *others = (madang.batch(name, size=25, seed=SEED, threads=threads) for threads in (1, 2, 3))
    chance = np.random.default_rng(1)
    for number in range(300):
        actions = random_actions(one, chance)
        one.step(actions)
        for batch in others:
            if number % 7 == 3:
                batch.masks = batch.masks.copy()
            if number % 50 in (10, 11, 40):
                time.sleep(0.01)  # all threads fall asleep
            if number % 5 == 2:
                batch.start_step(actions)
                batch.wait()
            else:
                batch.step(actions)
            assert everything(one) == everything(batch)


@every_game
def test_threads_end_with_their_batch(name):
    before = set(threading.enumerate())
    batch = madang.batch(name, size=20, seed=SEED, threads=3)
    for _ in range(3):
        batch.start_step(batch.masks.argmax(axis=1))
        batch.wait()
    its = set(threading.enumerate()) - before
    batch.start_step(batch.masks.argmax(axis=1))
    del batch
    gc.collect()
    for thread in its:
        thread.join()
    alone = madang.batch(name, size=20, seed=SEED)
    alone.step(alone.masks.argmax(axis=1))
    assert not set(threading.enumerate()) - before


@every_game
@pytest.mark.parametrize("threads", [1, 3])
def test_an_error_in_a_part_reaches_who_steps_and_the_batch_goes_on(name, threads):
    batch, other = (madang.batch(name, size=20, seed=SEED, threads=threads) for _ in range(2))
    right, states = batch.observations, batch.states.copy()
    seats, masks = batch.seats.copy(), batch.masks.copy()
    for rows in (5, 10, 19):  # too few
        batch.observations = right[:rows]
        with pytest.raises(IndexError):
            batch.step(masks.argmax(axis=1))
        # The games had moved on before the error; what is to be seen of them had not.
        batch.states[:], batch.seats[:], batch.masks[:] = states, seats, masks
    batch.observations = right
    for one in (batch, other):
        one.step(masks.argmax(axis=1))
    assert everything(batch) == everything(other)


@every_game
def test_an_interrupted_step_is_played_to_its_end_or_not_at_all(name):
    batch, chance = madang.batch(name, size=400, seed=SEED, threads=2), np.random.default_rng(1)
    one = madang.batch(name, size=400, seed=SEED)
    interrupted = 0
    gc.disable()  # else the interrupt may come in the middle of ending another batch
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        while interrupted < 30:
            actions = random_actions(one, chance)
            earlier = everything(one)
            one.step(actions)
            try:
                signal.setitimer(signal.ITIMER_REAL, 1e-6 + chance.random() * 2e-4)
                batch.step(actions)
                signal.setitimer(signal.ITIMER_REAL, 0)
            except KeyboardInterrupt:
                interrupted += 1
                batch.wait()
                if everything(batch) == earlier:
                    batch.step(actions)
            assert everything(one) == everything(batch)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        gc.enable()


@every_game
def test_a_step_may_be_waited_for_later(name):
    at_once, later = (madang.batch(name, size=20, seed=SEED, threads=2) for _ in range(2))
    chance = np.random.default_rng(1)
    for _ in range(20):
        actions = random_actions(at_once, chance)
        at_once.step(actions)
        later.start_step(actions)
        actions[:] = -1
        with pytest.raises(Refused, match="not been waited for"):
            later.start_step(actions)
        later.wait()
        assert everything(at_once) == everything(later)
    later.wait()
    assert everything(at_once) == everything(later)


@every_game
def test_numbers_of_players_and_options_are_dealt_out_in_turn(name):
    game = game_of(name)
    options = [{one.name: value} for one in game.options for value in one.values[:2]] or [{}]
    batch = madang.batch(name, list(game.players), 40, SEED, options)
    chance = np.random.default_rng(1)
    for i in range(40):
        match, _ = single(game, game.players[i % len(game.players)], i, options[i % len(options)])
        assert batch.players[i] == match.players
        assert batch.states[i].tobytes() == match.state_bytes()
    while batch.numbers.min() < 40:
        batch.step(random_actions(batch, chance))
    absent = np.arange(game.seats) >= batch.players[:, None]
    assert not batch.shares[absent].any()
    assert not batch.last_observations[absent].any()


def test_arrays_are_shared_with_whoever_speaks_dlpack():
    """As tensors of PyTorch are: what is written next is seen there, and nothing is copied."""
    batch = madang.batch("koryo", 3, 4, SEED, perfect=True)
    names = (*ARRAYS, "perfect", "players")
    shared = {name: np.from_dlpack(getattr(batch, name)) for name in names if name != "states"}
    for _ in range(40):
        batch.step(batch.masks.argmax(axis=1))
    for name, array in shared.items():
        assert np.shares_memory(array, getattr(batch, name)), name


@every_table
def test_a_finished_game_tells_its_winners_and_what_was_seen_last(name, players):
    game = game_of(name)
    batch = madang.batch(name, players, 8, SEED, once=True)
    matches = [single(game, players, i)[0] for i in range(8)]
    chance = np.random.default_rng(1)
    while not batch.over:
        actions = random_actions(batch, chance)
        for match, action, resting in zip(matches, actions, batch.resting, strict=True):
            if not resting:
                match.play(int(action))
        batch.step(actions)
    assert np.allclose(batch.shares.sum(1), 1)
    for i, match in enumerate(matches):
        winners = match.winners()
        assert batch.scores[i].tolist() == match.scores()
        assert np.flatnonzero(batch.shares[i]).tolist() == winners
        assert np.allclose(batch.shares[i, winners], 1 / len(winners))
        for seat in range(players):
            assert batch.last_observations[i, seat].tolist() == match.observe(seat).tolist()


@every_game
def test_played_once_a_game_rests_at_its_end_and_is_left_alone(name):
    batch = madang.batch(name, size=12, seed=SEED, once=True)
    chance, ended = np.random.default_rng(1), np.zeros(12, np.int64)
    while not batch.over:
        resting = batch.resting.copy()
        before = batch.states[resting].tobytes(), batch.scores[resting].tobytes(), batch.shares[resting].tobytes()
        actions = random_actions(batch, chance)
        actions[resting] = chance.integers(-5, 500)
        batch.step(actions)
        assert (
            batch.states[resting].tobytes(),
            batch.scores[resting].tobytes(),
            batch.shares[resting].tobytes(),
        ) == before
        assert not batch.finished[resting].any()
        assert (batch.seats[batch.resting] == -1).all()
        assert not batch.masks[batch.resting].any()
        ended += batch.finished
        assert (ended == batch.resting).all()
    assert (ended == 1).all()


@every_table
def test_relative_actions_name_seats_counted_from_the_one_who_acts(name, players):
    game = game_of(name)
    plain, relative = (madang.batch(name, players, 30, SEED, relative=turned) for turned in (False, True))
    chance, named = np.random.default_rng(1), 0
    for _ in range(150):
        chosen, turned = random_actions(plain, chance), np.zeros(30, np.int64)
        for i in range(30):
            seat = int(plain.seats[i])
            there = {}
            for action in np.flatnonzero(plain.masks[i]).tolist():
                block, fields = game.actions.block(action), dict(game.actions.actions[action].fields)
                if "seat" in fields:
                    fields["seat"] = str((int(fields["seat"]) - seat) % players)
                    named += 1
                there[action] = game.actions.parse(block.form.format(**fields))
            assert np.flatnonzero(relative.masks[i]).tolist() == sorted(there.values())
            turned[i] = there[int(chosen[i])]
        plain.step(chosen)
        relative.step(turned)
        assert plain.states.tobytes() == relative.states.tobytes()
    assert named > 0


@every_table
def test_relative_actions_lead_back(name, players):
    game = game_of(name)
    relative = game.actions.relative(players)
    assert relative[0].tolist() == list(range(len(game.actions)))
    for row in relative:
        assert sorted(row.tolist()) == list(range(len(game.actions)))


@every_table
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_bots_play_inside_a_batch_as_they_do_outside(name, players, kind):
    """The only seat left free is another one in each game."""
    game = game_of(name)
    seats = [{seat: kind for seat in range(players) if seat != free} for free in range(players)]
    batch = madang.batch(name, players, players, SEED, bots=seats, once=True)
    player, chance, chosen = bot(kind, game), np.random.default_rng(1), []
    while not batch.over:
        chosen.append(random_actions(batch, chance))
        batch.step(chosen[-1])
    for i in range(players):
        (match, rng), own = single(game, players, i), iter(actions[i] for actions in chosen)
        while not match.over:
            seat = match.to_act
            if seat == i:
                match.play(int(next(own)))
            else:
                known = match.known_to(seat, rng if kind == "greedy" else generator(1))
                match.play(player.choose(known, match.legal(), seat, rng))
        assert match.state_bytes() == batch.states[i].tobytes()


@every_game
def test_what_a_batch_cannot_seat_or_divide_is_refused(name):
    players = game_of(name).players[0]
    assert "random, greedy" in refused(name, players, bots={0: "clever"})
    assert "random, greedy" in refused(name, players, bots=[{}, {1: None}])
    assert "a table of seats" in refused(name, players, bots=[{}, "random"])
    for seat in (-1, players, "0", None, True, 1.0):
        assert "takes a seat from 0" in refused(name, players, bots={seat: "random"})
    assert "without a bot" in refused(name, players, bots=dict.fromkeys(range(players), "random"))
    for threads in (0, -1, 1.5, True, "2", 10**6):
        assert "threads" in refused(name, players, threads=threads)
    for mixed in ([], [players, 0], [None], ["2"], [[players]]):
        assert "players" in refused(name, mixed)
    assert "no option" in refused(name, players, options=[{}, {"no such option": 1}])


@every_game
def test_an_illegal_action_of_one_game_changes_none(name):
    batch = madang.batch(name, size=5, seed=SEED, threads=2, relative=True)
    legal, before = batch.masks.argmax(1), everything(batch)
    for wrong in (-1, batch.masks.shape[1], int(batch.masks[4].argmin())):
        with pytest.raises(IllegalMove, match=f"Action {wrong} is not legal in game 4 of the batch"):
            batch.step([*legal[:4], wrong])
        assert everything(batch) == before
    batch.step(legal)
