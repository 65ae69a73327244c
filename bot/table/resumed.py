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
    return stood(before, after.players[seat], seat, now, now)


def stood(before: Table, player: Player, seat: Seat, since: int, until: int) -> Player:
    """Whoever has a seat, whose time stood still from one instant (ms UTC) to another.

    What had counted by then is kept as such, for other hours of the day count from ``until`` on
    than did from when they were called.
    """
    asked, begun = before.asked(seat), before.time.clock_from(seat)
    # What was asked since then counts from its own call.
    if asked is None or begun is None or asked != player.asked or begun >= until:
        return player
    used = asked.used + before.time.hours(seat).between(begun, since)
    rested = asked.rested + (until - begun)
    return replace(player, asked=replace(asked, rested=rested, used=used))


def anew(table: Table, seat: Seat, now: int) -> Player:
    """Whoever has a seat, whose time for the open question counts from ``now`` (ms UTC)."""
    player, asked, since = table.players[seat], table.asked(seat), table.time.clock_from(seat)
    if asked is None or since is None:
        return player
    rested = asked.rested + max(0, now - since)
    return replace(player, asked=replace(asked, rested=rested, used=0))
