"""Space Dealer: the final scores."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import Result, Seat
from games.space_dealer.view import View
from render.board import Caption
from render.letters import LETTER, PITCH, Hand, broken, laid
from render.palette import GOLD, PANEL, RAISED, RIM, SEATS, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene
from render.shapes import badge, sky

from .space_dealer_parts import MARGIN, WIDE, words

ROW: Final = 128
NAME: Final = 40
"""From the upper edge of a row to its name."""
FIGURES: Final = 94
"""The same to its figures."""
_BIG: Final = Hand(44, 54, (GOLD, 800), (GOLD, 800))


def sheet(view: View, caption: Caption) -> Scene:
    """A row a player, the winner first: markers placed, and where the points came from."""
    result = view.result
    assert result is not None
    marks: list[Mark] = []
    y = _title(view, result, caption, marks)
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    for seat in order:
        marks += _row(result, Seat(seat), caption, y)
        y += ROW + 8
    size = (WIDE, y)
    return Scene(size, SPACE, sky(*size, 80), tuple(marks))


def _title(view: View, result: Result, caption: Caption, marks: list[Mark]) -> int:
    """Who has won, and why it is over. Where that ends."""
    texts, room = caption.texts, WIDE - 4 * MARGIN
    names = [caption.name(seat) for seat in result.winners]
    won = broken("", texts("dealer-winners", who=names, count=len(names)), room, _BIG)
    marks += laid(won, 2 * MARGIN, 40, room, _BIG)
    y = 40 + len(won) * _BIG.pitch
    why = broken("", texts(f"over-{view.over}"), room)
    marks += laid(why, 2 * MARGIN, y, room)
    return y + len(why) * PITCH


def _row(result: Result, seat: Seat, caption: Caption, y: int) -> Iterator[Mark]:
    """Badge, name and total above; below the figures that make it."""
    won = result.places[seat] == 1
    wide = WIDE - 2 * MARGIN
    plate = Group("plate", (Box(0, 0, wide, ROW, RAISED if won else PANEL, RIM, 2, 14),))
    yield Group(f"sheet-{seat}", (plate,), MARGIN, y)
    if won:
        yield Group("won", (Box(0, 0, wide, ROW, "", GOLD, 4, 14),), MARGIN, y)
    yield Group(f"badge-seat-{seat}", badge(SEATS[seat], 32), MARGIN + 56, y + ROW // 2)
    instead = SEATS[seat].letter
    yield words(MARGIN + 112, y + NAME, caption.name(seat), 40, room=680, instead=instead)
    *parts, total = zip(result.columns, result.rows[seat], strict=True)
    said = words(0, 0, str(total[1]), 56, GOLD, "right", weight=800)
    yield Group(f"figure-{total[0]}", (said,), WIDE - 3 * MARGIN, y + NAME + 4)
    x = MARGIN + 112
    step = (WIDE - 2 * MARGIN - x) // len(parts)
    for column, figure in parts:
        label = caption.texts(f"column-{column}")
        marks = (
            words(0, 0, str(figure), LETTER, WHITE if figure else SOFT, weight=800),
            words(52, 0, label, LETTER, SOFT, weight=500, room=step - 56),
        )
        yield Group(f"figure-{column}", marks, x, y + FIGURES)
        x += step
