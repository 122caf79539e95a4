"""Rated matches, and what people have shown in them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    for name in ("rated", "counted"):
        op.add_column("matches", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "guest", name="pk_ratings"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_ratings_guest_guests"),
    )
