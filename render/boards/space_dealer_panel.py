"""Space Dealer: a player on a panel: planet, timers, figures, and what their places hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.space_dealer.view import PlanetView, ShipView, View
from render.board import Caption
from render.letters import width
from render.palette import GOLD, INK, LIT, PANEL, RIM, SEATS, SOFT, mix
from render.scene import Box, Disc, Group, Mark
from render.shapes import turn_mark
from render.text import tame

from .space_dealer_buildings import drawing
from .space_dealer_parts import (
    STEP,
    R,
    building,
    glass,
    goods,
    home,
    job,
    lit_edge,
    neutral,
    ship,
    words,
)
from .space_dealer_planet import LARGE, SMALL, Shown, Sites, attacked, place, plants

PAD: Final = 8
NAME: Final = 58
"""Height of the line with the name."""
WORLD: Final = 100
"""Height of the line with the planet."""
LINE: Final = 56
"""Height of a line of goods."""
PAIR: Final = 70
"""A timer and what it works on."""
WIDER: Final = 92
"""The same on a large panel."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A player on a panel, small among all of them or as large as the picture is wide.

    shown: how much of the building sites. aimed: whether their timers can be chosen.
    """

    look: PlanetView
    view: View
    caption: Caption
    large: bool = False
    shown: Shown = "all"
    aimed: bool = False

    @property
    def sites(self) -> Sites:
        """The building sites."""
        return Sites(
            self.look, self.caption, LARGE if self.large else SMALL, self.shown, self.aimed
        )

    @property
    def wide(self) -> int:
        """With its edge."""
        return self.sites.size.wide + 2 * PAD

    @property
    def high(self) -> int:
        """With its edge."""
        return NAME + WORLD + self.sites.high + LINE * len(list(self._lines())) + 2 * PAD

    def marks(self, x: int, y: int, high: int = 0) -> Iterator[Mark]:
        """The panel at (x, y), at least so high."""
        box = Box(0, 0, self.wide, max(high, self.high), PANEL, RIM, 2, 14)
        yield Group(f"planet-{self.look.seat}", (box,), x, y)
        yield from self._head(x, y + NAME // 2 + 2)
        yield from self._world(x, y + NAME + WORLD // 2)
        yield from self.sites.marks(x + PAD, y + NAME + WORLD)
        at = y + NAME + WORLD + self.sites.high + LINE // 2 + 4
        for n, line in enumerate(self._lines()):
            for left, item in line:
                yield Group(item.name, item.marks, x + PAD + left, at + n * LINE)

    def _head(self, x: int, y: int) -> Iterator[Mark]:
        """Name, level and points, and whether they are waited for."""
        seat, right = self.look.seat, x + self.wide - 14
        instead, room, name = SEATS[seat].letter, self.wide - 240, self.caption.name(seat)
        yield words(x + 14, y, name, 36, room=room, instead=instead)
        if seat in self.caption.waited:
            after = min(room, width(tame(name) or instead, 700, 36))
            yield Group("turn-mark", turn_mark(self.caption.left, 21), x + 44 + after, y)
        yield Group(f"level-{seat}", tuple(self._level()), right - 146, y + 18)
        said = words(0, 0, str(self.look.points), 46, GOLD, "right", weight=800)
        yield Group(f"points-{seat}", (said,), right, y)

    def _world(self, x: int, y: int) -> Iterator[Mark]:
        """The planet between its power plants; timers to the left, markers to the right."""
        seat, middle = self.look.seat, x + self.wide // 2
        r, far, size, up = (70, 112, 64, 26) if self.large else (46, 70, 44, 0)
        yield Group(f"home-{seat}", home(seat, r), middle, y - up)
        low = y + WORLD // 2 - size // 2 + 2
        for side, plant in plants(self.look, size):
            yield Group("plant", (plant,), middle + side * far, low)
        for side, name in ((-1, "left"), (1, "right")) if self.aimed and self.large else ():
            box = Box(-size // 2 - 5, -size // 2 - 5, size + 10, size + 4, round=10)
            if name in self.caption.highlighted:
                edge = lit_edge(f"site-{name}", box)
                yield Group("edge", (edge,), middle + side * far, low)
            if name in self.caption.chosen:
                yield place(name, box, middle + side * far, low)
        yield from self._timers(x, y)
        disc = Disc(0, 0, 14, SEATS[seat].colour, INK, 3)
        count = words(20, 0, str(self.look.markers))
        yield Group(f"markers-{seat}", (disc, count), x + self.wide - 70, y)

    def _level(self) -> Iterator[Mark]:
        """Three steps, as many golden as the level is high."""
        for n in range(3):
            high = 14 + 12 * n
            colour = GOLD if n < self.look.level else mix(PANEL, SOFT, 40)
            yield Box(n * 16, -high, 12, high, colour)

    def _timers(self, x: int, y: int) -> Iterator[Mark]:
        """Hourglasses, each with what it works on; many stand closer."""
        for n, (timer, at) in enumerate(zip(self.look.timers, self._spots(), strict=False)):
            if timer.id in self.caption.highlighted - self.caption.chosen and self.aimed:
                lit = Group(f"highlighted-{timer.id}", (Disc(0, 0, 31, "", LIT, 5),), x + at, y)
                yield lit
            if timer.id in self.caption.chosen and self.aimed:
                yield place(timer.id, Box(-24, -24, 84, 48), x + at, y)
            inside: list[Mark] = [glass(timer)]
            task = job(timer, self.look.built)
            if task is not None and (self.large or n < 2 or len(self.look.timers) == 3):
                inside.append(Group("job", (task,), 36, 0))
            yield Group(f"timer-{self.look.seat}-{n}", tuple(inside), x + at, y)

    def _spots(self) -> Sequence[int]:
        """Where timers stand: two beside the planet on its left, the others on its right."""
        if self.large:
            return range(40, 40 + 6 * WIDER, WIDER)
        step = PAIR if len(self.look.timers) == 3 else 38
        return (26, 26 + PAIR, *range(self.wide - 144, self.wide, step))

    # -- goods ---------------------------------------------------------------------------------

    def _lines(self) -> Iterator[list[tuple[int, Group]]]:
        """Holds, depots and probes that hold something; the large panel has all of them."""
        line: list[tuple[int, Group]] = []
        used, room = 0, self.wide - 2 * PAD
        for item, wide in self._items():
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

        for card in look.built if self.shown != "all" and not self.large else ():
            if card.attacks or card.blocked:
                face = Group("building", building(card, 44), 24, 0)
                laid = attacked(card, 2, -22, 44, 44)
                struck = Group(f"card-{card.id}", (face, *laid))
                yield Group(f"struck-{card.id}", (struck,)), 56

    def _hold(self, n: int, each: ShipView) -> tuple[Group, int]:
        """A ship with its cargo; on the large panel with the planet where it is or will be."""
        seat, left = self.look.seat, 80
        marks: list[Mark] = [Group("vessel", ship(seat, n, flies=bool(each.to)), 40, -2)]
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
