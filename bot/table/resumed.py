"""A clock that goes on where it stood, or begins anew, when something else counts from now on."""

from __future__ import annotations

from dataclasses import replace

from engine import Seat

from .player import Player
from .table import Table


def resumed(before: Table, after: Table, seat: Seat, now: int) -> Player:
    """Whoever has a seat, with as much time left at ``now`` (ms UTC) as they had before.

    Neither of the tables differs from the other in who sits there and what they are asked.
    """
    player, asked, since = after.players[seat], before.asked(seat), before.time.clock_from(seat)
    if asked is None or since is None or since >= now:
        return player
    used = asked.used + before.time.hours(seat).between(since, now)
    rested = asked.rested + (now - since)
    return replace(player, asked=replace(asked, rested=rested, used=used))


def anew(table: Table, seat: Seat, now: int) -> Player:
    """Whoever has a seat, whose time for the open question counts from ``now`` (ms UTC)."""
    player, asked, since = table.players[seat], table.asked(seat), table.time.clock_from(seat)
    if asked is None or since is None:
        return player
    rested = asked.rested + max(0, now - since)
    return replace(player, asked=replace(asked, rested=rested, used=0))
