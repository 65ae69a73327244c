"""Matches that cannot go on are put on hold: their people and the operator are told, once."""

from __future__ import annotations

import logging

from bot.clock import Clock
from bot.table import rows
from bot.table.table import Table
from bot.table.timers import ABOUT_QUESTIONS, Alarm, ComputerMoves, kind_of
from storage import Storage, Transaction

from .bell import Bell

log = logging.getLogger(__name__)


class Operator:
    """The user who runs the bot, if known: they are told by direct message what needs them."""

    def __init__(self) -> None:
        """Not known before the bot has logged in."""
        self.user: int | None = None

    async def tell(self, tx: Transaction, key: str, now: int, **args: str | int) -> None:
        """Leave a direct message to them: one an hour and kind."""
        if self.user is not None:
            await tx.outbox.put([rows.operator(self.user, key, now, **args)], now)


class Freezer:
    """Puts matches on hold."""

    def __init__(self, store: Storage, clock: Clock, bell: Bell, operator: Operator) -> None:
        """Take the store, the clock, and whom to wake and tell."""
        self._store = store
        self._clock = clock
        self.bell = bell
        self._operator = operator

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
            # The others are about what people were told before, and hold all the same.
            for each in (*ABOUT_QUESTIONS, Alarm, ComputerMoves):
                await tx.timers.clear(table.id, kind_of(each))
            await tx.outbox.put(
                [rows.refresh(table), rows.trouble(table, "trouble-frozen", now)], now
            )
            await self._operator.tell(tx, "operator-frozen", now, match=table.id)
        self.bell.ring()
