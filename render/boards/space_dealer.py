"""Space Dealer: the ring of planets with the ships, and every player on a panel."""

from __future__ import annotations

from games.space_dealer.view import View
from render.board import Board, Caption
from render.palette import SPACE
from render.scene import Mark, Scene
from render.shapes import sky

from .space_dealer_dashboard import dashboard
from .space_dealer_near import near
from .space_dealer_notes import notes
from .space_dealer_panel import Panel
from .space_dealer_parts import MARGIN, WIDE
from .space_dealer_planet import Shown
from .space_dealer_ring import Ring
from .space_dealer_sheet import sheet
from .space_dealer_signs import CALLOUTS, PLACES, PLAIN, SIGNS
from .space_dealer_stakes import stakes
from .space_dealer_text import alt, text

CROWDED = 4
"""Players; where there are more, the panels leave out what is built."""


def scene(view: View, caption: Caption) -> Scene:
    """The table as everybody sees it; at the end the scores."""
    if view.result is not None:
        return sheet(view, caption)
    ring = Ring(view, caption)
    marks: list[Mark] = list(ring.marks(0))
    shown: Shown = "all" if len(view.planets) <= CROWDED else "wants"
    panels = [
        Panel(look, view, caption, shown=shown, aimed=look.seat == view.viewer)
        for look in view.planets
    ]
    y = ring.high
    for n in range(0, len(panels), 2):
        row = panels[n : n + 2]
        high = max(panel.high for panel in row)
        x = (WIDE - sum(panel.wide for panel in row) - MARGIN * (len(row) - 1)) // 2
        for panel in row:
            marks += panel.marks(x, y, high)
            x += panel.wide + MARGIN
        y += high + MARGIN
    size = (WIDE, y)
    return Scene(size, SPACE, sky(*size, 60), tuple(marks))


def hand(view: View, caption: Caption) -> Scene | None:
    """The cards nobody else sees, and the viewer's timers with their orders."""
    if view.own is None or view.over:
        return None
    return dashboard(view.own, caption)


def own(view: View) -> tuple[str, ...]:
    """What is the viewer's own."""
    seat = view.viewer
    if seat is None:
        return ()
    return (*(f"{what}-{seat}" for what in ("world", "home", "power")), f"ship-{seat}-*")


BOARD: Board[View] = Board(
    scene=scene,
    text=text,
    alt=alt,
    hand=hand,
    near=near,
    notes=notes,
    stakes=lambda view, caption: tuple(stakes(view, caption, caption.name)),
    signs=SIGNS,
    plain=PLAIN,
    callouts=CALLOUTS,
    own=own,
    places=PLACES,
    pieces=("ship-*",),
)
