"""The captain: flies to where its scenario is won, fires where it pays, launches when near."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine import Amount, AnyOffer, Choice, Dice, Offer, Seat, random_choice
from games.delta_vee.desk_view import ShotView
from games.delta_vee.hexes import Hex, course, distance
from games.delta_vee.parts import COMPONENTS
from games.delta_vee.placements import spot
from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View

from .delta_vee_pilot import (
    Worth,
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

CRUISE: Final = 2
"""The velocity of a fleet whose captain may choose it."""
NEAR: Final = 10
"""Hexes within which missiles are launched and battlecraft made ready."""
SEARCH: Final = 6
"""VE730: hexes within which a search is worth its command."""
STEERING: Final = frozenset({"accel", "decel", "left", "right"})
PREPARING: Final = ("control-", "launch-craft-", "ready-craft-", "prepare-")
"""Battle commands that are given when an enemy is near."""
TASTE: Final = (
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


def mind(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Choice:
    """What the captain does."""
    return _Captain(view, seat, offers, dice).choose()


class _Captain:
    """One decision of the captain."""

    def __init__(self, view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.all = offers
        self.offers: dict[str, list[tuple[str, ...]]] = {}
        for offer in offers:
            ids = offer.ids if isinstance(offer, Offer) else ()
            self.offers.setdefault(offer.verb, []).append(ids)
        self.side = side = seat % 2
        self.enemies = [u for u in view.units if u.side != side and not u.asleep]
        self.ships = [u for u in self.enemies if u.kind == "ship"] or self.enemies

    def choose(self) -> Choice:
        """By what is asked."""
        decisions: Mapping[str, Callable[[], Choice]] = {
            "stow": lambda: Choice("as-printed"),
            "deploy": self._deploy,
            "give-commands": self._command,
            "open-fire": self._fire,
            "pass-planet": self._swing,
            "choose-mover": lambda: Choice("done"),
            "choose-part": self._part,
            "choose-prey": lambda: random_choice(self.all[0], self.dice),
        }
        return decisions[self.view.decision]()

    def _deploy(self) -> Choice:
        """Towards the planet or the enemy, at a middle speed."""
        if "head" in self.offers:
            right = self.side == 0 or self.view.scenario == "escape"
            hour = "clock-3" if right else "clock-9"
            return Choice("head", next(ids for ids in self.offers["head"] if ids[1] == hour))
        if isinstance(self.all[0], Amount):
            return Choice("speed", (str(CRUISE),))
        return random_choice(self.dice.pick(self.all), self.dice)

    def _part(self) -> Choice:
        """What hurts an enemy most, or oneself least."""
        parts = [ids[0] for ids in self.offers["hit"]]
        kinds: dict[str, str] = {}
        for log in self.view.logs:
            if {part.part for part in log.parts} >= set(parts):
                kinds = {part.part: part.kind for part in log.parts}
        _, best = min((_rank(kinds.get(part, part)), part) for part in parts)
        return Choice("hit", (best,))

    # -- fire -----------------------------------------------------------------------------------

    def _fire(self) -> Choice:
        shots = sorted(self.view.shots, key=self._promise)
        if shots and self._promise(shots[-1]) > 2:
            best = shots[-1]
            return Choice("fire", (best.weapon, best.mode, best.target))
        return self._launch() or self._next_shooter()

    def _promise(self, shot: ShotView) -> float:
        target = self.view.unit(shot.target)
        kind = target.kind if target else ""
        weight = {"ship": 1.5, "craft": 1.3, "unguided": 0.8}.get(kind, 1.0)
        return shot.chance * weight - shot.cost / 2

    def _launch(self) -> Choice | None:
        """Where the missile comes nearest to where an enemy ship will be."""
        me = self._in_hand()
        if me is None or not self.ships:
            return None
        goals = [ahead(enemy) for enemy in self.ships]
        if min(distance(place(me.cell), goal) for goal in goals) > NEAR:
            return None
        best: tuple[float, Choice] | None = None
        for verb in ("launch", "release"):
            for ids in self.offers.get(verb, ()):
                kind = ids[1] if verb == "launch" else "unguided"
                worth = _passes(me, kind, ids[-1], goals) * (4 if kind == "unguided" else 1)
                worth += {"intelligent": 0, "guided": 1}.get(kind, 2)
                if best is None or worth < best[0]:
                    best = (worth, Choice(verb, ids))
        return best[1] if best and best[0] <= 6 else None

    def _next_shooter(self) -> Choice:
        """The units in their order, each once."""
        units = [ids[0] for ids in self.offers.get("unit", ())]
        me = self._in_hand()
        if me is not None and me.id in units:
            units = units[units.index(me.id) + 1 :]
        return Choice("unit", (units[0],)) if units else Choice("done")

    def _in_hand(self) -> UnitView | None:
        """The unit that fires."""
        return self.view.unit(self.view.hand)

    # -- commands -------------------------------------------------------------------------------

    def _command(self) -> Choice:
        draft = self.view.draft
        unit = self.view.unit(draft.unit) if draft else None
        if draft is None or unit is None:
            return Choice("done")
        words = [ids[0] for ids in self.offers.get("order", ())]
        word = self._steering(unit, words) or self._battle(unit, words)
        if word:
            return Choice("order", (word,))
        return Choice("give") if "give" in self.offers else random_choice(self.all[0], self.dice)

    def _steering(self, unit: UnitView, words: list[str]) -> str | None:
        draft, goals = self.view.draft, self._goals(unit)
        assert draft is not None
        if not goals or STEERING.isdisjoint(words):
            return None
        best = best_of(goals, reachable(self.view, _ratings(unit)[0], unit.velocity))
        turn = (best.direction - draft.direction) % 12
        wanted = []
        if best.velocity != draft.velocity:
            wanted.append("accel" if best.velocity > draft.velocity else "decel")
        if turn:
            wanted.append("right" if turn <= 6 else "left")
        return next((word for word in wanted if word in words), None)

    def _goals(self, unit: UnitView) -> list[Worth]:
        """What this unit is for."""
        if unit.kind not in {"ship", "craft"}:
            return [to_strike(unit, ship) for ship in self.ships]
        rating = _ratings(unit)[1]
        planets = list(map(place, self.view.planets))
        if unit.kind == "ship" and self.side == 0:
            if self.view.jumps:
                return [to_run(self.view, unit, rating)]
            if planets and (self.view.scenario == "convoy" or unit.model == "mu"):
                here = [planet for planet in planets if planet == place(unit.cell)]
                return [to_orbit(unit, planet, rating) for planet in here or planets]
        prey = [ship for ship in self.ships if ship.model == "mu"]
        if unit.kind == "ship" and prey and self.side == 1:
            return [to_meet(unit, prey[0])]
        return [to_shoot(unit, ship) for ship in self.ships]

    def _battle(self, unit: UnitView, words: list[str]) -> str | None:
        """What else the unit does, most useful first."""
        return self._leave(unit, words) or self._join(words) or self._prepare(unit, words)

    def _leave(self, unit: UnitView, words: list[str]) -> str | None:
        if "jump" in words:
            return "jump"
        if "prepare-jump" in words and self.view.side == 0:
            return "prepare-jump" if ahead(unit)[0] // 16 in self.view.jumps else None
        return None

    def _join(self, words: list[str]) -> str | None:
        """Dock with the prey, or say where a battlecraft starts."""
        prey = {enemy.id for enemy in self.enemies if enemy.model == "mu"}
        docking = [w for w in words if w.startswith("dock-") and w[5:] in prey]
        placing = [word for word in words if word[0].isdigit()]
        return next(iter((*docking, *placing)), None)

    def _prepare(self, unit: UnitView, words: list[str]) -> str | None:
        near = self._near(unit)
        if "lower-field" in words and near > 3:
            return "lower-field"
        for start in PREPARING:
            found = [w for w in words if w.startswith(start) and w != "prepare-jump"]
            if found and near <= 2 * NEAR and not (start == "prepare-" and self._is_ready(unit)):
                return found[0]
        hidden = [e for e in self.enemies if not e.revealed]
        close = any(distance(place(unit.cell), place(e.cell)) <= SEARCH for e in hidden)
        return "search" if close and "search" in words else None

    def _near(self, unit: UnitView) -> int:
        """How far the nearest enemy is."""
        return min((distance(place(unit.cell), place(e.cell)) for e in self.enemies), default=99)

    def _is_ready(self, unit: UnitView) -> bool:
        log = self.view.log(unit.id)
        return log is not None and any(len(part.ready) > 1 for part in log.parts)

    def _swing(self) -> Choice:
        """Into orbit, if that is what one came for."""
        draft = self.view.draft
        unit = self.view.unit(draft.unit) if draft else None
        wants = unit is not None and self.side == 0 and unit.kind == "ship"
        slower = ("decel",) in self.offers.get("order", ())
        if wants and slower and draft is not None and draft.velocity > 1:
            return Choice("order", ("decel",))
        return Choice("done")


def _passes(me: UnitView, kind: str, word: str, goals: list[Hex]) -> int:
    """How near a launched missile comes to one of the goals with its first move."""
    start, direction, velocity = spot(place(me.cell), word)
    line = [start, *course(start, direction, 0, velocity + (kind == "unguided"))]
    return min(distance(cell, goal) for cell in line for goal in goals)


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
