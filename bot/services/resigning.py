"""Giving up: the match is over by it, or a computer plays on in the seat for good."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.table.player import Player
from bot.table.table import Table
from engine import Seat

from .handover import Handover
from .play import Play

What: TypeAlias = Literal["lost", "alone", "goes-on"]
"""What follows where somebody resigns.

lost: the other of two wins. alone: there are only computers beside them, and the match is over.
goes-on: a computer plays on in their seat.
"""
TWO = 2


def what_follows(table: Table, seat: Seat) -> What:
    """What it would come to if a seat resigned."""
    if not table.others(seat):
        return "alone"
    return "lost" if len(table.players) == TWO else "goes-on"


class Resigning:
    """Carries it out."""

    def __init__(self, play: Play, handover: Handover) -> None:
        """Take who ends matches, and who gives seats to others."""
        self._play = play
        self._handover = handover

    async def resign(self, table: Table, seat: Seat, name: str, *, interaction: int) -> None:
        """Give a seat up for good, in a match that runs; its owner has it. Raises Stale.

        name: what a computer player would be called that plays on in it.
        """
        table = await self._play.awake(table)
        if what_follows(table, seat) != "goes-on":
            await self._play.resign(table, seat, interaction=interaction)
            return
        new = Player(name, computer=table.game.minds.usual)
        await self._handover.replace(table, seat, new, interaction=interaction)
