"""Matches that cannot go on are put on hold: their people and the operator are told, once."""

from __future__ import annotations

import logging
from collections.abc import Collection

from bot.clock import Clock
from bot.registry import Registry
from bot.table import rows
from bot.table.table import REMOVED, Table
from bot.table.timers import ABOUT_QUESTIONS, Alarm, ComputerMoves, Thaw, Timer
from storage import Storage, Transaction

from .bell import Bell
from .stored import plain_table

log = logging.getLogger(__name__)


class Operator:
    """The user who runs the bot, if known: they are told by direct message what needs them."""

    def __init__(self) -> None:
        """Not known before the bot has logged in."""
        self.user: int | None = None

    async def tell(self, tx: Transaction, key: str, now: int, **args: str | int) -> None:
        """Leave a direct message to them: one an hour and kind."""
        if self.user is not None:
            await tx.outbox.put([rows.OperatorNotice(key, args).to(self.user, now)], now)


class Freezer:
    """Puts matches on hold."""

    def __init__(
        self, store: Storage, registry: Registry, clock: Clock, bell: Bell, operator: Operator
    ) -> None:
        """Take the store, the games, the clock, and whom to wake and tell."""
        self._store = store
        self._registry = registry
        self._clock = clock
        self.bell = bell
        self._operator = operator

    async def is_in(self, guilds: Collection[int]) -> None:
        """The bot is in these servers and in no others, as it may not have been told."""
        async with self._store.reading() as tx:
            running = await tx.matches.guilds()
        for guild in sorted(running.difference(guilds)):
            await self.put_to_sleep(guild)
        await self.wake(guilds)

    async def put_to_sleep(self, guild: int) -> None:
        """The bot is not in a server any more: nothing rings there, and each host is told once."""
        async with self._store.transaction() as tx:
            now, hosts = self._clock.now(), set[int]()
            spots = await tx.matches.of_guild(guild)
            for row in await tx.matches.some([spot.match for spot in spots]):
                if row.status != "running":
                    continue
                await tx.matches.update(row.id, now, status="frozen", note=REMOVED)
                await self._silence(tx, row.id)
                if row.host not in hosts:
                    hosts.add(row.host)
                    table = plain_table(self._registry, await tx.log.open(row.id))
                    await tx.outbox.put([rows.Trouble("trouble-removed").to(table, now)], now)
        self.bell.ring()

    async def wake(self, guilds: Collection[int]) -> None:
        """The bot is in these servers, maybe again: tables that sleep there go on."""
        async with self._store.reading() as tx:
            asleep = await tx.matches.on_hold(REMOVED)
        back = [spot.match for spot in asleep if spot.guild in guilds]
        if not back:
            return
        async with self._store.transaction() as tx:
            now = self._clock.now()
            await tx.timers.set([Thaw().at(now, match) for match in back])
        self.bell.ring()

    async def _silence(self, tx: Transaction, match: str) -> None:
        # The others are about what people were told before, and hold all the same.
        silenced: tuple[type[Timer], ...] = (*ABOUT_QUESTIONS, Alarm, ComputerMoves)
        for each in silenced:
            await tx.timers.clear(match, each.word)

    async def freeze(self, table: Table, why: str, error: BaseException | str) -> None:
        """Put a running match on hold; ``why`` is a text of the locales, ``frozen-…``."""
        async with self._store.transaction() as tx:
            row = await tx.matches.get(table.id, lock=True)
            # A press and a timer may both find that it fails: the second tells nobody again.
            if row.status != "running":
                return
            now = self._clock.now()
            log.error("match %s (%s) is frozen, %s: %r", table.id, row.game, why, error)
            await tx.matches.update(table.id, now, status="frozen", note=why)
            await self._silence(tx, table.id)
            await tx.outbox.put(
                [rows.Refresh.board(table), rows.Trouble("trouble-frozen").to(table, now)], now
            )
            await self._operator.tell(tx, "operator-frozen", now, match=table.id)
        self.bell.ring()
