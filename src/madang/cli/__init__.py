"""The `madang` command: its entry point. What cannot be done ends with one sentence on stderr and exit code 2.
Commands are declared in `commands`; they import games and compiled code only when they run, so that help is instant."""

import contextlib
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import typer

from madang.engine.refusal import Refused

USAGE_ERROR: type[Exception] = typer.BadParameter.__bases__[0]
"""What the parser raises on a wrong command line, wherever this version of typer keeps it."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs the command line and exits with its exit code."""
    from madang.cli.commands import app

    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without Unicode still gets text
    try:
        code = app(args=arguments, prog_name="madang", standalone_mode=False)
    except Refused as refusal:
        leave(str(refusal))
    except USAGE_ERROR as problem:
        wrong: Any = problem
        leave(wrong.format_message())
    except MemoryError:
        leave("That needs more memory than there is; ask for less at a time.")
    except typer.Abort:
        sys.exit(130)
    sys.exit(code or 0)


def leave(sentence: str) -> NoReturn:
    """Prints why something cannot be done, in one line, and exits."""
    print(" ".join(sentence.split()), file=sys.stderr)
    sys.exit(2)
