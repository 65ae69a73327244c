"""A record that is brought in is one row: its whole log, compressed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "packed_logs",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("log", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_packed_logs_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name="pk_packed_logs"),
    )


def downgrade() -> None:
    """Drop it with its matches: older code cannot read them, and a file of each is somewhere."""
    op.execute("DELETE FROM matches WHERE id IN (SELECT match FROM packed_logs)")
    op.drop_table("packed_logs")
