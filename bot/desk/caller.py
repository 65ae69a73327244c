"""Who asks, where, and how they are answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from bot.message import Form, Message
from bot.usecases.table import Table


class AnswerLost(Exception):  # noqa: N818 - an outcome, not a crash
    """Discord does not take the answer: it came too late or twice, or the network failed."""


def _none(_channel: int) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Caller:
    """The user behind an interaction.

    guild is None in direct messages; ``manages`` says that they may manage the channel;
    ``lacks`` names the permissions (keys of the locales) that the bot lacks in it; ``absent`` says
    why the bot is not there at all (a key, mostly empty); ``sees`` tells of another channel of the
    server whether Discord shows it to them.
    """

    user: int
    name: str
    guild: int | None
    channel: int
    language: str
    interaction: int
    manages: bool = False
    lacks: tuple[str, ...] = ()
    absent: str = ""
    sees: Callable[[int], bool] = _none

    def may_see(self, table: Table) -> bool:
        """Whether they may look at a table: it is theirs, or Discord shows them its channel."""
        if table.seat_of(self.user) is not None or self.user == table.host:
            return True
        if table.channel == self.channel:
            return True
        return table.guild is not None and table.guild == self.guild and self.sees(table.channel)


class Answer(Protocol):
    """One interaction's answer. Everything may raise AnswerLost."""

    async def say(self, message: Message, *, vanish: bool = False) -> None:
        """Answer with a new message that only the caller sees; it may vanish after a minute."""

    async def turn_into(self, message: Message, *, keep_picture: bool = False) -> None:
        """Answer by changing the message whose button was pressed."""

    async def ask(self, form: Form, late: Message) -> None:
        """Answer by opening a form; with ``late`` where that took so long that it cannot open."""

    async def suggest(self, found: list[tuple[str, str]]) -> None:
        """Answer an autocomplete with (name, value) pairs."""
