"""The box: technology cards and demand cards, and what the ids of cards mean."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine import Tutorial, read_box

Good: TypeAlias = Literal["red", "yellow", "green", "blue"]
GOODS: Final[tuple[Good, ...]] = ("red", "yellow", "green", "blue")
"""The goods, in the order in which every list of goods is written."""

Kind: TypeAlias = Literal[
    "mine",
    "generator",
    "depot",
    "solar",
    "multi",
    "complex",
    "converter",
    "sabotage",
    "transport",
    "station",
    "centre",
    "factory",
    "reactor",
    "fusion",
    "metropolis",
    "megacity",
    "fuser",
    "missile",
]
Foot: TypeAlias = Literal["power", "both", "action", "demand"]
"""Where a card lies: beside the planet; one cell of the action row and the demand cell
below it; two cells of the action row; two cells of the demand row (SD23)."""

POWER: Final = ("generator", "solar", "reactor")
"""What is built beside the planet, each upon the one before (SD23)."""
COLOURED: Final = ("mine", "complex", "fusion")
OUTPUT: Final = {"mine": 1, "complex": 2, "fusion": 4, "multi": 1}
"""Goods a use (SD24)."""
EXCHANGES: Final = {"converter": 1, "fuser": 2}
"""Goods exchanged a use (SD25)."""
ATTACKERS: Final = ("sabotage", "missile")
USABLE: Final = frozenset((*OUTPUT, *EXCHANGES, *ATTACKERS, "transport"))
"""Cards with a timer place (SD21)."""
ADVANCED: Final = ("sabotage", "missile", "transport", "station", "centre", "factory")
"""SD40: cards of the advanced game."""

COUNTS: Final[dict[Kind, int]] = {
    "mine": 12,
    "generator": 8,
    "depot": 4,
    "solar": 8,
    "multi": 4,
    "complex": 4,
    "converter": 4,
    "sabotage": 2,
    "transport": 1,
    "station": 1,
    "centre": 2,
    "factory": 2,
    "reactor": 8,
    "fusion": 4,
    "metropolis": 2,
    "megacity": 2,
    "fuser": 2,
    "missile": 2,
}
"""Cards of each kind in one box."""
NEUTRAL: Final = 12
"""Demand cards of the neutral planets in one box."""
HOLD: Final = 8
"""Goods a ship holds (SD24)."""
PROBE: Final = 2
"""Goods a transport probe holds (SD43); also attack markers on a card, and missiles on a seat."""
MARKERS: Final = 10
"""Victory markers a player (SD11)."""
MINUTES: Final = 30
"""How long the game takes, in timer minutes (SD1)."""

_Count: TypeAlias = Annotated[int, Field(ge=1, le=99, strict=True)]


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class DemandEntry(_Entry):
    """Goods wanted, and the points of who delivers and of the planet's owner (SD27)."""

    goods: tuple[Good, ...]
    deliver: _Count
    host: int = Field(ge=0, le=99, strict=True)

    @model_validator(mode="after")
    def _some(self) -> DemandEntry:
        if not 1 <= len(self.goods) <= HOLD:
            raise ValueError(f"a demand is for 1 to {HOLD} goods")
        return self

    @property
    def letters(self) -> str:
        """The goods by their first letters, in the order of GOODS: rry."""
        return "".join(good[0] * self.goods.count(good) for good in GOODS)


class CardEntry(_Entry):
    """One technology card; ``links`` is the number of its power connections."""

    kind: Kind
    level: Literal[1, 2, 3]
    colour: Good | None = None
    links: Literal[0, 1, 2]
    foot: Foot
    demands: tuple[DemandEntry, ...] = ()

    @model_validator(mode="after")
    def _fits(self) -> CardEntry:
        if (self.colour is not None) != (self.kind in COLOURED):
            raise ValueError(f"a colour belongs on {', '.join(COLOURED)}, and on no other card")
        if (self.foot == "power") != (self.kind in POWER):
            raise ValueError(f"foot power belongs on {', '.join(POWER)}, and on no other card")
        allowed = {"power": (0,), "both": (0, 1), "action": (2,), "demand": (0,)}[self.foot]
        if self.links not in allowed:
            raise ValueError(
                f"a card with foot {self.foot} has {' or '.join(map(str, allowed))} links"
            )
        if self.demands and self.foot in ("power", "action"):
            raise ValueError("demands stand in the demand row: foot both or demand")
        letters = [demand.letters for demand in self.demands]
        if len(set(letters)) != len(letters):
            raise ValueError("no two demands of one card may be the same")
        return self


class Box(_Entry):
    """The component figures of one box.

    ``power`` is how many connections of a side a generator, a satellite and a reactor
    supply, ``depot`` the goods one depot holds, ``attacks`` the attack markers.
    """

    power: tuple[_Count, _Count, _Count]
    depot: _Count
    attacks: _Count
    cards: tuple[CardEntry, ...]
    neutral: tuple[DemandEntry, ...]

    @model_validator(mode="after")
    def _counts(self) -> Box:
        found = Counter(card.kind for card in self.cards)
        for kind, wanted in COUNTS.items():
            if found[kind] != wanted:
                raise ValueError(f"cards: {found[kind]} of {kind}; the rulebook says {wanted}")
        if len(self.neutral) != NEUTRAL:
            raise ValueError(f"neutral: there are {len(self.neutral)}; {NEUTRAL} are needed")
        if list(self.power) != sorted(self.power) or self.power[2] > 4:
            raise ValueError("power: three numbers from 1 to 4, none less than the one before")
        return self

    @model_validator(mode="after")
    def _start(self) -> Box:
        for card in self.cards:
            if (card.level == 1) != (card.kind in ("mine", "generator", "depot")):
                raise ValueError(f"cards: a {card.kind} of level {card.level}; see SD11")
        for good in GOODS:
            count = sum(card.kind == "mine" and card.colour == good for card in self.cards)
            if count != 3:
                raise ValueError(f"cards: {count} mines of {good}; three are needed (SD11)")
        return self

    @cached_property
    def facts(self) -> dict[str, Card]:
        """What is printed on each card, by its id; of demand cards too. Not to be changed."""
        found = {}
        for id_, entry in zip(_ids(self.cards), self.cards, strict=True):
            demands = tuple(Demand(d.letters, d.deliver, d.host) for d in entry.demands)
            found[id_] = Card(entry.level, entry.links, entry.foot, demands)
        for number, wanted in enumerate(self.neutral, start=1):
            demand = Demand(wanted.letters, wanted.deliver, wanted.host)
            found[f"neutral-{wanted.letters}-{number}"] = Card(0, 0, "demand", (demand,))
        return found


def _ids(cards: tuple[CardEntry, ...]) -> list[str]:
    """Kind, colour, and a number where there are several of it: mine-red-2, complex-red."""
    names = [f"{card.kind}-{card.colour}" if card.colour else card.kind for card in cards]
    seen: Counter[str] = Counter()
    ids = []
    for name in names:
        seen[name] += 1
        ids.append(f"{name}-{seen[name]}" if names.count(name) > 1 else name)
    return ids


@dataclass(frozen=True, slots=True)
class Demand:
    """Goods by letters (rry), points for the one who delivers, points for the host."""

    goods: str
    deliver: int
    host: int


@dataclass(frozen=True, slots=True)
class Card:
    """What is printed on a card; level 0 is a demand card of a neutral planet."""

    level: int
    links: int
    foot: Foot
    demands: tuple[Demand, ...]


_CARD: Final = re.compile(
    r"(neutral-(?P<wanted>[rygb]{1,8})|(?P<kind>[a-z]+)(-(?P<colour>red|yellow|green|blue))?)"
    r"(-(?P<number>\d+))?(?P<second>-b)?"
)
SECOND: Final = "-b"
"""The end of the ids of cards that come from the second box."""


@lru_cache(4096)  # anybody may type an id
def read_card(id_: str) -> re.Match[str] | None:
    """The parts of a card's id, or None when it is not one."""
    found = _CARD.fullmatch(id_)
    return found if found is not None and (found["wanted"] or found["kind"] in COUNTS) else None


@cache
def kind_of(card: str) -> str:
    """The kind of a card by its id."""
    return card.partition("-")[0]


@cache
def is_usable(card: str) -> bool:
    """Whether a card has a timer place (SD21)."""
    return kind_of(card) in USABLE


@cache
def colour_of(card: str) -> int:
    """The colour of a mine, complex or fusion mine, as its place in GOODS."""
    return [str(good) for good in GOODS].index(card.split("-")[1])


@lru_cache(4096)
def amounts(letters: str) -> tuple[int, ...]:
    """How many of each good: rry is 2, 1, 0, 0."""
    return tuple(letters.count(good[0]) for good in GOODS)


def letters(goods: Sequence[int]) -> str:
    """The other way round."""
    return _letters(*goods) if any(goods) else ""


@lru_cache(maxsize=4096)
def _letters(*goods: int) -> str:
    return "".join(good[0] * count for good, count in zip(GOODS, goods, strict=True))


COMPONENTS: Final = read_box(Box, Path(__file__).with_name("components.json").read_text("utf-8"))
"""The set the game ships; where each figure comes from is told in docs/rules/space_dealer.md."""
TUTORIAL: Final = read_box(Tutorial, Path(__file__).with_name("tutorial.json").read_text("utf-8"))
"""The first match of a newcomer."""
