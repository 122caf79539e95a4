"""Every argument of everything that docs/api.md names, and of a bot's `choose`, filled with what does not belong there:
it does what the page says or is refused with a sentence, and a refused call has changed nothing.

Knows games only through their contract.
"""

import json
import re
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import madang
from games import EVERY_BOT, assert_one_sentence, every_game
from hostile import HUGE, VALUES, nested
from madang.bots import bot
from madang.bots.playouts import Playouts
from madang.engine.batch import Batch
from madang.engine.match import Match
from madang.engine.memory import room_for
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused
from madang.engine.rng import generator
from madang.engine.simulation import Simulation
from madang.engine.words import Words
from madang.envs.pettingzoo import env
from madang.games import NAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "api.md"


class Things:
    """What arguments are handed to: a table, results, a batch, texts, bots and a generator."""

    def __init__(self, game: str):
        self.name = game
        self.table = madang.table(game, seed=7)
        self.table.play(self.table.moves()[0])
        self.seat = self.table.to_act
        self.rng = generator(1)
        self.words = self.table.words()
        self.results = madang.simulate(game, games=6, seed=1, threads=1)
        self.batch = madang.batch(game, size=2, seed=1)
        self.env = env(game, min(self.table.game.players))

    def moved(self, move: Any, seat: Any) -> Match:
        """The table after a move; on a copy, so that the next call finds this one as it was."""
        trial = copy(self.table)
        before = plain(trial)
        try:
            trial.play(move, seat)
        except Refused:
            assert plain(trial) == before
            raise
        return trial

    def noted(self, kind: Any, seat: Any) -> Match:
        """The table after something befell a seat; on a copy."""
        trial = copy(self.table)
        trial.note(kind, seat)
        return trial

    def taken_back(self, seat: Any) -> Match:
        """The table after a seat took its last turn back, where it can; on a copy."""
        trial = copy(self.table)
        if trial.turn_to_take_back(seat) is not None:
            trial.take_back(seat)
        return trial

    def choose(self, **changed: Any) -> list[int]:
        """What every bot answers to a question of which one argument was changed."""
        states = self.table.known_to(self.seat, generator(1))
        question = {"states": states, "legal": self.table.legal(), "seat": self.seat, "rng": self.rng, **changed}
        return [bot(kind, self.table.game).choose(**question) for kind in EVERY_BOT]

    def contents(self) -> Any:
        """All that a call might change."""
        return [plain(one) for one in (self.table, self.results, self.batch, self.rng, self.table.events())]


def plain(thing: Any) -> Any:
    """Whatever a call gave, as something that can be compared."""
    match thing:
        case Match():
            return thing.record(), thing.state_bytes()
        case Simulation():
            return thing.seed, thing.scores.tolist(), thing.winners.tolist(), thing.lengths.tolist()
        case Batch():
            return [part.tobytes() for part in (thing.states, thing.numbers, thing.masks, thing.seats, thing.scores)]
        case Playouts():
            return thing.shares.tolist(), thing.scores.tolist()
        case np.ndarray():
            return thing.tobytes()
        case Words():
            return thing.language
    return thing


Call = Callable[[Things, Any], Any]


@dataclass
class Argument:
    """One argument: how a value gets there, the names of the hostile values that are welcome, and for a whole number
    one that is."""

    call: Call
    welcome: set[str]
    whole: Callable[[Things], int] | None


def argument(call: Call, *welcome: str, whole: Callable[[Things], int] | None = None) -> Argument:
    return Argument(call, set(welcome), whole)


def one(on: Things) -> int:
    return 1


def all_seats(on: Things) -> int:
    return on.table.players


def the_seat(on: Things) -> int:
    return on.seat


def an_action(on: Things) -> int:
    return on.table.legal()[-1]


SEED = ("None", "-1", "10**30")
VIEWER = ("None", "-1")
TRUTH = ("True", "truth of NumPy")


def searching(call: Callable[..., Any]) -> dict[str, Argument]:
    """The arguments of a search, wherever it is asked for."""
    return {
        "seat": argument(lambda on, value: call(on, seat=value, iterations=2, seed=1), "None", whole=the_seat),
        "iterations": argument(lambda on, value: call(on, iterations=value, seed=1), "None", whole=one),
        "milliseconds": argument(lambda on, value: bool(call(on, milliseconds=value, seed=1)), "None", whole=one),
        "threads": argument(lambda on, value: call(on, threads=value, iterations=2, seed=1), "None", whole=one),
        "seed": argument(lambda on, value: call(on, seed=value, iterations=2), *SEED, whole=one),
    }


ARGUMENTS: dict[str, dict[str, Argument]] = {
    "madang.table": {
        "game": argument(lambda _, value: madang.table(value)),
        "players": argument(lambda on, value: madang.table(on.name, players=value, seed=1), "None", whole=all_seats),
        "seed": argument(lambda on, value: madang.table(on.name, seed=value), *SEED, whole=one),
        "options": argument(lambda on, value: madang.table(on.name, options=value, seed=1), "None"),
        "shuffle": argument(lambda on, value: madang.table(on.name, shuffle=value)),
        "names": argument(lambda on, value: madang.table(on.name, names=value, seed=1), "None"),
    },
    "madang.simulate": {
        "game": argument(lambda _, value: madang.simulate(value)),
        "players": argument(
            lambda on, value: madang.simulate(on.name, players=value, games=1, seed=1), "None", whole=all_seats
        ),
        "games": argument(lambda on, value: madang.simulate(on.name, games=value, seed=1), whole=one),
        "seed": argument(lambda on, value: madang.simulate(on.name, games=1, seed=value), *SEED, whole=one),
        "options": argument(lambda on, value: madang.simulate(on.name, options=value, games=1, seed=1), "None"),
        "threads": argument(
            lambda on, value: madang.simulate(on.name, threads=value, games=1, seed=1), "None", whole=one
        ),
        "progress": argument(lambda on, value: madang.simulate(on.name, progress=value, games=1, seed=1), "None"),
    },
    "madang.batch": {
        "game": argument(lambda _, value: madang.batch(value)),
        "players": argument(
            lambda on, value: madang.batch(on.name, players=value, size=1, seed=1), "None", whole=all_seats
        ),
        "size": argument(lambda on, value: madang.batch(on.name, size=value, seed=1), whole=one),
        "seed": argument(lambda on, value: madang.batch(on.name, size=1, seed=value), *SEED, whole=one),
        "options": argument(lambda on, value: madang.batch(on.name, options=value, size=1, seed=1), "None"),
        "threads": argument(lambda on, value: madang.batch(on.name, threads=value, size=1, seed=1), "None", whole=one),
        "relative": argument(lambda on, value: madang.batch(on.name, relative=value, size=1, seed=1), *TRUTH),
        "bots": argument(lambda on, value: madang.batch(on.name, bots=value, size=1, seed=1), "None"),
        "once": argument(lambda on, value: madang.batch(on.name, once=value, size=1, seed=1), *TRUTH),
        "perfect": argument(lambda on, value: madang.batch(on.name, perfect=value, size=1, seed=1), *TRUTH),
    },
    "madang.Table.from_record": {"record": argument(lambda _, value: madang.Table.from_record(value))},
    "madang.Table.from_position": {
        "position": argument(lambda _, value: madang.Table.from_position(value)),
        "seed": argument(lambda on, value: madang.Table.from_position({"game": on.name}, value), *SEED, whole=one),
    },
    "view": {"seat": argument(lambda on, value: on.table.view(value), *VIEWER, whole=one)},
    "prompt": {
        "seat": argument(lambda on, value: on.table.prompt(value), *VIEWER, whole=one),
        "prompt": argument(lambda on, value: on.words.prompt(value)),
    },
    "events": {
        "seat": argument(lambda on, value: on.table.events(value), *VIEWER, whole=one),
        "since": argument(lambda on, value: on.table.events(since=value), "10**30", whole=one),
    },
    "deeds": {
        "seat": argument(lambda on, value: on.table.deeds(value), *VIEWER, whole=one),
        "since": argument(lambda on, value: on.table.deeds(since=value), "10**30", whole=one),
    },
    "log": {
        "language": argument(lambda on, value: on.table.log(value)),
        "seat": argument(lambda on, value: on.table.log("en", value), *VIEWER, whole=one),
    },
    "words": {"language": argument(lambda on, value: on.table.words(value))},
    "observe": {"seat": argument(lambda on, value: on.table.observe(value), whole=one)},
    "known_to": {
        "seat": argument(lambda on, value: on.table.known_to(value, generator(1)), whole=one),
        "rng": argument(lambda on, value: on.table.known_to(0, value)),
    },
    "after": {"decisions": argument(lambda on, value: on.table.after(value), whole=one)},
    "fate": {"seat": argument(lambda on, value: on.table.fate(value), whole=one)},
    "note": {
        "kind": argument(lambda on, value: on.noted(value, 0)),
        "seat": argument(lambda on, value: on.noted("taken-over", value), whole=one),
    },
    "turn_to_take_back": {"seat": argument(lambda on, value: on.table.turn_to_take_back(value), whole=one)},
    "take_back": {"seat": argument(lambda on, value: on.taken_back(value), whole=one)},
    "play": {
        "move": argument(lambda on, value: on.moved(value, None), whole=an_action),
        "seat": argument(lambda on, value: on.moved(on.table.moves()[0], value), "None", whole=the_seat),
    },
    "check": {
        "move": argument(lambda on, value: on.table.check(value), whole=an_action),
        "seat": argument(lambda on, value: on.table.check(on.table.moves()[0], value), "None", whole=the_seat),
    },
    "narrate": {"event": argument(lambda on, value: on.words.narrate(value))},
    "move": {
        "name": argument(lambda on, value: on.words.move(value, {})),
        "fields": argument(lambda on, value: on.words.move(on.table.game.actions.blocks[0].name, value)),
    },
    "card": {
        "name": argument(lambda on, value: on.words.card(value)),
        "amount": argument(lambda on, value: on.words.card(on.table.game.cards[0], value), "-1", "10**30", whole=one),
    },
    "seat": {"seat": argument(lambda on, value: on.words.seat(value), "None", whole=one)},
    "match": {"number": argument(lambda on, value: on.results.match(value), whole=one)},
    "step": {"actions": argument(lambda on, value: on.batch.step(value))},
    "start_step": {"actions": argument(lambda on, value: on.batch.start_step(value))},
    "madang.search": {
        "table": argument(lambda _, value: madang.search(value, iterations=2, seed=1)),
        **searching(lambda on, **asked: madang.search(on.table, **asked).moves),
    },
    "hint": {
        **searching(lambda on, **asked: on.table.hint(**asked)),
        "moves": argument(lambda on, value: on.table.hint(iterations=2, seed=1, moves=value), "10**30", whole=one),
    },
    "madang.playouts": {
        "tables": argument(lambda _, value: madang.playouts(value, 2, seed=1)),
        "number": argument(lambda on, value: madang.playouts(on.table, value, seed=1), whole=one),
        "game": argument(lambda on, value: madang.playouts(on.table.known_to(0, generator(1)), 2, value, seed=1)),
        "first": argument(lambda on, value: madang.playouts(on.table, 2, first=value, seed=1), "None"),
        "seat": argument(lambda on, value: madang.playouts(on.table, 2, seat=value, seed=1), "None", whole=one),
        "light": argument(lambda on, value: madang.playouts(on.table, 2, light=value, seed=1), *TRUTH),
        "seed": argument(lambda on, value: madang.playouts(on.table, 2, seed=value), *SEED, whole=one),
        "threads": argument(lambda on, value: madang.playouts(on.table, 2, threads=value, seed=1), "None", whole=one),
    },
    "madang.bot": {
        "name": argument(lambda on, value: madang.bot(value, on.table.game)),
        "game": argument(lambda _, value: madang.bot("random", value)),
    },
    "madang.named_observations": {
        "game": argument(lambda on, value: madang.named_observations(value, on.table.observe(0))),
        "observations": argument(lambda on, value: madang.named_observations(on.name, value)),
        "observers": argument(
            lambda on, value: madang.named_observations(on.name, on.batch.observations, value), "None"
        ),
    },
    "madang.read_dataset": {"folder": argument(lambda _, value: madang.read_dataset(value))},
    "madang.check_no_leaks": {
        "env": argument(lambda _, value: madang.check_no_leaks(value)),
        "look": argument(lambda on, value: madang.check_no_leaks(on.env, value), "None"),
        "games": argument(lambda on, value: madang.check_no_leaks(on.env, games=value), whole=one),
        "seed": argument(lambda on, value: madang.check_no_leaks(on.env, seed=value), *SEED, whole=one),
    },
    "madang.generator": {
        "seed": argument(lambda _, value: madang.generator(value), *SEED, whole=one),
        "stream": argument(lambda _, value: madang.generator(1, value), whole=one),
    },
    "madang.below": {
        "rng": argument(lambda _, value: madang.below(value, 7)),
        "number": argument(lambda _, value: madang.below(generator(1), value), whole=one),
    },
    "choose": {
        "states": argument(lambda on, value: on.choose(states=value)),
        "legal": argument(lambda on, value: on.choose(legal=value)),
        "seat": argument(lambda on, value: on.choose(seat=value), whole=the_seat),
        "rng": argument(lambda on, value: on.choose(rng=value)),
    },
}

ALIKE = ("madang.check_no_leaks", "madang.read_dataset", "madang.generator", "madang.below")
"""What takes these takes them whatever the game is: they are tried beside one."""

every_argument = pytest.mark.parametrize(
    ("name", "function", "parameter"),
    [
        (name, function, parameter)
        for function in ARGUMENTS
        for parameter in ARGUMENTS[function]
        for name in (NAMES[:1] if function in ALIKE else NAMES)
    ],
)
things = cache(Things)


def outcome(on: Things, argument: Argument, value: Any) -> Any:
    """What a call gives, or the sentence it is refused with; then nothing may have changed."""
    on.rng = generator(1)
    before = on.contents()
    try:
        return plain(argument.call(on, value))
    except Refused as refusal:
        assert_one_sentence(refusal)
        assert on.contents() == before
        return refusal


def test_every_argument_on_the_page_is_here():
    spans = re.findall(r"`([a-zA-Z_.]+)\(([^`]*)\)`", PAGE.read_text("utf-8"))
    documented = {
        (function, parameter.partition("=")[0])
        for function, parameters in spans
        for parameter in filter(None, parameters.split(", "))
    }
    here = {
        (function, parameter) for function in ARGUMENTS if function != "choose" for parameter in ARGUMENTS[function]
    }
    assert here == documented - {("len", "result"), ("len", "found")}


@every_argument
def test_what_does_not_belong_there_is_refused(name, function, parameter):
    on, argument = things(name), ARGUMENTS[function][parameter]
    taken = {what for what, value in VALUES.items() if not isinstance(outcome(on, argument, value), Refused)}
    assert taken == argument.welcome


@every_argument
def test_a_whole_number_of_numpy_is_as_good_as_any(name, function, parameter):
    on, argument = things(name), ARGUMENTS[function][parameter]
    if argument.whole is None:
        taken = [number for number in range(7) if not isinstance(outcome(on, argument, number), Refused)]
        assert taken == [], "name a whole number that is welcome"
        return
    number = argument.whole(on)
    expected = outcome(on, argument, number)
    assert not isinstance(expected, Refused), expected
    for kind in (np.int64, np.int32, np.uint16, np.array):
        assert outcome(on, argument, kind(number)) == expected


@every_game
def test_numbers_of_numpy_end_up_as_plain_ones_in_a_record(name):
    players = np.int64(max(things(name).table.game.players))
    table = madang.Table.from_position({"game": name, "players": players, "round": np.int8(1)}, seed=np.uint8(3))
    table.play(np.int32(table.legal()[0]), seat=np.int16(table.to_act))
    again = madang.Table.from_record(json.dumps(table.record()))
    assert plain(again) == plain(table)


@every_game
def test_a_refused_step_of_a_batch_changes_nothing(name):
    batch = madang.batch(name, size=2, seed=1)
    legal = batch.masks.argmax(1)
    before = plain(batch)
    wrong = [
        legal.astype(np.float64),
        legal + 0.5,
        legal.astype(bool),
        legal.astype(str),
        legal.astype(object),
        legal[:1],
        legal[None],
        [[0], [0, 1]],
        [legal[0], None],
        [legal[0], HUGE],
        [legal[0], -1],
        [legal[0], batch.masks.shape[1]],
        np.array([legal[0], 2**64 - 1], np.uint64),
    ]
    for actions in wrong:
        with pytest.raises(madang.IllegalMove) as refused:
            batch.step(actions)
        assert_one_sentence(refused.value)
        assert plain(batch) == before
    batch.step([int(action) for action in legal])
    assert plain(batch) != before


# Names


@every_game
def test_a_table_needs_a_name_for_each_seat(name):
    seats = max(things(name).table.game.players)
    for names in ([], ["Kim"], ["Kim"] * (seats + 1), ["Kim"] * (seats - 1) + [7], "K" * seats, {"Kim": 1}):
        with pytest.raises(Refused) as refused:
            madang.table(name, names=names)
        assert_one_sentence(refused.value)
    called = [f"Kim {number}" for number in range(seats)]
    assert [madang.table(name, names=tuple(called)).words().seat(seat) for seat in range(seats)] == called


# What counts as a whole number


def test_a_whole_number_is_itself():
    for number in (0, -1, 10**30, HUGE):
        assert whole_number(number) == number


def test_a_whole_number_of_numpy_is_one_of_python():
    for given in (np.int8(-3), np.uint64(2**64 - 1), np.array(3), np.intp(7)):
        assert whole_number(given) == given
        assert type(whole_number(given)) is int


def test_nothing_else_is_a_whole_number():
    truths, fractions = (True, False, np.True_), (1.0, float("nan"), np.float32(1))
    for given in (None, *truths, *fractions, "1", b"1", [], [1], np.array([1]), nested()):
        assert whole_number(given) is None


# Memory


@every_game
def test_more_games_than_there_is_memory_for_are_refused(name):
    for ask in (lambda: madang.batch(name, size=10**12), lambda: madang.simulate(name, games=10**12)):
        with pytest.raises(
            Refused, match=r"^1,000,000,000,000 games of .* need .* GB of memory; there are "
        ) as refused:
            ask()
        assert_one_sentence(refused.value)


def test_what_the_system_does_not_give_is_refused():
    with (
        pytest.raises(Refused, match=r"^2 things need 0\.0 GB of memory, more than the system gives\.$"),
        room_for(2, "things", 1) as number,
    ):
        np.zeros(number << 61, np.int8)


@pytest.mark.parametrize("argument", ["players", "games", "threads", "size"])
def test_a_number_given_as_a_text_is_told_from_the_number(argument):
    ask = madang.batch if argument == "size" else madang.simulate
    with pytest.raises(Refused, match=r", not '2'\.$"):
        ask("koryo", **{argument: "2"})
