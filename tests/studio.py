"""Studios without a process of their own."""

from __future__ import annotations

from bot.aside import NotMade
from bot.filming import Order
from bot.services.aside import Progress, silent
from bot.services.studio import Studio


class Closed(Studio):
    """Makes nothing, at once: films and pictures of what has changed are tested by themselves."""

    async def make(self, order: Order, progress: Progress = silent) -> bytes:
        raise NotMade("ended")
