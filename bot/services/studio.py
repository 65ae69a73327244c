"""The way to the studio: a process of its own makes films, so that no press waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.filming import NotMade, Order

log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds without a sign of life after which the process is given up."""
IDLE = 300.0
"""Seconds without an order after which it ends: it takes some 80 MB."""
_ROOT = Path(__file__).parent.parent.parent

Progress = Callable[[int], Awaitable[None]]


async def silent(_done: int) -> None:
    """Tell nobody how far it is."""


class Studio:
    """One process, begun when it is needed; orders wait for one another."""

    def __init__(self) -> None:
        """Nothing runs yet."""
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    async def make(self, order: Order, progress: Progress = silent) -> bytes:
        """What was ordered; ``progress`` is told how many percent are made. Raises NotMade."""
        async with self._turn:
            if self._idle is not None:
                self._idle.cancel()
            try:
                made = await self._made(await self._ready(), order, progress)
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                log.warning("the studio has made nothing: %r", error)
                self._give_up()
                raise NotMade from error
            except BaseException:
                self._give_up()  # whoever comes next must not get this answer
                raise
            self._idle = asyncio.get_running_loop().call_later(IDLE, self._give_up)
            if made is None:
                raise NotMade
            return made

    async def close(self) -> None:
        """End the process, if one runs."""
        if self._idle is not None:
            self._idle.cancel()
        self._give_up()
        if self._ending:
            await asyncio.wait(self._ending)

    def _give_up(self) -> None:
        """Let the process end; who comes next begins another."""
        process, self._process = self._process, None
        if process is not None:
            task = asyncio.get_running_loop().create_task(_ended(process))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def _ready(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.studio", stdin=PIPE, stdout=PIPE, cwd=_ROOT
            )
        return self._process

    @staticmethod
    async def _made(process: Process, order: Order, progress: Progress) -> bytes | None:
        """What the process answers; None where it says that it cannot."""
        orders, answers = process.stdin, process.stdout
        assert orders is not None
        assert answers is not None
        orders.write(order.line())
        await orders.drain()
        while True:
            async with asyncio.timeout(PATIENCE):
                line = await answers.readline()
            if not line:
                raise EOFError("the process has ended")
            said = json.loads(line)
            if "made" in said:
                async with asyncio.timeout(PATIENCE):
                    return await answers.readexactly(said["made"])
            if "failed" in said:
                log.warning("the studio could not make a %s: %s", order.kind, said["failed"])
                return None
            await progress(said["done"])


async def _ended(process: Process) -> None:
    """Kill a process, and wait until nothing is left of it."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    with contextlib.suppress(OSError):
        await process.communicate()
