"""Accounts: names that look the same are found, passwords, and browsers in which somebody has logged in."""

import sqlalchemy as sa
from alembic import op

from madang.server.names import DEFAULT_NAME, likeness

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("guests", sa.Column("likeness", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_guests_likeness", "guests", ["likeness"])
    guests = sa.table("guests", sa.column("id"), sa.column("name"), sa.column("likeness"))
    connection = op.get_bind()
    for guest, name in connection.execute(sa.select(guests.c.id, guests.c.name)).all():
        if name != DEFAULT_NAME:
            connection.execute(sa.update(guests).where(guests.c.id == guest).values(likeness=likeness(name)))
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("likeness", sa.String(64), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_accounts"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_accounts_guest_guests"),
        sa.UniqueConstraint("likeness", name="uq_accounts_likeness"),
    )
    op.create_table(
        "logins",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_logins"),
        sa.ForeignKeyConstraint(["guest"], ["accounts.guest"], name="fk_logins_guest_accounts"),
    )
    op.create_index("ix_logins_guest", "logins", ["guest"])
