"""The discord.py client: interactions in, the desk behind, nothing else."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.core import Core
from bot.desk.caller import Answer, Caller
from bot.desk.desk import Desk
from bot.names import clean
from bot.usecases.refused import Refused
from engine import RECORD_BYTES

from .answer import DiscordAnswer, in_time
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
LONGEST_WAIT = 30.0
"""Seconds for which discord.py itself waits when Discord slows it down; it takes no less."""


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
            max_ratelimit_timeout=LONGEST_WAIT,
            **options,
        )
        self.core = core
        self._desk = Desk(core)
        self._sync = sync
        self.under_way: set[asyncio.Task[Any]] = set()
        """What Discord has told and the bot is still at work with; it may use the database."""
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

    def owner(self) -> int | None:
        """The user who owns the application, or the owner of its team."""
        about = self.application
        if about is None:
            return None
        return about.team.owner_id if about.team is not None else about.owner.id

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Have the bot wait for this task when it stops."""
        task = asyncio.current_task()
        assert task is not None
        self.under_way.add(task)
        try:
            yield
        finally:
            self.under_way.discard(task)

    async def on_ready(self) -> None:
        """The connection is there, for the first time or anew."""
        with self._at_work():
            await self.core.reachable()

    async def on_resumed(self) -> None:
        """The connection is there again, and nothing was missed."""
        with self._at_work():
            await self.core.reachable()

    async def on_disconnect(self) -> None:
        """The connection is gone, or could not be made."""
        self.core.reach.lost()

    async def on_guild_channel_update(self, _before: Any, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may be others now."""
        await self._changed(after.id)

    async def on_thread_update(self, _before: Any, after: discord.Thread) -> None:
        """A thread may be open again."""
        await self._changed(after.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot has been added to a thread."""
        await self._changed(thread.id)

    async def _changed(self, channel: int) -> None:
        with self._at_work():
            await self.core.mending.channel_changed(channel)

    async def on_guild_role_update(self, _before: Any, after: discord.Role) -> None:
        """The bot's permissions may be others now."""
        with self._at_work():
            await self.core.mending.guild_changed(after.guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is in a server, maybe again."""
        with self._at_work():
            await self.core.mending.guild_changed(guild.id)

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
        with self._at_work():
            return await self._desk.suggest(self._caller(interaction), name, param, typed, given)

    async def _answered(
        self,
        interaction: Interaction,
        handler: Callable[[Caller, Answer], Awaitable[None]],
    ) -> None:
        answer = DiscordAnswer(interaction, self.encoder)

        async def handled() -> None:
            with self._at_work():
                await self._desk.guarded(self._caller(interaction), answer, handler)

        with self._at_work():
            await in_time(answer, handled)

    def _caller(self, interaction: Interaction) -> Caller:
        held = interaction.app_permissions
        in_thread = isinstance(interaction.channel, discord.Thread)
        needed = NEEDED | IN_THREAD if in_thread else NEEDED
        return Caller(
            user=interaction.user.id,
            name=clean(interaction.user.display_name) or clean(interaction.user.name),
            guild=interaction.guild_id,
            channel=interaction.channel_id or 0,
            language=interaction.locale.value.split("-")[0],
            interaction=interaction.id,
            manages=interaction.permissions.manage_channels,
            lacks=tuple(key for name, key in needed.items() if key and not getattr(held, name)),
            absent=self._absent(interaction),
            sees=partial(_sees, interaction),
        )

    def _absent(self, interaction: Interaction) -> str:
        """Why the bot cannot post where it was called, as a key of the locales; mostly empty."""
        if interaction.guild_id is None:
            return ""
        guild = self.get_guild(interaction.guild_id)
        if guild is None:
            return "refused-no-bot-here"
        place = interaction.channel
        if isinstance(place, discord.Thread) and place.is_private():
            return "" if guild.get_thread(place.id) is not None else "refused-private-thread"
        return ""


def _sees(interaction: Interaction, channel: int) -> bool:
    """Whether Discord shows another channel of the server to the user of an interaction."""
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return False
    place = guild.get_channel_or_thread(channel)
    if place is None or (isinstance(place, discord.Thread) and place.is_private()):
        return False
    return place.permissions_for(user).view_channel


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
        if value.size > RECORD_BYTES:
            raise Refused("refused-file-size", kilobytes=RECORD_BYTES >> 10)
        return (await value.read()).decode("utf-8", errors="replace")
    if isinstance(value, (discord.User, discord.Member)):
        return value.id
    return value
