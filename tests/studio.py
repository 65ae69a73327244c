"""A studio without a process of its own: for tests of what it makes, and of many tables."""

from __future__ import annotations

from bot.filming import NotMade, Order
from bot.registry import Registry
from bot.services.studio import Progress, Studio, silent
from bot.studio.making import Studio as Maker
from engine import BadRecord
from locales import Library


class AtOnce(Studio):
    """Makes what is ordered while everything else waits."""

    def __init__(self, registry: Registry, library: Library) -> None:
        super().__init__()
        self._maker = Maker(registry, library)

    async def make(self, order: Order, progress: Progress = silent) -> bytes:
        try:
            return self._maker.make(order, lambda _: None)
        except BadRecord as error:
            raise NotMade from error
