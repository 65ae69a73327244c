"""The things of which a Discord consists, as plain mutable data."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15


class ChannelType(IntEnum):
    """The kinds of channel that the sandbox has."""

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP = 3
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16


THREADS = frozenset(
    {ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD}
)
POSTS_ONLY = frozenset({ChannelType.FORUM, ChannelType.MEDIA})
"""No message can stand in these, only in their threads, which people call posts."""
VOCAL = frozenset({ChannelType.VOICE, ChannelType.STAGE})
"""In these people speak; each has a chat as well, and no threads."""


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class Callback(IntEnum):
    """How a bot answers an interaction first."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    inbox_open: bool = True


@dataclass(slots=True)
class Role:
    """A role of a guild; the one whose id is the guild's is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0


@dataclass(slots=True)
class Member:
    """A user in a guild."""

    user: User
    roles: list[int] = field(default_factory=list)
    joined_ms: int = 0
    nick: str | None = None
    silenced_until_ms: int = 0
    """Until when they are in time-out."""


@dataclass(slots=True)
class Overwrite:
    """Permissions allowed and denied in one channel to a role (kind 0) or a member (kind 1)."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Channel:
    """A channel of a guild, a thread, the direct messages of a user with the bot, or a group's."""

    id: int
    kind: ChannelType
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipient: User | None = None
    owner_id: int | None = None
    members: list[int] = field(default_factory=list)
    archived: bool = False
    locked: bool = False
    archived_ms: int = 0
    """When a thread was made, archived or unarchived last."""
    archives_after: int = 4320
    """Minutes without a word after which a thread is put away; never acted on here."""
    invitable: bool = True
    """Of a private thread: whether members who do not moderate may add others."""
    nsfw: bool = False
    created_ms: int = 0
    last_message_id: int | None = None

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of another channel."""
        return self.kind in THREADS

    @property
    def takes_messages(self) -> bool:
        """Whether messages can stand in it."""
        return self.kind not in POSTS_ONLY

    @property
    def is_vocal(self) -> bool:
        """Whether people speak in it: a voice or stage channel."""
        return self.kind in VOCAL

    @property
    def is_dm(self) -> bool:
        """Whether this is somebody's direct messages."""
        return self.kind is ChannelType.DM

    @property
    def context(self) -> int:
        """Where an interaction in it takes place: 0 a guild, 1 the bot's inbox, 2 among people."""
        if self.guild_id is not None:
            return 0
        return 1 if self.is_dm else 2


@dataclass(frozen=True, slots=True)
class KeywordRule:
    """A rule of AutoMod: it blocks messages with one of these words, but not those of some.

    exempt: ids of roles and channels for which it does not hold.
    """

    words: tuple[str, ...]
    exempt: frozenset[int] = frozenset()


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    locale: str = "en-US"
    joined_ms: int = 0
    has_commands: bool = True
    """Whether the application is installed there, with or without its bot as a member."""
    unavailable: bool = False
    """Whether it is out: nobody reaches it, and the bot is told so."""
    rules: list[KeywordRule] = field(default_factory=list)


@dataclass(slots=True)
class Upload:
    """A file as it came with a request."""

    name: str
    data: bytes
    content_type: str


@dataclass(slots=True)
class Attachment:
    """A file that hangs on a message."""

    id: int
    channel_id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None
    shown_inline: bool = False
    """Shown by an embed or component: then Discord leaves it out of ``attachments``."""


@dataclass(slots=True)
class Message:
    """A message, ephemeral ones included."""

    id: int
    channel_id: int
    author: User
    created_ms: int
    content: str = ""
    kind: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    flags: int = 0
    edited_ms: int | None = None
    nonce: str | int | None = None
    reference: Json | None = None
    only_for: int | None = None
    """The user who alone sees an ephemeral message."""
    interaction: Interaction | None = None
    thread_id: int | None = None

    @property
    def is_ephemeral(self) -> bool:
        """Whether one user alone sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def is_silent(self) -> bool:
        """Whether it makes no sound."""
        return bool(self.flags & SILENT)

    @property
    def is_loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & LOADING)


@dataclass(slots=True)
class Command:
    """An application command as it was synced; ``body`` has the documented fields."""

    id: int
    version: int
    guild_id: int | None
    body: Json

    @property
    def name(self) -> str:
        """The name that people type."""
        return str(self.body["name"])


@dataclass(slots=True, eq=False)
class Interaction:
    """What a person did, and what became of it."""

    id: int
    token: str
    kind: InteractionType
    user: User
    channel: Channel
    data: Json
    created_ms: int
    message: Message | None = None
    source: Interaction | None = None
    """Of a submitted modal: the interaction that opened it."""
    answered_by: Callback | None = None
    original_id: int | None = None
    filled: bool = False
    """Whether a deferred answer has been given."""
    modal: Json | None = None
    choices: list[Json] | None = None
    failed: bool = False
    expired: bool = False
    opened_ids: list[int] = field(default_factory=list)
    """Every message made with this interaction's token."""
