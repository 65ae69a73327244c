"""SM31 to SM37: the score sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine import Result, Seat, conceded, ranking

from .parts import ALIENS, ORES
from .state import State

COLUMNS: Final = ("gate", "stations", "ore", "aliens", "matter", "water", "medals", "total")
LOOSE: Final = ("gate",)
"""More probes of others take points of the gate away (SM31)."""
GATE: Final = (9, 6, 3, 1)
STATION: Final = 3
PAIR: Final = 7
SINGLE: Final = 2
WATER: Final = (0, 2, 5, 9, 14)
MEDAL: Final = 3


def gate_points(probes: Sequence[int]) -> list[int]:
    """SM31: each seat's points for its probes. Tied seats share a place and use up the next."""
    points = []
    for own in probes:
        place = sum(other > own for other in probes)
        points.append(GATE[place] if own and place < len(GATE) else 0)
    return points


def gate_gain(probes: Sequence[int], seat: Seat) -> int:
    """SM31: how many points one more probe of the seat brings it, now."""
    more = [own + (other == seat) for other, own in enumerate(probes)]
    return gate_points(more)[seat] - gate_points(probes)[seat]


def largest_colour(tiles: Counter[str], colours: Sequence[str]) -> int:
    """SM33: the number of tiles times the number in the most frequent colour."""
    counts = [tiles[colour] for colour in colours]
    return sum(counts) * max(counts)


def matter(tiles: Counter[str]) -> int:
    """SM34: pairs of green and blue, and single ones."""
    green, blue = tiles["matter-green"], tiles["matter-blue"]
    return PAIR * min(green, blue) + SINGLE * abs(green - blue)


def water(count: int) -> int:
    """SM35: 2, 5, 9, 14, and again from the start for each further four."""
    fours, rest = divmod(count, 4)
    return fours * WATER[4] + WATER[rest]


def tile_points(taken: Sequence[str]) -> tuple[int, int, int, int, int]:
    """SM33 to SM36: ore, aliens, matter, water, medals."""
    tiles = Counter(taken)
    return (
        largest_colour(tiles, ORES),
        largest_colour(tiles, ALIENS),
        matter(tiles),
        water(tiles["water"]),
        MEDAL * tiles["medal"],
    )


def gain(taken: Sequence[str], *tiles: str) -> int:
    """How many points the tiles add to those taken, now."""
    return sum(tile_points((*taken, *tiles))) - sum(tile_points(taken))


def result(state: State) -> Result:
    """SM31 to SM37: the sheet of every seat, and the places; ties go to the more stations.

    A match that is still running is scored as it stands.
    """
    gate = gate_points([pilot.gate for pilot in state.pilots])
    rows, order = [], []
    for seat, pilot in enumerate(state.pilots):
        stations = state.stations(Seat(seat))
        points = (gate[seat], STATION * stations, *tile_points(pilot.tiles))  # SM32
        rows.append((*points, sum(points)))
        order.append((sum(points), stations))
    stands = Result(state.over, ranking(order), COLUMNS, tuple(rows), loose=LOOSE)
    return conceded(state, stands)
