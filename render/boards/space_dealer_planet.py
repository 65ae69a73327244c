"""Space Dealer: a planet as its two rows of cards, and the line above them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.space_dealer.sites import COLUMNS
from games.space_dealer.view import CardView, DemandView, PlanetView, ShipView
from games.space_dealer.view_timers import TimerView
from render.board import Caption
from render.palette import (
    DANGER,
    FAINT,
    GOLD,
    LIT,
    PANEL,
    RAISED,
    RIM,
    ROCK,
    SEATS,
    SOFT,
    SPACE,
    WHITE,
    mix,
)
from render.scene import Box, Colour, Disc, Group, Line, Mark
from render.shapes import Marks, badge, gem

from .space_dealer_parts import (
    DUG,
    LETTER,
    LOOKS,
    MARGIN,
    WIDE,
    bundle,
    dug,
    edged,
    good,
    points,
    sand,
    timers,
    vessel,
    words,
    worth,
)

STEP: Final = (WIDE - 2 * MARGIN) // len(COLUMNS)
HEAD: Final = 52
ACTION: Final = 44
DEMAND: Final = 62
GAP: Final = 4
HIGH: Final = HEAD + ACTION + DEMAND + 3 * GAP + 10
"""A planet with its line, in pixels."""


def planet(look: PlanetView, caption: Caption, y: int, *, plain: bool = False) -> list[Mark]:
    """A player's line and planet, the upper edge at y; plain ones have fewer letters."""
    panel = Box(0, 0, WIDE - 2 * MARGIN + 12, HIGH - 6, PANEL, *(() if plain else (RIM, 1, 10)))
    marks: list[Mark] = [Group(f"planet-{look.seat}", (panel,), MARGIN - 6, y)]
    marks += head(look, caption, y + HEAD // 2, plain=plain)
    return marks + _Rows(look, caption, y + HEAD, plain).marks()


def head(look: PlanetView, caption: Caption, y: int, *, plain: bool) -> list[Mark]:
    """Name, points, markers, level, timers, depot and ships, their middle at y."""
    seat, r = look.seat, 12 if plain else 13
    level = caption.texts("dealer-level", level=look.level)
    left = caption.texts("dealer-left", count=look.markers)
    figures = (
        ("points", words(MARGIN + 250, y, str(look.points), 38, GOLD, "right", weight=800)),
        ("level", words(MARGIN + 260, y, level, 24, SOFT)),
        ("markers", words(MARGIN + 308, y, left, 24, SOFT)),
    )
    marks: list[Mark] = [
        Group(f"badge-seat-{seat}", badge(SEATS[seat], 18), MARGIN + 18, y),
        words(
            MARGIN + 46,
            y,
            caption.name(seat),
            30,
            room=150,
            instead=SEATS[seat].letter,
        ),
        *(Group(name, (said,)) for name, said in figures),
    ]
    marks += timers(look.timers, MARGIN + 376, y, highlighted=caption.highlighted)
    after = MARGIN + 376 + 44 * max(3, len(look.timers))
    return [*marks, *_depot(look, after, y, r), *_ships(look.ships, seat, y, r)]


def _depot(look: PlanetView, x: int, y: int, r: int) -> list[Mark]:
    """The goods of the planet, in a box with a place for as many as it has room for."""
    if not look.room:
        return []
    wide = 700 - x
    plate = Group("plate", (Box(0, -21, wide, 42, SPACE, RIM, 2),))
    goods = bundle(look.depot, 6, 0, r, wide - 60)
    said = words(wide - 6, 0, f"{len(look.depot)}/{look.room}", 24, FAINT, "right")
    return [Group(f"depot-{look.seat}", (plate, *goods, said), x, y)]


def _ships(ships: Sequence[ShipView], seat: int, y: int, r: int) -> list[Mark]:
    marks: list[Mark] = []
    room = (WIDE - MARGIN - 712) // max(1, len(ships))
    for n, ship in enumerate(ships):
        x = 712 + n * room
        look, load = Group("vessel", vessel(seat, n), 28), bundle(ship.load, 58, 0, r, room - 64)
        name = f"{'hold' if load else 'empty'}-{seat}-{n}"
        marks.append(Group(name, (look, *load), x, y))
    return marks


@dataclass(frozen=True, slots=True)
class _Rows:
    """The connections, the action row and the demand row of a planet, their upper edge at y."""

    look: PlanetView
    caption: Caption
    y: int
    plain: bool

    @property
    def action_row(self) -> int:
        """The upper edge of the action row."""
        return self.y + 10

    @property
    def demand_row(self) -> int:
        """The upper edge of the demand row."""
        return self.action_row + ACTION + GAP

    def marks(self) -> list[Mark]:
        """Everything, from the connections down."""
        top: dict[str, str] = {}
        for card in self.look.built:
            if card.foot != "demand":
                top.update(dict.fromkeys(card.site.split("-"), card.id))
        marks = [_power(self.look, self.y)]
        for n, column in enumerate(COLUMNS):
            x = MARGIN + n * STEP
            cell, below = (_cell(STEP, high, SPACE) for high in (ACTION, DEMAND))
            if self.plain or column in top:
                marks.append(Group("site", (cell,), x, self.action_row))
            else:
                said = words(STEP // 2 - 2, ACTION // 2, column.upper(), 22, FAINT, "middle")
                free = (Group("plate", (cell,)), said)
                marks.append(Group(f"site-{column}", free, x, self.action_row))
            marks.append(Group("site-below", (below,), x, self.demand_row))
        for card in self.look.built:
            if card.foot != "demand":
                seen = [column for column in card.site.split("-") if top[column] == card.id]
                marks += [self.action(card, seen)] if seen else []
            if card.foot != "action":
                marks += self.demands(card)
        return marks

    def action(self, card: CardView, seen: list[str]) -> Group:
        """A card in the action row, as far as no other lies on it."""
        x, wide = _place(seen)
        y = self.action_row
        if not card.works:
            plate = Group("plate", (_cell(wide, ACTION, mix(SPACE, ROCK, 40), RIM),))
            return Group(f"over-{card.id}", (plate, *self.name(card, 0, wide, FAINT)), x, y)
        lit = card.id in self.caption.highlighted
        box = _cell(wide, ACTION, RAISED, LIT if lit else SOFT, 4 if lit else 1)
        marks: list[Mark] = [edged(f"card-{card.id}", box, lit=lit)]
        left, right = 0, wide - 10
        for width, laid in self.laid(card, right):
            right -= width
            marks += laid
        if card.kind in DUG:
            look = gem(LOOKS[dug(card.id)], 14, 14)
            marks.append(Group(f"dug-{card.id}", look, 20, ACTION // 2))
            left += 32
        name = f"{'blank' if self.plain and card.kind not in DUG else 'card'}-{card.id}"
        return Group(name, (*marks, *self.name(card, left, right, WHITE)), x, y)

    def laid(self, card: CardView, right: int) -> Iterator[tuple[int, list[Mark]]]:
        """What lies on a card, from the right end, with the room it takes."""
        y = ACTION // 2
        timers_ = (t for t in self.look.timers if t.job == "use" and t.on == card.id)
        for timer in timers_:
            name = "due" if timer.due else "on"
            yield 26, [Group(f"{name}-{card.id}", self.sand(timer), right - 11, y)]
            right -= 26
        for name, sign in (("blocked", "X" * card.blocked), ("attacks", "!" * card.attacks)):
            if sign:
                said = words(right, y, sign, LETTER, DANGER, "right", weight=800)
                yield 22, [Group(f"{name}-{card.id}", (said,))]
                right -= 22
        if card.store:
            size = 22 * len(card.store)
            yield size, bundle(card.store, right - size, y, 10)

    def sand(self, timer: TimerView) -> Marks:
        """A timer on a card; the plain picture has its sand above only."""
        return (Disc(0, 0, 10, WHITE),) if self.plain else sand(timer, small=True)

    def name(self, card: CardView, x: int, right: int, colour: Colour) -> list[Mark]:
        """What a card is called; a mine is called by its good."""
        if self.plain or (card.kind == "mine" and card.works):
            return []
        said = self.caption.texts(f"dealer-card-{card.kind}")
        room = right - x - 10
        return [words(x + 8, ACTION // 2, said, 24, colour, room=room, weight=700)]

    def demands(self, card: CardView) -> list[Mark]:
        """The demands of a card: one in the middle, or up to four in two lines."""
        x, wide = _place(card.site.split("-"))
        y = self.demand_row
        box = _cell(wide, DEMAND, mix(SPACE, ROCK, 70), FAINT)
        marks: list[Mark] = [Group(f"wants-{card.id}", (box,), x, y)]
        if len(card.demands) == 1:
            return marks + self.one(card.demands[0], x + (wide - 4) // 2)
        for n, demand in enumerate(card.demands):
            line, column = divmod(n, 2)
            at = (x + 4 + column * (wide // 2), y + 16 + line * 30)
            marks += self.among(demand, *at, wide // 2 - 10)
        return marks

    def one(self, demand: DemandView, x: int) -> list[Mark]:
        """A demand on a card of its own, its middle at x."""
        y = self.demand_row
        if demand.met is not None:
            met = Group(f"met-{demand.met}", badge(SEATS[demand.met], 12 if self.plain else 20))
            return [Group(f"done-{demand.id}", (met,), x, y + DEMAND // 2)]
        first = x - 14 * (len(demand.goods) - 1)
        r, letter = (12, 0) if self.plain else (13, 14)
        face = [
            good(each, r, first + n * 28, y + 18, letter) for n, each in enumerate(demand.goods)
        ]
        size = 24 if self.plain else LETTER
        said = words(x, y + 46, points(demand), size, WHITE, "middle", weight=800)
        return [*self.highlighted(demand, x), Group(f"demand-{demand.id}", (*face, said))]

    def highlighted(self, demand: DemandView, x: int) -> list[Mark]:
        """A frame around a demand that the viewer can meet."""
        if demand.id not in self.caption.highlighted:
            return []
        frame = Box(-STEP // 2 + 4, 2, STEP - 12, DEMAND - 4, "", LIT, 4)
        return [Group(f"highlighted-demand-{demand.id}", (frame,), x, self.demand_row)]

    def among(self, demand: DemandView, x: int, y: int, wide: int) -> list[Mark]:
        """A demand among others: goods and points in one line."""
        if demand.met is not None:
            met = Group(f"met-{demand.met}", badge(SEATS[demand.met], 12))
            return [Group(f"done-{demand.id}", (met,), x + 20, y)]
        face = bundle(demand.goods, x, y, 10, wide - 44)
        said = worth(demand, self.caption, x + wide, y, "right")
        return [Group(f"demand-{demand.id}", (*face, said))]


def _power(look: PlanetView, y: int) -> Mark:
    """Above each column whether its connection has power."""
    lines = tuple(
        Line(
            ((MARGIN + n * STEP + 6, y), (MARGIN + (n + 1) * STEP - 10, y)),
            GOLD if has else RIM,
            6 if has else 3,
        )
        for n, has in enumerate(look.supplied)
    )
    return Group("power-" + "".join("x" if has else "-" for has in look.supplied), lines)


def _cell(wide: int, high: int, fill: str, edge: str = RIM, width: int = 1) -> Box:
    return Box(0, 0, wide - 4, high, fill, edge, width)


def _place(columns: Sequence[str]) -> tuple[int, int]:
    """The left end of neighbouring columns, and how wide they are."""
    return MARGIN + COLUMNS.index(columns[0]) * STEP, len(columns) * STEP
