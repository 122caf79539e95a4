"""Learning from a window of decisions."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from training.net import Net
from training.playing import Tables
from training.recipe import Recipe


class Ppo:
    """Proximal policy optimisation of one network."""

    def __init__(self, net: Net, recipe: Recipe, device: torch.device):
        self.net, self.recipe = net, recipe
        self.optimiser = torch.optim.Adam(
            net.parameters(), recipe.learning_rate[0], eps=1e-5, fused=device.type == "cuda"
        )

    def learn(self, parts: list[Tables], progress: float) -> dict[str, float]:
        """Learns from a window; returns what may be told of it."""
        recipe = self.recipe
        for group in self.optimiser.param_groups:
            group["lr"] = between(recipe.learning_rate, progress)
        bonus = between(recipe.entropy, progress)
        found = [tables.advantages() for tables in parts]
        rewards = []
        for tables, (advantages, _) in zip(parts, found, strict=True):
            worth = tables.players / (tables.players - 1)
            rewards.append(worth * advantages[..., 0] + recipe.margin_weight * advantages[..., -1])
        learned = torch.cat([reward[used] for reward, (_, used) in zip(rewards, found, strict=True)])
        mean, spread = learned.mean(), learned.std() + 1e-8
        told: list[Tensor] = []
        for _ in range(recipe.epochs):
            for tables, reward, (advantages, used) in zip(parts, rewards, found, strict=True):
                flat = Flat(tables, (reward - mean) / spread, tables.values + advantages)
                chosen = used.flatten().nonzero().squeeze(1)
                chosen = chosen[torch.randperm(len(chosen), device=chosen.device)]
                for part in chosen.split(recipe.minibatch):
                    told.append(self.step(flat, part, bonus))
        entropy, apart, clipped, value = torch.stack(told).mean(0).tolist()
        return {"entropy": entropy, "divergence": apart, "clipped": clipped, "value_loss": value}

    def step(self, flat: Flat, part: Tensor, bonus: float) -> Tensor:
        recipe = self.recipe
        policy, shares, margin = self.net(flat.observations[part], flat.masks[part], flat.players[part])
        likely = policy.log_softmax(1)
        change = likely.gather(1, flat.actions[part][:, None]).squeeze(1) - flat.likelihoods[part]
        ratio = change.exp()
        advantage = flat.advantages[part]
        limited = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        gain = torch.min(ratio * advantage, limited * advantage).mean()
        entropy = -(likely.exp() * likely).sum(1).mean()
        target = flat.targets[part]
        value = -(target[:, :-1] * shares.log_softmax(1)).sum(1).mean()
        value = value + functional.mse_loss(margin, target[:, -1])
        loss = -gain + recipe.value_loss * value - bonus * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), recipe.largest_gradient)
        self.optimiser.step()
        clipped = (limited != ratio).float().mean()
        return torch.stack([entropy, (ratio - 1 - change).mean(), clipped, value]).detach()


class Flat:
    """The decisions of a window in a row."""

    def __init__(self, tables: Tables, advantages: Tensor, targets: Tensor):
        self.observations = tables.observations.flatten(0, 1)
        self.masks = tables.masks.flatten(0, 1)
        self.players = tables.players.repeat(tables.recipe.window)
        self.actions = tables.actions.flatten()
        self.likelihoods = tables.likelihoods.flatten()
        self.advantages = advantages.flatten()
        self.targets = targets.flatten(0, 1)


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress
