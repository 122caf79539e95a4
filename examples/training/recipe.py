"""The numbers of a run."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Recipe:
    """The numbers of a run; docs/training.md says what each is for."""

    games: int = 16_384
    parts: int = 2
    window: int = 64
    epochs: int = 2
    minibatch: int = 32_768
    units: tuple[int, ...] = (512, 512, 256)
    small_units: tuple[int, ...] = (256, 128)
    learning_rate: tuple[float, float] = (1e-3, 1e-4)
    entropy: tuple[float, float] = (0.01, 0.002)
    clip: float = 0.2
    trace: float = 0.95
    value_loss: float = 0.5
    largest_gradient: float = 0.5
    margin_weight: float = 0.1
    margin_scale: float = 10.0
    snapshots: int = 24
    against_snapshots: float = 0.2
    snapshot_seconds: float = 15.0
    snapshot_windows: int = 8
    sampled_steps: int = 150
    least_met: int = 8
    evaluated_games: int = 1024
    final_games: int = 4096
    evaluate_seconds: float = 60.0
    options: tuple[dict[str, Any], ...] = ({},)
    """Options of the games learned from, mixed."""
    measured_options: tuple[dict[str, Any], ...] = ({},)


OWN: dict[str, dict[str, Any]] = {
    "chronicle": {
        "margin_scale": 5.0,
        "options": (
            *[{}] * 5,
            {"two_histories": True},
            {"play_on": True},
            {"two_histories": True, "play_on": True},
        ),
    },
    "gosux": {
        "margin_scale": 2.0,
        "margin_weight": 0.0,
        "small_units": (192, 128),
        "options": ({"draft": "full"}, {"draft": "random"}),
        "measured_options": ({"draft": "full"}, {"draft": "random"}),
    },
}
"""What a game has otherwise."""
QUICK = {
    "games": 512,
    "window": 32,
    "minibatch": 4096,
    "units": (128, 64),
    "small_units": (64, 32),
    "sampled_steps": 40,
    "evaluated_games": 120,
    "final_games": 240,
    "evaluate_seconds": 30.0,
}
"""A small run, to see that everything works."""
