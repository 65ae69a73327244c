"""Who may do what where: Discord's computation of a member's permissions."""

from __future__ import annotations

from .model import Channel, Guild

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_MESSAGES_IN_THREADS = 1 << 38

NAMES = {
    "administrator": ADMINISTRATOR,
    "manage_channels": MANAGE_CHANNELS,
    "view_channel": VIEW_CHANNEL,
    "send_messages": SEND_MESSAGES,
    "manage_messages": MANAGE_MESSAGES,
    "embed_links": EMBED_LINKS,
    "attach_files": ATTACH_FILES,
    "read_message_history": READ_MESSAGE_HISTORY,
    "mention_everyone": MENTION_EVERYONE,
    "use_application_commands": USE_APPLICATION_COMMANDS,
    "manage_threads": MANAGE_THREADS,
    "create_public_threads": CREATE_PUBLIC_THREADS,
    "send_messages_in_threads": SEND_MESSAGES_IN_THREADS,
}

EVERYONE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
"""What @everyone may do in a new guild."""

IN_DM = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
)
"""What both sides may do in direct messages."""

ALL = (1 << 50) - 1


def bits(*names: str) -> int:
    """The bit set of permissions by their documented names, lower case.

    Raises KeyError for a name that the sandbox does not know.
    """
    total = 0
    for name in names:
        total |= NAMES[name]
    return total


def of_member(guild: Guild, user_id: int, channel: Channel | None) -> int:
    """The permissions of a member in a channel (the parent's, for a thread), or in the guild."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    total = guild.roles[guild.id].permissions
    for role in member.roles:
        total |= guild.roles[role].permissions
    if total & ADMINISTRATOR:
        return ALL
    if channel is None:
        return total
    return _overwritten(total, guild.id, member.roles, user_id, channel)


def _overwritten(
    total: int, guild_id: int, roles: list[int], user_id: int, channel: Channel
) -> int:
    if (everyone := channel.overwrites.get(guild_id)) is not None:
        total = (total & ~everyone.deny) | everyone.allow
    allow = deny = 0
    for role in roles:
        if (overwrite := channel.overwrites.get(role)) is not None:
            allow |= overwrite.allow
            deny |= overwrite.deny
    total = (total & ~deny) | allow
    if (own := channel.overwrites.get(user_id)) is not None:
        total = (total & ~own.deny) | own.allow
    return total


def implied(total: int, writes: int) -> int:
    """Without seeing a channel there is nothing to do; without ``writes`` nothing to attach."""
    if not total & VIEW_CHANNEL:
        return 0
    if not total & writes:
        total &= ~(MENTION_EVERYONE | ATTACH_FILES | EMBED_LINKS)
    return total
