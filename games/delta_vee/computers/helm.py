"""The course of a ship: what it can do from where it ends, and what may be done to it before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from games.delta_vee.ballistics import Course
from games.delta_vee.hexes import Hex, distance, from_offset
from games.delta_vee.pilot import AIM, Option, ahead, path, reachable
from games.delta_vee.standing import CAREFUL
from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View

from .flight import Target, as_it_flies, best_launch, hits, intercepts, target
from .gunnery import ENERGY
from .worth import (
    KINDS,
    MODELS,
    PER_HIT,
    armed_with_missiles,
    arms,
    guns,
    left_by_field,
    per_hit,
    value,
)

REACH: Final = 13
"""Hexes beyond which missiles are not reckoned with."""
LOOKED_AT: Final = 14
"""Courses that are looked at closely."""
NIMBLE: Final = 4
"""Commands that a fighting ship keeps for the next turn."""
FUEL: Final = 0.25
"""What the last block of energy is worth, in parts of a ship."""

Goal = Callable[[Option], float]
"""What a course is worth for the scenario; more is better."""


class Aspect(NamedTuple):
    """A course, and what speaks for and against it; whom a missile may hit then, and how often."""

    option: Option
    attack: float
    danger: float
    goal: float
    cost: float
    whom: str
    chance: float

    @property
    def total(self) -> float:
        """All together."""
        return self.attack - self.danger + self.goal - self.cost


class Helm:
    """What courses of one own unit are worth."""

    def __init__(
        self,
        view: View,
        unit: UnitView,
        enemies: Sequence[UnitView],
        goal: Goal,
        *,
        bold: float = 1.0,
        careful: float = 1.0,
    ) -> None:
        self.view, self.unit, self.goal = view, unit, goal
        self.bold, self.careful = bold, careful
        self.enemies = [each for each in enemies if each.kind in {"ship", "craft"}]
        self.prey = [each for each in self.enemies if value(view, each) > 0]
        self.place = from_offset(*unit.cell)
        self.targets = {each.id: as_it_flies(each) for each in enemies}
        self.log = view.log(unit.id)
        model = MODELS[unit.model]
        self.thrust, self.rating, self.burn = (
            model.velocity[0],
            model.maneuver[0],
            model.burn[0],
        )
        weapons = sorted({(a.kind, a.civ) for a in arms(self.log, soon=True)})
        self.missile = next(
            (
                w
                for kind in ("intelligent", "mims", "guided", "unguided")
                for w in weapons
                if w[0] == kind
            ),
            None,
        )

    def best(self) -> Aspect:
        """The best course that the rest of the plan allows."""
        options = list(reachable(self.view, self.thrust, self.unit.velocity))
        ranked = sorted(options, key=lambda each: -self.roughly(each))
        found = [self.closely(each) for each in ranked[:LOOKED_AT]]
        return max(found, key=lambda each: (each.total, -each.option.words))

    def roughly(self, option: Option) -> float:
        """Without missiles."""
        end = path(self.unit, option)[-1]
        course = Course(end, option.direction, option.velocity)
        return (
            self.goal(option)
            + self.bold * self._shots(course)
            - self._cost(option)
            + (0.05 * any(distance(end, from_offset(*each.cell)) == 1 for each in self.prey))
        )

    def closely(self, option: Option, *, weaving: bool = False) -> Aspect:
        """All that counts."""
        end = path(self.unit, option)[-1]
        course = Course(end, option.direction, option.velocity)
        strike, chance, whom = self._strike(course)
        return Aspect(
            option,
            self.bold * (strike + self._shots(course)),
            self.careful * self.danger(option, weaving=weaving),
            self.goal(option),
            self._cost(option),
            whom,
            chance,
        )

    def _cost(self, option: Option) -> float:
        draft = self.view.draft
        words = option.words + (len(draft.words) if draft is not None else 0)
        energy = self.log.energy if self.log is not None else self.unit.energy
        blocks = max(1.0, (energy or 0) / self.burn)
        price = self.burn * ENERGY + FUEL / blocks
        return (price if words > 1 else 0.0) + 0.001 * words

    def _shots(self, course: Course) -> float:
        """The next fire, at the best target."""
        best = 0.0
        for enemy in self.prey:
            met = self.targets[enemy.id]
            if distance(course.place, met.now.place) > 2 * REACH:
                continue
            chance = max(
                hits(self.view.chart, mode, course, met, AIM)
                for mode in ("laser-burst", "particle-burst")
            )
            best = max(best, chance * per_hit(self.view, enemy))
        return best * (guns(self.log) if self.unit.kind == "ship" else 1)

    def _strike(self, course: Course) -> tuple[float, float, str]:
        """The best launch, if the enemy flies on as it does: its worth, its chance, at whom."""
        best = (0.0, 0.0, "")
        if self.missile is None:
            return best
        for enemy in self.prey:
            met = self.targets[enemy.id]
            if enemy.kind != "ship" or distance(course.place, met.now.place) > REACH:
                continue
            chance = best_launch(self.view.chart, *self.missile, course, met)
            worth = chance * left_by_field(self.view, enemy) * value(self.view, enemy)
            if worth > best[0]:
                best = (worth, chance, enemy.id)
        return best

    def danger(self, option: Option, *, weaving: bool) -> float:
        """What enemies may do before and while it moves: they fire next."""
        me = target(self.unit, option.velocity, option.direction, weaving=weaving)
        total = 0.0
        for enemy in self.enemies:
            if enemy.field_on or distance(from_offset(*enemy.cell), self.place) > 2 * REACH:
                continue
            total += self._fired_at(enemy, me) + self._struck(enemy, me)
        for contact in self.view.units:
            if contact.side != self.view.side and contact.kind not in {"ship", "craft"}:
                total += self._met_by(contact, me)
        return total

    def shelter(self, option: Option) -> float:
        """VE731, VE980: what an active force field is worth more than what it keeps from doing."""
        open_, safe = (
            self._missiles(replace(self.unit, field_on=up), option) for up in (False, True)
        )
        aspect = self.closely(option)
        return open_ - safe - aspect.attack

    def _missiles(self, unit: UnitView, option: Option) -> float:
        """The danger of missiles, if the force field is as in the unit given."""
        me = target(self.unit, option.velocity, option.direction, weaving=False)
        left = left_by_field(self.view, unit) / max(0.01, left_by_field(self.view, self.unit))
        near = [each for each in self.enemies if not each.field_on]
        return left * sum(self._struck(enemy, me) for enemy in near) + left * sum(
            self._met_by(contact, me)
            for contact in self.view.units
            if contact.side != self.view.side and contact.kind not in {"ship", "craft"}
        )

    def _fired_at(self, enemy: UnitView, me: Target) -> float:
        shooter = Course(from_offset(*enemy.cell), enemy.direction, enemy.velocity)
        chance = max(
            hits(self.view.chart, mode, shooter, me, AIM)
            for mode in ("laser-burst", "particle-burst")
        )
        return chance * guns(self.view.log(enemy.id)) * self._own_hit()

    def _own_hit(self) -> float:
        armor = MODELS[self.unit.model].armor[0]
        return PER_HIT[armor] * (1 if self.unit.kind == "ship" else 0.3)

    def _struck(self, enemy: UnitView, me: Target) -> float:
        log = self.view.log(enemy.id)
        if self.unit.kind != "ship" or not armed_with_missiles(log):
            return 0.0
        shooter = Course(from_offset(*enemy.cell), enemy.direction, enemy.velocity)
        if distance(shooter.place, self.place) > REACH:
            return 0.0
        kind, civ = ENEMY_ARMS[
            max((k for k in (log.pods if log else ()) if k in ENEMY_ARMS), default="heavy")
        ]
        found = best_launch(self.view.chart, kind, civ, shooter, me)
        return found * left_by_field(self.view, self.unit)

    def _met_by(self, contact: UnitView, me: Target) -> float:
        """A missile that flies moves after it: it is met where the course ends, if at all."""
        if self.unit.kind != "ship":
            return 0.0
        gap = distance(from_offset(*contact.cell), me.then.place)
        if gap > contact.velocity + 2:
            return 0.0
        course = Course(me.then.place, contact.direction, contact.velocity)
        found = intercepts(self.view.chart, CAREFUL, course, me.then, weaving=me.weaving)
        return 0.5 * found * left_by_field(self.view, self.unit)


ENEMY_ARMS: Final = {
    "hunter": ("intelligent", 8),
    "heavy": ("intelligent", 7),
    "arsenal": ("intelligent", 8),
    "light": ("guided", 6),
}
"""The best missile of each kind of pod."""
assert set(ENEMY_ARMS) <= set(KINDS)


def to_fight(unit: UnitView, enemies: Sequence[UnitView], rating: int) -> Goal:
    """Near an enemy, and still nimble there."""
    goals = [(from_offset(*each.cell), ahead(each)) for each in enemies]

    def worth(option: Option) -> float:
        twice = path(unit, option, 2 * option.velocity)
        end, then = twice[option.velocity], twice[-1]
        near = min((_pair(end, then, goal) for goal in goals), default=0.0)
        fast = max(0, option.velocity - (rating - NIMBLE))
        return -near - 0.05 * fast

    return worth


def _pair(end: Hex, then: Hex, goal: tuple[Hex, Hex]) -> float:
    now, later = distance(end, goal[0]), distance(then, goal[1])
    return 0.015 * now + 0.02 * later + 0.01 * abs(later - 1)
