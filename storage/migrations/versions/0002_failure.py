"""What delivery, hand-overs and verification must remember."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

COLUMNS: tuple[tuple[str, str, Any, str], ...] = (
    ("matches", "seating", sa.Integer(), "0"),
    ("matches", "commitment", sa.Text(), ""),
    ("outbox", "faults", sa.Integer(), "0"),
    ("users", "inbox_tried", NUMBER, "0"),
)


def upgrade() -> None:
    """Add the columns; what is stored already gets their usual values."""
    for table, name, kind, usual in COLUMNS:
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=usual))
    op.create_index("ix_matches_guild", "matches", ["guild"])


def downgrade() -> None:
    """Take them away again."""
    op.drop_index("ix_matches_guild", table_name="matches")
    for table, name, _kind, _usual in reversed(COLUMNS):
        op.drop_column(table, name)
