"""How much one person may order, so that nobody uses up what all share."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.clock import DAY
from bot.table.refused import Refused
from storage import Transaction

What: TypeAlias = Literal["import", "seek"]

A_DAY: dict[What, int] = {"import": 5, "seek": 3}
"""So many records are brought in, and so many calls for players made, within a day."""
PREFIX = "quota:"
"""With which the key of a note begins; what is counted and for whom follow."""
OPEN = 3
"""So many of somebody's tables wait for players at a time."""


async def ask(tx: Transaction, what: What, user: int, now: int) -> None:
    """Raises Refused where a person has had enough of something today, with the time it is free."""
    _check(what, _lately(await tx.notes.get(_key(what, user)), now))


async def spend(tx: Transaction, what: What, user: int, now: int) -> None:
    """The same, and count one more."""
    times = _lately(await tx.notes.locked(_key(what, user), [], now), now)
    _check(what, times)
    await tx.notes.put(_key(what, user), [*times, now], now)


async def forget(tx: Transaction, now: int) -> None:
    """Forget what was counted for those who have ordered nothing for a day: none of it counts."""
    await tx.notes.prune(PREFIX, now - DAY)


async def ask_to_open(tx: Transaction, user: int) -> None:
    """Raises Refused where as many tables of a person's wait for players as may."""
    if await tx.matches.count_open(user) >= OPEN:
        raise Refused("refused-quota-open", most=OPEN)


def _lately(times: list[int], now: int) -> list[int]:
    return [each for each in times or () if each > now - DAY]


def _check(what: What, times: list[int]) -> None:
    if len(times) >= A_DAY[what]:
        free = (times[-A_DAY[what]] + DAY) // 1000
        raise Refused(f"refused-quota-{what}", most=A_DAY[what], when=f"<t:{free}:R>")


def _key(what: What, user: int) -> str:
    return f"{PREFIX}{what}:{user}"
