"""The way to a process beside the bot, which does what takes long (``bot.aside``)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.aside import NotMade

log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds without a sign of life after which the process is given up."""
IDLE = 300.0
"""Seconds without an order after which it ends: it takes some 80 MB."""
_ROOT = Path(__file__).parent.parent.parent

Progress = Callable[[int], Awaitable[None]]


async def silent(_done: int) -> None:
    """Tell nobody how far it is."""


class Aside:
    """One process, begun when it is needed; orders wait for one another."""

    def __init__(self, module: str) -> None:
        """Take what it runs; nothing runs yet."""
        self._module = module
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    async def order(self, line: bytes, progress: Progress = silent) -> bytes:
        """What was ordered; ``progress`` is told how many percent are made. Raises NotMade."""
        async with self._turn:
            if self._idle is not None:
                self._idle.cancel()
            try:
                made = await self._made(await self._ready(), line, progress)
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                log.warning("%s has made nothing: %r", self._module, error)
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
                sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, cwd=_ROOT
            )
        return self._process

    async def _made(self, process: Process, line: bytes, progress: Progress) -> bytes | None:
        """What the process answers; None where it says that it cannot."""
        orders, answers = process.stdin, process.stdout
        assert orders is not None
        assert answers is not None
        orders.write(line)
        await orders.drain()
        while True:
            async with asyncio.timeout(PATIENCE):
                answer = await answers.readline()
            if not answer:
                raise EOFError("the process has ended")
            said = json.loads(answer)
            if "made" in said:
                async with asyncio.timeout(PATIENCE):
                    return await answers.readexactly(said["made"])
            if "failed" in said:
                log.warning("%s could not make what was ordered: %s", self._module, said["failed"])
                return None
            await progress(said["done"])


async def _ended(process: Process) -> None:
    """Kill a process, and wait until nothing is left of it."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    with contextlib.suppress(OSError):
        await process.communicate()
