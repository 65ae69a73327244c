"""Space Dealer: the final scores."""

from __future__ import annotations

from typing import Final

from engine import Result, Seat
from games.space_dealer.view import View
from render.board import Caption
from render.palette import GOLD, PANEL, RAISED, RIM, SEATS, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene
from render.shapes import badge, sky

from .space_dealer_parts import LETTER, MARGIN, WIDE, words

TABLE: Final = 170
ROW: Final = 78
FIRST: Final = 446
STEP: Final = 122


def sheet(view: View, caption: Caption) -> Scene:
    """A row a player, the winner first: markers placed, and where the points came from."""
    result = view.result
    assert result is not None
    marks = _title(view, result, caption)
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    for n, seat in enumerate(order):
        marks += _row(result, Seat(seat), caption, TABLE + n * ROW)
    size = (WIDE, TABLE + ROW * len(order) + MARGIN)
    return Scene(size, SPACE, sky(*size, 80), tuple(marks))


def _title(view: View, result: Result, caption: Caption) -> list[Mark]:
    texts = caption.texts
    winners = [caption.name(seat) for seat in result.winners]
    marks: list[Mark] = [
        words(MARGIN + 8, 42, texts("dealer-final"), 40, weight=800, room=300),
        words(
            WIDE - MARGIN - 8,
            42,
            texts("dealer-winners", who=winners, count=len(winners)),
            32,
            GOLD,
            "right",
            room=660,
            weight=700,
        ),
        words(MARGIN + 8, 92, texts(f"over-{view.over}"), LETTER, SOFT, room=WIDE - 50),
    ]
    for n, column in enumerate(result.columns):
        x = FIRST + n * STEP
        marks.append(words(x, 142, texts(f"column-{column}"), 24, SOFT, "middle", room=STEP))
    return marks


def _row(result: Result, seat: Seat, caption: Caption, y: int) -> list[Mark]:
    won = result.places[seat] == 1
    fill, edge, width = (RAISED, GOLD, 3) if won else (PANEL, RIM, 1)
    middle = y + (ROW - 10) // 2
    box = Box(0, 0, WIDE - 32, ROW - 10, fill, edge, width, 12)
    marks: list[Mark] = [
        Group(f"sheet-{seat}", (Group("won" if won else "plate", (box,)),), MARGIN, y),
        Group(f"badge-seat-{seat}", badge(SEATS[seat], 20), MARGIN + 38, middle),
        words(MARGIN + 72, middle, caption.name(seat), 30, room=290, instead=SEATS[seat].letter),
    ]
    for n, figure in enumerate(result.rows[seat]):
        last = n == len(result.columns) - 1
        colour, size = (GOLD, 40) if last else (WHITE if figure else SOFT, 32)
        x = FIRST + n * STEP
        said = words(x, middle, str(figure), size, colour, "middle", weight=800)
        marks.append(Group(f"figure-{result.columns[n]}", (said,)))
    return marks
