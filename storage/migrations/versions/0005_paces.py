"""Times of a table are in minutes, calls are kept with their time, seats can be lent."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

Json = sa.JSON(none_as_null=True)
MATCHES = sa.table(
    "matches", sa.column("id", sa.Text), sa.column("pace", Json), sa.column("live", Json)
)
TIMES = {"limit": "move", "answer_limit": "answer"}
"""The hours that were, and the minutes that are."""


def upgrade() -> None:
    """Count times in minutes, and take the last call of a seat for that of its question."""
    _change(_in_minutes, _heard)
    op.add_column("seats", sa.Column("owner", sa.BigInteger().with_variant(sa.Integer(), "sqlite")))
    op.create_index("ix_seats_owner", "seats", ["owner"])


def downgrade() -> None:
    """Count them in hours again; what is less than one is one."""
    op.drop_index("ix_seats_owner", table_name="seats")
    op.drop_column("seats", "owner")
    _change(_in_hours, lambda live: {k: v for k, v in live.items() if k != "heard"})


def _change(pace: Any, live: Any) -> None:
    bind = op.get_bind()
    for id_, was, stood in bind.execute(sa.select(MATCHES.c.id, MATCHES.c.pace, MATCHES.c.live)):
        changed = {"pace": pace(was), "live": live(stood)}
        bind.execute(sa.update(MATCHES).where(MATCHES.c.id == id_).values(**changed))


def _in_minutes(pace: dict[str, Any]) -> dict[str, Any]:
    return {
        TIMES.get(name, name): 60 * value if name in TIMES else value
        for name, value in pace.items()
    }


def _in_hours(pace: dict[str, Any]) -> dict[str, Any]:
    back = {new: old for old, new in TIMES.items()}
    kept = {
        back.get(name, name): -(-value // 60) if name in back else value
        for name, value in pace.items()
    }
    return {name: value for name, value in kept.items() if name not in NEW}


NEW = {"bank", "gain", "cap", "weekends"}


def _heard(live: dict[str, Any]) -> dict[str, Any]:
    pinged, called = live.get("pinged", {}), live.get("called", {})
    heard = {seat: [token, called[seat]] for seat, token in pinged.items() if seat in called}
    return {**live, "heard": heard} if heard else live
