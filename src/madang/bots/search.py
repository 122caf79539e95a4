"""Search: thinking ahead by playing on, many times, from samples of what the seat cannot know. Knows games only through
their contract.

Information-set Monte Carlo tree search, see `tree.py`; with a network it is called guided. What a seat cannot know is
dealt anew in every iteration, so a search never sees more than the seat; several threads grow a tree each, with random
numbers of their own, and add up what they found."""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.bots.asking import check_question
from madang.bots.inference import NO_WEIGHTS
from madang.bots.network import Network, has_network, network
from madang.bots.shared import mark_shared_ready
from madang.bots.tree import OPTION, Tree, Tuning, grow_tree, tree_of
from madang.engine.game import Game
from madang.engine.match import Match
from madang.engine.numbers import whole_number
from madang.engine.raw import rules_of
from madang.engine.refusal import Refused, as_given, shorten
from madang.engine.rng import generator, restart
from madang.engine.threads import thread_number

MOST_ITERATIONS = 1_000_000_000
MOST_MILLISECONDS = 3_600_000
MOST_MOVES = 1 << 19
"""Moves that one tree keeps: 32 MB at most, however long it is searched. A full tree adds no more moves but keeps its
figures up to date."""
MOVES_A_MILLISECOND = 400
"""More than any game adds to a tree."""
MOVES_A_SITUATION = 8
"""Moves that a guided search keeps at once, about."""
SLICE = 0.005
"""Seconds after which a search with a limit of time looks at the clock, or earlier where it ends earlier."""
FIRST_SLICE = 32
"""Iterations before it does so for the first time."""
TWO_SIDED = 1.96
"""Standard errors on each side of an interval of 95 %."""
ALONE = Tuning(exploration=0.7, length=8, candidates=3, scale=300.0)
"""For a search without a network, in every game; not tuned game by game."""
GUIDED = Tuning(exploration=1.0, length=0, candidates=3, scale=1.0, guided=True, temperature=2.0, even=0.1)
"""For a search with a network, in every game."""


@dataclass(frozen=True)
class Budget:
    """How long to think: a number of iterations, or milliseconds."""

    iterations: int | None = None
    milliseconds: int | None = None

    @classmethod
    def of(cls, iterations: object, milliseconds: object) -> "Budget":
        """The budget somebody asked for."""
        if (iterations is None) == (milliseconds is None):
            raise Refused("A search is given a number of iterations or of milliseconds, one of the two.")
        what, asked, most = ("iterations", iterations, MOST_ITERATIONS)
        if iterations is None:
            what, asked, most = ("milliseconds", milliseconds, MOST_MILLISECONDS)
        number = whole_number(asked)
        if number is None or not 1 <= number <= most:
            raise Refused(f"The number of {what} of a search is from 1 to {most:,}, not {as_given(asked)}.")
        return cls(**{what: number})

    @classmethod
    def parse(cls, kind: str, text: str) -> "Budget":
        """A budget as bots of that kind are named with: `2000` iterations, `500ms`."""
        number = text.removesuffix("ms")
        if not number.isascii() or not number.isdecimal() or len(number) > 12:
            raise Refused(
                f"A search is named with its iterations or milliseconds, such as {kind}:2000 or {kind}:500ms, "
                f"not '{kind}:{shorten(text)}'."
            )
        return cls.of(*((None, int(number)) if text.endswith("ms") else (int(number), None)))

    def moves(self, guided: bool, threads: int = 1) -> int:
        """How many moves a tree can come to keep, where each of so many threads grows one."""
        asked = -(-(self.iterations or 0) // threads) or (self.milliseconds or 0) * MOVES_A_MILLISECOND
        return min(MOST_MOVES, asked * (MOVES_A_SITUATION if guided else 1))


@dataclass(frozen=True)
class Considered:
    """What a search found out about one move of the seat."""

    move: str
    action: int
    visits: int
    """In how many iterations it was tried; the best move is the one tried most."""
    win: float
    """The chance to win with it, a shared win counted as its part."""
    error: float
    """Half of the interval in which that chance lies with 95 %, as far as the number of iterations goes: that others
    may play otherwise than the search expects is not in it."""
    score: float | None
    """The points to be expected at the end; None where no iteration was played to the end."""
    lead: float | None
    """How many points that is ahead of the best other seat."""


@dataclass(frozen=True)
class Found:
    """What a search found out: the moves of a seat, the best first."""

    seat: int
    moves: tuple[Considered, ...]
    iterations: int
    seconds: float

    @property
    def best(self) -> str:
        return self.moves[0].move


@dataclass(frozen=True, eq=False)
class Mind:
    """What a search goes by: a network, or a game's evaluation and light moves."""

    game: Game
    tuning: Tuning
    weights: tuple[NDArray[Any], ...] = NO_WEIGHTS

    @classmethod
    def of(cls, game: Game, guided: bool, own: Network | None = None) -> "Mind":
        """Guided by the network that comes with Madang, or by one of somebody's own."""
        if guided:
            return cls(game, GUIDED, (own or network(game)).weights)
        return cls(game, ALONE)


def think(
    mind: Mind,
    states: NDArray[Any],
    legal: list[int],
    seat: int,
    rng: Any,
    budget: Budget,
    threads: int = 1,
    to_the_end: int = 0,
    moves: int | None = None,
    to_the_last: bool = True,
) -> tuple[NDArray[Any], int]:
    """What came of each of the legal moves (rows of OPTION), and the iterations that took: a tree in each thread, with
    room for so many moves, all of them added up. All chance comes from `rng`. Unless it is to make its iterations to
    the last, a single thread ends as soon as no other move can come to be tried more than the one tried most."""
    rules, players = rules_of(mind.game), int(states["players"][0])
    tuning, options = mind.tuning, np.array(legal, np.int32)
    number = min(threads, budget.iterations or threads)
    room = moves or budget.moves(tuning.guided, number)
    trees = [tree_of(mind.game, states, legal, room, mind.weights) for _ in range(number)]
    for tree in trees:
        restart(tree.rng.data, rng.data)

    def grow(tree: Tree, iterations: int) -> None:
        grow_tree(rules, tree, tuning, players, seat, options, iterations, to_the_end)

    def work(place: int) -> int:
        """One thread's part, in slices: between them the clock is looked at, and an interruption gets through."""
        part = None if budget.iterations is None else (budget.iterations + place) // number
        done, slice_ = 0, FIRST_SLICE
        while part is None or done < part:
            now = time.perf_counter()
            if done and now >= deadline:  # on a machine so busy that all the time has gone by, there is a first slice
                break
            slice_ = slice_ if part is None else min(slice_, part - done)
            grow(trees[place], slice_)
            done += slice_
            spent, left = max(1e-6, time.perf_counter() - now), deadline - time.perf_counter()
            slice_ = max(1, min(2 * slice_, int(slice_ * min(SLICE, left) / spent)))
            if not to_the_last and part is not None and number == 1 and is_decided(trees[0], part - done):
                break
        return done

    grow(trees[0], 0)  # compiling and loading do not count as thinking
    deadline = time.perf_counter() + (math.inf if budget.milliseconds is None else budget.milliseconds / 1000)
    if number == 1:
        iterations = work(0)
    else:
        with ThreadPoolExecutor(number) as pool:
            iterations = sum(pool.map(work, range(number)))
    found = np.zeros(len(legal), OPTION)
    for tree in trees:
        for name in OPTION.names or ():
            found[name] += tree.options[name]
    return found, iterations


def is_decided(tree: Tree, left: int) -> bool:
    """Whether the move tried most stays so, whatever the iterations that are left try."""
    visits = np.sort(tree.options["visits"])
    return len(visits) == 1 or int(visits[-1] - visits[-2]) > left


def considered(game: Game, action: int, row: Any) -> Considered:
    """The figures of a move, from the sums over its iterations."""
    visits, ended = int(row["visits"]), float(row["ended"])
    win = float(row["win"]) / visits if visits else 0.0
    spread = max(0.0, float(row["squared_win"]) / visits - win * win) if visits else 0.25
    return Considered(
        game.actions.actions[action].text,
        action,
        visits,
        win,
        TWO_SIDED * math.sqrt(spread / max(1, visits)),
        float(row["score"]) / ended if ended else None,
        float(row["lead"]) / ended if ended else None,
    )


def search(
    mind: Mind,
    states: NDArray[Any],
    legal: list[int],
    seat: int,
    rng: Any,
    budget: Budget,
    threads: int | None = 1,
    to_the_end: int = 0,
) -> Found:
    """Thinks for a seat about a state as the seat may hold it."""
    actions, seat = check_question(mind.game, states, legal, seat, rng)
    began = time.perf_counter()
    rows, iterations = think(mind, states, actions, seat, rng, budget, thread_number(threads), to_the_end)
    moves = [considered(mind.game, action, row) for action, row in zip(actions, rows, strict=True)]
    moves.sort(key=lambda one: (-one.visits, one.action))
    return Found(seat, tuple(moves), iterations, time.perf_counter() - began)


def compile_search(game: Game) -> None:
    """Compiles what a search needs besides the rules of a game, or loads it."""
    if has_network(game):
        network(game).judge(np.zeros(game.observation_size, np.int8), max(game.players))
    match = Match(game, max(game.players), 0)
    seat, rng = match.to_act, generator(0)
    assert seat is not None
    search(Mind.of(game, has_network(game)), match.known_to(seat, rng), match.legal(), seat, rng, Budget(iterations=1))
    mark_shared_ready()


class Search:
    """Takes the move that a search of its budget tries most."""

    def __init__(self, game: Game, budget: Budget, guided: bool = False, own: Network | None = None):
        self.game = game
        self.budget = budget
        self.own = own
        self.mind = Mind.of(game, guided, own)

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        actions, seat = check_question(self.game, states, legal, seat, rng)
        if len(actions) == 1:
            return actions[0]
        rows, _ = think(self.mind, states, actions, seat, rng, self.budget, to_the_last=False)
        return actions[int(rows["visits"].argmax())]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies carry no compiled code, and no weights that come with Madang."""
        return Search, (self.game, self.budget, self.mind.tuning.guided, self.own)
