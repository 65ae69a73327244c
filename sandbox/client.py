"""One person's client: what reaches it, and what its owner can do.

Test actors and the demo page stand on this and on nothing else: a ``Client`` knows only what
Discord would send to this person, and does only what a client could.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar

from . import (
    automod,
    commands,
    interactions,
    messages,
    permissions,
    shapes,
    shapes_messages,
    threads,
)
from .checks_commands import MESSAGE, USER
from .checks_components import BUTTON, SELECTS, STRING_SELECT, walk
from .choosing import Chooser, NotOfferedError
from .errors import Refused
from .forms import Form
from .model import (
    Attachment,
    Channel,
    ChannelType,
    Command,
    Interaction,
    InteractionType,
    Json,
    Message,
    Upload,
    User,
)
from .submitting import chosen, numbered, submitted
from .typing_commands import Typed, recognise, worded
from .world import Change, World

SeenKind: TypeAlias = Literal[
    "message",
    "edit",
    "delete",
    "file",
    "choices",
    "modal",
    "acknowledged",
    "failed",
    "channel",
    "channel-gone",
]

T = TypeVar("T")

_SNOWFLAKE = re.compile(r"\b\d{17,20}\b")
_SIGNED = re.compile(r"\?ex=[0-9a-f]+&is=[0-9a-f]+&hm=[0-9a-f]+&")


@dataclass(frozen=True, slots=True)
class Seen:
    """Something that reached this person's client: a shape, or the bytes of a file."""

    kind: SeenKind
    shape: Json
    data: bytes = b""


class Client:
    """What one person sees and does."""

    def __init__(self, world: World, user: User, *, remember: bool = True) -> None:
        """Start listening; what stands in the channels already is read by ``messages``.

        remember: whether ``feed`` keeps all that came, files included; a client that runs for
        long subscribes instead.
        """
        self._remember = remember
        self.world = world
        self.user = user
        self.feed: list[Seen] = []
        self._listeners: list[Callable[[Seen], None]] = []
        self._files: set[int] = set()
        world.subscribe(self._changed)

    # What is seen

    def subscribe(self, listener: Callable[[Seen], None]) -> Callable[[], None]:
        """Have ``listener`` called with all that comes; call the result to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def channels(self) -> list[Channel]:
        """The channels, threads and direct messages that the person sees, oldest first."""
        return list(self.world.channels_of(self.user))

    def messages(self, channel: Channel) -> list[Message]:
        """What stands in a channel for this person, own ephemeral messages included."""
        if channel.id not in self.world.channels or not self.world.sees(self.user, channel):
            return []
        return [m for m in self.world.messages_in(channel) if self._sees(m)]

    def commands(self, channel: Channel) -> list[Json]:
        """The commands that the client lists in a channel."""
        found = commands.offered(self.world, self.user, channel)
        return [commands.shape(self.world, command) for command in found]

    def shape(self, message: Message) -> Json:
        """A message as the client gets it."""
        return shapes_messages.message(self.world, message)

    def _sees(self, message: Message) -> bool:
        return self.world.sees_message(self.user, message)

    def _changed(self, change: Change) -> None:
        if change.message is not None:
            if self._sees(change.message):
                self._message_changed(change, change.message)
        elif change.interaction is not None:
            if change.interaction.user is self.user:
                self._interaction_changed(change, change.interaction)
        elif change.channel is not None:
            self._channel_changed(change, change.channel)

    def _channel_changed(self, change: Change, channel: Channel) -> None:
        if change.kind in ("thread-joined", "thread-left") and change.user is not self.user:
            return
        gone = change.kind.endswith("deleted")
        hidden = not self.world.sees(self.user, channel)
        if hidden and change.kind != "thread-left":
            return
        kind: SeenKind = "channel-gone" if gone or hidden else "channel"
        self._add(Seen(kind, shapes.channel(self.world, channel)))

    def _message_changed(self, change: Change, message: Message) -> None:
        if change.kind == "message-deleted":
            gone = {"id": str(message.id), "channel_id": str(message.channel_id)}
            self._add(Seen("delete", gone))
            return
        kind: SeenKind = "message" if change.kind == "message-created" else "edit"
        self._add(Seen(kind, self.shape(message)))
        for attachment in message.attachments:
            self._file_came(attachment)

    def _file_came(self, attachment: Attachment) -> None:
        if attachment.id not in self._files:
            self._files.add(attachment.id)
            shape = {"filename": attachment.filename, "content_type": attachment.content_type}
            self._add(Seen("file", shape, attachment.data))

    def _interaction_changed(self, change: Change, interaction: Interaction) -> None:
        of = {"interaction_id": str(interaction.id)}
        if change.kind == "interaction-failed":
            self._add(Seen("failed", of))
        elif interaction.choices is not None:
            self._add(Seen("choices", of | {"choices": interaction.choices}))
        elif interaction.modal is not None:
            self._add(Seen("modal", of | interaction.modal))
        elif change.kind == "interaction-answered":
            self._add(Seen("acknowledged", of))

    def _add(self, seen: Seen) -> None:
        if self._remember:
            self.feed.append(seen)
        for listener in tuple(self._listeners):
            listener(seen)

    @property
    def received(self) -> list[tuple[str, bytes]]:
        """Every byte that reached the client, in order, in a form that can be compared.

        Ids are numbered in the order in which this client first met them, and links lose their
        signatures, because neither says anything that could be a secret.
        """
        numbers: dict[str, str] = {}

        def number(found: re.Match[str]) -> str:
            return numbers.setdefault(found[0], f"id-{len(numbers) + 1}")

        result: list[tuple[str, bytes]] = []
        for seen in self.feed:
            shape = seen.shape
            if str(shape.get("nonce", "")).isdecimal():  # drawn at random by discord.py
                shape = shape | {"nonce": "0"}
            text = json.dumps(shape, sort_keys=True, ensure_ascii=False)
            text = _SIGNED.sub("", text.replace(self.world.cdn, "cdn:"))
            text = _SNOWFLAKE.sub(number, text)
            result.append((seen.kind, text.encode() + (b"\0" + seen.data if seen.data else b"")))
        return result

    # What is done

    def post(self, channel: Channel, text: str, files: Sequence[Upload] = ()) -> Message:
        """Write a message. Raises NotOfferedError where the person may not write."""
        if not channel.takes_messages:
            raise NotOfferedError(f"{channel.name!r} has posts only: open one to write in it")
        if not self.world.permissions(self.user, channel) & self.world.writing(channel):
            raise NotOfferedError(f"{self.user.name} may not write in {channel.name!r}")
        _or_not_offered(lambda: threads.check_post(self.world, self.user, channel))
        form = Form({"content": text}, dict(enumerate(files)))
        return _or_not_offered(lambda: messages.create(self.world, channel, self.user, form))

    def delete(self, message: Message) -> None:
        """Delete a message: an own one, or any with the permission to manage messages."""
        granted = self.world.permissions(self.user, self.world.channels[message.channel_id])
        if message.author is not self.user and not granted & permissions.MANAGE_MESSAGES:
            raise NotOfferedError(f"{self.user.name} may not delete that message")
        self.world.delete_message(message)

    def open_thread(
        self,
        channel: Channel,
        name: str,
        *,
        starter: Message | None = None,
        private: bool = False,
    ) -> Channel:
        """Open a thread, on a message when one is given."""
        granted = self.world.permissions(self.user, channel)
        public, hidden = permissions.CREATE_PUBLIC_THREADS, permissions.CREATE_PRIVATE_THREADS
        kinds = (ChannelType.TEXT,) if private else (ChannelType.TEXT, ChannelType.ANNOUNCEMENT)
        if channel.kind not in kinds or not granted & (hidden if private else public):
            raise NotOfferedError(f"{self.user.name} may not open a thread here")
        return self.world.add_thread(channel, name, self.user, starter=starter, private=private)

    def open_post(self, forum: Channel, name: str, text: str) -> Channel:
        """Open a post in a forum or media channel: a thread that begins with a message."""
        granted = self.world.permissions(self.user, forum)
        if forum.takes_messages or not granted & permissions.SEND_MESSAGES:
            raise NotOfferedError(f"{self.user.name} may not open a post here")
        form = Form({"content": text})
        _or_not_offered(lambda: automod.check(self.world, forum, self.user, form))
        post = self.world.add_thread(forum, name, self.user)
        messages.create(self.world, post, self.user, form)
        return post

    def edit_thread(self, thread: Channel, **fields: Any) -> None:
        """Archive, lock or rename a thread. Raises NotOfferedError where that is not allowed."""
        _or_not_offered(lambda: threads.edit(self.world, self.user, thread, fields))

    def add_to_thread(self, thread: Channel, user: User) -> None:
        """Invite somebody to a thread."""
        invites = thread.invitable or threads.moderates(self.world, self.user, thread)
        if not self.world.sees(self.user, thread) or not invites or thread.archived:
            raise NotOfferedError(f"{self.user.name} may not invite to {thread.name!r}")
        threads.add(self.world, thread, user)

    def set_inbox(self, *, is_open: bool) -> None:
        """Take or refuse direct messages from the bot."""
        self.world.set_inbox(self.user, is_open=is_open)

    def command(self, channel: Channel, line: str, options: Mapping[str, Any]) -> Interaction:
        """Send a slash command such as "game new" with its options."""
        typed = self._typed(channel, line)
        data = worded(self.world, self.user, channel, typed, options)
        return self._begin(InteractionType.COMMAND, channel, data)

    def complete(
        self, channel: Channel, line: str, option: str, text: str, options: Mapping[str, Any]
    ) -> Interaction:
        """Ask what could stand in an option in which ``text`` has been typed so far."""
        typed = self._typed(channel, line)
        name = typed.option(option, self.user.locale)["name"]
        if not typed.option(name).get("autocomplete"):
            raise NotOfferedError(f"the option {name!r} of /{line} does not complete")
        given = {**options, name: text}
        data = worded(self.world, self.user, channel, typed, given, focused=name)
        return self._begin(InteractionType.AUTOCOMPLETE, channel, data)

    def press(self, message: Message, custom_id: str, *, stale: bool = False) -> Interaction:
        """Press a button. ``stale``: this client has not yet seen that it is gone."""
        if not stale:
            self._component(message, custom_id, BUTTON)
        number = self._number(message, custom_id)
        data = {"component_type": BUTTON, "custom_id": custom_id, "id": number}
        return self._begin(InteractionType.COMPONENT, self._there(message), data)

    def choose(
        self, message: Message, custom_id: str, values: Sequence[Any], *, stale: bool = False
    ) -> Interaction:
        """Choose in a select menu: values of its options, or people, roles, channels.

        stale: as for ``press``.
        """
        channel = self.world.channels[message.channel_id]
        chooser = Chooser(self.world, self.user, channel)
        if stale:
            found = (c for c in walk(message.components) if c.get("custom_id") == custom_id)
            menu = next(found, {"type": STRING_SELECT})
            picked = [str(value) for value in values]
        else:
            menu = self._component(message, custom_id, *SELECTS)
            picked = chosen(menu, values, chooser)
        data = {
            "component_type": menu["type"],
            "custom_id": custom_id,
            "id": self._number(message, custom_id),
            "values": picked,
        }
        if menu["type"] != STRING_SELECT:
            data["resolved"] = chooser.resolved
        return self._begin(InteractionType.COMPONENT, self._there(message), data)

    def use_on(self, target: User | Message, name: str, channel: Channel) -> Interaction:
        """Use a command of the menu that a client shows on a person or a message."""
        kind = MESSAGE if isinstance(target, Message) else USER
        command = self._commanded(channel, name, kind)
        data = {"id": str(command.id), "name": command.name, "type": kind}
        data |= {"target_id": str(target.id)}
        if isinstance(target, Message):
            self._there(target)
            data["resolved"] = {"messages": {str(target.id): self.shape(target)}}
        else:
            chooser = Chooser(self.world, self.user, channel)
            chooser.choose("user", target)
            data["resolved"] = chooser.resolved
        return self._begin(InteractionType.COMMAND, channel, data)

    def submit(self, opened_by: Interaction, fields: Mapping[str, Any]) -> Interaction:
        """Send a modal off; ``fields`` by custom id are what ``submitting.submitted`` takes."""
        modal = opened_by.modal
        if modal is None:
            raise NotOfferedError("no modal is open")
        chooser = Chooser(self.world, self.user, opened_by.channel)
        components = [submitted(c, fields, chooser) for c in numbered(modal["components"])]
        data = {"custom_id": modal["custom_id"], "components": components}
        data["resolved"] = chooser.resolved
        return self._begin(InteractionType.MODAL_SUBMIT, opened_by, data)

    def _typed(self, channel: Channel, line: str) -> Typed:
        self._check_may_command(channel)
        return recognise(self.world, self.user, channel, line)

    def _commanded(self, channel: Channel, name: str, kind: int) -> Command:
        self._check_may_command(channel)
        found = commands.offered(self.world, self.user, channel, kind)
        for command in found:
            if name == command.name:
                return command
        known = ", ".join(command.name for command in found) or "none"
        raise NotOfferedError(f"there is no {name!r} in that menu; there are: {known}")

    def _check_may_command(self, channel: Channel) -> None:
        granted = self.world.permissions(self.user, channel)
        if not granted & permissions.USE_APPLICATION_COMMANDS or not channel.takes_messages:
            raise NotOfferedError(f"{self.user.name} may not use commands in {channel.name!r}")
        if channel.archived:
            raise NotOfferedError(f"{channel.name!r} is archived: there are no commands in it")

    def _component(self, message: Message, custom_id: str, *kinds: int) -> Json:
        current = self.world.messages.get(message.id)
        if current is None or not self._sees(current):
            raise NotOfferedError("the message is not there any more")
        for component in walk(current.components):
            if component.get("custom_id") == custom_id and component["type"] in kinds:
                if component.get("disabled"):
                    raise NotOfferedError(f"{custom_id!r} is disabled")
                return component
        raise NotOfferedError(f"the message has no component {custom_id!r} any more")

    def _number(self, message: Message, custom_id: str) -> int:
        found = (c["id"] for c in walk(message.components) if c.get("custom_id") == custom_id)
        return int(next(found, 1))

    def _there(self, message: Message) -> Message:
        channel = self.world.channels.get(message.channel_id)
        if channel is None or not self.world.sees(self.user, channel):
            raise NotOfferedError("the channel is not there any more")
        guild = self.world.guild_of(channel)
        if guild is not None and self.world.is_silenced(guild, self.user):
            raise NotOfferedError(f"{self.user.name} is in time-out and can press nothing here")
        if channel.archived and not message.is_ephemeral:
            # The client takes the thread out first, or lets nobody press anything.
            _or_not_offered(lambda: threads.check_post(self.world, self.user, channel))
            threads.set_archived(self.world, channel, archived=False)
        return message

    def _begin(
        self, kind: InteractionType, place: Channel | Message | Interaction, data: Json
    ) -> Interaction:
        return interactions.begin(self.world, kind, self.user, place, data)


def _or_not_offered(does: Callable[[], T]) -> T:
    """What the server would refuse, the client does not offer."""
    try:
        return does()
    except Refused as refused:
        raise NotOfferedError(refused.message) from refused
