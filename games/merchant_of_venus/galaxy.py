"""The galaxy: fields and the lines between them, read from galaxy.json and checked (MV2 to MV5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, model_validator
from pydantic import Field as Entry

from engine import read_box

Kind: TypeAlias = Literal[
    "blue",
    "yellow",
    "red",
    "laser",
    "shield",
    "pilot",
    "asteroid",
    "encounter",
    "navigation",
    "teleportal",
    "orbit",
    "city",
    "port",
    "base",
]
"""What a field is (MV3); laser, shield and pilot are the hazards, port is a neutral spaceport."""
Style: TypeAlias = Literal["solid", "dashed", "green"]
"""Grey lines are solid inside a system and dashed outside; green ones are double (MV40)."""

HAZARDS: Final[frozenset[Kind]] = frozenset(("laser", "shield", "pilot"))
LANDINGS: Final[frozenset[Kind]] = frozenset(("city", "port", "base"))
"""Landing places that the board prints (MV5); merchant spaceports join them in play."""
DIE: Final = 6
COUNTS: Final[Mapping[Kind, int]] = MappingProxyType(
    {
        "blue": 53,
        "yellow": 38,
        "red": 50,
        "laser": 13,
        "shield": 10,
        "pilot": 6,
        "asteroid": 12,
        "encounter": 24,
        "navigation": 10,
        "teleportal": 2,
        "orbit": 24,
        "city": 21,
        "port": 4,
        "base": 1,
    }
)
"""Fields of each kind. There are as many encounter fields as the box has markers to replace them:
12 blue/asteroid, 8 pirates, 4 teleportals."""
LINES: Final = 324
SYSTEMS: Final = 14
"""As many as first contact cards (MV11)."""
ANOMALIES: Final = 2

Frame: TypeAlias = tuple[int, int, int, int]
"""The frame of a ring: x and y of its middle, width, height."""
Spot: TypeAlias = tuple[Annotated[int, Entry(ge=0, le=1024)], Annotated[int, Entry(ge=0, le=1600)]]
"""Where a thing is drawn, in pixels of a picture 1024 wide."""


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class PlaceEntry(_Entry):
    """A system or an anomaly: the middle, width and height of the frame its ring is drawn on."""

    id: str
    at: Spot
    size: Spot


class FieldEntry(_Entry):
    """One field; ``place`` is its system, its anomaly, ``gb``, or the route it lies on."""

    id: str
    kind: Kind
    place: str
    at: Spot
    number: int = Entry(default=0, ge=0, le=DIE, strict=True)

    @model_validator(mode="after")
    def _numbered(self) -> FieldEntry:
        if (self.number > 0) != (self.kind == "teleportal"):
            raise ValueError(f"{self.id}: teleportals have a number 1 to 6, other fields none")
        return self


class Chart(_Entry):
    """The content of galaxy.json: shapes only; ``Galaxy`` checks whether they fit together."""

    systems: tuple[PlaceEntry, ...]
    anomalies: tuple[PlaceEntry, ...]
    fields: tuple[FieldEntry, ...]
    lines: tuple[tuple[str, str, Style], ...]
    exits: dict[str, tuple[str, ...]]
    far_ports: dict[str, str]
    early_teleportal: str

    @model_validator(mode="after")
    def _whole(self) -> Chart:
        for check in (_named, _counted, _lined, _left, _joined, _harboured):
            check(self)
        return self


@dataclass(frozen=True, slots=True)
class Field:
    """One field and the lines that leave it.

    place: its system, its anomaly, ``gb``, or the trade route it lies on.
    system: its system, or the empty string.
    ways: movement points by neighbour, in a fixed order.
    exits: the neighbour for each navigation value 1 to 6; empty on other fields (MV140).
    number: of a teleportal, else 0.
    sites: orbit fields where a merchant standing here may build (MV120, MV126).
    """

    id: str
    kind: Kind
    place: str
    system: str
    at: tuple[int, int]
    ways: Mapping[str, int]
    styles: Mapping[str, Style]
    exits: tuple[str, ...]
    number: int
    sites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class System:
    """A system with one market: its fields, and those a ship can land on (MV2, MV4)."""

    id: str
    fields: tuple[str, ...]
    cities: tuple[str, ...]
    ports: tuple[str, ...]
    orbits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Galaxy:
    """The board. Look a field up by its id: ``galaxy["cw2"]``.

    anomalies: the rings of the Supernova and the Supergiant.
    landings: every printed landing place (MV5).
    frames: where each system and anomaly is drawn.
    encounters: the 24 encounter fields.
    teleportals: the printed ones by number.
    early_teleportal: where teleportal 1 starts with the option of MV231.
    """

    fields: Mapping[str, Field]
    systems: Mapping[str, System]
    anomalies: Mapping[str, tuple[str, ...]]
    frames: Mapping[str, Frame]
    base: str
    landings: tuple[str, ...]
    encounters: tuple[str, ...]
    teleportals: Mapping[int, str]
    early_teleportal: str

    def __getitem__(self, field: str) -> Field:
        """The field of an id. Raises KeyError."""
        return self.fields[field]

    def home(self, field: str) -> tuple[str, ...]:
        """The printed landing places of the system the field belongs to; the base is its own."""
        found = self.fields[field]
        if not found.system:
            return (field,) if found.kind == "base" else ()
        system = self.systems[found.system]
        return (*system.cities, *system.ports)


def galaxy(chart: Chart) -> Galaxy:
    """The chart with everything looked up that play asks for."""
    systems = tuple(place.id for place in chart.systems)
    fields = _fields(chart, frozenset(systems))
    kinds: dict[str, list[str]] = {}
    places: dict[str, list[str]] = {}
    for field in fields.values():
        kinds.setdefault(field.kind, []).append(field.id)
        places.setdefault(field.place, []).append(field.id)
    return Galaxy(
        fields=MappingProxyType(fields),
        systems=MappingProxyType(
            {place.id: _system(place, places[place.id], fields) for place in chart.systems}
        ),
        anomalies=MappingProxyType(
            {place.id: tuple(places[place.id]) for place in chart.anomalies}
        ),
        frames=MappingProxyType(
            {
                place.id: (place.at[0], place.at[1], place.size[0], place.size[1])
                for place in (*chart.systems, *chart.anomalies)
            }
        ),
        base=kinds["base"][0],
        landings=tuple(field.id for field in fields.values() if field.kind in LANDINGS),
        encounters=tuple(kinds["encounter"]),
        teleportals=MappingProxyType({fields[id_].number: id_ for id_ in kinds["teleportal"]}),
        early_teleportal=chart.early_teleportal,
    )


def _fields(chart: Chart, systems: frozenset[str]) -> dict[str, Field]:
    styles = _styles(chart.lines)
    kinds = {entry.id: entry.kind for entry in chart.fields}
    far = {port: (orbit,) for port, orbit in chart.far_ports.items()}
    return {
        entry.id: Field(
            id=entry.id,
            kind=entry.kind,
            place=entry.place,
            system=entry.place if entry.place in systems else "",
            at=entry.at,
            ways=MappingProxyType({to: 1 + (s == "green") for to, s in styles[entry.id].items()}),
            styles=MappingProxyType(styles[entry.id]),
            exits=chart.exits.get(entry.id, ()),
            number=entry.number,
            sites=far[entry.id] if entry.id in far else _sites(entry.id, styles, kinds),
        )
        for entry in chart.fields
    }


def _styles(lines: Iterable[tuple[str, str, Style]]) -> dict[str, dict[str, Style]]:
    found: dict[str, dict[str, Style]] = {}
    for one, other, style in lines:
        found.setdefault(one, {})[other] = style
        found.setdefault(other, {})[one] = style
    return found


def _sites(
    id_: str, styles: Mapping[str, Mapping[str, Style]], kinds: Mapping[str, Kind]
) -> tuple[str, ...]:
    """The orbit fields that a city is joined to by a green line."""
    if kinds[id_] != "city":
        return ()
    return tuple(to for to, s in styles[id_].items() if s == "green" and kinds[to] == "orbit")


def _system(place: PlaceEntry, ids: Iterable[str], fields: Mapping[str, Field]) -> System:
    def those(kind: Kind) -> tuple[str, ...]:
        return tuple(id_ for id_ in ids if fields[id_].kind == kind)

    return System(place.id, tuple(ids), those("city"), those("port"), those("orbit"))


# What can be wrong with a chart


def _named(chart: Chart) -> None:
    every = [entry.id for entry in (*chart.systems, *chart.anomalies)]
    every += [entry.id for entry in chart.fields]
    for id_, count in Counter(every).items():
        if count > 1:
            raise ValueError(f"{id_} stands there {count} times; once is allowed")
    fields = {entry.id for entry in chart.fields}
    told = [(one, "lines") for line in chart.lines for one in line[:2]]
    told += [(one, "exits") for key, to in chart.exits.items() for one in (key, *to)]
    told += [(one, "far_ports") for pair in chart.far_ports.items() for one in pair]
    for one, where in (*told, (chart.early_teleportal, "early_teleportal")):
        if one not in fields:
            raise ValueError(f"{where}: there is no field {one}")


def _counted(chart: Chart) -> None:
    kinds = Counter(entry.kind for entry in chart.fields)
    figures = [(f"{kind} fields", kinds[kind], wanted) for kind, wanted in COUNTS.items()]
    figures += [
        ("systems", len(chart.systems), SYSTEMS),
        ("anomalies", len(chart.anomalies), ANOMALIES),
        ("lines", len(chart.lines), LINES),
    ]
    for name, found, wanted in figures:
        if found != wanted:
            raise ValueError(f"{name}: there are {found}; {wanted} are needed")


def _lined(chart: Chart) -> None:
    seen: set[frozenset[str]] = set()
    for one, other, _ in chart.lines:
        if one == other or frozenset((one, other)) in seen:
            raise ValueError(f"lines: {one} and {other} need two fields and one line")
        seen.add(frozenset((one, other)))
    numbers = Counter(entry.number for entry in chart.fields if entry.number)
    for number, count in numbers.items():
        if count > 1:
            raise ValueError(f"fields: there are {count} teleportals {number}; one is allowed")
    if next(e.kind for e in chart.fields if e.id == chart.early_teleportal) != "encounter":
        raise ValueError("early_teleportal: it must be an encounter field")


def _left(chart: Chart) -> None:
    """Every navigation field leads somewhere for every number, and by each of its lines."""
    styles = _styles(chart.lines)
    for entry in chart.fields:
        exits = chart.exits.get(entry.id, ())
        wanted = DIE if entry.kind == "navigation" else 0
        if len(exits) != wanted:
            raise ValueError(f"exits: {entry.id} has {len(exits)}; {wanted} are needed")
        for number, to in enumerate(exits, 1):
            if to not in styles[entry.id]:
                raise ValueError(f"exits: {entry.id} has no line to {to}, its exit {number}")
        unused = [to for to in styles.get(entry.id, {}) if wanted and to not in exits]
        if unused:
            raise ValueError(f"exits: {entry.id} has no number that leads to {unused[0]}")


def _joined(chart: Chart) -> None:
    """The galaxy hangs together, and so does each system by its own lines (MV2)."""
    if apart := _apart([entry.id for entry in chart.fields], chart.lines):
        raise ValueError(f"lines: {apart} cannot be reached")
    for system in chart.systems:
        ids = [entry.id for entry in chart.fields if entry.place == system.id]
        if not ids:
            raise ValueError(f"systems: {system.id} has no field")
        if apart := _apart(ids, [line for line in chart.lines if line[2] != "dashed"]):
            raise ValueError(f"systems: no unbroken line joins {apart} to {system.id}")


def _apart(ids: list[str], lines: Iterable[tuple[str, str, Style]]) -> str:
    """A field that cannot be reached from the first one, or the empty string."""
    styles = _styles(lines)
    seen, open_ = {ids[0]}, [ids[0]]
    while open_:
        new = [to for to in styles.get(open_.pop(), {}) if to not in seen]
        seen.update(new)
        open_ += new
    return next((id_ for id_ in ids if id_ not in seen), "")


def _harboured(chart: Chart) -> None:
    """Cities hang on orbits by green lines; far ports are neutral ones with an orbit (MV120)."""
    kinds = {entry.id: entry.kind for entry in chart.fields}
    styles = _styles(chart.lines)
    for id_, kind in kinds.items():
        if kind == "city" and not _sites(id_, styles, kinds):
            raise ValueError(f"lines: the city {id_} needs a green line to an orbit field")
    for port, orbit in chart.far_ports.items():
        if (kinds[port], kinds[orbit]) != ("port", "orbit"):
            raise ValueError(f"far_ports: {port} must be a port, {orbit} an orbit field")


GALAXY: Final = galaxy(read_box(Chart, Path(__file__).with_name("galaxy.json").read_text("utf-8")))
"""The board the game ships; where each part comes from is told in docs/rules."""
