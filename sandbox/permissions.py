"""Who may do what where: Discord's computation of a member's permissions."""

from __future__ import annotations

from .model import Channel, Guild

_IN_ORDER = """
create_instant_invite kick_members ban_members administrator manage_channels manage_guild
add_reactions view_audit_log priority_speaker stream view_channel send_messages
send_tts_messages manage_messages embed_links attach_files read_message_history
mention_everyone use_external_emojis view_guild_insights connect speak mute_members
deafen_members move_members use_vad change_nickname manage_nicknames manage_roles
manage_webhooks manage_guild_expressions use_application_commands request_to_speak
manage_events manage_threads create_public_threads create_private_threads
use_external_stickers send_messages_in_threads use_embedded_activities moderate_members
view_creator_monetization_analytics use_soundboard create_guild_expressions create_events
use_external_sounds send_voice_messages - set_voice_channel_status send_polls
use_external_apps pin_messages bypass_slowmode
"""

NAMES = {name: 1 << bit for bit, name in enumerate(_IN_ORDER.split()) if name != "-"}
"""The documented names, lower case, in the order of their bits; one bit has none."""

ADMINISTRATOR = NAMES["administrator"]
MANAGE_CHANNELS = NAMES["manage_channels"]
VIEW_CHANNEL = NAMES["view_channel"]
SEND_MESSAGES = NAMES["send_messages"]
MANAGE_MESSAGES = NAMES["manage_messages"]
EMBED_LINKS = NAMES["embed_links"]
ATTACH_FILES = NAMES["attach_files"]
READ_MESSAGE_HISTORY = NAMES["read_message_history"]
MENTION_EVERYONE = NAMES["mention_everyone"]
USE_APPLICATION_COMMANDS = NAMES["use_application_commands"]
MANAGE_THREADS = NAMES["manage_threads"]
CREATE_PUBLIC_THREADS = NAMES["create_public_threads"]
CREATE_PRIVATE_THREADS = NAMES["create_private_threads"]
SEND_MESSAGES_IN_THREADS = NAMES["send_messages_in_threads"]
CONNECT = NAMES["connect"]
MANAGE_GUILD = NAMES["manage_guild"]
USE_EXTERNAL_APPS = NAMES["use_external_apps"]

EVERYONE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
    | CONNECT
    | USE_EXTERNAL_APPS
)
"""What @everyone may do in a new guild."""

IN_TIME_OUT = VIEW_CHANNEL | READ_MESSAGE_HISTORY
"""What is left to a member in time-out."""

IN_DM = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
)
"""What both sides may do in direct messages."""

ALL = sum(NAMES.values())


def bits(*names: str) -> int:
    """The bit set of permissions by their documented names, lower case.

    Raises KeyError for a name that the sandbox does not know.
    """
    total = 0
    for name in names:
        total |= NAMES[name]
    return total


def of_member(guild: Guild, user_id: int, channel: Channel | None) -> int:
    """The permissions of a member in a channel (the parent's, for a thread), or in the guild.

    A time-out is not looked at.
    """
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
