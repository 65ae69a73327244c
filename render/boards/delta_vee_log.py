"""Delta Vee: what is known of each side: its ships with their damage, and what they launched."""

from __future__ import annotations

from functools import cache, partial

from games.delta_vee.log_view import LogView, PartView
from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View
from render.board import Caption
from render.palette import DANGER, GOLD, INK, PANEL, RAISED, SOFT, WHITE
from render.scene import Anchor, Box, Colour, Group, Mark, Text
from render.shapes import Marks

from . import delta_vee_art as art
from . import delta_vee_facts as facts
from .delta_vee_map import MARGIN, WIDE

HEAD, ROW, GONE, CHIP = 52, 92, 52, 46
BOX = (54, 34)
WORD = 100
"""How wide a box is in which a word stands."""
WORDS = 8
"""A ship with more compartments has room for a few letters in each."""
SMALL = 22
ACROSS = 3
"""How many launched units stand in a row."""
CROWD = 6
"""With more units in play sound compartments are drawn without words, which cost bytes."""
FULL = 12
"""With more units in play what was launched is drawn without its energy."""


def words(  # noqa: PLR0913 - what a line of words needs
    x: int,
    y: int,
    said: str,
    size: int = 26,
    colour: Colour = WHITE,
    anchor: Anchor = "left",
    *,
    room: int = 0,
    weight: int = 600,
    instead: str = "",
) -> Text:
    """A line of words, to the right of x unless said otherwise."""
    return Text(x, y, said, size, colour, anchor, weight, room, instead)


def strips(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """Both sides, one below the other. Where they end."""
    for side in (0, 1):
        marks += _side(view, side, caption, y)
        y += HEAD
        for log in facts.ships(view, side):
            marks += _ship(view, log, caption, y)
            y += ROW if view.unit(log.id) else GONE
        units = [] if view.over else facts.launched(view, side)
        step = (WIDE - 2 * MARGIN) // ACROSS
        for n, unit in enumerate(units):
            row, column = divmod(n, ACROSS)
            spot = (MARGIN + column * step, y + row * CHIP)
            marks += _chip(unit, *spot, bare=len(view.units) > FULL)
        y += -(-len(units) // ACROSS) * CHIP + 6
    return y


def _side(view: View, side: int, caption: Caption, y: int) -> list[Mark]:
    colour, middle = art.SIDES[side].colour, y + HEAD // 2
    said = facts.side_name(view, side, caption)
    owes = [seat for seat in view.waiting if view.seats[seat] == side]
    marks: list[Mark] = [
        Group(f"sigil-side-{side + 1}", art.sigil(side, str(side + 1), 18), MARGIN + 26, middle),
        words(MARGIN + 56, middle, said, 30, colour, room=680, weight=800),
    ]
    if view.scored:
        points = caption.texts("vee-points", points=view.points[side])
        marks.append(words(WIDE - MARGIN - 44, middle, points, 28, GOLD, "right", weight=700))
    if owes:
        marks.append(Group("owes", art.arrow(9, 14, GOLD), WIDE - MARGIN - 18, middle))
    return marks


def _ship(view: View, log: LogView, caption: Caption, y: int) -> list[Mark]:
    """A ship: class, hex, heading, velocity, signs, energy; below, its compartments."""
    unit, bare = view.unit(log.id), len(view.units) > CROWD
    in_hand = view.hand == log.id
    edge, width = (WHITE, 3) if in_hand else ("", 0)
    fill = RAISED if unit is not None else PANEL
    high = (ROW if unit is not None else GONE) - 8
    panel = Box(0, 0, WIDE - 2 * MARGIN, high, fill, edge, width)
    colour = art.SIDES[log.side].colour if unit is not None else SOFT
    top = y + 24
    marks: list[Mark] = [
        Group(f"in-hand-{log.id}" if in_hand else f"log-{log.id}", (panel,), MARGIN, y),
        Group("hull", art.hull(log.model, 12, high * 3 // 10, colour), MARGIN + 40, y + high // 2),
        Group("letter", art.sigil(log.side, log.letter, 14), MARGIN + 40, y + high // 2 + 1),
        words(MARGIN + 84, top, caption.id(log.model), 28, colour, room=200, weight=700),
    ]
    if unit is None:
        said = facts.state_name(log, caption)
        marks.append(words(MARGIN + 300, top, said, 26, DANGER if log.fate else SOFT))
    else:
        marks += _flight(unit, MARGIN + 300, top, bare=bare)
        marks += [
            Group(f"sign-{name}", art.sign(name, 14), MARGIN + 600 + n * 44, top)
            for n, (name, _) in enumerate(facts.signs(unit, caption))
        ]
    if unit is not None and log.energy is not None and not view.over:
        said = f"{log.energy}/{log.capacity}"
        figure = words(134, 0, said, 26, art.PHOSPHOR, "right", room=180)
        bolt = Group("bolt", art.bolt(13))
        marks.append(Group(f"energy-{log.energy}", (figure, bolt), WIDE - MARGIN - 148, top))
    if unit is None:
        return marks
    return marks + _parts(log, caption, MARGIN + 84, y + 62, bare=bare)


def _flight(unit: UnitView, x: int, y: int, *, bare: bool) -> list[Mark]:
    """Hex, heading and velocity."""
    colour = art.SIDES[unit.side].colour
    arrow = Group("arrow", art.arrow(unit.direction, 15, colour))
    hour = () if bare else (words(26, 0, str(unit.direction), 24, SOFT),)
    return [
        Group("place", (words(x, y, unit.hex, 26, room=110, weight=700),)),
        Group(f"heading-{unit.direction}", (arrow, *hour), x + 134, y),
        Group("speed", (words(x + 212, y, f"v {unit.velocity}", 26, WHITE, weight=800),)),
    ]


def _parts(log: LogView, caption: Caption, x: int, y: int, *, bare: bool) -> list[Mark]:
    """The compartments; ``bare`` without words on sound pods, which the private picture has."""
    roomy = len(log.parts) <= WORDS
    label = partial(facts.part_word if roomy else facts.part_label, caption=caption)
    wide = WORD if roomy else BOX[0]
    return [
        Group(
            f"part-{log.id}-{part.part}-{part.condition}",
            compartment("" if bare and _is_plain(part) else label(part), part.condition, wide),
            x + n * (wide + 4),
            y,
        )
        for n, part in enumerate(log.parts)
    ]


def _is_plain(part: PartView) -> bool:
    return part.condition == "sound"


@cache
def compartment(label: str, condition: str, wide: int = BOX[0]) -> Marks:
    """A box of a log, (0, 0) in the middle of its left edge; its state by fill, edge and cross."""
    high = BOX[1]
    look: dict[str, tuple[Colour, Colour, Colour]] = {
        "sound": (art.SOUND, "", WHITE),
        "vulnerable": (PANEL, GOLD, GOLD),
        "damaged": (GOLD, "", INK),
        "destroyed": (INK, DANGER, SOFT),
    }
    fill, edge, ink = look[condition]
    marks: list[Mark] = [
        Box(0, -high // 2, wide, high, fill, edge, 3 if edge else 0),
    ]
    if label:
        room = wide - 4
        marks.append(words(wide // 2, 0, label, SMALL, ink, "middle", room=room, weight=700))
    return (*marks, *art.cross(wide, high)) if condition == "destroyed" else tuple(marks)


def _chip(unit: UnitView, x: int, y: int, *, bare: bool) -> list[Mark]:
    """Something launched: sign, id, what it is, hex, heading and velocity."""
    middle, colour = y + CHIP // 2, art.SIDES[unit.side].colour
    face = art.token(unit.side, unit.kind, unit.model, "", 18, 12)
    said = f"{unit.id} {unit.hex}"
    marks: list[Mark] = [
        Group(f"chip-{unit.id}", (), x, y),
        Group(art.token_name(unit.kind), face, x + 26, middle),
        Group(
            f"called-{unit.id}", (words(x + 56, middle, said, 24, colour, room=160, weight=700),)
        ),
        Group(f"heading-{unit.direction}", art.arrow(unit.direction, 13, colour), x + 228, middle),
        Group("speed", (words(x + 248, middle, f"v {unit.velocity}", 24, weight=800),)),
    ]
    if unit.energy is not None and unit.kind and not bare:
        figure = words(34, 0, str(unit.energy), SMALL, art.PHOSPHOR, "right")
        bolt = Group("bolt", art.bolt(10))
        marks.append(Group(f"energy-{unit.energy}", (bolt, figure), x + 292, middle))
    return marks


def stock(part: PartView, x: int, y: int) -> list[Mark]:
    """The missiles in a pod: a dart of their kind with how many; those prepared are ringed."""
    marks: list[Mark] = []
    for kind, count in part.stock:
        marks.append(Group(f"stock-{kind}", art.missile(kind), x + 12, y))
        left = words(x + 26, y, str(count), SMALL, WHITE, weight=700)
        marks.append(Group(f"left-{count}", (left,)))
        x += 58
    for kind in part.ready:
        marks.append(Group(f"ready-{kind}", art.missile(kind, ready=True), x + 14, y))
        x += 36
    return marks
