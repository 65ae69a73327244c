"""Delta Vee: the picture of a decision: the map around the unit it is about, and its own sheet."""

from __future__ import annotations

from collections.abc import Iterator

from games.delta_vee.desk_view import ShotView
from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View
from render.board import Caption
from render.letters import width, words
from render.palette import GOLD, PANEL, SPACE, WHITE
from render.scene import Box, Disc, Group, Line, Mark, Polygon, Scene

from . import delta_vee_art as art
from . import delta_vee_facts as facts
from .delta_vee_log import MARGIN, TITLE, WIDE, chips, sheet
from .delta_vee_map import TOP, around_cells, around_units, ground, named_cells
from .delta_vee_pods import glyph
from .delta_vee_traffic import Traffic

SHOTS, SHOT = 4, 62
"""How many fires are listed, the likeliest first, and how high each is."""
HIGH, TALL = 520, 640
"""How high the map is, and without a sheet below it."""


def near(view: View, caption: Caption) -> Scene | None:
    """What the viewer needs for their decision; None where it is about no unit, or about many."""
    if view.over or view.side is None:
        return None
    focus = _focus(view, caption)
    if focus is None:
        return _places(view, caption)
    log = view.log(focus.id)
    win = around_units(view, _around(view, focus), TOP, HIGH if log else TALL)
    marks = Traffic(view, caption, win, clock=focus.id).marks()
    y = TOP + win.high + 10
    if log is not None and log.energy is not None:
        draft = view.draft if view.draft is not None and view.draft.unit == log.id else None
        y = sheet(
            log, caption, y, marks, cost=draft.cost if draft else 0, left=tuple(_left(view, focus))
        )
    elif log is not None:
        y = chips(log, y, marks)
    elif focus.energy is not None:
        y = _launched(view, focus, caption, y, marks)
    y = _shots(view, caption, y, marks)
    return Scene((WIDE, y + 8), SPACE, ground(view.sheets, win), tuple(marks))


def _places(view: View, caption: Caption) -> Scene | None:
    """The map around the hexes of which one is chosen."""
    cells = named_cells(view.sheets, caption.highlighted).values()
    if not cells:
        return None
    win = around_cells(cells, TOP, TALL)
    marks = Traffic(view, caption, win).marks()
    return Scene((WIDE, TOP + win.high + 10), SPACE, ground(view.sheets, win), tuple(marks))


def _focus(view: View, caption: Caption) -> UnitView | None:
    """The unit that the decision is about: in hand, struck, or asked for by name."""
    for id_ in (view.hand, view.struck):
        unit = view.unit(id_) if id_ else None
        if unit is not None:
            return unit
    named = [unit for unit in view.units if unit.id in caption.highlighted]
    if not named and any(id_.startswith("clock-") for id_ in caption.highlighted):
        # A whole fleet gets one heading.
        named = [unit for unit in view.units if unit.side == view.side][:1]
    return named[0] if len(named) == 1 else None


def _around(view: View, focus: UnitView) -> Iterator[UnitView]:
    """The unit, and what it may fire at or deal with."""
    yield focus
    wanted = {shot.target for shot in view.shots} | {each.target for each in view.tries}
    near_ = sorted(
        (unit for unit in view.units if unit.id in wanted),
        key=lambda unit: (_far(unit, focus), unit.id),
    )
    yield from near_[:4]


def _far(one: UnitView, other: UnitView) -> int:
    return max(abs(one.cell[0] - other.cell[0]), abs(one.cell[1] - other.cell[1]))


def _left(view: View, unit: UnitView) -> Iterator[Group]:
    """How fast it flies, and what it may still do: commands, battle commands."""
    draft = view.draft
    velocity = draft.velocity if draft is not None else unit.velocity
    yield Group(f"speed-{velocity}", (*_arrow(), _figure(velocity)))
    if draft is not None:
        yield Group(f"moves-{draft.moves}", (*_wheel(), _figure(draft.moves)))
        if draft.battles:
            yield Group(f"battles-{draft.battles}", (*glyph("comm", WHITE), _figure(draft.battles)))


def _figure(number: int) -> Mark:
    return words(24, 0, str(number), weight=700)


def _arrow() -> tuple[Mark, ...]:
    """A course in small."""
    return (
        Line(((-18, 0), (6, 0)), WHITE, 4),
        Disc(-14, 0, 6, WHITE),
        Polygon(((18, 0), (0, -13), (4, 0), (0, 13)), WHITE),
    )


def _wheel() -> tuple[Mark, ...]:
    """A steering wheel."""
    return (
        Disc(0, 0, 16, "", WHITE, 4),
        Line(((-14, 0), (14, 0)), WHITE, 4),
        Line(((0, 0), (0, 15)), WHITE, 4),
        Disc(0, 0, 5, WHITE),
    )


def _launched(view: View, unit: UnitView, caption: Caption, y: int, marks: list[Mark]) -> int:
    """An own missile or battlecraft: what it is, its energy, and what it may still do."""
    middle, x = y + TITLE // 2, MARGIN + 8
    said = facts.unit_name(unit, caption)
    marks.append(words(x, middle, said, 38, art.SIDES[unit.side].colour, weight=800))
    x += width(said, 800, 38) + 40
    figure = words(24, 0, str(unit.energy), art.LETTER, art.PHOSPHOR, weight=700)
    marks.append(Group(f"energy-{unit.energy}", (*art.bolt(17), figure), x, middle))
    for n, group in enumerate(_left(view, unit)):
        marks.append(Group(group.name, group.marks, x + 110 + 94 * n, middle))
    return y + TITLE


def _shots(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """VE860: the fires that can be ordered, the likeliest first."""
    for shot in facts.best(view.shots)[:SHOTS]:
        marks += _shot(view, shot, caption, y)
        y += SHOT
    return y


def _shot(view: View, shot: ShotView, caption: Caption, y: int) -> Iterator[Mark]:
    """A fire: the target, the weapon, the mode, how likely it hits, and what it costs."""
    middle, unit = y + SHOT // 2, view.unit(shot.target)
    yield Group(
        f"shot-{shot.weapon}-{shot.mode}-{shot.target}",
        (Box(0, 0, WIDE - 2 * MARGIN, SHOT - 6, PANEL, round=8),),
        MARGIN,
        y + 3,
    )
    if unit is not None:
        face = art.token(art.Face(unit.side, unit.kind, art.called(unit.id), 3), 24)
        yield Group(f"target-{shot.target}", face, MARGIN + 40, middle)
    said = caption.texts.row([caption.id(shot.weapon), caption.id(shot.mode)])
    yield words(MARGIN + 108, middle, said, room=570)
    likely = f"{shot.chance}/10"
    plate = Box(0, -22, width(likely, 800) + 28, 44, SPACE, GOLD, 3, 8)
    figure = words(14, 0, likely, art.LETTER, GOLD, weight=800)
    yield Group(f"chance-{shot.chance}", (plate, figure), WIDE - 300, middle)
    price = words(24, 0, str(shot.cost), art.LETTER, art.PHOSPHOR, weight=700)
    yield Group(f"cost-{shot.cost}", (*art.bolt(17), price), WIDE - 130, middle)
