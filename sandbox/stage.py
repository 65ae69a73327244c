"""What page and terminal show: a sandbox with people in it, on a clock that can be sped forward."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Literal, Self, TypeAlias

from .actors import Actor
from .box import Sandbox
from .clock import Clock
from .model import Json
from .people import People

BotState: TypeAlias = Literal["starting", "running", "stopped"]

TICK = 0.1
"""Seconds between two looks at the clock of this machine."""
MOST = 1.5 * TICK
"""So much may pass from one look to the next."""


class LoopClock(Clock):
    """A running clock that stands still while the event loop does.

    Discord, the bot and its readers share one loop here. A machine that is busy with other things
    can hold it up for seconds; if those counted, the three seconds for an answer would be over
    before anybody had had one of them, and a press would come to nothing.
    """

    def __init__(self, start_ms: int | None = None) -> None:
        """Start at the time of this machine, or another, and stand still until ``run`` runs."""
        start_ms = time.time_ns() // 1_000_000 if start_ms is None else start_ms
        super().__init__(start_ms, running=True)
        self._passed = 0.0
        self._looked = time.monotonic()

    def now(self) -> int:
        """The time, in milliseconds UTC."""
        return self._base + int(self._seconds() * 1000)

    async def run(self) -> None:
        """Go on looking at the clock of this machine."""
        while True:
            self._passed, self._looked = self._seconds(), time.monotonic()
            await asyncio.sleep(TICK)

    def _seconds(self) -> float:
        return self._passed + min(time.monotonic() - self._looked, MOST)


class Stage:
    """A small Discord with people who can be played; whoever has a bot of their own adds to it."""

    def __init__(self, folder: Path, *, start_ms: int | None = None, port: int = 0) -> None:
        """Keep what is written in ``folder``, which is made on entering.

        start_ms: when it begins (ms UTC), if not now. port: of REST and gateway.
        """
        self.folder = folder
        self._clock = LoopClock(start_ms)
        self.box = Sandbox(clock=self._clock, port=port)
        self.people = People(self.box)
        self.bot_state: BotState = "running"
        self._open = AsyncExitStack()
        self._listeners: list[Callable[[], None]] = []

    async def __aenter__(self) -> Self:
        """Start it. Raises OSError when the folder cannot be written, or the port is taken."""
        self.folder.mkdir(parents=True, exist_ok=True)
        ticking = asyncio.create_task(self._clock.run())
        self._open.callback(ticking.cancel)
        try:
            await self._open.enter_async_context(self.box)
            await self.begin()
        except BaseException:
            await self._open.aclose()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.end()
        await self._open.aclose()

    async def begin(self) -> None:
        """Start what lives in it, for whoever adds something."""

    async def end(self) -> None:
        """Stop that again."""

    async def use(self, tool: str, actor: Actor, of: str) -> Json:
        """Do what a button says that whoever adds something has put on the page.

        Raises ToolError when it cannot be done, LookupError for a tool that there is not.
        """
        raise LookupError(f"There is nothing called {tool!r} for {actor.name} here ({of or '-'}).")

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Have ``listener`` called when bot or clock have changed; the result stops that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def advance(self, ms: int) -> None:
        """Put the clock forward. Raises ValueError for a step backwards."""
        self.box.clock.advance(ms)
        self.tell(self.bot_state)

    def tell(self, state: BotState) -> None:
        """Say to everybody who listens how the bot is."""
        self.bot_state = state
        for listener in tuple(self._listeners):
            listener()


class ToolError(Exception):
    """What a tool was to do could not be done; the text says why."""
