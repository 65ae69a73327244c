"""Every kind of row of the outbox: what is to be sent, as a small value, and how it is stored.

Kinds and payloads are those that lie in databases; older bots may have left others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, TypeAlias

from pydantic import TypeAdapter

from engine import Phrase, Seat
from storage import Json, OutboxRow

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
    shown: it came of their own choice, and their panel has just shown it.
    """

    seat: Seat
    span: Span
    covert: bool | None = False
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """Tell a player by direct message that a decision is theirs.

    last: all the others who were asked with them have answered.
    """

    seat: Seat
    token: int
    last: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """The same in the channel, where the direct message did not arrive."""

    seat: Seat
    token: int


@dataclass(frozen=True, slots=True)
class Remind:
    """Remind a player of a decision, for the ``sent`` + 1st time.

    last: their time runs out soon.
    """

    seat: Seat
    token: int
    sent: int = 0
    last: bool = False


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """Tell a player that the default was taken for them, in an entry of the log."""

    seat: Seat
    seq: int


@dataclass(frozen=True, slots=True)
class Notice:
    """A line in the channel: a text of the locales with its variables."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PaceChanged:
    """Somebody of that name has changed the pace of a table, which is told as it is then."""

    who: str


@dataclass(frozen=True, slots=True)
class MovedHere:
    """Tell those who sit at a table that somebody has moved it into a channel.

    who, by: the name and the user who has.
    """

    who: str
    by: int


@dataclass(frozen=True, slots=True)
class MovedAway:
    """Say in a channel that a table has left it, and take its messages away there.

    who, by: the name and the user who has moved it. messages: its board and its call, as far as
    they stood. far: it has gone to another server.
    """

    who: str
    by: int
    messages: tuple[int, ...] = ()
    far: bool = False


@dataclass(frozen=True, slots=True)
class StandsIn:
    """Tell whose seat it is that a computer plays for them, because they were out of time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Seen:
    """Tell everybody that whoever has a seat now has had others there, and knows their secrets."""

    seat: Seat
    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Aloud:
    """A computer player says in the channel why it has answered as it did."""

    seat: Seat
    why: Phrase


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
    """Ask people to a table: those of a match that has ended to the next one.

    by: the name of whoever has invited a single one; empty after a match.
    """

    users: tuple[int, ...]
    by: str = ""


@dataclass(frozen=True, slots=True)
class Full:
    """Tell users who can start a table that all its seats are taken."""

    users: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Removed:
    """Tell somebody, ``who`` by name, that ``by`` has freed their seat before the start."""

    by: str
    who: str


@dataclass(frozen=True, slots=True)
class Seek:
    """Call for players to a table, ``first`` for the first time; else show how it is now."""

    first: bool


@dataclass(frozen=True, slots=True)
class AskAll:
    """Ask those whom the wish of a player concerns; ``vote`` is the id of the vote."""

    vote: str


@dataclass(frozen=True, slots=True)
class Unsend:
    """Delete a message that may stand for a while only."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Trouble:
    """Tell the host what keeps the bot from writing in a channel, and the way out.

    channel: 0 for the table's own.
    """

    key: str
    channel: int = 0


@dataclass(frozen=True, slots=True)
class Digest:
    """Tell a user of all their tables, if any of them waits."""


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


PHRASE = TypeAdapter(Phrase)

Content: TypeAlias = (
    Refresh
    | Secret
    | Turn
    | Call
    | Remind
    | TimeRanOut
    | Notice
    | PaceChanged
    | MovedHere
    | MovedAway
    | StandsIn
    | Seen
    | Aloud
    | Offer
    | TellOwner
    | Hand
    | Ended
    | Invite
    | Full
    | Removed
    | Seek
    | AskAll
    | Unsend
    | Trouble
    | Digest
    | OperatorNotice
    | Plain
    | Former
)

KINDS: dict[type[Content], str] = {
    Refresh: "refresh",
    Secret: "secret",
    Turn: "turn",
    Call: "call",
    Remind: "remind",
    TimeRanOut: "late",
    Notice: "notice",
    PaceChanged: "pace",
    MovedHere: "moved-here",
    MovedAway: "moved-away",
    StandsIn: "stands-in",
    Seen: "seen",
    Aloud: "aloud",
    Offer: "offer",
    TellOwner: "owner",
    Hand: "hand",
    Ended: "ended",
    Invite: "invite",
    Full: "full",
    Removed: "removed",
    Seek: "seek",
    AskAll: "vote",
    Unsend: "unsend",
    Trouble: "trouble",
    Digest: "digest",
    OperatorNotice: "operator",
    Plain: "plain",
}
"""How each is called in the database; Former is read and never written."""


def payload(content: Content) -> Json:
    """What is stored of it."""
    match content:
        case Secret(seat, span, covert, shown):
            # Databases hold one number under ``seq``: a span of one entry is written like it.
            return {"seat": seat, "seq": str(span), "covert": covert, "shown": shown}
        case Notice(key, args) | OperatorNotice(key, args):
            return {"key": key, **args}
        case Aloud(seat, why):
            return {"seat": seat, "why": PHRASE.dump_python(why, mode="json")}
        case _:
            return asdict(content)


def _text(payload: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    args = dict(payload)
    return str(args.pop("key")), args


_READ: dict[str, Callable[[Mapping[str, Any]], Content]] = {
    "refresh": lambda _: Refresh(),
    "secret": lambda p: Secret(
        Seat(int(p["seat"])),
        Span.read(str(p["seq"])),
        covert=p.get("covert"),
        shown=bool(p.get("shown")),
    ),
    "turn": lambda p: Turn(Seat(int(p["seat"])), int(p["token"]), last=bool(p.get("last"))),
    "call": lambda p: Call(Seat(int(p["seat"])), int(p["token"])),
    "remind": lambda p: Remind(
        Seat(int(p["seat"])), int(p["token"]), int(p.get("sent", 0)), last=bool(p.get("last"))
    ),
    "late": lambda p: TimeRanOut(Seat(int(p["seat"])), int(p["seq"])),
    # Older bots told the new pace in a line like others, with its times.
    "notice": lambda p: (
        PaceChanged(str(p["who"])) if p["key"] == "pace-changed" else Notice(*_text(p))
    ),
    "stands-in": lambda p: StandsIn(Seat(int(p["seat"]))),
    "seen": lambda p: Seen(Seat(int(p["seat"])), tuple(Seat(int(n)) for n in p["others"])),
    "pace": lambda p: PaceChanged(str(p["who"])),
    "moved-here": lambda p: MovedHere(str(p["who"]), int(p["by"])),
    "moved-away": lambda p: MovedAway(
        str(p["who"]), int(p["by"]), tuple(map(int, p["messages"])), far=bool(p["far"])
    ),
    "aloud": lambda p: Aloud(Seat(int(p["seat"])), PHRASE.validate_python(p["why"])),
    "offer": lambda p: Offer(str(p.get("id", ""))),
    "owner": lambda p: TellOwner(str(p["id"])),
    "hand": lambda p: Hand(Seat(int(p["seat"]))),
    "ended": lambda _: Ended(),
    "invite": lambda p: Invite(tuple(map(int, p["users"])), str(p.get("by", ""))),
    "full": lambda p: Full(tuple(map(int, p["users"]))),
    "removed": lambda p: Removed(str(p["by"]), str(p["who"])),
    "seek": lambda p: Seek(bool(p["first"])),
    "vote": lambda p: AskAll(str(p["vote"])),
    "unsend": lambda p: Unsend(int(p["channel"]), int(p["message"])),
    "trouble": lambda p: Trouble(str(p["key"]), int(p.get("channel", 0))),
    "digest": lambda _: Digest(),
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
