"""A request as the routes see it, and what they answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sandbox import errors, messages, permissions
from sandbox.forms import Form
from sandbox.model import Channel, Json, Upload
from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Call:
    """One request, read and routed."""

    world: World
    method: str
    path: str
    parts: Mapping[str, str]
    """The variables of the path."""
    query: Mapping[str, str]
    payload: Any
    uploads: dict[int, Upload] = field(default_factory=dict)
    unsupported: list[str] = field(default_factory=list)
    """What the request asked for and the sandbox does not have; told loudly."""
    gateway_url: str = ""
    session_start_limit: Json = field(default_factory=dict)

    def id(self, name: str) -> int:
        """A snowflake of the path, or Refused 50035."""
        text = self.parts[name]
        if not text.isdecimal():
            raise errors.invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    def body(self) -> Json:
        """The JSON object of the request, or Refused 50109."""
        if not isinstance(self.payload, dict):
            raise errors.malformed_json()
        return self.payload

    def form(self, known: frozenset[str], payload: Json | None = None) -> Form:
        """The message in the request; fields that are not ``known`` are noted as unsupported."""
        body = self.body() if payload is None else payload
        self.note_unknown(known, body)
        if (body.get("message_reference") or {}).get("type") == messages.FORWARD:
            self.unsupported.append("message_reference of type 1, a forward")
        return Form(body, self.uploads)

    def note_unknown(self, known: frozenset[str], payload: Json | None = None) -> None:
        """Note the fields that are not ``known`` as unsupported."""
        for key, value in (self.body() if payload is None else payload).items():
            if key not in known and value not in (None, False, [], {}):
                self.unsupported.append(f"field {key}")

    def channel(self) -> Channel:
        """The channel of the path as far as the bot sees it, or Refused 10003 or 50001."""
        channel = self.world.channel(self.id("channel_id"))
        if not self.world.sees(self.world.bot, channel):
            raise errors.missing_access()
        return channel

    def text_channel(self) -> Channel:
        """The channel of the path whose messages the bot can reach, or Refused.

        10003 or 50001, which also stands for a voice channel to which the bot may not connect.
        """
        channel = self.channel()
        granted = self.world.permissions(self.world.bot, channel)
        if channel.is_vocal and not granted & permissions.CONNECT:
            raise errors.missing_access()
        return channel

    def own_application(self) -> None:
        """Refused 10002 when the path names another application."""
        if self.id("application_id") != self.world.app_id:
            raise errors.unknown_application()


@dataclass(frozen=True, slots=True)
class RestResponse:
    """What is answered; no body means 204."""

    body: Any = None
    status: int = 200


Handler: TypeAlias = Callable[[Call], RestResponse]
NOTHING = RestResponse(None, 204)

MESSAGE_FIELDS = frozenset(
    [
        "content",
        "embeds",
        "components",
        "attachments",
        "flags",
        "allowed_mentions",
        "nonce",
        "enforce_nonce",
        "message_reference",
        "tts",
    ]
)
"""What a message in a request may have; the rest is not supported here."""


@dataclass(frozen=True, slots=True)
class Route:
    """A method, a path with {variables}, and who answers."""

    method: str
    template: str
    handler: Handler
    needs_token: bool = True

    @property
    def variables(self) -> int:
        """How many parts of the path are open."""
        return self.template.count("{")

    def match(self, method: str, path: str) -> dict[str, str] | None:
        """The variables of a path that fits, or None."""
        if method != self.method:
            return None
        pattern = re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.template)
        found = re.fullmatch(pattern, path)
        return None if found is None else found.groupdict()
