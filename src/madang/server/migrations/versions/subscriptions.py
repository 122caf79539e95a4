"""Browsers in which people want to be called to their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("login", sa.String(64)),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("language", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_subscriptions_guest_guests", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["login"], ["logins.id"], name="fk_subscriptions_login_logins", ondelete="CASCADE"),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])
