"""Space Mission: a line for each player, with what everybody may know of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.space_mission.view import PilotView, View
from render.board import Caption
from render.letters import words
from render.palette import SEATS
from render.scene import Group, Mark
from render.shapes import Marks, turn_mark

from .space_mission_art import back, chip, flame, gate, hull, pile, token
from .space_mission_parts import MARGIN, WIDE, plate

ROW = 55
"""Height of a player's line, with what is between two of them."""
_WIDE = WIDE - 2 * MARGIN
_FIGURES = {"cards": 462, "tiles": 566, "stations": 682, "chips": 796, "gate": 918}
"""Where the icon of each of a player's figures stands."""


def pilots(view: View, caption: Caption, y: int) -> Iterator[Mark]:
    """The lines of all players."""
    for n, pilot in enumerate(view.pilots):
        marks = tuple(_pilot(view, pilot, caption))
        yield Group(f"pilot-{pilot.seat}", marks, MARGIN, y + n * ROW)


def _pilot(view: View, pilot: PilotView, caption: Caption) -> Iterator[Mark]:
    middle, seat = (ROW - 5) // 2, pilot.seat
    yield Group("plate", plate("", _WIDE, ROW - 5, 12))
    if seat in caption.waited:
        yield Group("turn-mark", turn_mark(caption.left, 18), 26, middle)
    yield Group(f"badge-seat-{seat}", token(seat, 20), 70, middle)
    name = caption.name(seat)
    yield words(100, middle, name, room=240, weight=700, instead=SEATS[seat].letter)
    for n in range(view.actions if seat == view.turn else 0):
        yield Group(f"action-{n}", flame(19), 372 + n * 40, middle)
    for column, x in _FIGURES.items():
        figure = words(30, 0, str(getattr(pilot, column)), weight=700)
        yield Group(f"figure-{column}-{seat}", (Group("icon", icon(column)), figure), x, middle)


@cache
def icon(column: str) -> Marks:
    """What a figure of a player counts."""
    icons: dict[str, Marks] = {
        "cards": back(30, 40),
        "tiles": pile(34, 34),
        "stations": hull(16),
        "chips": chip(18),
        "gate": gate(17),
    }
    return icons[column]
