"""Blocking people and servers, and letting them in again."""

from __future__ import annotations

from bot.services.blocks import NOTE
from storage.notes import Notes

from .database import writing


class NotBlocked(Exception):
    """Nobody of that id is blocked; the text says who is."""


async def block(database_url: str, id_: int, reason: str, now: int) -> None:
    """Block a user or a server. Raises BadDatabase."""
    async with writing(database_url) as connection:
        notes = Notes(connection)
        found = await notes.locked(NOTE, {}, now)
        await notes.put(NOTE, {**found, str(id_): reason}, now)


async def unblock(database_url: str, id_: int, now: int) -> None:
    """Let one in again. Raises NotBlocked and BadDatabase."""
    async with writing(database_url) as connection:
        notes = Notes(connection)
        found = await notes.locked(NOTE, {}, now)
        if str(id_) not in found:
            there = f"Blocked are: {', '.join(found)}." if found else "Nobody is blocked."
            raise NotBlocked(f"{id_} is not blocked. {there}")
        await notes.put(NOTE, {each: why for each, why in found.items() if each != str(id_)}, now)
