"""Delta Vee told once more, from the rulebook and by plain geometry: where every unit must be.

Nothing here is taken from the rules of the program. A world begins as the match is dealt; from then
on it only hears what is told and which words were planned, and works out by itself where each unit
stands, how it flies and what energy it has left.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, pi, sin, sqrt

from games.delta_vee.parts import COMPONENTS

Hex = tuple[int, int]
"""A column, and a height in halves of a hex, downwards: even columns stand half a hex lower."""


def hex_of(q: int, r: int) -> Hex:
    """How the program counts hexes: columns, and rows that slant."""
    return (q, 2 * r + q)


def named(name: str, sheets: dict[str, Hex]) -> Hex:
    """A hex by its printed number; sheets of 16 columns and 17 rows lie side by side."""
    right, below = sheets[name[:-4]]
    column, row = 16 * right + int(name[-4:-2]) - 1, 17 * below + int(name[-2:]) - 1
    return (column, 2 * row + column % 2)


def sheet_under(place: Hex) -> Hex:
    """How many sheets right of and below the first one a hex lies."""
    column, height = place
    return (column // 16, (height - column % 2) // 2 // 17)


def number(place: Hex) -> str:
    """What is printed in a hex: its column and its row on its sheet."""
    column, height = place
    return f"{column % 16 + 1:02}{(height - column % 2) // 2 % 17 + 1:02}"


def towards(hour: int, length: float) -> Hex:
    """The way from a hex centre: a length, in sides of a hex, to an hour of the clock face."""
    angle = hour * pi / 6
    x, y = length * sin(angle), -length * cos(angle)
    return (round(x / 1.5), round(y / (sqrt(3) / 2)))


STRAIGHT = {hour: towards(hour, sqrt(3)) for hour in range(2, 13, 2)}
"""To the next hex through a side."""
ACROSS = {hour: towards(hour, 3) for hour in range(1, 12, 2)}
"""Two hexes towards a corner."""


def clock(hour: int) -> int:
    """The hour on the face, 1 to 12."""
    return (hour - 1) % 12 + 1


def beside(place: Hex, hour: int) -> Hex:
    """The hex behind a side."""
    x, y = STRAIGHT[clock(hour)]
    return (place[0] + x, place[1] + y)


def along(start: Hex, hour: int, steps: int) -> Hex:
    """VE610: where somebody is who has flown so far from where they took their direction."""
    if hour % 2 == 0:
        x, y = STRAIGHT[hour]
        return (start[0] + steps * x, start[1] + steps * y)
    x, y = ACROSS[hour]
    there = (start[0] + steps // 2 * x, start[1] + steps // 2 * y)
    return beside(there, hour - 1) if steps % 2 else there  # first to the left, then to the right


def distance(one: Hex, other: Hex) -> int:
    """VE820: the fewest steps from hex to hex."""
    x, y = abs(one[0] - other[0]), abs(one[1] - other[1])
    return x + max(0, (y - x) // 2)


def places_of_launch(place: Hex, hour: int) -> set[tuple[Hex, int]]:
    """VE940: the hexes that a launched unit may be put into, and its directions there."""
    if hour % 2:
        return {(beside(place, hour + s), clock(hour + d)) for s in (-1, 1) for d in (-1, 0, 1)}
    ahead = {(beside(place, hour), clock(hour + d)) for d in (-1, 0, 1)}
    left = {(beside(place, hour - 2), clock(hour + d)) for d in (-1, 0)}
    right = {(beside(place, hour + 2), clock(hour + d)) for d in (0, 1)}
    return ahead | left | right


@dataclass
class Body:
    """A unit: ``start`` is where it took its direction, ``steps`` how far it has flown since."""

    id: str
    side: int
    kind: str
    model: str
    start: Hex
    hour: int
    velocity: int
    steps: int = 0
    energy: int = 0
    civ: int = 0
    bays: dict[int, tuple[str, int, dict[str, str]]] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)
    parts: dict[str, str] = field(default_factory=dict)
    docked: str = ""
    leads: bool = False
    asleep: bool = False
    weaving: bool = False
    jump: int = 0
    home: str = ""
    bay: int = 0
    gained: bool = False
    spent: bool = False
    leaving: bool = False
    outbound: bool = False
    declines: bool = False
    revealed: bool = False
    armor: dict[str, int] = field(default_factory=dict)

    @property
    def place(self) -> Hex:
        return along(self.start, self.hour, self.steps)

    @property
    def missile(self) -> bool:
        return self.kind not in {"ship", "craft"}

    @property
    def burn(self) -> int:
        """VE430: an energy block; VE560: a battlecraft counts 1."""
        return COMPONENTS.ship(self.model).burn[0] if self.kind == "ship" else 1

    def steer(self, hour: int) -> None:
        """Take a direction here."""
        self.start, self.hour, self.steps = self.place, hour, 0

    def course(self) -> tuple[Hex, int, int, bool]:
        """Place, direction, velocity, and whether the right side of a corner is next."""
        return (self.place, self.hour, self.velocity, self.hour % 2 == 1 and self.steps % 2 == 1)
