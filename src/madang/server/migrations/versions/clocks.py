"""How long people may think, and when a server was up."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.JSON, nullable=True))
    op.add_column("matches", sa.Column("dealt", sa.BigInteger, nullable=True))
    op.add_column("matches", sa.Column("deadline", sa.BigInteger, nullable=True))
    op.create_table(
        "runs",
        sa.Column("started", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("started", name="pk_runs"),
    )
