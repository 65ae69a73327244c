"""Space Dealer: the head of a player's panel: name, planet, timers, and figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.space_dealer.view import PlanetView
from render.board import Caption
from render.letters import width
from render.palette import GOLD, INK, LIT, PANEL, SEATS, SOFT, mix
from render.scene import Box, Disc, Group, Mark
from render.shapes import turn_mark
from render.text import tame

from .space_dealer_parts import glass, globe, home, job, lit_edge, words
from .space_dealer_planet import place, plants

NAME: Final = 58
"""Height of the line with the name."""
WORLD: Final = 100
"""Height of the line with the planet."""
CROWDED: Final = 104
"""Height of a head with the planet beside the name."""
BESIDE: Final = 154
"""Where words and timers begin there."""
PAIR: Final = 70
"""A timer and what it works on."""
WIDER: Final = 92
"""The same on a large panel."""
CLOSER: Final = 38
"""From one timer to the next that has no room for what it works on."""


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a panel so wide; ``crowded`` where it has to be low.

    aimed: whether what stands there can be chosen.
    """

    look: PlanetView
    caption: Caption
    wide: int
    large: bool = False
    crowded: bool = False
    aimed: bool = False

    @property
    def high(self) -> int:
        """Of the whole."""
        return CROWDED if self.crowded else NAME + WORLD

    def marks(self, x: int, y: int) -> Iterator[Mark]:
        """Everything, the upper left corner at (x, y)."""
        seat, right = self.look.seat, x + self.wide - 14
        top, low = y + NAME // 2 + 2, y + (76 if self.crowded else NAME + WORLD // 2)
        yield from self._name(x + (BESIDE if self.crowded else 14), top)
        level = (right - 130, low + 18) if self.crowded else (right - 146, top + 18)
        yield Group(f"level-{seat}", tuple(self._level()), *level)
        said = words(0, 0, str(self.look.points), 46, GOLD, "right", weight=800)
        yield Group(f"points-{seat}", (said,), right, top)
        if self.crowded:
            yield from self._world(x + 76, y + 48)
        else:
            yield from self._world(x + self.wide // 2, low)
        yield from self._timers(x, low)
        disc = Disc(0, 0, 14, SEATS[seat].colour, INK, 3)
        count = words(20, 0, str(self.look.markers))
        yield Group(f"markers-{seat}", (disc, count), x + self.wide - 70, low)

    def _name(self, x: int, y: int) -> Iterator[Mark]:
        """The name, and whether they are waited for."""
        seat = self.look.seat
        instead, name = SEATS[seat].letter, self.caption.name(seat)
        waited = seat in self.caption.waited
        room = self.wide - (BESIDE + 70 + 46 * waited if self.crowded else 240)
        yield words(x, y, name, 36, room=room, instead=instead)
        if waited:
            after = min(room, width(tame(name) or instead, 700, 36))
            yield Group("turn-mark", turn_mark(self.caption.left, 21), x + 30 + after, y)

    def _world(self, x: int, y: int) -> Iterator[Mark]:
        """The planet between its power plants."""
        seat = self.look.seat
        r, far, size, up = (70, 112, 64, 26) if self.large else (46, 70, 44, 0)
        if self.crowded:
            r, far, size = 38, 54, 42
        face = globe(seat, r) if self.crowded else home(seat, r)
        yield Group(f"home-{seat}", face, x, y - up)
        low = y + WORLD // 2 - size // 2 + 2
        for side, plant in plants(self.look, size):
            yield Group("plant", (plant,), x + side * far, low)
        for side, name in ((-1, "left"), (1, "right")) if self.aimed and self.large else ():
            box = Box(-size // 2 - 5, -size // 2 - 5, size + 10, size + 4, round=10)
            if name in self.caption.highlighted:
                edge = lit_edge(f"site-{name}", box)
                yield Group("edge", (edge,), x + side * far, low)
            if name in self.caption.chosen:
                yield place(name, box, x + side * far, low)

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
            if task is not None and self._has_room(n):
                inside.append(Group("job", (task,), 36, 0))
            yield Group(f"timer-{self.look.seat}-{n}", tuple(inside), x + at, y)

    def _has_room(self, number: int) -> bool:
        return self.large or number < 2 or (len(self.look.timers) == 3 and not self.crowded)

    def _spots(self) -> Sequence[int]:
        """Where timers stand: two beside the planet on its left, the others on its right."""
        if self.large:
            return range(40, 40 + 6 * WIDER, WIDER)
        if self.crowded:
            first = BESIDE + 16
            return (first, first + PAIR, *range(first + 2 * PAIR, self.wide - 150, CLOSER))
        step = PAIR if len(self.look.timers) == 3 else CLOSER
        return (26, 26 + PAIR, *range(self.wide - 144, self.wide, step))
