"""What befalls seats is a step, too: a step has a kind, and a seat what has become of its player."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("steps", sa.Column("kind", sa.String(64), nullable=False, server_default="move"))
    op.execute(sa.text("UPDATE steps SET kind = 'undo' WHERE move IS NULL"))
    op.add_column("seats", sa.Column("fate", sa.String(64), nullable=True))
