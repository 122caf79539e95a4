"""Who opened a match. Of older ones that is taken to be the first person there. What was dealt before the last seat was
taken is forgotten: it is dealt anew."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

OPENERS = """
UPDATE matches SET opener = (
    SELECT guest FROM seats WHERE seats."match" = matches.id AND seats.kind = 'human' ORDER BY seats.seat LIMIT 1
)
"""
NOT_DEALT = "UPDATE matches SET seed = '', round = NULL, to_act = NULL WHERE status = 'waiting'"
NOT_SHOWN = """DELETE FROM archives WHERE "match" IN (SELECT id FROM matches WHERE status = 'waiting')"""


def upgrade() -> None:
    op.add_column("matches", sa.Column("opener", sa.String(64), nullable=True))
    for statement in (OPENERS, NOT_DEALT, NOT_SHOWN):
        op.execute(sa.text(statement))
