"""How fast Madang is beside libraries that offer the same, on one core; what is measured is printed, nothing asserted.

Each section has contestants of ours and of peers, which take turns round by round; a figure is the median over the
rounds, a ratio the median of ours over theirs in the same round. What runs on one core is measured in processor time.
Everybody plays uniformly random legal actions. A peer that cannot be loaded is named with the reason.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np
from numba import cuda
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import madang
from madang import cuda as madang_cuda
from madang.bots.asking import known_to
from madang.cuda.kernels import device, launch
from madang.engine.drivers import compiled
from madang.engine.rng import generator
from madang.engine.warming import warm
from madang.envs.pettingzoo import env
from madang.envs.playing import Playing
from madang.games import NAMES
from madang.games import game as find_game
from speed import Rate, own_rate, peer_rate, random_actions

GAMES_AT_ONCE = 1024
BRIDGE = "bridge(use_double_dummy_result=false)"
"""Played to its end: the peer would otherwise spend nearly all time on working out how the play should go."""
ROLLED_OUT = ("hearts", "spades", BRIDGE, "gin_rummy")
STEPPED = ("hearts", BRIDGE)
RESAMPLED = ("hearts", BRIDGE, "gin_rummy", "euchre")
"""Of the peer's games with cards, those that can resample."""
WISHED_ON_GPU = {"koryo": "500 M", "chronicle": "1 G", "gosux": "100 M"}
RLCARD = ("gin-rummy", "doudizhu")
GAMES_ON_GPU = 2**16
START = "import madang; batch = madang.batch('koryo', size=1, seed=1); batch.step(batch.masks.argmax(axis=1))"


@dataclass
class Section:
    """Contestants, each a function of the round that gives a figure, more being better."""

    title: str
    unit: str
    wish: str
    ours: dict[str, Rate]
    peers: dict[str, Rate] = field(default_factory=dict)


@dataclass
class Library:
    """The peers that can be loaded, and why others cannot."""

    absent: dict[str, str] = field(default_factory=dict)

    def peers(self, module: str, make: Callable[[Any], dict[str, Rate]]) -> dict[str, Rate]:
        """What `make` makes of a module; nothing, and the reason, where it cannot."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return make(import_module(module))
        except Exception as problem:
            self.absent[module] = f"{type(problem).__name__}: {problem}".splitlines()[0]
            return {}


def named(game: str) -> str:
    """A game of OpenSpiel, as the table calls it."""
    return f"OpenSpiel {game.partition('(')[0]}"


def a_second(play: Callable[[int], int]) -> Rate:
    """A figure of something that plays from a seed and says how many decisions it made."""

    def rate(number: int) -> float:
        began = time.process_time()
        return play(number) / (time.process_time() - began)

    return rate


# One game from Python


def single_steps(name: str, decisions: int) -> Rate:
    playing = Playing(find_game(name), None, None, False)

    def play(number: int) -> int:
        chance, rng = random.Random(number), generator(number)
        for _ in range(decisions):
            if playing.seat is None:
                playing.deal_by(rng)
            playing.observe(playing.seat)
            playing.make(int(chance.choice(playing.legal())))
        return decisions

    return a_second(play)


def spiel_steps(pyspiel: Any, name: str, decisions: int) -> Rate:
    game = pyspiel.load_game(name)
    kind = game.get_type()
    by_observation = kind.provides_observation_tensor

    def play(number: int) -> int:
        chance, state, made = random.Random(number), game.new_initial_state(), 0
        while made < decisions:
            if state.is_terminal():
                state = game.new_initial_state()
            legal = state.legal_actions()
            if not state.is_chance_node():
                made += 1
                seat = state.current_player()
                state.observation_tensor(seat) if by_observation else state.information_state_tensor(seat)
            state.apply_action(chance.choice(legal))
        return made

    return a_second(play)


def rlcard_steps(rlcard: Any, name: str, decisions: int) -> Rate:
    """An environment of RLCard, which gives what a player observes with every step."""
    world = rlcard.make(name)

    def play(number: int) -> int:
        chance = random.Random(number)
        world.seed(number)
        seen, _ = world.reset()
        for _ in range(decisions):
            seen, _ = world.reset() if world.is_over() else world.step(chance.choice(list(seen["legal_actions"])))
        return decisions

    return a_second(play)


def agents_play(make: Callable[[], Any], decisions: int) -> Rate:
    """An AEC environment of PettingZoo, stepped as its documentation says."""
    world = make()

    def play(number: int) -> int:
        chance, made = np.random.default_rng(number), 0
        while made < decisions:
            world.reset(seed=number + made)
            for _ in world.agent_iter():
                seen, _, terminated, truncated, _ = world.last()
                over = terminated or truncated
                world.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                made += not over
        return made

    return a_second(play)


# Many games from Python


def batched(name: str, steps: int, threads: int = 1, clock: Callable[[], float] = time.process_time) -> Rate:
    batch, chance = madang.batch(name, size=GAMES_AT_ONCE, seed=1, threads=threads), np.random.default_rng(1)

    def rate(number: int) -> float:
        stepped = 0.0
        for _ in range(steps):
            actions = random_actions(batch, chance)
            began = clock()
            batch.step(actions)
            stepped += clock() - began
        return steps * GAMES_AT_ONCE / stepped

    return rate


def gain_of_two(name: str, steps: int) -> Rate:
    """How many times as fast two threads are as one, in real time."""
    one, two = (batched(name, steps, threads, time.perf_counter) for threads in (1, 2))
    return lambda number: two(number) / one(number)


def pgx_batched(pgx: Any, steps: int) -> dict[str, Rate]:
    import jax
    from pgx.experimental.wrappers import auto_reset

    world = pgx.make("leduc_holdem")
    reset, step = jax.jit(jax.vmap(world.init)), jax.jit(jax.vmap(auto_reset(world.step, world.init)))

    def rate(number: int) -> float:
        chance, stepped = np.random.default_rng(number), 0.0
        keys = jax.random.split(jax.random.PRNGKey(number), GAMES_AT_ONCE)
        state = reset(keys)
        for _ in range(steps):
            legal = np.asarray(state.legal_action_mask)
            actions = (chance.random(legal.shape) * legal).argmax(axis=1)
            began = time.process_time()
            state = step(state, actions, keys)
            state.rewards.block_until_ready()
            stepped += time.process_time() - began
        return steps * GAMES_AT_ONCE / stepped

    rate(0)  # compiles
    return {"pgx leduc_holdem": rate}


def envpool_batched(envpool: Any, steps: int) -> dict[str, Rate]:
    world = envpool.make_gymnasium("LeducHoldem-v1", num_envs=GAMES_AT_ONCE, num_threads=1)
    _, told = world.reset()
    masks = [told["legal_action_mask"]]

    def rate(number: int) -> float:
        chance, stepped = np.random.default_rng(number), 0.0
        for _ in range(steps):
            actions = (chance.random(masks[0].shape) * masks[0]).argmax(axis=1).astype(np.int32)
            began = time.process_time()
            masks[0] = world.step(actions)[-1]["legal_action_mask"]
            stepped += time.process_time() - began
        return steps * GAMES_AT_ONCE / stepped

    return {"EnvPool LeducHoldem": rate}


# Thinking about what is hidden


def known_worlds(name: str, times: int, redeal: bool) -> Rate:
    batch, rng = madang.batch(name, size=16, seed=1), generator(1)
    chance, core = np.random.default_rng(1), compiled(find_game(name))
    for _ in range(10):
        batch.step(random_actions(batch, chance))

    def play(number: int) -> int:
        for turn in range(times):
            at = turn % len(batch)
            states = batch.states[at : at + 1]
            if redeal:
                known_to(core, states, int(batch.seats[at]), rng)
            else:
                np.frombuffer(bytearray(states.tobytes()), states.dtype)
        return times

    return a_second(play)


def spiel_worlds(pyspiel: Any, name: str, times: int, redeal: bool) -> Rate:
    game, chance = pyspiel.load_game(name), random.Random(1)
    states = []
    while len(states) < 16:
        state = game.new_initial_state()
        while not state.is_terminal() and (state.is_chance_node() or chance.random() < 0.8):
            state.apply_action(chance.choice(state.legal_actions()))
        states += [] if state.is_terminal() else [state]
    if redeal:
        states[0].resample_from_infostate(states[0].current_player(), chance.random)

    def play(number: int) -> int:
        for turn in range(times):
            state = states[turn % len(states)]
            state.resample_from_infostate(state.current_player(), chance.random) if redeal else state.clone()
        return times

    return a_second(play)


# On a GPU


def on_gpu(name: str, games: int) -> Rate:
    madang_cuda.simulate(name, games=games, seed=0)  # compiles
    return lambda number: madang_cuda.simulate(name, games=games, seed=number).decisions_per_second


def on_processor(name: str, games: int) -> Rate:
    return lambda number: madang.simulate(name, games=games, seed=number).decisions_per_second


def first_legal(masks: Any, actions: Any) -> None:
    """A kernel: the first legal action of each game."""
    game = cuda.grid(1)
    if game < len(actions):
        action = 0
        while masks[game, action] == 0:
            action += 1
        actions[game] = action


def stepped_on_gpu(name: str, games: int, steps: int) -> Rate:
    batch, choose = madang_cuda.batch(name, size=games, seed=1), device().jit(first_legal)
    actions = device().to_device(np.zeros(games, np.int64))

    def rate(number: int) -> float:
        batch.wait()
        began = time.perf_counter()
        for _ in range(steps):
            launch(choose, games, batch.masks, actions)
            batch.step(actions)
        batch.wait()
        return steps * games / (time.perf_counter() - began)

    rate(0)  # compiles
    return rate


def stepped_on_processor(name: str, games: int, steps: int) -> Rate:
    """The same games on all cores; choosing, which NumPy does on one, does not count."""
    batch = madang.batch(name, size=games, seed=1, threads=None)

    def rate(number: int) -> float:
        stepped = 0.0
        for _ in range(steps):
            actions = batch.masks.argmax(axis=1)
            began = time.perf_counter()
            batch.step(actions)
            stepped += time.perf_counter() - began
        return steps * games / stepped

    return rate


# Starting


def start(number: int) -> float:
    """Starts a second, in real time, from a warm cache."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", START], check=True)
    return 1 / (time.perf_counter() - began)


# All sections

TITLES = {name: find_game(name).title for name in NAMES}


@dataclass
class Bench:
    """What is measured, a method for each group of sections; `part` is 10 for a tenth of the work."""

    part: int
    library: Library

    def random(self) -> Iterator[Section]:
        decisions = 2_000_000 // self.part
        yield Section(
            "Random games inside compiled code",
            "decisions/s",
            "at least as fast as C++",
            {TITLES[name]: own_rate(name, max(find_game(name).players), decisions) for name in NAMES},
            self.library.peers("pyspiel", lambda _: {named(name): peer_rate(name, decisions) for name in ROLLED_OUT}),
        )

    def single(self) -> Iterator[Section]:
        steps = self.steps_of_one
        yield Section(
            "One game from Python, with observation (madang.envs.playing)",
            "decisions/s",
            "2 × OpenSpiel",
            {TITLES[name]: single_steps(name, steps) for name in NAMES},
            self.library.peers(
                "pyspiel", lambda spiel: {named(name): spiel_steps(spiel, name, steps) for name in STEPPED}
            )
            | self.library.peers(
                "rlcard", lambda rlcard: {f"RLCard {name}": rlcard_steps(rlcard, name, steps // 4) for name in RLCARD}
            ),
        )

    def pettingzoo(self) -> Iterator[Section]:
        steps = self.steps_of_one // 4
        yield Section(
            "One game behind PettingZoo",
            "decisions/s",
            "5 × texas_holdem",
            {TITLES[name]: agents_play(lambda name=name: env(name), steps) for name in NAMES},
            self.library.peers(
                "pettingzoo.classic.texas_holdem_v4",
                lambda world: {"PettingZoo texas_holdem": agents_play(world.env, steps)},
            ),
        )

    def batch(self) -> Iterator[Section]:
        yield Section(
            f"{GAMES_AT_ONCE:,} games from Python, with observations and masks",
            "decisions/s",
            "5 M (Gosu X 1 M)",
            {TITLES[name]: batched(name, self.steps_of_many) for name in NAMES},
            self.library.peers("pgx", lambda pgx: pgx_batched(pgx, self.steps_of_many // 4))
            | self.library.peers("envpool", lambda envpool: envpool_batched(envpool, self.steps_of_many // 4)),
        )
        yield Section(
            "The same with two threads, in real time",
            "× one thread",
            "1.8",
            {TITLES[name]: gain_of_two(name, self.steps_of_many) for name in NAMES},
        )

    def worlds(self) -> Iterator[Section]:
        times = self.steps_of_one
        for what, redeal in (("A sample of what is hidden, from Python", True), ("A copy, from Python", False)):
            yield Section(
                what,
                "a second",
                "",
                {TITLES[name]: known_worlds(name, times, redeal) for name in NAMES},
                self.library.peers(
                    "pyspiel",
                    lambda spiel, redeal=redeal: {
                        named(name): spiel_worlds(spiel, name, times // 4, redeal) for name in RESAMPLED
                    },
                ),
            )

    def start(self) -> Iterator[Section]:
        yield Section("Start: import, deal, first move, batch", "starts a second", "1", {"Koryŏ": start})

    def gpu(self) -> Iterator[Section]:
        """For each game, if there is a GPU; else the reason is kept."""
        try:
            device()
        except madang.Refused as refusal:
            self.library.absent["GPU"] = str(refusal)
            return
        played, stepped, steps = 2**20 // self.part, GAMES_ON_GPU // self.part, self.steps_of_many
        for name in NAMES:
            yield Section(
                f"Random games of {TITLES[name]} on the GPU, in real time",
                "decisions/s",
                WISHED_ON_GPU.get(name, ""),
                {f"{TITLES[name]}, GPU": on_gpu(name, played)},
                {f"{TITLES[name]}, all cores": on_processor(name, played)},
            )
            yield Section(
                f"{stepped:,} games of {TITLES[name]} on the GPU, with observations and masks, in real time",
                "decisions/s",
                "",
                {f"{TITLES[name]}, GPU": stepped_on_gpu(name, stepped, steps)},
                {f"{TITLES[name]}, all cores": stepped_on_processor(name, stepped, steps // 4)},
            )

    @property
    def steps_of_one(self) -> int:
        return 20_000 // self.part

    @property
    def steps_of_many(self) -> int:
        return 400 // self.part

    def sections(self, groups: Iterable[str]) -> Iterator[Section]:
        for group in groups:
            yield from getattr(self, group)()


GROUPS = ("random", "single", "pettingzoo", "batch", "worlds", "start", "gpu")


def measured(section: Section, rounds: int) -> Table:
    contestants = section.ours | section.peers
    found: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(rounds):
        for name, rate in contestants.items():
            found[name].append(rate(number))
    table = Table(box=SIMPLE_HEAD, title=section.title, title_justify="left", caption_justify="left")
    if section.wish:
        table.caption = f"Wished for: {section.wish}"
    table.add_column("")
    table.add_column(section.unit, justify="right")
    for peer in section.peers:
        table.add_column(f"× {peer}", justify="right")
    for name in contestants:
        ratios = [
            f"{statistics.median(a / b for a, b in zip(found[name], found[peer], strict=True)):.2f}"
            for peer in section.peers
        ]
        table.add_row(name, f"{statistics.median(found[name]):,.3g}", *(ratios if name in section.ours else []))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures Madang beside other libraries, on one core.")
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, for trying out")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--only", nargs="+", choices=GROUPS, default=GROUPS, metavar="GROUP", help=", ".join(GROUPS))
    arguments = parser.parse_args()
    for name in NAMES:
        for _ in warm(find_game(name)):
            pass
    library, console = Library(), Console(width=max(120, Console().width))
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start")
    for section in Bench(10 if arguments.quick else 1, library).sections(arguments.only):
        console.print(measured(section, arguments.rounds))
    for module, reason in library.absent.items():
        console.print(f"Not measured: {module} ({reason})", markup=False)


if __name__ == "__main__":
    main()
