"""What a table has agreed on beside its game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Json = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Add the column: every table has the usual rules."""
    op.add_column("matches", sa.Column("house", Json, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("matches", "house")
