"""Which event the gateway makes of a change, and who may be told it."""

from __future__ import annotations

from dataclasses import dataclass

from . import shapes, shapes_messages
from .model import Channel, Json, Message
from .world import Change, World

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12
MESSAGE_CONTENT = 1 << 15


@dataclass(frozen=True, slots=True)
class Event:
    """A dispatch, with the intent that it takes (0: none) and the guild whose shard gets it."""

    name: str
    data: Json
    guild_id: int | None
    intent: int
    message: Message | None = None


_MESSAGES = {
    "message-created": "MESSAGE_CREATE",
    "message-edited": "MESSAGE_UPDATE",
    "message-deleted": "MESSAGE_DELETE",
}
_CHANNELS = {
    "channel-created": "CHANNEL_CREATE",
    "channel-updated": "CHANNEL_UPDATE",
    "channel-deleted": "CHANNEL_DELETE",
    "thread-created": "THREAD_CREATE",
    "thread-updated": "THREAD_UPDATE",
    "thread-deleted": "THREAD_DELETE",
}


def of_change(world: World, change: Change) -> Event | None:
    """What the bot may be told of a change; None when that is nothing."""
    if change.kind == "interaction":
        assert change.interaction is not None
        data = shapes_messages.interaction(world, change.interaction)
        return Event("INTERACTION_CREATE", data, change.interaction.channel.guild_id, 0)
    if change.kind in _MESSAGES and change.message is not None and change.channel is not None:
        return _of_message(world, _MESSAGES[change.kind], change.message, change.channel)
    if change.kind in _CHANNELS and change.channel is not None:
        return _of_channel(world, _CHANNELS[change.kind], change.channel)
    return _of_guild(world, change)


def _of_message(world: World, name: str, message: Message, channel: Channel) -> Event | None:
    if message.is_ephemeral or not world.sees(world.bot, channel):
        return None
    if name == "MESSAGE_DELETE":
        data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
    else:
        data = shapes_messages.gateway_message(world, message)
    intent = DIRECT_MESSAGES if channel.is_dm else GUILD_MESSAGES
    return Event(name, data, channel.guild_id, intent, message)


def _of_channel(world: World, name: str, channel: Channel) -> Event | None:
    if channel.is_dm:
        return None  # bots are not told of these since API v8
    data = shapes.channel(world, channel)
    if channel.is_thread:
        if not world.sees(world.bot, channel):
            return None
        if name == "THREAD_CREATE":
            data["newly_created"] = True
        elif name == "THREAD_DELETE":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
    return Event(name, data, channel.guild_id, GUILDS)


def _of_guild(world: World, change: Change) -> Event | None:
    guild = change.guild
    if guild is None:
        return None
    if change.kind == "guild-created":
        return Event("GUILD_CREATE", shapes.guild_create(world, guild), guild.id, GUILDS)
    if change.kind == "guild-deleted":
        return Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)
    if change.kind == "member-joined" and change.user is not None:
        data = shapes.member(guild.members[change.user.id]) | {"guild_id": str(guild.id)}
        return Event("GUILD_MEMBER_ADD", data, guild.id, GUILD_MEMBERS)
    return None


def censored(world: World, event: Event, intents: int) -> Json | None:
    """The data that a session with these intents gets; None when it does not get the event."""
    if event.intent and not event.intent & intents:
        return None
    message = event.message
    if message is None or event.name == "MESSAGE_DELETE" or intents & MESSAGE_CONTENT:
        return event.data
    own = message.author is world.bot or world.bot in message.mentions
    if own or event.guild_id is None:
        return event.data
    return event.data | {"content": "", "embeds": [], "attachments": [], "components": []}
