"""Wakes those who wait for work."""

from __future__ import annotations

import asyncio

ANSWERS_FIRST = 0.25
"""Seconds for which the workers wait for whoever caused their work to be answered."""


class Bell:
    """The bell rings after every commit that left something to send or a timer to ring.

    Each listener has an event of its own, so none misses what another has heard.
    """

    def __init__(self) -> None:
        """Nobody listens yet."""
        self._listeners: list[asyncio.Event] = []
        self._soon: asyncio.TimerHandle | None = None

    def listen(self) -> asyncio.Event:
        """An event that is set at every ring; whoever waits for it clears it."""
        event = asyncio.Event()
        self._listeners.append(event)
        return event

    def ring(self) -> None:
        """Wake everybody."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        for event in self._listeners:
            event.set()

    def ring_for(self, interaction: int | None) -> None:
        """Wake everybody when an interaction has been answered; at once where there is none.

        A board that is drawn for all at that moment would take the processor from the answer, for
        which somebody waits with their thumb on the button.
        """
        if interaction is None:
            self.ring()
        elif self._soon is None:
            # Only the first: presses that follow must not put the workers off again and again.
            self._soon = asyncio.get_running_loop().call_later(ANSWERS_FIRST, self.ring)

    def answered(self) -> None:
        """Somebody has been answered: ring now if that was waited for."""
        if self._soon is not None:
            self.ring()
