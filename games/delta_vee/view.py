"""What a seat, or a spectator, may know of a match."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Result, Seat, active_seats, pending_step

from .ballistics import shot
from .hexes import Hex, course, offset
from .parts import FASTEST, MISSILES
from .plan import Draft, drafted
from .scoring import result
from .shooting import aims, unit_shots
from .state import State, side_of
from .steps.movement import Move
from .units import UNGUIDED, Pod, Unit

Cell = tuple[int, int]
"""Column and row counted over all sheets, from 0; negative left of and above the first sheet."""


@dataclass(frozen=True, slots=True)
class SheetView:
    """A sheet in use: its letter, and how many sheets right and below the first it lies."""

    name: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class UnitView:
    """A unit in play, as far as the viewer may know it.

    kind: ship, craft, unguided, guided, intelligent, mims; empty while it is unknown to the viewer.
    model: the class of a ship or battlecraft. revealed: known to everybody.
    hex: its name; cell, ahead, path: cells; ahead is the next of its course (the reminder of a
    zig-zag), path the cells of its last move with the one where it began. drift: how far it will
    move next, if nothing is commanded, where the viewer knows more than its velocity.
    jump: 0, 1 prepared, 2 about to leave. docked: the id of the other. orbiting: in a planet hex
    with velocity 1. energy: own units only, else None; for ships see the log.
    """

    id: str
    side: int
    seat: Seat
    hex: str
    cell: Cell
    direction: int
    velocity: int
    ahead: Cell
    path: tuple[Cell, ...]
    revealed: bool
    drift: int | None = None
    kind: str = ""
    model: str = ""
    field_on: bool = False
    weaving: bool = False
    jump: int = 0
    docked: str = ""
    orbiting: bool = False
    asleep: bool = False
    energy: int | None = None
    loads: int | None = None
    home: str = ""

    @property
    def reach(self) -> int:
        """How many hexes it will move next, as far as the viewer can tell."""
        return self.velocity if self.drift is None else self.drift


@dataclass(frozen=True, slots=True)
class PartView:
    """A compartment: ``part`` is bridge, engine, field or pod-1 and so on.

    kind: what lies in the box; empty while the viewer may not know. armor likewise None.
    condition: sound, vulnerable, damaged, destroyed. stock: missiles (kind, count); ready: those
    prepared; craft: the battlecraft in it: class, energy, whether it is ready; own only.
    """

    part: str
    condition: str
    kind: str = ""
    armor: int | None = None
    stock: tuple[tuple[str, int], ...] = ()
    ready: tuple[str, ...] = ()
    craft: tuple[str, int, bool] | None = None


@dataclass(frozen=True, slots=True)
class LogView:
    """The log of a spaceship, also of one that is gone (``fate``: destroyed, jumped and so on).

    letter: its letter; pods: the kinds that the scenario gives it, which everybody knows.
    energy, capacity: units left and at most; own only. fires, commands: a phase, own only.
    """

    id: str
    side: int
    seat: Seat
    letter: str
    model: str
    fate: str
    parts: tuple[PartView, ...]
    pods: tuple[str, ...]
    burn: int
    velocity: int
    maneuver: int
    force_field: int
    energy: int | None = None
    capacity: int | None = None
    fires: int | None = None
    commands: int | None = None


@dataclass(frozen=True, slots=True)
class DraftView:
    """VE1200: a plan in the making: what it leads to and costs.

    course: the cells of the next move. moves, battles: commands left; slow: the one that is left
    to steer can only be a Decelerate (VE420).
    """

    unit: str
    words: tuple[str, ...]
    velocity: int
    direction: int
    course: tuple[Cell, ...]
    cost: int
    energy: int
    moves: int
    battles: int
    slow: bool = False


@dataclass(frozen=True, slots=True)
class ShotView:
    """VE860: a fire that the viewer could order now; chance 10 is certain."""

    unit: str
    weapon: str
    mode: str
    target: str
    range: int
    relative: int
    value: int
    chance: int
    cost: int


@dataclass(frozen=True, slots=True)
class FlashView:
    """Something that has just happened: fire, interception, collision; with cells."""

    kind: str
    by: str
    target: str
    at: Cell
    to: Cell
    hit: bool


@dataclass(frozen=True, slots=True)
class View:
    """A match as one viewer may know it; ``seat`` and ``side`` are None for a spectator.

    turn, turns: the game-turn and the last one. phase: setup, movement, command, fire;
    phasing: the side (0 or 1) whose phase it is. seats: the side of each seat.
    jumps: columns of sheets (0 is the first) from which ships may leave.
    hand: the unit that the viewer has in hand; draft: their own plan for it; aside: their plans for
    other units, as unit and words, which "done" gives; shots: what the unit in hand may fire.
    stowing: the ship and the box to fill next, then what fills the boxes before it.
    never: own standing orders.
    """

    seat: Seat | None
    side: int | None
    scenario: str
    turn: int
    turns: int
    phase: str
    phasing: int
    seats: tuple[int, ...]
    sheets: tuple[SheetView, ...]
    planets: tuple[Cell, ...]
    asteroids: tuple[Cell, ...]
    jumps: tuple[int, ...]
    units: tuple[UnitView, ...]
    logs: tuple[LogView, ...]
    flashes: tuple[FlashView, ...]
    points: tuple[int, int]
    scored: bool
    waiting: tuple[Seat, ...]
    decision: str
    hand: str
    draft: DraftView | None
    aside: tuple[tuple[str, tuple[str, ...]], ...]
    shots: tuple[ShotView, ...]
    stowing: tuple[str, ...]
    never: tuple[str, ...]
    over: str
    winner: int | None
    result: Result | None

    def unit(self, id_: str) -> UnitView | None:
        """A unit in play by its id."""
        return next((unit for unit in self.units if unit.id == id_), None)

    def log(self, id_: str) -> LogView | None:
        """The log of a ship by its id."""
        return next((log for log in self.logs if log.id == id_), None)


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know, put together piece by piece."""
    side = None if seat is None else side_of(seat)
    return View(
        seat=seat,
        side=side,
        scenario=state.scenario,
        turn=state.turn,
        turns=state.turns,
        phase=state.phase,
        phasing=state.phasing,
        seats=tuple(side_of(Seat(n)) for n in range(state.seats)),
        sheets=tuple(SheetView(name, x, y) for name, (x, y) in state.sheets.items()),
        planets=tuple(map(offset, state.planets)),
        asteroids=tuple(map(offset, state.asteroids)),
        jumps=tuple(state.jumps),
        units=tuple(_unit(state, u, seat) for u in state.units if not u.fate and _stands(u)),
        logs=tuple(_log(u, side, open_=bool(state.over)) for u in state.units if u.is_ship),
        flashes=tuple(
            FlashView(f.kind, f.by, f.target, offset(f.at), offset(f.to), f.hit)
            for f in state.flashes
        ),
        points=(state.points[0], state.points[1]),
        scored=state.scored,
        waiting=tuple(active_seats(state)),
        decision=pending_step(state),
        hand="" if seat is None else state.desks[seat].unit,
        draft=None if seat is None else _draft(state, seat),
        aside=() if seat is None else _aside(state, seat),
        shots=() if seat is None else _shots(state, seat),
        stowing=() if seat is None else _stowing(state, seat),
        never=tuple(n for n in state.never if state.unit(n.partition("=")[2]).seat == seat),
        over=state.over,
        winner=state.winner if state.over and state.winner >= 0 else None,
        result=result(state) if state.over else None,
    )


def _stands(unit: Unit) -> bool:
    """Whether it has been put on the sheets."""
    return unit.direction > 0 and bool(unit.path)


def _unit(state: State, unit: Unit, seat: Seat | None) -> UnitView:
    own, open_ = seat is not None and unit.side == side_of(seat), bool(state.over)
    known = own or unit.revealed or open_
    return UnitView(
        id=unit.id,
        side=unit.side,
        seat=unit.seat,
        hex=state.name(unit.place),
        cell=offset(unit.place),
        direction=unit.direction,
        velocity=unit.velocity,
        ahead=offset(unit.ahead),
        path=_cells(unit.path),
        revealed=unit.revealed or open_,
        drift=_drift(state, unit, known=known, mine=unit.seat == seat),
        kind=unit.kind if known else "",
        model=unit.model if known else "",
        field_on=unit.field_on,
        weaving=unit.weaving,
        jump={3: 1}.get(unit.jump, unit.jump),
        docked=unit.docked,
        orbiting=unit.velocity == 1 and unit.place in state.planets,
        asleep=unit.asleep,
        energy=unit.energy if (own or open_) and unit.kind != "unguided" else None,
        loads=unit.loads if (own or open_) and unit.kind == "mims" else None,
        home=unit.home if known else "",
    )


def _drift(state: State, unit: Unit, *, known: bool, mine: bool) -> int | None:
    """How far a unit will move next; VE651: out of an orbit only by an order, VE720: faster."""
    if unit.velocity == 1 and unit.place in state.planets and not (known and unit.is_missile):
        return int(mine and f"orbit={unit.id}" in state.never)
    # Its side has not commanded yet since it moved, so that it gains one before it moves again.
    gains = (state.phase, state.phasing == unit.side) not in {("fire", False), ("movement", True)}
    faster = known and unit.kind == UNGUIDED and gains
    return min(FASTEST, unit.velocity + 1) if faster else None


def _cells(places: list[Hex]) -> tuple[Cell, ...]:
    return tuple(map(offset, places))


def _log(unit: Unit, side: int | None, *, open_: bool) -> LogView:
    own = unit.side == side or open_
    shown = own or unit.shown
    parts = [
        PartView(part, unit.condition(part), part, unit.ratings.armor)
        for part in unit.parts()
        if not part.startswith("pod-")
    ]
    parts += [_pod(pod, own=own, shown=shown) for pod in sorted(unit.pods, key=lambda p: p.box)]
    return LogView(
        id=unit.id,
        side=unit.side,
        seat=unit.seat,
        letter=unit.id[1:],
        model=unit.model,
        fate=unit.fate,
        parts=tuple(parts),
        pods=tuple(sorted(pod.kind for pod in unit.pods)),
        burn=unit.ratings.burn,
        velocity=unit.ratings.velocity,
        maneuver=unit.ratings.maneuver,
        force_field=unit.ratings.force_field,
        energy=unit.energy if own else None,
        capacity=unit.capacity if own else None,
        fires=sum(aims(unit).values()) + unit.comms if own else None,
        commands=unit.commands if own else None,
    )


def _pod(pod: Pod, *, own: bool, shown: bool) -> PartView:
    if not (shown or pod.shown):
        return PartView(pod.part, pod.condition)
    if not own:
        return PartView(pod.part, pod.condition, pod.kind, pod.armor)
    stock = tuple((kind, pod.stock[kind]) for kind in MISSILES if kind in pod.stock)
    held = pod.craft
    craft = None if held is None else (held.model, held.energy, held.ready)
    return PartView(pod.part, pod.condition, pod.kind, pod.armor, stock, tuple(pod.ready), craft)


def _draft(state: State, seat: Seat) -> DraftView | None:
    desk = state.desks[seat]
    unit = state.find(desk.unit) if desk.unit else None
    if unit is None or state.phase not in {"movement", "command"}:
        return None
    draft = drafted(state, unit, desk.words, free=state.phase == "movement")
    return DraftView(
        unit=unit.id,
        words=tuple(draft.words),
        velocity=draft.velocity,
        direction=draft.direction,
        course=_cells(_course(state, draft)),
        cost=draft.cost,
        energy=draft.energy,
        moves=draft.moves,
        battles=draft.battles,
        slow=draft.slow,
    )


def _aside(state: State, seat: Seat) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """VE1200: the plans of units that are not in hand, as far as they can be given now."""
    desk = state.desks[seat]
    found = []
    for id_, words in desk.plans.items():
        unit = state.find(id_)
        if unit is not None and not (id_ == desk.unit and desk.words):
            found.append((id_, tuple(drafted(state, unit, words).words)))
    return tuple(each for each in found if each[1])


def _course(state: State, draft: Draft) -> list[Hex]:
    """VE1200: where the unit will move next; VE650, VE651: what a planet leaves of it."""
    length = draft.velocity
    if draft.free:
        length -= next((step.gone for step in state.stack if isinstance(step, Move)), 0)
    elif length == 1 and draft.unit.place in state.planets:
        length = 0
    return list(course(draft.unit.place, draft.direction, draft.zig, max(0, length)))


def _shots(state: State, seat: Seat) -> tuple[ShotView, ...]:
    """The fires of the unit in hand, while its owner may order them."""
    desk = state.desks[seat]
    unit = state.find(desk.unit) if desk.unit and state.phase == "fire" else None
    if unit is None:
        return ()
    found = []
    for weapon, mode, target in unit_shots(state, unit, desk.fired):
        what = shot(state, unit, weapon, mode, target)
        cost = state.chart.cost[mode]
        found.append(ShotView(unit.id, weapon, mode, target.id, *what, cost))
    return tuple(found)


def _stowing(state: State, seat: Seat) -> tuple[str, ...]:
    """VE1010: the ship in hand, the box to fill, and what fills the boxes before it."""
    desk = state.desks[seat]
    if state.phase != "setup" or not desk.unit:
        return ()
    return (desk.unit, f"pod-{len(desk.words) + 1}", *desk.words)
