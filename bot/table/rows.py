"""The kinds of rows of the outbox: what is to be sent, where, and what keeps it from coming twice.

``dedupe``: under it a row is put once for all; ``stands_for``: of those that wait one is enough.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any, Self

from bot.clock import DAY, HOUR
from engine import Phrase, Seat
from storage import Json, NewOutbox, OutboxRow

from .follow_up import PrivateNotice
from .people import Notify
from .player import Player
from .stored_kind import StoredKind
from .table import Table
from .throttle import Span

BETWEEN_EDITS = 1_000
"""Milliseconds between two edits of a table's message: at most one a second and channel."""

# -- where ----------------------------------------------------------------------------------------


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


def targets(table: Table, user: int, notify: Notify, *, else_here: bool = False) -> list[str]:
    """Where somebody wants to be told, who is told at once: in the channel, by letter, or in both.

    else_here: who wants to be told nowhere finds it in the channel.
    """
    ways = {"both": ("channel", "direct"), "digest": ("direct",)}.get(notify, (notify,))
    if else_here and notify == "none":
        ways = ("channel",)
    each = {"channel": channel(table.channel), "direct": person(user)}
    return [target for way, target in each.items() if way in ways]


# -- what -----------------------------------------------------------------------------------------


class Content(StoredKind, family=True):
    """What a row of the outbox is to say."""

    @classmethod
    def of(cls, row: OutboxRow) -> Content:
        """What a stored row is to say. Raises Unreadable for one that this bot does not know."""
        # Older bots told the new pace in a line like others, with its times.
        pace = row.kind == Notice.word and row.payload.get("key") == "pace-changed"
        return Content.read(PaceChanged.word if pace else row.kind, row.payload)

    def row(self, target: str, match: str | None = None, **more: Any) -> NewOutbox:
        """The row that says it."""
        return NewOutbox(kind=self.word, target=target, payload=self.stored(), match=match, **more)

    def here(self, table: Table, dedupe: str) -> NewOutbox:
        """The row that says it in the channel of a table."""
        return self.row(channel(table.channel), table.id, dedupe=dedupe)


class Former(Content, word="former", was=("greet", "closed")):
    """What older versions wrote; what it asked for is shown on the board now."""


# -- the board, and what is said in the channel ---------------------------------------------------


class Refresh(Content, word="refresh"):
    """Bring the channel's messages of a table up to date.

    anew: at the end of the channel, and at once.
    """

    anew: bool = False

    @classmethod
    def board(cls, table: Table) -> NewOutbox:
        """Of a table: one at a time is enough, and one a second."""
        return cls().to(table.id, table.channel, table.live.edited + BETWEEN_EDITS)

    def to(self, match: str, place: int, not_before: int = 0) -> NewOutbox:
        """Of a match in a channel, not before an instant (ms UTC)."""
        # With the channel: one that waits for the old must not keep the new from getting a board.
        alone = f"{'anew' if self.anew else 'refresh'}:{match}:{place}"
        return self.row(channel(place), match, stands_for=alone, not_before=not_before)


class Line(Content):
    """A text of the locales with its variables."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def says(cls, key: str, **args: Any) -> Self:
        """With the variables by their names."""
        return cls(key, args)

    def stored(self) -> Json:
        """The variables lie beside the key."""
        return {"key": self.key, **self.args}

    @classmethod
    def brought_up(cls, _key: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """As ``stored`` has it."""
        args = dict(payload)
        return {"key": args.pop("key"), "args": args}


class Notice(Line, word="notice"):
    """A line in the channel."""


class PaceChanged(Content, word="pace"):
    """Somebody of that name has changed the pace of a table, which is told as it is then."""

    who: str

    def to(self, table: Table, interaction: int) -> NewOutbox:
        """In the channel."""
        return self.here(table, f"pace:{interaction}")


class MovedHere(Content, word="moved-here"):
    """Tell those who sit at a table that somebody has moved it into a channel.

    who, by: the name and the user who has.
    """

    who: str
    by: int


class MovedAway(Content, word="moved-away"):
    """Say in a channel that a table has left it, and take its messages away there.

    who, by: the name and the user who has moved it. far: it has gone to another server.
    """

    who: str
    by: int
    far: bool = False


def moved(before: Table, table: Table, mover: Player, interaction: int) -> list[NewOutbox]:
    """That somebody has moved a table, in the channel where it is now and in the one it left."""
    who, by = mover.name, mover.user or 0
    away = MovedAway(who, by, far=before.guild != table.guild)
    return [
        MovedHere(who, by).here(table, f"moved-here:{interaction}"),
        away.row(channel(before.channel), table.id, dedupe=f"moved-away:{interaction}"),
    ]


class Aloud(Content, word="aloud"):
    """A computer player says in the channel why it has answered as it did."""

    seat: Seat
    why: Phrase

    def to(self, table: Table) -> NewOutbox:
        """After its answer, the last entry."""
        return self.here(table, f"aloud:{table.id}:{table.seq}")


class Ended(Content, word="ended"):
    """Tell everybody at the table that the match is over, or was stopped."""

    def to(self, table: Table) -> NewOutbox:
        """Once a match."""
        return self.here(table, f"ended:{table.id}")


def started(table: Table, promise: str, deal: int = 1) -> NewOutbox:
    """That the game begins, with what was promised of its seed; nobody is called before it.

    A prepared match has nothing to promise: its seed is known. deal: which of this day it is, where
    those before it were stopped.
    """
    luck = table.setup.luck if table.setup is not None else None
    if table.guided:
        said = Notice.says("lobby-started-prepared")
    elif luck is not None and luck.late:
        said = Notice.says("lobby-started-late", commitment=promise)
    elif deal > 1:
        said = Notice.says("lobby-started-again", commitment=promise, deal=deal)
    else:
        said = Notice.says("lobby-started", commitment=promise)
    return said.here(table, _started(table))


def starts(row: OutboxRow, table: Table) -> bool:
    """Whether a row is the one that ``started`` has made."""
    return row.dedupe == _started(table)


def _started(table: Table) -> str:
    return f"started:{table.id}"


# -- to the players of a match --------------------------------------------------------------------


class Secret(Content, word="secret"):
    """Tell a player by direct message what some entries told them alone.

    covert: it is about what nobody else may notice, and so nobody may notice whether it arrives;
        else it is about the rest. None in older databases: about both.
    shown: it came of their own choice, and their panel has just shown it.
    """

    seat: Seat
    span: Span
    covert: bool | None = False
    shown: bool = False

    def stored(self) -> Json:
        """Databases hold one number under ``seq``: a span of one entry is written like it."""
        return {
            "seat": self.seat, "seq": str(self.span), "covert": self.covert, "shown": self.shown,
        }  # fmt: skip

    @classmethod
    def brought_up(cls, _key: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """As ``stored`` has it; older bots did not say which of both it is about."""
        return {"covert": None, **payload, "span": Span.read(str(payload["seq"]))}

    def to(self, table: Table, user: int) -> NewOutbox:
        """To whoever has the seat."""
        covert = ":covert" if self.covert else ""
        dedupe = f"secret:{table.id}:{self.span}:{self.seat}{covert}"
        return self.row(person(user), table.id, dedupe=dedupe)


def secrets(table: Table, notices: Iterable[PrivateNotice]) -> list[NewOutbox]:
    """What entries told to single players."""
    return [
        Secret(each.seat, Span(each.since, each.seq), each.covert, each.shown).to(table, each.user)
        for each in notices
    ]


class Turn(Content, word="turn"):
    """Tell a player by direct message that a decision is theirs.

    last: all the others who were asked with them have answered.
    """

    seat: Seat
    token: int
    last: bool = False

    def to(self, table: Table, user: int) -> NewOutbox:
        """Once, and once more as the last."""
        dedupe = f"turn:{table.id}:{self.token}{':last' if self.last else ''}"
        return self.row(person(user), table.id, dedupe=dedupe)


class Call(Content, word="call"):
    """The same in the channel, where the direct message did not arrive."""

    seat: Seat
    token: int

    def to(self, table: Table) -> NewOutbox:
        """Once a question."""
        return self.here(table, f"call:{table.id}:{self.token}")


class Remind(Content, word="remind"):
    """Remind a player of a decision, for the ``sent`` + 1st time.

    last: their time runs out soon.
    """

    seat: Seat
    token: int
    sent: int = 0
    last: bool = False

    def to(self, table: Table, user: int | None = None) -> NewOutbox:
        """In the channel, or to a user's inbox."""
        target = channel(table.channel) if user is None else person(user)
        which = "last-call" if self.last else "remind"
        number = "" if self.last else f":{self.sent}"
        # With the target: where an inbox is closed the same reminder goes to the channel.
        dedupe = f"{which}:{table.id}:{self.token}{number}:{target}"
        return self.row(target, table.id, dedupe=dedupe)


class TimeRanOut(Content, word="late"):
    """Tell a player that the default was taken for them, in an entry of the log."""

    seat: Seat
    seq: int

    def to(self, table: Table) -> list[NewOutbox]:
        """Where its player wants to be told."""
        user = table.players[self.seat].user
        where = [] if user is None else targets(table, user, table.notify(self.seat))
        return [
            self.row(target, table.id, dedupe=f"late:{table.id}:{self.seq}:{target}")
            for target in where
        ]


class Digest(Content, word="digest"):
    """Tell a user of all their tables, if any of them waits."""

    def to(self, user: int, due: int) -> NewOutbox:
        """As it was to be told at an instant (ms UTC)."""
        return self.row(person(user), dedupe=digest_key(user, due))


def digest_key(user: int, due: int) -> str:
    """What that message is known by, and counted under among the calls of a day."""
    return f"digest:{user}:{due}"


# -- about the bot --------------------------------------------------------------------------------


class Unsend(Content, word="unsend"):
    """Delete a message that may stand for a while only."""

    channel: int
    message: int

    def to(self, match: str | None, target: str) -> NewOutbox:
        """In turn with what else goes to the target."""
        return self.row(target, match, dedupe=f"unsend:{self.message}")


class TakeAway(Content, word="take-away"):
    """Delete the message that stands about something, if it does by then."""

    about: str
    key: str

    def to(self, match: str, target: str) -> NewOutbox:
        """In turn with what else goes to the target, so that what is under way has arrived."""
        return self.row(target, match, dedupe=f"take-away:{match}:{self.about}:{self.key}:{target}")


class Trouble(Content, word="trouble"):
    """Tell the host what keeps the bot from writing in a channel, and the way out.

    channel: 0 for the table's own.
    """

    key: str
    channel: int = 0

    def to(self, table: Table, now: int, user: int | None = None) -> NewOutbox:
        """Once a day, and of a deleted channel once. user: who is told in place of the host."""
        when = "" if self.key == "trouble-channel" else now // DAY
        whom = "" if user is None else f":{user}"
        return self.row(
            person(table.host if user is None else user),
            table.id,
            # With the channel: a table that has moved into the next trouble tells of that, too.
            dedupe=f"{self.key}:{table.id}:{self.channel or table.channel}:{when}{whom}",
        )


class OperatorNotice(Line, word="operator"):
    """Tell whoever runs the bot that something needs them."""

    def to(self, user: int, now: int) -> NewOutbox:
        """One an hour and kind."""
        return self.row(person(user), dedupe=f"operator:{self.key}:{now // HOUR}")


class Plain(Content, word="plain"):
    """A plain line in place of a message that could not be made, by the number of its row."""

    number: int

    def to(self, target: str, match: str | None, kind: str, now: int) -> NewOutbox:
        """Once a day, match and kind."""
        dedupe = f"plain:{target}:{match}:{kind}:{now // DAY}"
        return self.row(target, match, dedupe=dedupe)
