"""Tables whose free seats everybody sees."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("matches", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
