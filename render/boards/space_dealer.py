"""Space Dealer: the time, the orbit ring and every planet; beside it what the viewer plans."""

from __future__ import annotations

from games.space_dealer.view import View
from render.board import Board, Caption
from render.palette import GOLD, PANEL, RIM, SOFT, SPACE
from render.scene import Box, Group, Mark, Scene
from render.shapes import sky

from . import space_dealer_planet as planets
from . import space_dealer_ring as orbit
from .space_dealer_dashboard import dashboard
from .space_dealer_notes import notes
from .space_dealer_parts import LETTER, MARGIN, WIDE, words
from .space_dealer_sheet import sheet
from .space_dealer_signs import CALLOUTS, PLAIN, SIGNS
from .space_dealer_stakes import stakes
from .space_dealer_text import alt, progress, text

HEAD = 76
BAR = 260
CROWDED = 5
"""Players; where there are more, a picture within its bytes has no room for names of cards."""


def scene(view: View, caption: Caption) -> Scene:
    """The table as everybody sees it; at the end the scores."""
    if view.result is not None:
        return sheet(view, caption)
    marks = [*_head(view, caption), *orbit.ring(view, caption, HEAD)]
    y = HEAD + orbit.HIGH + 14
    crowded = len(view.planets) > CROWDED
    for look in view.planets:
        marks += planets.planet(look, caption, y, plain=crowded)
        y += planets.HIGH
    size = (WIDE, y + MARGIN - 6)
    return Scene(size, SPACE, sky(*size, 0 if crowded else 40), tuple(marks))


def _head(view: View, caption: Caption) -> list[Mark]:
    """The game time as a bar, and how many cards are left."""
    left, top = MARGIN, 24
    done = BAR * view.played // 1000
    bar = (
        Box(0, 0, BAR, 26, PANEL, RIM, 2, 8),
        *((Box(0, 0, done, 26, GOLD, round=8),) if done > 8 else ()),
    )
    second, third = view.common
    piles = caption.texts("dealer-stock", second=second, third=third)
    return [
        Group(f"time-{view.played}", bar, left, top),
        words(left + BAR + 14, top + 13, progress(view, caption), LETTER, room=400),
        Group("stock", (words(WIDE - MARGIN, top + 13, piles, 24, SOFT, "right", room=290),)),
    ]


def hand(view: View, caption: Caption) -> Scene | None:
    """The viewer's own planet, timers with their orders, and the cards nobody else sees."""
    if view.own is None or view.over:
        return None
    return dashboard(view.own, caption)


BOARD: Board[View] = Board(
    scene=scene,
    text=text,
    alt=alt,
    hand=hand,
    notes=notes,
    stakes=lambda view, caption: tuple(stakes(view, caption, caption.name)),
    signs=SIGNS,
    plain=PLAIN,
    callouts=CALLOUTS,
)
