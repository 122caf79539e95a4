"""The columns of the two tables of a dataset, and the package that writes and reads them."""

from typing import Any

from madang.datasets.plan import Plan
from madang.engine.refusal import Refused

try:
    import pyarrow
    from pyarrow import parquet
except ImportError:
    raise Refused("Datasets need the package 'pyarrow'; install it with: pip install 'madang[dataset]'") from None

__all__ = ["parquet", "pyarrow", "schemas"]


def schemas(plan: Plan) -> dict[str, Any]:
    """The columns of each table; docs/datasets.md explains them."""
    return {
        "decisions": pyarrow.schema(
            [
                ("game", pyarrow.int64()),
                ("decision", pyarrow.int32()),
                ("seat", pyarrow.int8()),
                ("observation", pyarrow.binary(plan.game.observation_size)),
                ("mask", pyarrow.binary(-(-len(plan.game.actions) // 8))),
                ("action", pyarrow.int16()),
            ]
        ),
        "games": pyarrow.schema(
            [
                ("game", pyarrow.int64()),
                ("decisions", pyarrow.int32()),
                ("bots", pyarrow.list_(pyarrow.string(), plan.players)),
                ("scores", pyarrow.list_(pyarrow.int32(), plan.players)),
                ("winners", pyarrow.list_(pyarrow.bool_(), plan.players)),
                ("shares", pyarrow.list_(pyarrow.float32(), plan.players)),
                ("record", pyarrow.string()),
            ]
        ),
    }
