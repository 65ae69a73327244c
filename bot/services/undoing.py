"""Taking back: what can be, whom it concerns, and how it is done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.clock import Clock
from bot.table.change import Change
from bot.table.refused import Refused
from bot.table.table import Table
from bot.table.taking_back import Plan, entry, find, position
from engine import Entry, Seat, next_alarm
from storage import Storage

from .archive import Archive, deadline
from .play import Play
from .voting import Agreed, VoteOver


class Undoing:
    """Plays a match again to find what can be taken back, and once more to do it."""

    def __init__(self, store: Storage, archive: Archive, play: Play, clock: Clock) -> None:
        """Take the store, where matches are played again, who commits, and the clock."""
        self._store = store
        self._archive = archive
        self._play = play
        self._clock = clock

    async def plan(self, table: Table, seat: Seat, user: int) -> tuple[Table, Plan]:
        """What a seat can take back, for a user who waits for it, and the table as it is then.

        Raises Refused where that is nothing, or the table has agreed on less.
        """
        if table.house.undo == "never":
            raise Refused("refused-undo-never")
        if table.guided:
            raise Refused("refused-undo-guided")
        table = await self._play.awake(table)
        table.running()
        found = await self._found(table, seat, user)
        if table.house.undo == "free" and not found.alone:
            raise Refused("refused-undo-free")
        return table, found

    async def _found(self, table: Table, seat: Seat, user: int) -> Plan:
        entries, now = await self._entries(table), self._clock.now()

        def work() -> Plan:
            found = find(table, entries, seat, deadline())
            back = entry(table, seat, found.last, now)
            due = next_alarm(table.game, position(table, entries, back, deadline()))
            if due is not None and due <= now:
                raise Refused("refused-undo-clock")  # it would act at once
            return found

        return await self._archive.aside(user, work, "refused-undo-long")

    async def _entries(self, table: Table) -> Sequence[Entry]:
        async with self._store.reading() as tx:
            found = await tx.log.entries(table.id)
        # What has come since the table was loaded makes it stale, and is found out by that.
        return [each for each in found if each.seq <= table.seq]

    async def take_back(
        self, table: Table, seat: Seat, plan: Plan, user: int, *, interaction: int | None
    ) -> Change:
        """Let the match go on from where a plan says. Raises Refused, Stale, Duplicate."""
        entries = await self._entries(table)
        back = entry(table, seat, plan.last, self._clock.now())
        work = partial(position, table, entries, back, deadline())
        state = await self._archive.aside(user, work, "refused-undo-long")
        return await self._play.take_back(
            table, state, back, seat, learned=plan.learned, interaction=interaction
        )

    async def agreed(self, done: Agreed) -> None:
        """Do it when all have agreed. Raises Refused where the match has gone on."""
        table, vote = await self._play.awake(done.table), done.vote
        if table.seq == done.table.seq:
            found = await self._found(table, done.seat, done.user)
            concerned = set(found.concerns(table, done.seat))
            if found.last == vote.last and concerned <= set(vote.agreed):
                await self.take_back(
                    table, done.seat, found, done.user, interaction=done.interaction
                )
                return
        raise VoteOver
