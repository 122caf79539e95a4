"""Reading a dataset: part by part, so that it may be larger than the memory. Needs no rules, and takes datasets of
older ones, too; their records replay only where the same rules are played."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from madang.datasets.plan import TABLES, has_part, kept_plan, part_file
from madang.engine.game import Plain
from madang.engine.refusal import Refused, as_given, shorten


@dataclass(frozen=True, eq=False)
class Part:
    """Some games of a dataset: `games`, `bots`, `scores`, `winners`, `shares` and `records` have a row for each game,
    the others a row for each decision, in the order in which they were made."""

    games: NDArray[np.int64]
    """Their numbers."""
    bots: list[list[str]]
    scores: NDArray[np.int32]
    winners: NDArray[np.bool_]
    shares: NDArray[np.float32]
    records: list[Plain]
    rows: NDArray[np.int64]
    """By decision, the row of its game in the arrays above."""
    seats: NDArray[np.int8]
    observations: NDArray[np.int8]
    masks: NDArray[np.uint8]
    """1 for each legal action."""
    actions: NDArray[np.int16]

    @property
    def outcomes(self) -> NDArray[np.float32]:
        """By decision, the part of the win that its seat had in the end."""
        found: NDArray[np.float32] = self.shares[self.rows, self.seats]
        return found


@dataclass(frozen=True, eq=False)
class Dataset:
    """The games in a folder. Iterate over it for its parts; `len` says how many games are there."""

    folder: Path
    plan: Plain
    """What dataset.json says: game, rules version, options, players, bots, seed, number of games."""

    @property
    def complete(self) -> bool:
        """Whether all games are there that were asked for."""
        return len(self) == int(self.plan["games"])

    def __len__(self) -> int:
        each, games = self.plan["games_a_file"], self.plan["games"]
        return sum(min(each, games - part * each) for part in self._parts())

    def _parts(self) -> list[int]:
        parts = range(-(-self.plan["games"] // self.plan["games_a_file"]))
        return [part for part in parts if has_part(self.folder, part)]

    def __iter__(self) -> Iterator[Part]:
        for part in self._parts():
            decisions, games = (self._table(table, part) for table in TABLES)
            numbers, masks = games["game"].to_numpy(), bytes_of(decisions["mask"], np.uint8)
            yield Part(
                games=numbers,
                bots=games["bots"].to_pylist(),
                scores=rows_of(games["scores"]),
                winners=rows_of(games["winners"]),
                shares=rows_of(games["shares"]),
                records=[json.loads(record) for record in games["record"].to_pylist()],
                rows=np.searchsorted(numbers, decisions["game"].to_numpy()),
                seats=decisions["seat"].to_numpy(),
                observations=bytes_of(decisions["observation"], np.int8),
                masks=np.unpackbits(masks, axis=1, count=self.plan["actions"], bitorder="little"),
                actions=decisions["action"].to_numpy(),
            )

    def _table(self, table: str, part: int) -> Any:
        from madang.datasets.schema import has_columns, parquet, pyarrow

        path = part_file(self.folder, table, part)
        try:
            found = parquet.ParquetFile(path).read()
        except (OSError, pyarrow.ArrowException):
            raise Refused(f"{shorten(path, 200)} is damaged or missing; delete the part, and write it again.") from None
        if not has_columns(found, table, self.plan["actions"], self.plan["players"]):
            raise Refused(
                f"{shorten(path, 200)} has other columns than the {table} of this dataset; delete the part, and write "
                "it again."
            )
        return found


def rows_of(column: Any) -> Any:
    """A column of lists of equal length as an array."""
    flat = column.combine_chunks().flatten().to_numpy(zero_copy_only=False)
    return flat.reshape(len(column), -1)


def bytes_of(column: Any, kind: Any) -> Any:
    """A column of bytes of equal length as an array; nothing is copied."""
    whole = column.combine_chunks()
    width = whole.type.byte_width
    return np.frombuffer(whole.buffers()[1], kind).reshape(-1, width)[whole.offset : whole.offset + len(whole)]


def read_dataset(folder: str | Path) -> Dataset:
    """The games that `madang dataset` has written to a folder."""
    if not isinstance(folder, str | Path):
        raise Refused(f"A dataset is read from a folder, given by its path, not from {as_given(folder)}.")
    found = kept_plan(Path(folder))
    if found is None:
        raise Refused(f"{shorten(folder, 200)} is no dataset; `madang dataset` writes one.")
    return Dataset(Path(folder), found)
