"""What is written when a message has been delivered, or when it is too early for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from storage import Transaction

Finish: TypeAlias = Callable[[Transaction, int], Awaitable[None]]
"""Writes in the transaction that marks a row as done, at that instant (ms UTC)."""


async def nothing(_tx: Transaction, _now: int) -> None:
    """Nothing is to be written."""


class NotYet(Exception):
    """Too early: the message was changed a moment ago, or so many may not go at once."""

    def __init__(self, until: int) -> None:
        """Take the instant from which it may be tried (ms UTC)."""
        super().__init__(until)
        self.until = until
