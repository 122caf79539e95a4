"""Many random games and what they show; and how fast this machine plays them."""

import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from madang.cli import files
from madang.cli.progress import compile_game, progress
from madang.cli.screen import Screen
from madang.engine import cache
from madang.engine.game import Game, Plain
from madang.engine.refusal import Refused, shorten
from madang.engine.simulation import Simulation
from madang.engine.spreading import Threads, Workers
from madang.terminal.texts import Texts

NORMAL_95 = 1.959964
"""Half the width, in standard errors, of a 95 % interval."""
MEASURED_SECONDS = 0.5


def run(
    game: Game,
    players: int | None,
    games: int,
    seed: int | str | None,
    options: Plain,
    workers: Workers,
    shown: bool,
    texts: Texts,
) -> Simulation:
    """Plays the games, with a bar that says how far it is."""
    seats = max(game.players) if players is None else game.check_players(players)
    if shown and not cache.is_warm(game):
        compile_game(game, texts)
    with progress(texts.say("playing"), max(games, 1), shown) as done:
        return Simulation.run(game, seats, games, seed, options, workers, done)


def summary(simulation: Simulation) -> Plain:
    """The results as plain data. A shared win counts for each winner by its share."""
    shares = simulation.winners / simulation.winners.sum(axis=1, keepdims=True)
    error = NORMAL_95 * shares.std(axis=0) / len(simulation) ** 0.5
    mean = shares.mean(axis=0)
    return {
        "game": simulation.game.name,
        "rules_version": simulation.game.rules_version,
        "players": simulation.players,
        "options": simulation.options,
        "games": len(simulation),
        "seed": simulation.seed.hex(),
        "mean_scores": [round(float(one), 4) for one in simulation.scores.mean(axis=0)],
        "win_share": [round(float(one), 6) for one in mean],
        "win_share_interval": [
            [round(max(0.0, float(one - by)), 6), round(min(1.0, float(one + by)), 6)]
            for one, by in zip(mean, error, strict=True)
        ],
        "shared_wins": round(float((simulation.winners.sum(axis=1) > 1).mean()), 6),
        "decisions": {
            "total": simulation.decisions,
            "mean": round(simulation.decisions / len(simulation), 3),
            "least": int(simulation.lengths.min()),
            "most": int(simulation.lengths.max()),
        },
        "seconds": round(simulation.seconds, 3),
        "decisions_per_second": round(simulation.decisions_per_second),
    }


def check_output(path: Path, force: bool, texts: Texts) -> None:
    """Refuses before the games are played rather than after."""
    name = shorten(path, 200)
    if path.is_dir():
        raise Refused(texts.say("refused-folder-for-file", path=name))
    if path.exists() and not force:
        raise Refused(texts.say("refused-exists-force", path=name))
    if not path.parent.is_dir():
        raise Refused(texts.say("refused-no-folder", path=name))


def write(path: Path, simulation: Simulation, texts: Texts) -> None:
    """The arrays, one row a game, for `numpy.load`."""

    def fill(file: Any) -> None:
        np.savez_compressed(file, scores=simulation.scores, winners=simulation.winners, lengths=simulation.lengths)

    files.write(path, fill, texts)


def show(simulation: Simulation, screen: Screen, texts: Texts) -> None:
    facts = summary(simulation)
    screen.line(
        texts.say(
            "simulated",
            title=simulation.game.title,
            players=facts["players"],
            games=facts["games"],
            seconds=f"{facts['seconds']:.1f}",
        ),
        "bold",
    )
    rows = []
    for seat, (low, high) in enumerate(facts["win_share_interval"]):
        mean, share = f"{facts['mean_scores'][seat]:.2f}", percent(facts["win_share"][seat])
        rows.append((str(seat), mean, share, f"{percent(low)} … {percent(high)}"))
    screen.columns([texts.say(f"column-{name}") for name in ("seat", "mean", "wins", "interval")], rows)
    screen.line(texts.say("ties", share=f"{100 * facts['shared_wins']:.1f}"))
    length = facts["decisions"]
    screen.line(texts.say("lengths", mean=f"{length['mean']:.1f}", least=length["least"], most=length["most"]))
    screen.line(texts.say("rate", rate=facts["decisions_per_second"]))


def as_json(simulation: Simulation) -> str:
    return json.dumps(summary(simulation), indent=1)


def percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def bench(game: Game, screen: Screen, texts: Texts) -> None:
    """Decisions a second of random games, for every number of players, on one core and on all."""
    compiled_before, began = cache.is_warm(game), time.perf_counter()
    if not compiled_before:
        compile_game(game, texts)
    Simulation.run(game, max(game.players), 1, 0)
    seconds = f"{time.perf_counter() - began:.1f}"
    screen.line(texts.say("bench-loaded" if compiled_before else "bench-compiled", title=game.title, seconds=seconds))
    cores = os.cpu_count() or 1
    rows = []
    with progress(texts.say("measuring", title=game.title), 2 * len(game.players)) as done:
        for players in game.players:
            rates = []
            for threads in (1, cores):
                trial = Simulation.run(game, players, 2000 * threads, 0, workers=Threads(threads))
                games = max(1, int(len(trial) * MEASURED_SECONDS / trial.seconds))
                measured = Simulation.run(game, players, games, 1, workers=Threads(threads))
                rates.append(f"{measured.decisions_per_second:,.0f}")
                done(1)
            rows.append((str(players), *rates, f"{measured.decisions / len(measured):.1f}"))
    heads = [texts.say(f"column-{name}", cores=cores) for name in ("players", "one-core", "all-cores", "length")]
    screen.line(texts.say("bench-unit"), "bold")
    screen.columns(heads, rows)
