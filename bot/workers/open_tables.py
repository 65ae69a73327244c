"""Rings what an open table waits for: its host is away, it is full or has guests, it ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.clock import DAY
from bot.services import Services
from bot.table import rows, seating_rows
from bot.table.deputy import leader, waits_alone, watched
from bot.table.guests import is_full
from bot.table.timers import AskGuest, Leads, OpenEnds, TellFull
from storage import TimerRow

from .handling import handles


class OpenTables:
    """Rings the timers of tables that have not begun; at others they do nothing."""

    def __init__(
        self, services: Services, postpone: Callable[[TimerRow, int], Awaitable[None]]
    ) -> None:
        """Take the services, and how a timer is put off by so many ms."""
        self._services = services
        self._postpone = postpone

    @handles(Leads)
    async def _leads(self, job: TimerRow, timer: Leads) -> None:
        """Show on the card who has the say now, where that is another; tell them of a full one."""
        table, now = await self._services.tables.open(job.match), self._services.time.now()
        if table.status != "lobby":
            return
        again, led = watched(table, now), leader(table, now)
        if again and led == (timer.user or table.host):
            await self._postpone(job, again[0].due - now)
            return
        async with self._services.store.transaction() as tx:
            await tx.timers.set(again)
            card = [] if waits_alone(table) else [rows.Refresh.board(table)]
            # They may start it now, and do not know yet that nothing else is waited for.
            full = led not in (None, table.host) and is_full(table)
            told = seating_rows.full(table, [led or 0], now) if full else []
            await tx.outbox.put([*card, *told], now)
        self._services.bell.ring()

    @handles(OpenEnds)
    async def _ends(self, job: TimerRow, _: OpenEnds) -> None:
        """Close a table that nobody has started, or changed, for as many days as its server has."""
        table, now = await self._services.tables.open(job.match), self._services.time.now()
        if table.status != "lobby":
            return
        days = (await self._services.servers.of(table.guild)).open_days
        # Nobody could start it while the bot was not there.
        due = max(table.door.since + days * DAY, self._services.reach.returned + DAY)
        if now < due:
            await self._postpone(job, due - now)
        else:
            await self._services.upkeep.expire(table, days)

    @handles(TellFull)
    async def _full(self, job: TimerRow, _: TellFull) -> None:
        """Tell whoever leads a table that all its seats are taken, if they still are."""
        table = await self._services.tables.open(job.match)
        if table.status == "lobby" and is_full(table):
            await self._services.doors.tell_full(table)

    @handles(AskGuest)
    async def _guest(self, job: TimerRow, timer: AskGuest) -> None:
        """Ask somebody to a table to which they are still invited, where they want to be told."""
        table = await self._services.tables.open(job.match)
        if table.status != "lobby" or timer.user not in table.door.invited:
            return
        person = await self._services.people.of(timer.user)
        async with self._services.store.transaction() as tx:
            new = [
                seating_rows.Invite((timer.user,), timer.by).by_name(table, target)
                for target in rows.targets(table, timer.user, person.notify, else_here=True)
            ]
            await tx.outbox.put(new, self._services.time.now())
        self._services.bell.ring()
