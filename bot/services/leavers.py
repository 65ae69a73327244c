"""Who has left the server of a table: Discord tells nobody, so it is asked when it matters."""

from __future__ import annotations

from bot.table import rows
from bot.table.table import Table
from engine import Seat
from storage import Transaction

PREFIX = "left:"
"""With which the key of a note begins; the match follows."""


async def has_left(tx: Transaction, table: Table, user: int) -> bool:
    """Whether a player is known to have left."""
    return await tx.notes.get(_key(table, user)) is not None


async def note(tx: Transaction, table: Table, seat: Seat, user: int, now: int) -> None:
    """A player has left: the table says so once, with what can be done."""
    if await has_left(tx, table, user):
        return
    await tx.notes.put(_key(table, user), now, now)
    who = table.players[seat].name
    told = rows.Notice.says("seat-left", who=who).here(table, f"left:{table.id}:{user}:{now}")
    await tx.outbox.put([told], now)


async def forget(tx: Transaction, table: Table, user: int) -> None:
    """They are back."""
    await tx.notes.drop(_key(table, user))


def _key(table: Table, user: int) -> str:
    return f"{PREFIX}{table.id}:{user}"
