"""What programs that write reports share: where they write, who plays for them, and how they end where they cannot."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from madang.cluster import workers_asked
from madang.engine.refusal import Refused
from madang.engine.spreading import Workers

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "reports"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Who plays, and where to write."""
    parser.add_argument("--threads", type=int, metavar="N", help="default: as many as the machine has cores")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER", help="where to write (docs/reports)")
    parser.add_argument("--ray", metavar="local|ADDRESS", help="share the games out on a Ray cluster")


@contextmanager
def playing(arguments: argparse.Namespace) -> Iterator[tuple[Workers, Progress]]:
    """Those who play, and a bar that shows how far they are; what cannot be written later is refused before."""
    folder: Path = arguments.out
    if not folder.is_dir() and (folder.exists() or not folder.parent.is_dir()):
        raise Refused(f"{folder} cannot be written to: a report is put into a folder, and this is none.")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with (
        workers_asked(arguments.ray, arguments.threads) as workers,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
    ):
        yield workers, progress


def write(arguments: argparse.Namespace, **texts: str) -> None:
    """Writes a file of each text, by name and ending."""
    arguments.out.mkdir(exist_ok=True)
    for name, text in texts.items():
        (arguments.out / name).write_text(text, "utf-8")
    print(f"Wrote {' and '.join(texts)} in {arguments.out}")


def run(main: Callable[[], None]) -> None:
    """Runs a program that writes a report; it ends like a command of Madang."""
    try:
        main()
    except Refused as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("The report was interrupted; nothing of it is written.", file=sys.stderr)
        sys.exit(130)
