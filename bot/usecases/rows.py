"""What use cases leave to be sent: every kind of outbox row, and who makes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine import Seat
from storage import NewOutbox

from .clock import DAY, HOUR
from .follow_up import PrivateNotice
from .table import Table
from .throttle import Span

REFRESH = "refresh"
"""Bring the channel's messages of a table up to date."""
SECRET = "secret"  # noqa: S105 - a kind of row
"""Tell a player by direct message what only they may know."""
TURN = "turn"
"""Tell a player by direct message that a decision is theirs."""
CALL = "call"
"""The same in the channel, where the direct message did not arrive."""
REMIND = "remind"
"""Remind a player of a decision."""
NOTICE, OFFER = "notice", "offer"
"""A line in the channel; a seat that looks for somebody."""
UNSEND = "unsend"
"""Delete a message that may stand for a while only."""
TROUBLE = "trouble"
"""Tell the host what keeps the bot from writing in the channel, and the way out."""
OPERATOR = "operator"
"""Tell whoever runs the bot that something needs them."""
PLAIN = "plain"
"""A plain line in place of a message that could not be made."""
FORMER = ("greet", "closed")
"""Kinds that older versions wrote; what they asked for is shown on the board now."""

BETWEEN_EDITS = 1_000
"""Milliseconds between two edits of a table's message: at most one a second and channel."""


def channel(id_: int) -> str:
    """The target of what goes to a channel."""
    return f"channel:{id_}"


def person(user: int) -> str:
    """The target of what goes to a user by direct message."""
    return f"user:{user}"


def recipient(target: str) -> int:
    """The id of the channel or user that a target names."""
    return int(target.partition(":")[2])


def refresh(table: Table) -> NewOutbox:
    """Bring the messages of a table up to date; one at a time is enough, and one a second."""
    return refresh_of(table.id, table.channel, table.live.edited + BETWEEN_EDITS)


def refresh_of(match: str, place: int, not_before: int = 0) -> NewOutbox:
    """As ``refresh``, for a table that has just been written to a channel."""
    return NewOutbox(
        kind=REFRESH,
        target=channel(place),
        payload={},
        match=match,
        stands_for=f"refresh:{match}",
        not_before=not_before,
    )


def secrets(table: Table, notices: Iterable[PrivateNotice]) -> list[NewOutbox]:
    """What entries told to single players."""
    return [
        secret(table, notice.user, notice.seat, Span(notice.seq, notice.seq)) for notice in notices
    ]


def secret(table: Table, user: int, seat: Seat, span: Span) -> NewOutbox:
    """What some entries told to one player."""
    return NewOutbox(
        kind=SECRET,
        target=person(user),
        payload={"seat": seat, "seq": str(span)},
        match=table.id,
        dedupe=f"secret:{table.id}:{span}:{seat}",
    )


def turn(table: Table, user: int, seat: Seat, token: int) -> NewOutbox:
    """That a decision is theirs, by direct message."""
    return NewOutbox(
        kind=TURN,
        target=person(user),
        payload={"seat": seat, "token": token},
        match=table.id,
        dedupe=f"turn:{table.id}:{token}",
    )


def call(table: Table, seat: Seat, token: int) -> NewOutbox:
    """That a decision is theirs, in the channel."""
    return NewOutbox(
        kind=CALL,
        target=channel(table.channel),
        payload={"seat": seat, "token": token},
        match=table.id,
        dedupe=f"call:{table.id}:{token}",
    )


def remind(table: Table, seat: Seat, token: int, sent: int, user: int | None = None) -> NewOutbox:
    """A reminder of a question, the ``sent`` + 1st: in the channel, or to a user's inbox."""
    target = channel(table.channel) if user is None else person(user)
    return NewOutbox(
        kind=REMIND,
        target=target,
        payload={"seat": seat, "token": token, "sent": sent},
        match=table.id,
        dedupe=f"remind:{table.id}:{token}:{sent}:{target}",
    )


def notice(table: Table, dedupe: str, key: str, **args: Any) -> NewOutbox:
    """A line in the channel: a text of the locales with its variables."""
    return NewOutbox(
        kind=NOTICE,
        target=channel(table.channel),
        payload={"key": key, **args},
        match=table.id,
        dedupe=dedupe,
    )


def unsend(match: str | None, place: int, message: int, target: str) -> NewOutbox:
    """Delete a message, in turn with what else goes to the target."""
    return NewOutbox(
        kind=UNSEND,
        target=target,
        payload={"channel": place, "message": message},
        match=match,
        dedupe=f"unsend:{message}",
    )


def trouble(table: Table, key: str, now: int) -> NewOutbox:
    """What the host is told of their table: once a day, and of a deleted channel once."""
    when = "" if key == "trouble-channel" else now // DAY
    return NewOutbox(
        kind=TROUBLE,
        target=person(table.host),
        payload={"key": key},
        match=table.id,
        dedupe=f"{key}:{table.id}:{table.channel}:{when}",
    )


def operator(user: int, key: str, now: int, **args: Any) -> NewOutbox:
    """What whoever runs the bot is told: one an hour and kind."""
    return NewOutbox(
        kind=OPERATOR,
        target=person(user),
        payload={"key": key, **args},
        dedupe=f"operator:{key}:{now // HOUR}",
    )


def plain(target: str, match: str | None, kind: str, number: int, now: int) -> NewOutbox:
    """Says that a message could not be made, once a day, match and kind."""
    return NewOutbox(
        kind=PLAIN,
        target=target,
        payload={"number": number},
        match=match,
        dedupe=f"plain:{target}:{match}:{kind}:{now // DAY}",
    )
