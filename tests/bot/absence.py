"""An absence of the bot: what it leaves, before anything is entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bench.copies import copied
from tests.secrecy.world import World

from .hall import ANN, BOB, HERE, HOUR, MINUTE, Hall


async def gone(hall: Hall, ms: int = 2 * HOUR) -> None:
    """Nobody can reach the bot for so long; it is back, and nothing has been entered yet."""
    await hall.services.reach.note()
    hall.services.reach.lost()
    hall.clock.advance(ms)
    await hall.services.reachable()


async def limited(hall: Hall, channel: int = HERE) -> str:
    """A table with a limit of one hour, half of which is over."""
    match = await hall.sits(ANN, BOB, channel=channel)
    await hall.types(ANN, "game pace", channel, limit="1h")
    await hall.passes(30 * MINUTE)
    return match


async def rests_of(hall: World, match: str) -> list[tuple[int, int]]:
    """The rests in the log of a match: the number and time of each."""
    async with hall.store.reading() as tx:
        found = await tx.log.entries(match)
    return [(entry.seq, entry.time) for entry in found if entry.choice.verb == "rest"]


async def owing(hall: World) -> Sequence[str]:
    return await hall.services.rests.owing(1_000)


async def many(hall: Hall, count: int) -> None:
    """So many more tables as the one with a limit."""
    match = await limited(hall)
    await hall.settle()
    copied(hall.file, match, count)


def opening(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The matches that are opened from now on."""
    opened: list[str] = []
    state = hall.services.tables._state

    def notes(table: Any, found: Any) -> Any:
        opened.append(table.id)
        return state(table, found)

    monkeypatch.setattr(hall.services.tables, "_state", notes)
    return opened
