"""Whole numbers as callers hand them over: the one place that says what counts as one, so that all of Madang agrees.

Python's own and NumPy's integers do. Truth values, fractions, nan and texts do not.
"""

from operator import index


def whole_number(given: object) -> int | None:
    """The int that is meant, or None: the caller then refuses, in a sentence that says what it had asked for."""
    if isinstance(given, bool):
        return None
    try:
        return int(index(given))  # type: ignore[arg-type]
    except TypeError:
        return None
