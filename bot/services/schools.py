"""What a user has been taught of a game at other tables."""

from __future__ import annotations

from typing import Any

from bot.table.schooling import Schooling
from engine import Game
from engine.stored import adapter
from storage import Transaction


async def schooling_of(
    tx: Transaction, game: Game[Any, Any], user: int, table: str
) -> Schooling | None:
    """How much of a game a user knows who sits down at a table.

    None where the game teaches nothing, or where they have played it without being taught.
    """
    if game.help.tutorial is None:
        return None
    met: dict[str, None] = {}
    for state in await tx.matches.seat_states_of(user, game.slug, but=table):
        stored = state.get("schooling")
        school: Schooling | None = adapter(Schooling).validate_python(stored) if stored else None
        if school is None:
            return None
        met |= dict.fromkeys(school.met)
    return Schooling(tuple(met))
