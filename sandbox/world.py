"""The world of the sandbox: who and what there is. Transport, limits and shapes are elsewhere.

Everything that changes is told to the subscribers at once, as a ``Change``: the gateway tells the
bot, a ``Desk`` tells a person, and ``Sandbox.until`` looks again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Literal, TypeAlias

from . import errors, permissions
from .clock import Clock
from .model import (
    Attachment,
    Channel,
    ChannelType,
    Command,
    Guild,
    Interaction,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)

DISCORD_EPOCH_MS = 1_420_070_400_000

Kind: TypeAlias = Literal[
    "message-created",
    "message-edited",
    "message-deleted",
    "channel-created",
    "channel-updated",
    "channel-deleted",
    "thread-created",
    "thread-updated",
    "thread-deleted",
    "member-joined",
    "guild-created",
    "guild-deleted",
    "interaction",
    "interaction-answered",
    "interaction-failed",
    "commands-synced",
    "inbox",
]


_WORLDS = count(1)
"""discord.py keeps locks by interaction token for the whole process: no two worlds share one."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something that has just become different; the things are live, so copy what is to be kept."""

    kind: Kind
    channel: Channel | None = None
    message: Message | None = None
    interaction: Interaction | None = None
    user: User | None = None
    guild: Guild | None = None


class World:
    """Guilds, channels, users, messages, interactions and commands of one application."""

    def __init__(self, clock: Clock, *, token: str, name: str = "Games") -> None:
        """An empty world with one application, whose bot logs in with ``token``."""
        self.clock = clock
        self.token = token
        self._number = next(_WORLDS)
        self.cdn = ""
        """Where files are served; set by the server."""
        self._last_id = 0
        self._listeners: list[Callable[[Change], None]] = []
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self._standing: dict[int, dict[int, Message]] = {}
        """The messages by channel, oldest first."""
        self.attachments: dict[int, Attachment] = {}
        self.interactions: dict[int, Interaction] = {}
        self.commands: dict[int, Command] = {}
        self.command_creates: list[tuple[int, int | None]] = []
        """(when, guild) of every command made, for the daily limit."""
        self.old_edits: dict[int, list[int]] = {}
        """By channel: when messages older than an hour were edited."""
        self.nonces: dict[str, tuple[int, int]] = {}
        """By enforced nonce: when, and which message."""
        self.privileged_intents = 0
        self.app_name = name
        self.bot = self.add_user(name, bot=True)
        self.app_owner = self.add_user("Owner")
        self.app_id = self.bot.id

    # Ids and news

    def mint(self) -> int:
        """A new snowflake: unique, ascending, and made from the clock."""
        floor = (self.clock.now() - DISCORD_EPOCH_MS) << 22
        self._last_id = max(self._last_id + 1, floor)
        return self._last_id

    def interaction_token(self, interaction_id: int) -> str:
        """What the answers to an interaction are sent with; ends in its id."""
        return f"interaction-token-{self._number}-{interaction_id}"

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Have ``listener`` called at every change; call the result to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def emit(self, change: Change) -> None:
        """Tell all subscribers, in the order in which they came."""
        for listener in tuple(self._listeners):
            listener(change)

    # People and places

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Somebody new, in no guild yet."""
        user = User(self.mint(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *, owner: User | None = None, with_bot: bool = True) -> Guild:
        """A new guild; the bot is a member unless ``with_bot`` is false."""
        owner = owner or self.app_owner
        guild = Guild(self.mint(), name, owner.id, joined_ms=self.clock.now())
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        if with_bot:
            self.join(guild, self.bot)
        return guild

    def join(self, guild: Guild, user: User) -> Member:
        """Make the user a member; the bot's joining shows it the guild."""
        member = Member(user, joined_ms=self.clock.now())
        guild.members[user.id] = member
        kind: Kind = "guild-created" if user is self.bot else "member-joined"
        self.emit(Change(kind, guild=guild, user=user))
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """Take the user out of the guild."""
        del guild.members[user.id]
        if user is self.bot:
            self.emit(Change("guild-deleted", guild=guild))

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """A new text channel."""
        position = sum(channel.guild_id == guild.id for channel in self.channels.values())
        channel = Channel(
            self.mint(),
            ChannelType.TEXT,
            name,
            guild.id,
            position=position,
            created_ms=self.clock.now(),
        )
        return self._opened(channel, "channel-created")

    def add_thread(
        self, parent: Channel, name: str, owner: User, *, starter: Message | None = None
    ) -> Channel:
        """A public thread of a text channel; from a message it has that message's id."""
        thread = Channel(
            starter.id if starter else self.mint(),
            ChannelType.PUBLIC_THREAD,
            name,
            parent.guild_id,
            parent_id=parent.id,
            owner_id=owner.id,
            members=[owner.id],
            created_ms=self.clock.now(),
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

    def deny(self, channel: Channel, user: User, *names: str) -> None:
        """Take permissions from one member in one channel, by their documented names."""
        overwrite = channel.overwrites.setdefault(user.id, Overwrite(user.id, 1))
        overwrite.deny |= permissions.bits(*names)
        overwrite.allow &= ~overwrite.deny
        self.emit(Change("channel-updated", channel=channel))

    def allow(self, channel: Channel, user: User, *names: str) -> None:
        """Give permissions to one member in one channel, by their documented names."""
        overwrite = channel.overwrites.setdefault(user.id, Overwrite(user.id, 1))
        overwrite.allow |= permissions.bits(*names)
        overwrite.deny &= ~overwrite.allow
        self.emit(Change("channel-updated", channel=channel))

    def set_inbox(self, user: User, *, is_open: bool) -> None:
        """Whether the user takes direct messages from the bot."""
        user.inbox_open = is_open
        self.emit(Change("inbox", user=user))

    # Questions

    def channel(self, channel_id: int) -> Channel:
        """The channel, or Refused 10003."""
        if (channel := self.channels.get(channel_id)) is None:
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
            return permissions.IN_DM if user in (channel.recipient, self.bot) else 0
        base = channel if channel.parent_id is None else self.channels[channel.parent_id]
        total = permissions.of_member(guild, user.id, base)
        return permissions.implied(total, self.writing(channel))

    @staticmethod
    def writing(channel: Channel) -> int:
        """The permission that one needs for writing there."""
        if channel.is_thread:
            return permissions.SEND_MESSAGES_IN_THREADS
        return permissions.SEND_MESSAGES

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether the channel is visible to the user."""
        return bool(self.permissions(user, channel) & permissions.VIEW_CHANNEL)

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

    # Messages, at the lowest level

    def store(self, message: Message) -> None:
        """Put a new message into its channel."""
        self.messages[message.id] = message
        self._standing.setdefault(message.channel_id, {})[message.id] = message
        channel = self.channels[message.channel_id]
        if not message.is_ephemeral:
            channel.last_message_id = message.id
        self.emit(Change("message-created", channel=channel, message=message))

    def changed(self, message: Message) -> None:
        """Tell that a message reads differently now."""
        channel = self.channels[message.channel_id]
        self.emit(Change("message-edited", channel=channel, message=message))

    def delete_message(self, message: Message) -> None:
        """Remove a message and its files."""
        self.drop_files(message)
        del self.messages[message.id]
        del self._standing[message.channel_id][message.id]
        channel = self.channels[message.channel_id]
        self.emit(Change("message-deleted", channel=channel, message=message))

    def drop_files(self, message: Message, keep: tuple[int, ...] = ()) -> None:
        """Stop serving the files of a message, except for those to keep."""
        for attachment in message.attachments:
            if attachment.id not in keep:
                self.attachments.pop(attachment.id, None)
