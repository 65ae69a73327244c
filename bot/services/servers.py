"""The rules of servers: read, changed, and asked whenever a table is opened."""

from __future__ import annotations

from typing import Any

from bot.clock import Clock
from bot.table.readable import readable
from bot.table.server import Opener, ServerRules
from bot.table.timers import OpenEnds
from storage import Storage, Transaction

from .changing import Changing


class Servers:
    """What the managers of each server have said of the tables there."""

    def __init__(self, store: Storage, changing: Changing, clock: Clock) -> None:
        """Take the store, how it is changed, and the clock."""
        self._store = store
        self._changing = changing
        self._clock = clock

    async def of(self, guild: int | None) -> ServerRules:
        """The rules of a server; those of direct messages leave everything open."""
        if guild is None:
            return ServerRules()
        async with self._store.reading() as tx:
            return readable(ServerRules, await tx.servers.rules(guild))

    async def open_tables(self, guild: int) -> int:
        """How many unfinished tables a server has."""
        async with self._store.reading() as tx:
            return await tx.matches.count_in(guild)

    async def change(self, guild: int, interaction: int, **changes: Any) -> ServerRules:
        """Change some rules of a server; all of them as they are then.

        Raises ValidationError for what cannot be.
        """
        async with self._changing(None, interaction) as tx:
            now = self._clock.now()
            rules = (await _locked(tx, guild, now)).but(**changes)
            # Only what differs from the usual: where that changes, it changes for them as well.
            stored = rules.model_dump(mode="json", exclude_defaults=True)
            await tx.servers.save(guild, stored, now)
            if "open_days" in changes:
                # Each looks for itself how many days it has now.
                await tx.timers.ring_open(guild, OpenEnds.word, now)
        return rules

    async def expect(self, guild: int | None, opener: Opener, game: str) -> ServerRules:
        """The rules under which somebody may open a table, as it seems before they do.

        Raises Refused as ``admit`` does, but for a thread that can still be made.
        """
        rules = await self.of(guild)
        if guild is not None:
            count = await self.open_tables(guild) if rules.at_once else 0
            rules.admit(opener.in_own_thread(), game, count)
        return rules


async def admit(
    tx: Transaction, guild: int | None, opener: Opener, game: str, now: int
) -> ServerRules:
    """Let nobody else open a table in a server until we commit; its rules.

    Raises Refused where its rules keep this one from being opened.
    """
    if guild is None:
        return ServerRules()
    # Locked: two that open the last table at one moment would each count none of the other.
    rules = await _locked(tx, guild, now)
    count = await tx.matches.count_in(guild) if rules.at_once else 0
    rules.admit(opener, game, count)
    return rules


async def place(tx: Transaction, guild: int | None, opener: Opener, now: int) -> None:
    """The same for a table that the server has already, and that goes elsewhere in it."""
    if guild is not None:
        (await _locked(tx, guild, now)).place(opener)


async def _locked(tx: Transaction, guild: int, now: int) -> ServerRules:
    return readable(ServerRules, await tx.servers.locked(guild, now))
