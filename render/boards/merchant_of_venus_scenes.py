"""Merchant of Venus: the board, a player's own picture, and the score sheet, from a look."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine import Result
from games.merchant_of_venus.galaxy import GALAXY
from render.board import Caption
from render.palette import GOLD, PANEL, RAISED, RIM, SEATS, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene
from render.shapes import Marks, badge, sky

from .merchant_of_venus_cards import (
    LINE,
    MARGIN,
    ROW,
    WIDE,
    broken,
    card,
    face_down,
    market,
    rows,
    words,
)
from .merchant_of_venus_look import Look
from .merchant_of_venus_map import HIGH, galaxy, overlay
from .merchant_of_venus_near import HIGH as NEAR_HIGH
from .merchant_of_venus_near import near
from .merchant_of_venus_text import beside, buyers, place, seen, waiting

HEAD: Final = 64
LETTER: Final = 28
STEP: Final = 46
"""Height of a line of the score sheet."""


def scene(look: Look, caption: Caption) -> Scene:
    """The galaxy with all that lies in it, and a line for each player; at the end the scores."""
    if look.result is not None:
        return sheet(look.result, caption)
    marks = [*_head(look, caption), Group("galaxy", tuple(_galaxy(look, caption)), 0, HEAD)]
    y = HEAD + HIGH + 6
    marks += rows(look, caption, y)
    high = y + 40 + ROW * len(look.panels) + 8
    return Scene((WIDE, high), SPACE, _backdrop(), tuple(marks))


@cache
def _backdrop() -> Marks:
    return (Group("board", galaxy(), 0, HEAD),)


def _galaxy(look: Look, caption: Caption) -> list[Mark]:
    def label(id_: str) -> str:
        known = id_ in GALAXY.frames
        return caption.texts(f"venus-map-{id_}") if known else caption.id(id_)

    return overlay(look.sight, label)


def say(id_: str, caption: Caption) -> str:
    """What a place or a culture is called."""
    return place(id_, caption) if id_ in GALAXY.frames else caption.id(id_)


def _head(look: Look, caption: Caption) -> list[Mark]:
    texts = caption.texts
    said = texts("venus-round", round=look.round, rounds=look.rounds)
    marks: list[Mark] = [words(MARGIN + 8, 34, said, 36, weight=800, room=420)]
    if look.turn is not None:
        name = caption.names[look.turn]
        right = WIDE - MARGIN - 8
        marks.append(words(right, 34, texts("venus-turn", who=name), 30, GOLD, "right", room=540))
    return marks


def hand(look: Look, caption: Caption) -> Scene | None:
    """The surroundings of the viewer's ship, the market there, and their card."""
    if look.viewer is None or look.result is not None:
        return None
    panel = look.panel(look.viewer)
    around = near(look.sight, panel, lambda id_: say(id_, caption))
    ground = Group("ground", (Box(0, NEAR_HIGH, WIDE, 1200, SPACE),))
    marks: list[Mark] = [Group("near", tuple(around)), ground]
    y = NEAR_HIGH + 12
    system = GALAXY[panel.at].system
    if system:
        known = look.markets.get(system)
        drawn, y = market(known, caption, y) if known else face_down(system, caption, y)
        marks += drawn
        y += 12
    drawn, y = card(panel, caption, y)
    marks += drawn
    told = [*seen(look, caption), *waiting(look, caption)]
    told += [*buyers(look, caption, system), *beside(look, caption)]
    lines = [line for said in told for line in broken(said)]
    for n, said in enumerate(lines):
        marks.append(words(MARGIN + 20, y + 34 + n * LINE, said, LETTER, SOFT, room=950))
    return Scene((WIDE, y + LINE * len(lines) + MARGIN), SPACE, (), tuple(marks))


def sheet(result: Result, caption: Caption) -> Scene:
    """The scoring steps from above to below, a column for each player, the winner first."""
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    wide = (WIDE - 2 * MARGIN - 320) // len(order)
    high = 250 + STEP * len(result.columns)
    marks = _title(result, caption)
    for n, seat in enumerate(order):
        marks += _column(result, seat, caption, MARGIN + 320 + n * wide, wide)
    for n, column in enumerate(result.columns):
        total = n == len(result.columns) - 1
        said = caption.texts(f"column-{column}")
        y = 226 + n * STEP + 12 * total
        colour = GOLD if total else SOFT
        marks.append(words(MARGIN + 16, y, said, 30, colour, room=300, weight=700))
    return Scene((WIDE, high + MARGIN), SPACE, sky(WIDE, high + MARGIN, 80), tuple(marks))


def _title(result: Result, caption: Caption) -> list[Mark]:
    texts = caption.texts
    names = [caption.name(seat) for seat in result.winners]
    winners = texts("venus-winners", who=names, count=len(names))
    return [
        words(MARGIN + 8, 42, texts("venus-final"), 40, weight=800, room=340),
        words(WIDE - MARGIN - 8, 42, winners, 32, GOLD, "right", room=620, weight=700),
    ]


def _column(result: Result, seat: int, caption: Caption, x: int, wide: int) -> list[Mark]:
    won = result.places[seat] == 1
    high = 160 + STEP * len(result.columns)
    middle = x + wide // 2
    fill, edge = (RAISED, "") if won else (PANEL, RIM)
    marks: list[Mark] = [
        Group(f"sheet-{seat}", (Box(0, 0, wide - 10, high, fill, edge, 1, 8),), x, 84),
        *([Group("won", (Box(0, 0, wide - 10, high, "", GOLD, 3, 8),), x, 84)] if won else []),
        Group(f"badge-seat-{seat}", badge(SEATS[seat], 24), middle - 5, 126),
        words(
            middle - 5,
            178,
            caption.names[seat],
            LETTER,
            anchor="middle",
            room=wide - 24,
            instead=SEATS[seat].letter,
        ),
    ]
    for n, points in enumerate(result.rows[seat]):
        total = n == len(result.columns) - 1
        y = 226 + n * STEP + 12 * total
        colour = GOLD if total else (WHITE if points else SOFT)
        size = 38 if total else 30
        said = words(0, 0, str(points), size, colour, "middle", weight=800)
        marks.append(Group("total" if total else "step", (said,), middle - 5, y))
    return marks
