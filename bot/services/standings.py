"""What has come of the matches that are over: of one's own, of a server's, and who is how good."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Collection, Mapping, Sequence

from bot.table.rating import Rung, ladder
from storage import Finished, Storage


class Standings:
    """Reads results. What runs is not among them, and nothing of it can be told from them."""

    def __init__(self, store: Storage) -> None:
        """Take the store."""
        self._store = store

    async def of_user(self, user: int, guild: int | None, game: str = "") -> Sequence[Finished]:
        """The matches of a user in a server (None: wherever), of one game or of all."""
        async with self._store.reading() as tx:
            return await tx.results.of_user(user, guild=guild, game=game)

    async def of_guild(self, guild: int, game: str = "") -> Sequence[Finished]:
        """The matches of a server, of one game or of all."""
        async with self._store.reading() as tx:
            return await tx.results.of_guild(guild, game=game)

    async def ladders(self, guild: int, games: Collection[str]) -> Mapping[str, Sequence[Rung]]:
        """Who is rated in a server, by game, the best first."""
        found = {}
        for game in games:
            finished = await self.of_guild(guild, game)
            # A thousand matches take a tenth of a second.
            found[game] = await to_thread(ladder, finished)
        return found
