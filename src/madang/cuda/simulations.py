"""Many random games on a GPU, with the results that the processor would give."""

import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from madang.cuda.kernels import aligned, device, kernels, launch, memory_left, room_on_gpu
from madang.engine.game import Game
from madang.engine.memory import room_for
from madang.engine.refusal import Refused, as_given
from madang.engine.rng import seed_bytes, seed_words
from madang.engine.simulation import Simulation

CHUNK = 2**20
"""Games at a time, at most: they fill the largest GPUs."""
PART = 0.5
"""Of the GPU's memory that is left, at most this for them: whoever plays needs room, too."""


def run(
    game: Game,
    players: int,
    games: int,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Plays `games` random games; `progress` is told how many have been played since it was last told."""
    players = game.check_players(players)
    chosen = game.check_options(options)
    if progress is not None and not callable(progress):
        raise Refused(f"Progress is told to a function, not to {as_given(progress)}.")
    source = seed_bytes(seed)
    device()  # there has to be one
    with room_for(games, f"games of {game.title}", 4 + 9 * players) as number:
        scores = np.zeros((number, players), np.int32)
        won = np.zeros((number, players), np.int32)
        lengths = np.zeros(number, np.int32)
    cuda, playouts, bytes_each = device(), kernels(game).playouts, game.state.itemsize + 4 + 8 * players
    size = max(1, min(number, CHUNK, int(PART * memory_left()) // bytes_each))

    def play(first: int, last: int) -> None:
        launch(
            playouts, last - first, states, players, numbers, words, first, *(each[: last - first] for each in results)
        )
        for array, each in zip((scores, won, lengths), results, strict=True):
            array[first:last] = each[: last - first].copy_to_host()

    with room_on_gpu(size, f"games of {game.title}", size * bytes_each):
        states = cuda.to_device(aligned(np.zeros(size, game.state)))
        results = [cuda.to_device(array[:size]) for array in (scores, won, lengths)]
        words, numbers = cuda.to_device(seed_words(source)), cuda.to_device(game.option_numbers(chosen))
        play(0, 1)  # compiles
        began = time.perf_counter()
        for first in range(0, number, size):
            last = min(number, first + size)
            play(first, last)
            if progress:
                progress(last - first)
    return Simulation(game, players, chosen, source, scores, won.astype(np.bool_), lengths, time.perf_counter() - began)
