"""The way to the studio: a process of its own makes films, so that no press waits for one."""

from __future__ import annotations

import asyncio

from bot.aside import LONGEST, NotMade
from bot.filming import Order

from .aside import Aside, Progress, silent


class Studio(Aside):
    """Makes films, and pictures of what has changed."""

    def __init__(self) -> None:
        """Nothing runs yet."""
        super().__init__("bot.studio")

    async def make(self, order: Order, progress: Progress = silent) -> bytes:
        """What was ordered. Raises NotMade."""
        try:
            async with asyncio.timeout(LONGEST):
                return await self.order(order.line(), progress)
        except TimeoutError as error:
            raise NotMade("late") from error
