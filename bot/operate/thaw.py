"""Having the bot try a frozen match again."""

from __future__ import annotations

from collections.abc import Collection

from bot.table.timers import Thaw
from storage.timers import Timers

from .database import writing
from .status import frozen


class NotFrozen(Exception):
    """There is no frozen match of that id; the text says which there are."""

    def __init__(self, id_: str, there: Collection[str]) -> None:
        """Name the match and those that are frozen."""
        named = f"Frozen are: {', '.join(there)}." if there else "No table is frozen."
        super().__init__(f"There is no frozen table {id_}. {named}")


async def thaw(database_url: str, id_: str, now: int) -> None:
    """Leave word for the bot, running or not. Raises NotFrozen and BadDatabase."""
    async with writing(database_url) as connection:
        there = [each for each, _, _ in await frozen(connection)]
        if id_ not in there:
            raise NotFrozen(id_, there)
        # Only a timer: whether the rules work again shows in the bot, which has them.
        await Timers(connection).set([Thaw().at(now, id_)])
