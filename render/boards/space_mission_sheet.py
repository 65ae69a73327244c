"""Space Mission: the final picture, the score sheet by category with everybody's tiles."""

from __future__ import annotations

from engine import Result, Seat
from games.space_mission.view import View
from render.board import Caption
from render.palette import GOLD, SEATS, SOFT, SPACE, WHITE
from render.scene import Group, Mark, Scene
from render.shapes import Marks, badge, sky

from .space_mission_art import gate, station, tile
from .space_mission_parts import MARGIN, WIDE, counted, plate, words

ROW = 148
HEAD = 92
TABLE = 190
"""Where the first player's row begins."""
FIRST = 352
STEP = 85
"""Where the first column of figures stands, and how far apart they are."""


def sheet(view: View, caption: Caption) -> Scene:
    """One row a player, the winner first: points by category and the tiles they came from."""
    result = view.result
    assert result is not None
    marks = [*_title(result, caption), *_columns(result, caption)]
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    for n, seat in enumerate(order):
        marks += _row(view, result, Seat(seat), caption, TABLE + n * ROW)
    high = TABLE + ROW * len(order) + MARGIN
    return Scene((WIDE, high), SPACE, sky(WIDE, high, 110), tuple(marks))


def _title(result: Result, caption: Caption) -> list[Mark]:
    texts = caption.texts
    names = [caption.name(seat) for seat in result.winners]
    winners = texts("mission-winners", who=names, count=len(names))
    return [
        words(MARGIN + 8, 42, texts("mission-final"), 40, weight=800, room=400),
        words(WIDE - MARGIN - 8, 42, winners, 32, GOLD, "right", room=580, weight=700),
    ]


def _columns(result: Result, caption: Caption) -> list[Mark]:
    marks: list[Mark] = []
    for n, column in enumerate(result.columns):
        x = FIRST + n * STEP
        icon = _icon(column)
        if icon:
            marks.append(Group(f"icon-{column}", icon, x, HEAD + 14))
        said = caption.texts(f"mission-sheet-{column}")
        marks.append(words(x, HEAD + 66, said, 24, SOFT, "middle", room=STEP + 4))
    return marks


def _icon(column: str) -> Marks:
    match column:
        case "gate":
            return gate(22)
        case "stations":
            return station(4, 15)[:3]
        case "total":
            return ()
    kinds = {
        "ore": "ore-red",
        "aliens": "alien-brown",
        "matter": "matter-green",
        "water": "water",
        "medals": "medal",
    }
    return tile(kinds[column], 24)


def _row(view: View, result: Result, seat: Seat, caption: Caption, y: int) -> list[Mark]:
    won = result.places[seat] == 1
    ground = plate("won" if won else "", WIDE - 2 * MARGIN, ROW - 12, 12)
    middle = y + 38
    marks: list[Mark] = [
        Group(f"sheet-{seat}", ground, MARGIN, y),
        Group(f"badge-seat-{seat}", badge(SEATS[seat], 20), MARGIN + 38, middle),
        words(MARGIN + 72, middle, caption.name(seat), 30, room=215, instead=SEATS[seat].letter),
    ]
    for n, (column, points) in enumerate(zip(result.columns, result.rows[seat], strict=True)):
        colour, size = (GOLD, 40) if column == "total" else (WHITE if points else SOFT, 32)
        said = words(0, 0, str(points), size, colour, "middle", weight=800)
        marks.append(Group(f"points-{column}", (said,), FIRST + n * STEP, middle))
    taken = view.pilots[seat].taken
    return marks + counted(taken, MARGIN + 40, y + 100, 26, 96)
