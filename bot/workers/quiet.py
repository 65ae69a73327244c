"""Nothing makes a sound in somebody's quiet hours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.message import Message
from bot.table.people import NOBODY_KNOWN, Person


def quieted(message: Message, people: Mapping[int, Person], now: int) -> Message:
    """The message as it may be sent at an instant (ms UTC): it calls nobody in their quiet hours.

    people: what is known of those it calls, by user.
    """
    loud = tuple(
        user for user in message.pings if not people.get(user, NOBODY_KNOWN).settings.is_quiet(now)
    )
    # Named and not called: whoever is the only one called would hear the message itself.
    silent = message.silent or (bool(message.pings) and not loud)
    return replace(message, pings=loud, silent=silent)
