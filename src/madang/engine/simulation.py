"""Many random games, as fast as the machine allows: whole games run compiled, one thread a core."""

import time
from collections.abc import Callable, Mapping
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.engine.drivers import compiled, room_of
from madang.engine.game import Game
from madang.engine.match import PLAIN, Match
from madang.engine.memory import room_for
from madang.engine.numbers import whole_number
from madang.engine.refusal import Refused, as_given
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, below, game_seed, seed_bytes, seed_words, start
from madang.engine.spreading import Threads, Workers, results

MOST_GAMES_A_PIECE = 8192
PIECES_A_WORKER = 8
"""Where there are few games: at least so many pieces for each worker, so that all end at about the same time."""

Results = tuple[NDArray[np.int32], NDArray[np.bool_], NDArray[np.int32]]
"""The points, the winners and the lengths of some games."""


class RandomGames:
    """The work: the games of these numbers, played to their end."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], seed: bytes):
        self.game = game
        self._given = players, options, seed
        self._core, self._options, self._words = compiled(game), game.option_numbers(options), seed_words(seed)
        self.do(range(0))  # compiles or loads now, not while the time is taken

    def do(self, numbers: range) -> Results:
        players, games = self._given[0], len(numbers)
        scores, won = np.zeros((games, players), np.int32), np.zeros((games, players), np.int32)
        lengths = np.zeros(games, np.int32)
        self._core.playouts(
            room_of(self.game), players, self._options, self._words, numbers.start, scores, won, lengths
        )
        return scores, won.astype(np.bool_), lengths

    def stop(self) -> None:
        """A piece ends by itself, in a fraction of a second."""

    def __reduce__(self) -> tuple[Any, ...]:
        return RandomGames, (self.game, *self._given)


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
            raise Refused(f"The games are numbered 0 to {len(self) - 1}; there is no game {as_given(number)}.")
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
        workers: Workers | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> "Simulation":
        """Plays `games` random games; `progress` is told how many have been played since it was last told."""
        players = game.check_players(players)
        chosen = game.check_options(options)
        if progress is not None and not callable(progress):
            raise Refused(f"Progress is told to a function, not to {as_given(progress)}.")
        source = seed_bytes(seed)
        with room_for(games, f"games of {game.title}", 4 + 5 * players) as number:
            scores = np.zeros((number, players), np.int32)
            winners = np.zeros((number, players), np.bool_)
            lengths = np.zeros(number, np.int32)
        work = RandomGames(game, players, chosen, source)
        workers = workers or Threads()
        size = min(MOST_GAMES_A_PIECE, -(-number // (PIECES_A_WORKER * workers.number)))
        pieces = [range(first, min(number, first + size)) for first in range(0, number, size)]
        began = time.perf_counter()
        with closing(results(workers, work, pieces)) as parts:
            for piece, part in zip(pieces, parts, strict=True):
                here = slice(piece.start, piece.stop)
                scores[here], winners[here], lengths[here] = part
                if progress:
                    progress(len(piece))
        seconds = time.perf_counter() - began
        return cls(game, players, chosen, source, scores, winners, lengths, seconds)
