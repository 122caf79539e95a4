"""Writing the games of a dataset, part by part. A file is written whole or not at all, so a run that ends early is gone
on with by the same command."""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from madang.bots import thinks
from madang.bots.program import PATIENCE
from madang.datasets.plan import NAMED, PLAN, TABLES, Plan, has_part, kept_plan, part_file
from madang.datasets.playing import GAMES_AT_ONCE, Player, Rows
from madang.datasets.schema import parquet, pyarrow
from madang.engine.locking import holding
from madang.engine.refusal import Refused, shorten
from madang.engine.spreading import Threads, Work, Workers, results

LOCK = ".lock"
UNFINISHED = ".tmp"
OURS = re.compile(rf"{re.escape(PLAN)}|{re.escape(LOCK)}|(?:{'|'.join(TABLES)})(?:/part-\d{{6,}}\.parquet)?")
"""The names of all that a folder may hold; those of unfinished files are the same with a dot before and an ending."""


class Writer:
    """A dataset in its folder. Refuses at once what cannot be written there; `write` plays what is not there yet."""

    def __init__(self, plan: Plan, folder: Path, patience: float = PATIENCE):
        self.plan, self.folder = plan, folder
        self.name = shorten(folder, 200)
        self.player: Work[range, Rows] = Player(plan, patience)
        """Who plays the games."""
        self._check()
        self.missing = [part for part in range(plan.parts) if not has_part(folder, part)]
        """The parts that are not there yet."""

    @property
    def threads(self) -> int | None:
        """How many threads to write it with where nobody says: one for each core, but only one where no bot thinks.
        Then all the work is Python's, which does one thing at a time, and threads get in each other's way."""
        return None if any(map(thinks, self.plan.bots)) else 1

    @property
    def written(self) -> int:
        """How many games are there."""
        return self.plan.games - sum(len(self.plan.games_of(part)) for part in self.missing)

    def _check(self) -> None:
        if not self.folder.parent.is_dir():
            raise Refused(f"{self.name} cannot be written: there is no such folder to put it into.")
        if self.folder.exists() and not self.folder.is_dir():
            raise Refused(f"{self.name} is a file; a dataset is a folder.")
        for path in sorted(self.folder.rglob("*")):
            if not self._is_ours(path):
                inner = path.relative_to(self.folder).as_posix()
                raise Refused(
                    f"{self.name} has '{shorten(inner)}', which is no part of a dataset; take another folder."
                )
        found, wanted = kept_plan(self.folder), self.plan.plain()
        if found is None:
            if any(self.folder.rglob("*.parquet")):
                raise Refused(f"{self.name} has parts of a dataset without their {PLAN}; take another folder.")
            return
        for field, words in NAMED.items():
            if found[field] != wanted[field]:
                theirs, ours = shorten(found[field]), shorten(wanted[field])
                raise Refused(f"{self.name} was begun with another {words}: {theirs}, not {ours}.")

    def write(self, workers: Workers | None = None, progress: Callable[[int], None] = lambda games: None) -> None:
        """Plays and writes all that is missing; `progress` is told how many games were played since it last was."""
        with self._held():
            described = json.dumps(self.plan.plain(), indent=1) + "\n"
            write_whole(self.folder / PLAN, lambda path: path.write_text(described))
            missing = self.missing[:]
            pieces = (piece for part in missing for piece in self._pieces(part))

            def arrived(rows: Rows) -> None:
                progress(len(rows["games"]))

            with closing(results(workers or Threads(self.threads), self.player, pieces, arrived)) as played:
                for part in missing:
                    found = list(islice(played, len(self._pieces(part))))
                    for table in TABLES:
                        rows = pyarrow.concat_tables([one[table] for one in found]).combine_chunks()
                        fill = partial(parquet.write_table, rows, compression="zstd")
                        write_whole(part_file(self.folder, table, part), fill)
                    self.missing.remove(part)

    def _pieces(self, part: int) -> list[range]:
        """The games of a part, in pieces."""
        games = self.plan.games_of(part)
        return [games[first : first + GAMES_AT_ONCE] for first in range(0, len(games), GAMES_AT_ONCE)]

    @contextmanager
    def _held(self) -> Iterator[None]:
        before = {self.folder, *self.folder.rglob("*")} if self.folder.exists() else set()
        try:
            for table in TABLES:
                (self.folder / table).mkdir(parents=True, exist_ok=True)
            with holding(self.folder / LOCK, wait=False), self._leaving_no_shell(before):
                yield
        except BlockingIOError:
            raise Refused(f"{self.name} is being written by another process.") from None
        except OSError as problem:
            raise Refused(f"{self.name} cannot be written: {problem.strerror or problem}.") from None

    @contextmanager
    def _leaving_no_shell(self, before: set[Path]) -> Iterator[None]:
        """Where it fails with no part written, what it made is removed, so that other arguments are not refused next
        time; what was there before stays."""
        try:
            yield
        except BaseException:
            if not any(self.folder.rglob("*.parquet")):
                made = {self.folder, *filter(self._is_ours, self.folder.rglob("*"))} - before
                for path in sorted(made, reverse=True):
                    with suppress(OSError):  # somebody else has put something there meanwhile
                        path.rmdir() if path.is_dir() else path.unlink()
            raise

    def _is_ours(self, path: Path) -> bool:
        """Whether something in the folder has a name that a dataset gives."""
        return OURS.fullmatch(finished_name(path.relative_to(self.folder).as_posix())) is not None


def finished_name(inner: str) -> str:
    """The name that a file has when it is finished."""
    folder, slash, name = inner.rpartition("/")
    unfinished = name.startswith(".") and name.endswith(UNFINISHED)
    return f"{folder}{slash}{name[1 : -len(UNFINISHED)] if unfinished else name}"


def write_whole(path: Path, fill: Callable[[Path], Any]) -> None:
    """Writes a file under another name and then gives it its own, so that it is there whole or not at all."""
    unfinished = path.with_name(f".{path.name}{UNFINISHED}")
    fill(unfinished)
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    unfinished.replace(path)
