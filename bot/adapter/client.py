"""The discord.py client: interactions in, the router behind, nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import discord
from discord import app_commands

from bot.actions import actions_of
from bot.routing.declare import Actions
from bot.routing.requests import Caller, Responder, Suggestion
from bot.routing.router import Router
from bot.services import Services

from .callers import Interaction, caller_of, plain, values_of
from .encode import Encoder
from .registration import Translator, declared, mark
from .responder import DiscordResponder, in_time

log = logging.getLogger(__name__)

UNKNOWN = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""What discord.py raises where Discord tells of a command, or of options, that we do not have."""
LONGEST_WAIT = 30.0
"""Seconds for which discord.py itself waits when Discord slows it down; it takes no less."""


class Bot(discord.Client):
    """One connection to Discord. State is in the database, so any process can answer anything."""

    def __init__(
        self,
        services: Services,
        *,
        actions: Actions | None = None,
        sync: str = "auto",
        **options: Any,
    ) -> None:
        """Take the services, and what can be done where that is not what the bot ships with.

        ``sync`` is auto, always or never; options go to discord.py.
        """
        super().__init__(
            # It reads no messages and needs no members: whoever asks comes with the interaction.
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            # For what is sent without saying whom it may ping; encode says it with every message.
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            **options,
        )
        self.services = services
        self.router = Router(services, actions or actions_of(services.registry))
        self._sync = sync
        self.under_way: set[asyncio.Future[Any]] = set()
        """What Discord has told and the bot is still at work with; it may use the database."""
        self.encoder = Encoder()
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._unknown)
        for command in declared(services.library, tuple(self.router.actions.commands.values())):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Tell Discord the commands, once, and only when what it would be told has changed."""
        library = self.services.library
        if len(library.languages) > 1:  # discord.py asks for each text in each of its 33 languages
            await self.tree.set_translator(Translator(library))
        if self._sync == "never":
            return
        now = await mark(self.tree)
        # What one application has been told says nothing of another that uses the same database.
        key = f"commands-{self.application_id}"
        if self._sync == "auto" and await self.services.people.note(key) == now:
            return
        await self.tree.sync()
        # Noted last: what Discord refused is told again at the next start.
        await self.services.people.write_note(key, now)

    async def close(self) -> None:
        """Close the connection and stop the painters."""
        await super().close()
        self.encoder.close()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Hear what Discord tells, until the connection has closed for good."""
        # discord.py waits two seconds for further servers before it is ready, and would still say
        # so to a loop that it has let go.
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    def owner(self) -> int | None:
        """The user who owns the application, or the owner of its team."""
        about = self.application
        if about is None:
            return None
        return about.team.owner_id if about.team is not None else about.owner.id

    @contextmanager
    def _at_work(self, *tasks: asyncio.Future[None]) -> Iterator[None]:
        """Have the bot wait for this task, and others, when it stops."""
        # discord.py runs each event in a task that it does not keep: nobody else would wait for one
        # that is still in a transaction, and the database would close under it.
        task = asyncio.current_task()
        assert task is not None
        under_way = {task, *tasks}
        self.under_way |= under_way
        try:
            yield
        finally:
            self.under_way -= under_way

    async def on_ready(self) -> None:
        """The connection is there, for the first time or anew."""
        self.services.mending.out = {guild.id for guild in self.guilds if guild.unavailable}
        with self._at_work():
            await self.services.reachable()
            # It may have been taken out, or invited again, while it was not there.
            await self.services.freezer.is_in({guild.id for guild in self.guilds})

    async def on_resumed(self) -> None:
        """The connection is there again, and nothing was missed."""
        with self._at_work():
            await self.services.reachable()

    async def on_disconnect(self) -> None:
        """The connection is gone, or could not be made."""
        self.services.reach.lost()

    async def on_guild_channel_update(self, _before: Any, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may be others now."""
        await self._changed(after.id)

    async def on_thread_update(self, _before: Any, after: discord.Thread) -> None:
        """A thread may be open again."""
        await self._changed(after.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot has been added to a thread."""
        # An archived thread that is opened comes this way, too: discord.py had forgotten it.
        await self._changed(thread.id)

    async def _changed(self, channel: int) -> None:
        with self._at_work():
            await self.services.mending.channel_changed(channel)

    async def on_guild_role_update(self, _before: Any, after: discord.Role) -> None:
        """The bot's permissions may be others now."""
        with self._at_work():
            await self.services.mending.guild_changed(after.guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is in a server, maybe again."""
        with self._at_work():
            await self.services.mending.guild_back(guild.id)
            await self.services.freezer.wake({guild.id})

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot has been taken out of a server, or the server is gone."""
        with self._at_work():
            await self.services.freezer.put_to_sleep(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """A server is out: what is for its channels waits."""
        self.services.mending.out.add(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there: at the start each, and later one that was out."""
        if guild.id in self.services.mending.out:
            with self._at_work():
                await self.services.mending.guild_back(guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Presses and forms; commands go through the tree."""
        if interaction.type not in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            return
        data: Any = interaction.data
        values = values_of(data)
        await self._answered(
            interaction,
            lambda caller, responder: self.router.press(
                caller, data["custom_id"], values, responder
            ),
        )

    async def carry_out(
        self, interaction: Interaction, name: str, given: Mapping[str, Any]
    ) -> None:
        named = {key: plain(value) for key, value in given.items()}
        await self._answered(
            interaction,
            lambda caller, responder: self.router.command(caller, name, named, responder),
        )

    async def _unknown(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A command that the tree does not know: Discord still shows those of an older bot."""
        if not isinstance(error, UNKNOWN):
            raise error
        # A completion has no other answer than a list.
        if interaction.type is discord.InteractionType.application_command:
            await self.carry_out(interaction, "", {})

    async def complete(
        self,
        interaction: Interaction,
        name: str,
        param: str,
        typed: str,
        given: Mapping[str, str],
    ) -> list[Suggestion]:
        with self._at_work():
            return await self.router.complete(caller_of(interaction), name, param, typed, given)

    async def _answered(
        self,
        interaction: Interaction,
        handler: Callable[[Caller, Responder], Awaitable[None]],
    ) -> None:
        responder = DiscordResponder(interaction, self.encoder)
        # A task of its own, so that Discord can be asked for patience while it goes on.
        work = asyncio.ensure_future(handler(caller_of(interaction), responder))
        with self._at_work(work):
            await in_time(responder, work)
