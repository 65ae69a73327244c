"""The state of a match: the ring of planets, the pilots, the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import engine
from engine import NOBODY, Pile, Seat

from .parts import GATE, SPACE


@dataclass(slots=True)
class Scan:
    """A tile face down beside a planet, under a probe of the seat (SM13)."""

    seat: Seat
    tile: str


@dataclass(slots=True)
class Planet:
    """A planet in the ring; ``pile`` is face down unless ``open``, and its order means nothing.

    ``in_vain`` is who scanned it first and found only space, so that no probe tells it (SM17).
    ``seen`` is what each seat left in the pile when it last looked through it (SM46).
    """

    name: str
    jump: int
    scan: int
    land: tuple[int, int]
    pile: list[str]
    open: bool = False
    station: Seat | None = None
    scans: list[Scan] = field(default_factory=list)
    in_vain: Seat = NOBODY
    seen: dict[Seat, list[str]] = field(default_factory=dict)

    @property
    def is_closed(self) -> bool:
        """Whether tiles lie face down here. Looked through before, it has a point tile (SM17)."""
        return bool(self.pile) and not self.open

    @property
    def only_space(self) -> bool:
        """Whether no point tile is left in a pile that still has tiles."""
        return bool(self.pile) and all(tile == SPACE for tile in self.pile)

    def is_marked_by(self, seat: Seat) -> bool:
        """Whether a probe of the seat lies here (SM14)."""
        return seat in [scan.seat for scan in self.scans]

    def tiles_of(self, seat: Seat) -> list[str]:
        """The tiles under the seat's probes here."""
        return [scan.tile for scan in self.scans if scan.seat == seat]

    def was_scanned_by(self, seat: Seat) -> bool:
        """Whether the seat has scanned here before (SM14)."""
        return self.in_vain == seat or self.is_marked_by(seat)


@dataclass(slots=True)
class Pilot:
    """A player. ``chips`` are still free, ``gate`` of them lie on the gate as probes.

    ``orders`` are those that stand: what, to the number of cards with which it tops up (SM48).
    """

    hand: list[str]
    chips: int
    ship: str = GATE
    gate: int = 0
    tiles: list[str] = field(default_factory=list)
    orders: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class State(engine.State):
    """Everything there is to know of a match of Space Mission.

    ``ring`` is the planets clockwise, ``end_at`` the number of open space tiles that ends
    the match, ``round`` counts from 1, ``notebook`` is the option, ``last`` the planet where the
    last action was, or the empty string.
    """

    ring: list[Planet] = field(default_factory=list)
    pilots: list[Pilot] = field(default_factory=list)
    deck: Pile = field(default_factory=Pile)
    first: Seat = NOBODY
    round: int = 1
    end_at: int = 0
    notebook: bool = True
    last: str = ""

    @classmethod
    def brought_up(cls, data: Any) -> Any:
        """The deck was once two fields, ``draw`` and ``discard``."""
        if isinstance(data, Mapping) and "draw" in data:
            rest = {name: value for name, value in data.items() if name not in {"draw", "discard"}}
            return rest | {"deck": {"cards": data["draw"], "discards": data["discard"]}}
        return data

    def planet(self, name: str) -> Planet:
        """The planet of this name. Raises KeyError for one that is not in the ring."""
        for planet in self.ring:
            if planet.name == name:
                return planet
        raise KeyError(name)

    def here(self, seat: Seat) -> Planet:
        """The planet the seat's ship is on. Raises KeyError for one on the gate."""
        ship = self.pilots[seat].ship
        for planet in self.ring:
            if planet.name == ship:
                return planet
        raise KeyError(ship)

    def neighbours(self, planet: Planet) -> tuple[Planet, Planet]:
        """The planets counterclockwise and clockwise of this one (SM1)."""
        for place, other in enumerate(self.ring):
            if other is planet:
                return self.ring[place - 1], self.ring[(place + 1) % len(self.ring)]
        raise KeyError(planet.name)

    def stations(self, seat: Seat) -> int:
        """How many stations the seat has."""
        return sum(planet.station == seat for planet in self.ring)

    @property
    def open_tiles(self) -> int:
        """Space tiles that lie open (SM30)."""
        return sum(len(planet.pile) for planet in self.ring if planet.open)

    @property
    def is_last_round(self) -> bool:
        """SM30: whether enough space tiles lie open to end the match with this round."""
        return self.open_tiles >= self.end_at

    @property
    def is_stranded(self) -> bool:
        """SM42: whether no tile can ever move again.

        That is so when no pile can be discovered, no tile lies under a probe, and nobody
        has a chip with which to scan. (Were there no pile left to scan, all space would lie open.)
        """
        return not any(pilot.chips for pilot in self.pilots) and not any(
            planet.scans or (planet.station is not None and planet.is_closed)
            for planet in self.ring
        )
