"""Games side by side that networks play, a window of decisions at a time."""

import importlib.util
from typing import Any, NamedTuple

import torch
from torch import Tensor

import madang
from madang import cuda
from madang.engine.batch import Batch
from madang.engine.game import Game
from madang.envs.torch import tensors
from training.net import Net
from training.recipe import Recipe


def side_by_side(
    game: Game, players: list[int], size: int, seed: int, options: list[Any], threads: int, device: torch.device
) -> Batch:
    """Games that are stepped where the network is: on a GPU, so that nothing of them ever leaves it, if numba-cuda is
    there; else on the processor."""
    if device.type == "cuda" and importlib.util.find_spec("numba_cuda"):
        return cuda.batch(game.name, players, size, seed, options, relative=True)
    return madang.batch(game.name, players, size, seed, options, threads, relative=True)


class Moves(NamedTuple):
    """What was decided in a window, as far as it does not follow from the games."""

    actions: Tensor
    likelihoods: Tensor
    values: Tensor
    chance: Tensor
    """The state of what draws, after it."""


class Tables:
    """Games side by side whose decisions are written down, a window at a time. In those from `first_against` on, one
    seat is the learner's and the others an opponent's. What is played follows from the seed and the networks alone. A
    copy in another process goes on from the same situation; what is written down does not travel."""

    def __init__(
        self, game: Game, recipe: Recipe, size: int, against: float, seed: int, threads: int, device: torch.device
    ):
        self.recipe, self.size, self.device = recipe, size, device
        self.chance = torch.Generator(device).manual_seed(seed)
        mixed = [(players, options) for options in recipe.options for players in game.players]
        numbers, options = map(list, zip(*mixed, strict=True))
        self.batch = side_by_side(game, numbers, size, seed, options, threads, device)
        self._prepare()
        self.first_against = size - int(size * against)
        place = torch.arange(size, device=device)
        self.learners = torch.where(place >= self.first_against, place // len(mixed) % self.players, -1)

    def _prepare(self) -> None:
        """Views of the games, and room to write."""
        game = self.batch.game
        self.shown = tensors(self.batch)
        self.players = self.shown["players"].to(self.device)

        def room(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(self.recipe.window, self.size, *shape, dtype=kind, device=self.device)

        self.observations = room(game.observation_size, kind=torch.int8)
        self.masks = room(len(game.actions), kind=torch.int8)
        self.seats = room(kind=torch.int64)
        self.actions = room(kind=torch.int64)
        self.likelihoods = room(kind=torch.float32)
        self.values = room(game.seats + 1, kind=torch.float32)
        self.ended: list[tuple[Tensor, Tensor]] = []

    def __getstate__(self) -> dict[str, Any]:
        """What another process needs to go on."""
        names = ("recipe", "size", "device", "batch", "first_against", "learners")
        return {**{name: getattr(self, name) for name in names}, "chance": self.chance.get_state()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.chance = torch.Generator(self.device)
        self.chance.set_state(kept["chance"])
        self._prepare()

    def look(self, step: int) -> None:
        """Writes down what the seats to act see."""
        for kept, name in ((self.observations, "observations"), (self.masks, "masks"), (self.seats, "seats")):
            kept[step].copy_(self.shown[name], non_blocking=True)

    @torch.no_grad()
    def decide(self, step: int, net: Net, opponent: Net | None, sharp: bool) -> None:
        """Chooses in every game and starts the step. A sharp opponent plays its best move, else it draws."""
        self.look(step)
        policy, shares, margin = net(self.observations[step], self.masks[step], self.players)
        likely = policy.log_softmax(1)
        actions = drawn(likely, self.chance)
        if opponent is not None and self.first_against < self.size:
            part = slice(self.first_against, self.size)
            theirs, _, _ = opponent(self.observations[step, part], self.masks[step, part], self.players[part])
            other = theirs.argmax(1) if sharp else drawn(theirs.log_softmax(1), self.chance)
            own = self.seats[step, part] == self.learners[part]
            actions[part] = torch.where(own, actions[part], other)
        self.actions[step] = actions
        self.likelihoods[step] = likely.gather(1, actions[:, None]).squeeze(1)
        self.values[step] = net.values(shares, margin)
        self.start(step)

    def start(self, step: int) -> None:
        """Starts the step with the actions that are written down."""
        on_gpu = self.shown["masks"].is_cuda
        self.batch.start_step(self.actions[step] if on_gpu else self.actions[step].cpu().numpy())

    def note(self) -> None:
        """Waits for the step and writes down which games it ended, and how for each of their seats."""
        self.batch.wait()
        places = self.shown["finished"].nonzero().squeeze(1)
        shares, scores = (self.shown[name][places].to(self.device) for name in ("shares", "scores"))
        places = places.to(self.device)
        self.ended.append((places, outcomes(shares, scores, self.players[places], self.recipe)))

    def moves(self) -> Moves:
        """What has to travel back after a window that was played elsewhere."""
        return Moves(self.actions.to(torch.int16), self.likelihoods, self.values, self.chance.get_state())

    def play_again(self, moves: Moves) -> None:
        """Makes the moves of a copy that has played a window: then this one stands as the copy does."""
        self.ended = []
        self.actions.copy_(moves.actions)
        self.likelihoods.copy_(moves.likelihoods)
        self.values.copy_(moves.values)
        self.chance.set_state(moves.chance)
        for step in range(self.recipe.window):
            self.look(step)
            self.start(step)
            self.note()

    @torch.no_grad()
    def advantages(self) -> tuple[Tensor, Tensor]:
        """How much better each decision turned out than expected, as shares and margin of its seat, along that seat's
        own decisions (generalised advantage estimation); and which decisions can be learned from. The end of a game
        closes the chains of all its seats; a seat's last decision in a window only says what was expected."""
        window, size, numbers = self.values.shape
        seats = numbers - 1
        ahead = torch.zeros(size, seats, numbers, device=self.device)
        carried = torch.zeros_like(ahead)
        known = torch.zeros(size, seats, dtype=torch.bool, device=self.device)
        everyone = torch.arange(size, device=self.device)
        found = torch.zeros_like(self.values)
        used = torch.zeros(window, size, dtype=torch.bool, device=self.device)
        for step in reversed(range(window)):
            places, results = self.ended[step]
            ahead[places] = results
            carried[places] = 0
            known[places] = True
            seat = self.seats[step]
            at_hand = known[everyone, seat]
            advantage = ahead[everyone, seat] - self.values[step] + self.recipe.trace * carried[everyone, seat]
            advantage *= at_hand[:, None]
            found[step] = advantage
            used[step] = at_hand
            ahead[everyone, seat] = self.values[step]
            carried[everyone, seat] = advantage
            known[everyone, seat] = True
        used &= (self.learners == -1) | (self.learners == self.seats)
        return found, used


def drawn(likely: Tensor, chance: torch.Generator) -> Tensor:
    """One action a row, by its probability."""
    return (likely.exp() / torch.empty_like(likely).exponential_(generator=chance).clamp_(min=1e-20)).argmax(1)


def outcomes(shares: Tensor, scores: Tensor, players: Tensor, recipe: Recipe) -> Tensor:
    """Shares and margin of games that have ended as each seat sees them: [game, seat, number]."""
    seats = torch.arange(shares.shape[1], device=shares.device)
    present = seats < players[:, None]
    others = (seats[:, None] + seats) % players[:, None, None]
    turned = shares[:, None].expand(-1, len(seats), -1).gather(2, others) * present[:, None]
    rival = present[:, None] & (seats[:, None] != seats)
    best = torch.where(rival, scores[:, None], -(1 << 40)).amax(2)
    margins = torch.tanh((scores - best) / recipe.margin_scale)
    return torch.cat([turned, margins[..., None]], 2)


def play_window(parts: list[Tables], net: Net, opponent: Net | None, sharp: bool = False) -> None:
    """A window of decisions in all games: while the processor steps one part, the network serves another. On a GPU
    they take turns."""
    for part in parts:
        part.ended = []
    for step in range(parts[0].recipe.window):
        for part in parts:
            if step > 0:
                part.note()
            part.decide(step, net, opponent, sharp)
    for part in parts:
        part.note()
