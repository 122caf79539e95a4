"""Plays many games among greedy bots and keeps what a report needs: first and last states, lengths, points, and how
often each event happened, by rule and by card, the deal's included. Knows no game."""

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import njit

from madang.bots.greedy import SAMPLES
from madang.engine.drivers import look_ahead_with, state_at
from madang.engine.events import event_rows
from madang.engine.game import Game
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, game_seed, seed_bytes, seed_words, start
from madang.engine.rule import NOBODY
from madang.engine.spreading import Workers, results

SEED = 1
CHUNK = 250
EVENT_KIND, EVENT_CARD, EVENT_AMOUNT, EVENT_RULE = 0, 2, 5, 6
"""Columns of an event row."""

jit = njit(nogil=True, error_model="numpy")


@dataclass(frozen=True)
class Games:
    """What is kept of many games of one number of players; row i belongs to game i."""

    game: Game
    players: int
    starts: Any
    """Each game as it was dealt."""
    finals: Any
    """Each game as it ended."""
    lengths: Any
    scores: Any
    won: Any
    by_rule: Any
    """by_rule[kind, rule]: how many events there were in all games together."""
    by_card: Any
    """by_card[kind, card], of the events that name a card."""
    amounts: Any
    """amounts[kind, card]: the sum of the amounts of these events."""
    runs: Any
    """runs[kind, card]: the same events, those that follow one another counted once."""

    def __len__(self) -> int:
        return len(self.lengths)

    def happened(self, kind: str, rule: str | None = None, card: str | None = None) -> int:
        """How many events of a kind there were, all or those of one rule or one card."""
        number = self.game.events.index(kind)
        if card is not None:
            return int(self.by_card[number, self.game.cards.index(card)])
        if rule is not None:
            return int(self.by_rule[number, self.game.rules.index(rule)])
        return int(self.by_rule[number].sum())

    def amount(self, kind: str, card: str) -> int:
        """The sum of the amounts of the events of a kind that name a card."""
        return int(self.amounts[self.game.events.index(kind), self.game.cards.index(card)])

    def occasions(self, kind: str, card: str) -> int:
        """How many events of a kind named a card, those that follow one another counted once."""
        return int(self.runs[self.game.events.index(kind), self.game.cards.index(card)])


class Player:
    """Plays and counts one game; compiles once. As work, its pieces are players, options and numbers of games."""

    def __init__(self, game: Game):
        self.game = game
        self._play = playing(game)
        self.count = counting(game)
        """count(finals, scores, won): points and winners of finished games."""

    def play(
        self, players: int, games: int, chosen: Mapping[str, Any], tick: Callable[[int], None], workers: Workers
    ) -> Games:
        game = self.game
        options = game.option_numbers(game.check_options(chosen))
        starts, finals = (np.zeros(games, game.state) for _ in range(2))
        lengths = np.zeros(games, np.int64)
        by_rule, counts = self._counts()
        numbers = [range(first, min(games, first + CHUNK)) for first in range(0, games, CHUNK)]
        with closing(results(workers, self, [(players, options, piece) for piece in numbers])) as parts:
            for piece, part in zip(numbers, parts, strict=True):
                here = slice(piece.start, piece.stop)
                starts[here], finals[here], lengths[here], rules, cards = part
                by_rule += rules
                counts += cards
                tick(len(piece))
        scores, won = (np.zeros((games, players), np.int64) for _ in range(2))
        self.count(finals, scores, won)
        return Games(game, players, starts, finals, lengths, scores, won.astype(bool), by_rule, *counts)

    def do(self, piece: tuple[int, Any, range]) -> tuple[Any, ...]:
        players, options, numbers = piece
        starts, finals = (np.zeros(len(numbers), self.game.state) for _ in range(2))
        lengths = np.zeros(len(numbers), np.int64)
        found = (starts, finals, lengths, *self._counts())
        room, seed = np.zeros(4, self.game.state), seed_words(seed_bytes(SEED))
        self._play(room, players, options, seed, numbers.start, *found, event_rows())
        return found

    def stop(self) -> None:
        """A piece ends by itself, in a second or two."""

    def _counts(self) -> tuple[Any, Any]:
        """By rule, and by card three times: how many events, their amounts, and how many occasions."""
        events, rules, cards = (len(part) for part in (self.game.events, self.game.rules, self.game.cards))
        return np.zeros((events, rules), np.int64), np.zeros((3, events, cards), np.int64)

    def __reduce__(self) -> tuple[Any, ...]:
        return Player, (self.game,)


def playing(game: Game) -> Callable[..., None]:
    """The compiled loop that plays games among greedy bots; every seat chooses as at a real table."""
    deal, to_act, legal, apply = game.deal, game.to_act, game.legal, game.apply
    redeal, evaluate = game.redeal, game.evaluate
    most_legal = game.most_legal

    @jit
    def tally(rows, by_rule, by_card):  # type: ignore[no-untyped-def]
        for row in range(1, rows[0, 0] + 1):
            kind, card = rows[row, EVENT_KIND], rows[row, EVENT_CARD]
            by_rule[kind, rows[row, EVENT_RULE]] += 1
            if card >= 0:
                by_card[0, kind, card] += 1
                by_card[1, kind, card] += rows[row, EVENT_AMOUNT]
                if row == 1 or kind != rows[row - 1, EVENT_KIND] or card != rows[row - 1, EVENT_CARD]:
                    by_card[2, kind, card] += 1
        rows[0, 0] = 0

    @jit
    def play(states, players, options, seed, number, starts, finals, lengths, by_rule, by_card, rows):  # type: ignore[no-untyped-def]
        words = np.empty(SEED_WORDS, np.int64)
        rng = np.empty(GENERATOR_WORDS, np.int64)
        moves = np.empty(most_legal, np.int32)
        worth = np.empty(most_legal, np.int64)
        state, room = states[0], states[1:]
        for i in range(len(lengths)):
            game_seed(seed, number + i, words)
            deal(state, players, options, words, rows)
            tally(rows, by_rule, by_card)
            start(rng, words, 1)
            starts[i] = state
            decisions = 0
            while to_act(state) != NOBODY:
                options_now = legal(state, moves)
                choice = 0
                if options_now > 1:
                    room[0] = state
                    redeal(room[0], to_act(state), rng)
                    worth[:options_now] = 0
                    choices, seat = moves[:options_now], to_act(state)
                    look_ahead_with(state_at, redeal, apply, evaluate, room, choices, seat, rng, SAMPLES, worth)
                    choice = np.argmax(worth[:options_now])
                apply(state, np.int64(moves[choice]), rows)
                tally(rows, by_rule, by_card)
                decisions += 1
            finals[i] = state
            lengths[i] = decisions

    return play  # type: ignore[no-any-return]


def counting(game: Game) -> Callable[..., None]:
    """The compiled loop that counts points."""
    scores_rule, winners_rule = game.scores, game.winners

    @jit
    def count(finals, scores, won):  # type: ignore[no-untyped-def]
        for i in range(len(finals)):
            scores_rule(finals[i], scores[i])
            winners_rule(finals[i], won[i])

    return count  # type: ignore[no-any-return]
