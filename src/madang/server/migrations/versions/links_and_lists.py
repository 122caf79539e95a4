"""Links to seats that can be made anew, and matches that somebody does not want to see in their list any more."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", sa.Column("links", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()))
