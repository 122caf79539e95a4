"""Talk at tables: what was said, what was reported, and who does not want to hear of whom."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "sayings",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("phrase", sa.String(64), nullable=True),
        sa.Column("words", sa.String(200), nullable=False),
        sa.Column("said", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_sayings"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_sayings_match_matches"),
    )
    op.create_table(
        "reports",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", "guest", name="pk_reports"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_reports_match_matches"),
    )
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("blocked", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "blocked", name="pk_blocks"),
    )
