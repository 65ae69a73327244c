"""Space Dealer: what is built on a planet where there is little room: small cards in lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from games.space_dealer.sites import COLUMNS
from games.space_dealer.view import CardView, DemandView, PlanetView
from render.board import Caption
from render.letters import width
from render.palette import LIT, RAISED, RIM, ROCK_DARK, SOFT, SPACE, mix
from render.scene import Box, Group, Line, Mark

from .space_dealer_parts import R, building, goods, lit_edge, words
from .space_dealer_planet import CLOSE, attacked

CHIP: Final = 46
"""Height of a small card, and width of its building."""
_PITCH: Final = 54
_GAP: Final = 12
_DRAWN: Final = 42


@dataclass(frozen=True, slots=True)
class _Part:
    """A small card, or a further demand of it: its marks, and how wide they are."""

    marks: tuple[Group, ...]
    wide: int


@dataclass(frozen=True, slots=True)
class Crowd:
    """The cards of a planet from left to right, as a hand shows them: building, demand, points.

    What the host scores, demands that are met, and cards of which nothing is left are not there.

    cargo: what else there is, around its left end, and how wide it is.
    """

    look: PlanetView
    caption: Caption
    wide: int
    cargo: tuple[tuple[Group, int], ...] = ()

    @property
    def high(self) -> int:
        """Of all lines."""
        return _PITCH * len(list(self._lines()))

    def marks(self, x: int, y: int) -> Iterator[Mark]:
        """Everything, its upper left corner at (x, y)."""
        for n, line in enumerate(self._lines()):
            left = x
            for part in line:
                for mark in part.marks:
                    yield Group(mark.name, mark.marks, left + mark.x, y + mark.y + n * _PITCH)
                left += part.wide + _GAP

    def _lines(self) -> Iterator[list[_Part]]:
        line, used = list[_Part](), 0
        for part in self._parts():
            if line and used + part.wide > self.wide:
                yield line
                line, used = [], 0
            line.append(part)
            used += part.wide + _GAP
        if line:
            yield line

    def _parts(self) -> Iterator[_Part]:
        for card in sorted(self.look.built, key=lambda card: COLUMNS.index(card.site[:2])):
            wanted = [self._demand(demand) for demand in card.demands if demand.met is None]
            if card.works or card.foot == "demand" or wanted:
                first = wanted[0] if wanted else _Part((), 0)
                moved = (Group(each.name, each.marks, CHIP) for each in first.marks)
                yield _Part((*self._building(card), *moved), CHIP + first.wide)
                yield from wanted[1:]
        for item, wide in self.cargo:
            yield _Part((Group(item.name, item.marks, 0, CHIP // 2),), wide)

    def _building(self, card: CardView) -> Iterator[Group]:
        middle = CHIP // 2
        if not (card.works or card.foot == "demand"):
            plate = Group("plate", (Box(0, 0, CHIP, CHIP, mix(SPACE, ROCK_DARK, 50), RIM, 1),))
            ruin = Group("ruin", building(card, _DRAWN), middle, middle)
            slash = Line(((8, CHIP - 8), (CHIP - 8, 8)), SOFT, 5)
            yield Group(f"over-{card.id}", (plate, ruin, slash))
            return
        box = Box(0, 0, CHIP, CHIP, RAISED, SOFT, 2)
        face = Group("building", building(card, _DRAWN), middle, middle)
        marks = [Group("plate", (box,)), face, *attacked(card, 3, 5, CHIP - 6, CHIP - 10)]
        if card.id in self.caption.highlighted:
            marks.append(lit_edge(f"card-{card.id}", box))
        yield Group(f"card-{card.id}", tuple(marks))

    def _demand(self, demand: DemandView) -> _Part:
        """Goods, and points for who delivers."""
        found, said = demand.goods, str(demand.deliver)
        row = 2 * R + CLOSE * (len(found) - 1)
        wide = 3 + row + 4 + width(said, 700) + 3
        worth = words(wide - 3, CHIP // 2, said, anchor="right")
        marks: list[Mark] = [*goods(found, 3 + R, CHIP // 2, step=CLOSE), worth]
        if demand.id in self.caption.highlighted:
            # Beyond the figure, of which a 4 would lose its arm.
            edge = Box(0, 0, wide + 4, CHIP, "", LIT, 5, 6)
            marks.append(Group(f"highlighted-demand-{demand.id}", (edge,)))
        return _Part((Group(f"demand-{demand.id}", tuple(marks)),), wide)
