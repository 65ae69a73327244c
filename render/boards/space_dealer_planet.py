"""Space Dealer: a player's planet with its building sites to the left and to the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from games.space_dealer.parts import POWER, read_card
from games.space_dealer.sites import COLUMNS
from games.space_dealer.view import CardView, DemandView, PlanetView
from render.board import Caption
from render.palette import (
    DANGER,
    GOLD,
    INK,
    LIT,
    RAISED,
    RIM,
    ROCK_DARK,
    ROCK_LIGHT,
    SOFT,
    SPACE,
    mix,
)
from render.scene import Box, Group, Line, Mark, Polygon

from .space_dealer_buildings import drawing
from .space_dealer_parts import building, edged, glass, good, lit_edge, points, seal, words

Shown: TypeAlias = Literal["all", "built", "none"]
"""Of the building sites: all of them, what is built and wanted there, or nothing."""
PITCH: Final = 38
"""From the last row of goods to the points."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large a planet is drawn.

    column: from one building site to the next. cell: height of a site. drawing: of a building.
    r: half of a good. row: how many goods stand side by side. step, pitch: from a good to the
    next, across and down. worded: sites have their names, cities their points and their skyline.
    """

    column: int
    cell: int
    drawing: int
    r: int
    row: int
    step: int
    pitch: int
    worded: bool

    @property
    def wide(self) -> int:
        """Of a planet with all its sites."""
        return self.column * len(COLUMNS)


CLOSE: Final = 21
"""From a good to the next of a small demand: they lie upon each other, so that it is one."""
SMALL: Final = Size(61, 62, 54, 17, 2, CLOSE, 30, worded=False)
LARGE: Final = Size(124, 112, 80, 20, 4, 26, 40, worded=True)
BUILT: Final = Size(124, 62, 54, 20, 4, 26, 40, worded=True)
"""Where only what is built is shown: lower."""
SKYLINE: Final = 60
"""Above the demands of a city that is drawn large."""


@dataclass(frozen=True, slots=True)
class Sites:
    """The building sites of a planet; ``shown`` says how much of them.

    aimed: whether their owner is asked, so that sites on offer are these.
    """

    look: PlanetView
    caption: Caption
    size: Size
    shown: Shown = "all"
    aimed: bool = False

    @property
    def high(self) -> int:
        """From the power line down to the last demand."""
        return self.wants_at + self.wanting if self.shown != "none" else 0

    @property
    def wants_at(self) -> int:
        """Where the demand row begins, as seen from the power line."""
        return 12 + self.size.cell + 4

    @property
    def wanting(self) -> int:
        """How high the demand row is: as high as its highest card."""
        return max([self._cell(2), *(self._high(card) for card in self.look.built)])

    def marks(self, x: int, y: int) -> Iterator[Mark]:
        """Everything from the power line down, its left end at (x, y)."""
        if self.shown == "none":
            return
        for has, name in ((False, "unpowered"), (True, "power")):
            lines = tuple(self._power(has=has))
            if lines:
                yield Group(f"{name}-{self.look.seat}", lines, x, y)
        top: dict[str, str] = {}
        for card in self.look.built:
            if card.foot in ("both", "action"):
                top.update(dict.fromkeys(card.site.split("-"), card.id))
        if self.shown == "all":
            yield from self._free(x, y + 12, set(COLUMNS) - set(top))
        for card in self.look.built:
            seen = [column for column in card.site.split("-") if top.get(column) == card.id]
            if seen:
                yield self._action(card, seen, x, y + 12)
            if card.foot in ("both", "demand"):
                yield from self._demands(card, x, y + self.wants_at)

    def _power(self, *, has: bool) -> Iterator[Mark]:
        """A line above each column whose connection has power, or has none."""
        column = self.size.column
        for n, supplied in enumerate(self.look.supplied):
            if supplied == has:
                ends = ((n * column + 3, 3), ((n + 1) * column - 4, 3))
                yield Line(ends, GOLD if has else RIM, 7 if has else 4)

    def _free(self, x: int, y: int, free: set[str]) -> Iterator[Mark]:
        """Sites with nothing on them."""
        size = self.size
        for n, column in enumerate(COLUMNS):
            if column not in free:
                continue
            at = x + n * size.column
            lit = self.aimed and column in self.caption.highlighted
            box = Box(0, 0, size.column - 4, size.cell, mix(SPACE, RIM, 20), RIM, 1, 8)
            yield Group("ground", (edged(f"site-{column}", box, lit=lit),), at, y)
            wide = (size.column - 4) // 2
            pad = Polygon(
                (
                    (10, size.cell - 8),
                    (2 * wide - 10, size.cell - 8),
                    (2 * wide - 16, size.cell - 16),
                    (16, size.cell - 16),
                ),
                ROCK_LIGHT,
            )
            said = words(wide, size.cell // 2 - 6, column.upper(), colour=SOFT, anchor="middle")
            yield Group(
                f"site-{self.look.seat}-{column}", (pad, *((said,) if size.worded else ())), at, y
            )
            if self.aimed and column in self.caption.chosen:
                yield place(column, box, at, y)

    def _action(self, card: CardView, seen: list[str], x: int, y: int) -> Group:
        """A card in the action row, as far as no other lies on it."""
        left, wide = self._place(seen)
        high = self.size.cell
        if not card.works:
            plate = Group("plate", (Box(0, 0, wide, high, mix(SPACE, ROCK_DARK, 50), RIM, 1, 8),))
            small = Group("ruin", building(card, self.size.drawing * 7 // 10), wide // 2, high // 2)
            slash = Line(((8, high - 8), (wide - 8, 8)), SOFT, 5)
            return Group(f"over-{card.id}", (plate, small, slash), x + left, y)
        box = Box(0, 0, wide, high, RAISED, SOFT, 2, 8)
        half = self.size.drawing // 2
        at = (wide // 2, high // 2)
        if self.size.worded:
            at = (wide // 2 - 60 + 6 + half, high - half - 4)
        face = Group("building", building(card, self.size.drawing), *at)
        marks = [Group("plate", (box,)), face, *self._laid(card, wide)]
        if card.id in self.caption.highlighted:
            marks.append(lit_edge(f"card-{card.id}", box))
        return Group(f"card-{card.id}", tuple(marks), x + left, y)

    def _laid(self, card: CardView, wide: int) -> Iterator[Mark]:
        """Its number; what lies on it: a timer where there is room, attacks, and a block."""
        high = self.size.cell
        said = numbered(card.id, self.caption)
        if self.size.worded and said:
            yield words(wide - 8, 20, said, anchor="right")
        if self.size.worded and self.shown == "all":
            for timer in self.look.timers:
                if timer.job == "use" and timer.on == card.id:
                    yield Group(f"on-{card.id}", (glass(timer),), wide - 20, high - 28)
        yield from attacked(card, 4, 4, wide - 8, high - 8)

    def _place(self, columns: Sequence[str]) -> tuple[int, int]:
        """The left end of neighbouring columns, and how wide they are."""
        column = self.size.column
        return COLUMNS.index(columns[0]) * column, len(columns) * column - 4

    # -- demands -------------------------------------------------------------------------------

    def _high(self, card: CardView) -> int:
        """Height of a card in the demand row."""
        if card.foot not in ("both", "demand"):
            return 0
        most = max((len(d.goods) for d in card.demands), default=0)
        if card.foot == "both":
            return self._cell(most)
        lines = -(-len(card.demands) // 2)
        return lines * self._cell(most, worth=self.size.worded) + (SKYLINE * self.size.worded)

    def _cell(self, many: int, *, worth: bool = True) -> int:
        """Height of a demand of so many goods."""
        rows = max(1, -(-many // self.size.row))
        return 8 + 2 * self.size.r + (rows - 1) * self.size.pitch + PITCH * worth

    def _demands(self, card: CardView, x: int, y: int) -> Iterator[Mark]:
        """The demands of a card: one, or those of a city two in a line."""
        left, wide = self._place(card.site.split("-"))
        high = self._high(card)
        box = Box(0, 0, wide, high, mix(SPACE, ROCK_DARK, 67), RIM, 1, 8)
        yield Group(f"wants-{card.id}", (Group("plate", (box,)),), x + left, y)
        if card.foot == "both":
            for demand in card.demands:
                yield from self._demand(demand, x + left, y, wide)
            return
        if self.size.worded:
            look = drawing(card.kind, None, SKYLINE - 4)
            yield Group(f"card-{card.id}", look, x + left + wide // 2, y + SKYLINE // 2 + 2)
            y += SKYLINE
        most = max(len(d.goods) for d in card.demands)
        for n, demand in enumerate(card.demands):
            line, column = divmod(n, 2)
            at = y + line * self._cell(most, worth=self.size.worded)
            half = self.size.column - 4
            yield from self._demand(
                demand, x + left + column * self.size.column, at, half, worth=self.size.worded
            )

    def _demand(
        self, demand: DemandView, x: int, y: int, wide: int, *, worth: bool = True
    ) -> Iterator[Mark]:
        """A demand within so much width: its goods, and what they are worth; or who met it."""
        if demand.met is not None:
            met = Group(f"met-{demand.met}", seal(demand.met, 22))
            half = self._cell(len(demand.goods), worth=worth) // 2
            yield Group(f"done-{demand.id}", (met,), x + wide // 2, y + half)
            return
        high = self._cell(len(demand.goods), worth=worth)
        marks = list(self._goods(demand.goods, wide))
        if worth:
            at = high - PITCH // 2 - 3
            marks.append(words(wide // 2, at, points(demand), anchor="middle"))
        yield Group(f"demand-{demand.id}", tuple(marks), x, y)
        if demand.id in self.caption.highlighted:
            frame = Box(-3, -3, wide + 6, high + 6, "", LIT, 5, 8)
            yield Group(f"highlighted-demand-{demand.id}", (frame,), x, y)

    def _goods(self, found: str, wide: int) -> Iterator[Mark]:
        size = self.size
        for start in range(0, len(found), size.row):
            row = found[start : start + size.row]
            step = size.step if len(row) > 3 or not size.worded else 38
            first = wide // 2 - step * (len(row) - 1) // 2
            y = 5 + size.r + start // size.row * size.pitch
            for n, letter in enumerate(row):
                yield good(letter, size.r, first + n * step, y)


def numbered(card: str, caption: Caption) -> str:
    """What tells a card from those that are called alike; nothing if there is only one."""
    read = read_card(card)
    number, second = (int(read["number"] or 0), bool(read["second"])) if read else (0, False)
    if not (number or second):
        return ""
    return caption.texts("dealer-number", number=number, second=int(second))


def place(id_: str, box: Box, x: int, y: int) -> Group:
    """Where something stands that can be chosen, if that is not simply what is drawn of it."""
    return Group(f"place-{id_}", (replace(box, fill="", edge=""),), x, y)


def attacked(card: CardView, x: int, y: int, wide: int, high: int) -> Iterator[Mark]:
    """Attacks that are ready on a card, and the cross of one that blocks it."""
    if card.attacks:
        darts = tuple(
            Polygon(((n * 14, 0), (12 + n * 14, 0), (6 + n * 14, 36)), DANGER, INK, 2)
            for n in range(card.attacks)
        )
        yield Group(f"attacks-{card.id}", darts, x, y)
    if card.blocked:
        ends = (((4, 4), (wide - 4, high - 4)), ((wide - 4, 4), (4, high - 4)))
        yield Group(
            f"blocked-{card.id}",
            tuple(Line(each, DANGER, max(5, wide // 14)) for each in ends),
            x,
            y,
        )


def plants(look: PlanetView, size: int) -> Iterator[tuple[int, Mark]]:
    """The power plants: on which side of the planet each last one stands, and its drawing."""
    for side, built in ((-1, look.power[0]), (1, look.power[1])):
        if built:
            kind = POWER[len(built) - 1]
            yield side, Group(f"card-{built[-1]}", drawing(kind, None, size))
