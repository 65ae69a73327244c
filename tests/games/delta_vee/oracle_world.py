"""The course of every unit, worked out from what is told and what was planned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine import Entry, Event
from games.delta_vee import events as told
from games.delta_vee.parts import COMPONENTS, CRAFT_ENERGY, ENERGY_POD, FASTEST
from games.delta_vee.state import State
from games.delta_vee.units import Unit
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Plan

from . import oracle_damage as damage
from . import oracle_fire as fire
from . import oracle_orders as orders
from .oracle import Body, Hex, clock, hex_of, named, number, places_of_launch
from .oracle_moves import UNGUIDED, Courses, goes_on_moving, hour
from .oracle_orders import SPEEDS, TURNS, Words

Plans = tuple[str, list[str], dict[str, list[str]]]
SELDOM = 8
"""Where nothing is told, one position in so many is compared."""
SHIP, CRAFT = "ship", "craft"


class World(Courses):
    """All units as they should be; ``hear`` what happens, then ``differences`` from the state."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.giving: Mapping[str, Words] = {}
        self.courses: dict[str, tuple[int, int]] = {}
        self.choice: Sequence[str] = ()
        self.controls: set[str] = set()
        self.launch: told.Launched | None = None
        self.stowing = True
        self.listed: list[str] = []

    # Hearing.

    def hear(
        self, events: Iterable[Event], planned: Mapping[str, Words], choice: Sequence[str]
    ) -> None:
        """An entry: what was told, the words by unit that it gave, and what was chosen."""
        self.giving, self.courses, self.choice = planned, {}, choice
        steering = self.moving is not None  # VE650: at a planet, in the movement phase
        self.controls |= {
            w for words in planned.values() for w in words if w.startswith("control-")
        }
        self.planned = {unit: list(words) for unit, words in planned.items()}
        for event in events:
            if self.moving is not None and not goes_on_moving(event):
                self.end_movement()
            hearing = getattr(self, f"_{type(event).__name__.lower()}", None)
            if hearing:
                hearing(event)
        if not steering:
            self._put_aside()

    # Commands.

    def _put_aside(self) -> None:
        """VE1203: what is planned for launched units is shown when the phase ends."""
        for unit, words in self.planned.items():
            if words and unit in self.bodies and self.bodies[unit].kind != SHIP:
                self.pending[unit] = words
                self._check(self.bodies[unit], words)
                self._pay(self.bodies[unit], words)
        self.planned = {}

    def end_commands(self) -> None:
        """VE1203: what was planned for launched units and changes nothing that is shown."""
        if self.moving is None:
            self._put_aside()  # by the very entry that ends the phase
        for id_, words in self.pending.items():
            body = self.bodies[id_]
            shown = (body.velocity, body.hour)
            self._obey(body, words)
            assert (body.velocity, body.hour) == shown, f"{id_} was not commanded {words}"
        self.pending, self.controls = {}, set()

    def _plancut(self, event: told.PlanCut) -> None:
        """VE1200: a plan that was given, or one put aside, has lost its last words."""
        words, cut = list(self.planned.get(event.unit, ())), len(event.orders)
        if tuple(words[-cut:]) == event.orders:
            self.planned[event.unit] = words[:-cut]

    def _commanded(self, event: told.Commanded) -> None:
        body = self.bodies[event.unit]
        if body.kind == UNGUIDED:  # VE720
            assert not body.gained
            body.velocity, body.gained = min(FASTEST, body.velocity + 1), True
        elif body.id in self.pending:
            self._obey(body, self.pending.pop(body.id))
        else:
            words = self.planned.pop(body.id, [])
            self.courses[body.id] = (body.hour, body.velocity)
            self._check(body, words)
            self._pay(body, words)
            self._obey(body, words)
        shown = (event.velocity, hour(event.direction))
        assert (body.velocity, body.hour) == shown, f"{event}, but {body}"

    def _obey(self, body: Body, words: Words) -> None:
        for each in self._pair(body):  # VE732
            orders.obey(each, words)

    def _check(self, body: Body, words: Words) -> None:
        orders.check_maneuvers(body, words)
        if body.kind == SHIP:
            orders.check_battle(body, words)
            orders.check_undocking(body, words)
        if body.kind == "guided" and words:  # VE721
            assert f"control-{body.id}" in self.controls, f"nobody controls {body.id}"

    def _pay(self, body: Body, words: Words) -> None:
        """VE750: what the words of a plan cost."""
        body.energy -= orders.price(self.bodies, body, words)
        assert body.energy >= 0, f"{body.id} has not the energy for {words}"  # VE760
        if body.missile and words:
            body.spent = body.energy == 0  # VE761

    def _towed(self, event: told.Towed) -> None:
        body = self.bodies[event.target]
        assert not body.missile  # VE560
        assert not body.docked
        self._obey(body, [event.order])

    def _wove(self, event: told.Wove) -> None:
        self.bodies[event.unit].weaving = True

    def _jumpmarked(self, event: told.JumpMarked) -> None:
        self.bodies[event.unit].jump = 1 if event.stage == "prepared" else 2

    def _alerted(self, event: told.Alerted) -> None:
        if event.roll <= 2:  # VE1140
            self.bodies[event.unit].asleep = False

    def _orderleft(self, event: told.OrderLeft) -> None:
        if event.order in {"leave", "stay"}:
            self.bodies[event.unit].leaving = event.order == "leave"
        elif event.order in {"hunt-never", "hunt-always"}:
            self.bodies[event.unit].declines = event.order == "hunt-never"

    def _docked(self, event: told.Docked) -> None:
        """VE732: who docks leads; VE561: a battlecraft goes into its pod."""
        body, other = self.bodies[event.unit], self.bodies[event.target]
        if body.id in self.pending:
            self._obey(body, self.pending.pop(body.id))
        mine = (body.place, body.velocity, body.hour)
        theirs = (other.place, other.velocity, other.hour)
        assert mine == theirs, f"{body.id} docked to {other.id}: {mine} and {theirs}"
        if body.kind == CRAFT:
            lacking = min(CRAFT_ENERGY - body.energy, other.energy)
            other.energy -= lacking
            other.bays[body.bay] = (body.model, body.energy + lacking, body.parts)
            del self.bodies[body.id]
        else:
            body.docked, other.docked, body.leads = other.id, body.id, True
            other.start, other.steps = body.start, body.steps

    def _undocked(self, event: told.Undocked) -> None:
        for id_ in (event.unit, event.target) if event.target else ():
            self.bodies[id_].docked, self.bodies[id_].leads = "", False

    # Launches, fire and damage.

    def _launched(self, event: told.Launched) -> None:
        self.launch = event

    def _launchkind(self, event: told.LaunchKind) -> None:
        """VE940: into a hex beside its home, one step faster or slower at most."""
        launch = self.launch
        assert launch is not None
        home = self.bodies[launch.home]
        box, (facing, velocity) = 0, (home.hour, home.velocity)
        if event.kind == CRAFT:
            box, (facing, velocity) = self._crew(home)
        allowed = places_of_launch(home.place, facing)
        # Where two sheets are missing around it, the one of the hex is brought.
        self._bring_sheets([place for place, _ in allowed if number(place) == launch.hex[-4:]])
        place, direction = named(launch.hex, self.sheets), hour(launch.direction)
        assert (place, direction) in allowed, f"{launch}: {home.place} {facing}: {allowed}"
        assert abs(launch.velocity - velocity) <= 1
        body = Body(event.unit, home.side, event.kind, "", place, direction, launch.velocity)
        body.home = home.id
        assert body.velocity >= (1 if body.missile else 0)
        if body.kind == CRAFT:
            body.model, body.energy, body.parts = home.bays.pop(box)
            body.bay = box
        else:
            body.civ = self._level(home)
            rows = [row for row in COMPONENTS.missiles if row.kind == body.kind]
            body.energy = next((row.energy[0] for row in rows if row.civ[0] == body.civ), 0)
        self.bodies[body.id] = body

    def _crew(self, home: Body) -> tuple[int, tuple[int, int]]:
        """VE561: the box of the next battlecraft that was to be launched, and the ship's course.

        Commands are issued one after the other, so the course is that of the words before.
        """
        facing, velocity = self.courses[home.id]
        for word in self.giving[home.id]:
            box = int(word.rpartition("-")[2]) if word.startswith("launch-craft-") else 0
            if box in home.bays:
                return box, (facing, velocity)
            facing = clock(facing + TURNS.get(word, 0))
            velocity += SPEEDS.get(word, 0)
        raise AssertionError(f"{home.id} was to launch nothing: {self.giving}")

    def _level(self, home: Body) -> int:
        """VE950: the Civ level of the pod, one less where it is above the ship's (VE500)."""
        if home.missile:
            return home.civ  # VE990
        level = COMPONENTS.pod(home.kinds[self.choice[0]]).civ[0]
        return level - (level > COMPONENTS.ship(home.model).civ[0])

    def _fired(self, event: told.Fired) -> None:
        row = next(row for row in COMPONENTS.fire if row.mode == event.mode)
        body, target = self.bodies[event.unit], self.bodies[event.target]
        body.energy -= row.cost[0]  # VE800
        assert body.energy >= 0
        assert not target.asleep  # VE1140
        assert body.side != target.side
        far, speed = fire.aim(body, target, self.choice[0])
        assert (event.range, event.relative) == (far, speed), f"{event}: {body}, {target}"
        assert event.value == far + speed  # VE860
        assert event.chance == fire.fire_chance(event.mode, event.value), f"{event}"
        assert (event.hit == "hit") == fire.struck(event.roll, event.chance), f"{event}"

    def _intercepted(self, event: told.Intercepted) -> None:
        """VE960: no targeting, but VE711."""
        body, target = self.bodies[event.unit], self.bodies[event.target]
        assert body.missile
        assert body.side != target.side
        self.tries.add((body.id, target.id))
        assert self._reached(body) & self._reached(target), f"{event}: {body}, {target}"
        speed = fire.same_hex(body, target) + 2 * target.weaving
        assert event.relative == speed, f"{event}: {body}, {target}"
        assert event.chance == fire.interception_chance(body.civ, speed), f"{event}: {body}"
        assert (event.hit == "hit") == fire.struck(event.roll, event.chance), f"{event}"

    def _reached(self, body: Body) -> set[Hex]:
        """Where it is, and where it flies in this movement phase."""
        return {body.place, *self._ahead(body)}

    def _fieldraised(self, event: told.FieldRaised) -> None:
        if self.moving is not None or event.unit not in self.giving:  # VE981
            self.bodies[event.unit].energy -= self.bodies[event.unit].burn

    def _hitrolled(self, event: told.HitRolled) -> None:
        body = self.bodies[event.unit]
        should = damage.result(body, event.roll, by_rock=event.unit == self.rock)
        assert event.result == should, f"{event}, not {should}: {body}"
        self.listed = [] if body.missile else damage.may_be_hit(body, event.roll)
        self.rock = ""

    def _revealed(self, event: told.Revealed) -> None:
        self.bodies[event.unit].revealed = True

    def _parthit(self, event: told.PartHit) -> None:
        body = self.bodies.get(event.unit)
        if body is None:
            return
        assert event.part in self.listed, f"{event}: only {self.listed} may be hit"
        assert event.condition == damage.worse(body, event.part), f"{event}: {body}"
        assert event.kind == body.kinds.get(event.part, event.part)
        body.parts[event.part] = event.condition
        if event.kind == "energy" and event.condition != "vulnerable":  # VE890
            hull = COMPONENTS.ship(body.model).energy[0]
            left = 0 if event.condition == "destroyed" else ENERGY_POD
            body.energy = min(body.energy, hull + left)

    # Comparing.

    def stowed(self, state: State) -> None:
        """VE1010: which pod lies in which box, as it was chosen."""
        for unit in state.units:
            if unit.id in self.bodies:
                body = self.bodies[unit.id]
                body.kinds = {f"pod-{pod.box}": pod.kind for pod in unit.pods}
                body.armor = {f"pod-{pod.box}": pod.armor for pod in unit.pods}
                for pod in unit.pods:
                    if pod.craft is not None:
                        body.bays[pod.box] = (pod.craft.model, pod.craft.energy, {})

    def rest(self, state: State) -> None:
        """The entry is over, and somebody is asked."""
        if self.moving is not None and state.phase != "movement" and not state.over:
            self.end_movement()
        if state.phase != "command":
            self.end_commands()
        if self.stowing:
            self.stowed(state)
            self.stowing = state.phase == "setup"

    def differences(self, state: State) -> dict[str, tuple[object, object]]:
        """What the state says otherwise, as pairs (should be, is)."""
        should = {
            body.id: (*body.course(), body.energy, body.docked, body.leads)
            for body in self.bodies.values()
        }
        found = {unit.id: seen(unit) for unit in state.units if not unit.fate}
        ids = sorted((should.keys() | found.keys()) - self.under_way())
        return {i: (should.get(i), found.get(i)) for i in ids if should.get(i) != found.get(i)}

    def under_way(self) -> set[str]:
        """Who is being moved just now."""
        pairs = [self._pair(self.bodies[id_]) for id_ in self.todo if id_ in self.bodies]
        return {body.id for pair in pairs for body in pair}


def seen(unit: Unit) -> tuple[object, ...]:
    """A unit as the state has it."""
    corner = unit.direction % 2 == 1 and unit.zig == 1
    course = (hex_of(unit.q, unit.r), unit.direction, unit.velocity, corner)
    return (*course, unit.energy, unit.docked, unit.leads)


def plans_given(desks: Sequence[Plans], entry: Entry | None) -> dict[str, Words]:
    """VE1200: the words that an entry gives: the plan in hand, and with "done" those put aside."""
    if entry is None or not 0 <= entry.seat < len(desks):
        return {}
    unit, words, aside = desks[entry.seat]
    match entry.choice.verb:
        case "give":
            return {unit: words}
        case "done":
            given: dict[str, Words] = {**aside}
            return {**given, unit: words} if words else given
    return {}


def plans_of(state: State) -> list[Plans]:
    """What everybody is planning: the unit in hand, its words, and what was put aside."""
    return [(d.unit, list(d.words), {i: list(w) for i, w in d.plans.items()}) for d in state.desks]


def flies_by_plain_geometry(_game: AnyGame, _plan: Plan) -> Watch:
    """VE600 to VE960: places, courses, energy and docking are those of plain geometry."""
    moment = yield
    assert moment is not None
    world, desks = World(moment.state), plans_of(moment.state)
    world.stowed(moment.state)
    while moment := (yield):
        state, entry = moment.state, moment.entry
        world.hear(
            moment.outcome.events, plans_given(desks, entry), entry.choice.args if entry else ()
        )
        world.rest(state)
        if moment.outcome.events or moment.number % SELDOM == 0:
            different = world.differences(state)
            assert not different, f"should be, and is: {different}"
        desks = plans_of(state)
