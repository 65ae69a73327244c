"""In which order a rematch seats its people, whoever of them comes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.table.player import Player
from bot.table.table import Table
from storage import Transaction

PREFIX = "order:"
"""With which the key of a note begins; the match follows."""
Order: TypeAlias = Sequence[int | str]
"""Users, and computer players by their names, as they are to sit."""


def moved_on(table: Table) -> list[Player]:
    """The players of a match that has ended, each one seat on: who was first is last."""
    return [*table.players[1:], *table.players[:1]]


def asked(player: Player) -> tuple[int | None, str]:
    """Who is asked for a seat, or which computer has it: of one given up, who resigned it."""
    user, name = player.whose
    left = player.resigned
    return (user, name) if user is not None or left is None else (left.user, left.name)


async def keep(tx: Transaction, match: str, players: Sequence[Player], now: int) -> None:
    """Remember in which order players, or whose seat they had, are to sit at a new table."""
    await tx.notes.put(_key(match), [_who(*asked(player)) for player in players], now)


async def seated(tx: Transaction, match: str, players: Sequence[Player]) -> tuple[Player, ...]:
    """The players of a table in that order; those of whom it says nothing come last."""
    kept: Order = await tx.notes.get(_key(match)) or ()
    ranks = {who: rank for rank, who in enumerate(kept)}
    # Sorting keeps those apart that nobody has ordered, as they came.
    return tuple(
        sorted(players, key=lambda player: ranks.get(_who(player.user, player.name), len(ranks)))
    )


async def forget(tx: Transaction, match: str) -> None:
    """Once they are dealt to nobody comes any more."""
    await tx.notes.drop(_key(match))


def _who(user: int | None, name: str) -> int | str:
    return name if user is None else user


def _key(match: str) -> str:
    return f"{PREFIX}{match}"
