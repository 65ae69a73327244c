"""Computer players. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Dice,
    Observation,
    Offer,
    Phrase,
    Seat,
    Thought,
    random_choice,
)
from games.delta_vee import reasons
from games.delta_vee.desk_view import ShotView
from games.delta_vee.hexes import Hex, course, distance
from games.delta_vee.parts import COMPONENTS
from games.delta_vee.pilot import (
    Goal,
    Option,
    ahead,
    best_of,
    place,
    reachable,
    to_meet,
    to_orbit,
    to_run,
    to_shoot,
    to_strike,
)
from games.delta_vee.placements import spot
from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View

from .gunnery import Gunner

CRUISE = 2
"""The velocity of a fleet whose captain may choose it."""
SPARE = 2
"""VE420: commands that a ship keeps for the next turn when it is out for an enemy."""
NEAR = 10
"""Hexes within which missiles are launched and battlecraft made ready."""
SURE = 0.7
"""The chance from which a missile is launched before anything else is fired."""
PASSING = 2
"""Hexes within which a missile must come of an enemy to be launched on the off chance."""
SEARCH = 6
"""VE730: hexes within which a search is worth its command."""
STEERING = {"accel", "decel", "left", "right"}
PREPARING = {
    "control-": "reason-control",
    "launch-craft-": "reason-launch-craft",
    "ready-craft-": "reason-ready-craft",
    "prepare-": "reason-prepare",
}
"""Battle commands that are given when an enemy is near, and the reason for each."""
TASTE = (
    "arsenal",
    "heavy",
    "light",
    "hunter",
    "comm",
    "bay",
    "tractor",
    "jump-pod",
    "standard-cargo",
    "buffered-cargo",
    "energy",
)
"""Which pod is hit when there is a choice."""


def captain(seen: Observation[View], dice: Dice) -> Thought:
    """Flies to where its scenario is won, fires where it pays, launches when near."""
    return Captain(seen.view, seen.seat, seen.offers, dice).choose()


def random_player(seen: Observation[View], dice: Dice) -> Thought:
    """Does anything that is offered, each as likely: commands are many, so its ships do fly."""
    return Thought(random_choice(dice.pick(seen.offers), dice))


class Captain:
    """One decision of the captain."""

    def __init__(self, view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> None:
        self.view = view
        self.seat = seat
        self.dice = dice
        self.all = offers
        self.offers: dict[str, list[tuple[str, ...]]] = {}
        for offer in offers:
            ids = offer.ids if isinstance(offer, Offer) else ()
            self.offers.setdefault(offer.verb, []).append(ids)
        side = seat % 2
        self.enemies = [u for u in view.units if u.side != side and not u.asleep]
        self.ships = [u for u in self.enemies if u.kind == "ship"] or self.enemies

    def choose(self) -> Thought:
        """By what is asked."""
        decisions = {
            "stow": self._stow,
            "deploy": self._deploy,
            "give-commands": self._command,
            "open-fire": self._fire,
            "pass-planet": self._swing,
            "choose-mover": self._mover,
            "choose-part": self._part,
            "choose-prey": self._prey,
        }
        return decisions[self.view.decision]()

    def _stow(self) -> Thought:
        return Thought(Choice("as-printed"), reasons.stowed(self.view))

    def _mover(self) -> Thought:
        return Thought(Choice("done"), reasons.in_order(len(self.offers["move"])))

    def _prey(self) -> Thought:
        choice = random_choice(self.all[0], self.dice)
        return Thought(choice, reasons.attacked(self.view, choice))

    def _deploy(self) -> Thought:
        """Towards the planet or the enemy, at a middle speed."""
        if "head" in self.offers:
            hour = {0: "clock-3", 1: "clock-9"}[self.seat % 2]
            if self.view.scenario == "escape":
                hour = "clock-3"
            ids = next(i for i in self.offers["head"] if i[1] == hour)
            return Thought(Choice("head", ids), reasons.headed(self.view, hour))
        if isinstance(self.all[0], Amount):
            why = reasons.cruised(self.view, CRUISE)
            return Thought(Choice("speed", (str(CRUISE),)), why)
        choice = random_choice(self.dice.pick(self.all), self.dice)
        return Thought(choice, Phrase("reason-place", (("count", len(self.all)),)))

    def _part(self) -> Thought:
        """What hurts an enemy most, or oneself least."""
        parts = [ids[0] for ids in self.offers["hit"]]
        kinds: dict[str, str] = {}
        for log in self.view.logs:
            if {part.part for part in log.parts} >= set(parts):
                kinds = {part.part: part.kind for part in log.parts}
        ranks = sorted((_rank(kinds.get(part, part)), part) for part in parts)
        ranked = [part for _, part in ranks]
        return Thought(Choice("hit", (ranked[0],)), reasons.struck(self.view, ranked))

    # -- fire -----------------------------------------------------------------------------------

    def _fire(self) -> Thought:
        sure = self._sure_launch()
        if sure is not None:
            return sure
        shots = sorted(self.view.shots, key=self._promise)
        if shots and self._promise(shots[-1]) > 2:
            best = shots[-1]
            choice = Choice("fire", (best.weapon, best.mode, best.target))
            return Thought(choice, reasons.fired(best, len(shots) - 1))
        return self._launch() or self._next_shooter(shots[-1] if shots else None)

    def _promise(self, shot: ShotView) -> float:
        target = self.view.unit(shot.target)
        kind = target.kind if target else ""
        weight = {"ship": 1.5, "craft": 1.3, "unguided": 0.8}.get(kind, 1.0)
        return shot.chance * weight - shot.cost / 2

    def _sure_launch(self) -> Thought | None:
        """A missile that is likely to hit before anybody can do something about it."""
        me = self._in_hand()
        ids = [*self.offers.get("launch", ()), *self.offers.get("release", ())]
        plans = Gunner(self.view, self.enemies).plans(me, ids) if me and ids else ()
        launches = [plan for plan in plans if plan.choice.verb != "fire"]
        best = max(launches, key=lambda plan: plan.worth, default=None)
        if best is None or best.chance < SURE or best.worth <= 0:
            return None
        return Thought(best.choice, reasons.aimed(best.target, best.chance))

    def _launch(self) -> Thought | None:
        """Where the missile comes nearest to where an enemy ship will be."""
        me = self._in_hand()
        if me is None or not self.ships:
            return None
        goals = [ahead(enemy) for enemy in self.ships]
        if min(distance(place(me.cell), goal) for goal in goals) > NEAR:
            return None
        best: tuple[float, Thought] | None = None
        for verb in ("launch", "release"):
            for ids in self.offers.get(verb, ()):
                kind = ids[1] if verb == "launch" else "unguided"
                gap, target = _passes(me, kind, ids[-1], goals)
                worth = gap * (4 if kind == "unguided" else 1)
                worth += {"intelligent": 0, "guided": 1}.get(kind, 2)
                if best is None or worth < best[0]:
                    why = reasons.launched(self.ships[target].id, gap)
                    best = (worth, Thought(Choice(verb, ids), why))
        return best[1] if best and best[0] <= PASSING else None

    def _next_shooter(self, best: ShotView | None) -> Thought:
        """The units in their order, each once; ``best`` is what the last one could fire."""
        units = [ids[0] for ids in self.offers.get("unit", ())]
        me = self._in_hand()
        if me is not None and me.id in units:
            units = units[units.index(me.id) + 1 :]
        choice = Choice("unit", (units[0],)) if units else Choice("done")
        return Thought(choice, reasons.held_fire(best, *units[:1]))

    def _in_hand(self) -> UnitView | None:
        """The unit that fires."""
        return self.view.unit(self.view.hand)

    # -- commands -------------------------------------------------------------------------------

    def _command(self) -> Thought:
        draft = self.view.draft
        unit = self.view.unit(draft.unit) if draft else None
        if draft is None or unit is None:
            return Thought(Choice("done"), Phrase("reason-no-unit"))
        words = [ids[0] for ids in self.offers.get("order", ())]
        thought = self._steering(unit, words) or self._battle(unit, words)
        if thought:
            return thought
        if "give" in self.offers:
            return Thought(Choice("give"), self._enough(unit, words))
        return Thought(random_choice(self.all[0], self.dice), Phrase("reason-incomplete"))

    def _steering(self, unit: UnitView, words: list[str]) -> Thought | None:
        draft, goals = self.view.draft, self._goals(unit)
        assert draft is not None
        if not goals or not STEERING & set(words):
            return None
        best, goal = self._best(unit, goals)
        turn = (best.direction - draft.direction) % 12
        wanted = []
        if best.velocity != draft.velocity:
            wanted.append("accel" if best.velocity > draft.velocity else "decel")
        if turn:
            wanted.append("right" if turn <= 6 else "left")
        found = [word for word in wanted if word in words]
        if not found:
            return None
        now = goal.worth(Option(draft.velocity, draft.direction, 0))
        why = reasons.steered(goal.unit, now, goal.worth(best), best.words)
        return _order(found[0], why)

    def _best(self, unit: UnitView, goals: list[Goal]) -> tuple[Option, Goal]:
        thrust, rating = _ratings(unit)
        options = list(reachable(self.view, thrust, unit.velocity))
        if any(goal.unit for goal in goals) and unit.kind == "ship":  # else it flies past
            options = [each for each in options if each.velocity <= rating - SPARE] or options
        return best_of(goals, options)

    def _enough(self, unit: UnitView, words: list[str]) -> Phrase:
        """Why the plan is given as it is."""
        draft, goals = self.view.draft, self._goals(unit)
        assert draft is not None
        if not goals:
            return Phrase("reason-give-nobody")
        best, goal = self._best(unit, goals)
        found = goal.worth(Option(draft.velocity, draft.direction, 0))
        steers = not best.words and bool(STEERING & set(words))
        return reasons.kept_course(goal.unit, found, steers=steers)

    def _goals(self, unit: UnitView) -> list[Goal]:
        """What this unit is for, and with whom, or where."""
        if unit.kind not in {"ship", "craft"}:
            return [to_strike(unit, ship) for ship in self.ships]
        rating = _ratings(unit)[1]
        side, scenario = self.seat % 2, self.view.scenario
        planets = list(map(place, self.view.planets))
        if unit.kind == "ship" and side == 0:
            if self.view.jumps:
                return [to_run(self.view, unit, rating)]
            if planets and (scenario == "convoy" or unit.model == "mu"):
                here = [planet for planet in planets if planet == place(unit.cell)]
                return [to_orbit(unit, planet, rating) for planet in here or planets]
        prey = [ship for ship in self.ships if ship.model == "mu"]
        if unit.kind == "ship" and prey and side == 1:
            return [to_meet(unit, prey[0])]
        return [to_shoot(unit, ship) for ship in self.ships]

    def _battle(self, unit: UnitView, words: list[str]) -> Thought | None:
        """What else the unit does, most useful first."""
        return self._leave(unit, words) or self._join(words) or self._prepare(unit, words)

    def _leave(self, unit: UnitView, words: list[str]) -> Thought | None:
        if "jump" in words:
            return _order("jump", Phrase("reason-jump"))
        if "prepare-jump" in words and self.view.side == 0 and self._may_leave(unit):
            return _order("prepare-jump", Phrase("reason-prepare-jump"))
        return None

    def _join(self, words: list[str]) -> Thought | None:
        """Dock with the prey, or say where a battlecraft starts."""
        docking = [w for w in words if w.startswith("dock-") and w[5:] in self._ids("mu")]
        placing = [word for word in words if word[0].isdigit()]
        if docking:
            return _order(docking[0], reasons.docked(docking[0]))
        if placing:
            return _order(placing[0], Phrase("reason-start", (("count", len(placing)),)))
        return None

    def _prepare(self, unit: UnitView, words: list[str]) -> Thought | None:
        near = self._near(unit)
        if "lower-field" in words and near > 3:
            alone = Phrase("reason-lower-field-alone")
            why = Phrase("reason-lower-field", (("near", near),)) if self.enemies else alone
            return _order("lower-field", why)
        for start, key in PREPARING.items():
            found = [w for w in words if w.startswith(start) and w != "prepare-jump"]
            if found and near <= 2 * NEAR and not (start == "prepare-" and self._is_ready(unit)):
                return _order(found[0], Phrase(key, (("near", near),)))
        hidden = [e for e in self.enemies if not e.revealed]
        close = sum(distance(place(unit.cell), place(e.cell)) <= SEARCH for e in hidden)
        if close and "search" in words:
            return _order("search", Phrase("reason-search", (("count", close), ("reach", SEARCH))))
        return None

    def _ids(self, model: str) -> set[str]:
        return {enemy.id for enemy in self.enemies if enemy.model == model}

    def _near(self, unit: UnitView) -> int:
        """How far the nearest enemy is."""
        return min((distance(place(unit.cell), place(e.cell)) for e in self.enemies), default=99)

    def _may_leave(self, unit: UnitView) -> bool:
        """Whether the ship is where jumps are allowed, or will be."""
        return ahead(unit)[0] // 16 in self.view.jumps

    def _is_ready(self, unit: UnitView) -> bool:
        log = self.view.log(unit.id)
        return log is not None and any(len(part.ready) > 1 for part in log.parts)

    def _swing(self) -> Thought:
        """Into orbit, if that is what one came for."""
        draft = self.view.draft
        unit = self.view.unit(draft.unit) if draft else None
        wants = unit is not None and self.seat % 2 == 0 and unit.kind == "ship"
        slower = ("decel",) in self.offers.get("order", ())
        velocity = draft.velocity if draft is not None else 0
        if wants and slower and velocity > 1:
            return _order("decel", Phrase("reason-slow-down", (("velocity", velocity),)))
        why = reasons.swung(velocity) if wants else Phrase("reason-fly-on")
        return Thought(Choice("done"), why)


def _order(word: str, why: Phrase) -> Thought:
    return Thought(Choice("order", (word,)), why)


def _passes(me: UnitView, kind: str, word: str, goals: list[Hex]) -> tuple[int, int]:
    """How near a launched missile comes to one of the goals, and to which."""
    hex_, direction, velocity = spot(place(me.cell), word)
    line = to_line(hex_, direction, velocity + (kind == "unguided"))
    gaps = [min(distance(cell, goal) for cell in line) for goal in goals]
    return min(gaps), gaps.index(min(gaps))


def to_line(start: Hex, direction: int, velocity: int) -> list[Hex]:
    """The hexes of a first move."""
    return [start, *course(start, direction, 0, velocity)]


def _rank(kind: str) -> int:
    """The lower the better to hit."""
    order = ("field", "engine", *TASTE, "bridge")
    return order.index(kind) if kind in order else len(order)


def _ratings(unit: UnitView) -> tuple[int, int]:
    """Velocity and maneuver rating of a unit of one's own."""
    for model in COMPONENTS.ships:
        if model.id == unit.model:
            return model.velocity[0], model.maneuver[0]
    return 2, 6
