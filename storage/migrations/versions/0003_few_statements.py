"""A move is few statements: what is known of seats lies with the match, one snapshot a match."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

Json = sa.JSON(none_as_null=True)
MATCHES = sa.table("matches", sa.column("id", sa.Text), sa.column("seat_states", Json))
SEATS = sa.table(
    "seats", sa.column("match", sa.Text), sa.column("seat", sa.Integer), sa.column("state", Json)
)
TIMERS = sa.table(
    "timers",
    sa.column("match", sa.Text),
    sa.column("kind", sa.Text),
    sa.column("key", sa.Text),
    sa.column("due", sa.BigInteger),
    sa.column("payload", Json),
)
UNDONE = "done_at IS NULL"


def upgrade() -> None:
    """Move the states of seats, keep the newest snapshot, and key what waits to be sent."""
    op.add_column("matches", sa.Column("seat_states", Json, nullable=False, server_default="[]"))
    _move_states()
    op.drop_column("seats", "state")
    _keep_snapshots("seq = (SELECT MAX(o.seq) FROM snapshots o WHERE o.match = s.match)", "match")
    op.drop_index("ix_outbox_replaces", table_name="outbox")
    op.execute("ALTER TABLE outbox RENAME COLUMN replaces TO stands_for")
    op.execute(
        "UPDATE outbox SET dedupe = stands_for WHERE id IN (SELECT MAX(id) FROM outbox WHERE"  # noqa: S608
        f" stands_for IS NOT NULL AND attempts = 0 AND {UNDONE} GROUP BY stands_for)"
    )


def downgrade() -> None:
    """Take it all back."""
    op.execute("UPDATE outbox SET dedupe = NULL WHERE stands_for IS NOT NULL")
    op.execute("ALTER TABLE outbox RENAME COLUMN stands_for TO replaces")
    op.create_index(
        "ix_outbox_replaces",
        "outbox",
        ["replaces"],
        sqlite_where=sa.text(UNDONE),
        postgresql_where=sa.text(UNDONE),
    )
    _keep_snapshots("1 = 1", "match", "seq")
    op.add_column("seats", sa.Column("state", Json, nullable=False, server_default="{}"))
    bind = op.get_bind()
    for match, states in bind.execute(sa.select(MATCHES.c.id, MATCHES.c.seat_states)).all():
        for seat, state in enumerate(states):
            where = (SEATS.c.match == match) & (SEATS.c.seat == seat)
            bind.execute(sa.update(SEATS).where(where).values(state=state))
    op.drop_column("matches", "seat_states")


def _move_states() -> None:
    bind = op.get_bind()
    found: dict[str, dict[int, dict[str, Any]]] = {}
    for match, seat, state in bind.execute(sa.select(SEATS.c.match, SEATS.c.seat, SEATS.c.state)):
        found.setdefault(match, {})[seat] = state
    pauses = sa.select(TIMERS.c.match, TIMERS.c.key, TIMERS.c.due, TIMERS.c.payload)
    for match, key, due, payload in bind.execute(pauses.where(TIMERS.c.kind == "letters")):
        if (seat := int(key)) in found.get(match, {}):
            found[match][seat] |= {"hold": {"until": due, "first": payload.get("first")}}
    for match, states in found.items():
        listed = [states.get(seat, {}) for seat in range(max(states) + 1)]
        bind.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(seat_states=listed))


def _keep_snapshots(which: str, *key: str) -> None:
    """Make the table anew, with another key and some of its rows: SQLite cannot change a key."""
    op.execute(f"CREATE TABLE kept_snapshots AS SELECT * FROM snapshots s WHERE {which}")  # noqa: S608
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_snapshots_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint(*key, name="pk_snapshots"),
    )
    op.execute("INSERT INTO snapshots SELECT match, seq, state, digest FROM kept_snapshots")
    op.drop_table("kept_snapshots")
