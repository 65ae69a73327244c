"""The kinds of rows of the outbox about who sits at a table."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Seat
from storage import NewOutbox

from .player import Offered
from .rows import Content, channel, person, recipient, targets
from .table import Table

# -- seats ----------------------------------------------------------------------------------------


class StandsIn(Content, word="stands-in"):
    """Tell whose seat it is that a computer plays for them, because they were out of time."""

    seat: Seat

    def to(self, table: Table, seating: int) -> NewOutbox:
        """In the channel; ``seating`` says which time."""
        return self.here(table, f"stands-in:{table.id}:{seating}")


class Seen(Content, word="seen"):
    """Tell everybody that whoever has a seat now has had others there, and knows their secrets."""

    seat: Seat
    others: tuple[Seat, ...]

    def to(self, table: Table, seating: int) -> NewOutbox:
        """In the channel; ``seating`` says which time."""
        return self.here(table, f"seen:{table.id}:{seating}")


class Offer(Content, word="offer"):
    """A seat looks for somebody, or its owner is asked; ``id`` is that of the offer."""

    id: str = ""

    @classmethod
    def made(cls, table: Table, offered: Offered) -> NewOutbox:
        """Once for each of both."""
        asked = ":asked" if offered.consent == "asked" else ""
        return cls(offered.id).here(table, f"offer:{offered.id}:{table.channel}{asked}")


class TellOwner(Content, word="owner"):
    """Tell whoever has a seat, or had it, that others offer it; ``id`` is that of the offer."""

    id: str

    @classmethod
    def of_offer(
        cls, table: Table, offered: Offered, target: str, not_before: int = 0
    ) -> NewOutbox:
        """In their inbox, or in the channel where that is closed."""
        dedupe = f"owner:{offered.id}:{offered.consent}:{target}"
        return cls(offered.id).row(target, table.id, dedupe=dedupe, not_before=not_before)

    def instead(self, table: Table) -> list[NewOutbox]:
        """That a seat may be taken back, in the channel; that they are asked stands there already.

        Also where somebody has taken it meanwhile.
        """
        seat = table.seat_offered(self.id)
        offered = None if seat is None else table.players[seat].offered
        if table.seat_given(self.id) is None and (offered is None or offered.consent != "silent"):
            return []
        return [self.here(table, f"owner:{self.id}:{channel(table.channel)}")]


class Hand(Content, word="hand"):
    """Show a player who has taken a seat over what only they may see."""

    seat: Seat

    def to(self, table: Table, user: int, seating: int) -> NewOutbox:
        """By direct message; ``seating`` says which time."""
        dedupe = f"hand:{table.id}:{self.seat}:{seating}"
        return self.row(person(user), table.id, dedupe=dedupe)


class AskAll(Content, word="vote"):
    """Ask those whom the wish of a player concerns; ``vote`` is the id of the vote."""

    vote: str

    def to(self, table: Table) -> NewOutbox:
        """Once in each channel."""
        return self.here(table, f"vote:{self.vote}:{table.channel}")


# -- before the start -----------------------------------------------------------------------------


class Invite(Content, word="invite"):
    """Ask people to a table: those of a match that has ended to the next one.

    by: the name of whoever has invited a single one; empty after a match.
    """

    users: tuple[int, ...]
    by: str = ""

    def to(self, match: str, place: int) -> NewOutbox:
        """Everybody in one channel, once a match."""
        return self.row(channel(place), match, dedupe=f"invite:{match}")

    def by_name(self, table: Table, target: str) -> NewOutbox:
        """Somebody by name, in one place; once for each table."""
        (user,) = self.users
        return self.row(target, table.id, dedupe=f"invite:{table.id}:{user}:{target}")


class Full(Content, word="full"):
    """Tell users who can start a table that all its seats are taken."""

    users: tuple[int, ...]

    def instead(self, table: Table, key: str) -> NewOutbox:
        """In the channel; ``key`` says which time."""
        return self.here(table, f"{key}:here")


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
    together = tuple(user for user, where in told.items() if here in where)
    letters = [person(user) for user, where in told.items() if person(user) in where]
    return [
        *([Full(together).instead(table, key)] if together else []),
        *(
            Full((recipient(letter),)).row(letter, table.id, dedupe=f"{key}:{letter}")
            for letter in letters
        ),
    ]


class Removed(Content, word="removed"):
    """Tell somebody, ``who`` by name, that ``by`` has freed their seat before the start."""

    by: str
    who: str

    def to(self, table: Table, user: int) -> NewOutbox:
        """To whoever had it."""
        dedupe = f"removed:{table.id}:{user}:{table.seating}"
        return self.row(person(user), table.id, dedupe=dedupe)


class Seek(Content, word="seek"):
    """Call for players to a table, ``first`` for the first time; else show how it is now."""

    first: bool

    @classmethod
    def begun(cls, table: Table, place: int, now: int) -> NewOutbox:
        """In another channel; it was made at an instant (ms UTC)."""
        return cls(first=True).row(channel(place), table.id, dedupe=f"seek:{table.id}:{now}")

    @classmethod
    def again(cls, match: str, place: int) -> NewOutbox:
        """As it is now; one at a time is enough."""
        return cls(first=False).row(channel(place), match, stands_for=f"seek:{match}:{place}")
