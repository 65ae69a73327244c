"""The line client of the sandbox, with what the demo can do besides."""

from __future__ import annotations

import sys
from typing import TextIO

from sandbox.terminal import HELP, Terminal

from .demo import Demo


class DemoTerminal(Terminal):
    """It also deals a table, and restarts the bot."""

    opening = "A small Discord runs here, with the bot in it. The tables end with it."
    help = f"""\
deal                     a table of Delta V with two computer players
{HELP}\
restart                  the bot
"""

    def __init__(self, demo: Demo, page: str | None, out: TextIO = sys.stdout) -> None:
        """``page`` is the address of the page, when there is one."""
        super().__init__(demo, page, out)
        self._demo = demo

    async def _do_deal(self, _: str) -> None:
        self._channel = await self._demo.deal(self._me)
        self._show(self._me.sees(self._channel)[-3:])

    async def _do_restart(self, _: str) -> None:
        await self._demo.restart_bot()
        self._say("The bot has been restarted.")
