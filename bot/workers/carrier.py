"""Who carries messages to Discord, as the workers see him."""

from __future__ import annotations

from typing import Protocol

from bot.message import Message


class Undeliverable(Exception):  # noqa: N818 - base of the four below
    """A message cannot be delivered there, now or ever."""


class Gone(Undeliverable):
    """The message to be changed is no longer there."""


class NoChannel(Undeliverable):
    """The channel has been deleted, or the bot has been taken out of it."""


class Forbidden(Undeliverable):
    """The bot may not do that in the channel."""


class InboxClosed(Undeliverable):
    """The user takes no direct messages from the bot."""


class Carrier(Protocol):
    """Sends, changes and deletes messages. All ids are Discord's."""

    async def post(self, channel: int, message: Message, nonce: str) -> int:
        """Post a message; the same nonce within minutes gives the message posted before."""

    async def edit(self, channel: int, id_: int, message: Message) -> None:
        """Change a message of the bot. Raises Gone."""

    async def delete(self, channel: int, id_: int) -> None:
        """Delete a message of the bot; one that is gone is no matter."""

    async def whisper(self, user: int, message: Message, nonce: str) -> tuple[int, int]:
        """Send a direct message and give channel and message. Raises InboxClosed."""
