"""Delta V: the grid with the station, the contracts beside it, the players below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from engine import Seat
from games.delta_v.parts import ALIEN as ENCOUNTER
from games.delta_v.parts import COLUMNS, LAST_ALIEN, MINERALS, OMNIDIUM, ROWS, STATION, mineral
from games.delta_v.view import CellView, View
from render.board import Board, Caption
from render.boards.delta_v_parts import (
    LETTER,
    back,
    berth,
    bribe,
    contract,
    corners,
    face,
    frame,
    gone,
    home,
    incident,
    note,
    plates,
    rockets,
    still,
    taken,
    visitor,
)
from render.boards.delta_v_signs import CALLOUTS, PLAIN, SIGNS
from render.boards.delta_v_words import (
    alt,
    crews_at,
    is_note,
    message_stakes,
    owing,
    progress,
    still_there,
    text,
)
from render.palette import ALIEN, GOLD, LIT, PANEL, RAISED, RIM, SEATS, SOFT, SPACE, WHITE
from render.scene import Box, Disc, Group, Mark, Scene, Text
from render.shapes import badge, sky
from render.text import tame

WIDTH = 1024
_LEFT, _TOP, _PITCH = 96, 204, 100
"""Middle of cell A1, and the distance between cells."""
_SIDE, _LIST = 792, 134
"""Upper left corner of the first contract."""
_LEFT_AT = 934
"""The line of what is left on the board, with up to 16 contracts."""
_BELOW = 964
"""Where the players begin, with up to 16 contracts."""
_PANEL = 248


def scene(view: View, caption: Caption) -> Scene:
    """The board; for a seat's view with its notes, if the table keeps a notebook."""
    below = _BELOW + max(0, len(view.contracts) - 16) * 46
    marks = (
        *_header(view, caption),
        *_grid(view, caption),
        *_contracts(view, caption),
        *_still_there(view, caption, below - _BELOW + _LEFT_AT),
        *_players(view, caption, below),
    )
    size = (WIDTH, below + _PANEL + 8)
    return Scene(size, SPACE, _backdrop(*size), tuple(marks))


@cache
def _backdrop(width: int, height: int) -> tuple[Mark, ...]:
    """The sky, the field in one piece, and coordinates on every edge of it."""
    field = _PITCH * len(COLUMNS)
    marks: list[Mark] = list(sky(width, height, 80))
    corner = _LEFT - _PITCH // 2, _TOP - _PITCH // 2
    marks.append(Group("field", (Box(*corner, field, field, PANEL, round=6),)))
    for n, column in enumerate(COLUMNS):
        x = _LEFT + n * _PITCH
        marks += [_coordinate(column, x, y) for y in (_TOP - 64, _TOP + 676)]
    for n, row in enumerate(ROWS):
        y = _TOP + n * _PITCH
        marks += [_coordinate(row, x, y) for x in (_LEFT - 72, _LEFT + 672)]
    return tuple(marks)


def _coordinate(name: str, x: int, y: int) -> Group:
    return Group(f"coordinate-{name}", (Text(0, 0, name, 30, SOFT),), x, y)


def _header(view: View, caption: Caption) -> Iterator[Mark]:
    """Who owes what, or who has won; how far the match is; signals of the aliens."""
    seats = view.result.winners if view.result else view.waiting
    room = 560 // max(len(seats), 1)
    for n, seat in enumerate(seats):
        yield Group(f"turn-seat-{seat}", badge(SEATS[seat], 25), 42 + n * room, 42)
        yield _name(caption, seat, 78 + n * room, 42, room - 70, 38)
    yield Text(78, 98, owing(view, caption), 32, WHITE, "left", 600, 680)
    far = progress(view, caption)
    yield Text(WIDTH - 16, 42, far, LETTER, SOFT, "right", 600, 430)
    for n in range(LAST_ALIEN):
        full = n < view.encounters
        dot = Disc(0, 0, 13, ALIEN if full else "", "" if full else RIM, 0 if full else 3)
        name = "encounter" if full else "no-encounter"
        yield Group(name, (dot,), WIDTH - 29 - (LAST_ALIEN - 1 - n) * 40, 98)


def _name(caption: Caption, seat: Seat, x: int, y: int, room: int, size: int) -> Text:
    instead = caption.texts("board-seat", letter=SEATS[seat].letter)
    return Text(x, y, tame(caption.names[seat]), size, WHITE, "left", 700, room, instead)


def _grid(view: View, caption: Caption) -> Iterator[Mark]:
    for column, row in ((column, row) for row in ROWS for column in COLUMNS):
        if (name := f"row-{row}") in caption.highlighted and column == "A":
            yield from _lit_line(name, _LEFT - 72, _cell_at("A" + row)[1])
        if (name := f"column-{column}") in caption.highlighted and row == "1":
            yield from _lit_line(name, _cell_at(column + "1")[0], _TOP - 64)
    x, y = _cell_at("D4")
    crews = [(seat, player.station) for seat, player in enumerate(view.players) if player.station]
    marks = [home(), *plates(crews)]
    if STATION in caption.highlighted:
        marks.append(frame(f"highlighted-{STATION}", LIT, 5))
    if STATION in view.last or "D4" in view.last:
        marks.append(corners("last-station"))
    yield Group("home", tuple(marks), x, y)
    for cell in view.cells:
        yield Group(f"tile-{cell.cell}", tuple(_tile(cell, view, caption)), *_cell_at(cell.cell))


def _lit_line(name: str, x: int, y: int) -> Iterator[Mark]:
    letter = name.partition("-")[2]
    yield Group(
        f"highlighted-{name}",
        (Box(-20, -20, 40, 40, LIT, round=6), Text(0, 0, letter, 30, SPACE)),
        x,
        y,
    )


def _cell_at(cell: str) -> tuple[int, int]:
    return _LEFT + COLUMNS.index(cell[0]) * _PITCH, _TOP + ROWS.index(cell[1]) * _PITCH


def _tile(cell: CellView, view: View, caption: Caption) -> Iterator[Group]:
    if cell.up:
        yield face(cell.face)
    else:
        yield back(ROWS.index(cell.cell[1])) if cell.tile else gone()
    yield from _pieces(cell, view)
    if view.attempt and cell.cell in view.attempt.cells:
        yield frame(f"turned-{cell.cell}", GOLD, 5)
    if cell.cell in caption.highlighted:
        yield frame(f"highlighted-{cell.cell}", LIT, 5)
    if cell.cell in view.last:
        yield corners(f"last-{cell.cell}")


def _pieces(cell: CellView, view: View) -> Iterator[Group]:
    """Rockets, alien and note, each where the others leave it room."""
    known = is_note(cell, view)
    visited = cell.cell == view.alien
    crews = crews_at(view, cell.cell)
    if cell.up:
        yield from rockets(crews, 26, -16, 28)
    elif known or visited:
        yield from rockets(crews, (-22 if known else -14) if visited else 0, 18, 28)
    else:
        yield from rockets(crews, 0, 4, 38)
    if visited and not crews and not known and not cell.up:
        yield visitor(0, 0, 38)
    elif visited:
        yield visitor(27, 22, 21) if known or cell.up else visitor(22, -20, 27)
    if known:
        # What lies open at the end is nobody's note.
        colour = SOFT if view.seat is None or view.over else SEATS[view.seat].colour
        yield note(cell.cell, cell.face, colour)


def _contracts(view: View, caption: Caption) -> Iterator[Mark]:
    pitch = max(46, min(62, 744 // len(view.contracts)))
    for n, (name, minerals, owner) in enumerate(view.contracts):
        running = view.attempt is not None and view.attempt.contract == name
        group = contract(
            name,
            minerals,
            owner,
            pitch - 8,
            found=view.attempt.counts_as if view.attempt and running else None,
            highlighted=name in caption.highlighted,
        )
        yield Group(group.name, group.marks, _SIDE, _LIST + n * pitch)


def _still_there(view: View, caption: Caption, y: int) -> Iterator[Mark]:
    """What may still be turned up, under the grid and the contracts."""
    minerals, encounters, others = still_there(view)
    yield Text(24, y, caption.texts("board-picture-left"), LETTER, SOFT, "left")
    for n, (name, count) in enumerate(minerals.items()):
        yield still(name, count, 126 + n * 108, y)
    yield still(ENCOUNTER, encounters, 780, y)
    said = caption.texts("board-picture-others", count=others)
    yield Group(f"left-others-{others}", (Text(0, 0, said, LETTER, WHITE, "right"),), 1000, y)


def _players(view: View, caption: Caption, y: int) -> Iterator[Mark]:
    seats = len(view.players)
    wide = (WIDTH - 16 - 8 * seats) // seats
    for n in range(seats):
        seat = Seat((view.first + n) % seats)
        marks = _player(view, seat, caption, wide)
        yield Group(f"player-{seat}", tuple(marks), 12 + n * (wide + 8), y)


def _player(view: View, seat: Seat, caption: Caption, wide: int) -> Iterator[Mark]:
    player, own = view.players[seat], seat == view.seat
    yield from _plate(view, seat, caption, wide)
    yield Group(f"badge-seat-{seat}", badge(SEATS[seat], 22), 34, 34)
    yield _name(caption, seat, 66, 34, wide - 78, LETTER)
    total = Text(0, 0, str(player.points), 44, GOLD, "right", 800)
    yield Group("points", (total,), wide - 14, 130)
    if view.result:
        place = caption.texts("board-place", place=view.result.places[seat])
        yield Text(wide - 14, 177, place, LETTER, WHITE, "right")
    counters = [
        bribe(name, spent=spent, highlighted=own and not spent and name in caption.highlighted)
        for name in MINERALS
        for spent, held in ((False, player.bribes), (True, player.spent))
        for _ in range(held.count(name))
    ]
    signs = [incident(id_, fresh=False) for id_ in player.incidents]
    signs += [incident(id_, fresh=True) for id_ in player.fresh]
    yield from _in_line(counters, 84, 44, wide)
    yield from _in_line([berth(seat)] * player.yard, 130, 31, wide - 76)
    yield from _in_line(signs, 177, 46, wide - 110 if view.result else wide)
    yield from _taken(player.tiles, wide)


def _plate(view: View, seat: Seat, caption: Caption, wide: int) -> Iterator[Group]:
    """What a player's pieces lie on; a bright edge says something about them."""
    if f"seat-{seat}" in caption.highlighted:
        name, edge = f"highlighted-seat-{seat}", LIT
    elif view.result is not None and seat in view.result.winners:
        name, edge = "won", GOLD
    elif seat == view.active and not view.over:
        name, edge = f"active-{seat}", SEATS[seat].colour
    else:
        name, edge = "", RAISED
    yield Group("plate", (Box(0, 0, wide, _PANEL, PANEL, "" if name else edge, 4, 5),))
    if name:
        yield Group(name, (Box(0, 0, wide, _PANEL, "", edge, 4, 5),))


def _taken(tiles: tuple[str, ...], wide: int) -> Iterator[Group]:
    """The tiles taken, by mineral."""
    found = Counter(map(mineral, tiles))
    kinds = [(name, found[name]) for name in (*MINERALS, OMNIDIUM) if found[name]]
    step = min(56, (wide - 12) // max(len(kinds), 1))
    for n, (name, count) in enumerate(kinds):
        yield taken(name, count, 24 + n * step, 223)


def _in_line(groups: list[Group], y: int, step: int, wide: int) -> Iterator[Group]:
    """Groups side by side, closer when there are many."""
    step = min(step, (wide - 64) // max(len(groups) - 1, 1))
    for n, group in enumerate(groups):
        yield Group(group.name, group.marks, 33 + n * step, y)


BOARD = Board(
    scene=scene,
    text=text,
    alt=alt,
    stakes=message_stakes,
    signs=SIGNS,
    plain=PLAIN,
    callouts=CALLOUTS,
)
