"""The demo: a sandbox and the bot in one process, on one clock that can be sped forward."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Literal, Self, TypeAlias

from bot.adapter.client import Bot
from bot.app import running
from bot.registry import shipped
from locales import Library
from locales.files import SOURCE
from storage import Storage

from .actors import Actor, Reply
from .box import Sandbox
from .clock import Clock
from .model import Channel
from .people import People

BotState: TypeAlias = Literal["starting", "running", "stopped"]

DATABASE = "demo.sqlite3"
TABLE: tuple[tuple[str, dict[str, str]], ...] = (
    ("game new", {"game": "delta_v"}),
    ("game add-computer", {}),
    ("game add-computer", {}),
    ("game start", {}),
)


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


class Demo:
    """A small Discord with the bot in it, over a database that is new at each start.

    The channels of the last time are gone when the process ends, so what a database says about
    them would be of no use.
    """

    def __init__(self, folder: Path, *, start_ms: int | None = None) -> None:
        """Keep the database in ``folder``, which is made on entering.

        start_ms: when it begins (ms UTC), if not now.
        """
        self.folder = folder
        self._clock = LoopClock(start_ms)
        self.box = Sandbox(clock=self._clock)
        self.box.waits_for_what_follows = True
        self.people = People(self.box)
        self.bot_state: BotState = "stopped"
        self._bot = AsyncExitStack()
        self._client: Bot | None = None
        self._hooks = AsyncExitStack()
        self._changing = asyncio.Lock()
        self._listeners: list[Callable[[], None]] = []

    async def __aenter__(self) -> Self:
        """Start both. Raises OSError when the folder cannot be written."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in self.folder.glob(f"{DATABASE}*"):
            file.unlink()
        (self.folder / DATABASE).touch()
        ticking = asyncio.create_task(self._clock.run())
        self._hooks.callback(ticking.cancel)
        await self._hooks.enter_async_context(self.box)
        self._hooks.enter_context(self.box.hooked())
        await self.restart_bot()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        async with self._changing:
            await self._bot.aclose()
        await self._hooks.aclose()

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Have ``listener`` called when bot or clock have changed; the result stops that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def restart_bot(self) -> None:
        """Stop the bot, if it runs, and start it again over the same database."""
        async with self._changing:
            self._client = None
            self._tell("stopped")
            await self._bot.aclose()
            self._tell("starting")
            url = f"sqlite+aiosqlite:///{self.folder / DATABASE}"
            store = await Storage.open(url)
            self._bot.push_async_callback(store.close)
            bot = running(
                self.box.token,
                store,
                shipped(),
                Library(),
                self.box.clock,
                guild_ready_timeout=0.02,
            )
            self._client = await self._bot.enter_async_context(bot)
            self._tell("running")

    def advance(self, ms: int) -> None:
        """Put the clock of bot and sandbox forward. Raises ValueError for a step backwards."""
        self.box.clock.advance(ms)
        self._tell(self.bot_state)

    async def deal(self, host: Actor) -> Channel:
        """Have somebody start a table of Delta V with two computer players, by slash commands.

        It is in #games, or in a new thread of it while that has a table; when this returns, the
        host has something to decide. Raises DealError.
        """
        channel = await self._free_channel(host)
        for line, options in TABLE:
            answer = await host.slash(channel, line, **options)
        return await self._called(host, channel, answer)

    def taught(self) -> dict[str, str]:
        """The games that teach themselves: slug and name."""
        library = Library()
        return {
            title.cover.slug: library.texts(SOURCE, title.cover.slug)("game-name")
            for title in shipped()
            if title.game.tutorial is not None
        }

    async def teach(self, host: Actor, game: str) -> Channel:
        """Have somebody learn a game, which the bot does in a thread of #games.

        Raises DealError.
        """
        if self._client is None:
            raise DealError("The bot is starting; try again in a moment.")
        before = set(self.box.world.channels)
        answer = await host.slash(self.box.channel, "game learn", game=game)
        new = [c for c in self.box.world.channels.values() if c.id not in before and c.is_thread]
        if not new:
            raise DealError(answer.text or answer.error or "The bot does not answer.")
        return await self._called(host, new[0], answer)

    async def _called(self, host: Actor, channel: Channel, answer: Reply) -> Channel:
        """The channel, once somebody is called there; ``answer`` was the last before."""
        with contextlib.suppress(AssertionError):
            await self.box.watch.until(
                lambda: any(host.name in shown.pings for shown in host.sees(channel)),
                what="the host's first decision",
            )
            return channel
        raise DealError(answer.text or answer.error or "The bot does not answer.")

    async def _free_channel(self, host: Actor) -> Channel:
        """#games, or while that has a table a new thread of it."""
        channel = self.box.channel
        if self._client is None:
            raise DealError("The bot is starting; try again in a moment.")
        async with self._client.services.store.reading() as tx:
            if await tx.matches.active_in(channel.id) is None:
                return channel
        number = 2 + sum(c.parent_id == channel.id for c in self.box.world.channels.values())
        return host.client.open_thread(channel, f"table {number}")

    def _tell(self, state: BotState) -> None:
        self.bot_state = state
        for listener in tuple(self._listeners):
            listener()


class DealError(Exception):
    """No table could be started; the text is what the bot said."""
