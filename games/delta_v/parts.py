"""The box: cells, minerals, incidents, tiles and contracts, and what their ids mean."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine import Tutorial, read_box

Mineral: TypeAlias = Literal["alphatite", "betamite", "gammatite", "deltamite", "epsilonite"]
MINERALS: Final[tuple[Mineral, ...]] = (
    "alphatite",
    "betamite",
    "gammatite",
    "deltamite",
    "epsilonite",
)
"""The ordinary minerals; each player has one bribe counter of each (DV1)."""
OMNIDIUM: Final = "omnidium"
"""The mineral that stands for any other and is on no contract and no counter (DV61)."""

Incident: TypeAlias = Literal["alien", "scan", "sabotage", "acquisition", "pirate", "meteor"]
ALIEN: Final = "alien"
SCAN: Final = "scan"
SABOTAGE: Final = "sabotage"
ACQUISITION: Final = "acquisition"
PIRATE: Final = "pirate"
METEOR: Final = "meteor"
BIDS: Final = "bids"
LOOKS: Final = "looks"
"""What is no incident and can be ordered about like one (DV74, DV31)."""
BELOW: Final = range(2, 21)
"""The points of a contract's tiles below which bids may be passed by an order (DV74)."""
INCIDENTS: Final[tuple[Incident, ...]] = (
    ALIEN,
    SCAN,
    SABOTAGE,
    ACQUISITION,
    PIRATE,
    METEOR,
)
LAST_ALIEN: Final = 5
"""Encounters that end the game (DV87)."""
ROCKETS: Final = 5
"""Rockets a player: one on the station, the others in the shipyard (DV1)."""
PATIENCE: Final = 8
"""Rounds without a lasting change after which the game ends (DV96): enough to buy
all rockets, to fly out with them, and to try once more."""
SURVEYED: Final = 3
"""Tiles that a satellite survey shows (DV41)."""

STATION: Final = "station"
"""The centre, D4, as a place where rockets are (DV2)."""
COLUMNS: Final = "ABCDEFG"
ROWS: Final = "1234567"
CELLS: Final = tuple(
    column + row for row in ROWS for column in COLUMNS if (column, row) != ("D", "4")
)
"""The 48 asteroid cells, row by row."""
LINES: Final[dict[str, tuple[str, ...]]] = {
    **{f"row-{row}": tuple(cell for cell in CELLS if cell[1] == row) for row in ROWS},
    **{f"column-{column}": tuple(c for c in CELLS if c[0] == column) for column in COLUMNS},
}
"""The rows and columns of a satellite survey (DV41)."""


@cache
def mineral(face: str) -> str:
    """The mineral of a face such as ``alphatite-3``; the empty string for an incident."""
    name, dash, _ = face.partition("-")
    return name if dash else ""


@cache
def points(face: str) -> int:
    """The points of a face; 0 for an incident."""
    return int(face.rpartition("-")[2]) if "-" in face else 0


@cache
def number(contract: str) -> int:
    """The number of a contract in the box: ``k6-ad`` is number 6."""
    return int(contract.partition("-")[0].removeprefix("k"))


@cache
def wanted(contract: str) -> tuple[str, ...]:
    """The minerals of a contract by its id: ``k6-ad`` asks for alphatite and deltamite."""
    letters = contract.partition("-")[2]
    return tuple(name for letter in letters for name in MINERALS if name[0] == letter)


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class MineralTiles(_Entry):
    """The tiles of one mineral: their points, one number a tile."""

    mineral: Mineral | Literal["omnidium"]
    points: tuple[Annotated[int, Field(ge=0, le=9, strict=True)], ...] = Field(min_length=1)


class IncidentTiles(_Entry):
    """How many tiles there are of one incident."""

    incident: Incident
    count: int = Field(ge=1, le=20, strict=True)


class Box(_Entry):
    """The component figures: 48 asteroid tiles, five of them alien encounters, and contracts."""

    minerals: tuple[MineralTiles, ...]
    incidents: tuple[IncidentTiles, ...]
    contracts: tuple[Annotated[tuple[Mineral, ...], Field(min_length=1, max_length=5)], ...] = (
        Field(min_length=1, max_length=24)
    )

    @model_validator(mode="after")
    def _complete(self) -> Box:
        kinds = Counter([m.mineral for m in self.minerals] + [i.incident for i in self.incidents])
        twice = sorted(kind for kind, count in kinds.items() if count > 1)
        if twice:
            raise ValueError(f"{twice[0]} stands there twice; one entry a kind is allowed")
        if len(self.faces) != len(CELLS):
            raise ValueError(f"{len(self.faces)} tiles; the field takes exactly {len(CELLS)}")
        aliens = self.faces.count(ALIEN)
        if aliens != LAST_ALIEN:
            raise ValueError(f"{aliens} alien encounters; the rules ask for exactly {LAST_ALIEN}")
        return self

    @property
    def faces(self) -> list[str]:
        """The faces of all tiles."""
        found = [f"{m.mineral}-{number}" for m in self.minerals for number in m.points]
        return found + [i.incident for i in self.incidents for _ in range(i.count)]

    @property
    def contract_ids(self) -> list[str]:
        """The ids of the contracts, which name their minerals."""
        return [
            f"k{number}-{''.join(name[0] for name in minerals)}"
            for number, minerals in enumerate(self.contracts, start=1)
        ]


COMPONENTS: Final = read_box(
    Box, (Path(__file__).parent / "components.json").read_text(encoding="utf-8")
)
"""The reconstructed set that the game ships (docs/rules/delta_v.md says what is printed)."""
TUTORIAL: Final = read_box(Tutorial, Path(__file__).with_name("tutorial.json").read_text("utf-8"))
"""The first match of a newcomer."""
