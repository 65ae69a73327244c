"""Tow Rights as a picture, as a text board and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.tow_rights.parts import HOT, figure, kind, worth
from games.tow_rights.view import TugView, View
from render.board import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Board, Caption
from render.palette import DANGER, GEMS, GOLD, INK, LIT, PANEL, RIM, SEATS, SOFT, SPACE, WHITE, Gem
from render.scene import Box, Colour, Disc, Group, Mark, Scene, Text
from render.shapes import badge, gem
from render.text import cut, shortest, tame, wrap

WIDE, HEAD, ROW = 1024, 280, 152
LOOKS = {"hull": GEMS[1], "drive": GEMS[2], "tank": GEMS[0], HOT: Gem(DANGER, "", "star")}
"""The colour and the cut of each kind of wreck."""
NAMES = (40, 12, 6)
"""How long names may be in the versions of the words, each briefer than the one before."""


def scene(view: View, caption: Caption) -> Scene:
    """The wrecks adrift, and a row for each tug."""
    marks: list[Mark] = [
        Text(WIDE // 2, 48, _head(view, caption), 40, GOLD, weight=800, room=WIDE - 64),
    ]
    for at, wreck in enumerate(view.drift):
        ring, x = LIT if wreck in caption.highlighted else "", 384 + 256 * at
        marks.append(_wreck(wreck, (x, 156), 60, ring))
        marks.append(Text(x, 252, caption.id(wreck), 30, SOFT, room=250))
    if view.result is not None:
        said = _winners(view, caption, [caption.name(tug.seat) for tug in view.tugs])
        marks.append(Text(WIDE // 2, 160, said, 36, WHITE, room=WIDE - 64))
    marks += [_row(view, tug, caption) for tug in view.tugs]
    return Scene((WIDE, HEAD + ROW * len(view.tugs) + 16), SPACE, (), tuple(marks))


def _wreck(wreck: str, at: tuple[int, int], r: int, ring: Colour = "") -> Group:
    marks: tuple[Mark, ...] = (
        Disc(0, 0, r * 5 // 4, edge=ring, width=6 if ring else 0),
        *gem(LOOKS[kind(wreck)], r),
        Text(0, 0, str(worth(wreck)), max(28, r), INK, weight=800),
    )
    return Group(f"wreck-{wreck}", marks, *at)


def _row(view: View, tug: TugView, caption: Caption) -> Group:
    marks: list[Mark] = [
        Box(16, 8, WIDE - 32, ROW - 16, PANEL, LIT if tug.seat in view.turn else RIM, 3, round=12),
        Group("badge", badge(SEATS[tug.seat], 28), 68, 76),
        Text(112, 48, caption.name(tug.seat), 32, WHITE, "left", room=400),
        Text(760, 48, _set(view, tug, caption), 28, SOFT, "right", room=230),
        Text(WIDE - 40, 48, _points(tug, caption), 32, GOLD, "right", room=200),
    ]
    marks += [_wreck(wreck, (136 + 62 * n, 104), 24) for n, wreck in enumerate(tug.wrecks)]
    own = tug.seat == view.viewer
    for n, cell in enumerate(tug.cells):
        highlighted = LIT if own and cell in caption.highlighted else RIM
        edge = GOLD if own and cell == view.burned else highlighted
        face = Box(-22, -26, 44, 52, SPACE, edge, 4, round=8)
        number = Text(0, 0, str(figure(cell)), 30, WHITE)
        marks.append(Group(cell, (face, number), 592 + 54 * n, 104))
    return Group(f"seat-{tug.seat}", tuple(marks), 0, HEAD + ROW * tug.seat)


def _head(view: View, caption: Caption) -> str:
    if view.result is not None:
        return caption.texts("tow-over")
    return caption.texts("tow-round", round=view.round, rounds=view.rounds)


def _winners(view: View, caption: Caption, names: Sequence[str]) -> str:
    assert view.result is not None
    won = view.result.winners
    who = caption.texts.list([names[seat] for seat in won])
    return caption.texts("tow-winners", who=who, count=len(won))


def _points(tug: TugView, caption: Caption) -> str:
    return caption.texts("tow-points", points=tug.points)


def _set(view: View, tug: TugView, caption: Caption) -> str:
    """That a cell is set aside, and to its owner which."""
    if view.burned and tug.seat == view.viewer:
        return caption.texts("tow-own", cell=caption.id(view.burned))
    return caption.texts("tow-set") if tug.is_set else ""


def text(view: View, caption: Caption) -> str:
    """The same in short lines of equally wide letters."""
    versions = (
        "\n".join(short for line in _lines(view, caption, room) for short in wrap(line, TEXT_WIDTH))
        for room in NAMES
    )
    return shortest(versions, TEXT_ROOM)


def alt(view: View, caption: Caption) -> str:
    """The same in sentences."""
    texts = caption.texts
    versions = (
        texts.row(
            (texts("board-sentence", said=each) for each in _lines(view, caption, room)), "sentence"
        )
        for room in NAMES
    )
    return shortest(versions, ALT_ROOM)


def _lines(view: View, caption: Caption, room: int) -> Iterator[str]:
    names = [cut(tame(caption.name(tug.seat)), room) for tug in view.tugs]
    if caption.asked:
        yield caption.asked
    yield _head(view, caption)
    if view.result is not None:
        yield _winners(view, caption, names)
    if view.drift:
        yield caption.texts("tow-drift", wrecks=[caption.id(wreck) for wreck in view.drift])
    for tug in view.tugs:
        yield caption.texts(
            "tow-row",
            name=names[tug.seat],
            points=_points(tug, caption),
            cells=caption.texts.list([str(figure(cell)) for cell in tug.cells]),
            wrecks=caption.texts.list([caption.id(wreck) for wreck in tug.wrecks])
            or caption.texts("tow-nothing"),
        )
        if said := _set(view, tug, caption):
            yield said


BOARD: Board[View] = Board(scene=scene, text=text, alt=alt)
