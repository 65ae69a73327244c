"""The bot's messages that it takes away again: replaced by others, answered, or out of time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.services import Services
from bot.table import rows
from bot.table.rows import TakeAway, Unsend
from bot.table.table import Table
from engine import Seat
from storage import NewOutbox, OutboxRow, PostedRow, Transaction

from .finish import Finish, nothing
from .handling import handles
from .sending import Sender

WITH_A_QUESTION = frozenset({"call", "reminder"})
"""Messages that hold as long as the question is open whose number they have."""
IN_ITS_CHANNEL = WITH_A_QUESTION | {"board", "ping", "late", "offer", "vote"}
"""What a table has in its channel, and takes away where it leaves it."""


def here(table: Table, about: str, message: int, key: str = "") -> PostedRow:
    """A message in the channel of a table."""
    return PostedRow(about, key, rows.channel(table.channel), table.channel, message)


async def put(tx: Transaction, match: str, new: PostedRow) -> list[NewOutbox]:
    """Remember a message that has been sent; what takes the one away in whose place it comes."""
    # First, as everybody does who changes several: the board takes answered ones away.
    await tx.matches.get(match, lock=True)
    old = await tx.posted.get(match, new.about, new.key)
    await tx.posted.put(match, new)
    return [] if old is None or old.message == new.message else [_gone(match, old)]


def remembered(match: str, new: PostedRow) -> Finish:
    """Writes down where a message stands.

    Where that is over already, what takes it away waits in its lane behind the row that sent it.
    """

    async def finish(tx: Transaction, now: int) -> None:
        await tx.outbox.put(await put(tx, match, new), now)

    return finish


def elsewhere(
    match: str, there: Sequence[PostedRow], new: Sequence[PostedRow]
) -> Iterator[NewOutbox]:
    """What takes the messages away that new ones replace, where they are in another channel."""
    channels = {each.about: each.channel for each in new}
    for old in there:
        if channels.get(old.about, old.channel) != old.channel:
            yield _gone(match, old)


async def answered(tx: Transaction, table: Table, there: Sequence[PostedRow]) -> list[NewOutbox]:
    """What takes those messages away whose question is not open any more."""
    over = [
        old
        for old in there
        if old.about in WITH_A_QUESTION and old.token and not _is_open(table, old)
    ]
    for old in over:
        await tx.posted.drop(table.id, old.about, old.key)
    return [_gone(table.id, old) for old in over]


async def left_behind(tx: Transaction, match: str, target: str) -> list[PostedRow]:
    """What stands in a channel that a table has left."""
    there = await tx.posted.of(match)
    return [old for old in there if old.target == target and old.about in IN_ITS_CHANNEL]


def _is_open(table: Table, old: PostedRow) -> bool:
    seat = Seat(int(old.key))
    asked = table.asked(seat) if seat < len(table.players) else None
    return table.status == "running" and asked is not None and asked.token == old.token


def _gone(match: str, old: PostedRow) -> NewOutbox:
    return Unsend(old.channel, old.message).to(match, old.target)


class Removals:
    """Takes messages away."""

    def __init__(self, services: Services, sender: Sender) -> None:
        """Take the services and the way to Discord."""
        self._services = services
        self._sender = sender

    @handles(Unsend)
    async def unsend(self, _row: OutboxRow, unsend: Unsend) -> Finish:
        """Delete a message that nobody remembers."""
        await self._sender.delete(unsend.channel, unsend.message)
        return nothing

    @handles(TakeAway)
    async def take_away(self, row: OutboxRow, gone: TakeAway) -> Finish:
        """Delete what stands about something, if it does."""
        match = row.match
        assert match is not None
        async with self._services.store.reading() as tx:
            there = await tx.posted.get(match, gone.about, gone.key)
        if there is None:
            return nothing
        await self._sender.delete(there.channel, there.message)

        async def finish(tx: Transaction, _now: int) -> None:
            await tx.posted.drop(match, gone.about, gone.key)

        return finish
