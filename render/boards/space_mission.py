"""Space Mission: the board, a player's own board, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from games.space_mission.parts import GATE, SYMBOLS, coordinates
from games.space_mission.view import PilotView, View
from render.board import Board, Caption
from render.palette import GOLD, LIT, RIM, SOFT, SPACE
from render.scene import Group, Line, Mark, Scene
from render.shapes import Marks, sky

from .space_mission_art import coordinate
from .space_mission_parts import (
    CARD,
    CELL,
    COLUMNS,
    GAP,
    LETTER,
    MARGIN,
    ROW,
    WIDE,
    card,
    cell,
    corners,
    counted,
    frame,
    large_card,
    middle,
    pilot_row,
    pips,
    tile_face,
    words,
)
from .space_mission_sheet import sheet
from .space_mission_signs import CALLOUTS, PLAIN, SIGNS
from .space_mission_stakes import stakes
from .space_mission_text import alt, progress, text

HEAD = 76
RING = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""Columns and rows of the eight planets, clockwise from the upper left, around the gate."""
CARD_AT = MARGIN
CARD_STEP = CARD[0] + 15
"""Where the first card lies, and how far the others are from it."""
LEGEND = 48
"""Height of the line that says what the coordinates are."""
RING_END = HEAD + 3 * CELL[1] + 2 * GAP


def scene(view: View, caption: Caption) -> Scene:
    """The board as the viewer may see it; at the end the score sheet."""
    if view.result is not None:
        return sheet(view, caption)
    marks = [*_head(view, caption), *_ring(view, caption)]
    marks += legend(caption, RING_END + GAP)
    y = RING_END + GAP + LEGEND
    marks += _pilots(view, caption, y)
    y += 40 + ROW * len(view.pilots) + 8
    if view.own is not None:
        y = _own(view, caption, y, marks)
    stars = 50 if view.own is None else 0
    return Scene((WIDE, y + MARGIN), SPACE, _backdrop(y + MARGIN, stars), tuple(marks))


def spot(column: int, row: int) -> tuple[int, int]:
    """The upper left corner of a cell."""
    return MARGIN + column * (CELL[0] + GAP), HEAD + row * (CELL[1] + GAP)


@cache
def _backdrop(high: int, stars: int) -> Marks:
    """The sky, the lanes of the ring, the panels of the planets.

    A private board has no stars, because it shows more in the same bytes.
    """
    centres = [(x + CELL[0] // 2, y + CELL[1] // 2) for x, y in (spot(*place) for place in RING)]
    panels = tuple(Group("cell", frame("", 0), *spot(*place)) for place in RING)
    lanes = Group("lanes", (Line((*centres, centres[0]), RIM, 10),))
    return (*sky(WIDE, high, stars), lanes, *panels)


def legend(caption: Caption, y: int) -> list[Mark]:
    """What the shapes of the coordinates stand for (SM4)."""
    marks: list[Mark] = []
    for n, symbol in enumerate(SYMBOLS):
        x = MARGIN + 30 + n * 170
        marks.append(Group(f"legend-{symbol}", coordinate(symbol, 0, 17), x, y + 20))
        marks.append(words(x + 30, y + 20, caption.texts(f"mission-{symbol}"), LETTER, SOFT))
    joker = caption.texts("mission-joker")
    return [*marks, words(WIDE - MARGIN - 8, y + 20, joker, LETTER, SOFT, "right", room=440)]


def _head(view: View, caption: Caption) -> list[Mark]:
    texts = caption.texts
    said = texts("mission-round", round=view.round)
    marks: list[Mark] = [words(MARGIN + 8, 40, said, 36, weight=800)]
    if view.last_round:
        marks.append(words(MARGIN + 210, 40, texts("mission-last-round"), 30, GOLD, weight=700))
    marks.append(pips(view.space, view.end_at, WIDE - MARGIN, 40))
    right = WIDE - MARGIN - 26 * view.end_at - 8
    return [*marks, words(right, 40, progress(view, caption), 30, SOFT, anchor="right")]


def _ring(view: View, caption: Caption) -> list[Mark]:
    marks: list[Mark] = []
    for look, place in zip(view.planets, RING, strict=False):
        x, y = spot(*place)
        if look.name in caption.highlighted:
            marks.append(Group(f"highlighted-{look.name}", frame(LIT, 5), x, y))
        elif look.name == view.looking:
            marks.append(Group(f"looking-{look.name}", frame(GOLD, 5), x, y))
        if look.name == view.last:
            marks.append(Group("last", corners(), x, y))
        marks += cell(look, caption.id(look.name), _ships(view, look.name), x, y)
    return marks + middle(caption.id(GATE), view.pilots, _ships(view, GATE), *spot(1, 1))


def _ships(view: View, place: str) -> list[int]:
    return [pilot.seat for pilot in view.pilots if pilot.ship == place]


def _pilots(view: View, caption: Caption, y: int) -> list[Mark]:
    stock = caption.texts("mission-text-cards", draw=view.draw, discard=view.discard)
    marks: list[Mark] = [words(MARGIN + 8, y + 20, stock, LETTER, SOFT, room=400)]
    for column, x in COLUMNS:
        head = words(0, 0, caption.texts(f"mission-{column}"), LETTER, SOFT, "middle")
        marks.append(Group(f"column-{column}", (head,), x, y + 20))
    for n, pilot in enumerate(view.pilots):
        owes = pilot.seat == view.turn
        name, actions = caption.name(pilot.seat), view.actions if owes else 0
        marks += pilot_row(pilot, name, y + 40 + n * ROW, actions, owes=owes)
    return marks


def _own(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """The viewer's cards, or the pile that they look through, and their tiles. Where it ends."""
    own, texts = view.own, caption.texts
    assert own is not None
    seen = _seen(view)
    if seen:
        title = texts("mission-pile", planet=caption.id(view.looking))
        marks.append(words(MARGIN + 8, y + 22, title, 30, GOLD, weight=700))
        marks += _tiles(seen, caption.highlighted, y + 98)
    else:
        marks.append(words(MARGIN + 8, y + 22, texts("mission-hand"), 30, weight=700))
        marks += [
            Group(
                f"card-{id_}",
                card(id_, highlighted=id_ in caption.highlighted),
                CARD_AT + n * CARD_STEP,
                y + 48,
            )
            for n, id_ in enumerate(own.hand)
        ]
    y += 162
    label = texts("mission-own") if own.taken else texts("mission-own-none")
    marks.append(words(MARGIN + 8, y + 24, label, 30, weight=700))
    marks += counted(own.taken, MARGIN + 200, y + 26, 22, 66)
    marks.append(_so_far(own, caption, y + 26))
    return y + 60


def _so_far(own: PilotView, caption: Caption, y: int) -> Mark:
    said = caption.texts("mission-so-far", points=own.points or 0)
    return words(WIDE - MARGIN - 8, y, said, LETTER, GOLD, "right", room=150, weight=700)


def _seen(view: View) -> Sequence[str]:
    """The pile that the viewer is looking through."""
    return view.planet(view.looking).tiles if view.looking and view.turn == view.viewer else ()


def _tiles(tiles: Sequence[str], highlighted: frozenset[str], y: int) -> list[Mark]:
    return [
        Group(
            f"seen-{kind}",
            tile_face(kind, highlighted=kind in highlighted),
            MARGIN + 62 + n * 124,
            y,
        )
        for n, kind in enumerate(tiles)
    ]


def hand(view: View, caption: Caption) -> Scene | None:
    """The viewer's cards drawn large, their tiles, and the pile while they look through it."""
    own, texts = view.own, caption.texts
    if own is None or view.over:
        return None
    marks: list[Mark] = []
    y = MARGIN
    seen = _seen(view)
    if seen:
        title = texts("mission-pile", planet=caption.id(view.looking))
        marks.append(words(MARGIN + 8, y + 26, title, 36, GOLD, weight=700))
        y = _named(seen, caption, y + 60, marks)
    title = texts("mission-hand") if own.hand else texts("mission-hand-none")
    marks.append(words(MARGIN + 8, y + 26, title, 36, weight=700))
    for n, id_ in enumerate(own.hand):
        said = [texts(f"mission-{symbol}") for symbol, _ in coordinates(id_)]
        x = CARD_AT + n * CARD_STEP
        marks.append(Group(f"hand-{id_}", large_card(id_, said[0], said[1]), x, y + 60))
    y += 60 + (350 if own.hand else 0)
    title = texts("mission-own") if own.taken else texts("mission-own-none")
    marks.append(words(MARGIN + 8, y + 26, title, 36, weight=700))
    y += 60
    if own.taken:
        y = _named(tuple(dict.fromkeys(own.taken)), caption, y, marks, Counter(own.taken))
    return Scene((WIDE, y + MARGIN), SPACE, sky(WIDE, y + MARGIN, 90), tuple(marks))


def _named(
    tiles: Sequence[str],
    caption: Caption,
    y: int,
    marks: list[Mark],
    counts: Mapping[str, int] = MappingProxyType({}),
) -> int:
    """Tiles with their names, and how many where that is given, four a row. Where they end."""
    step = (WIDE - 2 * MARGIN) // 4
    for n, kind in enumerate(tiles):
        row, column = divmod(n, 4)
        x, top = MARGIN + column * step + step // 2, y + row * 158
        face = tile_face(kind, highlighted=False)
        if kind in counts:
            number = words(60, 0, str(counts[kind]), 40, weight=800)
            face = (*face, Group("count", (number,)))
        marks.append(Group(f"seen-{kind}", face, x, top + 52))
        marks.append(words(x, top + 122, caption.id(kind), 30, anchor="middle", room=step - 8))
    return y + 158 * -(-len(tiles) // 4) + 8


BOARD: Board[View] = Board(
    scene=scene,
    text=text,
    alt=alt,
    hand=hand,
    stakes=lambda view, caption: tuple(stakes(view, caption, caption.name)),
    signs=SIGNS,
    plain=PLAIN,
    callouts=CALLOUTS,
)
