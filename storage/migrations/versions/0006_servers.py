"""What the managers of a server say of the tables there is kept for each server."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep it; nobody has said anything yet."""
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "servers",
        sa.Column("id", number, nullable=False, autoincrement=False),
        sa.Column("rules", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("updated", number, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("servers")
