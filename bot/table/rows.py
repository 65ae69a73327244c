"""Every kind of row of the outbox: what is to be sent, as a small value, and how it is stored.

Kinds and payloads are those that lie in databases; older bots may have left others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, TypeAlias

from bot.clock import DAY, HOUR
from engine import Seat
from storage import Json, NewOutbox, OutboxRow

from .follow_up import PrivateNotice
from .table import Offered, Table
from .throttle import Span
from .unreadable import Unreadable


@dataclass(frozen=True, slots=True)
class Refresh:
    """Bring the channel's messages of a table up to date."""


@dataclass(frozen=True, slots=True)
class Secret:
    """Tell a player by direct message what some entries told them alone.

    covert: it is about what nobody else may notice, and so nobody may notice whether it arrives;
        else it is about the rest. None in older databases: about both.
    """

    seat: Seat
    span: Span
    covert: bool | None = False


@dataclass(frozen=True, slots=True)
class Turn:
    """Tell a player by direct message that a decision is theirs."""

    seat: Seat
    token: int


@dataclass(frozen=True, slots=True)
class Call:
    """The same in the channel, where the direct message did not arrive."""

    seat: Seat
    token: int


@dataclass(frozen=True, slots=True)
class Remind:
    """Remind a player of a decision, for the ``sent`` + 1st time."""

    seat: Seat
    token: int
    sent: int = 0


@dataclass(frozen=True, slots=True)
class Notice:
    """A line in the channel: a text of the locales with its variables."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat looks for somebody; ``id`` is that of the offer."""

    id: str


@dataclass(frozen=True, slots=True)
class TellOwner:
    """Tell whoever has a seat, or had it, that others offer it; ``id`` is that of the offer."""

    id: str


@dataclass(frozen=True, slots=True)
class Hand:
    """Show a player who has taken a seat over what only they may see."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """Tell everybody at the table that the match is over, or was stopped."""


@dataclass(frozen=True, slots=True)
class Invite:
    """Ask the people of a match that has ended whether they join the next one."""

    users: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unsend:
    """Delete a message that may stand for a while only."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Trouble:
    """Tell the host what keeps the bot from writing in the channel, and the way out."""

    key: str


@dataclass(frozen=True, slots=True)
class OperatorNotice:
    """Tell whoever runs the bot that something needs them."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Plain:
    """A plain line in place of a message that could not be made, by the number of its row."""

    number: int


@dataclass(frozen=True, slots=True)
class Former:
    """What older versions wrote; what it asked for is shown on the board now."""


Content: TypeAlias = (
    Refresh
    | Secret
    | Turn
    | Call
    | Remind
    | Notice
    | Offer
    | TellOwner
    | Hand
    | Ended
    | Invite
    | Unsend
    | Trouble
    | OperatorNotice
    | Plain
    | Former
)

# Without Former, which is read and never written.
_KINDS: dict[type[Content], str] = {
    Refresh: "refresh",
    Secret: "secret",
    Turn: "turn",
    Call: "call",
    Remind: "remind",
    Notice: "notice",
    Offer: "offer",
    TellOwner: "owner",
    Hand: "hand",
    Ended: "ended",
    Invite: "invite",
    Unsend: "unsend",
    Trouble: "trouble",
    OperatorNotice: "operator",
    Plain: "plain",
}


def _payload(content: Content) -> Json:
    match content:
        case Secret(seat, span, covert):
            # Databases hold one number under ``seq``: a span of one entry is written like it.
            return {"seat": seat, "seq": str(span), "covert": covert}
        case Notice(key, args) | OperatorNotice(key, args):
            return {"key": key, **args}
        case _:
            return asdict(content)


def _text(payload: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    args = dict(payload)
    return str(args.pop("key")), args


_READ: dict[str, Callable[[Mapping[str, Any]], Content]] = {
    "refresh": lambda _: Refresh(),
    "secret": lambda p: Secret(
        Seat(int(p["seat"])), Span.read(str(p["seq"])), covert=p.get("covert")
    ),
    "turn": lambda p: Turn(Seat(int(p["seat"])), int(p["token"])),
    "call": lambda p: Call(Seat(int(p["seat"])), int(p["token"])),
    "remind": lambda p: Remind(Seat(int(p["seat"])), int(p["token"]), int(p.get("sent", 0))),
    "notice": lambda p: Notice(*_text(p)),
    "offer": lambda p: Offer(str(p.get("id", ""))),
    "owner": lambda p: TellOwner(str(p["id"])),
    "hand": lambda p: Hand(Seat(int(p["seat"]))),
    "ended": lambda _: Ended(),
    "invite": lambda p: Invite(tuple(map(int, p["users"]))),
    "unsend": lambda p: Unsend(int(p["channel"]), int(p["message"])),
    "trouble": lambda p: Trouble(str(p["key"])),
    "operator": lambda p: OperatorNotice(*_text(p)),
    "plain": lambda p: Plain(int(p["number"])),
    "greet": lambda _: Former(),
    "closed": lambda _: Former(),
}


def read(row: OutboxRow) -> Content:
    """What a stored row is to say. Raises Unreadable for one that this bot does not know."""
    try:
        return _READ[row.kind](row.payload)
    except (KeyError, TypeError, ValueError):
        raise Unreadable(row.kind, row.payload) from None  # values may be secret


def _row(content: Content, target: str, match: str | None = None, **more: Any) -> NewOutbox:
    kind, payload = _KINDS[type(content)], _payload(content)
    return NewOutbox(kind=kind, target=target, payload=payload, match=match, **more)


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
    return _row(
        Refresh(),
        channel(place),
        match,
        # With the channel: one that waits for the old must not keep the new from getting a board.
        stands_for=f"refresh:{match}:{place}",
        not_before=not_before,
    )


def secrets(table: Table, notices: Iterable[PrivateNotice]) -> list[NewOutbox]:
    """What entries told to single players."""
    return [
        secret(
            table, notice.user, notice.seat, Span(notice.since, notice.seq), covert=notice.covert
        )
        for notice in notices
    ]


def secret(table: Table, user: int, seat: Seat, span: Span, *, covert: bool = False) -> NewOutbox:
    """What some entries told to one player."""
    return _row(
        Secret(seat, span, covert),
        person(user),
        table.id,
        dedupe=f"secret:{table.id}:{span}:{seat}{':covert' if covert else ''}",
    )


def turn(table: Table, user: int, seat: Seat, token: int) -> NewOutbox:
    """That a decision is theirs, by direct message."""
    return _row(
        Turn(seat, token),
        person(user),
        table.id,
        dedupe=f"turn:{table.id}:{token}",
    )


def call(table: Table, seat: Seat, token: int) -> NewOutbox:
    """That a decision is theirs, in the channel."""
    return _row(
        Call(seat, token),
        channel(table.channel),
        table.id,
        dedupe=f"call:{table.id}:{token}",
    )


def remind(table: Table, seat: Seat, token: int, sent: int, user: int | None = None) -> NewOutbox:
    """A reminder of a question, the ``sent`` + 1st: in the channel, or to a user's inbox."""
    target = channel(table.channel) if user is None else person(user)
    return _row(
        Remind(seat, token, sent),
        target,
        table.id,
        # With the target: where an inbox is closed the same reminder goes to the channel.
        dedupe=f"remind:{table.id}:{token}:{sent}:{target}",
    )


def notice(table: Table, dedupe: str, key: str, **args: Any) -> NewOutbox:
    """A line in the channel: a text of the locales with its variables."""
    return _row(
        Notice(key, args),
        channel(table.channel),
        table.id,
        dedupe=dedupe,
    )


def offer(table: Table, offered: Offered) -> NewOutbox:
    """That a seat looks for somebody, or its owner is asked; once for each of both."""
    asked = ":asked" if offered.consent == "asked" else ""
    dedupe = f"offer:{offered.id}:{table.channel}{asked}"
    return _row(Offer(offered.id), channel(table.channel), table.id, dedupe=dedupe)


def tell_owner(table: Table, offered: Offered, target: str) -> NewOutbox:
    """The same to its owner: in their inbox, or in the channel where that is closed."""
    dedupe = f"owner:{offered.id}:{offered.consent}:{target}"
    return _row(TellOwner(offered.id), target, table.id, dedupe=dedupe)


def tell_owner_here(table: Table, offer: str) -> list[NewOutbox]:
    """That a seat may be taken back, in the channel; that its owner is asked stands there already.

    Also where somebody has taken it meanwhile.
    """
    seat = table.seat_offered(offer)
    offered = None if seat is None else table.players[seat].offered
    if table.seat_given(offer) is None and (offered is None or offered.consent != "silent"):
        return []
    target = channel(table.channel)
    return [_row(TellOwner(offer), target, table.id, dedupe=f"owner:{offer}:{target}")]


def hand(table: Table, user: int, seat: Seat, seating: int) -> NewOutbox:
    """What only they may see who has taken a seat over; ``seating`` says which time."""
    dedupe = f"hand:{table.id}:{seat}:{seating}"
    return _row(Hand(seat), person(user), table.id, dedupe=dedupe)


def ended(table: Table) -> NewOutbox:
    """That the match has ended, to everybody at the table; once a match."""
    return _row(Ended(), channel(table.channel), table.id, dedupe=f"ended:{table.id}")


def invite(match: str, place: int, users: Iterable[int]) -> NewOutbox:
    """The question to people whether they join a table that is open for them."""
    return _row(Invite(tuple(users)), channel(place), match, dedupe=f"invite:{match}")


def unsend(match: str | None, place: int, message: int, target: str) -> NewOutbox:
    """Delete a message, in turn with what else goes to the target."""
    return _row(
        Unsend(place, message),
        target,
        match,
        dedupe=f"unsend:{message}",
    )


def trouble(table: Table, key: str, now: int) -> NewOutbox:
    """What the host is told of their table: once a day, and of a deleted channel once."""
    when = "" if key == "trouble-channel" else now // DAY
    return _row(
        Trouble(key),
        person(table.host),
        table.id,
        # With the channel: a table that has moved into the next trouble tells of that, too.
        dedupe=f"{key}:{table.id}:{table.channel}:{when}",
    )


def operator(user: int, key: str, now: int, **args: Any) -> NewOutbox:
    """What whoever runs the bot is told: one an hour and kind."""
    return _row(
        OperatorNotice(key, args),
        person(user),
        dedupe=f"operator:{key}:{now // HOUR}",
    )


def plain(target: str, match: str | None, kind: str, number: int, now: int) -> NewOutbox:
    """Says that a message could not be made, once a day, match and kind."""
    return _row(
        Plain(number),
        target,
        match,
        dedupe=f"plain:{target}:{match}:{kind}:{now // DAY}",
    )
