"""Every kind of timer: what is to be done when it rings, as a small value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine import Seat
from storage import NewTimer, TimerRow

from .stored_kind import StoredKind

_COVERT = "-covert"


class Timer(StoredKind, family=True):
    """What is to be done when a timer rings. Of a kind there is one a match and key."""

    keyed: ClassVar[str] = ""
    """The field that is the key; without one there is one a match."""

    def __init_subclass__(cls, *, keyed: str = "", **more: Any) -> None:
        """As a kind, and with its key."""
        cls.keyed = keyed
        super().__init_subclass__(**more)

    @property
    def key(self) -> str:
        """To set it again under its key moves it, and never makes a second."""
        return str(getattr(self, self.keyed)) if self.keyed else ""

    @classmethod
    def of_key(cls, key: str) -> Mapping[str, Any]:
        """The fields that stand in a key, and not in the payload."""
        return {cls.keyed: key} if cls.keyed else {}

    @classmethod
    def brought_up(cls, key: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """With what the key says."""
        return {**payload, **cls.of_key(key)}

    @classmethod
    def of(cls, row: TimerRow) -> Timer:
        """What a stored timer is for. Raises Unreadable for one that this bot does not know."""
        return cls.read(row.kind, row.payload, row.key)

    def at(self, due: int, match: str) -> NewTimer:
        """It rings at ``due`` (ms UTC); match: the empty string for one that belongs to none."""
        there = self.of_key(self.key)
        payload = {name: value for name, value in self.stored().items() if name not in there}
        return NewTimer(kind=self.word, key=self.key, due=due, match=match, payload=payload)


class Reminder(Timer, word="reminder", keyed="seat"):
    """Remind a seat of a question, for the ``sent`` + 1st time."""

    seat: Seat
    token: int
    sent: int = 0


class Limit(Timer, word="limit", keyed="seat"):
    """Decide for a seat that has not answered a question in its time."""

    seat: Seat
    token: int


class LastCall(Timer, word="last-call", keyed="seat"):
    """Warn a seat that its time for a question runs out."""

    seat: Seat
    token: int


class Alarm(Timer, word="alarm"):
    """Wake the rules of a match."""


class ComputerMoves(Timer, word="computer"):
    """Let computer players move that owe a decision."""


class Vanish(Timer, word="vanish", keyed="row"):
    """Take a fleeting secret away, by the number of its row of the outbox."""

    row: str


class TellHeld(Timer, word="letters"):
    """Tell a seat what has waited: what nobody else may notice, or the rest."""

    seat: Seat
    covert: bool = False

    @property
    def key(self) -> str:
        """Two a seat at most."""
        return f"{self.seat}{_COVERT if self.covert else ''}"

    @classmethod
    def of_key(cls, key: str) -> Mapping[str, Any]:
        """The seat, and whether it is about what nobody else may notice."""
        return {"seat": key.removesuffix(_COVERT), "covert": key.endswith(_COVERT)}


class CallAgain(Timer, word="again"):
    """Refresh the board, to call somebody whose last call was too recent."""


class Mend(Timer, word="mend"):
    """Try a channel that could not be written to."""


class Thaw(Timer, word="thaw"):
    """Try a match that is on hold."""


class Absent(Timer, word="absent", keyed="user"):
    """Show on the board that a user is away, or back."""

    user: int


class StandIn(Timer, word="stand-in", keyed="user"):
    """Let a computer play for a user who is away from now on."""

    user: int


class GiveBack(Timer, word="give-back", keyed="seat"):
    """Give a seat back to whose it is."""

    seat: Seat


class TellAll(Timer, word="digest", keyed="user"):
    """Tell a user of all their tables; this belongs to no match."""

    user: int


class Gather(Timer, word="gather", keyed="user"):
    """Tell a user of all tables that wait, who was not called for each; it belongs to no match."""

    user: int


class OfferEnds(Timer, word="offer-ends", keyed="offer"):
    """Nobody has taken a seat in time."""

    offer: str


class OfferOpens(Timer, word="offer-opens", keyed="offer"):
    """Whoever has an offered seat has not answered in time."""

    offer: str


class VoteEnds(Timer, word="vote-ends", keyed="vote"):
    """Those who were asked to agree have not all answered in time."""

    vote: str


class Leads(Timer, word="leader"):
    """Show on the card of an open table who has the say, if ``user`` does not lead it any more.

    user: 0 for its host, at a table from before this was kept.
    """

    user: int = 0


class OpenEnds(Timer, word="open-ends"):
    """Close a table that nobody has started in so many days."""


class TellFull(Timer, word="tell-full"):
    """Tell whoever leads an open table that all its seats are taken."""


class AskGuest(Timer, word="ask-guest", keyed="user"):
    """Ask a user to an open table, to which somebody of that name has invited them."""

    user: int
    by: str


ABOUT_QUESTIONS: tuple[type[Timer], ...] = (Reminder, Limit, LastCall)
"""Timers that a question to a seat sets; of none that it has there is another of the kind."""
