"""Delta Vee: the private picture: the own ships with all that only their side knows."""

from __future__ import annotations

import re

from games.delta_vee.view import View
from render.board import Caption
from render.letters import TIE, broken, laid
from render.palette import SPACE
from render.scene import Mark, Scene

from . import delta_vee_facts as facts
from .delta_vee_log import LINE, MARGIN, WIDE, sheet


def hand(view: View, caption: Caption) -> Scene | None:
    """What the viewer's side alone knows; nothing for spectators and after the end."""
    if view.side is None or view.over:
        return None
    marks: list[Mark] = []
    y = MARGIN
    for log in facts.ships(view, view.side):
        y = sheet(log, caption, y, marks, ratings=not view.hand or log.id == view.hand)
    room = WIDE - 5 * MARGIN
    for said in _orders(view, caption):
        name, colon, rest = re.sub(r" (\d+\b)", rf"{TIE}\1", said).partition(":")
        rows = broken(name + colon, rest, room)
        marks += laid(rows, MARGIN + 8, y + LINE // 2, room)
        y += len(rows) * 42 + 14
    return Scene((WIDE, y + MARGIN), SPACE, (), tuple(marks))


def _orders(view: View, caption: Caption) -> list[str]:
    """The plan in hand, plans put aside, what is being stowed, and standing orders."""
    return [
        *_plan(view, caption),
        *facts.aside(view, caption),
        *facts.stowing(view, caption),
        *facts.standing(view, caption),
    ]


def _plan(view: View, caption: Caption) -> list[str]:
    lines = facts.plan_lines(view, caption)
    if view.draft is None or not lines:
        return []
    title = caption.texts("vee-plan", unit=caption.id(view.draft.unit))
    first = caption.texts("board-labelled", label=title, what=lines[0])
    return [first, *lines[1:]]
