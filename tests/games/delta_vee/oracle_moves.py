"""How the units of Delta Vee move, and how they get on the sheets: sections 6 and 11."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Event, OrderDisarmed, OrderUsed
from games.delta_vee import events as told
from games.delta_vee.parts import COMPONENTS, FASTEST
from games.delta_vee.state import State
from games.delta_vee.units import Unit

from . import oracle_orders as orders
from .oracle import Body, Hex, along, beside, clock, hex_of, named, sheet_under
from .oracle_orders import SPEEDS, TURNS, Words

UNGUIDED = "unguided"
WHILE_MOVING = (
    told.Moved,
    told.SheetAdded,
    told.FlewOff,
    told.BurnedOut,
    told.Crashed,
    told.Swung,
    told.Landed,
    told.Orbited,
    told.AsteroidRolled,
    told.HitRolled,
    told.PartHit,
    told.LogShown,
    told.Destroyed,
    told.Jumped,
    told.JumpFailed,
    told.Intercepted,
    told.FieldRaised,
    told.FieldFailed,
    told.FieldLowered,
    told.OrderLeft,
    told.AnswerLeft,
    OrderDisarmed,
    told.Revealed,
    told.Ended,
)
"""What may be told in a movement phase; all else tells that it is over."""
PHASES = ("order-coast", "order-hold")
"""VE1205: the orders that answer for a phase, and not while units move."""


def goes_on_moving(event: Event) -> bool:
    """Whether what was told belongs to a movement phase that goes on."""
    if isinstance(event, OrderUsed):
        return event.order.verb not in PHASES
    return isinstance(event, WHILE_MOVING)


def body_of(unit: Unit) -> Body:
    """A unit as it was dealt."""
    body = Body(
        unit.id,
        unit.side,
        unit.kind,
        unit.model,
        hex_of(unit.q, unit.r),
        unit.direction,
        unit.velocity,
        energy=unit.energy,
        asleep=unit.asleep,
        revealed=unit.revealed,
    )
    if unit.direction % 2 and unit.zig:  # half of a zig-zag is flown
        body.start, body.steps = beside(body.start, unit.direction + 5), 1
    return body


def hour(text: str) -> int:
    """``clock-9``."""
    return int(text.removeprefix("clock-"))


def may_decline(body: Body) -> bool:
    """VE961: told not to, and of Civ level 8."""
    return body.declines and body.civ == 8


class Courses:
    """Where all units stand, and how they fly."""

    def __init__(self, state: State) -> None:
        self.bodies = {unit.id: body_of(unit) for unit in state.units}
        self.sheets = dict(state.sheets)
        self.planets = {hex_of(*place) for place in state.planets}
        self.asteroids = {hex_of(*place) for place in state.asteroids}
        self.jumps = set(state.jumps)
        self.moving: int | None = None
        self.todo: dict[str, int] = {}
        self.journey: dict[str, list[Hex]] = {}
        self.tries: set[tuple[str, str]] = set()
        self.bereft: set[str] = set()
        self.rock = ""
        self.rolled = Counter[str]()
        self.landing: set[str] = set()
        self.brought: list[str] = []
        self.planned: dict[str, Words] = {}
        self.pending: dict[str, Words] = {}

    # The set-up.

    def _placed(self, event: told.Placed) -> None:
        body = self.bodies[event.unit]
        body.start, body.steps = named(event.hex, self.sheets), 0

    def _headed(self, event: told.Headed) -> None:
        for body in self.bodies.values():
            if event.unit in {body.id, f"side-{body.side + 1}"}:
                body.steer(hour(event.direction))

    def _speedset(self, event: told.SpeedSet) -> None:
        for body in self.bodies.values():
            if event.side == f"side-{body.side + 1}":
                body.velocity = event.velocity

    # Movement.

    def end_commands(self) -> None:
        """Whatever was planned for launched units has come about."""
        raise NotImplementedError

    def _movementbegan(self, event: told.MovementBegan) -> None:
        self.end_commands()
        self.tries = set()
        self.bereft = set()
        self.moving = int(event.side[-1]) - 1
        self.todo, self.journey, self.landing = {}, {}, set()
        self.rolled.clear()
        for body in self.bodies.values():
            other = self.bodies.get(body.docked, body)
            leader = other if body.docked and not body.leads else body
            if leader.side == self.moving:  # VE732: docked ships move as one
                self._set_out(body, leader)

    def _set_out(self, body: Body, leader: Body) -> None:
        if body.kind == UNGUIDED:  # VE720
            assert body.gained or body.velocity == FASTEST, f"{body.id} has gained no velocity"
            body.gained = False
        if body.asleep or body.velocity == 0:  # VE1140, 6.3
            if self._may_land(body):
                self.landing.add(body.id)
            return
        if body.place in self.planets and body.velocity == 1 and not leader.leaving:  # VE651
            return
        self.todo[body.id] = body.velocity  # VE600
        self.journey[body.id] = []

    def _may_land(self, body: Body) -> bool:
        """VE651: streamlined, and at velocity 0 where a planet is."""
        if body.asleep or body.missile or body.docked or body.place not in self.planets:
            return False
        return COMPONENTS.ship(body.model).streamlined[0]

    def _ahead(self, body: Body) -> list[Hex]:
        """The hexes that it has still to enter."""
        left = self.todo.get(body.id, 0)
        return [along(body.start, body.hour, body.steps + n) for n in range(1, left + 1)]

    def _swung(self, event: told.Swung) -> None:
        """VE650: a new course from the planet on, less what has been flown."""
        body = self.bodies[event.unit]
        path = self._ahead(body)
        met = next((n for n, place in enumerate(path, 1) if place in self.planets), 0)
        assert met, f"{body.id} swung where no planet was on its way {path}"
        words = self.planned.pop(body.id, [])
        orders.check_maneuvers(body, words, weaves=False)
        speed = body.velocity + sum(SPEEDS.get(word, 0) for word in words)
        facing = clock(body.hour + sum(TURNS.get(word, 0) for word in words))
        assert (event.velocity, hour(event.direction)) == (max(1, speed), facing), (
            f"{event}: {words}"
        )
        flown = self.journey[body.id] + path[:met]
        for each in self._pair(body):
            each.steps += met
            if hour(event.direction) != each.hour:
                each.steer(hour(event.direction))
            each.velocity = event.velocity
            self.journey[each.id] = list(flown)
            self.todo[each.id] = max(0, event.velocity - len(flown))

    def _pair(self, body: Body) -> list[Body]:
        return [body, self.bodies[body.docked]] if body.docked else [body]

    def _moved(self, event: told.Moved) -> None:
        body = self.bodies[event.unit]
        path = self.journey[body.id] + self._ahead(body)
        self._bring_sheets(path)
        assert named(event.hex, self.sheets) == path[-1], f"{event}: {path}"
        assert event.length == len(path), f"{event}: {path}"
        for each in self._pair(body):
            crossed = sum(place in self.asteroids for place in path)  # VE660
            assert self.rolled[each.id] == crossed, f"{each.id} met asteroids {crossed} times"
            assert not (each.missile and self.planets.intersection(path)), f"{event}: VE651"
            each.outbound |= any(sheet_under(place)[0] in self.jumps for place in path)  # VE1130
            each.steps += self.todo.pop(each.id)
            self.journey[each.id] = path
        for place in path if body.id not in self.bereft else ():
            self._met(body, place)
        self.tries = set()

    def _met(self, body: Body, place: Hex) -> None:
        """VE960: a missile and an enemy unit that came into one hex have had their try."""
        pair = {each.id for each in self._pair(body)}
        here = [b for b in self.bodies.values() if b.place == place and not b.asleep]
        enemies = {b.id for b in here if b.side != body.side} - pair
        friends = pair | {b.id for b in here if b.side == body.side}
        if body.missile and enemies and not may_decline(body):
            assert {prey for id_, prey in self.tries if id_ == body.id} & enemies, (
                f"{body.id} hunts"
            )
        for enemy in (self.bodies[id_] for id_ in sorted(enemies)):
            if enemy.missile and not may_decline(enemy) and len(friends) == 1:
                assert (enemy.id, body.id) in self.tries, f"{enemy.id} hunts {body.id}"

    def _bring_sheets(self, path: Sequence[Hex]) -> None:
        """VE620: each sheet that is entered and not there is brought."""
        for place in path:
            if self.brought and sheet_under(place) not in self.sheets.values():
                self.sheets[self.brought.pop(0)] = sheet_under(place)

    def _sheetadded(self, event: told.SheetAdded) -> None:
        self.brought.append(event.sheet)

    def _flewoff(self, event: told.FlewOff) -> None:
        body = self.bodies.pop(event.unit)
        assert body.missile, f"{body.id} left the sheets"
        path = self._ahead(body)
        under = [sheet_under(place) in self.sheets.values() for place in path]
        assert not all(under), f"{body.id} is not off the sheets: {path}"
        met = [place in self.planets for place in path[: under.index(False)]]
        assert not any(met), f"{body.id} met a planet first"
        self.todo.pop(body.id)

    def _crashed(self, event: told.Crashed) -> None:
        body = self.bodies.pop(event.unit)
        assert body.missile
        assert self.planets & {*self._ahead(body), body.place}, f"{body.id} met no planet"
        self.todo.pop(body.id, None)

    def _burnedout(self, event: told.BurnedOut) -> None:
        body = self.bodies.pop(event.unit)
        assert body.spent, f"{body.id} had energy left"
        assert body.id not in self.todo, f"{body.id} had not moved"

    def _landed(self, event: told.Landed) -> None:
        self.landing.remove(event.unit)
        del self.bodies[event.unit]

    def _orbited(self, event: told.Orbited) -> None:
        body = self.bodies[event.unit]
        assert (body.velocity, body.place in self.planets) == (1, True)
        self._lose(body)

    def _jumped(self, event: told.Jumped) -> None:
        """VE680, VE712, VE1130."""
        body = self.bodies[event.unit]
        assert (body.jump, body.outbound, body.docked) == (2, True, ""), f"{body}"
        assert body.id not in self.todo, f"{body.id} had not moved"
        self._lose(body)

    def _asteroidrolled(self, event: told.AsteroidRolled) -> None:
        body = self.bodies[event.unit]
        assert (event.roll <= body.velocity) == (event.hit == "hit"), f"{event}: {body.velocity}"
        self.rolled[event.unit] += 1
        self.rock = event.unit if event.hit == "hit" else ""

    def _destroyed(self, event: told.Destroyed) -> None:
        if event.unit in self.bodies:
            self._lose(self.bodies[event.unit])

    def _lose(self, body: Body) -> None:
        """It is out of play; what was docked to it flies on alone."""
        if self.brought:
            self._bring_sheets(self._ahead(body))
        if body.docked:
            other = self.bodies[body.docked]
            other.docked, other.leads = "", False
            self.bereft.add(other.id)  # in some hexes the other one may have been tried
        del self.bodies[body.id]
        self.todo.pop(body.id, None)
        self.planned.pop(body.id, None)
        self.pending.pop(body.id, None)

    def end_movement(self) -> None:
        """The command phase of the other side begins."""
        side = self.moving
        self.moving = None
        assert not self.todo, f"not moved: {self.todo}"
        assert not self.landing, f"not landed: {self.landing}"
        for body in self.bodies.values():
            if body.side == side:
                assert not body.spent, f"{body.id} has burned out"  # VE761
                body.leaving = False
            else:
                body.weaving = False  # VE711
                self._leak(body)

    def _leak(self, body: Body) -> None:
        """VE890: ten units of what is left in a damaged energy pod are lost."""
        for part, kind in body.kinds.items():
            if kind == "energy" and body.parts.get(part) == "damaged":
                hull = COMPONENTS.ship(body.model).energy[0]
                body.energy = max(min(hull, body.energy), body.energy - 10)
