"""Agents of PettingZoo play Koryŏ, each move drawn from the legal ones. Needs `pip install madang[envs]`."""

import numpy as np

from madang.envs.pettingzoo import env

chance = np.random.default_rng(1)
game = env("koryo", players=3)
game.reset(seed=1)
rewards = dict.fromkeys(game.possible_agents, 0.0)
for agent in game.agent_iter():
    seen, reward, terminated, truncated, _ = game.last()
    rewards[agent] += reward
    over = terminated or truncated
    game.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
print(f"Rewards: {rewards}")
