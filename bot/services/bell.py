"""Wakes those who wait for work."""

from __future__ import annotations

import asyncio


class Bell:
    """Rung after every commit that left something to send or to ring.

    Each listener has an event of its own, so that none misses what another has heard.
    """

    def __init__(self) -> None:
        """Nobody listens yet."""
        self._listeners: list[asyncio.Event] = []

    def listen(self) -> asyncio.Event:
        """An event that is set at every ring; whoever waits for it clears it."""
        event = asyncio.Event()
        self._listeners.append(event)
        return event

    def ring(self) -> None:
        """Wake everybody."""
        for event in self._listeners:
            event.set()
