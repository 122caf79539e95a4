"""The first tables: guests, matches, seats, decisions, events, views and answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("shuffle", sa.String(64), nullable=False),
        sa.Column("start", sa.JSON, nullable=True),
        sa.Column("status", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(64), nullable=True),
        sa.Column("draft", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
        sa.Column("rematch", sa.String(64), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["rematch"], ["matches.id"], name="fk_matches_rematch_matches"),
    )
    op.create_index("ix_matches_status", "matches", ["status"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match_matches"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seats_guest_guests"),
        sa.UniqueConstraint("match", "guest", name="uq_seats_match_guest"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "decisions",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_decisions"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_decisions_match_matches"),
    )
    op.create_table(
        "events",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match", "viewer", "first", name="pk_events"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_events_match_matches"),
    )
    op.create_table(
        "views",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("view", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match", "viewer", name="pk_views"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_views_match_matches"),
    )
    op.create_table(
        "answers",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_answers"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_answers_match_matches"),
        sa.UniqueConstraint("match", "seat", "id", name="uq_answers_match_seat_id"),
    )
