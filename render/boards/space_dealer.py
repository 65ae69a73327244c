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
from .space_dealer_ring import Ring
from .space_dealer_sheet import sheet
from .space_dealer_signs import CALLOUTS, PLACES, PLAIN, SIGNS
from .space_dealer_stakes import stakes
from .space_dealer_text import alt, text

MANY = 4
"""Players; where there are more, their panels are low, and leave out free building sites."""

OWN = ("world", "home", "power", "points", "level", "markers", "depot")
"""Groups of which every player has one."""


def scene(view: View, caption: Caption) -> Scene:
    """The table as everybody sees it; at the end the scores."""
    if view.result is not None:
        return sheet(view, caption)
    ring = Ring(view, caption)
    marks: list[Mark] = list(ring.marks(0))
    crowded = len(view.planets) > MANY
    panels = [
        Panel(look, view, caption, aimed=look.seat == view.viewer, crowded=crowded)
        for look in view.planets
    ]
    y = ring.high
    if crowded:
        ends = [y, y]
        for n, panel in enumerate(panels):
            marks += panel.marks((panel.wide + MARGIN) * (n % 2), ends[n % 2])
            ends[n % 2] += panel.high + MARGIN
        y = max(ends)
    for n in () if crowded else range(0, len(panels), 2):
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
    """What is the viewer's own: but for cards not built, for those tell least of it."""
    planet = view.own
    if planet is None:
        return ()
    seat = planet.seat
    figures = (f"{what}-{seat}" for what in OWN)
    pieces = (f"{what}-{seat}-*" for what in ("ship", "course", "hold", "timer", "site"))
    built = [card.id for card in planet.built]
    cards = (*built, *planet.cards)
    wanted = (name for id_ in cards for name in (f"wants-{id_}", f"demand-{id_}=*"))
    return (*figures, *pieces, *(f"card-{id_}" for id_ in built), *wanted)


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
