"""What is said of rockets that leave, arrive, crash or are bought."""

from __future__ import annotations

from engine import Phrase, as_seat
from games.delta_v.parts import STATION
from games.delta_v.phrases import phrase
from games.delta_v.view import View

from .reading import me, rivals, sight


def fly(view: View, cell: str) -> Phrase:
    """DV20, DV21: what is known of the tile, and where one's rockets are then."""
    tile, stay = sight(view, cell), me(view).station - 1
    if _is_taken(view, cell):
        return Phrase("hint-crash", (("tile", tile), ("count", 1), ("stay", stay)))
    out = len(me(view).rockets) + 1
    return Phrase("hint-fly", (("tile", tile), ("out", out), ("stay", stay)))


def return_(view: View, cell: str) -> Phrase:
    """DV20: what is known of the tile, and where one's rockets are then."""
    out, stay = len(me(view).rockets) - 1, me(view).station + 1
    return Phrase("hint-fly", (("tile", sight(view, cell)), ("out", out), ("stay", stay)))


def buy(view: View) -> Phrase:
    """DV50: what is left in the shipyard."""
    return Phrase("hint-buy", (("count", 1), ("yard", me(view).yard - 1)))


def sabotage(view: View, victim: str, place: str) -> Phrase:
    """DV82: what is known of the tile, and what its owner has left."""
    other = view.players[as_seat(victim)]
    in_play = other.station + len(other.rockets) - 1
    if place == STATION:
        return Phrase("hint-sabotage-station", (("rockets", in_play),))
    return Phrase("hint-sabotage", (("tile", sight(view, place)), ("rockets", in_play)))


def follow(view: View, origin: str) -> Phrase:
    """DV82: what one's rocket leaves, and what it comes to."""
    tile = Phrase("tile-station") if origin == STATION else sight(view, origin)
    if view.left_by == STATION:
        return Phrase("hint-follow-home", (("tile", tile), ("count", 1)))
    key = "hint-follow-crash" if _is_taken(view, view.left_by) else "hint-follow"
    goal = sight(view, view.left_by)
    args = (("tile", tile), ("cell", phrase(view.left_by)), ("goal", goal), ("count", 1))
    return Phrase(key, args)


def is_held(view: View, cell: str) -> Phrase | None:
    """DV23: rockets that fly to the alien are held."""
    held = cell == view.alien and not _is_taken(view, cell)
    return Phrase("warning-held") if held else None


def is_unseen(view: View, cell: str) -> Phrase | None:
    """DV30: a tile that is left before it has been looked at; from memory nobody can say."""
    unseen = view.notebook and cell != STATION and not view.face(cell)
    return Phrase("warning-unseen") if unseen else None


def _is_taken(view: View, cell: str) -> bool:
    return any(cell in player.rockets for player in rivals(view))
