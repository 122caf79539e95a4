"""One learner in 64 games of Koryŏ at once, here without learning. Needs `pip install madang[envs]`."""

import numpy as np

from madang.envs.gymnasium import MadangVectorEnv

chance = np.random.default_rng(1)
games = MadangVectorEnv("koryo", players=2, num_envs=64, others="greedy")
seen, _ = games.reset(seed=1)
paid: list[float] = []
while len(paid) < 200:
    actions = (seen["action_mask"] * (1 - chance.random(seen["action_mask"].shape))).argmax(axis=1)
    seen, rewards, terminated, _, infos = games.step(actions)
    paid += rewards[terminated].tolist()
print(f"{len(paid)} games, {np.mean(np.array(paid) > 0):.0%} won")
