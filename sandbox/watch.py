"""Waiting for something to become true, without asking over and over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from .transcript import Transcript

T = TypeVar("T")

PATIENCE_SECONDS = 5.0


class Watch:
    """Wakes those who wait whenever something may have changed."""

    def __init__(self, transcript: Transcript) -> None:
        """Nobody waits yet; the transcript is shown when somebody waits in vain."""
        self._transcript = transcript
        self._waiting: set[asyncio.Future[None]] = set()

    def nudge(self) -> None:
        """Something may have changed."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)

    async def until(
        self, predicate: Callable[[], T | None], *, what: str, seconds: float = PATIENCE_SECONDS
    ) -> T:
        """The first value of ``predicate`` that counts as true.

        Raises AssertionError with the transcript when that takes longer than ``seconds`` of real
        time.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while not (value := predicate()):
            future: asyncio.Future[None] = loop.create_future()
            self._waiting.add(future)
            try:
                await asyncio.wait_for(future, deadline - loop.time())
            except TimeoutError:
                text = f"waited {seconds} s in vain for {what}\n{self._transcript.text()}"
                raise AssertionError(text) from None
            finally:
                self._waiting.discard(future)
        return value
