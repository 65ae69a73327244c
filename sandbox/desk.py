"""One person's client: what reaches it, and what its owner can do.

Test actors and the demo page stand on this and on nothing else: a ``Desk`` knows only what
Discord would send to this person, and does only what a client could.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from . import commands, interactions, messages, permissions, shapes, shapes_messages
from .forms import Form
from .limits_components import BUTTON, STRING_SELECT, walk
from .model import (
    Attachment,
    Channel,
    Interaction,
    InteractionType,
    Json,
    Message,
    Upload,
    User,
)
from .typing_commands import NotOfferedError, Typed, recognise, worded
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

_SNOWFLAKE = re.compile(r"\b\d{17,20}\b")
_SIGNED = re.compile(r"\?ex=[0-9a-f]+&is=[0-9a-f]+&hm=[0-9a-f]+&")


@dataclass(frozen=True, slots=True)
class Seen:
    """Something that reached this person's client: a shape, or the bytes of a file."""

    kind: SeenKind
    shape: Json
    data: bytes = b""


class Desk:
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
        return [commands.shape(self.world, c) for c in commands.offered(self.world, channel)]

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
        elif change.channel is not None and self.world.sees(self.user, change.channel):
            gone = change.kind.endswith("deleted")
            shape = shapes.channel(self.world, change.channel)
            self._add(Seen("channel-gone" if gone else "channel", shape))

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
        if not self.world.permissions(self.user, channel) & self.world.writing(channel):
            raise NotOfferedError(f"{self.user.name} may not write in {channel.name!r}")
        form = Form({"content": text}, dict(enumerate(files)))
        return messages.create(self.world, channel, self.user, form)

    def delete(self, message: Message) -> None:
        """Delete a message: an own one, or any with the permission to manage messages."""
        granted = self.world.permissions(self.user, self.world.channels[message.channel_id])
        if message.author is not self.user and not granted & permissions.MANAGE_MESSAGES:
            raise NotOfferedError(f"{self.user.name} may not delete that message")
        self.world.delete_message(message)

    def open_thread(
        self, channel: Channel, name: str, *, starter: Message | None = None
    ) -> Channel:
        """Open a public thread, on a message when one is given."""
        granted = self.world.permissions(self.user, channel)
        if channel.guild_id is None or not granted & permissions.CREATE_PUBLIC_THREADS:
            raise NotOfferedError(f"{self.user.name} may not open a thread here")
        return self.world.add_thread(channel, name, self.user, starter=starter)

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
        self, message: Message, custom_id: str, values: Sequence[str], *, stale: bool = False
    ) -> Interaction:
        """Choose values in a select menu. ``stale``: as for ``press``."""
        if not stale:
            menu = self._component(message, custom_id, STRING_SELECT)
            check_choice(menu, values)
        data = {
            "component_type": STRING_SELECT,
            "custom_id": custom_id,
            "id": self._number(message, custom_id),
            "values": list(values),
        }
        return self._begin(InteractionType.COMPONENT, self._there(message), data)

    def submit(self, opened_by: Interaction, fields: Mapping[str, Any]) -> Interaction:
        """Send a modal off; ``fields`` are texts, or lists of values, by custom id."""
        modal = opened_by.modal
        if modal is None:
            raise NotOfferedError("no modal is open")
        components = [_submitted(component, fields) for component in numbered(modal["components"])]
        data = {"custom_id": modal["custom_id"], "components": components, "resolved": {}}
        return self._begin(InteractionType.MODAL_SUBMIT, opened_by, data)

    def _typed(self, channel: Channel, line: str) -> Typed:
        granted = self.world.permissions(self.user, channel)
        if not granted & permissions.USE_APPLICATION_COMMANDS:
            raise NotOfferedError(f"{self.user.name} may not use commands in {channel.name!r}")
        return recognise(self.world, self.user, channel, line)

    def _component(self, message: Message, custom_id: str, kind: int) -> Json:
        current = self.world.messages.get(message.id)
        if current is None or not self._sees(current):
            raise NotOfferedError("the message is not there any more")
        for component in walk(current.components):
            if component.get("custom_id") == custom_id and component["type"] == kind:
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
        return message

    def _begin(
        self, kind: InteractionType, place: Channel | Message | Interaction, data: Json
    ) -> Interaction:
        return interactions.begin(self.world, kind, self.user, place, data)


def check_choice(menu: Json, values: Sequence[str]) -> None:
    """Raise NotOfferedError unless a select menu, in a message or a modal, takes these values."""
    offered = [option["value"] for option in menu["options"]]
    if unknown := [value for value in values if value not in offered]:
        raise NotOfferedError(f"{unknown} is not among {offered}")
    low = menu.get("min_values", 1)
    high = menu.get("max_values", 1)
    if not (1 if low is None else low) <= len(values) <= (1 if high is None else high):
        raise NotOfferedError(f"{low} to {high} values are to be chosen, not {len(values)}")


def numbered(components: list[Json]) -> list[Json]:
    """The components of a modal with the numbers that Discord gives them."""
    counter = iter(range(1, 100))

    def one(component: Json) -> Json:
        kept = {**component, "id": component.get("id") or next(counter)}
        if "component" in kept:
            kept["component"] = one(kept["component"])
        if "components" in kept:
            kept["components"] = [one(child) for child in kept["components"]]
        return kept

    return [one(component) for component in components]


def _submitted(component: Json, fields: Mapping[str, Any]) -> Json:
    """What the client sends back for a component of a modal."""
    shape: Json = {"type": component["type"], "id": component["id"]}
    if "component" in component:
        shape["component"] = _submitted(component["component"], fields)
    elif "components" in component:
        shape["components"] = [_submitted(child, fields) for child in component["components"]]
    elif component.get("custom_id") is not None:
        shape["custom_id"] = component["custom_id"]
        if component["type"] == STRING_SELECT:
            values = list(fields.get(component["custom_id"], ()))
            if values or component.get("required", True):
                check_choice(component, values)
            shape["values"] = values
        else:
            shape["value"] = _text(component, fields.get(component["custom_id"]))
    return shape


def _text(field: Json, given: Any) -> str:
    text = str(field.get("value") or "") if given is None else str(given)
    if not text and field.get("required", True):
        raise NotOfferedError(f"the field {field['custom_id']!r} must be filled in")
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not low <= len(text) <= high:
        raise NotOfferedError(f"the field {field['custom_id']!r} takes {low} to {high} characters")
    return text
