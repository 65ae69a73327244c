"""People, roles, channels and files that a person chooses, as a client sends them to the bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import shapes, shapes_messages
from .model import Attachment, Channel, Json, Role, Upload, User
from .world import World

USER, CHANNEL, ROLE, MENTIONABLE, FILE = "user", "channel", "role", "mentionable", "file"
OF_SELECT = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}
"""What the menus of these types list, instead of options of their own."""
OF_OPTION = {6: USER, 7: CHANNEL, 8: ROLE, 9: MENTIONABLE, 11: FILE}
"""What these types of command options take."""


class NotOfferedError(AssertionError):
    """The client would not let the person do that: there is no such command, button or field."""


class Chooser:
    """Turns things into ids, and collects beside them what the bot is told of the things."""

    def __init__(self, world: World, user: User, channel: Channel) -> None:
        """user: who chooses, in which channel."""
        self._world = world
        self._user = user
        self._channel = channel
        self.resolved: Json = {}

    def choose(self, kind: str, thing: Any, types: Sequence[int] | None = None) -> str:
        """The id of the thing. Raises NotOfferedError for one of another kind.

        types: of the channels that are listed; None for all.
        """
        thing = getattr(thing, "user", thing)
        if isinstance(thing, User) and kind in (USER, MENTIONABLE):
            return self._person(thing)
        if isinstance(thing, Role) and kind in (ROLE, MENTIONABLE):
            return self._role(thing)
        if isinstance(thing, Channel) and kind == CHANNEL:
            return self._place(thing, types)
        if isinstance(thing, Upload) and kind == FILE:
            return self._file(thing)
        raise NotOfferedError(f"{thing!r} is not a {kind}")

    def _person(self, person: User) -> str:
        self._note("users", person.id, shapes.user(person))
        guild = self._world.guild_of(self._channel)
        if guild is not None and person.id in guild.members:
            member = shapes.resolved_member(self._world, guild.members[person.id], self._channel)
            self._note("members", person.id, member)
        return str(person.id)

    def _role(self, role: Role) -> str:
        guild = self._world.guild_of(self._channel)
        if guild is None or role.id not in guild.roles:
            raise NotOfferedError(f"there is no role {role.name!r} here")
        self._note("roles", role.id, shapes.role(guild, role))
        return str(role.id)

    def _place(self, channel: Channel, types: Sequence[int] | None) -> str:
        listed = types is None or channel.kind in types
        if not listed or not self._world.sees(self._user, channel):
            raise NotOfferedError(f"the channel {channel.name!r} is not listed")
        shape = shapes.partial_channel(self._world, channel, self._world.bot)
        self._note("channels", channel.id, shape)
        return str(channel.id)

    def _file(self, upload: Upload) -> str:
        id_ = self._world.mint()
        file = Attachment(id_, self._channel.id, upload.name, upload.data, upload.content_type)
        self._world.attachments[id_] = file
        self._note(
            "attachments", id_, shapes_messages.attachment(self._world, file, ephemeral=True)
        )
        return str(id_)

    def _note(self, key: str, id_: int, shape: Json) -> None:
        self.resolved.setdefault(key, {})[str(id_)] = shape
