"""A start enters no rests: which matches are owed one is kept until it has been entered."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "rests",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("since", Number, nullable=False),
        sa.Column("until", Number, nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_rests_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "since", name="pk_rests"),
    )


def downgrade() -> None:
    """Drop it; what was still to be entered is not entered any more."""
    op.drop_table("rests")
