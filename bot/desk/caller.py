"""Who asks, where, and how he is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.message import Form, Message


@dataclass(frozen=True, slots=True)
class Caller:
    """The user behind an interaction.

    guild is None in direct messages; ``manages`` says that he may manage the channel;
    ``lacks`` names the permissions (keys of the locales) that the bot lacks in it.
    """

    user: int
    name: str
    guild: int | None
    channel: int
    language: str
    interaction: int
    manages: bool = False
    lacks: tuple[str, ...] = ()


class Answer(Protocol):
    """One interaction's answer."""

    async def say(self, message: Message, *, vanish: bool = False) -> None:
        """Answer with a new message that only the caller sees; it may vanish after a minute."""

    async def turn_into(self, message: Message, *, keep_picture: bool = False) -> None:
        """Answer by changing the message whose button was pressed."""

    async def ask(self, form: Form) -> None:
        """Answer by opening a form."""

    async def suggest(self, found: list[tuple[str, str]]) -> None:
        """Answer an autocomplete with (name, value) pairs."""
