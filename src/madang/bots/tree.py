"""The tree of a search, compiled once for all games: the rules come as addresses (`engine/raw.py`), a network as its
weights (`network.py`).

An iteration deals anew all that the searching seat cannot know, walks down the tree to a situation that is new to it,
judges how that will end and remembers it along the way. A move is kept under a hash of what the searching seat knows
and of the move: situations that the seat cannot tell apart share their moves. Each seat is taken to choose what has
gone best for itself. In some worlds a seat may have moves that it has not in others, so a move counts how often it was
on offer; that takes the place of the visits of its parent in the formulas of bandits (Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search", 2012).

Without a network a new situation is judged by playing on for a while with light moves, then by the game's evaluation,
and of the moves never tried any is as good as another. With one it is judged by what the network expects for each seat,
and the network says which moves are worth trying first (the formula of Silver et al., "Mastering the game of Go without
human knowledge", 2017); both see only what the seat to act sees in that world.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from madang.bots.inference import evaluate_network
from madang.bots.shared import shared_code
from madang.engine import raw
from madang.engine.cache import keeping_code_in
from madang.engine.drivers import jit
from madang.engine.game import Game
from madang.engine.rng import GENERATOR_WORDS, below
from madang.engine.rule import NOBODY, rule

ROOT, WORLD, TRIAL = range(3)
"""States of a tree: the one that was given, the one of this iteration, and one to try a move on."""
MOVES, ITERATIONS = range(2)
"""What a tree counts: the moves it keeps, the iterations it has made."""
DEEPEST = 512
"""No walk makes more choices within the tree."""
TO_THE_END = -1
FULL = 0.7
"""The part of the places for moves that is used; the rest stays free, which keeps looking them up fast."""
MOVE = np.dtype(
    [
        ("key", np.int64),
        ("worth", np.float64),
        ("visits", np.int32),
        ("offered", np.int32),
        ("prior", np.float32),
        ("guess", np.float32),
    ]
)
"""A move in the tree: its hash (0: a free place), what it brought to the seat that chose it, how often it was tried and
how often it was on offer; how likely the network thought it, and what it expected for that seat beforehand."""
OPTION = np.dtype(
    [("visits", np.int64)] + [(name, np.float64) for name in ("win", "squared_win", "ended", "score", "lead")]
)
"""What came of a move at the root, for the searching seat: sums over its visits, and over those played to the end."""
FIRST_MULTIPLIER = -0x00AE502812AA7333
SECOND_MULTIPLIER = -0x3B314601E57A13AD
LOW_BITS = 0x7FFFFFFF
LEAST = -(1 << 62)
MARGIN = 0.01
"""What the widest lead is worth, a win being worth 1: it decides between moves that win alike."""
WIDE = 10.0
"""Points that make a lead wide."""


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
    guided: bool = False
    """Whether a network judges; `length`, `candidates` and `scale` are then of no use."""
    temperature: float = 1.0
    """How much the network's probabilities are evened out before they guide; 1: not at all."""
    even: float = 0.0
    """The part of the probability that all moves share equally, so that no move is overlooked because the network
    overlooks it."""


class Guide(NamedTuple):
    """A network as a tree asks it."""

    weights: Any
    """As `inference.evaluate_network` takes them."""
    relative: NDArray[np.int32]
    """relative[seat, action]: the action as the network numbers it for that seat."""
    seen: NDArray[np.int8]
    policy: NDArray[np.float32]
    values: NDArray[np.float32]


class Tree(NamedTuple):
    """The memory of one search in one thread; it does not grow while the search runs."""

    states: NDArray[np.int64]
    kept: NDArray[Any]
    counts: NDArray[np.int64]
    legal: NDArray[np.int32]
    places: NDArray[np.int64]
    seen: NDArray[np.int8]
    path: NDArray[np.int64]
    shares: NDArray[np.float64]
    worths: NDArray[np.float64]
    """What the world that was judged is worth to each seat: its share of the win, and a little for its lead."""
    points: NDArray[np.int64]
    rng: NDArray[np.int64]
    options: NDArray[Any]
    guide: Guide


def guide_of(game: Game, weights: Any, players: int) -> Guide:
    """The guide that asks a network of these weights."""
    return Guide(
        weights,
        game.actions.relative(players).astype(np.int32),
        np.zeros(game.observation_size, np.int8),
        np.zeros(len(game.actions), np.float32),
        np.zeros(game.seats + 1, np.float32),
    )


def tree_of(game: Game, states: NDArray[Any], legal: list[int], moves: int, weights: Any) -> Tree:
    """An empty tree with room for at least so many moves, over one state as the searching seat may hold it. Its
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
        np.zeros(game.seats, np.float64),
        np.zeros(game.seats, np.int64),
        np.zeros(GENERATOR_WORDS, np.int64),
        np.zeros(len(legal), OPTION),
        guide_of(game, weights, int(states["players"][0])),
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


# Walking down the tree


@rule
def room_for(tree: Tree, number: Any) -> Any:
    """Whether so many more moves can be kept."""
    return tree.counts[MOVES] + number <= FULL * len(tree.kept)


@rule
def keep(tree: Tree, place: Any, key: Any, prior: Any, guess: Any) -> None:
    tree.kept[place].key = key
    tree.kept[place].prior = prior
    tree.kept[place].guess = guess
    tree.counts[MOVES] += 1


@rule
def choice(tree: Tree, situation: Any, number: Any, exploration: Any) -> Any:
    """Which of the legal moves is walked: any that was never tried before, else the most promising one; -1 where there
    is no room for another one and none was tried. Marks all that were tried as offered once more."""
    kept = tree.kept
    chosen = -1
    untried = 0
    room = room_for(tree, 1)
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
        keep(tree, place, key, 0.0, 0.0)
        kept[place].offered = 1
    return chosen


@rule
def guided_choice(tree: Tree, number: Any, exploration: Any) -> Any:
    """Which of the legal moves, all of them kept, is walked: the one that has gone well, or that the network likes and
    that was tried too little for that. Marks all as offered once more."""
    kept = tree.kept
    chosen = 0
    best = -math.inf
    for option in range(number):
        move = kept[tree.places[option]]
        move.offered += 1
        tried = move.visits + 1
        wish = (move.worth + move.guess) / tried + exploration * move.prior * math.sqrt(move.offered) / tried
        if wish > best:
            best = wish
            chosen = option
    return chosen


@rule
def ask_network(rules: Any, tree: Tree, players: Any, actor: Any) -> None:
    """What the network expects of this world for every seat, as the seat to act sees it, into `shares`; what it thinks
    of the moves stays in the guide."""
    guide = tree.guide
    raw.observe(rules, tree.states, WORLD, actor, guide.seen)
    evaluate_network(guide.weights, guide.seen, players, guide.policy, guide.values)
    for seat in range(players):
        tree.shares[seat] = guide.values[(seat - actor) % players]
        tree.worths[seat] = tree.shares[seat]


@rule
def find_moves(tree: Tree, situation: Any, number: Any) -> Any:
    """Looks the legal moves up; returns how many of them are not kept yet."""
    unknown = 0
    for option in range(number):
        place, _ = place_of(tree.kept, situation, np.int64(tree.legal[option]))
        tree.places[option] = place
        unknown += tree.kept[place].key == 0
    return unknown


@rule
def keep_moves(tree: Tree, tuning: Tuning, situation: Any, number: Any, actor: Any) -> None:
    """Keeps those of the legal moves that are not kept yet, with what the network thinks of them."""
    guide = tree.guide
    most = -math.inf
    for option in range(number):
        most = max(most, guide.policy[guide.relative[actor, tree.legal[option]]])
    total = 0.0
    for option in range(number):
        total += math.exp((guide.policy[guide.relative[actor, tree.legal[option]]] - most) / tuning.temperature)
    for option in range(number):
        place, key = place_of(tree.kept, situation, np.int64(tree.legal[option]))
        tree.places[option] = place
        if tree.kept[place].key == 0:
            liked = math.exp((guide.policy[guide.relative[actor, tree.legal[option]]] - most) / tuning.temperature)
            keep(tree, place, key, (1 - tuning.even) * liked / total + tuning.even / number, guide.values[0])


@rule
def walk(rules: Any, tree: Tree, tuning: Tuning, players: Any, seat: Any, legal: Any) -> Any:
    """Walks down the tree in this iteration's world, to the first move that is new to it, or with a network to the
    first situation that is; returns how many choices were made, the first among `legal`."""
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
        situation = hash_of(tree.seen.view(np.int64))
        if tuning.guided:
            unknown = find_moves(tree, situation, number)
            if unknown:
                ask_network(rules, tree, players, actor)
                room = room_for(tree, unknown)
                if room:
                    keep_moves(tree, tuning, situation, number, actor)
                if not room or (unknown == number and length > 0):
                    break
            chosen = guided_choice(tree, number, tuning.exploration)
        else:
            chosen = choice(tree, situation, number, tuning.exploration)
        if chosen < 0:
            break
        place = tree.places[chosen]
        tree.path[length, 0] = place
        tree.path[length, 1] = actor
        tree.path[length, 2] = chosen
        length += 1
        raw.apply(rules, tree.states, WORLD, np.int64(tree.legal[chosen]))
        if not tuning.guided and tree.kept[place].visits == 0:
            break
    if tuning.guided and length == DEEPEST:
        ask_network(rules, tree, players, raw.to_act(rules, tree.states, WORLD))
    return length


# Judging


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
def play_on(rules: Any, tree: Tree, decisions: Any, candidates: Any) -> None:
    """Plays so many decisions by the light policy, or to the end."""
    while decisions != 0 and raw.to_act(rules, tree.states, WORLD) != NOBODY:
        raw.apply(rules, tree.states, WORLD, light_move(rules, tree, candidates))
        decisions -= 1


@rule
def best_other(points: Any, players: Any, seat: Any) -> Any:
    """The most points that another seat has."""
    most = LEAST
    for other in range(players):
        if other != seat:
            most = max(most, points[other])
    return most


@rule
def share_out(rules: Any, tree: Tree, players: Any) -> None:
    """The win of the game that has ended, shared among its winners; leaves the scores in `points`."""
    raw.winners(rules, tree.states, WORLD, tree.points)
    winners = 0
    for seat in range(players):
        winners += tree.points[seat] != 0
    for seat in range(players):
        tree.shares[seat] = 1 / winners if tree.points[seat] else 0.0
    raw.scores(rules, tree.states, WORLD, tree.points)
    for seat in range(players):
        lead = tree.points[seat] - best_other(tree.points, players, seat)
        tree.worths[seat] = tree.shares[seat] + MARGIN * math.tanh(lead / WIDE)


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
        tree.worths[seat] = tree.shares[seat]


@rule
def note_end(rules: Any, tree: Tree, players: Any, seat: Any, option: Any) -> None:
    """The points of the searching seat in the game that has ended, and how far it is ahead of the best other seat."""
    raw.scores(rules, tree.states, WORLD, tree.points)
    tree.options[option].ended += 1
    tree.options[option].score += tree.points[seat]
    tree.options[option].lead += tree.points[seat] - best_other(tree.points, players, seat)


def grow(
    rules: Any, tree: Tree, tuning: Tuning, players: Any, seat: Any, legal: Any, iterations: Any, to_the_end: Any
) -> None:
    """So many iterations for a seat that may choose among `legal`. Of every `to_the_end` iterations one is played on to
    the end of the game after it was judged, to see how many points come of it; 0: none is."""
    for _ in range(iterations):
        raw.copy(tree.states, WORLD, ROOT)
        raw.redeal(rules, tree.states, WORLD, seat, tree.rng)
        length = walk(rules, tree, tuning, players, seat, legal)
        if not tuning.guided:
            play_on(rules, tree, tuning.length, tuning.candidates)
        if raw.to_act(rules, tree.states, WORLD) == NOBODY:
            share_out(rules, tree, players)
        elif not tuning.guided:
            judge(rules, tree, players, tuning.scale)
        for step in range(length):
            place = tree.path[step, 0]
            tree.kept[place].visits += 1
            tree.kept[place].worth += tree.worths[tree.path[step, 1]]
        option = tree.path[0, 2]
        win = tree.shares[seat]
        tree.options[option].visits += 1
        tree.options[option].win += win
        tree.options[option].squared_win += win * win
        tree.counts[ITERATIONS] += 1
        if to_the_end > 0 and tree.counts[ITERATIONS] % to_the_end == 0:
            play_on(rules, tree, TO_THE_END, tuning.candidates)
            note_end(rules, tree, players, seat, option)


with keeping_code_in(shared_code()):
    grow_tree = jit(grow)
