"""Absences of the bot on their way into the log of every match in which time means something.

When the bot is back, one statement leaves each of them its rest. It is entered before anything else
happens there: by whoever opens the match, and behind the start by a worker, for many at once. What
is decided is the same as if all had been entered when the bot was back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from bot.table.change import Change
from bot.table.follow_up import is_timed
from bot.table.timers import Alarm, Limit
from storage import Rest, Storage, Transaction

from .play import Play
from .repository import Tables

log = logging.getLogger(__name__)


class Rests:
    """Leaves rests, and enters them."""

    def __init__(self, store: Storage, tables: Tables, play: Play) -> None:
        """Take the store, who opens tables, and who enters things into their logs."""
        self._store = store
        self._tables = tables
        self._play = play
        self.absences = 0
        """How often this process has left any."""
        # From here on nobody finds a match as it was before a rest that it is owed.
        tables.enter_rests = self.enter

    async def leave(self, tx: Transaction, since: int, until: int) -> None:
        """Leave an absence (ms UTC) to every match that it may concern."""
        # Found by their timers: to open every running match would take long, for little.
        left = await tx.rests.leave([Limit.word, Alarm.word], Rest(since, until))
        self.absences += 1
        log.warning("not reachable for %s s: %s matches may rest", (until - since) // 1000, left)

    async def owing(self, most: int) -> Sequence[str]:
        """Some matches whose rests are still to be entered."""
        async with self._store.reading() as tx:
            return await tx.rests.owing(most)

    async def enter(self, match: str) -> None:
        """Enter all the rests of a match; it is put on hold where that fails again and again."""
        owed = await self._of(match)
        if not owed:
            return
        await self._tables.or_freeze(match, partial(self._enter, match))
        # Left over where it is on hold or its game is gone: to those they mean nothing.
        async with self._store.transaction() as tx:
            await tx.rests.drop(match, owed[-1].since)

    async def enter_of_user(self, user: int) -> None:
        """Enter the rests of all of somebody's tables."""
        async with self._store.reading() as tx:
            theirs = [row.id for row in await tx.matches.of_user(user)]
            owed = await tx.rests.of_many(theirs)
        for match in owed:
            await self.enter(match)

    async def enter_all(self, matches: Sequence[str]) -> None:
        """Enter the rests of many matches, in one transaction where nothing comes in between."""
        changes: list[tuple[Change, int]] = []
        for match in matches:
            change = await self._simple(match)
            if change is not None:
                changes.append(change)
            await asyncio.sleep(0)  # to those who press
        try:
            await self._play.rest_all(changes)
        except Exception as error:  # noqa: BLE001 - whichever it was: below each is alone
            log.info("rests are entered one by one: %r", error)
        for match in matches:
            await self.enter(match)

    async def _of(self, match: str) -> Sequence[Rest]:
        async with self._store.reading() as tx:
            return await tx.rests.of(match)

    async def _enter(self, match: str) -> None:
        # Read again: where somebody else was faster there may be none any more.
        for rest in await self._of(match):
            table, _ = await self._tables.load(match)
            # A timer whose question was answered stands until it rings; it says nothing of it.
            if is_timed(table):
                await self._play.rest(table, rest)
            else:
                async with self._store.transaction() as tx:
                    await tx.rests.drop(match, rest.since)

    async def _simple(self, match: str) -> tuple[Change, int] | None:
        """What becomes of a match that is owed one rest and nothing before it; else None."""
        owed = await self._of(match)
        if len(owed) != 1:
            return None
        (rest,) = owed
        try:
            table, _ = await self._tables.load(match)
            if not is_timed(table) or table.time.slept(rest.since):
                return None
            return self._play.rested(table, rest), rest.since
        except Exception:  # noqa: BLE001 - alone it is tried again, and told
            return None
