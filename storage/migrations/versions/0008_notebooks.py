"""What people write down for themselves at a table is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "notebooks",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("user", Number, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reminder", sa.JSON(none_as_null=True)),
        sa.Column("updated", Number, nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_notebooks_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "user", name="pk_notebooks"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("notebooks")
