"""What has come of the matches that are over: of one's own, of a server's, and who is how good."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Collection, Mapping, Sequence

from bot.clock import Clock
from bot.registry import Registry
from bot.table.people import read_settings
from bot.table.rating import Rung, ladder
from bot.table.results import PATIENCE, owners, unfinished
from storage import Finished, Json, MatchRow, Storage

from .stored import plain_table


class Standings:
    """Reads results. What runs is not among them, but for who has left it: that, everybody sees."""

    def __init__(self, store: Storage, registry: Registry, clock: Clock) -> None:
        """Take the store, the games, and the clock."""
        self._store = store
        self._registry = registry
        self._clock = clock

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
            finished = [*await self.of_guild(guild, game), *await self._left(guild, game)]
            finished.sort(key=lambda match: (match.ended, match.match))
            # A thousand matches take a tenth of a second.
            found[game] = await to_thread(ladder, finished)
        return found

    async def _left(self, guild: int, game: str) -> Sequence[Finished]:
        """What the matches of a game that are not over are to those who have left them.

        Nothing of it is kept: if they play on after all, its end counts in its place.
        """
        now, found = self._clock.now(), list[Finished]()
        async with self._store.reading() as tx:
            for row in await tx.matches.unfinished(guild, game):
                # Looked at as rows: few of them have been left, and those alone are opened.
                if not any(_may_have_left(state, now) for state in row.seat_states):
                    continue
                table = plain_table(self._registry, await tx.log.open(row.id))
                people = await tx.users.get_all(owners(table))
                chosen = {user: read_settings(each.settings) for user, each in people.items()}
                rows = unfinished(table, chosen, now)
                if rows:
                    found.append(Finished(row.id, game, _ended(row), tuple(rows), open=True))
        return found


def _may_have_left(state: Json, now: int) -> bool:
    return bool(state.get("resigned")) or _asked(state, now) <= now - PATIENCE


def _asked(state: Json, default: int) -> int:
    """When a seat was asked what it has not answered (ms UTC)."""
    asked = state.get("asked") or {}
    return int(asked["at"]) if asked.get("decision") else default


def _ended(row: MatchRow) -> int:
    """When a match was left (ms UTC): the same whenever somebody asks, though reminders go on."""
    if row.status == "stopped":
        return row.updated
    return max(_asked(state, row.created) for state in row.seat_states) + PATIENCE
