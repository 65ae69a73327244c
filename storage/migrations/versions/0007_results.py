"""How matches came out is kept, for statistics and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table. Of matches that are over already nobody knows how long answers took."""
    op.create_table(
        "results",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ended", Number, nullable=False),
        sa.Column("user", Number),
        sa.Column("computer", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("spent", Number, nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_results_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_results"),
    )
    op.create_index("ix_results_user", "results", ["user"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("results")
