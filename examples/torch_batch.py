"""A small network of PyTorch plays 256 games of Koryŏ at once, here without learning. Observations and masks are
tensors over the memory of the batch. Needs `pip install madang[train]`."""

import torch

import madang
from madang.envs.torch import tensors

torch.manual_seed(1)
batch = madang.batch("koryo", players=2, size=256, seed=1)
seen = tensors(batch)
device = "cuda" if torch.cuda.is_available() else "cpu"
policy = torch.nn.Linear(batch.observations.shape[1], batch.masks.shape[1]).to(device)
ended = 0
with torch.no_grad():
    for _ in range(200):
        observations = seen["observations"].to(device, torch.float32, non_blocking=True)
        legal = seen["masks"].to(device, torch.bool, non_blocking=True)
        logits = policy(observations / 16).masked_fill(~legal, -torch.inf)
        batch.step(torch.distributions.Categorical(logits=logits).sample().cpu().numpy())
        ended += int(seen["finished"].sum())
print(f"{ended} games ended")
