"""Studios without a process of their own."""

from __future__ import annotations

from bot.aside import NotMade
from bot.filming import Order
from bot.services.aside import Progress, silent
from bot.services.studio import Studio


class Closed(Studio):
    """Makes nothing: what depends on the log alone is tested by itself."""

    async def make(self, order: Order, progress: Progress = silent) -> bytes:
        raise NotMade
