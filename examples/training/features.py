"""Which values the observations of a game take in play: each gets a row of the network."""

from typing import Any

import numpy as np

import madang
from madang.bots.network import Features
from madang.engine.game import Game
from training.recipe import Recipe

GREEDY = "greedy"


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
