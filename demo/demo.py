"""The demo: a sandbox and the bot in one process, on one clock that can be sped forward."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AsyncExitStack
from pathlib import Path

from bot.adapter.client import Bot
from bot.app import running
from bot.registry import shipped
from locales import Library
from locales.files import SOURCE
from sandbox import Actor, Channel, Reply
from sandbox.model import Json
from sandbox.stage import Stage, ToolError
from storage import BadDatabase, Storage

DATABASE = "demo.sqlite3"
TABLE: tuple[tuple[str, dict[str, str]], ...] = (
    ("game new", {"game": "delta_v"}),
    ("game add-computer", {}),
    ("game add-computer", {}),
    ("game start", {}),
)


class Demo(Stage):
    """A small Discord with the bot in it, over a database that is new at each start.

    The channels of the last time are gone when the process ends, so what a database says about
    them would be of no use.
    """

    def __init__(self, folder: Path, *, start_ms: int | None = None) -> None:
        """Keep the database in ``folder``; start_ms: when it begins (ms UTC), if not now."""
        super().__init__(folder, start_ms=start_ms)
        self.box.waits_for_what_follows = True
        self.bot_state = "stopped"
        self._bot = AsyncExitStack()
        self._client: Bot | None = None
        self._changing = asyncio.Lock()

    async def begin(self) -> None:
        """Start the bot. Raises OSError when the folder cannot be written."""
        for file in self.folder.glob(f"{DATABASE}*"):
            file.unlink()
        (self.folder / DATABASE).touch()
        self._open.enter_context(self.box.hooked())
        try:
            await self.restart_bot()
        except BadDatabase as error:
            raise OSError(str(error)) from error

    async def end(self) -> None:
        """Stop the bot."""
        async with self._changing:
            await self._bot.aclose()

    async def use(self, tool: str, actor: Actor, of: str) -> Json:
        """Carry out a tool of the demo's page; ``of`` is the game to be taught."""
        match tool:
            case "restart-bot":
                await asyncio.shield(self.restart_bot())
                return {}
            case "deal":
                return {"channel": str((await self.deal(actor)).id)}
            case "taught":
                return {"games": self.taught()}
            case "teach":
                return {"channel": str((await self.teach(actor, of)).id)}
            case _:
                return await super().use(tool, actor, of)

    async def restart_bot(self) -> None:
        """Stop the bot, if it runs, and start it again over the same database."""
        async with self._changing:
            self._client = None
            self.tell("stopped")
            await self._bot.aclose()
            self.tell("starting")
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
            self.tell("running")

    async def deal(self, host: Actor) -> Channel:
        """Have somebody start a table of Delta V with two computer players, by slash commands.

        It is in #games, or in a new thread of it while that has a table; when this returns, the
        host has something to decide. Raises ToolError.
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
            if title.game.help.tutorial is not None
        }

    async def teach(self, host: Actor, game: str) -> Channel:
        """Have somebody learn a game, which the bot does in a thread of #games.

        Raises ToolError.
        """
        if self._client is None:
            raise ToolError("The bot is starting; try again in a moment.")
        before = set(self.box.world.channels)
        answer = await host.slash(self.box.channel, "game learn", game=game)
        new = [c for c in self.box.world.channels.values() if c.id not in before and c.is_thread]
        if not new:
            raise ToolError(answer.text or answer.error or "The bot does not answer.")
        return await self._called(host, new[0], answer)

    async def _called(self, host: Actor, channel: Channel, answer: Reply) -> Channel:
        """The channel, once somebody is called there; ``answer`` was the last before."""
        with contextlib.suppress(AssertionError):
            await self.box.watch.until(
                lambda: any(host.name in shown.pings for shown in host.sees(channel)),
                what="the host's first decision",
            )
            return channel
        raise ToolError(answer.text or answer.error or "The bot does not answer.")

    async def _free_channel(self, host: Actor) -> Channel:
        """#games, or while that has a table a new thread of it."""
        channel = self.box.channel
        if self._client is None:
            raise ToolError("The bot is starting; try again in a moment.")
        async with self._client.services.store.reading() as tx:
            if await tx.matches.active_in(channel.id) is None:
                return channel
        number = 2 + sum(c.parent_id == channel.id for c in self.box.world.channels.values())
        return host.client.open_thread(channel, f"table {number}")
