"""Every kind of timer: what is to be done when it rings, as a small value, and how it is stored.

Kinds and payloads are those that lie in databases; older bots may have left others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine import Seat
from storage import Json, NewTimer, TimerRow

from .unreadable import Unreadable


@dataclass(frozen=True, slots=True)
class Reminder:
    """Remind a seat of a question, for the ``sent`` + 1st time."""

    seat: Seat
    token: int
    sent: int = 0


@dataclass(frozen=True, slots=True)
class Limit:
    """Decide for a seat that has not answered a question in its time."""

    seat: Seat
    token: int


@dataclass(frozen=True, slots=True)
class LastCall:
    """Warn a seat that its time for a question runs out."""

    seat: Seat
    token: int


@dataclass(frozen=True, slots=True)
class Alarm:
    """Wake the rules of a match."""


@dataclass(frozen=True, slots=True)
class ComputerMoves:
    """Let computer players move that owe a decision."""


@dataclass(frozen=True, slots=True)
class Vanish:
    """Delete a message that may stand for a while only: in a channel, or to a user if not 0."""

    row: str
    channel: int
    message: int
    user: int = 0


@dataclass(frozen=True, slots=True)
class TellHeld:
    """Tell a seat what has waited: what nobody else may notice, or the rest."""

    seat: Seat
    covert: bool = False


@dataclass(frozen=True, slots=True)
class CallAgain:
    """Refresh the board, to call somebody whose last call was too recent."""


@dataclass(frozen=True, slots=True)
class Mend:
    """Try a channel that could not be written to."""


@dataclass(frozen=True, slots=True)
class Thaw:
    """Try a match that is on hold."""


@dataclass(frozen=True, slots=True)
class Absent:
    """Show on the board that a user is away, or back."""

    user: int


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let a computer play for a user who is away from now on."""

    user: int


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Give a seat back to whose it is."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TellAll:
    """Tell a user of all their tables; this belongs to no match."""

    user: int


@dataclass(frozen=True, slots=True)
class Gather:
    """Tell a user of all tables that wait, who was not called for each; it belongs to no match."""

    user: int


@dataclass(frozen=True, slots=True)
class OfferEnds:
    """Nobody has taken a seat in time."""

    offer: str


@dataclass(frozen=True, slots=True)
class OfferOpens:
    """Whoever has an offered seat has not answered in time."""

    offer: str


@dataclass(frozen=True, slots=True)
class VoteEnds:
    """Those who were asked to agree have not all answered in time."""

    vote: str


@dataclass(frozen=True, slots=True)
class Leads:
    """Show on the card of an open table who has the say, if ``user`` does not lead it any more.

    user: 0 for its host, at a table from before this was kept.
    """

    user: int


@dataclass(frozen=True, slots=True)
class OpenEnds:
    """Close a table that nobody has started in so many days."""


@dataclass(frozen=True, slots=True)
class TellFull:
    """Tell whoever leads an open table that all its seats are taken."""


@dataclass(frozen=True, slots=True)
class AskGuest:
    """Ask a user to an open table, to which somebody of that name has invited them."""

    user: int
    by: str


Timer: TypeAlias = (
    Reminder
    | Limit
    | LastCall
    | Alarm
    | ComputerMoves
    | Vanish
    | TellHeld
    | CallAgain
    | Mend
    | Thaw
    | Absent
    | StandIn
    | GiveBack
    | TellAll
    | Gather
    | OfferEnds
    | OfferOpens
    | VoteEnds
    | Leads
    | OpenEnds
    | TellFull
    | AskGuest
)

_KINDS: dict[type[Timer], str] = {
    Reminder: "reminder",
    Limit: "limit",
    LastCall: "last-call",
    Alarm: "alarm",
    ComputerMoves: "computer",
    Vanish: "vanish",
    TellHeld: "letters",
    CallAgain: "again",
    Mend: "mend",
    Thaw: "thaw",
    Absent: "absent",
    StandIn: "stand-in",
    GiveBack: "give-back",
    TellAll: "digest",
    Gather: "gather",
    OfferEnds: "offer-ends",
    OfferOpens: "offer-opens",
    VoteEnds: "vote-ends",
    Leads: "leader",
    OpenEnds: "open-ends",
    TellFull: "tell-full",
    AskGuest: "ask-guest",
}


_COVERT = "-covert"


ABOUT_QUESTIONS: tuple[type[Timer], ...] = (Reminder, Limit, LastCall)
"""Timers that a question to a seat sets; of none that it has there is another of the kind."""


def kind_of(timer: type[Timer]) -> str:
    """How timers of a type are called in the database."""
    return _KINDS[timer]


def at(due: int, match: str, timer: Timer) -> NewTimer:
    """A timer of a match that rings at ``due`` (ms UTC)."""
    key, payload = _stored(timer)
    return NewTimer(kind=_KINDS[type(timer)], key=key, due=due, match=match, payload=payload)


def _stored(timer: Timer) -> tuple[str, Json]:  # noqa: PLR0911 - a kind each
    match timer:
        case Reminder(seat, token, sent):
            return str(seat), {"token": token, "sent": sent}
        case Leads(user):
            return "", {"user": user}
        case AskGuest(user, by):
            return str(user), {"by": by}
        case Limit(seat, token) | LastCall(seat, token):
            return str(seat), {"token": token}
        case Vanish(row, channel, message, user):
            return row, {"channel": channel, "message": message, "user": user}
        case TellHeld(seat, covert):
            return f"{seat}{_COVERT if covert else ''}", {}
        case (
            OfferEnds(of)
            | OfferOpens(of)
            | VoteEnds(of)
            | Absent(of)
            | StandIn(of)
            | GiveBack(of)
            | TellAll(of)
            | Gather(of)
        ):
            return str(of), {}
        case _:
            # One a match: setting it again moves it, and never makes a second.
            return "", {}


_READ: dict[str, Callable[[str, Mapping[str, Any]], Timer]] = {
    # Older bots did not say of a first reminder that none had been sent.
    "reminder": lambda key, p: Reminder(Seat(int(key)), int(p["token"]), int(p.get("sent", 0))),
    "limit": lambda key, p: Limit(Seat(int(key)), int(p["token"])),
    "last-call": lambda key, p: LastCall(Seat(int(key)), int(p["token"])),
    "alarm": lambda _key, _: Alarm(),
    "computer": lambda _key, _: ComputerMoves(),
    "vanish": lambda key, p: Vanish(
        key, int(p["channel"]), int(p["message"]), int(p.get("user") or 0)
    ),
    "letters": lambda key, _: TellHeld(
        Seat(int(key.removesuffix(_COVERT))), covert=key.endswith(_COVERT)
    ),
    "again": lambda _key, _: CallAgain(),
    "mend": lambda _key, _: Mend(),
    "thaw": lambda _key, _: Thaw(),
    "absent": lambda key, _: Absent(int(key)),
    "stand-in": lambda key, _: StandIn(int(key)),
    "give-back": lambda key, _: GiveBack(Seat(int(key))),
    "digest": lambda key, _: TellAll(int(key)),
    "gather": lambda key, _: Gather(int(key)),
    "offer-ends": lambda key, _: OfferEnds(key),
    "offer-opens": lambda key, _: OfferOpens(key),
    "vote-ends": lambda key, _: VoteEnds(key),
    "leader": lambda _key, p: Leads(int(p.get("user", 0))),
    "open-ends": lambda _key, _: OpenEnds(),
    "tell-full": lambda _key, _: TellFull(),
    "ask-guest": lambda key, p: AskGuest(int(key), str(p["by"])),
}


def read(row: TimerRow) -> Timer:
    """What a stored timer is for. Raises Unreadable for one that this bot does not know."""
    try:
        return _READ[row.kind](row.key, row.payload)
    except (KeyError, TypeError, ValueError):
        raise Unreadable(row.kind, row.payload) from None  # as for rows
