"""Small networks that judge a situation from a seat's observation: their file, and the bot that plays by one.

One network a game, for all its numbers of players. `examples/train.py` makes them; they lie in `networks/`. A network
belongs to one version of the rules and of the observation, and is refused for any other.
"""

import hashlib
import io
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.bots.asking import check_question
from madang.engine.drivers import core_of
from madang.engine.game import Game
from madang.engine.refusal import Refused, shorten
from madang.engine.rng import below

FOLDER = Path(__file__).parent / "networks"
FORMAT = 1
MOST_BYTES = 1_000_000
VALUES_OF_INT8 = 256
LOWEST = -128
FINEST = 1 << 20
"""How finely probabilities are rounded where moves are drawn by them."""
PARTS = {
    "common": np.int8,
    "row_of": np.int16,
    "rows": np.int8,
    "scales": np.float32,
    "first_bias": np.float32,
    "second": np.float16,
    "second_bias": np.float32,
    "head": np.float16,
    "head_bias": np.float32,
}
"""The arrays of a file, in the order in which `inference.evaluate_network` takes them; halves become floats there."""


@dataclass(frozen=True, eq=False)
class Features:
    """How the first layer reads an observation: every value that an index takes in play has a row of its own, except
    the most common one, whose row is nothing. Values never met share the row of the nearest one."""

    common: NDArray[np.int8]
    """By index, the value that needs no row."""
    row_of: NDArray[np.int16]
    """row_of[index, value + 128]: its row; 0 for the common value."""
    numbers: NDArray[np.float32]
    """By row, how far its value lies from the common one, 1 being the farthest of that index."""
    index_of: NDArray[np.int16]
    """By row, the index it belongs to; row 0 belongs to none."""

    @classmethod
    def from_counts(cls, counts: NDArray[np.int64], least: int = 1) -> "Features":
        """From how often each index had each value (column value + 128); those met less than `least` times get none."""
        common = counts.argmax(axis=1) + LOWEST
        row_of = np.zeros((len(counts), VALUES_OF_INT8), np.int16)
        numbers, index_of = [0.0], [-1]
        for index, row in enumerate(counts):
            met = np.flatnonzero(row >= least) + LOWEST
            met = met if common[index] in met else np.append(met, common[index])
            rows = {}
            for value in met.tolist():
                if value != common[index]:
                    rows[value] = len(numbers)
                    numbers.append((value - common[index]) / np.abs(met - common[index]).max())
                    index_of.append(index)
            for value in range(LOWEST, LOWEST + VALUES_OF_INT8):
                row_of[index, value - LOWEST] = rows.get(int(met[np.abs(met - value).argmin()]), 0)
        return cls(common.astype(np.int8), row_of, np.array(numbers, np.float32), np.array(index_of, np.int16))


@dataclass(frozen=True, eq=False)
class Network:
    """The weights of a game, checked."""

    game: Game
    weights: tuple[NDArray[Any], ...]
    """In the order of PARTS, as `inference.evaluate_network` takes them."""
    training: dict[str, Any]
    """How it was made, as plain data."""

    def judge(self, observation: NDArray[np.int8], players: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The logits of all actions relative to the observer; the expected shares of the win, seat by seat counted from
        the observer, and behind them its margin."""
        from madang.bots.inference import evaluate_network

        policy = np.empty(len(self.game.actions), np.float32)
        values = np.empty(self.game.seats + 1, np.float32)
        evaluate_network(self.weights, observation, players, policy, values)
        return policy, values


def pack(
    game: Game,
    features: Features,
    rows: NDArray[np.float32],
    dense: dict[str, NDArray[np.float32]],
    training: dict[str, Any],
) -> bytes:
    """The file of a network: rows rounded to eight bits and a scale each, `dense` the other parts by name."""
    largest = np.abs(rows).max(axis=1)
    scales = np.where(largest > 0, largest / 127, 1).astype(np.float32)
    arrays = {
        "common": features.common,
        "row_of": features.row_of,
        "rows": np.rint(rows / scales[:, None]),
        "scales": scales,
        **dense,
    }
    plain = {name: np.ascontiguousarray(arrays[name], kind) for name, kind in PARTS.items()}
    return sealed(game, plain, {"rules_version": game.rules_version, **training})


def sealed(game: Game, plain: dict[str, NDArray[Any]], training: dict[str, Any]) -> bytes:
    """The file of these arrays, for the game as it is now."""
    header = {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "observation_version": game.observation_version,
        "training": training,
    }
    text = np.frombuffer(json.dumps(header, ensure_ascii=False).encode(), np.uint8)
    parts = {"header": text, **plain}
    file = io.BytesIO()
    np.savez_compressed(file, checksum=checksum(parts), **parts)  # type: ignore[arg-type]
    data = file.getvalue()
    if len(data) > MOST_BYTES:
        raise Refused(f"A network takes at most {MOST_BYTES:,} bytes, not {len(data):,}; give it fewer units.")
    unpack(game, data)
    return data


def renewed(game: Game, data: bytes) -> bytes:
    """The file of a network of earlier rules, for those of today: where the change hardly matters to how one plays, as
    the arena has to show. It still says by which rules it was trained."""
    header, parts = opened(game, data)
    if (header.get("game"), header.get("observation_version")) != (game.name, game.observation_version):
        raise Refused(f"These weights read another observation than that of {game.title}; train them anew.")
    return sealed(game, {name: parts[name] for name in PARTS}, header["training"])


def opened(game: Game, data: bytes, path: Path | None = None) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """What a file says of itself, and its arrays, if it is whole; without a path, a file that comes with Madang."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            parts = {name: file[name] for name in ("header", *PARTS)}
            whole = np.array_equal(file["checksum"], checksum(parts))
        header = json.loads(parts["header"].tobytes())
    except Exception:  # NumPy, zip and JSON raise many kinds of errors for a broken file
        whole, header = False, None
    if not whole or not isinstance(header, dict) or header.get("format") != FORMAT:
        instead = "install Madang again" if path is None else "examples/train.py writes networks"
        raise Refused(f"{weights_in(game, path)} are damaged or not a network; {instead}.")
    return header, parts


def weights_in(game: Game, path: Path | None) -> str:
    """What to call them, at the beginning of a sentence."""
    return f"The weights for {game.title}" if path is None else f"The weights in {shorten(path, 200)}"


def unpack(game: Game, data: bytes, path: Path | None = None) -> Network:
    """The network in a file, if it is whole and belongs to this game as it is played now."""
    header, parts = opened(game, data, path)
    for name, taken in (
        ("game", (game.name,)),
        ("rules_version", game.versions),
        ("observation_version", (game.observation_version,)),
    ):
        if header.get(name) not in taken:
            what = name.replace("_", " ")
            raise Refused(
                f"{weights_in(game, path)} are for {what} {shorten(header.get(name))}, but {game.title} has {what} "
                f"{taken[0]}; train them anew with examples/train.py."
            )
    arrays = [parts[name].astype(np.float32 if kind == np.float16 else kind) for name, kind in PARTS.items()]
    if not sizes_fit(game, *arrays):
        raise Refused(f"{weights_in(game, path)} have the wrong sizes; train them anew with examples/train.py.")
    return Network(game, tuple(np.ascontiguousarray(array) for array in arrays), header.get("training", {}))


def sizes_fit(
    game: Game,
    common: Any,
    row_of: Any,
    rows: Any,
    scales: Any,
    first: Any,
    second: Any,
    third: Any,
    head: Any,
    out: Any,
) -> bool:
    """Whether the arrays fit each other and the game: compiled code checks no index."""
    return bool(
        common.shape == (game.observation_size,)
        and row_of.shape == (game.observation_size, VALUES_OF_INT8)
        and rows.ndim == 2
        and 0 <= row_of.min() <= row_of.max() < len(rows)
        and scales.shape == rows.shape[:1]
        and first.shape == rows.shape[1:]
        and second.shape == first.shape + third.shape
        and out.shape == (len(game.actions) + game.seats + 1,)
        and head.shape == third.shape + out.shape
    )


def checksum(parts: dict[str, NDArray[Any]]) -> NDArray[np.uint8]:
    digest = hashlib.sha256()
    for name in ("header", *PARTS):
        digest.update(f"{name} {parts[name].dtype} {parts[name].shape} ".encode())
        digest.update(parts[name].tobytes())
    return np.frombuffer(digest.digest(), np.uint8)


def has_network(game: Game) -> bool:
    """Whether a network comes with Madang for this game."""
    return (FOLDER / f"{game.name}.npz").is_file()


@cache
def network(game: Game) -> Network:
    """The network that comes with Madang."""
    file = FOLDER / f"{game.name}.npz"
    if not has_network(game):
        raise Refused(f"There is no network for {game.title} in this installation; examples/train.py makes one.")
    return unpack(game, file.read_bytes())


def network_in(game: Game, name: str) -> Network:
    """The network in a file of somebody's own, as examples/train.py writes it."""
    path, called = Path(name), shorten(name, 200)
    try:
        if not path.is_file():
            raise Refused(f"There is no file '{called}' with a network; examples/train.py writes networks.")
        if path.stat().st_size > MOST_BYTES:
            raise Refused(f"'{called}' is no network: it has more than {MOST_BYTES:,} bytes, which no network has.")
        data = path.read_bytes()
    except (OSError, ValueError) as problem:
        if isinstance(problem, Refused):
            raise
        reason = getattr(problem, "strerror", None) or problem
        raise Refused(f"'{called}' cannot be read: {reason}; name the file of a network.") from None
    return unpack(game, data, path)


class NetworkBot:
    """Plays the move its network likes best; with a temperature, moves in proportion to how much it likes them, leaving
    out those it likes less than a part of the best one."""

    def __init__(self, game: Game, judging: Network | None = None, temperature: float = 0.0, least: float = 0.0):
        self.game = game
        self.core = core_of(game)
        self.network = judging or network(game)
        self.temperature = temperature
        self.least = least
        self.relative = {players: game.actions.relative(players) for players in game.players}
        self.observation = np.zeros(game.observation_size, np.int8)

    def choose(self, states: Any, legal: list[int], seat: int, rng: Any) -> int:
        actions, seat = check_question(self.game, states, legal, seat, rng)
        players = int(states["players"][0])
        self.core.observe(states, 0, seat, self.observation)
        policy, _ = self.network.judge(self.observation, players)
        liked = policy[self.relative[players][seat][actions]].astype(np.float64)
        if self.temperature > 0:
            behind = liked - liked.max()
            weights = np.where(np.exp(behind) < self.least, 0.0, np.exp(behind / self.temperature))
            drawn = (below(rng.data, FINEST) + 0.5) / FINEST * weights.sum()
            return actions[int(np.searchsorted(weights.cumsum(), drawn))]
        return actions[int(liked.argmax())]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies carry no compiled code."""
        return NetworkBot, (self.game, self.network, self.temperature, self.least)
