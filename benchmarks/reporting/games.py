"""Plays many games, the same bot in every seat, and keeps what a report needs: first and last states, lengths, points,
and how often each event happened, by rule and by card, the deal's included. Knows no game."""

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import njit

from madang.bots import bot
from madang.bots.asking import known_to
from madang.bots.greedy import SAMPLES
from madang.engine.drivers import compiled, look_ahead_with, state_at
from madang.engine.events import event_rows
from madang.engine.game import Game
from madang.engine.rng import GENERATOR_WORDS, SEED_WORDS, game_seed, seed_bytes, seed_words, start
from madang.engine.rule import NOBODY
from madang.engine.spreading import Workers, results

SEED = 1
GREEDY = "greedy"
"""The bot whose games run compiled from beginning to end."""
OPTIONS = {"gosux": {"draft": "random"}}
"""Options that are not left at their default: greedy judges a table, and before a draft there is none."""
CHUNK, SLOW_CHUNK = 250, 5
"""Games of a piece: of greedy, and of bots that think for longer."""
EVENT_KIND, EVENT_CARD, EVENT_AMOUNT, EVENT_RULE = 0, 2, 5, 6
"""Columns of an event row."""

jit = njit(nogil=True, error_model="numpy")


@dataclass(frozen=True)
class Games:
    """What is kept of many games of one bot and one number of players; row i belongs to game i."""

    game: Game
    bot: str
    players: int
    starts: Any
    """Each game as it was dealt."""
    finals: Any
    """Each game as it ended."""
    lengths: Any
    scores: Any
    won: Any
    happenings: Any
    """happenings[game, kind]: how many events of a kind a game had."""
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
    """Plays and counts one game; compiles once. As work, its pieces are a bot, players, options, numbers of games."""

    def __init__(self, game: Game):
        self.game = game
        self._play = playing(game)
        self.count = counting(game)
        """count(finals, scores, won): points and winners of finished games."""

    def play(
        self,
        name: str,
        players: int,
        games: int,
        chosen: Mapping[str, Any],
        tick: Callable[[int], None],
        workers: Workers,
    ) -> Games:
        game = self.game
        options = game.option_numbers(game.check_options(chosen))
        starts, finals = (np.zeros(games, game.state) for _ in range(2))
        lengths, happenings = np.zeros(games, np.int64), np.zeros((games, len(game.events)), np.int32)
        by_rule, counts = self._counts()
        chunk = CHUNK if name == GREEDY else SLOW_CHUNK
        numbers = [range(first, min(games, first + chunk)) for first in range(0, games, chunk)]
        with closing(results(workers, self, [(name, players, options, piece) for piece in numbers])) as parts:
            for piece, part in zip(numbers, parts, strict=True):
                here = slice(piece.start, piece.stop)
                starts[here], finals[here], lengths[here], happenings[here], rules, cards = part
                by_rule += rules
                counts += cards
                tick(len(piece))
        scores, won = (np.zeros((games, players), np.int64) for _ in range(2))
        self.count(finals, scores, won)
        return Games(
            game, name, players, starts, finals, lengths, scores, won.astype(bool), happenings, by_rule, *counts
        )

    def do(self, piece: tuple[str, int, Any, range]) -> tuple[Any, ...]:
        name, players, options, numbers = piece
        starts, finals = (np.zeros(len(numbers), self.game.state) for _ in range(2))
        lengths = np.zeros(len(numbers), np.int64)
        happenings = np.zeros((len(numbers), len(self.game.events)), np.int32)
        found = (starts, finals, lengths, happenings, *self._counts())
        if name == GREEDY:
            room, seed = np.zeros(4, self.game.state), seed_words(seed_bytes(SEED))
            self._play(room, players, options, seed, numbers.start, *found, event_rows())
        else:
            self._think(name, players, options, numbers, *found)
        return found

    def _think(
        self,
        name: str,
        players: int,
        options: Any,
        numbers: range,
        starts: Any,
        finals: Any,
        lengths: Any,
        happenings: Any,
        *counts: Any,
    ) -> None:
        """Plays like the compiled loop, with any bot: the same deals, and what is random from the same stream."""
        game, core, chooser, rows = self.game, compiled(self.game), bot(name, self.game), event_rows()
        states, moves = np.zeros(1, game.state), np.zeros(game.most_legal, np.int32)
        words, rng = np.zeros(SEED_WORDS, np.int64), np.zeros(GENERATOR_WORDS, np.int64)
        for place, number in enumerate(numbers):
            game_seed(seed_words(seed_bytes(SEED)).data, number, words.data)
            start(rng.data, words.data, 1)
            core.deal(states, 0, players, options, words, rows)
            tally(rows, happenings[place], *counts)
            starts[place] = states[0]
            while (seat := int(core.to_act(states, 0))) != NOBODY:
                legal = moves[: core.legal(states, 0, moves)].tolist()
                action = chooser.choose(known_to(core, states, seat, rng), legal, seat, rng)
                core.apply(states, 0, action, rows)
                tally(rows, happenings[place], *counts)
                lengths[place] += 1
            finals[place] = states[0]

    def stop(self) -> None:
        """A piece ends by itself, in a second or two."""

    def _counts(self) -> tuple[Any, Any]:
        """By rule, and by card three times: how many events, their amounts, and how many occasions."""
        events, rules, cards = (len(part) for part in (self.game.events, self.game.rules, self.game.cards))
        return np.zeros((events, rules), np.int64), np.zeros((3, events, cards), np.int64)

    def __reduce__(self) -> tuple[Any, ...]:
        return Player, (self.game,)


@jit
def tally(rows, happenings, by_rule, by_card):  # type: ignore[no-untyped-def]
    """Counts the events in the rows, and empties them."""
    for row in range(1, rows[0, 0] + 1):
        kind, card = rows[row, EVENT_KIND], rows[row, EVENT_CARD]
        happenings[kind] += 1
        by_rule[kind, rows[row, EVENT_RULE]] += 1
        if card >= 0:
            by_card[0, kind, card] += 1
            by_card[1, kind, card] += rows[row, EVENT_AMOUNT]
            if row == 1 or kind != rows[row - 1, EVENT_KIND] or card != rows[row - 1, EVENT_CARD]:
                by_card[2, kind, card] += 1
    rows[0, 0] = 0


def playing(game: Game) -> Callable[..., None]:
    """The compiled loop that plays games among greedy bots; every seat chooses as at a real table."""
    deal, to_act, legal, apply = game.deal, game.to_act, game.legal, game.apply
    redeal, evaluate = game.redeal, game.evaluate
    most_legal = game.most_legal

    @jit
    def play(  # type: ignore[no-untyped-def]
        states, players, options, seed, number, starts, finals, lengths, happenings, by_rule, by_card, rows
    ):
        words = np.empty(SEED_WORDS, np.int64)
        rng = np.empty(GENERATOR_WORDS, np.int64)
        moves = np.empty(most_legal, np.int32)
        worth = np.empty(most_legal, np.int64)
        state, room = states[0], states[1:]
        for i in range(len(lengths)):
            game_seed(seed, number + i, words)
            deal(state, players, options, words, rows)
            tally(rows, happenings[i], by_rule, by_card)
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
                    look_ahead_with(
                        state_at, redeal, apply, evaluate, room, choices, seat, rng, SAMPLES, worth, rows[:0]
                    )
                    choice = np.argmax(worth[:options_now])
                apply(state, np.int64(moves[choice]), rows)
                tally(rows, happenings[i], by_rule, by_card)
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
