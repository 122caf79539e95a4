"""The entry points into a game's rules: the same names interpreted and compiled.

A *core* is an object with these functions over `(states, index, ...)`, where `states` is a structured array:

    deal  to_act  legal  apply  scores  winners  observe  redeal  evaluate  look_ahead

A compiled core also has the loops that make sense only there: `playouts`, `deal_all`, `step_all`.
"""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import njit

from madang.engine import cache as code_cache
from madang.engine.events import COLUMNS
from madang.engine.game import Game
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, below, game_seed, start
from madang.engine.rule import NOBODY, rule, whole

jit = njit(cache=True, nogil=True, error_model="numpy")


def interpreted(game: Game) -> Any:
    """The rules as plain Python over the proxy: slow to run, instant to start, easy to debug and to cover."""
    last: tuple[Any, int, Any] = (None, 0, None)

    def bound(states: Any, index: int) -> Any:
        """The proxy of the last call where the same state is asked for again: it takes longer to make than to use."""
        nonlocal last
        its_states, its_index, proxy = last
        if its_states is not states or its_index != index:
            proxy = game.bind(states, index)
            last = (states, index, proxy)
        return proxy

    def entry(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(states: Any, index: int, *arguments: Any) -> Any:
            plain = (one.data if isinstance(one, np.ndarray) else one for one in arguments)
            return function(bound(states, index), *plain)

        return call

    look_ahead = looking_ahead(game, game.bind)

    def look_ahead_entry(states: Any, legal: Any, seat: int, rng: Any, samples: int, worth: Any) -> None:
        look_ahead(states, legal.data, seat, rng.data, samples, worth.data)

    names = ("deal", "to_act", "legal", "apply", "scores", "winners", "observe", "redeal", "evaluate")
    entries = {name: entry(getattr(game, name)) for name in names}
    return SimpleNamespace(**entries, look_ahead=look_ahead_entry, compiled=False)


def looking_ahead(game: Game, record: Callable[..., Any]) -> Callable[..., Any]:
    """The loop behind bots that look one decision ahead, compiled or not: `record(states, i)` gives the i-th record."""
    redeal, apply, evaluate = game.redeal, game.apply, game.evaluate

    def look_ahead(states, legal, seat, rng, samples, worth):
        """Adds to worth[n] what the seat's standing is after its n-th legal action, over guesses of what is hidden.
        `states` holds the record as the seat knows it, and room for two more."""
        silence = np.zeros((0, COLUMNS), np.int16)
        for _ in range(samples):
            states[1] = states[0]
            redeal(record(states, 1), seat, rng)
            for number in range(len(legal)):
                states[2] = states[1]
                apply(record(states, 2), whole(legal[number]), silence)
                worth[number] += evaluate(record(states, 2), seat)

    return look_ahead


@rule
def record_at(states, index):
    return states[index]


@cache
def compiled(game: Game) -> Any:
    """The rules compiled by Numba, kept in the game's folder of the cache."""
    with code_cache.keeping_code_of(game):
        return _compiled(game)


def _compiled(game: Game) -> Any:
    """Each entry compiles, or loads from the cache, when it is first called. Entries call
    functions of modules only: the cache cannot recognise a function that is made here."""
    deal_rule, to_act_rule, legal_rule, apply_rule = game.deal, game.to_act, game.legal, game.apply
    scores_rule, winners_rule, observe_rule = game.scores, game.winners, game.observe
    redeal_rule, evaluate_rule = game.redeal, game.evaluate
    most_legal = game.most_legal

    @jit
    def deal(states, index, players, options, seed, events):
        deal_rule(states[index], players, options, seed, events)

    @jit
    def to_act(states, index):
        return to_act_rule(states[index])

    @jit
    def legal(states, index, out):
        return legal_rule(states[index], out)

    @jit
    def apply(states, index, action, events):
        apply_rule(states[index], action, events)

    @jit
    def scores(states, index, out):
        scores_rule(states[index], out)

    @jit
    def winners(states, index, out):
        winners_rule(states[index], out)

    @jit
    def observe(states, index, seat, out):
        observe_rule(states[index], seat, out)

    @jit
    def redeal(states, index, seat, rng):
        redeal_rule(states[index], seat, rng)

    @jit
    def evaluate(states, index, seat):
        return evaluate_rule(states[index], seat)

    @jit
    def playouts(states, players, options, seed, number, scores, won, lengths):
        """Games `number`, `number + 1`, ... of a batch, each played to its end by uniformly random choices."""
        state = states[0]
        words = np.empty(SEED_WORDS, np.int64)
        chooser = np.empty(GENERATOR_WORDS, np.int64)
        moves = np.empty(most_legal, np.int32)
        silence = np.empty((0, COLUMNS), np.int16)
        for i in range(len(lengths)):
            game_seed(seed, number + i, words)
            deal_rule(state, players, options, words, silence)
            start(chooser, words, 1)
            decisions = 0
            while to_act_rule(state) != NOBODY:
                options_now = legal_rule(state, moves)
                apply_rule(state, np.int64(moves[below(chooser, options_now)]), silence)
                decisions += 1
            scores_rule(state, scores[i])
            winners_rule(state, won[i])
            lengths[i] = decisions

    @jit
    def deal_all(states, numbers, players, options, seed, seats, observations, masks):
        """Deals game numbers[i] into every record and shows it to the seat that acts."""
        words = np.empty(SEED_WORDS, np.int64)
        moves = np.empty(most_legal, np.int32)
        silence = np.empty((0, COLUMNS), np.int16)
        for i in range(len(states)):
            game_seed(seed, numbers[i], words)
            deal_rule(states[i], players, options, words, silence)
            seat = to_act_rule(states[i])
            seats[i] = seat
            observe_rule(states[i], seat, observations[i])
            masks[i, :] = 0
            for option in range(legal_rule(states[i], moves)):
                masks[i, moves[option]] = 1

    @jit
    def step_all(states, actions, numbers, players, options, seed, seats, observations, masks, finished, scores):
        """One decision in every record; a finished game leaves its scores and is replaced by its next one. Returns the
        first record whose action is not legal, or -1; then nothing has changed."""
        for i in range(len(states)):
            action = actions[i]
            if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
                return i
        words = np.empty(SEED_WORDS, np.int64)
        moves = np.empty(most_legal, np.int32)
        silence = np.empty((0, COLUMNS), np.int16)
        for i in range(len(states)):
            state = states[i]
            apply_rule(state, np.int64(actions[i]), silence)
            finished[i] = to_act_rule(state) == NOBODY
            if finished[i]:
                scores_rule(state, scores[i])
                numbers[i] += len(states)
                game_seed(seed, numbers[i], words)
                deal_rule(state, players, options, words, silence)
            seat = to_act_rule(states[i])
            seats[i] = seat
            observe_rule(states[i], seat, observations[i])
            masks[i, :] = 0
            for option in range(legal_rule(states[i], moves)):
                masks[i, moves[option]] = 1
        return -1

    return SimpleNamespace(
        look_ahead=jit(looking_ahead(game, record_at)),
        deal=deal,
        to_act=to_act,
        legal=legal,
        apply=apply,
        scores=scores,
        winners=winners,
        observe=observe,
        redeal=redeal,
        evaluate=evaluate,
        playouts=playouts,
        deal_all=deal_all,
        step_all=step_all,
        compiled=True,
    )


def core_of(game: Game) -> Any:
    """The compiled core where it costs no compilation, else the interpreted one; both give the same bytes."""
    return compiled(game) if code_cache.is_warm(game) else interpreted(game)
