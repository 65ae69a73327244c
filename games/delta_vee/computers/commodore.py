"""The strong computer player: plays for what its scenario is won by, with all means.

Shots and launches go by their chance and what they would win (``gunnery``), courses by what a ship
can do from where it ends and what may be done to it before (``helm``).
"""

from __future__ import annotations

from typing import Final

from engine import Choice, Dice, Observation, Phrase, Thought
from games.delta_vee import reasons
from games.delta_vee.hexes import distance
from games.delta_vee.pilot import (
    Option,
    ahead,
    best_of,
    path,
    place,
    reachable,
    to_orbit,
    to_strike,
)
from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View

from .captain import SEARCH, STEERING, Captain, order
from .flight import as_it_flies, steer
from .gunnery import Gunner, Plan, civ_of, in_flight
from .helm import Aspect, Goal, Helm, to_fight
from .why import kept, steered, woven_instead
from .worth import KINDS, MODELS, PRIZE, left_by_field, value

ALERT: Final = 24
"""Hexes within which weapons are made ready."""
CLOSE: Final = 9
"""Hexes within which battlecraft are made ready and launched."""
SHELTER: Final = 0.25
"""How much a force field must be worth to be raised, in parts of a ship."""
RUNNING: Final = 0.02
"""What a step of a run is worth."""


def commodore(seen: Observation[View], dice: Dice) -> Thought:
    """Plays to win."""
    return Commodore(seen.view, seen.seat, seen.offers, dice).choose()


def lieutenant(seen: Observation[View], dice: Dice) -> Thought:
    """The same, but for what the enemy may do."""
    return Lieutenant(seen.view, seen.seat, seen.offers, dice).choose()


class Commodore(Captain):
    """One decision."""

    CAREFUL = 1.5
    """How much danger counts in a fight."""

    # -- fire -----------------------------------------------------------------------------------

    def _fire(self) -> Thought:
        me = self._in_hand()
        if me is None:
            return self._next_shooter(None)
        launches = [*self.offers.get("launch", ()), *self.offers.get("release", ())]
        gunner = Gunner(self.view, self.enemies)
        plans = list(gunner.plans(me, launches))
        best = max(plans, key=lambda plan: plan.worth, default=None)
        if best is None or best.worth <= 0:
            shots = sorted(self.view.shots, key=lambda shot: (shot.chance, -shot.cost))
            return self._next_shooter(shots[-1] if shots else None)
        return Thought(best.choice, self._why_fired(best))

    def _why_fired(self, best: Plan) -> Phrase:
        if best.choice.verb == "fire":
            shot = next(
                each
                for each in self.view.shots
                if (each.weapon, each.mode, each.target) == best.choice.args
            )
            return reasons.fired(shot, len(self.view.shots) - 1)
        return reasons.aimed(best.target, best.chance)

    # -- commands -------------------------------------------------------------------------------

    def _steering(self, unit: UnitView, words: list[str]) -> Thought | None:
        draft = self.view.draft
        assert draft is not None
        if not STEERING & set(words):
            return None
        if unit.kind not in {"ship", "craft"}:
            return self._guide(unit, words)
        if self._boards(unit):
            return super()._steering(unit, words)
        if not self.enemies and not self._runs(unit):
            return None
        best = self._course(unit)
        option = best.option
        word = _next_word(draft.velocity, draft.direction, option, words)
        if word is None:
            return None
        return order(word, self._why_steered(unit, best))

    def _why_steered(self, unit: UnitView, best: Aspect) -> Phrase:
        helm = self._helm(unit)
        draft = self.view.draft
        assert draft is not None
        now = helm.closely(Option(draft.velocity, draft.direction, 0))
        return steered(best, now)

    def _course(self, unit: UnitView) -> Aspect:
        return self._helm(unit).best()

    def _helm(self, unit: UnitView) -> Helm:
        bold, careful = (0.5, 1.0) if self._runs(unit) else (1.0, self.CAREFUL)
        return Helm(self.view, unit, self.enemies, self._goal(unit), bold=bold, careful=careful)

    def _runs(self, unit: UnitView) -> bool:
        """Whether the unit is to get somewhere."""
        if unit.kind != "ship" or self.seat % 2:
            return False
        convoy = self.view.scenario == "convoy" or unit.model == PRIZE
        return bool(self.view.jumps) or (bool(self.view.planets) and convoy)

    def _boards(self, unit: UnitView) -> bool:
        """VE1140: whether it is to dock with the prize: nothing else counts for its course."""
        pirate = self.view.scenario == "pirates" and self.seat % 2 == 1
        return pirate and unit.kind == "ship" and bool(self._ids(PRIZE))

    def _goal(self, unit: UnitView) -> Goal:
        rating = MODELS[unit.model].maneuver[0]
        if not self._runs(unit):
            prey = [ship for ship in self.ships if value(self.view, ship) > 0.3]
            return to_fight(unit, prey or self.ships, rating)
        if self.view.jumps:
            return to_leave(self.view, unit, rating)
        planets = [place(planet) for planet in self.view.planets]
        here = [planet for planet in planets if planet == place(unit.cell)]
        orbits = [to_orbit(unit, planet, rating) for planet in here or planets]

        def worth(option: Option) -> float:
            found = -RUNNING * min(orbit.worth(option).total for orbit in orbits)
            return found - self._boarded(unit, option)

        return worth

    def _boarded(self, unit: UnitView, option: Option) -> float:
        """VE1140: a pirate who shares a hex with the prize may dock."""
        if unit.model != PRIZE:
            return 0.0
        end = path(unit, option)[-1]
        risk = 0.0
        for enemy in self.ships:
            if place(enemy.cell) == end:
                risk += 3.0
        return risk

    def _guide(self, unit: UnitView, words: list[str]) -> Thought | None:
        """A missile: through an enemy, or else nearer."""
        draft = self.view.draft
        assert draft is not None
        ships = [each for each in self.ships if value(self.view, each) > 0]
        missile = in_flight(self.view, civ_of(self.view, unit), unit)
        best: tuple[float, str, Option, float] | None = None
        for enemy in ships:
            met = as_it_flies(enemy)
            found = steer(self.view.chart, missile, met.now, weaving=met.weaving)
            if found is not None:
                worth = found.chance * left_by_field(self.view, enemy) * value(self.view, enemy)
                if best is None or worth > best[0]:
                    option = Option(found.velocity, found.direction, 0)
                    best = (worth, enemy.id, option, found.chance)
        if best is not None:
            word = _next_word(draft.velocity, draft.direction, best[2], words)
            return order(word, reasons.aimed(best[1], best[3])) if word else None
        if not ships or (unit.energy or 0) <= 2:
            return None
        return self._chase(unit, ships, words)

    def _chase(self, unit: UnitView, ships: list[UnitView], words: list[str]) -> Thought | None:
        draft = self.view.draft
        assert draft is not None
        thrust = self.view.chart.missiles.get(f"{unit.kind}-{civ_of(self.view, unit)}", [2])[0]

        def miss(option: Option) -> tuple[float, int]:
            cells = path(unit, option, 2 * option.velocity)
            end = cells[option.velocity]
            gap = min(distance(end, ahead(ship)) for ship in ships)
            later = min(distance(cells[-1], ahead(ship)) for ship in ships)
            return (gap + 0.5 * later + 0.4 * option.words, option.words)

        best = min(reachable(self.view, thrust, unit.velocity), key=miss)
        word = _next_word(draft.velocity, draft.direction, best, words)
        if word is None:
            return None
        goals = [to_strike(unit, ship) for ship in ships]
        now = Option(draft.velocity, draft.direction, 0)
        _, goal = best_of(goals, [best])
        return order(
            word, reasons.steered(goal.unit, goal.worth(now), goal.worth(best), best.words)
        )

    def _enough(self, unit: UnitView, words: list[str]) -> Phrase:
        steers = unit.kind in {"ship", "craft"} and not self._boards(unit)
        if steers and (self.enemies or self._runs(unit)):
            draft = self.view.draft
            assert draft is not None
            return kept(self._helm(unit).closely(Option(draft.velocity, draft.direction, 0)))
        return super()._enough(unit, words)

    # -- battle commands ------------------------------------------------------------------------

    def _leave(self, unit: UnitView, words: list[str]) -> Thought | None:
        if "jump" in words:
            return order("jump", Phrase("reason-jump"))
        if "prepare-jump" in words and self.seat % 2 == 0 and _arrives(self.view, unit):
            return order("prepare-jump", Phrase("reason-prepare-jump"))
        return None

    def _battle(self, unit: UnitView, words: list[str]) -> Thought | None:
        return self._join(words) or self._weave(unit, words) or self._prepare(unit, words)

    def _command(self) -> Thought:
        draft = self.view.draft
        unit = self.view.unit(draft.unit) if draft else None
        if draft is not None and unit is not None and not draft.words:
            words = [ids[0] for ids in self.offers.get("order", ())]
            leaving = self._leave(unit, words)
            if leaving is not None:
                return leaving
        return super()._command()

    def _weave(self, unit: UnitView, words: list[str]) -> Thought | None:
        draft = self.view.draft
        if "weave" not in words or draft is None or not self.enemies:
            return None
        helm = self._helm(unit)
        option = Option(draft.velocity, draft.direction, 0)
        plain, woven = (helm.danger(option, weaving=each) for each in (False, True))
        energy = unit.energy
        log = self.view.log(unit.id)
        if log is not None:
            energy = log.energy
        blocks = max(1.0, (energy or 0) / helm.burn)
        if plain - woven > 0.02 + 0.25 / blocks:
            return order("weave", woven_instead(plain, woven))
        return None

    def _prepare(self, unit: UnitView, words: list[str]) -> Thought | None:
        near = min(
            (distance(place(unit.cell), place(ship.cell)) for ship in self.enemies), default=99
        )
        field = self._field(unit, words)
        if field:
            return order(field, Phrase(f"reason-{field}", (("near", near),)))
        return self._arm(unit, words, near) or self._search(unit, words)

    def _arm(self, unit: UnitView, words: list[str], near: int) -> Thought | None:
        """Steer, launch and make ready, the most urgent first."""
        wanted = (
            (ALERT, "control-", "reason-control"),
            (CLOSE, "launch-craft-", "reason-launch-craft"),
            (ALERT, self._make_ready(unit, words) or "-", "reason-prepare"),
            (CLOSE, "ready-craft-", "reason-ready-craft"),
        )
        for reach, start, key in wanted:
            found = [word for word in words if word.startswith(start)]
            if found and near <= reach:
                return order(found[0], Phrase(key, (("near", near),)))
        return None

    def _search(self, unit: UnitView, words: list[str]) -> Thought | None:
        hidden = [each for each in self.enemies if not each.revealed]
        close = sum(distance(place(unit.cell), place(each.cell)) <= SEARCH for each in hidden)
        if not close or "search" not in words:
            return None
        return order("search", Phrase("reason-search", (("count", close), ("reach", SEARCH))))

    def _field(self, unit: UnitView, words: list[str]) -> str:
        """VE731: up where missiles threaten more than the ship could do itself, else down."""
        draft = self.view.draft
        if draft is None or not {"raise-field", "lower-field"} & set(words):
            return ""
        option = Option(draft.velocity, draft.direction, 0)
        gain = self._helm(unit).shelter(option)
        if "raise-field" in words:
            return "raise-field" if gain > SHELTER else ""
        return "lower-field" if gain < SHELTER / 2 else ""

    def _make_ready(self, unit: UnitView, words: list[str]) -> str:
        """The best missile that a pod can still make ready for its next fires."""
        log = self.view.log(unit.id)
        draft = self.view.draft
        if log is None or draft is None:
            return ""
        kinds = ["intelligent", "mims", "guided", "unguided"]
        if log.commands == 1:  # VE721: none is left to control a guided one
            kinds = ["intelligent", "mims", "unguided", "guided"]
        for kind in kinds:
            for part in log.parts:
                word = f"prepare-{kind}-{part.part.removeprefix('pod-')}"
                waiting = len(part.ready) + sum(
                    each.startswith("prepare-") and each.endswith(word[-2:]) for each in draft.words
                )
                if word in words and waiting <= part.fires + 1:
                    return word
        return ""

    # -- set-up and hits ------------------------------------------------------------------------

    def _part(self) -> Thought:
        hits = {hit.part: hit for hit in self.view.hits}
        parts = [ids[0] for ids in self.offers["hit"]]
        unit = self.view.unit(self.view.struck)
        if unit is None or unit.side == self.view.side:
            return super()._part()
        prize = unit.model == PRIZE and self.view.side == 1

        def rank(part: str) -> float:
            hit = hits.get(part)
            kind = (hit.kind if hit else "") or part
            fatal = bool(hit and hit.fatal)
            if prize:
                order = {"engine": 5.0, "bridge": 3.0}
                return order.get(part, 1.0) - 10 * fatal
            points = hit.points if hit else 0
            armed = kind in KINDS and KINDS[kind].weapons[0]
            rest = {"field": 2.5, "bridge": 1.6, "engine": 1.8}.get(part, 2.2 if armed else 0.5)
            return 10 * fatal + 3 * points + rest

        ranked = sorted(parts, key=lambda part: (-rank(part), part))
        return Thought(Choice("hit", (ranked[0],)), reasons.struck(self.view, ranked))

    def _prey(self) -> Thought:
        def rank(ids: tuple[str, ...]) -> float:
            unit = self.view.unit(ids[0])
            return value(self.view, unit) * left_by_field(self.view, unit) if unit else 0.0

        best = max((ids for ids in self.offers["intercept"]), key=rank)
        choice = Choice("intercept", best)
        return Thought(choice, reasons.attacked(self.view, choice))


class Lieutenant(Commodore):
    """One decision of somebody who thinks of what he can do, and little of what is done to him."""

    CAREFUL = 0.2


def _next_word(velocity: int, direction: int, best: Option, words: list[str]) -> str | None:
    """The next word on the way to a course."""
    turn = (best.direction - direction) % 12
    wanted = []
    if best.velocity != velocity:
        wanted.append("accel" if best.velocity > velocity else "decel")
    if turn:
        wanted.append("right" if turn <= 6 else "left")
    return next((word for word in wanted if word in words), None)


def to_leave(view: View, unit: UnitView, rating: int) -> Goal:
    """VE1130: to where ships may jump, at a speed that lets them prepare in time."""
    goal = min(view.jumps) * 16

    def worth(option: Option) -> float:
        cells = path(unit, option, max(1, 3 * option.velocity))
        end = cells[min(option.velocity, len(cells) - 1)]
        far = max(0, goal - end[0])
        ahead_ = max(0, goal - cells[-1][0]) if option.velocity else far
        slow = rating - 1
        fast = max(0, option.velocity - (rating if far > 2 * rating else slow))
        return -0.03 * ahead_ - 0.02 * far - 0.3 * fast - 0.2 * (not option.velocity)

    return worth


def _arrives(view: View, unit: UnitView) -> bool:
    """Whether two moves lead to where ships may jump: the jump is ordered after the first."""
    cells = path(unit, Option(unit.velocity, unit.direction, 0), 2 * unit.velocity)
    return cells[-1][0] // 16 in view.jumps or cells[0][0] // 16 in view.jumps
