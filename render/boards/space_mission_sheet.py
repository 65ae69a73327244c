"""Space Mission: the final picture, the score sheet by category with everybody's tiles."""

from __future__ import annotations

from engine import Result, Seat
from games.space_mission.view import View
from render.board import Caption
from render.letters import LETTER, words
from render.palette import GOLD, SEATS, SOFT, SPACE, WHITE
from render.scene import Group, Mark, Scene
from render.shapes import Marks, sky

from .space_mission_art import cup, gate, hull, tile, token
from .space_mission_parts import MARGIN, WIDE, counted, plate

ROW = 142
HEAD = 108
TABLE = 148
"""Where the first player's row begins."""
FIRST = 366
STEP = 86
"""Where the first column of figures stands, and how far apart they are."""


def sheet(view: View, caption: Caption) -> Scene:
    """One row a player, the winner first: points by category and the tiles they came from."""
    result = view.result
    assert result is not None
    marks = [*_title(result, caption), *_columns(result)]
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
        words(MARGIN + 12, 40, texts("mission-final"), 40, weight=800, room=360),
        words(WIDE - MARGIN - 12, 40, winners, LETTER, GOLD, "right", room=600, weight=700),
    ]


def _columns(result: Result) -> list[Mark]:
    marks: list[Mark] = []
    for n, column in enumerate(result.columns):
        x = FIRST + n * STEP
        marks.append(Group(f"icon-{column}", _icon(column), x, HEAD))
    return marks


def _icon(column: str) -> Marks:
    match column:
        case "gate":
            return gate(22)
        case "stations":
            return hull(15)
        case "total":
            return cup(26)
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
        Group(f"badge-seat-{seat}", token(seat, 22), 48, middle),
        words(78, middle, caption.name(seat), room=244, weight=700, instead=SEATS[seat].letter),
    ]
    for n, (column, points) in enumerate(zip(result.columns, result.rows[seat], strict=True)):
        colour, size = (GOLD, 46) if column == "total" else (WHITE if points else SOFT, 44)
        said = words(0, 0, str(points), size, colour, "middle", weight=800)
        marks.append(Group(f"points-{column}-{seat}", (said,), FIRST + n * STEP, middle))
    taken = view.pilots[seat].taken
    return marks + counted(taken, 50, y + 98, 25, 96, "scored-{}".format)
