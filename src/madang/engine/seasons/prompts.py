"""Games with seasons: where the options of a question lie."""

from collections.abc import Iterable
from typing import Any


def zones_of(parts: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The zones that parts of the table lie in, each once: where the options of a prompt lie."""
    zones: list[dict[str, Any]] = [{name: part[name] for name in ("zone", "seat") if name in part} for part in parts]
    return [zone for number, zone in enumerate(zones) if zone not in zones[:number]]
