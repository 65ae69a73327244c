"""Space Mission: the board, what a player decides with, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from games.space_mission.parts import GATE, SYMBOLS, coordinates
from games.space_mission.view import PilotView, PlanetView, View
from render.board import Board, Caption
from render.letters import words
from render.overlay import frame as chosen
from render.palette import GOLD, LIT, SOFT, SPACE
from render.scene import Group, Mark, Scene
from render.shapes import Marks, sky

from .space_mission_aim import aim, lit, played
from .space_mission_art import coordinate
from .space_mission_bared import bared
from .space_mission_parts import (
    CARD,
    CELL,
    GAP,
    MARGIN,
    WIDE,
    at_gate,
    card,
    corners,
    counted,
    frame,
    gateway,
    large_card,
    site,
    tile_face,
    track,
    upon,
)
from .space_mission_pilots import ROW, pilots
from .space_mission_ring import HEAD, RING, RING_END, lanes, ships, spot, titled
from .space_mission_sheet import sheet
from .space_mission_signs import CALLOUTS, PLACES, PLAIN, SIGNS
from .space_mission_stakes import stakes
from .space_mission_text import alt, progress, text

CARD_STEP = CARD[0] + 25
"""How far one card lies from the next."""
LEGEND = 50
"""Height of the line that says what the coordinates are."""
_OWN = 58
"""Height of the line of the viewer's tiles."""


def scene(view: View, caption: Caption) -> Scene:
    """The board as the viewer may see it; at the end the score sheet, or all that was secret."""
    if view.result is not None:
        return sheet(view, caption)
    if view.over:
        return bared(view, caption)
    marks = [*_head(view, caption), *_ring(view, caption)]
    marks += legend(caption, RING_END + 2)
    y = RING_END + 2 + LEGEND
    marks += pilots(view, caption, y)
    y += ROW * len(view.pilots)
    if view.own is not None:
        y = _own(view, caption, y + GAP, marks)
    return _drawn(view, caption, marks, y)


def near(view: View, caption: Caption) -> Scene | None:
    """The ring and what the viewer holds, without the other players."""
    if view.own is None or view.over or view.viewer not in caption.waited:
        return None
    marks = [*_head(view, caption), *_ring(view, caption)]
    y = _own(view, caption, RING_END + GAP, marks)
    return _drawn(view, caption, marks, y)


def _drawn(view: View, caption: Caption, marks: Sequence[Mark], y: int) -> Scene:
    # A private board has no stars, because it shows more in the same bytes.
    names = tuple(caption.id(look.name) for look in view.planets)
    fixed = _fixed(tuple(map(_bare, view.planets)), names, caption.id(GATE), len(view.pilots))
    below = (*sky(WIDE, y + 4, 0 if view.own else 50), *fixed)
    return Scene((WIDE, y + 4), SPACE, below, tuple(marks))


def _bare(look: PlanetView) -> PlanetView:
    """The planet before anybody came."""
    return PlanetView(look.name, look.jump, look.scan, look.land, 0, False, None, ())


@lru_cache(256)  # as many tables as may be drawn in turn
def _fixed(ring: tuple[PlanetView, ...], names: tuple[str, ...], gate: str, seats: int) -> Marks:
    """The lanes of the ring, the planets and the gate, which are the same for a whole match."""
    sites = (
        Group(f"site-{look.name}", site(look, said), *spot(*place))
        for look, said, place in zip(ring, names, RING, strict=False)
    )
    return (lanes(), *sites, Group(f"site-{GATE}", gateway(gate, seats), *spot(1, 1)))


def legend(caption: Caption, y: int) -> list[Mark]:
    """What the shapes of the coordinates stand for (SM4)."""
    marks: list[Mark] = []
    for n, symbol in enumerate(SYMBOLS):
        x = MARGIN + 24 + n * 158
        marks.append(Group(f"legend-{symbol}", coordinate(symbol, 0, 20), x, y + 24))
        marks.append(words(x + 32, y + 24, caption.texts(f"mission-{symbol}"), colour=SOFT))
    joker = caption.texts("mission-joker")
    return [*marks, words(WIDE - MARGIN - 8, y + 24, joker, colour=SOFT, anchor="right", room=530)]


def _head(view: View, caption: Caption) -> list[Mark]:
    texts, y = caption.texts, HEAD // 2
    marks: list[Mark] = [titled(view, caption)]
    if view.last_round:
        said = texts("mission-last-round")
        marks.append(words(200, y, said, colour=GOLD, weight=700, room=180))
    marks.append(track(view.space, view.end_at, WIDE - MARGIN, y))
    right = WIDE - MARGIN - 32 * view.end_at - 12
    return [*marks, words(right, y, progress(view, caption), colour=SOFT, anchor="right")]


def _ring(view: View, caption: Caption) -> list[Mark]:
    marks: list[Mark] = []
    highlighted, aimed = lit(view, caption), aim(view, caption)
    for look, place in zip(view.planets, RING, strict=False):
        at = spot(*place)
        marks.append(Group(f"at-{look.name}", tuple(upon(look, ships(view, look.name))), *at))
        if look.name in highlighted:
            marks.append(Group(f"highlighted-{look.name}", frame(LIT, 5), *at))
        elif look.name == view.looking:
            marks.append(Group(f"looking-{look.name}", frame(GOLD, 5), *at))
        if look.name == aimed:
            marks.append(chosen(aimed, (at[0], at[1], at[0] + CELL[0], at[1] + CELL[1])))
        # What is about to be done is framed in nearly the same way.
        elif look.name == view.last and not caption.chosen and not aimed:
            marks.append(Group("last", corners(), *at))
    waiting = tuple(at_gate(view.pilots, ships(view, GATE)))
    return [*marks, Group(f"at-{GATE}", waiting, *spot(1, 1))]


def _own(view: View, caption: Caption, y: int, marks: list[Mark]) -> int:
    """The viewer's cards, or the pile that they look through, and their tiles. Where it ends."""
    own, texts = view.own, caption.texts
    assert own is not None
    seen, gone = _seen(view), played(view, caption)
    if seen:
        title = texts("mission-pile", planet=caption.id(view.looking))
        marks.append(words(MARGIN + 4, y + 24, title, colour=GOLD, weight=700))
        marks += _tiles(seen, caption.highlighted, y + 102)
        y += 160
    elif gone or own.hand:
        highlighted = lit(view, caption)
        marks += [
            Group(
                f"card-{id_}",
                card(id_, highlighted=id_ in highlighted, played=id_ in gone),
                MARGIN + n * CARD_STEP,
                y,
            )
            for n, id_ in enumerate(sorted((*own.hand, *gone)))
        ]
        y += CARD[1] + GAP
    if own.taken:
        marks += counted(own.taken, MARGIN + 24, y + 28, 22, 83)
    else:
        marks.append(words(MARGIN + 4, y + 28, texts("mission-own-none"), colour=SOFT))
    marks.append(_so_far(own, caption, y + 28))
    return y + _OWN


def _so_far(own: PilotView, caption: Caption, y: int) -> Mark:
    said = caption.texts("mission-so-far", points=own.points or 0)
    return words(WIDE - MARGIN - 4, y, said, colour=GOLD, anchor="right", weight=700)


def _seen(view: View) -> Sequence[str]:
    """The pile that the viewer is looking through."""
    return view.planet(view.looking).tiles if view.looking and view.turn == view.viewer else ()


def _tiles(tiles: Sequence[str], highlighted: frozenset[str], y: int) -> list[Mark]:
    return [
        Group(
            f"seen-{kind}",
            tile_face(kind, highlighted=kind in highlighted),
            MARGIN + 60 + n * 124,
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
        marks.append(words(MARGIN + 8, y + 26, title, 38, GOLD, weight=700))
        y = _named(seen, caption, y + 60, marks)
    title = texts("mission-hand") if own.hand else texts("mission-hand-none")
    marks.append(words(MARGIN + 8, y + 26, title, 38, weight=700))
    for n, id_ in enumerate(own.hand):
        said = [texts(f"mission-{symbol}") for symbol, _ in coordinates(id_)]
        lit = id_ in caption.highlighted
        marks.append(
            Group(
                f"hand-{id_}",
                large_card(id_, said[0], said[1], highlighted=lit),
                MARGIN + n * CARD_STEP,
                y + 60,
            )
        )
    y += 60 + (340 if own.hand else 0)
    title = texts("mission-own") if own.taken else texts("mission-own-none")
    marks.append(words(MARGIN + 8, y + 26, title, 38, weight=700))
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
        x, top = MARGIN + column * step + step // 2, y + row * 162
        face = tile_face(kind, highlighted=kind in caption.highlighted and not counts)
        if kind in counts:
            number = words(60, 0, str(counts[kind]), 46, weight=800)
            face = (*face, Group("count", (number,)))
        marks.append(Group(f"seen-{kind}", face, x, top + 52))
        marks.append(words(x, top + 124, caption.id(kind), anchor="middle", room=step - 8))
    return y + 162 * -(-len(tiles) // 4) + 8


def own(view: View) -> tuple[str, ...]:
    """What is the viewer's own, and what they scan and land by: of the planet they are on."""
    if view.own is None:
        return ()
    seat, ship = view.viewer, view.own.ship
    here = () if ship == GATE else (f"surface-{ship}", f"pile-{ship}")
    return (f"ship-{seat}", f"gate-{seat}", f"station-*-{seat}", *here)


BOARD: Board[View] = Board(
    scene=scene,
    text=text,
    alt=alt,
    hand=hand,
    near=near,
    stakes=lambda view, caption: tuple(stakes(view, caption, caption.name)),
    signs=SIGNS,
    plain=PLAIN,
    callouts=CALLOUTS,
    own=own,
    places=PLACES,
    pieces=("ship-*",),
)
