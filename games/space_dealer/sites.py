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

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from .parts import POWER, Card, Foot, is_usable, kind_of
from .state import ZONE, Built, Planet, State

COLUMNS: Final = ("l4", "l3", "l2", "l1", "r1", "r2", "r3", "r4")
SIDES: Final = ("left", "right")
PAIRS: Final = tuple(f"{one}-{two}" for one, two in pairwise(COLUMNS))
ROW: Final = (1 << len(COLUMNS)) - 1
"""All cells of a row."""


@cache
def cells(site: str) -> int:
    """The cells of a site in its row or rows."""
    return sum(1 << COLUMNS.index(name) for name in site.split("-"))


CANDIDATES: Final[dict[Foot, Sequence[str]]] = {
    "power": SIDES,
    "both": COLUMNS,
    "action": PAIRS,
    "demand": PAIRS,
}
"""All sites on which a card of a shape could ever lie."""
_CELLS: Final[dict[str, Sequence[tuple[str, int]]]] = {
    foot: [(site, cells(site)) for site in found]
    for foot, found in CANDIDATES.items()
    if foot != "power"
}


def powered(state: State, planet: Planet) -> int:
    """The columns whose connections have power: the nearest to the planet first."""
    reach = (0, *state.power)
    left, right = reach[len(planet.power["left"])], reach[len(planet.power["right"])]
    return 0b1111 << 4 - left & 0b1111 | (1 << right) - 1 << 4


def works(state: State, planet: Planet, built: Built) -> bool:
    """Whether no card that was built later lies on any part of it (SD23)."""
    if state.card(built.card).foot == "demand":
        return True
    own = cells(built.site)
    for other in reversed(planet.built):
        if other is built:
            break
        if cells(other.site) & own and state.card(other.card).foot != "demand":
            return False
    return True


def working(state: State, planet: Planet, kind: str) -> list[Built]:
    """The cards of a kind that still have their effect."""
    return [b for b in planet.built if kind_of(b.card) == kind and works(state, planet, b)]


def capacity(state: State, planet: Planet) -> int:
    """How many goods the depots of a planet hold together (SD24)."""
    return state.depot * len(working(state, planet, "depot"))


def places(state: State, planet: Planet) -> int:
    """The places of the planning zone (SD20, SD40)."""
    return ZONE + (2 * len(working(state, planet, "centre")) if state.advanced else 0)


def uncovered(state: State, planet: Planet) -> list[Built]:
    """All cards that work, in the order of building."""
    found: list[Built] = []
    covered = 0
    for built in reversed(planet.built):
        if state.card(built.card).foot == "demand":
            found.append(built)
            continue
        own = cells(built.site)
        if not own & covered:
            found.append(built)
        covered |= own
    found.reverse()
    return found


def usable(state: State, planet: Planet) -> list[Built]:
    """The cards on whose timer place a timer could be put, were it free."""
    return [built for built in uncovered(state, planet) if is_usable(built.card)]


def sites(state: State, planet: Planet, card: str) -> Sequence[str]:
    """Every site on which the card may be built now."""
    return sites_of(state, planet, [card])[card]


def sites_of(state: State, planet: Planet, cards: Sequence[str]) -> dict[str, Sequence[str]]:
    """For each of some cards every site on which it may be built now."""
    ground = Ground.of(state, planet)
    found: dict[str, Sequence[str]] = {}
    for card in cards:
        printed = state.card(card)
        if printed.foot == "power":
            rank = POWER.index(kind_of(card))
            found[card] = [side for side in SIDES if len(planet.power[side]) == rank]
        else:
            found[card] = ground.sites(printed)
    return found


@dataclass(slots=True)
class Ground:
    """What lies on a planet, as cells.

    ``action`` and ``demand``: cells of the two rows on which a card lies; ``fixed``: of the action
    row, those that cannot be built over (SD42); ``power``: the columns that have power.
    """

    action: int
    demand: int
    fixed: int
    power: int

    @classmethod
    def of(cls, state: State, planet: Planet) -> Ground:
        """As it is now."""
        action = demand = fixed = 0
        timers = [timer.on for timer in planet.timers]
        for built in planet.built:
            foot, own = state.card(built.card).foot, cells(built.site)
            if foot != "action":
                demand |= own
            if foot != "demand":
                action |= own
                fixed = fixed | own if built.blocked or built.card in timers else fixed & ~own
        return cls(action, demand, fixed, powered(state, planet))

    def sites(self, card: Card) -> Sequence[str]:
        """Where a card of this shape may be laid: where nothing bars it, and it has its place."""
        barred = ~self.power if card.links else 0
        if card.foot != "action":
            barred |= self.demand
        if card.foot != "demand":
            barred |= self.fixed
        if card.links:
            return _open(card.foot, barred & ROW)
        return _beside(card.foot, barred & ROW, self.action, self.demand)


@cache
def _open(foot: Foot, barred: int) -> Sequence[str]:
    """The sites of a shape with no barred cell."""
    return tuple(site for site, own in _CELLS[foot] if not own & barred)


@lru_cache(maxsize=4096)
def _beside(foot: Foot, barred: int, action: int, demand: int) -> Sequence[str]:
    """Those on which a side of the card would lie against a side of another card."""
    return tuple(
        site for site in _open(foot, barred) if _touches(foot, cells(site), action, demand)
    )


def _touches(foot: Foot, own: int, action: int, demand: int) -> bool:
    beside = (own << 1 | own >> 1) & ROW & ~own
    if foot == "demand":
        return bool(own & action or beside & demand)
    return bool(beside & (action | demand))
