"""Which event the gateway makes of a change, and who may be told it."""

from __future__ import annotations

from dataclasses import dataclass

from . import shapes, shapes_messages
from .model import Channel, Guild, Json, Message, User
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


def of_change(world: World, change: Change) -> list[Event]:
    """What the bot may be told of a change, in order."""
    if change.kind == "interaction":
        assert change.interaction is not None
        data = shapes_messages.interaction(world, change.interaction)
        return [Event("INTERACTION_CREATE", data, change.interaction.channel.guild_id, 0)]
    if change.channel is not None:
        guild = world.guild_of(change.channel)
        if guild is not None and guild.unavailable:
            return []
        found = _of_place(world, change, change.channel)
        return [event for event in found if event is not None]
    return [] if change.guild is None else _of_guild(world, change, change.guild)


def _of_place(world: World, change: Change, channel: Channel) -> list[Event | None]:
    if change.kind in _MESSAGES and change.message is not None:
        return [_of_message(world, _MESSAGES[change.kind], change.message, channel)]
    if change.kind in _CHANNELS:
        return [_of_channel(world, _CHANNELS[change.kind], channel)]
    if change.kind == "threads-synced":
        return [_thread_list(world, channel)]
    if change.kind in ("thread-joined", "thread-left") and change.user is not None:
        return _of_thread_member(world, change, channel, change.user)
    return []


def _thread_list(world: World, parent: Channel) -> Event:
    """The threads of a channel that has come into sight."""
    inside = [c for c in world.channels.values() if c.parent_id == parent.id and not c.archived]
    found = [c for c in inside if world.sees(world.bot, c)]
    data: Json = {
        "guild_id": str(parent.guild_id),
        "channel_ids": [str(parent.id)],
        "threads": [shapes.channel(world, c) for c in found],
        "members": [
            shapes.thread_member(c, world.bot.id) for c in found if world.bot.id in c.members
        ],
    }
    return Event("THREAD_LIST_SYNC", data, parent.guild_id, GUILDS)


def _of_thread_member(
    world: World, change: Change, thread: Channel, user: User
) -> list[Event | None]:
    joined, me = change.kind == "thread-joined", user is world.bot
    if not me and not world.sees(world.bot, thread):
        return []
    guild = world.guild_of(thread)
    data: Json = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(thread.members),
    }
    if joined and guild is not None:
        member = shapes.member(guild.members[user.id])
        added = shapes.thread_member(thread, user.id) | {"member": member, "presence": None}
        data["added_members"] = [added]
    else:
        data["removed_member_ids"] = [str(user.id)]
    intent = GUILDS if me else GUILD_MEMBERS
    update = Event("THREAD_MEMBERS_UPDATE", data, thread.guild_id, intent)
    if not (joined and me):
        return [update]
    return [Event("THREAD_CREATE", shapes.channel(world, thread), thread.guild_id, GUILDS), update]


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
    if channel.guild_id is None:
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


def _of_guild(world: World, change: Change, guild: Guild) -> list[Event]:
    if change.kind == "guild-deleted":
        return [Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)]
    if world.bot.id not in guild.members:
        return []
    if change.kind == "guild-unavailable":
        out: Json = {"id": str(guild.id), "unavailable": True}
        return [Event("GUILD_DELETE", out, guild.id, GUILDS)]
    return [] if guild.unavailable else _of_available(world, change, guild)


def _of_available(world: World, change: Change, guild: Guild) -> list[Event]:
    here: Json = {"guild_id": str(guild.id)}
    if change.kind in ("guild-created", "guild-available"):
        joined = change.kind == "guild-created"
        shape = shapes.guild_create(world, guild, joined=joined)
        return [Event("GUILD_CREATE", shape, guild.id, GUILDS)]
    if change.kind == "role-deleted" and change.role is not None:
        gone = here | {"role_id": str(change.role.id)}
        return [Event("GUILD_ROLE_DELETE", gone, guild.id, GUILDS)]
    if change.role is not None:
        name = "GUILD_ROLE_CREATE" if change.kind == "role-created" else "GUILD_ROLE_UPDATE"
        data = here | {"role": shapes.role(guild, change.role)}
        return [Event(name, data, guild.id, GUILDS)]
    return [] if change.user is None else _of_member(world, change, guild, change.user)


def _of_member(world: World, change: Change, guild: Guild, user: User) -> list[Event]:
    here: Json = {"guild_id": str(guild.id)}
    if change.kind == "member-left":
        data = here | {"user": shapes.user(user)}
        return [Event("GUILD_MEMBER_REMOVE", data, guild.id, GUILD_MEMBERS)]
    names = {"member-joined": "GUILD_MEMBER_ADD", "member-changed": "GUILD_MEMBER_UPDATE"}
    if change.kind not in names:
        return []
    # Of itself a bot is told without the intent.
    intent = GUILDS if user is world.bot else GUILD_MEMBERS
    data = shapes.member(guild.members[user.id]) | here
    return [Event(names[change.kind], data, guild.id, intent)]


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
