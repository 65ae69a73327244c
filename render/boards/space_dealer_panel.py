"""Space Dealer: a player on a panel: planet, timers, figures, and what their places hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from games.space_dealer.view import PlanetView, ShipView, View
from render.board import Caption
from render.palette import PANEL, RIM, SOFT
from render.scene import Box, Group, Mark

from .space_dealer_buildings import drawing
from .space_dealer_crowd import Crowd
from .space_dealer_head import Head
from .space_dealer_parts import STEP, R, goods, home, neutral, ship, words
from .space_dealer_planet import BUILT, LARGE, SMALL, Shown, Sites

PAD: Final = 8
LINE: Final = 56
"""Height of a line of goods."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A player on a panel, small among all of them or as large as the picture is wide.

    shown: how much of the building sites. aimed: whether their timers can be chosen. crowded:
    whether it has to be low, because there are many.
    """

    look: PlanetView
    view: View
    caption: Caption
    large: bool = False
    shown: Shown = "all"
    aimed: bool = False
    crowded: bool = False

    @property
    def head(self) -> Head:
        """Name, planet, timers and figures."""
        return Head(self.look, self.caption, self.wide, self.large, self.crowded, self.aimed)

    @property
    def sites(self) -> Sites | Crowd:
        """The building sites."""
        if self.crowded:
            return Crowd(self.look, self.caption, SMALL.wide, tuple(self._items()))
        size = (BUILT if self.shown == "built" else LARGE) if self.large else SMALL
        return Sites(self.look, self.caption, size, self.shown, self.aimed)

    @property
    def wide(self) -> int:
        """With its edge."""
        return (LARGE if self.large else SMALL).wide + 2 * PAD

    @property
    def high(self) -> int:
        """With its edge."""
        return self.head.high + self.sites.high + LINE * len(list(self._lines())) + 2 * PAD

    def marks(self, x: int, y: int, high: int = 0) -> Iterator[Mark]:
        """The panel at (x, y), at least so high."""
        box = Box(0, 0, self.wide, max(high, self.high), PANEL, RIM, 2, 14)
        yield Group(f"planet-{self.look.seat}", (box,), x, y)
        yield from self.head.marks(x, y)
        y += self.head.high + (PAD if self.crowded else 0)
        yield from self.sites.marks(x + PAD, y)
        at = y + self.sites.high + LINE // 2 + 4
        for n, line in enumerate(self._lines()):
            for left, item in line:
                yield Group(item.name, item.marks, x + PAD + left, at + n * LINE)

    # -- goods ---------------------------------------------------------------------------------

    def _lines(self) -> Iterator[list[tuple[int, Group]]]:
        """Holds, depots and probes that hold something; the large panel has all of them."""
        line: list[tuple[int, Group]] = []
        used, room = 0, self.wide - 2 * PAD
        for item, wide in () if self.crowded else self._items():
            if line and used + wide > room:
                yield line
                line, used = [], 0
            line.append((used, item))
            used += wide + 12
        if line:
            yield line

    def _items(self) -> Iterator[tuple[Group, int]]:
        look = self.look
        for n, each in enumerate(look.ships):
            if each.load or self.large:
                yield self._hold(n, each)
        if look.depot or (self.large and look.room):
            said = words(52 + _row(look.depot), 0, f"{len(look.depot)}/{look.room}", colour=SOFT)
            marks = (
                Group("shed", drawing("depot", None, 40), 22, 0),
                *_goods(look.depot, 60),
                said,
            )
            yield Group(f"depot-{look.seat}", marks), 52 + _row(look.depot) + 90
        for card in look.built:
            if card.store:
                probe = Group("probe", drawing("transport", None, 40), 22, 0)
                marks = (probe, *_goods(card.store, 60))
                yield Group(f"store-{card.id}", marks), 52 + _row(card.store)

    def _hold(self, n: int, each: ShipView) -> tuple[Group, int]:
        """A ship with its cargo; on the large panel with the planet where it is or will be."""
        seat, left = self.look.seat, 80
        vessel = ship(seat, n, flies=bool(each.to), plain=self.crowded)
        marks: list[Mark] = [Group("vessel", vessel, 40, -2)]
        if self.large:
            marks.append(Group("port", self._port(each.to or each.at), 120, 0))
            left = 160
        marks += _goods(each.load, left + R)
        return Group(f"hold-{seat}-{n}", tuple(marks)), left + _row(each.load)

    def _port(self, field: str) -> tuple[Mark, ...]:
        kind, _, number = field.partition("-")
        if kind == "gizzi":
            return neutral(int(number), 27)
        seat = next(planet.seat for planet in self.view.planets if planet.field == field)
        return home(seat, 27)


def _goods(found: str, x: int) -> list[Mark]:
    return goods(found, x, 0)


def _row(found: str) -> int:
    """How wide so many goods are."""
    return 2 * R + STEP * (len(found) - 1) + 10 if found else 10
