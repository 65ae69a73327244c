"""Who may sit down at an open table, whom its host is told of, and what a full one waits for."""

from __future__ import annotations

from bot.clock import HOUR
from storage import NewTimer

from .people import UserSettings
from .refused import Refused
from .table import Table
from .timers import TellFull

MOST_INVITED = 25
"""So many people are invited by name to a table at most."""
AGAIN = HOUR
"""Milliseconds that go by before it is told once more that a table is full."""


def is_full(table: Table) -> bool:
    """Whether all seats are taken."""
    return len(table.players) >= table.game.cover.seats[-1]


def must_admit(table: Table, user: int, host: UserSettings) -> None:
    """Raises Refused where somebody may not sit down at an open table whose host has chosen so.

    In one sentence for every reason: it tells nobody that they are the one who is not wanted.
    """
    door = table.door
    kept = table.house.guests == "invited" and user not in door.invited
    if user != table.host and (kept or user in door.removed or user in host.refused):
        raise Refused("refused-door", host=f"<@{table.host}>")


def told_full(before: Table, after: Table, now: int) -> list[NewTimer]:
    """The timer that tells that all seats are taken, if somebody has just taken the last.

    Not where its host did, or a computer player, for whoever seats one is there and sees it. In
    the host's quiet hours it waits.
    """
    if is_full(before) or not is_full(after):
        return []
    new = [each.user for each in after.players if each.user and before.seat_of(each.user) is None]
    if not new or after.host in new:
        return []
    host = after.people.get(after.host)
    awake = now if host is None else host.settings.after_quiet(now)
    return [TellFull().at(max(awake, after.door.full + AGAIN), after.id)]
