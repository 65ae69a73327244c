"""The world of the sandbox: who and what there is. Transport, limits and shapes are elsewhere.

Everything that changes is told to the subscribers at once, as a ``Change``: the gateway tells the
bot, a ``Client`` tells a person, and ``Sandbox.until`` looks again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from . import errors, permissions
from .model import (
    POSTS_ONLY,
    Channel,
    ChannelType,
    Guild,
    KeywordRule,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)
from .store import Change, Kind, Store

__all__ = ["Change", "Kind", "World"]


class World(Store):
    """The store, with all that can be done to people and places."""

    # People and places

    def add_guild(
        self,
        name: str,
        *,
        owner: User | None = None,
        with_bot: bool = True,
        with_commands: bool | None = None,
    ) -> Guild:
        """A new guild.

        with_bot: whether the bot is a member. with_commands: whether its commands are there, which
        may be without it; as ``with_bot`` unless told.
        """
        owner = owner or self.app_owner
        guild = Guild(self.mint(), name, owner.id, joined_ms=self.clock.now())
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        if with_bot:
            self.join(guild, self.bot)
        guild.has_commands = with_bot if with_commands is None else with_commands
        return guild

    def join(self, guild: Guild, user: User) -> Member:
        """Make the user a member; the bot's joining shows it the guild."""
        member = Member(user, joined_ms=self.clock.now())
        guild.members[user.id] = member
        if user is self.bot:
            guild.has_commands = True
        kind: Kind = "guild-created" if user is self.bot else "member-joined"
        self.emit(Change(kind, guild=guild, user=user))
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """Take the user out of the guild and its threads: they left, or were thrown out."""
        del guild.members[user.id]
        for channel in self.channels.values():
            if channel.guild_id == guild.id and user.id in channel.members:
                channel.members.remove(user.id)
        if user is self.bot:
            guild.has_commands = False
        kind: Kind = "guild-deleted" if user is self.bot else "member-left"
        self.emit(Change(kind, guild=guild, user=user))

    def add_role(self, guild: Guild, name: str, *names: str) -> Role:
        """A new role with these permissions, by their documented names; nobody has it yet."""
        role = Role(self.mint(), name, permissions.bits(*names), position=len(guild.roles))
        guild.roles[role.id] = role
        self.emit(Change("role-created", guild=guild, role=role))
        return role

    def change_role(self, guild: Guild, role: Role, granted: int) -> None:
        """Give the role other permissions, a bit set."""
        role.permissions = granted
        self.emit(Change("role-changed", guild=guild, role=role))

    def delete_role(self, guild: Guild, role: Role) -> None:
        """Remove a role; whoever had it has it no more."""
        for member in guild.members.values():
            member.roles = [id_ for id_ in member.roles if id_ != role.id]
        del guild.roles[role.id]
        self.emit(Change("role-deleted", guild=guild, role=role))

    def give_role(self, guild: Guild, user: User, role: Role) -> None:
        """Let a member have a role."""
        guild.members[user.id].roles.append(role.id)
        self.emit(Change("member-changed", guild=guild, user=user))

    def time_out(self, guild: Guild, user: User, until_ms: int) -> None:
        """Let a member only read until then (ms UTC); 0 ends it."""
        guild.members[user.id].silenced_until_ms = until_ms
        self.emit(Change("member-changed", guild=guild, user=user))

    def block_words(self, guild: Guild, *words: str, exempt: Iterable[Role | Channel] = ()) -> None:
        """A rule of AutoMod: it blocks what has one of these words, in any case, and whole."""
        rule = KeywordRule(words, frozenset(each.id for each in exempt))
        guild.rules.append(rule)

    def begin_outage(self, guild: Guild) -> None:
        """Let nobody reach the guild, until ``end_outage``; the bot is told."""
        guild.unavailable = True
        self.emit(Change("guild-unavailable", guild=guild))

    def end_outage(self, guild: Guild) -> None:
        """Let everybody reach the guild again; the bot is shown it anew."""
        guild.unavailable = False
        self.emit(Change("guild-available", guild=guild))

    def add_channel(self, guild: Guild, name: str, kind: ChannelType = ChannelType.TEXT) -> Channel:
        """A new channel of a kind; threads are opened otherwise."""
        position = sum(channel.guild_id == guild.id for channel in self.channels.values())
        channel = Channel(
            self.mint(),
            kind,
            name,
            guild.id,
            position=position,
            created_ms=self.clock.now(),
        )
        return self._opened(channel, "channel-created")

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        starter: Message | None = None,
        private: bool = False,
    ) -> Channel:
        """A thread of a channel; from a message it has that message's id."""
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        if parent.kind is ChannelType.ANNOUNCEMENT:
            kind = ChannelType.ANNOUNCEMENT_THREAD
        thread = Channel(
            starter.id if starter else self.mint(),
            kind,
            name,
            parent.guild_id,
            parent_id=parent.id,
            owner_id=owner.id,
            members=[owner.id],
            created_ms=self.clock.now(),
            archived_ms=self.clock.now(),
        )
        if starter is not None:
            starter.thread_id = thread.id
        return self._opened(thread, "thread-created")

    def open_dm(self, user: User) -> Channel:
        """The direct messages of the user with the bot, opened when there were none."""
        for channel in self.channels.values():
            if channel.is_dm and channel.recipient is user:
                return channel
        channel = Channel(self.mint(), ChannelType.DM, recipient=user, created_ms=self.clock.now())
        return self._opened(channel, "channel-created")

    def open_group(self, owner: User, *others: User) -> Channel:
        """Direct messages among people, without the bot."""
        members = [owner.id, *(other.id for other in others)]
        channel = Channel(
            self.mint(),
            ChannelType.GROUP,
            owner_id=owner.id,
            members=members,
            created_ms=self.clock.now(),
        )
        return self._opened(channel, "channel-created")

    def _opened(self, channel: Channel, kind: Kind) -> Channel:
        self.channels[channel.id] = channel
        self.emit(Change(kind, channel=channel))
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel with its messages and threads."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.delete_channel(thread)
        for message in self._standing.pop(channel.id, {}).values():
            self.drop_files(message)
            del self.messages[message.id]
        del self.channels[channel.id]
        kind: Kind = "thread-deleted" if channel.is_thread else "channel-deleted"
        self.emit(Change(kind, channel=channel))

    def deny(self, channel: Channel, whom: User | Role, *names: str) -> None:
        """Take permissions from a member or role in one channel, by their documented names."""
        self._overwrite(channel, whom, deny=permissions.bits(*names))

    def allow(self, channel: Channel, whom: User | Role, *names: str) -> None:
        """Give permissions to a member or role in one channel, by their documented names."""
        self._overwrite(channel, whom, allow=permissions.bits(*names))

    def _overwrite(
        self, channel: Channel, whom: User | Role, *, allow: int = 0, deny: int = 0
    ) -> None:
        saw = self.sees(self.bot, channel)
        kind = 0 if isinstance(whom, Role) else 1
        overwrite = channel.overwrites.setdefault(whom.id, Overwrite(whom.id, kind))
        overwrite.allow = overwrite.allow & ~deny | allow
        overwrite.deny = overwrite.deny & ~allow | deny
        self.emit(Change("channel-updated", channel=channel))
        if self.sees(self.bot, channel) and not saw:
            self.emit(Change("threads-synced", channel=channel))

    def set_inbox(self, user: User, *, is_open: bool) -> None:
        """Whether the user takes direct messages from the bot."""
        user.inbox_open = is_open
        self.emit(Change("inbox", user=user))

    # Questions

    def channel(self, channel_id: int) -> Channel:
        """The channel, or Refused 10003, which also comes while its guild is out."""
        channel = self.channels.get(channel_id)
        guild = None if channel is None else self.guild_of(channel)
        if channel is None or (guild is not None and guild.unavailable):
            raise errors.unknown_channel()
        return channel

    def message(self, channel: Channel, message_id: int) -> Message:
        """A message that stands in the channel for all to see, or Refused 10008."""
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel.id or message.is_ephemeral:
            raise errors.unknown_message()
        return message

    def messages_in(self, channel: Channel) -> list[Message]:
        """All messages of a channel, ephemeral ones included, oldest first."""
        return list(self._standing.get(channel.id, {}).values())

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild of a channel; None for direct messages."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def permissions(self, user: User, channel: Channel) -> int:
        """What the user may do there, as a bit set."""
        guild = self.guild_of(channel)
        if guild is None:
            inside = user in (channel.recipient, self.bot) if channel.is_dm else False
            return permissions.IN_DM if inside or user.id in channel.members else 0
        base = channel if channel.parent_id is None else self.channels[channel.parent_id]
        total = permissions.of_member(guild, user.id, base)
        if self.is_silenced(guild, user) and not total & permissions.ADMINISTRATOR:
            total &= permissions.IN_TIME_OUT
        return 0 if guild.unavailable else permissions.implied(total, self.writing(channel))

    def is_silenced(self, guild: Guild, user: User) -> bool:
        """Whether the user is a member in time-out."""
        member = guild.members.get(user.id)
        return member is not None and member.silenced_until_ms > self.clock.now()

    def is_post(self, channel: Channel) -> bool:
        """Whether it is a thread of a forum or media channel, which begins with a message."""
        parent = self.channels.get(channel.parent_id or 0)
        return parent is not None and parent.kind in POSTS_ONLY

    def is_nsfw(self, channel: Channel) -> bool:
        """Whether the channel, or the one to which the thread belongs, is age-restricted."""
        return channel.nsfw if channel.parent_id is None else self.channels[channel.parent_id].nsfw

    @staticmethod
    def writing(channel: Channel) -> int:
        """The permission that one needs for writing there."""
        if channel.is_thread:
            return permissions.SEND_MESSAGES_IN_THREADS
        return permissions.SEND_MESSAGES

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether the channel is visible to the user; a private thread takes membership as well."""
        granted = self.permissions(user, channel)
        if channel.kind is ChannelType.PRIVATE_THREAD and user.id not in channel.members:
            return bool(granted & permissions.MANAGE_THREADS)
        return bool(granted & permissions.VIEW_CHANNEL)

    def sees_message(self, user: User, message: Message) -> bool:
        """Whether the message is visible to the user."""
        if message.only_for is not None:
            return message.only_for == user.id
        channel = self.channels.get(message.channel_id)
        return channel is not None and self.sees(user, channel)

    def channels_of(self, user: User) -> Iterator[Channel]:
        """The channels that the user sees, oldest first."""
        for channel in sorted(self.channels.values(), key=lambda c: c.id):
            if self.sees(user, channel):
                yield channel

    def share_guild(self, one: User, other: User) -> bool:
        """Whether some guild has both as members."""
        return any(one.id in g.members and other.id in g.members for g in self.guilds.values())

    def reaches(self, user: User) -> bool:
        """Whether the bot may write to the user: they share a guild, or the user installed it."""
        return user.id in self.installed_by or self.share_guild(self.bot, user)
