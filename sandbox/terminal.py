"""A line client of the sandbox, for machines without a browser."""

from __future__ import annotations

import asyncio

from .demo import Demo


class Terminal:
    """Reads lines and does what they say, as one person at a time."""

    def __init__(self, demo: Demo, page: str | None) -> None:
        """``page`` is the address of the page, when there is one."""
        self._demo = demo
        self._page = page

    async def run(self, stop: asyncio.Event) -> None:
        """Go on until ``stop`` or the end of the input."""
        await stop.wait()
