"""How many point tiles a face-down pile may be expected to have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from .parts import PILE, SPACE, TILES
from .view import PlanetView, View


def point_tiles(view: View, name: str) -> int:
    """How many of a face-down pile bring points: exactly, where the viewer has looked through it.

    Else on average over all that can lie there. Space tiles are never taken (SM20). Everybody can
    count those that do not lie open yet, and a pile from which a tile was chosen has a point tile
    left (SM17).
    """
    pile = view.planet(name)
    if pile.seen:
        return pile.pile - pile.seen.count(SPACE)
    others: Sequence[int] = (1,)
    hidden = TILES["space"] - view.space
    for planet in view.planets:
        if planet.seen:
            hidden -= planet.seen.count(SPACE)
        elif planet.is_closed and planet.name != name:
            others = together(others, _ways(planet))
    ways = [
        (space, number * others[hidden - space])
        for space, number in enumerate(_ways(pile))
        if 0 <= hidden - space < len(others)
    ]
    every = sum(number for _, number in ways)
    points = sum((pile.pile - space) * number for space, number in ways)
    return (2 * points + every) // (2 * every) if every else pile.pile


def _ways(planet: PlanetView) -> Sequence[int]:
    """In how many ways none, one, two ... of the tiles dealt to a planet are space."""
    return space_ways(planet.pile, planet.pile < PILE)


@cache
def space_ways(left: int, chosen: bool) -> Sequence[int]:  # noqa: FBT001 - for the cache
    """The same of a pile with so many tiles left, and whether it was looked through (SM17)."""
    return tuple(comb(PILE, space) for space in range(left + 1 - chosen))


def together(some: Sequence[int], others: Sequence[int]) -> Sequence[int]:
    """The ways of two piles together, by how many tiles of both are space."""
    found = [0] * (len(some) + len(others) - 1)
    for m, one in enumerate(some):
        for n, other in enumerate(others):
            found[m + n] += one * other
    return found
