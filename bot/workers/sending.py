"""Who carries messages to Discord, as the workers see them, and the ways in which that can fail.

A delivery ends well, or in one of three ways: *for a while* (``Later``), *for good* (``Refusal``),
or by our own fault (any other exception).
"""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

from bot.message import Message

Reason: TypeAlias = Literal[
    "channel", "access", "permission", "locked", "moderated", "inbox", "message"
]
"""Why Discord refuses a message for good.

channel: it has been deleted, or the bot has been taken out of the server.
access, permission: the bot may not see it, or may not do that in it.
locked: a thread that only moderators may write in.
moderated: the server's own filter takes such messages out.
inbox: the user takes no direct messages from the bot.
message: the one to be changed is gone, or may not be changed any more.
"""


class Refusal(Exception):
    """Discord will not take the message, now or later, until somebody mends what is wrong."""

    def __init__(self, reason: Reason, said: str = "", *, known: bool = False) -> None:
        """Take the reason, what Discord said, and whether that was known without asking it."""
        super().__init__(f"{reason}: {said}")
        self.reason = reason
        self.known = known


class Later(Exception):
    """Not now: the message can go after some time."""

    def __init__(self, said: str = "", seconds: float = 0) -> None:
        """Take what was said, and after how many seconds Discord wants to be asked again."""
        super().__init__(said)
        self.seconds = seconds


class TooManyInboxes(Later):
    """Discord objects to how many direct messages the bot opens; ``flagged``: to all it sends."""

    def __init__(self, said: str = "", *, flagged: bool = False) -> None:
        """Take what was said, and whether every direct message is refused."""
        super().__init__(said)
        self.flagged = flagged


class Sender(Protocol):
    """Sends, changes and deletes messages. All ids are Discord's. Everything may raise Later."""

    async def post(self, channel: int, message: Message, nonce: str) -> int:
        """Post a message; the same nonce within minutes gives the message posted before.

        Raises Refusal: in a direct channel with the reason ``inbox`` when it is closed.
        """

    async def edit(self, channel: int, id_: int, message: Message) -> None:
        """Change a message of the bot. Raises Refusal, ``message`` when it must be posted anew."""

    async def delete(self, channel: int, id_: int) -> None:
        """Delete a message of the bot; missing messages are ignored."""

    async def inbox(self, user: int) -> int:
        """Open the direct channel to a user. Raises Refusal ``inbox``, TooManyInboxes."""

    async def has_left(self, guild: int, user: int) -> bool:
        """Whether a user is not in a server any more; False where Discord cannot say."""
