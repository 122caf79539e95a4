"""A progress bar for long work, with rate and time left, on stderr and only in a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from madang.engine.game import Game
from madang.terminal.texts import Texts


class Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.1f}/s")


@contextmanager
def progress(description: str, total: int, shown: bool = True) -> Iterator[Callable[[int], None]]:
    """Gives a function to be told how much has been done since it was last told."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    hidden = not (shown and sys.stderr.isatty())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task(description, total=total)
        yield lambda done: bar.advance(task, done)


def compile_game(game: Game, texts: Texts, shown: bool = True) -> None:
    """Compiles a game, or loads what is compiled."""
    from madang.engine.warming import PARTS, warm

    with progress(texts.say("compiling", title=game.title), PARTS, shown) as done:
        for _ in warm(game):
            done(1)
