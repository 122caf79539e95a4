"""How fast Madang is, next to a peer written in C++; what is measured is printed, nothing is asserted.

The peer is OpenSpiel (PyPI `open_spiel`): its games `hearts` and `spades`, whole random rollouts run inside its C++ by
`RandomRolloutEvaluator(n)`, called once by `MCTSBot(max_simulations=1)`. A root that was never visited is evaluated as
it stands, so n rollouts are n games from the given state to the end, one copy of the state each.

What is counted. A decision is a choice of a player; chance is none, but its time counts. Decisions per rollout are
counted by playing random games in Python from the very state the rollouts start from. Rollouts start after the deal:
MCTSBot cannot start at a chance node, and this is the peer's best figure, since it then pays for no chance at all.
Our games pay for all their deals. The peer asks forced choices (about one in five) and they count as decisions
here; our games ask them only where cards are hidden: orders, and a card from a hand. Contestants take turns, round by
round; a ratio is the median over the rounds of one figure divided by the other in the same round. What runs on one
core is measured in processor time, so that other work on the machine disturbs less; starts and `madang.simulate` on
all cores are measured in real time.
"""

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numba import njit
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import madang
from madang.engine import raw
from madang.engine.drivers import compiled, interpreted
from madang.engine.events import SILENCE
from madang.engine.game import Game
from madang.engine.rng import below, generator, seed_bytes, seed_words
from madang.engine.rule import NOBODY
from madang.engine.warming import warm
from madang.games import NAMES
from madang.games import game as find_game

KORYO = find_game("koryo")
PEERS = ("hearts", "spades")
COUNTED_ROLLOUTS = 50
REDEALS = 200
"""Redeals of one state in one timing: long enough that calling from Python does not show."""
MOST_BYTES = 1024
"""How large the state of a game should be at most."""
WISHED_RATE = {"koryo": 8.0, "choson": 8.0, "chronicle": 8.0, "gosux": 4.0}
"""How many million random decisions a second a game should make at least."""
STATES_COPIED = 64
"""A power of two; few enough to stay in the nearest cache."""

Rate = Callable[[int], float]
"""Decisions per second of one contestant in one round."""


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    rounds: int
    playout_decisions: int
    batch_steps: int
    sampled_steps: int
    interpreted_games: int
    starts: int
    games: int


FULL = Effort(5, 2_000_000, 400, 80, 20, 5, 1_000_000)
QUICK = Effort(3, 200_000, 40, 20, 3, 2, 50_000)


@dataclass(frozen=True)
class Measure:
    """One line of the report. `best` is the best of several rounds where there were some."""

    section: str
    name: str
    value: float
    unit: str
    best: float | None = None
    target: float | None = None
    at_least: bool = False

    @property
    def met(self) -> bool | None:
        if self.target is None:
            return None
        return self.value >= self.target if self.at_least else self.value <= self.target


# Playouts, next to the peer


def own_rate(name: str, players: int, decisions: int) -> Rate:
    games = max(1, int(decisions / madang.simulate(name, players, COUNTED_ROLLOUTS, 0).lengths.mean()))

    def rate(number: int) -> float:
        began = time.process_time()
        decisions = madang.simulate(name, players, games, number, threads=1).decisions
        return decisions / (time.process_time() - began)

    return rate


def peer_rate(name: str, decisions: int) -> Rate:
    import pyspiel

    game = pyspiel.load_game(name)

    def rate(number: int) -> float:
        chance = random.Random(number)
        start = game.new_initial_state()
        while start.is_chance_node():
            start.apply_action(chance.choice(start.legal_actions()))
        per_rollout = statistics.mean(rollout_decisions(start, chance) for _ in range(COUNTED_ROLLOUTS))
        rollouts = max(1, int(decisions / per_rollout))
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, number)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, number, False)
        return rollouts * per_rollout / processor_seconds(bot.step, start)

    return rate


def rollout_decisions(start: Any, chance: random.Random) -> int:
    """The decisions of one random game of the peer, from a state to the end."""
    state, decisions = start.clone(), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return decisions


def playouts(effort: Effort) -> Iterator[Measure]:
    section = "Random games, one core"
    rates, wished = {}, {}
    for name in NAMES:
        for players in reversed(find_game(name).players):
            told = f"{find_game(name).title}, {players} players"
            rates[told], wished[told] = own_rate(name, players, effort.playout_decisions), WISHED_RATE.get(name)
    peers = {f"OpenSpiel {name}, C++": peer_rate(name, effort.playout_decisions) for name in installed_peers()}
    rates |= peers
    found: dict[str, list[float]] = {name: [] for name in rates}
    for number in range(effort.rounds):
        for name, rate in rates.items():
            found[name].append(rate(number) / 1e6)
    for name, figures in found.items():
        middle = statistics.median(figures)
        yield Measure(section, name, middle, "M decisions/s", max(figures), wished.get(name), at_least=True)
    for game, players, target in (("Chosŏn", 4, 0.8), ("Chosŏn", 3, 0.8), ("Chosŏn", 2, 0.8), ("Gosu X", 2, None)):
        pair = (f"{game}, {players} players", f"Koryŏ, {players} players")
        ratios = [ours / theirs for ours, theirs in zip(*(found[name] for name in pair), strict=True)]
        yield Measure(section, " / ".join(pair), statistics.median(ratios), "times", max(ratios), target, at_least=True)
    for own in (name for name in rates if name not in peers):
        for peer in peers:
            ratios = [ours / theirs for ours, theirs in zip(found[own], found[peer], strict=True)]
            yield Measure(section, f"{own} / {peer}", statistics.median(ratios), "times", max(ratios))


@njit(nogil=True, error_model="numpy")
def copy_often(rows, times):  # type: ignore[no-untyped-def]
    for _ in range(times):
        raw.copy(rows, 1, 0)


@njit(nogil=True, error_model="numpy")
def list_often(rules, rows, out, times):  # type: ignore[no-untyped-def]
    for _ in range(times):
        raw.copy(rows, 1, 0)
        raw.legal(rules, rows, 1, out)


@njit(nogil=True, error_model="numpy")
def apply_often(rules, rows, action, times):  # type: ignore[no-untyped-def]
    for _ in range(times):
        raw.copy(rows, 1, 0)
        raw.apply(rules, rows, 1, action)


@njit(nogil=True, error_model="numpy")
def draw_often(rng, times):  # type: ignore[no-untyped-def]
    total = 0
    for _ in range(times):
        total += below(rng, 7)
    return total


def parts_of_a_decision(effort: Effort) -> Iterator[Measure]:
    """The same decision made again and again, at many decisions of random games with the fewest players. The processor
    has then seen every turn of the code before, as it has not in a game: where a whole random decision takes longer
    than its parts, that is most of the difference."""
    for game in map(find_game, NAMES):
        rules, out, chance = raw.rules_of(game), np.zeros(game.most_legal, np.int32), np.random.default_rng(0)
        batch, parts = madang.batch(game.name, min(game.players), 16, 0), []
        for _ in range(effort.sampled_steps):
            actions = random_actions(batch, chance)
            for index, action in enumerate(actions):
                rows = raw.rows_of(np.repeat(batch.states[index : index + 1], 2))
                copied, listed, applied = (
                    min(processor_seconds(*work, REDEALS) for _ in range(3)) / REDEALS * 1e9
                    for work in (
                        (copy_often, rows),
                        (list_often, rules, rows, out),
                        (apply_often, rules, rows, int(action)),
                    )
                )
                parts.append((copied, listed - copied, applied - copied))
            batch.step(actions)
        section = f"Parts of a random decision, {game.title}, {min(game.players)} players"
        for name, figures in zip(("copy", "legal", "apply"), zip(*parts[1:], strict=True), strict=True):
            yield Measure(section, name, statistics.mean(figures), "ns")
        rng = generator(0)
        draw_often(rng, 1)
        drawn = [processor_seconds(draw_often, rng, effort.playout_decisions) for _ in range(effort.rounds)]
        yield Measure(section, "drawing one of seven", min(drawn) / effort.playout_decisions * 1e9, "ns")


def installed_peers() -> tuple[str, ...]:
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return ()
    return PEERS


# The state


@njit(nogil=True, error_model="numpy")
def copy_states(source, target, times):  # type: ignore[no-untyped-def]
    for i in range(times):
        target[i & (STATES_COPIED - 1)] = source[(i + 1) & (STATES_COPIED - 1)]


def redealing(game: Game) -> Callable[..., None]:
    """A compiled loop that redeals one state many times."""
    redeal = game.redeal

    @njit(nogil=True, error_model="numpy")
    def redeal_again(states, index, seat, rng, times):  # type: ignore[no-untyped-def]
        for _ in range(times):
            redeal(states[index], seat, rng)

    return redeal_again  # type: ignore[no-any-return]


def random_actions(batch: Any, chance: np.random.Generator) -> Any:
    """One legal action for every game of a batch, each equally likely."""
    legal = np.flatnonzero(batch.masks.view(np.bool_))
    options = batch.masks.sum(1, dtype=np.int64)
    before = np.cumsum(options) - options
    return legal[before + (chance.random(len(batch)) * options).astype(np.int64)] % batch.masks.shape[1]


def state_size_and_copy(effort: Effort) -> Iterator[Measure]:
    section = "The state"
    for game in map(find_game, NAMES):
        yield Measure(section, f"{game.title}: size", game.state.itemsize, "bytes", target=MOST_BYTES)
        source, target = (np.zeros(STATES_COPIED, game.state) for _ in range(2))
        copy_states(source, target, 1)
        times = 5 * effort.playout_decisions
        figures = [processor_seconds(copy_states, source, target, times) / times * 1e9 for _ in range(effort.rounds)]
        yield Measure(section, f"{game.title}: copy", statistics.median(figures), "ns", min(figures))


def redeals(effort: Effort) -> Iterator[Measure]:
    """Every sampled state of random games is redealt in place, for the seat to act, many times in a compiled loop."""
    for game in map(find_game, NAMES):
        yield from redeals_of(game, effort)


def redeals_of(game: Game, effort: Effort) -> Iterator[Measure]:
    chance, rng, redeal_again = np.random.default_rng(0), generator(0), redealing(game)
    asked_names = import_module(f"madang.games.{game.name}.state").ASKED
    costs: dict[tuple[int, str], list[float]] = {}
    redeal_again(madang.batch(game.name, game.seats, 1, 0).states, 0, 0, rng, 1)
    for players in game.players:
        batch = madang.batch(game.name, players, 16, 0)
        for _ in range(effort.sampled_steps):
            for index, asked in enumerate(batch.states["asked"]):
                seat, states = int(batch.seats[index]), batch.states.copy()
                again = [processor_seconds(redeal_again, states, index, seat, rng, REDEALS) for _ in range(3)]
                costs.setdefault((players, asked_names[asked]), []).append(min(again) / REDEALS * 1e6)
            batch.step(random_actions(batch, chance))
    section = f"Redeal: a sample of all that a seat cannot see, {game.title}"
    yield Measure(section, "all decisions of random games", mean_of(costs.values()), "µs", target=2)
    for kind in asked_names[1:]:
        groups = {players: statistics.mean(found) for (players, asked), found in costs.items() if asked == kind}
        for players in sorted(groups, key=lambda number: groups[number])[-1:]:
            yield Measure(section, f"decision '{kind}', {players} players", groups[players], "µs", target=2)
    yield Measure(section, "the slowest state met", max(max(found) for found in costs.values()), "µs", target=2)


def mean_of(groups: Any) -> float:
    return statistics.mean(value for group in groups for value in group)


# From Python


def calls(effort: Effort) -> Iterator[Measure]:
    core, states = compiled(KORYO), madang.batch("koryo", 4, 1, 0).states
    to_act, legal, out = core.to_act, core.legal, np.zeros(KORYO.most_legal, np.int32)
    number = effort.playout_decisions // 20

    def call_to_act() -> None:
        for _ in range(number):
            to_act(states, 0)

    def call_legal() -> None:
        for _ in range(number):
            legal(states, 0, out)

    for name, loop in (("to_act", call_to_act), ("legal", call_legal)):
        figures = [processor_seconds(loop) / number * 1e6 for _ in range(effort.rounds)]
        yield Measure("From Python", f"one call of core.{name}", statistics.median(figures), "µs", min(figures), 0.5)


def batches(effort: Effort) -> Iterator[Measure]:
    for game, wished in ((KORYO, 5), (find_game("gosux"), 1)):
        batch, chance = madang.batch(game.name, size=1024, seed=0), np.random.default_rng(0)
        stepping, everything = [], []
        for _ in range(effort.rounds):
            stepped, began = 0.0, time.process_time()
            for _ in range(effort.batch_steps):
                actions = random_actions(batch, chance)
                stepped += processor_seconds(batch.step, actions)
            decisions = effort.batch_steps * len(batch) / 1e6
            stepping.append(decisions / stepped)
            everything.append(decisions / (time.process_time() - began))
        for name, figures, target in (
            (f"{game.title}, batch of 1024: step, observation and mask", stepping, wished),
            ("the same, NumPy's choice of actions included", everything, None),
        ):
            middle = statistics.median(figures)
            yield Measure("From Python", name, middle, "M decisions/s", max(figures), target, at_least=True)


def plain_python(effort: Effort) -> Iterator[Measure]:
    """The same rules interpreted, as they run in tests and before the compiler is done."""
    core, states, chance = interpreted(KORYO), np.zeros(1, KORYO.state), random.Random(0)
    out, options, decisions = np.zeros(KORYO.most_legal, np.int32), np.zeros(1, np.int64), 0
    began = time.process_time()
    for number in range(effort.interpreted_games):
        core.deal(states, 0, 4, options, seed_words(seed_bytes(number)), SILENCE)
        while core.to_act(states, 0) != NOBODY:
            core.apply(states, 0, int(out[chance.randrange(core.legal(states, 0, out))]), SILENCE)
            decisions += 1
    rate = decisions / (time.process_time() - began) / 1e3
    yield Measure("From Python", "rules interpreted, not compiled", rate, "k decisions/s")


# Starting

COMPILE = """
import time
from madang.engine.warming import warm
from madang.games import game
began = time.perf_counter()
for part in warm(game("koryo")):
    now = time.perf_counter()
    print(part, now - began, flush=True)
    began = now
"""
FIRST_MOVE = "import madang; table = madang.table('koryo', players=4, seed=1); table.play(table.moves()[0])"


def starts(effort: Effort) -> Iterator[Measure]:
    section = "Starting"
    command = Path(sys.executable).with_name("madang")
    for name, arguments in (
        ("python: import, deal, first move; compiled code cached", [sys.executable, "-c", FIRST_MOVE]),
        ("madang --help", [str(command), "--help"]),
    ):
        figures = [run(arguments)[0] for _ in range(effort.starts)]
        yield Measure(section, name, statistics.median(figures), "s", min(figures), 1)
    with tempfile.TemporaryDirectory() as empty:
        spent, output = run([sys.executable, "-c", COMPILE], MADANG_CACHE=empty)
    yield Measure(section, "compiling everything into an empty cache", spent, "s")
    for name, part in (line.split() for line in output.splitlines()):
        yield Measure(section, f"- {name}", float(part), "s")


def run(arguments: list[str], **environment: str) -> tuple[float, str]:
    """How long a command took in real time, and what it printed."""
    began = time.perf_counter()
    done = subprocess.run(arguments, env=os.environ | environment, check=True, capture_output=True, text=True)
    return time.perf_counter() - began, done.stdout


# Many games


def many_games(effort: Effort) -> Iterator[Measure]:
    cores = os.cpu_count() or 1
    result = madang.simulate("koryo", 4, effort.games, 0)
    section = f"madang.simulate, {cores} cores"
    yield Measure(section, f"{effort.games:,} games of 4 players", result.seconds, "s")
    yield Measure(section, "the same", result.decisions_per_second / 1e6, "M decisions/s")


# The report

COLUMNS: dict[str, Literal["left", "right"]] = {
    "median": "right",
    "best": "right",
    "unit": "left",
    "target": "right",
    "met": "left",
}


def processor_seconds(work: Callable[..., object], *arguments: Any) -> float:
    began = time.process_time()
    work(*arguments)
    return time.process_time() - began


def show(console: Console, measures: list[Measure]) -> None:
    table = Table(box=SIMPLE_HEAD)
    table.add_column("measure", no_wrap=True)
    for column, justify in COLUMNS.items():
        table.add_column(column, justify=justify)
    section = ""
    for measure in measures:
        if measure.section != section:
            section = measure.section
            table.add_section()
            table.add_row(f"[bold]{section}")
        goal = "" if measure.target is None else f"{'≥' if measure.at_least else '≤'} {measure.target:g}"
        met = {None: "", True: "[green]met", False: "[red]not met"}[measure.met]
        best = "" if measure.best is None else figure(measure.best)
        table.add_row(f"  {measure.name}", figure(measure.value), best, measure.unit, goal, met)
    console.print(table)


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def machine() -> dict[str, str]:
    packages = {name: version(name) for name in ("numba", "numpy")}
    if installed_peers():
        packages["open_spiel"] = version("open_spiel")
    return {
        "python": platform.python_version(),
        **packages,
        "machine": platform.machine(),
        "cores": str(os.cpu_count()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the speed of Madang.")
    parser.add_argument("--quick", action="store_true", help="a short run: fewer rounds, fewer games")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    chosen = parser.parse_args()
    effort = QUICK if chosen.quick else FULL
    console = Console(width=max(120, Console().width))
    parts = (
        playouts,
        parts_of_a_decision,
        state_size_and_copy,
        redeals,
        calls,
        batches,
        plain_python,
        starts,
        many_games,
    )
    measures: list[Measure] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("compiling", total=len(parts))
        for game in map(find_game, NAMES):
            for _ in warm(game):
                pass
        for part in parts:
            progress.update(task, description=part.__name__.replace("_", " "))
            measures.extend(part(effort))
            progress.advance(task)
    console.print("  ".join(f"{name} {value}" for name, value in machine().items()))
    show(console, measures)
    if not installed_peers():
        console.print("OpenSpiel is not installed, so there is no peer to compare with: pip install -e '.\\[bench]'")
    if chosen.json:
        lines = [{**asdict(measure), "met": measure.met} for measure in measures]
        chosen.json.write_text(
            json.dumps({"machine": machine(), "measures": lines}, indent=1, ensure_ascii=False) + "\n"
        )
        console.print(f"Written to {chosen.json}.")


if __name__ == "__main__":
    main()
