"""What a user has chosen for themselves: language, hours of quiet, how they are told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Literal
from zoneinfo import ZoneInfo, available_timezones

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from storage import Storage, UserRow

from .clock import Clock


class UserSettings(BaseModel):
    """One user's settings. Hours are of their time zone; quiet_from = quiet_to: none are quiet."""

    model_config = ConfigDict(frozen=True)

    language: str = ""
    timezone: str = "UTC"
    quiet_from: int = Field(default=0, ge=0, le=23)
    quiet_to: int = Field(default=0, ge=0, le=23)
    remind_every: int = Field(default=0, ge=0, le=168)
    """Hours between reminders; 0 takes the table's."""
    reminders: bool = True
    notify: Literal["channel", "direct", "both", "none"] = "channel"

    @field_validator("timezone")
    @classmethod
    def _known(cls, name: str) -> str:
        if name not in available_timezones():
            raise ValueError(f"{name} is not a time zone")
        return name

    def after_quiet(self, instant: int) -> int:
        """The instant (ms UTC) itself, or the end of the quiet hours it falls into.

        Quiet hours are of the wall clock: on days on which the clock changes they are
        an hour shorter or longer.
        """
        if self.quiet_from == self.quiet_to:
            return instant
        zone = ZoneInfo(self.timezone)
        local = datetime.fromtimestamp(instant / 1000, zone)
        if not self._quiet(local.hour):
            return instant
        day = local.date()
        if local.hour >= self.quiet_to:
            day += timedelta(days=1)
        end = datetime.combine(day, time(self.quiet_to), zone)
        return max(instant, int(end.timestamp() * 1000))

    def _quiet(self, hour: int) -> bool:
        if self.quiet_from < self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to


@dataclass(frozen=True, slots=True)
class Person:
    """What is known of a user: their settings, and whether direct messages reach them."""

    settings: UserSettings
    reached: bool = True


NOBODY_KNOWN = Person(UserSettings())


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


def read_person(row: UserRow) -> Person:
    """A user as stored; an inbox that was never tried counts as open."""
    return Person(read_settings(row.settings), row.inbox_open is not False)


def read_settings(stored: Mapping[str, object]) -> UserSettings:
    """Stored settings; what an older or newer bot wrote and this one cannot read is left out."""
    try:
        return UserSettings.model_validate(stored)
    except ValidationError as error:
        bad = {str(fault["loc"][0]) for fault in error.errors()}
        return UserSettings.model_validate({k: v for k, v in stored.items() if k not in bad})
