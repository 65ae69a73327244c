"""The way to a process beside the bot, which does what takes long (``bot.aside``)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

from bot.aside import IDLE, SILENCE, STARTING, NotMade, Why

log = logging.getLogger(__name__)

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
        """What was ordered. Raises NotMade, and then the next order has another process.

        progress: told how many percent are made, again and again, and first when the turn comes.
        """
        async with self._turn:
            if self._idle is not None:
                self._idle.cancel()
            try:
                process = await self._ready()
                await progress(0)
                made = await self._made(process, line, progress)
            except NotMade as error:
                if error.why == "memory":
                    self._give_up()
                else:
                    self._rest()
                raise
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                log.warning("%s has made nothing: %r", self._module, error)
                self._give_up()
                why: Why = "silent" if isinstance(error, TimeoutError) else "ended"
                raise NotMade(why) from error
            except BaseException:
                self._give_up()  # whoever comes next must not get this answer
                raise
            self._rest()
            return made

    async def close(self) -> None:
        """End the process, if one runs."""
        if self._idle is not None:
            self._idle.cancel()
        self._give_up()
        if self._ending:
            await asyncio.wait(self._ending)

    def _rest(self) -> None:
        """Let the process wait for the next order, for a while."""
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._give_up)

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
            said = await _said(self._process, STARTING)
            if not said["ready"]:
                _tell_once()
        return self._process

    async def _made(self, process: Process, line: bytes, progress: Progress) -> bytes:
        """What the process answers. Raises NotMade where it says that it cannot."""
        orders, answers = process.stdin, process.stdout
        assert orders is not None
        assert answers is not None
        orders.write(line)
        # Whoever is hung reads nothing, either.
        async with asyncio.timeout(SILENCE):
            await orders.drain()
        while True:
            said = await _said(process, SILENCE)
            if "made" in said:
                async with asyncio.timeout(SILENCE):
                    return await answers.readexactly(said["made"])
            if "failed" in said:
                log.warning("%s could not make what was ordered: %s", self._module, said)
                raise NotMade(said["failed"])
            await progress(said["done"])


@cache
def _tell_once() -> None:
    log.warning("here the memory of the processes beside the bot has no limit")


async def _said(process: Process, patience: float) -> dict[str, Any]:
    """The next answer of a process. Raises TimeoutError, and EOFError where it has ended."""
    assert process.stdout is not None
    async with asyncio.timeout(patience):
        answer = await process.stdout.readline()
    if not answer:
        raise EOFError("the process has ended")
    said: dict[str, Any] = json.loads(answer)
    return said


async def _ended(process: Process) -> None:
    """Kill a process, and wait until nothing is left of it."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    with contextlib.suppress(OSError):
        await process.communicate()
