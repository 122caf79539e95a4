"""Trains the network of a game by self-play (PPO), distils it into the small one that Madang ships, and measures it.

    pip install -e '.[train]'
    python examples/train.py --game koryo --minutes 10 --out trained

Several games train side by side, one process each. docs/training.md explains the recipe and how to read the curve.
Needs NumPy, Numba and PyTorch; with a GPU minutes are enough, without one it is slow but the same.
"""

from __future__ import annotations

import argparse
import copy
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from itertools import count
from pathlib import Path
from typing import Any

try:
    import torch
except ImportError:
    sys.exit("Training needs PyTorch; install it with: pip install 'madang[train]'")
from torch import Tensor, nn
from torch.nn import functional

from madang.bots.network import Features, network
from madang.cluster import workers_asked
from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten
from madang.engine.spreading import Workers
from madang.games import NAMES
from madang.games import game as game_of
from training.checkpoints import check_purpose, checkpoint, purpose
from training.features import GREEDY, features_of
from training.learning import Ppo
from training.measuring import Log, Share, measure
from training.net import Net, packed, shipped
from training.playing import Tables, play_window
from training.recipe import OWN, QUICK, Recipe
from training.rollouts import play_window_on


class Training:
    """One game: its networks, its games side by side, and what is left of the time."""

    def __init__(self, chosen: argparse.Namespace, name: str, cluster: Workers | None):
        self.began = time.perf_counter()
        self.cluster = cluster
        self.game = game_of(name)
        self.recipe = recipe_of(chosen, name)
        self.chosen = chosen
        self.device = torch.device(chosen.device)
        self.threads = chosen.threads
        self.folder = Path(chosen.out)
        self.decisions, self.learned_seconds = 0, 0.0
        torch.manual_seed(chosen.seed)
        torch.set_num_threads(max(1, self.threads))
        torch.backends.cuda.matmul.allow_tf32 = True
        torch.backends.cudnn.allow_tf32 = True
        state = state_to_resume(chosen, self.game)
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
            try:
                self.net.load_state_dict(state["net"])
            except RuntimeError:  # an exploiter has the rows of the network that it is to beat
                raise Refused(
                    f"The network in '{shorten(chosen.resume)}' does not fit the one that Madang ships now; "
                    "begin anew, without --resume."
                ) from None
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Refused(f"Nothing can be written to '{shorten(chosen.out)}': {problem.strerror}.") from None
        self.log = Log(self.folder / f"{name}.jsonl", self.game)
        rows = len(self.features.numbers)
        players = f"{self.threads} threads"
        if cluster is not None:
            players = f"{self.recipe.parts} parts on {cluster.number} workers of Ray"
        self.log.write(
            "begins",
            f"{self.game.rules_version}, {rows} rows, {self.device}, {players}, {machine()}",
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
        size = self.recipe.games // self.recipe.parts
        threads = self.threads if self.cluster is None else 1
        return [
            Tables(self.game, self.recipe, size, against, 1000 * seed + number, threads, self.device)
            for number in range(self.recipe.parts)
        ]

    def play(self, parts: list[Tables], opponent: Net, sharp: bool = False) -> None:
        """A window of decisions in all games, here or on the cluster: the same ones."""
        if self.cluster is None:
            play_window(parts, self.net, opponent, sharp)
        else:
            play_window_on(self.cluster, parts, self.net, opponent, sharp)

    def learn(self, until: float) -> None:
        """Self-play, a part of it against earlier networks."""
        snapshots: list[dict[str, Tensor]] = []
        opponent = copy.deepcopy(self.net)
        next_snapshot = 0.0

        def earlier_network(window: int) -> Net:
            nonlocal next_snapshot
            now = window if self.chosen.windows else time.perf_counter()
            if now >= next_snapshot:
                snapshots.append({name: part.clone() for name, part in self.net.state_dict().items()})
                if len(snapshots) > self.recipe.snapshots:
                    del snapshots[int(torch.randint(len(snapshots) - 1, ()))]
                between = self.recipe.snapshot_windows if self.chosen.windows else self.recipe.snapshot_seconds
                next_snapshot = now + between
            opponent.load_state_dict(snapshots[int(torch.randint(len(snapshots), ()))])
            return opponent

        self.play_and_learn(until, self.recipe.against_snapshots, earlier_network, False, "learning", GREEDY)

    def exploit(self, until: float) -> None:
        """Learns against the finished network only, beginning as its equal: what it wins says how far that is from
        unbeatable."""
        shipped_one = self.small
        assert shipped_one is not None
        self.play_and_learn(until, 1.0, lambda _: shipped_one, True, "exploiting", shipped_one)
        self.compare("exploiter", self.net, shipped_one, self.recipe.final_games)

    def play_and_learn(
        self, until: float, against: float, opponent: Callable[[int], Net], sharp: bool, what: str, rival: Net | str
    ) -> None:
        """Windows of play, each learned from: in a part of the games against an opponent. Now and then it is told what
        one seat wins against a table of the rival. All that is learned follows from the seed, where the number of
        windows is given; where the time is given, how fast the machine is counts, too."""
        began, spent_before, windows = time.perf_counter(), self.learned_seconds, self.chosen.windows
        planned = 60 * self.chosen.plan if self.chosen.plan else spent_before + until - began
        if not windows and until <= began:
            return
        parts = self.tables(against, self.chosen.seed + 1 + self.decisions)
        ppo = Ppo(self.net, self.recipe, self.device)
        next_measure = next_save = 0.0
        played, learned = [], []
        for window in range(windows) if windows else count():
            now = time.perf_counter()
            if now >= until and not windows and played:
                break
            self.play(parts, opponent(window), sharp)
            self.decisions += sum(part.size for part in parts) * self.recipe.window
            played.append((after := time.perf_counter()) - now)
            spent = spent_before + after - began
            told = ppo.learn(parts, window / windows if windows else min(1.0, spent / planned))
            learned.append(time.perf_counter() - after)
            self.learned_seconds = spent + learned[-1]
            if now >= next_measure:
                self.compare(what, self.net, rival, self.recipe.evaluated_games, **told)
                next_measure = time.perf_counter() + self.recipe.evaluate_seconds
            if now >= next_save:
                self.save()
                next_save = time.perf_counter() + 60
        self.save()
        size, play_seconds, learn_seconds = (
            sum(part.size for part in parts) * self.recipe.window,
            min(played),
            min(learned),
        )
        seconds = {"played": play_seconds, "learned from": learn_seconds, "both": play_seconds + learn_seconds}
        speeds = {what: size / spent for what, spent in seconds.items()}
        self.log.write(
            "learned",
            f"{self.decisions / 1e6:6.1f} M decisions; at best a second "
            + ", ".join(f"{speed / 1e6:.3g} M {what}" for what, speed in speeds.items())
            + f"; weights {self.net.checksum()[:12]}",
            decisions=self.decisions,
            windows=len(played),
            play_seconds=play_seconds,
            learn_seconds=learn_seconds,
            decisions_a_second=speeds,
            weights=self.net.checksum(),
        )

    def distil(self, until: float) -> None:
        """A small network learns to judge as the large one does, from games of both."""
        small = self.small = self.new_net(self.recipe.small_units)
        parts = self.tables(0.5, self.chosen.seed + 2)
        optimiser = torch.optim.Adam(small.parameters(), 2e-3)
        began, next_told, seen = time.perf_counter(), 0.0, 0
        while (now := time.perf_counter()) < until:
            self.play(parts, small)
            rate = 2e-3 * (1 - (now - began) / (until - began)) + 2e-5
            for group in optimiser.param_groups:
                group["lr"] = rate
            losses = []
            for tables in parts:
                for part in torch.randperm(tables.recipe.window * tables.size, device=self.device).split(
                    self.recipe.minibatch // 2
                ):
                    loss = self.imitate(tables, part)
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

    def imitate(self, tables: Tables, part: Tensor) -> Tensor:
        """How far the small network judges otherwise than the large one."""
        assert self.small is not None
        seen = tables.observations.flatten(0, 1)[part]
        masks = tables.masks.flatten(0, 1)[part]
        players = tables.players.repeat(tables.recipe.window)[part]
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
            "purpose": purpose(self.game, self.net.units, self.chosen.exploit),
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


def recipe_of(chosen: argparse.Namespace, name: str) -> Recipe:
    """The numbers of a run of one game, as they were asked for."""
    recipe = replace(Recipe(), **OWN.get(name, {}))
    if chosen.quick:
        recipe = replace(recipe, **QUICK)
    given = {"games": chosen.games, "parts": chosen.parts, "minibatch": chosen.minibatch}
    return replace(recipe, **{name: number for name, number in given.items() if number})


def state_to_resume(chosen: argparse.Namespace, game: Game) -> dict[str, Any] | None:
    """What a run goes on from, if it is for the same."""
    if chosen.resume is None:
        return None
    file = checkpoint(chosen.resume, game)
    try:
        state: dict[str, Any] = torch.load(file, map_location="cpu", weights_only=True)
    except Exception:  # PyTorch, zip and pickle raise many kinds of errors for a broken file
        raise Refused(f"{shorten(file, 200)} is damaged or no checkpoint; begin anew, without --resume.") from None
    said = state.get("purpose") if isinstance(state, dict) else None
    units = network(game).weights[5].shape if chosen.exploit else recipe_of(chosen, game.name).units
    check_purpose(file, said, game, units, chosen.exploit)
    return state


def check_device(name: str) -> None:
    """Refuses a device that this PyTorch does not know, or cannot use here."""
    try:
        torch.zeros(1, device=torch.device(name)).cpu()
    except (RuntimeError, AssertionError, NotImplementedError):
        there = "cuda or cpu" if torch.cuda.is_available() else "cpu: PyTorch finds no GPU here"
        raise Refused(f"No network can run on the device '{shorten(name)}'; choose {there}.") from None


def machine() -> str:
    chip = torch.cuda.get_device_name() if torch.cuda.is_available() else platform.machine()
    return f"{chip}, {os.cpu_count()} cores, PyTorch {torch.__version__}"


@contextmanager
def cluster_asked(chosen: argparse.Namespace, threads: int | None) -> Iterator[Workers | None]:
    """The cluster to play on, if there is to be one; before anything is written."""
    if chosen.ray is None:
        yield None
        return
    if torch.device(chosen.device).type != "cpu":
        raise Refused(
            "On a GPU games are played where the network is: leave --ray out, or choose the cluster with --device cpu."
        )
    with workers_asked(chosen.ray, threads) as cluster:
        yield cluster


def number(text: str) -> int:
    """How many of something: at least one."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is needed, not '{text}'")
    return int(text)


def main() -> int:
    parser = argparse.ArgumentParser(description="Trains the networks that Madang ships.")
    parser.add_argument("--game", nargs="+", choices=NAMES, default=list(NAMES), help="one or several, side by side")
    parser.add_argument("--minutes", type=float, default=10.0, help="for everything, compiling included")
    parser.add_argument("--windows", type=number, help="learn from so many windows, however long it takes")
    parser.add_argument("--distil", type=float, default=1.5, help="minutes of these for the small network, 0 for none")
    parser.add_argument("--exploit", action="store_true", help="learn only to beat the network that Madang ships")
    parser.add_argument("--measure", type=float, default=1.0, help="minutes of these kept for the last measurements")
    parser.add_argument("--plan", type=float, help="minutes of learning over all runs, where it is resumed later")
    parser.add_argument("--out", default="trained", help="folder for curves, checkpoints and networks")
    parser.add_argument("--resume", help="folder with checkpoints to go on from")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=number, help="for the games; all cores divided by the games unless given")
    parser.add_argument("--games", type=number, help="side by side; more of them, and larger minibatches, fill a GPU")
    parser.add_argument("--parts", type=number, help="parts that these games are played in, 2 unless given")
    parser.add_argument("--minibatch", type=number, help="decisions to a step of learning")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--ray", metavar="local|ADDRESS", help="play on a Ray cluster, see docs/cluster.md")
    parser.add_argument("--quick", action="store_true", help="a small network and few games, to see that it works")
    chosen = parser.parse_args()
    if chosen.windows and chosen.plan:
        parser.error("--plan is for learning by the minute; leave it out, or --windows")
    if chosen.ray and len(chosen.game) > 1:
        parser.error("a cluster plays for one game at a time; name it with --game")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("The training was ended from outside."))
    for name in chosen.game:
        recipe = recipe_of(chosen, name)
        if recipe.games < recipe.parts:
            parser.error(f"{recipe.parts} parts need at least as many games, not {recipe.games}")
    given, chosen.threads = chosen.threads, chosen.threads or max(1, (os.cpu_count() or 1) // len(chosen.game))
    try:
        check_device(chosen.device)
        for name in chosen.game:
            state_to_resume(chosen, game_of(name))
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2
    if len(chosen.game) == 1:
        try:
            with cluster_asked(chosen, given) as cluster:
                Training(chosen, chosen.game[0], cluster).run()
        except Refused as refusal:
            print(refusal, file=sys.stderr)
            return 2
        except torch.OutOfMemoryError:
            print(
                "That needs more memory than the GPU has; ask for fewer --games, or a smaller --minibatch.",
                file=sys.stderr,
            )
            return 2
        except KeyboardInterrupt:
            saved = (Path(chosen.out) / f"{chosen.game[0]}.pt").exists()
            kept = f" --resume {chosen.out} goes on from the network that was saved last." if saved else ""
            print(f"The training was interrupted.{kept}", file=sys.stderr)
            return 130
        return 0
    started = [
        subprocess.Popen([sys.executable, __file__, *sys.argv[1:], "--threads", str(chosen.threads), "--game", name])
        for name in chosen.game
    ]
    try:
        return max(abs(child.wait()) for child in started)
    finally:
        for child in started:
            child.terminate()


if __name__ == "__main__":
    sys.exit(main())
