"""Who has the say at a table: its host, or whoever stands in for one who is not there."""

from __future__ import annotations

from storage import NewTimer

from .door import AWAY
from .table import Table
from .timers import Leads


def is_there(table: Table, user: int, now: int) -> bool:
    """Whether somebody can be counted on at an open table: they sit there, and acted in a day."""
    acted = table.door.seen(table.players).get(user)
    return acted is not None and now < acted + AWAY


def leader(table: Table, now: int) -> int | None:
    """Who leads an open table at an instant (ms UTC): its host, or whoever sat down next.

    None where none of them is there: then whoever of them comes back first does.
    """
    order = sorted(table.door.seen(table.players), key=lambda user: user != table.host)
    return next((user for user in order if is_there(table, user, now)), None)


def waits_alone(table: Table) -> bool:
    """Whether nobody but its host sits at a table, and so nobody could stand in for them."""
    return all(player.user in (None, table.host) for player in table.players)


def deputy(table: Table, now: int) -> int | None:
    """Who may do what the host may, because the host of an open table is not there."""
    found = leader(table, now)
    return None if found == table.host else found


def has_say(table: Table, user: int, now: int) -> bool:
    """Whether a user has the say: its host, and whoever stands in for one who is not there.

    Before the start that is the deputy. Later, where the host does not play any more, all who do.
    """
    if user == table.host:
        return True
    if table.status == "lobby":
        return user == deputy(table, now)
    plays = table.seat_of(table.host) is not None or table.lent_by(table.host) is not None
    return not plays and table.seat_of(user) is not None


def watched(table: Table, now: int) -> list[NewTimer]:
    """The timer that looks whether whoever leads an open table is still there, a day later."""
    user = leader(table, now)
    if user is None:
        return []
    return [Leads(user).at(table.door.seen(table.players)[user] + AWAY, table.id)]


def watched_anew(before: Table, after: Table, now: int) -> list[NewTimer]:
    """The same where another leads than before; else there is one."""
    return [] if leader(before, now) == leader(after, now) else watched(after, now)
