"""The network that learns, and the file of the small one that Madang ships."""

import hashlib
import math
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from madang.bots.network import Features, network, pack
from madang.engine.game import Game

ILLEGAL = -1e9


class Net(nn.Module):
    """A policy over actions relative to the acting seat, the share of the win each seat may expect, and the margin."""

    def __init__(self, game: Game, features: Features, units: tuple[int, ...]):
        super().__init__()
        self.actions, self.seats, self.units = len(game.actions), game.seats, tuple(units)
        reading = {
            "row_of": torch.from_numpy(features.row_of.astype(np.int64).ravel()),
            "numbers": torch.from_numpy(features.numbers)[:, None],
            "index_of": torch.from_numpy(features.index_of.astype(np.int64)).clamp(min=0),
            "offsets": torch.arange(len(features.common)) * 256 + 128,
        }
        for name, part in reading.items():
            self.register_buffer(name, part, persistent=False)
        self.rows = nn.Parameter(torch.empty(len(features.numbers), units[0]))
        self.slopes = nn.Parameter(torch.empty(len(features.common), units[0]))
        self.first_bias = nn.Parameter(torch.zeros(units[0]))
        nn.init.orthogonal_(self.rows, math.sqrt(2))
        nn.init.orthogonal_(self.slopes, math.sqrt(2))
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(units))
        self.head = nn.Linear(units[-1], self.actions + self.seats + 1)
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, math.sqrt(2))
            nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.head.weight, 1.0)
        nn.init.zeros_(self.head.bias)
        with torch.no_grad():
            self.head.weight *= 0.01

    def table(self) -> Tensor:
        """The first layer row by row: what a value adds by itself and in proportion to its size. Row 0 adds nothing."""
        table = self.rows + self.numbers * functional.embedding(self.index_of, self.slopes)
        return torch.cat([torch.zeros_like(table[:1]), table[1:]])

    def forward(self, observations: Tensor, masks: Tensor, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the actions and of the shares, what cannot be being very small, and the margin."""
        taken = self.row_of[observations.long() + self.offsets]
        kind = torch.bfloat16 if observations.is_cuda else torch.float32
        marked = torch.zeros(len(observations), len(self.rows), dtype=kind, device=observations.device)
        marked.scatter_(1, taken, 1.0)
        with torch.autocast("cuda", torch.bfloat16, enabled=observations.is_cuda):
            hidden = torch.relu(functional.linear(marked, self.table().T, self.first_bias))
            for layer in self.layers:
                hidden = torch.relu(layer(hidden))
            out = self.head(hidden)
        out = out.float()
        policy, shares, margin = out.split([self.actions, self.seats, 1], 1)
        absent = torch.arange(self.seats, device=out.device) >= players[:, None]
        return policy.masked_fill(masks == 0, ILLEGAL), shares.masked_fill(absent, ILLEGAL), margin.squeeze(1)

    def checksum(self) -> str:
        """The same for the same weights, down to the last bit."""
        digest = hashlib.sha256()
        for part in self.parameters():
            digest.update(part.detach().cpu().numpy().tobytes())
        return digest.hexdigest()

    def values(self, shares: Tensor, margin: Tensor) -> Tensor:
        """Shares and margin as one row."""
        return torch.cat([shares.softmax(1), margin[:, None]], 1)


def shipped(game: Game) -> tuple[Features, Net]:
    """The network that comes with Madang, as one that can learn; its rows need no slopes."""
    common, row_of, rows, scales, first_bias, second, second_bias, head, head_bias = network(game).weights
    index_of = np.full(len(rows), -1, np.int16)
    for index, taken in enumerate(row_of):
        index_of[taken[taken > 0]] = index
    features = Features(common, row_of, np.zeros(len(rows), np.float32), index_of)
    net = Net(game, features, second.shape)
    weights = {
        "rows": rows * scales[:, None],
        "slopes": np.zeros((len(common), len(second))),
        "first_bias": first_bias,
        "layers.0.weight": second.T,
        "layers.0.bias": second_bias,
        "head.weight": head.T,
        "head.bias": head_bias,
    }
    net.load_state_dict({name: torch.from_numpy(part.astype(np.float32)) for name, part in weights.items()})
    return features, net


def packed(game: Game, features: Features, net: Net, training: dict[str, Any]) -> bytes:
    """The file of a small network, as `madang.bots.network` reads it."""
    second, head = net.layers[0], net.head
    dense = {
        "first_bias": net.first_bias,
        "second": second.weight.T,
        "second_bias": second.bias,
        "head": head.weight.T,
        "head_bias": head.bias,
    }
    plain = {name: part.detach().float().cpu().numpy() for name, part in dense.items()}
    return pack(game, features, net.table().detach().float().cpu().numpy(), plain, training)
