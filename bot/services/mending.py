"""Channels that the bot cannot write to: it tells the host, and tries again when it may work.

That is when Discord says that the channel has changed, when somebody uses the bot there, and once
an hour.
"""

from __future__ import annotations

from bot.clock import HOUR, Clock
from bot.table import rows
from bot.table.table import Table
from bot.table.timers import Mend
from storage import Storage, Transaction

from .bell import Bell


class Mending:
    """Knows which channels are in trouble."""

    def __init__(self, store: Storage, clock: Clock, bell: Bell) -> None:
        """Take the store, the clock, and whom to wake."""
        self._store = store
        self._clock = clock
        self._bell = bell
        self._troubled: dict[str, tuple[int, int | None]] = {}
        """By match: the channel and its server."""
        self.out: set[int] = set()
        """The servers that are out for a while: Discord answers as if they were gone."""

    async def load(self) -> None:
        """Find what was in trouble when the bot stopped."""
        # The timers outlive the process; every interaction asks, and should not ask the database.
        async with self._store.reading() as tx:
            for spot in await tx.matches.with_timer(Mend.word):
                self._troubled[spot.match] = (spot.channel, spot.guild)

    async def report(self, tx: Transaction, table: Table, key: str) -> None:
        """A message for the table's channel was refused for good; ``key`` is the text of why.

        A channel that has been deleted is not tried again: the host can move the table.
        """
        now = self._clock.now()
        # As it is stored now: somebody may have had the board shown since the table was loaded.
        live = (await tx.matches.get(table.id, lock=True)).live | {"trouble": key}
        await tx.matches.update(table.id, now, live=live)
        await tx.outbox.put([rows.Trouble(key).to(table, now)], now)
        if key != "trouble-channel" and table.active:
            self._troubled[table.id] = (table.channel, table.guild)
            await tx.timers.set([Mend().at(now + HOUR, table.id)])

    async def mended(self, tx: Transaction, table: Table) -> None:
        """The channel can be written to again."""
        self._troubled.pop(table.id, None)
        await tx.timers.clear(table.id, Mend.word)

    def is_troubled(self, channel: int) -> bool:
        """Whether a table's channel could not be written to."""
        return any(where == channel for where, _ in self._troubled.values())

    async def channel_changed(self, channel: int) -> None:
        """Something is different in a channel, or somebody is there: try now."""
        await self._try([m for m, (where, _) in self._troubled.items() if where == channel])

    async def guild_changed(self, guild: int) -> None:
        """Something is different in a server: try all of its channels now."""
        await self._try([m for m, (_, where) in self._troubled.items() if where == guild])

    async def guild_back(self, guild: int) -> None:
        """A server is there, maybe again: what waited for it goes now, and all is tried anew.

        Also what counted as gone, and inboxes that counted as closed: they may have been refused
        because the bot was not there.
        """
        self.out.discard(guild)
        now = self._clock.now()
        async with self._store.transaction() as tx:
            await tx.outbox.hasten(guild, now)
            active = await tx.matches.of_guild(guild)
            await tx.users.reopen(guild, now)
            boards = [rows.Refresh().to(spot.match, spot.channel) for spot in active]
            await tx.outbox.put(boards, now)
        self._bell.ring()

    async def _try(self, matches: list[str]) -> None:
        if not matches:
            return
        now = self._clock.now()
        async with self._store.transaction() as tx:
            # In place of the hourly one: a match has one of a kind, so it is not tried twice.
            await tx.timers.set([Mend().at(now, match) for match in matches])
        self._bell.ring()
