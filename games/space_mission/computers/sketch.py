"""A match as one plays it on in one's head: the rules of ``steps``, on bare numbers.

It does what the steps do, and tells nothing; a test plays both beside one another. Looking ahead
takes thousands of actions a decision, for which states, offers and events are too slow.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from engine import NOBODY, Dice
from games.space_mission.parts import ACTIONS, GATE, HAND, POINTS, SPACE, SYMBOLS, fits
from games.space_mission.scoring import STATION, gate_points, tile_points
from games.space_mission.state import Planet, State
from games.space_mission.steps import ChooseTile, MarkTile, TakeAction

NOWHERE: Final = -1
"""The gate, among planets that are numbered clockwise."""
KIND: Final = {tile: kind for kind, tile in enumerate((*POINTS, SPACE))}
"""Tiles as numbers."""
KINDS: Final = len(POINTS)

Move: TypeAlias = tuple[str, tuple[str, ...]]
"""A verb and its arguments, as in a choice."""


@cache
def ways(card: str) -> Sequence[tuple[int, int]]:
    """For what a card can be used: 0 to jump, 1 to scan, 2 to land, each with the numbers."""
    return tuple(
        (use, number)
        for use, symbol in enumerate(SYMBOLS)
        for number in range(1, 10)
        if fits(card, symbol, number)
    )


class Site:
    """A planet. ``tiles`` counts the point tiles of the pile by kind."""

    __slots__ = (
        "closed", "high", "jump", "low", "name", "open", "own", "points", "probes", "scan", "seen",
        "space", "station", "tiles", "vain",
    )  # fmt: skip

    def __init__(self, planet: Planet, seats: int) -> None:
        self.name, self.jump, self.scan = planet.name, planet.jump, planet.scan
        self.low, self.high = sorted(planet.land)
        self.tiles = counted(planet.pile)
        self.points = sum(self.tiles)
        self.space = len(planet.pile) - self.points
        self.open = planet.open
        self.station: int = NOBODY if planet.station is None else planet.station
        self.probes = [(int(scan.seat), KIND[scan.tile]) for scan in planet.scans]
        self.own = [0] * seats
        for owner, _ in self.probes:
            self.own[owner] += 1
        self.vain: int = planet.in_vain
        self.closed = planet.is_closed
        self.seen: list[Sequence[int]] = [()] * seats
        for seat, tiles in planet.seen.items():
            self.seen[seat] = counted(tiles)


class Sketch:
    """A match. ``looking``: the planet whose pile is looked through, or NOWHERE."""

    __slots__ = (
        "chips", "deck", "dice", "discards", "end_at", "first", "gate", "hands", "left", "looking",
        "marks", "names", "over", "seat", "seats", "ships", "sites", "spaces", "stations", "taken",
    )  # fmt: skip

    def __init__(self, state: State, dice: Dice) -> None:
        self.sites = [Site(planet, state.seats) for planet in state.ring]
        self.names = {site.name: number for number, site in enumerate(self.sites)}
        self.names[GATE] = NOWHERE
        pilots = state.pilots
        self.ships = [self.names[pilot.ship] for pilot in pilots]
        self.hands = [list(pilot.hand) for pilot in pilots]
        self.chips = [pilot.chips for pilot in pilots]
        self.gate = [pilot.gate for pilot in pilots]
        self.taken = [counted(pilot.tiles) for pilot in pilots]
        self.seats, self.end_at, self.first = state.seats, state.end_at, int(state.first)
        self.stations = [0] * state.seats
        for site in self.sites:
            if site.station != NOBODY:
                self.stations[site.station] += 1
        self.spaces = state.open_tiles
        self.deck, self.discards = list(state.deck.cards), list(state.deck.discards)
        self.dice, self.over = dice, bool(state.over)
        self.seat, self.left, self.looking, self.marks = 0, 0, NOWHERE, False
        for step in state.stack:
            if isinstance(step, TakeAction):
                self.seat, self.left = int(step.seat), step.left
            elif isinstance(step, ChooseTile):
                self.looking = self.names[step.planet]
                self.marks = isinstance(step, MarkTile)

    @property
    def is_last_round(self) -> bool:
        """SM30."""
        return self.spaces >= self.end_at

    def do(self, move: Move) -> None:
        """Carry out a move that is legal."""
        verb, args = move
        if verb in {"take", "mark"}:
            self._choose(KIND[args[0]])
        else:
            self.left -= 1
            self._act(verb, args)
        if not self.left and self.looking == NOWHERE:
            self._pass()

    def _act(self, verb: str, args: tuple[str, ...]) -> None:
        seat = self.seat
        hand = self.hands[seat]
        if verb == "fly":
            self.ships[seat] = self.names[args[0]]
        elif verb == "jump":
            hand.remove(args[0])
            self.discards.append(args[0])
            self.ships[seat] = self.names[args[1]]
            self.chips[seat] -= 1
            self.gate[seat] += 1
        elif verb == "discover":
            self.looking, self.marks = self.ships[seat], False
        else:
            for card in args:
                hand.remove(card)
            self.discards += args
            if verb == "top-up":
                self._draw(hand)
            elif verb == "scan":
                self._scan(self.sites[self.ships[seat]])
            else:
                self._develop(self.sites[self.ships[seat]])

    def _scan(self, site: Site) -> None:
        if site.points:
            self.looking, self.marks = self.ships[self.seat], True
        else:
            site.vain = self.seat
            self._turn_up(site)

    def _develop(self, site: Site) -> None:
        site.station = self.seat
        self.stations[self.seat] += 1
        for owner, kind in site.probes:
            self.taken[owner][kind] += 1
            self.chips[owner] += 1
        site.probes.clear()
        site.own = [0] * self.seats
        self.chips[self.seat] -= 1
        if site.closed:
            self.looking, self.marks = self.ships[self.seat], False

    def _choose(self, kind: int) -> None:
        site, seat = self.sites[self.looking], self.seat
        site.tiles[kind] -= 1
        site.points -= 1
        if self.marks:
            site.probes.append((seat, kind))
            site.own[seat] += 1
            self.chips[seat] -= 1
        else:
            self.taken[seat][kind] += 1
        site.seen[seat] = tuple(site.tiles)
        self.looking, self.marks = NOWHERE, False
        self._turn_up(site)

    def _turn_up(self, site: Site) -> None:
        if not site.points:
            site.closed = False
            if site.space and not site.open:
                site.open = True
                self.spaces += site.space

    def _draw(self, hand: list[str]) -> None:
        deck = self.deck
        while True:
            if not deck and self.discards:
                deck, self.deck, self.discards = self.discards, self.discards, []
                self.dice.shuffle(deck)
            if len(hand) == HAND or not deck:
                break
            hand.append(deck.pop())
        hand.sort()

    def _pass(self) -> None:
        self.seat = (self.seat + 1) % self.seats
        self.left = ACTIONS
        if self.seat == self.first:
            self.over = self.is_last_round or self._is_stranded()

    def _is_stranded(self) -> bool:
        """SM42."""
        return not any(self.chips) and not any(
            site.probes or (site.station != NOBODY and site.closed) for site in self.sites
        )

    def points(self) -> list[int]:
        """SM31 to SM36: the points of each seat, as it stands."""
        gate = gate_points(self.gate)
        return [
            gate[seat] + STATION * self.stations[seat] + worth(tuple(self.taken[seat]))
            for seat in range(self.seats)
        ]


def counted(tiles: Sequence[str]) -> list[int]:
    """Point tiles, counted by kind."""
    found = [0] * (KINDS + 1)
    for tile in tiles:
        found[KIND[tile]] += 1
    return found[:KINDS]


@lru_cache(maxsize=1 << 16)
def worth(taken: tuple[int, ...]) -> int:
    """SM33 to SM36: the points of tiles that are counted by kind."""
    return sum(
        tile_points(
            [tile for tile, count in zip(POINTS, taken, strict=False) for _ in range(count)]
        )
    )
