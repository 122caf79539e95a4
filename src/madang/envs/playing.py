"""One game as environments play it: a state, who decides, what they know; no events, no past, no words."""

from collections.abc import Mapping
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.bots.asking import known_to
from madang.engine.drivers import core_of
from madang.engine.events import SILENCE
from madang.engine.game import Game, Plain
from madang.engine.numbers import whole_number
from madang.engine.refusal import IllegalMove, as_given
from madang.engine.rng import below, seed_bytes, seed_words
from madang.engine.rule import NOBODY


def reward_of(shares: NDArray[Any], players: int) -> NDArray[Any]:
    """What parts of a win are worth, so that a table adds up to 0: 1 for winning alone, -1 / (players - 1) for winning
    nothing, and in between for a shared win."""
    return (shares.astype(np.float64) * players - 1) / (players - 1)


class Playing:
    """A game between `players` seats. Actions name seats as they are numbered at the table or, if `relative`, counted
    from the seat that decides, as observations do."""

    def __init__(self, game: Game, players: int | None, options: Mapping[str, Any] | None, relative: bool):
        self.game = game
        self.players = game.check_players(max(game.players) if players is None else players)
        self.options = game.check_options(options)
        self.states = np.zeros(1, game.state)
        self.seat: int | None = None
        """Who decides; None before the deal and after the end."""
        self._core, self._numbers = core_of(game), game.option_numbers(self.options)
        self.redeal = self._core.redeal
        """Deals anew, in one of an array of states, all that a seat cannot know."""
        self._named = game.actions.relative(self.players) if relative else None
        self._meant = None if self._named is None else self._named.argsort(axis=1)
        self._room = np.zeros(game.most_legal, np.int32)
        self._legal: list[int] | None = None
        """What the seat that decides may do, once that has been asked for."""

    def __deepcopy__(self, memo: Any) -> "Playing":
        """The same game with a state of its own, which may be dealt anew; rules and tables are shared."""
        twin = copy(self)
        twin.states, twin._room, twin._legal = self.states.copy(), self._room.copy(), None
        return twin

    def deal_by(self, rng: Any) -> None:
        """A new game, its seed drawn from a generator."""
        self.deal(b"".join(int(below(rng, 2**31)).to_bytes(4) for _ in range(8)))

    def deal(self, seed: int | str | bytes | None) -> None:
        """A new game; from the same seed the same."""
        self._core.deal(self.states, 0, self.players, self._numbers, seed_words(seed_bytes(seed)), SILENCE)
        self._ask()

    def legal(self) -> list[int]:
        """What the seat that decides may do; whoever asks leaves the list as it is."""
        if self.seat is None:
            return []
        if self._legal is None:
            actions = self._room[: self._core.legal(self.states, 0, self._room)]
            named = actions if self._named is None else self._named[self.seat, actions]
            self._legal = named.tolist()
        return self._legal

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of a seat; who is not asked has none."""
        found = np.zeros(len(self.game.actions), np.int8)
        if seat == self.seat:
            found[self.legal()] = 1
        return found

    def absolute(self, actions: list[int]) -> list[int]:
        """Actions of the seat that decides, naming seats as they are numbered at the table."""
        if self._meant is None or self.seat is None:
            return actions
        return [int(self._meant[self.seat, action]) for action in actions]

    def make(self, action: object) -> None:
        """A decision of the seat that is asked. What is not legal is refused and changes nothing."""
        number = whole_number(action)
        if self.seat is None:
            raise IllegalMove("Nobody is asked: the game is over, or has not been dealt.")
        if number is None or number not in self.legal():
            some = ", ".join(map(str, self.legal()[:8]))
            raise IllegalMove(f"{as_given(action)} is no legal action of seat {self.seat}; legal are {some} …")
        meant = number if self._meant is None else int(self._meant[self.seat, number])
        self._pass_to(self._core.apply(self.states, 0, meant, SILENCE))

    def _ask(self) -> None:
        self._pass_to(int(self._core.to_act(self.states, 0)))

    def _pass_to(self, seat: int) -> None:
        self.seat, self._legal = None if seat == NOBODY else seat, None

    def observe(self, seat: int) -> NDArray[np.int8]:
        """What a seat knows."""
        out = np.zeros(self.game.observation_size, np.int8)
        self._core.observe(self.states, 0, seat, out)
        return out

    def known_to(self, seat: int, rng: Any) -> NDArray[Any]:
        """A state as a bot may hold it: all that the seat cannot know replaced by a sample drawn with `rng`."""
        return known_to(self._core, self.states, seat, rng)

    def rewards(self) -> list[float]:
        """At the end what every seat gets, together nothing."""
        won = np.zeros(self.game.seats, np.int64)
        self._core.winners(self.states, 0, won)
        shares = won[: self.players] / won[: self.players].sum()
        return [float(reward) for reward in reward_of(shares, self.players)]

    def view(self, seat: int | None) -> Plain:
        """What a seat may know as plain data, for people; without a seat everything."""
        return self.game.view(self.game.bind(self.states), seat)
