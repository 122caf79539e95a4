"""Playing the rounds of a contest, in pieces that are shared out; who plays a round has no influence on it."""

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from threading import Event
from typing import Any

import numpy as np

from madang.arena.contest import Contest
from madang.bots import Bot
from madang.bots.asking import known_to
from madang.bots.by_thread import BotsByThread, Networks
from madang.bots.program import PATIENCE, Program
from madang.engine.drivers import DEAL, INNER_BOTS, compiled, room_of
from madang.engine.events import SILENCE
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, game_seed, seed_words, start
from madang.engine.rule import NOBODY
from madang.engine.spreading import Stopped, Workers, results

BOTS_STREAM = 1
"""The stream of a deal's seed from which its bots draw; the cards have the first one."""
GAMES_AT_ONCE = 256
"""Games of one piece where all of it is compiled."""

Faults = dict[str, dict[str, int]]
"""By bot, what it did wrong how often."""


@dataclass(frozen=True)
class Played:
    """A round that was played: for each of its games the seats that won, and the points of all."""

    number: int
    winners: list[list[int]]
    scores: list[list[int]]
    faults: Faults = field(default_factory=dict)


class Players:
    """Plays rounds of a contest. Every thread has bots of its own."""

    def __init__(self, contest: Contest, patience: float = PATIENCE, networks: Networks | None = None):
        self.contest, self.game = contest, contest.game
        self._patience = patience
        self._stopping = Event()
        self._core = compiled(contest.game)
        self._words = seed_words(contest.seed)
        self._options = contest.game.option_numbers(contest.options)
        self._bots = BotsByThread(contest.game, contest.bots, patience, networks)
        self.compiled = all(name in INNER_BOTS for name in contest.bots)
        """Whether whole games run compiled."""

    def do(self, numbers: list[int]) -> list[Played]:
        """Plays these rounds."""
        return self._play_compiled(numbers) if self.compiled else [self._play_round(number) for number in numbers]

    def stop(self) -> None:
        """Ends all that is under way, programs included."""
        self._stopping.set()
        self._bots.close()

    def own_bots(self) -> dict[str, Bot]:
        """The bots of this thread, by name."""
        return self._bots.own()

    def __reduce__(self) -> tuple[Any, ...]:
        return Players, (self.contest, self._patience, self._bots.networks)

    def _play_round(self, number: int) -> Played:
        bots = self.own_bots()
        programs = {name: bot for name, bot in bots.items() if isinstance(bot, Program)}
        for program in programs.values():
            program.forget_faults()
        played = Played(number, [], [])
        for seating, deal in zip(self.contest.seatings(number), self.contest.deals(number), strict=True):
            winners, scores = self.play_game([bots[self.contest.bots[place]] for place in seating], deal)
            played.winners.append(winners)
            played.scores.append(scores)
        played.faults.update(
            (name, program.faults) for name, program in programs.items() if any(program.faults.values())
        )
        return played

    def play_game(self, seats: list[Bot], deal: int) -> tuple[list[int], list[int]]:
        """One game to its end; each bot is handed what its seat knows."""
        game, core, players = self.contest.game, self._core, self.contest.players
        words, rng = np.zeros(SEED_WORDS, np.int64), np.zeros(GENERATOR_WORDS, np.int64)
        game_seed(self._words.data, deal, words.data)
        start(rng.data, words.data, BOTS_STREAM)
        states, moves = np.zeros(1, game.state), np.zeros(game.most_legal, np.int32)
        core.deal(states, 0, players, self._options, words, SILENCE)
        while (seat := int(core.to_act(states, 0))) != NOBODY:
            if self._stopping.is_set():
                raise Stopped
            legal = moves[: core.legal(states, 0, moves)].tolist()
            known = known_to(core, states, seat, rng)
            core.apply(states, 0, seats[seat].choose(known, legal, seat, rng), SILENCE)
        won, points = np.zeros(game.seats, np.int64), np.zeros(game.seats, np.int64)
        core.winners(states, 0, won)
        core.scores(states, 0, points)
        return np.flatnonzero(won[:players]).tolist(), points[:players].tolist()

    def _play_compiled(self, numbers: list[int]) -> list[Played]:
        """Rounds of bots that are known to the compiled loop of batches, which plays each game to its end at once."""
        if self._stopping.is_set():
            raise Stopped
        contest, game, players = self.contest, self.contest.game, self.contest.players
        kinds = np.array([INNER_BOTS[name] for name in contest.bots])
        seated = np.array([seating for number in numbers for seating in contest.seatings(number)])
        deals = np.array([deal for number in numbers for deal in contest.deals(number)])
        games, actions, seen = len(seated), len(game.actions), game.observation_size
        same = np.zeros((players + 1, players, actions), np.int64)
        scores, shares = np.zeros((games, players), np.int64), np.zeros((games, players), np.float32)
        self._core.step_range(
            0,
            games,
            room_of(game),
            0,
            0,
            np.zeros(games, game.state),
            np.full(games, DEAL, np.int64),
            deals,
            np.full(games, players),
            np.repeat(self._options[None], games, axis=0),
            self._words,
            same,
            same,
            kinds[seated],
            True,
            np.zeros((games, GENERATOR_WORDS), np.int64),
            np.zeros(games, np.int64),
            np.zeros((games, seen), np.int8),
            np.zeros((games, actions), np.int8),
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
            scores,
            shares,
            np.zeros((games, players, seen), np.int8),
            np.zeros((0, players, seen), np.int8),
        )
        found, first = [], 0
        for number in numbers:
            last = first + len(contest.seatings(number))
            winners = [np.flatnonzero(row).tolist() for row in shares[first:last]]
            found.append(Played(number, winners, scores[first:last].tolist()))
            first = last
        return found


def play_rounds(
    players: Players, rounds: int, workers: Workers, kept: Mapping[int, Played], keep: Callable[[Played], None]
) -> Generator[Played]:
    """The rounds of a contest from the first one on, in order; those that are kept already are not played again, others
    are handed to `keep` as soon as they are played. Close the iterator to stop early."""
    waiting = (number for number in range(rounds) if number not in kept)
    size = GAMES_AT_ONCE // len(players.contest.seatings(0)) if players.compiled else 1

    def keep_all(part: list[Played]) -> None:
        for played in part:
            keep(played)

    with closing(results(workers, players, cut(waiting, size), keep_all)) as parts:
        fresh = (played for part in parts for played in part)
        for number in range(rounds):
            yield kept[number] if number in kept else next(fresh)


def cut(numbers: Iterator[int], size: int) -> Iterator[list[int]]:
    """Numbers in lists of at most so many."""
    while part := list(islice(numbers, size)):
        yield part
