"""The rows of the outbox, each made of what is to be sent and where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.clock import DAY, HOUR
from engine import Phrase, Seat
from storage import NewOutbox, OutboxRow

from .content import (
    KINDS,
    Aloud,
    AskAll,
    Call,
    Content,
    Digest,
    Ended,
    Full,
    Hand,
    Invite,
    MovedAway,
    MovedHere,
    Notice,
    Offer,
    OperatorNotice,
    PaceChanged,
    Plain,
    Refresh,
    Remind,
    Removed,
    Secret,
    Seek,
    Seen,
    StandsIn,
    TellOwner,
    TimeRanOut,
    Trouble,
    Turn,
    Unsend,
    payload,
)
from .follow_up import PrivateNotice
from .people import Notify
from .player import Offered, Player
from .table import Table
from .throttle import Span
from .vote import Vote


def _row(content: Content, target: str, match: str | None = None, **more: Any) -> NewOutbox:
    kind, said = KINDS[type(content)], payload(content)
    return NewOutbox(kind=kind, target=target, payload=said, match=match, **more)


BETWEEN_EDITS = 1_000
"""Milliseconds between two edits of a table's message: at most one a second and channel."""


def channel(id_: int) -> str:
    """The target of what goes to a channel."""
    return f"channel:{id_}"


def person(user: int) -> str:
    """The target of what goes to a user by direct message."""
    return f"user:{user}"


def is_person(target: str) -> bool:
    """Whether a target is somebody's inbox, and not a channel."""
    return target.startswith("user:")


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
            table,
            notice.user,
            notice.seat,
            Span(notice.since, notice.seq),
            covert=notice.covert,
            shown=notice.shown,
        )
        for notice in notices
    ]


def secret(
    table: Table,
    user: int,
    seat: Seat,
    span: Span,
    *,
    covert: bool = False,
    shown: bool = False,
) -> NewOutbox:
    """What some entries told to one player; ``shown``: their panel has just done so."""
    return _row(
        Secret(seat, span, covert, shown),
        person(user),
        table.id,
        dedupe=f"secret:{table.id}:{span}:{seat}{':covert' if covert else ''}",
    )


def turn(table: Table, user: int, seat: Seat, token: int, *, last: bool = False) -> NewOutbox:
    """That a decision is theirs, by direct message; ``last``: that they alone are missing."""
    return _row(
        Turn(seat, token, last),
        person(user),
        table.id,
        dedupe=f"turn:{table.id}:{token}{':last' if last else ''}",
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


def last_call(table: Table, seat: Seat, token: int, user: int | None = None) -> NewOutbox:
    """That their time for a question runs out: in the channel, or to a user's inbox."""
    target = channel(table.channel) if user is None else person(user)
    return _row(
        Remind(seat, token, last=True),
        target,
        table.id,
        dedupe=f"last-call:{table.id}:{token}:{target}",
    )


def time_ran_out(table: Table, seat: Seat, seq: int) -> list[NewOutbox]:
    """That the default was taken for a seat in an entry: where its player wants to be told."""
    user = table.players[seat].user
    if user is None:
        return []
    return [
        _row(
            TimeRanOut(seat, seq),
            target,
            table.id,
            dedupe=f"late:{table.id}:{seq}:{target}",
        )
        for target in targets(table, user, table.notify(seat))
    ]


def targets(table: Table, user: int, notify: Notify, *, else_here: bool = False) -> list[str]:
    """Where somebody wants to be told, who is told at once: in the channel, by letter, or in both.

    else_here: who wants to be told nowhere finds it in the channel.
    """
    ways = {"both": ("channel", "direct"), "digest": ("direct",)}.get(notify, (notify,))
    if else_here and notify == "none":
        ways = ("channel",)
    each = {"channel": channel(table.channel), "direct": person(user)}
    return [target for way, target in each.items() if way in ways]


def aloud(table: Table, seat: Seat, why: Phrase) -> NewOutbox:
    """Why the computer player in a seat has answered as it just did."""
    return _row(
        Aloud(seat, why),
        channel(table.channel),
        table.id,
        dedupe=f"aloud:{table.id}:{table.seq}",
    )


def notice(table: Table, dedupe: str, key: str, **args: Any) -> NewOutbox:
    """A line in the channel: a text of the locales with its variables."""
    return _row(
        Notice(key, args),
        channel(table.channel),
        table.id,
        dedupe=dedupe,
    )


def pace_changed(table: Table, who: str, interaction: int) -> NewOutbox:
    """That somebody has changed the pace, and how it is now."""
    return _row(PaceChanged(who), channel(table.channel), table.id, dedupe=f"pace:{interaction}")


def moved(before: Table, table: Table, mover: Player, interaction: int) -> list[NewOutbox]:
    """That somebody has moved a table, in the channel where it is now and in the one it left."""
    left = tuple(each for each in (before.live.message, before.live.ping) if each is not None)
    who, by = mover.name, mover.user or 0
    away = MovedAway(who, by, left, far=before.guild != table.guild)
    here = channel(table.channel)
    return [
        _row(MovedHere(who, by), here, table.id, dedupe=f"moved-here:{interaction}"),
        _row(away, channel(before.channel), table.id, dedupe=f"moved-away:{interaction}"),
    ]


def stands_in(table: Table, seat: Seat, seating: int) -> NewOutbox:
    """That a computer plays for somebody who was out of time; ``seating`` says which time."""
    dedupe = f"stands-in:{table.id}:{seating}"
    return _row(StandsIn(seat), channel(table.channel), table.id, dedupe=dedupe)


def seen(table: Table, seat: Seat, others: Sequence[Seat], seating: int) -> NewOutbox:
    """That whoever has a seat now has had others at the table; ``seating`` says which time."""
    dedupe = f"seen:{table.id}:{seating}"
    return _row(Seen(seat, tuple(others)), channel(table.channel), table.id, dedupe=dedupe)


def started(table: Table, promise: str, deal: int = 1) -> NewOutbox:
    """That the game begins, with what was promised of its seed; nobody is called before it.

    A prepared match has nothing to promise: its seed is known. deal: which of this day it is, where
    those before it were stopped.
    """
    if table.guided:
        return notice(table, _started(table), "lobby-started-prepared")
    if table.setup is not None and table.setup.luck is not None and table.setup.luck.late:
        return notice(table, _started(table), "lobby-started-late", commitment=promise)
    if deal > 1:
        return notice(table, _started(table), "lobby-started-again", commitment=promise, deal=deal)
    return notice(table, _started(table), "lobby-started", commitment=promise)


def starts(row: OutboxRow, table: Table) -> bool:
    """Whether a row is the one that ``started`` has made."""
    return row.dedupe == _started(table)


def _started(table: Table) -> str:
    return f"started:{table.id}"


def offer(table: Table, offered: Offered) -> NewOutbox:
    """That a seat looks for somebody, or its owner is asked; once for each of both."""
    asked = ":asked" if offered.consent == "asked" else ""
    dedupe = f"offer:{offered.id}:{table.channel}{asked}"
    return _row(Offer(offered.id), channel(table.channel), table.id, dedupe=dedupe)


def tell_owner(table: Table, offered: Offered, target: str, not_before: int = 0) -> NewOutbox:
    """The same to its owner: in their inbox, or in the channel where that is closed."""
    dedupe = f"owner:{offered.id}:{offered.consent}:{target}"
    return _row(TellOwner(offered.id), target, table.id, dedupe=dedupe, not_before=not_before)


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


def invited(table: Table, user: int, by: str, target: str) -> NewOutbox:
    """The same to somebody by name, in one place; once for each table."""
    said = Invite((user,), by)
    return _row(said, target, table.id, dedupe=f"invite:{table.id}:{user}:{target}")


def full(table: Table, users: Iterable[int], now: int) -> list[NewOutbox]:
    """That all seats are taken, to users who sit there, each where they want to be told."""
    here = channel(table.channel)
    told = {
        user: targets(table, user, table.notify(seat))
        for user in users
        if (seat := table.seat_of(user)) is not None
    }
    # With whom: where some have left, others may be told in the same millisecond.
    key = ":".join(map(str, ("full", table.id, now, *told)))
    together = [user for user, where in told.items() if here in where]
    letters = [person(user) for user, where in told.items() if person(user) in where]
    return [
        *([full_here(table, together, key)] if together else []),
        *(
            _row(Full((recipient(letter),)), letter, table.id, dedupe=f"{key}:{letter}")
            for letter in letters
        ),
    ]


def full_here(table: Table, users: Iterable[int], key: str) -> NewOutbox:
    """The same in the channel; ``key`` says which time."""
    return _row(Full(tuple(users)), channel(table.channel), table.id, dedupe=f"{key}:here")


def removed(table: Table, user: int, by: str, who: str) -> NewOutbox:
    """That somebody's seat is free again, to whoever had it; ``by``, ``who``: names."""
    dedupe = f"removed:{table.id}:{user}:{table.seating}"
    return _row(Removed(by, who), person(user), table.id, dedupe=dedupe)


def seek(table: Table, place: int, now: int) -> NewOutbox:
    """A call for players to a table, in another channel; it was made at an instant (ms UTC)."""
    return _row(Seek(first=True), channel(place), table.id, dedupe=f"seek:{table.id}:{now}")


def seek_again(match: str, place: int) -> NewOutbox:
    """The same as it is now; one at a time is enough."""
    return _row(Seek(first=False), channel(place), match, stands_for=f"seek:{match}:{place}")


def vote(table: Table, asked: Vote) -> NewOutbox:
    """The question to those who are to agree to something; once in each channel."""
    dedupe = f"vote:{asked.id}:{table.channel}"
    return _row(AskAll(asked.id), channel(table.channel), table.id, dedupe=dedupe)


def unsend(match: str | None, place: int, message: int, target: str) -> NewOutbox:
    """Delete a message, in turn with what else goes to the target."""
    return _row(
        Unsend(place, message),
        target,
        match,
        dedupe=f"unsend:{message}",
    )


def trouble(table: Table, key: str, now: int, place: int = 0, user: int | None = None) -> NewOutbox:
    """What the host is told of their table: once a day, and of a deleted channel once.

    place: the channel, where it is not the table's own. user: who is told in place of the host.
    """
    when = "" if key == "trouble-channel" else now // DAY
    whom = "" if user is None else f":{user}"
    return _row(
        Trouble(key, place),
        person(table.host if user is None else user),
        table.id,
        # With the channel: a table that has moved into the next trouble tells of that, too.
        dedupe=f"{key}:{table.id}:{place or table.channel}:{when}{whom}",
    )


def operator(user: int, key: str, now: int, **args: Any) -> NewOutbox:
    """What whoever runs the bot is told: one an hour and kind."""
    return _row(
        OperatorNotice(key, args),
        person(user),
        dedupe=f"operator:{key}:{now // HOUR}",
    )


def digest(user: int, due: int) -> NewOutbox:
    """What waits for a user at all their tables, as it was to be told at an instant (ms UTC)."""
    return _row(Digest(), person(user), dedupe=digest_key(user, due))


def digest_key(user: int, due: int) -> str:
    """What that message is known by, and counted under among the calls of a day."""
    return f"digest:{user}:{due}"


def plain(target: str, match: str | None, kind: str, number: int, now: int) -> NewOutbox:
    """A line that says that a message could not be made; once a day, match and kind."""
    return _row(
        Plain(number),
        target,
        match,
        dedupe=f"plain:{target}:{match}:{kind}:{now // DAY}",
    )
