"""Games on a GPU: the same rules from the same source, a game to a thread, and the same bytes as on the processor.

from madang import cuda
results = cuda.simulate("koryo", games=1_000_000, seed=1)
batch = cuda.batch("koryo", players=2, size=65_536, seed=1)     # its arrays lie on the GPU
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from madang.games import game as game_of

if TYPE_CHECKING:
    from madang.cuda.batches import CudaBatch
    from madang.engine.simulation import Simulation

__all__ = ["batch", "simulate"]


def simulate(
    game: str,
    players: int | None = None,
    games: int = 1000,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> "Simulation":
    """Random games on the GPU: what `madang.simulate` gives for the same seed, number for number."""
    from madang.cuda.simulations import run

    found = game_of(game)
    return run(found, max(found.players) if players is None else players, games, seed, options, progress)


def batch(
    game: str,
    players: int | Sequence[int] | None = None,
    size: int = 65_536,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
    relative: bool = False,
    once: bool = False,
    perfect: bool = False,
) -> "CudaBatch":
    """Many games side by side on the GPU, see `CudaBatch`."""
    from madang.cuda.batches import CudaBatch

    found = game_of(game)
    seats = max(found.players) if players is None else players
    return CudaBatch(found, seats, size, seed, options, relative, once, perfect)
