"""Users' settings, and small notes of the bot."""

from __future__ import annotations

from bot.clock import Clock
from bot.table.people import UserSettings, read_person, read_settings
from storage import Storage


class People:
    """Users' settings, and small notes of the bot."""

    def __init__(self, store: Storage, clock: Clock) -> None:
        """Take the store and the clock."""
        self._store = store
        self._clock = clock

    async def of(self, user: int) -> UserSettings:
        """The settings of a user; the usual ones when they never set any."""
        async with self._store.reading() as tx:
            return read_settings((await tx.users.get(user)).settings)

    async def save(self, user: int, settings: UserSettings) -> None:
        """Keep a user's settings."""
        async with self._store.transaction() as tx:
            # Only what differs from the usual: where that changes, it changes for them as well.
            await tx.users.save_settings(
                user, settings.model_dump(exclude_defaults=True), self._clock.now()
            )

    async def reached(self, user: int) -> bool:
        """Whether direct messages reach them, as far as is known."""
        async with self._store.reading() as tx:
            return read_person(await tx.users.get(user)).reached

    async def knocks(self, user: int) -> None:
        """A user writes from their inbox, or sits down: if it was closed, it is tried again.

        The board says that it is closed until one has arrived: nobody sees from it who was there.
        """
        # Every interaction in an inbox comes here: reading does not wait for the one writer.
        if not await self.reached(user):
            async with self._store.transaction() as tx:
                await tx.users.knock(user, self._clock.now())

    async def note(self, key: str) -> object:
        """A value that the bot remembers, or None."""
        async with self._store.reading() as tx:
            return await tx.notes.get(key)

    async def write_note(self, key: str, value: object) -> None:
        """Remember a value."""
        async with self._store.transaction() as tx:
            await tx.notes.put(key, value, self._clock.now())
