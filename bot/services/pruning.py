"""What is taken out of the database because nobody will ask for it again, a bit at a time."""

from __future__ import annotations

from storage import Storage

from . import leavers, order, quotas

AT_ONCE = 100
"""Matches or notes that one transaction looks at: a press waits for no longer than that."""
OF_ACTIVE = (leavers.PREFIX, order.PREFIX)
"""Notes about a match that is open or played. Who has left counts while a seat of it is called or
offered, and in which order people are to sit until it is dealt, which forgets it. Of a match that
was closed, stopped or played to its end nobody reads either, and none of them begins again."""


async def prune_imported(store: Storage, before: int) -> None:
    """Take out the records that were brought in and have not changed since an instant (ms UTC)."""
    gone = AT_ONCE
    while gone == AT_ONCE:
        async with store.transaction() as tx:
            gone = await tx.matches.prune_imported(before, AT_ONCE)


async def prune_notes(store: Storage, now: int) -> None:
    """Forget the notes that can no longer matter."""
    async with store.transaction() as tx:
        await quotas.forget(tx, now)
    for prefix in OF_ACTIVE:
        last = ""
        while (seen := await _prune_of_ended(store, prefix, last)) is not None:
            last = seen


async def _prune_of_ended(store: Storage, prefix: str, after: str) -> str | None:
    """Look at some notes about matches, and give the last of them; None where there are none."""
    async with store.transaction() as tx:
        keys = await tx.notes.keys(prefix, after, AT_ONCE)
        matches = {key: key.removeprefix(prefix).partition(":")[0] for key in keys}
        rows = await tx.matches.some(tuple(matches.values()))
        active = {row.id for row in rows if row.active}
        for key, match in matches.items():
            if match not in active:
                await tx.notes.drop(key)
    return keys[-1] if keys else None
