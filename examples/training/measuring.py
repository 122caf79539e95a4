"""What a network wins, and the curve that tells it."""

import json
import math
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

import madang
from madang.engine.game import Game
from training.features import alone_among
from training.net import Net

CONFIDENCE = 1.96


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
