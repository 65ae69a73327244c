"""What a view says of its seat, of the tiles, and of what may lie where it has not looked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from engine import Phrase
from games.delta_v.parts import OMNIDIUM, mineral
from games.delta_v.phrases import phrase
from games.delta_v.view import CellView, PlayerView, View


def me(view: View) -> PlayerView:
    """The player whose view it is."""
    assert view.seat is not None
    return view.players[view.seat]


def rivals(view: View) -> list[PlayerView]:
    """The others."""
    return [player for seat, player in enumerate(view.players) if seat != view.seat]


def hidden(view: View) -> Counter[str]:
    """The faces of the tiles that the viewer does not see, known by counting."""
    return Counter(dict(view.left)) - Counter(cell.face for cell in view.cells)


def face(view: View, cell: str) -> str:
    """The face of a tile as far as the viewer can tell, be it because only one is left."""
    if known := view.face(cell):
        return known
    left = hidden(view)
    return next(iter(left)) if len(left) == 1 else ""


def sight(view: View, cell: str) -> Phrase:
    """What the viewer knows of a tile. From memory (DV95) they may know more than is said."""
    if known := face(view, cell):
        return phrase(known)
    return Phrase("tile-unseen" if view.notebook else "tile-down")


def within_reach(view: View) -> list[CellView]:
    """DV60, DV41: the tiles that the viewer may turn up or survey."""
    barred = {view.alien}.union(*(player.rockets for player in rivals(view)))
    return [each for each in view.cells if each.tile and not each.up and each.cell not in barred]


def under_own(view: View) -> list[str]:
    """DV30: the face-down tiles on which the viewer has rockets, each once."""
    rockets = me(view).rockets
    return [each.cell for each in view.cells if each.cell in rockets and not each.up]


def unknown(view: View, cells: Collection[str]) -> list[str]:
    """Those of the cells whose tile the viewer does not know."""
    return [cell for cell in cells if not view.face(cell)]


def fitting(faces: Counter[str], minerals: Collection[str]) -> int:
    """DV61: how many of the tiles are one of the minerals, or stand for it."""
    return sum(count for each, count in faces.items() if mineral(each) in (*minerals, OMNIDIUM))


def open_with(view: View, wanted: str) -> int:
    """How many open contracts ask for a mineral."""
    return sum(taker is None and wanted in asked for _, asked, taker in view.contracts)
