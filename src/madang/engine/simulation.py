"""Many random games, as fast as the machine allows: whole games run compiled, one thread a core."""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.engine.drivers import compiled
from madang.engine.game import Game
from madang.engine.match import PLAIN, Match
from madang.engine.memory import room_for
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, shorten
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, below, game_seed, seed_bytes, seed_words, start
from madang.engine.threads import thread_number

CHUNK = 2048


@dataclass(frozen=True, eq=False)
class Simulation:
    """The results of a batch of random games; row i belongs to game i."""

    game: Game
    players: int
    options: dict[str, Any]
    seed: bytes
    scores: NDArray[np.int32]
    winners: NDArray[np.bool_]
    lengths: NDArray[np.int32]
    seconds: float

    def __len__(self) -> int:
        return len(self.lengths)

    @property
    def decisions(self) -> int:
        return int(self.lengths.sum())

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def __copy__(self) -> "Simulation":
        """Results of its own: the arrays are not shared."""
        return deepcopy(self)

    def match(self, number: int) -> Match:
        """Game `number` once more, as a match: every decision, event and view can be looked at."""
        wanted = whole_number(number)
        if wanted is None or not 0 <= wanted < len(self):
            raise Refused(f"The games are numbered 0 to {len(self) - 1}; there is no game {shorten(number)}.")
        words, chooser = np.zeros(SEED_WORDS, np.int64), np.zeros(GENERATOR_WORDS, np.int64).data
        game_seed(seed_words(self.seed).data, wanted, words.data)
        match = Match(self.game, self.players, words.astype("<u4").tobytes(), self.options, PLAIN)
        start(chooser, words.data, 1)
        while not match.over:
            legal = match.legal()
            match.make(legal[below(chooser, len(legal))])
        return match

    @classmethod
    def run(
        cls,
        game: Game,
        players: int,
        games: int,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        threads: int | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> "Simulation":
        """Plays `games` random games; `progress` is told how many have been played since it was last told."""
        players = game.check_players(players)
        chosen = game.check_options(options)
        workers = thread_number(threads)
        if progress is not None and not callable(progress):
            raise Refused(f"Progress is told to a function, not to {shorten(progress)}.")
        source = seed_bytes(seed)
        core, numbers, words = compiled(game), game.option_numbers(chosen), seed_words(source)
        with room_for(games, f"games of {game.title}", 4 + 9 * players) as number:
            scores = np.zeros((number, players), np.int32)
            won = np.zeros((number, players), np.int32)
            lengths = np.zeros(number, np.int32)

        def play(first: int) -> int:
            last = min(number, first + CHUNK)
            part = slice(first, last)
            core.playouts(
                np.zeros(1, game.state), players, numbers, words, first, scores[part], won[part], lengths[part]
            )
            return last - first

        core.playouts(np.zeros(1, game.state), players, numbers, words, 0, scores[:0], won[:0], lengths[:0])
        began = time.perf_counter()
        with ThreadPoolExecutor(workers) as pool:
            try:
                for done in as_completed([pool.submit(play, first) for first in range(0, number, CHUNK)]):
                    played = done.result()
                    if progress:
                        progress(played)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        seconds = time.perf_counter() - began
        return cls(game, players, chosen, source, scores, won.astype(np.bool_), lengths, seconds)
