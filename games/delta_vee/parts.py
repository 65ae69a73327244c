"""The box: charts of ships, pods, missiles and fire, and the scenarios, all read from one file.

Every cell of a chart is a pair of its value and where it comes from, so that an owner of the
printed game can tell what to compare, and correct it without touching code.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine import Tutorial, read_box

from .hexes import Hex, numbered

Mark: TypeAlias = Literal["printed", "inferred", "reconstructed"]
"""Printed: legible in the rules; inferred: forced by another passage; reconstructed: our guess."""
MissileKind: TypeAlias = Literal["unguided", "guided", "intelligent", "mims"]
MISSILES: Final[tuple[MissileKind, ...]] = ("unguided", "guided", "intelligent", "mims")

COMM: Final = "comm"
TRACTOR: Final = "tractor"
BAY: Final = "bay"
ENERGY: Final = "energy"
CARGO: Final = ("standard-cargo", "buffered-cargo", "living-cargo")
"""Without function, but they count for victory, as all do for destruction (VE562)."""
ENERGY_POD: Final = 144
CRAFT_ENERGY: Final = 15
FASTEST: Final = 9

Count: TypeAlias = tuple[Annotated[int, Field(ge=0, le=200, strict=True)], Mark]
Flag: TypeAlias = tuple[Annotated[bool, Field(strict=True)], Mark]
Rating: TypeAlias = tuple[Annotated[int, Field(ge=0, le=12, strict=True)], Mark]
HexName: TypeAlias = Annotated[str, Field(pattern="^[A-Z]{1,2}(0[1-9]|1[0-6])(0[1-9]|1[0-7])$")]
Letter: TypeAlias = Annotated[str, Field(pattern="^[A-Z]$")]
Ident: TypeAlias = Annotated[str, Field(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class ShipClass(_Entry):
    """A row of the Spaceship Attribute Chart (VE410 to VE450); targeting is to be subtracted."""

    id: Ident
    craft: bool = False
    pods: Rating
    velocity: Rating
    maneuver: Rating
    energy: Count
    burn: Count
    streamlined: Flag
    burster: Rating
    armor: Rating
    force_field: Rating
    civ: Rating
    targeting: Rating

    @model_validator(mode="after")
    def _possible(self) -> ShipClass:
        for name, high in (("burster", 2), ("armor", 2), ("force_field", 2)):
            value = getattr(self, name)[0]
            if value > high:
                raise ValueError(f"{name} is {value}; allowed is 0 to {high}")
        if not self.burn[0]:
            raise ValueError("burn is 0; a block needs at least one energy unit")
        return self


class PodKind(_Entry):
    """A row of the Pod Attribute Chart (VE500); ``prepare`` names missiles to prepare first."""

    id: Ident
    weapons: Flag = (False, "printed")
    unguided: Count = (0, "printed")
    guided: Count = (0, "printed")
    intelligent: Count = (0, "printed")
    mims: Count = (0, "printed")
    prepare: tuple[tuple[MissileKind, ...], Mark] = ((), "printed")
    battle: Rating = (0, "printed")
    civ: Rating = (0, "printed")
    targeting: Rating = (0, "printed")
    jump: Flag = (False, "printed")
    fires: Rating = (0, "printed")


class MissileRow(_Entry):
    """A row of the missile chart (VE950)."""

    kind: Literal["guided", "intelligent", "mims"]
    civ: Rating
    velocity: Rating
    maneuver: Rating
    energy: Count


Chance: TypeAlias = Annotated[int, Field(ge=0, le=10, strict=True)]


class Fires(_Entry):
    """A row of the Fire Results Table: what it costs, and the chance in each column; 10 is A."""

    mode: Literal["laser-burst", "laser-barrage", "particle-burst", "particle-barrage"]
    cost: Count
    chances: tuple[tuple[Chance, ...], Mark]

    @model_validator(mode="after")
    def _whole(self) -> Fires:
        if len(self.chances[0]) != 8:
            raise ValueError(f"{len(self.chances[0])} chances; the table has 8 columns")
        return self


class Interceptions(_Entry):
    """A row of the Missile Interception Table; 10 is A."""

    civ: Rating
    chances: tuple[tuple[Chance, ...], Mark]

    @model_validator(mode="after")
    def _whole(self) -> Interceptions:
        if len(self.chances[0]) != 6:
            raise ValueError(f"{len(self.chances[0])} chances; the table has 6 columns")
        return self


class PodEntry(_Entry):
    """A pod of a ship in a scenario; armor and Civ level only where they differ."""

    kind: Ident
    armor: int | None = Field(default=None, ge=0, le=2)
    civ: int | None = Field(default=None, ge=1, le=8)
    craft: Ident | None = None


class Somewhere(_Entry):
    """Hexes of which the owner chooses one: around a hex, or a column of a sheet."""

    around: HexName | None = None
    column: HexName | None = None


class ShipEntry(_Entry):
    """A ship in a scenario; direction 0 and velocity -1 are chosen by its owner."""

    letter: Letter
    model: Ident
    pods: tuple[PodEntry, ...] = ()
    armor: int = Field(ge=0, le=2)
    place: HexName | Somewhere
    direction: int = Field(default=0, ge=0, le=12)
    velocity: int = Field(default=-1, ge=-1, le=FASTEST)
    spent_blocks: int = Field(default=0, ge=0, le=20)
    without: tuple[MissileKind, ...] = ()
    asleep: bool = False


class Force(_Entry):
    """What one side has; ``speeds`` is what a fleet that chooses one velocity may choose from."""

    ships: tuple[ShipEntry, ...] = Field(min_length=1, max_length=8)
    speeds: tuple[int, int] | None = None


class Condition(_Entry):
    """How the game ends: what must be true, and for whom.

    destroyed: ``count`` of the ships, all of ``must`` among them; jumped, orbit, docked: as many
    have done so (docked: with ``other``); apart: no two enemies within ``distance``; points:
    the winner has as many.
    """

    winner: Literal["side-1", "side-2", "draw"]
    rule: Literal["destroyed", "jumped", "orbit", "docked", "apart", "points"]
    ships: tuple[str, ...] = ()
    must: tuple[str, ...] = ()
    other: str = ""
    count: int = Field(default=1, ge=1, le=40)
    distance: int = Field(default=0, ge=0, le=200)


class Scenario(_Entry):
    """A scenario: sheets, bodies, forces, jumps and how it ends."""

    id: Ident
    sheets: tuple[tuple[Annotated[str, Field(pattern="^[A-Z]{1,2}$")], ...], ...]
    sheets_mark: Mark = "reconstructed"
    later: dict[str, tuple[int, int]] = {}
    planets: tuple[HexName, ...] = ()
    asteroids: tuple[HexName, ...] = ()
    jump_columns: tuple[int, ...] = ()
    points: bool = False
    sides: tuple[Force, Force]
    victory: tuple[Condition, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _consistent(self) -> Scenario:
        names = [name for row in self.sheets for name in row] + list(self.later)
        twice = [name for name, count in Counter(names).items() if count > 1]
        if not names or twice:
            raise ValueError(f"sheets: each letter must stand there once: {twice or 'none does'}")
        ships = self._ships()
        for entry in self._hexes():
            if entry[:-4] not in names:
                raise ValueError(f"{entry} lies on no sheet; there are {', '.join(names)}")
        for condition in self.victory:
            for ship in (*condition.ships, *condition.must, condition.other):
                if ship and ship not in ships:
                    raise ValueError(f"victory: no ship {ship}; there are {', '.join(ships)}")
        return self

    def _ships(self) -> list[str]:
        ids = [f"{n}{ship.letter}" for n, force in enumerate(self.sides, 1) for ship in force.ships]
        twice = [name for name, count in Counter(ids).items() if count > 1]
        if twice:
            raise ValueError(f"ship {twice[0]} stands there twice; one letter a ship")
        return ids

    def _hexes(self) -> list[str]:
        found = [*self.planets, *self.asteroids]
        for force in self.sides:
            for ship in force.ships:
                if ship.velocity < 0 and force.speeds is None:
                    raise ValueError(f"ship {ship.letter}: its velocity is chosen from no speeds")
                if isinstance(ship.place, str):
                    found.append(ship.place)
                    continue
                given = [each for each in (ship.place.around, ship.place.column) if each]
                if len(given) != 1:
                    raise ValueError(f"ship {ship.letter}: place is around a hex, or a column")
                found += given
        return found

    def sheet(self, name: str) -> tuple[int, int]:
        """Where a sheet lies."""
        for y, row in enumerate(self.sheets):
            if name in row:
                return (row.index(name), y)
        return self.later[name]

    def hex(self, name: str) -> Hex:
        """The hex of a name such as A0207."""
        return numbered(self.sheet(name[:-4]), name[-4:])


class Box(_Entry):
    """All component figures."""

    ships: tuple[ShipClass, ...]
    pods: tuple[PodKind, ...]
    missiles: tuple[MissileRow, ...]
    relative: tuple[tuple[tuple[Annotated[int, Field(ge=0, le=18)], ...], ...], Mark]
    fire: tuple[Fires, ...]
    interception: tuple[Interceptions, ...]
    scenarios: tuple[Scenario, ...]

    @model_validator(mode="after")
    def _complete(self) -> Box:
        for name in ("ships", "pods", "scenarios"):
            ids = Counter(entry.id for entry in getattr(self, name))
            twice = [each for each, count in ids.items() if count > 1]
            if twice:
                raise ValueError(f"{name}: {twice[0]} stands there twice; one entry each")
        grid = self.relative[0]
        if len(grid) != 9 or any(len(row) != 9 for row in grid):
            raise ValueError("relative: the chart has 9 rows of 9 numbers")
        if [row.mode for row in self.fire] != list(MODES):
            raise ValueError(f"fire: exactly the rows {', '.join(MODES)}, in this order")
        if sorted(row.civ[0] for row in self.interception) != [6, 7, 8]:
            raise ValueError("interception: exactly one row for each of the Civ levels 6, 7, 8")
        missing = sorted(set(SCENARIOS) - {scenario.id for scenario in self.scenarios})
        if missing:
            raise ValueError(f"scenarios: {missing[0]} is missing; allowed are {SCENARIOS}")
        for scenario in self.scenarios:
            for force in scenario.sides:
                for ship in force.ships:
                    self._fits(scenario.id, ship)
        return self

    def _fits(self, scenario: str, ship: ShipEntry) -> None:
        """A ship and its pods exist, and there are as many as the class takes."""
        where = f"{scenario}, ship {ship.letter}"
        models = {model.id: model for model in self.ships if not model.craft}
        crafts = {model.id for model in self.ships if model.craft}
        if ship.model not in models:
            raise ValueError(f"{where}: no class {ship.model}; there are {', '.join(models)}")
        room = models[ship.model].pods[0]
        if len(ship.pods) > room:
            raise ValueError(f"{where}: {len(ship.pods)} pods; a {ship.model} has room for {room}")
        kinds = {pod.id for pod in self.pods}
        for pod in ship.pods:
            if pod.kind not in kinds:
                raise ValueError(
                    f"{where}: no pod {pod.kind}; there are {', '.join(sorted(kinds))}"
                )
            if (pod.kind == BAY) != (pod.craft in crafts):
                raise ValueError(f"{where}: a {BAY} and only it holds one of {sorted(crafts)}")

    def ship(self, name: str) -> ShipClass:
        """A class by its id."""
        return next(each for each in self.ships if each.id == name)

    def pod(self, name: str) -> PodKind:
        """A pod by its id."""
        return next(each for each in self.pods if each.id == name)

    def scenario(self, name: str) -> Scenario:
        """A scenario by its id."""
        return next(each for each in self.scenarios if each.id == name)


MODES: Final = ("laser-burst", "laser-barrage", "particle-burst", "particle-barrage")
BURSTS: Final = tuple(mode for mode in MODES if mode.endswith("burst"))
OWN: Final = "own"
"""VE1160: the scenario that a group may write for itself."""
SCENARIOS: Final = ("showdown", "first-shot", "escape", "pirates", "convoy", OWN)
"""The five printed ones, and the one that a group may write (VE1160)."""
FIRE_COLUMNS: Final = (0, 1, 3, 5, 7, 9, 11, 14)
"""The highest target value of each column (VE860)."""
INTERCEPTION_COLUMNS: Final = (0, 2, 4, 7, 10)
"""The highest relative velocity of each column but the last (VE960)."""
HIT_TABLE: Final[dict[int, tuple[str, ...]]] = {
    2: ("bridge", "engine"),
    3: ("field", "pod-8"),
    **{die: (f"pod-{die - 3}", f"pod-{die + 5}") for die in range(4, 11)},
}
"""VE870: the parts by the die; 1 is critical."""

COMPONENTS: Final = read_box(
    Box, (Path(__file__).parent / "components.json").read_text(encoding="utf-8")
)
"""The set that the game ships (docs/rules/delta_vee.md says what is printed)."""
TUTORIAL: Final = read_box(Tutorial, Path(__file__).with_name("tutorial.json").read_text("utf-8"))
"""The first match of a newcomer: The Showdown, the shortest scenario."""
