"""Space Dealer: what only its owner sees: timers with their orders, and cards not built."""

from __future__ import annotations

from typing import Final

from games.space_dealer.view import PlanetView
from games.space_dealer.view_timers import TimerView
from render.board import Caption
from render.letters import LETTER, PITCH, Hand, broken, laid
from render.palette import GOLD, PANEL, RIM, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene
from render.shapes import sky

from .space_dealer_cards import Cards
from .space_dealer_parts import GLASS, MARGIN, WIDE, glass, lit_edge
from .space_dealer_text import agreed, doing, ordered

LEFT: Final = 78
"""Where the words of a timer begin."""
_ROOM: Final = WIDE - 2 * MARGIN - LEFT - 16
_TITLE: Final = Hand(LETTER, PITCH, (WHITE, 700), (WHITE, 700))


def dashboard(own: PlanetView, caption: Caption) -> Scene:
    """The timers with what follows, then the cards."""
    marks: list[Mark] = []
    y = MARGIN
    for timer in own.timers:
        y = _timer(own, timer, caption, y, marks)
    for said in agreed(own, caption):
        rows = broken("", said, WIDE - 4 * MARGIN)
        marks += laid(rows, 2 * MARGIN, y + PITCH // 2, WIDE - 4 * MARGIN)
        y += PITCH * len(rows) + 6
    cards = Cards(own, caption)
    for key, ids in (
        ("dealer-drawn", own.drawn),
        ("dealer-zone", [planned.card for planned in own.zone]),
        ("dealer-pile", own.cards),
    ):
        if ids or key == "dealer-zone":
            for end, mark in cards.shelf(key, ids, y):
                marks.append(mark)
                y = max(y, end)
    size = (WIDE, y + MARGIN)
    return Scene(size, SPACE, sky(*size, 40), tuple(marks))


def _timer(own: PlanetView, timer: TimerView, caption: Caption, y: int, marks: list[Mark]) -> int:
    """A timer, what it does, and a line for each of its standing orders. Where they end."""
    rows = [(row, _TITLE) for row in broken(doing(own, timer, caption), "", _ROOM, _TITLE)]
    for n, line in enumerate(ordered(timer, caption), start=1):
        hand = Hand(LETTER, PITCH, _TITLE.name, (_tone(timer, n), 500))
        rows += [(row, hand) for row in broken("", line, _ROOM, hand)]
    high = max(len(rows) * PITCH + 20, 3 * GLASS)
    box = Box(0, 0, WIDE - 2 * MARGIN, high, PANEL, RIM, 1, 12)
    marks.append(Group(f"desk-{timer.id}", (Group("plate", (box,)),), MARGIN, y))
    marks.append(
        Group(f"timer-{own.seat}-{timer.id[-1]}", (glass(timer),), MARGIN + 40, y + high // 2)
    )
    first = y + (high - (len(rows) - 1) * PITCH) // 2
    for n, (row, hand) in enumerate(rows):
        marks += laid([row], MARGIN + LEFT, first + n * PITCH, _ROOM, hand)
    if timer.id in caption.highlighted:
        marks.append(Group("edge", (lit_edge(f"desk-{timer.id}", box),), MARGIN, y))
    return y + high + 6


def _tone(timer: TimerView, line: int) -> str:
    """Golden for what can begin, quiet for what has to wait."""
    first = line - bool(timer.aim) - 1
    return GOLD if first >= 0 and timer.outlook[first] == "ready" else SOFT
