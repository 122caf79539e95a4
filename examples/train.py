"""Trains the network of a game by self-play (PPO), distils it into the small one that Madang ships, and measures it.

    pip install -e '.[train]'
    python examples/train.py --game koryo --minutes 10 --out trained

Several games train side by side, one process each. docs/training.md explains the recipe and how to read the curve.
Needs NumPy, Numba and PyTorch; with a GPU minutes are enough, without one it is slow but the same.
"""

from __future__ import annotations

import argparse
import copy
import importlib.util
import json
import math
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import madang
from madang import cuda
from madang.bots.network import Features, network, pack
from madang.engine.batch import Batch
from madang.engine.game import Game
from madang.envs.torch import tensors
from madang.games import NAMES
from madang.games import game as game_of

ILLEGAL = -1e9
CONFIDENCE = 1.96
GREEDY = "greedy"


@dataclass(frozen=True)
class Recipe:
    """The numbers of a run; docs/training.md says what each is for."""

    games: int = 16_384
    window: int = 64
    epochs: int = 2
    minibatch: int = 32_768
    units: tuple[int, ...] = (512, 512, 256)
    small_units: tuple[int, ...] = (256, 128)
    learning_rate: tuple[float, float] = (1e-3, 1e-4)
    entropy: tuple[float, float] = (0.01, 0.002)
    clip: float = 0.2
    trace: float = 0.95
    value_loss: float = 0.5
    largest_gradient: float = 0.5
    margin_weight: float = 0.1
    margin_scale: float = 10.0
    snapshots: int = 24
    against_snapshots: float = 0.2
    snapshot_seconds: float = 15.0
    sampled_steps: int = 150
    least_met: int = 8
    evaluated_games: int = 1024
    final_games: int = 4096
    evaluate_seconds: float = 60.0
    options: tuple[dict[str, Any], ...] = ({},)
    """Options of the games learned from, mixed."""
    measured_options: tuple[dict[str, Any], ...] = ({},)


OWN: dict[str, dict[str, Any]] = {
    "chronicle": {
        "margin_scale": 5.0,
        "options": (
            *[{}] * 5,
            {"two_histories": True},
            {"play_on": True},
            {"two_histories": True, "play_on": True},
        ),
    },
    "gosux": {
        "margin_scale": 2.0,
        "margin_weight": 0.0,
        "small_units": (192, 128),
        "options": ({"draft": "full"}, {"draft": "random"}),
        "measured_options": ({"draft": "full"}, {"draft": "random"}),
    },
}
"""What a game has otherwise."""
QUICK = {
    "games": 512,
    "window": 32,
    "minibatch": 4096,
    "units": (128, 64),
    "small_units": (64, 32),
    "sampled_steps": 40,
    "evaluated_games": 120,
    "final_games": 240,
    "evaluate_seconds": 30.0,
}
"""A small run, to see that everything works."""


# The network


class Net(nn.Module):
    """A policy over actions relative to the acting seat, the share of the win each seat may expect, and the margin."""

    def __init__(self, game: Game, features: Features, units: tuple[int, ...]):
        super().__init__()
        self.actions, self.seats = len(game.actions), game.seats
        reading = {
            "row_of": torch.from_numpy(features.row_of.astype(np.int64).ravel()),
            "numbers": torch.from_numpy(features.numbers)[:, None],
            "index_of": torch.from_numpy(features.index_of.astype(np.int64)).clamp(min=0),
            "offsets": torch.arange(len(features.common)) * 256 + 128,
        }
        for name, part in reading.items():
            self.register_buffer(name, part, persistent=False)
        self.rows = nn.Parameter(torch.empty(len(features.numbers), units[0]))
        self.slopes = nn.Parameter(torch.empty(len(features.common), units[0]))
        self.first_bias = nn.Parameter(torch.zeros(units[0]))
        nn.init.orthogonal_(self.rows, math.sqrt(2))
        nn.init.orthogonal_(self.slopes, math.sqrt(2))
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(units))
        self.head = nn.Linear(units[-1], self.actions + self.seats + 1)
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, math.sqrt(2))
            nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.head.weight, 1.0)
        nn.init.zeros_(self.head.bias)
        with torch.no_grad():
            self.head.weight *= 0.01

    def table(self) -> Tensor:
        """The first layer row by row: what a value adds by itself and in proportion to its size. Row 0 adds nothing."""
        table = self.rows + self.numbers * self.slopes[self.index_of]
        return torch.cat([torch.zeros_like(table[:1]), table[1:]])

    def forward(self, observations: Tensor, masks: Tensor, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the actions and of the shares, what cannot be being very small, and the margin."""
        taken = self.row_of[observations.long() + self.offsets]
        kind = torch.bfloat16 if observations.is_cuda else torch.float32
        marked = torch.zeros(len(observations), len(self.rows), dtype=kind, device=observations.device)
        marked.scatter_(1, taken, 1.0)
        with torch.autocast("cuda", torch.bfloat16, enabled=observations.is_cuda):
            hidden = torch.relu(functional.linear(marked, self.table().T, self.first_bias))
            for layer in self.layers:
                hidden = torch.relu(layer(hidden))
            out = self.head(hidden)
        out = out.float()
        policy, shares, margin = out.split([self.actions, self.seats, 1], 1)
        absent = torch.arange(self.seats, device=out.device) >= players[:, None]
        return policy.masked_fill(masks == 0, ILLEGAL), shares.masked_fill(absent, ILLEGAL), margin.squeeze(1)

    def values(self, shares: Tensor, margin: Tensor) -> Tensor:
        """Shares and margin as one row."""
        return torch.cat([shares.softmax(1), margin[:, None]], 1)


def shipped(game: Game) -> tuple[Features, Net]:
    """The network that comes with Madang, as one that can learn; its rows need no slopes."""
    common, row_of, rows, scales, first_bias, second, second_bias, head, head_bias = network(game).weights
    index_of = np.full(len(rows), -1, np.int16)
    for index, taken in enumerate(row_of):
        index_of[taken[taken > 0]] = index
    features = Features(common, row_of, np.zeros(len(rows), np.float32), index_of)
    net = Net(game, features, second.shape)
    weights = {
        "rows": rows * scales[:, None],
        "slopes": np.zeros((len(common), len(second))),
        "first_bias": first_bias,
        "layers.0.weight": second.T,
        "layers.0.bias": second_bias,
        "head.weight": head.T,
        "head.bias": head_bias,
    }
    net.load_state_dict({name: torch.from_numpy(part.astype(np.float32)) for name, part in weights.items()})
    return features, net


def packed(game: Game, features: Features, net: Net, training: dict[str, Any]) -> bytes:
    """The file of a small network, as `madang.bots.network` reads it."""
    second, head = net.layers[0], net.head
    dense = {
        "first_bias": net.first_bias,
        "second": second.weight.T,
        "second_bias": second.bias,
        "head": head.weight.T,
        "head_bias": head.bias,
    }
    plain = {name: part.detach().float().cpu().numpy() for name, part in dense.items()}
    return pack(game, features, net.table().detach().float().cpu().numpy(), plain, training)


def features_of(game: Game, recipe: Recipe, threads: int) -> Features:
    """What every index of the observation takes in play: random games, and random players among greedy ones."""
    counts = np.zeros((game.observation_size, 256), np.int64)
    offsets = np.arange(game.observation_size) * 256 + 128
    chance = np.random.default_rng(0)
    tables: list[tuple[int, Any]] = [(players, None) for players in game.players]
    tables += [(players, alone_among(GREEDY, players)) for players in game.players]
    for players, bots in tables:
        batch = madang.batch(game.name, players, 512, 0, list(recipe.options), threads, relative=True, bots=bots)
        for _ in range(recipe.sampled_steps):
            batch.step((chance.random(batch.masks.shape, np.float32) * batch.masks).argmax(1))
            met = (batch.observations.astype(np.int64) + offsets).ravel()
            counts += np.bincount(met, minlength=counts.size).reshape(counts.shape)
    return Features.from_counts(counts, recipe.least_met)


def alone_among(bot: str, players: int) -> list[dict[int, str]]:
    """Seats for a batch: in each game another seat is left free, the others are bots."""
    return [{seat: bot for seat in range(players) if seat != free} for free in range(players)]


# Playing


def side_by_side(
    game: Game, players: list[int], size: int, seed: int, options: list[Any], threads: int, device: torch.device
) -> Batch:
    """Games that are stepped where the network is: on a GPU, so that nothing of them ever leaves it, if numba-cuda is
    there; else on the processor."""
    if device.type == "cuda" and importlib.util.find_spec("numba_cuda"):
        return cuda.batch(game.name, players, size, seed, options, relative=True)
    return madang.batch(game.name, players, size, seed, options, threads, relative=True)


class Tables:
    """Games side by side whose decisions are written down, a window at a time. In those from `first_against` on, one
    seat is the learner's and the others an opponent's."""

    def __init__(
        self, game: Game, recipe: Recipe, size: int, against: float, seed: int, threads: int, device: torch.device
    ):
        self.recipe, self.size, self.device = recipe, size, device
        mixed = [(players, options) for options in recipe.options for players in game.players]
        numbers, options = map(list, zip(*mixed, strict=True))
        self.batch = side_by_side(game, numbers, size, seed, options, threads, device)
        self.shown = tensors(self.batch)
        self.players = self.shown["players"].to(device)
        self.first_against = size - int(size * against)
        place = torch.arange(size, device=device)
        self.learners = torch.where(place >= self.first_against, place // len(mixed) % self.players, -1)

        def room(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(recipe.window, size, *shape, dtype=kind, device=device)

        self.observations = room(game.observation_size, kind=torch.int8)
        self.masks = room(len(game.actions), kind=torch.int8)
        self.seats = room(kind=torch.int64)
        self.actions = room(kind=torch.int64)
        self.likelihoods = room(kind=torch.float32)
        self.values = room(game.seats + 1, kind=torch.float32)
        self.ended: list[tuple[Tensor, Tensor]] = []

    @torch.no_grad()
    def decide(self, step: int, net: Net, opponent: Net | None, sharp: bool) -> None:
        """Chooses in every game and starts the step. A sharp opponent plays its best move, else it draws."""
        for kept, name in ((self.observations, "observations"), (self.masks, "masks"), (self.seats, "seats")):
            kept[step].copy_(self.shown[name], non_blocking=True)
        policy, shares, margin = net(self.observations[step], self.masks[step], self.players)
        likely = policy.log_softmax(1)
        actions = drawn(likely)
        if opponent is not None and self.first_against < self.size:
            part = slice(self.first_against, self.size)
            theirs, _, _ = opponent(self.observations[step, part], self.masks[step, part], self.players[part])
            other = theirs.argmax(1) if sharp else drawn(theirs.log_softmax(1))
            own = self.seats[step, part] == self.learners[part]
            actions[part] = torch.where(own, actions[part], other)
        self.actions[step] = actions
        self.likelihoods[step] = likely.gather(1, actions[:, None]).squeeze(1)
        self.values[step] = net.values(shares, margin)
        on_gpu = self.shown["masks"].is_cuda
        self.batch.start_step(actions if on_gpu else actions.cpu().numpy())

    def note(self) -> None:
        """Waits for the step and writes down which games it ended, and how for each of their seats."""
        self.batch.wait()
        places = self.shown["finished"].nonzero().squeeze(1)
        shares, scores = (self.shown[name][places].to(self.device) for name in ("shares", "scores"))
        places = places.to(self.device)
        self.ended.append((places, outcomes(shares, scores, self.players[places], self.recipe)))

    @torch.no_grad()
    def advantages(self) -> tuple[Tensor, Tensor]:
        """How much better each decision turned out than expected, as shares and margin of its seat, along that seat's
        own decisions (generalised advantage estimation); and which decisions can be learned from. The end of a game
        closes the chains of all its seats; a seat's last decision in a window only says what was expected."""
        window, size, numbers = self.values.shape
        seats = numbers - 1
        ahead = torch.zeros(size, seats, numbers, device=self.device)
        carried = torch.zeros_like(ahead)
        known = torch.zeros(size, seats, dtype=torch.bool, device=self.device)
        everyone = torch.arange(size, device=self.device)
        found = torch.zeros_like(self.values)
        used = torch.zeros(window, size, dtype=torch.bool, device=self.device)
        for step in reversed(range(window)):
            places, results = self.ended[step]
            ahead[places] = results
            carried[places] = 0
            known[places] = True
            seat = self.seats[step]
            at_hand = known[everyone, seat]
            advantage = ahead[everyone, seat] - self.values[step] + self.recipe.trace * carried[everyone, seat]
            advantage *= at_hand[:, None]
            found[step] = advantage
            used[step] = at_hand
            ahead[everyone, seat] = self.values[step]
            carried[everyone, seat] = advantage
            known[everyone, seat] = True
        used &= (self.learners == -1) | (self.learners == self.seats)
        return found, used


def drawn(likely: Tensor) -> Tensor:
    """One action a row, by its probability."""
    return (likely.exp() / torch.empty_like(likely).exponential_().clamp_(min=1e-20)).argmax(1)


def outcomes(shares: Tensor, scores: Tensor, players: Tensor, recipe: Recipe) -> Tensor:
    """Shares and margin of games that have ended as each seat sees them: [game, seat, number]."""
    seats = torch.arange(shares.shape[1], device=shares.device)
    present = seats < players[:, None]
    others = (seats[:, None] + seats) % players[:, None, None]
    turned = shares[:, None].expand(-1, len(seats), -1).gather(2, others) * present[:, None]
    rival = present[:, None] & (seats[:, None] != seats)
    best = torch.where(rival, scores[:, None], -(1 << 40)).amax(2)
    margins = torch.tanh((scores - best) / recipe.margin_scale)
    return torch.cat([turned, margins[..., None]], 2)


def play_window(halves: list[Tables], net: Net, opponent: Net | None, sharp: bool = False) -> int:
    """A window of decisions in all games: while the processor steps one half, the network serves the other. On a GPU
    both take turns."""
    for half in halves:
        half.ended = []
    for step in range(halves[0].recipe.window):
        for half in halves:
            if step > 0:
                half.note()
            half.decide(step, net, opponent, sharp)
    for half in halves:
        half.note()
    return sum(half.size * half.recipe.window for half in halves)


# Measuring


@dataclass(frozen=True)
class Share:
    """The part of the wins one seat had, with half its interval of 95 %."""

    mean: float
    error: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} ± {100 * self.error:.1f} %"


@torch.no_grad()
def measure(
    game: Game,
    players: int,
    options: dict[str, Any],
    net: Net,
    other: Net | str,
    games: int,
    threads: int,
    device: torch.device,
) -> Share:
    """What one seat with the network wins against a table of the other, both taking their best moves. Every game is
    played to its end, and in each another seat is the network's."""
    bots = alone_among(other, players) if isinstance(other, str) else None
    batch = madang.batch(game.name, players, games, 1, options, threads, relative=True, bots=bots, once=True)
    own = torch.arange(games, device=device) % players
    seated = torch.full((games,), players, device=device)
    while not batch.over:
        observations = torch.from_numpy(batch.observations).to(device)
        masks = torch.from_numpy(batch.masks).to(device)
        actions = net(observations, masks, seated)[0].argmax(1)
        if not isinstance(other, str):
            theirs = other(observations, masks, seated)[0].argmax(1)
            actions = torch.where(torch.from_numpy(batch.seats).to(device) == own, actions, theirs)
        batch.step(actions.cpu().numpy())
    won = batch.shares[np.arange(games), own.cpu().numpy()]
    return Share(float(won.mean()), float(CONFIDENCE * won.std() / math.sqrt(games)), games)


class Log:
    """The curve: a line for people on the screen, one of JSON in the file."""

    def __init__(self, file: Path, game: Game):
        self.file, self.game, self.began = file, game, time.perf_counter()

    def write(self, what: str, words: str = "", **numbers: Any) -> None:
        seconds = time.perf_counter() - self.began
        print(f"{self.game.name:9} {seconds:6.1f} s  {what:9} {words}", flush=True)
        with self.file.open("a") as file:
            file.write(
                json.dumps({"game": self.game.name, "seconds": round(seconds, 1), "what": what, **numbers}) + "\n"
            )

    def measured(self, what: str, words: str, shares: dict[str, Share], **numbers: Any) -> None:
        told = ", ".join(f"{table} {share}" for table, share in shares.items())
        plain = {table: asdict(share) for table, share in shares.items()}
        self.write(what, f"{words} {told}", shares=plain, **numbers)


# Learning


class Training:
    """One game: its networks, its games side by side, and what is left of the time."""

    def __init__(self, chosen: argparse.Namespace, name: str):
        self.began = time.perf_counter()
        self.game = game_of(name)
        self.recipe = replace(Recipe(), **OWN.get(name, {}))
        if chosen.quick:
            self.recipe = replace(self.recipe, **QUICK)
        given = {"games": chosen.games, "minibatch": chosen.minibatch}
        self.recipe = replace(self.recipe, **{name: number for name, number in given.items() if number})
        self.chosen = chosen
        self.device = torch.device(chosen.device)
        self.threads = chosen.threads
        self.folder = Path(chosen.out)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.log = Log(self.folder / f"{name}.jsonl", self.game)
        self.decisions, self.learned_seconds = 0, 0.0
        torch.manual_seed(chosen.seed)
        torch.set_num_threads(max(1, self.threads))
        torch.backends.cuda.matmul.allow_tf32 = True
        torch.backends.cudnn.allow_tf32 = True
        earlier = Path(chosen.resume) / f"{name}.pt" if chosen.resume else None
        state = torch.load(earlier, map_location="cpu", weights_only=True) if earlier and earlier.exists() else None
        self.small: Net | None = None
        if chosen.exploit:
            self.features, net = shipped(self.game)
            self.small = net.to(self.device)
            self.net = copy.deepcopy(self.small)
        else:
            if state:
                self.features = Features(*(part.numpy() for part in state["features"]))
            else:
                self.features = features_of(self.game, self.recipe, self.threads)
            self.net = self.new_net(self.recipe.units)
            packed(self.game, self.features, self.new_net(self.recipe.small_units), {})  # fail now, not at the end
        if state:
            self.decisions, self.learned_seconds = state["decisions"], state["learned_seconds"]
            self.net.load_state_dict(state["net"])
        rows = len(self.features.numbers)
        self.log.write(
            "begins",
            f"{self.game.rules_version}, {rows} rows, {self.device}, {self.threads} threads, {machine()}",
            rules_version=self.game.rules_version,
            observation_version=self.game.observation_version,
            rows=rows,
            recipe=asdict(self.recipe),
            machine=machine(),
            seed=chosen.seed,
        )

    def new_net(self, units: tuple[int, ...]) -> Net:
        return Net(self.game, self.features, units).to(self.device)

    def run(self) -> None:
        """All parts, in the time there is: learning gets what the others leave."""
        chosen = self.chosen
        if chosen.exploit:
            self.exploit(self.began + 60 * (chosen.minutes - chosen.measure))
        else:
            self.learn(self.began + 60 * (chosen.minutes - chosen.distil - chosen.measure))
            if chosen.distil > 0:
                self.distil(time.perf_counter() + 60 * chosen.distil)
                self.save()
            self.finish()
        self.log.write("done")

    def tables(self, against: float, seed: int) -> list[Tables]:
        size = self.recipe.games // 2
        return [
            Tables(self.game, self.recipe, size, against, 1000 * seed + number, self.threads, self.device)
            for number in range(2)
        ]

    def learn(self, until: float) -> None:
        """Self-play, a part of it against earlier networks."""
        snapshots: list[dict[str, Tensor]] = []
        opponent = copy.deepcopy(self.net)
        next_snapshot = 0.0

        def earlier_network() -> Net:
            nonlocal next_snapshot
            if (now := time.perf_counter()) >= next_snapshot:
                snapshots.append({name: part.clone() for name, part in self.net.state_dict().items()})
                if len(snapshots) > self.recipe.snapshots:
                    del snapshots[int(torch.randint(len(snapshots) - 1, ()))]
                next_snapshot = now + self.recipe.snapshot_seconds
            opponent.load_state_dict(snapshots[int(torch.randint(len(snapshots), ()))])
            return opponent

        self.play_and_learn(until, self.recipe.against_snapshots, earlier_network, False, "learning", GREEDY)

    def exploit(self, until: float) -> None:
        """Learns against the finished network only, beginning as its equal: what it wins says how far that is from
        unbeatable."""
        shipped_one = self.small
        assert shipped_one is not None
        self.play_and_learn(until, 1.0, lambda: shipped_one, True, "exploiting", shipped_one)
        self.compare("exploiter", self.net, shipped_one, self.recipe.final_games)

    def play_and_learn(
        self, until: float, against: float, opponent: Callable[[], Net], sharp: bool, what: str, rival: Net | str
    ) -> None:
        """Windows of play, each learned from: in a part of the games against an opponent. Now and then it is told what
        one seat wins against a table of the rival."""
        began, spent_before = time.perf_counter(), self.learned_seconds
        planned = 60 * self.chosen.plan if self.chosen.plan else spent_before + until - began
        if until <= began:
            return
        halves = self.tables(against, self.chosen.seed + 1 + int(spent_before))
        ppo = Ppo(self.net, self.recipe, self.device)
        next_measure = next_save = 0.0
        while (now := time.perf_counter()) < until:
            self.decisions += play_window(halves, self.net, opponent(), sharp)
            progress = min(1.0, (spent_before + time.perf_counter() - began) / planned)
            told = ppo.learn(halves, progress)
            self.learned_seconds = spent_before + time.perf_counter() - began
            if now >= next_measure:
                self.compare(what, self.net, rival, self.recipe.evaluated_games, **told)
                next_measure = time.perf_counter() + self.recipe.evaluate_seconds
            if now >= next_save:
                self.save()
                next_save = time.perf_counter() + 60
        self.save()

    def distil(self, until: float) -> None:
        """A small network learns to judge as the large one does, from games of both."""
        small = self.small = self.new_net(self.recipe.small_units)
        halves = self.tables(0.5, self.chosen.seed + 2)
        optimiser = torch.optim.Adam(small.parameters(), 2e-3)
        began, next_told, seen = time.perf_counter(), 0.0, 0
        while (now := time.perf_counter()) < until:
            play_window(halves, self.net, small)
            rate = 2e-3 * (1 - (now - began) / (until - began)) + 2e-5
            for group in optimiser.param_groups:
                group["lr"] = rate
            losses = []
            for half in halves:
                for part in torch.randperm(half.recipe.window * half.size, device=self.device).split(
                    self.recipe.minibatch // 2
                ):
                    loss = self.imitate(half, part)
                    optimiser.zero_grad(set_to_none=True)
                    loss.backward()
                    nn.utils.clip_grad_norm_(small.parameters(), 1.0)
                    optimiser.step()
                    seen += len(part)
                    losses.append(loss.detach())
            if now >= next_told:
                loss = float(torch.stack(losses).mean())
                self.log.write("distils", f"{seen / 1e6:.1f} M decisions, loss {loss:.4f}", decisions=seen, loss=loss)
                next_told = now + 15

    def imitate(self, half: Tables, part: Tensor) -> Tensor:
        """How far the small network judges otherwise than the large one."""
        assert self.small is not None
        seen = half.observations.flatten(0, 1)[part]
        masks = half.masks.flatten(0, 1)[part]
        players = half.players.repeat(half.recipe.window)[part]
        with torch.no_grad():
            policy, shares, margin = self.net(seen, masks, players)
        own_policy, own_shares, own_margin = self.small(seen, masks, players)
        apart = functional.kl_div(
            own_policy.log_softmax(1), policy.log_softmax(1), log_target=True, reduction="batchmean"
        )
        apart_shares = functional.kl_div(
            own_shares.log_softmax(1), shares.log_softmax(1), log_target=True, reduction="batchmean"
        )
        return apart + apart_shares + functional.mse_loss(own_margin, margin)

    def finish(self) -> None:
        """The last measurements, and the file that Madang ships."""
        games = self.recipe.final_games
        if self.small is not None:
            self.ship(self.small, {})
        large = self.compare("large", self.net, GREEDY, games // 2)
        if self.small is None:
            return
        small = self.compare("small", self.small, GREEDY, games)
        between = self.compare("small/large", self.small, self.net, games)
        measured = {
            "large_against_greedy": {table: str(share) for table, share in large.items()},
            "against_greedy": {table: str(share) for table, share in small.items()},
            "against_large": {table: str(share) for table, share in between.items()},
        }
        self.ship(self.small, measured)

    def ship(self, small: Net, measured: dict[str, Any]) -> None:
        made = {"decisions": self.decisions, "seconds": round(self.learned_seconds), "machine": machine()}
        data = packed(self.game, self.features, small, {**made, **measured})
        (self.folder / f"{self.game.name}.npz").write_bytes(data)
        self.log.write("written", f"{self.game.name}.npz, {len(data):,} bytes", bytes=len(data))

    def compare(self, what: str, net: Net, other: Net | str, games: int, **numbers: float) -> dict[str, Share]:
        """Measures with every number of players, and tells it."""
        shares = {
            " ".join([f"{players} players", *map(str, options.values())]): measure(
                self.game, players, options, net, other, games, self.threads, self.device
            )
            for players in self.game.players
            for options in self.recipe.measured_options
        }
        words = f"{self.decisions / 1e6:6.1f} M decisions"
        words += "".join(f", {name.replace('_', ' ')} {number:.3g}" for name, number in numbers.items())
        self.log.measured(what, words + ":", shares, decisions=self.decisions, **numbers)
        return shares

    def save(self) -> None:
        """The large network, to go on from with --resume; in halves, which costs it nothing that can be measured."""
        state = {
            "features": [
                torch.from_numpy(part)
                for part in (
                    self.features.common,
                    self.features.row_of,
                    self.features.numbers,
                    self.features.index_of,
                )
            ],
            "net": {
                name: part.half() if part.is_floating_point() else part for name, part in self.net.state_dict().items()
            },
            "decisions": self.decisions,
            "learned_seconds": self.learned_seconds,
        }
        file = self.folder / f"{self.game.name}.pt"
        torch.save(state, file.with_suffix(".new"))
        file.with_suffix(".new").replace(file)


class Ppo:
    """Proximal policy optimisation of one network."""

    def __init__(self, net: Net, recipe: Recipe, device: torch.device):
        self.net, self.recipe = net, recipe
        self.optimiser = torch.optim.Adam(
            net.parameters(), recipe.learning_rate[0], eps=1e-5, fused=device.type == "cuda"
        )

    def learn(self, halves: list[Tables], progress: float) -> dict[str, float]:
        """Learns from a window; returns what may be told of it."""
        recipe = self.recipe
        for group in self.optimiser.param_groups:
            group["lr"] = between(recipe.learning_rate, progress)
        bonus = between(recipe.entropy, progress)
        found = [half.advantages() for half in halves]
        rewards = []
        for half, (advantages, _) in zip(halves, found, strict=True):
            worth = half.players / (half.players - 1)
            rewards.append(worth * advantages[..., 0] + recipe.margin_weight * advantages[..., -1])
        learned = torch.cat([reward[used] for reward, (_, used) in zip(rewards, found, strict=True)])
        mean, spread = learned.mean(), learned.std() + 1e-8
        told: list[Tensor] = []
        for _ in range(recipe.epochs):
            for half, reward, (advantages, used) in zip(halves, rewards, found, strict=True):
                flat = Flat(half, (reward - mean) / spread, half.values + advantages)
                chosen = used.flatten().nonzero().squeeze(1)
                chosen = chosen[torch.randperm(len(chosen), device=chosen.device)]
                for part in chosen.split(recipe.minibatch):
                    told.append(self.step(flat, part, bonus))
        entropy, apart, clipped, value = torch.stack(told).mean(0).tolist()
        return {"entropy": entropy, "divergence": apart, "clipped": clipped, "value_loss": value}

    def step(self, flat: Flat, part: Tensor, bonus: float) -> Tensor:
        recipe = self.recipe
        policy, shares, margin = self.net(flat.observations[part], flat.masks[part], flat.players[part])
        likely = policy.log_softmax(1)
        change = likely.gather(1, flat.actions[part][:, None]).squeeze(1) - flat.likelihoods[part]
        ratio = change.exp()
        advantage = flat.advantages[part]
        limited = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        gain = torch.min(ratio * advantage, limited * advantage).mean()
        entropy = -(likely.exp() * likely).sum(1).mean()
        target = flat.targets[part]
        value = -(target[:, :-1] * shares.log_softmax(1)).sum(1).mean()
        value = value + functional.mse_loss(margin, target[:, -1])
        loss = -gain + recipe.value_loss * value - bonus * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), recipe.largest_gradient)
        self.optimiser.step()
        clipped = (limited != ratio).float().mean()
        return torch.stack([entropy, (ratio - 1 - change).mean(), clipped, value]).detach()


class Flat:
    """The decisions of a window in a row."""

    def __init__(self, half: Tables, advantages: Tensor, targets: Tensor):
        self.observations = half.observations.flatten(0, 1)
        self.masks = half.masks.flatten(0, 1)
        self.players = half.players.repeat(half.recipe.window)
        self.actions = half.actions.flatten()
        self.likelihoods = half.likelihoods.flatten()
        self.advantages = advantages.flatten()
        self.targets = targets.flatten(0, 1)


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress


def machine() -> str:
    chip = torch.cuda.get_device_name() if torch.cuda.is_available() else platform.machine()
    return f"{chip}, {os.cpu_count()} cores, PyTorch {torch.__version__}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Trains the networks that Madang ships.")
    parser.add_argument("--game", nargs="+", choices=NAMES, default=list(NAMES), help="one or several, side by side")
    parser.add_argument("--minutes", type=float, default=10.0, help="for everything, compiling included")
    parser.add_argument("--distil", type=float, default=1.5, help="minutes of these for the small network, 0 for none")
    parser.add_argument("--exploit", action="store_true", help="learn only to beat the network that Madang ships")
    parser.add_argument("--measure", type=float, default=1.0, help="minutes of these kept for the last measurements")
    parser.add_argument("--plan", type=float, help="minutes of learning over all runs, where it is resumed later")
    parser.add_argument("--out", default="trained", help="folder for curves, checkpoints and networks")
    parser.add_argument("--resume", help="folder with checkpoints to go on from")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=int, help="for the games; all cores divided by the games unless given")
    parser.add_argument("--games", type=int, help="side by side; more of them, and larger minibatches, fill a GPU")
    parser.add_argument("--minibatch", type=int, help="decisions to a step of learning")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--quick", action="store_true", help="a small network and few games, to see that it works")
    chosen = parser.parse_args()
    chosen.threads = chosen.threads or max(1, (os.cpu_count() or 1) // len(chosen.game))
    if len(chosen.game) == 1:
        Training(chosen, chosen.game[0]).run()
        return 0
    started = [
        subprocess.Popen([sys.executable, __file__, *sys.argv[1:], "--threads", str(chosen.threads), "--game", name])
        for name in chosen.game
    ]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("The training was ended from outside."))
    try:
        return max(child.wait() for child in started)
    finally:
        for child in started:
            child.terminate()


if __name__ == "__main__":
    sys.exit(main())
