"""Waiting for something to become true, without asking over and over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from .transcript import Transcript

T = TypeVar("T")

PATIENCE_SECONDS = 90.0
"""Of real time; long, because machines that test are busy, and only failures wait so long."""
LOOK_AGAIN_SECONDS = 0.05
"""For predicates about things outside of the world, such as what a bot has in memory."""


class Watch:
    """Wakes those who wait whenever something may have changed."""

    def __init__(self, transcript: Transcript) -> None:
        """Nobody waits yet; the transcript is shown when somebody waits in vain."""
        self._transcript = transcript
        self._waiting: set[asyncio.Future[None]] = set()
        self.for_what_follows = False
        """Whether people whose press was only acknowledged wait for what the bot does then."""

    def nudge(self) -> None:
        """Something may have changed."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)

    async def until(
        self, predicate: Callable[[], T | None], *, what: str, seconds: float = PATIENCE_SECONDS
    ) -> T:
        """The first value of ``predicate`` that counts as true, looked for at every change.

        Raises AssertionError with the transcript when that takes longer than ``seconds`` of real
        time.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        looks = 1
        while not (value := predicate()):
            if loop.time() > deadline:
                head = f"waited {seconds} s in vain for {what} (looked {looks} times)"
                raise AssertionError(f"{head}\n{self._transcript.text()}")
            looks += 1
            future: asyncio.Future[None] = loop.create_future()
            self._waiting.add(future)
            await asyncio.wait([future], timeout=LOOK_AGAIN_SECONDS)
            self._waiting.discard(future)
        return value
