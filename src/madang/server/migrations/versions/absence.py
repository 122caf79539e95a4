"""After how many seconds a bot plays on for somebody who is gone."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("absence", sa.Integer, nullable=True))
