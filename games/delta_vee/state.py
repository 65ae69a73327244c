"""A match of Delta Vee: everything there is to know of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine import Seat
from engine import State as EngineState

from .hexes import Hex, number, sheet_of
from .units import Unit


def side_of(seat: Seat) -> int:
    """VE100: seats sit alternately on the two sides, which are 0 and 1."""
    return seat % 2


@dataclass(slots=True)
class Chart:
    """The tables of the box in play.

    relative: rows of the target's velocity, 0 and 1 share the first (VE830).
    fire: chances by mode; cost: energy by mode (VE800, VE860).
    interception: chances by Civ level (VE960).
    missiles: (velocity rating, maneuver rating, energy) by kind and Civ level (VE950).
    """

    relative: list[list[int]] = field(default_factory=list)
    fire: dict[str, list[int]] = field(default_factory=dict)
    cost: dict[str, int] = field(default_factory=dict)
    interception: dict[str, list[int]] = field(default_factory=dict)
    missiles: dict[str, list[int]] = field(default_factory=dict)


@dataclass(slots=True)
class Rule:
    """How the game may end; see parts.Condition. ``winner`` is 0, 1, or -1 for a draw."""

    winner: int
    rule: str
    ships: list[str]
    must: list[str]
    other: str
    count: int
    distance: int


@dataclass(slots=True)
class Flash:
    """Something public that has just happened, for the picture.

    kind: fire, interception or collision; by, target: units; at, to: their hexes.
    """

    kind: str
    by: str
    target: str
    at: Hex
    to: Hex
    hit: bool


@dataclass(slots=True)
class CommandDraft:
    """What somebody is deciding in the running phase; secret to the own side until given.

    unit: the one in hand, or empty; words: its plan so far. plans: those put aside, by unit.
    closed: units that are finished.
    fired: fires of the unit in hand by weapon. done: finished with the phase.
    """

    unit: str = ""
    words: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    fired: dict[str, int] = field(default_factory=dict)
    done: bool = False
    plans: dict[str, list[str]] = field(default_factory=dict)


@dataclass(slots=True)
class Wish:
    """VE1205, VE1206: what a standing order answers, and the game-turn and phase it was left in."""

    answer: str
    turn: int
    phase: str = ""


@dataclass(slots=True)
class State(EngineState):
    """The table.

    sheets: name to how many sheets right and below the first; later: names that are reserved.
    planets, asteroids: hexes. jumps: columns of sheets where ships may leave (VE680).
    phase: setup, movement, command or fire; phasing: the side whose phase it is, 0 or 1.
    launched: how many units each side has launched; used up missiles by kind in ``spent``.
    points: victory points (VE1150). winner: 0, 1, or -1 while nobody has won.
    never: standing orders against the default, secret to who left them: ``raise=1A``,
        ``hunt=1x3`` and ``orbit=1A`` for what is not to be done (VE981, VE961, VE651).
    answers: standing orders that answer for a seat (VE1205), secret to it: by seat and verb.
    desks: by seat, what each is deciding.
    """

    scenario: str = ""
    turns: int = 0
    chart: Chart = field(default_factory=Chart)
    sheets: dict[str, tuple[int, int]] = field(default_factory=dict)
    later: dict[str, tuple[int, int]] = field(default_factory=dict)
    planets: list[Hex] = field(default_factory=list)
    asteroids: list[Hex] = field(default_factory=list)
    jumps: list[int] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    scored: bool = False
    units: list[Unit] = field(default_factory=list)
    phase: str = "setup"
    phasing: int = 0
    turn: int = 0
    launched: list[int] = field(default_factory=lambda: [0, 0])
    spent: dict[str, int] = field(default_factory=dict)
    points: list[int] = field(default_factory=lambda: [0, 0])
    winner: int = -1
    never: list[str] = field(default_factory=list)
    answers: dict[int, dict[str, Wish]] = field(default_factory=dict)
    flashes: list[Flash] = field(default_factory=list)
    desks: list[CommandDraft] = field(default_factory=list)

    def wish(self, answer: str) -> Wish:
        """VE1205: a standing order that is left now."""
        return Wish(answer, self.turn, f"{self.phase}-{self.phasing}")

    def unit(self, id_: str) -> Unit:
        """A unit by its id. Raises KeyError."""
        for unit in self.units:
            if unit.id == id_:
                return unit
        raise KeyError(id_)

    def find(self, id_: str) -> Unit | None:
        """A unit by its id, if it is on the list."""
        for unit in self.units:
            if unit.id == id_:
                return unit
        return None

    def of(self, side: int) -> list[Unit]:
        """The units of a side in play."""
        return [unit for unit in self.units if unit.side == side and not unit.fate]

    def enemies(self, side: int) -> list[Unit]:
        """The units of the other side in play."""
        return self.of(1 - side)

    def seats_of(self, side: int) -> list[Seat]:
        """VE100: the people on a side."""
        return [Seat(seat) for seat in range(side, self.seats, 2)]

    def commanders(self, side: int) -> list[Seat]:
        """The people of a side who have a unit in play; asleep ones do not count."""
        active = {unit.seat for unit in self.of(side) if not unit.asleep}
        return [seat for seat in self.seats_of(side) if seat in active]

    def next_commander(self, side: int, home: Unit) -> Seat:
        """VE100: who commands a newly launched unit: people without a ship take turns first."""
        owners = {unit.seat for unit in self.units if unit.side == side and unit.is_ship}
        free = [seat for seat in self.seats_of(side) if seat not in owners]
        return free[self.launched[side] % len(free)] if free else home.seat

    def in_hex(self, place: Hex, side: int) -> list[Unit]:
        """The units of a side in a hex; those asleep are on the ground."""
        q, r = place
        return [
            unit
            for unit in self.units
            if unit.q == q and unit.r == r and unit.side == side and not (unit.fate or unit.asleep)
        ]

    def on_sheet(self, place: Hex) -> bool:
        """Whether a hex lies on a sheet in use."""
        return sheet_of(place) in self.sheets.values()

    def name(self, place: Hex) -> str:
        """What a hex on a sheet in use is called."""
        at = sheet_of(place)
        return next(name for name, where in self.sheets.items() if where == at) + number(place)

    def may_jump_at(self, place: Hex) -> bool:
        """VE680: whether any ship may leave from a hex."""
        return bool(self.jumps) and sheet_of(place)[0] in self.jumps

    def may_jump(self, unit: Unit, place: Hex) -> bool:
        """VE1130: whether a ship may leave from a hex, or has been where it might."""
        return unit.outbound or self.may_jump_at(place)

    def separate(self, unit: Unit) -> str:
        """VE732: a unit is no longer docked; the id of the other."""
        found = unit.docked
        if found:
            other = self.unit(found)
            other.docked, other.leads = "", False
            unit.docked, unit.leads = "", False
        return found

    def add_sheet(self, place: Hex) -> str:
        """VE620: bring the sheet of a hex, and call it by the next free letter."""
        at = sheet_of(place)
        for name, where in self.later.items():
            if where == at:
                self.sheets[name] = at
                return name
        name = next(n for n in _names() if n not in self.sheets and n not in self.later)
        self.sheets[name] = at
        return name

    def use_up(self, kind: str, count: int = 1) -> None:
        """Missiles have left the game."""
        if count:
            self.spent[kind] = self.spent.get(kind, 0) + count


def _names() -> Iterator[str]:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    yield from letters
    yield from (one + other for one in letters for other in letters)
