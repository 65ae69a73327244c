"""Messages that hold only for a while: calls, reminders, warnings.

They are taken away when another of their kind comes or the question they are about is answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Literal, TypeAlias

from bot.table import rows
from bot.table.table import Table
from engine import Seat
from storage import NewOutbox, Transaction

About: TypeAlias = Literal["call", "reminder", "late"]
"""A call, a reminder or warning, or the word that time ran out; that stays until the next."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A message about a question to a seat, and where it was posted.

    token: the number of the question; 0 where the message does not go with it.
    target: whose inbox or which channel, as rows name it; channel, message: its ids there.
    """

    about: About
    seat: Seat
    token: int
    target: str
    channel: int
    message: int


async def stands(tx: Transaction, table: Table, new: Standing, now: int) -> list[NewOutbox]:
    """Remember a message that has been sent; those in whose place it comes are to be deleted."""
    await tx.matches.get(table.id, lock=True)  # the list is read and written again
    there = await _read(tx, table)
    over = [old for old in there if (old.about, old.seat) == (new.about, new.seat)]
    await _write(tx, table, [*(old for old in there if old not in over), new], now)
    return [_gone(table, old) for old in over if old.message != new.message]


async def answered(tx: Transaction, table: Table, now: int) -> list[NewOutbox]:
    """What is to be deleted because the question it is about is not open; lock the match first."""
    there = await _read(tx, table)
    over = [old for old in there if old.token and not _is_open(table, old)]
    if over:
        await _write(tx, table, [old for old in there if old not in over], now)
    return [_gone(table, old) for old in over]


async def left_behind(tx: Transaction, table: Table, target: str, now: int) -> list[NewOutbox]:
    """What is to be deleted in a channel that the table has left."""
    await tx.matches.get(table.id, lock=True)
    there = await _read(tx, table)
    over = [old for old in there if old.target == target]
    if over:
        await _write(tx, table, [old for old in there if old not in over], now)
    return [_gone(table, old) for old in over]


def _is_open(table: Table, old: Standing) -> bool:
    asked = table.asked(old.seat) if old.seat < len(table.players) else None
    return table.status == "running" and asked is not None and asked.token == old.token


def _gone(table: Table, old: Standing) -> NewOutbox:
    return rows.Unsend(old.channel, old.message).to(table.id, old.target)


def _key(table: Table) -> str:
    return f"standing:{table.id}"


async def _read(tx: Transaction, table: Table) -> list[Standing]:
    return [Standing(**each) for each in await tx.notes.get(_key(table)) or ()]


async def _write(tx: Transaction, table: Table, left: Sequence[Standing], now: int) -> None:
    if left:
        await tx.notes.put(_key(table), [asdict(each) for each in left], now)
    else:
        await tx.notes.drop(_key(table))
