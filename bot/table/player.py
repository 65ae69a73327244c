"""Who has a seat at a table, and what is kept of them there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from pydantic import TypeAdapter

from engine.stored import adapter
from storage import Json

from .asked import Asked
from .people import Notify
from .schooling import Schooling
from .tally import UNCOUNTED, Tally
from .vote import Vote


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat that is offered to somebody else.

    id: of this offer; its button carries it, and nothing else.
    until: when it ends (ms UTC). user: for whom it is; 0 is anybody.
    consent: whether its owner is still being asked, has let a day go by, or has agreed; who
        offers their own seat agrees.
    by, host: the name and the user of whoever offers another's seat; empty and 0 for one's own.
    computer, name: the kind and the name of the computer player for whom it is meant.
    returns: when it goes back to its owner (ms UTC); 0 is never.
    token: the question to the seat that was open when it was offered; 0 where none was.
    opens: when it opens without an answer (ms UTC).
    """

    id: str
    until: int
    user: int = 0
    consent: Literal["asked", "silent", "given"] = "given"
    by: str = ""
    host: int = 0
    computer: str = ""
    name: str = ""
    opens: int = 0
    returns: int = 0
    token: int = 0


@dataclass(frozen=True, slots=True)
class Former:
    """Whoever had a seat that others gave away: they may take it back until it has been played.

    offer: the id of the offer by which it went. tally: what had been counted of them there.
    """

    user: int
    name: str
    offer: str
    tally: Tally = UNCOUNTED

    @property
    def given_up(self) -> Resigned:
        """As whose the seat counts where they had let the match wait for them."""
        return Resigned(self.user, self.name, self.tally.since)


@dataclass(frozen=True, slots=True)
class Stint:
    """Somebody of that name had a seat up to an entry of the log.

    user: who that was; 0 for a computer player, and where an older bot has not noted it.
    computer: whether they were a computer player; None where nobody noted it.
    """

    name: str
    last: int
    user: int = 0
    computer: bool | None = None


NOTIFY = TypeAdapter(Notify | None)


@dataclass(frozen=True, slots=True)
class Hold:
    """Before ``until`` (ms UTC) a seat gets no further notice of what happens by itself.

    first: the number of the first entry that waits to be told; None when none does.
    """

    until: int
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player asked a computer player for.

    token: the question about which they asked last. count: about how many they have asked.
    """

    token: int = 0
    count: int = 0


@dataclass(frozen=True, slots=True)
class Owner:
    """To whom a seat belongs that somebody else plays, until they have it back (ms UTC).

    The rest is theirs at this table, and waits for them.
    """

    user: int
    name: str
    until: int
    notify: Notify | None = None
    advice: Advice | None = None
    schooling: Schooling | None = None

    @property
    def player(self) -> Player:
        """They, as they sit there again."""
        return Player(
            self.name,
            self.user,
            notify=self.notify,
            advice=self.advice,
            schooling=self.schooling,
        )


@dataclass(frozen=True, slots=True)
class Resigned:
    """Whoever gave a seat up for good: it counts as theirs, whoever plays on in it.

    since: as of their ``Tally``.
    """

    user: int
    name: str
    since: int = 0


_WHO = {"name", "user", "computer"}


@dataclass(frozen=True, slots=True)
class Player:
    """Who has a seat: a user or a computer player, what they were asked last, and what waits.

    name: empty where nobody knows it, as in a record from outside.
    schooling: what they have been taught here; None where there is nothing to teach them.
    bank: what is left of the time that they have beside that of each decision (ms); None where the
        table's pace says it.
    notify: how they hear of their decisions at this table; None for as at all the others.
    owner: whose seat it is, where another plays it for a while. stints: who had it before.
    vote: what they have asked the others to agree to.
    spent: how much of their time the question took that they have answered last (ms).
    resigned: who gave the seat up for good before.
    press: the number of the press with which they sat down before the start; 0 where none is known.
    tally: what is counted of whoever the seat belongs to.
    hold, covert_hold: what waits to be told. What nobody else may notice waits by itself, because
        everybody may see when the rest was sent.
    """

    name: str
    user: int | None = None
    computer: str | None = None
    asked: Asked | None = None
    offered: Offered | None = None
    hold: Hold | None = None
    covert_hold: Hold | None = None
    former: Former | None = None
    advice: Advice | None = None
    schooling: Schooling | None = None
    bank: int | None = None
    owner: Owner | None = None
    notify: Notify | None = None
    stints: tuple[Stint, ...] = ()
    vote: Vote | None = None
    spent: int = 0
    tally: Tally = UNCOUNTED
    resigned: Resigned | None = None
    press: int = 0

    @classmethod
    def read(
        cls, name: str, user: int | None, computer: str | None, stored: Mapping[str, Any]
    ) -> Player:
        """A player from who they are and what is stored of them besides.

        Of seats that were never asked nothing is, and of what came later null or nothing.
        """
        known = {field: value for field, value in stored.items() if value is not None}
        who = {"name": name, "user": user, "computer": computer}
        found: Player = adapter(cls).validate_python({**known, **who})
        return found

    def stored(self) -> Json:
        """What is stored of them beside who they are, which stands in rows of its own."""
        found: Json = adapter(Player).dump_python(self, mode="json", exclude=_WHO)
        return found

    @property
    def whose(self) -> tuple[int | None, str]:
        """The user to whom the seat belongs, who mostly has it, and their name."""
        return (self.owner.user, self.owner.name) if self.owner else (self.user, self.name)

    @property
    def had(self) -> frozenset[int]:
        """The users who have, or had, the seat, and have seen what only it may see."""
        left = {self.user, self.whose[0]} | {stint.user for stint in self.stints}
        left |= {each.user for each in (self.former, self.resigned) if each is not None}
        return frozenset(user for user in left if user)

    def held(self, *, covert: bool) -> Hold | None:
        """What waits to be told: what nobody else may notice, or the rest."""
        return self.covert_hold if covert else self.hold

    def holding(self, hold: Hold, *, covert: bool) -> Player:
        """The same player, for whom something else waits."""
        return replace(self, covert_hold=hold) if covert else replace(self, hold=hold)
