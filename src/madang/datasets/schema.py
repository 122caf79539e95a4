"""The columns of the two tables of a dataset, and the package that writes and reads them."""

from typing import Any

from madang.engine.refusal import Refused

try:
    import pyarrow
    from pyarrow import parquet
except ImportError:
    raise Refused("Datasets need the package 'pyarrow'; install it with: pip install 'madang[dataset]'") from None

__all__ = ["has_columns", "parquet", "pyarrow", "schemas"]


def schemas(observation_size: int, actions: int, players: int) -> dict[str, Any]:
    """The columns of each table; docs/datasets.md explains them."""
    return {
        "decisions": pyarrow.schema(
            [
                ("game", pyarrow.int64()),
                ("decision", pyarrow.int32()),
                ("seat", pyarrow.int8()),
                ("observation", pyarrow.binary(observation_size)),
                ("mask", pyarrow.binary(-(-actions // 8))),
                ("action", pyarrow.int16()),
            ]
        ),
        "games": pyarrow.schema(
            [
                ("game", pyarrow.int64()),
                ("decisions", pyarrow.int32()),
                ("bots", pyarrow.list_(pyarrow.string(), players)),
                ("scores", pyarrow.list_(pyarrow.int32(), players)),
                ("winners", pyarrow.list_(pyarrow.bool_(), players)),
                ("shares", pyarrow.list_(pyarrow.float32(), players)),
                ("record", pyarrow.string()),
            ]
        ),
    }


def has_columns(table: Any, name: str, actions: int, players: int) -> bool:
    """Whether these are the columns of the table of that name. How much a seat knows is not in the description of a
    dataset, so any size is taken."""
    found = list(zip(table.schema.names, table.schema.types, strict=True))
    seen = dict(found).get("observation")
    size = seen.byte_width if isinstance(seen, pyarrow.FixedSizeBinaryType) else 1
    wanted = schemas(size, actions, players)[name]
    return found == list(zip(wanted.names, wanted.types, strict=True))
