"""What is said of looks at tiles: prospecting, surveys and scans."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Phrase
from games.delta_v.parts import LINES, mineral
from games.delta_v.phrases import phrase
from games.delta_v.scoring import SPENT
from games.delta_v.view import View

from .reading import open_with, sight, under_own, unknown, within_reach


def prospect(view: View) -> Phrase | None:
    """DV30, DV31: the tiles that are new, else the incidents that may be turned up."""
    cells = under_own(view)
    if new := unknown(view, cells):
        return Phrase("hint-prospect", (("cells", tuple(map(phrase, new))),))
    found = [f"{cell}={view.face(cell)}" for cell in cells if not mineral(view.face(cell))]
    return (
        Phrase("hint-prospect-known", (("sights", tuple(map(phrase, found))),)) if found else None
    )


def hide(view: View) -> Phrase | None:
    """DV31: it was asked whatever was seen; there may have been nothing to turn up."""
    incidents = [cell for cell in under_own(view) if not mineral(view.face(cell))]
    return None if incidents else Phrase("hint-hide")


def survey(view: View, bribe: str) -> Phrase:
    """DV40: what it costs, and how much the counter is wanted otherwise."""
    args = (("cost", SPENT), ("mineral", phrase(bribe)), ("contracts", open_with(view, bribe)))
    return Phrase("hint-survey", args)


def line(view: View, line: str) -> Phrase | None:
    """DV41: how many tiles may be looked at, and how many of them are new."""
    cells = _eligible(view, line)
    new = len(unknown(view, cells))
    return Phrase("hint-line", (("tiles", len(cells)), ("new", new))) if new else None


def look(view: View, cells: Sequence[str]) -> Phrase | None:
    """DV40: what the survey costs; of one of its tiles what is known."""
    if len(cells) == view.looks:
        return Phrase("hint-look", (("cost", SPENT), ("bribes", 1)))
    return _single(view, cells[0]) if len(cells) == 1 else None


def scan(view: View, cells: Sequence[str]) -> Phrase:
    """DV81: how many tiles are new; of one of them what is known."""
    if len(cells) == 1:
        return _single(view, cells[0])
    new = unknown(view, [*cells, *under_own(view)])
    return Phrase("hint-scan", (("new", len(new)),))


def known_already(view: View, cells: Sequence[str]) -> Phrase | None:
    """A second look at a tile; of one alone its hint says so, if it says nothing else."""
    if len(cells) == 1 != view.looks:
        return None
    known = tuple(phrase(cell) for cell in cells if view.face(cell))
    return Phrase("warning-known", (("cells", known),)) if known else None


def shows_nothing_new(view: View) -> Phrase | None:
    """DV31, DV32: there is nothing new to see, and no incident to turn up."""
    if prospect(view) is not None:
        return None
    return Phrase("warning-nothing-new" if under_own(view) else "warning-no-rocket")


def surveys_nothing_new(view: View, _bribe: str) -> Phrase | None:
    """DV41: no tile that may be surveyed is new."""
    cells = [each.cell for each in within_reach(view)]
    return None if unknown(view, cells) else Phrase("warning-all-known")


def is_known(view: View, line: str) -> Phrase | None:
    """DV41: no tile of the line is new."""
    return None if unknown(view, _eligible(view, line)) else Phrase("warning-all-known")


def _eligible(view: View, line: str) -> list[str]:
    return [each.cell for each in within_reach(view) if each.cell in LINES[line]]


def _single(view: View, cell: str) -> Phrase:
    tile = sight(view, cell)
    return Phrase("tile-known", (("tile", tile),)) if view.face(cell) else tile
