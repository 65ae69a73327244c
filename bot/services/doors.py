"""The doors of open tables: who has been there, who is invited, and how a table ends unstarted."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.clock import Clock
from bot.table import rows, seating_rows
from bot.table.deputy import deputy, leader, waits_alone, watched
from bot.table.door import GONE, MARKED, Door
from bot.table.guests import MOST_INVITED, is_full
from bot.table.people import read_settings
from bot.table.refused import Refused
from bot.table.table import Table
from bot.table.timers import AskGuest
from storage import Stale, Storage, Transaction

from .bell import Bell
from .changing import Changing


class Doors:
    """Keeps what is known of those who wait for a table to begin."""

    def __init__(self, store: Storage, changing: Changing, clock: Clock, bell: Bell) -> None:
        """Take the store, how tables are changed, the clock, and whom to wake."""
        self._store = store
        self._changing = changing
        self._clock = clock
        self._bell = bell

    async def came(self, table: Table, user: int, *, interaction: int) -> Table:
        """The table after somebody has done something there; before its start it is noted."""
        now = self._clock.now()
        if table.status != "lobby" or table.seat_of(user) is None:
            return table
        if now < dict(table.door.acted).get(user, 0) + MARKED:
            return table
        async with self._store.transaction() as tx:
            row = await tx.matches.get(table.id, lock=True)
            if row.status != "lobby" or row.seating != table.seating:
                raise Stale(f"table {table.id} has moved on")
            # As it is now: others may have done something meanwhile.
            table = replace(table, door=Door.model_validate(row.door))
            changed = replace(table, door=table.door.marked(table.players, user, now))
            await tx.matches.update(table.id, now, door=changed.door.model_dump())
            if leader(table, now) != leader(changed, now):
                await tx.timers.set(watched(changed, now))
                card = [] if waits_alone(table) else [rows.Refresh.board(table)]
                await tx.outbox.put(card, now)
        self._bell.ring_for(interaction)
        return changed

    async def invite(
        self, table: Table, user: int, asker: int, name: str, *, interaction: int
    ) -> None:
        """Invite somebody to an open table by the wish of an asker of that name.

        Raises Refused where nobody can come in any more, and for who does not want to be asked.
        """
        if table.guild is None:
            raise Refused("refused-alone")
        if table.seat_of(user) is not None:
            raise Refused("refused-seated-other", who=f"<@{user}>")
        if is_full(table):
            raise Refused("refused-full", high=table.game.cover.seats[-1])
        others = tuple(each for each in table.door.invited if each != user)
        if len(others) >= MOST_INVITED:
            raise Refused("refused-invited-many", most=MOST_INVITED)
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            known = await tx.users.get_all((user, table.host))
            guest, host = (read_settings(known[each].settings) for each in (user, table.host))
            if user in host.refused or {asker, table.host}.intersection(guest.refused):
                # Not why: neither is told that the other does not want to sit with them.
                raise Refused("refused-invite", who=f"<@{user}>")
            removed = tuple(each for each in table.door.removed if each != user)
            door = table.door.but(since=now, invited=(*others, user), removed=removed)
            await tx.matches.update(table.id, now, door=door.model_dump())
            ask = AskGuest(user, name).at(guest.after_quiet(now), table.id)
            await tx.timers.set([ask])
            await tx.outbox.put([rows.Refresh.board(table)], now)

    async def tell_full(self, table: Table) -> None:
        """Tell the host that all seats are taken, and whoever stands in for them."""
        now = self._clock.now()
        whom = [user for user in (table.host, deputy(table, now)) if user is not None]
        async with self._changing(table, None) as tx:
            door = table.door.but(full=now)
            await tx.matches.update(table.id, now, door=door.model_dump())
            await tx.outbox.put(seating_rows.full(table, whom, now), now)

    async def gone(
        self, tx: Transaction, table: Table, left: Collection[int], rest: Collection[int], now: int
    ) -> None:
        """Count no more on some who were to be told of a full table: they have left the server.

        The rest of those who were to be told are, and whoever leads the table instead.
        """
        row = await tx.matches.get(table.id, lock=True)
        if row.status != "lobby" or row.seating != table.seating:
            return  # whoever sits down or gets up sets the timer anew that tells of a full table
        table = replace(table, door=Door.model_validate(row.door))
        door = table.door
        for user in left:
            door = door.marked(table.players, user, GONE)
        changed = replace(table, door=door)
        led = leader(changed, now)
        instead = [led] if led is not None and led != leader(table, now) else []
        await tx.matches.update(table.id, now, door=door.model_dump())
        await tx.timers.set(watched(changed, now))
        told = seating_rows.full(changed, dict.fromkeys([*rest, *instead]), now)
        await tx.outbox.put([rows.Refresh.board(changed), *told], now)
