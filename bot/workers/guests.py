"""Delivers what an open table says to those who lead it, are invited to it, or are removed."""

from __future__ import annotations

from dataclasses import replace

from bot.message import Message
from bot.present import door, ending
from bot.services import Services
from bot.table import rows, seating_rows
from bot.table.guests import is_full
from bot.table.seating_rows import Full, Invite, Removed
from bot.table.table import Table
from storage import NewOutbox, OutboxRow, Transaction

from .channels import Channels
from .finish import Finish, nothing
from .handling import handles
from .inboxes import Inboxes
from .quiet import quieted
from .sending import Sender


class Guests:
    """Tells people of an open table, in its channel or by direct message."""

    def __init__(
        self, services: Services, sender: Sender, channels: Channels, inboxes: Inboxes
    ) -> None:
        """Take the services and the ways to Discord."""
        self._services = services
        self._sender = sender
        self._channels = channels
        self._inboxes = inboxes

    @handles(Full)
    async def full(self, row: OutboxRow, full: Full) -> Finish:
        """Tell those who can start a table that all its seats are taken."""
        table = await self._table(row)
        there = [user for user in full.users if table.seat_of(user) is not None]
        if table.status != "lobby" or not is_full(table) or not there:
            return nothing
        left = [user for user in there if await self._has_left(table, user)]
        if left:
            rest = [user for user in there if user not in left]

            async def gone(tx: Transaction, now: int) -> None:
                await self._services.doors.gone(tx, table, left, rest, now)

            return gone
        texts = self._services.texts(await self._language(row, table), table)
        return await self._send(row, table, door.full(table, texts, there))

    @handles(Invite)
    async def invite(self, row: OutboxRow, invite: Invite) -> Finish:
        """Ask people to a table: those of the last match, or somebody by name."""
        table = await self._table(row)
        there = [user for user in invite.users if table.seat_of(user) is None]
        if table.status != "lobby" or not there:
            return nothing
        texts = self._services.texts(await self._language(row, table), table)
        if not invite.by:
            return await self._send(row, table, ending.invitation(table, texts, there))
        message = door.invitation(table, texts, there[0], invite.by)
        if (await self._services.people.of(there[0])).notify == "none":
            message = replace(message, pings=(), silent=True)  # it stands there for them to find
        return await self._send(row, table, message)

    @handles(Removed)
    async def removed(self, row: OutboxRow, removed: Removed) -> Finish:
        """Tell somebody that their seat is free again; it makes no sound."""
        table = await self._table(row)
        texts = self._services.texts(await self._language(row, table), table)
        return await self._send(row, table, door.removed(table, texts, removed.by))

    async def _send(self, row: OutboxRow, table: Table, message: Message) -> Finish:
        user = _inbox(row)
        if user is None:
            message = await quieted(self._services, message)
            await self._channels.post(table, message, row.nonce)
            return nothing
        asleep = (await self._services.people.of(user)).is_quiet(self._services.time.now())
        quiet = message.silent or asleep
        await self._inboxes.send(user, replace(message, pings=(), silent=quiet), row.nonce)
        return nothing

    async def _has_left(self, table: Table, user: int) -> bool:
        return table.guild is not None and await self._sender.has_left(table.guild, user)

    async def _language(self, row: OutboxRow, table: Table) -> str:
        """That of whoever is told alone; in the channel that of the table."""
        user = _inbox(row)
        own = "" if user is None else (await self._services.people.of(user)).language
        return own or table.language

    async def _table(self, row: OutboxRow) -> Table:
        assert row.match is not None
        return await self._services.tables.open(row.match)


def instead(row: OutboxRow, table: Table, said: Full | Invite | Removed) -> list[NewOutbox]:
    """What is said in the channel in place of a direct message that did not arrive."""
    match said:
        case Full():
            return [
                seating_rows.Full((rows.recipient(row.target),)).instead(
                    table, row.dedupe or row.nonce
                )
            ]
        case Invite(users, by):
            return [
                seating_rows.Invite((users[0],), by).by_name(table, rows.channel(table.channel))
            ]
        case Removed(_, who):
            return [rows.Notice.says("removed-here", who=who).here(table, f"{row.dedupe}:here")]


def _inbox(row: OutboxRow) -> int | None:
    """The user whose inbox it goes to, if it does."""
    return rows.recipient(row.target) if rows.is_person(row.target) else None
