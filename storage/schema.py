"""The tables. No column belongs to a game; times are integer milliseconds UTC."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

ACTIVE = ("lobby", "running", "frozen")
"""The statuses in which a match occupies its channel."""
ACTIVE_CLAUSE = "status IN ('lobby', 'running', 'frozen')"
LEASED_CLAUSE = "lease_until > 0"
DONE_CLAUSE = "done_at IS NOT NULL"
UNDONE_CLAUSE = "done_at IS NULL"

Number = BigInteger().with_variant(Integer(), "sqlite")
"""A 64-bit number. SQLite counts up only a key declared INTEGER, which there has 64 bits too."""
Json = JSON(none_as_null=True)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _match() -> Column[str]:
    return Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False)


matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("guild", Number),
    Column("channel", Number, nullable=False),
    Column("host", Number, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("setup", Json),
    Column("pace", Json, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("language", Text, nullable=False),
    Column("live", Json, nullable=False),
    Column("note", Text, nullable=False),
    Column("created", Number, nullable=False),
    Column("updated", Number, nullable=False),
    Column("seating", Integer, nullable=False, server_default="0"),
    Column("commitment", Text, nullable=False, server_default=""),
    Column("seat_states", Json, nullable=False, server_default="[]"),
    Column("house", Json, nullable=False, server_default="{}"),
    Column("door", Json, nullable=False, server_default="{}"),
    Index("ix_matches_channel", "channel", "created"),
    Index("ix_matches_guild", "guild"),
    Index("ix_matches_host", "host"),
)
Index(
    "uq_matches_active_channel",
    matches.c.channel,
    unique=True,
    sqlite_where=text(ACTIVE_CLAUSE),
    postgresql_where=text(ACTIVE_CLAUSE),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("seat", Integer, nullable=False),
    Column("user", Number, index=True),
    Column("computer", Text),
    Column("name", Text, nullable=False),
    Column("owner", Number, index=True),
    PrimaryKeyConstraint("match", "seat"),
    Index("uq_seats_match_user", "match", "user", unique=True),
)

results = Table(
    "results",
    metadata,
    _match(),
    Column("seat", Integer, nullable=False),
    Column("ended", Number, nullable=False),
    Column("user", Number, index=True),
    Column("computer", Text),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("score", Integer),
    Column("answers", Integer, nullable=False),
    Column("spent", Number, nullable=False),
    Column("rated", Boolean, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)

entries = Table(
    "entries",
    metadata,
    _match(),
    Column("seq", Integer, nullable=False),
    Column("time", Number, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("events", Json, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
)

# The whole log of a match that was brought in: it has no rows in ``entries``.
packed_logs = Table(
    "packed_logs",
    metadata,
    _match(),
    Column("log", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _match(),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("digest", Text, nullable=False),
    PrimaryKeyConstraint("match"),
)

interactions = Table(
    "interactions",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("at", Number, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Number, primary_key=True),
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("payload", Json, nullable=False),
    Column("dedupe", Text, unique=True),
    Column("stands_for", Text),
    Column("nonce", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("not_before", Number, nullable=False),
    Column("lease_until", Number, nullable=False),
    Column("owner", Text, nullable=False),
    Column("message", Number),
    Column("done_at", Number),
    Column("failed", Text),
    Column("created", Number, nullable=False),
    Column("faults", Integer, nullable=False, server_default="0"),
    sqlite_autoincrement=True,  # an id of a row pruned away never comes back
)
Index(
    "ix_outbox_undone",
    outbox.c.target,
    outbox.c.id,
    sqlite_where=text(UNDONE_CLAUSE),
    postgresql_where=text(UNDONE_CLAUSE),
)
Index("ix_outbox_match", outbox.c.match)
Index(
    "ix_outbox_done",
    outbox.c.done_at,
    sqlite_where=text(DONE_CLAUSE),
    postgresql_where=text(DONE_CLAUSE),
)

# A timer of no match has the empty string for it, so that its key is unique too.
timers = Table(
    "timers",
    metadata,
    Column("id", Number, primary_key=True),
    Column("match", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("due", Number, nullable=False),
    Column("payload", Json, nullable=False),
    Column("lease_until", Number, nullable=False),
    Column("owner", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    UniqueConstraint("match", "kind", "key"),
    Index("ix_timers_due", "due"),
    sqlite_autoincrement=True,
)
Index(
    "ix_timers_leased",
    timers.c.lease_until,
    sqlite_where=text(LEASED_CLAUSE),
    postgresql_where=text(LEASED_CLAUSE),
)

# Until an absence is entered into the log of a match, it lies here.
rests = Table(
    "rests",
    metadata,
    _match(),
    Column("since", Number, nullable=False),
    Column("until", Number, nullable=False),
    PrimaryKeyConstraint("match", "since"),
)

# The bot's own messages that are changed or taken away later, in channels and inboxes.
posted = Table(
    "posted",
    metadata,
    _match(),
    Column("about", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("channel", Number, nullable=False),
    Column("message", Number, nullable=False),
    Column("token", Number, nullable=False),
    Column("at", Number, nullable=False),
    Column("until", Number, nullable=False),
    Column("says", Json),
    PrimaryKeyConstraint("match", "about", "key"),
)

users = Table(
    "users",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("settings", Json, nullable=False),
    Column("inbox", Number),
    Column("inbox_open", Boolean),
    Column("updated", Number, nullable=False),
    Column("inbox_tried", Number, nullable=False, server_default="0"),
)

notebooks = Table(
    "notebooks",
    metadata,
    _match(),
    Column("user", Number, nullable=False),
    Column("text", Text, nullable=False),
    Column("reminder", Json),
    Column("updated", Number, nullable=False),
    PrimaryKeyConstraint("match", "user"),
)

servers = Table(
    "servers",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("rules", Json, nullable=False),
    Column("updated", Number, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Json, nullable=False),
    Column("updated", Number, nullable=False),
)
