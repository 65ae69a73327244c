"""The documented JSON of users, guilds, channels and members. Each function builds one shape."""

from __future__ import annotations

from datetime import UTC, datetime

from . import permissions
from .model import Channel, ChannelType, Guild, Interaction, Json, Member, Role, User
from .world import World


def when(ms: int) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="microseconds")


def user(person: User) -> Json:
    shape: Json = {
        "id": str(person.id),
        "username": person.name if person.bot else person.name.lower().replace(" ", "_"),
        "global_name": None if person.bot else person.name,
        "discriminator": "0000" if person.bot else "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "banner": None,
        "accent_color": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
    }
    if person.bot:
        shape["bot"] = True
    return shape


def me(world: World) -> Json:
    """The bot as it sees itself."""
    return user(world.bot) | {
        "mfa_enabled": True,
        "locale": "en-US",
        "premium_type": 0,
        "email": None,
        "verified": True,
    }


def application(world: World) -> Json:
    return {
        "id": str(world.app_id),
        "name": world.app_name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": f"{world.app_id:064x}",
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.app_owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "install_params": {"scopes": ["bot", "applications.commands"], "permissions": "0"},
        "integration_types_config": {"0": {}},
    }


def role(guild: Guild, one: Role) -> Json:
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": one.id != guild.id,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def bare_member(one: Member) -> Json:
    """A member without its user, as in messages and resolved data."""
    return {
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "collectibles": None,
        "communication_disabled_until": (
            when(one.silenced_until_ms) if one.silenced_until_ms else None
        ),
        "flags": 0,
        "joined_at": when(one.joined_ms),
        "nick": one.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(id_) for id_ in one.roles],
        "mute": False,
        "deaf": False,
    }


def member(one: Member) -> Json:
    return bare_member(one) | {"user": user(one.user)}


def resolved_member(world: World, one: Member, channel: Channel) -> Json:
    """A member in an interaction: without mute and deaf, with its permissions."""
    shape = bare_member(one)
    del shape["mute"], shape["deaf"]
    return shape | {"permissions": str(world.permissions(one.user, channel))}


_GUILD: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}
"""What all guilds here have in common."""


def guild(one: Guild) -> Json:
    """The guild as REST gives it."""
    return _GUILD | {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "roles": [role(one, each) for each in one.roles.values()],
        "preferred_locale": one.locale,
    }


def guild_create(world: World, one: Guild, *, joined: bool = False) -> Json:
    """The guild as the gateway shows it to the bot: with channels, threads, and itself.

    joined: it is new to the bot, and not one that has become available.
    """
    inside = [c for c in world.channels.values() if c.guild_id == one.id]
    available: Json = {} if joined else {"unavailable": False}
    return (
        guild(one)
        | available
        | {
            "joined_at": when(one.joined_ms),
            "large": False,
            "member_count": len(one.members),
            "voice_states": [],
            "members": [member(one.members[world.bot.id])],
            "channels": [channel(world, c) for c in inside if not c.is_thread],
            "threads": [
                channel(world, c)
                for c in inside
                if c.is_thread and not c.archived and world.sees(world.bot, c)
            ],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
    )


def channel(world: World, one: Channel) -> Json:
    last = None if one.last_message_id is None else str(one.last_message_id)
    shape: Json = {"id": str(one.id), "type": int(one.kind), "last_message_id": last, "flags": 0}
    if one.is_dm:
        recipients = [] if one.recipient is None else [user(one.recipient)]
        return shape | {"recipients": recipients}
    if one.kind is ChannelType.GROUP:
        recipients = [user(world.users[id_]) for id_ in one.members]
        named: Json = {"name": None, "icon": None, "owner_id": str(one.owner_id)}
        return shape | named | {"recipients": recipients}
    shape |= {"guild_id": str(one.guild_id), "name": one.name, "rate_limit_per_user": 0}
    if one.is_thread:
        return shape | _thread(world, one)
    return (
        shape
        | _of_kind(one)
        | {
            "parent_id": None,
            "topic": None,
            "position": one.position,
            "permission_overwrites": [
                {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
                for o in one.overwrites.values()
            ],
            "nsfw": one.nsfw,
        }
    )


def _of_kind(one: Channel) -> Json:
    """What channels of some kinds have beside what all have."""
    if one.is_vocal:
        return {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    if one.takes_messages:
        return {}
    shape: Json = {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_thread_rate_limit_per_user": 0,
    }
    return shape | ({"default_forum_layout": 0} if one.kind is ChannelType.FORUM else {})


def _thread(world: World, one: Channel) -> Json:
    # The message with which a post begins is not counted.
    count = sum(message.id != one.id for message in world.messages_in(one))
    metadata: Json = {
        "archived": one.archived,
        "archive_timestamp": when(one.archived_ms),
        "auto_archive_duration": one.archives_after,
        "locked": one.locked,
        "create_timestamp": when(one.created_ms),
    }
    if one.kind is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = one.invitable
    shape: Json = {
        "parent_id": str(one.parent_id),
        "owner_id": str(one.owner_id),
        "thread_metadata": metadata,
        "message_count": count,
        "member_count": len(one.members),
        "total_message_sent": count,
    }
    if world.bot.id in one.members:
        shape["member"] = thread_member(one, world.bot.id)
    return shape


def thread_member(thread: Channel, user_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": when(thread.created_ms),
        "flags": 0,
    }


def partial_channel(world: World, one: Channel, viewer: User) -> Json:
    """A channel inside an interaction: with what the viewer may do there."""
    shape = channel(world, one)
    if one.guild_id is not None:
        shape["permissions"] = str(world.permissions(viewer, one))
    return shape


def owners(world: World, one: Interaction) -> Json:
    """For whom the application is installed, as far as an interaction rests on it.

    0 is the guild, or "0" in the bot's inbox for whoever shares a guild with it; 1 is the person
    who began it: of a press on an answer whoever had been answered, not whoever presses.
    """
    found: Json = {}
    guild = world.guild_of(one.channel)
    person = first_of(one).user
    if guild is not None and guild.has_commands:
        found["0"] = str(guild.id)
    elif one.channel.is_dm and world.share_guild(world.bot, one.user):
        found["0"] = "0"
    if person.id in world.installed_by:
        found["1"] = str(person.id)
    return found


def first_of(one: Interaction) -> Interaction:
    """The interaction with which it began that somebody can press, or fill in, what they did."""
    if one.source is not None:
        return first_of(one.source)
    if one.message is not None and one.message.interaction is not None:
        return first_of(one.message.interaction)
    return one


def app_permissions(world: World, one: Channel) -> str:
    """What the application may do there, as it stands in an interaction."""
    guild = world.guild_of(one)
    if guild is None:
        return str(permissions.IN_DM | (permissions.MENTION_EVERYONE if one.is_dm else 0))
    if world.bot.id not in guild.members:  # without its bot it may do what everybody may
        return str(guild.roles[guild.id].permissions)
    return str(world.permissions(world.bot, one))
