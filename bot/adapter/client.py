"""The discord.py client: interactions in, the desk behind, nothing else."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.core import Core
from bot.desk.caller import Caller
from bot.desk.desk import Desk

from .answer import Answer, in_time
from .commands import CommandBuilder, Given, Interaction, Translator
from .encode import Encoder

log = logging.getLogger(__name__)

NEEDED = {
    "view_channel": "permission-view",
    "send_messages": "permission-send",
    "embed_links": "permission-embed",
    "attach_files": "permission-attach",
}
"""What the bot must be allowed in a channel, and the texts that name it."""
IN_THREAD = {"send_messages": "", "send_messages_in_threads": "permission-send"}
"""What differs in a thread."""
RECORD_SIZE = 1 << 20
"""Bytes of the largest record file that is read."""


class Bot(discord.Client):
    """One connection to Discord. State is in the database, so any process can answer anything."""

    def __init__(self, core: Core, *, sync: str = "auto", **options: Any) -> None:
        """Take the bot's parts; ``sync`` is auto, always or never; options go to discord.py."""
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.core = core
        self._desk = Desk(core)
        self._sync = sync
        self.encoder = Encoder()
        self.tree = app_commands.CommandTree(self)
        builder = CommandBuilder(core.library, self._command, self._suggest)
        for command in builder.all(core.catalogue):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Tell Discord the commands, once, and only when they have changed."""
        await self.tree.set_translator(Translator(self.core.library))
        if self._sync == "never":
            return
        payload = json.dumps(
            [command.to_dict(self.tree) for command in self.tree.get_commands()], sort_keys=True
        )
        languages = "".join(self.core.library.languages)
        mark = hashlib.sha256((payload + languages).encode()).hexdigest()
        key = f"commands-{self.application_id}"
        if self._sync == "auto" and await self.core.people.note(key) == mark:
            return
        await self.tree.sync()
        await self.core.people.write_note(key, mark)

    async def close(self) -> None:
        """Close the connection and stop the painters."""
        await super().close()
        self.encoder.close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Presses and forms; commands go through the tree."""
        if interaction.type not in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            return
        data: Any = interaction.data
        values = data.get("values") or _typed(data)
        await self._answered(
            interaction,
            lambda caller, answer: self._desk.press(caller, data["custom_id"], values, answer),
        )

    async def _command(self, interaction: Interaction, name: str, given: Given) -> None:
        async def handler(caller: Caller, answer: Answer) -> None:
            plain = {key: await _plain(value) for key, value in given.items()}
            await self._desk.command(caller, name, plain, answer)

        await self._answered(interaction, handler)

    async def _suggest(
        self, interaction: Interaction, name: str, param: str, typed: str
    ) -> list[tuple[str, str]]:
        given = {
            key.rstrip("_").replace("_", "-"): str(value)
            for key, value in vars(interaction.namespace).items()
            if value not in (None, "")
        }
        caller = await self._desk.recognised(self._caller(interaction))
        return await self._desk.suggest(caller, name, param, typed, given)

    async def _answered(
        self,
        interaction: Interaction,
        handler: Callable[[Caller, Answer], Awaitable[None]],
    ) -> None:
        answer = Answer(interaction, self.encoder)

        async def handled() -> None:
            caller = await self._desk.recognised(self._caller(interaction))
            await self._desk.guarded(caller, answer, lambda: handler(caller, answer))

        await in_time(answer, handled)

    def _caller(self, interaction: Interaction) -> Caller:
        held = interaction.app_permissions
        in_thread = isinstance(interaction.channel, discord.Thread)
        needed = NEEDED | IN_THREAD if in_thread else NEEDED
        return Caller(
            user=interaction.user.id,
            name=interaction.user.display_name,
            guild=interaction.guild_id,
            channel=interaction.channel_id or 0,
            language=interaction.locale.value.split("-")[0],
            interaction=interaction.id,
            manages=interaction.permissions.manage_channels,
            lacks=tuple(key for name, key in needed.items() if key and not getattr(held, name)),
        )


def _typed(data: Any) -> list[str]:
    """The values of a form's inputs, in order."""
    return [
        row["component"].get("value", "")
        for row in data.get("components", [])
        if "component" in row
    ]


async def _plain(value: Any) -> Any:
    """An option's value without discord.py's classes: users by id, files as text."""
    if isinstance(value, discord.Attachment):
        if value.size > RECORD_SIZE:
            return ""
        return (await value.read()).decode("utf-8", errors="replace")
    if isinstance(value, (discord.User, discord.Member)):
        return value.id
    return value
