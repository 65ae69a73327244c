"""A small bot on the unchanged discord.py, to which tests give behaviour."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from sandbox import Actor, Channel, Reply, Sandbox

Interaction: TypeAlias = "discord.Interaction[Robot]"
Act: TypeAlias = Callable[[Interaction], Awaitable[object]]


class Robot(discord.Client):
    """Commands /echo, /do and the group /game; /do, components and modals go to ``on``."""

    def __init__(self, *, sync: bool = True, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(
            max_messages=None, chunk_guilds_at_startup=False, guild_ready_timeout=0.02, **options
        )
        self.tree = app_commands.CommandTree(self)
        self.on: Act | None = None
        self.errors: list[BaseException] = []
        self.events: list[tuple[str, Any]] = []
        self.taken: list[int] = []
        """The ids of the interactions that arrived."""
        self._sync = sync
        add_commands(self)

    async def setup_hook(self) -> None:
        if self._sync:
            await self.tree.sync()

    async def on_interaction(self, interaction: Interaction) -> None:
        self.taken.append(interaction.id)
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds:
            await self.act(interaction)

    async def act(self, interaction: Interaction) -> None:
        assert self.on is not None
        try:
            await self.on(interaction)
        except discord.HTTPException as error:
            self.errors.append(error)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        error = sys.exc_info()[1]
        assert error is not None
        self.errors.append(error)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.events.append((event, args[0] if args else None))
        super().dispatch(event, *args, **kwargs)

    def heard(self, name: str) -> list[Any]:
        """What came with the events of that name."""
        return [what for event, what in self.events if event == name]

    async def do(self, actor: Actor, place: Channel, act: Act) -> Reply:
        """Have the actor send /do, and act on it."""
        self.on = act
        return await actor.slash(place, "do")

    async def raw(self, method: str, path: str, payload: Any = None) -> Any:
        """A request with discord.py's own client, past everything that it would check."""
        route = discord.http.Route(method, path)
        return await self.http.request(route, json=payload)

    async def callback(self, i: Interaction, payload: Any) -> Any:
        """A first answer, past everything that discord.py would check."""
        return await self.raw("POST", f"/interactions/{i.id}/{i.token}/callback", payload)

    @property
    def codes(self) -> list[int]:
        """Discord's error codes of what went wrong."""
        return [error.code for error in self.errors if isinstance(error, discord.HTTPException)]


def add_commands(robot: Robot) -> None:
    @robot.tree.command(name="echo", description="Says it again")
    async def echo(
        interaction: Interaction,
        text: str,
        times: app_commands.Range[int, 1, 3] = 1,
        loud: bool = False,  # noqa: FBT001, FBT002 - discord.py reads the signature
        whom: discord.User | None = None,
        where: discord.TextChannel | None = None,
    ) -> None:
        said = " ".join([text] * times)
        said = said.upper() if loud else said
        said = f"{whom.display_name}: {said}" if whom else said
        await interaction.response.send_message(f"#{where.name} {said}" if where else said)

    @robot.tree.command(name="do", description="Whatever the test wants")
    async def do(interaction: Interaction) -> None:
        await robot.act(interaction)

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
    async def new(self, interaction: Interaction, game: str) -> None:
        await interaction.response.send_message(f"new {game}")

    @app_commands.command(name="move", description="A move")
    async def move(self, interaction: Interaction, ship: str, to: str) -> None:
        await interaction.response.send_message(f"{ship} to {to}", ephemeral=True)

    @move.autocomplete("to")
    async def _to(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        cells = [f"{interaction.namespace.ship}-c{number}" for number in range(1, 30)]
        found = [cell for cell in cells if current in cell][:25]
        return [app_commands.Choice(name=cell.upper(), value=cell) for cell in found]


@contextlib.asynccontextmanager
async def running(robot: Robot, sandbox: Sandbox) -> AsyncIterator[Robot]:
    """Log in, wait until ready, and close at the end."""
    before = sandbox.gateway.connected()
    task = asyncio.create_task(robot.start(sandbox.token))
    try:
        await sandbox.ready(before + 1)
        await robot.wait_until_ready()
        yield robot
    finally:
        await robot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def view(*items: discord.ui.Item[Any]) -> discord.ui.View:
    """The payload of a view, with nothing registered in the client."""
    made = discord.ui.View(timeout=None)
    for item in items:
        made.add_item(item)
    made.stop()
    return made


def button(label: str, custom_id: str | None = None, **more: Any) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=label, custom_id=custom_id or label.lower(), **more)


def menu(placeholder: str, labels: Iterable[str], **more: Any) -> discord.ui.Select[Any]:
    options = [discord.SelectOption(label=label, value=label.lower()) for label in labels]
    return discord.ui.Select(
        custom_id=placeholder.lower(), placeholder=placeholder, options=options, **more
    )


def modal(title: str, **labels: str) -> discord.ui.Modal:
    """A modal with a text input for each custom id and label."""
    made = discord.ui.Modal(title=title, custom_id=title.lower())
    for custom_id, label in labels.items():
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=custom_id)
        made.add_item(discord.ui.Label(text=label, component=field))
    made.stop()
    return made
