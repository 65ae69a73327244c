"""Space Dealer: a player's own planet, timers with their orders, and unbuilt cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.space_dealer.view import CardView, PlanetView
from games.space_dealer.view_timers import TimerView
from render.board import Caption
from render.palette import GOLD, LIT, PANEL, RAISED, RIM, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene
from render.shapes import gem, sky

from .space_dealer_parts import (
    DUG,
    LETTER,
    LOOKS,
    MARGIN,
    WIDE,
    bundle,
    dug,
    edged,
    points,
    sand,
    state_of,
    words,
)
from .space_dealer_planet import HIGH, planet
from .space_dealer_text import agreed, doing, ordered

CARD: Final = (240, 98)
ROW: Final = 4
LINE: Final = 40


def dashboard(own: PlanetView, caption: Caption) -> Scene:
    """What only its owner sees, below the planet."""
    marks: list[Mark] = planet(own, caption, MARGIN)
    y = MARGIN + HIGH + 8
    y = _timers(own, caption, y, marks)
    faces = {face.id: face for face in own.faces}
    for key, ids in (
        ("dealer-drawn", own.drawn),
        ("dealer-zone", [planned.card for planned in own.zone]),
        ("dealer-pile", own.cards),
    ):
        if ids or key == "dealer-zone":
            y = _shelf(key, [faces[id_] for id_ in ids], own, caption, y, marks)
    size = (WIDE, y + MARGIN)
    return Scene(size, SPACE, sky(*size, 40), tuple(marks))


def _timers(own: PlanetView, caption: Caption, y: int, marks: list[Mark]) -> int:
    """A line a timer and one for each of its standing orders. Where they end."""
    for timer in own.timers:
        lines = ordered(timer, caption)
        high = LINE * (1 + len(lines)) + 14
        highlighted = timer.id in caption.highlighted
        box = Box(
            0,
            0,
            WIDE - 2 * MARGIN,
            high - 6,
            PANEL,
            LIT if highlighted else RIM,
            3 if highlighted else 1,
            10,
        )
        plate = edged(f"desk-{timer.id}", box, lit=highlighted)
        marks.append(Group(f"desk-{timer.id}", (plate,), MARGIN, y))
        marks.append(Group(f"{timer.id}-{state_of(timer)}", sand(timer), MARGIN + 30, y + 26))
        said = doing(own, timer, caption)
        marks.append(words(MARGIN + 62, y + 26, said, LETTER, room=WIDE - 110, weight=700))
        for n, line in enumerate(lines, start=1):
            at = y + 24 + n * LINE
            marks.append(words(MARGIN + 62, at, line, 26, _tone(timer, n), room=WIDE - 110))
        y += high
    for said in agreed(own, caption):
        marks.append(words(MARGIN + 8, y + 20, said, 26, SOFT, room=WIDE - 60))
        y += LINE
    return y


def _tone(timer: TimerView, line: int) -> str:
    """Golden for what can begin, quiet for what has to wait."""
    first = line - bool(timer.aim) - 1
    return GOLD if first >= 0 and timer.outlook[first] == "ready" else SOFT


def _shelf(
    key: str,
    faces: Sequence[CardView],
    own: PlanetView,
    caption: Caption,
    y: int,
    marks: list[Mark],
) -> int:
    """A title and the cards under it, four a row. Where they end."""
    title = caption.texts(key, count=len(faces), places=own.places)
    marks.append(words(MARGIN + 8, y + 24, title, 30, weight=700, room=WIDE - 60))
    y += 52
    for n, face in enumerate(faces):
        line, column = divmod(n, ROW)
        at = (MARGIN + column * (CARD[0] + 10), y + line * (CARD[1] + 10))
        marks.append(Group(f"card-{face.id}", card(face, caption), *at))
    return y + -(-len(faces) // ROW) * (CARD[1] + 10) + 6


def card(face: CardView, caption: Caption) -> tuple[Mark, ...]:
    """A card that is not built: its name, the connections it needs, its demands."""
    highlighted = face.id in caption.highlighted
    box = Box(0, 0, *CARD, RAISED, LIT if highlighted else RIM, 4 if highlighted else 1, 10)
    marks: list[Mark] = [edged(f"card-{face.id}", box, lit=highlighted)]
    left = 10
    if face.kind in DUG:
        marks.append(Group(f"dug-{face.id}", gem(LOOKS[dug(face.id)], 14, 14), left + 14, 26))
        left += 34
    name = caption.texts(f"dealer-card-{face.kind}")
    marks.append(words(left, 26, name, LETTER, WHITE, room=196 - left, weight=700))
    bars = tuple(Box(-10 * n, 0, 6, 24, GOLD, round=2) for n in range(face.links))
    marks.append(Group(f"links-{face.links}", bars, CARD[0] - 16, 14))
    for n, demand in enumerate(face.demands):
        line, column = divmod(n, 2)
        at = (10 + column * 114, 56 + line * 30)
        room = 108 if len(face.demands) > 1 else 160
        said = words(at[0] + room, at[1], points(demand), 24, WHITE, "right", weight=800)
        goods = bundle(demand.goods, at[0], at[1], 13, room - 40)
        marks.append(Group(f"demand-{demand.id}", (*goods, said)))
    return tuple(marks)
