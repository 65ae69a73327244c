"""What a world keeps, and how it tells of changes; who may do what is in world.py."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Literal, TypeAlias

from .clock import Clock
from .model import (
    Attachment,
    Channel,
    Command,
    Guild,
    Interaction,
    Message,
    Role,
    User,
)
from .opinions import Opinions

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
    "threads-synced",
    "thread-joined",
    "thread-left",
    "member-joined",
    "member-changed",
    "member-left",
    "role-created",
    "role-changed",
    "role-deleted",
    "guild-created",
    "guild-deleted",
    "guild-unavailable",
    "guild-available",
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
    role: Role | None = None


class Store:
    """Guilds, channels, users, messages, interactions and commands of one application."""

    cdn = ""
    """Where files are served; set by the server."""
    privileged_intents = 0
    """Those that the application may ask for, a bit set."""
    required_shards = 1
    """Fewer are turned away with 4011, as Discord does from 2,500 guilds a shard."""
    max_concurrency = 16
    """How many may identify within five seconds. Small bots have 1; here bots are restarted in one
    test after another, and nobody wants to wait five real seconds for each."""
    token = ""
    """What the bot logs in with."""

    def __init__(self, clock: Clock, *, name: str = "Games") -> None:
        """An empty world with one application, whose bot logs in with ``token``."""
        self.clock = clock
        self._number = next(_WORLDS)
        self._last_id = 0
        self._listeners: list[Callable[[Change], None]] = []
        self.opinions = Opinions()
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
        self.installed_by: set[int] = set()
        """The users who have the application wherever they are."""
        self.app_name = name
        self.bot = self.add_user(name, bot=True)
        self.app_owner = self.add_user("Owner")
        self.app_id = self.bot.id
        self.reset_token()

    # Ids and news

    def mint(self) -> int:
        """A new snowflake: unique, ascending, and made from the clock."""
        floor = (self.clock.now() - DISCORD_EPOCH_MS) << 22
        self._last_id = max(self._last_id + 1, floor)
        return self._last_id

    def reset_token(self) -> None:
        """Give the bot a new token, of Discord's form: its id, a time, and a secret."""
        first = base64.urlsafe_b64encode(str(self.app_id).encode()).decode().rstrip("=")
        self.token = f"{first}.{secrets.token_urlsafe(6)[:6]}.{secrets.token_urlsafe(30)[:38]}"

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

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Somebody new, in no guild yet."""
        user = User(self.mint(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

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
