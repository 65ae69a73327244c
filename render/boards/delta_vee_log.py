"""Delta Vee: what is known of the ships: all with their damage, and one with all that is in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.delta_vee.log_view import LogView, PartView
from games.delta_vee.view import View
from render.board import Caption
from render.letters import PITCH, broken, laid, width, words
from render.palette import DANGER, GOLD, PANEL, RAISED, SOFT
from render.scene import Box, Group, Mark
from render.shapes import turn_mark
from render.text import cut, tame

from . import delta_vee_art as art
from . import delta_vee_facts as facts
from . import delta_vee_pods as pods

MARGIN, WIDE = 16, 1024
HEAD, ROW, TITLE, LINE = 54, 54, 60, 56
ACROSS = 2
"""How many ships stand in a row."""
_STEP = (WIDE - 2 * MARGIN) // ACROSS
_NAME = 20
"""Columns of a player's name."""


def sides(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """Both sides, one below the other: who plays them, and their ships. Where they end."""
    for side in (0, 1):
        marks += _side(view, side, caption, y)
        y = _ships(view, side, caption, y + HEAD, marks) + 6
    return y


def _side(view: View, side: int, caption: Caption, y: int) -> Iterator[Mark]:
    """The sign of a side, its players, whose turn it is, and its points."""
    middle, colour, right = y + HEAD // 2, art.SIDES[side].colour, WIDE - MARGIN
    sign = art.sigil(side, str(side + 1), 20)
    yield Group(f"sigil-side-{side + 1}", sign, MARGIN + 26, middle)
    if view.scored:
        points = caption.texts("vee-points", points=view.points[side])
        yield words(right, middle, points, art.LETTER, GOLD, "right", weight=700)
        right -= width(points, 700) + 24
    x = MARGIN + 62
    seats = facts.seats_of(view, side)
    waited = [seat for seat in seats if seat in caption.waited]
    names = [cut(tame(caption.name(seat)), _NAME) for seat in seats]
    room = right - x - 44 * len(waited) - 30 * (len(names) - 1)
    fair = room // max(len(names), 1)
    roomy = sum(width(name, 700) for name in names) <= room
    for seat, name in zip(seats, names, strict=True):
        if seat in waited:
            yield Group("turn-mark", turn_mark(caption.left, 19), x + 18, middle)
            x += 44
        yield words(x, middle, name, art.LETTER, colour, room=0 if roomy else fair, weight=700)
        x += (width(name, 700) if roomy else min(fair, width(name, 700))) + 30


def _ships(view: View, side: int, caption: Caption, y: int, marks: list[Mark]) -> int:
    """The ships of a side, two in a row where they are short enough. Where they end."""
    x = 0
    for log in facts.ships(view, side):
        wide = _wide(view, log, caption)
        if x and x + wide > WIDE - 2 * MARGIN:
            x, y = 0, y + ROW
        marks += _ship(view, log, caption, MARGIN + x, y)
        x += -(-wide // _STEP) * _STEP
        if x >= WIDE - 2 * MARGIN:
            x, y = 0, y + ROW
    return y + ROW if x else y


def _wide(view: View, log: LogView, caption: Caption) -> int:
    unit = view.unit(log.id)
    special = facts.signs(unit, caption) if unit is not None else []
    return 74 + sum(pods.wide(part) + 3 for part in log.parts) + 46 * len(special)


def _ship(view: View, log: LogView, caption: Caption, x: int, y: int) -> Iterator[Mark]:
    """A ship: its letter, its compartments, and what is special about it; or where it is."""
    unit, middle = view.unit(log.id), y + ROW // 2
    gone = unit is None
    panel = Box(0, 0, _STEP - 6, ROW - 6, PANEL if gone else RAISED, round=8)
    wide = _STEP * -(-_wide(view, log, caption) // _STEP)
    panel = Box(0, 0, wide - 8, ROW - 6, panel.fill, round=8)
    yield Group(f"log-{log.id}", (panel,), x, y + 3)
    yield Group(f"badge-{log.id}", art.sigil(log.side, log.letter, 20), x + 34, middle)
    if unit is None:
        said = facts.state_name(log, caption)
        colour = DANGER if log.fate == "destroyed" else SOFT
        yield words(x + 74, middle, said, art.LETTER, colour, room=_STEP - 90)
        return
    at = x + 74
    for part in log.parts:
        wide = pods.wide(part)
        face = pods.compartment(part)
        yield Group(f"part-{log.id}-{part.part}-{part.condition}", face, at + wide // 2, middle)
        at += wide + 3
    for n, (name, _) in enumerate(facts.signs(unit, caption)):
        yield Group(f"sign-{name}", art.sign(name, 18), at + 26 + 46 * n, middle)


def sheet(  # noqa: PLR0913 - what the sheet of a ship needs
    log: LogView,
    caption: Caption,
    y: int,
    marks: list[Mark],
    *,
    cost: int = 0,
    left: Sequence[Group] = (),
    ratings: bool = False,
) -> int:
    """The log of an own ship: energy, and all compartments with what lies in them. Where it ends.

    cost: of the plan in the making; left: what it may still do, which stands behind the energy,
    each around (0, 0); ratings: whether its figures are told too.
    """
    middle, colour = y + TITLE // 2, art.SIDES[log.side].colour
    marks.append(Group(f"badge-{log.id}", art.sigil(log.side, log.letter, 22), 46, middle))
    name = caption.id(log.model)
    marks.append(words(84, middle, name, 38, colour, weight=800))
    x = 84 + width(name, 800, 38) + 28
    if log.fate:
        marks.append(words(x, middle, facts.state_name(log, caption), art.LETTER, SOFT))
        return y + TITLE
    before, capacity = log.energy or 0, log.capacity or 1
    energy = before - cost
    said = f"{energy}/{log.capacity}"
    figure = words(24, 0, said, art.LETTER, art.PHOSPHOR, weight=700)
    marks.append(Group(f"energy-{energy}", (art.bolt(17)[0], figure), x + 14, middle))
    x += 58 + width(said, 700)
    room = WIDE - MARGIN - x - 94 * len(left)
    if room >= 90:
        face = art.gauge(100 * before // capacity, 100 * cost // capacity, min(room, 240))
        marks.append(Group(f"gauge-{energy}", face, x, middle))
        x += min(room, 240) + 26
    for group in left:
        marks.append(Group(group.name, group.marks, x + 20, middle))
        x += 94
    y += TITLE
    if ratings:
        rows = broken("", facts.figures(log, caption), WIDE - 5 * MARGIN)
        marks += laid(rows, MARGIN + 8, y + PITCH // 2, WIDE - 5 * MARGIN)
        y += len(rows) * PITCH
    return chips(log, y, marks)


def chips(log: LogView, y: int, marks: list[Mark]) -> int:
    """The compartments in a row, each with what is left in it; on the next line if need be."""
    x, first = MARGIN + 8, True
    for part in log.parts:
        held = list(_held(part))
        wide = pods.wide(part) + 8 + sum(each for each, _ in held) + (14 if held else 0)
        if not first and x + wide > WIDE - MARGIN:
            x, y = MARGIN + 8, y + LINE
        first = False
        name = f"part-{log.id}-{part.part}-{part.condition}"
        middle, across = y + LINE // 2, pods.wide(part)
        marks.append(Group(name, pods.compartment(part), x + across // 2, middle))
        x += across + 8
        for each, group in held:
            marks.append(Group(group.name, group.marks, x + 16, middle))
            x += each
        x += 14 if held else 0
    return y + LINE + 8


def _held(part: PartView) -> Iterator[tuple[int, Group]]:
    """What is left in a compartment, each with how wide it is."""
    for kind, count in part.stock:
        if count:
            said = str(count)
            left = words(16, 0, said, weight=700)
            yield 48 + width(said, 700), Group(f"stock-{kind}", (*art.dart(kind, 17), left))
    for kind in part.ready:
        yield 52, Group(f"ready-{kind}", art.dart(kind, 15, ready=True))
    if part.craft is not None:
        _, energy, ready = part.craft
        face = art.dart("craft", 15 if ready else 17, ready=ready)
        yield (52 if ready else 44), Group("ready-craft" if ready else "stock-craft", face)
        figure = words(20, 0, str(energy), art.LETTER, art.PHOSPHOR, weight=700)
        wide = 52 + width(str(energy), 700)
        yield wide, Group(f"energy-{energy}", (art.bolt(15)[0], figure))
