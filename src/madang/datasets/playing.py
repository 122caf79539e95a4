"""Playing the games of a dataset. Every game has its own seed, so who plays it has no influence on it."""

import json
from threading import Event
from typing import Any

import numpy as np

from madang.arena.playing import BOTS_STREAM
from madang.bots.by_thread import BotsByThread, Networks
from madang.bots.program import PATIENCE
from madang.datasets.plan import Plan
from madang.datasets.schema import pyarrow, schemas
from madang.engine.drivers import compiled
from madang.engine.match import PLAIN, Match
from madang.engine.rng import SEED_WORDS, game_seed, generator, seed_words
from madang.engine.spreading import Stopped

GAMES_AT_ONCE = 10
"""Games of one piece of work."""

Columns = dict[str, list[Any]]
Rows = dict[str, Any]
"""The rows of some games, by table."""


class Player:
    """The work: the games of these numbers, decision by decision."""

    def __init__(self, plan: Plan, patience: float = PATIENCE, networks: Networks | None = None):
        self.plan, self.game = plan, plan.game
        self._patience = patience
        self._stopping = Event()
        self._schemas = schemas(plan.game.observation_size, len(plan.game.actions), plan.players)
        self._core = compiled(plan.game)
        self._bots = BotsByThread(plan.game, plan.bots, patience, networks)

    def do(self, numbers: range) -> Rows:
        columns: dict[str, Columns] = {
            table: {name: [] for name in schema.names} for table, schema in self._schemas.items()
        }
        for number in numbers:
            self._play(number, **columns)
        return {table: pyarrow.Table.from_pydict(columns[table], schema) for table, schema in self._schemas.items()}

    def stop(self) -> None:
        self._stopping.set()
        self._bots.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return Player, (self.plan, self._patience, self._bots.networks)

    def _play(self, number: int, decisions: Columns, games: Columns) -> None:
        """Plays a game to its end, each bot handed what its seat knows, and adds it to the columns."""
        plan, own = self.plan, self._bots.own()
        words = np.zeros(SEED_WORDS, np.int64)
        game_seed(seed_words(plan.seed).data, number, words.data)
        seed = words.astype("<u4").tobytes()
        match = Match(plan.game, plan.players, seed, plan.options, PLAIN, core=self._core)
        rng = generator(seed, BOTS_STREAM)
        seated = plan.seating(number)
        mask = np.zeros(len(plan.game.actions), np.bool_)
        while (seat := match.to_act) is not None:
            if self._stopping.is_set():
                raise Stopped
            legal = match.legal()
            action = own[seated[seat]].choose(match.known_to(seat, rng), legal, seat, rng)
            mask[:] = False
            mask[legal] = True
            row = {
                "game": number,
                "decision": len(match.actions),
                "seat": seat,
                "observation": match.observe(seat).tobytes(),
                "mask": np.packbits(mask, bitorder="little").tobytes(),
                "action": action,
            }
            add(decisions, row)
            match.make(action)
        winners = match.winners()
        row = {
            "game": number,
            "decisions": len(match.actions),
            "bots": seated,
            "scores": match.scores(),
            "winners": [seat in winners for seat in range(plan.players)],
            "shares": [(seat in winners) / len(winners) for seat in range(plan.players)],
            "record": json.dumps(match.record(), ensure_ascii=False, separators=(",", ":")),
        }
        add(games, row)


def add(columns: Columns, row: dict[str, Any]) -> None:
    for name, value in row.items():
        columns[name].append(value)
