"""The fire phase: each unit does what promises most, launch or shot, until nothing is worth it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine import Choice
from games.delta_vee.desk_view import ShotView
from games.delta_vee.hexes import Hex, from_offset
from games.delta_vee.unit_view import UnitView
from games.delta_vee.units import MIMS, UNGUIDED
from games.delta_vee.view import View

from .flight import Missile, as_it_flies, course_of, launched, odds, steer, zig_of
from .worth import left_by_field, per_hit, price, value

ENERGY: Final = 0.003
"""What a unit of energy is worth, in parts of a ship."""
LOW: Final = 12
"""Energy units below which each is dear."""


class Plan(NamedTuple):
    """Something to fire or to launch: what it is worth, at whom, and the chance."""

    worth: float
    choice: Choice
    target: str
    chance: float


def in_flight(view: View, civ: int, unit: UnitView) -> Missile:
    """An own missile that flies."""
    ratings: Sequence[int] = view.chart.missiles.get(f"{unit.kind}-{civ}", (0, 0, 0))
    energy = unit.energy if unit.energy is not None else 0
    return Missile(unit.kind, civ, ratings[0], ratings[1], energy, course_of(unit), zig_of(unit))


def civ_of(view: View, unit: UnitView) -> int:
    """The Civ level of an own missile: that of the best pod of its ship that holds its kind."""
    log = view.log(unit.home)
    parts = log.parts if log is not None else ()
    return max((p.civ for p in parts if any(kind == unit.kind for kind, _ in p.stock)), default=7)


class Gunner:
    """What the unit in hand can do to the enemies."""

    def __init__(self, view: View, enemies: Sequence[UnitView]) -> None:
        self.view = view
        self.enemies = [unit for unit in enemies if value(view, unit) > 0]
        self.targets = {unit.id: as_it_flies(unit) for unit in enemies}

    def plans(self, unit: UnitView, launches: Sequence[tuple[str, ...]]) -> Iterator[Plan]:
        """Every launch and every shot."""
        left = {enemy.id: self._left(enemy) for enemy in self.enemies}
        yield from self._launches(unit, launches, left)
        yield from self._shots(unit)

    def _left(self, enemy: UnitView) -> float:
        """The chance that no missile in flight gets it first."""
        missed = 1.0
        for mine in self.view.units:
            if mine.side == self.view.side and mine.kind not in {"ship", "craft"}:
                missile = in_flight(self.view, civ_of(self.view, mine), mine)
                met = self.targets[enemy.id]
                way = steer(self.view.chart, missile, met.then, weaving=met.weaving)
                if way is not None:
                    missed *= 1 - way.chance * left_by_field(self.view, enemy)
        return missed

    def _launches(
        self, unit: UnitView, launches: Sequence[tuple[str, ...]], left: dict[str, float]
    ) -> Iterator[Plan]:
        place = from_offset(*unit.cell)
        log = self.view.log(unit.id)
        known: dict[tuple[str, int, str], tuple[float, str, float]] = {}
        for ids in launches:
            kind = ids[1] if len(ids) == 3 else UNGUIDED
            civ = self._civ(unit, ids)
            key = (kind, civ, ids[-1])
            if key not in known:
                known[key] = self._best(place, key, left)
            worth, whom, chance = known[key]
            verb = "launch" if len(ids) == 3 else "release"
            cost = price(self.view, log, kind) if log is not None else 0.01
            if whom:
                yield Plan(worth - cost, Choice(verb, ids), whom, chance)

    def _civ(self, unit: UnitView, ids: tuple[str, ...]) -> int:
        log = self.view.log(unit.id)
        if log is None:
            return civ_of(self.view, unit)
        return next(part.civ for part in log.parts if part.part == ids[0])

    def _best(
        self, place: Hex, key: tuple[str, int, str], left: dict[str, float]
    ) -> tuple[float, str, float]:
        kind, civ, word = key
        missile = launched(self.view.chart, kind, civ, place, word)
        best = (0.0, "", 0.0)
        for enemy in self.enemies:
            if enemy.kind != "ship" and kind != UNGUIDED:
                continue
            found = odds(self.view.chart, missile, self.targets[enemy.id])
            worth = found * left_by_field(self.view, enemy) * value(self.view, enemy)
            worth *= left[enemy.id]
            if kind == MIMS:
                worth *= 1.1
            if worth > best[0]:
                best = (worth, enemy.id, found)
        return best

    def _shots(self, unit: UnitView) -> Iterator[Plan]:
        log = self.view.log(unit.id)
        energy = log.energy if log is not None else unit.energy
        dear = 4 if (energy or 0) <= LOW else 1
        for shot in self.view.shots:
            enemy = self.view.unit(shot.target)
            if enemy is not None:
                worth = per_hit(self.view, enemy) * shot.chance / 10
                worth -= ENERGY * dear * shot.cost
                yield Plan(worth, fire(shot), shot.target, shot.chance / 10)


def fire(shot: ShotView) -> Choice:
    """The choice of a shot."""
    return Choice("fire", (shot.weapon, shot.mode, shot.target))
