"""The tree of a search, compiled once for all games: the rules come as addresses (`engine/raw.py`).

An iteration deals anew all that the searching seat cannot know, walks down the tree, adds one move to it, plays on for
a while, judges where that leads and remembers it along the way. A move is kept under a hash of what the searching seat
knows and of the move: situations that the seat cannot tell apart share their moves. Each seat is taken to choose what
has gone best for itself. In some worlds a seat may have moves that it has not in others, so a move counts how often it
was on offer; that takes the place of the visits of its parent in the formula of bandits (Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
"""

import math
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from madang.engine import raw
from madang.engine.cache import PACKAGE, folder_of, keeping_code_in
from madang.engine.game import Game
from madang.engine.rng import GENERATOR_WORDS, below
from madang.engine.rule import NOBODY, rule

ROOT, WORLD, TRIAL = range(3)
"""Records of a tree: as it was handed over, as this iteration dreams it on, and one to try a move on."""
MOVES, ITERATIONS = range(2)
"""What a tree counts: the moves it keeps, the iterations it has made."""
DEEPEST = 512
"""No walk makes more choices within the tree."""
TO_THE_END = -1
FULL = 0.7
"""The part of the places for moves that is used; the rest keeps looking them up quick."""
MOVE = np.dtype([("key", np.int64), ("worth", np.float64), ("visits", np.int32), ("offered", np.int32)])
"""A move in the tree: its hash (0: a free place), what it brought to the seat that chose it, and how often."""
OPTION = np.dtype(
    [("visits", np.int64)] + [(name, np.float64) for name in ("win", "squared_win", "ended", "score", "lead")]
)
"""What came of a move at the root, for the searching seat: sums over its visits, and over those played to the end."""
FIRST_MULTIPLIER = -0x00AE502812AA7333
SECOND_MULTIPLIER = -0x3B314601E57A13AD
LOW_BITS = 0x7FFFFFFF
LEAST = -(1 << 62)


class Tuning(NamedTuple):
    """How a search weighs things; chosen game by game in `search.py`."""

    exploration: float
    """How much a move that was tried less often is preferred."""
    length: int
    """Decisions played on from where the tree ends before the game's evaluation judges; TO_THE_END: no evaluation."""
    candidates: int
    """How many moves, drawn at random, a seat weighs by the evaluation when it plays on; 1: it takes any."""
    scale: float
    """A lead in evaluation over the average of the others that makes a win 2.7 times as likely as it was."""


class Tree(NamedTuple):
    """The memory of one search in one thread; nothing is allocated while it runs."""

    states: NDArray[np.int64]
    kept: NDArray[Any]
    counts: NDArray[np.int64]
    legal: NDArray[np.int32]
    places: NDArray[np.int64]
    seen: NDArray[np.int8]
    path: NDArray[np.int64]
    shares: NDArray[np.float64]
    points: NDArray[np.int64]
    rng: NDArray[np.int64]
    options: NDArray[Any]


def tree_of(game: Game, states: NDArray[Any], legal: list[int], moves: int) -> Tree:
    """An empty tree with room for at least so many moves, over one record as the searching seat may hold it. Its
    generator is still to be started."""
    places = 1 << math.ceil(math.log2(max(moves, len(legal)) / FULL))
    return Tree(
        raw.rows_of(np.repeat(states, TRIAL + 1)),
        np.zeros(places, MOVE),
        np.zeros(2, np.int64),
        np.zeros(game.most_legal, np.int32),
        np.zeros(game.most_legal, np.int64),
        np.zeros(-(-game.observation_size // 8) * 8, np.int8),
        np.zeros((DEEPEST, 3), np.int64),
        np.zeros(game.seats, np.float64),
        np.zeros(game.seats, np.int64),
        np.zeros(GENERATOR_WORDS, np.int64),
        np.zeros(len(legal), OPTION),
    )


# Finding moves


@rule
def mixed(word: Any) -> Any:
    """A word of which every bit depends on every bit of the given one (MurmurHash3's last step)."""
    word = (word ^ (word >> 33 & LOW_BITS)) * FIRST_MULTIPLIER
    word = (word ^ (word >> 33 & LOW_BITS)) * SECOND_MULTIPLIER
    return word ^ (word >> 33 & LOW_BITS)


@rule
def hash_of(words: Any) -> Any:
    found = 0
    for word in words:
        found = (found ^ word) * FIRST_MULTIPLIER
        found ^= found >> 32 & LOW_BITS
    return mixed(found)


@rule
def place_of(kept: Any, situation: Any, action: Any) -> Any:
    """Where a move is kept, or the free place where it would be; and its hash."""
    key = mixed(situation + action * SECOND_MULTIPLIER) | 1
    last = len(kept) - 1
    place = key & last
    while kept[place].key != key and kept[place].key != 0:
        place = place + 1 & last
    return place, key


# One iteration


@rule
def choice(tree: Tree, situation: Any, number: Any, exploration: Any) -> Any:
    """Which of the legal moves is walked: any that was never tried before, else the most promising one; -1 where there
    is no room for another one and none was tried. Marks all that were tried as offered once more."""
    kept = tree.kept
    chosen = -1
    untried = 0
    room = tree.counts[MOVES] < FULL * len(kept)
    best = -math.inf
    for option in range(number):
        place, key = place_of(kept, situation, np.int64(tree.legal[option]))
        tree.places[option] = place
        if kept[place].key == 0:
            if room:
                untried += 1
                if below(tree.rng, untried) == 0:
                    chosen = option
        else:
            kept[place].offered += 1
            if untried == 0:
                visits = kept[place].visits
                wish = kept[place].worth / visits
                wish += exploration * math.sqrt(math.log(kept[place].offered) / visits)
                if wish > best:
                    best = wish
                    chosen = option
    if untried:
        place, key = place_of(kept, situation, np.int64(tree.legal[chosen]))
        kept[place].key = key
        kept[place].offered = 1
        tree.counts[MOVES] += 1
    return chosen


@rule
def walk(rules: Any, tree: Tree, seat: Any, exploration: Any, legal: Any) -> Any:
    """Walks down the tree in this iteration's world, to the first move that is new to it; returns how many choices were
    made, the first among `legal`."""
    length = 0
    while length < DEEPEST:
        actor = raw.to_act(rules, tree.states, WORLD)
        if actor == NOBODY:
            break
        if length == 0:
            number = len(legal)
            for option in range(number):
                tree.legal[option] = legal[option]
        else:
            number = raw.legal(rules, tree.states, WORLD, tree.legal)
        if number == 1 and length > 0:
            raw.apply(rules, tree.states, WORLD, np.int64(tree.legal[0]))
            continue
        raw.observe(rules, tree.states, WORLD, seat, tree.seen)
        chosen = choice(tree, hash_of(tree.seen.view(np.int64)), number, exploration)
        if chosen < 0:
            break
        place = tree.places[chosen]
        tree.path[length, 0] = place
        tree.path[length, 1] = actor
        tree.path[length, 2] = chosen
        length += 1
        raw.apply(rules, tree.states, WORLD, np.int64(tree.legal[chosen]))
        if tree.kept[place].visits == 0:
            break
    return length


@rule
def light_move(rules: Any, tree: Tree, candidates: Any) -> Any:
    """A move of the seat to act when the game is played on: of a few drawn at random the one its evaluation likes."""
    number = raw.legal(rules, tree.states, WORLD, tree.legal)
    if number == 1:
        return np.int64(tree.legal[0])
    chosen = np.int64(tree.legal[below(tree.rng, number)])
    if candidates > 1:
        seat = raw.to_act(rules, tree.states, WORLD)
        most = LEAST
        action = chosen
        for _ in range(candidates):
            raw.copy(tree.states, TRIAL, WORLD)
            raw.apply(rules, tree.states, TRIAL, action)
            worth = raw.evaluate(rules, tree.states, TRIAL, seat)
            if worth > most:
                most = worth
                chosen = action
            action = np.int64(tree.legal[below(tree.rng, number)])
    return chosen


@rule
def play_on(rules: Any, tree: Tree, decisions: Any, candidates: Any) -> Any:
    """Plays so many decisions by the light policy, or to the end; returns whether the end was reached."""
    while raw.to_act(rules, tree.states, WORLD) != NOBODY:
        if decisions == 0:
            return False
        raw.apply(rules, tree.states, WORLD, light_move(rules, tree, candidates))
        decisions -= 1
    return True


@rule
def share_out(rules: Any, tree: Tree, players: Any) -> None:
    """The win of the game that has ended, shared among its winners."""
    raw.winners(rules, tree.states, WORLD, tree.points)
    winners = 0
    for seat in range(players):
        winners += tree.points[seat] != 0
    for seat in range(players):
        tree.shares[seat] = 1 / winners if tree.points[seat] else 0.0


@rule
def judge(rules: Any, tree: Tree, players: Any, scale: Any) -> None:
    """The chances of all seats, as each of them evaluates its own standing; they add up to 1."""
    most = -math.inf
    for seat in range(players):
        tree.shares[seat] = raw.evaluate(rules, tree.states, WORLD, seat) / (scale * (players - 1))
        most = max(most, tree.shares[seat])
    total = 0.0
    for seat in range(players):
        tree.shares[seat] = math.exp(tree.shares[seat] - most)
        total += tree.shares[seat]
    for seat in range(players):
        tree.shares[seat] /= total


@rule
def note_end(rules: Any, tree: Tree, players: Any, seat: Any, option: Any) -> None:
    """The points of the searching seat in the game that has ended, and how far it is ahead of the best other seat."""
    raw.scores(rules, tree.states, WORLD, tree.points)
    rival = LEAST
    for other in range(players):
        if other != seat:
            rival = max(rival, tree.points[other])
    tree.options[option].ended += 1
    tree.options[option].score += tree.points[seat]
    tree.options[option].lead += tree.points[seat] - rival


def grow(
    rules: Any, tree: Tree, tuning: Tuning, players: Any, seat: Any, legal: Any, iterations: Any, to_the_end: Any
) -> None:
    """So many iterations for a seat that may choose among `legal`. Of every `to_the_end` iterations one is played on to
    the end of the game after it was judged, to see how many points come of it; 0: none is."""
    for _ in range(iterations):
        raw.copy(tree.states, WORLD, ROOT)
        raw.redeal(rules, tree.states, WORLD, seat, tree.rng)
        length = walk(rules, tree, seat, tuning.exploration, legal)
        ended = play_on(rules, tree, tuning.length, tuning.candidates)
        if ended:
            share_out(rules, tree, players)
        else:
            judge(rules, tree, players, tuning.scale)
        for step in range(length):
            place = tree.path[step, 0]
            tree.kept[place].visits += 1
            tree.kept[place].worth += tree.shares[tree.path[step, 1]]
        option = tree.path[0, 2]
        win = tree.shares[seat]
        tree.options[option].visits += 1
        tree.options[option].win += win
        tree.options[option].squared_win += win * win
        tree.counts[ITERATIONS] += 1
        if to_the_end > 0 and tree.counts[ITERATIONS] % to_the_end == 0:
            play_on(rules, tree, TO_THE_END, tuning.candidates)
            note_end(rules, tree, players, seat, option)


with keeping_code_in(folder_of("search", PACKAGE / "engine", Path(__file__))):
    grow_tree = njit(cache=True, nogil=True, error_model="numpy")(grow)
