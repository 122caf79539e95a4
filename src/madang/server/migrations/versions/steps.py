"""Steps instead of decisions, answers, events and views: what a match shows is derived from them, and packed once."""

import json
import lzma
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# Accepted messages of a seat go to its latest decisions: all that matters of an id is that it is known.
STEPS = """
INSERT INTO steps ("match", number, seat, move, id, made)
SELECT made."match", made.number, made.seat, made.move, accepted.id, made.made
FROM (SELECT decisions.*, row_number() OVER (PARTITION BY "match", seat ORDER BY number DESC) AS back FROM decisions)
AS made
LEFT JOIN (
    SELECT "match", seat, id, row_number() OVER (PARTITION BY "match", seat ORDER BY number DESC) AS back
    FROM answers WHERE answer LIKE '{"type":"accepted"%'
) AS accepted
ON accepted."match" = made."match" AND accepted.seat = made.seat AND accepted.back = made.back
"""


def upgrade() -> None:
    op.create_table(
        "steps",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(64), nullable=True),
        sa.Column("id", sa.String(64), nullable=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_steps"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_steps_match_matches"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "archives",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("shown", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_archives"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_archives_match_matches"),
    )
    op.add_column("matches", sa.Column("round", sa.Integer, nullable=True))
    op.add_column("matches", sa.Column("to_act", sa.Integer, nullable=True))
    connection = op.get_bind()
    connection.execute(sa.text(STEPS.replace(":", "\\:")))
    for match in connection.scalars(sa.text("SELECT id FROM matches")).all():
        _carry_over(connection, match)
    for table in ("answers", "decisions", "events", "views"):
        op.drop_table(table)
    op.drop_column("matches", "draft")


def _carry_over(connection: sa.Connection, match: str) -> None:
    """The draft of a match as steps, what lists say of it, and what was shown of it."""

    def ask(query: str) -> Any:
        return connection.execute(sa.text(query), {"match": match})

    draft, changed = ask("SELECT draft, changed FROM matches WHERE id = :match").one()
    made = ask('SELECT count(*) FROM decisions WHERE "match" = :match').scalar_one()
    shown = {viewer: plain(view) for viewer, view in ask('SELECT viewer, view FROM views WHERE "match" = :match')}
    events: dict[int, list[Any]] = {viewer: [] for viewer in shown}
    for viewer, batch in ask('SELECT viewer, events FROM events WHERE "match" = :match ORDER BY viewer, first'):
        events[viewer] += plain(batch)
    public = shown.get(-1, {})
    summary = {"round": public.get("round"), "to_act": public.get("to_act"), "match": match}
    connection.execute(sa.text("UPDATE matches SET round = :round, to_act = :to_act WHERE id = :match"), summary)
    rows = [
        {
            "match": match,
            "number": number,
            "seat": public.get("to_act"),
            "move": move,
            "id": f"draft {number}",
            "made": changed,
        }
        for number, move in enumerate(plain(draft), made + 1)
    ]
    row = sa.text(
        'INSERT INTO steps ("match", number, seat, move, id, made) VALUES (:match, :number, :seat, :move, :id, :made)'
    )
    if rows:
        connection.execute(row, rows)
    packed = lzma.compress(json.dumps({"events": events, "views": shown}).encode(), preset=2)
    archive = {"match": match, "steps": made + len(rows), "shown": packed}
    connection.execute(sa.text('INSERT INTO archives ("match", steps, shown) VALUES (:match, :steps, :shown)'), archive)


def plain(column: Any) -> Any:
    """A JSON column as some databases give it: as text."""
    return json.loads(column) if isinstance(column, str) else column
