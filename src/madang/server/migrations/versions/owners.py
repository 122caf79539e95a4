"""Several processes on one database: which of them plays a match, and where it is reached."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("runs", sa.Column("address", sa.String(300), nullable=True))
    op.add_column("matches", sa.Column("owner", sa.BigInteger, nullable=True))
