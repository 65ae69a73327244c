"""The box: planets, cards, tiles and chips, and what the ids of cards mean."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine import Tutorial, read_box

Symbol: TypeAlias = Literal["jump", "scan", "land"]
"""Blue, green, orange: what a coordinate is for."""
SYMBOLS: Final[tuple[Symbol, ...]] = ("jump", "scan", "land")

PlanetName: TypeAlias = Literal[
    "freezer",
    "hazard",
    "dustfall",
    "green-heggar",
    "cinder",
    "twin-rock",
    "caldera",
    "ruby-red",
    "blue-depth",
    "goldmist",
    "violet-veil",
    "ironhide",
]
Tile: TypeAlias = Literal[
    "ore-red",
    "ore-purple",
    "ore-green",
    "ore-blue",
    "alien-brown",
    "alien-blue",
    "matter-green",
    "matter-blue",
    "water",
    "medal",
    "space",
]
SPACE: Final = "space"
GATE: Final = "gate"
FEW_CARDS: Final = 2
"""With so many cards at most one can top up by an order (SM48)."""
ELSEWHERE: Final = {
    ship: frozenset(get_args(PlanetName)) - {ship} for ship in (GATE, *get_args(PlanetName))
}
"""By where a ship is, the planets on which it is not."""
POINTS: Final = (
    "ore-red",
    "ore-purple",
    "ore-green",
    "ore-blue",
    "alien-brown",
    "alien-blue",
    "matter-green",
    "matter-blue",
    "water",
    "medal",
)
"""The point tiles, in the order in which every list of tiles is shown."""
ORES: Final = POINTS[:4]
ALIENS: Final = POINTS[4:6]

RING: Final = 8
"""Planets in a match (SM1)."""
PILE: Final = 8
"""Tiles a planet (SM2)."""
HAND: Final = 5
"""Cards a hand is dealt and topped up to (SM2, SM10)."""
ACTIONS: Final = 2
"""Actions a turn (SM9)."""

PLANETS: Final = 12
CARDS: Final = 60
TILES: Final = {"ore": 16, "alien": 10, "matter": 8, "water": 8, "medal": 6, "space": 16}
"""Tiles of each family. The rulebook prints these; only the split by colour is open."""
_JOKER: Final = "?"
_ANY: Final = "x"

Number: TypeAlias = Annotated[int, Field(ge=1, le=9, strict=True)]


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class PlanetEntry(_Entry):
    """One planet: its jump, scan and two landing coordinates, each 1 to 9."""

    name: PlanetName
    jump: Number
    scan: Number
    land: tuple[Number, Number]

    @property
    def coordinates(self) -> tuple[tuple[Symbol, int], ...]:
        """All four."""
        return (
            ("jump", self.jump),
            ("scan", self.scan),
            ("land", self.land[0]),
            ("land", self.land[1]),
        )


class CardEntry(_Entry):
    """One card: two of the three coordinates, each 1 to 9 or ``?`` (SM4)."""

    jump: Number | Literal["?"] | None = None
    scan: Number | Literal["?"] | None = None
    land: Number | Literal["?"] | None = None

    @model_validator(mode="after")
    def _two(self) -> CardEntry:
        if len(self.given) != 2:
            raise ValueError(f"a card shows exactly two of {', '.join(SYMBOLS)}")
        return self

    @property
    def given(self) -> list[tuple[Symbol, int | str]]:
        """The two coordinates."""
        found = ((symbol, getattr(self, symbol)) for symbol in SYMBOLS)
        return [(symbol, number) for symbol, number in found if number is not None]

    @property
    def face(self) -> str:
        """What the card shows, as the first four letters of its id."""
        return "".join(
            symbol[0] + (_ANY if number == _JOKER else str(number)) for symbol, number in self.given
        )


class Box(_Entry):
    """The component figures: 12 planets, 60 cards, 64 tiles, the chips of each player."""

    planets: tuple[PlanetEntry, ...]
    cards: tuple[CardEntry, ...]
    tiles: dict[Tile, Annotated[int, Field(ge=0, strict=True)]]
    chips: int = Field(ge=1, le=99, strict=True)

    @model_validator(mode="after")
    def _counts(self) -> Box:
        for name, found, wanted in (
            ("planets", len(self.planets), PLANETS),
            ("cards", len(self.cards), CARDS),
        ):
            if found != wanted:
                raise ValueError(f"{name}: there are {found}; {wanted} are needed")
        for name, count in Counter(planet.name for planet in self.planets).items():
            if count > 1:
                raise ValueError(f"planets: {name} stands there {count} times; once is allowed")
        for family, wanted in TILES.items():
            found = sum(n for tile, n in self.tiles.items() if tile.split("-")[0] == family)
            if found != wanted:
                raise ValueError(f"tiles: {found} of {family}; the rulebook says {wanted}")
        return self

    @model_validator(mode="after")
    def _reachable(self) -> Box:
        for planet in self.planets:
            for symbol, number in planet.coordinates:
                if not any(getattr(card, symbol) in (number, _JOKER) for card in self.cards):
                    raise ValueError(
                        f"planets: {planet.name} has {symbol} {number}, which is on no card; "
                        "every coordinate of a planet must be on a card"
                    )
        return self

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """The ids of all cards: the face, and for further copies of it a dash and a number."""
        seen: Counter[str] = Counter()
        ids = []
        for card in self.cards:
            seen[card.face] += 1
            copy = seen[card.face]
            ids.append(card.face if copy == 1 else f"{card.face}-{copy}")
        return tuple(ids)

    @cached_property
    def bag(self) -> tuple[str, ...]:
        """All tiles."""
        return tuple(tile for tile in (*POINTS, SPACE) for _ in range(self.tiles.get(tile, 0)))


_CARD: Final = re.compile(r"[jsl][1-9x][jsl][1-9x](-\d+)?")


def is_card(id_: str) -> bool:
    """Whether the id is that of a card."""
    return _CARD.fullmatch(id_) is not None


@cache
def coordinates(card: str) -> tuple[tuple[Symbol, int], tuple[Symbol, int]]:
    """The two coordinates of a card by its id; 0 is the joker."""
    return _coordinate(card[0], card[1]), _coordinate(card[2], card[3])


def _coordinate(kind: str, number: str) -> tuple[Symbol, int]:
    symbol = next(symbol for symbol in SYMBOLS if symbol[0] == kind)
    return symbol, 0 if number == _ANY else int(number)


@cache
def numbers(card: str, symbol: Symbol) -> frozenset[int]:
    """Of this kind, the coordinates for which the card can be used (SM4)."""
    for kind, number in coordinates(card):
        if kind == symbol:
            return frozenset((number,) if number else range(1, 10))
    return frozenset()


@cache
def fits(card: str, symbol: Symbol, number: int) -> bool:
    """Whether the card can be used for this coordinate (SM4)."""
    return number in numbers(card, symbol)


def without(hand: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    """What is left of a hand."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


def landings(hand: Sequence[str], land: tuple[int, int]) -> Sequence[tuple[str, str]]:
    """SM14: each pair of cards with both landing coordinates, the card for the lower one first."""
    low, high = sorted(land)
    found = []
    for one, two in combinations(hand, 2):
        if fits(one, "land", low) and fits(two, "land", high):
            found.append((one, two))
        elif fits(two, "land", low) and fits(one, "land", high):
            found.append((two, one))
    return found


def in_order(tiles: list[str]) -> tuple[str, ...]:
    """The tiles in the order of the list of kinds, so that their order tells nothing."""
    return tuple(sorted(tiles, key=_RANK.__getitem__))


_RANK: Final = {tile: rank for rank, tile in enumerate((*POINTS, SPACE))}

COMPONENTS: Final = read_box(Box, Path(__file__).with_name("components.json").read_text("utf-8"))
"""The set the game ships; where each figure comes from is told in docs/rules/space_mission.md."""
TUTORIAL: Final = read_box(Tutorial, Path(__file__).with_name("tutorial.json").read_text("utf-8"))
"""The first match of a newcomer."""
