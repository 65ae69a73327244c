"""What a seat, or a spectator, may know of a unit on the sheets."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Seat

from .hexes import Hex, ahead, course, from_offset, offset
from .parts import FASTEST
from .state import State, side_of
from .units import UNGUIDED, Unit

Cell = tuple[int, int]
"""Column and row counted over all sheets, from 0; negative left of and above the first sheet."""


@dataclass(frozen=True, slots=True)
class UnitView:
    """A unit in play, as far as the viewer may know it.

    kind: ship, craft, unguided, guided, intelligent, mims; empty while it is unknown to the viewer.
    model: the class of a ship or battlecraft. revealed: known to everybody.
    hex: its name; cell, ahead, path: cells; ahead is the next of its course (the reminder of a
    zig-zag), path the cells of its last move with the one where it began. drift: how far it will
    move next, if nothing is commanded, where the viewer knows more than its velocity.
    jump: 0, 1 prepared, 2 about to leave. docked: the id of the other. orbiting: in a planet hex
    with velocity 1. energy: own units only, else None; for ships see the log. loads: unguided
    missiles in an own MIMS; releasing: it has begun to launch them. told, told_direction: the
    cells of the next move of an own launched unit, and its direction then, as it was commanded:
    all others see it fly on as it did until the phase ends (VE1203).
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
    releasing: bool = False
    told: tuple[Cell, ...] = ()
    told_direction: int = 0

    @property
    def reach(self) -> int:
        """How many hexes it will move next, as far as the viewer can tell."""
        return self.velocity if self.drift is None else self.drift


def ahead_of(unit: UnitView) -> tuple[Cell, ...]:
    """The cells of the next move, as far as nothing comes between."""
    place = from_offset(*unit.cell)
    zig = 0 if offset(ahead(place, unit.direction, 0)) == unit.ahead else 1
    return tuple(map(offset, course(place, unit.direction, zig, unit.reach)))


def unit_view(state: State, unit: Unit, seat: Seat | None) -> UnitView:
    """VE260: its course is public, and what it is for as long as nobody has revealed it is not."""
    own, open_ = seat is not None and unit.side == side_of(seat), bool(state.over)
    known = own or unit.revealed or open_
    told = unit.planned if own else []
    return UnitView(
        id=unit.id,
        side=unit.side,
        seat=unit.seat,
        hex=state.name(unit.place),
        cell=offset(unit.place),
        direction=unit.direction,
        velocity=unit.velocity,
        ahead=offset(unit.ahead),
        path=cells(unit.path),
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
        releasing=(own or open_) and unit.releasing,
        told=_told(unit, *told) if told else (),
        told_direction=told[1] if told else 0,
    )


def _told(unit: Unit, velocity: int, direction: int, zig: int) -> tuple[Cell, ...]:
    return cells(list(course(unit.place, direction, zig, velocity)))


def _drift(state: State, unit: Unit, *, known: bool, mine: bool) -> int | None:
    """How far a unit will move next; VE651: out of an orbit only by an order, VE720: faster."""
    if unit.velocity == 1 and unit.place in state.planets and not (known and unit.is_missile):
        return int(mine and f"orbit={unit.id}" in state.never)
    # Its side has not commanded yet since it moved, so that it gains one before it moves again.
    gains = (state.phase, state.phasing == unit.side) not in {("fire", False), ("movement", True)}
    faster = known and unit.kind == UNGUIDED and gains
    return min(FASTEST, unit.velocity + 1) if faster else None


def cells(places: list[Hex]) -> tuple[Cell, ...]:
    """The cells of some hexes."""
    return tuple(map(offset, places))
