"""A small bot on the unchanged discord.py: tests give it behaviour by assigning to ``on``."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from sandbox import Sandbox

Click: TypeAlias = Callable[[discord.Interaction], Awaitable[object]]


class Robot(discord.Client):
    """Commands /echo, /ask and the group /game; everything else goes to ``on``."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        options.setdefault("guild_ready_timeout", 0.02)
        super().__init__(max_messages=None, chunk_guilds_at_startup=False, **options)
        self.tree = app_commands.CommandTree(self)
        self.on: Click | None = None
        """What to do with a /do, a component or a modal."""
        self.errors: list[BaseException] = []
        self.seen: list[tuple[str, Any]] = []
        self.interactions: list[int] = []
        self.sync_at_start = True
        add_commands(self)

    async def setup_hook(self) -> None:
        if self.sync_at_start:
            await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.append(interaction.id)
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds:
            await self.do(interaction)

    async def do(self, interaction: discord.Interaction) -> None:
        assert self.on is not None
        try:
            await self.on(interaction)
        except discord.HTTPException as error:
            self.errors.append(error)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        raise

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.seen.append((event, args[0] if args else None))
        super().dispatch(event, *args, **kwargs)

    def events(self, name: str) -> list[Any]:
        return [what for event, what in self.seen if event == name]


def add_commands(robot: Robot) -> None:
    @robot.tree.command(name="echo", description="Says it again")
    @app_commands.describe(text="What to say", times="How often")
    async def echo(
        interaction: discord.Interaction,
        text: str,
        times: app_commands.Range[int, 1, 3] = 1,
        loud: bool = False,  # noqa: FBT001, FBT002 - discord.py reads the signature
        whom: discord.User | None = None,
    ) -> None:
        said = " ".join([text] * times)
        said = said.upper() if loud else said
        await interaction.response.send_message(f"{whom.display_name}: {said}" if whom else said)

    @robot.tree.command(name="do", description="Whatever the test wants")
    async def do(interaction: discord.Interaction) -> None:
        await robot.do(interaction)

    robot.tree.add_command(_Game())


class _Game(app_commands.Group):
    def __init__(self) -> None:
        super().__init__(name="game", description="Tables")

    @app_commands.command(name="new", description="A new table")
    @app_commands.choices(
        game=[
            app_commands.Choice(name="Delta V", value="delta-v"),
            app_commands.Choice(name="Space Mission", value="space-mission"),
        ]
    )
    async def new(self, interaction: discord.Interaction, game: str) -> None:
        await interaction.response.send_message(f"new {game}")

    @app_commands.command(name="move", description="A move")
    async def move(self, interaction: discord.Interaction, ship: str, to: str) -> None:
        await interaction.response.send_message(f"{ship} to {to}", ephemeral=True)

    @move.autocomplete("to")
    async def _to(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        ship = interaction.namespace.ship
        cells = [f"{ship}-c{number}" for number in range(1, 30)]
        found = [cell for cell in cells if current in cell][:25]
        return [app_commands.Choice(name=cell.upper(), value=cell) for cell in found]


@contextlib.asynccontextmanager
async def running(robot: Robot, sandbox: Sandbox) -> AsyncIterator[Robot]:
    """Log in, wait until ready, and close at the end."""
    before = sandbox.gateway.connected()
    task = asyncio.create_task(robot.start(sandbox.token))
    await sandbox.ready(before + 1)
    await robot.wait_until_ready()
    try:
        yield robot
    finally:
        await robot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await task
