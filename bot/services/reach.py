"""When the bot could not be reached, and what stands still meanwhile.

Nobody could move in that time, so limits count on only when it is over, and games that run by the
clock may make a pause of it. That is decided once, when the bot is back, for all matches together;
it is written to the log of each before anything else happens there (``rests``).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.clock import HOUR, Clock
from storage import Storage, Transaction

NOTE = "reached"
"""Under this key stands until when the bot was connected at the latest (ms UTC).

While it is connected that lies ``EVERY`` ahead, for a process that dies cannot say when. So no
entry lies within an absence, whose begin is told and could tell when an entry was made.
"""
LONG = HOUR
"""After an absence of more than so many ms nothing is closed for a day that people could save."""
SHORT = 60_000
"""An absence of at most so many ms changes nothing: a restart, a connection that is resumed."""
EVERY = 20_000
"""Milliseconds between two notes that the bot is connected."""
PATIENCE = 10.0
"""Seconds for which a move waits until it is decided what rests."""

Decide: TypeAlias = Callable[[Transaction, int, int], Awaitable[None]]
"""Decides what becomes of an absence, from when to when (ms UTC), in a transaction."""


class Reach:
    """Knows whether people can reach the bot and, if not, since when.

    Unless something says otherwise, they can: only a connection that was begun can be lost.
    """

    def __init__(self, store: Storage, clock: Clock) -> None:
        """Take the store and the clock."""
        self._store = store
        self._clock = clock
        self._decided = asyncio.Event()
        self._decided.set()
        self._since: int | None = None
        self._losses = 0
        self._noted = self._next = 0
        self._lock = asyncio.Lock()
        self.returned = 0
        """When people could reach the bot again after a long absence (ms UTC)."""

    @property
    def connected(self) -> bool:
        """Whether people can reach the bot, and what rested is decided."""
        return self._decided.is_set()

    def lost(self) -> None:
        """The connection is not there, or not yet."""
        # discord.py says it again at each try to connect that fails.
        if self._since is None:
            self._since = self._clock.now()
        self._losses += 1
        self._decided.clear()

    def starting(self) -> None:
        """The process begins: until it is connected it cannot be reached."""
        self._decided.clear()

    async def back(self, decide: Decide) -> None:
        """The connection is there. ``decide`` is told of an absence that was not short.

        What it writes is committed with the note that the bot is connected. So a process that dies
        leaves all of it or nothing, and of two that come back at once the second finds that note.
        """
        losses = self._losses
        # A start and Discord's events each say so: the absence is decided by the first alone.
        async with self._lock:
            if self.connected:
                return
            try:
                async with self._store.transaction() as tx:
                    now = self._clock.now()
                    # Locked: another process that is back as well waits for what we decide.
                    seen = await tx.notes.locked(NOTE, now, now)
                    # Lost again before anything was decided: it goes on until it is next back.
                    if self._losses != losses:
                        return
                    since = self._gone_since(seen)
                    # Before ``decide``: a connection lost meanwhile is noticed below.
                    self._since = None
                    if since is not None and now - since > LONG:
                        self.returned = now
                    if since is not None and now - since > SHORT:
                        await decide(tx, since, now)
                    now = self._clock.now()
                    await tx.notes.put(NOTE, now + EVERY, now)
                self._noted, self._next = now, now + EVERY
            finally:
                # Also where it failed: else every move would wait in vain, and no timer would ring.
                if self._losses == losses:  # else it was lost again meanwhile
                    self._decided.set()

    def _gone_since(self, seen: object) -> int | None:
        """Since when nobody could reach the bot (ms UTC), by what was noted last."""
        noted = seen if isinstance(seen, int) else None
        # Unless the last note is ours, another process was there later or this one has just
        # begun: then the note alone tells since when nobody could reach the bot.
        own = noted is not None and noted == self._noted + EVERY
        return self._since if own and self._since is not None else noted

    async def decided(self) -> None:
        """Wait until it is decided what rested; not for ever."""
        if not self.connected:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._decided.wait(), PATIENCE)

    async def note(self) -> None:
        """Note that the bot is connected."""
        now = self._clock.now()
        self._next = now + EVERY  # where it fails, too: not at once again
        await self._put(now + EVERY, now)
        # Only once it is written, for ``back`` takes a note of this time for ours.
        self._noted = now

    async def leave(self) -> None:
        """The process ends in good order: it was connected until now."""
        # Where it was not, the last note stands: it is nearer to when the connection was lost.
        if self.connected:
            now = self._clock.now()
            await self._put(now, now)

    async def _put(self, until: int, now: int) -> None:
        async with self._store.transaction() as tx:
            await tx.notes.put(NOTE, until, now)

    def next_note(self) -> int | None:
        """When to note it again (ms UTC)."""
        return self._next if self.connected else None
