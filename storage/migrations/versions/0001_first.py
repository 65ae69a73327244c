"""The first tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Make all tables."""
    _matches()
    _seats()
    _entries()
    _snapshots()
    _interactions()
    _outbox()
    _timers()
    _users()
    _notes()


def downgrade() -> None:
    """Drop all tables."""
    op.drop_table("notes")
    op.drop_table("users")
    op.drop_table("timers")
    op.drop_table("outbox")
    op.drop_table("interactions")
    op.drop_table("snapshots")
    op.drop_table("entries")
    op.drop_table("seats")
    op.drop_table("matches")


def _where(clause: str) -> dict[str, Any]:
    return {"sqlite_where": sa.text(clause), "postgresql_where": sa.text(clause)}


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild", NUMBER, nullable=True),
        sa.Column("channel", NUMBER, nullable=False),
        sa.Column("host", NUMBER, nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("options", JSON, nullable=False),
        sa.Column("setup", JSON, nullable=True),
        sa.Column("pace", JSON, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("live", JSON, nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("created", NUMBER, nullable=False),
        sa.Column("updated", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_channel", "matches", ["channel", "created"])
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_index(
        "uq_matches_active_channel",
        "matches",
        ["channel"],
        unique=True,
        **_where("status IN ('lobby', 'running', 'frozen')"),
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", NUMBER, nullable=True),
        sa.Column("computer", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("state", JSON, nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_seats_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_index("uq_seats_match_user", "seats", ["match", "user"], unique=True)


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("time", NUMBER, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("events", JSON, nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_entries_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_entries"),
    )


def _snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_snapshots_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_snapshots"),
    )


def _interactions() -> None:
    op.create_table(
        "interactions",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_interactions"),
    )


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("match", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("payload", JSON, nullable=False),
        sa.Column("dedupe", sa.Text(), nullable=True),
        sa.Column("replaces", sa.Text(), nullable=True),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("not_before", NUMBER, nullable=False),
        sa.Column("lease_until", NUMBER, nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("message", NUMBER, nullable=True),
        sa.Column("done_at", NUMBER, nullable=True),
        sa.Column("failed", sa.Text(), nullable=True),
        sa.Column("created", NUMBER, nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_outbox_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("dedupe", name="uq_outbox_dedupe"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_done", "outbox", ["done_at"], **_where("done_at IS NOT NULL"))
    op.create_index("ix_outbox_match", "outbox", ["match"])
    op.create_index("ix_outbox_replaces", "outbox", ["replaces"], **_where("done_at IS NULL"))
    op.create_index("ix_outbox_undone", "outbox", ["target", "id"], **_where("done_at IS NULL"))


def _timers() -> None:
    op.create_table(
        "timers",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("due", NUMBER, nullable=False),
        sa.Column("payload", JSON, nullable=False),
        sa.Column("lease_until", NUMBER, nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_timers"),
        sa.UniqueConstraint("match", "kind", "key", name="uq_timers_match_kind_key"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_timers_due", "timers", ["due"])
    op.create_index("ix_timers_leased", "timers", ["lease_until"], **_where("lease_until > 0"))


def _users() -> None:
    op.create_table(
        "users",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("settings", JSON, nullable=False),
        sa.Column("inbox", NUMBER, nullable=True),
        sa.Column("inbox_open", sa.Boolean(), nullable=True),
        sa.Column("updated", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )


def _notes() -> None:
    op.create_table(
        "notes",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", JSON, nullable=False),
        sa.Column("updated", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_notes"),
    )
