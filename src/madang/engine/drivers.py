"""The entry points into a game's rules: the same names interpreted and compiled.

A *core* is an object with these functions over `(states, index, ...)`, where `states` is a structured array:

    deal  to_act  legal  apply  scores  winners  observe  redeal  evaluate  look_ahead

`apply` gives what `to_act` would give then: a call from Python takes longer than many a rule.
A compiled core also has the loops that make sense only there: `playouts`, `illegal`, `step_range`, and what
the threads of a batch say to each other (crew.py).
"""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from madang.engine import cache as code_cache
from madang.engine.crew import SLOT_WORDS, all_played, call_all, rest, taken
from madang.engine.events import COLUMNS
from madang.engine.game import Game
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, below, game_seed, start
from madang.engine.rule import NOBODY, rule, whole

jit = njit(cache=True, nogil=True, error_model="numpy", _nrt=False)  # type: ignore[call-overload]
"""For loops over rules. They count no references to arrays (`_nrt`): whoever calls them holds what they work on, and
counting took up to half of the time of a decision, since every function that is handed an array would add one and take
it away again. So compiled code cannot make arrays; it works in a `Room`."""

SAMPLES = 4
"""Guesses of what is hidden over which the greedy bot looks ahead."""
DEAL = -1
"""Stands for an action where a new game is to be dealt."""
NO_BOT, RANDOM, GREEDY = range(3)
INNER_BOTS = {"random": RANDOM, "greedy": GREEDY}
"""Bots that play inside a batch, by name."""


class Room(NamedTuple):
    """What one thread works in."""

    states: NDArray[Any]
    """Three: the one that is played, or what its seat knows; the others to try moves on."""
    seed: NDArray[np.int64]
    chooser: NDArray[np.int64]
    moves: NDArray[np.int32]
    worth: NDArray[np.int64]
    events: NDArray[np.int16]
    """One row; `events[:0]` is silence, which compiled code knows to be silence."""
    slot: NDArray[np.int64]
    """Where its calls to work appear, see crew.py; call 0 is there."""


def room_of(game: Game) -> Room:
    return Room(
        np.zeros(3, game.state),
        np.zeros(SEED_WORDS, np.int64),
        np.zeros(GENERATOR_WORDS, np.int64),
        np.zeros(game.most_legal, np.int32),
        np.zeros(game.most_legal, np.int64),
        np.zeros((1, COLUMNS), np.int16),
        np.zeros(SLOT_WORDS, np.int64),
    )


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

    def look_ahead(states: Any, legal: Any, seat: int, rng: Any, samples: int, worth: Any, silence: Any) -> None:
        proxies = [game.bind(states, index) for index in range(len(states))]
        rules = game.redeal, game.apply, game.evaluate
        given = states, legal.data, seat, rng.data, samples, worth.data, silence
        look_ahead_with(lambda _, index: proxies[index], *rules, *given)

    def observe(states: Any, index: int, seat: int, out: Any) -> None:
        out[:] = 0
        game.observe(bound(states, index), seat, out.data)

    def apply(states: Any, index: int, action: int, events: Any) -> int:
        make(states, index, action, events)
        return int(game.to_act(bound(states, index)))

    names = ("deal", "to_act", "legal", "scores", "winners", "redeal", "evaluate")
    entries, make = {name: entry(getattr(game, name)) for name in names}, entry(game.apply)
    return SimpleNamespace(**entries, apply=apply, observe=observe, look_ahead=look_ahead, compiled=False)


@rule
def look_ahead_with(state_of, redeal, apply, evaluate, states, legal, seat, rng, samples, worth, silence):
    """The loop behind bots that look one decision ahead, compiled or not: `state_of(states, i)` gives the i-th state.
    Adds to worth[n] what the seat's standing is after its n-th legal action, over guesses of what is hidden.
    `states` holds the state as the seat knows it, and room for two more."""
    for _ in range(samples):
        states[1] = states[0]
        redeal(state_of(states, 1), seat, rng)
        for number in range(len(legal)):
            states[2] = states[1]
            apply(state_of(states, 2), whole(legal[number]), silence)
            worth[number] += evaluate(state_of(states, 2), seat)


@rule
def state_at(states, index):
    return states[index]


@cache
def compiled(game: Game) -> Any:
    """The rules compiled by Numba, kept in the game's folder of the cache."""
    with code_cache.keeping_code_in(code_cache.folder(game)):
        return _compiled(game)


def _compiled(game: Game) -> Any:
    """Each entry compiles, or loads from the cache, when it is first called. Entries call
    functions of modules only: the cache cannot recognise a function that is made here."""
    deal_rule, to_act_rule, legal_rule, apply_rule = game.deal, game.to_act, game.legal, game.apply
    scores_rule, winners_rule, observe_rule = game.scores, game.winners, game.observe
    redeal_rule, evaluate_rule = game.redeal, game.evaluate

    @jit
    def deal(states, index, players, options, seed, events):
        deal_rule(states[index], players, options, seed, events)

    @jit
    def to_act(states, index):
        return whole(to_act_rule(states[index]))

    @jit
    def legal(states, index, out):
        return whole(legal_rule(states[index], out))

    @jit
    def apply(states, index, action, events):
        apply_rule(states[index], action, events)
        return whole(to_act_rule(states[index]))

    @jit
    def scores(states, index, out):
        scores_rule(states[index], out)

    @jit
    def winners(states, index, out):
        winners_rule(states[index], out)

    @jit
    def observe(states, index, seat, out):
        out[:] = 0
        observe_rule(states[index], seat, out)

    @jit
    def redeal(states, index, seat, rng):
        redeal_rule(states[index], seat, rng)

    @jit
    def evaluate(states, index, seat):
        return whole(evaluate_rule(states[index], seat))

    @jit
    def playouts(room, players, options, seed, number, scores, won, lengths):
        """Games `number`, `number + 1`, ... of a batch, each played to its end by uniformly random choices."""
        state, words, chooser, moves, silence = room.states[0], room.seed, room.chooser, room.moves, room.events[:0]
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
    def look_ahead(states, legal, seat, rng, samples, worth, silence):
        look_ahead_with(
            state_at, redeal_rule, apply_rule, evaluate_rule, states, legal, seat, rng, samples, worth, silence
        )

    @jit
    def illegal(actions, masks, resting):
        """The first game of a batch whose action is not legal, or NOBODY."""
        for i in range(len(actions)):
            if not resting[i] and not (0 <= actions[i] < masks.shape[1] and masks[i, actions[i]]):
                return i
        return NOBODY

    @jit
    def step_range(
        first,
        last,
        room,
        call,
        patience,
        states,
        actions,
        numbers,
        players,
        options,
        seed,
        absolute,
        relative,
        bots,
        once,
        choosers,
        seats,
        observations,
        masks,
        finished,
        resting,
        scores,
        shares,
        last_observations,
        perfect,
    ):
        """One decision in each of the states `first` to `last` - 1, or a new deal where the action is DEAL; then those
        of the bots, up to the next one of a seat without a bot. A finished game leaves its result and is replaced by
        its next one, or rests. `perfect` may have no rows.

        That is done where this call is in the slot of the room, and again each time it appears there within `patience`
        looks."""
        guesses, words, moves, worth, silence = room.states, room.seed, room.moves, room.worth, room.events[:0]
        while taken(room.slot, call):
            for i in range(first, last):
                finished[i] = False
                if resting[i]:
                    continue
                state, chooser, seated = states[i], choosers[i], players[i]
                action = np.int64(actions[i])
                if action != DEAL:
                    action = absolute[seated, seats[i], action]
                seat = np.int64(NOBODY)
                choosing = True
                while choosing:
                    if action == DEAL:
                        game_seed(seed, numbers[i], words)
                        deal_rule(state, seated, options[i], words, silence)
                        start(chooser, words, 1)
                    else:
                        apply_rule(state, action, silence)
                    seat = np.int64(to_act_rule(state))
                    if seat == NOBODY:
                        finished[i] = True
                        scores_rule(state, scores[i])
                        winners_rule(state, shares[i])
                        won = shares[i].sum()
                        last_observations[i, :seated] = 0
                        for other in range(seated):
                            shares[i, other] /= won
                            observe_rule(state, other, last_observations[i, other])
                        numbers[i] += len(states)
                        action = np.int64(DEAL)
                        resting[i] = once
                        choosing = not once
                    elif bots[i, seat] == NO_BOT:
                        choosing = False
                    else:
                        options_now = legal_rule(state, moves)
                        best = np.int64(0)
                        if bots[i, seat] == RANDOM:
                            best = below(chooser, options_now)
                        else:
                            guesses[0] = state
                            redeal_rule(guesses[0], seat, chooser)
                        if bots[i, seat] == GREEDY and options_now > 1:
                            worth[:options_now] = 0
                            look_ahead_with(
                                state_at,
                                redeal_rule,
                                apply_rule,
                                evaluate_rule,
                                guesses,
                                moves[:options_now],
                                seat,
                                chooser,
                                SAMPLES,
                                worth,
                                silence,
                            )
                            best = worth[:options_now].argmax()
                        action = np.int64(moves[best])
                seats[i] = seat
            # One thing after the other for all games: a processor foresees best what it has just done.
            for i in range(first, last):
                observations[i, :] = 0
                if len(perfect):
                    perfect[i, :, :] = 0
                if seats[i] != NOBODY:
                    observe_rule(states[i], seats[i], observations[i])
                    for away in range(players[i] if len(perfect) else 0):
                        observe_rule(states[i], (seats[i] + away) % players[i], perfect[i, away])
            for i in range(first, last):
                mask = masks[i]
                mask[:] = 0
                if seats[i] != NOBODY:
                    as_seen = relative[players[i], seats[i]]
                    for option in range(legal_rule(states[i], moves)):
                        mask[as_seen[moves[option]]] = 1
            rest(room.slot, patience)

    return SimpleNamespace(
        look_ahead=look_ahead,
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
        illegal=illegal,
        step_range=step_range,
        call_all=jit(call_all),
        all_played=jit(all_played),
        compiled=True,
    )


def core_of(game: Game) -> Any:
    """The compiled core where it costs no compilation, else the interpreted one; both give the same bytes."""
    return compiled(game) if code_cache.is_warm(game) else interpreted(game)
