"""Where the bot's messages stand lies in one table; it lay in columns, notes and timers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Json = sa.JSON(none_as_null=True)
COLUMNS = (
    sa.Column("match", sa.Text(), nullable=False),
    sa.Column("about", sa.Text(), nullable=False),
    sa.Column("key", sa.Text(), nullable=False),
    sa.Column("target", sa.Text(), nullable=False),
    sa.Column("channel", Number, nullable=False),
    sa.Column("message", Number, nullable=False),
    sa.Column("token", Number, nullable=False),
    sa.Column("at", Number, nullable=False),
    sa.Column("until", Number, nullable=False),
    sa.Column("says", Json),
)
MATCHES = sa.table(
    "matches",
    sa.column("id", sa.Text),
    sa.column("channel", Number),
    sa.column("live", Json),
    sa.column("seat_states", Json),
)
NOTES = sa.table("notes", sa.column("key", sa.Text), sa.column("value", Json))
TIMERS = sa.table(
    "timers",
    sa.column("match", sa.Text),
    sa.column("kind", sa.Text),
    sa.column("key", sa.Text),
    sa.column("due", Number),
    sa.column("payload", Json),
)
NOTED = ("standing:", "hand:", "seek:")


def upgrade() -> None:
    """Make the table, and gather in it what stands."""
    posted = op.create_table(
        "posted",
        *COLUMNS,
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_posted_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "about", "key", name="pk_posted"),
    )
    bind = op.get_bind()
    known = set(bind.scalars(sa.select(MATCHES.c.id)))
    found = (*_of_matches(bind), *_of_notes(bind), *_of_timers(bind))
    usual = {"token": 0, "at": 0, "until": 0, "says": None, "key": ""}
    for row in found:
        if row["match"] in known:
            bind.execute(sa.insert(posted).values(**usual | row))
    for prefix in NOTED:
        bind.execute(sa.delete(NOTES).where(NOTES.c.key.startswith(prefix)))


def downgrade() -> None:
    """Drop it: older code posts each board anew, and leaves what stood where it stands."""
    op.drop_table("posted")


def _of_matches(bind: sa.Connection) -> Iterator[dict[str, Any]]:
    for match, channel, live, states in bind.execute(sa.select(MATCHES)).all():
        here = {"match": match, "target": f"channel:{channel}", "channel": channel}
        if live.get("message"):
            yield {**here, "about": "board", "message": live["message"], "at": live["posted"]}
        if live.get("ping"):
            yield {**here, "about": "ping", "message": live["ping"]}
        kept = {k: v for k, v in live.items() if k not in ("message", "posted", "serial", "ping")}
        if kept != live:
            of_it = MATCHES.c.id == match
            bind.execute(sa.update(MATCHES).where(of_it).values(live=kept))
        for state in states:
            offered, former, vote = (state.get(key) or {} for key in ("offered", "former", "vote"))
            for about, wish in (("offer", offered), ("vote", vote)):
                if wish.get("message"):
                    yield {**here, "about": about, "key": wish["id"], "message": wish["message"]}
            for id_, letter in (
                (offered.get("id"), offered.get("letter")),
                (former.get("offer"), former.get("letter")),
            ):
                if letter:
                    yield {"match": match, "about": "owner", "key": id_, **letter}


def _of_notes(bind: sa.Connection) -> Iterator[dict[str, Any]]:
    for key, value in bind.execute(sa.select(NOTES)).all():
        kind, _, match = key.partition(":")
        match, _, seat = match.partition(":")
        if kind == "standing":
            for each in value:
                yield {
                    "match": match,
                    "about": each["about"],
                    "key": str(each["seat"]),
                    **{name: each[name] for name in ("token", "target", "channel", "message")},
                }
        elif kind == "hand":
            yield {
                "match": match,
                "about": "hand",
                "key": seat,
                "target": f"user:{value['user']}",
                "channel": value["channel"],
                "message": value["message"],
                "token": value["first"],
                "at": value["posted"],
            }
        elif kind == "seek":
            yield {
                "match": match,
                "about": "seek",
                "target": f"channel:{value['channel']}",
                "channel": value["channel"],
                "message": value["message"],
                "at": value["at"],
                "until": value["at"] if value["over"] else 0,
                "says": {"who": value["who"]},
            }


def _of_timers(bind: sa.Connection) -> Iterator[dict[str, Any]]:
    vanishing = sa.select(TIMERS).where(TIMERS.c.kind == "vanish")
    for match, _, key, due, payload in bind.execute(vanishing).all():
        channel, user = payload["channel"], payload.get("user")
        yield {
            "match": match,
            "about": "fleeting",
            "key": key,
            "target": f"user:{user}" if user else f"channel:{channel}",
            "channel": channel,
            "message": payload["message"],
            "until": due,
        }
