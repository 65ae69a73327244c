"""Delta Vee: the private picture: the plan drawn and counted, what can be fired, the own logs."""

from __future__ import annotations

from games.delta_vee.log_view import LogView, PartView
from games.delta_vee.view import View
from render.board import Caption
from render.palette import GOLD, LIT, PANEL, RIM, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene

from . import delta_vee_art as art
from . import delta_vee_facts as facts
from .delta_vee_log import compartment, stock, words
from .delta_vee_map import MARGIN, RIMS, WIDE, ground, near
from .delta_vee_traffic import traffic

SHOTS = 6
"""How many fires are listed; the likeliest first."""
_COLUMNS = (("range", 520), ("relative", 620), ("value", 730), ("chance", 850), ("cost", 960))
"""Where the figures of a fire stand."""
LINE, CARD, TITLE = 40, 74, 56
ACROSS = 3


def hand(view: View, caption: Caption) -> Scene | None:
    """What the viewer's side alone knows; nothing for spectators and after the end."""
    if view.side is None or view.over:
        return None
    marks: list[Mark] = []
    backdrop: list[Mark] = []
    y = MARGIN
    unit = view.unit(view.hand) if view.hand else None
    if unit is not None:
        win = near(view, unit, MARGIN + RIMS, y + RIMS)
        backdrop += ground(view.sheets, win)
        marks += traffic(view, win)
        y += RIMS + win.high + 14
    y = _plan(view, caption, y, marks)
    y = _shots(view, caption, y, marks)
    for said in _orders(view, caption):
        marks.append(words(MARGIN + 8, y + LINE // 2, said, 26, GOLD, room=WIDE - 3 * MARGIN))
        y += LINE
    for log in facts.ships(view, view.side):
        y = _sheet(log, caption, y, marks, full=not view.hand or log.id == view.hand)
    return Scene((WIDE, y + MARGIN), SPACE, tuple(backdrop), tuple(marks))


def _plan(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    lines = facts.plan_lines(view, caption)
    if view.draft is None or not lines:
        return y
    title = caption.texts("vee-plan", unit=caption.id(view.draft.unit))
    marks.append(words(MARGIN + 8, y + TITLE // 2, title, 34, LIT, weight=800))
    y += TITLE
    for n, said in enumerate(lines):
        colour = SOFT if n else WHITE
        marks.append(words(MARGIN + 8, y + LINE // 2, said, 26, colour, room=WIDE - 3 * MARGIN))
        y += LINE
    return y + 8


def _shots(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """VE860: the fires that can be ordered, the likeliest first."""
    if not view.shots:
        return y
    texts = caption.texts
    title = texts("vee-shots", unit=view.hand)
    marks.append(words(MARGIN + 8, y + TITLE // 2, title, 34, LIT, weight=800))
    y += TITLE
    for column, x in _COLUMNS:
        said = texts(f"vee-column-{column}")
        head = words(x, y - TITLE // 2, said, 24, SOFT, "middle", weight=700)
        marks.append(Group(f"column-{column}", (head,)))
    for shot in facts.best(view.shots)[:SHOTS]:
        middle = y + LINE // 2
        marks += [
            Group(f"shot-{shot.weapon}-{shot.mode}-{shot.target}", (), 0, y),
            Group("target", (words(MARGIN + 8, middle, shot.target, 28, weight=800),)),
            words(MARGIN + 84, middle, caption.id(shot.weapon), 26, SOFT, room=120),
            words(MARGIN + 210, middle, caption.id(shot.mode), 26, room=230),
        ]
        for column, x in _COLUMNS:
            figure, bold = str(getattr(shot, column)), column == "chance"
            colour = GOLD if bold else WHITE
            cell = words(x, middle, figure, 30 if bold else 26, colour, "middle")
            marks.append(Group(f"figure-{column}", (cell,)))
        y += LINE
    if len(view.shots) > SHOTS:
        more = texts("vee-shots-more", count=len(view.shots) - SHOTS)
        marks.append(words(MARGIN + 8, y + LINE // 2, more, 24, SOFT))
        y += LINE
    return y + 8


def _orders(view: View, caption: Caption) -> list[str]:
    """What is being stowed, plans put aside, and the viewer's standing orders."""
    return [
        *facts.aside(view, caption),
        *facts.stowing(view, caption),
        *facts.standing(view, caption),
    ]


def _sheet(log: LogView, caption: Caption, y: int, marks: list[Mark], *, full: bool) -> int:
    """The log of a ship: its figures, and its compartments, ``full`` with what is in them."""
    colour = art.SIDES[log.side].colour
    middle = y + TITLE // 2
    marks += [
        Group(f"sheet-{log.id}", art.hull(log.model, 12, 24, colour), MARGIN + 30, middle),
        Group("letter", art.sigil(log.side, log.letter, 13), MARGIN + 30, middle + 1),
        words(MARGIN + 68, middle, caption.id(log.model), 32, colour, room=230, weight=800),
    ]
    if log.fate:
        said = facts.state_name(log, caption)
        marks.append(words(MARGIN + 310, middle, said, 26, SOFT))
        return y + TITLE
    marks += _energy(log, caption, y)
    y += TITLE
    if not full:
        return _brief(log, caption, y, marks)
    rest = facts.figures(log, caption)
    marks.append(words(MARGIN + 68, y + LINE // 2 - 8, rest, 24, SOFT, room=900))
    y += LINE
    step = (WIDE - 2 * MARGIN) // ACROSS
    for n, part in enumerate(log.parts):
        row, column = divmod(n, ACROSS)
        marks += _card(part, caption, MARGIN + column * step, y + row * CARD, step - 8)
    return y + -(-len(log.parts) // ACROSS) * CARD + 10


def _brief(log: LogView, caption: Caption, y: int, marks: list[Mark]) -> int:
    """The compartments of a ship while another one is in hand."""
    for n, part in enumerate(log.parts):
        face = compartment(facts.part_label(part, caption), part.condition)
        spot = (MARGIN + 68 + n * 58, y + 14)
        marks.append(Group(f"part-{log.id}-{part.part}-{part.condition}", face, *spot))
    return y + 42


def _energy(log: LogView, caption: Caption, y: int) -> list[Mark]:
    texts = caption.texts
    energy, capacity = log.energy or 0, log.capacity or 0
    x, wide = MARGIN + 310, 240
    filled = wide * energy // capacity if capacity else 0
    said = texts("vee-energy-of", energy=energy, capacity=capacity)
    return [
        Group(
            f"gauge-{energy}",
            (
                Box(0, 0, wide, 20, PANEL, RIM, 1, 4),
                *((Box(0, 0, filled, 20, art.PHOSPHOR, "", 0, 4),) if filled > 8 else ()),
            ),
            x,
            y + TITLE // 2 - 10,
        ),
        words(x + wide + 16, y + TITLE // 2, said, 26, art.PHOSPHOR, room=400, weight=700),
    ]


def _card(part: PartView, caption: Caption, x: int, y: int, wide: int) -> list[Mark]:
    """A compartment: its state, armor, name and what is in it."""
    panel = Box(0, 0, wide, CARD - 8, PANEL, RIM, 1, 6)
    label = facts.part_label(part, caption)
    number = part.part.removeprefix("pod-") if part.part.startswith("pod-") else label
    marks: list[Mark] = [
        Group(f"card-{part.part}-{part.condition}", (panel,), x, y),
        Group(f"state-{part.condition}", compartment(number, part.condition), x + 8, y + 24),
        words(x + 72, y + 24, caption.id(part.kind or part.part), 24, room=wide - 76, weight=700),
        Group(f"armor-{part.armor or 0}", art.pips(part.armor or 0, 12), x + 16, y + 52),
    ]
    if part.craft is not None:
        said = facts.craft_name(part.craft, caption)
        marks.append(words(x + 68, y + 50, said, 22, SOFT, room=wide - 76))
        return marks
    return marks + stock(part, x + 68, y + 51)
