"""How the search thinks: iterations a second next to a peer written in C++, what a second thread adds, and whether an
answer with a limit of time comes in time. What is measured is printed, nothing is asserted.

The peer is OpenSpiel's `ISMCTSBot` with one random rollout an iteration, on its games `hearts` and `bridge`, from the
first decision with a choice; ours searches from the first decision of a game. Contestants take turns, round by round,
and a ratio is the median over the rounds, in processor time. Threads and answers are measured in real time: other work
on the machine shows there, so answers in which the search hardly waited for a processor are also counted apart.
Positions for the answers lie along random games.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

import madang
from madang.bots.search import Budget, Mind, search
from madang.engine.game import Game
from madang.engine.warming import warm
from madang.games import NAMES
from madang.games import game as find_game
from speed import Measure, installed_peers, machine, processor_seconds, show

PEERS = {"hearts": "hearts", "bridge": "bridge(use_double_dummy_result=false)"}
"""The peer's games, as it loads them: its bridge would else solve every deal it comes to the end of."""
PEER_EXPLORATION = 2.0
MOST_LATE = 50
"""Milliseconds that an answer may take beyond its budget, in 99 of 100 searches."""
BUDGETS = (10, 50, 200)
"""Milliseconds."""
UNDISTURBED = 1.0
"""Milliseconds that a search may have waited for a busy processor to be counted among those it had for itself."""
LEAST_TIMES_PEER = 2
LEAST_RATE = {"gosux": 20.0}
"""Thousand iterations a second that a game should make at least."""
MINDS = {"search": False, "guided": True}


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    rounds: int
    iterations: int
    answers: int
    """Searches a game with each budget."""


FULL = Effort(5, 10_000, 100)
QUICK = Effort(3, 1_000, 10)

Rate = Callable[[int], float]
"""Thousand iterations a second of one contestant in one round."""


# Iterations, next to the peer


def own_rate(game: Game, players: int, guided: bool, iterations: int) -> Rate:
    mind, table, rng = Mind.of(game, guided), madang.table(game.name, players, 1), madang.generator(1)
    seat, legal = table.to_act, table.legal()
    assert seat is not None
    states = table.known_to(seat, rng)

    def rate(number: int) -> float:
        chance = madang.generator(number)
        return iterations / processor_seconds(search, mind, states, legal, seat, chance, Budget(iterations)) / 1e3

    return rate


def peer_rate(name: str, iterations: int) -> Rate:
    import pyspiel

    game = pyspiel.load_game(name)

    def rate(number: int) -> float:
        chance, state = random.Random(number), game.new_initial_state()
        while len(state.legal_actions()) == 1 or state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        evaluator = pyspiel.RandomRolloutEvaluator(1, number)
        bot = pyspiel.ISMCTSBot(number, evaluator, PEER_EXPLORATION, iterations)
        return iterations / processor_seconds(bot.step, state) / 1e3

    return rate


def iterations_a_second(effort: Effort) -> Iterator[Measure]:
    section = "Iterations, one core"
    rates, least, chosen = {}, {}, []
    for game in map(find_game, NAMES):
        for players in sorted({min(game.players), max(game.players)}):
            for kind, guided in MINDS.items():
                name = f"{game.title}, {players} players, {kind}"
                rates[name] = own_rate(game, players, guided, effort.iterations)
                least[name] = LEAST_RATE.get(game.name)
                if game.name not in LEAST_RATE:
                    chosen.append(name)
    peers = {f"OpenSpiel {name}, C++": peer_rate(PEERS[name], effort.iterations) for name in PEERS if installed_peers()}
    found: dict[str, list[float]] = {name: [] for name in rates | peers}
    for number in range(effort.rounds):
        for name, rate in (rates | peers).items():
            found[name].append(rate(number))
    for name, figures in found.items():
        middle = statistics.median(figures)
        yield Measure(section, name, middle, "k iterations/s", max(figures), least.get(name), at_least=True)
    for own in rates:
        for peer in peers:
            ratios = [ours / theirs for ours, theirs in zip(found[own], found[peer], strict=True)]
            target = LEAST_TIMES_PEER if own in chosen else None
            yield Measure(section, f"{own} / {peer}", statistics.median(ratios), "times", max(ratios), target, True)


# Threads


def two_threads(effort: Effort) -> Iterator[Measure]:
    """The same number of iterations by one thread and by two."""
    section = "Two threads against one"
    for game in map(find_game, NAMES):
        players = min(game.players)
        table, rng = madang.table(game.name, players, 1), madang.generator(1)
        seat, legal = table.to_act, table.legal()
        assert seat is not None
        states = table.known_to(seat, rng)
        for kind, guided in MINDS.items():
            mind, faster, more = Mind.of(game, guided), [], []
            for number in range(effort.rounds):
                seconds, work = [], []
                for threads in (1, 2):
                    chance, began = madang.generator(number), time.process_time()
                    found = search(mind, states, legal, seat, chance, Budget(2 * effort.iterations), threads)
                    seconds.append(found.seconds)
                    work.append(time.process_time() - began)
                faster.append(seconds[0] / seconds[1])
                more.append(work[1] / work[0])
            name = f"{game.title}, {players} players, {kind}"
            yield Measure(section, f"{name}: faster", statistics.median(faster), "times", max(faster))
            yield Measure(section, f"{name}: as much processor time", statistics.median(more), "times", min(more))


# Answers in time


def positions(game: Game, number: int) -> Iterator[tuple[Any, list[int], int]]:
    """Positions with a choice along random games of all numbers of players, as the seat to act knows them."""
    chance, rng, games = random.Random(0), madang.generator(0), 0
    while True:
        table = madang.table(game.name, game.players[games % len(game.players)], games)
        games += 1
        while (seat := table.to_act) is not None:
            legal = table.legal()
            if len(legal) > 1 and chance.random() < 0.1:
                yield table.known_to(seat, rng), legal, seat
                number -= 1
                if number == 0:
                    return
            table.play(chance.choice(legal))


def milliseconds_waited() -> float:
    """How long this thread has waited for a processor that was busy with others, where the system tells."""
    told = Path("/proc/thread-self/schedstat")
    return int(told.read_text().split()[1]) / 1e6 if told.exists() else 0.0


def answers(effort: Effort) -> Iterator[Measure]:
    section = "Answers with a limit of time, milliseconds beyond it"
    rng = madang.generator(0)
    for game in map(find_game, NAMES):
        asked = list(positions(game, effort.answers))
        for kind in MINDS:
            late, free = [], []
            for milliseconds in BUDGETS:
                bot = madang.bot(f"{kind}:{milliseconds}ms", game.name)
                for states, legal, seat in asked:
                    waited, began = milliseconds_waited(), time.perf_counter()
                    bot.choose(states, legal, seat, rng)
                    late.append((time.perf_counter() - began) * 1e3 - milliseconds)
                    if milliseconds_waited() - waited < UNDISTURBED:
                        free.append(late[-1])
            for what, figures in ((f"all {len(late)}", late), (f"{len(free)} undisturbed", free)):
                if figures:
                    middle, last = np.quantile(figures, (0.5, 0.99)).tolist()
                    yield Measure(section, f"{game.title}, {kind}, {what}: median", middle, "ms")
                    yield Measure(section, f"{game.title}, {kind}, {what}: 99 of 100", last, "ms", target=MOST_LATE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how fast and how punctually the search thinks.")
    parser.add_argument("--quick", action="store_true", help="a short run: fewer rounds, fewer searches")
    effort = QUICK if parser.parse_args().quick else FULL
    console = Console(width=max(120, Console().width))
    for game in map(find_game, NAMES):
        for _ in warm(game):
            pass
    measures = [measure for part in (iterations_a_second, two_threads, answers) for measure in part(effort)]
    console.print("  ".join(f"{name} {value}" for name, value in machine().items()))
    show(console, measures)
    if not installed_peers():
        console.print("OpenSpiel is not installed, so there is no peer to compare with: pip install -e '.\\[bench]'")


if __name__ == "__main__":
    main()
