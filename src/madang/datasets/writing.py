"""Playing the games of a dataset and writing them, part by part in threads. A file is written whole or not at all, so a
run that ends early is gone on with by the same command; which thread plays a game has no influence on it."""

import json
import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np

from madang.arena.playing import BOTS_STREAM, Stopped
from madang.bots.by_thread import BotsByThread
from madang.bots.program import PATIENCE
from madang.datasets.plan import NAMED, PLAN, TABLES, Plan, has_part, kept_plan, part_file
from madang.datasets.schema import parquet, pyarrow, schemas
from madang.engine.drivers import compiled
from madang.engine.locking import holding
from madang.engine.match import PLAIN, Match
from madang.engine.refusal import Refused, shorten
from madang.engine.rng import SEED_WORDS, game_seed, generator, seed_words
from madang.engine.threads import thread_number

LOCK = ".lock"
UNFINISHED = ".tmp"
OURS = re.compile(rf"{re.escape(PLAN)}|{re.escape(LOCK)}|(?:{'|'.join(TABLES)})(?:/part-\d{{6,}}\.parquet)?")
"""The names of all that a folder may hold; those of unfinished files are the same with a dot before and an ending."""

Columns = dict[str, list[Any]]


class Writer:
    """A dataset in its folder. Refuses at once what cannot be written there; `write` plays what is not there yet."""

    def __init__(self, plan: Plan, folder: Path, patience: float = PATIENCE):
        self.plan, self.folder = plan, folder
        self.name = shorten(folder, 200)
        self._stopping = Event()
        self._schemas = schemas(plan)
        self._core = compiled(plan.game)
        self._bots = BotsByThread(plan.game, plan.bots, patience)
        self._check()
        self.missing = [part for part in range(plan.parts) if not has_part(folder, part)]
        """The parts that are not there yet."""

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
            inner = path.relative_to(self.folder).as_posix()
            if not OURS.fullmatch(finished_name(inner)):
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

    def write(self, threads: int | None = None, progress: Callable[[int], None] = lambda games: None) -> None:
        """Plays and writes all that is missing; `progress` is told how many games were played since it last was."""
        workers = thread_number(threads)
        with self._held(), ThreadPoolExecutor(workers) as pool:
            described = json.dumps(self.plan.plain(), indent=1) + "\n"
            write_whole(self.folder / PLAN, lambda path: path.write_text(described))
            waiting, running = iter(self.missing[:]), set[Future[int]]()
            try:
                while True:
                    for part in waiting:
                        running.add(pool.submit(self._write_part, part, progress))
                        if len(running) == workers:
                            break
                    if not running:
                        return
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for one in done:
                        self.missing.remove(one.result())
            finally:
                self._stopping.set()
                self._bots.close()
                wait(running)
                self._bots.close()  # a program may have been started meanwhile

    @contextmanager
    def _held(self) -> Iterator[None]:
        try:
            for table in TABLES:
                (self.folder / table).mkdir(parents=True, exist_ok=True)
            with holding(self.folder / LOCK, wait=False):
                yield
        except BlockingIOError:
            raise Refused(f"{self.name} is being written by another process.") from None
        except OSError as problem:
            raise Refused(f"{self.name} cannot be written: {problem.strerror or problem}.") from None

    def _write_part(self, part: int, progress: Callable[[int], None]) -> int:
        columns: dict[str, Columns] = {
            table: {name: [] for name in schema.names} for table, schema in self._schemas.items()
        }
        for number in self.plan.games_of(part):
            self._play(number, **columns)
            progress(1)
        for table, schema in self._schemas.items():
            rows = pyarrow.Table.from_pydict(columns[table], schema)
            fill = partial(parquet.write_table, rows, compression="zstd")
            write_whole(part_file(self.folder, table, part), fill)
        return part

    def _play(self, number: int, decisions: Columns, games: Columns) -> None:
        """Plays a game to its end, each bot handed what its seat knows, and adds it to the columns."""
        plan, own = self.plan, self._bots.own()
        words = np.zeros(SEED_WORDS, np.int64)
        game_seed(seed_words(plan.seed).data, number, words.data)
        seed = words.astype("<u4").tobytes()
        match = Match(plan.game, plan.players, seed, plan.options, PLAIN, core=self._core)
        rng = generator(seed, BOTS_STREAM)
        seated = plan.seating(number)
        mask = np.zeros(len(plan.game.actions), np.bool_)
        while (seat := match.to_act) is not None:
            if self._stopping.is_set():
                raise Stopped
            legal = match.legal()
            action = own[seated[seat]].choose(match.known_to(seat, rng), legal, seat, rng)
            mask[:] = False
            mask[legal] = True
            row = {
                "game": number,
                "decision": len(match.actions),
                "seat": seat,
                "observation": match.observe(seat).tobytes(),
                "mask": np.packbits(mask, bitorder="little").tobytes(),
                "action": action,
            }
            add(decisions, row)
            match.make(action)
        winners = match.winners()
        row = {
            "game": number,
            "decisions": len(match.actions),
            "bots": seated,
            "scores": match.scores(),
            "winners": [seat in winners for seat in range(plan.players)],
            "shares": [(seat in winners) / len(winners) for seat in range(plan.players)],
            "record": json.dumps(match.record(), ensure_ascii=False, separators=(",", ":")),
        }
        add(games, row)


def add(columns: Columns, row: dict[str, Any]) -> None:
    for name, value in row.items():
        columns[name].append(value)


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
