"""The games as environments of PettingZoo: `env("koryo", players=3)` is an AEC environment, `parallel_env(...)` the
same behind PettingZoo's parallel API. Needs the package `pettingzoo`, the extra `madang[envs]`.

An agent observes a mapping of `observation`, what its seat knows (docs/observations), and `action_mask`, 1 for each
legal action. An action that is not legal is refused and changes nothing. Rewards come at the end and add up to 0: 1 for
winning alone, -1 / (players - 1) for winning nothing, and in between for a shared win.
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from madang.engine.game import SPECTATOR
from madang.engine.refusal import Refused, as_given
from madang.engine.rng import generator
from madang.envs.playing import Playing
from madang.games import game as find_game

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as problem:
    raise ImportError("PettingZoo is not installed; pip install 'madang[envs]' does it.") from problem

AGENT = "seat_"
RENDER_MODES = ("human", "ansi")


class MadangEnv(AECEnv[str, Any, Any]):
    """A game; agent `seat_0` sits at seat 0, and so on."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        relative: bool = False,
        render_mode: str | None = None,
        readable: bool = False,
    ):
        super().__init__()  # type: ignore[no-untyped-call]
        self.playing = Playing(find_game(game), players, options, relative)
        rules = self.playing.game
        self.metadata: dict[str, Any] = {
            "name": f"madang_{game}_v{rules.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Refused(f"A render mode is one of {', '.join(RENDER_MODES)}, not {as_given(render_mode)}.")
        self.render_mode = render_mode
        self.readable = readable
        self.possible_agents = [f"{AGENT}{seat}" for seat in range(self.playing.players)]
        seen = Box(-128, 127, (rules.observation_size,), np.int8)
        mask = Box(0, 1, (len(rules.actions),), np.int8)
        self.observation_spaces = {agent: Dict(observation=seen, action_mask=mask) for agent in self.possible_agents}
        self.state_space = Box(-128, 127, (self.playing.players, rules.observation_size), np.int8)
        self.action_spaces = {agent: Discrete(len(rules.actions)) for agent in self.possible_agents}
        self._chance = generator(None)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. After a seed, games without one follow from it."""
        if seed is not None:
            self._chance = generator(seed)
        self.playing.deal_by(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(self.playing.seat or 0)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.playing.observe(seat), "action_mask": self.playing.mask(seat)}

    def state(self) -> Any:
        """What all seats know, seat by seat: for critics, which see it while they learn, and for nobody who plays."""
        return np.stack([self.playing.observe(seat) for seat in range(self.playing.players)])

    def _select(self, seat: int) -> None:
        """A seat is asked; if infos are to be readable, they show it the table as people see it."""
        self.agent_selection = self.possible_agents[seat]
        if self.readable:
            self.infos[self.agent_selection] = {"view": self.playing.view(seat)}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.playing.make(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.playing.seat is None:
            self.rewards = dict(zip(self.agents, self.playing.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select(self.playing.seat)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What everybody may see, as readable data: returned, or printed for `human`."""
        words = json.dumps(self.playing.view(SPECTATOR), indent=1, ensure_ascii=False)
        if self.render_mode == "human":
            print(words)
            return None
        return words


def env(game: str, players: int | None = None, **more: Any) -> Any:
    """A game for agents that take turns; calls in the wrong order are refused."""
    return OrderEnforcingWrapper(MadangEnv(game, players, **more))


def parallel_env(game: str, players: int | None = None, **more: Any) -> ParallelEnv[Any, Any, Any]:
    """The same behind the parallel API: of all actions that of the agent who is asked counts."""
    return turn_based_aec_to_parallel(MadangEnv(game, players, **more))
