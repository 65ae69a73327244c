"""Who is behind an interaction, and what an option of it says, without discord.py's classes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import discord

from bot.names import clean
from bot.routing.requests import Caller
from bot.table.refused import Refused
from engine import RECORD_BYTES

Interaction: TypeAlias = "discord.Interaction[Any]"

NEEDED = {
    "view_channel": "permission-view",
    "send_messages": "permission-send",
    "embed_links": "permission-embed",
    "attach_files": "permission-attach",
}
"""What the bot must be allowed in a channel, and the texts that name it."""
IN_THREAD = {"send_messages": "", "send_messages_in_threads": "permission-send"}
"""What differs in a thread."""
IN_VOICE = {"connect": "permission-connect"}
"""What is needed besides for the chat of a voice or stage channel."""


def caller_of(interaction: Interaction) -> Caller:
    """The user behind an interaction."""
    held = interaction.app_permissions
    place = interaction.channel
    thread = place if isinstance(place, discord.Thread) else None
    needed = NEEDED | IN_THREAD if thread is not None else NEEDED
    if isinstance(place, discord.VoiceChannel | discord.StageChannel):
        needed = needed | IN_VOICE  # in place it would be needed everywhere from then on
    return Caller(
        user=interaction.user.id,
        # A display name may consist of nothing but letters that cannot be seen.
        name=clean(interaction.user.display_name) or clean(interaction.user.name),
        guild=interaction.guild_id,
        channel=interaction.channel_id or 0,
        language=interaction.locale.value,
        interaction=interaction.id,
        manages=interaction.permissions.manage_channels,
        # An empty key stands for a permission that does not count there.
        lacks=tuple(key for name, key in needed.items() if key and not getattr(held, name)),
        absent=_absent(interaction),
        sees=partial(_sees, interaction),
        manages_server=interaction.permissions.manage_guild,
        roles=_roles(interaction),
        parent=thread.parent_id if thread is not None else None,
        exists=partial(_exists, interaction),
        takes=partial(_takes, interaction),
        parent_of=partial(_parent_of, interaction),
        called=partial(_called, interaction),
    )


def _roles(interaction: Interaction) -> frozenset[int]:
    """The roles of the user of an interaction; the one that everybody has is among them."""
    user = interaction.user
    return frozenset(r.id for r in user.roles) if isinstance(user, discord.Member) else frozenset()


def _exists(interaction: Interaction, id_: int) -> bool:
    """Whether the server of an interaction has a channel or role."""
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    if guild is None or guild.unavailable:
        return True  # nothing is known of it just now
    return guild.get_channel_or_thread(id_) is not None or guild.get_role(id_) is not None


def _takes(interaction: Interaction, id_: int) -> bool:
    """Whether messages can stand in a channel of the server of an interaction."""
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    place = None if guild is None else guild.get_channel(id_)
    # A media channel is a forum to discord.py.
    return not isinstance(place, discord.ForumChannel)


def _parent_of(interaction: Interaction, channel: int) -> int | None:
    """The channel that a thread of the server is of; None for what is none, or is not known."""
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    thread = None if guild is None else guild.get_thread(channel)
    return None if thread is None else thread.parent_id


def _called(interaction: Interaction, channel: int) -> str:
    """What a channel of the server of an interaction is called; empty where it is not known."""
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    place = None if guild is None else guild.get_channel_or_thread(channel)
    return "" if place is None else clean(place.name)


def _absent(interaction: Interaction) -> str:
    """Why the bot cannot post where it was called, as a key of the locales; mostly empty."""
    if interaction.guild_id is None:
        return ""
    # Not interaction.guild, which discord.py makes up where only the commands are installed.
    guild = interaction.client.get_guild(interaction.guild_id)
    if guild is None:
        return "refused-no-bot-here"
    place = interaction.channel
    if isinstance(place, discord.Thread) and place.is_private():
        # Discord does not tell the bot of private threads that it cannot see.
        return "" if guild.get_thread(place.id) is not None else "refused-private-thread"
    return ""


def _sees(interaction: Interaction, channel: int) -> bool:
    """Whether Discord shows another channel of the server to the user of an interaction."""
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return False
    place = guild.get_channel_or_thread(channel)
    # Of a thread discord.py gives the permissions of its channel: those cannot say who is in it.
    if place is None or (isinstance(place, discord.Thread) and place.is_private()):
        return False
    return place.permissions_for(user).view_channel


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that somebody gave with a command; it is read when it is wanted."""

    attachment: discord.Attachment

    async def text(self) -> str:
        """What is in it. Raises Refused for one that no record can be."""
        if self.attachment.size > RECORD_BYTES:
            raise Refused("refused-file-size", kilobytes=RECORD_BYTES >> 10)
        # What is no text is refused as a wrong record, in words, and is no mistake of ours.
        return (await self.attachment.read()).decode("utf-8", errors="replace")


def plain(value: Any) -> Any:
    """An option's value: users by id, files to be read."""
    if isinstance(value, discord.Attachment):
        return Upload(value)
    if isinstance(value, (discord.User, discord.Member)):
        return value.id
    return value


def values_of(data: Any) -> list[str]:
    """What was chosen from a menu, or typed into a form."""
    if data.get("values"):
        return list(data["values"])
    return [
        # Each field of a form lies in a Label, see encode.modal.
        row["component"].get("value", "")
        for row in data.get("components", [])
        if "component" in row
    ]
