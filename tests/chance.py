"""Chi-square: are these counts what chance would give? For tests with a fixed seed, so the limit is a generous one."""

from collections.abc import Mapping
from math import sqrt
from typing import Any

SIGMAS = 4.5
"""How far out a result must lie to count as unfair: about one in 300,000 by chance."""


def chi_square(found: Mapping[Any, int], weights: Mapping[Any, float]) -> float:
    """The statistic of counts against weights; infinite where something impossible was found."""
    if not found.keys() <= weights.keys():
        return float("inf")
    scale = sum(found.values()) / sum(weights.values())
    expected = {outcome: weight * scale for outcome, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws for a chi-square test"
    return sum((found.get(outcome, 0) - number) ** 2 / number for outcome, number in expected.items())


def limit(freedom: int) -> float:
    """The statistic's upper limit for so many degrees of freedom (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + SIGMAS * sqrt(spread)) ** 3


def is_fair(found: Mapping[Any, int], weights: Mapping[Any, float]) -> bool:
    return chi_square(found, weights) < limit(len(weights) - 1)
