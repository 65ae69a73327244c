"""Nothing makes a sound in somebody's quiet hours."""

from __future__ import annotations

from dataclasses import replace

from bot.message import Message
from bot.services import Services


async def quieted(services: Services, message: Message) -> Message:
    """The message as it may be sent now: it calls nobody in their quiet hours.

    Whoever it calls is asked for by themselves: they need not have a seat at the table.
    """
    now = services.time.now()
    loud = tuple(
        [user for user in message.pings if not (await services.people.of(user)).is_quiet(now)]
    )
    # Named and not called: whoever is the only one called would hear the message itself.
    silent = message.silent or (bool(message.pings) and not loud)
    return replace(message, pings=loud, silent=silent)
