"""What is kept of a table before its start; those that are open already end some day, too."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

Json = sa.JSON(none_as_null=True)
MATCHES = sa.table(
    "matches",
    sa.column("id", sa.Text),
    sa.column("status", sa.Text),
    sa.column("door", Json),
)
TIMERS = sa.table(
    "timers",
    sa.column("match", sa.Text),
    sa.column("kind", sa.Text),
    sa.column("key", sa.Text),
    sa.column("due", sa.BigInteger),
    sa.column("payload", Json),
    sa.column("lease_until", sa.BigInteger),
    sa.column("owner", sa.Text),
    sa.column("attempts", sa.Integer),
)
KINDS = {"leader": 86_400_000, "open-ends": 14 * 86_400_000}
"""How the timers of an open table are called, and in how many ms each rings first."""


def upgrade() -> None:
    """Add the column; the days of tables that are open count from now."""
    op.add_column("matches", sa.Column("door", Json, nullable=False, server_default="{}"))
    now = time.time_ns() // 1_000_000
    is_open = MATCHES.c.status == "lobby"
    op.execute(sa.update(MATCHES).where(is_open).values(door={"since": now}))
    for kind, wait in KINDS.items():
        new = [
            MATCHES.c.id,
            *(
                sa.literal(value, type_)
                for value, type_ in (
                    (kind, sa.Text),
                    ("", sa.Text),
                    (now + wait, sa.BigInteger),
                    ({}, Json),
                    (0, sa.BigInteger),
                    ("", sa.Text),
                    (0, sa.Integer),
                )
            ),
        ]
        names = [column.name for column in TIMERS.c]
        op.execute(sa.insert(TIMERS).from_select(names, sa.select(*new).where(is_open)))


def downgrade() -> None:
    """Take them away again."""
    op.execute(sa.delete(TIMERS).where(TIMERS.c.kind.in_(KINDS)))
    op.drop_column("matches", "door")
