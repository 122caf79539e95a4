"""The games as OpenSpiel knows games: after `import madang.envs.openspiel` its `load_game("madang_koryo(players=2)")`
finds them, options of the game as further parameters. Needs the package `open_spiel`, the extra `madang[openspiel]`.

Chance comes first and all at once: SEED_BYTES choices among 256 numbers make the seed of the game. Whatever is dealt
later follows from it, so a history of actions is a game, and a player's action leads to one state only.

An *information state* is what a seat has known at each of its decisions and what it chose there, as a hash, and what it
knows now; an *observation* is what it knows now (docs/observations explains the numbers, seats are counted from the
observer). Resampling deals anew all that a seat cannot know. Then what the other seats remember of their earlier
decisions is unknown, too; of what they remember they keep what stands in the state, as everywhere in Madang.

Returns are zero-sum: 1 for winning alone; a shared win counts as its part.
"""

import hashlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.bots.asking import known_to
from madang.engine.drivers import core_of
from madang.engine.events import SILENCE
from madang.engine.game import Game
from madang.engine.match import MOST_MOVES
from madang.engine.rng import GENERATOR_WORDS, WORD, seed_bytes, seed_words
from madang.engine.rule import NOBODY
from madang.envs.playing import reward_of
from madang.games import NAMES
from madang.games import game as find_game

try:
    import pyspiel
except ImportError as problem:
    raise ImportError("OpenSpiel is not installed; pip install 'madang[openspiel]' does it.") from problem

SEED_BYTES = 8
OUTCOMES = 256
EVENLY = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
PREFIX = "madang_"
PLAYERS = "players"
NOTHING_YET = b""
UNKNOWN = bytes(SEED_BYTES)
"""Stands for the seed in a state that was resampled: nobody at the table knows it."""


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game, whoever plays it."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            PLAYERS: max(game.players),
            **{option.name: option.default for option in game.options},
        },
    )


class Rules:
    """The rules of a game for a number of players, shared by all its states: copies are the same."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]):
        self.game, self.players, self.options = game, players, options
        self.core, self.option_numbers = core_of(game), game.option_numbers(options)
        self.legal = np.zeros(game.most_legal, np.int32)
        self.observation = np.zeros(game.observation_size, np.int8)

    def __deepcopy__(self, memo: Any) -> "Rules":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_by_name, (self.game.name, self.players, self.options)


def rules_by_name(name: str, players: int, options: dict[str, Any]) -> Rules:
    return Rules(find_game(name), players, options)


class MadangGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Madang with its parameters."""

    kind: Any
    madang: Game

    def __init__(self, parameters: dict[str, Any] | None = None):
        given = dict(parameters or {})
        players = self.madang.check_players(given.pop(PLAYERS, max(self.madang.players)))
        self.rules = Rules(self.madang, players, self.madang.check_options(given))
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.madang.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(self.kind, information, {PLAYERS: players, **self.rules.options})

    def new_initial_state(self) -> "MadangState":
        return MadangState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer":
        return Observer(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES


class MadangState(pyspiel.State):  # type: ignore[misc]
    """A state of one of these games. OpenSpiel copies what `__init__` makes."""

    def __init__(self, game: MadangGame):
        super().__init__(game)
        self.rules = game.rules
        self.seed = NOTHING_YET
        self.states = np.zeros(1, self.rules.game.state)
        self.memories = [NOTHING_YET] * self.rules.players
        """By seat, a hash of what it knew at its earlier decisions and what it chose there."""

    def current_player(self) -> int:
        if len(self.seed) < SEED_BYTES:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.rules.core.to_act(self.states, 0))
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVENLY

    def _legal_actions(self, player: int) -> list[int]:
        out = self.rules.legal
        found: list[int] = out[: self.rules.core.legal(self.states, 0, out)].tolist()
        return found

    def _apply_action(self, action: int) -> None:
        rules = self.rules
        if len(self.seed) < SEED_BYTES:
            self.seed += bytes([action])
            if len(self.seed) == SEED_BYTES:
                words = seed_words(seed_bytes(int.from_bytes(self.seed)))
                rules.core.deal(self.states, 0, rules.players, rules.option_numbers, words, SILENCE)
            return
        seat = int(rules.core.to_act(self.states, 0))
        self.memories[seat] = remembered(self.memories[seat], self.knowledge(seat), action)
        rules.core.apply(self.states, 0, action, SILENCE)

    def knowledge(self, seat: int) -> NDArray[np.int8]:
        """What a seat knows now, as numbers; the array is used again. Before the deal nobody knows anything."""
        out = self.rules.observation
        if len(self.seed) < SEED_BYTES:
            out[:] = 0
        else:
            self.rules.core.observe(self.states, 0, seat, out)
        return out

    def resample_from_infostate(self, player: int, chance: Any) -> "MadangState":
        """Another state in which the player knows and remembers the same."""
        rng = np.array([int(chance() * WORD) for _ in range(GENERATOR_WORDS)], np.int64)
        other = MadangState(self.get_game())
        other.seed, other.states = UNKNOWN, known_to(self.rules.core, self.states, player, rng)
        other.memories[player] = self.memories[player]
        return other

    def returns(self) -> list[float]:
        players = self.rules.players
        if not self.is_terminal():
            return [0.0] * players
        won = np.zeros(self.rules.game.seats, np.int64)
        self.rules.core.winners(self.states, 0, won)
        shares = won[:players] / won[:players].sum()
        found: list[float] = reward_of(shares, players).tolist()
        return found

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.rules.game.actions.actions[action].text

    def __str__(self) -> str:
        """Everything, for local use only."""
        if len(self.seed) < SEED_BYTES:
            return f"{self.rules.game.title}, before the deal: {self.seed.hex()}"
        return str(self.rules.game.view(self.rules.game.bind(self.states), None))


def remembered(memory: bytes, knowledge: NDArray[np.int8], action: int) -> bytes:
    """What a seat remembers after a choice."""
    return hashlib.blake2b(memory + knowledge.tobytes() + action.to_bytes(4), digest_size=16).digest()


class Observer:
    """What a seat knows, as OpenSpiel asks for it."""

    def __init__(self, rules: Rules, kind: Any):
        self.remembering = bool(kind.perfect_recall)
        self.tensor = np.zeros(rules.game.observation_size, np.float32)
        self.dict = {"knowledge": self.tensor}

    def set_from(self, state: MadangState, player: int) -> None:
        self.tensor[:] = state.knowledge(player)

    def string_from(self, state: MadangState, player: int) -> str:
        knowledge = state.knowledge(player).tobytes().hex()
        return f"{state.memories[player].hex()} {knowledge}" if self.remembering else knowledge


def register(game: Game) -> None:
    """Makes a game known to OpenSpiel."""
    kind = game_type(game)
    pyspiel.register_game(
        kind, type(f"{MadangGame.__name__}_{game.name}", (MadangGame,), {"kind": kind, "madang": game})
    )


for _name in NAMES:
    register(find_game(_name))
