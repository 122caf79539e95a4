"""Where a learner stands in a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("lesson", sa.JSON, nullable=True))
