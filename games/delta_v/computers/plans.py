"""How a contract can be filled with the tiles that a player knows, and with bribes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.delta_v.parts import OMNIDIUM, mineral, points
from games.delta_v.scoring import SPENT


class Tile(NamedTuple):
    """A mineral tile that the player knows and may turn up."""

    points: int
    cell: str
    mineral: str


@dataclass(frozen=True, slots=True)
class Plan:
    """How to fill what is left of a contract.

    tiles: known ones, in the order in which to turn them up; bribes: the minerals of the counters
        to be spent, for the last of these tiles. lacking: minerals for which nothing is known.
    spare: known tiles that are not needed, the best first.
    """

    tiles: tuple[Tile, ...]
    bribes: tuple[str, ...]
    lacking: tuple[str, ...]
    spare: tuple[Tile, ...]

    @property
    def sure(self) -> bool:
        """Whether what the player knows and has is enough."""
        return not self.lacking

    @property
    def points(self) -> int:
        """What the known tiles bring, without what the bribes cost."""
        return sum(tile.points for tile in self.tiles) - SPENT * len(self.bribes)


def stock(known: Mapping[str, str], barred: Collection[str]) -> list[Tile]:
    """The known mineral tiles within reach, the best first."""
    found = [
        Tile(points(face), cell, name)
        for cell, face in known.items()
        if cell not in barred and (name := mineral(face))
    ]
    return sorted(found, reverse=True)


def plan(
    minerals: Sequence[str], found: Sequence[str], tiles: Sequence[Tile], bribes: Sequence[str]
) -> Plan:
    """The best way to fill a contract of which ``found`` has been turned up already (DV61, DV62).

    A tile of each mineral; where there is none, Omnidium, else any other tile with a counter.
    """
    left, used, without = list(tiles), list[Tile](), list[str]()
    for name in (Counter(minerals) - Counter(found)).elements():
        best = next((tile for tile in left if tile.mineral == name), None)
        if best is None:
            without.append(name)
        else:
            left.remove(best)
            used.append(best)
    # Omnidium turned up before stands for what is hardest to get.
    covered = found.count(OMNIDIUM)
    hard = [name for name in without if name not in bribes]
    for name in [*hard, *(name for name in without if name in bribes)][:covered]:
        without.remove(name)
    used.sort(reverse=True)
    needed = len(minerals) - len(found) - len(without)
    left, used = sorted([*left, *used[needed:]], reverse=True), used[:needed]
    wild = [tile for tile in left if tile.mineral == OMNIDIUM]
    left = [tile for tile in left if tile.mineral != OMNIDIUM]
    counters = list(bribes)
    paid, lacking = list[str](), list[str]()
    for name in sorted(without, key=lambda each: each in bribes):
        if wild:
            used.append(wild.pop())
        elif name in counters and len(paid) < len(left):
            counters.remove(name)
            paid.append(name)
        else:
            lacking.append(name)
    return Plan(
        (*used, *left[: len(paid)]),
        tuple(paid),
        tuple(lacking),
        tuple(sorted([*wild, *left[len(paid) :]], reverse=True)),
    )
