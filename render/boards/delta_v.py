"""Delta V: the grid with the station, the contracts beside it, the players below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine import seat_id
from games.delta_v.parts import COLUMNS, LAST_ALIEN, ROWS, STATION
from games.delta_v.view import CellView, View
from render.board import Board, Caption
from render.boards.delta_v_attempt import counted, verdict
from render.boards.delta_v_parts import (
    CARD,
    back,
    beacon,
    contract,
    corners,
    face,
    frame,
    gone,
    home,
    note,
    rockets,
    still,
    token,
    visitor,
)
from render.boards.delta_v_players import players
from render.boards.delta_v_signs import CALLOUTS, PLACES, PLAIN, SIGNS
from render.boards.delta_v_words import (
    alt,
    crews_at,
    is_note,
    message_stakes,
    progress,
    still_there,
    text,
)
from render.letters import LETTER, width
from render.palette import DANGER, GOLD, LIT, PANEL, SEATS, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene, Text
from render.shapes import sky

WIDTH = 1024
_HEAD = 34
"""The line above all."""
_LEFT, _TOP, _PITCH = 103, 146, 98
"""Middle of cell A1, and the distance between cells."""
_EDGE = _TOP - _PITCH // 2, _TOP - _PITCH // 2 + len(ROWS) * _PITCH
"""Upper and lower edge of the field."""
_SIDE, _ACROSS = 745, 3
"""Left edge of the contracts, and how many stand side by side."""
_STEP = CARD[0] + 4, CARD[1] + 4
_SIGNAL = 46
"""Distance of the alien encounters."""
_STILL = 160
"""Height of what is left."""


def scene(view: View, caption: Caption) -> Scene:
    """The board; for a seat's view with its notes, if the table keeps a notebook."""
    rows = -(-len(view.contracts) // _ACROSS)
    low = max(_EDGE[1], _EDGE[0] + rows * _STEP[1] + 8 + _STILL)
    people, high = players(view, caption, low + 8)
    marks = (
        *_header(view, caption),
        *_grid(view, caption),
        *_contracts(view, caption),
        _still_there(view, caption, low - _STILL),
        *people,
    )
    return Scene((WIDTH, high), SPACE, _backdrop(WIDTH, high), marks)


@cache
def _backdrop(width: int, height: int) -> tuple[Mark, ...]:
    """The sky, and the field in one piece."""
    field = _PITCH * len(COLUMNS)
    marks: list[Mark] = list(sky(width, height, 40))
    corner = _LEFT - _PITCH // 2, _EDGE[0]
    marks.append(Group("field", (Box(*corner, field, field, PANEL, round=12),)))
    return tuple(marks)


def _coordinate(line: str, *, lit: bool) -> Group:
    """The name of a row or a column at its edge."""
    words = Text(0, 0, line.partition("-")[2], LETTER, SPACE if lit else SOFT)
    ground = (Box(-20, -19, 40, 38, LIT, round=8),) if lit else ()
    name = f"highlighted-{line}" if lit else f"coordinate-{line}"
    return Group(f"line-{line}", (Group(name, (*ground, words)),), *_line_at(line))


def _line_at(line: str) -> tuple[int, int]:
    """Where the name of a row or a column stands."""
    kind, _, name = line.partition("-")
    if kind == "row":
        return _LEFT - 70, _cell_at("A" + name)[1]
    return _cell_at(name + "1")[0], _EDGE[0] - 20


def _header(view: View, caption: Caption) -> Iterator[Mark]:
    """How far the match is, and how near the aliens have brought its end."""
    x, aliens = 24, WIDTH - 32 - LAST_ALIEN * _SIGNAL
    if view.attempt is not None:
        x = 86
        yield Group(f"trier-seat-{view.attempt.seat}", token(view.attempt.seat, 22), 50, _HEAD)
    said = caption.texts("board-picture-aliens")
    room = aliens - width(said, 600) - x - 20
    yield Text(x, _HEAD, progress(view, caption), 38, WHITE, "left", 700, room)
    yield Text(aliens + 18, _HEAD, said, LETTER, SOFT, "right")
    for n in range(LAST_ALIEN):
        met = n < view.encounters
        name = f"encounter-{n}" if met else f"no-encounter-{n}"
        yield Group(name, beacon(met), aliens + (n + 1) * _SIGNAL, _HEAD)


def _grid(view: View, caption: Caption) -> Iterator[Mark]:
    for line in (*(f"row-{row}" for row in ROWS), *(f"column-{name}" for name in COLUMNS)):
        yield _coordinate(line, lit=line in caption.highlighted)
    seats = tuple(seat for seat, player in enumerate(view.players) if player.station)
    marks = [home(seats)]
    if STATION in caption.highlighted:
        marks.append(frame(f"highlighted-{STATION}", LIT, 5))
    if STATION in view.last or "D4" in view.last:
        marks.append(corners("last-station"))
    yield Group(f"tile-{STATION}", tuple(marks), *_cell_at("D4"))
    for cell in view.cells:
        yield Group(f"tile-{cell.cell}", tuple(_tile(cell, view, caption)), *_cell_at(cell.cell))


def _cell_at(cell: str) -> tuple[int, int]:
    return _LEFT + COLUMNS.index(cell[0]) * _PITCH, _TOP + ROWS.index(cell[1]) * _PITCH


def _tile(cell: CellView, view: View, caption: Caption) -> Iterator[Group]:
    visited, kind = cell.cell == view.alien, ROWS.index(cell.cell[1])
    crews = crews_at(view, cell.cell)
    if cell.up:
        yield face(cell.face, small=visited or bool(crews))
    elif is_note(cell, view):
        # What lies open at the end is nobody's note.
        colour = SOFT if view.seat is None or view.over else SEATS[view.seat].colour
        yield note(cell.cell, cell.face, kind, colour)
    else:
        yield back(kind) if cell.tile else gone()
    yield from _pieces(cell, view, crews)
    turned = view.attempt is not None and cell.cell in view.attempt.cells
    counts = counted(cell, view.attempt) if view.attempt and turned else ""
    if turned:
        yield frame(f"turned-{cell.cell}", GOLD if counts else DANGER, 5)
    if cell.cell in caption.highlighted:
        yield frame(f"highlighted-{cell.cell}", LIT, 5)
    if cell.cell in view.last:
        yield corners(f"last-{cell.cell}")
    if turned:
        yield verdict(cell, counts, crowded=bool(crews))


def _pieces(cell: CellView, view: View, crews: list[tuple[int, int]]) -> Iterator[Group]:
    """Rockets and alien, below what is known of the tile."""
    known = cell.up or is_note(cell, view)
    if view.attempt and cell.cell in view.attempt.cells:
        yield from rockets(cell.cell, crews, (-21, 22, 26), tight=True)
    elif cell.cell != view.alien:
        yield from rockets(cell.cell, crews, (0, 22, 26) if known else (0, 0, 34))
    elif known:
        yield from rockets(cell.cell, crews, (-21, 22, 26), tight=True)
        yield visitor(28, 29, 18) if crews else visitor(0, 24, 24)
    else:
        yield from rockets(cell.cell, crews, (-12, 14, 28))
        yield visitor(26, -23, 20) if crews else visitor(0, 0, 38)


def _contracts(view: View, caption: Caption) -> Iterator[Mark]:
    for n, (name, minerals, owner) in enumerate(view.contracts):
        running = view.attempt is not None and view.attempt.contract == name
        card = contract(
            name,
            minerals,
            owner,
            found=view.attempt.counts_as if view.attempt and running else None,
            by=view.attempt.seat if view.attempt and running else None,
            highlighted=name in caption.highlighted,
        )
        down, across = divmod(n, _ACROSS)
        yield Group(f"card-{name}", (card,), _SIDE + across * _STEP[0], _EDGE[0] + down * _STEP[1])


def _still_there(view: View, caption: Caption, y: int) -> Group:
    """What may still be turned up, under the contracts."""
    minerals, incidents = still_there(view)
    wide = _ACROSS * _STEP[0] - 4
    said = caption.texts("board-picture-incidents", count=incidents)
    marks: list[Mark] = [
        Group("plate", (Box(0, 0, wide, _STILL, PANEL, round=10),)),
        Text(4, 28, caption.texts("board-picture-left"), LETTER, SOFT, "left"),
        Group("left-incidents", (Text(0, 0, said, LETTER, WHITE, "right"),), wide - 4, 28),
    ]
    for n, (name, count) in enumerate(minerals.items()):
        marks.append(still(name, count, 28 + n % 3 * 84, 80 + n // 3 * 50))
    return Group("left", tuple(marks), _SIDE, y)


def own(view: View) -> tuple[str, ...]:
    """What is the viewer's own."""
    return () if view.seat is None else (f"player-{seat_id(view.seat)}",)


BOARD = Board(
    scene=scene,
    text=text,
    alt=alt,
    stakes=message_stakes,
    signs=SIGNS,
    plain=PLAIN,
    callouts=CALLOUTS,
    own=own,
    places=PLACES,
    pieces=("rockets-{id}-*", "alien"),
)
