"""SD23: cells, connections, halves. Where a card may be built, and what covers what.

A planet has two sides. Below the planet row lie eight columns, in this order:

    l4 l3 l2 l1 | r1 r2 r3 r4

A column has a cell in the action row and, below it, one in the demand row, and one power
connection at its top. The plant beside the planet supplies the connections of its side,
the nearest first. The row has no gap in the middle: l1 and r1 are neighbours.

A site is written as the columns it takes: ``l2`` (one cell of the action row and the demand
cell below it), ``l2-l1`` (two cells side by side of one row), or the side, ``left``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Final

from .parts import POWER, USABLE, Card, kind_of
from .state import ZONE, Built, Planet, State

COLUMNS: Final = ("l4", "l3", "l2", "l1", "r1", "r2", "r3", "r4")
SIDES: Final = ("left", "right")
PAIRS: Final = tuple(f"{one}-{two}" for one, two in pairwise(COLUMNS))


@cache
def columns(site: str) -> tuple[int, ...]:
    """The columns of a site, as places in COLUMNS."""
    return tuple(COLUMNS.index(name) for name in site.split("-"))


def candidates(card: Card) -> tuple[str, ...]:
    """All sites on which a card of this shape could ever lie."""
    if card.foot == "power":
        return SIDES
    return COLUMNS if card.foot == "both" else PAIRS


def supplied(state: State, planet: Planet) -> list[bool]:
    """Which connections have power, by column."""
    reach = [
        state.power[len(planet.power[side]) - 1] if planet.power[side] else 0 for side in SIDES
    ]
    return [(4 - c if c < 4 else c - 3) <= reach[c >= 4] for c in range(len(COLUMNS))]


def action_row(state: State, planet: Planet) -> list[Built | None]:
    """The card on top in each cell of the action row."""
    row: list[Built | None] = [None] * len(COLUMNS)
    for built in planet.built:
        if state.card(built.card).foot != "demand":
            for column in columns(built.site):
                row[column] = built
    return row


def demand_row(state: State, planet: Planet) -> list[Built | None]:
    """The card in each cell of the demand row, where nothing is ever built over."""
    row: list[Built | None] = [None] * len(COLUMNS)
    for built in planet.built:
        if state.card(built.card).foot != "action":
            for column in columns(built.site):
                row[column] = built
    return row


def works(state: State, planet: Planet, built: Built) -> bool:
    """Whether no other card lies on any part of it (SD23)."""
    if state.card(built.card).foot == "demand":
        return True
    row = action_row(state, planet)
    return all(row[column] is built for column in columns(built.site))


def working(state: State, planet: Planet, kind: str) -> list[Built]:
    """The cards of a kind that still have their effect."""
    return [b for b in planet.built if kind_of(b.card) == kind and works(state, planet, b)]


def capacity(state: State, planet: Planet) -> int:
    """How many goods the depots of a planet hold together (SD24)."""
    return state.depot * len(working(state, planet, "depot"))


def places(state: State, planet: Planet) -> int:
    """The places of the planning zone (SD20, SD40)."""
    return ZONE + 2 * len(working(state, planet, "centre"))


def usable(state: State, planet: Planet) -> list[Built]:
    """The cards on whose timer place a timer could be put, were it free."""
    row = action_row(state, planet)
    return [
        built
        for built in planet.built
        if kind_of(built.card) in USABLE
        and all(row[column] is built for column in columns(built.site))
    ]


def sites(state: State, planet: Planet, card: str) -> Iterator[str]:
    """Every site on which the card may be built now."""
    printed = state.card(card)
    if printed.foot == "power":
        rank = POWER.index(kind_of(card))
        yield from (side for side in SIDES if len(planet.power[side]) == rank)
        return
    ground = _Ground(state, planet)
    for site in candidates(printed):
        if ground.takes(printed, columns(site)):
            yield site


class _Ground:
    """A planet looked at once for many sites."""

    def __init__(self, state: State, planet: Planet) -> None:
        self.action, self.demand = action_row(state, planet), demand_row(state, planet)
        self.power = supplied(state, planet)
        self.fixed = [
            built is not None and (built.blocked or planet.timer_on(built.card) is not None)
            for built in self.action
        ]

    def takes(self, card: Card, cells: tuple[int, ...]) -> bool:
        """Whether a card of this shape may be laid on the cells."""
        if card.links and not all(self.power[c] for c in cells):
            return False
        if card.foot != "action" and any(self.demand[c] for c in cells):
            return False
        if card.foot != "demand" and any(self.fixed[c] for c in cells):  # SD42
            return False
        return bool(card.links) or self.touches(card, cells)

    def touches(self, card: Card, cells: tuple[int, ...]) -> bool:
        """Whether a side of the card would lie against a side of another card."""
        beside = [c for c in (cells[0] - 1, cells[-1] + 1) if 0 <= c < len(COLUMNS)]
        if card.foot == "demand":
            return any(self.action[c] for c in cells) or any(self.demand[c] for c in beside)
        return any(self.action[c] or self.demand[c] for c in beside)
