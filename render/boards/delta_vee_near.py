"""Delta Vee: the picture of a decision: the map around the unit it is about, and its own sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.delta_vee.desk_view import ShotView
from games.delta_vee.log_view import LogView
from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View
from render.board import Caption
from render.letters import width, words
from render.palette import GOLD, LIT, PANEL, SOFT, SPACE, WHITE
from render.scaled import scaled
from render.scene import Box, Disc, Group, Line, Mark, Polygon, Scene

from . import delta_vee_art as art
from . import delta_vee_facts as facts
from . import delta_vee_pods as pods
from .delta_vee_log import MARGIN, TITLE, WIDE, chips, sheet
from .delta_vee_map import LOW, TOP, around_cells, around_units, ground, named_cells
from .delta_vee_pods import glyph
from .delta_vee_traffic import Traffic

SHOTS, SHOT = 3, 104
"""How many fires are listed, the likeliest first, and how high each is."""
CHIP = 200
"""Of the usual size, in percent: a compartment that may be hit."""
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
    if view.hits and log is not None:
        return _struck(view, log, focus, caption)
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


def _struck(view: View, log: LogView, unit: UnitView, caption: Caption) -> Scene:
    """VE870: the compartments of a unit of which one is hit, those that may be lit."""
    win = around_units(view, [unit], TOP, LOW)
    marks = Traffic(view, caption, win).marks()
    y = TOP + win.high + 10
    said = caption.texts("board-named", name=caption.id(log.model), what=log.id)
    marks.append(
        words(MARGIN + 8, y + TITLE // 2, said, 38, art.SIDES[log.side].colour, weight=800)
    )
    return Scene(
        (WIDE, large_chips(log, caption, y + TITLE, marks)),
        SPACE,
        ground(view.sheets, win),
        tuple(marks),
    )


def large_chips(log: LogView, caption: Caption, y: int, marks: list[Mark]) -> int:
    """The compartments, large; those that can be chosen have an edge. Where they end."""
    x, first = MARGIN + 8, True
    for part in log.parts:
        wide, high = pods.wide(part) * CHIP // 100, pods.BOX * CHIP // 100
        if not first and x + wide > WIDE - MARGIN:
            x, y = MARGIN + 8, y + high + 36
        first = False
        at = x + wide // 2, y + high // 2 + 14
        face = scaled(pods.compartment(part), CHIP)
        marks.append(Group(f"part-{log.id}-{part.part}-{part.condition}", face, *at))
        if part.part in caption.highlighted:
            edge = Box(-wide // 2 - 10, -high // 2 - 10, wide + 20, high + 20, "", LIT, 5, 12)
            marks.append(Group(f"choice-{part.part}", (edge,), *at))
        x += wide + 36
    return y + pods.BOX * CHIP // 100 + 40


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
    for id_ in (view.struck, view.hand) if view.hits else (view.hand, view.struck):
        unit = view.unit(id_) if id_ else None
        if unit is not None:
            return unit
    named = [unit for unit in view.units if unit.id in caption.highlighted]
    if not named and any(id_.startswith("clock-") for id_ in caption.highlighted | caption.chosen):
        # A whole fleet gets one heading.
        named = [unit for unit in view.units if unit.side == view.side][:1]
    return named[0] if len(named) == 1 else None


def _around(view: View, focus: UnitView) -> Iterator[UnitView]:
    """The unit, or its whole fleet in the set-up, and what it may fire at or deal with."""
    yield focus
    if view.phase == "setup":
        yield from (unit for unit in view.units if unit.side == focus.side)
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
    draft = view.draft
    energy = draft.energy if draft is not None and draft.unit == unit.id else unit.energy
    figure = words(24, 0, str(energy), art.LETTER, art.PHOSPHOR, weight=700)
    marks.append(Group(f"energy-{energy}", (*art.bolt(17), figure), x, middle))
    for n, group in enumerate(_left(view, unit)):
        marks.append(Group(group.name, group.marks, x + 110 + 94 * n, middle))
    return y + TITLE


def _shots(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """VE860: the fires that can be ordered, the likeliest first; weapons alike share a row."""
    rows: dict[tuple[str, str, int, int], list[ShotView]] = {}
    for shot in facts.best(view.shots):
        rows.setdefault((shot.target, shot.mode, shot.chance, shot.cost), []).append(shot)
    for shots in list(rows.values())[:SHOTS]:
        marks += _shot(view, shots, caption, y)
        y += SHOT
    return y


def _shot(view: View, shots: Sequence[ShotView], caption: Caption, y: int) -> Iterator[Mark]:
    """A fire: the target, the mode, how likely it hits and why, what it costs, and the weapons."""
    shot, texts = shots[0], caption.texts
    first, second, unit = y + 30, y + 72, view.unit(shot.target)
    wide = WIDE - 2 * MARGIN
    plate = Box(0, 0, wide, SHOT - 8, PANEL, round=8)
    taken = {shot.target, shot.mode} <= caption.chosen and any(
        each.weapon in caption.chosen for each in shots
    )
    edge = (Box(0, 0, wide, SHOT - 8, "", GOLD, 5, 8),) if taken else ()
    name = f"shot-{shot.weapon}-{shot.mode}-{shot.target}"
    yield Group(name, (plate,), MARGIN, y + 2)
    if taken:
        yield Group(f"chosen-{name}", edge, MARGIN, y + 2)
    if unit is not None:
        face = art.token(art.Face(unit.side, unit.kind, art.called(unit.id), 3), 24)
        yield Group(f"target-{shot.target}", face, MARGIN + 44, y + 50)
    x = MARGIN + 112
    said = texts("vee-shot", target=caption.id(shot.target), mode=caption.id(shot.mode))
    yield words(x, first, said, room=610, weight=700)
    likely = texts("vee-shot-chance", chance=shot.chance)
    yield Group(f"chance-{shot.chance}", (words(0, 0, likely, weight=800),), WIDE - 286, first)
    price = words(24, 0, str(shot.cost), art.LETTER, art.PHOSPHOR, weight=700)
    yield Group(f"cost-{shot.cost}", (*art.bolt(17), price), WIDE - 100, first)
    why = texts("vee-shot-value", range=shot.range, speed=shot.relative, value=shot.value)
    arms = texts.row([caption.id(each.weapon) for each in shots])
    yield words(x, second, texts("vee-shot-why", why=why, weapons=arms), art.LETTER, SOFT, room=860)
