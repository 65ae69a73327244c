"""Studios without a process of their own."""

from __future__ import annotations

from bot.filming import NotMade, Order
from bot.services.studio import Progress, Studio, silent


class Closed(Studio):
    """Makes nothing: what depends on the log alone is tested by itself."""

    async def make(self, order: Order, progress: Progress = silent) -> bytes:
        raise NotMade
