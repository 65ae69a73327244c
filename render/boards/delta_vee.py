"""Delta Vee: the public and the own picture; the words and the private sheets are beside it."""

from __future__ import annotations

from functools import lru_cache

from games.delta_vee.sheet_view import SheetView
from games.delta_vee.view import View
from render.board import Board, Caption
from render.letters import words
from render.palette import GOLD, PANEL, RAISED, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene
from render.shapes import Marks, sky

from . import delta_vee_art as art
from . import delta_vee_facts as facts
from .delta_vee_hand import hand
from .delta_vee_log import MARGIN, WIDE, sides
from .delta_vee_map import TOP, Window, ground, whole
from .delta_vee_near import near
from .delta_vee_signs import CALLOUTS, PLACES, PLAIN, SIGNS
from .delta_vee_stakes import stakes
from .delta_vee_text import alt, text
from .delta_vee_traffic import Traffic

HEAD = 112
ROW = 104


def scene(view: View, caption: Caption) -> Scene:
    """The board as the viewer may see it; after the end below the score sheet."""
    marks = _head(view, caption)
    y = HEAD
    if view.result is not None:
        y = _scores(view, caption, y, marks)
    win = whole(view, y + TOP)
    marks += Traffic(view, caption, win).marks()
    y = sides(view, caption, win.y + win.high + 16, marks)
    return Scene((WIDE, y + MARGIN), SPACE, _backdrop(view.sheets, win), tuple(marks))


@lru_cache(maxsize=64)
def _backdrop(sheets: tuple[SheetView, ...], win: Window) -> Marks:
    """A sky, and the sheets in view."""
    return (*sky(WIDE, 320, 40), *ground(sheets, win))


def _head(view: View, caption: Caption) -> list[Mark]:
    """Scenario, turn, phase and whose it is."""
    room = WIDE - 3 * MARGIN
    title = facts.scenario_name(view, caption)
    marks: list[Mark] = [words(MARGIN + 8, 34, title, 44, room=room, weight=800)]
    ended = facts.winner_name(view, caption) if view.result is not None else ""
    if view.over and not ended:
        ended = caption.texts(f"over-{view.over}")
    if ended:
        return [*marks, words(MARGIN + 8, 86, ended, 38, GOLD, room=room, weight=800)]
    turn = facts.turn_name(view, caption)
    marks.append(words(MARGIN + 8, 84, turn, art.LETTER, SOFT, weight=700))
    colour = SOFT if view.phase == "setup" else art.SIDES[view.phasing].colour
    right = WIDE - MARGIN - 8
    said = facts.phase_name(view, caption)
    marks.append(words(right, 84, said, art.LETTER, colour, "right", weight=700))
    return marks


def _scores(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """How it ended, and a row for each side, the winners first."""
    result = view.result
    assert result is not None
    said = caption.texts(f"over-{view.over}")
    marks.append(words(MARGIN + 8, y + 22, said, art.LETTER, WHITE, room=WIDE - 3 * MARGIN))
    y += 48
    for side, told in facts.score_lines(view, caption):
        won = view.winner == side
        wide, high = WIDE - 2 * MARGIN, ROW - 8
        plate = Box(0, 0, wide, high, RAISED if won else PANEL, round=8)
        edge = (Group("won", (Box(0, 0, wide, high, "", GOLD, 4, 8),)),) if won else ()
        name = facts.side_name(view, side, caption)
        sign = art.sigil(side, str(side + 1), 20)
        marks += [
            Group(f"score-{side + 1}", (plate, *edge), MARGIN, y),
            Group(f"sigil-side-{side + 1}", sign, MARGIN + 34, y + 28),
            words(MARGIN + 68, y + 28, name, room=900, weight=700),
            words(MARGIN + 20, y + 72, told, art.LETTER, SOFT, room=WIDE - 4 * MARGIN),
        ]
        y += ROW
    return y + 8


def notes(view: View, caption: Caption) -> tuple[str, ...]:
    """VE1200: the plan in the making, to be read without the picture."""
    return tuple(facts.plan(view, caption))


def own(view: View) -> tuple[str, ...]:
    """What is the viewer's own."""
    if view.side is None:
        return ()
    mine = (f"{what}-{view.side + 1}*" for what in ("unit", "course", "velocity", "planned"))
    # The sheet of an own ship alone tells what is in its pods.
    return (*mine, "stock-*", "ready-*")


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
    own=own,
    near=near,
    places=PLACES,
    pieces=("unit-*",),
)
