"""Delta Vee: the public and the own picture; the words and the private sheets are beside it."""

from __future__ import annotations

from functools import lru_cache

from games.delta_vee.sheet_view import SheetView
from games.delta_vee.view import View
from render.board import Board, Caption
from render.palette import GOLD, PANEL, RAISED, RIM, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene
from render.shapes import Marks

from . import delta_vee_art as art
from . import delta_vee_facts as facts
from .delta_vee_hand import hand
from .delta_vee_log import strips, words
from .delta_vee_map import MARGIN, RIMS, WIDE, Window, ground, windows
from .delta_vee_signs import CALLOUTS, PLAIN, SIGNS
from .delta_vee_stakes import stakes
from .delta_vee_text import alt, text
from .delta_vee_traffic import overview, traffic

HEAD = 116
ROW, NOTE = 84, 38
FLASHES = 4
"""How many shots and strikes are told below the map."""


def scene(view: View, caption: Caption) -> Scene:
    """The board as the viewer may see it; after the end below the score sheet."""
    marks = _head(view, caption)
    y = HEAD
    if view.result is not None:
        y = _scores(view, caption, y, marks)
    parts = windows(view, MARGIN + RIMS, y + RIMS)
    marks += overview(view, parts, WIDE - MARGIN, MARGIN, (380, HEAD - 24))
    for win in parts:
        marks += traffic(view, win)
    y = parts[-1].y + parts[-1].high + 16
    y = _told(view, caption, y, marks)
    y = strips(view, caption, y, marks)
    backdrop = _backdrop(view.sheets, tuple(parts))
    return Scene((WIDE, y + MARGIN), SPACE, backdrop, tuple(marks))


@lru_cache(maxsize=64)
def _backdrop(sheets: tuple[SheetView, ...], parts: tuple[Window, ...]) -> Marks:
    """The sheets in view."""
    return tuple(mark for win in parts for mark in ground(sheets, win))


def _head(view: View, caption: Caption) -> list[Mark]:
    """Scenario, turn, phase and whose it is."""
    room = 570
    marks: list[Mark] = [
        words(MARGIN + 8, 38, facts.scenario_name(view, caption), 38, room=room, weight=800),
    ]
    if view.result is not None:
        said = facts.winner_name(view, caption)
        marks.append(words(MARGIN + 8, 86, said, 34, GOLD, room=room, weight=800))
        return marks
    if view.over:
        said = caption.texts(f"over-{view.over}")
        marks.append(words(MARGIN + 8, 86, said, 34, GOLD, room=room, weight=800))
        return marks
    turn = facts.turn_name(view, caption)
    marks.append(words(MARGIN + 8, 86, turn, 28, SOFT, room=210, weight=700))
    colour = SOFT if view.phase == "setup" else art.SIDES[view.phasing].colour
    if view.phase != "setup":
        sign = art.sigil(view.phasing, str(view.phasing + 1), 17)
        marks.append(Group(f"phasing-side-{view.phasing + 1}", sign, MARGIN + 240, 86))
    said = facts.phase_name(view, caption)
    marks.append(words(MARGIN + 268, 86, said, 28, colour, room=330, weight=700))
    return marks


def _scores(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """How it ended, and a row for each side, the winners first."""
    result = view.result
    assert result is not None
    said = caption.texts(f"over-{view.over}")
    marks.append(words(MARGIN + 8, y + 22, said, 28, WHITE, room=WIDE - 3 * MARGIN))
    y += 48
    for side, told in facts.score_lines(view, caption):
        won = result.places[side] == 1
        fill, edge, width = (RAISED, GOLD, 3) if won else (PANEL, RIM, 1)
        box = Box(0, 0, WIDE - 2 * MARGIN, ROW - 8, fill, edge, width)
        plate = Group("won", (box,)) if won else box
        name = facts.side_name(view, side, caption)
        sign = art.sigil(side, str(side + 1), 17)
        marks += [
            Group(f"score-{side + 1}", (plate,), MARGIN, y),
            Group(f"sigil-side-{side + 1}", sign, MARGIN + 34, y + 24),
            words(MARGIN + 64, y + 24, name, 28, room=860, weight=700),
            words(MARGIN + 64, y + 56, told, 26, SOFT, room=WIDE - 7 * MARGIN),
        ]
        y += ROW
    return y + 8


def _told(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """The last shots and strikes in words, two a row."""
    flashes = view.flashes[-FLASHES:]
    for n, flash in enumerate(flashes):
        x, middle = MARGIN + n % 2 * WIDE // 2, y + n // 2 * NOTE + NOTE // 2
        said = facts.flash_name(flash, caption)
        name = "told-hit" if flash.hit else "told-miss"
        marks.append(Group(name, art.burst(10, hit=flash.hit), x + 22, middle))
        marks.append(words(x + 46, middle, said, 26, room=WIDE // 2 - 4 * MARGIN))
    return y + -(-len(flashes) // 2) * NOTE


def notes(view: View, caption: Caption) -> tuple[str, ...]:
    """VE1200: the plan in the making, to be read without the picture."""
    return tuple(facts.plan(view, caption))


BOARD: Board[View] = Board(
    scene=scene,
    text=text,
    alt=alt,
    hand=hand,
    notes=notes,
    stakes=lambda view, caption: tuple(stakes(view, caption)),
    signs=SIGNS,
    plain=PLAIN,
    callouts=CALLOUTS,
)
