"""Prints what an extra asks for, a requirement a line: so pip gets it without installing Madang anew.

python tools/extras.py dev | pip install --requirement /dev/stdin
"""

import re
import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).resolve().parent.parent / "pyproject.toml").read_text("utf-8"))["project"]


def requirements(extra: str) -> list[str]:
    """What the extra names, with what the extras within it name."""
    named = []
    for requirement in PROJECT["optional-dependencies"][extra]:
        within = re.fullmatch(rf"{PROJECT['name']}\[(.+)\]", requirement)
        named += [each for one in within[1].split(",") for each in requirements(one)] if within else [requirement]
    return named


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1])))
